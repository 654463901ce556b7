<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fo" sourcelanguage="en">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Goym</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Goym alt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opna</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja til &amp;alt</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nei</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ei til alt</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Steðga</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Royn aftur</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Lat standa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lat aftur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ógilda</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Vraka</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjálp</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Set í verk</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tómstilla</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Set aftur til vanligt</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Vís meira…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Fjal aftur…</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Endurger</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Klipp</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>A&amp;vrita</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lím inn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Strika</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Vel alt</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Endurger</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Klipp</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>A&amp;vrita</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lím inn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Strika</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Vel alt</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Avrita &amp;leinkju</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Vel &amp;alt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Eitt &amp;upp</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Eitt &amp;niður</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Far higar</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Vinstri kantur</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Ovast</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Høgri kantur</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Niðast</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Ein síða til vinstru</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Ein síða upp</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Ein síða til høgru</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Ein síða niður</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Til vinstru</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Til høgru</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Niður</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Aftur</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Far aftur</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Fram</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Far fram</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Mappan omanfyri</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Far til mappuna omanfyri</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Ger mappu</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Ger eina nýggja mappu</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listi</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Vís sum lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Nágreinilig sýning</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Vís nágreiniliga</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Støð</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fílur</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Navn:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Opna</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Goym</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Vel</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Goym sum</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opna</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappa:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Broyt &amp;navn</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Strika</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Vís f&amp;jaldar fílur</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>N&amp;ýggj mappa</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Allar fílur (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Allar fílur (*)</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Finn mappu</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Strika</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 er longu til.
Vilt tú skriva omaná hana?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fílan varð ikki funnin.
Hygg eftir, um navnið er rætt.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mappan varð ikki funnin.
Hygg eftir, um navnið er rætt.</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Seinastu støð</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Tak burtur</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Skal „%1“ veruliga strikast?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ er vard móti broyting.
Skal hon allíkavæl strikast?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Mappan kundi ikki strikast.</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nýggj mappa</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mappur</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Vís </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Stødd</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Broytt</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mín telda</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Telda</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Millumrúm</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vinstru</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Høgru</translation>
    </message>
</context>
</TS>
