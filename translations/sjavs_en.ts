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
        <source>{name} ({key}), seed {seed}: %n deal(s), each from every side</source>
        <translation>
            <numerusform>{name} ({key}), seed {seed}: %n deal, from every side</numerusform>
            <numerusform>{name} ({key}), seed {seed}: %n deals, each from every side</numerusform>
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
        <source>{name} ({key}), seed {seed}: %n deal(s) a pair, each from every side</source>
        <translation>
            <numerusform>{name} ({key}), seed {seed}: %n deal a pair, from every side</numerusform>
            <numerusform>{name} ({key}), seed {seed}: %n deals a pair, each from every side</numerusform>
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
</TS>
