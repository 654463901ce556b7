<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n played</numerusform>
            <numerusform>%n played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <translation>
            <numerusform>%n claimed</numerusform>
            <numerusform>%n claimed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resumed</source>
        <translation>
            <numerusform>%n resumed</numerusform>
            <numerusform>%n resumed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>%n for practice</numerusform>
            <numerusform>%n for practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thrown in</source>
        <translation>
            <numerusform>%n thrown in</numerusform>
            <numerusform>%n thrown in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n going on</source>
        <translation>
            <numerusform>%n going on</numerusform>
            <numerusform>%n going on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watched</source>
        <translation>
            <numerusform>%n watched</numerusform>
            <numerusform>%n watched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s), each from every side</source>
        <translation>
            <numerusform>{name}, seed {seed}: %n deal, from every side</numerusform>
            <numerusform>{name}, seed {seed}: %n deals, each from every side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{level}: %n deal(s) declared, {made:.0%} of them made; {time:.1f} ms a decision</source>
        <translation>
            <numerusform>{level}: %n deal declared, {made:.0%} made; {time:.1f} ms a decision</numerusform>
            <numerusform>{level}: %n deals declared, {made:.0%} of them made; {time:.1f} ms a decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s) a pair, each from every side</source>
        <translation>
            <numerusform>{name}, seed {seed}: %n deal a pair, from every side</numerusform>
            <numerusform>{name}, seed {seed}: %n deals a pair, each from every side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n tie</numerusform>
            <numerusform>%n ties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played without a bid</source>
        <translation>
            <numerusform>%n played without a bid</numerusform>
            <numerusform>%n played without a bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annulled</source>
        <translation>
            <numerusform>%n annulled</numerusform>
            <numerusform>%n annulled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) checked, nothing wrong</source>
        <translation>
            <numerusform>%n pack checked, nothing wrong</numerusform>
            <numerusform>%n packs checked, nothing wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing, the first is {file}</source>
        <translation>
            <numerusform>%n picture is missing: {file}</numerusform>
            <numerusform>%n pictures are missing, the first is {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden: {unknown}</source>
        <translation>
            <numerusform>%n card is hidden: {unknown}</numerusform>
            <numerusform>%n cards are hidden: {unknown}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pack}, deal {deal}, after %n action(s): {phase}</source>
        <translation>
            <numerusform>{pack}, deal {deal}, after %n action: {phase}</numerusform>
            <numerusform>{pack}, deal {deal}, after %n actions: {phase}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) drawn from those that could be, the same one perhaps more than once</source>
        <translation>
            <numerusform>%n deal drawn from those that could be</numerusform>
            <numerusform>%n deals drawn from those that could be, the same one perhaps more than once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duel</name>
    <message numerus="yes">
        <source>You have played all %n deal(s).</source>
        <translation>
            <numerusform>You have played the %n deal.</numerusform>
            <numerusform>You have played all %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) differ from the standard.</source>
        <translation>
            <numerusform>%n house rule differs from the standard.</numerusform>
            <numerusform>%n house rules differ from the standard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s) with bots of the level {level}.</source>
        <translation>
            <numerusform>{game}, %n deal with bots of the level {level}.</numerusform>
            <numerusform>{game}, %n deals with bots of the level {level}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exercise</name>
    <message numerus="yes">
        <source>What each choice brings on average, {unit}, in %n deal(s) that could be.</source>
        <translation>
            <numerusform>What each choice brings, {unit}, in %n deal that could be.</numerusform>
            <numerusform>What each choice brings on average, {unit}, in %n deals that could be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>%n more file cannot be used.</numerusform>
            <numerusform>%n more files cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today.</source>
        <translation>
            <numerusform>%n exercise is due today.</numerusform>
            <numerusform>%n exercises are due today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The book: %n deal(s), {solved} of them solved</source>
        <translation>
            <numerusform>The book: %n deal, {solved} solved</numerusform>
            <numerusform>The book: %n deals, {solved} of them solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) have been played. {standing}</source>
        <translation>
            <numerusform>%n trick has been played. {standing}</numerusform>
            <numerusform>%n tricks have been played. {standing}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>felt</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ground</name>
    <message numerus="yes">
        <source>{name} has taken all %n trick(s) so far, and the {card} ends that for certain.</source>
        <translation>
            <numerusform>{name} has taken the %n trick so far, and the {card} ends that for certain.</numerusform>
            <numerusform>{name} has taken all %n tricks so far, and the {card} ends that for certain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far lie here, and the {card} takes this one for certain.</source>
        <translation>
            <numerusform>The %n trick so far lies here, and the {card} takes this one for certain.</numerusform>
            <numerusform>All %n tricks so far lie here, and the {card} takes this one for certain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far are this side&apos;s, and this one is certain too.</source>
        <translation>
            <numerusform>The %n trick so far is this side&apos;s, and this one is certain too.</numerusform>
            <numerusform>All %n tricks so far are this side&apos;s, and this one is certain too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the suit are in this hand, the called {called} too: so a lower one may be led.</source>
        <translation>
            <numerusform>%n card of the suit is in this hand, the called {called} too: so a lower one may be led.</numerusform>
            <numerusform>%n cards of the suit are in this hand, the called {called} too: so a lower one may be led.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead trumps draws them.</source>
        <translation>
            <numerusform>%n trump is still out: to lead trumps draws it.</numerusform>
            <numerusform>%n trumps are still out: to lead trumps draws them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead one helps the declarer ({name}).</source>
        <translation>
            <numerusform>%n trump is still out: to lead one helps the declarer ({name}).</numerusform>
            <numerusform>%n trumps are still out: to lead one helps the declarer ({name}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out, and none below it.</source>
        <translation>
            <numerusform>%n card above the {card} is still out, and none below it.</numerusform>
            <numerusform>%n cards above the {card} are still out, and none below it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out.</source>
        <translation>
            <numerusform>%n card above the {card} is still out.</numerusform>
            <numerusform>%n cards above the {card} are still out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No opponent can have a trump any more, and this hand has %n.</source>
        <translation>
            <numerusform>No opponent can have a trump any more, and this hand has %n.</numerusform>
            <numerusform>No opponent can have a trump any more, and this hand has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with {suit}, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>%n trump with {suit}, {fixed} permanent.</numerusform>
            <numerusform>%n trumps with {suit}, {fixed} of them permanent ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No suit makes more trumps than {suit}: %n, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>No suit makes more trumps than {suit}: %n, {fixed} permanent.</numerusform>
            <numerusform>No suit makes more trumps than {suit}: %n, {fixed} of them permanent ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s), {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>The longest suit, {suit}, would make %n trump, {fixed} permanent.</numerusform>
            <numerusform>The longest suit, {suit}, would make %n trumps, {fixed} of them permanent ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s); a bid in it needs {needs}.</source>
        <translation>
            <numerusform>The longest suit, {suit}, would make %n trump; a bid in it needs {needs}.</numerusform>
            <numerusform>The longest suit, {suit}, would make %n trumps; a bid in it needs {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>This hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</numerusform>
            <numerusform>This hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} this hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>With {suit} this hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</numerusform>
            <numerusform>With {suit} this hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n suit(s) this hand has the lowest card, or none at all.</source>
        <translation>
            <numerusform>In %n suit this hand has the lowest card, or none at all.</numerusform>
            <numerusform>In %n suits this hand has the lowest card, or none at all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are among the first {cards} cards.</source>
        <translation>
            <numerusform>%n trump is among the first {cards} cards.</numerusform>
            <numerusform>%n trumps are among the first {cards} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}, no more than of any suit that can be called; they count {points}.</source>
        <translation>
            <numerusform>%n card of {suit}, no more than of any suit that can be called; it counts {points}.</numerusform>
            <numerusform>%n cards of {suit}, no more than of any suit that can be called; they count {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}; of another suit that can be called there would be only {least}.</source>
        <translation>
            <numerusform>%n card of {suit}; of another suit that can be called there would be only {least}.</numerusform>
            <numerusform>%n cards of {suit}; of another suit that can be called there would be only {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this hand are no trumps, and {talon} would have to be laid away.</source>
        <translation>
            <numerusform>%n card of this hand is no trump, and {talon} would have to be laid away.</numerusform>
            <numerusform>%n cards of this hand are no trumps, and {talon} would have to be laid away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) in the middle count for the declarer all the same.</source>
        <translation>
            <numerusform>The %n card in the middle counts for the declarer all the same.</numerusform>
            <numerusform>The %n cards in the middle count for the declarer all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trump(s) stay in this hand.</source>
        <translation>
            <numerusform>The only trump stays in this hand.</numerusform>
            <numerusform>All %n trumps stay in this hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n trump(s) besides the open {card}.</source>
        <translation>
            <numerusform>This hand has %n trump besides the open {card}.</numerusform>
            <numerusform>This hand has %n trumps besides the open {card}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s) cannot be read either.</source>
        <translation>
            <numerusform>%n other record cannot be read either.</numerusform>
            <numerusform>%n other records cannot be read either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good, with all that was played in them?</source>
        <translation>
            <numerusform>Delete %n match for good, with all that was played in it?</numerusform>
            <numerusform>Delete %n matches for good, with all that was played in them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the whole history for good: %n match(es)?</source>
        <translation>
            <numerusform>Delete the whole history for good: %n match?</numerusform>
            <numerusform>Delete the whole history for good: %n matches?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message numerus="yes">
        <source>Reset %n changed setting(s)? “Take back” brings them back.</source>
        <translation>
            <numerusform>Reset %n changed setting? “Take back” brings it back.</numerusform>
            <numerusform>Reset %n changed settings? “Take back” brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>After %n more deal(s) ({game}) it can be told whether this level suits you: {level}.</source>
        <translation>
            <numerusform>After %n more deal ({game}) it can be told whether this level suits you: {level}.</numerusform>
            <numerusform>After %n more deals ({game}) it can be told whether this level suits you: {level}.</numerusform>
        </translation>
    </message>
</context>
</TS>
