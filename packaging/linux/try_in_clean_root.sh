#!/usr/bin/env bash
# Tries the package and the archive in a clean Debian: install, selftest, a match in a real window, file types, uninstall.
#
#   packaging/linux/try_in_clean_root.sh PACKAGE.deb ARCHIVE.tar.gz [ROOT]
#   packaging/linux/try_in_clean_root.sh prepare ROOT
#
# Has to run as root, on Debian with debootstrap. ROOT is a folder for the clean Debian, which is made unless it is there,
# kept, and only ever copied (without the argument it is made anew each time). The mirror is that of this machine. Pictures
# of the windows are left in ./clean-root-shots. Only Debian's own packages come by the network: the program has none.
set -euo pipefail

[ $# -ge 2 ] || { sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
shots=$PWD/clean-root-shots
suite=bookworm
# As many deals as a match may have; fewer of them try a machine that is short of time.
deals=${DEALS:-3}
work=$(mktemp -d)
root=$work/root

say() { printf '\n== %s\n' "$*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
inside() {
  chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"
}
get() { inside apt-get "$@" >"$work/apt.log" 2>&1 || { tail -20 "$work/apt.log"; fail "apt-get $*"; }; }
# What the player does: as a user who is not root, without any network, in processes that end with it.
play() {
  unshare --net --mount --pid --fork --kill-child chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    sh -c 'mount -t proc proc /proc && exec su - player -c "$1"' sh "$1"
}

close_root() {
  local place
  for place in dev/pts dev/shm dev proc; do
    ! mountpoint -q "$root/$place" || umount -l "$root/$place"
  done
}
leave() {
  close_root
  rm -rf --one-file-system "$work"
}
trap leave EXIT

# Devices of its own: nothing in there may touch those of this machine.
open_root() {
  mount -t tmpfs -o mode=755 none "$root/dev"
  local device
  for device in null:3 zero:5 full:7 random:8 urandom:9; do
    mknod -m 666 "$root/dev/${device%:*}" c 1 "${device#*:}"
  done
  mknod -m 666 "$root/dev/tty" c 5 0
  ln -s /proc/self/fd "$root/dev/fd"
  mkdir "$root/dev/pts" "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=666 none "$root/dev/pts"
  ln -s pts/ptmx "$root/dev/ptmx"
  mount -t tmpfs -o mode=1777 none "$root/dev/shm"
  mount -t proc proc "$root/proc"
}

mirror() { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $suite" | sort -u | head -1; }

# A clean Debian and what a desktop brings: a display, file types, and what looks at windows. Nothing of it is ours.
prepare() {
  [ ! -d "$1" ] || return 0
  say "a clean Debian ($suite)"
  root=$work/making
  debootstrap --variant=minbase "$suite" "$root" "$(mirror)" >"$work/debootstrap.log" || fail "$(tail -3 "$work/debootstrap.log")"
  open_root
  cp -L /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" && chmod 755 "$root/usr/sbin/policy-rc.d"
  get update
  get install -y --no-install-recommends xvfb xdotool imagemagick openbox x11-utils xauth procps \
    shared-mime-info desktop-file-utils xdg-utils libglib2.0-bin fonts-dejavu-core
  inside useradd --create-home --shell /bin/bash player
  close_root
  # Only what is whole comes to its place.
  mv "$root" "$1"
  root=$work/root
}

if [ "$1" = prepare ]; then
  prepare "$2"
  exit
fi
deb=$(readlink -e "$1") archive=$(readlink -e "$2")
from=${3:-$work/made}
prepare "$from"
cp -a "$from" "$root"
open_root
install -m 755 "$here/play_in_clean_root.sh" "$root/usr/local/bin/play-in-clean-root"

listed() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./home -o -path ./var/cache/apt \
    -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./var/log \) -prune -o -print | sort)
}
listed >"$work/before"

say "install $(basename "$deb")"
cp "$deb" "$root/tmp/sjavs.deb"
get install -y --no-install-recommends /tmp/sjavs.deb
rm "$root/tmp/sjavs.deb"
inside dpkg -s sjavs-desktop | grep -E '^(Status|Version|Installed-Size|Depends)'
[ -z "$(inside dpkg --verify sjavs-desktop)" ] || fail "files of the package differ"

say "the package: selftest, a match, file types, without a network"
play "play-in-clean-root package sjavs sjavs-desktop $deals" || fail "the package"

say "uninstall"
get purge -y --autoremove sjavs-desktop
listed >"$work/after"
# Caches that Debian writes anew, of fonts, libraries and file types, are not of the package.
caches='/var/cache/(fontconfig|ldconfig|man|debconf)|/etc/ld.so.cache|mimeinfo.cache|icon-theme.cache'
if diff "$work/before" "$work/after" | grep '^[<>]' | grep -vE "$caches"; then
  fail "uninstalling left files, or took some"
fi
if (cd "$root" && find . -xdev \( -path ./proc -o -path ./home \) -prune -o -iname '*sjavs*' -print) | grep .; then
  fail "something of the program is left"
fi
if grep -rl sjavs "$root/usr/share/mime" "$root/usr/share/applications" 2>/dev/null; then
  fail "a list still speaks of the program"
fi
find "$root/home/player" -path '*sjavs-desktop/*' -type f | sed "s|^$root||" | sort | tee "$work/kept"
grep -q 'matches/.*\.sjavs' "$work/kept" || fail "the player's own matches are gone"
echo "nothing is left but these files of the player"

say "$(basename "$archive") in a folder with a space and an ø, which nobody can write"
# The libraries that every desktop has: those that the package depends upon, without the package.
libraries=$(dpkg-deb -f "$deb" Depends | sed 's/([^)]*)//g; s/[a-z0-9.+-]* *| *//g; s/,/ /g')
# shellcheck disable=SC2086
get install -y --no-install-recommends $libraries
folder="/opt/Spøl og leikir"
mkdir -p "$root$folder"
tar -xzf "$archive" -C "$root$folder"
chmod -R a-w "$root$folder"
touch "$work/unpacked"
name=$(basename "$archive" .tar.gz)
play "play-in-clean-root archive '$folder/$name/sjavs' '$folder/$name/sjavs-desktop' $deals" || fail "the archive"
[ -z "$(find "$root$folder" -newer "$work/unpacked")" ] || fail "the archive wrote into its own folder"

rm -rf "$shots" && mkdir "$shots" && cp "$root"/home/player/shots/*.png "$shots"
say "passed; pictures of the windows are in $shots"
