; The installer for Windows (Inno Setup 6.3 or newer): a folder of the user's own, no administrator, nothing of the user's lost.
; iscc /DVersion=0.1.0 /DBundle=dist\sjavs-desktop packaging\windows\sjavs.iss     (packaging/RELEASING.md)
; With a certificate: iscc /DSign "/Srelease=pwsh -NoProfile -File packaging\windows\sign.ps1 $f" and the same.

#ifndef Version
  #error The version is missing: iscc /DVersion=1.2.3
#endif
#ifndef Bundle
  #define Bundle "..\..\dist\sjavs-desktop"
#endif
#ifndef Out
  #define Out "..\..\dist"
#endif
#define Program "sjavs-desktop.exe"
#define Danish "Languages\Danish.isl"
#define German "Languages\German.isl"

[Setup]
; Never change it: by this an older version is found and replaced.
AppId={{6C0C1C52-0E0B-4C8E-9C6A-5C3D7C1F5A77}
AppName=Sjavs
AppVersion={#Version}
AppVerName=Sjavs {#Version}
AppPublisher=The Sjavs Desktop authors
VersionInfoVersion={#Version}
VersionInfoProductName=Sjavs Desktop
DefaultDirName={autopf}\Sjavs
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; Qt runs from Windows 10, 1809 on.
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no
SetupIconFile=sjavs.ico
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName=Sjavs
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Out}
OutputBaseFilename=sjavs-desktop-{#Version}-windows-x86_64-setup
#ifdef Sign
SignTool=release
SignedUninstaller=yes
#endif

[Languages]
; Inno Setup has no Faroese: what is shown on the way is translated beside this file, and the rest is Danish.
Name: "en"; MessagesFile: "compiler:Default.isl"
#if FileExists(AddBackslash(CompilerPath) + Danish)
Name: "da"; MessagesFile: "compiler:{#Danish}"
Name: "fo"; MessagesFile: "compiler:{#Danish},faroese.isl"
#endif
#if FileExists(AddBackslash(CompilerPath) + German)
Name: "de"; MessagesFile: "compiler:{#German}"
#endif

[Tasks]
Name: "associate"; Description: "{cm:OpenFiles}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version carried and this one does not; records, settings and rules lie elsewhere.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\..\LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Sjavs"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\Sjavs"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.sjavs\OpenWithProgids"; ValueType: string; ValueName: "SjavsDesktop.Record"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\SjavsDesktop.Record"; ValueType: string; ValueData: "{cm:RecordFile}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\SjavsDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\SjavsDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.sjavs-duel\OpenWithProgids"; ValueType: string; ValueName: "SjavsDesktop.Duel"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\SjavsDesktop.Duel"; ValueType: string; ValueData: "{cm:DuelFile}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\SjavsDesktop.Duel\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\SjavsDesktop.Duel\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,Sjavs}"; Flags: nowait postinstall skipifsilent

[CustomMessages]
en.OpenFiles=Open &records and duels with Sjavs
en.RecordFile=Sjavs record
en.DuelFile=Sjavs duel
#if FileExists(AddBackslash(CompilerPath) + Danish)
da.OpenFiles=Åbn &partifiler og dueller med Sjavs
da.RecordFile=Partifil fra Sjavs
da.DuelFile=Duel i Sjavs
fo.OpenFiles=Opna goymdar &dystir og tvídystir við Sjavs
fo.RecordFile=Goymdur dystur í Sjavs
fo.DuelFile=Tvídystur í Sjavs
#endif
#if FileExists(AddBackslash(CompilerPath) + German)
de.OpenFiles=&Aufzeichnungen und Duelle mit Sjavs öffnen
de.RecordFile=Aufzeichnung von Sjavs
de.DuelFile=Duell in Sjavs
#endif
