# Signs files: packaging/windows/sign.ps1 FILE...        (PowerShell 7)
#
# In the environment: SIGNTOOL (the whole path), TIMESTAMP (the server of the issuer), and how to sign, one of
#   SIGN_OPTIONS                            options of signtool: "/sha1 FINGERPRINT", "/dlib FILE /dmdf FILE", ...
#   CERTIFICATE_FILE, CERTIFICATE_PASSWORD  a certificate with its key (PFX)
$ErrorActionPreference = 'Stop'
if (-not $args) { throw 'which files shall be signed?' }
if ($env:SIGN_OPTIONS) {
  $how = -split $env:SIGN_OPTIONS
} elseif ($env:CERTIFICATE_FILE) {
  $how = '/f', $env:CERTIFICATE_FILE, '/p', $env:CERTIFICATE_PASSWORD
} else {
  throw 'neither SIGN_OPTIONS nor CERTIFICATE_FILE is set'
}
& $env:SIGNTOOL sign /fd SHA256 /td SHA256 /tr $env:TIMESTAMP $how $args
exit $LASTEXITCODE
