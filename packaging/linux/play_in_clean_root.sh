#!/usr/bin/env bash
# Run by try_in_clean_root.sh as a player in the clean root: NAME, the commands of the terminal and of the window, and how
# many deals bots play in the window before it is played in by keys (the match is over after 3 of them).
set -euo pipefail
name=$1 command=$2 window=$3 deals=${4:-3}
# A display of its own for each try: the first leaves its lock behind, as its processes end at once.
case $name in package) export DISPLAY=:7 ;; *) export DISPLAY=:8 ;; esac
export LANG=C.UTF-8 XDG_RUNTIME_DIR=$HOME/run
mkdir -p "$HOME/shots" "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
cd "$HOME"
# As on a desktop: there it asks gio, and elsewhere a program that may not be there.
ask() { XDG_CURRENT_DESKTOP=GNOME xdg-mime query "$@" || echo "nothing ($?)"; }
fail() { echo "FAILED ($name): $*" >&2; exit 1; }
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT

"$command" --version
"$command" --language en selftest | tee "$name-selftest"
grep -q "the compiled kernel" "$name-selftest" || fail "the search is not compiled"
for language in da fo de; do "$command" --language $language --help | sed -n '/^$/{n;p;q}'; done
"$command" match --a beginner --b random --deals 4 --jobs 2 >/dev/null || fail "bots in several processes"

Xvfb "$DISPLAY" -screen 0 1366x768x24 -nolisten tcp >/dev/null 2>&1 &
for _ in $(seq 100); do xdpyinfo >/dev/null 2>&1 && break; sleep 0.2; done
openbox >/dev/null 2>&1 &

shot() { import -window root "shots/$name-$1.png"; }
shown() { for _ in $(seq 600); do xdotool search --onlyvisible --name "$1" >/dev/null 2>&1 && return; sleep 0.2; done; shot failed; fail "no window “$1” is shown"; }

# A match by bots in the real window on the display, with a picture of each phase.
QT_QPA_PLATFORM=xcb "$command" demo --deals "$deals" --shots "shots/$name-demo" --sizes 1180x760 --themes light
[ "$(find "shots/$name-demo" -name '*.png' | wc -l)" -ge 5 ] || fail "the demo has made no pictures"
[ "$deals" -lt 3 ] || ls "shots/$name-demo" | grep -q 7-match-end || fail "the match has not come to its end"
for picture in "shots/$name-demo"/*.png; do
  mv "$picture" "shots/$name-demo-$(basename "$picture")"
done

# The window itself, played in with the keys: whatever is asked is answered with the first thing that is offered.
"$window" --language en >"$name.log" 2>&1 &
player=$!
shown Sjavs
sleep 3; shot welcome
xdotool key --clearmodifiers ctrl+n
sleep 4; shot table
matches=$HOME/.local/share/sjavs-desktop/sjavs/matches
for _ in $(seq 120); do
  xdotool key --delay 80 space Right Return 5 Return
  [ "$(cat "$matches"/*.sjavs 2>/dev/null | grep -c ' play ')" -ge 32 ] && break
done
shot played
[ "$(cat "$matches"/*.sjavs | grep -c ' play ')" -ge 32 ] || fail "no deal was played: $(tail -5 "$name.log")"
xdotool key ctrl+q
for _ in $(seq 50); do kill -0 $player 2>/dev/null || break; sleep 0.2; done
kill $player 2>/dev/null || true
[ -s "$name.log" ] && cat "$name.log"

# Files of ours: what they are, what opens them, and that it does.
rm -rf "Skjøl og dystir" && mkdir "Skjøl og dystir"
"$command" match --games 1 --save "Skjøl og dystir" >/dev/null
record=$(ls "Skjøl og dystir"/*.sjavs)
"$command" duel new "Skjøl og dystir/tvídystur.sjavs-duel" >/dev/null
if [ "$name" = package ]; then
  cp "$record" plain
  for pair in "$record:application/x-sjavs-record" "plain:application/x-sjavs-record" "Skjøl og dystir/tvídystur.sjavs-duel:application/x-sjavs-duel"; do
    kind=$(ask filetype "${pair%:*}")
    [ "$kind" = "${pair##*:}" ] || fail "${pair%:*} is taken for $kind"
    default=$(ask default "$kind")
    [ "$default" = sjavs-desktop.desktop ] || fail "$kind is opened by “$default”"
    echo "${pair%:*}: $kind, opened by $default"
  done
  gio open "$record" >"$name-open.log" 2>&1 &
else
  "$window" "$record" >"$name-open.log" 2>&1 &
fi
shown "${OPENED:-Replay}"
sleep 2; shot record
xdotool key Escape; sleep 1; xdotool key ctrl+q; sleep 2
[ -s "$name-open.log" ] && cat "$name-open.log"
echo "$name: all is well"
