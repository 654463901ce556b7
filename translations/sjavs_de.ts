<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>Give the match up for good? It stays in the history, but cannot be gone on with.</source>
        <translation>Die Partie endgültig aufgeben? Sie bleibt im Verlauf, lässt sich aber nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Records of matches ({files})</source>
        <translation>Aufzeichnungen von Partien ({files})</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>{file}: the file is not UTF-8 text.</source>
        <translation>{file}: Die Datei ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>Deal {number} as it was, and as it became</source>
        <translation>Spiel {number}: wie es war und wie es wurde</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Wie gespielt wurde</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>{choice}: {meaning}</source>
        <translation>{choice}: {meaning}</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>Really?</source>
        <translation>Wirklich?</translation>
    </message>
    <message>
        <source>Press once more to bid this: {choice}.</source>
        <translation>Noch einmal drücken, um das anzusagen: {choice}.</translation>
    </message>
    <message>
        <source>Cut the pack, or knock?</source>
        <translation>Abheben oder klopfen?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>Spielst du?</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>Lay, and double the price?</source>
        <translation>Legen und den Preis verdoppeln?</translation>
    </message>
    <message>
        <source>What shall be trumps?</source>
        <translation>Was soll Trumpf sein?</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Noch keine Ansage</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name}: {bid} (stands)</source>
        <translation>{name}: {bid} (gilt)</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
</context>
<context>
    <name>DealLabel</name>
    <message>
        <source>Seal {seal}</source>
        <translation>Siegel {seal}</translation>
    </message>
    <message>
        <source>Deal code:</source>
        <translation>Spielcode:</translation>
    </message>
    <message>
        <source>The code of this deal: rules and cards. Whoever types it in gets the same cards.</source>
        <translation>Der Code dieses Spiels: Regeln und Karten. Wer ihn eintippt, bekommt dieselben Karten.</translation>
    </message>
    <message>
        <source>The fingerprint made before the first card: {seal}. Afterwards it can be checked: sjavs verify FILE.</source>
        <translation>Der Fingerabdruck, genommen vor der ersten Karte: {seal}. Hinterher lässt er sich prüfen: sjavs verify DATEI.</translation>
    </message>
    <message>
        <source>A click copies it.</source>
        <translation>Ein Klick kopiert ihn.</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>Spielcode {code}</translation>
    </message>
    <message>
        <source>{kind}. {name}</source>
        <translation>{kind}. {name}</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Duel with {name}</source>
        <translation>Duell mit {name}</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>What if: this match was played on from a moment of another one.</source>
        <translation>Was wäre, wenn: Diese Partie wurde von einem Augenblick einer anderen an weitergespielt.</translation>
    </message>
</context>
<context>
    <name>DealOverPanel</name>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What each choice of this deal gave away, and the luck of the cards</source>
        <translation>Was jede Entscheidung in diesem Spiel verschenkt hat, und das Glück der Karten</translation>
    </message>
    <message>
        <source>All hands as they were dealt, the cards in the middle, and what was laid away</source>
        <translation>Alle Karten, wie sie gegeben wurden, die in der Mitte und was gedrückt wurde</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Accounts: {standing}</source>
        <translation>Kontostände: {standing}</translation>
    </message>
    <message>
        <source>The cards are thrown in.</source>
        <translation>Die Karten werden zusammengeworfen.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Du gibst noch einmal.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Als Nächstes gibst du.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} gibt noch einmal.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>Als Nächstes gibt {name}.</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Keine Ansage</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation>Wir gewinnen das Spiel</translation>
    </message>
    <message>
        <source>They win the deal</source>
        <translation>Die Gegner gewinnen das Spiel</translation>
    </message>
    <message>
        <source>You have lost the match.</source>
        <translation>Du hast die Partie verloren.</translation>
    </message>
    <message>
        <source>{name} has lost the match.</source>
        <translation>{name} hat die Partie verloren.</translation>
    </message>
    <message>
        <source>We have won the match!</source>
        <translation>Wir haben die Partie gewonnen!</translation>
    </message>
    <message>
        <source>They have won the match.</source>
        <translation>Die Gegner haben die Partie gewonnen.</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Du hast die Partie gewonnen!</translation>
    </message>
    <message>
        <source>{name} has won the match.</source>
        <translation>{name} hat die Partie gewonnen.</translation>
    </message>
    <message>
        <source>You lose the deal</source>
        <translation>Du verlierst das Spiel</translation>
    </message>
    <message>
        <source>{name} loses the deal</source>
        <translation>{name} verliert das Spiel</translation>
    </message>
    <message>
        <source>The defenders win the deal</source>
        <translation>Die Gegenspieler gewinnen das Spiel</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} gewinnen das Spiel</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} gewinnt das Spiel</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Du gewinnst das Spiel</translation>
    </message>
    <message>
        <source>You and {names} win the deal</source>
        <translation>Du gewinnst das Spiel mit {names}</translation>
    </message>
    <message>
        <source>You, {names} win the deal</source>
        <translation>Du gewinnst das Spiel mit {names}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} und {name}</translation>
    </message>
</context>
<context>
    <name>DoubleButton</name>
    <message>
        <source>{word}  [{key}]</source>
        <translation>{word}  [{key}]</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>What do you lay away?</source>
        <translation>Was drückst du?</translation>
    </message>
    <message>
        <source>Exchange with the cat?</source>
        <translation>Mit der Katze tauschen?</translation>
    </message>
    <message>
        <source>{name} offers a {game}: {card}</source>
        <translation>{name} bietet {game} an: {card}</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Du gibst zurück: {cards}</translation>
    </message>
    <message>
        <source>You lay away: {cards}. For another card, put one of these back first: choose it again.</source>
        <translation>Du drückst: {cards}. Für eine andere Karte nimm erst eine davon zurück: Wähle sie noch einmal.</translation>
    </message>
    <message>
        <source>Choose the card that you would give back: any but a trump.</source>
        <translation>Wähle die Karte, die du zurückgeben willst: jede außer Trumpf.</translation>
    </message>
    <message>
        <source>Choose {needed} of your cards to lay away: {chosen} of {needed} so far.</source>
        <translation>Wähle {needed} deiner Karten zum Drücken: bisher {chosen} von {needed}.</translation>
    </message>
</context>
<context>
    <name>LastCallPanel</name>
    <message>
        <source>{word}?</source>
        <translation>{word}?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>You say nothing.</source>
        <translation>Du sagst nichts.</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ fertig</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Back to the rules</source>
        <translation>&amp;Zurück zu den Regeln</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>&amp;Hier bleiben</translation>
    </message>
    <message>
        <source>Leave the match that is going on? It is kept, and you can go on with it later.</source>
        <translation>Die laufende Partie verlassen? Sie bleibt erhalten, du kannst sie später fortsetzen.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Sjavs</source>
        <translation>Sjavs</translation>
    </message>
    <message>
        <source>Leave full screen (Esc)</source>
        <translation>Vollbild verlassen (Esc)</translation>
    </message>
    <message>
        <source> (and more: {number})</source>
        <translation> (und weitere: {number})</translation>
    </message>
    <message>
        <source>A rule pack cannot be used: {why}</source>
        <translation>Ein Regelwerk ist nicht verwendbar: {why}</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>Die Partie kann nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Why somebody did something can be told when the deal is over: before, it would give cards away.</source>
        <translation>Warum jemand so gespielt hat, erfährst du nach dem Spiel: Vorher würde es Karten verraten.</translation>
    </message>
    <message>
        <source>There is no deal yet that could be talked about.</source>
        <translation>Noch gibt es kein Spiel, über das man reden könnte.</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Before the first deal</source>
        <translation>Vor dem ersten Spiel</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Ein Spiel zurück</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>Einen Stich zurück</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Eine Karte zurück</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Eine Karte vor</translation>
    </message>
    <message>
        <source>One trick on</source>
        <translation>Einen Stich vor</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>Ein Spiel vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Deals, tricks and cards</source>
        <translation>Spiele, Stiche und Karten</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Alle Karten &amp;offen</translation>
    </message>
    <message>
        <source>Played &amp;cards</source>
        <translation>&amp;Gespielte Karten</translation>
    </message>
    <message>
        <source>Leaves the cards in the hands, in grey, that were played from them.</source>
        <translation>Lässt die gespielten Karten grau in den Händen.</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Begins a new match from this moment; the record stays as it is.</source>
        <translation>Beginnt von hier aus eine neue Partie; die Aufzeichnung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>&amp;Analyse…</translation>
    </message>
    <message>
        <source>What each choice of this deal gave away</source>
        <translation>Was jede Entscheidung in diesem Spiel verschenkt hat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Sjavs</source>
        <translation>Sjavs</translation>
    </message>
    <message>
        <source>The card game of the Faroe Islands.</source>
        <translation>Das Kartenspiel der Färöer.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jetzt spielen</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>&amp;Erste Lektion</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>Lekti&amp;onen…</translation>
    </message>
    <message>
        <source>All of this can be changed later, in the preferences.</source>
        <translation>All das lässt sich später in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Choose game and house &amp;rules…</source>
        <translation>Spiel und Haus&amp;regeln wählen…</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Sjavs</source>
        <translation>Über Sjavs</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Sjavs Desktop {version}&lt;/h2&gt;&lt;p&gt;Play and learn Sjavs, the card game of the Faroe Islands. It needs no network and asks for none.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Cards, sounds and texts are the authors&apos; own work.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Sjavs Desktop {version}&lt;/h2&gt;&lt;p&gt;Sjavs spielen und lernen, das Kartenspiel der Färöer. Das Programm kommt ganz ohne Internet aus.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Karten, Klänge und Texte stammen von den Autoren selbst.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>accessible</name>
    <message>
        <source>open on the table</source>
        <translation>liegt offen auf dem Tisch</translation>
    </message>
    <message>
        <source>permanent trump</source>
        <translation>fester Trumpf</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>may not be chosen</source>
        <translation>kann nicht gewählt werden</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>darf gespielt werden</translation>
    </message>
    <message>
        <source>may not be played</source>
        <translation>darf nicht gespielt werden</translation>
    </message>
    <message>
        <source>Your cards lie face down.</source>
        <translation>Deine Karten liegen verdeckt.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>You may choose all of them.</source>
        <translation>Du kannst alle wählen.</translation>
    </message>
    <message>
        <source>You may choose: {cards}.</source>
        <translation>Du kannst wählen: {cards}.</translation>
    </message>
    <message>
        <source>No trick lies in the middle.</source>
        <translation>In der Mitte liegt kein Stich.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Es wurde noch kein Stich gemacht.</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <translation>Letzter Stich: {cards}.</translation>
    </message>
    <message>
        <source>No cards are on the table.</source>
        <translation>Auf dem Tisch liegen keine Karten.</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>account: {points}</source>
        <translation>Kontostand: {points}</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>dir gegenüber</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>links von dir</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>rechts von dir</translation>
    </message>
    <message>
        <source>declarer: {suit}</source>
        <translation>Spieler: {suit}</translation>
    </message>
    <message>
        <source>{side}: card points {points}, tricks {tricks}</source>
        <translation>{side}: Augen {points}, Stiche {tricks}</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation>Du hebst ab.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} hebt ab.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Du klopfst.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <translation>{name} klopft.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>You lay the {card} open and seek a partner.</source>
        <translation>Du legst {card} offen hin und suchst einen Partner.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>Score: {standing}.</source>
        <translation>Stand: {standing}.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Der Stich</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Trumps and card points</source>
        <translation>Trumpf und Augen</translation>
    </message>
    <message>
        <source>chosen for your turn</source>
        <translation>vorgemerkt</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>is winning</source>
        <translation>gewinnt gerade</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>In the middle: {card}</source>
        <translation>In der Mitte: {card}</translation>
    </message>
    <message>
        <source>Laid away: {card}</source>
        <translation>Gedrückt: {card}</translation>
    </message>
    <message>
        <source>Open before {name}: {card}</source>
        <translation>Offene Karte ({name}): {card}</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>The record cannot be opened</source>
        <translation>Die Aufzeichnung lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>{game}, deal {deal}: {standing}</source>
        <translation>{game}, Spiel {deal}: {standing}</translation>
    </message>
</context>
<context>
    <name>book</name>
    <message>
        <source>What is this hand worth?</source>
        <translation>Was ist dieses Blatt wert?</translation>
    </message>
    <message>
        <source>Long enough?</source>
        <translation>Lang genug?</translation>
    </message>
    <message>
        <source>To speak or to be silent</source>
        <translation>Reden oder schweigen</translation>
    </message>
    <message>
        <source>The courage to bid</source>
        <translation>Mut zur Ansage</translation>
    </message>
    <message>
        <source>A word too many?</source>
        <translation>Ein Wort zu viel?</translation>
    </message>
    <message>
        <source>The price of a bid</source>
        <translation>Der Preis einer Ansage</translation>
    </message>
    <message>
        <source>Which shall be trumps?</source>
        <translation>Was soll Trumpf sein?</translation>
    </message>
    <message>
        <source>The cat in the middle</source>
        <translation>Die Katze in der Mitte</translation>
    </message>
    <message>
        <source>On lead again</source>
        <translation>Wieder am Ausspiel</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <source>Where to now?</source>
        <translation>Wohin jetzt?</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Hoch oder niedrig?</translation>
    </message>
    <message>
        <source>The right moment</source>
        <translation>Der richtige Augenblick</translation>
    </message>
    <message>
        <source>A suit to open</source>
        <translation>Eine Farbe anspielen</translation>
    </message>
    <message>
        <source>Keep going?</source>
        <translation>Weitermachen?</translation>
    </message>
    <message>
        <source>One card lies there</source>
        <translation>Eine Karte liegt da</translation>
    </message>
    <message>
        <source>Two are still to come</source>
        <translation>Zwei kommen noch</translation>
    </message>
    <message>
        <source>Second in line</source>
        <translation>Als Zweiter dran</translation>
    </message>
    <message>
        <source>Too early?</source>
        <translation>Zu früh?</translation>
    </message>
    <message>
        <source>The last word</source>
        <translation>Das letzte Wort</translation>
    </message>
    <message>
        <source>Everything lies there</source>
        <translation>Alles liegt schon da</translation>
    </message>
    <message>
        <source>Take it or leave it</source>
        <translation>Nehmen oder lassen</translation>
    </message>
    <message>
        <source>Nobody plays after you</source>
        <translation>Nach dir kommt niemand</translation>
    </message>
    <message>
        <source>Trump it or not?</source>
        <translation>Stechen oder nicht?</translation>
    </message>
    <message>
        <source>Nothing of that suit</source>
        <translation>Nichts von der Farbe</translation>
    </message>
    <message>
        <source>What a trump is worth</source>
        <translation>Was ein Trumpf wert ist</translation>
    </message>
    <message>
        <source>Free to choose</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>A chance to trump</source>
        <translation>Gelegenheit zum Stechen</translation>
    </message>
    <message>
        <source>The empty suit</source>
        <translation>Die fehlende Farbe</translation>
    </message>
    <message>
        <source>Small or large?</source>
        <translation>Klein oder groß?</translation>
    </message>
    <message>
        <source>Throw something away?</source>
        <translation>Etwas abwerfen?</translation>
    </message>
    <message>
        <source>Out of the suit</source>
        <translation>Frei in der Farbe</translation>
    </message>
    <message>
        <source>To cut in</source>
        <translation>Einstechen</translation>
    </message>
    <message>
        <source>The tempting trump</source>
        <translation>Der verlockende Trumpf</translation>
    </message>
    <message>
        <source>A friend is winning</source>
        <translation>Der Richtige liegt vorn</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick</source>
        <translation>Der Stich des Partners</translation>
    </message>
    <message>
        <source>A present?</source>
        <translation>Ein Geschenk?</translation>
    </message>
    <message>
        <source>Trust your partner?</source>
        <translation>Dem Partner vertrauen?</translation>
    </message>
    <message>
        <source>Help that helps</source>
        <translation>Hilfe, die hilft</translation>
    </message>
    <message>
        <source>Trumps are asked for</source>
        <translation>Trumpf ist gefragt</translation>
    </message>
    <message>
        <source>Which trump?</source>
        <translation>Welcher Trumpf?</translation>
    </message>
    <message>
        <source>Trump against trump</source>
        <translation>Trumpf gegen Trumpf</translation>
    </message>
    <message>
        <source>Follow, but how?</source>
        <translation>Trumpf zugeben, aber welchen?</translation>
    </message>
    <message>
        <source>Paying with trumps</source>
        <translation>Mit Trumpf bezahlen</translation>
    </message>
    <message>
        <source>A round of trumps</source>
        <translation>Eine Runde Trumpf</translation>
    </message>
    <message>
        <source>Strong or thrifty?</source>
        <translation>Stark oder sparsam?</translation>
    </message>
    <message>
        <source>The trump trick</source>
        <translation>Der Trumpfstich</translation>
    </message>
    <message>
        <source>Among trumps</source>
        <translation>Trümpfe unter sich</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Fast vorbei</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>Few cards, much at stake</source>
        <translation>Wenige Karten, viel auf dem Spiel</translation>
    </message>
    <message>
        <source>Count, then play</source>
        <translation>Erst zählen, dann spielen</translation>
    </message>
    <message>
        <source>A short ending</source>
        <translation>Ein kurzes Ende</translation>
    </message>
    <message>
        <source>The final points</source>
        <translation>Die letzten Augen</translation>
    </message>
    <message>
        <source>The end game</source>
        <translation>Das Endspiel</translation>
    </message>
    <message>
        <source>What is still out?</source>
        <translation>Was ist noch draußen?</translation>
    </message>
    <message>
        <source>The last decision</source>
        <translation>Die letzte Entscheidung</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>Mit offenen Karten</translation>
    </message>
    <message>
        <source>Everything in sight</source>
        <translation>Alles in Sicht</translation>
    </message>
    <message>
        <source>A riddle</source>
        <translation>Ein Rätsel</translation>
    </message>
    <message>
        <source>Look, then play</source>
        <translation>Erst schauen, dann spielen</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>Nichts ist verborgen</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>Der einzige Weg</translation>
    </message>
    <message>
        <source>Eight tricks</source>
        <translation>Acht Stiche</translation>
    </message>
    <message>
        <source>From the first card to the last</source>
        <translation>Von der ersten Karte bis zur letzten</translation>
    </message>
    <message>
        <source>It can just be done</source>
        <translation>Gerade noch zu schaffen</translation>
    </message>
    <message>
        <source>A deal to win</source>
        <translation>Ein Spiel zum Gewinnen</translation>
    </message>
    <message>
        <source>The ace takes {partner}&apos;s ten of hearts home at once. After a lower heart it stays in your hand to the end, where {left}&apos;s trumps take it.</source>
        <translation>Das Ass bringt die Herz-Zehn von {partner} sofort heim. Spielst du erst ein niedrigeres Herz, bleibt das Ass bis zum Ende auf deiner Hand, und dann holen es die Trümpfe von {left}.</translation>
    </message>
    <message>
        <source>{left}&apos;s queen of clubs, the highest trump, takes this trick whatever trump you lead. So lead the one that counts nothing.</source>
        <translation>Die Kreuz-Dame von {left}, der höchste Trumpf, macht diesen Stich, egal welchen Trumpf du ausspielst. Also spiel den aus, der nichts zählt.</translation>
    </message>
    <message>
        <source>{left} has neither a club nor a trump, and {partner}&apos;s clubs beat the seven: here the ten of diamonds is safe. Later {left}&apos;s ace of diamonds would take it.</source>
        <translation>{left} hat weder Kreuz noch Trumpf, und die Kreuz-Karten von {partner} schlagen die Sieben: Hier ist die Karo-Zehn sicher. Später würde das Karo-Ass von {left} sie holen.</translation>
    </message>
    <message>
        <source>The queen of clubs takes this trick in any case. The king costs 4, the ten would cost 10, and the jack of spades is needed to win a trick later.</source>
        <translation>Die Kreuz-Dame macht diesen Stich auf jeden Fall. Der König kostet 4, die Zehn würde 10 kosten, und der Pik-Bube wird gebraucht, um später einen Stich zu machen.</translation>
    </message>
    <message>
        <source>{partner}&apos;s ace of diamonds has this trick, as {left} must follow suit. So the ten of hearts belongs here: kept, it falls to {right}&apos;s queen of clubs in the last trick.</source>
        <translation>Das Karo-Ass von {partner} hat diesen Stich, da {left} Farbe zugeben muss. Also gehört die Herz-Zehn hierher: Wird sie aufgehoben, fällt sie im letzten Stich an die Kreuz-Dame von {right}.</translation>
    </message>
    <message>
        <source>In the line shown the jack of diamonds draws the seven and the king of trumps at once, and {partner}, who takes the trick, goes on with the ace of hearts.</source>
        <translation>Im gezeigten Verlauf zieht der Karo-Bube sofort Trumpf-Sieben und Trumpf-König; {partner} macht den Stich und spielt mit dem Herz-Ass weiter.</translation>
    </message>
    <message>
        <source>In the line shown the ace of clubs goes round first, while everybody still has a club. {left} trumps the ten that follows, and {partner} trumps higher.</source>
        <translation>Im gezeigten Verlauf läuft zuerst das Kreuz-Ass, solange alle noch Kreuz haben. Die Zehn danach sticht {left}, und {partner} sticht höher.</translation>
    </message>
    <message>
        <source>In the line shown the ace of trumps is safe in the first trick, as {partner} holds the queen of clubs, the highest trump.</source>
        <translation>Im gezeigten Verlauf ist das Trumpf-Ass im ersten Stich sicher, da {partner} die Kreuz-Dame hat, den höchsten Trumpf.</translation>
    </message>
    <message>
        <source>In the line shown three rounds of trumps take all four that the opponents have.</source>
        <translation>Im gezeigten Verlauf ziehen drei Runden Trumpf den Gegnern alle vier Trümpfe.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Play and learn Sjavs.</source>
        <translation>Sjavs spielen und lernen.</translation>
    </message>
    <message>
        <source>a record of a match or a duel to look at</source>
        <translation>Aufzeichnung einer Partie oder ein Duell zum Ansehen</translation>
    </message>
    <message>
        <source>{given!r} is not a whole number from {least} to {most}</source>
        <translation>{given!r} ist keine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>{given!r} is not a whole number of at least {least}</source>
        <translation>{given!r} ist keine ganze Zahl ab {least}</translation>
    </message>
    <message>
        <source>key of a rule pack, or a file (default {pack})</source>
        <translation>Schlüssel eines Regelwerks oder eine Datei (Vorgabe: {pack})</translation>
    </message>
    <message>
        <source>an option of the pack; may be repeated</source>
        <translation>eine Option des Regelwerks; mehrfach möglich</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from (default {seed})</source>
        <translation>Startwert fürs Mischen (Vorgabe: {seed})</translation>
    </message>
    <message>
        <source>The code was made with other rules than this version has; the cards are the same.</source>
        <translation>Der Code entstand mit anderen Regeln als denen dieser Version; die Karten sind dieselben.</translation>
    </message>
    <message>
        <source>begin with the deal of this code, and go on with the next ones of its series</source>
        <translation>mit dem Spiel zu diesem Code beginnen, danach mit den nächsten seiner Serie</translation>
    </message>
    <message>
        <source>the series that deals are of, as its codes begin: 10 characters</source>
        <translation>Serie der Spiele: die ersten 10 Zeichen ihrer Codes</translation>
    </message>
    <message>
        <source>the first deal of the series, or of the seed (default 1); its number tells who deals, and whoever cuts is asked</source>
        <translation>das erste Spiel der Serie oder des Startwerts (Vorgabe: 1); seine Nummer bestimmt den Geber, und wer abhebt, wird gefragt</translation>
    </message>
    <message>
        <source>--series names the seed already and cannot go with --seed</source>
        <translation>--series nennt den Startwert schon und verträgt sich nicht mit --seed</translation>
    </message>
    <message>
        <source>--series {series!r}: {seed} digits and letters (without U) are expected</source>
        <translation>--series {series!r}: Erwartet werden {seed} Ziffern und Buchstaben (ohne U)</translation>
    </message>
    <message>
        <source>--code names rules and cards and cannot go with --{given}</source>
        <translation>--code nennt Regeln und Karten und verträgt sich nicht mit --{given}</translation>
    </message>
    <message>
        <source>--code {code!r}: {wrong}</source>
        <translation>--code {code!r}: {wrong}</translation>
    </message>
    <message>
        <source>--rule {given!r}: a key and a value are expected, as in must_speak=on</source>
        <translation>--rule {given!r}: Erwartet werden Schlüssel und Wert, wie in must_speak=an</translation>
    </message>
    <message>
        <source>{key!r} is not an option of {pack} ({options})</source>
        <translation>{key!r} ist keine Option von {pack} ({options})</translation>
    </message>
    <message>
        <source>{key!r} is not an option of {pack}, which has none</source>
        <translation>{key!r} ist keine Option von {pack}; es gibt dort keine</translation>
    </message>
    <message>
        <source>--levels {given}: {keys} levels are given, but {counts} are expected</source>
        <translation>--levels {given}: Zahl der Spielstärken: {keys}, erwartet: {counts}</translation>
    </message>
    <message>
        <source>deals to play (default 3)</source>
        <translation>Zahl der Spiele (Vorgabe: 3)</translation>
    </message>
    <message>
        <source>folder for the pictures; none are made without it</source>
        <translation>Ordner für die Bilder; ohne ihn entstehen keine</translation>
    </message>
    <message>
        <source>window sizes of the pictures</source>
        <translation>Fenstergrößen der Bilder</translation>
    </message>
    <message>
        <source>of light, dark and contrast (default: light,dark)</source>
        <translation>aus light, dark und contrast (Vorgabe: light,dark)</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from (default: one that shows every phase)</source>
        <translation>Startwert fürs Mischen (Vorgabe: einer, der jede Phase zeigt)</translation>
    </message>
    <message>
        <source>{part!r} is not a size such as 1024x640 (960x600 to 8000x8000)</source>
        <translation>{part!r} ist keine Größe wie 1024x640 (960x600 bis 8000x8000)</translation>
    </message>
    <message>
        <source>{given!r}: the themes are {list}</source>
        <translation>{given!r}: Die Farbschemata sind {list}</translation>
    </message>
    <message>
        <source>sjavs demo: the folder {shots} cannot be made: {why}</source>
        <translation>sjavs demo: Der Ordner {shots} lässt sich nicht anlegen: {why}</translation>
    </message>
    <message>
        <source>sjavs demo: something failed on the way
{failed}</source>
        <translation>sjavs demo: Unterwegs ist etwas schiefgegangen
{failed}</translation>
    </message>
    <message>
        <source>sjavs demo: not all deals were played in time, only {played} of {deals}</source>
        <translation>sjavs demo: Nicht alle Spiele wurden rechtzeitig fertig, nur {played} von {deals}</translation>
    </message>
    <message>
        <source>deals played: {played}, pictures in {shots}: {taken}</source>
        <translation>gespielte Spiele: {played}, Bilder in {shots}: {taken}</translation>
    </message>
    <message>
        <source>deals played: {played}</source>
        <translation>gespielte Spiele: {played}</translation>
    </message>
    <message>
        <source>{picture} cannot be written</source>
        <translation>{picture} lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>write the file of a new duel</source>
        <translation>die Datei eines neuen Duells schreiben</translation>
    </message>
    <message>
        <source>default {deals}</source>
        <translation>Vorgabe: {deals}</translation>
    </message>
    <message>
        <source>of the bots ({list}; default {level})</source>
        <translation>der Computerspieler ({list}; Vorgabe: {level})</translation>
    </message>
    <message>
        <source>under which you play it; for duel play</source>
        <translation>unter dem du spielst; für duel play</translation>
    </message>
    <message>
        <source>tell how far a duel is, and compare both once they have played</source>
        <translation>zeigen, wie weit ein Duell ist, und beide vergleichen, sobald sie gespielt haben</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>JSON statt einer Tabelle ausgeben</translation>
    </message>
    <message>
        <source>play the next deals of a duel in the terminal; each is kept when it is over</source>
        <translation>die nächsten Spiele eines Duells im Terminal spielen; jedes wird gespeichert, sobald es zu Ende ist</translation>
    </message>
    <message>
        <source>under which you play it (default: that of duel new)</source>
        <translation>unter dem du spielst (Vorgabe: der von duel new)</translation>
    </message>
    <message>
        <source>{file}: there is such a file already, and it is not overwritten</source>
        <translation>{file}: Die Datei gibt es schon, sie wird nicht überschrieben</translation>
    </message>
    <message>
        <source>{file}: {deals} of {name}, series {seed}.</source>
        <translation>{file}: {deals} {name}, Serie {seed}.</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 Spiel</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} Spiele</translation>
    </message>
    <message>
        <source>duel play needs --name: under which name do you play?</source>
        <translation>duel play braucht --name: Unter welchem Namen spielst du?</translation>
    </message>
    <message>
        <source>{file}: two have played this duel already</source>
        <translation>{file}: Dieses Duell haben schon zwei gespielt</translation>
    </message>
    <message>
        <source>Duel, deal {deal} of {deals}. {parties} ? helps, {quit} ends.</source>
        <translation>Duell, Spiel {deal} von {deals}. {parties} Mit ? kommt Hilfe, mit {quit} hörst du auf.</translation>
    </message>
    <message>
        <source>Deal {deal} was not played to its end, so it is not kept.</source>
        <translation>Spiel {deal} wurde nicht zu Ende gespielt und wird deshalb nicht gespeichert.</translation>
    </message>
    <message>
        <source>{player} has played the whole duel (deals: {deals}).</source>
        <translation>{player} hat das ganze Duell gespielt (Spiele: {deals}).</translation>
    </message>
    <message>
        <source>{name}, series {seed}: {deals} with bots of level {levels}</source>
        <translation>{name}, Serie {seed}: {deals} mit Computerspielern der Stärke {levels}</translation>
    </message>
    <message>
        <source>{player}: {number} of {deals} played</source>
        <translation>{player}: {number} von {deals} gespielt</translation>
    </message>
    <message>
        <source>What became of the deals is shown once two have played them all.</source>
        <translation>Wie die Spiele ausgegangen sind, wird gezeigt, sobald zwei alle gespielt haben.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{path}: these are no duplicate deals ({format!r} is expected)</source>
        <translation>{path}: Das sind keine Duplikatspiele ({format!r} erwartet)</translation>
    </message>
    <message>
        <source>{path}: its deals are of another pack: {found!r}</source>
        <translation>{path}: Die Spiele darin gehören zu einem anderen Regelwerk: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals have other house rules: {found!r}</source>
        <translation>{path}: Die Spiele darin haben andere Hausregeln: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals have another seed: {found!r}</source>
        <translation>{path}: Die Spiele darin haben einen anderen Startwert: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals were played with another kernel ({found!r}) and are not mixed with these</source>
        <translation>{path}: Die Spiele darin entstanden mit einem anderen Kern ({found!r}) und werden nicht mit diesen vermischt</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>Das ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>{path}: the deals cannot be kept there: {why}</source>
        <translation>{path}: Die Spiele lassen sich dort nicht speichern: {why}</translation>
    </message>
    <message>
        <source>{path}:{number}: this is no line of duplicate deals</source>
        <translation>{path}:{number}: Das ist keine Zeile mit Duplikatspielen</translation>
    </message>
    <message>
        <source>{why} (more is told in {file})</source>
        <translation>{why} (mehr steht in {file})</translation>
    </message>
    <message>
        <source>Something went wrong in a command.</source>
        <translation>Bei einem Befehl ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>sjavs: something went wrong that nobody had thought of ({name}); a report without names lies in {file} and was sent to nobody</source>
        <translation>sjavs: Es ist etwas schiefgegangen, womit niemand gerechnet hat ({name}); ein anonymisierter Fehlerbericht steht in {file}, verschickt wurde nichts</translation>
    </message>
    <message>
        <source>This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, machines and files were taken out, so that you can send it to whoever may help.</source>
        <translation>Diese Datei sagt, was in Sjavs Desktop schiefgegangen ist. Sie wurde für dich geschrieben und niemandem geschickt. Namen von Personen, Rechnern und Dateien sind entfernt; du kannst die Datei also jemandem schicken, der vielleicht helfen kann.</translation>
    </message>
    <message>
        <source>began</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n gespielt</numerusform>
            <numerusform>%n gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <translation>
            <numerusform>%n abgekürzt</numerusform>
            <numerusform>%n abgekürzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resumed</source>
        <translation>
            <numerusform>%n fortgesetzt</numerusform>
            <numerusform>%n fortgesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>%n zur Übung</numerusform>
            <numerusform>%n zur Übung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thrown in</source>
        <translation>
            <numerusform>%n zusammengeworfen</numerusform>
            <numerusform>%n zusammengeworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n going on</source>
        <translation>
            <numerusform>%n noch im Gang</numerusform>
            <numerusform>%n noch im Gang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watched</source>
        <translation>
            <numerusform>%n nur zugeschaut</numerusform>
            <numerusform>%n nur zugeschaut</numerusform>
        </translation>
    </message>
    <message>
        <source>print all matches with their deals as JSON</source>
        <translation>alle Partien mit ihren Spielen als JSON ausgeben</translation>
    </message>
    <message>
        <source>write a table, a line for each deal; - is the standard output</source>
        <translation>eine Tabelle schreiben, eine Zeile je Spiel; - ist die Standardausgabe</translation>
    </message>
    <message>
        <source>the folder with matches/ (default: the user&apos;s own)</source>
        <translation>der Ordner mit matches/ (Vorgabe: der eigene)</translation>
    </message>
    <message>
        <source>sjavs history: {sentence}</source>
        <translation>sjavs history: {sentence}</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Es wurde noch nichts gespielt.</translation>
    </message>
    <message>
        <source>{matches}, {deals}: {kinds}</source>
        <translation>{matches}, {deals}: {kinds}</translation>
    </message>
    <message>
        <source>{matches}, {deals}</source>
        <translation>{matches}, {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>take away what this command has made</source>
        <translation>wieder entfernen, was dieser Befehl angelegt hat</translation>
    </message>
    <message>
        <source>macOS shows only bundles among the programs: start the game with sjavs-desktop, or use Sjavs.app and drag it into the folder Applications.</source>
        <translation>macOS zeigt unter den Programmen nur Bundles: Starte das Spiel mit sjavs-desktop, oder nimm Sjavs.app und ziehe es in den Ordner Programme.</translation>
    </message>
    <message>
        <source>{name} is not installed: install the game with pip or pipx first</source>
        <translation>{name} ist nicht installiert: Installiere das Spiel zuerst mit pip oder pipx</translation>
    </message>
    <message>
        <source>Sjavs is among your programs now ({file}), and opens records and duels; --remove takes that away again.</source>
        <translation>Sjavs steht jetzt unter deinen Programmen ({file}) und öffnet Aufzeichnungen und Duelle; --remove macht das rückgängig.</translation>
    </message>
    <message>
        <source>Sjavs was not among your programs; nothing was changed.</source>
        <translation>Sjavs stand nicht unter deinen Programmen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Sjavs is not among your programs any more; your matches and settings stay.</source>
        <translation>Sjavs steht nicht mehr unter deinen Programmen; deine Partien und Einstellungen bleiben.</translation>
    </message>
    <message>
        <source>The shortcut could not be made: in the Explorer drag {program} onto the start menu instead.</source>
        <translation>Die Verknüpfung ließ sich nicht anlegen: Ziehe stattdessen im Explorer {program} auf das Startmenü.</translation>
    </message>
    <message>
        <source>Sjavs is in the start menu now ({file}); --remove takes it away again.</source>
        <translation>Sjavs steht jetzt im Startmenü ({file}); --remove macht das rückgängig.</translation>
    </message>
    <message>
        <source>Sjavs was not in the start menu; nothing was changed.</source>
        <translation>Sjavs stand nicht im Startmenü; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Sjavs is not in the start menu any more; your matches and settings stay.</source>
        <translation>Sjavs steht nicht mehr im Startmenü; deine Partien und Einstellungen bleiben.</translation>
    </message>
    <message>
        <source>sjavs-desktop: no log is kept: {why}</source>
        <translation>sjavs-desktop: Es wird kein Protokoll geführt: {why}</translation>
    </message>
    <message>
        <source>play in the terminal against three bots</source>
        <translation>im Terminal gegen drei Computerspieler spielen</translation>
    </message>
    <message>
        <source>let bots play matches or duplicates and count</source>
        <translation>Computerspieler Partien oder Duplikate spielen lassen und auszählen</translation>
    </message>
    <message>
        <source>show what a seat sees and what a bot thinks of it</source>
        <translation>zeigen, was ein Platz sieht und was ein Computerspieler davon hält</translation>
    </message>
    <message>
        <source>tell what each choice of a recorded match gave away</source>
        <translation>zeigen, was jede Entscheidung einer aufgezeichneten Partie verschenkt hat</translation>
    </message>
    <message>
        <source>print a recorded match trick by trick</source>
        <translation>eine aufgezeichnete Partie Stich für Stich ausgeben</translation>
    </message>
    <message>
        <source>check the sealed deals of a recorded match</source>
        <translation>die versiegelten Spiele einer aufgezeichneten Partie prüfen</translation>
    </message>
    <message>
        <source>list every match that was played</source>
        <translation>alle gespielten Partien auflisten</translation>
    </message>
    <message>
        <source>play the same deals as somebody else, by a file</source>
        <translation>per Datei dieselben Spiele spielen wie jemand anderes</translation>
    </message>
    <message>
        <source>list, show and check rule packs</source>
        <translation>Regelwerke auflisten, zeigen und prüfen</translation>
    </message>
    <message>
        <source>count the legal lines from a deal</source>
        <translation>die erlaubten Spielverläufe einer Kartenverteilung zählen</translation>
    </message>
    <message>
        <source>play deals by bots in the real window and save pictures</source>
        <translation>Computerspieler im echten Fenster spielen lassen und Bilder speichern</translation>
    </message>
    <message>
        <source>check this installation</source>
        <translation>diese Installation prüfen</translation>
    </message>
    <message>
        <source>show the game among the programs of this user, or take it away again</source>
        <translation>das Spiel unter den Programmen dieses Benutzers eintragen oder dort wieder entfernen</translation>
    </message>
    <message>
        <source>Play and learn Sjavs. Without a command the window opens.</source>
        <translation>Sjavs spielen und lernen. Ohne Befehl öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>the standard output is closed, so nothing can be printed</source>
        <translation>Die Standardausgabe ist geschlossen, daher lässt sich nichts ausgeben</translation>
    </message>
    <message>
        <source>duplicate deals (default {duplicates}), or deals after which a match is stopped (default {deals})</source>
        <translation>Duplikatspiele (Vorgabe: {duplicates}) oder Spiele, nach denen eine Partie abgebrochen wird (Vorgabe: {deals})</translation>
    </message>
    <message>
        <source>whole matches</source>
        <translation>ganze Partien</translation>
    </message>
    <message>
        <source>matches to play (default {games})</source>
        <translation>Zahl der Partien (Vorgabe: {games})</translation>
    </message>
    <message>
        <source>levels by seat, with commas: one for all, two for the sides, or one a seat ({levels})</source>
        <translation>Spielstärken nach Plätzen, mit Kommas: eine für alle, zwei für die Seiten oder eine je Platz ({levels})</translation>
    </message>
    <message>
        <source>write a record of each match there</source>
        <translation>dort eine Aufzeichnung jeder Partie ablegen</translation>
    </message>
    <message>
        <source>duplicate deals</source>
        <translation>Duplikatspiele</translation>
    </message>
    <message>
        <source>Each deal is played once for each account, so that the luck of the cards falls out.</source>
        <translation>Jedes Spiel wird für jedes Konto einmal gespielt, damit sich das Kartenglück aufhebt.</translation>
    </message>
    <message>
        <source>the level that is measured</source>
        <translation>die Spielstärke, die gemessen wird</translation>
    </message>
    <message>
        <source>the level that it is compared with</source>
        <translation>die Spielstärke, mit der sie verglichen wird</translation>
    </message>
    <message>
        <source>levels with commas: each against each, and a table</source>
        <translation>Spielstärken mit Kommas: jede gegen jede, dazu eine Tabelle</translation>
    </message>
    <message>
        <source>processes (default: one for each core)</source>
        <translation>Prozesse (Vorgabe: einer je Prozessorkern)</translation>
    </message>
    <message>
        <source>keep each deal there, and go on from what it has already</source>
        <translation>jedes Spiel dort speichern und fortsetzen, was schon da ist</translation>
    </message>
    <message>
        <source>--{key} is for whole matches and cannot go with --{given}</source>
        <translation>--{key} gilt für ganze Partien und verträgt sich nicht mit --{given}</translation>
    </message>
    <message>
        <source>duplicate deals need --a and --b, or --field</source>
        <translation>Duplikatspiele brauchen --a und --b oder --field</translation>
    </message>
    <message>
        <source>match {number}, {what}</source>
        <translation>Partie {number}, {what}</translation>
    </message>
    <message>
        <source>a match that begins with a deal of a series is played alone and cannot go with --games</source>
        <translation>Eine Partie, die mit einem Spiel einer Serie beginnt, wird einzeln gespielt und verträgt sich nicht mit --games</translation>
    </message>
    <message>
        <source>--field {field}: two or more different levels are expected</source>
        <translation>--field {field}: Erwartet werden zwei oder mehr verschiedene Spielstärken</translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s), each from every side</source>
        <translation>
            <numerusform>{name}, Startwert {seed}: %n Spiel, von jeder Seite</numerusform>
            <numerusform>{name}, Startwert {seed}: %n Spiele, jedes von jeder Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>better in {better}, equal in {equal}, worse in {worse}</source>
        <translation>besser in {better}, gleich in {equal}, schlechter in {worse}</translation>
    </message>
    <message>
        <source>{level}: no deal declared; {time:.1f} ms a decision</source>
        <translation>{level}: kein Spiel angesagt; {time:.1f} ms je Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>{level}: %n deal(s) declared, {made:.0%} of them made; {time:.1f} ms a decision</source>
        <translation>
            <numerusform>{level}: %n Spiel angesagt, {made:.0%} gewonnen; {time:.1f} ms je Entscheidung</numerusform>
            <numerusform>{level}: %n Spiele angesagt, {made:.0%} davon gewonnen; {time:.1f} ms je Entscheidung</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} game points per deal (95 %: {low:+.3f} to {high:+.3f})</source>
        <translation>{a} gegen {b}: {mean:+.3f} Punkte pro Spiel (95 %: {low:+.3f} bis {high:+.3f})</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} game points per deal (too few deals to say how sure that is)</source>
        <translation>{a} gegen {b}: {mean:+.3f} Punkte pro Spiel (zu wenige Spiele, um zu sagen, wie sicher das ist)</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} (95 %: {low:+.3f} to {high:+.3f})</source>
        <translation>{a} gegen {b}: {mean:+.3f} (95 %: {low:+.3f} bis {high:+.3f})</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} (too few deals to say how sure that is)</source>
        <translation>{a} gegen {b}: {mean:+.3f} (zu wenige Spiele, um zu sagen, wie sicher das ist)</translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s) a pair, each from every side</source>
        <translation>
            <numerusform>{name}, Startwert {seed}: %n Spiel je Paar, von jeder Seite</numerusform>
            <numerusform>{name}, Startwert {seed}: %n Spiele je Paar, jedes von jeder Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>points per deal</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>{low:+.0f} to {high:+4.0f}</source>
        <translation>{low:+.0f} bis {high:+4.0f}</translation>
    </message>
    <message>
        <source>{low:+.3f} to {high:+.3f}</source>
        <translation>{low:+.3f} bis {high:+.3f}</translation>
    </message>
    <message>
        <source>{folder}: the record cannot be written: {why}</source>
        <translation>{folder}: Die Aufzeichnung lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewonnene Partien</translation>
    </message>
    <message>
        <source>matches lost</source>
        <translation>verlorene Partien</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>deals declared</source>
        <translation>angesagte Spiele</translation>
    </message>
    <message>
        <source>of these made</source>
        <translation>davon gewonnen</translation>
    </message>
    <message>
        <source>of these folded</source>
        <translation>davon aufgegeben</translation>
    </message>
    <message>
        <source>deals as partner</source>
        <translation>Spiele als Partner</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation>30 oder weniger</translation>
    </message>
    <message>
        <source>seats {list}</source>
        <translation>Plätze {list}</translation>
    </message>
    <message>
        <source>seat {list}</source>
        <translation>Platz {list}</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Spielstärken</translation>
    </message>
    <message>
        <source>game points per deal</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>every account balances</source>
        <translation>alle Konten gehen auf</translation>
    </message>
    <message>
        <source>{name}, seed {seed}: {counts}</source>
        <translation>{name}, Startwert {seed}: {counts}</translation>
    </message>
    <message>
        <source>{number} {game}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>played: {list}</source>
        <translation>gespielt: {list}</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n nicht beendet</numerusform>
            <numerusform>%n nicht beendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n Gleichstand</numerusform>
            <numerusform>%n Gleichstände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played without a bid</source>
        <translation>
            <numerusform>%n ohne Ansage gespielt</numerusform>
            <numerusform>%n ohne Ansage gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annulled</source>
        <translation>
            <numerusform>%n neu gegeben</numerusform>
            <numerusform>%n neu gegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>actions of players; a shuffle is none</source>
        <translation>Züge von Spielern; das Mischen zählt nicht mit</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>Cards are written rank before suit: A Sau, T Zehn, K König, Q Ober, J Unter; C Eichel, S Gras, H Herz, D Schellen.</source>
        <translation>Bei Karten kommt erst der Rang, dann die Farbe: A Sau, T Zehn, K König, Q Ober, J Unter; C Eichel, S Gras, H Herz, D Schellen.</translation>
    </message>
    <message>
        <source>Cards are written rank before suit: {ace} ace, {king} king, {queen} queen, {jack} jack, T ten; C clubs, S spades, H hearts, D diamonds. {others} may be typed too.</source>
        <translation>Bei Karten kommt erst der Rang, dann die Farbe: {ace} Ass, {king} König, {queen} Dame, {jack} Bube, T Zehn; C Kreuz, S Pik, H Herz, D Karo. Auch {others} kannst du tippen.</translation>
    </message>
    <message>
        <source>cut&gt; </source>
        <translation>Abheben&gt; </translation>
    </message>
    <message>
        <source>legen&gt; </source>
        <translation>Legen&gt; </translation>
    </message>
    <message>
        <source>auction&gt; </source>
        <translation>Ansage&gt; </translation>
    </message>
    <message>
        <source>naming&gt; </source>
        <translation>Farbe&gt; </translation>
    </message>
    <message>
        <source>exchange&gt; </source>
        <translation>Tausch&gt; </translation>
    </message>
    <message>
        <source>marriage&gt; </source>
        <translation>Hochzeit&gt; </translation>
    </message>
    <message>
        <source>fold&gt; </source>
        <translation>Wahl&gt; </translation>
    </message>
    <message>
        <source>play&gt; </source>
        <translation>Karte&gt; </translation>
    </message>
    <message>
        <source>of the bots ({levels})</source>
        <translation>der Computerspieler ({levels})</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from; chance unless given</source>
        <translation>Startwert fürs Mischen; ohne Angabe zufällig</translation>
    </message>
    <message>
        <source>write the record of the match there at the end</source>
        <translation>die Aufzeichnung der Partie am Ende dort ablegen</translation>
    </message>
    <message>
        <source>{name}, seed {seed}. {parties} ? helps, {quit} ends.</source>
        <translation>{name}, Startwert {seed}. {parties} Mit ? kommt Hilfe, mit {quit} hörst du auf.</translation>
    </message>
    <message>
        <source>{save}: the record cannot be written: {why}</source>
        <translation>{save}: Die Aufzeichnung lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>You and {partner} play against {left} and {right}.</source>
        <translation>Du spielst mit {partner} gegen {left} und {right}.</translation>
    </message>
    <message>
        <source>You play against {other}.</source>
        <translation>Du spielst gegen {other}.</translation>
    </message>
    <message>
        <source>You play against {others}, each for themselves.</source>
        <translation>Du spielst gegen {others}, jeder für sich.</translation>
    </message>
    <message>
        <source>
Deal {number}. {standing}</source>
        <translation>
Spiel {number}. {standing}</translation>
    </message>
    <message>
        <source>Its fingerprint: {digits}</source>
        <translation>Fingerabdruck: {digits}</translation>
    </message>
    <message>
        <source>The code of this deal: {code}</source>
        <translation>Der Code dieses Spiels: {code}</translation>
    </message>
    <message>
        <source>Left to come down: {accounts}.</source>
        <translation>Noch übrig: {accounts}.</translation>
    </message>
    <message>
        <source>Left: {accounts}.</source>
        <translation>Noch übrig: {accounts}.</translation>
    </message>
    <message>
        <source>they</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Chips: {accounts}.</source>
        <translation>Chips: {accounts}.</translation>
    </message>
    <message>
        <source>Your hand: {hand}</source>
        <translation>Dein Blatt: {hand}</translation>
    </message>
    <message>
        <source>The next card ends the time for it: {word}, or {go}&gt; </source>
        <translation>Mit der nächsten Karte ist die Frist vorbei: {word} oder {go}&gt; </translation>
    </message>
    <message>
        <source>{typed!r}: type {word}, to double the deal, or {go}.</source>
        <translation>{typed!r}: Tippe {word}, um das Spiel zu verdoppeln, oder {go}.</translation>
    </message>
    <message>
        <source>The pack is before you: knock ({knock}), or cut ({cut}).</source>
        <translation>Die Karten liegen vor dir: Klopfst du ({knock}) oder hebst du ab ({cut})?</translation>
    </message>
    <message>
        <source>{names}: the trump {wed} lies open</source>
        <translation>{names}: Der Trumpf {wed} liegt offen</translation>
    </message>
    <message>
        <source>Laid away: {aside}</source>
        <translation>Gedrückt: {aside}</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>{names} leads.</source>
        <translation>{names} spielt aus.</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Auf dem Tisch: {cards}</translation>
    </message>
    <message>
        <source>Trumps: {trumps}.</source>
        <translation>Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Du bist der Partner.</translation>
    </message>
    <message>
        <source>Called by {names}: {ace}.</source>
        <translation>Gerufen: {ace} (Spieler: {names}).</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{knock}, {cut}, or {cut} and a place from {first} to {last}</source>
        <translation>{knock}, {cut} oder {cut} und eine Stelle von {first} bis {last}</translation>
    </message>
    <message>
        <source>the {number} cards that you lay away, such as {cards}</source>
        <translation>die {number} Karten, die du drückst, etwa {cards}</translation>
    </message>
    <message>
        <source>You may say or play: {list}</source>
        <translation>Du darfst sagen oder spielen: {list}</translation>
    </message>
    <message>
        <source>deals: {done} of {total}</source>
        <translation>Spiele: {done} von {total}</translation>
    </message>
    <message>
        <source>deals: {done} of {total}, about {left} s left</source>
        <translation>Spiele: {done} von {total}, noch etwa {left} s</translation>
    </message>
    <message>
        <source>matches: {done} of {total}</source>
        <translation>Partien: {done} von {total}</translation>
    </message>
    <message>
        <source>matches: {done} of {total}, about {left} s left</source>
        <translation>Partien: {done} von {total}, noch etwa {left} s</translation>
    </message>
    <message>
        <source>choices: {done} of {total}</source>
        <translation>Entscheidungen: {done} von {total}</translation>
    </message>
    <message>
        <source>choices: {done} of {total}, about {left} s left</source>
        <translation>Entscheidungen: {done} von {total}, noch etwa {left} s</translation>
    </message>
    <message>
        <source>thinking: {seconds} s</source>
        <translation>denkt nach: {seconds} s</translation>
    </message>
    <message>
        <source>a record of a match</source>
        <translation>Aufzeichnung einer Partie</translation>
    </message>
    <message>
        <source>{path}: the file is not UTF-8 text (byte {start})</source>
        <translation>{path}: Die Datei ist kein UTF-8-Text (Byte {start})</translation>
    </message>
    <message>
        <source>{path}: the file cannot be read: {why}</source>
        <translation>{path}: Die Datei lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Ein anderer ist dran.</translation>
    </message>
    <message>
        <source>{file}:{number}: {line!r} is against the rules here: {why}</source>
        <translation>{file}:{number}: {line!r} verstößt hier gegen die Regeln: {why}</translation>
    </message>
    <message>
        <source>{name}, seed {seed}</source>
        <translation>{name}, Startwert {seed}</translation>
    </message>
    <message>
        <source>Players: {seats}</source>
        <translation>Am Tisch: {seats}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>  in the middle: {talon}</source>
        <translation>  in der Mitte: {talon}</translation>
    </message>
    <message>
        <source>  laid away: {aside}</source>
        <translation>  gedrückt: {aside}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>fraglich</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>sehr schlecht</translation>
    </message>
    <message>
        <source>double at once</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>nicht legen</translation>
    </message>
    <message>
        <source>leave what lies in the middle</source>
        <translation>die Mitte liegen lassen</translation>
    </message>
    <message>
        <source>take up what lies in the middle</source>
        <translation>die Mitte aufnehmen</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>double</source>
        <translation>verdoppeln</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>nichts sagen</translation>
    </message>
    <message>
        <source>first cards</source>
        <translation>erste Karten</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>naming</source>
        <translation>Trumpf nennen</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>before the play</source>
        <translation>vor dem Spiel</translation>
    </message>
    <message>
        <source>Tells of each deal what its cards were worth before anybody chose, and which choices gave how much away: with what the player knew, and with all cards open. Costs are in game points towards the match.</source>
        <translation>Zeigt zu jedem Spiel, was die Karten wert waren, bevor jemand entschied, und welche Entscheidungen wie viel verschenkt haben: nach dem, was der Spieler wusste, und bei offenen Karten. Verluste zählen in Punkten für die Partie.</translation>
    </message>
    <message>
        <source>print JSON, with every choice and every ply</source>
        <translation>JSON ausgeben, mit jeder Entscheidung und jedem Zug</translation>
    </message>
    <message>
        <source>only the choices of this seat (default: of all)</source>
        <translation>nur die Entscheidungen dieses Platzes (Vorgabe: aller)</translation>
    </message>
    <message>
        <source>only this deal of the match</source>
        <translation>nur dieses Spiel der Partie</translation>
    </message>
    <message>
        <source>how thoroughly, from 0 to {most} (default {effort})</source>
        <translation>wie gründlich, von 0 bis {most} (Vorgabe: {effort})</translation>
    </message>
    <message>
        <source>there is no seat {seat}: the seats are 0 to {last}</source>
        <translation>Es gibt keinen Platz {seat}: Die Plätze sind 0 bis {last}</translation>
    </message>
    <message>
        <source>there is no deal {deal}: the record has {number}</source>
        <translation>Es gibt kein Spiel {deal}: Die Aufzeichnung hat {number}</translation>
    </message>
    <message>
        <source>nothing has been dealt in this record</source>
        <translation>In dieser Aufzeichnung wurde nichts gegeben</translation>
    </message>
    <message>
        <source>{name}: {wrong} of {number} choices were mistakes; together they gave away {cost:.2f}</source>
        <translation>{name}: Fehler bei {wrong} von {number} Entscheidungen; insgesamt {cost:.2f} verschenkt</translation>
    </message>
    <message>
        <source>Costs are in game points towards the end of the match: in a close finish the same points on the score sheet count for more.</source>
        <translation>Verluste sind in Punkten auf das Ende der Partie hin gerechnet: Steht es kurz vor Schluss knapp, zählen dieselben Punkte auf dem Punktezettel mehr.</translation>
    </message>
    <message>
        <source>Costs are in game points ahead of the average of the others; to lose the match costs more than its points.</source>
        <translation>Verluste sind in Punkten gegenüber dem Durchschnitt der anderen gerechnet; eine verlorene Partie kostet mehr als die Punkte allein.</translation>
    </message>
    <message>
        <source>Costs are in game points ahead of the average of the others.</source>
        <translation>Verluste sind in Punkten gegenüber dem Durchschnitt der anderen gerechnet.</translation>
    </message>
    <message>
        <source>  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; it came to {outcome:+.2f}</source>
        <translation>  {names}: Karten {luck:+.2f}, eigene Entscheidungen {own:+.2f}, die der anderen {rest:+.2f}; Ergebnis {outcome:+.2f}</translation>
    </message>
    <message>
        <source>  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; so far {outcome:+.2f}</source>
        <translation>  {names}: Karten {luck:+.2f}, eigene Entscheidungen {own:+.2f}, die der anderen {rest:+.2f}; bisher {outcome:+.2f}</translation>
    </message>
    <message>
        <source>  No mistakes.</source>
        <translation>  Keine Fehler.</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>when</source>
        <translation>wann</translation>
    </message>
    <message>
        <source>did</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>cards open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>take it and give {card} back</source>
        <translation>annehmen und {card} zurückgeben</translation>
    </message>
    <message>
        <source>lay away {cards}</source>
        <translation>{cards} drücken</translation>
    </message>
    <message>
        <source>a pack a line, its key first</source>
        <translation>ein Regelwerk je Zeile, der Schlüssel voran</translation>
    </message>
    <message>
        <source>a pack with all its options</source>
        <translation>ein Regelwerk mit allen Optionen</translation>
    </message>
    <message>
        <source>key of a pack, or a file</source>
        <translation>Schlüssel eines Regelwerks oder eine Datei</translation>
    </message>
    <message>
        <source>whether every pack, or the one in a file, can be used</source>
        <translation>ob alle Regelwerke, oder das einer Datei, verwendbar sind</translation>
    </message>
    <message>
        <source>a rule pack; all of them unless given</source>
        <translation>ein Regelwerk; ohne Angabe alle</translation>
    </message>
    <message>
        <source>A preset of {base}.</source>
        <translation>Eine Vorlage von {base}.</translation>
    </message>
    <message>
        <source> (default)</source>
        <translation> (Vorgabe)</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) checked, nothing wrong</source>
        <translation>
            <numerusform>%n Regelwerk geprüft, alles in Ordnung</numerusform>
            <numerusform>%n Regelwerke geprüft, alles in Ordnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing, the first is {file}</source>
        <translation>
            <numerusform>%n Bild fehlt: {file}</numerusform>
            <numerusform>%n Bilder fehlen, das erste ist {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>pictures of {cards} cards</source>
        <translation>Bilder von {cards} Karten</translation>
    </message>
    <message>
        <source>there are no rule packs in {folder}</source>
        <translation>In {folder} gibt es keine Regelwerke</translation>
    </message>
    <message>
        <source>{found} rule packs: {list}</source>
        <translation>{found} Regelwerke: {list}</translation>
    </message>
    <message>
        <source>the compiled kernel</source>
        <translation>der kompilierte Kern</translation>
    </message>
    <message>
        <source>the kernel in Python (it was not compiled; bots think longer)</source>
        <translation>der Kern in Python (er wurde nicht kompiliert; Computerspieler denken länger)</translation>
    </message>
    <message>
        <source>{runs} ({file}) is wrong: {list}</source>
        <translation>{runs} ({file}) rechnet falsch: {list}</translation>
    </message>
    <message>
        <source>{runs} solves {deals} stored deals</source>
        <translation>{runs} löst {deals} gespeicherte Spiele</translation>
    </message>
    <message>
        <source>{key}: the match did not end</source>
        <translation>{key}: Die Partie ging nicht zu Ende</translation>
    </message>
    <message>
        <source>{found} matches, {deals} deals</source>
        <translation>{found} Partien, {deals} Spiele</translation>
    </message>
    <message>
        <source>the deals did not come to their end</source>
        <translation>Die Spiele kamen nicht zu Ende</translation>
    </message>
    <message>
        <source>opened, played in and closed</source>
        <translation>geöffnet, darin gespielt und geschlossen</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>{name}: FAILED</source>
        <translation>{name}: FEHLER</translation>
    </message>
    <message>
        <source>selftest passed</source>
        <translation>Selbsttest bestanden</translation>
    </message>
    <message>
        <source>selftest: {failed} of {checks} checks failed</source>
        <translation>Selbsttest: {failed} von {checks} Prüfungen fehlgeschlagen</translation>
    </message>
    <message>
        <source>six tricks with the duty to overtrump</source>
        <translation>sechs Stiche mit Pflicht zum Überstechen</translation>
    </message>
    <message>
        <source>a whole deal with a called ace</source>
        <translation>ein ganzes Spiel mit einer gerufenen Sau</translation>
    </message>
    <message>
        <source>five tricks without trumps, to take none</source>
        <translation>fünf Stiche ohne Trumpf, von denen man keinen machen darf</translation>
    </message>
    <message>
        <source>{name}: {number} instead of {value}</source>
        <translation>{name}: {number} statt {value}</translation>
    </message>
    <message>
        <source>deal {deal}: {points} card points and {tricks} tricks are not the whole deal</source>
        <translation>Spiel {deal}: {points} Augen und {tricks} Stiche sind nicht das ganze Spiel</translation>
    </message>
    <message>
        <source>deal {deal}: the accounts begin with {before} instead of {expected}</source>
        <translation>Spiel {deal}: Die Konten beginnen mit {before} statt mit {expected}</translation>
    </message>
    <message>
        <source>deal {deal}: the accounts end with {after} instead of {paid}</source>
        <translation>Spiel {deal}: Die Konten enden mit {after} statt mit {paid}</translation>
    </message>
    <message>
        <source>the match ends with {scores} and crosses {crosses}, not {last} and {tuple}</source>
        <translation>Die Partie endet mit {scores} und Kreuzen {crosses}, nicht mit {last} und {tuple}</translation>
    </message>
    <message>
        <source>deal {deal}: the changes {changes} do not sum to zero</source>
        <translation>Spiel {deal}: Die Änderungen {changes} ergeben zusammen nicht null</translation>
    </message>
    <message>
        <source>deal {deal}: its lines make {value}, not {base}</source>
        <translation>Spiel {deal}: Die Zeilen ergeben {value}, nicht {base}</translation>
    </message>
    <message>
        <source>the queens</source>
        <translation>die Damen</translation>
    </message>
    <message>
        <source>the jacks</source>
        <translation>die Buben</translation>
    </message>
    <message>
        <source>the Ober</source>
        <translation>die Ober</translation>
    </message>
    <message>
        <source>the Unter</source>
        <translation>die Unter</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>the cards in the middle</source>
        <translation>die Karten in der Mitte</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>die Katze</translation>
    </message>
    <message>
        <source>cut at {value}</source>
        <translation>abgehoben bei {value}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>geklopft</translation>
    </message>
    <message>
        <source>{players}: deal {packets}</source>
        <translation>{players}: gegeben {packets}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>{players}: I play</source>
        <translation>{players}: ich spiele</translation>
    </message>
    <message>
        <source>{players}: bid {offer_words}</source>
        <translation>{players}: angesagt {offer_words}</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} {suit}</translation>
    </message>
    <message>
        <source>trumps are {suit}</source>
        <translation>Trumpf ist {suit}</translation>
    </message>
    <message>
        <source>only the permanent trumps are trumps</source>
        <translation>nur die festen Trümpfe sind Trumpf</translation>
    </message>
    <message>
        <source>Nobody has bid: {game}</source>
        <translation>Niemand hat angesagt: {game}</translation>
    </message>
    <message>
        <source>only {permanent} are trumps</source>
        <translation>nur {permanent} sind Trumpf</translation>
    </message>
    <message>
        <source>{players}: declarer, {game}</source>
        <translation>{players}: Spieler, {game}</translation>
    </message>
    <message>
        <source>no suit is trump</source>
        <translation>keine Farbe ist Trumpf</translation>
    </message>
    <message>
        <source>{players}: call the ace of clubs</source>
        <translation>{players}: gerufen Kreuz-Ass</translation>
    </message>
    <message>
        <source>{players}: call the ace of spades</source>
        <translation>{players}: gerufen Pik-Ass</translation>
    </message>
    <message>
        <source>{players}: call the ace of hearts</source>
        <translation>{players}: gerufen Herz-Ass</translation>
    </message>
    <message>
        <source>{players}: call the ace of diamonds</source>
        <translation>{players}: gerufen Karo-Ass</translation>
    </message>
    <message>
        <source>{players}: call the {suit}-Sau</source>
        <translation>{players}: gerufen {suit}-Sau</translation>
    </message>
    <message>
        <source>{players}: offer {value}, the only trump</source>
        <translation>{players}: angeboten {value}, der einzige Trumpf</translation>
    </message>
    <message>
        <source>  {players} turns {value}</source>
        <translation>  {players}: aufgedeckt {value}</translation>
    </message>
    <message>
        <source>  {cards}; taken by {players}</source>
        <translation>  {cards}; Stich: {players}</translation>
    </message>
    <message>
        <source>In the middle: {list}</source>
        <translation>In der Mitte: {list}</translation>
    </message>
    <message>
        <source>The deal was given up: {how}</source>
        <translation>Das Spiel wurde aufgegeben: {how}</translation>
    </message>
    <message>
        <source>Card points: {points} ({how})</source>
        <translation>Augen: {points} ({how})</translation>
    </message>
    <message>
        <source>Value: {reckoned}</source>
        <translation>Wert: {reckoned}</translation>
    </message>
    <message>
        <source>{paid}; left: {left}</source>
        <translation>{paid}; Stand: {left}</translation>
    </message>
    <message>
        <source>{base} and {carry} for the tie before for {sides}</source>
        <translation>{sides}: {base} und {carry} für den Gleichstand davor</translation>
    </message>
    <message>
        <source>{base} for {sides}</source>
        <translation>{sides}: {base}</translation>
    </message>
    <message>
        <source>{moved} ({base} and {carry} for the tie before)</source>
        <translation>{moved} ({base} und {carry} für den Gleichstand davor)</translation>
    </message>
    <message>
        <source>The rubber goes to {side}</source>
        <translation>Rubber gewonnen: {side}</translation>
    </message>
    <message>
        <source>The match goes to {side}</source>
        <translation>Partie gewonnen: {side}</translation>
    </message>
    <message>
        <source>The match is lost by {sides}</source>
        <translation>Partie verloren: {sides}</translation>
    </message>
    <message>
        <source>The next deal decides between {list}</source>
        <translation>Das nächste Spiel entscheidet: {list}</translation>
    </message>
    <message>
        <source>leave {middle}</source>
        <translation>{middle} liegen gelassen</translation>
    </message>
    <message>
        <source>take up {middle}</source>
        <translation>{middle} aufgenommen</translation>
    </message>
    <message>
        <source>exchange with {middle}</source>
        <translation>Tausch ({middle})</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>lay, the deal counts double</source>
        <translation>gelegt, das Spiel zählt doppelt</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>take the trump, and give a card back for it</source>
        <translation>den Trumpf genommen und eine Karte dafür zurückgegeben</translation>
    </message>
    <message>
        <source>the partner</source>
        <translation>der Partner</translation>
    </message>
    <message>
        <source>Nobody has bid: the cards are thrown in</source>
        <translation>Niemand hat angesagt: Die Karten werden zusammengeworfen</translation>
    </message>
    <message>
        <source>  open before {player}: {row}</source>
        <translation>  {player}, offen: {row}</translation>
    </message>
    <message>
        <source>leave the pack as it is</source>
        <translation>nicht abheben</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>leave the price as it is</source>
        <translation>nicht legen</translation>
    </message>
    <message>
        <source>bid {value}</source>
        <translation>{value} ansagen</translation>
    </message>
    <message>
        <source>name {value}</source>
        <translation>Trumpf {value}</translation>
    </message>
    <message>
        <source>call {value}</source>
        <translation>{value} rufen</translation>
    </message>
    <message>
        <source>leave the cards in the middle</source>
        <translation>die Karten in der Mitte liegen lassen</translation>
    </message>
    <message>
        <source>look at the cards in the middle</source>
        <translation>die Karten in der Mitte ansehen</translation>
    </message>
    <message>
        <source>lay away {value}</source>
        <translation>{value} drücken</translation>
    </message>
    <message>
        <source>take the trump, and give {value} back</source>
        <translation>den Trumpf nehmen und {value} zurückgeben</translation>
    </message>
    <message>
        <source>refuse the trump</source>
        <translation>den Trumpf ablehnen</translation>
    </message>
    <message>
        <source>go on with the deal</source>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>give the deal up</source>
        <translation>das Spiel aufgeben</translation>
    </message>
    <message>
        <source>play {value}</source>
        <translation>{value} spielen</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>the laying</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>the naming of trumps</source>
        <translation>Trumpf nennen</translation>
    </message>
    <message>
        <source>the exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>the marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>the choice whether to play</source>
        <translation>Entscheidung, ob gespielt wird</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>after so many actions (default: the last decision)</source>
        <translation>nach so vielen Zügen (Vorgabe: die letzte Entscheidung)</translation>
    </message>
    <message>
        <source>of the bot ({list}; default {level})</source>
        <translation>des Computerspielers ({list}; Vorgabe: {level})</translation>
    </message>
    <message>
        <source>worlds that it looks at, {more} times as many where {few} cards or fewer are left</source>
        <translation>wie viele mögliche Verteilungen er betrachtet; {more}-mal so viele, wenn {few} Karten oder weniger übrig sind</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>nobody has anything to decide in this record</source>
        <translation>In dieser Aufzeichnung hat niemand etwas zu entscheiden</translation>
    </message>
    <message>
        <source>--ply {ply}: actions in the record: {actions}</source>
        <translation>--ply {ply}: Züge in der Aufzeichnung: {actions}</translation>
    </message>
    <message>
        <source>--ply {ply}: nobody has anything to decide there; {near} is the nearest where somebody has</source>
        <translation>--ply {ply}: Dort hat niemand etwas zu entscheiden; die nächste solche Stelle ist {near}</translation>
    </message>
    <message>
        <source>hand: {value}</source>
        <translation>Blatt: {value}</translation>
    </message>
    <message>
        <source>laid away: {aside}</source>
        <translation>gedrückt: {aside}</translation>
    </message>
    <message>
        <source>in the middle: {talon}</source>
        <translation>in der Mitte: {talon}</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>said: {list}</source>
        <translation>gesagt: {list}</translation>
    </message>
    <message>
        <source>laid: {list}</source>
        <translation>gelegt: {list}</translation>
    </message>
    <message>
        <source>doubled: {list}</source>
        <translation>verdoppelt: {list}</translation>
    </message>
    <message>
        <source>declarer: {names} ({game})</source>
        <translation>Spieler: {names} ({game})</translation>
    </message>
    <message>
        <source>called: {ace}, partner {names}</source>
        <translation>gerufen: {ace}, Partner {names}</translation>
    </message>
    <message>
        <source>called: {ace}</source>
        <translation>gerufen: {ace}</translation>
    </message>
    <message>
        <source>trick {number}: {cards}; taken by {names}</source>
        <translation>Stich {number}: {cards}; gemacht: {names}</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>auf dem Tisch: {cards}</translation>
    </message>
    <message>
        <source>accounts: {list}</source>
        <translation>Stand: {list}</translation>
    </message>
    <message>
        <source>no card is hidden any more</source>
        <translation>keine Karte ist mehr verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden: {unknown}</source>
        <translation>
            <numerusform>%n Karte ist verdeckt: {unknown}</numerusform>
            <numerusform>%n Karten sind verdeckt: {unknown}</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} cannot have {list}</source>
        <translation>{names}: sicher nicht {list}</translation>
    </message>
    <message>
        <source>{names} has at least {number} of {cards} if {list} is there</source>
        <translation>{names}: mindestens {number} von {cards}, wenn {list} auf derselben Hand ist</translation>
    </message>
    <message>
        <source>{names} has at least {number} of {cards}</source>
        <translation>{names}: mindestens {number} von {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{pack}, deal {deal}, after %n action(s): {phase}</source>
        <translation>
            <numerusform>{pack}, Spiel {deal}, nach %n Zug: {phase}</numerusform>
            <numerusform>{pack}, Spiel {deal}, nach %n Zügen: {phase}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sees:</source>
        <translation>Zu sehen ({player}):</translation>
    </message>
    <message>
        <source>and knows:</source>
        <translation>und bekannt:</translation>
    </message>
    <message>
        <source>There is but one choice, or all choices are the same.</source>
        <translation>Es gibt nur eine Möglichkeit, oder alle sind gleichwertig.</translation>
    </message>
    <message>
        <source>{list} count the same</source>
        <translation>{list} sind gleichwertig</translation>
    </message>
    <message>
        <source>{bot} has looked at {counted}, and expects in game points towards the match:</source>
        <translation>{bot}: {counted} betrachtet; erwartet, in Punkten für die Partie:</translation>
    </message>
    <message>
        <source>So few deals tell hardly anything; the rules of thumb decide.</source>
        <translation>So wenige Verteilungen sagen kaum etwas aus; die Faustregeln entscheiden.</translation>
    </message>
    <message>
        <source>{bot} does not search here.</source>
        <translation>{bot}: rechnet hier nicht voraus.</translation>
    </message>
    <message>
        <source>Its choice: {value}</source>
        <translation>Gewählt: {value}</translation>
    </message>
    <message>
        <source>to say nothing</source>
        <translation>nichts sagen</translation>
    </message>
    <message>
        <source>The rule of thumb for it: {rule}</source>
        <translation>Die Faustregel dazu: {rule}</translation>
    </message>
    <message>
        <source>The rules of thumb would: {action}</source>
        <translation>Nach den Faustregeln: {action}</translation>
    </message>
    <message>
        <source>What was done: {action}</source>
        <translation>Tatsächlich: {action}</translation>
    </message>
    <message>
        <source>  {behind:.2f} behind the best in each of these deals</source>
        <translation>  {behind:.2f} hinter der besten Wahl in jeder dieser Verteilungen</translation>
    </message>
    <message>
        <source>  {behind:.2f} +- {error:.2f} behind the best</source>
        <translation>  {behind:.2f} +- {error:.2f} hinter der besten Wahl</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) drawn from those that could be, the same one perhaps more than once</source>
        <translation>
            <numerusform>%n zufällig gezogene mögliche Verteilung</numerusform>
            <numerusform>%n zufällig gezogene mögliche Verteilungen (manche vielleicht mehrfach)</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed!r} is no card: type rank and suit, such as {example} or 10H.</source>
        <translation>{typed!r} ist keine Karte: Tippe Rang und Farbe, etwa {example} oder 10H.</translation>
    </message>
    <message>
        <source>{typed!r} is no call here: type {passing}, or one of {bids}.</source>
        <translation>{typed!r} ist hier keine Ansage: Tippe {passing} oder eine von diesen: {bids}.</translation>
    </message>
    <message>
        <source>{typed!r} is no call here: type {passing}.</source>
        <translation>{typed!r} ist hier keine Ansage: Tippe {passing}.</translation>
    </message>
    <message>
        <source>{typed!r} is no call: type {passing}, or a length such as 5 or 5 {better}.</source>
        <translation>{typed!r} ist keine Ansage: Tippe {passing} oder eine Länge wie 5 oder 5 {better}.</translation>
    </message>
    <message>
        <source>{typed!r}: type {go}, to play on, or {fold}, to give the deal up.</source>
        <translation>{typed!r}: Tippe {go}, um im Spiel zu bleiben, oder {fold}, um es aufzugeben.</translation>
    </message>
    <message>
        <source>{word!r} may be {list}: type the word.</source>
        <translation>{word!r} kann {list} sein: Tippe das Wort.</translation>
    </message>
    <message>
        <source>{word!r} is no suit: type E, G, H or D, or the word.</source>
        <translation>{word!r} ist keine Farbe: Tippe E, G, H oder D oder das Wort.</translation>
    </message>
    <message>
        <source>{word!r} is no suit: type C, S, H or D.</source>
        <translation>{word!r} ist keine Farbe: Tippe C, S, H oder D.</translation>
    </message>
    <message>
        <source>{typed!r}: type {lay}, to double the deal, or {leave}.</source>
        <translation>{typed!r}: Tippe {lay}, um das Spiel zu verdoppeln, oder {leave}.</translation>
    </message>
    <message>
        <source>{typed!r}: type {refuse}, or {take} and the card that you give back, such as {take} 9C.</source>
        <translation>{typed!r}: Tippe {refuse} oder {take} und die Karte, die du zurückgibst, etwa {take} 9C.</translation>
    </message>
    <message>
        <source>{typed!r}: type {knock}, {cut}, or {cut} and a place such as {cut} 12.</source>
        <translation>{typed!r}: Tippe {knock}, {cut} oder {cut} und eine Stelle, etwa {cut} 12.</translation>
    </message>
    <message>
        <source>Checks the sealed deals of a record: 0 is returned when every deal that is asked for was sealed before its first choice, and is the one that was sealed. A record can be written anew by whoever has the file; the fingerprint that you noted before the deal cannot, so compare that one too.</source>
        <translation>Prüft die versiegelten Spiele einer Aufzeichnung: Der Rückgabewert ist 0, wenn jedes geprüfte Spiel vor seiner ersten Entscheidung versiegelt wurde und noch dasselbe ist. Wer die Datei hat, kann eine Aufzeichnung neu schreiben, nicht aber den Fingerabdruck, den du vor dem Spiel notiert hast; vergleiche also auch den.</translation>
    </message>
    <message>
        <source>what was shown before the deal (its first {shown} digits, or all)</source>
        <translation>was vor dem Spiel gezeigt wurde (die ersten {shown} Stellen oder alle)</translation>
    </message>
    <message>
        <source>print JSON, with the text that was sealed</source>
        <translation>JSON ausgeben, mit dem versiegelten Text</translation>
    </message>
    <message>
        <source>sjavs verify: {file}: there is no deal {deal} (there are {found})</source>
        <translation>sjavs verify: {file}: Es gibt kein Spiel {deal} (vorhanden: {found})</translation>
    </message>
    <message>
        <source>--fingerprint {given!r}: {least} to 64 hexadecimal digits are expected</source>
        <translation>--fingerprint {given!r}: Erwartet werden {least} bis 64 hexadezimale Stellen</translation>
    </message>
    <message>
        <source>Deal {deal}: {seal_words} {series_words}</source>
        <translation>Spiel {deal}: {seal_words} {series_words}</translation>
    </message>
    <message>
        <source>  fingerprint {fingerprint}, salt {salt}</source>
        <translation>  Fingerabdruck {fingerprint}, Salz {salt}</translation>
    </message>
    <message>
        <source>  It is the deal of the fingerprint that you gave.</source>
        <translation>  Zu diesem Spiel gehört der Fingerabdruck, den du angegeben hast.</translation>
    </message>
    <message>
        <source>The fingerprint that you gave belongs to no deal here: </source>
        <translation>Der Fingerabdruck, den du angegeben hast, gehört hier zu keinem Spiel: </translation>
    </message>
    <message>
        <source>what lies here is not what was sealed.</source>
        <translation>Was hier liegt, ist nicht das, was versiegelt wurde.</translation>
    </message>
    <message>
        <source>nothing was dealt.</source>
        <translation>Es wurde nichts gegeben.</translation>
    </message>
    <message>
        <source>All is as it was sealed.</source>
        <translation>Alles stimmt mit den Siegeln überein.</translation>
    </message>
    <message>
        <source>There is no deal to check.</source>
        <translation>Es gibt kein Spiel zu prüfen.</translation>
    </message>
    <message>
        <source>What is tried out in a what-if has no seal of its own: look at the match that it was begun from.</source>
        <translation>Was in einem „Was wäre, wenn“ ausprobiert wird, hat kein eigenes Siegel: Sieh dir die Partie an, von der es ausging.</translation>
    </message>
    <message>
        <source>Nothing was sealed, so nothing can be said of these deals.</source>
        <translation>Nichts wurde versiegelt, also lässt sich über diese Spiele nichts sagen.</translation>
    </message>
    <message>
        <source>Not all is as it was sealed.</source>
        <translation>Nicht alles stimmt mit den Siegeln überein.</translation>
    </message>
    <message>
        <source>it was tried out in a what-if, when its cards were known.</source>
        <translation>Es wurde in einem „Was wäre, wenn“ ausprobiert, als seine Karten bekannt waren.</translation>
    </message>
    <message>
        <source>it was not sealed.</source>
        <translation>Es wurde nicht versiegelt.</translation>
    </message>
    <message>
        <source>THE SEAL DOES NOT FIT THE CARDS: {shown} was sealed.</source>
        <translation>DAS SIEGEL PASST NICHT ZU DEN KARTEN: Versiegelt wurde {shown}.</translation>
    </message>
    <message>
        <source>the seal fits the cards, BUT IT STANDS BEHIND CHOICES OF THE DEAL.</source>
        <translation>Das Siegel passt zu den Karten, KOMMT ABER ERST NACH ENTSCHEIDUNGEN DES SPIELS.</translation>
    </message>
    <message>
        <source>sealed before its first choice, and the seal fits the cards.</source>
        <translation>Vor der ersten Entscheidung versiegelt, und das Siegel passt zu den Karten.</translation>
    </message>
    <message>
        <source>The cards are number {number} of the series.</source>
        <translation>Die Karten sind Nummer {number} der Serie.</translation>
    </message>
    <message>
        <source>The cards are not of the series, as the match began from elsewhere ({origin}).</source>
        <translation>Die Karten sind nicht aus der Serie, denn die Partie begann anderswo ({origin}).</translation>
    </message>
    <message>
        <source>THE CARDS ARE NOT THOSE OF THE SERIES.</source>
        <translation>DIE KARTEN SIND NICHT DIE DER SERIE.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WAS</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>FILE.ts</source>
        <translation>DATEI.ts</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>DEPTH</source>
        <translation>TIEFE</translation>
    </message>
    <message>
        <source>PACK</source>
        <translation>REGELWERK</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>SCHLÜSSEL=WERT</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>STARTWERT</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>STÄRKE</translation>
    </message>
    <message>
        <source>LEVELS</source>
        <translation>STÄRKEN</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>WxH,...</source>
        <translation>BxH,...</translation>
    </message>
    <message>
        <source>see {command} --help</source>
        <translation>siehe {command} --help</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Positionsargumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>Versionsnummer des Programms anzeigen und beenden</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>Diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Argument erwartet</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht erlaubt zusammen mit dem Argument %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s ist nötig</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Wahl: %(value)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert für %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s passt auf %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>angehängtes Argument %r bleibt unbeachtet</translation>
    </message>
    <message>
        <source>the name is empty: a file or a folder is expected</source>
        <translation>Der Name ist leer: Eine Datei oder ein Ordner wird erwartet</translation>
    </message>
    <message>
        <source>the language to speak: {codes}</source>
        <translation>die Sprache des Programms: {codes}</translation>
    </message>
    <message>
        <source>a file of messages (Qt Linguist) that go before those of its language</source>
        <translation>eine Datei mit Texten (Qt Linguist), die Vorrang vor denen ihrer Sprache haben</translation>
    </message>
    <message>
        <source>keep everything in that folder and nothing anywhere else</source>
        <translation>alles in diesem Ordner speichern und nichts anderswo</translation>
    </message>
    <message>
        <source>{program}: stopped before it was done</source>
        <translation>{program}: vor dem Ende abgebrochen</translation>
    </message>
</context>
<context>
    <name>deal_code</name>
    <message>
        <source>Type or paste the code of a deal.</source>
        <translation>Tippe den Code eines Spiels ein oder füge ihn ein.</translation>
    </message>
    <message>
        <source>This is too long to be a deal code.</source>
        <translation>Für einen Spielcode ist das zu lang.</translation>
    </message>
    <message>
        <source>A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-….</source>
        <translation>Ein Spielcode hat einen Doppelpunkt zwischen Regeln und Karten, wie in sjavs:01234-56789-….</translation>
    </message>
    <message>
        <source>There is no “{0}” in a deal code: behind the colon there are digits, and letters without I, L, O and U.</source>
        <translation>„{0}“ kommt in keinem Spielcode vor: Hinter dem Doppelpunkt stehen Ziffern und Buchstaben ohne I, L, O und U.</translation>
    </message>
    <message>
        <source>The code is too short: some of it is missing.</source>
        <translation>Der Code ist zu kurz: Es fehlt etwas.</translation>
    </message>
    <message>
        <source>The code has a typing error, or is not whole yet.</source>
        <translation>Der Code hat einen Tippfehler oder ist noch nicht vollständig.</translation>
    </message>
    <message>
        <source>The code was made by a newer version of this program.</source>
        <translation>Der Code stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The code holds nothing that a deal could be made of.</source>
        <translation>Aus diesem Code lässt sich kein Spiel machen.</translation>
    </message>
    <message>
        <source>The code is for the rules “{0}”, which are not here; whoever made it can export them as a file.</source>
        <translation>Der Code gilt für die Regeln „{0}“, die hier fehlen; wer ihn erstellt hat, kann sie als Datei exportieren.</translation>
    </message>
    <message>
        <source>The rules of the code cannot be played here: {0}</source>
        <translation>Die Regeln des Codes sind hier nicht spielbar: {0}</translation>
    </message>
    <message>
        <source>The code does not fit the cards of the rules that are here.</source>
        <translation>Der Code passt nicht zu den Karten der Regeln, die hier vorliegen.</translation>
    </message>
    <message>
        <source>The code cuts the pack where these rules do not.</source>
        <translation>Laut Code wird abgehoben, wo diese Regeln es nicht vorsehen.</translation>
    </message>
    <message>
        <source>The code lets somebody deal who is not at this table.</source>
        <translation>Laut Code gibt jemand, der nicht an diesem Tisch sitzt.</translation>
    </message>
    <message>
        <source>{game}, deal {number} of the series {seed}.</source>
        <translation>{game}, Spiel {number} der Serie {seed}.</translation>
    </message>
    <message>
        <source>{game} with other house rules, deal {number} of the series {seed}.</source>
        <translation>{game} mit anderen Hausregeln, Spiel {number} der Serie {seed}.</translation>
    </message>
    <message>
        <source>{game}, a deal of no series.</source>
        <translation>{game}, ein Spiel ohne Serie.</translation>
    </message>
    <message>
        <source>{game} with other house rules, a deal of no series.</source>
        <translation>{game} mit anderen Hausregeln, ein Spiel ohne Serie.</translation>
    </message>
    <message>
        <source>The pack has not been cut yet.</source>
        <translation>Es ist noch nicht abgehoben worden.</translation>
    </message>
    <message>
        <source>The code was made with other rules than this version has; the cards are the same.</source>
        <translation>Der Code entstand mit anderen Regeln als denen dieser Version; die Karten sind dieselben.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Code of the &amp;deal to play:</source>
        <translation>&amp;Code des gewünschten Spiels:</translation>
    </message>
    <message>
        <source>Code of the p&amp;resent deal:</source>
        <translation>Code des &amp;laufenden Spiels:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The code of the present deal was copied.</source>
        <translation>Der Code des laufenden Spiels wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>duel</name>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>Number of &amp;deals:</source>
        <translation>&amp;Anzahl der Spiele:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Type the name that the other player shall see.</source>
        <translation>Gib den Namen ein, den dein Gegenüber sehen soll.</translation>
    </message>
    <message>
        <source>Duel by file</source>
        <translation>Duell per Datei</translation>
    </message>
    <message>
        <source>Two people play the same deals with the same bots, each at their own computer. When you have played, you send a small file; whoever finishes second sees both, deal by deal and card by card.</source>
        <translation>Zwei Menschen spielen dieselben Spiele mit denselben Computerspielern, jeder am eigenen Computer. Wer fertig ist, verschickt eine kleine Datei; wer als Zweiter fertig wird, sieht beides nebeneinander, Spiel für Spiel und Karte für Karte.</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelle</translation>
    </message>
    <message>
        <source>There is no duel yet: begin a new one, or open a file that was sent to you.</source>
        <translation>Es gibt noch kein Duell: Beginne ein neues oder öffne eine Datei, die dir geschickt wurde.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>&amp;Save the file…</source>
        <translation>Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>New duel</source>
        <translation>Neues Duell</translation>
    </message>
    <message>
        <source>You will play {game}, the same deals as {name}.</source>
        <translation>Gespielt wird {game}, dieselben Spiele wie bei {name}.</translation>
    </message>
    <message>
        <source>Open a duel</source>
        <translation>Duell öffnen</translation>
    </message>
    <message>
        <source>A deal of this duel lies on the table: first end it, or leave it.</source>
        <translation>Ein Spiel dieses Duells liegt auf dem Tisch: Beende oder verlasse es zuerst.</translation>
    </message>
    <message>
        <source>Delete a duel</source>
        <translation>Duell löschen</translation>
    </message>
    <message>
        <source>Delete this duel of {game}, with all that was played in it? The deals that you have played stay in the history.</source>
        <translation>Dieses Duell ({game}) mit allem löschen, was darin gespielt wurde? Die Spiele, die du gespielt hast, bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>The duel was deleted.</source>
        <translation>Das Duell wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” is who plays against you: take another name.</source>
        <translation>„{name}“ heißt schon dein Gegenüber: Nimm einen anderen Namen.</translation>
    </message>
    <message>
        <source>Duels ({files})</source>
        <translation>Duelle ({files})</translation>
    </message>
    <message>
        <source>Save the file of the duel</source>
        <translation>Datei des Duells speichern</translation>
    </message>
    <message>
        <source>The file was saved as {path}: send it to the other player.</source>
        <translation>Die Datei wurde als {path} gespeichert: Schick sie deinem Gegenüber.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What {name} has made more than {other}</source>
        <translation>Vorsprung von {name} vor {other}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Duel by file: the comparison</source>
        <translation>Duell per Datei: der Vergleich</translation>
    </message>
    <message>
        <source>Deals of the duel</source>
        <translation>Spiele des Duells</translation>
    </message>
    <message>
        <source>Card &amp;by card, side by side…</source>
        <translation>&amp;Karte für Karte, nebeneinander…</translation>
    </message>
    <message>
        <source>Duel by file: deal {number}</source>
        <translation>Duell per Datei: Spiel {number}</translation>
    </message>
    <message>
        <source>{name}: {done} of {deals}</source>
        <translation>{name}: {done} von {deals}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>Both have played: compare the two.</source>
        <translation>Beide haben gespielt: Jetzt kannst du vergleichen.</translation>
    </message>
    <message>
        <source>Two others play it.</source>
        <translation>Zwei andere spielen es.</translation>
    </message>
    <message>
        <source>It is your turn to play.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Send the file to whoever plays against you.</source>
        <translation>Schick die Datei deinem Gegenüber.</translation>
    </message>
    <message>
        <source>Send the file, and open the one that {name} sends.</source>
        <translation>Verschicke deine Datei und öffne die von {name}.</translation>
    </message>
    <message numerus="yes">
        <source>You have played all %n deal(s).</source>
        <translation>
            <numerusform>Du bist fertig: %n Spiel gespielt.</numerusform>
            <numerusform>Du hast alle %n Spiele gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the file and send it to whoever plays against you. They open it here under Duel by file, play the same deals, and send it back.</source>
        <translation>Speichere die Datei und schick sie deinem Gegenüber. Dein Gegenüber öffnet sie unter „Duell per Datei“, spielt dieselben Spiele und schickt sie zurück.</translation>
    </message>
    <message>
        <source>{name} has not played all of them yet, or you have not got their file. Save yours and send it to them; once you open the file that comes back, you see both side by side.</source>
        <translation>{name} hat noch nicht alle gespielt, oder die Datei dazu fehlt dir noch. Speichere deine und verschicke sie; sobald du die zurückgeschickte öffnest, siehst du beide nebeneinander.</translation>
    </message>
    <message>
        <source>You will play {game} with bots of the level {level}.</source>
        <translation>Gespielt wird {game} mit Computerspielern der Stärke {level}.</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) differ from the standard.</source>
        <translation>
            <numerusform>%n Hausregel weicht vom Standard ab.</numerusform>
            <numerusform>%n Hausregeln weichen vom Standard ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules and the level are those of your next match: “New match with other rules” changes them.</source>
        <translation>Regeln und Stärke sind die deiner nächsten Partie: „Neue Partie mit anderen Regeln“ ändert sie.</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Keine Ansage</translation>
    </message>
    <message>
        <source>Better in {better}, equal in {equal}, worse in {worse} (deals: {deals}).</source>
        <translation>Besser in {better}, gleich in {equal}, schlechter in {worse} (Spiele: {deals}).</translation>
    </message>
    <message>
        <source>{name} and {other} have made the same: {points} game points.</source>
        <translation>{name} und {other} haben gleich viel gemacht; Punkte: {points}.</translation>
    </message>
    <message>
        <source>{name} has made {points} game points more than {other}.</source>
        <translation>{name} liegt vor {other}; Vorsprung in Punkten: {points}.</translation>
    </message>
    <message>
        <source>The points are what a deal brought a player&apos;s account, beyond what it brought the others on average.</source>
        <translation>Die Punkte sind das, was ein Spiel dem eigenen Konto mehr gebracht hat als den anderen im Durchschnitt.</translation>
    </message>
    <message>
        <source>The cards were thrown in.</source>
        <translation>Die Karten wurden zusammengeworfen.</translation>
    </message>
    <message>
        <source>{player}: {game}, {points} point</source>
        <translation>{player}: {game}, {points} Punkt</translation>
    </message>
    <message>
        <source>{player}: {game}, {points} points</source>
        <translation>{player}: {game}, {points} Punkte</translation>
    </message>
    <message>
        <source>{player}: {game} by {declarer}, {points} point</source>
        <translation>{player}: {game} von {declarer}, {points} Punkt</translation>
    </message>
    <message>
        <source>{player}: {game} by {declarer}, {points} points</source>
        <translation>{player}: {game} von {declarer}, {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s) with bots of the level {level}.</source>
        <translation>
            <numerusform>{game}, %n Spiel mit Computerspielern der Stärke {level}.</numerusform>
            <numerusform>{game}, %n Spiele mit Computerspielern der Stärke {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the duel</source>
        <translation>Duell beenden</translation>
    </message>
    <message>
        <source>Next deal ({number} of {deals})</source>
        <translation>Nächstes Spiel ({number} von {deals})</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>Einen Stich zurück</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Eine Karte zurück</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Eine Karte vor</translation>
    </message>
    <message>
        <source>One trick on</source>
        <translation>Einen Stich vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Qt lacks libraries of the system; on Debian: apt-get install {list}</source>
        <translation>Qt fehlen Bibliotheken des Systems; unter Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>No display answers where WAYLAND_DISPLAY points, and DISPLAY is not set; try sjavs play.</source>
        <translation>Wohin WAYLAND_DISPLAY zeigt, antwortet kein Bildschirm, und DISPLAY ist nicht gesetzt; versuche sjavs play.</translation>
    </message>
    <message>
        <source>There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); try sjavs play.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt); versuche sjavs play.</translation>
    </message>
    <message>
        <source>The display {display} does not answer, so no window can be opened.</source>
        <translation>Der Bildschirm {display} antwortet nicht, also lässt sich kein Fenster öffnen.</translation>
    </message>
    <message>
        <source>Qt lacks libraries to open a window; on Debian: apt-get install {list}</source>
        <translation>Qt fehlen Bibliotheken, um ein Fenster zu öffnen; unter Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>{variable} is {given!r}, but a window can only be drawn with {least} to {most}</source>
        <translation>{variable} ist {given!r}, aber ein Fenster lässt sich nur mit {least} bis {most} zeichnen</translation>
    </message>
    <message>
        <source>{variable} is {wanted!r}, and no window can be opened that way: {why}</source>
        <translation>{variable} ist {wanted!r}, und so lässt sich kein Fenster öffnen: {why}</translation>
    </message>
    <message>
        <source>nothing answers where WAYLAND_DISPLAY points</source>
        <translation>Nichts antwortet dort, wohin WAYLAND_DISPLAY zeigt</translation>
    </message>
    <message>
        <source>DISPLAY is not set</source>
        <translation>DISPLAY ist nicht gesetzt</translation>
    </message>
    <message>
        <source>the display {display} does not answer</source>
        <translation>Der Bildschirm {display} antwortet nicht</translation>
    </message>
    <message>
        <source>libraries are missing; on Debian: apt-get install {list}</source>
        <translation>Bibliotheken fehlen; unter Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>Qt cannot open a window: {why}</source>
        <translation>Qt kann kein Fenster öffnen: {why}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} has no screen here</source>
        <translation>Qt findet mit der Plattform {name} hier keinen Bildschirm</translation>
    </message>
    <message>
        <source>Qt has no platform of that name, only {list}</source>
        <translation>Qt hat keine Plattform dieses Namens, nur {list}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} lacks the library {library}</source>
        <translation>Der Plattform {name} von Qt fehlt die Bibliothek {library}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} does not work here</source>
        <translation>Die Plattform {name} von Qt funktioniert hier nicht</translation>
    </message>
    <message>
        <source>the file should be called {seed}{end}</source>
        <translation>Die Datei sollte {seed}{end} heißen</translation>
    </message>
    <message>
        <source>{wrong}; the file is kept as {name}</source>
        <translation>{wrong}; die Datei bleibt als {name} erhalten</translation>
    </message>
    <message>
        <source>{path}: the file cannot be deleted: {why}</source>
        <translation>{path}: Die Datei lässt sich nicht löschen: {why}</translation>
    </message>
    <message>
        <source>{path}: {wrong}; nothing has been changed</source>
        <translation>{path}: {wrong}; nichts wurde geändert</translation>
    </message>
    <message>
        <source>{path}: here the working copies lie; what is sent needs another place</source>
        <translation>{path}: Hier liegen die Arbeitskopien; was verschickt wird, braucht einen anderen Ort</translation>
    </message>
    <message>
        <source>{path}: there is no such duel any more, so the deal counts for none</source>
        <translation>{path}: Dieses Duell gibt es nicht mehr, das Spiel zählt also für keines</translation>
    </message>
    <message>
        <source>this is not a duel (it is a folder, or much too large)</source>
        <translation>Das ist kein Duell (sondern ein Ordner, oder die Datei ist viel zu groß)</translation>
    </message>
    <message>
        <source>{path}: the duel cannot be read: {why}</source>
        <translation>{path}: Das Duell lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>Die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>{path}: the duel cannot be written: {why}</source>
        <translation>{path}: Das Duell lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>{path}:1: the bots&apos; level {unknown!r} is not known here; nothing has been changed</source>
        <translation>{path}:1: Die Spielstärke {unknown!r} der Computerspieler ist hier nicht bekannt; nichts wurde geändert</translation>
    </message>
    <message>
        <source>{origin!r} names no deal of a duel</source>
        <translation>{origin!r} nennt kein Spiel eines Duells</translation>
    </message>
    <message>
        <source>{file}: {place}: {why}</source>
        <translation>{file}: {place}: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>Ein Text wird erwartet</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high} is expected</source>
        <translation>Eine ganze Zahl von {low} bis {high} wird erwartet</translation>
    </message>
    <message>
        <source>one of these is expected: {values}</source>
        <translation>Eines davon wird erwartet: {values}</translation>
    </message>
    <message>
        <source>a list of texts is expected</source>
        <translation>Eine Liste von Texten wird erwartet</translation>
    </message>
    <message>
        <source>{format} is expected</source>
        <translation>{format} wird erwartet</translation>
    </message>
    <message>
        <source>there is no game {name!r} here</source>
        <translation>Hier gibt es keine Spielart {name!r}</translation>
    </message>
    <message>
        <source>a table is expected</source>
        <translation>Eine Tabelle wird erwartet</translation>
    </message>
    <message>
        <source>the game has no option {name!r}</source>
        <translation>Die Spielart hat keine Option {name!r}</translation>
    </message>
    <message>
        <source>{number} hands are expected</source>
        <translation>{number} Blätter werden erwartet</translation>
    </message>
    <message>
        <source>each of the {number} cards of the game must be there once</source>
        <translation>Jede der {number} Karten muss genau einmal vorkommen</translation>
    </message>
    <message>
        <source>every hand needs {number} cards</source>
        <translation>Jedes Blatt braucht {number} Karten</translation>
    </message>
    <message>
        <source>a kind and an action are expected</source>
        <translation>Eine Art und ein Zug werden erwartet</translation>
    </message>
    <message>
        <source>{name}: there is no suit {value}</source>
        <translation>{name}: Eine Farbe {value} gibt es nicht</translation>
    </message>
    <message>
        <source>after them it must be the turn of seat 0</source>
        <translation>Danach muss Platz 0 an der Reihe sein</translation>
    </message>
    <message>
        <source>{action} is not allowed there</source>
        <translation>{action} ist dort nicht erlaubt</translation>
    </message>
    <message>
        <source>at least one right choice is expected</source>
        <translation>Mindestens eine richtige Wahl wird erwartet</translation>
    </message>
    <message>
        <source>it must lead to the end of the deal</source>
        <translation>Der Verlauf muss bis zum Ende des Spiels führen</translation>
    </message>
    <message>
        <source>{file}: the file is not UTF-8 text.</source>
        <translation>{file}: Die Datei ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>{file}: the exercises are of a newer version, and stay as they are.</source>
        <translation>{file}: Die Übungen stammen von einer neueren Version und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is no line of exercises</source>
        <translation>{file}, Zeile {line}: Das ist keine Zeile mit Übungen</translation>
    </message>
    <message>
        <source>{why}; the file is kept as {name}.</source>
        <translation>{why}; die Datei bleibt als {name} erhalten.</translation>
    </message>
    <message>
        <source>{path}: the file is not UTF-8 text</source>
        <translation>{path}: Die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>{path}: the file cannot be read: {why}</source>
        <translation>{path}: Die Datei lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>a row is not text</source>
        <translation>eine Zeile ist kein Text</translation>
    </message>
    <message>
        <source>{id!r} is not the name of a match</source>
        <translation>{id!r} ist nicht der Name einer Partie</translation>
    </message>
    <message>
        <source>{path}: the match is open, so it cannot be deleted now</source>
        <translation>{path}: Die Partie ist offen und kann deshalb jetzt nicht gelöscht werden</translation>
    </message>
    <message>
        <source>{path}: the file is of a newer version of the program and stays as it is; {beside} is used</source>
        <translation>{path}: Die Datei stammt von einer neueren Version des Programms und bleibt, wie sie ist; verwendet wird {beside}</translation>
    </message>
    <message>
        <source>{path}: {why}; the file is kept as {kept}, and the history is made anew</source>
        <translation>{path}: {why}; die Datei bleibt als {kept} erhalten, und der Verlauf wird neu angelegt</translation>
    </message>
    <message>
        <source>{path}: the file of the history is broken, and another one breaks as soon as it is made</source>
        <translation>{path}: Die Datei des Verlaufs ist beschädigt, und eine neue geht sofort wieder kaputt</translation>
    </message>
    <message>
        <source>there is a folder where the file of the history should be</source>
        <translation>Dort, wo die Datei des Verlaufs sein sollte, ist ein Ordner</translation>
    </message>
    <message>
        <source>this is not the file of a history</source>
        <translation>Die Datei ist kein Verlauf</translation>
    </message>
    <message>
        <source>the file of the history is broken (its tables have no readable names)</source>
        <translation>Die Datei des Verlaufs ist beschädigt (ihre Tabellen haben keine lesbaren Namen)</translation>
    </message>
    <message>
        <source>the file of the history is broken ({why})</source>
        <translation>Die Datei des Verlaufs ist beschädigt ({why})</translation>
    </message>
    <message>
        <source>the table {table} lacks columns</source>
        <translation>der Tabelle {table} fehlen Spalten</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>es ist die Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>{path}: the file is broken and cannot be set aside: {why}</source>
        <translation>{path}: Die Datei ist beschädigt und lässt sich nicht zur Seite legen: {why}</translation>
    </message>
    <message>
        <source>{path}: the file is broken, and thousands of others already stand beside it</source>
        <translation>{path}: Die Datei ist beschädigt, und daneben liegen schon Tausende andere</translation>
    </message>
    <message>
        <source>another window of the program is writing it</source>
        <translation>Ein anderes Fenster des Programms schreibt gerade hinein</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it may not be written here</source>
        <translation>Hier darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the disk does not let it be read or written</source>
        <translation>Der Datenträger lässt sich weder lesen noch beschreiben</translation>
    </message>
    <message>
        <source>it is no database</source>
        <translation>sie ist keine Datenbank</translation>
    </message>
    <message>
        <source>what stands in it does not fit together</source>
        <translation>ihr Inhalt passt nicht zusammen</translation>
    </message>
    <message>
        <source>error number {number} of SQLite</source>
        <translation>SQLite-Fehler Nummer {number}</translation>
    </message>
    <message>
        <source>{path}: the history cannot be kept: {why}</source>
        <translation>{path}: Der Verlauf lässt sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>{path}: the match cannot be saved: {why}</source>
        <translation>{path}: Die Partie lässt sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>{path}: the file of the match had gone; it is written anew</source>
        <translation>{path}: Die Datei der Partie war weg; sie wird neu geschrieben</translation>
    </message>
    <message>
        <source>the key {key!r} is taken by {other}: rename the file</source>
        <translation>Der Schlüssel {key!r} ist durch {other} vergeben: Benenne die Datei um</translation>
    </message>
    <message>
        <source>rule packs of your own cannot be looked for there: {why}</source>
        <translation>eigene Regelpakete lassen sich dort nicht suchen: {why}</translation>
    </message>
    <message>
        <source>the rule packs of the program cannot be read: install it again</source>
        <translation>Die Regelwerke des Programms sind nicht lesbar: Installiere es neu</translation>
    </message>
    <message>
        <source>there is no rule pack {key!r} ({value})</source>
        <translation>Es gibt kein Regelwerk {key!r} ({value})</translation>
    </message>
    <message>
        <source>{path} is not in {folder}</source>
        <translation>{path} ist nicht in {folder}</translation>
    </message>
    <message>
        <source>{file}: the settings cannot be kept; they hold until the program ends</source>
        <translation>{file}: Die Einstellungen lassen sich nicht speichern; sie gelten nur, bis das Programm beendet wird</translation>
    </message>
    <message>
        <source>{file}: the settings cannot be read; the file is kept as {name}</source>
        <translation>{file}: Die Einstellungen lassen sich nicht lesen; die Datei bleibt als {name} erhalten</translation>
    </message>
    <message>
        <source>{path}: the match is open in another window</source>
        <translation>{path}: Die Partie ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>{path}: the match cannot be read: {why}</source>
        <translation>{path}: Die Partie lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>{why}; the file is kept as {name}</source>
        <translation>{why}; die Datei bleibt als {name} erhalten</translation>
    </message>
    <message>
        <source>{key}: {given!r} is not one of {list}</source>
        <translation>{key}: {given!r} ist keines von {list}</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded ({name}): install it again.</source>
        <translation>Ein Teil des Programms lässt sich nicht laden ({name}): Installiere es neu.</translation>
    </message>
    <message>
        <source>The window could not be opened ({name}).</source>
        <translation>Das Fenster ließ sich nicht öffnen ({name}).</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>{file}: this is a file, and only a folder of that name would hold your data</source>
        <translation>{file}: Das ist eine Datei; nur ein Ordner dieses Namens würde deine Daten aufnehmen</translation>
    </message>
    <message>
        <source>{folder}: everything is to be kept there, but that cannot be done: {why}</source>
        <translation>{folder}: Alles soll dort gespeichert werden, doch das geht nicht: {why}</translation>
    </message>
    <message>
        <source>{name!r} is not a card (rank {list} and suit {suits}, as in &apos;QC&apos;)</source>
        <translation>{name!r} ist keine Karte (Rang {list} und Farbe {suits}, wie in &apos;QC&apos;)</translation>
    </message>
    <message>
        <source>There is no code.</source>
        <translation>Der Code fehlt.</translation>
    </message>
    <message>
        <source>This is too long to be a deal code.</source>
        <translation>Für einen Spielcode ist das zu lang.</translation>
    </message>
    <message>
        <source>A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-….</source>
        <translation>Ein Spielcode hat einen Doppelpunkt zwischen Regeln und Karten, wie in sjavs:01234-56789-….</translation>
    </message>
    <message>
        <source>There is no {0} in a deal code: behind the colon there are digits, and letters without I, L, O and U.</source>
        <translation>{0} kommt in keinem Spielcode vor: Hinter dem Doppelpunkt stehen Ziffern und Buchstaben ohne I, L, O und U.</translation>
    </message>
    <message>
        <source>The code is too short: some of it is missing.</source>
        <translation>Der Code ist zu kurz: Es fehlt etwas.</translation>
    </message>
    <message>
        <source>The code has a typing error.</source>
        <translation>Der Code hat einen Tippfehler.</translation>
    </message>
    <message>
        <source>The code was made by a newer version of this program.</source>
        <translation>Der Code stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The code holds nothing that a deal could be made of.</source>
        <translation>Aus diesem Code lässt sich kein Spiel machen.</translation>
    </message>
    <message>
        <source>The code is for the rules {0!r}, which are not here; whoever made it can export them as a file.</source>
        <translation>Der Code gilt für die Regeln {0!r}, die hier fehlen; wer ihn erstellt hat, kann sie als Datei exportieren.</translation>
    </message>
    <message>
        <source>The rules of the code cannot be played here: {0}</source>
        <translation>Die Regeln des Codes sind hier nicht spielbar: {0}</translation>
    </message>
    <message>
        <source>The code does not fit the cards of the rules that are here.</source>
        <translation>Der Code passt nicht zu den Karten der Regeln, die hier vorliegen.</translation>
    </message>
    <message>
        <source>The code cuts the pack where these rules do not.</source>
        <translation>Laut Code wird abgehoben, wo diese Regeln es nicht vorsehen.</translation>
    </message>
    <message>
        <source>The code lets somebody deal who is not at this table.</source>
        <translation>Laut Code gibt jemand, der nicht an diesem Tisch sitzt.</translation>
    </message>
    <message>
        <source>pairs need four seats, not {seats}</source>
        <translation>Paare brauchen vier Plätze, nicht {seats}</translation>
    </message>
    <message>
        <source>no contract says how it is bid</source>
        <translation>Bei keinem Kontrakt steht, wie er angesagt wird</translation>
    </message>
    <message>
        <source>whoever speaks first cannot end an auction of two rounds</source>
        <translation>Bei zwei Runden kann der Erste das Ansagen nicht beenden</translation>
    </message>
    <message>
        <source>a deal that is folded needs a score table called &apos;fold&apos;</source>
        <translation>Ein aufgegebenes Spiel braucht eine Wertungstabelle namens &apos;fold&apos;</translation>
    </message>
    <message>
        <source>there is nothing to come down from</source>
        <translation>Es gibt keine Anfangspunkte, von denen es hinuntergehen könnte</translation>
    </message>
    <message>
        <source>more than {most_exchanged} cards cannot be exchanged</source>
        <translation>Mehr als {most_exchanged} Karten lassen sich nicht tauschen</translation>
    </message>
    <message>
        <source>what nobody declares cannot be bid</source>
        <translation>Was keinen Spieler hat, kann man nicht ansagen</translation>
    </message>
    <message>
        <source>only contracts that are bid by name need a hand</source>
        <translation>Nur Kontrakte, die mit Namen angesagt werden, können ein bestimmtes Blatt verlangen</translation>
    </message>
    <message>
        <source>&apos;called&apos; goes with an ace that is called or with a marriage, and with a bid</source>
        <translation>&apos;called&apos; verlangt ein gerufenes Ass oder eine Hochzeit, und eine Ansage</translation>
    </message>
    <message>
        <source>a partner is found among four seats, not {seats}</source>
        <translation>Ein Partner findet sich unter vier Plätzen, nicht {seats}</translation>
    </message>
    <message>
        <source>a partner is found among hands alone, without a talon or open cards</source>
        <translation>Ein Partner findet sich nur, wo es nur Handkarten gibt, ohne Talon und offene Karten</translation>
    </message>
    <message>
        <source>a partner is found among players with an account each</source>
        <translation>Ein Partner findet sich nur unter Spielern mit je eigenem Konto</translation>
    </message>
    <message>
        <source>a marriage needs the phase &apos;marriage&apos; in the flow</source>
        <translation>Eine Hochzeit braucht die Phase &apos;marriage&apos; im Ablauf</translation>
    </message>
    <message>
        <source>a partner is found by an ace or by a marriage, not by both</source>
        <translation>Ein Partner findet sich durch ein Ass oder durch eine Hochzeit, nicht durch beides</translation>
    </message>
    <message>
        <source>what finds a partner is bid alone, without a suit</source>
        <translation>Was einen Partner findet, wird für sich angesagt, ohne Farbe</translation>
    </message>
    <message>
        <source>{needed!r} is needed here</source>
        <translation>{needed!r} ist hier nötig</translation>
    </message>
    <message>
        <source>the trumps must stand when a partner is found</source>
        <translation>Trumpf muss feststehen, wenn sich ein Partner findet</translation>
    </message>
    <message>
        <source>only contracts with a price can be doubled</source>
        <translation>Nur Kontrakte mit einem Preis lassen sich verdoppeln</translation>
    </message>
    <message>
        <source>laying needs the phase &apos;legen&apos; in the flow</source>
        <translation>Das Legen braucht die Phase &apos;legen&apos; im Ablauf</translation>
    </message>
    <message>
        <source>laying goes with hands alone, without a talon or open cards</source>
        <translation>Gelegt wird nur, wo es nur Handkarten gibt, ohne Talon und offene Karten</translation>
    </message>
    <message>
        <source>no packet ends with {lay} cards in each hand ({list})</source>
        <translation>Kein Päckchen endet mit {lay} Karten auf jeder Hand ({list})</translation>
    </message>
    <message>
        <source>true, false, a whole number or a text is expected</source>
        <translation>true, false, eine ganze Zahl oder ein Text wird erwartet</translation>
    </message>
    <message>
        <source>{ranks!r} must be different ranks out of {list}</source>
        <translation>{ranks!r} müssen verschiedene Ränge aus {list} sein</translation>
    </message>
    <message>
        <source>{order!r} must hold exactly the ranks {ranks!r}</source>
        <translation>{order!r} muss genau die Ränge {ranks!r} enthalten</translation>
    </message>
    <message>
        <source>no card of the pack counts anything</source>
        <translation>Keine Karte des Kartenspiels zählt etwas</translation>
    </message>
    <message>
        <source>{seats} hands of {each} cards do not make a pack of {cards}</source>
        <translation>{seats} Blätter mit je {each} Karten ergeben kein Kartenspiel mit {cards} Karten</translation>
    </message>
    <message>
        <source>{seats} hands of {each} cards and {talon} in the middle do not make a pack of {cards}</source>
        <translation>{seats} Blätter mit je {each} Karten und {talon} in der Mitte ergeben kein Kartenspiel mit {cards} Karten</translation>
    </message>
    <message>
        <source>packets of {value} do not make a hand of {hand}</source>
        <translation>Päckchen mit {value} ergeben kein Blatt mit {hand}</translation>
    </message>
    <message>
        <source>{talon} cards go to the middle, but the talon has {talon2}</source>
        <translation>{talon} Karten gehen in die Mitte, aber der Talon hat {talon2}</translation>
    </message>
    <message>
        <source>the phases must be {list} in this order; these may be left out: {optional}</source>
        <translation>Die Phasen müssen in dieser Reihenfolge stehen: {list}; diese dürfen fehlen: {optional}</translation>
    </message>
    <message>
        <source>{suits!r} must hold each of the suits {all} once, the highest first</source>
        <translation>{suits!r} muss jede der Farben {all} einmal enthalten, die höchste zuerst</translation>
    </message>
    <message>
        <source>these must be different cards of the pack</source>
        <translation>Das müssen verschiedene Karten des Kartenspiels sein</translation>
    </message>
    <message>
        <source>&apos;least&apos; needs a price of the tariff</source>
        <translation>&apos;least&apos; braucht einen Preis des Tarifs</translation>
    </message>
    <message>
        <source>the last row must have no conditions, so that every deal is paid</source>
        <translation>Die letzte Zeile darf keine Bedingungen haben, damit jedes Spiel bezahlt wird</translation>
    </message>
    <message>
        <source>you play this duel as {own!r} already</source>
        <translation>Du spielst dieses Duell schon als {own!r}</translation>
    </message>
    <message>
        <source>{player!r} is the name of somebody who has played this duel already</source>
        <translation>So heißt schon jemand, der dieses Duell gespielt hat: {player!r}</translation>
    </message>
    <message>
        <source>two have played this duel already</source>
        <translation>Dieses Duell haben schon zwei gespielt</translation>
    </message>
    <message>
        <source>it is another duel with the same deals, with other rules or other bots</source>
        <translation>Das ist ein anderes Duell mit denselben Karten, aber mit anderen Regeln oder anderen Computerspielern</translation>
    </message>
    <message>
        <source>{player!r} has played deal {deal} in another way here</source>
        <translation>{player!r} hat Spiel {deal} hier anders gespielt</translation>
    </message>
    <message>
        <source>two others have played this duel already</source>
        <translation>Dieses Duell haben schon zwei andere gespielt</translation>
    </message>
    <message>
        <source>{player} has played the whole of this duel already (deals: {deals})</source>
        <translation>{player} hat dieses Duell schon ganz gespielt (Spiele: {deals})</translation>
    </message>
    <message>
        <source>deal {deal} does not begin with the cards of this duel</source>
        <translation>Spiel {deal} beginnt nicht mit den Karten dieses Duells</translation>
    </message>
    <message>
        <source>deal {deal}: {why}</source>
        <translation>Spiel {deal}: {why}</translation>
    </message>
    <message>
        <source>deal {deal} is not played to its end</source>
        <translation>Spiel {deal} ist nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>{given!r} belongs to no deal</source>
        <translation>{given!r} gehört zu keinem Spiel</translation>
    </message>
    <message>
        <source>{rest!r} stands here twice</source>
        <translation>{rest!r} steht hier zweimal</translation>
    </message>
    <message>
        <source>deal {rest!r} is not the one that is expected here</source>
        <translation>Spiel {rest!r} ist nicht das, was hier erwartet wird</translation>
    </message>
    <message>
        <source>{given!r} cannot be the name of a player</source>
        <translation>{given!r} kann kein Spielername sein</translation>
    </message>
    <message>
        <source>this is not a duel (its first line is not JSON)</source>
        <translation>Das ist kein Duell (die erste Zeile ist kein JSON)</translation>
    </message>
    <message>
        <source>the first line names no format ({known!r} is expected)</source>
        <translation>Die erste Zeile nennt kein Format (erwartet wird {known!r})</translation>
    </message>
    <message>
        <source>this is the record of a match and not a duel</source>
        <translation>Das ist die Aufzeichnung einer Partie und kein Duell</translation>
    </message>
    <message>
        <source>the format {found!r} is not known here: it is of a newer version, which can read it</source>
        <translation>Das Format {found!r} ist hier nicht bekannt: Es stammt von einer neueren Version, die es lesen kann</translation>
    </message>
    <message>
        <source>the format {found!r} is not known here ({known!r} is)</source>
        <translation>Das Format {found!r} ist hier nicht bekannt (bekannt ist {known!r})</translation>
    </message>
    <message>
        <source>the rules in the header cannot be used: {wrong}</source>
        <translation>Die Regeln im Kopf sind nicht verwendbar: {wrong}</translation>
    </message>
    <message>
        <source>the header has no {key}</source>
        <translation>Im Kopf fehlt {key}</translation>
    </message>
    <message>
        <source>a value in the header is of another kind than it must be</source>
        <translation>Ein Wert im Kopf ist von der falschen Art</translation>
    </message>
    <message>
        <source>deals must be a whole number from 1 to {most}</source>
        <translation>deals muss eine ganze Zahl von 1 bis {most} sein</translation>
    </message>
    <message>
        <source>the dealer must be a seat from 0 to {value}</source>
        <translation>Der Geber muss ein Platz von 0 bis {value} sein</translation>
    </message>
    <message>
        <source>the header needs a name and a level for each of {seats} seats, and a seed</source>
        <translation>Der Kopf braucht einen Namen und eine Spielstärke für jeden der {seats} Plätze, und einen Startwert</translation>
    </message>
    <message>
        <source>the seed must be 10 digits and capital letters, without I, L, O and U</source>
        <translation>Der Startwert muss aus 10 Ziffern und Großbuchstaben bestehen, ohne I, L, O und U</translation>
    </message>
    <message>
        <source>seat 0 is the player&apos;s: its level must be {person!r}</source>
        <translation>Platz 0 gehört dem Menschen: Seine Spielstärke muss {person!r} sein</translation>
    </message>
    <message>
        <source>{file}: the lesson lacks {wrong}</source>
        <translation>{file}: Der Lektion fehlt {wrong}</translation>
    </message>
    <message>
        <source>{file}: the lesson cannot be read: {wrong}</source>
        <translation>{file}: Die Lektion lässt sich nicht lesen: {wrong}</translation>
    </message>
    <message>
        <source>{key!r} is not known here ({list})</source>
        <translation>{key!r} ist hier nicht bekannt ({list})</translation>
    </message>
    <message>
        <source>the hands and the cards in the middle are not the pack</source>
        <translation>Die Blätter und die Karten in der Mitte ergeben nicht das ganze Kartenspiel</translation>
    </message>
    <message>
        <source>{given!r} is not an action: a seat, a kind and a value are expected</source>
        <translation>{given!r} ist kein Zug: Erwartet werden Platz, Art und Wert</translation>
    </message>
    <message>
        <source>{kind!r} is not a kind of action ({list})</source>
        <translation>{kind!r} ist keine Art von Zug ({list})</translation>
    </message>
    <message>
        <source>{given!r}: nothing is expected here</source>
        <translation>{given!r}: Hier wird nichts erwartet</translation>
    </message>
    <message>
        <source>{given!r} is not a suit ({suits})</source>
        <translation>{given!r} ist keine Farbe ({suits})</translation>
    </message>
    <message>
        <source>{given!r} is not a place to cut at</source>
        <translation>{given!r} ist keine Stelle zum Abheben</translation>
    </message>
    <message>
        <source>{given!r} is not a bid</source>
        <translation>{given!r} ist keine Ansage</translation>
    </message>
    <message>
        <source>this key is not known here</source>
        <translation>Dieser Schlüssel ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>more than {deepest} packs stand on one another</source>
        <translation>Mehr als {deepest} Regelwerke bauen aufeinander auf</translation>
    </message>
    <message>
        <source>there is no pack {base_key!r} in {list}</source>
        <translation>Es gibt kein Regelwerk {base_key!r} in {list}</translation>
    </message>
    <message>
        <source>{base_key!r} is this pack itself: that is a circle</source>
        <translation>{base_key!r} ist dieses Regelwerk selbst: Das geht im Kreis</translation>
    </message>
    <message>
        <source>{base_key!r} stands on this pack: that is a circle</source>
        <translation>{base_key!r} baut auf diesem Regelwerk auf: Das geht im Kreis</translation>
    </message>
    <message>
        <source>{value!r} is not one of {words}</source>
        <translation>{value!r} ist keines von {words}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text (byte {start})</source>
        <translation>Die Datei ist kein UTF-8-Text (Byte {start})</translation>
    </message>
    <message>
        <source>the file is larger than {value} KiB, so it is no rule pack</source>
        <translation>Die Datei ist größer als {value} KiB, also kein Regelwerk</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}</source>
        <translation>Die Datei lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>{why} (column {column})</source>
        <translation>{why} (Spalte {column})</translation>
    </message>
    <message>
        <source>tables are nested too deeply</source>
        <translation>Tabellen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>{default!r} is not one of {list}</source>
        <translation>{default!r} ist keines von {list}</translation>
    </message>
    <message>
        <source>this contract is missing, but the option {option!r} changes it; there are {known}</source>
        <translation>Dieser Kontrakt fehlt, aber die Option {option!r} ändert ihn; es gibt {known}</translation>
    </message>
    <message>
        <source>{key} has no option of that name, nor any other</source>
        <translation>{key} hat keine Option dieses Namens und auch keine andere</translation>
    </message>
    <message>
        <source>{key} has no option of that name, but {options}</source>
        <translation>{key} hat keine Option dieses Namens, aber diese: {options}</translation>
    </message>
    <message>
        <source>a mark needs a word behind the #</source>
        <translation>Eine Marke braucht ein Wort hinter dem #</translation>
    </message>
    <message>
        <source>{given!r}: a number up to {actions} is expected</source>
        <translation>{given!r}: Eine Zahl bis {actions} wird erwartet</translation>
    </message>
    <message>
        <source>{given!r}: the first and the last deal are expected</source>
        <translation>{given!r}: Das erste und das letzte Spiel werden erwartet</translation>
    </message>
    <message>
        <source>{path}: this is far too large for the record of a match</source>
        <translation>{path}: Das ist viel zu groß für die Aufzeichnung einer Partie</translation>
    </message>
    <message>
        <source>this is not a record of a match (its first line is not JSON)</source>
        <translation>Das ist keine Aufzeichnung einer Partie (die erste Zeile ist kein JSON)</translation>
    </message>
    <message>
        <source>this is a duel and not a record of a match: “Duel by file” in the window opens it, or sjavs duel show</source>
        <translation>Das ist ein Duell und keine Aufzeichnung einer Partie: „Duell per Datei“ im Fenster öffnet es, oder sjavs duel show</translation>
    </message>
    <message>
        <source>{wrong} in the header must be a text</source>
        <translation>{wrong} im Kopf muss ein Text sein</translation>
    </message>
    <message>
        <source>first in the header must be a whole number from 1 on</source>
        <translation>first im Kopf muss eine ganze Zahl ab 1 sein</translation>
    </message>
    <message>
        <source>it is not the turn of that seat</source>
        <translation>Dieser Platz ist nicht dran</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>no such action is possible at that moment</source>
        <translation>Ein solcher Zug ist an dieser Stelle nicht möglich</translation>
    </message>
    <message>
        <source>that seat does not hold the card</source>
        <translation>Dieser Platz hat die Karte nicht</translation>
    </message>
    <message>
        <source>what was led has to be followed</source>
        <translation>Die ausgespielte Farbe muss zugegeben werden</translation>
    </message>
    <message>
        <source>the trick has to be overtrumped</source>
        <translation>Der Stich muss überstochen werden</translation>
    </message>
    <message>
        <source>whoever can bid has to bid</source>
        <translation>Wer ansagen kann, muss ansagen</translation>
    </message>
    <message>
        <source>the hand does not allow that bid</source>
        <translation>Das Blatt lässt diese Ansage nicht zu</translation>
    </message>
    <message>
        <source>that suit cannot be named</source>
        <translation>Diese Farbe kann nicht genannt werden</translation>
    </message>
    <message>
        <source>the pack cannot be cut there</source>
        <translation>Dort kann nicht abgehoben werden</translation>
    </message>
    <message>
        <source>these are not all cards of the game, each once</source>
        <translation>Es müssen alle Karten des Spiels sein, jede genau einmal</translation>
    </message>
    <message>
        <source>these cards cannot be exchanged</source>
        <translation>Diese Karten können nicht getauscht werden</translation>
    </message>
    <message>
        <source>the bid does not beat the one that stands</source>
        <translation>Die Ansage ist nicht höher als die bisherige</translation>
    </message>
    <message>
        <source>the hand lacks what that game needs</source>
        <translation>Dem Blatt fehlt, was dieses Spiel verlangt</translation>
    </message>
    <message>
        <source>another card has to be given back</source>
        <translation>Eine andere Karte muss zurückgegeben werden</translation>
    </message>
    <message>
        <source>nobody may double at that moment</source>
        <translation>An dieser Stelle darf niemand verdoppeln</translation>
    </message>
    <message>
        <source>the called ace has to be played</source>
        <translation>Die gerufene Sau muss gespielt werden</translation>
    </message>
    <message>
        <source>the called ace may not be thrown off</source>
        <translation>Die gerufene Sau darf nicht abgeworfen werden</translation>
    </message>
    <message>
        <source>the suit of the called ace may only be led with the ace</source>
        <translation>Die Ruffarbe darf nur mit der Sau angespielt werden</translation>
    </message>
    <message>
        <source>{line!r} is against the rules here: {why}</source>
        <translation>{line!r} verstößt hier gegen die Regeln: {why}</translation>
    </message>
    <message>
        <source>a table is expected, not {table}</source>
        <translation>Eine Tabelle wird erwartet, nicht {table}</translation>
    </message>
    <message>
        <source>this key is missing (expected: {expected})</source>
        <translation>Dieser Schlüssel fehlt (erwartet: {expected})</translation>
    </message>
    <message>
        <source>expected: {expected}, not {value}</source>
        <translation>erwartet: {expected}, nicht {value}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>{value} is not between {least} and {most}</source>
        <translation>{value} liegt nicht zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {list}</source>
        <translation>{value!r} ist keines von {list}</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a list of texts is expected, but {value} stands in it</source>
        <translation>Eine Liste von Texten wird erwartet, aber {value} steht darin</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>whole numbers from {least} to {most} are expected, but {value} stands in it</source>
        <translation>Ganze Zahlen von {least} bis {most} werden erwartet, aber {value} steht darin</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>that is not allowed here</source>
        <translation>Das ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>this place can only be read</source>
        <translation>Hier darf nur gelesen werden</translation>
    </message>
    <message>
        <source>there is no room left for this user</source>
        <translation>Für diesen Benutzer ist kein Platz mehr</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>Ein Teil des Pfades ist kein Ordner</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>Die Datei gibt es schon</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>Es sind zu viele Dateien offen</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>no file can be called that here</source>
        <translation>So kann hier keine Datei heißen</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <translation>Ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>Ihre Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>the system refuses it (error number {number})</source>
        <translation>Das System lehnt es ab (Fehler Nummer {number})</translation>
    </message>
    <message>
        <source>this is not valid TOML: a table stands there twice</source>
        <translation>Das ist kein gültiges TOML: Eine Tabelle steht zweimal da</translation>
    </message>
    <message>
        <source>this is not valid TOML: a key is set twice</source>
        <translation>Das ist kein gültiges TOML: Ein Schlüssel ist zweimal gesetzt</translation>
    </message>
    <message>
        <source>this is not valid TOML: an = is missing behind a key</source>
        <translation>Das ist kein gültiges TOML: Hinter einem Schlüssel fehlt ein =</translation>
    </message>
    <message>
        <source>this is not valid TOML: something stands behind the end of what was set</source>
        <translation>Das ist kein gültiges TOML: Hinter einem Wert steht noch etwas</translation>
    </message>
    <message>
        <source>this is not valid TOML: a text does not end</source>
        <translation>Das ist kein gültiges TOML: Ein Text hört nicht auf</translation>
    </message>
    <message>
        <source>this is not valid TOML: a list does not end</source>
        <translation>Das ist kein gültiges TOML: Eine Liste hört nicht auf</translation>
    </message>
    <message>
        <source>this is not valid TOML: what stands behind an = is no value</source>
        <translation>Das ist kein gültiges TOML: Was hinter einem = steht, ist kein Wert</translation>
    </message>
    <message>
        <source>this is not valid TOML</source>
        <translation>Das ist kein gültiges TOML</translation>
    </message>
    <message>
        <source>{why} (at the end of the text)</source>
        <translation>{why} (am Ende des Textes)</translation>
    </message>
    <message>
        <source>{why} (line {line}, column {column})</source>
        <translation>{why} (Zeile {line}, Spalte {column})</translation>
    </message>
    <message>
        <source>this is not valid JSON (line {line}, column {column})</source>
        <translation>Das ist kein gültiges JSON (Zeile {line}, Spalte {column})</translation>
    </message>
    <message>
        <source>tables and lists are nested too deeply</source>
        <translation>Tabellen und Listen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a value is of another kind than it must be</source>
        <translation>Ein Wert ist von anderer Art als verlangt</translation>
    </message>
    <message>
        <source>{word!r} is no agreement between partners: + or - and one of {list}</source>
        <translation>{word!r} ist keine Absprache zwischen Partnern: + oder - und eine von {list}</translation>
    </message>
    <message>
        <source>seat {seat} has nothing to decide in the phase {phase!r}</source>
        <translation>Platz {seat} hat in der Phase {phase!r} nichts zu entscheiden</translation>
    </message>
    <message>
        <source>{key!r} is not a level of play ({list})</source>
        <translation>{key!r} ist keine Spielstärke ({list})</translation>
    </message>
    <message>
        <source>{what} is no fact of this text</source>
        <translation>{what} ist keine Angabe dieses Textes</translation>
    </message>
    <message>
        <source>a brace has no partner</source>
        <translation>einer geschweiften Klammer fehlt die andere</translation>
    </message>
    <message>
        <source>{file}:{line}: this translation is not used: {why}: {message}</source>
        <translation>{file}:{line}: Diese Übersetzung wird nicht verwendet: {why}: {message}</translation>
    </message>
    <message>
        <source>{file}:{line}: this is not a catalogue of messages</source>
        <translation>{file}:{line}: Das ist keine Datei mit Übersetzungen</translation>
    </message>
    <message>
        <source>{file}:1: this is not a catalogue of messages: it begins with &lt;{tag}&gt;, not &lt;TS&gt;</source>
        <translation>{file}:1: Das ist keine Datei mit Übersetzungen: Sie beginnt mit &lt;{tag}&gt; und nicht mit &lt;TS&gt;</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>{cards} in one trick, {suit} trumps: {card} wins.</source>
        <translation>{cards} in einem Stich, {suit} ist Trumpf: {card} gewinnt.</translation>
    </message>
    <message>
        <source>The trumps in {suit}: {trumps}. {card} counts {points}.</source>
        <translation>Die Trümpfe bei {suit}: {trumps}. {card} zählt {points}.</translation>
    </message>
    <message>
        <source>After a cut the cards come as {cut}, after a knock as {knock}.</source>
        <translation>So wird gegeben: nach dem Abheben {cut}, nach dem Klopfen {knock}.</translation>
    </message>
    <message>
        <source>The cards come as {packets}.</source>
        <translation>So wird gegeben: {packets}.</translation>
    </message>
    <message>
        <source>When you have dealt, the player on your left deals next.</source>
        <translation>Nach dir gibt dein linker Nachbar.</translation>
    </message>
    <message>
        <source>When you have dealt, the player on your right deals next.</source>
        <translation>Nach dir gibt dein rechter Nachbar.</translation>
    </message>
    <message>
        <source>The declarer sees {middle} and then lays {number} of {all} cards away.</source>
        <translation>Der Spieler sieht {middle} und drückt dann {number} von {all} Karten.</translation>
    </message>
    <message>
        <source>The declarer lays {number} of {all} cards away and sees {middle} afterwards.</source>
        <translation>Der Spieler drückt {number} von {all} Karten und sieht danach {middle}.</translation>
    </message>
    <message>
        <source>With {hand} you may bid or pass.</source>
        <translation>Mit {hand} darfst du ansagen oder passen.</translation>
    </message>
    <message>
        <source>With {hand} you have to bid.</source>
        <translation>Mit {hand} musst du ansagen.</translation>
    </message>
    <message>
        <source>All pass: the cards are thrown in and you, the dealer, deal again.</source>
        <translation>Alle passen: Die Karten werden zusammengeworfen, und du gibst als Geber noch einmal.</translation>
    </message>
    <message>
        <source>All pass: the cards are thrown in and the next player deals.</source>
        <translation>Alle passen: Die Karten werden zusammengeworfen, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>All pass: a {name} is played.</source>
        <translation>Alle passen: Es wird ein {name} gespielt.</translation>
    </message>
    <message>
        <source>All pass: the deal is played, and 70 card points score {points}.</source>
        <translation>Alle passen: Es wird trotzdem gespielt, und 70 Augen bringen {points}.</translation>
    </message>
    <message>
        <source>Somebody bids {low}: {high} may be bid over it.</source>
        <translation>Jemand sagt {low} an: {high} geht darüber.</translation>
    </message>
    <message>
        <source>Somebody bids {low}: {high} cannot be bid over it.</source>
        <translation>Jemand sagt {low} an: {high} geht nicht darüber.</translation>
    </message>
    <message>
        <source>Without it 61 card points score {points}.</source>
        <translation>Sonst bringen 61 Augen {points}.</translation>
    </message>
    <message>
        <source>No trick scores {won}; a single trick costs {lost}.</source>
        <translation>Ganz ohne Stich gibt es {won}; ein einziger Stich kostet {lost}.</translation>
    </message>
    <message>
        <source>{points} card points score {won}; one fewer costs {lost}.</source>
        <translation>{points} Augen bringen {won}; eines weniger kostet {lost}.</translation>
    </message>
    <message>
        <source>Trumps by suit: {suits}.</source>
        <translation>Trümpfe nach Farben: {suits}.</translation>
    </message>
    <message>
        <source>With two players nobody trumps a trick before you: no change.</source>
        <translation>Zu zweit sticht niemand vor dir: kein Unterschied.</translation>
    </message>
    <message>
        <source>{suit} trumps, {led} led, {ruff} from an opponent: of {hand} you may play {cards}.</source>
        <translation>{suit} ist Trumpf, {led} ausgespielt, {ruff} von einem Gegner: Von {hand} darfst du {cards} spielen.</translation>
    </message>
    <message>
        <source>From your partner: {cards}.</source>
        <translation>Vom Partner: {cards}.</translation>
    </message>
    <message>
        <source>Failed in {suit} with 45 card points: the others score {some}; with 30: {few}; without a trick: {none}.</source>
        <translation>Verloren in {suit} mit 45 Augen: Die anderen schreiben {some}; mit 30: {few}; ohne Stich: {none}.</translation>
    </message>
    <message>
        <source>60 to 60, then 70 card points: they score {simple}, in {suit} {clubs}.</source>
        <translation>60 zu 60, danach 70 Augen: Das bringt {simple}, in {suit} {clubs}.</translation>
    </message>
    <message>
        <source>Twice 60 to 60, then 70 card points in {suit}: they score {points}.</source>
        <translation>Zweimal 60 zu 60, danach 70 Augen in {suit}: Das bringt {points}.</translation>
    </message>
    <message>
        <source>70 card points score {points}: {deals} such deals reach 0.</source>
        <translation>70 Augen bringen {points}: Nach {deals} solchen Spielen steht man auf 0.</translation>
    </message>
    <message>
        <source>Crosses for 0 to 10: {plain}; for 0 to {start}, a double victory: {double}.</source>
        <translation>Kreuze für 0 zu 10: {plain}; für 0 zu {start}, einen doppelten Sieg: {double}.</translation>
    </message>
    <message>
        <source>Rubbers in a row that win the match: {rubbers}.</source>
        <translation>Rubber in Folge, mit denen man die Partie gewinnt: {rubbers}.</translation>
    </message>
    <message>
        <source>However many rubbers are won, the match goes on.</source>
        <translation>Egal wie viele Rubber gewonnen sind, die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Both sides have 20 left and the declarers take 45: they go to {up}, the others to {down}.</source>
        <translation>Beide Seiten haben noch 20, und die Spielerpartei macht 45: Damit steht sie auf {up}, die anderen auf {down}.</translation>
    </message>
    <message>
        <source>From {start} øre: whoever plays and loses costs {lost}; {deals} such deals lose the match.</source>
        <translation>Von {start} Øre: Wer spielt und verliert, zahlt {lost}; nach {deals} solchen Spielen ist die Partie verloren.</translation>
    </message>
    <message>
        <source>From {start}: 61 card points score {small}, 91 {large}.</source>
        <translation>Von {start}: 61 Augen bringen {small}, 91 {large}.</translation>
    </message>
    <message>
        <source>A card played by mistake comes back to your hand: Ctrl+Z.</source>
        <translation>Eine versehentlich gespielte Karte kommt zurück auf die Hand: Strg+Z.</translation>
    </message>
    <message>
        <source>A card played by mistake stays where it lies.</source>
        <translation>Eine versehentlich gespielte Karte bleibt liegen.</translation>
    </message>
    <message>
        <source>With {hand} one may bid {bids}.</source>
        <translation>Mit {hand} kann man ansagen: {bids}.</translation>
    </message>
    <message>
        <source>Where all are bid they rank, the lowest first: {games}.</source>
        <translation>Sind alle erlaubt, gilt dieser Rang, das niedrigste zuerst: {games}.</translation>
    </message>
    <message>
        <source>{points} Augen in {tricks} tricks: is paid by each</source>
        <translation>{points} Augen in {tricks} Stichen: alle anderen zahlen</translation>
    </message>
    <message>
        <source>{points} Augen in {tricks} tricks: pays each</source>
        <translation>{points} Augen in {tricks} Stichen: zahlt allen anderen</translation>
    </message>
    <message>
        <source>{first}; {second}.</source>
        <translation>{first}; {second}.</translation>
    </message>
    <message>
        <source>{name} won, the others Schneider, {number} Laufende: {parts} = {value}.</source>
        <translation>{name} gewonnen, die anderen Schneider, {number} Laufende: {parts} = {value}.</translation>
    </message>
    <message>
        <source>{name}: {value}.</source>
        <translation>{name}: {value}.</translation>
    </message>
    <message>
        <source>Nobody can lay: a {name} with {number} Laufende is worth {value}.</source>
        <translation>Niemand kann legen: {name} mit {number} Laufenden zählt {value}.</translation>
    </message>
    <message>
        <source>Two players lay: a {name} with {number} Laufende is worth {value}.</source>
        <translation>Zwei legen: {name} mit {number} Laufenden zählt {value}.</translation>
    </message>
    <message>
        <source>Doubled as far as it goes, a {name} with {number} Laufende is worth {value}.</source>
        <translation>So weit wie möglich verdoppelt zählt {name} mit {number} Laufenden {value}.</translation>
    </message>
    <message>
        <source>The first card lies: a defender may still say Kontra.</source>
        <translation>Die erste Karte liegt: Ein Gegenspieler darf noch Kontra sagen.</translation>
    </message>
    <message>
        <source>The first card lies: it is too late for Kontra.</source>
        <translation>Die erste Karte liegt: Für Kontra ist es zu spät.</translation>
    </message>
    <message>
        <source>“I play”</source>
        <translation>„Ich spiele“</translation>
    </message>
    <message>
        <source>With {hand} forehand may say {bids} or “Weiter”.</source>
        <translation>Mit {hand} kann Vorhand {bids} oder „Weiter“ sagen.</translation>
    </message>
    <message>
        <source>{deals} deals: everybody deals at least {each} times.</source>
        <translation>Bei {deals} Spielen gibt jeder mindestens {each}-mal.</translation>
    </message>
    <message>
        <source>After each deal another one follows, until you stop.</source>
        <translation>Nach jedem Spiel folgt ein weiteres, bis du aufhörst.</translation>
    </message>
</context>
<context>
    <name>exercise</name>
    <message>
        <source>{game} · {theme} · {level}</source>
        <translation>{game} · {theme} · {level}</translation>
    </message>
    <message>
        <source>{game} · {theme}</source>
        <translation>{game} · {theme}</translation>
    </message>
    <message>
        <source>From your own deals</source>
        <translation>Aus deinen eigenen Spielen</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
    <message numerus="yes">
        <source>What each choice brings on average, {unit}, in %n deal(s) that could be.</source>
        <translation>
            <numerusform>Was jede Wahl bringt, {unit}, in einer einzigen möglichen Verteilung.</numerusform>
            <numerusform>Was jede Wahl im Schnitt bringt, {unit}, in %n möglichen Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{values} In per cent: the chance to win the match.</source>
        <translation>{values} In Prozent: die Aussicht, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>About your choice, {choice}:</source>
        <translation>Zu deiner Wahl, {choice}:</translation>
    </message>
    <message>
        <source>When you played this deal you chose {choice}.</source>
        <translation>Als du dieses Spiel gespielt hast, hast du {choice} gewählt.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Chosen deals</source>
        <translation>Ausgewählte Spiele</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>Said so far: {calls}</source>
        <translation>Bisher gesagt: {calls}</translation>
    </message>
    <message>
        <source>{name} has dealt.</source>
        <translation>Geber: {name}.</translation>
    </message>
    <message>
        <source>Trick {number}, led by {name}: {cards}</source>
        <translation>Stich {number} (Ausspiel: {name}): {cards}</translation>
    </message>
    <message>
        <source>On the table, led by {name}: {cards}</source>
        <translation>Auf dem Tisch (Ausspiel: {name}): {cards}</translation>
    </message>
    <message>
        <source>Right: {choices}</source>
        <translation>Richtig: {choices}</translation>
    </message>
    <message>
        <source>Not {choice}</source>
        <translation>Nicht {choice}</translation>
    </message>
    <message>
        <source>Proved with all cards open.</source>
        <translation>Bewiesen bei offenen Karten.</translation>
    </message>
    <message>
        <source>Judged from your hand alone, by many deals that could be.</source>
        <translation>Allein nach deinem Blatt beurteilt, anhand vieler möglicher Verteilungen.</translation>
    </message>
    <message>
        <source>Play the whole deal</source>
        <translation>Spiel das ganze Spiel durch</translation>
    </message>
    <message>
        <source>One way: begin with the {card}</source>
        <translation>Ein Weg: Beginne mit {card}</translation>
    </message>
    <message>
        <source>It is worth less than {choice}.</source>
        <translation>Das ist weniger wert als {choice}.</translation>
    </message>
    <message>
        <source>Then nobody can keep your side from {points} card points.</source>
        <translation>Dann kann niemand deiner Seite die {points} Augen nehmen.</translation>
    </message>
    <message>
        <source>Then your side comes to no more than {points} card points against best play.</source>
        <translation>Dann kommt deine Seite gegen bestes Spiel auf höchstens {points} Augen.</translation>
    </message>
    <message>
        <source>Best play with all cards open then leads to this: {result}. {why}.</source>
        <translation>Mit bestem Spiel bei offenen Karten endet es dann so: {result}. {why}.</translation>
    </message>
    <message>
        <source>Then nobody declares.</source>
        <translation>Dann gibt es keinen Spieler.</translation>
    </message>
    <message>
        <source>Then you declare.</source>
        <translation>Dann bist du der Spieler.</translation>
    </message>
    <message>
        <source>Then {name} declares.</source>
        <translation>Dann ist {name} der Spieler.</translation>
    </message>
    <message>
        <source>As the cards lie, it takes the trick.</source>
        <translation>So wie die Karten liegen, macht sie den Stich.</translation>
    </message>
    <message>
        <source>As the cards lie, your partner takes the trick ({name}, {card}).</source>
        <translation>So wie die Karten liegen, macht dein Partner den Stich ({name}, {card}).</translation>
    </message>
    <message>
        <source>As the cards lie, an opponent takes the trick ({name}, {card}).</source>
        <translation>So wie die Karten liegen, macht ein Gegner den Stich ({name}, {card}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>Auch %n weitere Datei lässt sich nicht verwenden.</numerusform>
            <numerusform>Auch %n weitere Dateien lassen sich nicht verwenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything in {folder} can be used:</source>
        <translation>Nicht alles in {folder} lässt sich verwenden:</translation>
    </message>
    <message>
        <source>Deals of your own are files that end in .toml, in this folder: {folder}. Those of the book can serve as examples; they lie in {book}.</source>
        <translation>Eigene Spiele sind Dateien mit der Endung .toml in diesem Ordner: {folder}. Die des Buchs können als Beispiele dienen; sie liegen in {book}.</translation>
    </message>
    <message>
        <source>Auction quiz</source>
        <translation>Ansage-Quiz</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>&amp;Ask me</source>
        <translation>&amp;Frag mich</translation>
    </message>
    <message>
        <source>Search in the book</source>
        <translation>Im Buch suchen</translation>
    </message>
    <message>
        <source>Nothing in the book fits that.</source>
        <translation>Nichts im Buch passt dazu.</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Own deals…</source>
        <translation>&amp;Eigene Spiele…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>{theme} ({number})</source>
        <translation>{theme} ({number})</translation>
    </message>
    <message>
        <source>A deal is shown, and then you are asked: which trumps are still out, how many points are there?</source>
        <translation>Ein Spiel wird gezeigt, und dann wirst du gefragt: Welche Trümpfe sind noch draußen, wie viele Augen habt ihr schon?</translation>
    </message>
    <message>
        <source>A hand is dealt: what do you say? Close calls count as right.</source>
        <translation>Ein Blatt wird gegeben: Was sagst du? Ist es knapp, gilt beides als richtig.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today.</source>
        <translation>
            <numerusform>%n Übung ist heute fällig.</numerusform>
            <numerusform>%n Übungen sind heute fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts fällig.</translation>
    </message>
    <message>
        <source>Nothing is due today. The next one comes on {date}.</source>
        <translation>Heute ist nichts fällig. Die nächste kommt am {date}.</translation>
    </message>
    <message>
        <source>Mistakes in deals that you have played become exercises here. There are none yet.</source>
        <translation>Fehler in Spielen, die du gespielt hast, werden hier zu Übungen. Noch gibt es keine.</translation>
    </message>
    <message>
        <source>Right so far: {right} of {all}.</source>
        <translation>Bisher richtig: {right} von {all}.</translation>
    </message>
    <message>
        <source>Looking through your deals for mistakes…</source>
        <translation>Deine Spiele werden nach Fehlern durchgesehen …</translation>
    </message>
    <message numerus="yes">
        <source>The book: %n deal(s), {solved} of them solved</source>
        <translation>
            <numerusform>Das Buch: %n Spiel, {solved} gelöst</numerusform>
            <numerusform>Das Buch: %n Spiele, davon {solved} gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ask me now</source>
        <translation>&amp;Frag mich jetzt</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) have been played. {standing}</source>
        <translation>
            <numerusform>%n Stich ist gespielt. {standing}</numerusform>
            <numerusform>%n Stiche sind gespielt. {standing}</numerusform>
        </translation>
    </message>
    <message>
        <source>{right} of {all} right.</source>
        <translation>{right} von {all} richtig.</translation>
    </message>
    <message>
        <source>Which of the permanent trumps have you not seen yet, neither played nor in your hand?</source>
        <translation>Welche der festen Trümpfe hast du noch nicht gesehen, weder gespielt noch auf deiner Hand?</translation>
    </message>
    <message>
        <source>How many trumps have you not seen yet, neither played nor in your hand?</source>
        <translation>Wie viele Trümpfe hast du noch nicht gesehen, weder gespielt noch auf deiner Hand?</translation>
    </message>
    <message>
        <source>How many card points has your side taken so far?</source>
        <translation>Wie viele Augen hat deine Seite bisher gemacht?</translation>
    </message>
    <message>
        <source>Right: none.</source>
        <translation>Richtig: keiner.</translation>
    </message>
    <message>
        <source>Right: {cards}.</source>
        <translation>Richtig: {cards}.</translation>
    </message>
    <message>
        <source>Right: {number}.</source>
        <translation>Richtig: {number}.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern…</translation>
    </message>
    <message>
        <source>PDF ({files})</source>
        <translation>PDF ({files})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>&amp;Play it out</source>
        <translation>&amp;Zu Ende spielen</translation>
    </message>
    <message>
        <source>{about} · number {number}</source>
        <translation>{about} · Nummer {number}</translation>
    </message>
    <message>
        <source>{about} · {number} of {all}</source>
        <translation>{about} · {number} von {all}</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Wird ausgerechnet …</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Step through: {choice}</source>
        <translation>Durchgehen: {choice}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Trumpf nennen</translation>
    </message>
    <message>
        <source>Exchanging cards</source>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>The first lead</source>
        <translation>Das erste Ausspiel</translation>
    </message>
    <message>
        <source>Leading to a trick</source>
        <translation>Zu einem Stich ausspielen</translation>
    </message>
    <message>
        <source>Second to play</source>
        <translation>Als Zweiter dran</translation>
    </message>
    <message>
        <source>Third to play</source>
        <translation>Als Dritter dran</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Als Letzter dran</translation>
    </message>
    <message>
        <source>No card of the suit</source>
        <translation>Keine Karte der Farbe</translation>
    </message>
    <message>
        <source>The partner is winning</source>
        <translation>Der Partner liegt vorn</translation>
    </message>
    <message>
        <source>When trumps are led</source>
        <translation>Wenn Trumpf ausgespielt wurde</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>Die letzten drei Karten</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>Ein ganzes Spiel</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Play the deal: bring your side to {points} card points.</source>
        <translation>Spiel es durch: Bring deine Seite auf {points} Augen.</translation>
    </message>
    <message>
        <source>All cards lie open. Find the card with which your side comes to {points} card points.</source>
        <translation>Alle Karten liegen offen. Finde die Karte, mit der deine Seite auf {points} Augen kommt.</translation>
    </message>
    <message>
        <source>What do you say with this hand?</source>
        <translation>Was sagst du mit diesem Blatt?</translation>
    </message>
    <message>
        <source>Which suit do you name?</source>
        <translation>Welche Farbe nennst du?</translation>
    </message>
    <message>
        <source>What do you do before the play?</source>
        <translation>Was tust du vor dem Spiel?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Was würdest du hier tun?</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>{what}: {cards}</source>
        <translation>{what}: {cards}</translation>
    </message>
    <message>
        <source>Nobody has bid. Trumps: {trumps}.</source>
        <translation>Niemand hat angesagt. Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>You play {game}. Trumps: {trumps}.</source>
        <translation>Du spielst {game}. Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>{name} plays {game}. Trumps: {trumps}.</source>
        <translation>{name} spielt {game}. Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>You declare. Trumps: {trumps}.</source>
        <translation>Du bist der Spieler. Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>{name} declares. Trumps: {trumps}.</source>
        <translation>{name} ist der Spieler. Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>in øre</source>
        <translation>in Øre</translation>
    </message>
    <message>
        <source>in points of the account</source>
        <translation>in Punkten auf dem Konto</translation>
    </message>
    <message>
        <source>in game points</source>
        <translation>in Punkten</translation>
    </message>
</context>
<context>
    <name>felt</name>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Deine Karten: {cards}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Plays with the declarer</source>
        <translation>Partner des Spielers</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>{number} in hand</source>
        <translation>{number} auf der Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Chosen for your turn: {card}.</source>
        <translation>Vorgemerkt: {card}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>This card is winning the trick</source>
        <translation>Diese Karte gewinnt gerade den Stich</translation>
    </message>
    <message>
        <source>This card was led</source>
        <translation>Diese Karte wurde ausgespielt</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>gedrückt</translation>
    </message>
    <message>
        <source>What the declarer has laid away</source>
        <translation>Was der Spieler gedrückt hat</translation>
    </message>
    <message>
        <source>Declarer: has named trumps, or is about to</source>
        <translation>Spieler: hat den Trumpf genannt oder nennt ihn gleich</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>Punkte {points}</translation>
    </message>
    <message>
        <source>Trumps:</source>
        <translation>Trumpf:</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch nicht genannt</translation>
    </message>
    <message>
        <source>{contract}, trumps:</source>
        <translation>{contract}, Trumpf:</translation>
    </message>
    <message>
        <source>{contract}:</source>
        <translation>{contract}:</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Most card points lose</source>
        <translation>Höchste Augenzahl verliert</translation>
    </message>
    <message>
        <source>{contract}, calls:</source>
        <translation>{contract} auf</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Angesagt: {bid}</translation>
    </message>
    <message>
        <source>It cannot be made any more</source>
        <translation>Nicht mehr zu gewinnen</translation>
    </message>
    <message>
        <source>The price counts {times}</source>
        <translation>Der Preis zählt {times}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Card points taken in this deal, of {total}</source>
        <translation>In diesem Spiel gemachte Augen, von {total}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Lays</source>
        <translation>Legt</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>Du legst</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>Lehnt ab</translation>
    </message>
    <message>
        <source>You refuse</source>
        <translation>Du lehnst ab</translation>
    </message>
    <message>
        <source>Calls {card}</source>
        <translation>Ruft {card}</translation>
    </message>
    <message>
        <source>You call {card}</source>
        <translation>Du rufst {card}</translation>
    </message>
    <message>
        <source>Takes it</source>
        <translation>Nimmt an</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Du nimmst an</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Gibt auf</translation>
    </message>
    <message>
        <source>You fold</source>
        <translation>Du gibst auf</translation>
    </message>
    <message>
        <source>Leaves the cat</source>
        <translation>Ohne Katze</translation>
    </message>
    <message>
        <source>You leave the cat</source>
        <translation>Ohne Katze</translation>
    </message>
    <message>
        <source>Takes the cat</source>
        <translation>Mit Katze</translation>
    </message>
    <message>
        <source>You take the cat</source>
        <translation>Mit Katze</translation>
    </message>
    <message>
        <source>Leaves the cards</source>
        <translation>Ohne Tausch</translation>
    </message>
    <message>
        <source>You leave the cards</source>
        <translation>Ohne Tausch</translation>
    </message>
    <message>
        <source>Takes the cards</source>
        <translation>Mit Tausch</translation>
    </message>
    <message>
        <source>You take the cards</source>
        <translation>Mit Tausch</translation>
    </message>
    <message>
        <source>Has exchanged</source>
        <translation>Getauscht</translation>
    </message>
    <message>
        <source>You have exchanged</source>
        <translation>Getauscht</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>gelegt</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Keine Ansage</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>Spieler: {name}</translation>
    </message>
    <message>
        <source>{name} + you</source>
        <translation>{name} + du</translation>
    </message>
    <message>
        <source>{name} + {partner}</source>
        <translation>{name} + {partner}</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <translation>nur {ranks}</translation>
    </message>
    <message>
        <source>The cat: taken</source>
        <translation>Katze: weg</translation>
    </message>
    <message>
        <source>Taken up</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>In the middle: {cards}</source>
        <translation>In der Mitte: {cards}</translation>
    </message>
    <message>
        <source>The cat: {cards}</source>
        <translation>Katze: {cards}</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name}: {card} gespielt.</translation>
    </message>
    <message>
        <source>Your hand is hidden.</source>
        <translation>Dein Blatt ist verdeckt.</translation>
    </message>
    <message>
        <source>To act: {name}.</source>
        <translation>An der Reihe: {name}.</translation>
    </message>
    <message>
        <source>Trumps: {trumps}.</source>
        <translation>Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>Called: {card}.</source>
        <translation>Gerufen: {card}.</translation>
    </message>
    <message>
        <source>Open before {name}: {cards}.</source>
        <translation>Offene Karten ({name}): {cards}.</translation>
    </message>
    <message>
        <source>Laid away: {cards}.</source>
        <translation>Gedrückt: {cards}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Aufgedeckt: {cards}.</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You would play. Which game, you say afterwards.</source>
        <translation>Du würdest spielen. Welches Spiel, sagst du danach.</translation>
    </message>
    <message>
        <source>You outbid an equal length with {suit}: {suit} will be trumps.</source>
        <translation>Du überbietest die gleiche Länge mit {suit}: {suit} wird Trumpf.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards. If nobody bids higher you name trumps.</source>
        <translation>Deine längste Farbe hat mit den festen Trümpfen {length} Karten. Sagt niemand höher an, nennst du den Trumpf.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards. Nobody speaks after you: you name trumps.</source>
        <translation>Deine längste Farbe hat mit den festen Trümpfen {length} Karten. Nach dir spricht niemand: Du nennst den Trumpf.</translation>
    </message>
    <message>
        <source>You and your partner need {target} of {total} card points</source>
        <translation>Du und dein Partner braucht {target} von {total} Augen</translation>
    </message>
    <message>
        <source>You and your partner must take every trick</source>
        <translation>Du und dein Partner müsst alle Stiche machen</translation>
    </message>
    <message>
        <source>You and your partner must not take a single trick</source>
        <translation>Du und dein Partner dürft keinen einzigen Stich machen</translation>
    </message>
    <message>
        <source>You and a partner need {target} of {total} card points</source>
        <translation>Du und ein Partner braucht {target} von {total} Augen</translation>
    </message>
    <message>
        <source>You and a partner must take every trick</source>
        <translation>Du und ein Partner müsst alle Stiche machen</translation>
    </message>
    <message>
        <source>You and a partner must not take a single trick</source>
        <translation>Du und ein Partner dürft keinen einzigen Stich machen</translation>
    </message>
    <message>
        <source>You alone need {target} of {total} card points</source>
        <translation>Du allein brauchst {target} von {total} Augen</translation>
    </message>
    <message>
        <source>You alone must take every trick</source>
        <translation>Du allein musst alle Stiche machen</translation>
    </message>
    <message>
        <source>You play alone and must not take a single trick</source>
        <translation>Du spielst allein und darfst keinen einzigen Stich machen</translation>
    </message>
    <message>
        <source>{goal}. You call the partner by {ace} that you do not hold</source>
        <translation>{goal}. Du rufst {ace}; wer von den anderen die Karte hat, spielt mit dir</translation>
    </message>
    <message>
        <source>{goal}. The partner is whoever takes your only trump for another card</source>
        <translation>{goal}. Partner wird, wer deinen einzigen Trumpf gegen eine andere Karte eintauscht</translation>
    </message>
    <message>
        <source>{goal}; {trumps}</source>
        <translation>{goal}; {trumps}</translation>
    </message>
    <message>
        <source>{goal}: worth at least {won}.</source>
        <translation>{goal}. Wert: mindestens {won}.</translation>
    </message>
    <message>
        <source>{goal}: worth {won} or more.</source>
        <translation>{goal}. Wert: {won} oder mehr.</translation>
    </message>
    <message>
        <source>{goal}: worth {won}.</source>
        <translation>{goal}. Wert: {won}.</translation>
    </message>
    <message>
        <source>a Sau</source>
        <translation>eine Sau</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>kein Trumpf</translation>
    </message>
    <message>
        <source>trumps: {ranks}</source>
        <translation>Trumpf: {ranks}</translation>
    </message>
    <message>
        <source>a suit that you name</source>
        <translation>eine Farbe deiner Wahl</translation>
    </message>
    <message>
        <source>trumps: {ranks}, {suit}</source>
        <translation>Trumpf: {ranks}, {suit}</translation>
    </message>
    <message>
        <source>{goal}, with the cat</source>
        <translation>{goal}, mit der Katze</translation>
    </message>
    <message>
        <source>{goal}, leaving the cat where it is (it counts for you)</source>
        <translation>{goal}, und die Katze bleibt liegen (sie zählt für dich)</translation>
    </message>
    <message>
        <source>{goal}, without trumps</source>
        <translation>{goal}, ohne Trumpf</translation>
    </message>
    <message>
        <source>{goal}, holding {length} trumps</source>
        <translation>{goal}, mit {length} Trümpfen auf der Hand</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent loses {won}; failed, you lose {lost}.</source>
        <translation>{{goal}}. Gewonnen: Jeder Gegner verliert {won}; verloren: Du verlierst {lost}.</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent pays you {won}; failed, you pay each as much.</source>
        <translation>{{goal}}. Gewonnen: Jeder Gegner zahlt dir {won}; verloren: Du zahlst jedem ebenso viel.</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent pays you {won}; failed, you pay each {lost}.</source>
        <translation>{{goal}}. Gewonnen: Jeder Gegner zahlt dir {won}; verloren: Du zahlst jedem {lost}.</translation>
    </message>
    <message>
        <source>{{goal}}: worth {won}, made or not.</source>
        <translation>{{goal}}. Wert: {won}, gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>{{goal}}: worth {won}, or {lost} if it fails.</source>
        <translation>{{goal}}. Wert: {won}, verloren {lost}.</translation>
    </message>
    <message>
        <source>Play on, or give the deal up now and lose {points}?</source>
        <translation>Weiterspielen, oder jetzt aufgeben und {points} verlieren?</translation>
    </message>
    <message>
        <source>Play on, or give the deal up now and pay each opponent {points}?</source>
        <translation>Weiterspielen, oder jetzt aufgeben und jedem Gegner {points} zahlen?</translation>
    </message>
    <message>
        <source>Nobody plays this deal any more: you lose {points}. Played and lost, it costs {lost}.</source>
        <translation>Dieses Spiel wird nicht gespielt: Du verlierst {points}. Gespielt und verloren kostet es {lost}.</translation>
    </message>
    <message>
        <source>Nobody plays this deal any more: you pay each opponent {points}. Played and lost, it is {lost} to each.</source>
        <translation>Dieses Spiel wird nicht gespielt: Du zahlst jedem Gegner {points}. Gespielt und verloren sind es {lost} an jeden.</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} oder mehr</translation>
    </message>
    <message>
        <source>{value} øre</source>
        <translation>{value} Øre</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Weiter</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Ich spiele</source>
        <translation>Ich spiele</translation>
    </message>
    <message>
        <source>{length} better</source>
        <translation>{length} besser</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{suit}-{game}</translation>
    </message>
    <message>
        <source>Which Sau do you call?</source>
        <translation>Welche Sau rufst du?</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>Welches Ass rufst du?</translation>
    </message>
    <message>
        <source>Legen</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Take and give back</source>
        <translation>Nehmen und zurückgeben</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>The deal costs double, whatever comes; you know only these cards.</source>
        <translation>Das Spiel zählt doppelt, egal was kommt; du kennst nur diese Karten.</translation>
    </message>
    <message>
        <source>You leave the price as it is.</source>
        <translation>Du lässt den Preis, wie er ist.</translation>
    </message>
    <message>
        <source>You take the open trump for a card of yours that is none, and play with whoever laid it open.</source>
        <translation>Du nimmst den offenen Trumpf, gibst dafür eine Karte, die kein Trumpf ist, und spielst mit dem, der ihn angeboten hat.</translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation>Der Nächste wird gefragt.</translation>
    </message>
    <message>
        <source>You are the last one asked: the cards are thrown in.</source>
        <translation>Du wirst als Letzter gefragt: Die Karten werden zusammengeworfen.</translation>
    </message>
    <message>
        <source>You are the last one asked: it counts as if nobody had bid, and a {contract} is played.</source>
        <translation>Du wirst als Letzter gefragt: Es gilt, als hätte niemand angesagt, und es wird ein {contract} gespielt.</translation>
    </message>
    <message>
        <source>Whoever holds it plays with you. You hold {cards}.</source>
        <translation>Wer die Karte hat, spielt mit dir. Du hast {cards}.</translation>
    </message>
    <message>
        <source>Trumps in your hand: {number}.</source>
        <translation>Trümpfe auf deiner Hand: {number}.</translation>
    </message>
    <message>
        <source>The deal costs double again, and everybody learns that you are the partner.</source>
        <translation>Das Spiel zählt noch einmal doppelt, und alle erfahren, dass du der Partner bist.</translation>
    </message>
    <message>
        <source>The deal costs double again.</source>
        <translation>Das Spiel zählt noch einmal doppelt.</translation>
    </message>
    <message>
        <source>The deal costs double.</source>
        <translation>Das Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>The first card ends the time for it.</source>
        <translation>Mit der ersten Karte ist die Frist dafür vorbei.</translation>
    </message>
    <message>
        <source>The second card ends the time for it.</source>
        <translation>Mit der zweiten Karte ist die Frist dafür vorbei.</translation>
    </message>
    <message>
        <source>The next card ends the time for it.</source>
        <translation>Mit der nächsten Karte ist die Frist dafür vorbei.</translation>
    </message>
    <message>
        <source>Gesperrt: you can call no Sau. You need a plain card of its suit and must not hold the Sau.</source>
        <translation>Gesperrt: Du kannst keine Sau rufen. Du brauchst von ihrer Farbe eine Karte, die kein Trumpf ist, und darfst die Sau nicht selbst haben.</translation>
    </message>
    <message>
        <source>Gesperrt: you can call no ace. You need a plain card of its suit and must not hold the ace.</source>
        <translation>Gesperrt: Du kannst kein Ass rufen. Du brauchst von seiner Farbe eine Karte, die kein Trumpf ist, und darfst das Ass nicht selbst haben.</translation>
    </message>
    <message>
        <source>That needs a hand with exactly one trump.</source>
        <translation>Dafür braucht es ein Blatt mit genau einem Trumpf.</translation>
    </message>
    <message>
        <source>That needs all the permanent trumps in one hand.</source>
        <translation>Dafür braucht es alle festen Trümpfe auf einer Hand.</translation>
    </message>
    <message>
        <source>Your hand does not fit that game.</source>
        <translation>Dein Blatt passt nicht zu diesem Spiel.</translation>
    </message>
    <message>
        <source>That does not outbid the standing bid.</source>
        <translation>Das überbietet die geltende Ansage nicht.</translation>
    </message>
    <message>
        <source>Give back one card that is no trump.</source>
        <translation>Gib eine Karte zurück, die kein Trumpf ist.</translation>
    </message>
    <message>
        <source>You cannot double now.</source>
        <translation>Du kannst jetzt nicht verdoppeln.</translation>
    </message>
    <message>
        <source>Your {card} was searched for: you must play it.</source>
        <translation>{card} ist gesucht: Diese Karte musst du zugeben.</translation>
    </message>
    <message>
        <source>Your {card} was called: keep it until its suit is led.</source>
        <translation>{card} wurde gerufen: Behalte die Karte, bis ihre Farbe ausgespielt wird.</translation>
    </message>
    <message>
        <source>Your {card} was called: of its suit you may lead only that one, unless you hold at least four, the {card} included.</source>
        <translation>{card} wurde gerufen: Von dieser Farbe darfst du nur diese Karte ausspielen, außer du hast mindestens vier davon, {card} mitgezählt.</translation>
    </message>
    <message>
        <source>You cannot double: nobody is the declarer.</source>
        <translation>Du kannst nicht verdoppeln: Niemand hat ein Spiel angesagt.</translation>
    </message>
    <message>
        <source>You cannot double any more: the first card has been played.</source>
        <translation>Du kannst nicht mehr verdoppeln: Die erste Karte ist gespielt.</translation>
    </message>
    <message>
        <source>You cannot double any more: the second card has been played.</source>
        <translation>Du kannst nicht mehr verdoppeln: Die zweite Karte ist gespielt.</translation>
    </message>
    <message>
        <source>You cannot double any more: it is too late.</source>
        <translation>Du kannst nicht mehr verdoppeln: Es ist zu spät.</translation>
    </message>
    <message>
        <source>You cannot double any more: {word} has been said.</source>
        <translation>Du kannst nicht mehr verdoppeln: {word} ist schon gesagt.</translation>
    </message>
    <message>
        <source>You cannot double: only the declarers can answer a Kontra.</source>
        <translation>Du kannst nicht verdoppeln: Auf Kontra antwortet nur die Spielerpartei.</translation>
    </message>
    <message>
        <source>You cannot double: only the defenders can say Kontra.</source>
        <translation>Du kannst nicht verdoppeln: Kontra sagen nur die Gegenspieler.</translation>
    </message>
    <message>
        <source>You had not seen all that was said. For {word} say so once more.</source>
        <translation>Du hattest noch nicht alles gesehen. Wenn du {word} sagen willst, sag es noch einmal.</translation>
    </message>
    <message>
        <source>You call the {card}.</source>
        <translation>Du rufst {card}.</translation>
    </message>
    <message>
        <source>{name} calls the {card}.</source>
        <translation>{name} ruft {card}.</translation>
    </message>
    <message>
        <source>{name} says {word}.</source>
        <translation>{name} sagt {word}.</translation>
    </message>
    <message>
        <source>{name} lays the {card} open and seeks a partner.</source>
        <translation>{name} legt {card} offen hin und sucht einen Partner.</translation>
    </message>
    <message>
        <source>{name} lays: the deal costs double.</source>
        <translation>{name} legt: Das Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} lehnt ab.</translation>
    </message>
    <message>
        <source>{name} takes the open trump.</source>
        <translation>{name} nimmt den offenen Trumpf.</translation>
    </message>
    <message>
        <source>You hold it: you are the partner; nobody knows yet.</source>
        <translation>Die Karte hast du: Du bist der Partner; noch weiß es niemand.</translation>
    </message>
    <message>
        <source>Everybody knows now that you play with {name}.</source>
        <translation>Jetzt wissen alle, dass du mit {name} spielst.</translation>
    </message>
    <message>
        <source>{name} plays with you.</source>
        <translation>{name} spielt mit dir.</translation>
    </message>
    <message>
        <source>{name} plays with {other}.</source>
        <translation>{name} spielt mit {other}.</translation>
    </message>
    <message>
        <source>Nobody has bid: only the permanent trumps are trumps.</source>
        <translation>Niemand hat angesagt: Nur die festen Trümpfe sind Trumpf.</translation>
    </message>
    <message>
        <source>Nobody plays: {contract}.</source>
        <translation>Niemand spielt: {contract}.</translation>
    </message>
    <message>
        <source>{contract}, trumps: {trumps}</source>
        <translation>{contract}, Trumpf: {trumps}</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} spielt {contract}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Du spielst {contract}.</translation>
    </message>
    <message>
        <source>{target} of {total} card points are enough.</source>
        <translation>{target} von {total} Augen genügen.</translation>
    </message>
    <message>
        <source>Declarer: {name}, trumps: {trumps}.</source>
        <translation>Spieler: {name}, Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>You are the declarer, trumps: {trumps}.</source>
        <translation>Du bist der Spieler, Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>Declarer: {name}, {bid}, trumps: {trumps}.</source>
        <translation>Spieler: {name}, {bid}, Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>You are the declarer, {bid}, trumps: {trumps}.</source>
        <translation>Du bist der Spieler, {bid}, Trumpf: {trumps}.</translation>
    </message>
    <message>
        <source>Your turn: call the Sau of a suit.</source>
        <translation>Du bist dran: Ruf eine Sau.</translation>
    </message>
    <message>
        <source>Your turn: call the ace of a suit.</source>
        <translation>Du bist dran: Ruf ein Ass.</translation>
    </message>
    <message>
        <source>Your turn: lay, or say {word}: the price stays as it is.</source>
        <translation>Du bist dran: Leg, oder sag {word}: Der Preis bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Your turn: take the open trump, or refuse.</source>
        <translation>Du bist dran: Nimm den offenen Trumpf oder lehn ab.</translation>
    </message>
    <message>
        <source>Your turn: bid, or say {word}.</source>
        <translation>Du bist dran: Sag an, oder sag {word}.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass. {why}</source>
        <translation>Du bist dran: Du kannst nur passen. {why}</translation>
    </message>
    <message>
        <source>Your turn: you can only say {word}. {why}</source>
        <translation>Du bist dran: Du kannst nur {word} sagen. {why}</translation>
    </message>
    <message>
        <source>{name} may lay.</source>
        <translation>{name} darf legen.</translation>
    </message>
    <message>
        <source>{name} may take the open trump.</source>
        <translation>{name} darf den offenen Trumpf nehmen.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>permanent trumps only</source>
        <translation>nur feste Trümpfe</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n Kreuz</numerusform>
            <numerusform>%n Kreuze</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Vol in one hand: one player took every trick</source>
        <translation>Vol im Alleingang: Einer hat alle Stiche gemacht</translation>
    </message>
    <message>
        <source>Vol: the declarers took every trick</source>
        <translation>Vol: Die Spielerpartei hat alle Stiche gemacht</translation>
    </message>
    <message>
        <source>The declarers reached 90 or more</source>
        <translation>Die Spielerpartei hat 90 oder mehr erreicht</translation>
    </message>
    <message>
        <source>The declarers reached 61 or more</source>
        <translation>Die Spielerpartei hat 61 oder mehr erreicht</translation>
    </message>
    <message>
        <source>The declarers failed</source>
        <translation>Die Spielerpartei hat verloren</translation>
    </message>
    <message>
        <source>Javn: the declarers stayed at 30 or fewer</source>
        <translation>Javn: Die Spielerpartei blieb bei 30 oder weniger</translation>
    </message>
    <message>
        <source>The declarers took no trick</source>
        <translation>Die Spielerpartei machte keinen Stich</translation>
    </message>
    <message>
        <source>Nobody bid: the winners score 4</source>
        <translation>Niemand hat angesagt: Die Gewinner schreiben 4</translation>
    </message>
    <message>
        <source>Mat: the declarers took every trick</source>
        <translation>Mat: Die Spielerpartei hat alle Stiche gemacht</translation>
    </message>
    <message>
        <source>Schneider: the declarers reached 91</source>
        <translation>Schneider: Die Spielerpartei hat 91 erreicht</translation>
    </message>
    <message>
        <source>Heavily set: the declarers stayed at 30 or fewer</source>
        <translation>Hoch verloren: Die Spielerpartei blieb bei 30 oder weniger</translation>
    </message>
    <message>
        <source>Nolo made: the declarer took no trick</source>
        <translation>Nolo gewonnen: Der Spieler machte keinen Stich</translation>
    </message>
    <message>
        <source>Nolo lost: the declarer took a trick</source>
        <translation>Nolo verloren: Der Spieler machte einen Stich</translation>
    </message>
    <message>
        <source>Halv made: the declarers reached 50</source>
        <translation>Halv gewonnen: Die Spielerpartei hat 50 erreicht</translation>
    </message>
    <message>
        <source>Halv lost: the declarers stayed under 50</source>
        <translation>Halv verloren: Die Spielerpartei blieb unter 50</translation>
    </message>
    <message>
        <source>The declarer took all 120 points</source>
        <translation>Der Spieler hat alle 120 Augen gemacht</translation>
    </message>
    <message>
        <source>The declarer folded before the first lead</source>
        <translation>Der Spieler gab vor dem ersten Ausspiel auf</translation>
    </message>
    <message>
        <source>The opponents took no trick: threefold</source>
        <translation>Die Gegner machten keinen Stich: dreifach</translation>
    </message>
    <message>
        <source>Jan: the opponents stayed at 30 or fewer, double</source>
        <translation>Jan: Die Gegner blieben bei 30 oder weniger, doppelt</translation>
    </message>
    <message>
        <source>The declarer reached 61 or more</source>
        <translation>Der Spieler hat 61 oder mehr erreicht</translation>
    </message>
    <message>
        <source>Jan: the declarer stayed at 30 or fewer, double</source>
        <translation>Jan: Der Spieler blieb bei 30 oder weniger, doppelt</translation>
    </message>
    <message>
        <source>The declarer failed to reach 61</source>
        <translation>Der Spieler hat 61 nicht erreicht</translation>
    </message>
    <message>
        <source>Tout: every trick was bid and taken</source>
        <translation>Tout: Alle Stiche angesagt und gemacht</translation>
    </message>
    <message>
        <source>Tout lost: every trick was bid, and not every one was taken</source>
        <translation>Tout verloren: Alle Stiche angesagt, aber nicht alle gemacht</translation>
    </message>
    <message>
        <source>60 to 60: a tie, and the next deal counts more</source>
        <translation>60 zu 60: Gleichstand, und das nächste Spiel zählt mehr</translation>
    </message>
    <message>
        <source>Vol: the declarer took every trick</source>
        <translation>Vol: Der Spieler hat alle Stiche gemacht</translation>
    </message>
    <message>
        <source>The declarer reached 90 or more</source>
        <translation>Der Spieler hat 90 oder mehr erreicht</translation>
    </message>
    <message>
        <source>The declarer failed</source>
        <translation>Der Spieler hat verloren</translation>
    </message>
    <message>
        <source>Javn: the declarer stayed at 30 or fewer</source>
        <translation>Javn: Der Spieler blieb bei 30 oder weniger</translation>
    </message>
    <message>
        <source>The declarer took no trick</source>
        <translation>Der Spieler machte keinen Stich</translation>
    </message>
    <message>
        <source>Nobody bid: whoever took most card points scores 4</source>
        <translation>Niemand hat angesagt: Wer die meisten Augen hat, schreibt 4</translation>
    </message>
    <message>
        <source>Mat: the declarer took every trick</source>
        <translation>Mat: Der Spieler hat alle Stiche gemacht</translation>
    </message>
    <message>
        <source>The declarer reached 91</source>
        <translation>Der Spieler hat 91 erreicht</translation>
    </message>
    <message>
        <source>Heavily set: the declarer stayed at 30 or fewer</source>
        <translation>Hoch verloren: Der Spieler blieb bei 30 oder weniger</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>The declarers made it</source>
        <translation>Die Spielerpartei hat gewonnen</translation>
    </message>
    <message>
        <source>Nobody has most card points: a tie</source>
        <translation>Niemand hat allein die meisten Augen: Gleichstand</translation>
    </message>
    <message>
        <source>60 to 60: a tie</source>
        <translation>60 zu 60: Gleichstand</translation>
    </message>
    <message>
        <source>We {ours} – {theirs} They</source>
        <translation>Wir {ours} – {theirs} Gegner</translation>
    </message>
    <message>
        <source>Declarers {points} – {others} defenders</source>
        <translation>Spielerpartei {points} – {others} Gegenspieler</translation>
    </message>
    <message>
        <source>Double victory: the others are still on their start</source>
        <translation>Doppelter Sieg: Die anderen sind noch nicht von der Stelle gekommen</translation>
    </message>
    <message>
        <source>The rubber is won</source>
        <translation>Der Rubber ist gewonnen</translation>
    </message>
    <message>
        <source>Declarer {points} – {others} defenders</source>
        <translation>Spieler {points} – {others} Gegenspieler</translation>
    </message>
    <message>
        <source>Laid away: {cards}, the declarer&apos;s</source>
        <translation>Gedrückt: {cards}, für den Spieler</translation>
    </message>
    <message>
        <source>Left in the middle: {cards}, the declarer&apos;s</source>
        <translation>In der Mitte geblieben: {cards}, für den Spieler</translation>
    </message>
    <message>
        <source>Laid away or left: {cards}, the declarer&apos;s</source>
        <translation>Gedrückt oder liegen geblieben: {cards}, für den Spieler</translation>
    </message>
    <message>
        <source>Declarer: {name}, {trumps}</source>
        <translation>Spieler: {name}, {trumps}</translation>
    </message>
    <message>
        <source>{side} score {points}</source>
        <translation>{side} schreiben {points}</translation>
    </message>
    <message>
        <source>{side} score {points} ({suit})</source>
        <translation>{side} schreiben {points} ({suit})</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message>
        <source>and {points} more for the tie before</source>
        <translation>und {points} mehr für den Gleichstand davor</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal counts {points}</source>
        <translation>Das Spiel zählt {points}</translation>
    </message>
    <message>
        <source>The deal counts {points} ({suit})</source>
        <translation>Das Spiel zählt {points} ({suit})</translation>
    </message>
    <message>
        <source>We {ours} – They {theirs}</source>
        <translation>Wir {ours} – Gegner {theirs}</translation>
    </message>
    <message>
        <source>You came to zero together with {others}, and had less before: {left}</source>
        <translation>Gleichzeitig auf null: du (hattest vorher weniger) und {others}: {left}</translation>
    </message>
    <message>
        <source>{name} came to zero together with {others}, and had less before: {left}</source>
        <translation>Gleichzeitig auf null: {name} (hatte vorher weniger) und {others}: {left}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>The decider with {others}: you stand lower</source>
        <translation>Entscheidungsspiel: Du stehst niedriger als {others}</translation>
    </message>
    <message>
        <source>The decider with {others}: {name} stands lower</source>
        <translation>Entscheidungsspiel: {name} steht niedriger als {others}</translation>
    </message>
    <message>
        <source>The declarers failed to reach 61</source>
        <translation>Die Spielerpartei hat 61 nicht erreicht</translation>
    </message>
    <message>
        <source>Schneider: the declarers stayed at 30 or fewer</source>
        <translation>Schneider: Die Spielerpartei blieb bei 30 oder weniger</translation>
    </message>
    <message>
        <source>Schwarz: the declarers took every trick</source>
        <translation>Schwarz: Die Spielerpartei hat alle Stiche gemacht</translation>
    </message>
    <message>
        <source>Schwarz: the declarers took no trick</source>
        <translation>Schwarz: Die Spielerpartei machte keinen Stich</translation>
    </message>
    <message>
        <source>The declarers were to take no trick, and took one</source>
        <translation>Die Spielerpartei durfte keinen Stich machen und machte einen</translation>
    </message>
    <message>
        <source>Durchmarsch: one player took it all</source>
        <translation>Durchmarsch: Einer hat alles gemacht</translation>
    </message>
    <message>
        <source>Whoever took most card points pays</source>
        <translation>Wer die meisten Augen hat, zahlt</translation>
    </message>
    <message>
        <source>Schneider: the declarer reached 91</source>
        <translation>Schneider: Der Spieler hat 91 erreicht</translation>
    </message>
    <message>
        <source>Schneider: the declarer stayed at 30 or fewer</source>
        <translation>Schneider: Der Spieler blieb bei 30 oder weniger</translation>
    </message>
    <message>
        <source>Schwarz: the declarer took every trick</source>
        <translation>Schwarz: Der Spieler hat alle Stiche gemacht</translation>
    </message>
    <message>
        <source>Schwarz: the declarer took no trick</source>
        <translation>Schwarz: Der Spieler machte keinen Stich</translation>
    </message>
    <message>
        <source>The declarer was to take no trick, and took one</source>
        <translation>Der Spieler durfte keinen Stich machen und machte einen</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>with {number} Laufende</source>
        <translation>mit {number} Laufenden</translation>
    </message>
    <message>
        <source>without {number} Laufende</source>
        <translation>ohne {number} Laufende</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>{game} on the {card}</source>
        <translation>{game} auf {card}</translation>
    </message>
    <message>
        <source>Tricks: declarers {tricks} – {others} defenders</source>
        <translation>Stiche: Spielerpartei {tricks} – {others} Gegenspieler</translation>
    </message>
    <message>
        <source>Tricks: declarer {tricks} – {others} defenders</source>
        <translation>Stiche: Spieler {tricks} – {others} Gegenspieler</translation>
    </message>
    <message>
        <source>{points} each; {name} took more tricks</source>
        <translation>Je {points}; mehr Stiche: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks; {name} took more or higher trumps</source>
        <translation>Je {points}, gleich viele Stiche; darin mehr oder höhere Trümpfe: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks; {name} took more trumps</source>
        <translation>Je {points}, gleich viele Stiche; darin mehr Trümpfe: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks and trumps; {name} took the highest trump</source>
        <translation>Je {points}, gleich viele Stiche und Trümpfe; höchster Trumpf: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks, no trumps; {name} comes first in turn</source>
        <translation>Je {points}, gleich viele Stiche, keine Trümpfe; der Reihe nach zuerst: {name}</translation>
    </message>
    <message>
        <source>Declarer: {name}, {game}</source>
        <translation>Spieler: {name}, {game}</translation>
    </message>
    <message>
        <source>Declarer: {name} with {partner}, {game}</source>
        <translation>Spieler: {name}, Partner: {partner}, {game}</translation>
    </message>
    <message>
        <source>You pay everybody else {chips}</source>
        <translation>Du zahlst allen anderen je {chips}</translation>
    </message>
    <message>
        <source>{name} pays everybody else {chips}</source>
        <translation>{name} zahlt allen anderen je {chips}</translation>
    </message>
    <message>
        <source>Everybody else pays you {chips}</source>
        <translation>Alle anderen zahlen dir je {chips}</translation>
    </message>
    <message>
        <source>Everybody else pays {name} {chips}</source>
        <translation>Alle anderen zahlen {name} je {chips}</translation>
    </message>
    <message>
        <source>{loser} pays {winner} {chips}</source>
        <translation>{loser} zahlt {winner} {chips}</translation>
    </message>
    <message>
        <source>You pay {winner} {chips}</source>
        <translation>Du zahlst {winner} {chips}</translation>
    </message>
    <message>
        <source>{loser} pays you {chips}</source>
        <translation>{loser} zahlt dir {chips}</translation>
    </message>
    <message>
        <source>You hold a club: follow suit.</source>
        <translation>Du hast noch Kreuz: Farbe zugeben.</translation>
    </message>
    <message>
        <source>You hold a spade: follow suit.</source>
        <translation>Du hast noch Pik: Farbe zugeben.</translation>
    </message>
    <message>
        <source>You hold a heart: follow suit.</source>
        <translation>Du hast noch Herz: Farbe zugeben.</translation>
    </message>
    <message>
        <source>You hold a diamond: follow suit.</source>
        <translation>Du hast noch Karo: Farbe zugeben.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold one: play a trump.</source>
        <translation>Trumpf wurde ausgespielt, und du hast noch einen: Gib Trumpf zu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>You can bid, and at this table whoever can bid must bid.</source>
        <translation>Du kannst ansagen, und an diesem Tisch muss ansagen, wer kann.</translation>
    </message>
    <message>
        <source>Trumps must be a suit of the length that was bid, and {suit} if {suit} is one.</source>
        <translation>Trumpf muss eine Farbe der angesagten Länge sein, und {suit}, wenn {suit} dabei ist.</translation>
    </message>
    <message>
        <source>A cut lifts at least three cards and leaves at least three.</source>
        <translation>Beim Abheben mindestens drei Karten abnehmen und mindestens drei liegen lassen.</translation>
    </message>
    <message>
        <source>The cards must be shuffled first.</source>
        <translation>Erst müssen die Karten gemischt werden.</translation>
    </message>
    <message>
        <source>Lay away as many cards as lie in the middle, or leave those where they are.</source>
        <translation>Drück so viele Karten, wie in der Mitte liegen, oder lass die in der Mitte, wo sie sind.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Leave the cat</source>
        <translation>Katze liegen lassen</translation>
    </message>
    <message>
        <source>Look at the cat</source>
        <translation>Katze ansehen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Fold ({points})</source>
        <translation>Aufgeben ({points})</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} ansagen</translation>
    </message>
    <message>
        <source>Trumps for this deal, below the permanent trumps.</source>
        <translation>Trumpf für dieses Spiel; die festen Trümpfe stehen darüber.</translation>
    </message>
    <message>
        <source>The cards are dealt {packets}.</source>
        <translation>So wird gegeben: {packets}.</translation>
    </message>
    <message>
        <source>The pack stays as it is. The cards are dealt {packets}.</source>
        <translation>Die Karten bleiben, wie sie liegen. So wird gegeben: {packets}.</translation>
    </message>
    <message>
        <source>You play the hand as it is; the cat lies face down and counts for you.</source>
        <translation>Du spielst dein Blatt, wie es ist; die Katze bleibt verdeckt und zählt für dich.</translation>
    </message>
    <message>
        <source>You take up the cat and then lay as many cards away.</source>
        <translation>Du nimmst die Katze auf und drückst dann ebenso viele Karten.</translation>
    </message>
    <message>
        <source>What you lay away counts for you at the end.</source>
        <translation>Was du drückst, zählt am Ende für dich.</translation>
    </message>
    <message>
        <source>You lay cards away first and then take up the cat, unseen until then.</source>
        <translation>Du drückst zuerst und nimmst dann die Katze auf, die du bis dahin nicht siehst.</translation>
    </message>
    <message>
        <source>{value} left</source>
        <translation>noch {value}</translation>
    </message>
    <message>
        <source>{number} each</source>
        <translation>je {number}</translation>
    </message>
    <message>
        <source>{number} to the middle</source>
        <translation>{number} in die Mitte</translation>
    </message>
    <message>
        <source>{packets}, then {packet}</source>
        <translation>{packets}, dann {packet}</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Du überlässt das Spiel den anderen.</translation>
    </message>
    <message>
        <source>You do not bid.</source>
        <translation>Du sagst nichts an.</translation>
    </message>
    <message>
        <source>You leave the trumps to the standing bid.</source>
        <translation>Du überlässt den Trumpf der geltenden Ansage.</translation>
    </message>
    <message>
        <source>You leave the game to the standing bid.</source>
        <translation>Du überlässt das Spiel der geltenden Ansage.</translation>
    </message>
    <message>
        <source>Your hand fits no game that can be bid.</source>
        <translation>Dein Blatt passt zu keinem Spiel, das man ansagen kann.</translation>
    </message>
    <message>
        <source>{bid} stands already.</source>
        <translation>{bid} gilt schon.</translation>
    </message>
    <message>
        <source>You can bid nothing above {bid}.</source>
        <translation>Über {bid} kannst du nichts ansagen.</translation>
    </message>
    <message>
        <source>A bid needs {least} cards of a suit with the permanent trumps: you have them in {suits}, and that does not outbid {bid}.</source>
        <translation>Eine Ansage braucht {least} Karten einer Farbe, die festen Trümpfe mitgezählt: Die hast du in {suits}, und das überbietet {bid} nicht.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards; a bid needs {least}.</source>
        <translation>Deine längste Farbe hat mit den festen Trümpfen {length} Karten; eine Ansage braucht {least}.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards; that does not outbid {bid}.</source>
        <translation>Deine längste Farbe hat mit den festen Trümpfen {length} Karten; das überbietet {bid} nicht.</translation>
    </message>
    <message>
        <source>You hold {suit}: follow suit.</source>
        <translation>Du hast noch {suit}: Farbe zugeben.</translation>
    </message>
    <message>
        <source>The {card} is a trump, whatever its suit. {rule}</source>
        <translation>{card} ist Trumpf, egal welche Farbe darauf steht. {rule}</translation>
    </message>
    <message>
        <source>The trick is trumped with the {card} and you can beat it: play a higher trump.</source>
        <translation>Mit {card} wurde gestochen, und du kannst überstechen: Spiel einen höheren Trumpf.</translation>
    </message>
    <message>
        <source>All that you can bid here is {bid}.</source>
        <translation>Du kannst hier nur {bid} ansagen.</translation>
    </message>
    <message>
        <source>You cannot bid here: pass.</source>
        <translation>Du kannst hier nichts ansagen, also passe.</translation>
    </message>
    <message>
        <source>Your turn: cut the pack or knock.</source>
        <translation>Du bist dran: Heb ab oder klopf.</translation>
    </message>
    <message>
        <source>Your turn: name the trumps.</source>
        <translation>Du bist dran: Nenn den Trumpf.</translation>
    </message>
    <message>
        <source>Your turn: play on or fold.</source>
        <translation>Du bist dran: Spiel weiter oder gib auf.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Du bist dran: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>{name} may exchange with the cat.</source>
        <translation>{name} darf mit der Katze tauschen.</translation>
    </message>
    <message>
        <source>{name} may fold.</source>
        <translation>{name} darf aufgeben.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>Your turn: say whether you play.</source>
        <translation>Du bist dran: Sag, ob du spielst.</translation>
    </message>
    <message>
        <source>Your turn: bid or pass.</source>
        <translation>Du bist dran: Sag an oder passe.</translation>
    </message>
    <message>
        <source>Your turn: bid. At this table whoever can bid must bid.</source>
        <translation>Du bist dran: Sag an. An diesem Tisch muss ansagen, wer kann.</translation>
    </message>
    <message>
        <source>Your turn: name the game that you play.</source>
        <translation>Du bist dran: Nenn dein Spiel.</translation>
    </message>
    <message>
        <source>Your turn: lay away as many cards as you took up.</source>
        <translation>Du bist dran: Drück so viele Karten, wie du aufgenommen hast.</translation>
    </message>
    <message>
        <source>Your turn: exchange with the cat, or leave it.</source>
        <translation>Du bist dran: Tausch mit der Katze oder lass sie liegen.</translation>
    </message>
    <message>
        <source>{name} exchanges with the cat.</source>
        <translation>{name} tauscht mit der Katze.</translation>
    </message>
    <message>
        <source>{name} leaves the cat.</source>
        <translation>{name} lässt die Katze liegen.</translation>
    </message>
    <message>
        <source>{name} takes up the cat.</source>
        <translation>{name} nimmt die Katze auf.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>Your trick, {points} points.</source>
        <translation>Dein Stich, {points} Augen.</translation>
    </message>
    <message>
        <source>Trick to {name}, {points} points.</source>
        <translation>Stich für {name}, {points} Augen.</translation>
    </message>
    <message>
        <source>Nobody has bid: the cards are thrown in.</source>
        <translation>Niemand hat angesagt: Die Karten werden zusammengeworfen.</translation>
    </message>
    <message>
        <source>You deal the next ones.</source>
        <translation>Als Nächstes gibst du.</translation>
    </message>
    <message>
        <source>{name} deals the next ones.</source>
        <translation>Als Nächstes gibt {name}.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>The deal cannot be made any more.</source>
        <translation>Das Spiel ist nicht mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>{contract} is lost already.</source>
        <translation>{contract} ist schon verloren.</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>The game with a partner: the declarer calls a Sau and plays with whoever holds it; Herz is trump.</source>
        <translation>Das Spiel mit Partner: Der Spieler ruft eine Sau und spielt mit dem, der sie hat; Herz ist Trumpf.</translation>
    </message>
    <message>
        <source>The calling game, another word for the Sauspiel.</source>
        <translation>Ein anderes Wort für das Sauspiel.</translation>
    </message>
    <message>
        <source>A game alone in which only the four Unter are trumps.</source>
        <translation>Ein Alleinspiel, in dem nur die vier Unter Trumpf sind.</translation>
    </message>
    <message>
        <source>A Wenz with a trump suit below the four Unter.</source>
        <translation>Ein Wenz mit einer Trumpffarbe unterhalb der vier Unter.</translation>
    </message>
    <message>
        <source>A game alone in which only the four Ober are trumps.</source>
        <translation>Ein Alleinspiel, in dem nur die vier Ober Trumpf sind.</translation>
    </message>
    <message>
        <source>A Geier with a trump suit below the four Ober.</source>
        <translation>Ein Geier mit einer Trumpffarbe unterhalb der vier Ober.</translation>
    </message>
    <message>
        <source>A game alone against all others, in a trump suit of one&apos;s own choice.</source>
        <translation>Ein Alleinspiel gegen alle anderen, mit selbst gewählter Trumpffarbe.</translation>
    </message>
    <message>
        <source>A game alone and without trumps, won by taking no trick at all.</source>
        <translation>Ein Alleinspiel ohne Trumpf; gewonnen hat, wer keinen einzigen Stich macht.</translation>
    </message>
    <message>
        <source>What is played when nobody bids: everybody alone, and whoever takes most Augen loses.</source>
        <translation>Wird gespielt, wenn niemand ansagt: Jeder spielt für sich, und wer die meisten Augen hat, verliert.</translation>
    </message>
    <message>
        <source>Taking so much in a Ramsch, usually every trick, that one wins it instead of losing.</source>
        <translation>In einem Ramsch so viel machen, meist alle Stiche, dass man gewinnt statt zu verlieren.</translation>
    </message>
    <message>
        <source>The wedding: a player with a single trump offers it openly, and whoever takes it is the partner.</source>
        <translation>Wer nur einen einzigen Trumpf hat, bietet ihn offen an; wer ihn nimmt, ist der Partner.</translation>
    </message>
    <message>
        <source>All four Ober and all four Unter in one hand, which nobody can beat.</source>
        <translation>Alle vier Ober und alle vier Unter auf einer Hand: unschlagbar.</translation>
    </message>
    <message>
        <source>A game for which every trick has to be taken.</source>
        <translation>Ein Spiel, in dem man alle Stiche machen muss.</translation>
    </message>
    <message>
        <source>The sow, the ace of the German deck: 11 card points.</source>
        <translation>Das Ass des deutschen Blatts: 11 Augen.</translation>
    </message>
    <message>
        <source>The over knave of the German deck: its figure holds the sign of its suit high.</source>
        <translation>Eine Bildkarte des deutschen Blatts: Das Farbzeichen steht oben neben der Figur.</translation>
    </message>
    <message>
        <source>The under knave of the German deck: its figure wears the sign of its suit low.</source>
        <translation>Eine Bildkarte des deutschen Blatts: Das Farbzeichen steht unten neben der Figur.</translation>
    </message>
    <message>
        <source>Acorns, the highest suit of the German deck, in the place of clubs.</source>
        <translation>Die höchste Farbe des deutschen Blatts; sie entspricht Kreuz.</translation>
    </message>
    <message>
        <source>Leaves, a suit of the German deck, in the place of spades.</source>
        <translation>Eine Farbe des deutschen Blatts, auch Laub, Blatt oder Grün; sie entspricht Pik.</translation>
    </message>
    <message>
        <source>Hearts, a suit of the German deck as of the French one.</source>
        <translation>Eine Farbe des deutschen Blatts, wie Herz im französischen.</translation>
    </message>
    <message>
        <source>Bells, a suit of the German deck, in the place of diamonds.</source>
        <translation>Eine Farbe des deutschen Blatts; sie entspricht Karo.</translation>
    </message>
    <message>
        <source>Eyes, the card points in tricks; all cards together have 120.</source>
        <translation>Was die Karten in den Stichen zählen; zusammen sind es 120.</translation>
    </message>
    <message>
        <source>Runners: the highest trumps without a gap, all of them with the declarer&apos;s side or none of them.</source>
        <translation>Die höchsten Trümpfe ohne Lücke, alle bei der Spielerpartei oder keiner davon.</translation>
    </message>
    <message>
        <source>A runner, one of the Laufende.</source>
        <translation>Einer der Laufenden.</translation>
    </message>
    <message>
        <source>The losing side has too few card points: the declarer&apos;s side 30 or fewer, the defenders 29 or fewer.</source>
        <translation>Die Verlierer haben zu wenige Augen: die Spielerpartei 30 oder weniger, die Gegenspieler 29 oder weniger.</translation>
    </message>
    <message>
        <source>Black: a side has taken no trick at all.</source>
        <translation>Eine Partei hat gar keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>A defender doubles the value of the deal.</source>
        <translation>Ein Gegenspieler verdoppelt den Wert des Spiels.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side answers a Kontra and doubles the deal once more.</source>
        <translation>Die Spielerpartei antwortet auf ein Kontra und verdoppelt noch einmal.</translation>
    </message>
    <message>
        <source>To lay: doubling the value of a deal before one has seen more than the first cards.</source>
        <translation>Den Wert des Spiels verdoppeln, bevor man mehr als die ersten Karten gesehen hat.</translation>
    </message>
    <message>
        <source>Go on: what one says to pass.</source>
        <translation>Das sagt, wer nicht spielen will.</translation>
    </message>
    <message>
        <source>Locked: a hand that can call no Sau cannot bid a Sauspiel.</source>
        <translation>Wer keine Sau rufen kann, ist gesperrt und darf kein Sauspiel ansagen.</translation>
    </message>
    <message>
        <source>Running away: the partner leads a low card of the called suit from four or more.</source>
        <translation>Der Partner spielt von vier oder mehr Karten der Ruffarbe eine niedrige aus.</translation>
    </message>
    <message>
        <source>Searched for: the suit of the called Sau has been led.</source>
        <translation>Die Farbe der gerufenen Sau ist ausgespielt worden.</translation>
    </message>
    <message>
        <source>A trick.</source>
        <translation>Je eine Karte von allen am Tisch; die höchste gewinnt sie.</translation>
    </message>
    <message>
        <source>The old one: the Eichel-Ober, the highest trump.</source>
        <translation>Der Eichel-Ober, der höchste Trumpf.</translation>
    </message>
    <message>
        <source>All: the declarers take every trick.</source>
        <translation>Alles: Die Spielerpartei macht alle Stiche.</translation>
    </message>
    <message>
        <source>Even: the declarers stay at 30 card points or fewer.</source>
        <translation>Gleich: Die Spielerpartei bleibt bei 30 Augen oder weniger.</translation>
    </message>
    <message>
        <source>Better: an equal length, but in clubs, outbids.</source>
        <translation>Besser: Bei gleicher Länge überbietet Kreuz.</translation>
    </message>
    <message>
        <source>We: one&apos;s own side on the score sheet.</source>
        <translation>Wir: die eigene Seite auf dem Punktezettel.</translation>
    </message>
    <message>
        <source>They, literally “you”: the other side on the score sheet.</source>
        <translation>Die anderen, wörtlich „ihr“: die andere Seite auf dem Punktezettel.</translation>
    </message>
    <message>
        <source>Old Mother: the queen of clubs, the highest trump.</source>
        <translation>Alte Mutter: die Kreuz-Dame, der höchste Trumpf.</translation>
    </message>
    <message>
        <source>Mate: the declarers take every trick.</source>
        <translation>Matt: Die Spielerpartei macht alle Stiche.</translation>
    </message>
    <message>
        <source>Pegs, the points on the score sheet of Old Mor.</source>
        <translation>Pflöcke: die Punkte auf dem Zettel bei Old Mor.</translation>
    </message>
    <message>
        <source>A game for which no trick may be taken.</source>
        <translation>Ein Spiel, in dem man keinen Stich machen darf.</translation>
    </message>
    <message>
        <source>Half: a game for fewer card points and a lower value.</source>
        <translation>Halb: ein Spiel um weniger Augen und mit kleinerem Wert.</translation>
    </message>
    <message>
        <source>The cards in the middle, by their Danish name.</source>
        <translation>Die Karten in der Mitte, nach ihrem dänischen Namen.</translation>
    </message>
    <message>
        <source>The cat: the cards in the middle.</source>
        <translation>Die Katze: die Karten in der Mitte.</translation>
    </message>
    <message>
        <source>The hundredth part of a krone, in which Klørsjavs is paid.</source>
        <translation>Ein Hundertstel einer Krone; darin wird bei Klørsjavs abgerechnet.</translation>
    </message>
    <message>
        <source>Play: the simplest bid of the older Klørsjavs, with the cat.</source>
        <translation>Spiel: die einfachste Ansage im älteren Klørsjavs, mit der Katze.</translation>
    </message>
    <message>
        <source>Whoever leaves the cat where it is, in the older Klørsjavs.</source>
        <translation>Wer im älteren Klørsjavs die Katze liegen lässt.</translation>
    </message>
    <message>
        <source>Every trick without the cat, in the older Klørsjavs.</source>
        <translation>Alle Stiche ohne die Katze, im älteren Klørsjavs.</translation>
    </message>
    <message>
        <source>A side that stays under 31 card points, which doubles the deal.</source>
        <translation>Eine Partei, die unter 31 Augen bleibt; das verdoppelt das Spiel.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side has 91 card points or more.</source>
        <translation>Die Spielerpartei hat 91 Augen oder mehr.</translation>
    </message>
    <message>
        <source>{term}: {meaning}</source>
        <translation>{term}: {meaning}</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Begriffe des Spiels</translation>
    </message>
</context>
<context>
    <name>ground</name>
    <message>
        <source>It is the last card of this hand.</source>
        <translation>Es ist die letzte Karte auf der Hand.</translation>
    </message>
    <message>
        <source>The suit led is {suit}, and the {card} is the only card of it in this hand.</source>
        <translation>{suit} wurde ausgespielt, und {card} ist in diesem Blatt die einzige Karte davon.</translation>
    </message>
    <message>
        <source>A trump was led, and the {card} is the only one in this hand.</source>
        <translation>Trumpf wurde ausgespielt, und {card} ist der einzige in diesem Blatt.</translation>
    </message>
    <message>
        <source>The {best} must be overtrumped, and only the {card} does it.</source>
        <translation>{best} muss überstochen werden, und das kann nur {card}.</translation>
    </message>
    <message>
        <source>The rules allow no other card here.</source>
        <translation>Die Regeln erlauben hier keine andere Karte.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Es gibt nichts anderes zu wählen.</translation>
    </message>
    <message>
        <source>Nothing that is still played can change the score of this deal.</source>
        <translation>Nichts, was noch gespielt wird, kann das Ergebnis dieses Spiels ändern.</translation>
    </message>
    <message>
        <source>In all {worlds} deals that were tried, every choice came to about the same.</source>
        <translation>In allen {worlds} ausprobierten Verteilungen brachte jede Wahl etwa dasselbe.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points this side has its {target}.</source>
        <translation>Der Stich ist sicher und zählt {pot}: Mit {have} Augen hat diese Seite ihre {target}.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, and from {target} on the game is worth more.</source>
        <translation>Der Stich ist sicher und zählt {pot}: {have} Augen, und ab {target} ist das Spiel mehr wert.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, and below {target} a defeat would cost more.</source>
        <translation>Der Stich ist sicher und zählt {pot}: {have} Augen, und unter {target} würde eine Niederlage mehr kosten.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}.</source>
        <translation>Der Stich ist sicher und zählt {pot}: Mit {have} Augen auf dieser Seite kommt die Spielerpartei nicht mehr auf {target}.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}, from which their game is worth more.</source>
        <translation>Der Stich ist sicher und zählt {pot}: Mit {have} Augen auf dieser Seite kommt die Spielerpartei nicht auf {target}, ab denen ihr Spiel mehr wert ist.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot get to {target}, and their defeat costs more.</source>
        <translation>Der Stich ist sicher und zählt {pot}: Mit {have} Augen auf dieser Seite kommt die Spielerpartei nicht auf {target}, und ihre Niederlage kostet mehr.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, {lacks} short of {target}.</source>
        <translation>Der Stich ist sicher und zählt {pot}: {have} Augen, noch {lacks} bis {target}.</translation>
    </message>
    <message>
        <source>A first trick for this side is certain: the declarers cannot take them all any more.</source>
        <translation>Ein erster Stich für diese Seite ist sicher: Die Spielerpartei kann nicht mehr alle machen.</translation>
    </message>
    <message>
        <source>A first trick for this side is certain: to take none at all would cost more.</source>
        <translation>Ein erster Stich für diese Seite ist sicher: Gar keinen zu machen würde mehr kosten.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain, and no trick may be taken.</source>
        <translation>{card} macht mit Sicherheit den Stich, und hier darf man keinen machen.</translation>
    </message>
    <message>
        <source>It goes above the declarer&apos;s {best} ({name}), who ought to get a trick.</source>
        <translation>Das schlägt die Karte des Spielers ({name}: {best}), der ja einen Stich bekommen soll.</translation>
    </message>
    <message>
        <source>It goes above the partner&apos;s {best} ({name}), which no opponent could have beaten.</source>
        <translation>Das schlägt die Karte des Partners ({name}: {best}), die kein Gegner hätte schlagen können.</translation>
    </message>
    <message>
        <source>The {other} would take for certain the {points} card points that lie there; so they are lost.</source>
        <translation>Mit {other} wären die {points} Augen, die da liegen, sicher; so sind sie verloren.</translation>
    </message>
    <message>
        <source>The opponents have this trick with the {best} ({name}), and the {card} adds {gives} to it.</source>
        <translation>Der Stich gehört den Gegnern ({name}: {best}), und mit {card} bekommen sie noch {gives} dazu.</translation>
    </message>
    <message>
        <source>The {other} takes this trick too, and is weaker than the {card}.</source>
        <translation>{other} macht diesen Stich auch und ist schwächer als {card}.</translation>
    </message>
    <message>
        <source>It leaves the {counter} without a guard, and these are still out: {above}.</source>
        <translation>Damit steht {counter} ohne Deckung da; darüber noch draußen: {above}.</translation>
    </message>
    <message>
        <source>Still out above the {card}: {above}.</source>
        <translation>Noch draußen über {card}: {above}.</translation>
    </message>
    <message>
        <source>The trick is safe with the partner&apos;s {best} ({name}): the {card} adds {gives} to it.</source>
        <translation>Der Stich ist dem Partner sicher ({name}: {best}): {card} bringt ihm noch {gives}.</translation>
    </message>
    <message>
        <source>The trick is safe with the partner&apos;s {best} ({name}): cards that count more stay in the hand.</source>
        <translation>Der Stich ist dem Partner sicher ({name}: {best}): Karten, die mehr zählen, bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>The trick is probably safe with the partner&apos;s {best} ({name}): the {card} adds {gives} to it.</source>
        <translation>Der Stich ist dem Partner wahrscheinlich sicher ({name}: {best}): {card} bringt ihm noch {gives}.</translation>
    </message>
    <message>
        <source>The trick is probably safe with the partner&apos;s {best} ({name}): cards that count more stay in the hand.</source>
        <translation>Der Stich ist dem Partner wahrscheinlich sicher ({name}: {best}): Karten, die mehr zählen, bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>No {suit} in this hand: the {card} trumps the {points} card points that lie there.</source>
        <translation>Ohne {suit} im Blatt: {card} sticht und holt die {points} Augen, die da liegen.</translation>
    </message>
    <message>
        <source>Last to play: the {card} is the weakest card that takes the trick; it counts {points}.</source>
        <translation>Als Letzter dran: {card} ist die schwächste Karte, die den Stich macht; er zählt {points}.</translation>
    </message>
    <message>
        <source>Last to play: the {card} takes the trick; it counts {points}.</source>
        <translation>Als Letzter dran: {card} macht den Stich; er zählt {points}.</translation>
    </message>
    <message>
        <source>Every trick is needed, and with the {card} this one is certain.</source>
        <translation>Alle Stiche sind nötig, und mit {card} ist dieser sicher.</translation>
    </message>
    <message>
        <source>One trick defeats the declarer, and with the {card} this one is certain.</source>
        <translation>Ein Stich genügt, um den Spieler zu schlagen, und mit {card} ist dieser sicher.</translation>
    </message>
    <message>
        <source>Every trick is needed, and the {card} will probably not be beaten.</source>
        <translation>Alle Stiche sind nötig, und {card} wird wahrscheinlich nicht geschlagen.</translation>
    </message>
    <message>
        <source>One trick defeats the declarer, and the {card} will probably not be beaten.</source>
        <translation>Ein Stich genügt, um den Spieler zu schlagen, und {card} wird wahrscheinlich nicht geschlagen.</translation>
    </message>
    <message>
        <source>No stronger trump is out: nobody can beat the {card}.</source>
        <translation>Kein stärkerer Trumpf ist mehr draußen: Niemand kann {card} schlagen.</translation>
    </message>
    <message>
        <source>No stronger {suit} is out, and no opponent still to play can trump: the {card} is safe.</source>
        <translation>In {suit} ist nichts Stärkeres mehr draußen, und kein Gegner, der noch drankommt, kann stechen: {card} ist sicher.</translation>
    </message>
    <message>
        <source>No opponent still to play can beat the {card}.</source>
        <translation>Kein Gegner, der noch drankommt, kann {card} schlagen.</translation>
    </message>
    <message>
        <source>Probably no opponent still to play can beat the {card}.</source>
        <translation>Wahrscheinlich kann kein Gegner, der noch drankommt, {card} schlagen.</translation>
    </message>
    <message>
        <source>The {called} was called and must be played to this suit: that shows who the partner is.</source>
        <translation>{called} wurde gerufen und muss jetzt fallen: Damit zeigt sich, wer der Partner ist.</translation>
    </message>
    <message>
        <source>The {called} was called and must be played to this suit.</source>
        <translation>{called} wurde gerufen und muss jetzt fallen.</translation>
    </message>
    <message>
        <source>The {called} was called: it shows who plays with the declarer.</source>
        <translation>{called} wurde gerufen: Die Karte zeigt, wer mit dem Spieler spielt.</translation>
    </message>
    <message>
        <source>This hand plays with the declarer ({name}), whom a trump helps; the {called} stays hidden.</source>
        <translation>Dieses Blatt gehört zum Spieler ({name}), und dem hilft ein Trumpf; {called} bleibt verborgen.</translation>
    </message>
    <message>
        <source>The {card} stays below the declarer&apos;s {best} ({name}).</source>
        <translation>{card} bleibt unter der Karte des Spielers ({name}: {best}).</translation>
    </message>
    <message>
        <source>The declarer ({name}) is still to play and probably has a card above the {card}.</source>
        <translation>Der Spieler ({name}) kommt noch dran und hat wahrscheinlich eine Karte über {card}.</translation>
    </message>
    <message>
        <source>The {card} stays below the {best}, and is the highest of its suit that does.</source>
        <translation>{card} ist die höchste Karte der Farbe, die noch unter {best} bleibt.</translation>
    </message>
    <message>
        <source>The {card} stays below the {best}.</source>
        <translation>{card} bleibt unter {best}.</translation>
    </message>
    <message>
        <source>The {card} cannot beat the {best}: what it counts ({gives}) goes to somebody else.</source>
        <translation>{card} kann {best} nicht schlagen: Was die Karte zählt ({gives}), geht an jemand anderen.</translation>
    </message>
    <message>
        <source>Last to play, and every card that is allowed takes the trick.</source>
        <translation>Als Letzter dran, und jede erlaubte Karte macht den Stich.</translation>
    </message>
    <message>
        <source>The trick comes to {points} card points.</source>
        <translation>Der Stich zählt {points} Augen.</translation>
    </message>
    <message>
        <source>No card that is allowed beats the {best} ({name}): the {card} counts least ({gives}).</source>
        <translation>Keine erlaubte Karte schlägt {best} ({name}): {card} zählt am wenigsten ({gives}).</translation>
    </message>
    <message>
        <source>The {top}, the best card left of its suit, stays in the hand: one trick is enough.</source>
        <translation>{top}, die beste verbliebene Karte der Farbe, bleibt auf der Hand: Ein Stich genügt.</translation>
    </message>
    <message>
        <source>Only {points} card points lie there: the {top}, the strongest trump left, is saved for more.</source>
        <translation>Da liegen nur {points} Augen: {top}, der stärkste verbliebene Trumpf, wird für Besseres aufgehoben.</translation>
    </message>
    <message>
        <source>The {counter} stays in the hand while these are out above it: {above}.</source>
        <translation>{counter} bleibt vorerst auf der Hand; darüber noch draußen: {above}.</translation>
    </message>
    <message>
        <source>The partner ({name}) has no {suit} left and can probably trump.</source>
        <translation>Der Partner ({name}) ist {suit}-frei und kann wahrscheinlich stechen.</translation>
    </message>
    <message>
        <source>The partner ({name}) has led {suit} before; so it comes back.</source>
        <translation>Der Partner ({name}) hatte {suit} schon ausgespielt; jetzt kommt die Farbe zurück.</translation>
    </message>
    <message>
        <source>The {card} is this hand&apos;s only card of {suit}: from then on that suit can be trumped.</source>
        <translation>{card} ist in diesem Blatt die einzige Karte in {suit}: Danach lässt sich die Farbe stechen.</translation>
    </message>
    <message>
        <source>The declarer ({name}) plays next, and a partner only after that.</source>
        <translation>Der Spieler ({name}) kommt als Nächster dran und ein Partner erst danach.</translation>
    </message>
    <message>
        <source>The {guard} stays to guard the {counter}.</source>
        <translation>{guard} bleibt, um {counter} zu decken.</translation>
    </message>
    <message>
        <source>A game in {suit} that is won brings {better} at least; in another suit it would be {simple}.</source>
        <translation>Ein gewonnenes Spiel in {suit} bringt mindestens {better}; in einer anderen Farbe wären es {simple}.</translation>
    </message>
    <message>
        <source>The partner ({name}) has bid already.</source>
        <translation>Der Partner ({name}) hat schon angesagt.</translation>
    </message>
    <message>
        <source>There is nothing that this hand could bid.</source>
        <translation>Mit diesem Blatt lässt sich nichts ansagen.</translation>
    </message>
    <message>
        <source>To fold costs {costs}; to play on may cost {most}.</source>
        <translation>Aufgeben kostet {costs}; Weiterspielen kann {most} kosten.</translation>
    </message>
    <message>
        <source>To fold costs {costs}; to play on and lose costs {least} at least.</source>
        <translation>Aufgeben kostet {costs}; weiterspielen und verlieren mindestens {least}.</translation>
    </message>
    <message>
        <source>With all cards open the declarers would probably fail.</source>
        <translation>Mit offenen Karten würde die Spielerpartei wahrscheinlich verlieren.</translation>
    </message>
    <message>
        <source>{cards}: {points} card points that count for the declarer, and cannot be lost any more.</source>
        <translation>{cards}: {points} Augen, die für den Spieler zählen und nicht mehr verloren gehen können.</translation>
    </message>
    <message>
        <source>The last cards of these suits are laid away: {suits}.</source>
        <translation>Durch das Drücken wird das Blatt frei in: {suits}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand has no card of: {suits}.</source>
        <translation>Mit {suit} als Trumpf hat dieses Blatt keine Karte in: {suits}.</translation>
    </message>
    <message>
        <source>To look costs nothing: cards are laid away only after that.</source>
        <translation>Ansehen kostet nichts: Gedrückt wird erst danach.</translation>
    </message>
    <message>
        <source>It goes above what was bid before ({name}).</source>
        <translation>Das geht über die bisherige Ansage ({name}).</translation>
    </message>
    <message>
        <source>It goes above the partner&apos;s bid ({name}).</source>
        <translation>Das geht über die Ansage des Partners ({name}).</translation>
    </message>
    <message>
        <source>The {card} is this hand&apos;s only card of {suit}.</source>
        <translation>{card} ist in diesem Blatt die einzige Karte in {suit}.</translation>
    </message>
    <message>
        <source>The cards are shuffled: no place is better than another.</source>
        <translation>Die Karten sind gemischt: Keine Stelle ist besser als eine andere.</translation>
    </message>
    <message>
        <source>This side has {left} left: whatever it wins in this deal brings it to 0.</source>
        <translation>Diese Seite hat noch {left}: Jeder Gewinn in diesem Spiel bringt sie auf 0.</translation>
    </message>
    <message>
        <source>The opponents have {left} left: whatever they win in this deal brings them to 0.</source>
        <translation>Die Gegner haben noch {left}: Jeder Gewinn in diesem Spiel bringt sie auf 0.</translation>
    </message>
    <message>
        <source>Only {left} left: to lose this deal brings this account to 0.</source>
        <translation>Nur noch {left}: Wird dieses Spiel verloren, steht dieses Konto auf 0.</translation>
    </message>
    <message>
        <source>More is expected of another choice: {choice}.</source>
        <translation>Von einer anderen Wahl ist mehr zu erwarten: {choice}.</translation>
    </message>
    <message>
        <source>In {worlds} deals that were tried, nothing brought more on average.</source>
        <translation>In {worlds} ausprobierten Verteilungen war im Schnitt keine andere Wahl besser.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken all %n trick(s) so far, and the {card} ends that for certain.</source>
        <translation>
            <numerusform>{name}: bisher der einzige Stich, und {card} beendet das sicher.</numerusform>
            <numerusform>{name}: bisher alle %n Stiche, und {card} beendet das sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far lie here, and the {card} takes this one for certain.</source>
        <translation>
            <numerusform>Den einzigen Stich bisher hat dieses Blatt gemacht, und {card} macht auch diesen sicher.</numerusform>
            <numerusform>Alle %n Stiche bisher hat dieses Blatt gemacht, und {card} macht auch diesen sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far are this side&apos;s, and this one is certain too.</source>
        <translation>
            <numerusform>Der einzige Stich bisher gehört dieser Seite, und dieser ist auch sicher.</numerusform>
            <numerusform>Alle %n Stiche bisher gehören dieser Seite, und dieser ist auch sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the suit are in this hand, the called {called} too: so a lower one may be led.</source>
        <translation>
            <numerusform>%n Karte der Farbe ist in diesem Blatt, {called} (gerufen) mitgezählt: Darum darf eine niedrigere ausgespielt werden.</numerusform>
            <numerusform>%n Karten der Farbe sind in diesem Blatt, {called} (gerufen) mitgezählt: Darum darf eine niedrigere ausgespielt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead trumps draws them.</source>
        <translation>
            <numerusform>%n Trumpf ist noch draußen: Trumpf ausspielen zieht ihn.</numerusform>
            <numerusform>%n Trümpfe sind noch draußen: Trumpf ausspielen zieht sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead one helps the declarer ({name}).</source>
        <translation>
            <numerusform>%n Trumpf ist noch draußen: Trumpf hilft dem Spieler ({name}).</numerusform>
            <numerusform>%n Trümpfe sind noch draußen: Trumpf hilft dem Spieler ({name}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out, and none below it.</source>
        <translation>
            <numerusform>%n Karte über {card} ist noch draußen und keine darunter.</numerusform>
            <numerusform>%n Karten über {card} sind noch draußen und keine darunter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out.</source>
        <translation>
            <numerusform>%n Karte über {card} ist noch draußen.</numerusform>
            <numerusform>%n Karten über {card} sind noch draußen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No opponent can have a trump any more, and this hand has %n.</source>
        <translation>
            <numerusform>Kein Gegner kann noch Trumpf haben, und dieses Blatt hat noch %n.</numerusform>
            <numerusform>Kein Gegner kann noch Trumpf haben, und dieses Blatt hat noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with {suit}, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>%n Trumpf mit {suit}; feste darunter: {fixed}.</numerusform>
            <numerusform>%n Trümpfe mit {suit}; feste darunter: {fixed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No suit makes more trumps than {suit}: %n, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>Keine Farbe gibt mehr Trümpfe als {suit}: %n; feste darunter: {fixed}.</numerusform>
            <numerusform>Keine Farbe gibt mehr Trümpfe als {suit}: %n; feste darunter: {fixed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s), {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>Die längste Farbe, {suit}, gäbe %n Trumpf; feste darunter: {fixed}.</numerusform>
            <numerusform>Die längste Farbe, {suit}, gäbe %n Trümpfe; feste darunter: {fixed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s); a bid in it needs {needs}.</source>
        <translation>
            <numerusform>Die längste Farbe, {suit}, gäbe %n Trumpf; eine Ansage darin braucht {needs}.</numerusform>
            <numerusform>Die längste Farbe, {suit}, gäbe %n Trümpfe; eine Ansage darin braucht {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>Dieses Blatt hat %n der {all} Trümpfe; von den {of} stärksten: {tops}.</numerusform>
            <numerusform>Dieses Blatt hat %n der {all} Trümpfe; von den {of} stärksten: {tops}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} this hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>Mit {suit} hat dieses Blatt %n der {all} Trümpfe; von den {of} stärksten: {tops}.</numerusform>
            <numerusform>Mit {suit} hat dieses Blatt %n der {all} Trümpfe; von den {of} stärksten: {tops}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n suit(s) this hand has the lowest card, or none at all.</source>
        <translation>
            <numerusform>In %n Farbe hat dieses Blatt die niedrigste Karte oder gar keine.</numerusform>
            <numerusform>In %n Farben hat dieses Blatt die niedrigste Karte oder gar keine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are among the first {cards} cards.</source>
        <translation>
            <numerusform>%n Trumpf ist unter den ersten {cards} Karten.</numerusform>
            <numerusform>%n Trümpfe sind unter den ersten {cards} Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}, no more than of any suit that can be called; they count {points}.</source>
        <translation>
            <numerusform>%n Karte in {suit}; in keiner anderen Farbe, die gerufen werden kann, sind es weniger. Sie zählt {points}.</numerusform>
            <numerusform>%n Karten in {suit}; in keiner anderen Farbe, die gerufen werden kann, sind es weniger. Sie zählen {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}; of another suit that can be called there would be only {least}.</source>
        <translation>
            <numerusform>%n Karte in {suit}; in einer anderen Farbe, die gerufen werden kann, wären es nur {least}.</numerusform>
            <numerusform>%n Karten in {suit}; in einer anderen Farbe, die gerufen werden kann, wären es nur {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this hand are no trumps, and {talon} would have to be laid away.</source>
        <translation>
            <numerusform>%n Karte dieses Blatts ist kein Trumpf, und {talon} müssten gedrückt werden.</numerusform>
            <numerusform>%n Karten dieses Blatts sind kein Trumpf, und {talon} müssten gedrückt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) in the middle count for the declarer all the same.</source>
        <translation>
            <numerusform>Die eine Karte in der Mitte zählt trotzdem für den Spieler.</numerusform>
            <numerusform>Die %n Karten in der Mitte zählen trotzdem für den Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trump(s) stay in this hand.</source>
        <translation>
            <numerusform>Der eine Trumpf bleibt auf der Hand.</numerusform>
            <numerusform>Alle %n Trümpfe bleiben auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n trump(s) besides the open {card}.</source>
        <translation>
            <numerusform>Zum offenen Trumpf ({card}) kommt aus diesem Blatt %n Trumpf.</numerusform>
            <numerusform>Zum offenen Trumpf ({card}) kommen aus diesem Blatt %n Trümpfe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hand</name>
    <message>
        <source>Show my hand  [{key}]</source>
        <translation>Mein Blatt zeigen  [{key}]</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Mein Blatt zeigen</translation>
    </message>
    <message>
        <source>Chosen for your turn: {card}. Click it again or press Esc to take it back.</source>
        <translation>Vorgemerkt: {card}. Ein weiterer Klick oder Esc nimmt die Karte zurück.</translation>
    </message>
    <message>
        <source>Not played yet: {card}. Answer the question first, then choose your card.</source>
        <translation>Noch nicht gespielt: {card}. Beantworte erst die Frage und wähl dann deine Karte.</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>All hands of this deal</source>
        <translation>Alle Karten dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>The cat</source>
        <translation>Die Katze</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Wie gegeben</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Gedrückt</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Began</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Crosses or game points, yours first</source>
        <translation>Kreuze oder Punkte, deine zuerst</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Trumps that the declarer was dealt</source>
        <translation>Trümpfe, die der Spieler bekommen hat</translation>
    </message>
    <message>
        <source>Game points that the deal moved your account by; above zero is good</source>
        <translation>Um so viele Punkte hat das Spiel dein Konto verändert; über null ist gut</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Deine Rolle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Deals of the chosen match</source>
        <translation>Spiele der gewählten Partie</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>Look at the chosen deal card by card</source>
        <translation>Das gewählte Spiel Karte für Karte ansehen</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>A&amp;nalyse…</translation>
    </message>
    <message>
        <source>What each choice of the chosen deal gave away</source>
        <translation>Was jede Entscheidung im gewählten Spiel verschenkt hat</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n Hausregel</numerusform>
            <numerusform>%n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>&amp;Alle löschen…</translation>
    </message>
    <message>
        <source>The matches that are shown, a line for each deal</source>
        <translation>Die angezeigten Partien, eine Zeile je Spiel</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>No match fits what is searched for.</source>
        <translation>Keine Partie passt zur Suche.</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Every match is kept here from its first card on.</source>
        <translation>Noch nichts gespielt. Jede Partie wird hier ab der ersten Karte aufbewahrt.</translation>
    </message>
    <message>
        <source>Reading the records: {done} of {all}</source>
        <translation>Aufzeichnungen werden gelesen: {done} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s) cannot be read either.</source>
        <translation>
            <numerusform>%n weitere Aufzeichnung lässt sich auch nicht lesen.</numerusform>
            <numerusform>%n weitere Aufzeichnungen lassen sich auch nicht lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Gespeichert in {file}.</translation>
    </message>
    <message>
        <source>Delete from the history</source>
        <translation>Aus dem Verlauf löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good, with all that was played in them?</source>
        <translation>
            <numerusform>%n Partie endgültig löschen, mit allem, was darin gespielt wurde?</numerusform>
            <numerusform>%n Partien endgültig löschen, mit allem, was darin gespielt wurde?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the whole history</source>
        <translation>Ganzen Verlauf löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete the whole history for good: %n match(es)?</source>
        <translation>
            <numerusform>Den ganzen Verlauf endgültig löschen: %n Partie?</numerusform>
            <numerusform>Den ganzen Verlauf endgültig löschen: %n Partien?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Search: players, game, date</source>
        <translation>Suche: Mitspieler, Spielart, Datum</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spielarten</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Every status</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>from a code</source>
        <translation>aus einem Code</translation>
    </message>
    <message>
        <source>tried out</source>
        <translation>ausprobiert</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Keine Ansage</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Abgekürzt</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Fortgesetzt</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Nur zugeschaut</translation>
    </message>
    <message>
        <source>Played at one go from the first card to the last</source>
        <translation>Am Stück gespielt, von der ersten bis zur letzten Karte</translation>
    </message>
    <message>
        <source>Ended early, when nothing could change the score any more</source>
        <translation>Früher beendet, als sich am Ergebnis nichts mehr ändern konnte</translation>
    </message>
    <message>
        <source>Left in the midst and gone on with later</source>
        <translation>Mittendrin verlassen und später fortgesetzt</translation>
    </message>
    <message>
        <source>Something was taken back, or the deal was tried out</source>
        <translation>Etwas wurde zurückgenommen, oder das Spiel war nur ein Versuch</translation>
    </message>
    <message>
        <source>Given up with the match before the last card</source>
        <translation>Mit der Partie vor der letzten Karte aufgegeben</translation>
    </message>
    <message>
        <source>Nobody bid, and the cards were thrown in</source>
        <translation>Niemand hat angesagt, die Karten wurden zusammengeworfen</translation>
    </message>
    <message>
        <source>Not yet played to its end</source>
        <translation>Noch nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>Played by bots alone</source>
        <translation>Nur von Computerspielern gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation>Am Tisch: {names}</translation>
    </message>
    <message>
        <source>Began: {moment}</source>
        <translation>Begonnen: {moment}</translation>
    </message>
    <message>
        <source>Series of deals: {seed}</source>
        <translation>Spielserie: {seed}</translation>
    </message>
    <message>
        <source>Ended: {moment}</source>
        <translation>Beendet: {moment}</translation>
    </message>
    <message>
        <source>Begun from: {origin}</source>
        <translation>Begonnen aus: {origin}</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Choose among the cards that may be played, or laid away</source>
        <translation>Zwischen den Karten wählen, die man spielen oder drücken darf</translation>
    </message>
    <message>
        <source>From the cards in hand to your open cards on the table, and back</source>
        <translation>Von der Hand zu deinen offenen Karten auf dem Tisch und zurück</translation>
    </message>
    <message>
        <source>Play the chosen card, or mark it to be laid away; press the chosen button</source>
        <translation>Die gewählte Karte spielen oder zum Drücken markieren; den gewählten Knopf drücken</translation>
    </message>
    <message>
        <source>The same, but while something moves or a trick is held: skip to the present</source>
        <translation>Dasselbe, aber solange sich etwas bewegt oder ein Stich liegen bleibt: zum aktuellen Stand springen</translation>
    </message>
    <message>
        <source>Bid, pass (0), name trumps, cut or knock, as the buttons say</source>
        <translation>Ansagen, passen (0), Trumpf nennen, abheben oder klopfen, wie auf den Knöpfen</translation>
    </message>
    <message>
        <source>Say Kontra or Re, while there is time for it</source>
        <translation>Kontra oder Re sagen, solange Zeit dafür ist</translation>
    </message>
    <message>
        <source>Show all hands, when a deal is over</source>
        <translation>Alle Karten zeigen, wenn ein Spiel vorbei ist</translation>
    </message>
    <message>
        <source>Take back a card that is only chosen; skip to the present; take the last trick away; end full screen</source>
        <translation>Eine vorgemerkte Karte zurücknehmen; zum aktuellen Stand springen; den letzten Stich wegnehmen; Vollbild verlassen</translation>
    </message>
    <message>
        <source>From the felt to the panels and back</source>
        <translation>Vom Tisch zu den Bedienfeldern und zurück</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Go on with the lesson</source>
        <translation>Weiter mit der Lektion</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons} · step {step} of {steps}</source>
        <translation>Lektion {number} von {lessons} · Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>First read what stands above the table, and go on there.</source>
        <translation>Lies zuerst, was über dem Tisch steht, und geh dort weiter.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Repeat this one</source>
        <translation>Diese wiederholen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>This lesson is done. Next: {title}.</source>
        <translation>Diese Lektion ist geschafft. Als Nächstes: {title}.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>That was the last lesson. The table is yours: play a match!</source>
        <translation>Das war die letzte Lektion. Der Tisch gehört dir: Spiel eine Partie!</translation>
    </message>
    <message>
        <source>Right: {card} is the highest trump in the trick, and any trump beats a plain suit.</source>
        <translation>Richtig: {card} ist der höchste Trumpf im Stich, und jeder Trumpf schlägt jede andere Farbe.</translation>
    </message>
    <message>
        <source>Right: {card} is the highest trump in the trick.</source>
        <translation>Richtig: {card} ist der höchste Trumpf im Stich.</translation>
    </message>
    <message>
        <source>Right: {card} is the highest card of the suit that was led.</source>
        <translation>Richtig: {card} ist die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>{card} is a trump, but {best} is a higher one.</source>
        <translation>{card} ist Trumpf, aber {best} ist ein höherer.</translation>
    </message>
    <message>
        <source>{card} is neither of the suit that was led nor a trump, so it cannot win.</source>
        <translation>{card} ist weder von der ausgespielten Farbe noch Trumpf und kann darum nicht gewinnen.</translation>
    </message>
    <message>
        <source>{best} is a trump, and any trump beats {card}.</source>
        <translation>{best} ist Trumpf, und jeder Trumpf schlägt {card}.</translation>
    </message>
    <message>
        <source>{best} is higher than {card} in the suit that was led.</source>
        <translation>{best} ist in der ausgespielten Farbe höher als {card}.</translation>
    </message>
    <message>
        <source>Tricks, and following suit</source>
        <translation>Stiche und Farbe zugeben</translation>
    </message>
    <message>
        <source>What a trick is, who wins it, and which card may be played.</source>
        <translation>Was ein Stich ist, wer ihn gewinnt und welche Karte man spielen darf.</translation>
    </message>
    <message>
        <source>A trick is four cards, one from each player. Marjun has led {H}, so you must play {H} too: choose one.</source>
        <translation>Ein Stich sind vier Karten, von jedem eine. Marjun hat {H} ausgespielt, also musst auch du {H} zugeben: Such dir eine aus.</translation>
    </message>
    <message>
        <source>Marjun&apos;s {AH} was the highest card of {H}.</source>
        <translation>Marjuns {AH} war die höchste Karte in {H}.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led wins the trick: Marjun takes it, and leads to the next one.</source>
        <translation>Die höchste Karte der ausgespielten Farbe gewinnt den Stich: Marjun bekommt ihn und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Within a suit the ace is the highest, then king, queen, 10, 9, 8, 7. Jacks and two queens are more than that: see lesson 2.</source>
        <translation>In einer Farbe ist das Ass am höchsten, dann König, Dame, 10, 9, 8, 7. Buben und zwei Damen stehen noch darüber: siehe Lektion 2.</translation>
    </message>
    <message>
        <source>Marjun leads {S}. See what each of them plays …</source>
        <translation>Marjun spielt {S} aus. Schau, was die anderen dazugeben …</translation>
    </message>
    <message>
        <source>Which of these cards is winning so far?</source>
        <translation>Welche dieser Karten gewinnt bisher?</translation>
    </message>
    <message>
        <source>Right: {KS} is the highest card of {S}. Sunniva has no {S}; what she threw in cannot win.</source>
        <translation>Richtig: {KS} ist die höchste in {S}. Sunniva hat kein {S}; was sie abgeworfen hat, kann nicht gewinnen.</translation>
    </message>
    <message>
        <source>The star is on the card that wins so far, “1st” on the one that was led. A fan of cards sits by the dealer, the suit by whoever named trumps.</source>
        <translation>Der Stern zeigt die Karte, die bisher gewinnt, „1.“ die ausgespielte. Ein Kartenfächer steht beim Geber, die Farbe bei dem, der Trumpf genannt hat.</translation>
    </message>
    <message>
        <source>Now you. Take the trick: which of your {S} beats {KS}?</source>
        <translation>Jetzt du. Hol dir den Stich: Welche deiner Karten in {S} schlägt {KS}?</translation>
    </message>
    <message>
        <source>{KS} beats {7S}. Only {AS} is higher.</source>
        <translation>{KS} schlägt {7S}. Nur {AS} ist höher.</translation>
    </message>
    <message>
        <source>In this game {TS} is lower than {KS}. Only {AS} is higher.</source>
        <translation>In diesem Spiel ist {TS} niedriger als {KS}. Nur {AS} ist höher.</translation>
    </message>
    <message>
        <source>The ace is the highest card of its suit: the trick is yours.</source>
        <translation>Das Ass ist die höchste Karte seiner Farbe: Der Stich gehört dir.</translation>
    </message>
    <message>
        <source>Who has won a trick leads to the next one, with any card. Lead {TS}: {AS} and {KS} are gone already.</source>
        <translation>Wer einen Stich gewonnen hat, spielt zum nächsten eine beliebige Karte aus. Spiel {TS} aus: {AS} und {KS} sind schon weg.</translation>
    </message>
    <message>
        <source>Any card may be led. But see first what {TS} can do now that {AS} and {KS} are gone.</source>
        <translation>Ausspielen darf man jede Karte. Aber sieh dir erst an, was {TS} kann, jetzt, wo {AS} und {KS} weg sind.</translation>
    </message>
    <message>
        <source>See who takes it …</source>
        <translation>Schau, wer ihn bekommt …</translation>
    </message>
    <message>
        <source>Nobody has played a higher card of {S}: your {TS} has taken the trick.</source>
        <translation>Niemand hat eine höhere Karte in {S} gespielt: Deine {TS} hat den Stich geholt.</translation>
    </message>
    <message>
        <source>So it goes on, always clockwise: eight tricks make a deal, one for each card in your hand.</source>
        <translation>So geht es weiter, immer im Uhrzeigersinn: Acht Stiche sind ein Spiel, einer für jede Karte auf deiner Hand.</translation>
    </message>
    <message>
        <source>{D} were led, and you have none. What may you play?</source>
        <translation>{D} wurde ausgespielt, und du hast keine Karte davon. Was darfst du spielen?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Everybody plays one card to every trick.</source>
        <translation>Jeder gibt zu jedem Stich eine Karte.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Right: only who has a card of the suit must follow. Who has none may play anything (lesson 7 has the one exception).</source>
        <translation>Richtig: Nur wer eine Karte der Farbe hat, muss sie zugeben. Wer keine hat, darf alles spielen (die einzige Ausnahme kommt in Lektion 7).</translation>
    </message>
    <message>
        <source>Only {H}</source>
        <translation>Nur {H}</translation>
    </message>
    <message>
        <source>Jógvan played {H} because he has no {D} either. You need not do as he did.</source>
        <translation>Jógvan hat {H} gespielt, weil auch er kein {D} hat. Du musst es ihm nicht nachmachen.</translation>
    </message>
    <message>
        <source>So throw in whatever you can spare.</source>
        <translation>Wirf also ab, was du entbehren kannst.</translation>
    </message>
    <message>
        <source>{C} are trumps in this deal, so that card would win the trick. More of that in lesson 2: throw in another one.</source>
        <translation>{C} ist in diesem Spiel Trumpf, diese Karte würde also den Stich gewinnen. Mehr dazu in Lektion 2; wirf jetzt eine andere ab.</translation>
    </message>
    <message>
        <source>A card of another suit does not win the trick, unless it is a trump. Trumps come in the next lesson.</source>
        <translation>Eine Karte anderer Farbe gewinnt den Stich nicht, außer sie ist Trumpf. Mehr dazu in der nächsten Lektion.</translation>
    </message>
    <message>
        <source>Here you have dealt both times. In a match the dealer changes after each deal, clockwise: after you Marjun, then Jógvan, then Sunniva.</source>
        <translation>Hier hast beide Male du gegeben. In einer Partie wechselt der Geber nach jedem Spiel im Uhrzeigersinn: nach dir Marjun, dann Jógvan, dann Sunniva.</translation>
    </message>
    <message>
        <source>Now Sunniva deals. Whoever sits on the dealer&apos;s right, here Jógvan, cuts, and the cards come four by four; or knocks, and all eight come at once.</source>
        <translation>Jetzt gibt Sunniva. Wer rechts vom Geber sitzt, hier Jógvan, hebt ab: Dann kommen zweimal vier Karten. Oder er klopft: Dann kommen alle acht auf einmal.</translation>
    </message>
    <message>
        <source>Now a whole deal: eight tricks. Jógvan, opposite, is your partner, and your tricks count together. Lead your aces!</source>
        <translation>Jetzt ein ganzes Spiel: acht Stiche. Jógvan gegenüber ist dein Partner, eure Stiche zählen zusammen. Spiel deine Asse aus!</translation>
    </message>
    <message>
        <source>Won! You and Jógvan have taken the better part. That is how tricks go.</source>
        <translation>Gewonnen! Jógvan und du habt die meisten Stiche. So geht das.</translation>
    </message>
    <message>
        <source>Not this time. Take the same cards once more: aces first, then kings.</source>
        <translation>Diesmal nicht. Noch einmal dieselben Karten: erst die Asse, dann die Könige.</translation>
    </message>
    <message>
        <source>Trumps, and the six that always are</source>
        <translation>Trumpf und die sechs, die es immer sind</translation>
    </message>
    <message>
        <source>The suit that beats the others, and six cards that stand above everything.</source>
        <translation>Die Farbe, die alle anderen schlägt, und sechs Karten, die über allem stehen.</translation>
    </message>
    <message>
        <source>Six cards, the permanent trumps, are trumps in every deal: two queens and the four jacks. From the highest down: {QC}, {QS}, {JC}, {JS}, {JH}, {JD}.</source>
        <translation>Sechs Karten, die festen Trümpfe, sind in jedem Spiel Trumpf: zwei Damen und die vier Buben. Von der höchsten abwärts: {QC}, {QS}, {JC}, {JS}, {JH}, {JD}.</translation>
    </message>
    <message>
        <source>Which of these is the highest card of all?</source>
        <translation>Welche davon ist die höchste Karte überhaupt?</translation>
    </message>
    <message>
        <source>{H} are trumps here, but even their ace stands below the six.</source>
        <translation>{H} ist hier Trumpf, aber selbst das Ass davon steht unter den sechs.</translation>
    </message>
    <message>
        <source>Right: nothing beats {QC}.</source>
        <translation>Richtig: Nichts schlägt {QC}.</translation>
    </message>
    <message>
        <source>Two cards stand above it: {QC} and {QS}.</source>
        <translation>Zwei Karten stehen darüber: {QC} und {QS}.</translation>
    </message>
    <message>
        <source>Besides, one suit is named trumps in each deal: here {H}. Its cards follow below the six, from the ace down.</source>
        <translation>Dazu wird in jedem Spiel eine Farbe Trumpf: hier {H}. Ihre Karten folgen unter den sechs, vom Ass an abwärts.</translation>
    </message>
    <message>
        <source>These are all thirteen trumps in their order, when {H} are named: first the six, then {H}, with {QH} in its place.</source>
        <translation>Das sind alle dreizehn Trümpfe der Reihe nach, wenn {H} genannt ist: erst die sechs, dann {H}, mit {QH} an der richtigen Stelle.</translation>
    </message>
    <message>
        <source>Lead {QC} and see what it does.</source>
        <translation>Spiel {QC} aus und schau, was passiert.</translation>
    </message>
    <message>
        <source>That would be allowed. But see first what the highest one does: lead {QC}.</source>
        <translation>Erlaubt wäre das. Aber sieh dir erst an, was die höchste bewirkt: Spiel {QC} aus.</translation>
    </message>
    <message>
        <source>Trumps were led, so who has a trump must play one.</source>
        <translation>Trumpf wurde ausgespielt: Wer Trumpf hat, muss einen zugeben.</translation>
    </message>
    <message>
        <source>{QC} has won the trick, and the others have fewer trumps now. That is called drawing trumps.</source>
        <translation>{QC} hat den Stich gewonnen, und die anderen haben jetzt weniger Trümpfe. Das heißt Trumpf ziehen.</translation>
    </message>
    <message>
        <source>{H} are trumps. Marjun led {S}, and Sunniva has none. Which card is winning?</source>
        <translation>{H} ist Trumpf. Marjun hat {S} ausgespielt, und Sunniva hat keine Karte davon. Welche Karte gewinnt?</translation>
    </message>
    <message>
        <source>Right: {JD} is a trump, and any trump beats a plain suit, even its ace.</source>
        <translation>Richtig: {JD} ist Trumpf, und jeder Trumpf schlägt jede andere Farbe, sogar ihr Ass.</translation>
    </message>
    <message>
        <source>You have {S}, so you must follow suit; a trump of yours would have to wait.</source>
        <translation>Du hast {S} und musst es zugeben; ein Trumpf müsste warten.</translation>
    </message>
    <message>
        <source>Sunniva takes the trick …</source>
        <translation>Sunniva bekommt den Stich …</translation>
    </message>
    <message>
        <source>{JD} has beaten {AS}: whoever has no card of the suit that was led may trump, but need not.</source>
        <translation>{JD} hat {AS} geschlagen: Wer die ausgespielte Farbe nicht hat, darf stechen, muss aber nicht.</translation>
    </message>
    <message>
        <source>{C} were led. Follow suit: what do you play?</source>
        <translation>{C} wurde ausgespielt. Gib Farbe zu: Was spielst du?</translation>
    </message>
    <message>
        <source>{JC} is one of the six: a trump, and none of the {C}. You do have one, so it must be {9C}.</source>
        <translation>{JC} gehört zu den sechs: ein Trumpf und kein {C}. Du hast aber eines, also muss es {9C} sein.</translation>
    </message>
    <message>
        <source>The six belong to the trumps, never to the suit that is printed on them. {QH} and {QD} are ordinary cards.</source>
        <translation>Die sechs gehören zum Trumpf, nie zur aufgedruckten Farbe. {QH} und {QD} sind gewöhnliche Karten.</translation>
    </message>
    <message>
        <source>Your deal: {H} are trumps. Draw the trumps of the others with your highest ones, and win with Jógvan.</source>
        <translation>Dein Spiel: {H} ist Trumpf. Zieh den anderen mit deinen höchsten die Trümpfe, und gewinne mit Jógvan.</translation>
    </message>
    <message>
        <source>Won! With the highest trumps you decide how the deal goes.</source>
        <translation>Gewonnen! Mit den höchsten Trümpfen bestimmst du, wie das Spiel läuft.</translation>
    </message>
    <message>
        <source>Not this time. Once more: lead {QC} and {QS} first, so that the others lose their trumps.</source>
        <translation>Diesmal nicht. Noch einmal: Spiel zuerst {QC} und {QS} aus, damit die anderen ihre Trümpfe verlieren.</translation>
    </message>
    <message>
        <source>Card points, and 61</source>
        <translation>Augen und die 61</translation>
    </message>
    <message>
        <source>What the cards in a trick count, and when a deal is won.</source>
        <translation>Was die Karten im Stich zählen und wann ein Spiel gewonnen ist.</translation>
    </message>
    <message>
        <source>Not the number of tricks decides, but what is in them: ace 11, ten 10, king 4, queen 3, jack 2, the others nothing.</source>
        <translation>Nicht die Zahl der Stiche entscheidet, sondern was darin liegt: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, die anderen nichts.</translation>
    </message>
    <message>
        <source>How many points lie in this trick by now?</source>
        <translation>Wie viele Augen liegen bisher in diesem Stich?</translation>
    </message>
    <message>
        <source>That is the ace alone. The king counts too.</source>
        <translation>Das ist das Ass allein. Auch der König zählt.</translation>
    </message>
    <message>
        <source>Right: 4 for the king, 11 for the ace, nothing for the nine. (A ten counts 10, and yet a king beats it.)</source>
        <translation>Richtig: 4 für den König, 11 für das Ass, nichts für die Neun. (Eine Zehn zählt 10, und doch schlägt sie ein König.)</translation>
    </message>
    <message>
        <source>The nine counts nothing, although a 9 is printed on it.</source>
        <translation>Die Neun zählt nichts, auch wenn eine 9 darauf steht.</translation>
    </message>
    <message>
        <source>Jógvan is winning the trick for you both, and you are the last to play. Give him as many points as you can!</source>
        <translation>Der Stich gehört Jógvan und damit euch beiden, und nach dir kommt niemand mehr. Gib so viele Augen dazu, wie du kannst!</translation>
    </message>
    <message>
        <source>That is allowed, but {8S} counts nothing. {TS} would bring 10 points home.</source>
        <translation>Erlaubt ist das, aber {8S} zählt nichts. {TS} brächte euch 10 Augen.</translation>
    </message>
    <message>
        <source>That is allowed, but {7S} counts nothing. {TS} would bring 10 points home.</source>
        <translation>Erlaubt ist das, aber {7S} zählt nichts. {TS} brächte euch 10 Augen.</translation>
    </message>
    <message>
        <source>25 points in one trick!</source>
        <translation>25 Augen in einem Stich!</translation>
    </message>
    <message>
        <source>All cards together count 120. The side that gets 61, more than half, wins the deal, whoever has named the trumps.</source>
        <translation>Alle Karten zusammen zählen 120. Die Seite, die 61 hat, also mehr als die Hälfte, gewinnt das Spiel, egal wer Trumpf genannt hat.</translation>
    </message>
    <message>
        <source>61 are more than half. And if both sides have 60?</source>
        <translation>61 sind mehr als die Hälfte. Und wenn beide Seiten 60 haben?</translation>
    </message>
    <message>
        <source>Who named trumps wins</source>
        <translation>Wer Trumpf genannt hat, gewinnt</translation>
    </message>
    <message>
        <source>For that, 61 are needed. 60 are exactly half.</source>
        <translation>Dafür braucht es 61. 60 sind genau die Hälfte.</translation>
    </message>
    <message>
        <source>The others win</source>
        <translation>Die anderen gewinnen</translation>
    </message>
    <message>
        <source>They, too, would need 61 for that: nobody has more than half.</source>
        <translation>Auch sie bräuchten dafür 61: Mehr als die Hälfte hat niemand.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Right: a tie, and nobody scores. Who wins the next deal scores 2 more, or 4 more if {C} are trumps in it; ties in a row add up.</source>
        <translation>Richtig: unentschieden, niemand bekommt Punkte. Wer das nächste Spiel gewinnt, bekommt 2 mehr, mit {C} als Trumpf 4; mehrere Unentschieden nacheinander zählen zusammen.</translation>
    </message>
    <message>
        <source>Now Marjun, who plays against you, is winning with {AD}, and you must follow suit. Which card do you give her?</source>
        <translation>Jetzt gewinnt Marjun, die gegen dich spielt, mit {AD}, und du musst zugeben. Welche Karte gibst du ihr?</translation>
    </message>
    <message>
        <source>{TD} would give the others 10 points, and {9D} none.</source>
        <translation>{TD} gäbe den anderen 10 Augen, {9D} keines.</translation>
    </message>
    <message>
        <source>The trick is hers in any case, but she gets no points from you.</source>
        <translation>Der Stich gehört ihr ohnehin, aber Augen bekommt sie von dir keine.</translation>
    </message>
    <message>
        <source>Get 61 points with Jógvan. What you have by now stands in the corner at the upper right.</source>
        <translation>Hol mit Jógvan 61 Augen. Was ihr bisher habt, steht oben rechts in der Ecke.</translation>
    </message>
    <message>
        <source>Won with 61 or more!</source>
        <translation>Mit 61 oder mehr gewonnen!</translation>
    </message>
    <message>
        <source>That was too little. Once more: take the tricks with aces and tens, and give your own to Jógvan&apos;s tricks.</source>
        <translation>Das war zu wenig. Noch einmal: Hol Stiche mit Assen und Zehnen, und gib Augen in Jógvans Stiche.</translation>
    </message>
    <message>
        <source>The auction, and better clubs</source>
        <translation>Die Ansage und das bessere Kreuz</translation>
    </message>
    <message>
        <source>Who may name the trumps: the length of a suit is bid, and clubs are better.</source>
        <translation>Wer Trumpf nennen darf: Angesagt wird die Länge einer Farbe, und Kreuz ist besser.</translation>
    </message>
    <message>
        <source>Everybody bids once, first the player on the dealer&apos;s left: how many cards their longest suit has, the six trumps included, but not which suit it is.</source>
        <translation>Jeder sagt einmal an, wie viele Karten seine längste Farbe hat, die sechs Trümpfe mitgezählt, aber nicht, welche es ist. Zuerst spricht, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>Your longest suit is {H}. How long is it, with the permanent trumps?</source>
        <translation>Deine längste Farbe ist {H}. Wie lang ist sie mit den festen Trümpfen?</translation>
    </message>
    <message>
        <source>Four cards of {H}; but {QC} and {JS} are trumps whatever is named, so they count too.</source>
        <translation>Vier Karten in {H}; aber {QC} und {JS} sind immer Trumpf und zählen also mit.</translation>
    </message>
    <message>
        <source>Right: four cards of {H}, and {QC} and {JS} besides.</source>
        <translation>Richtig: vier Karten in {H}, dazu {QC} und {JS}.</translation>
    </message>
    <message>
        <source>{AD} and {8S} would be no trumps.</source>
        <translation>{AD} und {8S} wären kein Trumpf.</translation>
    </message>
    <message>
        <source>Five is the least, and one bids neither more nor less than one has, or passes. You have six: bid it.</source>
        <translation>Fünf ist das Mindeste, und man sagt nicht mehr und nicht weniger an, als man hat, oder passt. Du hast sechs: Sag sie an.</translation>
    </message>
    <message>
        <source>You may always pass. But six trumps are a lot: bid them.</source>
        <translation>Passen darfst du immer. Aber sechs Trümpfe sind viel: Sag sie an.</translation>
    </message>
    <message>
        <source>Who bids more would take it from you …</source>
        <translation>Wer mehr ansagt, überbietet dich …</translation>
    </message>
    <message>
        <source>Nobody has more, so {H} are trumps, your only suit of six. You play with Jógvan against the others.</source>
        <translation>Niemand hat mehr, also ist {H} Trumpf, deine einzige Farbe mit sechs. Du spielst mit Jógvan gegen die anderen.</translation>
    </message>
    <message>
        <source>Marjun has bid 5. You have five {C}, counted with {QS} and {JH}. A longer suit beats hers, and so do {C} of the same length.</source>
        <translation>Marjun hat 5 angesagt. Mit {QS} und {JH} hast du fünf in {C}. Eine längere Farbe schlägt ihre, und ebenso {C} von gleicher Länge.</translation>
    </message>
    <message>
        <source>That is called better, in Faroese “betri”. It beats her even if her five are {C} too. Bid 5 better.</source>
        <translation>Das heißt „besser“, auf Färöisch „betri“. Es überbietet sie sogar dann, wenn ihre fünf ebenfalls {C} sind. Sag 5 besser an.</translation>
    </message>
    <message>
        <source>Then Marjun would name the trumps. Your {C} are better than her bid.</source>
        <translation>Dann würde Marjun den Trumpf nennen. {C} ist besser als ihre Ansage.</translation>
    </message>
    <message>
        <source>Who has bid better must play {C}, so {C} are trumps. To win in {C} scores 4 instead of 2.</source>
        <translation>Wer „besser“ angesagt hat, muss {C} spielen, also ist {C} Trumpf. Ein Sieg in {C} bringt 4 statt 2.</translation>
    </message>
    <message>
        <source>Only a longer suit beats 5 better; another five {C} do not. Whoever bids first says just 5, even if it is {C}.</source>
        <translation>Nur eine längere Farbe überbietet „5 besser“, noch einmal fünf {C} nicht. Wer als Erster ansagt, sagt einfach 5, auch wenn es {C} ist.</translation>
    </message>
    <message>
        <source>Marjun has bid 6. Your longest suit is {S}, six cards too. Can you outbid her?</source>
        <translation>Marjun hat 6 angesagt. Deine längste Farbe ist {S}, auch sechs Karten. Kannst du sie überbieten?</translation>
    </message>
    <message>
        <source>Yes, with 6</source>
        <translation>Ja, mit 6</translation>
    </message>
    <message>
        <source>The same length does not outbid hers; only {C} of that length would.</source>
        <translation>Gleiche Länge überbietet nicht; das kann nur {C} von dieser Länge.</translation>
    </message>
    <message>
        <source>Yes, with 6, but better</source>
        <translation>Ja, mit 6, aber besser</translation>
    </message>
    <message>
        <source>Better is for {C} alone, and your six are {S}.</source>
        <translation>„Besser“ gilt nur für {C}, und deine sechs sind {S}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Right: you would need seven cards, or six {C}.</source>
        <translation>Richtig: Du bräuchtest sieben Karten, oder sechs in {C}.</translation>
    </message>
    <message>
        <source>Here all four have passed, for nobody has five. The deal is played all the same, and only the six are trumps.</source>
        <translation>Hier haben alle vier gepasst, denn niemand hat fünf. Gespielt wird trotzdem, und nur die sechs sind Trumpf.</translation>
    </message>
    <message>
        <source>Nobody has named trumps then: whichever side gets 61 scores 4. (Some tables deal anew instead.)</source>
        <translation>Dann hat niemand Trumpf genannt: Die Seite mit 61 bekommt 4, egal welche. (An manchen Tischen wird stattdessen neu gegeben.)</translation>
    </message>
    <message>
        <source>Bid for yourself this time, and win the deal.</source>
        <translation>Sag diesmal selbst an, und gewinne das Spiel.</translation>
    </message>
    <message>
        <source>Bid and won!</source>
        <translation>Angesagt und gewonnen!</translation>
    </message>
    <message>
        <source>Not won. Once more: bid what your longest suit has, and begin with your highest trumps.</source>
        <translation>Nicht gewonnen. Noch einmal: Sag die Länge deiner längsten Farbe an, und beginne mit den höchsten Trümpfen.</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Trumpf nennen</translation>
    </message>
    <message>
        <source>Who has won the auction names the trumps: which suit, and what follows from it.</source>
        <translation>Wer am höchsten angesagt hat, nennt Trumpf: welche Farbe, und was daraus folgt.</translation>
    </message>
    <message>
        <source>You have won the auction with 5. It was five {S} and five {D}, each with {QS} and {JH}: so you may name either.</source>
        <translation>Mit 5 hast du am höchsten angesagt. Du hast fünf in {S} und fünf in {D}, jeweils mit {QS} und {JH}: Nennen darfst du jede von beiden.</translation>
    </message>
    <message>
        <source>Name the trumps. (With {S} named, your {AD} and {KD} can win tricks of their own.)</source>
        <translation>Nenn den Trumpf. (Bei {S} können {AD} und {KD} selbst Stiche machen.)</translation>
    </message>
    <message>
        <source>Every card of that suit is a trump now, below the six. The player on the dealer&apos;s left leads first: that is you.</source>
        <translation>Jede Karte der Farbe ist jetzt Trumpf, unter den sechs. Links vom Geber wird zuerst ausgespielt: Das bist du.</translation>
    </message>
    <message>
        <source>With {C} or {S} there are 12 trumps, with {H} or {D} 13. Why?</source>
        <translation>Mit {C} oder {S} gibt es 12 Trümpfe, mit {H} oder {D} 13. Warum?</translation>
    </message>
    <message>
        <source>{H} and {D} have more cards</source>
        <translation>{H} und {D} haben mehr Karten</translation>
    </message>
    <message>
        <source>Each suit has eight cards. But some of them are trumps already.</source>
        <translation>Jede Farbe hat acht Karten. Aber einige davon sind schon Trumpf.</translation>
    </message>
    <message>
        <source>{QH} and {QD}</source>
        <translation>{QH} und {QD}</translation>
    </message>
    <message>
        <source>Right: the queens of {C} and {S} are among the six anyway; {QH} or {QD} comes to them as a thirteenth.</source>
        <translation>Richtig: Die Damen von {C} und {S} gehören ohnehin zu den sechs; {QH} oder {QD} kommt als dreizehnter Trumpf dazu.</translation>
    </message>
    <message>
        <source>Here the others have passed, so a bid of 5 would win. You have five {C}, and five {S}: what would become trumps?</source>
        <translation>Hier haben die anderen gepasst, also würde 5 reichen. Du hast fünf in {C} und fünf in {S}: Was würde Trumpf?</translation>
    </message>
    <message>
        <source>When {C} are among your longest suits you have no choice.</source>
        <translation>Ist {C} unter deinen längsten Farben, hast du keine Wahl.</translation>
    </message>
    <message>
        <source>Right: when {C} are among your longest suits they are trumps. The deal scores more then, for whoever wins it.</source>
        <translation>Richtig: Ist {C} unter deinen längsten Farben, wird es Trumpf. Das Spiel bringt dann mehr, egal wer es gewinnt.</translation>
    </message>
    <message>
        <source>Bid, and win the deal with the trumps that come of it.</source>
        <translation>Sag an, und gewinne das Spiel mit dem Trumpf, der daraus wird.</translation>
    </message>
    <message>
        <source>Won: your suit, your deal!</source>
        <translation>Gewonnen: deine Farbe, dein Spiel!</translation>
    </message>
    <message>
        <source>Not won. Once more: lead trumps first, then {AH} and {KH}.</source>
        <translation>Nicht gewonnen. Noch einmal: erst Trumpf ausspielen, dann {AH} und {KH}.</translation>
    </message>
    <message>
        <source>Playing with a partner</source>
        <translation>Mit einem Partner spielen</translation>
    </message>
    <message>
        <source>Jógvan&apos;s tricks are your tricks: when to help him, and how.</source>
        <translation>Jógvans Stiche sind deine Stiche: wann du ihm hilfst und wie.</translation>
    </message>
    <message>
        <source>Jógvan sits opposite you. He has named {H} and leads {QC}, which nothing beats. Your card?</source>
        <translation>Jógvan sitzt dir gegenüber. Er hat {H} genannt und spielt {QC} aus; höher geht es nicht. Deine Karte?</translation>
    </message>
    <message>
        <source>That is allowed. But the trick is his in any case, so give him the 10 points of {TH}.</source>
        <translation>Erlaubt ist das. Aber der Stich gehört ihm ohnehin: Gib ihm die 10 Augen von {TH}.</translation>
    </message>
    <message>
        <source>What Jógvan takes counts for you both.</source>
        <translation>Was Jógvan bekommt, zählt für euch beide.</translation>
    </message>
    <message>
        <source>He leads again …</source>
        <translation>Er spielt wieder aus …</translation>
    </message>
    <message>
        <source>{AS} from Jógvan, and you have no {S}: you could trump it with {7H}, or throw in any other card. What helps him most?</source>
        <translation>{AS} von Jógvan, und du hast kein {S}: Du könntest mit {7H} stechen oder etwas abwerfen. Was hilft ihm am meisten?</translation>
    </message>
    <message>
        <source>You would take the trick away from your own partner. Give points instead!</source>
        <translation>Du nähmst deinem eigenen Partner den Stich weg. Gib lieber Augen!</translation>
    </message>
    <message>
        <source>Good, but a ten brings more than a king.</source>
        <translation>Gut, aber eine Zehn bringt mehr als ein König.</translation>
    </message>
    <message>
        <source>It counts nothing. Give points to your partner&apos;s trick!</source>
        <translation>Sie zählt nichts. Gib Augen in den Stich deines Partners!</translation>
    </message>
    <message>
        <source>That is how it is done: points into the tricks of your partner, and none into theirs.</source>
        <translation>So macht man es: Augen in die Stiche des Partners und keine in die der anderen. Das heißt schmieren.</translation>
    </message>
    <message>
        <source>Say that at the end Jógvan has 30 points and you have 31. Who has won?</source>
        <translation>Nimm an, am Ende hat Jógvan 30 Augen und du 31. Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>You need not have 61 each: partners count together.</source>
        <translation>Ihr braucht nicht jeder 61: Partner zählen zusammen.</translation>
    </message>
    <message>
        <source>Jógvan and you</source>
        <translation>Jógvan und du</translation>
    </message>
    <message>
        <source>Right: 30 and 31 make 61, and that is enough.</source>
        <translation>Richtig: 30 und 31 sind 61, und das reicht.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>They have only 59 of the 120.</source>
        <translation>Sie haben nur 59 von 120.</translation>
    </message>
    <message>
        <source>Jógvan has named {H}, and you lead. Who names trumps has many: it helps to draw those of the others. What do you lead?</source>
        <translation>Jógvan hat {H} genannt, und du spielst aus. Wer Trumpf nennt, hat viele davon: Es hilft, die der anderen zu ziehen. Was spielst du?</translation>
    </message>
    <message>
        <source>It is allowed. But a trump from you would let Jógvan take the others&apos; trumps at once: lead {JD}.</source>
        <translation>Erlaubt ist das. Aber mit einem Trumpf von dir könnte Jógvan den anderen gleich ihre Trümpfe nehmen: Spiel {JD} aus.</translation>
    </message>
    <message>
        <source>The others must follow with trumps now. When they have none left, the aces of your side are safe.</source>
        <translation>Jetzt müssen die anderen Trumpf zugeben. Haben sie keinen mehr, sind die Asse eurer Seite sicher.</translation>
    </message>
    <message>
        <source>Win this deal with Jógvan: he has named {H}.</source>
        <translation>Gewinne dieses Spiel mit Jógvan: Er hat {H} genannt.</translation>
    </message>
    <message>
        <source>Won together!</source>
        <translation>Zusammen gewonnen!</translation>
    </message>
    <message>
        <source>Not this time. Once more: lead trumps to him, and give points where he is winning.</source>
        <translation>Diesmal nicht. Noch einmal: Spiel ihm Trumpf, und gib Augen, wo er gewinnt.</translation>
    </message>
    <message>
        <source>Overtrumping</source>
        <translation>Überstechen</translation>
    </message>
    <message>
        <source>When a trick has been trumped, the next must go higher if they can.</source>
        <translation>Ist ein Stich gestochen, muss der Nächste höher stechen, wenn er kann.</translation>
    </message>
    <message>
        <source>{H} are trumps. {C} were led, and Sunniva, who has none, has trumped with {8H}. You have no {C} either.</source>
        <translation>{H} ist Trumpf. {C} wurde ausgespielt, und Sunniva, die nichts davon hat, hat mit {8H} gestochen. Auch du hast nichts davon.</translation>
    </message>
    <message>
        <source>Because the trick has been trumped, whoever cannot follow suit must play a higher trump if they can. Which card is that?</source>
        <translation>Es wurde gestochen: Wer nicht zugeben kann, muss wenn möglich einen höheren Trumpf spielen. Welche Karte ist das?</translation>
    </message>
    <message>
        <source>{7H} is a trump, but lower than {8H}. You have a higher one.</source>
        <translation>{7H} ist Trumpf, aber niedriger als {8H}. Du hast einen höheren.</translation>
    </message>
    <message>
        <source>{8H} has trumped the trick, and you can beat it: play a higher trump.</source>
        <translation>Mit {8H} wurde gestochen, und du kannst überstechen: Spiel einen höheren Trumpf.</translation>
    </message>
    <message>
        <source>{JS} beats {8H}, so the trick is yours; and with it {AC}. (Had nobody trumped, any card would have done.)</source>
        <translation>{JS} schlägt {8H}, also gehört der Stich dir, und mit ihm {AC}. (Hätte niemand gestochen, wäre jede Karte recht gewesen.)</translation>
    </message>
    <message>
        <source>The same again, but it is Jógvan, your own partner, who has trumped with {8H}. Must you beat even his trump?</source>
        <translation>Noch einmal dasselbe, aber nun hat Jógvan, dein eigener Partner, mit {8H} gestochen. Musst du auch seinen Trumpf schlagen?</translation>
    </message>
    <message>
        <source>No, the trick is ours</source>
        <translation>Nein, der Stich gehört schon uns</translation>
    </message>
    <message>
        <source>It would be a pity, but the duty makes no exception for partners.</source>
        <translation>Schade wäre es, aber die Pflicht macht bei Partnern keine Ausnahme.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Right: whoever has trumped, a higher trump must be played. {JS} is the only card that you may play.</source>
        <translation>Richtig: Egal wer gestochen hat, ein höherer Trumpf muss her. {JS} ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>This time Sunniva has trumped with {JD}, and you cannot beat it. What may you play?</source>
        <translation>Diesmal hat Sunniva mit {JD} gestochen, und diese Karte kannst du nicht schlagen. Was darfst du spielen?</translation>
    </message>
    <message>
        <source>Only a trump</source>
        <translation>Nur Trumpf</translation>
    </message>
    <message>
        <source>A duty that nobody could fulfil binds nobody: {7H} and {TH} do not beat {JD}.</source>
        <translation>Was du nicht kannst, musst du auch nicht: {7H} und {TH} schlagen {JD} nicht.</translation>
    </message>
    <message>
        <source>Right: who can neither follow nor beat the trump is free.</source>
        <translation>Richtig: Wer weder zugeben noch überstechen kann, ist frei.</translation>
    </message>
    <message>
        <source>Then throw in a card that counts nothing, and keep your trumps.</source>
        <translation>Dann wirf eine Karte ab, die nichts zählt, und behalte deine Trümpfe.</translation>
    </message>
    <message>
        <source>It counts nothing, but it is a trump and may still win a trick for you: keep it.</source>
        <translation>Sie zählt nichts, aber sie ist Trumpf und kann dir noch einen Stich holen: Behalte sie.</translation>
    </message>
    <message>
        <source>It is allowed, but gives them 10 points.</source>
        <translation>Erlaubt ist das, aber es gibt ihnen 10 Augen.</translation>
    </message>
    <message>
        <source>It is allowed, but gives them 4 points.</source>
        <translation>Erlaubt ist das, aber es gibt ihnen 4 Augen.</translation>
    </message>
    <message>
        <source>So your tens and kings are still there for better tricks.</source>
        <translation>So bleiben deine Zehnen und Könige für bessere Stiche.</translation>
    </message>
    <message>
        <source>Now trumps were led. You must follow with a trump, but nothing forces you to go higher. You are last: {7H} or {AH}?</source>
        <translation>Jetzt wurde Trumpf ausgespielt. Du musst Trumpf zugeben, aber nicht höher gehen. Nach dir kommt niemand: {7H} oder {AH}?</translation>
    </message>
    <message>
        <source>It is allowed, but then {QH} takes the trick for Sunniva. {AH} would win it for you.</source>
        <translation>Erlaubt ist das, aber dann holt {QH} den Stich für Sunniva. {AH} würde ihn dir holen.</translation>
    </message>
    <message>
        <source>{AH} was the highest trump in it: the trick is yours.</source>
        <translation>{AH} war der höchste Trumpf darin: Der Stich gehört dir.</translation>
    </message>
    <message>
        <source>{C} are trumps. Win the deal, and mind what you must play when somebody has trumped before you.</source>
        <translation>{C} ist Trumpf. Gewinne das Spiel, und achte darauf, was du spielen musst, wenn vor dir gestochen wurde.</translation>
    </message>
    <message>
        <source>Won! In the house rules (New match with other rules) the duty to overtrump can be left out.</source>
        <translation>Gewonnen! In den Hausregeln (Neue Partie mit anderen Regeln) lässt sich die Pflicht zum Überstechen abschalten.</translation>
    </message>
    <message>
        <source>Not this time. Once more: draw the trumps of the others first.</source>
        <translation>Diesmal nicht. Noch einmal: Zieh den anderen zuerst die Trümpfe.</translation>
    </message>
    <message>
        <source>Vol, javn, and the steps of the score</source>
        <translation>Vol, javn und die Stufen der Wertung</translation>
    </message>
    <message>
        <source>What a deal is worth: by points, by tricks, and more in clubs.</source>
        <translation>Was ein Spiel wert ist: nach Augen, nach Stichen, und in Kreuz mehr.</translation>
    </message>
    <message>
        <source>At many tables a defeat counts more finely, as in John McLeod&apos;s rules, which differ in other things too. It does here, but not in the game that “Play now” starts; you will be told where.</source>
        <translation>An vielen Tischen wird eine Niederlage feiner gewertet, so bei McLeod, wo auch sonst manches anders ist, und in dieser Lektion. Bei „Jetzt spielen“ ist das anders; wo, steht dabei.</translation>
    </message>
    <message>
        <source>Both sides begin with 24. Who wins a deal scores, and comes down by that: 2 with 61 to 89 card points, 4 with 90 or more.</source>
        <translation>Beide Seiten beginnen mit 24. Wer ein Spiel gewinnt, bekommt Punkte und geht um so viele hinunter: 2 mit 61 bis 89 Augen, 4 ab 90.</translation>
    </message>
    <message>
        <source>You have named {H}. Say that your side takes 95 points: what do you score?</source>
        <translation>Du hast {H} genannt. Nimm an, eure Seite macht 95 Augen: Was bekommt ihr?</translation>
    </message>
    <message>
        <source>That is for 61 to 89.</source>
        <translation>Das gilt für 61 bis 89.</translation>
    </message>
    <message>
        <source>Right: from 90 on one scores 4.</source>
        <translation>Richtig: Ab 90 bekommt man 4.</translation>
    </message>
    <message>
        <source>With {C} as trumps it would be 8. But it was {H}.</source>
        <translation>Mit {C} als Trumpf wären es 8. Aber es war {H}.</translation>
    </message>
    <message>
        <source>All eight tricks are called vol and score 12, or 16 in one hand: if one player has taken them all.</source>
        <translation>Alle acht Stiche heißen vol und bringen 12, oder 16 im Alleingang: wenn einer sie alle gemacht hat.</translation>
    </message>
    <message>
        <source>In {C} one scores more than in a simple suit: twice as much for points, but for vol 16, and 24 in one hand.</source>
        <translation>In {C} bekommt man mehr als in einer einfachen Farbe: doppelt so viel für Augen, aber für vol 16, und 24 im Alleingang.</translation>
    </message>
    <message>
        <source>Say that you had named {S} instead, and Jógvan and you took all tricks between you. What would you score?</source>
        <translation>Nimm an, du hättest stattdessen {S} genannt und mit Jógvan zusammen alle Stiche gemacht. Was bekämt ihr?</translation>
    </message>
    <message>
        <source>That would be for 90 points; with every trick it is vol.</source>
        <translation>Das wäre es ab 90 Augen; mit allen Stichen ist es vol.</translation>
    </message>
    <message>
        <source>Right: vol. In {C} it would have been 16.</source>
        <translation>Richtig: vol. In {C} wären es 16 gewesen.</translation>
    </message>
    <message>
        <source>That is for one player who takes them all alone, or for vol in {C}.</source>
        <translation>Das gilt für einen, der sie alle allein macht, oder für vol in {C}.</translation>
    </message>
    <message>
        <source>If those who named trumps get fewer than 60 points, the others score 4, or 8 in {C}. In the game that “Play now” starts that is all.</source>
        <translation>Bleiben die, die Trumpf genannt haben, unter 60 Augen, so bekommen die anderen 4, in {C} 8. Bei „Jetzt spielen“ ist das alles.</translation>
    </message>
    <message>
        <source>Here there is more: with 30 or fewer they are javn, and the others score 8, or 16 in {C}. Without a single trick it is always 16.</source>
        <translation>Hier gibt es mehr: Mit 30 oder weniger sind sie javn, und die anderen bekommen 8, in {C} 16. Ohne einen einzigen Stich sind es immer 16.</translation>
    </message>
    <message>
        <source>Say that Marjun had named {D}, and her side got 28 points. What would you score here?</source>
        <translation>Nimm an, Marjun hätte {D} genannt, und ihre Seite hätte 28 Augen. Was bekämt ihr hier?</translation>
    </message>
    <message>
        <source>2 is what Marjun would have won with 61.</source>
        <translation>2 hätte Marjun mit 61 gewonnen.</translation>
    </message>
    <message>
        <source>That would be with 31 to 59. She has fewer than 31: javn.</source>
        <translation>Das gälte für 31 bis 59. Sie hat weniger als 31: javn.</translation>
    </message>
    <message>
        <source>Right: javn, and 8 for you.</source>
        <translation>Richtig: javn, und 8 für euch.</translation>
    </message>
    <message>
        <source>To have javn at your own table: New match with other rules, “When the declarer fails”; or the preset “Faroese Sjavs, McLeod”, where bidding and overtrumping differ too.</source>
        <translation>Javn auch am eigenen Tisch: Neue Partie mit anderen Regeln, „Wenn der Spieler verliert“, oder die Vorlage „Färöisches Sjavs (McLeod)“, wo auch das Ansagen und das Überstechen anders sind.</translation>
    </message>
    <message>
        <source>Now play the deal that lies before you: {H} are trumps. 61 are enough, 90 are better.</source>
        <translation>Jetzt bist du dran: {H} ist Trumpf. 61 reichen, 90 sind besser.</translation>
    </message>
    <message>
        <source>Won! The score sheet shows how far you have come down.</source>
        <translation>Gewonnen! Der Punktezettel zeigt, wie weit ihr gekommen seid.</translation>
    </message>
    <message>
        <source>Not won. The score sheet shows what it cost. Once more?</source>
        <translation>Nicht gewonnen. Der Punktezettel zeigt, was es gekostet hat. Noch einmal?</translation>
    </message>
    <message>
        <source>Crosses, and the hook</source>
        <translation>Kreuze und der Haken</translation>
    </message>
    <message>
        <source>From 24 down to 0: how a rubber ends, and what it earns.</source>
        <translation>Von 24 hinunter auf 0: wie ein Rubber endet und was er einbringt.</translation>
    </message>
    <message>
        <source>Two deals have been played here: you and Jógvan have come down from 24 to 6. The others still have 24.</source>
        <translation>Hier wurden zwei Spiele gespielt: Jógvan und du seid von 24 auf 6 gekommen. Die anderen haben noch 24.</translation>
    </message>
    <message>
        <source>Who has just 6 left is said to hang on the hook, the dashed line in the graph. No rule changes there: it is only near the end.</source>
        <translation>Wer genau 6 übrig hat, hängt, wie man sagt, am Haken: Das ist die gestrichelte Linie im Diagramm. An den Regeln ändert das nichts, nur ist das Ende nah.</translation>
    </message>
    <message>
        <source>The first side on 0 wins the rubber. {C} are trumps: 61 to 89 points score 4, 90 or more score 8. What do you need?</source>
        <translation>Wer zuerst auf 0 ist, gewinnt den Rubber. {C} ist Trumpf: 61 bis 89 Augen bringen 4, ab 90 sind es 8. Was braucht ihr?</translation>
    </message>
    <message>
        <source>61 points</source>
        <translation>61 Augen</translation>
    </message>
    <message>
        <source>4 of 6 would leave you 2: not there yet.</source>
        <translation>4 von 6, da blieben 2: noch nicht am Ziel.</translation>
    </message>
    <message>
        <source>90 points</source>
        <translation>90 Augen</translation>
    </message>
    <message>
        <source>Right: 8 are more than the 6 that are left, and nobody goes below 0.</source>
        <translation>Richtig: 8 sind mehr als die 6, die übrig sind, und unter 0 geht es nicht.</translation>
    </message>
    <message>
        <source>A rubber earns a cross, and crosses win the match: as many as were agreed. In this game one is enough.</source>
        <translation>Ein Rubber bringt ein Kreuz, und Kreuze gewinnen die Partie: so viele, wie ausgemacht sind. In dieser Partie genügt eines.</translation>
    </message>
    <message>
        <source>Who comes to 0 while the others are still on 24 has won doubly, and that counts double. How many crosses is it?</source>
        <translation>Wer auf 0 kommt, während die anderen noch auf 24 stehen, hat doppelt gewonnen, und das zählt doppelt. Wie viele Kreuze sind das?</translation>
    </message>
    <message>
        <source>One is for a rubber in which the others have scored, too.</source>
        <translation>Eines gibt es, wenn auch die anderen schon etwas gewonnen haben.</translation>
    </message>
    <message>
        <source>Right: a double victory is two crosses.</source>
        <translation>Richtig: Ein doppelter Sieg sind zwei Kreuze.</translation>
    </message>
    <message>
        <source>A rubber earns one cross, and double is twice as many.</source>
        <translation>Ein Rubber bringt ein Kreuz, und doppelt ist zweimal so viel.</translation>
    </message>
    <message>
        <source>Bring it home: you have named {C}. Win the deal, with 90 points if you can.</source>
        <translation>Hol den Rubber: Du hast {C} genannt. Gewinne das Spiel, wenn es geht, mit 90 Augen.</translation>
    </message>
    <message>
        <source>Won with fewer than 90 points: 4 of the 6, and 2 are left. With 90 the rubber would have been yours.</source>
        <translation>Gewonnen, aber mit weniger als 90 Augen: 4 der 6 sind weg, 2 bleiben. Mit 90 hätte euch der Rubber gehört.</translation>
    </message>
    <message>
        <source>Won, and the rubber is yours! The others were still on 24, so it earns two crosses.</source>
        <translation>Gewonnen, und der Rubber gehört euch! Die anderen standen noch auf 24, also bringt er zwei Kreuze.</translation>
    </message>
    <message>
        <source>Not won. Once more: draw their trumps with {QC}, {QS} and {JC}, then play your aces.</source>
        <translation>Nicht gewonnen. Noch einmal: Zieh ihre Trümpfe mit {QC}, {QS} und {JC}, dann spiel deine Asse.</translation>
    </message>
    <message>
        <source>Klørsjavs and its cat</source>
        <translation>Klørsjavs und seine Katze</translation>
    </message>
    <message>
        <source>The Danish game for three: twenty cards, clubs always trumps, and two cards left over.</source>
        <translation>Das dänische Spiel zu dritt: zwanzig Karten, Kreuz ist immer Trumpf, zwei Karten bleiben übrig.</translation>
    </message>
    <message>
        <source>Three players and 20 cards: ace, king, queen, jack and five. {C} are trumps always, below the six: nine trumps.</source>
        <translation>Drei Spieler und 20 Karten: Ass, König, Dame, Bube und Fünf. {C} ist immer Trumpf, unter den sechs; das macht neun Trümpfe.</translation>
    </message>
    <message>
        <source>A five is the lowest card of its suit, and yet it counts 10. An ace counts 11, and all cards together 120 again.</source>
        <translation>Eine Fünf ist die niedrigste Karte ihrer Farbe und zählt doch 10. Ein Ass zählt 11, und alle Karten zusammen wieder 120.</translation>
    </message>
    <message>
        <source>The first who says “play” plays alone against the two others. If all three pass, the same dealer deals anew.</source>
        <translation>Wer zuerst „Spiel“ sagt, spielt allein gegen die beiden anderen. Passen alle drei, gibt derselbe noch einmal.</translation>
    </message>
    <message>
        <source>Everybody begins with 60 øre, small coins. Who loses a deal loses some of them.</source>
        <translation>Jeder beginnt mit 60 Øre, kleinen Münzen. Wer ein Spiel verliert, verliert einige davon.</translation>
    </message>
    <message>
        <source>You speak first and have four trumps. Play!</source>
        <translation>Du sprichst zuerst und hast vier Trümpfe. Sag „Spiel“!</translation>
    </message>
    <message>
        <source>That is allowed. But with {QC} and {JC} among four trumps this hand is worth playing.</source>
        <translation>Erlaubt ist das. Aber mit {QC} und {JC} unter vier Trümpfen lohnt sich dieses Blatt.</translation>
    </message>
    <message>
        <source>The two cards that lie apart, face down, are the cat. You may lay two of yours away for them, and see them only then. If you leave them, they count for you too.</source>
        <translation>Die zwei Karten, die verdeckt für sich liegen, sind die Katze. Du darfst zwei eigene drücken (weglegen) und dafür die Katze blind nehmen. Bleibt sie liegen, zählt auch sie für dich.</translation>
    </message>
    <message>
        <source>What you lay away counts for you at the end. Click {KD} and {QH}, which are no trumps and no aces, and lay them away.</source>
        <translation>Was du drückst, zählt am Ende für dich. Klick {KD} und {QH} an, die weder Trumpf noch Ass sind, und drück sie.</translation>
    </message>
    <message>
        <source>That is allowed. But two plain cards without an ace win little: exchange them.</source>
        <translation>Erlaubt ist das. Aber zwei Karten, die weder Trumpf noch Ass sind, gewinnen wenig: Tausch sie.</translation>
    </message>
    <message>
        <source>Trumps win tricks: keep them, and lay away {KD} and {QH}.</source>
        <translation>Trümpfe gewinnen Stiche: Behalte sie und drück {KD} und {QH}.</translation>
    </message>
    <message>
        <source>The cat has brought {AH} and {5D}. You could still fold and lose 8 øre, but with this hand: play on!</source>
        <translation>Die Katze hat {AH} und {5D} gebracht. Du könntest noch aufgeben und 8 Øre verlieren, aber mit diesem Blatt: Spiel weiter!</translation>
    </message>
    <message>
        <source>Folding costs 8 øre at once. This hand can win more than that.</source>
        <translation>Aufgeben kostet gleich 8 Øre. Dieses Blatt kann mehr gewinnen.</translation>
    </message>
    <message>
        <source>With 61 each of the others loses 4 øre, with 91 it is 8, with all 120 it is 16. With 60 or fewer you lose 8, without a trick 16.</source>
        <translation>Mit 61 verliert jeder der anderen 4 Øre, mit 91 sind es 8, mit allen 120 sind es 16. Mit 60 oder weniger verlierst du 8, ohne Stich 16.</translation>
    </message>
    <message>
        <source>Everybody began with 60 øre. What happens to whoever comes down to 0 first?</source>
        <translation>Jeder hat mit 60 Øre begonnen. Was geschieht mit dem, der zuerst auf 0 kommt?</translation>
    </message>
    <message>
        <source>They win</source>
        <translation>Er gewinnt</translation>
    </message>
    <message>
        <source>In Faroese Sjavs it is so. Here coming down is losing.</source>
        <translation>Im Färöischen Sjavs ist es so. Hier verliert, wer auf 0 kommt.</translation>
    </message>
    <message>
        <source>They lose</source>
        <translation>Er verliert</translation>
    </message>
    <message>
        <source>Right: here one wants to keep one&apos;s øre. Who has none left has lost the match.</source>
        <translation>Richtig: Hier will man seine Øre behalten. Wer keine mehr hat, hat die Partie verloren.</translation>
    </message>
    <message>
        <source>You sit on the dealer&apos;s left, so you lead. Nobody has to overtrump in this game. Get 61 points, alone against two.</source>
        <translation>Du sitzt links vom Geber, also spielst du aus. Überstechen muss in diesem Spiel niemand. Hol 61 Augen, allein gegen zwei.</translation>
    </message>
    <message>
        <source>Won, alone against two!</source>
        <translation>Gewonnen, allein gegen zwei!</translation>
    </message>
    <message>
        <source>Not this time. Once more: your highest trumps first, and {5D} only when nothing can happen to it.</source>
        <translation>Diesmal nicht. Noch einmal: erst die höchsten Trümpfe, und {5D} nur, wenn ihr nichts passieren kann.</translation>
    </message>
    <message>
        <source>Schafkopf, and the called Sau</source>
        <translation>Schafkopf und die gerufene Sau</translation>
    </message>
    <message>
        <source>A partner whom nobody knows: whoever holds the Sau that was called.</source>
        <translation>Ein Partner, den niemand kennt: Er hat die gerufene Sau.</translation>
    </message>
    <message>
        <source>A German deck has acorns, leaves, hearts and bells: {C}, {S}, {H}, {D}. The ace, marked {A}, is called Sau.</source>
        <translation>Ein deutsches Blatt hat diese vier Farben: {C}, {S}, {H}, {D}. Das Ass, mit {A} bezeichnet, heißt Sau.</translation>
    </message>
    <message>
        <source>The O is an Ober and the U an Unter, for queen and jack. Here all eight are trumps, the Ober above the Unter, and none belongs to its suit.</source>
        <translation>O ist der Ober und U der Unter, statt Dame und Bube. Hier sind alle acht Trumpf, jeder Ober über jedem Unter, und keiner gehört zu seiner Farbe.</translation>
    </message>
    <message>
        <source>Below them, in the most frequent game, follow the six other cards of {H}. That makes fourteen trumps in all.</source>
        <translation>Darunter folgen, im häufigsten Spiel, die sechs anderen Karten von {H}. Das sind zusammen vierzehn Trümpfe.</translation>
    </message>
    <message>
        <source>Six cards are left in each other suit, with the ten above the king. They count as in Sjavs: Sau 11, ten 10, king 4, Ober 3, Unter 2.</source>
        <translation>In jeder anderen Farbe bleiben sechs Karten, die Zehn über dem König. Sie zählen wie in Sjavs: Sau 11, Zehn 10, König 4, Ober 3, Unter 2.</translation>
    </message>
    <message>
        <source>Which of these three is the highest?</source>
        <translation>Welche dieser drei ist die höchste?</translation>
    </message>
    <message>
        <source>It counts most of the three, but every Ober and every Unter beats it.</source>
        <translation>Sie zählt von den dreien am meisten, aber jeder Ober und jeder Unter schlägt sie.</translation>
    </message>
    <message>
        <source>It is the highest Unter, but every Ober beats it.</source>
        <translation>Das ist der höchste Unter, aber jeder Ober schlägt ihn.</translation>
    </message>
    <message>
        <source>Right: even the lowest Ober beats every Unter, and both beat the rest of {H}.</source>
        <translation>Richtig: Selbst der niedrigste Ober schlägt jeden Unter, und beide schlagen die übrigen Karten in {H}.</translation>
    </message>
    <message>
        <source>In turn everybody names a game, or passes with “Weiter” (if all do, the next one deals). Marjun has named that most frequent game, a Sauspiel.</source>
        <translation>Reihum sagt jeder ein Spiel an oder passt mit „Weiter“ (passen alle, gibt der Nächste). Marjun hat das häufigste angesagt, ein Sauspiel.</translation>
    </message>
    <message>
        <source>Its player calls a Sau, of any suit but {H}, which is trump …</source>
        <translation>Wer es spielt, ruft eine Sau, nur nicht die von {H}, denn das ist Trumpf …</translation>
    </message>
    <message>
        <source>Marjun has called {AS}. Whoever holds it is her partner, and says nothing: you! Only you see it, at the upper left; the names do not show it yet.</source>
        <translation>Marjun hat {AS} gerufen. Wer die Karte hat, ist ihr Partner und sagt nichts: du! Nur du siehst es, oben links; die Namen zeigen es noch nicht.</translation>
    </message>
    <message>
        <source>Jógvan leads …</source>
        <translation>Jógvan spielt aus …</translation>
    </message>
    <message>
        <source>Now {S} was led: they are looking for you. Which card must you play?</source>
        <translation>Jetzt wurde {S} ausgespielt: Die Sau ist gesucht. Welche Karte musst du spielen?</translation>
    </message>
    <message>
        <source>The called Sau must come when its suit is led, or else in the last trick. Now everybody knows who plays with whom: the + marks the partner.</source>
        <translation>Die gerufene Sau muss fallen, wenn ihre Farbe ausgespielt wird, sonst im letzten Stich. Jetzt wissen alle, wer zusammengehört: Das + steht beim Partner.</translation>
    </message>
    <message>
        <source>Marjun and you need 61 together; at 60 to 60 the others win. Each loser pays one winner, in chips: everybody has an account of their own.</source>
        <translation>Marjun und du braucht zusammen 61; bei 60 zu 60 gewinnen die anderen. Jeder Verlierer zahlt einem Gewinner, in Chips: Jeder rechnet für sich.</translation>
    </message>
    <message>
        <source>Again you are the hidden partner, and lead. Of {S} only the Sau may be led; with four {S} also a lower one, and then the Sau is free. Help Marjun: lead a trump.</source>
        <translation>Wieder bist du der heimliche Partner und spielst aus. Von {S} darf nur die Sau heraus; mit vier {S} auch eine niedrigere, dann ist die Sau frei. Hilf Marjun: Spiel Trumpf.</translation>
    </message>
    <message>
        <source>That is allowed. But whoever plays wants trumps led: choose {QD} or {9H}.</source>
        <translation>Erlaubt ist das. Aber wer spielt, will Trumpf sehen: Nimm {QD} oder {9H}.</translation>
    </message>
    <message>
        <source>Marjun takes the trick, and leads to the next one …</source>
        <translation>Marjun bekommt den Stich und spielt zum nächsten aus …</translation>
    </message>
    <message>
        <source>{C} was led, and you have none. May you throw in {AS}?</source>
        <translation>{C} wurde ausgespielt, und du hast keine Karte davon. Darfst du {AS} abwerfen?</translation>
    </message>
    <message>
        <source>Not the called Sau: it waits for its own suit, or for the last trick.</source>
        <translation>Die gerufene Sau nicht: Sie wartet auf ihre eigene Farbe oder auf den letzten Stich.</translation>
    </message>
    <message>
        <source>Right: it waits for its own suit, or for the last trick.</source>
        <translation>Richtig: Sie wartet auf ihre eigene Farbe oder auf den letzten Stich.</translation>
    </message>
    <message>
        <source>One can also play alone against three: a Wenz (only the Unter are trumps), a Solo (any suit as trumps), or as a Tout, for all tricks.</source>
        <translation>Man kann auch allein gegen drei spielen: einen Wenz (nur die Unter sind Trumpf) oder ein Solo (beliebige Farbe), beides auch als Tout, um alle Stiche.</translation>
    </message>
    <message>
        <source>Now you: many trumps, and a card each of {S} and {D}, whose Sau others hold. Say “Sauspiel”.</source>
        <translation>Jetzt du: viele Trümpfe und je eine Karte in {S} und {D}, deren Sau jeweils jemand anders hat. Sag „Sauspiel“.</translation>
    </message>
    <message>
        <source>You may pass. But with six trumps, three of them Ober, a Sauspiel is worth playing.</source>
        <translation>Passen darfst du. Aber mit sechs Trümpfen, davon drei Ober, lohnt sich ein Sauspiel.</translation>
    </message>
    <message>
        <source>That is played alone against three. Learn the game with a partner first: Sauspiel.</source>
        <translation>Das spielt man allein gegen drei. Lerne erst das Spiel mit einem Partner: das Sauspiel.</translation>
    </message>
    <message>
        <source>The others pass …</source>
        <translation>Die anderen passen …</translation>
    </message>
    <message>
        <source>Call a Sau: it must be of a suit that you have a card of, without the Sau itself.</source>
        <translation>Ruf eine Sau: von einer Farbe, von der du eine Karte hast, aber nicht die Sau selbst.</translation>
    </message>
    <message>
        <source>Win it with your unknown partner: draw the trumps, and watch who plays the Sau that you called.</source>
        <translation>Gewinne mit deinem heimlichen Partner: Zieh die Trümpfe, und achte darauf, wer die gerufene Sau spielt.</translation>
    </message>
    <message>
        <source>Won, and both losers have paid. More for Schneider (they are under 30), Schwarz (no trick), Laufende (the top three trumps or more).</source>
        <translation>Gewonnen, und beide Verlierer haben gezahlt. Mehr gibt es für Schneider (sie sind unter 30), Schwarz (kein Stich), Laufende (die drei höchsten Trümpfe oder mehr).</translation>
    </message>
    <message>
        <source>Not won. Once more: lead your Ober from the top, and find your partner with the card of the called suit.</source>
        <translation>Nicht gewonnen. Noch einmal: Spiel deine Ober von oben, und such deinen Partner mit der Karte der gerufenen Farbe.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Aufzeichnung</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Read &amp;out</source>
        <translation>V&amp;orlesen</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>New match with other &amp;rules…</source>
        <translation>Neue Partie mit anderen &amp;Regeln…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Nächstes S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Do &amp;again</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;End the deal: it is decided</source>
        <translation>Spiel &amp;beenden: Es ist entschieden</translation>
    </message>
    <message>
        <source>G&amp;o on with the match that was left</source>
        <translation>Verlassene Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Give &amp;up the match…</source>
        <translation>Partie &amp;aufgeben…</translation>
    </message>
    <message>
        <source>Rules in &amp;force</source>
        <translation>&amp;Geltende Regeln</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>&amp;Replay of this match…</source>
        <translation>&amp;Wiedergabe dieser Partie…</translation>
    </message>
    <message>
        <source>&amp;Compare with how it was…</source>
        <translation>Mit vor&amp;her vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>Spiel&amp;code…</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>Dasselbe Spiel noch &amp;einmal</translation>
    </message>
    <message>
        <source>Match from the &amp;next deal on</source>
        <translation>&amp;Partie ab dem nächsten Spiel</translation>
    </message>
    <message>
        <source>D&amp;uel by file…</source>
        <translation>&amp;Duell per Datei…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Aufzeichnung öff&amp;nen…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>Aufzeichnung speiche&amp;rn…</translation>
    </message>
    <message>
        <source>S&amp;kip to the present</source>
        <translation>&amp;Zum aktuellen Stand</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>So&amp;rt my hand again</source>
        <translation>Blatt &amp;neu sortieren</translation>
    </message>
    <message>
        <source>Hide my &amp;hand</source>
        <translation>Mein &amp;Blatt verdecken</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Mute the sound</source>
        <translation>&amp;Ton ausschalten</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Sm&amp;aller text</source>
        <translation>Kleinere Schr&amp;ift</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>Vi&amp;erfarbiges Blatt</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Your &amp;cards</source>
        <translation>Deine &amp;Karten</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>Der &amp;Stich</translation>
    </message>
    <message>
        <source>T&amp;rumps</source>
        <translation>&amp;Trumpf</translation>
    </message>
    <message>
        <source>&amp;Score and card points</source>
        <translation>&amp;Punkte und Augen</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Players and bids</source>
        <translation>&amp;Mitspieler und Ansagen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>S&amp;ofort</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Übungen…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Beginner&apos;s aids</source>
        <translation>&amp;Hilfen für Anfänger</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Analyse…</translation>
    </message>
    <message>
        <source>&amp;Why did you do that?</source>
        <translation>&amp;Warum hast du so gespielt?</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Help &amp;translate</source>
        <translation>Beim Übersetzen &amp;helfen</translation>
    </message>
    <message>
        <source>&amp;About Sjavs</source>
        <translation>Ü&amp;ber Sjavs</translation>
    </message>
    <message>
        <source>Size of the text: {size}.</source>
        <translation>Größe der Schrift: {size}.</translation>
    </message>
</context>
<context>
    <name>new_match</name>
    <message>
        <source>Games</source>
        <translation>Spielarten</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Back to &amp;standard</source>
        <translation>Zurück zum Stan&amp;dard</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Opponents and partners:</source>
        <translation>&amp;Gegner und Partner:</translation>
    </message>
    <message>
        <source>These choices cannot be played together: {labels}.</source>
        <translation>Diese Einstellungen passen nicht zusammen: {labels}.</translation>
    </message>
    <message>
        <source>For example:</source>
        <translation>Zum Beispiel:</translation>
    </message>
    <message>
        <source>Choose a house rule to see what it does to an example.</source>
        <translation>Wähle eine Hausregel, um an einem Beispiel zu sehen, was sie bewirkt.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>{label} (changed)</source>
        <translation>{label} (geändert)</translation>
    </message>
    <message>
        <source>Search the house rules</source>
        <translation>Hausregeln durchsuchen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>No house rule of this game speaks of “{words}”.</source>
        <translation>Keine Hausregel dieses Spiels erwähnt „{words}“.</translation>
    </message>
    <message>
        <source>This game has no house rules.</source>
        <translation>Dieses Spiel hat keine Hausregeln.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>“How to Play Sjavs”</source>
        <translation>„How to Play Sjavs“</translation>
    </message>
    <message>
        <source>the article on Klørsjavs and Sjavs</source>
        <translation>der Artikel über Klørsjavs und Sjavs</translation>
    </message>
    <message>
        <source>the article&apos;s Spanish version</source>
        <translation>die spanische Fassung des Artikels</translation>
    </message>
    <message>
        <source>pagat.com</source>
        <translation>pagat.com</translation>
    </message>
    <message>
        <source>programs that follow pagat.com</source>
        <translation>Programme, die pagat.com folgen</translation>
    </message>
    <message>
        <source>Danish Wikipedia of 2006</source>
        <translation>die dänische Wikipedia von 2006</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”</source>
        <translation>„Schafkopfregeln, einfach erklärt“</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”, as a variant</source>
        <translation>„Schafkopfregeln, einfach erklärt“, als Variante</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”, as a house rule</source>
        <translation>„Schafkopfregeln, einfach erklärt“, als Hausregel</translation>
    </message>
    <message>
        <source>A house rule.</source>
        <translation>Eine Hausregel.</translation>
    </message>
    <message>
        <source>A house rule: the sources tell no number.</source>
        <translation>Eine Hausregel: Die Quellen nennen keine Zahl.</translation>
    </message>
    <message>
        <source>Source: {names}.</source>
        <translation>Quelle: {names}.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>the {number} cards in the middle</source>
        <translation>die {number} Karten in der Mitte</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>die Katze</translation>
    </message>
    <message>
        <source>{seats} players in two pairs</source>
        <translation>{seats} Spieler, in zwei Paaren</translation>
    </message>
    <message>
        <source>{seats} players, with partners or alone</source>
        <translation>{seats} Spieler, mit Partner oder allein</translation>
    </message>
    <message>
        <source>{seats} players, each alone</source>
        <translation>{seats} Spieler, jeder für sich</translation>
    </message>
    <message>
        <source>deals without end</source>
        <translation>Spiele ohne Ende</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} Spiele</translation>
    </message>
    <message>
        <source>about {deals} deals</source>
        <translation>etwa {deals} Spiele</translation>
    </message>
    <message>
        <source>rubbers of about {deals} deals</source>
        <translation>Rubber von etwa {deals} Spielen</translation>
    </message>
    <message>
        <source>rubbers of about {deals} deals, to {crosses} crosses</source>
        <translation>Rubber von etwa {deals} Spielen, bis {crosses} Kreuze</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>{label}: back to “{standard}”</source>
        <translation>{label}: zurück auf „{standard}“</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Parts of the preferences</source>
        <translation>Abschnitte der Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Window and text</source>
        <translation>Fenster und Schrift</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Speed and motion</source>
        <translation>Tempo und Bewegung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Die anderen am Tisch</translation>
    </message>
    <message>
        <source>Agreements between partners</source>
        <translation>Absprachen unter Partnern</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>They are for rules of thumb, and hold from the next match on.</source>
        <translation>Sie gelten für das Spiel nach Faustregeln, und zwar ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>No setting speaks of “{words}”.</source>
        <translation>Zu „{words}“ gibt es keine Einstellung.</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n changed setting(s)? “Take back” brings them back.</source>
        <translation>
            <numerusform>%n geänderte Einstellung zurücksetzen? „Zurücknehmen“ stellt sie wieder her.</numerusform>
            <numerusform>%n geänderte Einstellungen zurücksetzen? „Zurücknehmen“ stellt sie wieder her.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>&amp;Alle zurücksetzen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>Save as own preset</source>
        <translation>Als eigene Vorlage speichern</translation>
    </message>
    <message>
        <source>&amp;Name of the preset:</source>
        <translation>&amp;Name der Vorlage:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Gespeichert als „{name}“.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>“{name}” was imported.</source>
        <translation>„{name}“ wurde importiert.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Gespeichert in {file}.</translation>
    </message>
    <message>
        <source>Delete a preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Vorlage „{name}“ löschen?</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Rules (*.toml)</source>
        <translation>Regeln (*.toml)</translation>
    </message>
    <message>
        <source>That did not work: {why}</source>
        <translation>Das hat nicht geklappt: {why}</translation>
    </message>
</context>
<context>
    <name>reason</name>
    <message>
        <source>The cards are shuffled: it does not matter where they are cut.</source>
        <translation>Die Karten sind gemischt: Es ist egal, wo abgehoben wird.</translation>
    </message>
    <message>
        <source>The cards are shuffled: they may as well stay as they are.</source>
        <translation>Die Karten sind gemischt: Sie können ebenso gut bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Strong first cards: three trumps or more, half of them high ones.</source>
        <translation>Starke erste Karten: drei Trümpfe oder mehr, zur Hälfte hohe.</translation>
    </message>
    <message>
        <source>The first cards are too weak to play for double the price.</source>
        <translation>Die ersten Karten sind zu schwach für den doppelten Preis.</translation>
    </message>
    <message>
        <source>There was nothing else to say.</source>
        <translation>Etwas anderes gab es nicht zu sagen.</translation>
    </message>
    <message>
        <source>The hand is good enough for no bid.</source>
        <translation>Das Blatt reicht für keine Ansage.</translation>
    </message>
    <message>
        <source>A partner is already winning, or has bid: better leave it to them.</source>
        <translation>Ein Partner liegt schon vorn oder hat angesagt: Das überlässt man besser ihm.</translation>
    </message>
    <message>
        <source>More trumps than a bid needs.</source>
        <translation>Mehr Trümpfe, als eine Ansage braucht.</translation>
    </message>
    <message>
        <source>Just enough trumps, but with a top trump or a sure plain card.</source>
        <translation>Gerade genug Trümpfe, aber mit einem der höchsten oder einem sicheren Stich in einer Fehlfarbe.</translation>
    </message>
    <message>
        <source>At least two of the highest trumps.</source>
        <translation>Mindestens zwei der höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>A long suit with a top trump: enough where fewer points will do.</source>
        <translation>Eine lange Farbe mit einem der höchsten Trümpfe: Das reicht, wo weniger Augen genügen.</translation>
    </message>
    <message>
        <source>Far enough ahead in trumps to play alone.</source>
        <translation>Bei den Trümpfen weit genug voraus, um allein zu spielen.</translation>
    </message>
    <message>
        <source>Low cards: hardly a trick will have to be taken.</source>
        <translation>Niedrige Karten: Da muss man kaum einen Stich nehmen.</translation>
    </message>
    <message>
        <source>There is nothing in the hand that could be lost.</source>
        <translation>Im Blatt ist nichts, was man verlieren könnte.</translation>
    </message>
    <message>
        <source>Enough trumps to play with whoever holds an ace.</source>
        <translation>Genug Trümpfe für ein Spiel mit gerufenem Ass.</translation>
    </message>
    <message>
        <source>With a single trump nothing else can be played.</source>
        <translation>Mit einem einzigen Trumpf lässt sich nichts anderes spielen.</translation>
    </message>
    <message>
        <source>Passing was not allowed: this is best, or costs least.</source>
        <translation>Passen war nicht erlaubt: Das ist das Beste oder kostet am wenigsten.</translation>
    </message>
    <message>
        <source>The hand is good enough for a game.</source>
        <translation>Das Blatt reicht für ein Spiel.</translation>
    </message>
    <message>
        <source>The shortest suit, with few points: the ace takes its trick, and the next can be trumped.</source>
        <translation>Die kürzeste Farbe, mit wenigen Augen: Das Ass macht seinen Stich, danach kann man stechen.</translation>
    </message>
    <message>
        <source>The suit with the strongest trumps.</source>
        <translation>Die Farbe mit den stärksten Trümpfen.</translation>
    </message>
    <message>
        <source>It costs nothing to see the cards first.</source>
        <translation>Es kostet nichts, erst die Karten zu sehen.</translation>
    </message>
    <message>
        <source>Every card of the hand is worth more than a card that nobody knows.</source>
        <translation>Jede Karte im Blatt ist mehr wert als eine unbekannte.</translation>
    </message>
    <message>
        <source>Counters that would be lost in the play are safe there.</source>
        <translation>Zähler, die beim Spielen verloren gingen, sind dort sicher.</translation>
    </message>
    <message>
        <source>The cards that are worth least in the play.</source>
        <translation>Die Karten, die beim Spielen am wenigsten wert sind.</translation>
    </message>
    <message>
        <source>The hand should take a trick at least: giving up costs as much as losing.</source>
        <translation>Das Blatt sollte wenigstens einen Stich machen: Aufgeben kostet so viel wie Verlieren.</translation>
    </message>
    <message>
        <source>The hand will hardly take a trick, and that would cost more.</source>
        <translation>Das Blatt macht wohl keinen Stich, und das würde mehr kosten.</translation>
    </message>
    <message>
        <source>With that trump the hand is strong enough to play.</source>
        <translation>Mit diesem Trumpf ist das Blatt stark genug zum Spielen.</translation>
    </message>
    <message>
        <source>The hand is too weak to play with somebody without trumps.</source>
        <translation>Das Blatt ist zu schwach für einen Partner ohne Trümpfe.</translation>
    </message>
    <message>
        <source>Every trick was needed against a hand that holds the highest trump.</source>
        <translation>Alle Stiche waren nötig, gegen ein Blatt mit dem höchsten Trumpf.</translation>
    </message>
    <message>
        <source>A hand with which one would nearly have played oneself.</source>
        <translation>Ein Blatt, mit dem man fast selbst gespielt hätte.</translation>
    </message>
    <message>
        <source>Nothing could go wrong.</source>
        <translation>Es konnte nichts schiefgehen.</translation>
    </message>
    <message>
        <source>Much stronger than the game needs.</source>
        <translation>Viel stärker als für das Spiel nötig.</translation>
    </message>
    <message>
        <source>Not strong enough to double.</source>
        <translation>Zum Verdoppeln nicht stark genug.</translation>
    </message>
    <message>
        <source>No other card was allowed.</source>
        <translation>Keine andere Karte war erlaubt.</translation>
    </message>
    <message>
        <source>It cannot lose, and brings the points that are needed at once.</source>
        <translation>Sie kann nicht verlieren und bringt die nötigen Augen sofort.</translation>
    </message>
    <message>
        <source>A trump that nobody beats takes the opponents&apos; trumps away.</source>
        <translation>Ein Trumpf, den niemand schlägt, zieht den Gegnern die Trümpfe.</translation>
    </message>
    <message>
        <source>It forces the one or two higher trumps out, with enough trumps behind it.</source>
        <translation>Sie holt den einen oder die zwei höheren Trümpfe heraus, und es bleiben genug.</translation>
    </message>
    <message>
        <source>A trump helps the declarer, and the called ace stays hidden.</source>
        <translation>Ein Trumpf hilft dem Spieler, und das gerufene Ass bleibt verborgen.</translation>
    </message>
    <message>
        <source>The called ace has to come to this suit, and may be trumped.</source>
        <translation>In dieser Farbe muss das gerufene Ass fallen, und vielleicht wird es gestochen.</translation>
    </message>
    <message>
        <source>The best card of its suit, while the suit should still go round.</source>
        <translation>Die beste Karte ihrer Farbe, solange sie wohl noch durchgeht.</translation>
    </message>
    <message>
        <source>The partner&apos;s ace takes this trick.</source>
        <translation>Das Ass des Partners macht diesen Stich.</translation>
    </message>
    <message>
        <source>A trump for the declarer, so that the opponents lose theirs.</source>
        <translation>Ein Trumpf für den Spieler, damit die Gegner ihre verlieren.</translation>
    </message>
    <message>
        <source>The suit that the partner had led comes back.</source>
        <translation>Die Farbe, die der Partner ausgespielt hatte, kommt zurück.</translation>
    </message>
    <message>
        <source>A long suit when the declarer plays next, else a short one: they shall have to decide early.</source>
        <translation>Eine lange Farbe, wenn der Spieler als Nächster dran ist, sonst eine kurze: Er soll sich früh entscheiden müssen.</translation>
    </message>
    <message>
        <source>A suit that the partner is out of and can trump.</source>
        <translation>Eine Farbe, die der Partner nicht mehr hat und stechen kann.</translation>
    </message>
    <message>
        <source>A lone card: the next time that suit can be trumped.</source>
        <translation>Eine blanke Karte: Beim nächsten Mal lässt sich die Farbe stechen.</translation>
    </message>
    <message>
        <source>Nothing to win: a plain card that counts little.</source>
        <translation>Nichts zu gewinnen: eine Karte, die wenig zählt und kein Trumpf ist.</translation>
    </message>
    <message>
        <source>It cannot be beaten.</source>
        <translation>Sie ist nicht zu schlagen.</translation>
    </message>
    <message>
        <source>Nothing better to lead: the card that is missed least.</source>
        <translation>Nichts Besseres auszuspielen: die Karte, die man am leichtesten entbehrt.</translation>
    </message>
    <message>
        <source>The partner&apos;s ace is still to come and takes this trick.</source>
        <translation>Das Ass des Partners kommt noch und macht diesen Stich.</translation>
    </message>
    <message>
        <source>The called ace has to come into this trick: it is trumped before.</source>
        <translation>Das gerufene Ass muss noch in diesen Stich: Also wird vorher gestochen.</translation>
    </message>
    <message>
        <source>The partner wins; the points stay in the hand.</source>
        <translation>Der Stich gehört dem Partner; die Augen bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>The partner wins for certain: points for that trick.</source>
        <translation>Der Stich gehört sicher dem Partner: Da wird geschmiert.</translation>
    </message>
    <message>
        <source>Last to play, and the trick is worth the card.</source>
        <translation>Als Letzter dran, und der Stich ist die Karte wert.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, and the trick is worth it.</source>
        <translation>Sie macht den Stich sicher, und der Stich ist es wert.</translation>
    </message>
    <message>
        <source>The partner should win: points for that trick.</source>
        <translation>Der Stich dürfte dem Partner gehören: Da wird geschmiert.</translation>
    </message>
    <message>
        <source>It takes the trick and will probably not be beaten.</source>
        <translation>Sie macht den Stich und wird wohl nicht geschlagen.</translation>
    </message>
    <message>
        <source>A counter lies there: worth a trump.</source>
        <translation>Da liegt eine Karte, die viel zählt: Die ist einen Trumpf wert.</translation>
    </message>
    <message>
        <source>No partner plays after this: the opponents shall not win cheaply.</source>
        <translation>Danach kommt kein Partner mehr: Die Gegner sollen den Stich nicht billig bekommen.</translation>
    </message>
    <message>
        <source>Nothing to win at a fair price: the card that is missed least.</source>
        <translation>Ein Stich wäre hier zu teuer: die Karte, die man am leichtesten entbehrt.</translation>
    </message>
    <message>
        <source>No trick may be taken: the lowest card.</source>
        <translation>Man darf keinen Stich machen: die niedrigste Karte.</translation>
    </message>
    <message>
        <source>It stays below, and gets rid of the most dangerous card.</source>
        <translation>Sie bleibt darunter, und die gefährlichste Karte ist weg.</translation>
    </message>
    <message>
        <source>It wins so far, but somebody who is still to play may beat it.</source>
        <translation>Bisher gewinnt sie, aber wer noch drankommt, kann sie schlagen.</translation>
    </message>
    <message>
        <source>The trick is taken anyhow: then with the most dangerous card.</source>
        <translation>Der Stich ist ohnehin nicht zu vermeiden: dann mit der gefährlichsten Karte.</translation>
    </message>
    <message>
        <source>A low card of a suit that the declarer must follow.</source>
        <translation>Eine niedrige Karte einer Farbe, die der Spieler zugeben muss.</translation>
    </message>
    <message>
        <source>The lowest card: the declarer shall have to go over it.</source>
        <translation>Die niedrigste Karte: Der Spieler soll darüber gehen müssen.</translation>
    </message>
    <message>
        <source>The declarer is winning: it stays below.</source>
        <translation>Der Spieler liegt vorn: Sie bleibt darunter.</translation>
    </message>
    <message>
        <source>The declarer is still to play: low, so that they must win.</source>
        <translation>Der Spieler ist noch dran: niedrig, damit er gewinnen muss.</translation>
    </message>
    <message>
        <source>The declarer is safe in this trick: the high cards go now.</source>
        <translation>Der Spieler ist in diesem Stich sicher: Die hohen Karten gehen jetzt weg.</translation>
    </message>
    <message>
        <source>Every trick was within reach, and taking all of them wins.</source>
        <translation>Alle Stiche waren erreichbar, und wer alle macht, gewinnt.</translation>
    </message>
    <message>
        <source>A card that others should beat.</source>
        <translation>Eine Karte, die wohl ein anderer schlägt.</translation>
    </message>
    <message>
        <source>Points count against whoever takes them: the safest lead.</source>
        <translation>Augen zählen gegen den, der sie macht: das sicherste Ausspiel.</translation>
    </message>
    <message>
        <source>Somebody was taking every trick: this one stops that.</source>
        <translation>Jemand war dabei, alle Stiche zu machen: Diese Karte verhindert es.</translation>
    </message>
    <message>
        <source>Somebody else takes the trick: the points go there.</source>
        <translation>Jemand anderes macht den Stich: Die Augen gehen dorthin.</translation>
    </message>
    <message>
        <source>Last to play on a light trick: a high card goes cheaply.</source>
        <translation>Als Letzter dran bei einem leichten Stich: Eine hohe Karte geht billig weg.</translation>
    </message>
    <message>
        <source>The lowest card, in the hope that somebody beats it.</source>
        <translation>Die niedrigste Karte, in der Hoffnung, dass jemand sie schlägt.</translation>
    </message>
    <message>
        <source>Every trick is needed, and this card wins for certain.</source>
        <translation>Alle Stiche sind nötig, und diese Karte gewinnt sicher.</translation>
    </message>
    <message>
        <source>Every trick is needed: the card that most likely wins.</source>
        <translation>Alle Stiche sind nötig: die Karte, die am ehesten gewinnt.</translation>
    </message>
    <message>
        <source>Every trick is needed: the highest card that wins so far.</source>
        <translation>Alle Stiche sind nötig: die höchste Karte, die bisher gewinnt.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this: the likeliest to win.</source>
        <translation>Ein Stich genügt dagegen: die Karte, die am ehesten gewinnt.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this, and here it is.</source>
        <translation>Ein Stich genügt dagegen, und hier ist er.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this: as high as possible.</source>
        <translation>Ein Stich genügt dagegen: so hoch wie möglich.</translation>
    </message>
    <message>
        <source>A card that guards nothing: those that may still win are kept.</source>
        <translation>Eine Karte, die nichts deckt: Was noch gewinnen kann, bleibt.</translation>
    </message>
    <message>
        <source>Enough trumps to play with whoever holds a Sau.</source>
        <translation>Genug Trümpfe für ein Spiel mit gerufener Sau.</translation>
    </message>
    <message>
        <source>The shortest suit, with few points: the Sau takes its trick, and the next can be trumped.</source>
        <translation>Die kürzeste Farbe, mit wenigen Augen: Die Sau macht ihren Stich, danach kann man stechen.</translation>
    </message>
    <message>
        <source>A trump helps the declarer, and the called Sau stays hidden.</source>
        <translation>Ein Trumpf hilft dem Spieler, und die gerufene Sau bleibt verborgen.</translation>
    </message>
    <message>
        <source>The called Sau has to come to this suit, and may be trumped.</source>
        <translation>In dieser Farbe muss die gerufene Sau fallen, und vielleicht wird sie gestochen.</translation>
    </message>
    <message>
        <source>The partner&apos;s Sau takes this trick.</source>
        <translation>Die Sau des Partners macht diesen Stich.</translation>
    </message>
    <message>
        <source>The partner&apos;s Sau is still to come and takes this trick.</source>
        <translation>Die Sau des Partners kommt noch und macht diesen Stich.</translation>
    </message>
    <message>
        <source>The called Sau has to come into this trick: it is trumped before.</source>
        <translation>Die gerufene Sau muss noch in diesen Stich: Also wird vorher gestochen.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>As it was played: {action}. {outcome}</source>
        <translation>So wurde gespielt: {action}. {outcome}</translation>
    </message>
    <message>
        <source>The better choice: {action}. {outcome}</source>
        <translation>Die bessere Wahl: {action}. {outcome}</translation>
    </message>
    <message>
        <source>Both lines of deal {number}</source>
        <translation>Beide Verläufe von Spiel {number}</translation>
    </message>
    <message>
        <source>From this choice on everybody plays as if all cards lay open; what comes before the play is decided by rules of thumb.</source>
        <translation>Von dieser Entscheidung an spielen alle, als lägen alle Karten offen; was vor dem Ausspielen kommt, entscheiden Faustregeln.</translation>
    </message>
    <message>
        <source>What was played has brought more here: that was luck, or others gave something away afterwards. A choice is judged by what was known when it was made.</source>
        <translation>Was gespielt wurde, hat hier mehr eingebracht: Das war Glück, oder andere haben danach etwas verschenkt. Eine Entscheidung wird danach beurteilt, was man wusste, als sie fiel.</translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>Keine Ansage.</translation>
    </message>
    <message>
        <source>Card points: {points}. Accounts: {standing}.</source>
        <translation>Augen: {points}. Kontostände: {standing}.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was gewählt wurde</translation>
    </message>
    <message>
        <source>What would have been better, with what was known</source>
        <translation>Was nach dem, was bekannt war, besser gewesen wäre</translation>
    </message>
    <message>
        <source>Game points that it gave away, with what was known</source>
        <translation>Verschenkte Punkte nach dem, was bekannt war</translation>
    </message>
    <message>
        <source>Game points that it gave away, with all cards open</source>
        <translation>Verschenkte Punkte bei offenen Karten</translation>
    </message>
    <message>
        <source>Expected with all cards open, in game points</source>
        <translation>Erwartet bei offenen Karten, in Punkten</translation>
    </message>
    <message>
        <source>This deal could not be reviewed.</source>
        <translation>Dieses Spiel ließ sich nicht analysieren.</translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>Bisher keine Fehler.</translation>
    </message>
    <message>
        <source>Not reviewed to the end.</source>
        <translation>Nicht bis zum Ende analysiert.</translation>
    </message>
    <message>
        <source>There was nothing to choose in this deal.</source>
        <translation>In diesem Spiel gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message>
        <source>Working out how it might have gone on…</source>
        <translation>Es wird ausgerechnet, wie es hätte weitergehen können …</translation>
    </message>
    <message>
        <source>How it might have gone on could not be worked out.</source>
        <translation>Wie es hätte weitergehen können, ließ sich nicht ausrechnen.</translation>
    </message>
    <message>
        <source>Save the review as a PDF</source>
        <translation>Analyse als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files ({files})</source>
        <translation>PDF-Dateien ({files})</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Gespeichert in {file}.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>My choices</source>
        <translation>Meine Entscheidungen</translation>
    </message>
    <message>
        <source>Everybody&apos;s choices</source>
        <translation>Entscheidungen von allen</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Bad ones ({signs})</source>
        <translation>Schlechte ({signs})</translation>
    </message>
    <message>
        <source>Very bad ones ({signs})</source>
        <translation>Sehr schlechte ({signs})</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Whose choices are reviewed</source>
        <translation>Wessen Entscheidungen analysiert werden</translation>
    </message>
    <message>
        <source>Which choices are listed</source>
        <translation>Welche Entscheidungen gezeigt werden</translation>
    </message>
    <message>
        <source>Choices, the most costly first</source>
        <translation>Entscheidungen, die teuersten zuerst</translation>
    </message>
    <message>
        <source>About this choice</source>
        <translation>Zu dieser Entscheidung</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Alle Karten &amp;offen</translation>
    </message>
    <message>
        <source>How much has been reviewed</source>
        <translation>Wie viel analysiert ist</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Both lines…</source>
        <translation>&amp;Beide Verläufe…</translation>
    </message>
    <message>
        <source>What was played, and beside it what the better choice might have led to</source>
        <translation>Was gespielt wurde, und daneben, wozu die bessere Wahl hätte führen können</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>{game}: review</source>
        <translation>{game}: Analyse</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Kartenglück</translation>
    </message>
    <message>
        <source>Own side&apos;s choices</source>
        <translation>Eigene Seite</translation>
    </message>
    <message>
        <source>The others&apos;</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Came to</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>With what was known</source>
        <translation>Nach Wissensstand</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Bei offenen Karten</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>fraglich</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>sehr schlecht</translation>
    </message>
    <message>
        <source>Luck of the deal {luck} · own side&apos;s choices {own} · the others&apos; {others} · it came to {outcome}</source>
        <translation>Kartenglück {luck} · eigene Entscheidungen {own} · die der anderen {others} · Ergebnis {outcome}</translation>
    </message>
    <message>
        <source>With all cards open: what the deal was worth before anybody chose, what the choices of each side moved it by, and what it came to. That need not be what stands on the score sheet.</source>
        <translation>Bei offenen Karten: was das Spiel wert war, bevor jemand etwas entschied, um wie viel die Entscheidungen jeder Seite es verschoben und was daraus wurde. Das ist nicht immer das, was auf dem Punktezettel steht.</translation>
    </message>
    <message>
        <source>{moment} · {name}: {action}</source>
        <translation>{moment} · {name}: {action}</translation>
    </message>
    <message>
        <source>{cost} ({low} to {high})</source>
        <translation>{cost} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{sign} {grade} – better: {action}</source>
        <translation>{sign} {grade} – besser: {action}</translation>
    </message>
    <message>
        <source>The best choice, with what was known.</source>
        <translation>Die beste Wahl nach dem, was bekannt war.</translation>
    </message>
    <message>
        <source>As good as the best, as far as can be told: {action}.</source>
        <translation>So gut wie das Beste, soweit sich das sagen lässt: {action}.</translation>
    </message>
    <message>
        <source>With what was known it gave away {cost} game points.</source>
        <translation>Nach dem, was bekannt war, hat das {cost} Punkte verschenkt.</translation>
    </message>
    <message>
        <source>With all cards open it gave nothing away.</source>
        <translation>Bei offenen Karten hat das nichts verschenkt.</translation>
    </message>
    <message>
        <source>With all cards open it gave away {cost}; the best was {action}.</source>
        <translation>Bei offenen Karten hat das {cost} verschenkt; das Beste war: {action}.</translation>
    </message>
    <message>
        <source>Chance not to lose the match: {after} instead of {before}.</source>
        <translation>Aussicht, die Partie nicht zu verlieren: {after} statt {before}.</translation>
    </message>
    <message>
        <source>Chance to win the match: {after} instead of {before}.</source>
        <translation>Aussicht, die Partie zu gewinnen: {after} statt {before}.</translation>
    </message>
    <message>
        <source>Why {action}:</source>
        <translation>Gründe für „{action}“:</translation>
    </message>
    <message>
        <source>About {action}:</source>
        <translation>Zu „{action}“:</translation>
    </message>
    <message>
        <source>{side} {value}</source>
        <translation>{side} {value}</translation>
    </message>
    <message>
        <source>Expected with all cards open, in game points: {values}</source>
        <translation>Erwartet bei offenen Karten, in Punkten: {values}</translation>
    </message>
    <message>
        <source>Chance not to lose the match: {chance}</source>
        <translation>Aussicht, die Partie nicht zu verlieren: {chance}</translation>
    </message>
    <message>
        <source>Chance to win the match: {chance}</source>
        <translation>Aussicht, die Partie zu gewinnen: {chance}</translation>
    </message>
    <message>
        <source>There is no deal yet that could be reviewed.</source>
        <translation>Es gibt noch kein Spiel, das sich analysieren ließe.</translation>
    </message>
    <message>
        <source>A deal of a duel can be reviewed once both have played the whole duel.</source>
        <translation>Ein Spiel eines Duells lässt sich analysieren, sobald beide das ganze Duell gespielt haben.</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over: before, that would give cards away.</source>
        <translation>Ein Spiel lässt sich analysieren, wenn es vorbei ist: Vorher würde das Karten verraten.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Klørsjavs</source>
        <translation>Klørsjavs</translation>
    </message>
    <message>
        <source>Twenty cards and a cat of two: whoever plays is alone against the two others. Losing a deal costs øre, and the first at 0 has lost.</source>
        <translation>Zwanzig Karten, zwei davon als Katze in der Mitte: Wer spielt, steht allein gegen die beiden anderen. Ein verlorenes Spiel kostet Øre, und wer zuerst bei 0 ist, hat verloren.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Look at the cat first</source>
        <translation>Erst die Katze ansehen</translation>
    </message>
    <message>
        <source>The declarer takes up the cat and then lays two cards away, instead of laying two away before seeing it.</source>
        <translation>Der Spieler nimmt die Katze auf und drückt danach zwei Karten, statt zwei zu drücken, bevor er sie sieht.</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>Who deals again. The sources say only that the cards are redealt.</source>
        <translation>Wer noch einmal gibt. Die Quellen sagen nur, dass neu gegeben wird.</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>Derselbe Geber</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Der nächste Geber</translation>
    </message>
    <message>
        <source>Tens instead of fives</source>
        <translation>Zehner statt Fünfer</translation>
    </message>
    <message>
        <source>The pack has tens where it has fives; they rank and count the same.</source>
        <translation>Statt der Fünfer sind Zehner dabei, mit demselben Rang und Wert.</translation>
    </message>
    <message>
        <source>Øre to begin with</source>
        <translation>Øre zu Beginn</translation>
    </message>
    <message>
        <source>Everybody begins with so many øre, and the first at 0 has lost. What a deal costs stays the same, so fewer øre make a shorter match.</source>
        <translation>Jeder beginnt mit so vielen Øre, und wer zuerst bei 0 ist, hat verloren. Was ein Spiel kostet, bleibt gleich; mit weniger Øre wird die Partie also kürzer.</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>40 (house rule)</source>
        <translation>40 (Hausregel)</translation>
    </message>
    <message>
        <source>30 (house rule)</source>
        <translation>30 (Hausregel)</translation>
    </message>
    <message>
        <source>20 (a short match, house rule)</source>
        <translation>20 (eine kurze Partie, Hausregel)</translation>
    </message>
    <message>
        <source>Choices may be taken back</source>
        <translation>Zurücknehmen erlaubt</translation>
    </message>
    <message>
        <source>A bid or a card may be taken back as often as one likes; deals in which that happened count as practice.</source>
        <translation>Ansagen und Karten lassen sich beliebig oft zurücknehmen; Spiele, in denen das geschah, zählen als Übung.</translation>
    </message>
    <message>
        <source>Old Mor</source>
        <translation>Old Mor</translation>
    </message>
    <message>
        <source>Eight permanent trumps led by the Queen of Clubs, Old Mor: bid a suit and make it. Making it brings your side down towards 0, failing takes it up.</source>
        <translation>Acht feste Trümpfe, an der Spitze die Kreuz-Dame, Old Mor: Sag eine Farbe an und gewinne damit. Gewinnst du, geht deine Seite hinunter in Richtung 0, verlierst du, geht sie hinauf.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Nolo</source>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>Halv</source>
        <translation>Halv</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Päckchen</translation>
    </message>
    <message>
        <source>In which packets the eight cards are dealt.</source>
        <translation>In welchen Päckchen die acht Karten gegeben werden.</translation>
    </message>
    <message>
        <source>4-4</source>
        <translation>4-4</translation>
    </message>
    <message>
        <source>3-2-3</source>
        <translation>3-2-3</translation>
    </message>
    <message>
        <source>The deal passes</source>
        <translation>Reihenfolge der Geber</translation>
    </message>
    <message>
        <source>Who deals next: the player on the dealer&apos;s right, or on the left.</source>
        <translation>Wer als Nächstes gibt: der rechte oder der linke Nachbar des Gebers.</translation>
    </message>
    <message>
        <source>Anticlockwise, to the right</source>
        <translation>Gegen den Uhrzeigersinn, nach rechts</translation>
    </message>
    <message>
        <source>Clockwise, to the left</source>
        <translation>Im Uhrzeigersinn, nach links</translation>
    </message>
    <message>
        <source>Ranking of the suits in the auction</source>
        <translation>Rang der Farben beim Ansagen</translation>
    </message>
    <message>
        <source>A bid must name a suit that ranks above the standing one. The sources give no order.</source>
        <translation>Eine Ansage muss eine Farbe nennen, die über der geltenden steht. Die Quellen nennen keine Reihenfolge.</translation>
    </message>
    <message>
        <source>Clubs, spades, hearts, diamonds, the highest first</source>
        <translation>Kreuz, Pik, Herz, Karo, die höchste zuerst</translation>
    </message>
    <message>
        <source>Clubs, hearts, spades, diamonds, the highest first</source>
        <translation>Kreuz, Herz, Pik, Karo, die höchste zuerst</translation>
    </message>
    <message>
        <source>Solo may be bid just above its suit: alone against the three others, for double; the partner&apos;s tricks count for the others. As a bid it is a house rule.</source>
        <translation>Ein Solo darf man direkt über seiner Farbe ansagen: allein gegen die drei anderen, zum doppelten Wert; die Stiche des Partners zählen für die anderen. Als Ansage ist es eine Hausregel.</translation>
    </message>
    <message>
        <source>Nolo (misère)</source>
        <translation>Nolo (Misère)</translation>
    </message>
    <message>
        <source>Without trumps and alone, to take no trick at all. It outbids every suit and is worth 8, in a short game 4; the values are a house rule.</source>
        <translation>Ohne Trumpf und allein, ohne einen einzigen Stich. Es überbietet jede Farbe und zählt 8, in einem kurzen Spiel 4; die Werte sind eine Hausregel.</translation>
    </message>
    <message>
        <source>Halv may be bid just below the plain bid of its suit: 50 card points are enough, for 1; failing costs 2, in a short game 1. The values are a house rule.</source>
        <translation>Halv darf man direkt unter der einfachen Ansage seiner Farbe ansagen: 50 Augen genügen, für 1; verloren kostet es 2, in einem kurzen Spiel 1. Die Werte sind eine Hausregel.</translation>
    </message>
    <message>
        <source>Duty to overtrump</source>
        <translation>Pflicht zum Überstechen</translation>
    </message>
    <message>
        <source>When a plain suit was led and the trick has been trumped, a later player who cannot follow suit must play a higher trump if able.</source>
        <translation>Ist eine Fehlfarbe ausgespielt und schon gestochen, muss jeder Spätere, der nicht zugeben kann, wenn möglich höher stechen.</translation>
    </message>
    <message>
        <source>When the declarers fail</source>
        <translation>Wenn die Spielerpartei verliert</translation>
    </message>
    <message>
        <source>Failed declarers go up. By how much the defenders come down then, the sources leave open: a house rule.</source>
        <translation>Eine Spielerpartei, die verliert, geht hinauf. Um wie viel die Gegenspieler dann hinuntergehen, lassen die Quellen offen: eine Hausregel.</translation>
    </message>
    <message>
        <source>The defenders come down by as much</source>
        <translation>Die Gegenspieler gehen ebenso viel hinunter</translation>
    </message>
    <message>
        <source>The defenders stay where they are</source>
        <translation>Die Gegenspieler bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Points to come down from</source>
        <translation>Punkte zu Beginn</translation>
    </message>
    <message>
        <source>Each side begins with this many points, pinde, and tries to reach 0. In a short game every value is halved and rounded up.</source>
        <translation>Jede Seite beginnt mit so vielen Punkten, Pinde, und will auf 0 kommen. In einem kurzen Spiel wird jeder Wert halbiert und aufgerundet.</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>12 (a short game, values halved and rounded up)</source>
        <translation>12 (kurzes Spiel, Werte halbiert und aufgerundet)</translation>
    </message>
    <message>
        <source>Older Klørsjavs</source>
        <translation>Älteres Klørsjavs</translation>
    </message>
    <message>
        <source>Bid one of four games, each higher than the one before, with twenty cards and a cat of two. After every deal each opponent settles with the declarer in chips.</source>
        <translation>Sag eines von vier Spielen an, jedes höher als das vorige; von zwanzig Karten liegen zwei als Katze in der Mitte. Nach jedem Spiel rechnet jeder Gegner mit dem Spieler in Chips ab.</translation>
    </message>
    <message>
        <source>Spil</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Stryger</source>
        <translation>Stryger</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Strøget tout</source>
        <translation>Strøget tout</translation>
    </message>
    <message>
        <source>Farvesjavs</source>
        <translation>Farvesjavs</translation>
    </message>
    <message>
        <source>The declarer names the trump suit instead of playing in clubs.</source>
        <translation>Der Spieler nennt die Trumpffarbe, statt in Kreuz zu spielen.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Spiele pro Partie</translation>
    </message>
    <message>
        <source>After this many deals the player with the most chips has won; a draw is played on. Deals that are thrown in do not count.</source>
        <translation>Nach so vielen Spielen hat gewonnen, wer die meisten Chips hat; bei Gleichstand wird weitergespielt. Zusammengeworfene Spiele zählen nicht.</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>16</source>
        <translation>16</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>Schafkopf with house rules</source>
        <translation>Schafkopf mit Hausregeln</translation>
    </message>
    <message>
        <source>Schafkopf as it is played at many tables: with Farbwenz, Geier, Farbgeier, Bettel, Hochzeit, Sie and Ramsch, and with Legen.</source>
        <translation>Schafkopf, wie man ihn an vielen Tischen spielt: mit Farbwenz, Geier, Farbgeier, Bettel, Hochzeit, Sie und Ramsch, und mit Legen.</translation>
    </message>
    <message>
        <source>Faroese Sjavs, McLeod</source>
        <translation>Färöisches Sjavs (McLeod)</translation>
    </message>
    <message>
        <source>Faroese Sjavs after John McLeod&apos;s description. It differs in the bidding, in overtrumping and in what a defeat costs and a tie brings.</source>
        <translation>Färöisches Sjavs nach der Beschreibung von John McLeod. Anders sind das Ansagen, das Überstechen und das, was eine Niederlage kostet und ein Gleichstand bringt.</translation>
    </message>
    <message>
        <source>Faroese Sjavs, short</source>
        <translation>Färöisches Sjavs (kurz)</translation>
    </message>
    <message>
        <source>The same game with a shorter way down to 0: a match of a few deals.</source>
        <translation>Dasselbe Spiel mit kürzerem Weg auf 0: eine Partie von wenigen Spielen.</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>The Bavarian game: a Sauspiel with a called Sau and a hidden partner, or a Wenz or Solo alone against three. Everybody has an account of their own, in chips.</source>
        <translation>Das bayerische Spiel: ein Sauspiel mit gerufener Sau und heimlichem Partner, oder Wenz oder Solo allein gegen drei. Jeder hat ein eigenes Konto, in Chips.</translation>
    </message>
    <message>
        <source>Sauspiel</source>
        <translation>Sauspiel</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Farbgeier</translation>
    </message>
    <message>
        <source>Farbgeier-Tout</source>
        <translation>Farbgeier-Tout</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Geier-Tout</source>
        <translation>Geier-Tout</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Farbwenz</translation>
    </message>
    <message>
        <source>Farbwenz-Tout</source>
        <translation>Farbwenz-Tout</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Wenz-Tout</source>
        <translation>Wenz-Tout</translation>
    </message>
    <message>
        <source>Solo-Tout</source>
        <translation>Solo-Tout</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>A Wenz with a trump suit below the four Unter: eleven trumps, alone against three. Also as Tout.</source>
        <translation>Ein Wenz mit einer Trumpffarbe unterhalb der vier Unter: elf Trümpfe, allein gegen drei. Auch als Tout.</translation>
    </message>
    <message>
        <source>Only the four Ober are trumps, alone against three. Also as Tout.</source>
        <translation>Nur die vier Ober sind Trumpf, allein gegen drei. Auch als Tout.</translation>
    </message>
    <message>
        <source>A Geier with a trump suit below the four Ober. Also as Tout.</source>
        <translation>Ein Geier mit einer Trumpffarbe unterhalb der vier Ober. Auch als Tout.</translation>
    </message>
    <message>
        <source>Alone, without trumps, and without a single trick; the Zehn ranks below the Unter.</source>
        <translation>Allein, ohne Trumpf und ohne einen einzigen Stich; die Zehn kommt erst nach dem Unter.</translation>
    </message>
    <message>
        <source>A player with exactly one trump may lay it open. The others are asked in turn from the left; the first who takes it gives back a card that is no trump, and the two play together as in a Sauspiel. If nobody takes it, it counts as Weiter.</source>
        <translation>Wer genau einen Trumpf hat, darf ihn offen hinlegen. Die anderen werden der Reihe nach gefragt, von links; wer ihn zuerst nimmt, gibt eine Karte zurück, die kein Trumpf ist, und die beiden spielen zusammen wie bei einem Sauspiel. Nimmt ihn niemand, gilt es als „Weiter“.</translation>
    </message>
    <message>
        <source>All four Ober and all four Unter in one hand: every trick, for four times the price.</source>
        <translation>Alle vier Ober und alle vier Unter auf einer Hand: alle Stiche, zum vierfachen Preis.</translation>
    </message>
    <message>
        <source>When everybody says Weiter the cards are played all the same, everyone for themselves: whoever takes most Augen pays each of the others. Of equals the one with more tricks pays, then with more trumps, then with the highest.</source>
        <translation>Sagen alle „Weiter“, wird trotzdem gespielt, jeder für sich: Wer die meisten Augen hat, zahlt jedem anderen. Bei Gleichstand zahlt, wer mehr Stiche hat, dann wer mehr Trümpfe hat, dann wer den höchsten hat.</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>What turns a Ramsch round, so that everybody else pays.</source>
        <translation>Was einen Ramsch umdreht, sodass alle anderen zahlen.</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Alle acht Stiche</translation>
    </message>
    <message>
        <source>91 Augen</source>
        <translation>91 Augen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Geier above Farbwenz</source>
        <translation>Geier über Farbwenz</translation>
    </message>
    <message>
        <source>A Geier outbids a Farbwenz, as some tables have it.</source>
        <translation>Ein Geier überbietet einen Farbwenz, wie es an manchen Tischen gilt.</translation>
    </message>
    <message>
        <source>Legen</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>After the first four cards each player may lay once, without having seen the rest. Every Legen doubles the price.</source>
        <translation>Nach den ersten vier Karten darf jeder einmal legen, ohne den Rest zu kennen. Jedes Legen verdoppelt den Preis.</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Whether a defender may double the game, and the declarers double it again.</source>
        <translation>Ob ein Gegenspieler das Spiel verdoppeln darf und die Spielerpartei es noch einmal.</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Kontra only</source>
        <translation>Nur Kontra</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Keines von beiden</translation>
    </message>
    <message>
        <source>Time for Kontra</source>
        <translation>Frist für Kontra</translation>
    </message>
    <message>
        <source>A Kontra may be said from the end of the auction, also out of turn, until this card lies.</source>
        <translation>Kontra darf man nach dem Ansagen sagen, auch außer der Reihe, bis diese Karte liegt.</translation>
    </message>
    <message>
        <source>The second card of the first trick</source>
        <translation>Die zweite Karte des ersten Stichs</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>Die erste Karte</translation>
    </message>
    <message>
        <source>“I play” first</source>
        <translation>Erst „ich spiele“</translation>
    </message>
    <message>
        <source>Everybody first says only whether they would play. The game is named afterwards; if several would play, they name their games in turn, and each must be higher than the one before.</source>
        <translation>Jeder sagt zuerst nur, ob er spielen will. Das Spiel nennt man danach; wollen mehrere spielen, nennen sie ihre Spiele der Reihe nach, und jedes muss höher sein als das vorige.</translation>
    </message>
    <message>
        <source>How the cards are dealt.</source>
        <translation>Wie die Karten gegeben werden.</translation>
    </message>
    <message>
        <source>2-2-2-2</source>
        <translation>2-2-2-2</translation>
    </message>
    <message>
        <source>Price of a Sauspiel</source>
        <translation>Preis eines Sauspiels</translation>
    </message>
    <message>
        <source>What a Sauspiel or a Hochzeit costs.</source>
        <translation>Was ein Sauspiel oder eine Hochzeit kostet.</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>Price of Solo and Wenz</source>
        <translation>Preis von Solo und Wenz</translation>
    </message>
    <message>
        <source>What a game alone costs, except a Bettel.</source>
        <translation>Was ein Alleinspiel kostet, außer einem Bettel.</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>Price of Schneider and schwarz</source>
        <translation>Preis für Schneider und schwarz</translation>
    </message>
    <message>
        <source>What Schneider costs, and schwarz once more.</source>
        <translation>Was Schneider kostet, und schwarz noch einmal.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Price of Laufende</source>
        <translation>Preis der Laufenden</translation>
    </message>
    <message>
        <source>What each Laufender costs.</source>
        <translation>Was jeder Laufende kostet.</translation>
    </message>
    <message>
        <source>Price of a Bettel</source>
        <translation>Preis eines Bettels</translation>
    </message>
    <message>
        <source>What a Bettel costs.</source>
        <translation>Was ein Bettel kostet.</translation>
    </message>
    <message>
        <source>Price of a Ramsch</source>
        <translation>Preis eines Ramschs</translation>
    </message>
    <message>
        <source>What a Ramsch costs each, and what a Durchmarsch brings from each.</source>
        <translation>Was der Verlierer eines Ramschs jedem anderen zahlt und was ein Durchmarsch von jedem bringt.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>How many deals are played; the highest account wins then.</source>
        <translation>Wie viele Spiele gespielt werden; danach gewinnt das höchste Konto.</translation>
    </message>
    <message>
        <source>8 deals</source>
        <translation>8 Spiele</translation>
    </message>
    <message>
        <source>16 deals</source>
        <translation>16 Spiele</translation>
    </message>
    <message>
        <source>32 deals</source>
        <translation>32 Spiele</translation>
    </message>
    <message>
        <source>Without end</source>
        <translation>Ohne Ende</translation>
    </message>
    <message>
        <source>Sjavs for two</source>
        <translation>Sjavs zu zweit</translation>
    </message>
    <message>
        <source>Eight cards in hand, and on the table four open ones on four covered ones. A covered card is turned up after the trick in which the one on it was played. Experimental: the sources leave the bidding and the scoring open.</source>
        <translation>Acht Karten auf der Hand und auf dem Tisch vier offene auf vier verdeckten. Eine verdeckte wird nach dem Stich aufgedeckt, in dem die Karte darauf gespielt wurde. Experimentell: Die Quellen lassen Ansagen und Wertung offen.</translation>
    </message>
    <message>
        <source>Sjavs for three</source>
        <translation>Sjavs zu dritt</translation>
    </message>
    <message>
        <source>Ten cards each and two in the middle: whoever names trumps plays alone against the two others. The declarer may exchange with the two cards. Experimental: the sources leave the bidding and the scoring open.</source>
        <translation>Je zehn Karten und zwei in der Mitte: Wer den Trumpf nennt, spielt allein gegen die beiden anderen. Der Spieler darf mit den zwei Karten tauschen. Experimentell: Die Quellen lassen Ansagen und Wertung offen.</translation>
    </message>
    <message>
        <source>Look at the two cards first</source>
        <translation>Erst die zwei Karten ansehen</translation>
    </message>
    <message>
        <source>The declarer takes up the two cards and then lays two away, instead of laying two away before seeing them.</source>
        <translation>Der Spieler nimmt die zwei Karten auf und drückt danach zwei, statt zwei zu drücken, bevor er sie sieht.</translation>
    </message>
    <message>
        <source>Faroese Sjavs</source>
        <translation>Färöisches Sjavs</translation>
    </message>
    <message>
        <source>Six permanent trumps: bid the length of your longest suit and name it trump. The side that wins a deal comes down, and the first at 0 has won.</source>
        <translation>Sechs feste Trümpfe: Sag die Länge deiner längsten Farbe an und mach sie zum Trumpf. Die Seite, die ein Spiel gewinnt, geht hinunter, und wer zuerst bei 0 ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>Order of the plain cards</source>
        <translation>Reihenfolge der übrigen Karten</translation>
    </message>
    <message>
        <source>How the cards that are not permanent trumps rank. It does not change what they count.</source>
        <translation>Welchen Rang die Karten haben, die keine festen Trümpfe sind. Was sie zählen, ändert sich dadurch nicht.</translation>
    </message>
    <message>
        <source>Natural (ace, king, queen, ten, nine, eight, seven)</source>
        <translation>Natürlich (Ass, König, Dame, Zehn, Neun, Acht, Sieben)</translation>
    </message>
    <message>
        <source>Ace-ten (ace, ten, king, queen, nine, eight, seven)</source>
        <translation>Ass-Zehn (Ass, Zehn, König, Dame, Neun, Acht, Sieben)</translation>
    </message>
    <message>
        <source>Cut or knock</source>
        <translation>Abheben oder klopfen</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right cuts the pack, or knocks on it: then the cards are dealt in fewer and larger packets.</source>
        <translation>Der rechte Nachbar des Gebers hebt ab oder klopft auf die Karten: Dann wird in weniger und größeren Päckchen gegeben.</translation>
    </message>
    <message>
        <source>The cutter decides</source>
        <translation>Wer abhebt, entscheidet</translation>
    </message>
    <message>
        <source>Always cut</source>
        <translation>Immer abheben</translation>
    </message>
    <message>
        <source>Always knock</source>
        <translation>Immer klopfen</translation>
    </message>
    <message>
        <source>Whoever can bid must bid</source>
        <translation>Wer ansagen kann, muss ansagen</translation>
    </message>
    <message>
        <source>A player whose longest suit is enough for a bid may not pass.</source>
        <translation>Wessen längste Farbe für eine Ansage reicht, darf nicht passen.</translation>
    </message>
    <message>
        <source>When nobody bids</source>
        <translation>Wenn niemand ansagt</translation>
    </message>
    <message>
        <source>What happens to a deal in which all players pass. The sources do not tell what is trumps when it is played; that only the permanent trumps are is a house rule.</source>
        <translation>Was aus einem Spiel wird, in dem alle passen. Die Quellen sagen nicht, was Trumpf ist, wenn es gespielt wird; dass nur die festen Trümpfe es sind, ist eine Hausregel.</translation>
    </message>
    <message>
        <source>It is played with the six permanent trumps; the winners score 4</source>
        <translation>Es wird mit den sechs festen Trümpfen gespielt; die Gewinner schreiben 4</translation>
    </message>
    <message>
        <source>The same dealer deals again</source>
        <translation>Derselbe Geber gibt noch einmal</translation>
    </message>
    <message>
        <source>The next dealer deals</source>
        <translation>Der nächste Geber gibt</translation>
    </message>
    <message>
        <source>None (any card when you cannot follow suit)</source>
        <translation>Keine (jede Karte, wenn man nicht zugeben kann)</translation>
    </message>
    <message>
        <source>Always, even a trump of one&apos;s own side</source>
        <translation>Immer, auch einen Trumpf der eigenen Seite</translation>
    </message>
    <message>
        <source>Except when your own side is winning the trick (house rule)</source>
        <translation>Außer wenn die eigene Seite den Stich gerade gewinnt (Hausregel)</translation>
    </message>
    <message>
        <source>When the declarer fails</source>
        <translation>Wenn der Spieler verliert</translation>
    </message>
    <message>
        <source>What the defenders score when the declarer&apos;s side takes fewer than 60 card points.</source>
        <translation>Was die Gegenspieler schreiben, wenn die Spielerpartei weniger als 60 Augen macht.</translation>
    </message>
    <message>
        <source>4, in clubs 8, however clear the defeat</source>
        <translation>4, in Kreuz 8, egal wie hoch die Niederlage</translation>
    </message>
    <message>
        <source>4 or 8; javn (30 or fewer) 8 or 16; no trick 16</source>
        <translation>4 oder 8; javn (30 oder weniger) 8 oder 16; kein Stich 16</translation>
    </message>
    <message>
        <source>After a tie of 60 to 60</source>
        <translation>Nach einem Gleichstand von 60 zu 60</translation>
    </message>
    <message>
        <source>What the winners of the next decided deal score besides. That the suit of that deal decides, and not the suit of the tie, is a house rule.</source>
        <translation>Was die Gewinner des nächsten entschiedenen Spiels zusätzlich schreiben. Dass die Farbe dieses Spiels entscheidet und nicht die des Gleichstands, ist eine Hausregel.</translation>
    </message>
    <message>
        <source>2 more, or 4 more if that deal is in clubs</source>
        <translation>2 mehr, oder 4 mehr, wenn dieses Spiel in Kreuz ist</translation>
    </message>
    <message>
        <source>2 more</source>
        <translation>2 mehr</translation>
    </message>
    <message>
        <source>Ties in a row add up</source>
        <translation>Gleichstände in Folge summieren sich</translation>
    </message>
    <message>
        <source>Whether a second tie in a row adds to what the next winners score, or changes nothing.</source>
        <translation>Ob ein zweiter Gleichstand in Folge erhöht, was die nächsten Gewinner schreiben, oder nichts ändert.</translation>
    </message>
    <message>
        <source>How far it is down to 0 on the score sheet. What a deal scores stays the same.</source>
        <translation>Wie weit es auf dem Punktezettel bis 0 hinunter ist. Was ein Spiel bringt, bleibt gleich.</translation>
    </message>
    <message>
        <source>12 (a short game)</source>
        <translation>12 (kurzes Spiel)</translation>
    </message>
    <message>
        <source>What earns a cross</source>
        <translation>Wofür es ein Kreuz gibt</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 wins the rubber. A victory is double when nobody else has scored at all.</source>
        <translation>Wer auf 0 hinunterkommt, gewinnt den Rubber. Doppelt ist ein Sieg, wenn sonst niemand etwas geschrieben hat.</translation>
    </message>
    <message>
        <source>Every rubber one, a double victory two</source>
        <translation>Für jeden Rubber eines, für einen doppelten Sieg zwei</translation>
    </message>
    <message>
        <source>Every rubber one</source>
        <translation>Für jeden Rubber eines</translation>
    </message>
    <message>
        <source>Only a double victory</source>
        <translation>Nur für einen doppelten Sieg</translation>
    </message>
    <message>
        <source>Crosses that win the match</source>
        <translation>Kreuze für den Sieg in der Partie</translation>
    </message>
    <message>
        <source>The match ends when somebody has this many crosses.</source>
        <translation>Die Partie endet, wenn jemand so viele Kreuze hat.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Endless (until you stop)</source>
        <translation>Endlos (bis du aufhörst)</translation>
    </message>
</context>
<context>
    <name>rules_page</name>
    <message>
        <source>{even} to {even} is a tie: nobody scores.</source>
        <translation>{even} zu {even} ist Gleichstand: Niemand schreibt.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>Whoever can bid must bid.</source>
        <translation>Wer ansagen kann, muss ansagen.</translation>
    </message>
    <message>
        <source>Nobody has to bid.</source>
        <translation>Niemand muss ansagen.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent, forehand, speaks first; both speak once.</source>
        <translation>Der Gegner des Gebers, die Vorhand, spricht zuerst; beide sprechen einmal.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn; everybody speaks once (a house rule).</source>
        <translation>Links vom Geber sitzt die Vorhand und spricht zuerst, dann die anderen der Reihe nach; jeder spricht einmal (Hausregel).</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn; everybody speaks once.</source>
        <translation>Links vom Geber sitzt die Vorhand und spricht zuerst, dann die anderen der Reihe nach; jeder spricht einmal.</translation>
    </message>
    <message>
        <source>A bid is the length of one&apos;s longest suit, the permanent trumps counted with it; {least} cards are the least. The suit is not named yet. A later bid must be longer.</source>
        <translation>Angesagt wird die Länge der eigenen längsten Farbe, die festen Trümpfe mitgezählt; mindestens {least} Karten. Die Farbe wird noch nicht genannt. Eine spätere Ansage muss länger sein.</translation>
    </message>
    <message>
        <source>A bid counts only the {hand} cards in hand.</source>
        <translation>Für die Ansage zählen nur die {hand} Karten auf der Hand.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer and names as trumps a suit of the length that was bid.</source>
        <translation>Wer am höchsten ansagt, ist der Spieler und nennt als Trumpf eine Farbe der angesagten Länge.</translation>
    </message>
    <message>
        <source>An equal length may be outbid in {suit}, even if the first bidder meant {suit} too: one says “better”, once for each length (a house rule). Trumps are then {suit}.</source>
        <translation>Eine gleiche Länge lässt sich in {suit} überbieten, auch wenn der erste Ansager selbst {suit} meinte: Man sagt „besser“, einmal für jede Länge (Hausregel). Trumpf ist dann {suit}.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer and names as trumps a suit of the length that was bid; if {suit} are of that length too, it must be {suit}.</source>
        <translation>Wer am höchsten ansagt, ist der Spieler und nennt als Trumpf eine Farbe der angesagten Länge; hat auch {suit} diese Länge, muss es {suit} sein.</translation>
    </message>
    <message>
        <source>A bid names a suit of which one holds at least {least} cards, the permanent trumps counted with it. Each bid must be higher than the one before; the suits rank, the highest first, {suits} (a house rule).</source>
        <translation>Man sagt eine Farbe an, von der man mindestens {least} Karten hat, die festen Trümpfe mitgezählt. Jede Ansage muss höher sein als die vorige; Rang der Farben, die höchste zuerst: {suits} (Hausregel).</translation>
    </message>
    <message>
        <source>{name} is bid with a suit, just below the plain bid of that suit (a house rule): {what}.</source>
        <translation>{name} wird mit einer Farbe angesagt, direkt unter der einfachen Ansage dieser Farbe (Hausregel): {what}.</translation>
    </message>
    <message>
        <source>{name} is bid with a suit, just above the plain bid of that suit (a house rule): {what}.</source>
        <translation>{name} wird mit einer Farbe angesagt, direkt über der einfachen Ansage dieser Farbe (Hausregel): {what}.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <translation>Wer am höchsten ansagt, ist der Spieler.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer, and the suit of the highest bid is trumps.</source>
        <translation>Wer am höchsten ansagt, ist der Spieler, und die Farbe der höchsten Ansage ist Trumpf.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer, and the suit of the highest bid is trumps; in {names} there are no trumps.</source>
        <translation>Wer am höchsten ansagt, ist der Spieler, und die Farbe der höchsten Ansage ist Trumpf; bei {names} gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>{name} may be bid above all suits (a house rule); it needs no long suit: {what}.</source>
        <translation>{name} geht über alle Farben (Hausregel), auch ohne lange Farbe: {what}.</translation>
    </message>
    <message>
        <source>Above all suits may be bid, the lowest first: {names}. They need no long suit.</source>
        <translation>Über alle Farben gehen, das niedrigste zuerst: {names}. Dafür braucht es keine lange Farbe.</translation>
    </message>
    <message>
        <source>The bids, the lowest first: {names}. Each must be higher than the one before.</source>
        <translation>Die Ansagen, die niedrigste zuerst: {names}. Jede muss höher sein als die vorige.</translation>
    </message>
    <message>
        <source>to take {target} card points</source>
        <translation>{target} Augen machen</translation>
    </message>
    <message>
        <source>to take no trick at all</source>
        <translation>gar keinen Stich machen</translation>
    </message>
    <message>
        <source>to take every trick</source>
        <translation>alle Stiche machen</translation>
    </message>
    <message>
        <source>{goal}, alone against the three others (the partner&apos;s tricks count for the others)</source>
        <translation>{goal}, allein gegen die drei anderen (die Stiche des Partners zählen für die anderen)</translation>
    </message>
    <message>
        <source>{goal}, alone against the three others</source>
        <translation>{goal}, allein gegen die drei anderen</translation>
    </message>
    <message>
        <source>{goal}, for double</source>
        <translation>{goal}, zum doppelten Wert</translation>
    </message>
    <message>
        <source>{goal}, without trumps</source>
        <translation>{goal}, ohne Trumpf</translation>
    </message>
    <message>
        <source>{goal}, with the cat to exchange with</source>
        <translation>{goal}, mit Tausch gegen die Katze</translation>
    </message>
    <message>
        <source>{goal}, without an exchange with the cat</source>
        <translation>{goal}, ohne Tausch gegen die Katze</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn.</source>
        <translation>Links vom Geber sitzt die Vorhand und spricht zuerst, dann die anderen der Reihe nach.</translation>
    </message>
    <message>
        <source>One says “play” or “pass”; the first who says “play” is the declarer and ends the auction.</source>
        <translation>Man sagt „Spiel“ oder „passe“; wer zuerst „Spiel“ sagt, ist der Spieler, und das Ansagen ist zu Ende.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the same dealer deals again.</source>
        <translation>Passen alle, werden die Karten zusammengeworfen, und derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the same dealer deals again (a house rule).</source>
        <translation>Passen alle, werden die Karten zusammengeworfen, und derselbe Geber gibt noch einmal (Hausregel).</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals.</source>
        <translation>Passen alle, werden die Karten zusammengeworfen, und der nächste Geber gibt.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals (a house rule).</source>
        <translation>Passen alle, werden die Karten zusammengeworfen, und der nächste Geber gibt (Hausregel).</translation>
    </message>
    <message>
        <source>If all pass, the deal is played all the same, with the permanent trumps as the only trumps (a house rule).</source>
        <translation>Passen alle, wird trotzdem gespielt, nur mit den festen Trümpfen (Hausregel).</translation>
    </message>
    <message>
        <source>If all pass, the deal is played all the same: everybody plays alone, and only the permanent trumps are trumps (a house rule).</source>
        <translation>Passen alle, wird trotzdem gespielt: jeder für sich und nur mit den festen Trümpfen (Hausregel).</translation>
    </message>
    <message>
        <source>Nobody takes the cat then, and it counts for nobody.</source>
        <translation>Niemand bekommt dann die Katze; die Augen darin zählen für niemanden.</translation>
    </message>
    <message>
        <source>Nobody takes the {number} cards in the middle then, and they count for nobody.</source>
        <translation>Niemand bekommt dann die {number} Karten in der Mitte; ihre Augen zählen für niemanden.</translation>
    </message>
    <message>
        <source>In a {name} the declarer calls the ace of one of these suits: {suits}. The declarer must not hold it, but must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is called at once.</source>
        <translation>Beim {name} ruft der Spieler das Ass einer dieser Farben: {suits}. Er darf es nicht selbst haben, muss aber mindestens eine andere Karte der Farbe haben (Trümpfe zählen nicht). Ist nur eines möglich, ist es gleich gerufen.</translation>
    </message>
    <message>
        <source>In a {name} the declarer calls the Sau of one of these suits: {suits}. The declarer must not hold it, but must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is called at once.</source>
        <translation>Beim {name} ruft der Spieler die Sau einer dieser Farben: {suits}. Er darf sie nicht selbst haben, muss aber mindestens eine andere Karte der Farbe haben (Trümpfe zählen nicht). Ist nur eine möglich, ist sie gleich gerufen.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the ace is played.</source>
        <translation>Wer das gerufene Ass hat, ist der Partner und verrät es nicht, bis es fällt.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the Sau is played.</source>
        <translation>Wer die gerufene Sau hat, ist der Partner und verrät es nicht, bis sie fällt.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the ace is played. A partner who says Re is known from then on.</source>
        <translation>Wer das gerufene Ass hat, ist der Partner und verrät es nicht, bis es fällt. Sagt der Partner Re, wissen es alle.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the Sau is played. A partner who says Re is known from then on.</source>
        <translation>Wer die gerufene Sau hat, ist der Partner und verrät es nicht, bis sie fällt. Sagt der Partner Re, wissen es alle.</translation>
    </message>
    <message>
        <source>When the called suit is led, that is, the ace is gesucht, the partner must play the ace.</source>
        <translation>Wird die gerufene Farbe ausgespielt, ist das Ass gesucht, und der Partner muss es zugeben.</translation>
    </message>
    <message>
        <source>The partner may lead the called suit only with the ace itself.</source>
        <translation>Der Partner darf die gerufene Farbe nur mit dem Ass selbst ausspielen.</translation>
    </message>
    <message>
        <source>The partner may not throw the ace on a trick of another suit or of trumps, unless it is the last card.</source>
        <translation>Der Partner darf das Ass nicht auf eine andere Farbe oder auf Trumpf abwerfen, außer als letzte Karte.</translation>
    </message>
    <message>
        <source>Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the ace among them and trumps not counted, the partner may lead a lower one. From then on the ace is free and may be played like any other card.</source>
        <translation>Davonlaufen: Hat der Partner gerade mindestens {number} Karten der gerufenen Farbe auf der Hand (das Ass zählt mit, Trümpfe nicht), darf er eine niedrigere davon ausspielen. Danach ist das Ass frei und darf gespielt werden wie jede andere Karte.</translation>
    </message>
    <message>
        <source>When the called suit is led, that is, the Sau is gesucht, the partner must play the Sau.</source>
        <translation>Wird die gerufene Farbe ausgespielt, ist die Sau gesucht, und der Partner muss sie zugeben.</translation>
    </message>
    <message>
        <source>The partner may lead the called suit only with the Sau itself.</source>
        <translation>Der Partner darf die gerufene Farbe nur mit der Sau selbst ausspielen.</translation>
    </message>
    <message>
        <source>The partner may not throw the Sau on a trick of another suit or of trumps, unless it is the last card.</source>
        <translation>Der Partner darf die Sau nicht auf eine andere Farbe oder auf Trumpf abwerfen, außer als letzte Karte.</translation>
    </message>
    <message>
        <source>Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the Sau among them and trumps not counted, the partner may lead a lower one. From then on the Sau is free and may be played like any other card.</source>
        <translation>Davonlaufen: Hat der Partner gerade mindestens {number} Karten der gerufenen Farbe auf der Hand (die Sau zählt mit, Trümpfe nicht), darf er eine niedrigere davon ausspielen. Danach ist die Sau frei und darf gespielt werden wie jede andere Karte.</translation>
    </message>
    <message>
        <source>The {card} is a trump and cannot be called.</source>
        <translation>{card} ist Trumpf und lässt sich nicht rufen.</translation>
    </message>
    <message>
        <source>Everybody else, the declarer too, may lead the called suit at any time.</source>
        <translation>Alle anderen, auch der Spieler, dürfen die gerufene Farbe jederzeit ausspielen.</translation>
    </message>
    <message>
        <source>Whoever wins the auction with a {name} lays the only trump open. The others are asked in turn, from the left of the one who offers (a house rule); each takes it or refuses.</source>
        <translation>Wer mit „{name}“ das Spiel bekommt, legt den einzigen Trumpf offen hin. Die anderen werden der Reihe nach gefragt, zuerst der linke Nachbar (Hausregel); jeder nimmt ihn oder lehnt ab.</translation>
    </message>
    <message>
        <source>The first who takes it gives back a card that is no trump, face down; without such a card nobody can take it. The taker counts as the declarer, and the two play together, known to all.</source>
        <translation>Wer ihn zuerst nimmt, gibt verdeckt eine Karte zurück, die kein Trumpf ist; wer keine solche hat, darf nicht nehmen. Wer nimmt, gilt als der Spieler, und die beiden spielen offen zusammen.</translation>
    </message>
    <message>
        <source>If nobody takes it, the offer counts as “Weiter”, as if all had passed (a house rule).</source>
        <translation>Nimmt ihn niemand, gilt das Angebot als „Weiter“, als hätten alle gepasst (Hausregel).</translation>
    </message>
    <message>
        <source>an ace {points}</source>
        <translation>Ass {points}</translation>
    </message>
    <message>
        <source>a king {points}</source>
        <translation>König {points}</translation>
    </message>
    <message>
        <source>a queen {points}</source>
        <translation>Dame {points}</translation>
    </message>
    <message>
        <source>a jack {points}</source>
        <translation>Bube {points}</translation>
    </message>
    <message>
        <source>a ten {points}</source>
        <translation>Zehn {points}</translation>
    </message>
    <message>
        <source>a nine {points}</source>
        <translation>Neun {points}</translation>
    </message>
    <message>
        <source>an eight {points}</source>
        <translation>Acht {points}</translation>
    </message>
    <message>
        <source>a seven {points}</source>
        <translation>Sieben {points}</translation>
    </message>
    <message>
        <source>a five {points}</source>
        <translation>Fünf {points}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achter</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Clubs are always trumps; the whole order is {cards}.</source>
        <translation>Kreuz ist immer Trumpf; die ganze Reihenfolge: {cards}.</translation>
    </message>
    <message>
        <source>Spades are always trumps; the whole order is {cards}.</source>
        <translation>Pik ist immer Trumpf; die ganze Reihenfolge: {cards}.</translation>
    </message>
    <message>
        <source>Hearts are always trumps; the whole order is {cards}.</source>
        <translation>Herz ist immer Trumpf; die ganze Reihenfolge: {cards}.</translation>
    </message>
    <message>
        <source>Diamonds are always trumps; the whole order is {cards}.</source>
        <translation>Karo ist immer Trumpf; die ganze Reihenfolge: {cards}.</translation>
    </message>
    <message>
        <source>{number} cards: {ranks} in each of the four suits.</source>
        <translation>{number} Karten: {ranks} in jeder der vier Farben.</translation>
    </message>
    <message>
        <source>{number} cards: {ranks} in each of the four suits, {suits}.</source>
        <translation>{number} Karten: {ranks} in jeder der vier Farben, {suits}.</translation>
    </message>
    <message>
        <source>Card points in tricks: {points}; other cards nothing, and all together {total}.</source>
        <translation>Augen in den Stichen: {points}; andere Karten nichts, alle zusammen {total}.</translation>
    </message>
    <message>
        <source>Card points in tricks: {points}; all together {total}.</source>
        <translation>Augen in den Stichen: {points}; alle zusammen {total}.</translation>
    </message>
    <message>
        <source>Because they count so much, {first} and {second} are called counters.</source>
        <translation>Weil sie so viel zählen, heißen {first} und {second} Zähler.</translation>
    </message>
    <message>
        <source>{suit} is always trumps; the whole order is {cards}.</source>
        <translation>{suit} ist immer Trumpf; die ganze Reihenfolge: {cards}.</translation>
    </message>
    <message>
        <source>Below them come the other cards of the suit that is named trumps. Together that makes {counts}.</source>
        <translation>Darunter kommen die übrigen Karten der genannten Trumpffarbe. Zusammen macht das {counts}.</translation>
    </message>
    <message>
        <source>In {names} there are no trumps at all; every suit ranks {ranks}.</source>
        <translation>Bei {names} gibt es gar keinen Trumpf; in jeder Farbe gilt die Reihenfolge {ranks}.</translation>
    </message>
    <message>
        <source>{number} cards are trumps in every deal, whatever their suit, the highest first: {cards}.</source>
        <translation>{number} Karten sind in jedem Spiel Trumpf, egal welcher Farbe, von oben nach unten: {cards}.</translation>
    </message>
    <message>
        <source>{number} cards are trumps in every deal except in {names}, whatever their suit, the highest first: {cards}.</source>
        <translation>{number} Karten sind in jedem Spiel außer {names} Trumpf, egal welcher Farbe, von oben nach unten: {cards}.</translation>
    </message>
    <message>
        <source>The highest of them, the queen of clubs, is called Old Mor.</source>
        <translation>Der höchste davon, die Kreuz-Dame, heißt Old Mor.</translation>
    </message>
    <message>
        <source>The highest of them, the Eichel-Ober, is called Old Mor.</source>
        <translation>Der höchste davon, der Eichel-Ober, heißt Old Mor.</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it: {card} is no club when clubs are led (unless clubs are trumps, then it is simply a trump).</source>
        <translation>Ein fester Trumpf gehört nie zu der aufgedruckten Farbe: {card} ist kein Kreuz, wenn Kreuz ausgespielt wird (außer Kreuz ist Trumpf, dann ist er einfach ein Trumpf).</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it: {card} is no spade when spades are led.</source>
        <translation>Ein fester Trumpf gehört nie zu der aufgedruckten Farbe: {card} ist kein Pik, wenn Pik ausgespielt wird.</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it.</source>
        <translation>Ein fester Trumpf gehört nie zu der aufgedruckten Farbe.</translation>
    </message>
    <message>
        <source>All other cards rank, the highest first: {ranks}.</source>
        <translation>Reihenfolge aller anderen Karten, die höchste zuerst: {ranks}.</translation>
    </message>
    <message>
        <source>{trumps} are permanent trumps, {others} ordinary cards of their suit.</source>
        <translation>{trumps} sind feste Trümpfe, {others} gewöhnliche Karten ihrer Farbe.</translation>
    </message>
    <message>
        <source>{number} trumps</source>
        <translation>{number} Trümpfe</translation>
    </message>
    <message>
        <source>{number} trumps if they are {suits}</source>
        <translation>{number} Trümpfe bei {suits}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>The program draws the first dealer, and as it also deals, there can be no misdeal.</source>
        <translation>Das Programm lost den ersten Geber aus, und da es auch gibt, kann sich niemand vergeben.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each.</source>
        <translation>Jeder hat dann {hand} Karten auf der Hand.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each; {talon} lie face down in the middle.</source>
        <translation>Jeder hat dann {hand} Karten auf der Hand; {talon} liegen verdeckt in der Mitte.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each; {talon}, the cat, lie face down in the middle.</source>
        <translation>Jeder hat dann {hand} Karten auf der Hand; {talon}, die Katze, liegen verdeckt in der Mitte.</translation>
    </message>
    <message>
        <source>Besides, each player has {number} cards face down on the table and {number} face up, one on each of them.</source>
        <translation>Außerdem hat jeder {number} verdeckte Karten auf dem Tisch und {number} offene, je eine auf jeder davon.</translation>
    </message>
    <message>
        <source>Next the player on the dealer&apos;s left deals.</source>
        <translation>Als Nächstes gibt der linke Nachbar des Gebers.</translation>
    </message>
    <message>
        <source>Next the player on the dealer&apos;s right deals, against the direction of play.</source>
        <translation>Als Nächstes gibt der rechte Nachbar des Gebers, gegen die Spielrichtung.</translation>
    </message>
    <message>
        <source>Both deal in turn.</source>
        <translation>Beide geben abwechselnd.</translation>
    </message>
    <message>
        <source>The same player always deals.</source>
        <translation>Es gibt immer derselbe.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the pack is not cut.</source>
        <translation>Der Geber mischt; abgehoben wird nicht.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the dealer&apos;s opponent cuts the pack or knocks on it.</source>
        <translation>Der Geber mischt; sein Gegner hebt ab oder klopft auf die Karten.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the player on the dealer&apos;s right cuts the pack or knocks on it.</source>
        <translation>Der Geber mischt; sein rechter Nachbar hebt ab oder klopft auf die Karten.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the dealer&apos;s opponent cuts the pack.</source>
        <translation>Der Geber mischt, und sein Gegner hebt ab.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player on the dealer&apos;s right cuts the pack (a house rule).</source>
        <translation>Der Geber mischt, und sein rechter Nachbar hebt ab (Hausregel).</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player on the dealer&apos;s right cuts the pack.</source>
        <translation>Der Geber mischt, und sein rechter Nachbar hebt ab.</translation>
    </message>
    <message>
        <source>The cards are dealt {packets}.</source>
        <translation>So werden die Karten gegeben: {packets}.</translation>
    </message>
    <message>
        <source>After a cut the cards are dealt {cut}, after a knock all {knock} at once.</source>
        <translation>Nach dem Abheben werden die Karten so gegeben: {cut}; nach dem Klopfen alle {knock} auf einmal.</translation>
    </message>
    <message>
        <source>After a cut the cards are dealt {cut}; after a knock {knock}.</source>
        <translation>Nach dem Abheben werden die Karten so gegeben: {cut}; nach dem Klopfen {knock}.</translation>
    </message>
    <message>
        <source>in packets of {packets}</source>
        <translation>{packets}</translation>
    </message>
    <message>
        <source>all {number} at once</source>
        <translation>alle {number} auf einmal</translation>
    </message>
    <message>
        <source>{number} each</source>
        <translation>je {number}</translation>
    </message>
    <message>
        <source>{number} to the middle</source>
        <translation>{number} in die Mitte</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own. In each deal one of them, the declarer, plays against the others: with a partner in {names}, alone in the other games.</source>
        <translation>Zu viert, jeder mit eigenem Konto. In jedem Spiel tritt einer, der Spieler, gegen die anderen an: bei {names} mit einem Partner, sonst allein.</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own. In each deal that somebody bids, one of them, the declarer, plays against the others: with a partner in {names}, alone in the other games. In a {unbid} there is no declarer, and everybody plays alone.</source>
        <translation>Zu viert, jeder mit eigenem Konto. Sagt jemand an, tritt einer, der Spieler, gegen die anderen an: bei {names} mit einem Partner, sonst allein. Beim {unbid} gibt es keinen Spieler, und jeder spielt für sich.</translation>
    </message>
    <message>
        <source>The card points are called Augen. Where nothing else is said the declarer&apos;s side needs {target} of the {total}.</source>
        <translation>Die Kartenpunkte heißen Augen. Wo nichts anderes steht, braucht die Spielerpartei {target} von {total}.</translation>
    </message>
    <message>
        <source>{rule}.</source>
        <translation>{rule}.</translation>
    </message>
    <message>
        <source>The highest trump of a {name}, the {card}, is called der Alte, the old one.</source>
        <translation>Der höchste Trumpf beim {name}, {card}, heißt der Alte.</translation>
    </message>
    <message>
        <source>Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, the {card} is a trump and does not follow.</source>
        <translation>Wo {ranks} Trumpf sind, gehören sie nie zu der aufgedruckten Farbe: Wird {suit} ausgespielt, ist {card} Trumpf und gehört nicht dazu.</translation>
    </message>
    <message>
        <source>Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, and are no trumps themselves, the {card} is a trump and does not follow.</source>
        <translation>Wo {ranks} Trumpf sind, gehören sie nie zu der aufgedruckten Farbe: Wird {suit} ausgespielt und ist nicht selbst Trumpf, so ist {card} Trumpf und gehört nicht dazu.</translation>
    </message>
    <message>
        <source>In {names} the {ranks} are no trumps but ordinary cards of their suit.</source>
        <translation>Bei {names} sind {ranks} kein Trumpf, sondern gewöhnliche Karten ihrer Farbe.</translation>
    </message>
    <message>
        <source>Played when nobody bids; everybody plays alone</source>
        <translation>Wird gespielt, wenn niemand ansagt; jeder spielt für sich</translation>
    </message>
    <message>
        <source>Whoever holds exactly one trump may offer it, and plays with whoever takes it against the other two</source>
        <translation>Wer genau einen Trumpf hat, darf ihn anbieten und spielt mit dem, der ihn nimmt, gegen die anderen beiden</translation>
    </message>
    <message>
        <source>The declarer calls a Sau and plays with whoever holds it against the other two</source>
        <translation>Der Spieler ruft eine Sau und spielt mit dem, der sie hat, gegen die anderen beiden</translation>
    </message>
    <message>
        <source>The declarer calls an ace and plays with whoever holds it against the other two</source>
        <translation>Der Spieler ruft ein Ass und spielt mit dem, der es hat, gegen die anderen beiden</translation>
    </message>
    <message>
        <source>Alone, with {cards} all in one hand</source>
        <translation>Allein, mit diesen Karten auf einer Hand: {cards}</translation>
    </message>
    <message>
        <source>Alone against the others</source>
        <translation>Allein gegen die anderen</translation>
    </message>
    <message>
        <source>Every trick has to be taken, and the price counts {times}.</source>
        <translation>Man muss alle Stiche machen, und der Preis zählt {times}.</translation>
    </message>
    <message>
        <source>The declarer may take no trick at all.</source>
        <translation>Der Spieler darf gar keinen Stich machen.</translation>
    </message>
    <message>
        <source>The declarer may take no trick at all; nobody has to beat a card.</source>
        <translation>Der Spieler darf gar keinen Stich machen; Stichzwang gibt es nicht.</translation>
    </message>
    <message>
        <source>Whoever takes most Augen loses.</source>
        <translation>Wer die meisten Augen hat, verliert.</translation>
    </message>
    <message>
        <source>Trumps as in a {name}.</source>
        <translation>Trümpfe wie beim {name}.</translation>
    </message>
    <message>
        <source>The other suits rank {ranks}.</source>
        <translation>In den anderen Farben gilt die Reihenfolge {ranks}.</translation>
    </message>
    <message>
        <source>The declarer names the trump suit; the {number} trumps, the highest first, are {cards} and that suit ({ranks}).</source>
        <translation>Der Spieler nennt die Trumpffarbe; die {number} Trümpfe, die höchsten zuerst, sind {cards} und diese Farbe ({ranks}).</translation>
    </message>
    <message>
        <source>The {number} trumps, the highest first, are {cards} and {suit} ({ranks}).</source>
        <translation>Die {number} Trümpfe, die höchsten zuerst, sind {cards} und {suit} ({ranks}).</translation>
    </message>
    <message>
        <source>Every suit ranks {ranks}.</source>
        <translation>In jeder Farbe gilt die Reihenfolge {ranks}.</translation>
    </message>
    <message>
        <source>Only {always} are trumps, the highest first.</source>
        <translation>Nur {always} sind Trumpf, von oben nach unten.</translation>
    </message>
    <message>
        <source>These are the only trumps.</source>
        <translation>Das sind die einzigen Trümpfe.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>the {ranks} ({suits})</source>
        <translation>die {ranks} ({suits})</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>threefold</source>
        <translation>dreifach</translation>
    </message>
    <message>
        <source>fourfold</source>
        <translation>vierfach</translation>
    </message>
    <message>
        <source>It may be bid as {name}: for every trick, counting {times}, and lost with the first trick that gets away.</source>
        <translation>Auch als {name}: auf alle Stiche, zählt {times} und ist mit dem ersten abgegebenen Stich verloren.</translation>
    </message>
    <message>
        <source>Whoever can bid must bid: “Weiter” is only for a hand that can bid nothing.</source>
        <translation>Wer ansagen kann, muss ansagen: „Weiter“ sagt nur, wer nichts ansagen kann.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn. Everybody says only “I play” or “Weiter” (pass), and no game yet; whoever says “I play” must hold something to bid (a house rule).</source>
        <translation>Links vom Geber sitzt die Vorhand und spricht zuerst, dann die anderen der Reihe nach. Jeder sagt nur „ich spiele“ oder „Weiter“ (passe) und noch kein Spiel; wer „ich spiele“ sagt, muss etwas ansagen können (Hausregel).</translation>
    </message>
    <message>
        <source>Then those who would play name their games in the same order. The first of them must name one; each later one names a higher game or says “Weiter”.</source>
        <translation>Dann nennen in derselben Reihenfolge alle, die spielen wollen, ihr Spiel. Der Erste davon muss eines nennen; jeder Spätere nennt ein höheres oder sagt „Weiter“.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn. Everybody speaks once and names a game or says “Weiter” (pass). No least strength is asked for.</source>
        <translation>Links vom Geber sitzt die Vorhand und spricht zuerst, dann die anderen der Reihe nach. Jeder spricht einmal und nennt ein Spiel oder sagt „Weiter“ (passe). Eine Mindeststärke wird nicht verlangt.</translation>
    </message>
    <message>
        <source>The games rank, the lowest first: {games}.</source>
        <translation>Rang der Spiele, das niedrigste zuerst: {games}.</translation>
    </message>
    <message>
        <source>Where {names} stand among them is a house rule.</source>
        <translation>Welchen Platz {names} dabei haben, ist eine Hausregel.</translation>
    </message>
    <message>
        <source>Where {names} stands among them is a house rule.</source>
        <translation>Welchen Platz {names} dabei hat, ist eine Hausregel.</translation>
    </message>
    <message>
        <source>A later bid must be higher; of equal games the earlier speaker has it, whatever the suit. The highest bidder is the declarer.</source>
        <translation>Eine spätere Ansage muss höher sein; bei gleichem Spiel hat Vorrang, wer früher spricht, egal in welcher Farbe. Wer am höchsten ansagt, ist der Spieler.</translation>
    </message>
    <message>
        <source>A trump suit is named only after the auction.</source>
        <translation>Die Trumpffarbe wird erst nach dem Ansagen genannt.</translation>
    </message>
    <message>
        <source>Whoever can call no Sau is gesperrt, locked, and cannot bid a {name}.</source>
        <translation>Wer keine Sau rufen kann, ist gesperrt und darf kein {name} ansagen.</translation>
    </message>
    <message>
        <source>Whoever can call no ace is gesperrt, locked, and cannot bid a {name}.</source>
        <translation>Wer kein Ass rufen kann, ist gesperrt und darf kein {name} ansagen.</translation>
    </message>
    <message>
        <source>A {name} may be bid only with exactly one trump.</source>
        <translation>{name} darf man nur mit genau einem Trumpf ansagen.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, the cards are thrown in and the same dealer deals.</source>
        <translation>Sagen alle „Weiter“, werden die Karten zusammengeworfen, und derselbe Geber gibt.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, the cards are thrown in and the next dealer deals.</source>
        <translation>Sagen alle „Weiter“, werden die Karten zusammengeworfen, und der nächste Geber gibt.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, a {name} is played (a house rule).</source>
        <translation>Sagen alle „Weiter“, wird ein {name} gespielt (Hausregel).</translation>
    </message>
    <message>
        <source>You may take back what you bid or played; a deal in which you did so counts as practice.</source>
        <translation>Was du angesagt oder gespielt hast, darfst du zurücknehmen; ein solches Spiel zählt als Übung.</translation>
    </message>
    <message>
        <source>What was bid or played stands: nothing may be taken back.</source>
        <translation>Was angesagt oder gespielt ist, gilt: Zurücknehmen gibt es nicht.</translation>
    </message>
    <message>
        <source>The first side at 0 or below wins the match; 0 need not be hit exactly.</source>
        <translation>Die erste Seite bei 0 oder darunter gewinnt die Partie; die 0 muss man nicht genau treffen.</translation>
    </message>
    <message>
        <source>The first player at 0 or below wins the match; 0 need not be hit exactly.</source>
        <translation>Wer zuerst bei 0 oder darunter ist, gewinnt die Partie; die 0 muss man nicht genau treffen.</translation>
    </message>
    <message>
        <source>The first side at 0 or below wins the rubber; 0 need not be hit exactly.</source>
        <translation>Die erste Seite bei 0 oder darunter gewinnt den Rubber; die 0 muss man nicht genau treffen.</translation>
    </message>
    <message>
        <source>The first player at 0 or below wins the rubber; 0 need not be hit exactly.</source>
        <translation>Wer zuerst bei 0 oder darunter ist, gewinnt den Rubber; die 0 muss man nicht genau treffen.</translation>
    </message>
    <message>
        <source>With exactly {hook} left a side is said to be on the hook; it changes nothing.</source>
        <translation>Hat eine Seite noch genau {hook}, hängt sie, wie man sagt, am Haken; das ändert nichts.</translation>
    </message>
    <message>
        <source>With exactly {hook} left a player is said to be on the hook; it changes nothing.</source>
        <translation>Wer noch genau {hook} hat, hängt, wie man sagt, am Haken; das ändert nichts.</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, the one who had less before wins (a house rule).</source>
        <translation>Erreichen beide Gegenspieler im selben Spiel 0, gewinnt, wer vorher weniger hatte (Hausregel).</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, both earn the cross (a house rule).</source>
        <translation>Erreichen beide Gegenspieler im selben Spiel 0, bekommen beide das Kreuz (Hausregel).</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, both earn the cross; for the match the one who had less before is first (a house rule).</source>
        <translation>Erreichen beide Gegenspieler im selben Spiel 0, bekommen beide das Kreuz; für die Partie steht vorn, wer vorher weniger hatte (Hausregel).</translation>
    </message>
    <message>
        <source>A double victory, with the others still on {start}, earns a cross.</source>
        <translation>Für einen doppelten Sieg (die anderen stehen noch auf {start}) gibt es ein Kreuz.</translation>
    </message>
    <message>
        <source>A double victory, with the other still on {start}, earns a cross.</source>
        <translation>Für einen doppelten Sieg (der Gegner steht noch auf {start}) gibt es ein Kreuz.</translation>
    </message>
    <message>
        <source>A double victory, with the others still on {start}, earns {double} crosses.</source>
        <translation>Für einen doppelten Sieg (die anderen stehen noch auf {start}) gibt es {double} Kreuze.</translation>
    </message>
    <message>
        <source>Any other victory earns nothing.</source>
        <translation>Für jeden anderen Sieg gibt es nichts.</translation>
    </message>
    <message>
        <source>A rubber earns a cross.</source>
        <translation>Für einen Rubber gibt es ein Kreuz.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} crosses.</source>
        <translation>Für einen Rubber gibt es {plain} Kreuze.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} cross, a double victory (the others still on {start}) {double}.</source>
        <translation>Für einen Rubber gibt es {plain} Kreuz, für einen doppelten Sieg (die anderen stehen noch auf {start}) {double}.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} cross, a double victory (the other still on {start}) {double}.</source>
        <translation>Für einen Rubber gibt es {plain} Kreuz, für einen doppelten Sieg (der Gegner steht noch auf {start}) {double}.</translation>
    </message>
    <message>
        <source>After each rubber all start anew, until you stop.</source>
        <translation>Nach jedem Rubber fangen alle neu an, bis du aufhörst.</translation>
    </message>
    <message>
        <source>The first cross wins the match; until then all start anew after each rubber.</source>
        <translation>Das erste Kreuz gewinnt die Partie; bis dahin fangen nach jedem Rubber alle neu an.</translation>
    </message>
    <message>
        <source>The first cross wins the match.</source>
        <translation>Das erste Kreuz gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{crosses} crosses win the match; until then all start anew after each rubber.</source>
        <translation>{crosses} Kreuze gewinnen die Partie; bis dahin fangen nach jedem Rubber alle neu an.</translation>
    </message>
    <message>
        <source>The first player at 0 or below has lost and pays what the table has agreed on.</source>
        <translation>Wer zuerst bei 0 oder darunter ist, hat verloren und zahlt, was der Tisch vereinbart hat.</translation>
    </message>
    <message>
        <source>If two get there in the same deal, the one who had less before it has lost; if they had the same, one more deal decides between them, and so on until they differ.</source>
        <translation>Kommen zwei im selben Spiel dorthin, hat verloren, wer vorher weniger hatte; hatten sie gleich viel, entscheidet ein weiteres Spiel zwischen ihnen, und so weiter, bis einer von beiden verliert.</translation>
    </message>
    <message>
        <source>Who ends on {start} øre without having lost anything may be asked to pay too.</source>
        <translation>Wer am Ende noch {start} Øre hat, ohne etwas verloren zu haben, kann auch zur Kasse gebeten werden.</translation>
    </message>
    <message>
        <source>The match has no end: it is played until you stop (a house rule).</source>
        <translation>Die Partie hat kein Ende: Gespielt wird, bis du aufhörst (Hausregel).</translation>
    </message>
    <message>
        <source>After {deals} deals (a house rule) whoever has most chips has won; a draw is played on until it is broken.</source>
        <translation>Nach {deals} Spielen (Hausregel) hat gewonnen, wer die meisten Chips hat; bei Gleichstand wird weitergespielt, bis einer vorn liegt.</translation>
    </message>
    <message>
        <source>Deals that are thrown in do not count among them.</source>
        <translation>Zusammengeworfene Spiele zählen dabei nicht mit.</translation>
    </message>
    <message>
        <source>Players and aim</source>
        <translation>Mitspieler und Ziel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Sealed deals</source>
        <translation>Versiegelte Spiele</translation>
    </message>
    <message>
        <source>The called partner</source>
        <translation>Der gerufene Partner</translation>
    </message>
    <message>
        <source>The marriage</source>
        <translation>Die Hochzeit</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>{rule} (a house rule).</source>
        <translation>{rule} (Hausregel).</translation>
    </message>
    <message>
        <source>{rule} (a variant).</source>
        <translation>{rule} (Variante).</translation>
    </message>
    <message>
        <source>Four players; those who sit opposite each other are partners.</source>
        <translation>Zu viert; wer sich gegenübersitzt, spielt zusammen.</translation>
    </message>
    <message>
        <source>Four players; those who sit opposite each other are partners. On the score sheet the two sides are called We and They (Vit and Tit).</source>
        <translation>Zu viert; wer sich gegenübersitzt, spielt zusammen. Auf dem Punktezettel heißen die beiden Seiten „Wir“ und „Gegner“ (Vit und Tit).</translation>
    </message>
    <message>
        <source>Two players, against each other.</source>
        <translation>Zu zweit, gegeneinander.</translation>
    </message>
    <message>
        <source>Three players, each with an account of their own.</source>
        <translation>Zu dritt, jeder mit eigenem Konto.</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own.</source>
        <translation>Zu viert, jeder mit eigenem Konto.</translation>
    </message>
    <message>
        <source>One of them, the declarer, plays alone against the others and needs {target} of the {total} card points.</source>
        <translation>Einer von ihnen, der Spieler, spielt allein gegen die anderen und braucht {target} von {total} Augen.</translation>
    </message>
    <message>
        <source>One of them, the declarer, plays alone against the others and needs {target} of the {total} card points, except in {names}.</source>
        <translation>Einer von ihnen, der Spieler, spielt allein gegen die anderen und braucht {target} von {total} Augen, außer bei {names}.</translation>
    </message>
    <message>
        <source>Whoever names the trumps, the declarer, needs {target} of the {total} card points.</source>
        <translation>Wer den Trumpf nennt, ist der Spieler und braucht {target} von {total} Augen.</translation>
    </message>
    <message>
        <source>Whoever names the trumps, the declarer, needs {target} of the {total} card points, except in {names}.</source>
        <translation>Wer den Trumpf nennt, ist der Spieler und braucht {target} von {total} Augen, außer bei {names}.</translation>
    </message>
    <message>
        <source>The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks.</source>
        <translation>Die Seite, die den Trumpf nennt, ist die Spielerpartei und braucht in ihren Stichen {target} von {total} Augen.</translation>
    </message>
    <message>
        <source>The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks, except in {names}.</source>
        <translation>Die Seite, die den Trumpf nennt, ist die Spielerpartei und braucht in ihren Stichen {target} von {total} Augen, außer bei {names}.</translation>
    </message>
    <message>
        <source>Settings of this match</source>
        <translation>Einstellungen dieser Partie</translation>
    </message>
    <message>
        <source>{label}: {choice} (a house rule)</source>
        <translation>{label}: {choice} (Hausregel)</translation>
    </message>
    <message>
        <source>{label}: {choice} (changed, a house rule)</source>
        <translation>{label}: {choice} (geändert, Hausregel)</translation>
    </message>
    <message>
        <source>{label}: {choice}</source>
        <translation>{label}: {choice}</translation>
    </message>
    <message>
        <source>{label}: {choice} (changed)</source>
        <translation>{label}: {choice} (geändert)</translation>
    </message>
    <message>
        <source>The declarer names the trump suit.</source>
        <translation>Der Spieler nennt die Trumpffarbe.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer may fold: the deal is not played and counts as lost.</source>
        <translation>Vor dem ersten Ausspiel darf der Spieler aufgeben: Das Spiel wird nicht gespielt und gilt als verloren.</translation>
    </message>
    <message>
        <source>The declarer either leaves {middle} unseen, or takes up those {number} cards and then lays {number} cards away.</source>
        <translation>Der Spieler lässt {middle} ungesehen liegen, oder er nimmt die {number} Karten auf und drückt danach {number}.</translation>
    </message>
    <message>
        <source>In {names} the declarer either leaves {middle} unseen, or takes up those {number} cards and then lays {number} cards away.</source>
        <translation>Bei {names} lässt der Spieler {middle} ungesehen liegen, oder er nimmt die {number} Karten auf und drückt danach {number}.</translation>
    </message>
    <message>
        <source>The declarer either leaves {middle} unseen, or lays {number} cards away face down and then takes up those {number}.</source>
        <translation>Der Spieler lässt {middle} ungesehen liegen, oder er drückt verdeckt {number} Karten und nimmt danach die {number} aus der Mitte auf.</translation>
    </message>
    <message>
        <source>In {names} the declarer either leaves {middle} unseen, or lays {number} cards away face down and then takes up those {number}.</source>
        <translation>Bei {names} lässt der Spieler {middle} ungesehen liegen, oder er drückt verdeckt {number} Karten und nimmt danach die {number} aus der Mitte auf.</translation>
    </message>
    <message>
        <source>Until the first card is led the declarer may look at what was laid away. What was laid away or left lying counts for the declarer at the end.</source>
        <translation>Bis zum ersten Ausspiel darf der Spieler ansehen, was er gedrückt hat. Was gedrückt wurde oder liegen blieb, zählt am Ende für ihn.</translation>
    </message>
    <message>
        <source>In {names} nobody sees {middle} before the end of the deal; it counts for the declarer all the same.</source>
        <translation>Bei {names} sieht vor dem Ende des Spiels niemand {middle}; die Augen darin zählen trotzdem für den Spieler.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, and whoever takes a trick leads to the next; clockwise.</source>
        <translation>Vorhand spielt zum ersten Stich aus, danach immer, wer den letzten gemacht hat; im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, and whoever takes a trick leads to the next.</source>
        <translation>Vorhand spielt zum ersten Stich aus, danach immer, wer den letzten gemacht hat.</translation>
    </message>
    <message>
        <source>Follow the suit that was led if you can; all trumps together are one suit.</source>
        <translation>Die ausgespielte Farbe muss man zugeben, wenn man kann; alle Trümpfe zusammen sind eine Farbe.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick, or without a trump the highest card of the suit led.</source>
        <translation>Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>The cards face up are played like those in hand; after the trick in which one was played, the card under it is turned up.</source>
        <translation>Offene Karten spielt man wie die auf der Hand; nach dem Stich, in dem eine gespielt wurde, wird die Karte darunter aufgedeckt.</translation>
    </message>
    <message>
        <source>In {names} nobody has to follow suit.</source>
        <translation>Bei {names} muss niemand Farbe zugeben.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a trump higher than the best so far if able; otherwise any card.</source>
        <translation>Bei {names} gilt: Ist eine Fehlfarbe ausgespielt und schon gestochen, muss jeder, der nicht zugeben kann, wenn möglich den bisher höchsten Trumpf überstechen; sonst ist jede Karte erlaubt.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a trump higher than the best so far if able, unless somebody of the same side has it; otherwise any card.</source>
        <translation>Bei {names} gilt: Ist eine Fehlfarbe ausgespielt und schon gestochen, muss jeder, der nicht zugeben kann, wenn möglich den bisher höchsten Trumpf überstechen, außer er liegt von der eigenen Seite; sonst ist jede Karte erlaubt.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow may play any card.</source>
        <translation>Wer bei {names} nicht zugeben kann, darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; nobody has to trump or, except in {names}, to beat a trump.</source>
        <translation>Wer nicht zugeben kann, darf jede Karte spielen; niemand muss stechen oder, außer bei {names}, einen Trumpf überstechen.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; nobody has to trump or to beat a trump.</source>
        <translation>Wer nicht zugeben kann, darf jede Karte spielen; niemand muss stechen oder überstechen.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card. Nobody has to trump: with two players the duty to overtrump never arises.</source>
        <translation>Wer nicht zugeben kann, darf jede Karte spielen. Niemand muss stechen: Zu zweit kommt es nie zum Überstechen.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, even over a partner; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Wer nicht zugeben kann, darf jede Karte spielen; wurde aber eine Fehlfarbe ausgespielt und schon gestochen, muss er wenn möglich den bisher höchsten Trumpf überstechen, selbst den des Partners; sonst ist jede Karte erlaubt. Als Erster stechen muss niemand.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, even over the other defender; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Wer nicht zugeben kann, darf jede Karte spielen; wurde aber eine Fehlfarbe ausgespielt und schon gestochen, muss er wenn möglich den bisher höchsten Trumpf überstechen, selbst den des anderen Gegenspielers; sonst ist jede Karte erlaubt. Als Erster stechen muss niemand.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, unless the trick is the partner&apos;s so far; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Wer nicht zugeben kann, darf jede Karte spielen; wurde aber eine Fehlfarbe ausgespielt und schon gestochen, muss er wenn möglich den bisher höchsten Trumpf überstechen, außer der Stich gehört bisher dem Partner; sonst ist jede Karte erlaubt. Als Erster stechen muss niemand.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, unless the trick is the other defender&apos;s so far; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Wer nicht zugeben kann, darf jede Karte spielen; wurde aber eine Fehlfarbe ausgespielt und schon gestochen, muss er wenn möglich den bisher höchsten Trumpf überstechen, außer der Stich gehört bisher dem anderen Gegenspieler; sonst ist jede Karte erlaubt. Als Erster stechen muss niemand.</translation>
    </message>
    <message>
        <source>The first row that fits counts.</source>
        <translation>Es gilt die erste Zeile, die passt.</translation>
    </message>
    <message>
        <source>A simple game is one with trumps other than {suit}.</source>
        <translation>Ein einfaches Spiel ist eines mit anderem Trumpf als {suit}.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} øre. Whoever loses a deal loses øre; nobody receives them. If the two opponents lose, each of them does.</source>
        <translation>Jeder beginnt mit {start} Øre. Wer ein Spiel verliert, verliert Øre; niemand bekommt sie. Verlieren die beiden Gegner, dann jeder von ihnen.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} chips and may go below 0. After a deal each opponent settles with the declarer in chips.</source>
        <translation>Jeder beginnt mit {start} Chips und darf unter 0 kommen. Nach einem Spiel rechnet jeder Gegner mit dem Spieler in Chips ab.</translation>
    </message>
    <message>
        <source>In this short game every value is halved and rounded up; the tables below have the halves.</source>
        <translation>In diesem kurzen Spiel wird jeder Wert halbiert und aufgerundet; die Tabellen unten zeigen die halben Werte.</translation>
    </message>
    <message>
        <source>Each side begins with {start} and wants to get down to 0; the side that wins a deal comes down.</source>
        <translation>Jede Seite beginnt mit {start} und will auf 0 hinunter; wer ein Spiel gewinnt, geht hinunter.</translation>
    </message>
    <message>
        <source>Both begin with {start} and want to get down to 0; whoever wins a deal comes down.</source>
        <translation>Beide beginnen mit {start} und wollen auf 0 hinunter; wer ein Spiel gewinnt, geht hinunter.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} and wants to get down to 0; all who win a deal come down.</source>
        <translation>Jeder beginnt mit {start} und will auf 0 hinunter; alle Gewinner eines Spiels gehen hinunter.</translation>
    </message>
    <message>
        <source>Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it come down; declarers who fail go up and the others come down by as much (a house rule).</source>
        <translation>Jede Seite beginnt mit {start} Punkten, Pinde genannt, und will auf 0 hinunter. Gewinnt die Spielerpartei, geht sie hinunter; verliert sie, geht sie hinauf und die anderen ebenso viel hinunter (Hausregel).</translation>
    </message>
    <message>
        <source>Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it come down; declarers who fail go up and the others stay where they are (a house rule).</source>
        <translation>Jede Seite beginnt mit {start} Punkten, Pinde genannt, und will auf 0 hinunter. Gewinnt die Spielerpartei, geht sie hinunter; verliert sie, geht sie hinauf und die anderen bleiben, wo sie sind (Hausregel).</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer&apos;s side.</source>
        <translation>{even} zu {even} ist für die Spielerpartei verloren.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer.</source>
        <translation>{even} zu {even} ist für den Spieler verloren.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer&apos;s side, except in {names}.</source>
        <translation>{even} zu {even} ist für die Spielerpartei verloren, außer bei {names}.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer, except in {names}.</source>
        <translation>{even} zu {even} ist für den Spieler verloren, außer bei {names}.</translation>
    </message>
    <message>
        <source>{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score {simple} more.</source>
        <translation>{even} zu {even} ist Gleichstand: Niemand schreibt, und die Gewinner des nächsten entschiedenen Spiels schreiben {simple} mehr.</translation>
    </message>
    <message>
        <source>{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score {simple} more, or {better} more if that deal is in {suit} (that its suit decides is a house rule).</source>
        <translation>{even} zu {even} ist Gleichstand: Niemand schreibt, und die Gewinner des nächsten entschiedenen Spiels schreiben {simple} mehr, oder {better} mehr, wenn dieses Spiel in {suit} ist (dass dessen Farbe entscheidet, ist eine Hausregel).</translation>
    </message>
    <message>
        <source>Ties in a row add up.</source>
        <translation>Gleichstände in Folge summieren sich.</translation>
    </message>
    <message>
        <source>A second tie in a row adds nothing.</source>
        <translation>Ein zweiter Gleichstand in Folge bringt nichts dazu.</translation>
    </message>
    <message>
        <source>If nobody bid and several players share the most card points, it is a tie.</source>
        <translation>Hat niemand angesagt und teilen sich mehrere die meisten Augen, ist es Gleichstand.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>folded before the first lead</source>
        <translation>vor dem ersten Ausspiel aufgegeben</translation>
    </message>
    <message>
        <source>øre</source>
        <translation>Øre</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>pinde</source>
        <translation>Pinde</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Failed: each of the others scores</source>
        <translation>Verloren: Jeder andere schreibt</translation>
    </message>
    <message>
        <source>Failed: the other scores</source>
        <translation>Verloren: Der Gegner schreibt</translation>
    </message>
    <message>
        <source>Made: the declarer scores</source>
        <translation>Gewonnen: Der Spieler schreibt</translation>
    </message>
    <message>
        <source>Made: the declarer&apos;s side scores</source>
        <translation>Gewonnen: Die Spielerpartei schreibt</translation>
    </message>
    <message>
        <source>Failed: the others score</source>
        <translation>Verloren: Die anderen schreiben</translation>
    </message>
    <message>
        <source>Made: the declarer&apos;s side comes down by</source>
        <translation>Gewonnen: Die Spielerpartei geht hinunter um</translation>
    </message>
    <message>
        <source>Failed: the declarer&apos;s side goes up by</source>
        <translation>Verloren: Die Spielerpartei geht hinauf um</translation>
    </message>
    <message>
        <source>Made: each opponent loses</source>
        <translation>Gewonnen: Jeder Gegner verliert</translation>
    </message>
    <message>
        <source>Failed: the declarer loses</source>
        <translation>Verloren: Der Spieler verliert</translation>
    </message>
    <message>
        <source>Made: each opponent pays the declarer</source>
        <translation>Gewonnen: Jeder Gegner zahlt dem Spieler</translation>
    </message>
    <message>
        <source>Failed: the declarer pays each opponent</source>
        <translation>Verloren: Der Spieler zahlt jedem Gegner</translation>
    </message>
    <message>
        <source>When nobody bid</source>
        <translation>Wenn niemand ansagt</translation>
    </message>
    <message>
        <source>{row} (vol)</source>
        <translation>{row} (vol)</translation>
    </message>
    <message>
        <source>{row} (javn)</source>
        <translation>{row} (javn)</translation>
    </message>
    <message>
        <source>{row} (jan: the others have fewer than 31)</source>
        <translation>{row} (jan: die anderen haben weniger als 31)</translation>
    </message>
    <message>
        <source>{row} (jan)</source>
        <translation>{row} (jan)</translation>
    </message>
    <message>
        <source>{row} (mat)</source>
        <translation>{row} (mat)</translation>
    </message>
    <message>
        <source>{row} (a house rule)</source>
        <translation>{row} (Hausregel)</translation>
    </message>
    <message>
        <source>{row}, neither doubled nor trebled (a house rule)</source>
        <translation>{row}, weder doppelt noch dreifach (Hausregel)</translation>
    </message>
    <message>
        <source>{row} (schneider; that {total} with a trick lost counts here is a house rule)</source>
        <translation>{row} (Schneider; dass {total} mit einem verlorenen Stich hier zählen, ist eine Hausregel)</translation>
    </message>
    <message>
        <source>the side with more card points, whatever else it took</source>
        <translation>die Seite mit mehr Augen, egal was sie sonst gemacht hat</translation>
    </message>
    <message>
        <source>whoever has more card points, whatever else was taken</source>
        <translation>wer mehr Augen hat, egal was sonst gemacht wurde</translation>
    </message>
    <message>
        <source>whoever has most card points, whatever else was taken</source>
        <translation>wer die meisten Augen hat, egal was sonst gemacht wurde</translation>
    </message>
    <message>
        <source>every trick, one player alone</source>
        <translation>alle Stiche, einer allein</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>a trick</source>
        <translation>ein Stich</translation>
    </message>
    <message>
        <source>a trick was lost</source>
        <translation>ein Stich ging verloren</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>{points} Augen</translation>
    </message>
    <message>
        <source>{low} to {high} card points</source>
        <translation>{low} bis {high} Augen</translation>
    </message>
    <message>
        <source>Before the first choice of each deal its fingerprint is shown: the first 16 digits of a SHA-256 that stands whole in the record of the match.</source>
        <translation>Vor der ersten Entscheidung jedes Spiels erscheint sein Fingerabdruck: die ersten 16 Stellen eines SHA-256-Werts, der vollständig in der Aufzeichnung der Partie steht.</translation>
    </message>
    <message>
        <source>It is made of the order of the pack and a secret salt, so it tells nothing of the cards, and it fits no other deal.</source>
        <translation>Er entsteht aus der Reihenfolge der Karten und einem geheimen Salz; so verrät er nichts über die Karten und passt zu keinem anderen Spiel.</translation>
    </message>
    <message>
        <source>Note it down if you want to be sure afterwards that no card was changed while you played.</source>
        <translation>Notiere ihn, wenn du hinterher sicher sein willst, dass während des Spiels keine Karte vertauscht wurde.</translation>
    </message>
    <message>
        <source>Once the deal is over, the command “sjavs verify FILE --fingerprint DIGITS” says whether the deal in the record FILE is the one whose fingerprint you noted.</source>
        <translation>Ist das Spiel vorbei, sagt der Befehl „sjavs verify DATEI --fingerprint STELLEN“, ob das Spiel in der Aufzeichnung DATEI das ist, dessen Fingerabdruck du notiert hast.</translation>
    </message>
    <message>
        <source>With --json it also prints the salt and the very text that was sealed, so that anybody can reckon its SHA-256 again with any other program.</source>
        <translation>Mit --json gibt er auch das Salz und genau den versiegelten Text aus, damit jeder den SHA-256-Wert mit einem beliebigen anderen Programm nachrechnen kann.</translation>
    </message>
    <message>
        <source>After the first {number} cards, before the rest is dealt, each player may lay once (Legen), forehand first, then the others in turn (a house rule). Each Legen doubles the value of the deal.</source>
        <translation>Nach den ersten {number} Karten, bevor der Rest gegeben wird, darf jeder einmal legen, Vorhand zuerst, dann die anderen der Reihe nach (Hausregel). Jedes Legen verdoppelt den Wert des Spiels.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the first card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Steht das Spiel fest, darf einer der Gegenspieler, bis die erste Karte des ersten Stichs liegt, auch außer der Reihe Kontra sagen: Der Wert verdoppelt sich.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the second card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Steht das Spiel fest, darf einer der Gegenspieler, bis die zweite Karte des ersten Stichs liegt, auch außer der Reihe Kontra sagen: Der Wert verdoppelt sich.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the third card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Steht das Spiel fest, darf einer der Gegenspieler, bis die dritte Karte des ersten Stichs liegt, auch außer der Reihe Kontra sagen: Der Wert verdoppelt sich.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the first trick is full, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Steht das Spiel fest, darf einer der Gegenspieler, bis der erste Stich voll ist, auch außer der Reihe Kontra sagen: Der Wert verdoppelt sich.</translation>
    </message>
    <message>
        <source>The partner who was called is no defender and may not say Kontra.</source>
        <translation>Der gerufene Partner gehört nicht zu den Gegenspielern und darf nicht Kontra sagen.</translation>
    </message>
    <message>
        <source>The declarer or the partner may answer Re within the same time, also out of turn: it doubles once more.</source>
        <translation>Der Spieler oder sein Partner darf innerhalb derselben Frist mit Re antworten, auch außer der Reihe: Das verdoppelt noch einmal.</translation>
    </message>
    <message>
        <source>In a {name} nobody says Kontra.</source>
        <translation>Beim {name} gibt es kein Kontra.</translation>
    </message>
    <message>
        <source>What has to be reached stays the same.</source>
        <translation>Was man erreichen muss, bleibt gleich.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side wins with {target} of the {total} Augen; {even} to {even} is lost for it.</source>
        <translation>Die Spielerpartei gewinnt mit {target} von {total} Augen; {even} zu {even} hat sie verloren.</translation>
    </message>
    <message>
        <source>Schneider: the declarer&apos;s side stays at {declarers} Augen or fewer, or the defenders at {defenders} or fewer. Schwarz: a side takes no trick; that is Schneider too, and both are paid.</source>
        <translation>Schneider: Die Spielerpartei bleibt bei {declarers} Augen oder weniger, oder die Gegenspieler bei {defenders} oder weniger. Schwarz: Eine Partei macht keinen Stich; das ist zugleich Schneider, und beides wird bezahlt.</translation>
    </message>
    <message>
        <source>There is neither Schneider nor schwarz in {names}.</source>
        <translation>Bei {names} gibt es weder Schneider noch schwarz.</translation>
    </message>
    <message>
        <source>Laufende: the highest trumps without a gap, if the declarer&apos;s side holds them all (with) or none of them (without). They are counted in the cards with which the play begins.</source>
        <translation>Laufende: die höchsten Trümpfe ohne Lücke, wenn die Spielerpartei sie alle hat (mit) oder keinen davon (ohne). Gezählt wird mit den Karten, mit denen das Spielen beginnt.</translation>
    </message>
    <message>
        <source>They count from {number} on in {names}.</source>
        <translation>Bei {names} zählen sie ab {number}.</translation>
    </message>
    <message>
        <source>There are none in {names}.</source>
        <translation>Bei {names} gibt es keine.</translation>
    </message>
    <message>
        <source>Example: with {held}, but not the next trump, a {name} is with {number}.</source>
        <translation>Beispiel: Wer {held} hat, aber nicht den nächsten Trumpf, spielt {name} mit {number}.</translation>
    </message>
    <message>
        <source>With {held} as the highest trump it is without {number}.</source>
        <translation>Ist {held} sein höchster Trumpf, spielt er ohne {number}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>each Laufender</source>
        <translation>jeder Laufende</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>No source prescribes a tariff; these prices are what the table has agreed on, in chips.</source>
        <translation>Keine Quelle schreibt einen Tarif vor; diese Preise hat der Tisch vereinbart, in Chips.</translation>
    </message>
    <message>
        <source>each Legen</source>
        <translation>jedes Legen</translation>
    </message>
    <message>
        <source>a Kontra</source>
        <translation>ein Kontra</translation>
    </message>
    <message>
        <source>a Re</source>
        <translation>ein Re</translation>
    </message>
    <message>
        <source>All that is added up and then doubled for {names}.</source>
        <translation>Das alles wird zusammengezählt und dann verdoppelt für {names}.</translation>
    </message>
    <message>
        <source>Example: a {name} is won, {what}: {sum} = {value}. Each loser pays a winner {value}.</source>
        <translation>Beispiel: {name} gewonnen, {what}: {sum} = {value}. Jeder Verlierer zahlt einem Gewinner {value}.</translation>
    </message>
    <message>
        <source>With a Kontra it is {value}.</source>
        <translation>Mit Kontra sind es {value}.</translation>
    </message>
    <message>
        <source>the defenders are Schneider</source>
        <translation>die Gegenspieler sind Schneider</translation>
    </message>
    <message>
        <source>In {names} each loser pays one winner.</source>
        <translation>Bei {names} zahlt jeder Verlierer an einen Gewinner.</translation>
    </message>
    <message>
        <source>In a game alone each of the {number} defenders pays the declarer the whole value, or receives it.</source>
        <translation>Im Alleinspiel zahlt jeder der {number} Gegenspieler dem Spieler den vollen Wert oder bekommt ihn.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} chips and may go below 0; what some lose the others win.</source>
        <translation>Jeder beginnt mit {start} Chips und darf unter 0 kommen; was die einen verlieren, gewinnen die anderen.</translation>
    </message>
    <message>
        <source>Whoever takes every trick has made a Durchmarsch and is paid by each instead.</source>
        <translation>Wer alle Stiche macht, schafft einen Durchmarsch und bekommt den Preis stattdessen von jedem.</translation>
    </message>
    <message>
        <source>Whoever takes 91 Augen or more has made a Durchmarsch and is paid by each instead (a house rule).</source>
        <translation>Wer 91 Augen oder mehr macht, schafft einen Durchmarsch und bekommt den Preis stattdessen von jedem (Hausregel).</translation>
    </message>
    <message>
        <source>In a {name} whoever has most Augen pays each of the others {value}. Of equals the one with more tricks pays, then the one with more trumps in them, then the one with the highest trump; of two without any trump the first from forehand on (a house rule).</source>
        <translation>Beim {name} zahlt, wer die meisten Augen hat, jedem anderen {value}. Bei Gleichstand zahlt, wer mehr Stiche hat, dann wer darin mehr Trümpfe hat, dann wer den höchsten Trumpf hat; von zweien ganz ohne Trumpf der erste ab Vorhand (Hausregel).</translation>
    </message>
    <message>
        <source>Each Legen doubles that, too.</source>
        <translation>Auch das verdoppelt jedes Legen.</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Vol in one hand</source>
        <translation>Vol im Alleingang</translation>
    </message>
    <message>
        <source>Vol</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>90 reached</source>
        <translation>90 erreicht</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Javn</source>
        <translation>Javn</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Keine Ansage</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Heavily set</source>
        <translation>Hoch verloren</translation>
    </message>
    <message>
        <source>Nolo made</source>
        <translation>Nolo gewonnen</translation>
    </message>
    <message>
        <source>Nolo lost</source>
        <translation>Nolo verloren</translation>
    </message>
    <message>
        <source>Halv made</source>
        <translation>Halv gewonnen</translation>
    </message>
    <message>
        <source>Halv lost</source>
        <translation>Halv verloren</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle Augen</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>Jan</translation>
    </message>
    <message>
        <source>Failed, jan</source>
        <translation>Verloren, jan</translation>
    </message>
    <message>
        <source>Tout made</source>
        <translation>Tout gewonnen</translation>
    </message>
    <message>
        <source>Tout lost</source>
        <translation>Tout verloren</translation>
    </message>
    <message>
        <source>Failed, Schneider</source>
        <translation>Verloren, Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Failed, schwarz</source>
        <translation>Verloren, schwarz</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Over 90</source>
        <translation>Über 90</translation>
    </message>
    <message>
        <source>Nobody bid: the cards were thrown in, and the deal does not count</source>
        <translation>Niemand hat angesagt: Die Karten wurden zusammengeworfen, das Spiel zählt nicht</translation>
    </message>
    <message>
        <source>Everybody starts from zero</source>
        <translation>Alle beginnen bei null</translation>
    </message>
    <message>
        <source>Everybody starts from {points}</source>
        <translation>Alle beginnen mit {points}</translation>
    </message>
    <message>
        <source>Both sides start from {points}</source>
        <translation>Beide Seiten beginnen mit {points}</translation>
    </message>
    <message>
        <source>Underlined: declarer, or the declarer&apos;s partner</source>
        <translation>Unterstrichen: Spieler oder sein Partner</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Neu gegeben</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Rubber {number}</translation>
    </message>
    <message>
        <source>{how}: {points}, double victory</source>
        <translation>{how}: {points}, doppelter Sieg</translation>
    </message>
    <message>
        <source>{how}: {points}</source>
        <translation>{how}: {points}</translation>
    </message>
    <message>
        <source>on the hook</source>
        <translation>am Haken</translation>
    </message>
    <message>
        <source>Score ladder</source>
        <translation>Punkteleiter</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Tie: the next deal counts {points} more, {suit} {better} more</source>
        <translation>Gleichstand: Das nächste Spiel zählt {points} mehr, {suit} {better} mehr</translation>
    </message>
    <message>
        <source>Tie: the next deal counts {points} more</source>
        <translation>Gleichstand: Das nächste Spiel zählt {points} mehr</translation>
    </message>
    <message>
        <source>The rubber is won: everybody starts anew</source>
        <translation>Der Rubber ist gewonnen: Alle fangen neu an</translation>
    </message>
    <message>
        <source>The rubber is won: both sides start anew</source>
        <translation>Der Rubber ist gewonnen: Beide Seiten fangen neu an</translation>
    </message>
    <message>
        <source>{name} has won the match</source>
        <translation>{name} hat die Partie gewonnen</translation>
    </message>
    <message>
        <source>You have won the match</source>
        <translation>Du hast die Partie gewonnen</translation>
    </message>
    <message>
        <source>We have won the match</source>
        <translation>Wir haben die Partie gewonnen</translation>
    </message>
    <message>
        <source>They have won the match</source>
        <translation>Die Gegner haben die Partie gewonnen</translation>
    </message>
    <message>
        <source>They have lost the match</source>
        <translation>Die Gegner haben die Partie verloren</translation>
    </message>
    <message>
        <source>We have lost the match</source>
        <translation>Wir haben die Partie verloren</translation>
    </message>
    <message>
        <source>You have lost the match</source>
        <translation>Du hast die Partie verloren</translation>
    </message>
    <message>
        <source>{name} has lost the match</source>
        <translation>{name} hat die Partie verloren</translation>
    </message>
    <message>
        <source>You still have {points}: some tables make that pay too</source>
        <translation>Du hast noch {points}: An manchen Tischen kostet auch das</translation>
    </message>
    <message>
        <source>{name} still has {points}: some tables make that pay too</source>
        <translation>{name} hat noch {points}: An manchen Tischen kostet auch das</translation>
    </message>
    <message>
        <source>A decider between you and {others}</source>
        <translation>Entscheidungsspiel: du und {others}</translation>
    </message>
    <message>
        <source>A decider between {one} and {other}</source>
        <translation>Entscheidungsspiel: {one} und {other}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and reckons nothing out.</source>
        <translation>Spielt nach Faustregeln und rechnet nichts aus.</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Tries its cards in a few deals that could be, and bids by rules of thumb.</source>
        <translation>Probiert seine Karten an ein paar möglichen Verteilungen aus und sagt nach Faustregeln an.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Tries more deals, and weighs them by what was bid and played.</source>
        <translation>Probiert mehr Verteilungen aus und gewichtet sie danach, was angesagt und gespielt wurde.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Tries many deals for its cards, and also for its bids.</source>
        <translation>Probiert viele Verteilungen aus, für seine Karten und auch für seine Ansagen.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Strong, but bids only what should win clearly, where the rules let it pass.</source>
        <translation>Stark, sagt aber nur an, was klar gewinnen dürfte, sofern die Regeln das Passen erlauben.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Wagemutig</translation>
    </message>
    <message>
        <source>Strong, but also bids what should only just lose, where the rules let it pass.</source>
        <translation>Stark, sagt aber auch an, was nur knapp verlieren dürfte, sofern die Regeln das Passen erlauben.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Nach dem Lehrbuch</translation>
    </message>
    <message>
        <source>Strong, but plays by rules of thumb wherever that should not cost much.</source>
        <translation>Stark, spielt aber nach Faustregeln, wo das nicht viel kosten dürfte.</translation>
    </message>
    <message>
        <source>Forgetful</source>
        <translation>Vergesslich</translation>
    </message>
    <message>
        <source>A club player that remembers the trumps and the last trick, but not which other cards have gone.</source>
        <translation>Ein Vereinsspieler, der sich die Trümpfe und den letzten Stich merkt, aber nicht, welche anderen Karten weg sind.</translation>
    </message>
    <message>
        <source>Quiet partner</source>
        <translation>Stiller Partner</translation>
    </message>
    <message>
        <source>A club player for itself: it keeps none of the agreements between partners.</source>
        <translation>Ein Vereinsspieler für sich: Er hält sich an keine Absprache unter Partnern.</translation>
    </message>
    <message>
        <source>Lead trumps to the declarer</source>
        <translation>Dem Spieler Trumpf ausspielen</translation>
    </message>
    <message>
        <source>A partner of the declarer leads a trump, so that the opponents lose theirs.</source>
        <translation>Ein Partner des Spielers spielt Trumpf aus, damit die Gegner ihre verlieren.</translation>
    </message>
    <message>
        <source>Show the ace</source>
        <translation>Das Ass zeigen</translation>
    </message>
    <message>
        <source>Who leads and holds the best card of a plain suit plays it first, the ace before the ten, while the suit should still go round.</source>
        <translation>Wer ausspielt und die beste Karte einer Fehlfarbe hat, spielt sie zuerst, das Ass vor der Zehn, solange sie wohl noch durchgeht.</translation>
    </message>
    <message>
        <source>Return the partner&apos;s suit</source>
        <translation>Die Farbe des Partners zurückspielen</translation>
    </message>
    <message>
        <source>Who leads plays the plain suit that a partner was the first to lead, unless an opponent would trump it.</source>
        <translation>Wer ausspielt, spielt die Fehlfarbe, die ein Partner zuerst ausgespielt hat, außer ein Gegner würde sie stechen.</translation>
    </message>
    <message>
        <source>Lead what the partner can trump</source>
        <translation>Ausspielen, was der Partner stechen kann</translation>
    </message>
    <message>
        <source>Who leads plays a plain suit that a partner has shown to be out of.</source>
        <translation>Wer ausspielt, spielt eine Fehlfarbe, in der ein Partner erkennbar frei ist.</translation>
    </message>
    <message>
        <source>Long suit, short way</source>
        <translation>Kurzer Weg, lange Farbe</translation>
    </message>
    <message>
        <source>Against a declarer who plays next a long suit is led, else a short one.</source>
        <translation>Gegen einen Spieler, der als Nächster dran ist, wird eine lange Farbe ausgespielt, sonst eine kurze.</translation>
    </message>
    <message>
        <source>Lead a lone card</source>
        <translation>Eine blanke Karte ausspielen</translation>
    </message>
    <message>
        <source>Who holds trumps leads a lone plain card of no great value, to trump that suit later.</source>
        <translation>Wer Trümpfe hat, spielt eine blanke Karte einer Fehlfarbe ohne großen Wert aus, um diese Farbe später zu stechen.</translation>
    </message>
    <message>
        <source>Give points to the partner&apos;s trick</source>
        <translation>In den Stich des Partners schmieren</translation>
    </message>
    <message>
        <source>While a partner wins the trick, cards that count much are played to it.</source>
        <translation>Solange ein Partner den Stich hat, kommen Karten hinein, die viel zählen.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Blue cloth, like the sea</source>
        <translation>Blaues Tuch, wie das Meer</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Driftwood</source>
        <translation>Treibholz</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>Passend zum Spiel</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>As in the language of the window</source>
        <translation>Nach der Sprache des Fensters</translation>
    </message>
    <message>
        <source>International: A, K, Q, J</source>
        <translation>International: A, K, Q, J</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation>Passend zum Blatt</translation>
    </message>
    <message>
        <source>Star roses</source>
        <translation>Sternrosen</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
    <message>
        <source>Goose eyes</source>
        <translation>Gänseaugen</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Doubtful, or worse</source>
        <translation>Wenn sie fraglich oder schlechter ist</translation>
    </message>
    <message>
        <source>Bad, or worse</source>
        <translation>Wenn sie schlecht oder sehr schlecht ist</translation>
    </message>
    <message>
        <source>Very bad</source>
        <translation>Wenn sie sehr schlecht ist</translation>
    </message>
    <message>
        <source>0.2 game points</source>
        <translation>0,2 Punkte</translation>
    </message>
    <message>
        <source>0.3 game points</source>
        <translation>0,3 Punkte</translation>
    </message>
    <message>
        <source>0.5 game points</source>
        <translation>0,5 Punkte</translation>
    </message>
    <message>
        <source>0.7 game points</source>
        <translation>0,7 Punkte</translation>
    </message>
    <message>
        <source>1 game point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>1.5 game points</source>
        <translation>1,5 Punkte</translation>
    </message>
    <message>
        <source>2 game points</source>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>2.5 game points</source>
        <translation>2,5 Punkte</translation>
    </message>
    <message>
        <source>4 game points</source>
        <translation>4 Punkte</translation>
    </message>
    <message>
        <source>Mark the card that is winning</source>
        <translation>Höchste Karte im Stich markieren</translation>
    </message>
    <message>
        <source>Shows which card of the trick is the best so far.</source>
        <translation>Zeigt, welche Karte im Stich bisher die beste ist.</translation>
    </message>
    <message>
        <source>Tell a screen reader what happens</source>
        <translation>Einem Screenreader sagen, was geschieht</translation>
    </message>
    <message>
        <source>Bids, cards, tricks and the score as they come; the reading keys always answer.</source>
        <translation>Ansagen, Karten, Stiche und Stand, sobald etwas geschieht; die Vorlesetasten antworten immer.</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>Mich rufen, wenn ich dran bin</translation>
    </message>
    <message>
        <source>While another window is in front, the system shows that the game waits for you.</source>
        <translation>Solange ein anderes Fenster vorn ist, zeigt das System, dass das Spiel auf dich wartet.</translation>
    </message>
    <message>
        <source>Call me by a sound as well</source>
        <translation>Mich auch mit einem Ton rufen</translation>
    </message>
    <message>
        <source>Two soft notes besides, if the sound is on.</source>
        <translation>Zwei leise Töne dazu, wenn der Ton an ist.</translation>
    </message>
    <message>
        <source>Ask before the time for Kontra is over</source>
        <translation>Vor Ablauf der Frist für Kontra fragen</translation>
    </message>
    <message>
        <source>The game stops before the card that ends it, if you may double. Otherwise say it in time: key K.</source>
        <translation>Das Spiel hält vor der Karte an, die die Frist beendet, wenn du verdoppeln darfst. Sonst sag es rechtzeitig: Taste K.</translation>
    </message>
    <message>
        <source>End a deal as soon as it is decided</source>
        <translation>Ein Spiel beenden, sobald es entschieden ist</translation>
    </message>
    <message>
        <source>The last cards fall at once when all that has been seen proves that the score cannot change any more.</source>
        <translation>Die letzten Karten fallen auf einmal, sobald feststeht, dass sich das Ergebnis nicht mehr ändern kann.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>How loud cards, knocks and the naming of trumps are.</source>
        <translation>Wie laut Karten, Klopfen und das Nennen des Trumpfs zu hören sind.</translation>
    </message>
    <message>
        <source>Mute the sound</source>
        <translation>Ton ausschalten</translation>
    </message>
    <message>
        <source>Nothing is heard, whatever the volume is. Key M does the same.</source>
        <translation>Es ist nichts zu hören, wie hoch die Lautstärke auch ist. Die Taste M bewirkt dasselbe.</translation>
    </message>
    <message>
        <source>Opponents and partners</source>
        <translation>Gegner und Partner</translation>
    </message>
    <message>
        <source>How well the others at the table play; nobody sees your cards. It holds from the next match on.</source>
        <translation>Wie gut die anderen am Tisch spielen; deine Karten sieht niemand. Gilt ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>Beginner&apos;s aids</source>
        <translation>Hilfen für Anfänger</translation>
    </message>
    <message>
        <source>Marks your trumps and counts what is out, the trick and the card points; all of it has been seen.</source>
        <translation>Markiert deine Trümpfe und zählt, was noch draußen ist, den Stich und die Augen; all das hat man sehen können.</translation>
    </message>
    <message>
        <source>The tutor asks before a card that is</source>
        <translation>Der Tutor fragt vor einer Karte nach:</translation>
    </message>
    <message>
        <source>It knows only what you know. A deal in which it has asked counts as practice.</source>
        <translation>Er weiß nur, was du weißt. Ein Spiel, in dem er gefragt hat, zählt als Übung.</translation>
    </message>
    <message>
        <source>The tutor asks before a bid that is</source>
        <translation>Der Tutor fragt vor einer Ansage nach:</translation>
    </message>
    <message>
        <source>Also before naming, calling, exchanging and folding.</source>
        <translation>Auch vor dem Nennen, Rufen, Tauschen und Aufgeben.</translation>
    </message>
    <message>
        <source>Game points of Faroese Sjavs behind the best choice; where a game pays more, so much more.</source>
        <translation>Abstand zur besten Wahl, in Punkten des Färöischen Sjavs; wo ein Spiel mehr einbringt, entsprechend mehr.</translation>
    </message>
    <message>
        <source>Doubtful is what costs</source>
        <translation>Fraglich ist, was so viel kostet:</translation>
    </message>
    <message>
        <source>Bad is what costs</source>
        <translation>Schlecht ist, was so viel kostet:</translation>
    </message>
    <message>
        <source>Very bad is what costs</source>
        <translation>Sehr schlecht ist, was so viel kostet:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of everything that the program says; a match goes on as it is.</source>
        <translation>Gilt im ganzen Programm; eine laufende Partie geht einfach weiter.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Colours of the window and the felt.</source>
        <translation>Farben von Fenster und Spieltisch.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>What it is covered with, in light and in dark; with high contrast it is black.</source>
        <translation>Seine Oberfläche, in Hell wie in Dunkel; bei hohem Kontrast ist sie schwarz.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>Of the words in windows and panels; those on the felt grow with the window.</source>
        <translation>In Fenstern und Dialogen; die Schrift auf dem Spieltisch wächst mit dem Fenster.</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>French suits (♣ ♠ ♥ ♦) or German ones (Eichel, Gras, Herz, Schellen), also in all words about cards.</source>
        <translation>Französische Farben (♣ ♠ ♥ ♦) oder deutsche (Eichel, Gras, Herz, Schellen), auch in allen Texten.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Of ace, king, queen and jack in French suits: on the cards and wherever these are named.</source>
        <translation>Für Ass, König, Dame und Bube bei französischen Farben: auf den Karten und überall, wo sie genannt werden.</translation>
    </message>
    <message>
        <source>Large signs on the cards</source>
        <translation>Große Zeichen auf den Karten</translation>
    </message>
    <message>
        <source>Rank and suit fill the corner; in the middle is one large sign or a portrait.</source>
        <translation>Rang und Farbe füllen die Ecke; in der Mitte steht ein großes Zeichen oder ein Porträt.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbiges Blatt</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue; German suits have colours of their own anyway.</source>
        <translation>Kreuz ist grün und Karo blau; das deutsche Blatt ist ohnehin vierfarbig.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Rückseite der Karten</translation>
    </message>
    <message>
        <source>Knitted as on Faroese jumpers, or the lozenges of Bavaria.</source>
        <translation>Strickmuster färöischer Pullover oder die bayerischen Rauten.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>The trumps in a hand lie</source>
        <translation>Die Trümpfe liegen im Blatt</translation>
    </message>
    <message>
        <source>The permanent trumps lie among them, also before trumps are named.</source>
        <translation>Die festen Trümpfe liegen dabei, auch bevor der Trumpf genannt ist.</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>From left to right each suit begins with</source>
        <translation>Links in jeder Farbe liegt</translation>
    </message>
    <message>
        <source>By the order in which cards take tricks in the game being played.</source>
        <translation>Nach der Stichkraft der Karten im laufenden Spiel.</translation>
    </message>
    <message>
        <source>Its strongest card</source>
        <translation>Die stärkste Karte</translation>
    </message>
    <message>
        <source>Its weakest card</source>
        <translation>Die schwächste Karte</translation>
    </message>
    <message>
        <source>Red and black suits lie in turn</source>
        <translation>Rote und schwarze Farben im Wechsel</translation>
    </message>
    <message>
        <source>Two suits of one colour lie side by side only where the hand leaves no other order.</source>
        <translation>Zwei rote oder zwei schwarze Farben liegen nur nebeneinander, wenn es nicht anders geht.</translation>
    </message>
    <message>
        <source>A gap between the suits</source>
        <translation>Abstand zwischen den Farben</translation>
    </message>
    <message>
        <source>Without it the cards of a hand lie at equal distances.</source>
        <translation>Sonst liegen alle Karten im Blatt gleich weit auseinander.</translation>
    </message>
    <message>
        <source>A card is played by</source>
        <translation>So wird eine Karte gespielt</translation>
    </message>
    <message>
        <source>Keys always play too, and so does dragging a card onto the table. Dragged within the hand, a card stays where it is put until the deal is over.</source>
        <translation>Mit den Tasten oder durch Ziehen auf den Tisch geht es immer auch. Innerhalb des Blatts gezogen, bleibt eine Karte an ihrem neuen Platz, bis das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>A click</source>
        <translation>Mit einem Klick</translation>
    </message>
    <message>
        <source>A double click</source>
        <translation>Mit einem Doppelklick</translation>
    </message>
    <message>
        <source>A click to choose it, and another to play it</source>
        <translation>Mit einem Klick zum Wählen und einem zweiten zum Spielen</translation>
    </message>
    <message>
        <source>Dragging it onto the table, not by clicks</source>
        <translation>Durch Ziehen auf den Tisch, nicht mit Klicks</translation>
    </message>
    <message>
        <source>Choose a card before it is your turn</source>
        <translation>Eine Karte vormerken, bevor du dran bist</translation>
    </message>
    <message>
        <source>It gets a tick, and is played when your turn comes if the rules allow it. Click it again or press Esc to take it back.</source>
        <translation>Sie bekommt ein Häkchen und wird gespielt, wenn du dran bist, falls die Regeln es erlauben. Ein weiterer Klick oder Esc nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Cards are dealt in packets</source>
        <translation>Karten werden in Päckchen gegeben</translation>
    </message>
    <message>
        <source>In the packets of the rules, one player after the other.</source>
        <translation>Reihum, in Päckchen, wie die Regeln sie vorsehen.</translation>
    </message>
    <message>
        <source>Your hand sorts itself</source>
        <translation>Dein Blatt sortiert sich</translation>
    </message>
    <message>
        <source>Your cards are turned up as they came and then glide into order.</source>
        <translation>Deine Karten werden aufgedeckt, wie sie kamen, und gleiten dann an ihren Platz.</translation>
    </message>
    <message>
        <source>Cards glide to the trick</source>
        <translation>Karten gleiten zum Stich</translation>
    </message>
    <message>
        <source>From the hand of whoever plays them.</source>
        <translation>Aus der Hand dessen, der sie spielt.</translation>
    </message>
    <message>
        <source>The highest trump comes down with a slam</source>
        <translation>Der höchste Trumpf wird auf den Tisch geknallt</translation>
    </message>
    <message>
        <source>Old Mor, or the card that stands in her place, comes from above.</source>
        <translation>Old Mor, oder die Karte an ihrer Stelle, kommt von oben.</translation>
    </message>
    <message>
        <source>Tricks are gathered</source>
        <translation>Stiche werden eingesammelt</translation>
    </message>
    <message>
        <source>The cards of a finished trick glide to whoever has won it.</source>
        <translation>Die Karten eines fertigen Stichs gleiten zu dem, der ihn gewonnen hat.</translation>
    </message>
    <message>
        <source>Cards are exchanged</source>
        <translation>Karten werden getauscht</translation>
    </message>
    <message>
        <source>With the cat in the middle of the table, or between two players.</source>
        <translation>Mit der Katze in der Mitte des Tisches oder zwischen zwei Spielern.</translation>
    </message>
    <message>
        <source>The sign of the trumps grows</source>
        <translation>Das Schild mit dem Trumpf wächst</translation>
    </message>
    <message>
        <source>From whoever has named them to its place on the table.</source>
        <translation>Es kommt von dem, der den Trumpf genannt hat, an seinen Platz auf dem Tisch.</translation>
    </message>
    <message>
        <source>A cross that was won is drawn</source>
        <translation>Ein gewonnenes Kreuz wird gezeichnet</translation>
    </message>
    <message>
        <source>Over the score at the end of the deal; it fades after a while.</source>
        <translation>Über den Punkten am Ende des Spiels; es verblasst nach einer Weile.</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>How fast cards are dealt, played and gathered.</source>
        <translation>Wie schnell Karten gegeben, gespielt und eingesammelt werden.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>A finished trick stays for</source>
        <translation>Ein fertiger Stich bleibt liegen</translation>
    </message>
    <message>
        <source>As the speed: 2.2 seconds with slow cards, 1.5 with normal ones, 0.15 with fast ones. The space bar, or a click beside your cards, goes on sooner.</source>
        <translation>Nach dem Tempo: 2,2 Sekunden bei langsamen Karten, 1,5 bei normalen, 0,15 bei schnellen. Mit der Leertaste oder einem Klick neben deine Karten geht es früher weiter.</translation>
    </message>
    <message>
        <source>As the speed of the cards</source>
        <translation>Nach dem Tempo der Karten</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>0.8 seconds</source>
        <translation>0,8 Sekunden</translation>
    </message>
    <message>
        <source>1.5 seconds</source>
        <translation>1,5 Sekunden</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 Sekunden</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <translation>6 Sekunden</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Bis zum Klick</translation>
    </message>
    <message>
        <source>Motion on the table</source>
        <translation>Bewegung auf dem Tisch</translation>
    </message>
    <message>
        <source>Without motion everything is at once where it belongs; the pace of the game stays the same.</source>
        <translation>Ohne Bewegung ist alles sofort an seinem Platz; das Tempo des Spiels bleibt gleich.</translation>
    </message>
    <message>
        <source>Unless the system asks for less motion</source>
        <translation>Außer wenn das System weniger Bewegung wünscht</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>The sound is off; {key} turns it on again.</source>
        <translation>Der Ton ist aus; {key} schaltet ihn wieder ein.</translation>
    </message>
    <message>
        <source>The sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>Sound off ({key})</source>
        <translation>Ton aus ({key})</translation>
    </message>
    <message>
        <source>Nothing is heard: this program was built without sound. Whoever built it can add the package sounddevice.</source>
        <translation>Es ist nichts zu hören: Dieses Programm wurde ohne Ton gebaut. Wer es gebaut hat, kann das Paket sounddevice hinzufügen.</translation>
    </message>
    <message>
        <source>Nothing is heard yet: the package sounddevice is not installed. “pip install sounddevice” installs it.</source>
        <translation>Noch ist nichts zu hören: Das Paket sounddevice ist nicht installiert. „pip install sounddevice“ installiert es.</translation>
    </message>
    <message>
        <source>Nothing is heard yet: the library PortAudio is not installed (in Debian and Ubuntu: libportaudio2).</source>
        <translation>Noch ist nichts zu hören: Die Bibliothek PortAudio ist nicht installiert (in Debian und Ubuntu: libportaudio2).</translation>
    </message>
    <message>
        <source>Nothing is heard at present: neither loudspeakers nor headphones can be opened.</source>
        <translation>Zurzeit ist nichts zu hören: Weder Lautsprecher noch Kopfhörer lassen sich öffnen.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Matches
won</source>
        <translation>Partien
gewonnen</translation>
    </message>
    <message>
        <source>Matches won, of those that were played to their end</source>
        <translation>Gewonnene Partien, von den zu Ende gespielten</translation>
    </message>
    <message>
        <source>Deals
won</source>
        <translation>Spiele
gewonnen</translation>
    </message>
    <message>
        <source>Deals that your side won, of those that count here</source>
        <translation>Spiele, die deine Seite gewann, von denen, die hier zählen</translation>
    </message>
    <message>
        <source>Points
a deal</source>
        <translation>Punkte
pro Spiel</translation>
    </message>
    <message>
        <source>Game points of your own account per deal, with the standard error</source>
        <translation>Punkte auf deinem Konto pro Spiel, mit dem Standardfehler</translation>
    </message>
    <message>
        <source>Beyond
the others</source>
        <translation>Gegenüber
den anderen</translation>
    </message>
    <message>
        <source>Game points per deal beyond the average of the other accounts, with the standard error: above zero you are the stronger</source>
        <translation>Punkte pro Spiel über dem Schnitt der anderen Konten, mit dem Standardfehler: Über null bist du stärker</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Crosses for your side, and for the others</source>
        <translation>Kreuze für deine Seite und für die anderen</translation>
    </message>
    <message>
        <source>Vol</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Every trick taken: by your side as declarers, and by the others</source>
        <translation>Alle Stiche gemacht: von deiner Seite als Spielerpartei und von den anderen</translation>
    </message>
    <message>
        <source>Javn</source>
        <translation>Javn</translation>
    </message>
    <message>
        <source>Declarers kept to a quarter of the card points: the others by you, and you by them</source>
        <translation>Spielerparteien, die höchstens ein Viertel der Augen bekamen: die anderen gegen euch und ihr gegen sie</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstände</translation>
    </message>
    <message>
        <source>Deals that nobody won</source>
        <translation>Spiele, die niemand gewann</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Count &amp;practice too</source>
        <translation>Ü&amp;bung mitzählen</translation>
    </message>
    <message>
        <source>Deals in which something was taken back or the teacher helped, and deals that were only tried out</source>
        <translation>Spiele, in denen etwas zurückgenommen wurde oder ein Tipp oder der Tutor geholfen hat, und Spiele, die nur ausprobiert wurden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;How deals count</source>
        <translation>&amp;Was zählt</translation>
    </message>
    <message>
        <source>As &amp;declarer</source>
        <translation>Als &amp;Spieler</translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation>Im &amp;Lauf der Zeit</translation>
    </message>
    <message>
        <source>Made as declarer, by trumps dealt; the lines tell how sure that is</source>
        <translation>Als Spieler gewonnen, nach Trümpfen auf der Hand; die Linien zeigen, wie sicher das ist</translation>
    </message>
    <message>
        <source>Success by trumps</source>
        <translation>Erfolg nach Trümpfen</translation>
    </message>
    <message>
        <source>Game points per deal beyond the others, over the last {window} deals; the band tells how sure that is</source>
        <translation>Punkte pro Spiel gegenüber den anderen, über die letzten {window} Spiele; das Band zeigt, wie sicher das ist</translation>
    </message>
    <message>
        <source>There is no deal yet that counts here.</source>
        <translation>Es gibt noch kein Spiel, das hier zählt.</translation>
    </message>
    <message>
        <source>You have not declared yet in a deal that counts here.</source>
        <translation>In einem Spiel, das hier zählt, warst du noch nie der Spieler.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} von {all}</translation>
    </message>
    <message>
        <source>Trumps: {length}; {made} of {declared} made, {share}; 95 % sure between {low} and {high}</source>
        <translation>Trümpfe: {length}; {made} von {declared} gewonnen, {share}; zu 95 % sicher zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>After deal {number}: {mean}; 95 % sure between {low} and {high}</source>
        <translation>Nach Spiel {number}: {mean}; zu 95 % sicher zwischen {low} und {high}</translation>
    </message>
    <message numerus="yes">
        <source>After %n more deal(s) ({game}) it can be told whether this level suits you: {level}.</source>
        <translation>
            <numerusform>Nach %n weiterem Spiel {game} lässt sich sagen, ob diese Stärke zu dir passt: {level}.</numerusform>
            <numerusform>Nach %n weiteren Spielen {game} lässt sich sagen, ob diese Stärke zu dir passt: {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {number} deals ({game}) show no other level that would suit you better: {level}.</source>
        <translation>Deine letzten {number} Spiele {game} zeigen keine andere Stärke, die besser zu dir passen würde: {level}.</translation>
    </message>
    <message>
        <source>In your last {number} deals ({game}) you were better than the others ({level}), and not by chance. Try this level: {better}.</source>
        <translation>In deinen letzten {number} Spielen {game} warst du besser als die anderen ({level}), und das war kein Zufall. Versuch es mit dieser Stärke: {better}.</translation>
    </message>
    <message>
        <source>In your last {number} deals ({game}) the others ({level}) were better than you, and not by chance. Try this level: {better}.</source>
        <translation>In deinen letzten {number} Spielen {game} waren die anderen ({level}) besser als du, und das war kein Zufall. Versuch es mit dieser Stärke: {better}.</translation>
    </message>
</context>
<context>
    <name>teacher</name>
    <message>
        <source>Game points are counted towards the end of the match: in a close finish the same points on the score sheet count for more.</source>
        <translation>Die Punkte sind auf das Ende der Partie hin gerechnet: Steht es kurz vor Schluss knapp, zählen dieselben Punkte auf dem Punktezettel mehr.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others; to lose the match costs {number} more.</source>
        <translation>Die Punkte sind gegenüber dem Durchschnitt der anderen gerechnet; eine verlorene Partie kostet zusätzlich {number}.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others: a game of 10 that two win from two others brings each of the two 13.</source>
        <translation>Die Punkte sind gegenüber dem Durchschnitt der anderen gerechnet: Ein Spiel zu 10, das zwei gegen zwei andere gewinnen, bringt jedem der beiden 13.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others.</source>
        <translation>Die Punkte sind gegenüber dem Durchschnitt der anderen gerechnet.</translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message>
        <source>Deals that could be and were tried: {number}.</source>
        <translation>Ausprobierte Verteilungen: {number}.</translation>
    </message>
    <message>
        <source>Count the cards that would be your trumps. Are they enough to win?</source>
        <translation>Zähl die Karten, die deine Trümpfe wären. Reichen sie, um zu gewinnen?</translation>
    </message>
    <message>
        <source>Look at your first cards: how many trumps are among them?</source>
        <translation>Sieh dir deine ersten Karten an: Wie viele Trümpfe sind dabei?</translation>
    </message>
    <message>
        <source>Compare your suits: how many cards, and how high?</source>
        <translation>Vergleiche deine Farben: Wie viele Karten, und wie hohe?</translation>
    </message>
    <message>
        <source>Look at the cards that are no trumps: which would be lost anyway?</source>
        <translation>Sieh dir die Karten an, die kein Trumpf sind: Welche wären ohnehin verloren?</translation>
    </message>
    <message>
        <source>What would you have to give away for it?</source>
        <translation>Was müsstest du dafür hergeben?</translation>
    </message>
    <message>
        <source>How many tricks can you count on?</source>
        <translation>Mit wie vielen Stichen kannst du rechnen?</translation>
    </message>
    <message>
        <source>How many tricks would your side take against the declarer?</source>
        <translation>Wie viele Stiche würde deine Seite gegen den Spieler machen?</translation>
    </message>
    <message>
        <source>There is nothing to reckon out here.</source>
        <translation>Hier gibt es nichts auszurechnen.</translation>
    </message>
    <message>
        <source>Look at your whole hand: what would be lost anyway, and what is still needed?</source>
        <translation>Sieh dir dein ganzes Blatt an: Was wäre ohnehin verloren, und was wird noch gebraucht?</translation>
    </message>
    <message>
        <source>The rules allow only one card here.</source>
        <translation>Die Regeln erlauben hier nur eine Karte.</translation>
    </message>
    <message>
        <source>You must follow. What does each of these leave in your hand?</source>
        <translation>Du musst zugeben. Was bleibt dir nach jeder dieser Karten auf der Hand?</translation>
    </message>
    <message>
        <source>Which of these would still win a trick later?</source>
        <translation>Welche dieser Karten würde später noch einen Stich machen?</translation>
    </message>
    <message>
        <source>Look at what lies in the trick: is it worth having, and who will get it?</source>
        <translation>Schau, was im Stich liegt: Lohnt er sich, und wer bekommt ihn wohl?</translation>
    </message>
    <message>
        <source>With which card does your side stay in control?</source>
        <translation>Mit welcher Karte behält deine Seite das Spiel in der Hand?</translation>
    </message>
    <message>
        <source>Look at this suit: {suit}.</source>
        <translation>Sieh dir diese Farbe an: {suit}.</translation>
    </message>
    <message>
        <source>Look at your trumps.</source>
        <translation>Sieh dir deine Trümpfe an.</translation>
    </message>
    <message>
        <source>Compare your trumps with this suit: {suit}.</source>
        <translation>Vergleiche deine Trümpfe mit dieser Farbe: {suit}.</translation>
    </message>
    <message>
        <source>Compare these suits: {first}, {second}.</source>
        <translation>Vergleiche diese Farben: {first}, {second}.</translation>
    </message>
    <message>
        <source>Compare the cards in a frame. The others matter less now.</source>
        <translation>Vergleiche die Karten mit Rahmen. Auf die anderen kommt es jetzt weniger an.</translation>
    </message>
    <message>
        <source>The rules allow only one card here: {card}.</source>
        <translation>Die Regeln erlauben hier nur eine Karte: {card}.</translation>
    </message>
    <message>
        <source>Nothing can be bid with this hand: you can only pass.</source>
        <translation>Mit diesem Blatt lässt sich nichts ansagen: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>There is only one thing that can be done here: {choice}.</source>
        <translation>Hier gibt es nur eine Möglichkeit: {choice}.</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>{choice}: {cards}</source>
        <translation>{choice}: {cards}</translation>
    </message>
    <message>
        <source>Game points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <source>Game points: {points}; match won: {chance} %</source>
        <translation>Punkte: {points}; Partie gewonnen: {chance} %</translation>
    </message>
    <message>
        <source>As far as one can tell from {low} to {high}.</source>
        <translation>Soweit sich das sagen lässt, {low} bis {high}.</translation>
    </message>
    <message>
        <source>As good as the first.</source>
        <translation>So gut wie die erste Möglichkeit.</translation>
    </message>
    <message>
        <source>As good as the first, as far as one can tell (within {high}).</source>
        <translation>So gut wie die erste Möglichkeit, soweit sich das sagen lässt (Unterschied höchstens {high}).</translation>
    </message>
    <message>
        <source>Worse for certain: by {cost} ({low} to {high}).</source>
        <translation>Sicher schlechter: um {cost} ({low} bis {high}).</translation>
    </message>
    <message>
        <source>Probably worse: by {cost} ({low} to {high}).</source>
        <translation>Wahrscheinlich schlechter: um {cost} ({low} bis {high}).</translation>
    </message>
    <message>
        <source>Perhaps worse: by {cost} ({low} to {high}).</source>
        <translation>Vielleicht schlechter: um {cost} ({low} bis {high}).</translation>
    </message>
    <message>
        <source>A rule of thumb; nothing was reckoned out.</source>
        <translation>Eine Faustregel; ausgerechnet wurde nichts.</translation>
    </message>
    <message>
        <source>Deals that could be and were tried: {number}. More are being tried…</source>
        <translation>Ausprobierte Verteilungen: {number}. Es werden noch mehr …</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>auf deiner Hand</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>noch draußen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Augen: {points}</translation>
    </message>
    <message>
        <source>Card points: {points}, {lacks} short of {step}</source>
        <translation>Augen: {points}, noch {lacks} bis {step}</translation>
    </message>
    <message>
        <source>Trumps still out: {number}.</source>
        <translation>Trümpfe noch draußen: {number}.</translation>
    </message>
    <message>
        <source>Permanent trumps still out: {number} of {all}.</source>
        <translation>Feste Trümpfe noch draußen: {number} von {all}.</translation>
    </message>
    <message>
        <source>Permanent trumps still out: {number} of {all}. Other trumps: {others}.</source>
        <translation>Feste Trümpfe noch draußen: {number} von {all}. Andere Trümpfe: {others}.</translation>
    </message>
    <message>
        <source>Nothing lies in the trick yet.</source>
        <translation>Im Stich liegt noch nichts.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. {name} is winning: {card}.</source>
        <translation>Augen im Stich: {points}. {name} liegt vorn: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. {name} has won it: {card}.</source>
        <translation>Augen im Stich: {points}. {name} hat ihn gewonnen: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. You have won it: {card}.</source>
        <translation>Augen im Stich: {points}. Du hast ihn gewonnen: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. You are winning: {card}.</source>
        <translation>Augen im Stich: {points}. Du liegst vorn: {card}.</translation>
    </message>
    <message>
        <source>Among them what you laid away: {points}.</source>
        <translation>Davon hast du gedrückt: {points}.</translation>
    </message>
    <message>
        <source>Not known: what the declarer laid away. It counts for the declarer.</source>
        <translation>Nicht bekannt: was der Spieler gedrückt hat. Es zählt für den Spieler.</translation>
    </message>
    <message>
        <source>Not known: what lies in the middle. It counts for the declarer.</source>
        <translation>Nicht bekannt: was in der Mitte liegt. Es zählt für den Spieler.</translation>
    </message>
    <message>
        <source>How it might go on</source>
        <translation>Wie es weitergehen könnte</translation>
    </message>
    <message>
        <source>An example: one deal of many that could be, played by simple rules. How the cards really lie is not known here.</source>
        <translation>Ein Beispiel: eine von vielen möglichen Verteilungen, nach einfachen Regeln gespielt. Wie die Karten wirklich liegen, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>On ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Ein anderes Beispiel</translation>
    </message>
    <message>
        <source>{step}  [{key}]</source>
        <translation>{step}  [{key}]</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>So it is now.</source>
        <translation>So ist es jetzt.</translation>
    </message>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}: {choice}</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Augenblick …</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>How might it go on?</source>
        <translation>Und dann?</translation>
    </message>
    <message>
        <source>Close  [{key}]</source>
        <translation>Schließen  [{key}]</translation>
    </message>
    <message>
        <source>It is over: nothing that is still played can change the score of this deal.</source>
        <translation>Es ist vorbei: Nichts, was noch gespielt wird, kann das Ergebnis dieses Spiels ändern.</translation>
    </message>
    <message>
        <source>With more deals tried another one is first now: {choice}.</source>
        <translation>Nach weiteren Verteilungen liegt jetzt etwas anderes vorn: {choice}.</translation>
    </message>
    <message>
        <source>With more deals tried the order is another one now.</source>
        <translation>Nach weiteren Verteilungen sieht die Reihenfolge jetzt anders aus.</translation>
    </message>
    <message>
        <source>With more deals tried other cards than those in a frame count too.</source>
        <translation>Nach weiteren Verteilungen kommen auch andere Karten infrage als die mit Rahmen.</translation>
    </message>
    <message>
        <source>These are worth a thought, the best first:</source>
        <translation>Das ist eine Überlegung wert, das Beste zuerst:</translation>
    </message>
    <message>
        <source>There is only this:</source>
        <translation>Es gibt nur eine Möglichkeit:</translation>
    </message>
    <message>
        <source>Your choice: {choice}</source>
        <translation>Deine Wahl: {choice}</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>In a lesson there is no other help: it tells everything itself.</source>
        <translation>In einer Lektion gibt es keine andere Hilfe: Sie sagt alles selbst.</translation>
    </message>
    <message>
        <source>Your hand is hidden. Show it first, then ask for a hint.</source>
        <translation>Dein Blatt ist verdeckt. Zeig es erst, dann gibt es einen Tipp.</translation>
    </message>
    <message>
        <source>In a duel there are no hints: both play without help.</source>
        <translation>In einem Duell gibt es keine Tipps: Beide spielen ohne Hilfe.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>A hint is given when it is your turn.</source>
        <translation>Einen Tipp gibt es, wenn du dran bist.</translation>
    </message>
</context>
<context>
    <name>translating</name>
    <message>
        <source>Our guess</source>
        <translation>Unsere Vermutung</translation>
    </message>
    <message>
        <source>Weakly sourced: from a text of another kind, or found only once</source>
        <translation>Schwach belegt: aus einem Text anderer Art oder nur einmal gefunden</translation>
    </message>
    <message>
        <source>Sourced</source>
        <translation>Mit Quelle</translation>
    </message>
    <message>
        <source>Help translate</source>
        <translation>Beim Übersetzen helfen</translation>
    </message>
    <message>
        <source>Not every word in this program has been seen by somebody who grew up with it. If you play Sjavs in Faroese, Danish or German, you can mend what sounds wrong.</source>
        <translation>Nicht jedes Wort in diesem Programm hat jemand gesehen, der damit aufgewachsen ist. Wenn du Sjavs auf Färöisch, Dänisch oder Deutsch spielst, kannst du verbessern, was falsch klingt.</translation>
    </message>
    <message>
        <source>All texts of a language are in one file, which any text editor opens, or Qt Linguist. Copy it, change what stands between &lt;translation&gt; and &lt;/translation&gt;, and start the program with your copy:</source>
        <translation>Alle Texte einer Sprache stehen in einer Datei, die sich mit jedem Texteditor oder mit Qt Linguist öffnen lässt. Kopiere sie, ändere, was zwischen &lt;translation&gt; und &lt;/translation&gt; steht, und starte das Programm mit deiner Kopie:</translation>
    </message>
    <message>
        <source>You see the result at once. Please send the file to the authors.</source>
        <translation>Das Ergebnis siehst du sofort. Bitte schick die Datei den Autoren.</translation>
    </message>
    <message>
        <source>The files: {files}</source>
        <translation>Die Dateien: {files}</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>Something went wrong while the program ran.</source>
        <translation>Etwas ist schiefgegangen, während das Programm lief.</translation>
    </message>
    <message>
        <source>The program crashed the last time it ran.</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt.</translation>
    </message>
    <message>
        <source>This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, machines and files were taken out, so that you can send it to whoever may help.</source>
        <translation>Diese Datei sagt, was in Sjavs Desktop schiefgegangen ist. Sie wurde für dich geschrieben und niemandem geschickt. Namen von Personen, Rechnern und Dateien sind entfernt; du kannst die Datei also jemandem schicken, der vielleicht helfen kann.</translation>
    </message>
    <message>
        <source>The program crashed the last time it ran. Your match is safe: every card is on disk.</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt. Deine Partie ist sicher: Jede Karte ist gespeichert.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody had thought of. Your match is safe: every card is on disk. If the table does not go on, close the window and start again.</source>
        <translation>Es ist etwas schiefgegangen, womit niemand gerechnet hat. Deine Partie ist sicher: Jede Karte ist gespeichert. Geht es am Tisch nicht weiter, schließe das Fenster und starte das Programm neu.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody had thought of, and your match is not on disk. Save its record somewhere else before you close the window.</source>
        <translation>Es ist etwas schiefgegangen, womit niemand gerechnet hat, und deine Partie ist nicht gespeichert. Speichere sie woanders, bevor du das Fenster schließt.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>No report of it could be written.</source>
        <translation>Ein Fehlerbericht ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>A report without names lies in {file}. Nothing was sent; you can send it to whoever may help.</source>
        <translation>Ein anonymisierter Fehlerbericht steht in {file}. Verschickt wurde nichts; du kannst ihn jemandem schicken, der vielleicht helfen kann.</translation>
    </message>
    <message>
        <source>&amp;Show the folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>tutor</name>
    <message>
        <source>Think again</source>
        <translation>Überlegen</translation>
    </message>
    <message>
        <source>Nothing is done yet, and you choose once more.</source>
        <translation>Noch ist nichts gespielt: Du wählst noch einmal.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>You choose once more, with a hint.</source>
        <translation>Du wählst noch einmal, mit einem Tipp.</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem</translation>
    </message>
    <message>
        <source>It stays as you have chosen.</source>
        <translation>Es bleibt, wie du gewählt hast.</translation>
    </message>
    <message>
        <source>Stop tutoring</source>
        <translation>Tutor aus</translation>
    </message>
    <message>
        <source>It stays as you have chosen, and the tutor asks nothing any more.</source>
        <translation>Es bleibt, wie du gewählt hast, und der Tutor fragt nicht mehr.</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>The tutor asks nothing any more; the preferences bring it back.</source>
        <translation>Der Tutor fragt nicht mehr; in den Einstellungen kannst du ihn wieder einschalten.</translation>
    </message>
    <message>
        <source>With more deals tried it is no mistake</source>
        <translation>Nach weiteren Verteilungen ist es kein Fehler</translation>
    </message>
    <message>
        <source>That is doubtful</source>
        <translation>Das ist fraglich</translation>
    </message>
    <message>
        <source>That is bad</source>
        <translation>Das ist schlecht</translation>
    </message>
    <message>
        <source>That is very bad</source>
        <translation>Das ist sehr schlecht</translation>
    </message>
    <message>
        <source>{choice}: about {cost} game points less than the best choice ({low} to {high}).</source>
        <translation>{choice}: etwa {cost} Punkte weniger als die beste Wahl ({low} bis {high}).</translation>
    </message>
</context>
<context>
    <name>typed</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>klopfen</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>abheben</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>lassen</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>ansagen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nennen</translation>
    </message>
    <message>
        <source>call</source>
        <translation>rufen</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>liegen lassen</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>tauschen</translation>
    </message>
    <message>
        <source>take</source>
        <translation>annehmen</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>go</source>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>double</source>
        <translation>verdoppeln</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>betri</source>
        <translation>besser</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>The match is not saved</source>
        <translation>Die Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The match cannot be saved. It is lost if you leave it now; or save it somewhere else.</source>
        <translation>Die Partie lässt sich nicht speichern. Wenn du sie jetzt verlässt, ist sie verloren, es sei denn, du speicherst sie woanders.</translation>
    </message>
    <message>
        <source>Save some&amp;where else…</source>
        <translation>&amp;Woanders speichern …</translation>
    </message>
    <message>
        <source>&amp;Leave it unsaved</source>
        <translation>&amp;Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>&amp;Hier bleiben</translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normally</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Have you played Sjavs before?</source>
        <translation>Hast du schon Sjavs gespielt?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Why did you do that?</source>
        <translation>Warum hast du so gespielt?</translation>
    </message>
    <message>
        <source>◂ &amp;Earlier</source>
        <translation>◂ &amp;Früher</translation>
    </message>
    <message>
        <source>&amp;Later ▸</source>
        <translation>S&amp;päter ▸</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>{moment} · decision {number} of {all}</source>
        <translation>{moment} · Entscheidung {number} von {all}</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>nichts sagen</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>It was as good as the best as far as could be told, so a rule of thumb decided:</source>
        <translation>Soweit sich das sagen ließ, war nichts besser; also entschied eine Faustregel:</translation>
    </message>
    <message>
        <source>More was expected from it than from anything else.</source>
        <translation>Davon war mehr zu erwarten als von allem anderen.</translation>
    </message>
    <message>
        <source>Nothing was expected to bring more, though something else came close.</source>
        <translation>Nichts anderes schien besser, auch wenn etwas nahe herankam.</translation>
    </message>
    <message>
        <source>It was as good as the best as far as could be told.</source>
        <translation>Soweit sich das sagen ließ, war nichts besser.</translation>
    </message>
    <message>
        <source>No rule of thumb speaks for it.</source>
        <translation>Keine Faustregel spricht dafür.</translation>
    </message>
    <message>
        <source>Deals tried that could be, as far as this player knew: {number}.</source>
        <translation>Ausprobierte Verteilungen, die von diesem Platz aus möglich schienen: {number}.</translation>
    </message>
    <message>
        <source>Deals that fit better to what was bid counted for more.</source>
        <translation>Verteilungen, die besser zu den Ansagen passten, zählten mehr.</translation>
    </message>
    <message>
        <source>Nothing was reckoned out: rules of thumb decide here, or there was no real choice.</source>
        <translation>Ausgerechnet wurde nichts: Hier entscheiden Faustregeln, oder es gab keine echte Wahl.</translation>
    </message>
    <message>
        <source>The rules of thumb would have advised: {action}.</source>
        <translation>Die Faustregeln hätten geraten: {action}.</translation>
    </message>
    <message>
        <source>{name} has no clubs</source>
        <translation>{name} hat kein Kreuz</translation>
    </message>
    <message>
        <source>{name} has no spades</source>
        <translation>{name} hat kein Pik</translation>
    </message>
    <message>
        <source>{name} has no hearts</source>
        <translation>{name} hat kein Herz</translation>
    </message>
    <message>
        <source>{name} has no diamonds</source>
        <translation>{name} hat kein Karo</translation>
    </message>
    <message>
        <source>{name} has no trumps</source>
        <translation>{name} hat keinen Trumpf</translation>
    </message>
    <message>
        <source>{name} has no {suit}</source>
        <translation>{name} ist {suit}-frei</translation>
    </message>
    <message>
        <source>You have no clubs</source>
        <translation>Du hast kein Kreuz</translation>
    </message>
    <message>
        <source>You have no spades</source>
        <translation>Du hast kein Pik</translation>
    </message>
    <message>
        <source>You have no hearts</source>
        <translation>Du hast kein Herz</translation>
    </message>
    <message>
        <source>You have no diamonds</source>
        <translation>Du hast kein Karo</translation>
    </message>
    <message>
        <source>You have no trumps</source>
        <translation>Du hast keinen Trumpf</translation>
    </message>
    <message>
        <source>You have no {suit}</source>
        <translation>Du bist {suit}-frei</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Expected game points</source>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>Behind the best</source>
        <translation>Abstand zum Besten</translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>und {number} weitere</translation>
    </message>
    <message>
        <source>Held: {cards}</source>
        <translation>Auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Auf dem Tisch: {cards}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo); the window uses the singular</source>
        <translation>das färöische Rechtschreibwörterbuch (myspell-fo); im Fenster steht die Einzahl</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience; the Faroese spelling dictionary (myspell-fo): kleyvarkongur</source>
        <translation>vp.fo, ein Gedicht über Patiencen; das färöische Rechtschreibwörterbuch (myspell-fo): kleyvarkongur</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience</source>
        <translation>vp.fo, ein Gedicht über Patiencen</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience; the Faroese spelling dictionary (myspell-fo): kleyvaress</source>
        <translation>vp.fo, ein Gedicht über Patiencen; das färöische Rechtschreibwörterbuch (myspell-fo): kleyvaress</translation>
    </message>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo): kleyvardrongur, spaðardrongur and so on</source>
        <translation>das färöische Rechtschreibwörterbuch (myspell-fo): kleyvardrongur, spaðardrongur und so weiter</translation>
    </message>
    <message>
        <source>the packs of Denmark, with which the Faroes play</source>
        <translation>die dänischen Karten, mit denen man auch auf den Färöern spielt</translation>
    </message>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo)</source>
        <translation>das färöische Rechtschreibwörterbuch (myspell-fo)</translation>
    </message>
    <message>
        <source>the article on Klørsjavs and Sjavs</source>
        <translation>der Artikel über Klørsjavs und Sjavs</translation>
    </message>
    <message>
        <source>bedre and besser in the sister games</source>
        <translation>bedre und besser in den verwandten Spielen</translation>
    </message>
    <message>
        <source>pagat.com, in English</source>
        <translation>pagat.com, auf Englisch</translation>
    </message>
    <message>
        <source>in.fo, on bridge</source>
        <translation>in.fo, über Bridge</translation>
    </message>
    <message>
        <source>Faroese sports pages</source>
        <translation>färöische Sportseiten</translation>
    </message>
    <message>
        <source>fo.po of Pinta, baobab, deja-dup, Cairo-Dock, Enlightenment</source>
        <translation>fo.po von Pinta, baobab, deja-dup, Cairo-Dock, Enlightenment</translation>
    </message>
    <message>
        <source>fo.po of Pinta and others have the noun endurgerð; a menu says what to do</source>
        <translation>fo.po von Pinta und anderen hat das Hauptwort endurgerð; ein Menü sagt, was zu tun ist</translation>
    </message>
    <message>
        <source>a round, in Faroese sports pages</source>
        <translation>eine Runde, auf färöischen Sportseiten</translation>
    </message>
    <message>
        <source>Danish lektion</source>
        <translation>das dänische Wort lektion</translation>
    </message>
    <message>
        <source>pagat.com, on Denmark</source>
        <translation>pagat.com, über Dänemark</translation>
    </message>
    <message>
        <source>Danish Wikipedia of 2006</source>
        <translation>dänische Wikipedia von 2006</translation>
    </message>
    <message>
        <source>“stryge katten” means exchange in one source and to leave it in another</source>
        <translation>„stryge katten“ heißt in einer Quelle tauschen, in einer anderen liegen lassen</translation>
    </message>
</context>
</TS>
