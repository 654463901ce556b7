#!/usr/bin/env bash
# Signs Sjavs.app and puts it on a disk image: packaging/macos/make_dmg.sh VERSION [APP] [OUT]
#
# Without a certificate the signature is one of nobody (ad hoc): it runs, but whoever has downloaded it must allow it
# once in the system's settings, under privacy and security. With one, set
#   SJAVS_SIGN_IDENTITY    "Developer ID Application: …", as the keychain calls it
#   SJAVS_NOTARY_PROFILE   what `xcrun notarytool store-credentials` has stored; then Apple looks at the image, too
#   SJAVS_NOTARY_KEYCHAIN  in which keychain, if it is not the one of the login
# and nothing has to be allowed.
set -euo pipefail

version=${1:?the version is missing: make_dmg.sh 1.2.3 [APP] [OUT]}
app=${2:-dist/Sjavs.app}
out=${3:-dist}
here=$(cd "$(dirname "$0")" && pwd)
identity=${SJAVS_SIGN_IDENTITY:--}
image="$out/sjavs-desktop-$version-macos-$(uname -m).dmg"

[ -d "$app" ] || { echo "$app is not there: packaging/build.py freeze makes it" >&2; exit 1; }

# The build number has to grow with every release, and this one does.
plutil -replace CFBundleVersion -string "$version" "$app/Contents/Info.plist"
plutil -replace CFBundleShortVersionString -string "$version" "$app/Contents/Info.plist"
plutil -lint "$app/Contents/Info.plist"

if [ "$identity" = - ]; then
  codesign --force --deep --sign - "$app"
else
  # From the inside to the outside; only what starts a process may have entitlements.
  sign=(codesign --force --timestamp --options runtime --sign "$identity")
  find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -exec "${sign[@]}" {} +
  find "$app/Contents" -depth -type d -name '*.framework' -exec "${sign[@]}" {} +
  find "$app/Contents/MacOS" -type f -exec "${sign[@]}" --entitlements "$here/entitlements.plist" {} +
  "${sign[@]}" --entitlements "$here/entitlements.plist" "$app"
fi
codesign --verify --deep --strict --verbose=2 "$app"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
cp "$here/../../LICENSE" "$stage/LICENSE.txt"
ln -s /Applications "$stage/Applications"
mkdir -p "$out"
# Now and then something of the system still looks at the files ("Resource busy"), and is done some seconds later.
for try in 1 2 3 4 5 6 7 8 9 10; do
  hdiutil create -volname "Sjavs $version" -srcfolder "$stage" -fs HFS+ -format UDZO -ov "$image" && break
  [ "$try" -lt 10 ] || { echo "$image could not be made in $try tries" >&2; exit 1; }
  sleep 5
done

if [ "$identity" != - ]; then
  codesign --force --timestamp --sign "$identity" "$image"
  if [ -n "${SJAVS_NOTARY_PROFILE:-}" ]; then
    profile=(--keychain-profile "$SJAVS_NOTARY_PROFILE")
    [ -z "${SJAVS_NOTARY_KEYCHAIN:-}" ] || profile+=(--keychain "$SJAVS_NOTARY_KEYCHAIN")
    xcrun notarytool submit "$image" "${profile[@]}" --wait
    xcrun stapler staple "$image"
  fi
fi
hdiutil verify "$image"
echo "$image"
