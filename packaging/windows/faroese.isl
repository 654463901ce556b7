; What the installer shows on the way, in Faroese. It is read after Inno Setup's Danish file, whose words stay for the rest.

[LangOptions]
LanguageName=F<00F8>royskt
LanguageID=$0438
LanguageCodePage=1252

[Messages]
SetupAppTitle=Innlegging
SetupWindowTitle=Innlegging - %1
UninstallAppTitle=Burturtøka
UninstallAppFullTitle=%1 verður tikið burtur
InformationTitle=Kunning
ConfirmTitle=Vátta
ErrorTitle=Villa
ExitSetupTitle=Steðga innleggingini
ExitSetupMessage=Innleggingin er ikki liðug. Steðgar tú nú, verður forritið ikki lagt inn.%n%nTú kanst leggja tað inn eina aðra ferð.%n%nVilt tú steðga?
ButtonBack=< &Aftur
ButtonNext=&Næsta >
ButtonInstall=&Legg inn
ButtonOK=OK
ButtonCancel=Ógilda
ButtonYes=&Ja
ButtonNo=&Nei
ButtonFinish=&Liðugt
ButtonBrowse=&Leita…
ButtonWizardBrowse=L&eita…
ButtonNewFolder=&Ger mappu
SelectLanguageTitle=Vel mál
SelectLanguageLabel=Vel málið, sum skal verða nýtt, meðan forritið verður lagt inn:
ClickNext=Trýst á Næsta fyri at halda fram ella á Ógilda fyri at steðga.
BrowseDialogTitle=Vel mappu
BrowseDialogLabel=Vel eina mappu á listanum, og trýst so á OK.
NewFolderName=Nýggj mappa
WizardSelectDir=Vel mappu
SelectDirDesc=Hvar skal [name] liggja?
SelectDirLabel3=[name] verður lagt í hesa mappuna.
SelectDirBrowseLabel=Trýst á Næsta fyri at halda fram. Vilt tú hava eina aðra mappu, so trýst á Leita.
WizardSelectTasks=Vel meira
SelectTasksDesc=Hvat skal verða gjørt afturat?
SelectTasksLabel2=Vel, hvat ið skal verða gjørt afturat, meðan [name] verður lagt inn, og trýst so á Næsta.
WizardReady=Klárt at leggja inn
ReadyLabel1=Nú er alt klárt at leggja [name] á telduna.
ReadyLabel2a=Trýst á Legg inn fyri at halda fram ella á Aftur, um tú vilt broyta okkurt.
ReadyLabel2b=Trýst á Legg inn fyri at halda fram.
ReadyMemoDir=Mappa:
ReadyMemoTasks=Afturat:
WizardInstalling=Leggur inn
InstallingLabel=Bíða eina løtu, meðan [name] verður lagt á telduna.
FinishedHeadingLabel=[name] er lagt inn
FinishedLabelNoIcons=[name] er nú á telduni.
FinishedLabel=[name] er nú á telduni. Tú byrjar forritið við snarvegnum, sum er lagdur inn.
ClickFinish=Trýst á Liðugt fyri at enda.
StatusExtractFiles=Pakkar út…
StatusCreateIcons=Ger snarvegir…
ConfirmUninstall=Vilt tú taka %1 og alt, sum hoyrir til forritið, burtur? Goymdir dystir og stillingar verða liggjandi.
UninstallStatusLabel=Bíða eina løtu, meðan %1 verður tikið burtur.
UninstalledAll=%1 er tikið burtur av telduni.

[CustomMessages]
CreateDesktopIcon=Ger ein snarveg á &skriviborðinum
LaunchProgram=Byrja %1
