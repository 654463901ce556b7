<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>Give the match up for good? It stays in the history, but cannot be gone on with.</source>
        <translation>Vil du opgive partiet helt? Det bliver stående i historikken, men kan ikke fortsættes.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgiv</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Opgiv</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Spil videre</translation>
    </message>
    <message>
        <source>Records of matches ({files})</source>
        <translation>Partifiler ({files})</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Gem partiet som fil</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Åbn en partifil</translation>
    </message>
    <message>
        <source>{file}: the file is not UTF-8 text.</source>
        <translation>{file}: filen er ikke UTF-8-tekst.</translation>
    </message>
    <message>
        <source>Deal {number} as it was, and as it became</source>
        <translation>Giv {number}, som den var, og som den blev</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Sådan blev der spillet</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Hvad nu hvis</translation>
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
        <translation>Sikker?</translation>
    </message>
    <message>
        <source>Press once more to bid this: {choice}.</source>
        <translation>Tryk én gang til for at melde dette: {choice}.</translation>
    </message>
    <message>
        <source>Cut the pack, or knock?</source>
        <translation>Vil du tage af eller banke?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>Spiller du?</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Hvad melder du?</translation>
    </message>
    <message>
        <source>Lay, and double the price?</source>
        <translation>Vil du sige Legen og fordoble prisen?</translation>
    </message>
    <message>
        <source>What shall be trumps?</source>
        <translation>Hvad skal være trumf?</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Ingen har meldt endnu</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name}: {bid} (stands)</source>
        <translation>{name}: {bid} (gælder)</translation>
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
        <translation>Segl {seal}</translation>
    </message>
    <message>
        <source>Deal code:</source>
        <translation>Givkode:</translation>
    </message>
    <message>
        <source>The code of this deal: rules and cards. Whoever types it in gets the same cards.</source>
        <translation>Koden for denne giv: regler og kort. Den, der taster den ind, får de samme kort.</translation>
    </message>
    <message>
        <source>The fingerprint made before the first card: {seal}. Afterwards it can be checked: sjavs verify FILE.</source>
        <translation>Fingeraftryk taget før det første kort: {seal}. Det kan efterprøves bagefter: sjavs verify FIL.</translation>
    </message>
    <message>
        <source>A click copies it.</source>
        <translation>Klik for at kopiere.</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>Givkode {code}</translation>
    </message>
    <message>
        <source>{kind}. {name}</source>
        <translation>{kind}. {name}</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Hvad nu hvis</translation>
    </message>
    <message>
        <source>Duel with {name}</source>
        <translation>Duel med {name}</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>What if: this match was played on from a moment of another one.</source>
        <translation>Hvad nu hvis: dette parti blev spillet videre fra et sted i et andet.</translation>
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
        <translation>Vis alle hænder</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What each choice of this deal gave away, and the luck of the cards</source>
        <translation>Hvad hvert valg i denne giv kostede, og heldet med kortene</translation>
    </message>
    <message>
        <source>All hands as they were dealt, the cards in the middle, and what was laid away</source>
        <translation>Alle hænder, som de blev givet, kortene i midten og det, der blev lagt væk</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spil igen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Næste giv</translation>
    </message>
    <message>
        <source>Accounts: {standing}</source>
        <translation>Regnskab: {standing}</translation>
    </message>
    <message>
        <source>The cards are thrown in.</source>
        <translation>Kortene kastes sammen.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Du giver igen.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Du giver næste gang.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} giver igen.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} giver næste gang.</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen meldte</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation>Vi vinder given</translation>
    </message>
    <message>
        <source>They win the deal</source>
        <translation>De vinder given</translation>
    </message>
    <message>
        <source>You have lost the match.</source>
        <translation>Du har tabt partiet.</translation>
    </message>
    <message>
        <source>{name} has lost the match.</source>
        <translation>{name} har tabt partiet.</translation>
    </message>
    <message>
        <source>We have won the match!</source>
        <translation>Vi har vundet partiet!</translation>
    </message>
    <message>
        <source>They have won the match.</source>
        <translation>De har vundet partiet.</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Du har vundet partiet!</translation>
    </message>
    <message>
        <source>{name} has won the match.</source>
        <translation>{name} har vundet partiet.</translation>
    </message>
    <message>
        <source>You lose the deal</source>
        <translation>Du taber given</translation>
    </message>
    <message>
        <source>{name} loses the deal</source>
        <translation>{name} taber given</translation>
    </message>
    <message>
        <source>The defenders win the deal</source>
        <translation>Modspillerne vinder given</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} vinder given</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} vinder given</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Du vinder given</translation>
    </message>
    <message>
        <source>You and {names} win the deal</source>
        <translation>Du og {names} vinder given</translation>
    </message>
    <message>
        <source>You, {names} win the deal</source>
        <translation>Du, {names} vinder given</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} og {name}</translation>
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
        <translation>Hvad lægger du væk?</translation>
    </message>
    <message>
        <source>Exchange with the cat?</source>
        <translation>Vil du bytte med katten?</translation>
    </message>
    <message>
        <source>{name} offers a {game}: {card}</source>
        <translation>{name} tilbyder {game}: {card}</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Læg væk</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Du giver {cards} tilbage</translation>
    </message>
    <message>
        <source>You lay away: {cards}. For another card, put one of these back first: choose it again.</source>
        <translation>Du lægger væk: {cards}. Vil du hellere lægge et andet kort væk, så tag først et af disse tilbage ved at vælge det igen.</translation>
    </message>
    <message>
        <source>Choose the card that you would give back: any but a trump.</source>
        <translation>Vælg det kort, du vil give tilbage: et hvilket som helst, blot ikke trumf.</translation>
    </message>
    <message>
        <source>Choose {needed} of your cards to lay away: {chosen} of {needed} so far.</source>
        <translation>Vælg {needed} kort, du vil lægge væk: {chosen} af {needed} er valgt.</translation>
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
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>You say nothing.</source>
        <translation>Du siger ikke noget.</translation>
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
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begynd</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ gennemført</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begyndt</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Back to the rules</source>
        <translation>&amp;Tilbage til reglerne</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>&amp;Bliv her</translation>
    </message>
    <message>
        <source>Leave the match that is going on? It is kept, and you can go on with it later.</source>
        <translation>Vil du forlade det parti, der er i gang? Det bliver gemt, og du kan fortsætte det senere.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Forlad partiet</translation>
    </message>
    <message>
        <source>Sjavs</source>
        <translation>Sjavs</translation>
    </message>
    <message>
        <source>Leave full screen (Esc)</source>
        <translation>Afslut fuldskærm (Esc)</translation>
    </message>
    <message>
        <source> (and more: {number})</source>
        <translation> (og {number} til)</translation>
    </message>
    <message>
        <source>A rule pack cannot be used: {why}</source>
        <translation>En regelpakke kan ikke bruges: {why}</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Gældende regler</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>Partiet kan ikke gemmes</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Why somebody did something can be told when the deal is over: before, it would give cards away.</source>
        <translation>Hvorfor de andre spillede, som de gjorde, kan du få at vide, når given er slut: inden da ville det røbe kort.</translation>
    </message>
    <message>
        <source>There is no deal yet that could be talked about.</source>
        <translation>Der er ingen giv at forklare endnu.</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Before the first deal</source>
        <translation>Før den første giv</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til begyndelsen</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>En giv tilbage</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>Et stik tilbage</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Et kort tilbage</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Et kort frem</translation>
    </message>
    <message>
        <source>One trick on</source>
        <translation>Et stik frem</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>En giv frem</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutningen</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay</source>
        <translation>Gennemgang</translation>
    </message>
    <message>
        <source>Deals, tricks and cards</source>
        <translation>Giv, stik og kort</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Vis alle &amp;hænder</translation>
    </message>
    <message>
        <source>Played &amp;cards</source>
        <translation>Spillede &amp;kort</translation>
    </message>
    <message>
        <source>Leaves the cards in the hands, in grey, that were played from them.</source>
        <translation>Lader de spillede kort blive i hænderne, i gråt.</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Spil videre herfra</translation>
    </message>
    <message>
        <source>Begins a new match from this moment; the record stays as it is.</source>
        <translation>Begynder et nyt parti herfra; det gemte parti bliver, som det er.</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>&amp;Analyse…</translation>
    </message>
    <message>
        <source>What each choice of this deal gave away</source>
        <translation>Hvad hvert valg i denne giv kostede</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
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
        <translation>Færøernes kortspil.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nyt parti</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Spil nu</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>&amp;Første lektion</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>Lekti&amp;oner…</translation>
    </message>
    <message>
        <source>All of this can be changed later, in the preferences.</source>
        <translation>Alt dette kan ændres senere i indstillingerne.</translation>
    </message>
    <message>
        <source>Choose game and house &amp;rules…</source>
        <translation>Vælg spil og hus&amp;regler…</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Sjavs</source>
        <translation>Om Sjavs</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Sjavs Desktop {version}&lt;/h2&gt;&lt;p&gt;Play and learn Sjavs, the card game of the Faroe Islands. It needs no network and asks for none.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Cards, sounds and texts are the authors&apos; own work.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Sjavs Desktop {version}&lt;/h2&gt;&lt;p&gt;Spil og lær sjavs, Færøernes kortspil. Programmet har ikke brug for netværk og beder heller ikke om det.&lt;/p&gt;&lt;p&gt;Fri software under GNU General Public License, version 3 eller senere. Kort, lyde og tekster er forfatternes eget arbejde.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
</context>
<context>
    <name>accessible</name>
    <message>
        <source>open on the table</source>
        <translation>ligger åbent på bordet</translation>
    </message>
    <message>
        <source>permanent trump</source>
        <translation>fast trumf</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trumf</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valgt</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>kan vælges</translation>
    </message>
    <message>
        <source>may not be chosen</source>
        <translation>kan ikke vælges</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>må spilles</translation>
    </message>
    <message>
        <source>may not be played</source>
        <translation>må ikke spilles</translation>
    </message>
    <message>
        <source>Your cards lie face down.</source>
        <translation>Dine kort ligger med bagsiden op.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du har ingen kort.</translation>
    </message>
    <message>
        <source>You may choose all of them.</source>
        <translation>Du kan vælge dem alle.</translation>
    </message>
    <message>
        <source>You may choose: {cards}.</source>
        <translation>Du kan vælge: {cards}.</translation>
    </message>
    <message>
        <source>No trick lies in the middle.</source>
        <translation>Der ligger intet stik i midten.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Der er ikke taget noget stik endnu.</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <translation>Sidste stik: {cards}.</translation>
    </message>
    <message>
        <source>No cards are on the table.</source>
        <translation>Der ligger ingen kort på bordet.</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>har turen</translation>
    </message>
    <message>
        <source>account: {points}</source>
        <translation>regnskab: {points}</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>over for dig</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>til venstre for dig</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>til højre for dig</translation>
    </message>
    <message>
        <source>declarer: {suit}</source>
        <translation>spilfører: {suit}</translation>
    </message>
    <message>
        <source>{side}: card points {points}, tricks {tricks}</source>
        <translation>{side}: kortpoint {points}, stik {tricks}</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation>Du tager af.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} tager af.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Du banker.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <translation>{name} banker.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>You lay the {card} open and seek a partner.</source>
        <translation>Du lægger {card} åbent frem og søger en makker.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Vendt: {card}.</translation>
    </message>
    <message>
        <source>Score: {standing}.</source>
        <translation>Stilling: {standing}.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Dine kort</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Stikket</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Åbne kort</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Trumps and card points</source>
        <translation>Trumf og kortpoint</translation>
    </message>
    <message>
        <source>chosen for your turn</source>
        <translation>valgt til din tur</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} af {total}</translation>
    </message>
    <message>
        <source>led</source>
        <translation>spillet ud</translation>
    </message>
    <message>
        <source>is winning</source>
        <translation>er ved at vinde</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>In the middle: {card}</source>
        <translation>I midten: {card}</translation>
    </message>
    <message>
        <source>Laid away: {card}</source>
        <translation>Lagt væk: {card}</translation>
    </message>
    <message>
        <source>Open before {name}: {card}</source>
        <translation>Åbent kort ({name}): {card}</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>The record cannot be opened</source>
        <translation>Partifilen kan ikke åbnes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>{game}, deal {deal}: {standing}</source>
        <translation>{game}, giv {deal}: {standing}</translation>
    </message>
</context>
<context>
    <name>book</name>
    <message>
        <source>What is this hand worth?</source>
        <translation>Hvad er hånden værd?</translation>
    </message>
    <message>
        <source>Long enough?</source>
        <translation>Lang nok?</translation>
    </message>
    <message>
        <source>To speak or to be silent</source>
        <translation>Tale eller tie?</translation>
    </message>
    <message>
        <source>The courage to bid</source>
        <translation>Mod til at melde</translation>
    </message>
    <message>
        <source>A word too many?</source>
        <translation>Et ord for meget?</translation>
    </message>
    <message>
        <source>The price of a bid</source>
        <translation>Prisen for en melding</translation>
    </message>
    <message>
        <source>Which shall be trumps?</source>
        <translation>Hvad skal være trumf?</translation>
    </message>
    <message>
        <source>The cat in the middle</source>
        <translation>Katten i midten</translation>
    </message>
    <message>
        <source>On lead again</source>
        <translation>Dit udspil igen</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Det næste skridt</translation>
    </message>
    <message>
        <source>Where to now?</source>
        <translation>Hvorhen nu?</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Højt eller lavt?</translation>
    </message>
    <message>
        <source>The right moment</source>
        <translation>Det rette øjeblik</translation>
    </message>
    <message>
        <source>A suit to open</source>
        <translation>At åbne en farve</translation>
    </message>
    <message>
        <source>Keep going?</source>
        <translation>Fortsætte?</translation>
    </message>
    <message>
        <source>One card lies there</source>
        <translation>Der ligger ét kort</translation>
    </message>
    <message>
        <source>Two are still to come</source>
        <translation>Der kommer to til</translation>
    </message>
    <message>
        <source>Second in line</source>
        <translation>Nummer to i rækken</translation>
    </message>
    <message>
        <source>Too early?</source>
        <translation>For tidligt?</translation>
    </message>
    <message>
        <source>The last word</source>
        <translation>Det sidste ord</translation>
    </message>
    <message>
        <source>Everything lies there</source>
        <translation>Alt ligger på bordet</translation>
    </message>
    <message>
        <source>Take it or leave it</source>
        <translation>Tag det, eller lad det ligge</translation>
    </message>
    <message>
        <source>Nobody plays after you</source>
        <translation>Ingen lægger efter dig</translation>
    </message>
    <message>
        <source>Trump it or not?</source>
        <translation>Trumfe eller ej?</translation>
    </message>
    <message>
        <source>Nothing of that suit</source>
        <translation>Intet i den farve</translation>
    </message>
    <message>
        <source>What a trump is worth</source>
        <translation>Hvad en trumf er værd</translation>
    </message>
    <message>
        <source>Free to choose</source>
        <translation>Frit valg</translation>
    </message>
    <message>
        <source>A chance to trump</source>
        <translation>En chance for at trumfe</translation>
    </message>
    <message>
        <source>The empty suit</source>
        <translation>Den tomme farve</translation>
    </message>
    <message>
        <source>Small or large?</source>
        <translation>Lille eller stor?</translation>
    </message>
    <message>
        <source>Throw something away?</source>
        <translation>Kaste noget af?</translation>
    </message>
    <message>
        <source>Out of the suit</source>
        <translation>Ikke flere i farven</translation>
    </message>
    <message>
        <source>To cut in</source>
        <translation>At gribe ind</translation>
    </message>
    <message>
        <source>The tempting trump</source>
        <translation>Den fristende trumf</translation>
    </message>
    <message>
        <source>A friend is winning</source>
        <translation>En ven har stikket</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick</source>
        <translation>Din makkers stik</translation>
    </message>
    <message>
        <source>A present?</source>
        <translation>En gave?</translation>
    </message>
    <message>
        <source>Trust your partner?</source>
        <translation>Stole på makkeren?</translation>
    </message>
    <message>
        <source>Help that helps</source>
        <translation>Hjælp, der hjælper</translation>
    </message>
    <message>
        <source>Trumps are asked for</source>
        <translation>Der kræves trumf</translation>
    </message>
    <message>
        <source>Which trump?</source>
        <translation>Hvilken trumf?</translation>
    </message>
    <message>
        <source>Trump against trump</source>
        <translation>Trumf mod trumf</translation>
    </message>
    <message>
        <source>Follow, but how?</source>
        <translation>Bekende, men hvordan?</translation>
    </message>
    <message>
        <source>Paying with trumps</source>
        <translation>At betale med trumf</translation>
    </message>
    <message>
        <source>A round of trumps</source>
        <translation>En omgang trumf</translation>
    </message>
    <message>
        <source>Strong or thrifty?</source>
        <translation>Stærk eller sparsommelig?</translation>
    </message>
    <message>
        <source>The trump trick</source>
        <translation>Trumfstikket</translation>
    </message>
    <message>
        <source>Among trumps</source>
        <translation>Trumfer imellem</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Næsten forbi</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>De sidste kort</translation>
    </message>
    <message>
        <source>Few cards, much at stake</source>
        <translation>Få kort, meget på spil</translation>
    </message>
    <message>
        <source>Count, then play</source>
        <translation>Tæl, og spil så</translation>
    </message>
    <message>
        <source>A short ending</source>
        <translation>En kort slutning</translation>
    </message>
    <message>
        <source>The final points</source>
        <translation>De sidste point</translation>
    </message>
    <message>
        <source>The end game</source>
        <translation>Slutspillet</translation>
    </message>
    <message>
        <source>What is still out?</source>
        <translation>Hvad er stadig ude?</translation>
    </message>
    <message>
        <source>The last decision</source>
        <translation>Den sidste afgørelse</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>Med åbne kort</translation>
    </message>
    <message>
        <source>Everything in sight</source>
        <translation>Alt ligger fremme</translation>
    </message>
    <message>
        <source>A riddle</source>
        <translation>En gåde</translation>
    </message>
    <message>
        <source>Look, then play</source>
        <translation>Se, og spil så</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>Intet er skjult</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>Den eneste vej</translation>
    </message>
    <message>
        <source>Eight tricks</source>
        <translation>Otte stik</translation>
    </message>
    <message>
        <source>From the first card to the last</source>
        <translation>Fra første kort til sidste</translation>
    </message>
    <message>
        <source>It can just be done</source>
        <translation>Det kan lige klares</translation>
    </message>
    <message>
        <source>A deal to win</source>
        <translation>En giv, der kan vindes</translation>
    </message>
    <message>
        <source>The ace takes {partner}&apos;s ten of hearts home at once. After a lower heart it stays in your hand to the end, where {left}&apos;s trumps take it.</source>
        <translation>Esset tager straks {partner}s hjerter ti med hjem. Efter en lavere hjerter bliver det på din hånd til det sidste, hvor {left}s trumfer tager det.</translation>
    </message>
    <message>
        <source>{left}&apos;s queen of clubs, the highest trump, takes this trick whatever trump you lead. So lead the one that counts nothing.</source>
        <translation>{left}s klør dame, den højeste trumf, tager dette stik, uanset hvilken trumf du spiller ud. Så spil den ud, der intet tæller.</translation>
    </message>
    <message>
        <source>{left} has neither a club nor a trump, and {partner}&apos;s clubs beat the seven: here the ten of diamonds is safe. Later {left}&apos;s ace of diamonds would take it.</source>
        <translation>{left} har hverken klør eller trumf, og {partner}s klør er højere end syveren: her er ruder ti sikker. Senere ville {left}s ruder es tage den.</translation>
    </message>
    <message>
        <source>The queen of clubs takes this trick in any case. The king costs 4, the ten would cost 10, and the jack of spades is needed to win a trick later.</source>
        <translation>Klør dame tager dette stik under alle omstændigheder. Kongen koster 4, tieren ville koste 10, og spar knægt skal bruges til at vinde et stik senere.</translation>
    </message>
    <message>
        <source>{partner}&apos;s ace of diamonds has this trick, as {left} must follow suit. So the ten of hearts belongs here: kept, it falls to {right}&apos;s queen of clubs in the last trick.</source>
        <translation>{partner}s ruder es har dette stik, da {left} skal bekende. Læg derfor hjerter ti her: gemmer du den, falder den til {right}s klør dame i det sidste stik.</translation>
    </message>
    <message>
        <source>In the line shown the jack of diamonds draws the seven and the king of trumps at once, and {partner}, who takes the trick, goes on with the ace of hearts.</source>
        <translation>I det viste forløb trækker ruder knægt straks trumf syv og trumf konge, og {partner}, der tager stikket, fortsætter med hjerter es.</translation>
    </message>
    <message>
        <source>In the line shown the ace of clubs goes round first, while everybody still has a club. {left} trumps the ten that follows, and {partner} trumps higher.</source>
        <translation>I det viste forløb tager klør es først sit stik, mens alle endnu har en klør. {left} trumfer tieren, der følger, og {partner} trumfer højere.</translation>
    </message>
    <message>
        <source>In the line shown the ace of trumps is safe in the first trick, as {partner} holds the queen of clubs, the highest trump.</source>
        <translation>I det viste forløb er trumf es sikkert i det første stik, da {partner} har klør dame, den højeste trumf.</translation>
    </message>
    <message>
        <source>In the line shown three rounds of trumps take all four that the opponents have.</source>
        <translation>I det viste forløb trækker tre omgange trumf alle de fire ud, som modstanderne har.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Play and learn Sjavs.</source>
        <translation>Spil og lær sjavs.</translation>
    </message>
    <message>
        <source>a record of a match or a duel to look at</source>
        <translation>en partifil eller en duel, der skal vises</translation>
    </message>
    <message>
        <source>{given!r} is not a whole number from {least} to {most}</source>
        <translation>{given!r} er ikke et helt tal fra {least} til {most}</translation>
    </message>
    <message>
        <source>{given!r} is not a whole number of at least {least}</source>
        <translation>{given!r} er ikke et helt tal på mindst {least}</translation>
    </message>
    <message>
        <source>key of a rule pack, or a file (default {pack})</source>
        <translation>nøglen til en regelpakke eller en fil (standard: {pack})</translation>
    </message>
    <message>
        <source>an option of the pack; may be repeated</source>
        <translation>en valgmulighed i pakken; kan gentages</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from (default {seed})</source>
        <translation>startværdi for kortblandingen (standard: {seed})</translation>
    </message>
    <message>
        <source>The code was made with other rules than this version has; the cards are the same.</source>
        <translation>Koden er lavet med andre regler, end denne version har; kortene er de samme.</translation>
    </message>
    <message>
        <source>begin with the deal of this code, and go on with the next ones of its series</source>
        <translation>begynd med given med denne kode, og fortsæt med de næste i serien</translation>
    </message>
    <message>
        <source>the series that deals are of, as its codes begin: 10 characters</source>
        <translation>den serie, givene hører til, altså begyndelsen af deres koder: 10 tegn</translation>
    </message>
    <message>
        <source>the first deal of the series, or of the seed (default 1); its number tells who deals, and whoever cuts is asked</source>
        <translation>den første giv i serien eller fra startværdien (standard: 1); dens nummer bestemmer, hvem der giver, og den, der tager af, bliver spurgt</translation>
    </message>
    <message>
        <source>--series names the seed already and cannot go with --seed</source>
        <translation>--series angiver allerede startværdien og kan ikke bruges sammen med --seed</translation>
    </message>
    <message>
        <source>--series {series!r}: {seed} digits and letters (without U) are expected</source>
        <translation>--series {series!r}: der forventes {seed} cifre og bogstaver (uden U)</translation>
    </message>
    <message>
        <source>--code names rules and cards and cannot go with --{given}</source>
        <translation>--code angiver regler og kort og kan ikke bruges sammen med --{given}</translation>
    </message>
    <message>
        <source>--code {code!r}: {wrong}</source>
        <translation>--code {code!r}: {wrong}</translation>
    </message>
    <message>
        <source>--rule {given!r}: a key and a value are expected, as in must_speak=on</source>
        <translation>--rule {given!r}: der forventes en nøgle og en værdi, som i must_speak=til</translation>
    </message>
    <message>
        <source>{key!r} is not an option of {pack} ({options})</source>
        <translation>{key!r} er ikke en valgmulighed i {pack} ({options})</translation>
    </message>
    <message>
        <source>{key!r} is not an option of {pack}, which has none</source>
        <translation>{key!r} er ikke en valgmulighed i {pack}, som ingen har</translation>
    </message>
    <message>
        <source>--levels {given}: {keys} levels are given, but {counts} are expected</source>
        <translation>--levels {given}: der er angivet {keys} niveauer, men der forventes {counts}</translation>
    </message>
    <message>
        <source>deals to play (default 3)</source>
        <translation>antal giv, der spilles (standard: 3)</translation>
    </message>
    <message>
        <source>folder for the pictures; none are made without it</source>
        <translation>mappe til billederne; uden den laves der ingen</translation>
    </message>
    <message>
        <source>window sizes of the pictures</source>
        <translation>billedernes vinduesstørrelser</translation>
    </message>
    <message>
        <source>of light, dark and contrast (default: light,dark)</source>
        <translation>blandt light, dark og contrast (standard: light,dark)</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from (default: one that shows every phase)</source>
        <translation>startværdi for kortblandingen (standard: en, der viser alle faser)</translation>
    </message>
    <message>
        <source>{part!r} is not a size such as 1024x640 (960x600 to 8000x8000)</source>
        <translation>{part!r} er ikke en størrelse som 1024x640 (960x600 til 8000x8000)</translation>
    </message>
    <message>
        <source>{given!r}: the themes are {list}</source>
        <translation>{given!r}: temaerne er {list}</translation>
    </message>
    <message>
        <source>sjavs demo: the folder {shots} cannot be made: {why}</source>
        <translation>sjavs demo: mappen {shots} kan ikke oprettes: {why}</translation>
    </message>
    <message>
        <source>sjavs demo: something failed on the way
{failed}</source>
        <translation>sjavs demo: noget gik galt undervejs
{failed}</translation>
    </message>
    <message>
        <source>sjavs demo: not all deals were played in time, only {played} of {deals}</source>
        <translation>sjavs demo: kun {played} af {deals} giv blev spillet inden for tiden</translation>
    </message>
    <message>
        <source>deals played: {played}, pictures in {shots}: {taken}</source>
        <translation>spillede giv: {played}, billeder i {shots}: {taken}</translation>
    </message>
    <message>
        <source>deals played: {played}</source>
        <translation>spillede giv: {played}</translation>
    </message>
    <message>
        <source>{picture} cannot be written</source>
        <translation>{picture} kan ikke skrives</translation>
    </message>
    <message>
        <source>write the file of a new duel</source>
        <translation>opret filen til en ny duel</translation>
    </message>
    <message>
        <source>default {deals}</source>
        <translation>standard: {deals}</translation>
    </message>
    <message>
        <source>of the bots ({list}; default {level})</source>
        <translation>computerspillernes niveau ({list}; standard: {level})</translation>
    </message>
    <message>
        <source>under which you play it; for duel play</source>
        <translation>det navn, du spiller under; til duel play</translation>
    </message>
    <message>
        <source>tell how far a duel is, and compare both once they have played</source>
        <translation>vis, hvor langt en duel er nået, og sammenlign de to, når begge har spillet</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>udskriv JSON i stedet for en tabel</translation>
    </message>
    <message>
        <source>play the next deals of a duel in the terminal; each is kept when it is over</source>
        <translation>spil de næste giv i en duel i terminalen; hver giv gemmes, når den er slut</translation>
    </message>
    <message>
        <source>under which you play it (default: that of duel new)</source>
        <translation>det navn, du spiller under (standard: det fra duel new)</translation>
    </message>
    <message>
        <source>{file}: there is such a file already, and it is not overwritten</source>
        <translation>{file}: filen findes allerede og bliver ikke overskrevet</translation>
    </message>
    <message>
        <source>{file}: {deals} of {name}, series {seed}.</source>
        <translation>{file}: {name}, {deals}, serie {seed}.</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 giv</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} giv</translation>
    </message>
    <message>
        <source>duel play needs --name: under which name do you play?</source>
        <translation>duel play kræver --name: hvilket navn spiller du under?</translation>
    </message>
    <message>
        <source>{file}: two have played this duel already</source>
        <translation>{file}: to spillere har allerede spillet denne duel</translation>
    </message>
    <message>
        <source>Duel, deal {deal} of {deals}. {parties} ? helps, {quit} ends.</source>
        <translation>Duel, giv {deal} af {deals}. {parties} ? giver hjælp, {quit} afslutter.</translation>
    </message>
    <message>
        <source>Deal {deal} was not played to its end, so it is not kept.</source>
        <translation>Giv {deal} blev ikke spillet færdig og bliver derfor ikke gemt.</translation>
    </message>
    <message>
        <source>{player} has played the whole duel (deals: {deals}).</source>
        <translation>{player} har spillet hele duellen ({deals} giv).</translation>
    </message>
    <message>
        <source>{name}, series {seed}: {deals} with bots of level {levels}</source>
        <translation>{name}, serie {seed}: {deals} med computerspillere på niveau {levels}</translation>
    </message>
    <message>
        <source>{player}: {number} of {deals} played</source>
        <translation>{player}: {number} af {deals} spillet</translation>
    </message>
    <message>
        <source>What became of the deals is shown once two have played them all.</source>
        <translation>Resultatet vises først, når begge har spillet alle giv.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>giv</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>spilfører</translation>
    </message>
    <message>
        <source>points</source>
        <translation>point</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>forskel</translation>
    </message>
    <message>
        <source>total</source>
        <translation>i alt</translation>
    </message>
    <message>
        <source>{path}: these are no duplicate deals ({format!r} is expected)</source>
        <translation>{path}: dette er ikke duplikatgiv ({format!r} forventes)</translation>
    </message>
    <message>
        <source>{path}: its deals are of another pack: {found!r}</source>
        <translation>{path}: givene i filen er fra en anden regelpakke: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals have other house rules: {found!r}</source>
        <translation>{path}: givene i filen har andre husregler: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals have another seed: {found!r}</source>
        <translation>{path}: givene i filen har en anden startværdi: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals were played with another kernel ({found!r}) and are not mixed with these</source>
        <translation>{path}: givene i filen blev spillet med en anden kerne ({found!r}) og blandes ikke med disse</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>det er ikke UTF-8-tekst</translation>
    </message>
    <message>
        <source>{path}: the deals cannot be kept there: {why}</source>
        <translation>{path}: givene kan ikke gemmes der: {why}</translation>
    </message>
    <message>
        <source>{path}:{number}: this is no line of duplicate deals</source>
        <translation>{path}:{number}: dette er ikke en linje med duplikatgiv</translation>
    </message>
    <message>
        <source>{why} (more is told in {file})</source>
        <translation>{why} (mere står i {file})</translation>
    </message>
    <message>
        <source>Something went wrong in a command.</source>
        <translation>Noget gik galt i en kommando.</translation>
    </message>
    <message>
        <source>sjavs: something went wrong that nobody had thought of ({name}); a report without names lies in {file} and was sent to nobody</source>
        <translation>sjavs: der skete en fejl, som ingen havde forudset ({name}); en fejlrapport uden navne ligger i {file} og er ikke sendt til nogen</translation>
    </message>
    <message>
        <source>This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, machines and files were taken out, so that you can send it to whoever may help.</source>
        <translation>Denne fil fortæller, hvad der gik galt i Sjavs Desktop. Den er skrevet til dig og er ikke sendt til nogen. Navne på personer, computere og filer er taget ud, så du kan sende den til en, der måske kan hjælpe.</translation>
    </message>
    <message>
        <source>began</source>
        <translation>begyndt</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regler</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>giv</translation>
    </message>
    <message>
        <source>status</source>
        <translation>status</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vundet</translation>
    </message>
    <message>
        <source>id</source>
        <translation>navn</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n spillet</numerusform>
            <numerusform>%n spillet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <translation>
            <numerusform>%n afgjort før tid</numerusform>
            <numerusform>%n afgjort før tid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resumed</source>
        <translation>
            <numerusform>%n genoptaget</numerusform>
            <numerusform>%n genoptaget</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>%n som øvelse</numerusform>
            <numerusform>%n som øvelse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n opgivet</numerusform>
            <numerusform>%n opgivet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thrown in</source>
        <translation>
            <numerusform>%n kastet sammen</numerusform>
            <numerusform>%n kastet sammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n going on</source>
        <translation>
            <numerusform>%n i gang</numerusform>
            <numerusform>%n i gang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watched</source>
        <translation>
            <numerusform>%n som tilskuer</numerusform>
            <numerusform>%n som tilskuer</numerusform>
        </translation>
    </message>
    <message>
        <source>print all matches with their deals as JSON</source>
        <translation>udskriv alle partier med deres giv som JSON</translation>
    </message>
    <message>
        <source>write a table, a line for each deal; - is the standard output</source>
        <translation>skriv en tabel med en linje for hver giv; - er standardoutput</translation>
    </message>
    <message>
        <source>the folder with matches/ (default: the user&apos;s own)</source>
        <translation>mappen med matches/ (standard: brugerens egen)</translation>
    </message>
    <message>
        <source>sjavs history: {sentence}</source>
        <translation>sjavs history: {sentence}</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Der er ikke spillet noget endnu.</translation>
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
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n giv</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>take away what this command has made</source>
        <translation>fjern igen, hvad denne kommando har lavet</translation>
    </message>
    <message>
        <source>macOS shows only bundles among the programs: start the game with sjavs-desktop, or use Sjavs.app and drag it into the folder Applications.</source>
        <translation>macOS viser kun appbundter blandt programmerne: start spillet med sjavs-desktop, eller brug Sjavs.app, og træk det til mappen Programmer.</translation>
    </message>
    <message>
        <source>{name} is not installed: install the game with pip or pipx first</source>
        <translation>{name} er ikke installeret: installer først spillet med pip eller pipx</translation>
    </message>
    <message>
        <source>Sjavs is among your programs now ({file}), and opens records and duels; --remove takes that away again.</source>
        <translation>Sjavs er nu blandt dine programmer ({file}) og åbner partifiler og dueller; --remove fjerner det igen.</translation>
    </message>
    <message>
        <source>Sjavs was not among your programs; nothing was changed.</source>
        <translation>Sjavs var ikke blandt dine programmer; intet blev ændret.</translation>
    </message>
    <message>
        <source>Sjavs is not among your programs any more; your matches and settings stay.</source>
        <translation>Sjavs er ikke længere blandt dine programmer; dine partier og indstillinger bliver liggende.</translation>
    </message>
    <message>
        <source>The shortcut could not be made: in the Explorer drag {program} onto the start menu instead.</source>
        <translation>Genvejen kunne ikke oprettes: træk i stedet {program} fra Stifinder til menuen Start.</translation>
    </message>
    <message>
        <source>Sjavs is in the start menu now ({file}); --remove takes it away again.</source>
        <translation>Sjavs er nu i menuen Start ({file}); --remove fjerner det igen.</translation>
    </message>
    <message>
        <source>Sjavs was not in the start menu; nothing was changed.</source>
        <translation>Sjavs var ikke i menuen Start; intet blev ændret.</translation>
    </message>
    <message>
        <source>Sjavs is not in the start menu any more; your matches and settings stay.</source>
        <translation>Sjavs er ikke længere i menuen Start; dine partier og indstillinger bliver liggende.</translation>
    </message>
    <message>
        <source>sjavs-desktop: no log is kept: {why}</source>
        <translation>sjavs-desktop: der føres ingen log: {why}</translation>
    </message>
    <message>
        <source>play in the terminal against three bots</source>
        <translation>spil i terminalen mod tre computerspillere</translation>
    </message>
    <message>
        <source>let bots play matches or duplicates and count</source>
        <translation>lad computerspillere spille partier eller duplikatgiv, og gør resultatet op</translation>
    </message>
    <message>
        <source>show what a seat sees and what a bot thinks of it</source>
        <translation>vis, hvad en plads ser, og hvad en computerspiller mener om det</translation>
    </message>
    <message>
        <source>tell what each choice of a recorded match gave away</source>
        <translation>fortæl, hvad hvert valg i et gemt parti kostede</translation>
    </message>
    <message>
        <source>print a recorded match trick by trick</source>
        <translation>udskriv et gemt parti stik for stik</translation>
    </message>
    <message>
        <source>check the sealed deals of a recorded match</source>
        <translation>efterprøv de forseglede giv i et gemt parti</translation>
    </message>
    <message>
        <source>list every match that was played</source>
        <translation>vis alle partier, der er spillet</translation>
    </message>
    <message>
        <source>play the same deals as somebody else, by a file</source>
        <translation>spil de samme giv som en anden ved hjælp af en fil</translation>
    </message>
    <message>
        <source>list, show and check rule packs</source>
        <translation>vis og kontroller regelpakker</translation>
    </message>
    <message>
        <source>count the legal lines from a deal</source>
        <translation>tæl de lovlige spilleforløb i en giv</translation>
    </message>
    <message>
        <source>play deals by bots in the real window and save pictures</source>
        <translation>lad computerspillere spille giv i det rigtige vindue, og gem billeder</translation>
    </message>
    <message>
        <source>check this installation</source>
        <translation>kontroller denne installation</translation>
    </message>
    <message>
        <source>show the game among the programs of this user, or take it away again</source>
        <translation>vis spillet blandt brugerens programmer, eller fjern det igen</translation>
    </message>
    <message>
        <source>Play and learn Sjavs. Without a command the window opens.</source>
        <translation>Spil og lær sjavs. Uden en kommando åbnes vinduet.</translation>
    </message>
    <message>
        <source>the standard output is closed, so nothing can be printed</source>
        <translation>standardoutput er lukket, så der kan ikke skrives noget</translation>
    </message>
    <message>
        <source>duplicate deals (default {duplicates}), or deals after which a match is stopped (default {deals})</source>
        <translation>duplikatgiv (standard: {duplicates}) eller antal giv, hvorefter et parti standses (standard: {deals})</translation>
    </message>
    <message>
        <source>whole matches</source>
        <translation>hele partier</translation>
    </message>
    <message>
        <source>matches to play (default {games})</source>
        <translation>antal partier, der spilles (standard: {games})</translation>
    </message>
    <message>
        <source>levels by seat, with commas: one for all, two for the sides, or one a seat ({levels})</source>
        <translation>niveauer efter plads, med komma imellem: ét til alle, to til siderne eller ét til hver plads ({levels})</translation>
    </message>
    <message>
        <source>write a record of each match there</source>
        <translation>gem hvert parti som en fil i den mappe</translation>
    </message>
    <message>
        <source>duplicate deals</source>
        <translation>duplikatgiv</translation>
    </message>
    <message>
        <source>Each deal is played once for each account, so that the luck of the cards falls out.</source>
        <translation>Hver giv spilles én gang fra hver side, så heldet med kortene udlignes.</translation>
    </message>
    <message>
        <source>the level that is measured</source>
        <translation>det niveau, der måles</translation>
    </message>
    <message>
        <source>the level that it is compared with</source>
        <translation>det niveau, der sammenlignes med</translation>
    </message>
    <message>
        <source>levels with commas: each against each, and a table</source>
        <translation>niveauer med komma imellem: alle mod alle, vist i en tabel</translation>
    </message>
    <message>
        <source>processes (default: one for each core)</source>
        <translation>antal processer (standard: en for hver kerne)</translation>
    </message>
    <message>
        <source>keep each deal there, and go on from what it has already</source>
        <translation>gem hver giv i den fil, og fortsæt fra det, der allerede står i den</translation>
    </message>
    <message>
        <source>--{key} is for whole matches and cannot go with --{given}</source>
        <translation>--{key} gælder hele partier og kan ikke bruges sammen med --{given}</translation>
    </message>
    <message>
        <source>duplicate deals need --a and --b, or --field</source>
        <translation>duplikatgiv kræver --a og --b eller --field</translation>
    </message>
    <message>
        <source>match {number}, {what}</source>
        <translation>parti {number}, {what}</translation>
    </message>
    <message>
        <source>a match that begins with a deal of a series is played alone and cannot go with --games</source>
        <translation>et parti, der begynder med en giv fra en serie, spilles som eneste parti og kan ikke bruges sammen med --games</translation>
    </message>
    <message>
        <source>--field {field}: two or more different levels are expected</source>
        <translation>--field {field}: der forventes to eller flere forskellige niveauer</translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s), each from every side</source>
        <translation>
            <numerusform>{name}, startværdi {seed}: %n giv, fra alle sider</numerusform>
            <numerusform>{name}, startværdi {seed}: %n giv, hver fra alle sider</numerusform>
        </translation>
    </message>
    <message>
        <source>better in {better}, equal in {equal}, worse in {worse}</source>
        <translation>bedre i {better}, ens i {equal}, dårligere i {worse}</translation>
    </message>
    <message>
        <source>{level}: no deal declared; {time:.1f} ms a decision</source>
        <translation>{level}: aldrig spilfører; {time:.1f} ms pr. valg</translation>
    </message>
    <message numerus="yes">
        <source>{level}: %n deal(s) declared, {made:.0%} of them made; {time:.1f} ms a decision</source>
        <translation>
            <numerusform>{level}: %n giv som spilfører, {made:.0%} klaret; {time:.1f} ms pr. valg</numerusform>
            <numerusform>{level}: %n giv som spilfører, {made:.0%} af dem klaret; {time:.1f} ms pr. valg</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} game points per deal (95 %: {low:+.3f} to {high:+.3f})</source>
        <translation>{a} mod {b}: {mean:+.3f} point pr. giv (95 %: {low:+.3f} til {high:+.3f})</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} game points per deal (too few deals to say how sure that is)</source>
        <translation>{a} mod {b}: {mean:+.3f} point pr. giv (for få giv til at sige, hvor sikkert det er)</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} (95 %: {low:+.3f} to {high:+.3f})</source>
        <translation>{a} mod {b}: {mean:+.3f} (95 %: {low:+.3f} til {high:+.3f})</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} (too few deals to say how sure that is)</source>
        <translation>{a} mod {b}: {mean:+.3f} (for få giv til at sige, hvor sikkert det er)</translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s) a pair, each from every side</source>
        <translation>
            <numerusform>{name}, startværdi {seed}: %n giv for hvert par, fra alle sider</numerusform>
            <numerusform>{name}, startværdi {seed}: %n giv for hvert par, hver fra alle sider</numerusform>
        </translation>
    </message>
    <message>
        <source>points per deal</source>
        <translation>point pr. giv</translation>
    </message>
    <message>
        <source>{low:+.0f} to {high:+4.0f}</source>
        <translation>{low:+.0f} til {high:+4.0f}</translation>
    </message>
    <message>
        <source>{low:+.3f} to {high:+.3f}</source>
        <translation>{low:+.3f} til {high:+.3f}</translation>
    </message>
    <message>
        <source>{folder}: the record cannot be written: {why}</source>
        <translation>{folder}: partifilen kan ikke skrives: {why}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vundne partier</translation>
    </message>
    <message>
        <source>matches lost</source>
        <translation>tabte partier</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>kryds</translation>
    </message>
    <message>
        <source>deals declared</source>
        <translation>giv som spilfører</translation>
    </message>
    <message>
        <source>of these made</source>
        <translation>heraf klaret</translation>
    </message>
    <message>
        <source>of these folded</source>
        <translation>heraf opgivet</translation>
    </message>
    <message>
        <source>deals as partner</source>
        <translation>giv som makker</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle stik</translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation>30 eller færre</translation>
    </message>
    <message>
        <source>seats {list}</source>
        <translation>pladserne {list}</translation>
    </message>
    <message>
        <source>seat {list}</source>
        <translation>plads {list}</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveauer</translation>
    </message>
    <message>
        <source>game points per deal</source>
        <translation>point pr. giv</translation>
    </message>
    <message>
        <source>every account balances</source>
        <translation>alle regnskaber stemmer</translation>
    </message>
    <message>
        <source>{name}, seed {seed}: {counts}</source>
        <translation>{name}, startværdi {seed}: {counts}</translation>
    </message>
    <message>
        <source>{number} {game}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>played: {list}</source>
        <translation>spillet: {list}</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n uafsluttet</numerusform>
            <numerusform>%n uafsluttede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n uafgjort</numerusform>
            <numerusform>%n uafgjorte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played without a bid</source>
        <translation>
            <numerusform>%n spillet uden melding</numerusform>
            <numerusform>%n spillet uden melding</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annulled</source>
        <translation>
            <numerusform>%n givet om</numerusform>
            <numerusform>%n givet om</numerusform>
        </translation>
    </message>
    <message>
        <source>actions of players; a shuffle is none</source>
        <translation>spillernes handlinger; kortblandingen tæller ikke med</translation>
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
        <translation>Vest</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Øst</translation>
    </message>
    <message>
        <source>Cards are written rank before suit: A Sau, T Zehn, K König, Q Ober, J Unter; C Eichel, S Gras, H Herz, D Schellen.</source>
        <translation>Kort skrives med værdien før farven: A Sau, T Zehn, K König, Q Ober, J Unter; C Eichel, S Gras, H Herz, D Schellen.</translation>
    </message>
    <message>
        <source>Cards are written rank before suit: {ace} ace, {king} king, {queen} queen, {jack} jack, T ten; C clubs, S spades, H hearts, D diamonds. {others} may be typed too.</source>
        <translation>Kort skrives med værdien før farven: {ace} es, {king} konge, {queen} dame, {jack} knægt (bonde), T ti; C klør, S spar, H hjerter, D ruder. Du kan også skrive {others}.</translation>
    </message>
    <message>
        <source>cut&gt; </source>
        <translation>aftagning&gt; </translation>
    </message>
    <message>
        <source>legen&gt; </source>
        <translation>Legen&gt; </translation>
    </message>
    <message>
        <source>auction&gt; </source>
        <translation>melding&gt; </translation>
    </message>
    <message>
        <source>naming&gt; </source>
        <translation>farve&gt; </translation>
    </message>
    <message>
        <source>exchange&gt; </source>
        <translation>bytte&gt; </translation>
    </message>
    <message>
        <source>marriage&gt; </source>
        <translation>Hochzeit&gt; </translation>
    </message>
    <message>
        <source>fold&gt; </source>
        <translation>valg&gt; </translation>
    </message>
    <message>
        <source>play&gt; </source>
        <translation>kort&gt; </translation>
    </message>
    <message>
        <source>of the bots ({levels})</source>
        <translation>computerspillernes niveau ({levels})</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from; chance unless given</source>
        <translation>startværdi for kortblandingen; tilfældig, hvis intet er angivet</translation>
    </message>
    <message>
        <source>write the record of the match there at the end</source>
        <translation>gem partiet i den fil til sidst</translation>
    </message>
    <message>
        <source>{name}, seed {seed}. {parties} ? helps, {quit} ends.</source>
        <translation>{name}, startværdi {seed}. {parties} ? giver hjælp, {quit} afslutter.</translation>
    </message>
    <message>
        <source>{save}: the record cannot be written: {why}</source>
        <translation>{save}: partifilen kan ikke skrives: {why}</translation>
    </message>
    <message>
        <source>You and {partner} play against {left} and {right}.</source>
        <translation>Du og {partner} spiller mod {left} og {right}.</translation>
    </message>
    <message>
        <source>You play against {other}.</source>
        <translation>Du spiller mod {other}.</translation>
    </message>
    <message>
        <source>You play against {others}, each for themselves.</source>
        <translation>Du spiller mod {others}, hver for sig.</translation>
    </message>
    <message>
        <source>
Deal {number}. {standing}</source>
        <translation>
Giv {number}. {standing}</translation>
    </message>
    <message>
        <source>Its fingerprint: {digits}</source>
        <translation>Dens fingeraftryk: {digits}</translation>
    </message>
    <message>
        <source>The code of this deal: {code}</source>
        <translation>Koden for denne giv: {code}</translation>
    </message>
    <message>
        <source>Left to come down: {accounts}.</source>
        <translation>Tilbage: {accounts}.</translation>
    </message>
    <message>
        <source>Left: {accounts}.</source>
        <translation>Tilbage: {accounts}.</translation>
    </message>
    <message>
        <source>they</source>
        <translation>de andre</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Chips: {accounts}.</source>
        <translation>Jetoner: {accounts}.</translation>
    </message>
    <message>
        <source>Your hand: {hand}</source>
        <translation>Din hånd: {hand}</translation>
    </message>
    <message>
        <source>The next card ends the time for it: {word}, or {go}&gt; </source>
        <translation>Når det næste kort er lagt, er det for sent: {word} eller {go}&gt; </translation>
    </message>
    <message>
        <source>{typed!r}: type {word}, to double the deal, or {go}.</source>
        <translation>{typed!r}: skriv {word} for at doble given, ellers {go}.</translation>
    </message>
    <message>
        <source>The pack is before you: knock ({knock}), or cut ({cut}).</source>
        <translation>Bunken ligger foran dig: bank på den ({knock}), eller tag af ({cut}).</translation>
    </message>
    <message>
        <source>{names}: the trump {wed} lies open</source>
        <translation>{names}: trumfen {wed} ligger åben</translation>
    </message>
    <message>
        <source>Laid away: {aside}</source>
        <translation>Lagt væk: {aside}</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spiller ud.</translation>
    </message>
    <message>
        <source>{names} leads.</source>
        <translation>{names} spiller ud.</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>På bordet: {cards}</translation>
    </message>
    <message>
        <source>Trumps: {trumps}.</source>
        <translation>Trumf: {trumps}.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Du er makkeren.</translation>
    </message>
    <message>
        <source>Called by {names}: {ace}.</source>
        <translation>{names} har kaldt {ace}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>{knock}, {cut}, or {cut} and a place from {first} to {last}</source>
        <translation>{knock}, {cut}, eller {cut} og et sted fra {first} til {last}</translation>
    </message>
    <message>
        <source>the {number} cards that you lay away, such as {cards}</source>
        <translation>de {number} kort, du lægger væk, for eksempel {cards}</translation>
    </message>
    <message>
        <source>You may say or play: {list}</source>
        <translation>Du kan sige eller spille: {list}</translation>
    </message>
    <message>
        <source>deals: {done} of {total}</source>
        <translation>{done} af {total} giv</translation>
    </message>
    <message>
        <source>deals: {done} of {total}, about {left} s left</source>
        <translation>{done} af {total} giv, cirka {left} s tilbage</translation>
    </message>
    <message>
        <source>matches: {done} of {total}</source>
        <translation>partier: {done} af {total}</translation>
    </message>
    <message>
        <source>matches: {done} of {total}, about {left} s left</source>
        <translation>partier: {done} af {total}, cirka {left} s tilbage</translation>
    </message>
    <message>
        <source>choices: {done} of {total}</source>
        <translation>valg: {done} af {total}</translation>
    </message>
    <message>
        <source>choices: {done} of {total}, about {left} s left</source>
        <translation>valg: {done} af {total}, cirka {left} s tilbage</translation>
    </message>
    <message>
        <source>thinking: {seconds} s</source>
        <translation>tænker: {seconds} s</translation>
    </message>
    <message>
        <source>a record of a match</source>
        <translation>en partifil</translation>
    </message>
    <message>
        <source>{path}: the file is not UTF-8 text (byte {start})</source>
        <translation>{path}: filen er ikke UTF-8-tekst (byte {start})</translation>
    </message>
    <message>
        <source>{path}: the file cannot be read: {why}</source>
        <translation>{path}: filen kan ikke læses: {why}</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>En anden spiller er i tur.</translation>
    </message>
    <message>
        <source>{file}:{number}: {line!r} is against the rules here: {why}</source>
        <translation>{file}:{number}: {line!r} er imod reglerne her: {why}</translation>
    </message>
    <message>
        <source>{name}, seed {seed}</source>
        <translation>{name}, startværdi {seed}</translation>
    </message>
    <message>
        <source>Players: {seats}</source>
        <translation>Spillere: {seats}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Giv {deal}</translation>
    </message>
    <message>
        <source>  in the middle: {talon}</source>
        <translation>  i midten: {talon}</translation>
    </message>
    <message>
        <source>  laid away: {aside}</source>
        <translation>  lagt væk: {aside}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>tvivlsomt</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>dårligt</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>meget dårligt</translation>
    </message>
    <message>
        <source>double at once</source>
        <translation>fordoble straks</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>lade være</translation>
    </message>
    <message>
        <source>leave what lies in the middle</source>
        <translation>lade midten ligge</translation>
    </message>
    <message>
        <source>take up what lies in the middle</source>
        <translation>tage midten op</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>afslå den</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>spille videre</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>give op</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doble</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>ikke sige noget</translation>
    </message>
    <message>
        <source>first cards</source>
        <translation>første kort</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>meldinger</translation>
    </message>
    <message>
        <source>naming</source>
        <translation>trumfvalg</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>bytte</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>before the play</source>
        <translation>før spillet</translation>
    </message>
    <message>
        <source>Tells of each deal what its cards were worth before anybody chose, and which choices gave how much away: with what the player knew, and with all cards open. Costs are in game points towards the match.</source>
        <translation>Fortæller for hver giv, hvad kortene var værd, før nogen valgte, og hvilke valg der kostede hvor meget: ud fra det, spilleren vidste, og med alle kort åbne. Tabet regnes i point i partiet.</translation>
    </message>
    <message>
        <source>print JSON, with every choice and every ply</source>
        <translation>udskriv JSON med hvert valg og hver handling</translation>
    </message>
    <message>
        <source>only the choices of this seat (default: of all)</source>
        <translation>kun valgene fra denne plads (standard: fra alle)</translation>
    </message>
    <message>
        <source>only this deal of the match</source>
        <translation>kun denne giv i partiet</translation>
    </message>
    <message>
        <source>how thoroughly, from 0 to {most} (default {effort})</source>
        <translation>hvor grundigt, fra 0 til {most} (standard: {effort})</translation>
    </message>
    <message>
        <source>there is no seat {seat}: the seats are 0 to {last}</source>
        <translation>der er ingen plads {seat}: pladserne er 0 til {last}</translation>
    </message>
    <message>
        <source>there is no deal {deal}: the record has {number}</source>
        <translation>der er ingen giv {deal}: partifilen har {number}</translation>
    </message>
    <message>
        <source>nothing has been dealt in this record</source>
        <translation>der er ikke givet kort i denne partifil</translation>
    </message>
    <message>
        <source>{name}: {wrong} of {number} choices were mistakes; together they gave away {cost:.2f}</source>
        <translation>{name}: {wrong} af {number} valg var fejl; tilsammen kostede de {cost:.2f}</translation>
    </message>
    <message>
        <source>Costs are in game points towards the end of the match: in a close finish the same points on the score sheet count for more.</source>
        <translation>Tabet regnes i point efter, hvor langt de fører frem mod partiets slutning: når det står lige til sidst, tæller de samme point i regnskabet mere.</translation>
    </message>
    <message>
        <source>Costs are in game points ahead of the average of the others; to lose the match costs more than its points.</source>
        <translation>Tabet regnes i point ud over de andres gennemsnit; at tabe partiet koster mere end pointene.</translation>
    </message>
    <message>
        <source>Costs are in game points ahead of the average of the others.</source>
        <translation>Tabet regnes i point ud over de andres gennemsnit.</translation>
    </message>
    <message>
        <source>  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; it came to {outcome:+.2f}</source>
        <translation>  {names}: kort {luck:+.2f}, egne valg {own:+.2f}, andres valg {rest:+.2f}; det blev {outcome:+.2f}</translation>
    </message>
    <message>
        <source>  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; so far {outcome:+.2f}</source>
        <translation>  {names}: kort {luck:+.2f}, egne valg {own:+.2f}, andres valg {rest:+.2f}; indtil nu {outcome:+.2f}</translation>
    </message>
    <message>
        <source>  No mistakes.</source>
        <translation>  Ingen fejl.</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>fejl</translation>
    </message>
    <message>
        <source>player</source>
        <translation>spiller</translation>
    </message>
    <message>
        <source>when</source>
        <translation>hvornår</translation>
    </message>
    <message>
        <source>did</source>
        <translation>valgt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>bedre</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>cards open</source>
        <translation>åbne kort</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>stik {number}</translation>
    </message>
    <message>
        <source>take it and give {card} back</source>
        <translation>tage den og give {card} tilbage</translation>
    </message>
    <message>
        <source>lay away {cards}</source>
        <translation>lægge {cards} væk</translation>
    </message>
    <message>
        <source>a pack a line, its key first</source>
        <translation>en pakke pr. linje med nøglen først</translation>
    </message>
    <message>
        <source>a pack with all its options</source>
        <translation>en pakke med alle dens valgmuligheder</translation>
    </message>
    <message>
        <source>key of a pack, or a file</source>
        <translation>nøglen til en pakke eller en fil</translation>
    </message>
    <message>
        <source>whether every pack, or the one in a file, can be used</source>
        <translation>kontroller, om alle pakker eller pakken i en fil kan bruges</translation>
    </message>
    <message>
        <source>a rule pack; all of them unless given</source>
        <translation>en regelpakke; alle, hvis ingen er angivet</translation>
    </message>
    <message>
        <source>A preset of {base}.</source>
        <translation>Et regelsæt til {base}.</translation>
    </message>
    <message>
        <source> (default)</source>
        <translation> (standard)</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) checked, nothing wrong</source>
        <translation>
            <numerusform>%n regelpakke kontrolleret, ingen fejl</numerusform>
            <numerusform>%n regelpakker kontrolleret, ingen fejl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing, the first is {file}</source>
        <translation>
            <numerusform>der mangler %n billede: {file}</numerusform>
            <numerusform>der mangler %n billeder, det første er {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>pictures of {cards} cards</source>
        <translation>billeder af {cards} kort</translation>
    </message>
    <message>
        <source>there are no rule packs in {folder}</source>
        <translation>der er ingen regelpakker i {folder}</translation>
    </message>
    <message>
        <source>{found} rule packs: {list}</source>
        <translation>{found} regelpakker: {list}</translation>
    </message>
    <message>
        <source>the compiled kernel</source>
        <translation>den kompilerede kerne</translation>
    </message>
    <message>
        <source>the kernel in Python (it was not compiled; bots think longer)</source>
        <translation>kernen i Python (den blev ikke kompileret; computerspillerne tænker længere)</translation>
    </message>
    <message>
        <source>{runs} ({file}) is wrong: {list}</source>
        <translation>{runs} ({file}) regner forkert: {list}</translation>
    </message>
    <message>
        <source>{runs} solves {deals} stored deals</source>
        <translation>{runs} løser {deals} gemte giv</translation>
    </message>
    <message>
        <source>{key}: the match did not end</source>
        <translation>{key}: partiet blev ikke færdigt</translation>
    </message>
    <message>
        <source>{found} matches, {deals} deals</source>
        <translation>{found} partier, {deals} giv</translation>
    </message>
    <message>
        <source>the deals did not come to their end</source>
        <translation>givene blev ikke spillet til ende</translation>
    </message>
    <message>
        <source>opened, played in and closed</source>
        <translation>åbnet, spillet i og lukket</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>billeder</translation>
    </message>
    <message>
        <source>search</source>
        <translation>søgning</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partier</translation>
    </message>
    <message>
        <source>window</source>
        <translation>vindue</translation>
    </message>
    <message>
        <source>{name}: FAILED</source>
        <translation>{name}: FEJL</translation>
    </message>
    <message>
        <source>selftest passed</source>
        <translation>selvtest bestået</translation>
    </message>
    <message>
        <source>selftest: {failed} of {checks} checks failed</source>
        <translation>selvtest: {failed} af {checks} kontroller mislykkedes</translation>
    </message>
    <message>
        <source>six tricks with the duty to overtrump</source>
        <translation>seks stik med pligt til at overtrumfe</translation>
    </message>
    <message>
        <source>a whole deal with a called ace</source>
        <translation>en hel giv med et kaldt es</translation>
    </message>
    <message>
        <source>five tricks without trumps, to take none</source>
        <translation>fem stik uden trumf, hvor ingen skal tages</translation>
    </message>
    <message>
        <source>{name}: {number} instead of {value}</source>
        <translation>{name}: {number} i stedet for {value}</translation>
    </message>
    <message>
        <source>deal {deal}: {points} card points and {tricks} tricks are not the whole deal</source>
        <translation>giv {deal}: {points} kortpoint og {tricks} stik er ikke hele given</translation>
    </message>
    <message>
        <source>deal {deal}: the accounts begin with {before} instead of {expected}</source>
        <translation>giv {deal}: regnskabet begynder med {before} i stedet for {expected}</translation>
    </message>
    <message>
        <source>deal {deal}: the accounts end with {after} instead of {paid}</source>
        <translation>giv {deal}: regnskabet slutter med {after} i stedet for {paid}</translation>
    </message>
    <message>
        <source>the match ends with {scores} and crosses {crosses}, not {last} and {tuple}</source>
        <translation>partiet slutter med {scores} og kryds {crosses}, ikke med {last} og {tuple}</translation>
    </message>
    <message>
        <source>deal {deal}: the changes {changes} do not sum to zero</source>
        <translation>giv {deal}: ændringerne {changes} giver ikke nul tilsammen</translation>
    </message>
    <message>
        <source>deal {deal}: its lines make {value}, not {base}</source>
        <translation>giv {deal}: linjerne giver {value}, ikke {base}</translation>
    </message>
    <message>
        <source>the queens</source>
        <translation>damerne</translation>
    </message>
    <message>
        <source>the jacks</source>
        <translation>knægtene</translation>
    </message>
    <message>
        <source>the Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>the Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>et menneske</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Tilfældig</translation>
    </message>
    <message>
        <source>the cards in the middle</source>
        <translation>kortene i midten</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>katten</translation>
    </message>
    <message>
        <source>cut at {value}</source>
        <translation>tager af ved {value}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>banker</translation>
    </message>
    <message>
        <source>{players}: deal {packets}</source>
        <translation>{players}: giver {packets}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>{players}: I play</source>
        <translation>{players}: jeg spiller</translation>
    </message>
    <message>
        <source>{players}: bid {offer_words}</source>
        <translation>{players}: melder {offer_words}</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} {suit}</translation>
    </message>
    <message>
        <source>trumps are {suit}</source>
        <translation>{suit} er trumf</translation>
    </message>
    <message>
        <source>only the permanent trumps are trumps</source>
        <translation>kun de faste trumfer er trumf</translation>
    </message>
    <message>
        <source>Nobody has bid: {game}</source>
        <translation>Ingen har meldt: {game}</translation>
    </message>
    <message>
        <source>only {permanent} are trumps</source>
        <translation>kun {permanent} er trumf</translation>
    </message>
    <message>
        <source>{players}: declarer, {game}</source>
        <translation>{players}: spilfører, {game}</translation>
    </message>
    <message>
        <source>no suit is trump</source>
        <translation>ingen farve er trumf</translation>
    </message>
    <message>
        <source>{players}: call the ace of clubs</source>
        <translation>{players}: kalder klør es</translation>
    </message>
    <message>
        <source>{players}: call the ace of spades</source>
        <translation>{players}: kalder spar es</translation>
    </message>
    <message>
        <source>{players}: call the ace of hearts</source>
        <translation>{players}: kalder hjerter es</translation>
    </message>
    <message>
        <source>{players}: call the ace of diamonds</source>
        <translation>{players}: kalder ruder es</translation>
    </message>
    <message>
        <source>{players}: call the {suit}-Sau</source>
        <translation>{players}: kalder {suit}-Sau</translation>
    </message>
    <message>
        <source>{players}: offer {value}, the only trump</source>
        <translation>{players}: tilbyder {value}, den eneste trumf</translation>
    </message>
    <message>
        <source>  {players} turns {value}</source>
        <translation>  {players} vender {value}</translation>
    </message>
    <message>
        <source>  {cards}; taken by {players}</source>
        <translation>  {cards}; {players} tager stikket</translation>
    </message>
    <message>
        <source>In the middle: {list}</source>
        <translation>I midten: {list}</translation>
    </message>
    <message>
        <source>The deal was given up: {how}</source>
        <translation>Given blev opgivet: {how}</translation>
    </message>
    <message>
        <source>Card points: {points} ({how})</source>
        <translation>Kortpoint: {points} ({how})</translation>
    </message>
    <message>
        <source>Value: {reckoned}</source>
        <translation>Værdi: {reckoned}</translation>
    </message>
    <message>
        <source>{paid}; left: {left}</source>
        <translation>{paid}; tilbage: {left}</translation>
    </message>
    <message>
        <source>{base} and {carry} for the tie before for {sides}</source>
        <translation>{sides}: {base} og {carry} for den uafgjorte før</translation>
    </message>
    <message>
        <source>{base} for {sides}</source>
        <translation>{sides}: {base}</translation>
    </message>
    <message>
        <source>{moved} ({base} and {carry} for the tie before)</source>
        <translation>{moved} ({base} og {carry} for den uafgjorte før)</translation>
    </message>
    <message>
        <source>The rubber goes to {side}</source>
        <translation>Robberen er vundet: {side}</translation>
    </message>
    <message>
        <source>The match goes to {side}</source>
        <translation>Partiet er vundet: {side}</translation>
    </message>
    <message>
        <source>The match is lost by {sides}</source>
        <translation>Partiet er tabt: {sides}</translation>
    </message>
    <message>
        <source>The next deal decides between {list}</source>
        <translation>Den næste giv afgør det: {list}</translation>
    </message>
    <message>
        <source>leave {middle}</source>
        <translation>lader {middle} ligge</translation>
    </message>
    <message>
        <source>take up {middle}</source>
        <translation>tager {middle} op</translation>
    </message>
    <message>
        <source>exchange with {middle}</source>
        <translation>bytter med {middle}</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>giver op</translation>
    </message>
    <message>
        <source>lay, the deal counts double</source>
        <translation>siger Legen, given tæller dobbelt</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>afslår</translation>
    </message>
    <message>
        <source>take the trump, and give a card back for it</source>
        <translation>tager trumfen og giver et kort til gengæld</translation>
    </message>
    <message>
        <source>the partner</source>
        <translation>makkeren</translation>
    </message>
    <message>
        <source>Nobody has bid: the cards are thrown in</source>
        <translation>Ingen har meldt: kortene kastes sammen</translation>
    </message>
    <message>
        <source>  open before {player}: {row}</source>
        <translation>  åbne kort ({player}): {row}</translation>
    </message>
    <message>
        <source>leave the pack as it is</source>
        <translation>lader bunken ligge</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>siger Legen</translation>
    </message>
    <message>
        <source>leave the price as it is</source>
        <translation>lader prisen stå</translation>
    </message>
    <message>
        <source>bid {value}</source>
        <translation>melder {value}</translation>
    </message>
    <message>
        <source>name {value}</source>
        <translation>trumf: {value}</translation>
    </message>
    <message>
        <source>call {value}</source>
        <translation>kalder {value}</translation>
    </message>
    <message>
        <source>leave the cards in the middle</source>
        <translation>lader kortene i midten ligge</translation>
    </message>
    <message>
        <source>look at the cards in the middle</source>
        <translation>ser kortene i midten</translation>
    </message>
    <message>
        <source>lay away {value}</source>
        <translation>lægger {value} væk</translation>
    </message>
    <message>
        <source>take the trump, and give {value} back</source>
        <translation>tager trumfen og giver {value} tilbage</translation>
    </message>
    <message>
        <source>refuse the trump</source>
        <translation>afslår trumfen</translation>
    </message>
    <message>
        <source>go on with the deal</source>
        <translation>spiller videre</translation>
    </message>
    <message>
        <source>give the deal up</source>
        <translation>giver op</translation>
    </message>
    <message>
        <source>play {value}</source>
        <translation>spiller {value}</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>aftagningen</translation>
    </message>
    <message>
        <source>the laying</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>meldingerne</translation>
    </message>
    <message>
        <source>the naming of trumps</source>
        <translation>valget af trumf</translation>
    </message>
    <message>
        <source>the exchange</source>
        <translation>bytningen</translation>
    </message>
    <message>
        <source>the marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>the choice whether to play</source>
        <translation>valget, om der spilles</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>spillet</translation>
    </message>
    <message>
        <source>after so many actions (default: the last decision)</source>
        <translation>efter så mange handlinger (standard: den sidste beslutning)</translation>
    </message>
    <message>
        <source>of the bot ({list}; default {level})</source>
        <translation>computerspillerens niveau ({list}; standard: {level})</translation>
    </message>
    <message>
        <source>worlds that it looks at, {more} times as many where {few} cards or fewer are left</source>
        <translation>antal mulige kortfordelinger, den ser på; {more} gange så mange, når der er {few} kort eller færre tilbage</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>udskriv JSON</translation>
    </message>
    <message>
        <source>nobody has anything to decide in this record</source>
        <translation>ingen har noget at beslutte i dette parti</translation>
    </message>
    <message>
        <source>--ply {ply}: actions in the record: {actions}</source>
        <translation>--ply {ply}: antal handlinger i partiet: {actions}</translation>
    </message>
    <message>
        <source>--ply {ply}: nobody has anything to decide there; {near} is the nearest where somebody has</source>
        <translation>--ply {ply}: ingen har noget at beslutte der; det nærmeste sted, hvor nogen har det, er {near}</translation>
    </message>
    <message>
        <source>hand: {value}</source>
        <translation>hånd: {value}</translation>
    </message>
    <message>
        <source>laid away: {aside}</source>
        <translation>lagt væk: {aside}</translation>
    </message>
    <message>
        <source>in the middle: {talon}</source>
        <translation>i midten: {talon}</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>said: {list}</source>
        <translation>sagt: {list}</translation>
    </message>
    <message>
        <source>laid: {list}</source>
        <translation>har sagt Legen: {list}</translation>
    </message>
    <message>
        <source>doubled: {list}</source>
        <translation>doblet: {list}</translation>
    </message>
    <message>
        <source>declarer: {names} ({game})</source>
        <translation>spilfører: {names} ({game})</translation>
    </message>
    <message>
        <source>called: {ace}, partner {names}</source>
        <translation>kaldt: {ace}, makker {names}</translation>
    </message>
    <message>
        <source>called: {ace}</source>
        <translation>kaldt: {ace}</translation>
    </message>
    <message>
        <source>trick {number}: {cards}; taken by {names}</source>
        <translation>stik {number}: {cards}; {names} tog stikket</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>på bordet: {cards}</translation>
    </message>
    <message>
        <source>accounts: {list}</source>
        <translation>regnskab: {list}</translation>
    </message>
    <message>
        <source>no card is hidden any more</source>
        <translation>ingen kort er skjult længere</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden: {unknown}</source>
        <translation>
            <numerusform>%n kort er skjult: {unknown}</numerusform>
            <numerusform>%n kort er skjult: {unknown}</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} cannot have {list}</source>
        <translation>{names} kan ikke have {list}</translation>
    </message>
    <message>
        <source>{names} has at least {number} of {cards} if {list} is there</source>
        <translation>{names} har mindst {number} af {cards}, hvis {list} er på samme hånd</translation>
    </message>
    <message>
        <source>{names} has at least {number} of {cards}</source>
        <translation>{names} har mindst {number} af {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{pack}, deal {deal}, after %n action(s): {phase}</source>
        <translation>
            <numerusform>{pack}, giv {deal}, efter %n handling: {phase}</numerusform>
            <numerusform>{pack}, giv {deal}, efter %n handlinger: {phase}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sees:</source>
        <translation>{player} ser:</translation>
    </message>
    <message>
        <source>and knows:</source>
        <translation>og ved:</translation>
    </message>
    <message>
        <source>There is but one choice, or all choices are the same.</source>
        <translation>Der er kun én mulighed, eller også er de alle lige gode.</translation>
    </message>
    <message>
        <source>{list} count the same</source>
        <translation>{list} kommer ud på ét</translation>
    </message>
    <message>
        <source>{bot} has looked at {counted}, and expects in game points towards the match:</source>
        <translation>{bot} har set på {counted}. Forventede point i partiet:</translation>
    </message>
    <message>
        <source>So few deals tell hardly anything; the rules of thumb decide.</source>
        <translation>Så få kortfordelinger siger næsten ingenting; tommelfingerreglerne afgør det.</translation>
    </message>
    <message>
        <source>{bot} does not search here.</source>
        <translation>{bot} regner ikke forud her.</translation>
    </message>
    <message>
        <source>Its choice: {value}</source>
        <translation>Valget: {value}</translation>
    </message>
    <message>
        <source>to say nothing</source>
        <translation>siger ikke noget</translation>
    </message>
    <message>
        <source>The rule of thumb for it: {rule}</source>
        <translation>Tommelfingerreglen bag: {rule}</translation>
    </message>
    <message>
        <source>The rules of thumb would: {action}</source>
        <translation>Efter tommelfingerreglerne: {action}</translation>
    </message>
    <message>
        <source>What was done: {action}</source>
        <translation>Valgt i partiet: {action}</translation>
    </message>
    <message>
        <source>  {behind:.2f} behind the best in each of these deals</source>
        <translation>  {behind:.2f} under det bedste i hver af disse kortfordelinger</translation>
    </message>
    <message>
        <source>  {behind:.2f} +- {error:.2f} behind the best</source>
        <translation>  {behind:.2f} +- {error:.2f} under det bedste</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) drawn from those that could be, the same one perhaps more than once</source>
        <translation>
            <numerusform>%n kortfordeling, trukket blandt de mulige</numerusform>
            <numerusform>%n kortfordelinger, trukket blandt de mulige, måske den samme flere gange</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed!r} is no card: type rank and suit, such as {example} or 10H.</source>
        <translation>{typed!r} er ikke et kort: skriv værdi og farve, for eksempel {example} eller 10H.</translation>
    </message>
    <message>
        <source>{typed!r} is no call here: type {passing}, or one of {bids}.</source>
        <translation>{typed!r} kan ikke meldes her: skriv {passing} eller en af disse: {bids}.</translation>
    </message>
    <message>
        <source>{typed!r} is no call here: type {passing}.</source>
        <translation>{typed!r} kan ikke meldes her: skriv {passing}.</translation>
    </message>
    <message>
        <source>{typed!r} is no call: type {passing}, or a length such as 5 or 5 {better}.</source>
        <translation>{typed!r} er ingen melding: skriv {passing} eller en længde som 5 eller 5 {better}.</translation>
    </message>
    <message>
        <source>{typed!r}: type {go}, to play on, or {fold}, to give the deal up.</source>
        <translation>{typed!r}: skriv {go} for at spille videre eller {fold} for at opgive given.</translation>
    </message>
    <message>
        <source>{word!r} may be {list}: type the word.</source>
        <translation>{word!r} kan betyde {list}: skriv hele ordet.</translation>
    </message>
    <message>
        <source>{word!r} is no suit: type E, G, H or D, or the word.</source>
        <translation>{word!r} er ikke en farve: skriv E, G, H eller D, eller ordet.</translation>
    </message>
    <message>
        <source>{word!r} is no suit: type C, S, H or D.</source>
        <translation>{word!r} er ikke en farve: skriv C, S, H eller D.</translation>
    </message>
    <message>
        <source>{typed!r}: type {lay}, to double the deal, or {leave}.</source>
        <translation>{typed!r}: skriv {lay} for at fordoble given, ellers {leave}.</translation>
    </message>
    <message>
        <source>{typed!r}: type {refuse}, or {take} and the card that you give back, such as {take} 9C.</source>
        <translation>{typed!r}: skriv {refuse}, eller {take} og det kort, du giver tilbage, for eksempel {take} 9C.</translation>
    </message>
    <message>
        <source>{typed!r}: type {knock}, {cut}, or {cut} and a place such as {cut} 12.</source>
        <translation>{typed!r}: skriv {knock}, {cut}, eller {cut} og et sted, for eksempel {cut} 12.</translation>
    </message>
    <message>
        <source>Checks the sealed deals of a record: 0 is returned when every deal that is asked for was sealed before its first choice, and is the one that was sealed. A record can be written anew by whoever has the file; the fingerprint that you noted before the deal cannot, so compare that one too.</source>
        <translation>Efterprøver de forseglede giv i en partifil og returnerer 0, når alle de ønskede giv blev forseglet før det første valg og er netop dem, der blev forseglet. Enhver, der har partifilen, kan skrive den om; det fingeraftryk, du skrev ned før given, kan ingen ændre, så sammenlign også med det.</translation>
    </message>
    <message>
        <source>what was shown before the deal (its first {shown} digits, or all)</source>
        <translation>det, der blev vist før given (de første {shown} cifre eller alle)</translation>
    </message>
    <message>
        <source>print JSON, with the text that was sealed</source>
        <translation>udskriv JSON med den tekst, der blev forseglet</translation>
    </message>
    <message>
        <source>sjavs verify: {file}: there is no deal {deal} (there are {found})</source>
        <translation>sjavs verify: {file}: der er ingen giv {deal} (her er {found})</translation>
    </message>
    <message>
        <source>--fingerprint {given!r}: {least} to 64 hexadecimal digits are expected</source>
        <translation>--fingerprint {given!r}: der forventes {least} til 64 heksadecimale cifre</translation>
    </message>
    <message>
        <source>Deal {deal}: {seal_words} {series_words}</source>
        <translation>Giv {deal}: {seal_words} {series_words}</translation>
    </message>
    <message>
        <source>  fingerprint {fingerprint}, salt {salt}</source>
        <translation>  fingeraftryk {fingerprint}, salt {salt}</translation>
    </message>
    <message>
        <source>  It is the deal of the fingerprint that you gave.</source>
        <translation>  Det er given med det fingeraftryk, du angav.</translation>
    </message>
    <message>
        <source>The fingerprint that you gave belongs to no deal here: </source>
        <translation>Det fingeraftryk, du angav, hører ikke til nogen giv her: </translation>
    </message>
    <message>
        <source>what lies here is not what was sealed.</source>
        <translation>det, der ligger her, er ikke det, der blev forseglet.</translation>
    </message>
    <message>
        <source>nothing was dealt.</source>
        <translation>der blev ikke givet kort.</translation>
    </message>
    <message>
        <source>All is as it was sealed.</source>
        <translation>Alt er, som da det blev forseglet.</translation>
    </message>
    <message>
        <source>There is no deal to check.</source>
        <translation>Der er ingen giv at efterprøve.</translation>
    </message>
    <message>
        <source>What is tried out in a what-if has no seal of its own: look at the match that it was begun from.</source>
        <translation>Det, der afprøves i et »hvad nu hvis«, har ikke sit eget segl: se på det parti, det udgår fra.</translation>
    </message>
    <message>
        <source>Nothing was sealed, so nothing can be said of these deals.</source>
        <translation>Intet blev forseglet, så der kan ikke siges noget om disse giv.</translation>
    </message>
    <message>
        <source>Not all is as it was sealed.</source>
        <translation>Ikke alt er, som da det blev forseglet.</translation>
    </message>
    <message>
        <source>it was tried out in a what-if, when its cards were known.</source>
        <translation>den blev afprøvet i et »hvad nu hvis«, da kortene allerede var kendte.</translation>
    </message>
    <message>
        <source>it was not sealed.</source>
        <translation>den blev ikke forseglet.</translation>
    </message>
    <message>
        <source>THE SEAL DOES NOT FIT THE CARDS: {shown} was sealed.</source>
        <translation>SEGLET PASSER IKKE TIL KORTENE: {shown} blev forseglet.</translation>
    </message>
    <message>
        <source>the seal fits the cards, BUT IT STANDS BEHIND CHOICES OF THE DEAL.</source>
        <translation>seglet passer til kortene, MEN DET BLEV FØRST SAT EFTER VALG I GIVEN.</translation>
    </message>
    <message>
        <source>sealed before its first choice, and the seal fits the cards.</source>
        <translation>forseglet før det første valg, og seglet passer til kortene.</translation>
    </message>
    <message>
        <source>The cards are number {number} of the series.</source>
        <translation>Kortene er nummer {number} i serien.</translation>
    </message>
    <message>
        <source>The cards are not of the series, as the match began from elsewhere ({origin}).</source>
        <translation>Kortene er ikke fra serien, fordi partiet begyndte et andet sted fra ({origin}).</translation>
    </message>
    <message>
        <source>THE CARDS ARE NOT THOSE OF THE SERIES.</source>
        <translation>KORTENE ER IKKE FRA SERIEN.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} og {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} eller {other}</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>KOMMANDO</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>MÅDE</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>HVAD</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FIL</translation>
    </message>
    <message>
        <source>FILE.ts</source>
        <translation>FIL.ts</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>MAPPE</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>MAPPE</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>KODE</translation>
    </message>
    <message>
        <source>DEPTH</source>
        <translation>DYBDE</translation>
    </message>
    <message>
        <source>PACK</source>
        <translation>PAKKE</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>NØGLE=VÆRDI</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>STARTVÆRDI</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>LEVELS</source>
        <translation>NIVEAUER</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAVN</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAVNE</translation>
    </message>
    <message>
        <source>WxH,...</source>
        <translation>BxH,...</translation>
    </message>
    <message>
        <source>see {command} --help</source>
        <translation>se {command} --help</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>brug: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>positionsargumenter</translation>
    </message>
    <message>
        <source>options</source>
        <translation>tilvalg</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>vis denne hjælp, og afslut</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>vis programmets version, og afslut</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>følgende argumenter er påkrævet: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>ukendte argumenter: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>der forventes ét argument</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>der forventes højst ét argument</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>der forventes mindst ét argument</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>ikke tilladt sammen med argumentet %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>et af argumenterne %s er påkrævet</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumentet %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ugyldigt valg: %(value)r (vælg mellem %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ugyldig værdi for %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>flertydigt tilvalg: %(option)s kan betyde %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>det angivne argument %r blev ignoreret</translation>
    </message>
    <message>
        <source>the name is empty: a file or a folder is expected</source>
        <translation>navnet er tomt: der forventes en fil eller en mappe</translation>
    </message>
    <message>
        <source>the language to speak: {codes}</source>
        <translation>programmets sprog: {codes}</translation>
    </message>
    <message>
        <source>a file of messages (Qt Linguist) that go before those of its language</source>
        <translation>en fil med tekster (Qt Linguist), der går forud for sprogets egne</translation>
    </message>
    <message>
        <source>keep everything in that folder and nothing anywhere else</source>
        <translation>gem alt i den mappe og intet andre steder</translation>
    </message>
    <message>
        <source>{program}: stopped before it was done</source>
        <translation>{program}: stoppet, før det var færdigt</translation>
    </message>
</context>
<context>
    <name>deal_code</name>
    <message>
        <source>Type or paste the code of a deal.</source>
        <translation>Skriv eller indsæt koden for en giv.</translation>
    </message>
    <message>
        <source>This is too long to be a deal code.</source>
        <translation>Det er for langt til at være en givkode.</translation>
    </message>
    <message>
        <source>A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-….</source>
        <translation>En givkode har et kolon mellem reglerne og kortene, som i sjavs:01234-56789-….</translation>
    </message>
    <message>
        <source>There is no “{0}” in a deal code: behind the colon there are digits, and letters without I, L, O and U.</source>
        <translation>Der kan ikke stå »{0}« i en givkode: efter kolonet kommer cifre og bogstaver, dog ikke I, L, O og U.</translation>
    </message>
    <message>
        <source>The code is too short: some of it is missing.</source>
        <translation>Koden er for kort: noget af den mangler.</translation>
    </message>
    <message>
        <source>The code has a typing error, or is not whole yet.</source>
        <translation>Koden har en tastefejl, eller også er den ikke hel endnu.</translation>
    </message>
    <message>
        <source>The code was made by a newer version of this program.</source>
        <translation>Koden er lavet af en nyere version af dette program.</translation>
    </message>
    <message>
        <source>The code holds nothing that a deal could be made of.</source>
        <translation>Koden indeholder ikke noget, der kan blive til en giv.</translation>
    </message>
    <message>
        <source>The code is for the rules “{0}”, which are not here; whoever made it can export them as a file.</source>
        <translation>Koden gælder reglerne »{0}«, som ikke findes her; den, der har lavet koden, kan eksportere dem som en fil.</translation>
    </message>
    <message>
        <source>The rules of the code cannot be played here: {0}</source>
        <translation>Der kan ikke spilles efter kodens regler her: {0}</translation>
    </message>
    <message>
        <source>The code does not fit the cards of the rules that are here.</source>
        <translation>Koden passer ikke til kortene i de regler, der findes her.</translation>
    </message>
    <message>
        <source>The code cuts the pack where these rules do not.</source>
        <translation>I koden er der taget af, men det gør man ikke efter disse regler.</translation>
    </message>
    <message>
        <source>The code lets somebody deal who is not at this table.</source>
        <translation>Ifølge koden er kortgiveren en, der ikke sidder ved dette bord.</translation>
    </message>
    <message>
        <source>{game}, deal {number} of the series {seed}.</source>
        <translation>{game}, giv {number} i serien {seed}.</translation>
    </message>
    <message>
        <source>{game} with other house rules, deal {number} of the series {seed}.</source>
        <translation>{game} med andre husregler, giv {number} i serien {seed}.</translation>
    </message>
    <message>
        <source>{game}, a deal of no series.</source>
        <translation>{game}, en giv uden for serie.</translation>
    </message>
    <message>
        <source>{game} with other house rules, a deal of no series.</source>
        <translation>{game} med andre husregler, en giv uden for serie.</translation>
    </message>
    <message>
        <source>The pack has not been cut yet.</source>
        <translation>Der er ikke taget af endnu.</translation>
    </message>
    <message>
        <source>The code was made with other rules than this version has; the cards are the same.</source>
        <translation>Koden er lavet med andre regler, end denne version har; kortene er de samme.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Givkode</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>Code of the &amp;deal to play:</source>
        <translation>&amp;Kode for den giv, der skal spilles:</translation>
    </message>
    <message>
        <source>Code of the p&amp;resent deal:</source>
        <translation>Kode for den &amp;nuværende giv:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opier</translation>
    </message>
    <message>
        <source>The code of the present deal was copied.</source>
        <translation>Koden for den nuværende giv er kopieret.</translation>
    </message>
</context>
<context>
    <name>duel</name>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Computerspillere</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Den anden</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Næste skridt</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dit &amp;navn:</translation>
    </message>
    <message>
        <source>Number of &amp;deals:</source>
        <translation>Antal &amp;giv:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>Type the name that the other player shall see.</source>
        <translation>Skriv det navn, som den anden spiller skal se.</translation>
    </message>
    <message>
        <source>Duel by file</source>
        <translation>Duel via fil</translation>
    </message>
    <message>
        <source>Two people play the same deals with the same bots, each at their own computer. When you have played, you send a small file; whoever finishes second sees both, deal by deal and card by card.</source>
        <translation>To mennesker spiller de samme giv med de samme computerspillere, hver ved sin egen computer. Når du har spillet, sender du en lille fil; den, der bliver færdig sidst, ser begges spil, giv for giv og kort for kort.</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Dueller</translation>
    </message>
    <message>
        <source>There is no duel yet: begin a new one, or open a file that was sent to you.</source>
        <translation>Der er ingen duel endnu: begynd en ny, eller åbn en fil, som du har fået tilsendt.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Hent den tilbage</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Sl&amp;et…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Ny…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Åbn en fil…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>&amp;Save the file…</source>
        <translation>&amp;Gem filen…</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Sa&amp;mmenlign…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>New duel</source>
        <translation>Ny duel</translation>
    </message>
    <message>
        <source>You will play {game}, the same deals as {name}.</source>
        <translation>Du skal spille {game} med de samme giv som {name}.</translation>
    </message>
    <message>
        <source>Open a duel</source>
        <translation>Åbn en duel</translation>
    </message>
    <message>
        <source>A deal of this duel lies on the table: first end it, or leave it.</source>
        <translation>En giv fra denne duel ligger på bordet: spil den først færdig, eller forlad den.</translation>
    </message>
    <message>
        <source>Delete a duel</source>
        <translation>Slet en duel</translation>
    </message>
    <message>
        <source>Delete this duel of {game}, with all that was played in it? The deals that you have played stay in the history.</source>
        <translation>Vil du slette denne duel ({game}) med alt, hvad der er spillet i den? De giv, du har spillet, bliver i historikken.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behold</translation>
    </message>
    <message>
        <source>The duel was deleted.</source>
        <translation>Duellen er slettet.</translation>
    </message>
    <message>
        <source>“{name}” is who plays against you: take another name.</source>
        <translation>Din modstander hedder »{name}«: vælg et andet navn.</translation>
    </message>
    <message>
        <source>Duels ({files})</source>
        <translation>Dueller ({files})</translation>
    </message>
    <message>
        <source>Save the file of the duel</source>
        <translation>Gem duelfilen</translation>
    </message>
    <message>
        <source>The file was saved as {path}: send it to the other player.</source>
        <translation>Filen er gemt som {path}: send den til den anden spiller.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>What {name} has made more than {other}</source>
        <translation>Hvor meget mere {name} har fået end {other}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Forskel</translation>
    </message>
    <message>
        <source>Duel by file: the comparison</source>
        <translation>Duel via fil: sammenligningen</translation>
    </message>
    <message>
        <source>Deals of the duel</source>
        <translation>Duellens giv</translation>
    </message>
    <message>
        <source>Card &amp;by card, side by side…</source>
        <translation>Kort for &amp;kort, side om side…</translation>
    </message>
    <message>
        <source>Duel by file: deal {number}</source>
        <translation>Duel via fil: giv {number}</translation>
    </message>
    <message>
        <source>{name}: {done} of {deals}</source>
        <translation>{name}: {done} af {deals}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>ikke begyndt</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>kendes ikke endnu</translation>
    </message>
    <message>
        <source>Both have played: compare the two.</source>
        <translation>Begge har spillet: sammenlign de to spil.</translation>
    </message>
    <message>
        <source>Two others play it.</source>
        <translation>Duellen spilles af to andre.</translation>
    </message>
    <message>
        <source>It is your turn to play.</source>
        <translation>Det er din tur til at spille.</translation>
    </message>
    <message>
        <source>Send the file to whoever plays against you.</source>
        <translation>Send filen til din modstander.</translation>
    </message>
    <message>
        <source>Send the file, and open the one that {name} sends.</source>
        <translation>Send filen, og åbn den, som {name} sender.</translation>
    </message>
    <message numerus="yes">
        <source>You have played all %n deal(s).</source>
        <translation>
            <numerusform>Du er færdig: %n giv er spillet.</numerusform>
            <numerusform>Du har spillet alle %n giv.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the file and send it to whoever plays against you. They open it here under Duel by file, play the same deals, and send it back.</source>
        <translation>Gem filen, og send den til din modstander, som åbner den i sit program under »Duel via fil«, spiller de samme giv og sender den tilbage.</translation>
    </message>
    <message>
        <source>{name} has not played all of them yet, or you have not got their file. Save yours and send it to them; once you open the file that comes back, you see both side by side.</source>
        <translation>{name} er ikke færdig endnu, eller også har du ikke fået filen tilbage. Gem din egen fil, og send den; når du åbner den, der kommer tilbage, ser du begges spil side om side.</translation>
    </message>
    <message>
        <source>You will play {game} with bots of the level {level}.</source>
        <translation>Du skal spille {game} med computerspillere på niveauet {level}.</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) differ from the standard.</source>
        <translation>
            <numerusform>%n husregel afviger fra standarden.</numerusform>
            <numerusform>%n husregler afviger fra standarden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules and the level are those of your next match: “New match with other rules” changes them.</source>
        <translation>Reglerne og niveauet er de samme som i dit næste parti: »Nyt parti med andre regler« ændrer dem.</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Kastet sammen</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen meldte</translation>
    </message>
    <message>
        <source>Better in {better}, equal in {equal}, worse in {worse} (deals: {deals}).</source>
        <translation>Bedre i {better}, ens i {equal}, dårligere i {worse} af {deals} giv.</translation>
    </message>
    <message>
        <source>{name} and {other} have made the same: {points} game points.</source>
        <translation>{name} og {other} har fået lige mange: {points} point.</translation>
    </message>
    <message>
        <source>{name} has made {points} game points more than {other}.</source>
        <translation>{name} har fået {points} point mere end {other}.</translation>
    </message>
    <message>
        <source>The points are what a deal brought a player&apos;s account, beyond what it brought the others on average.</source>
        <translation>Pointene viser, hvad en giv gav på spillerens regnskab ud over det, de andre i gennemsnit fik.</translation>
    </message>
    <message>
        <source>The cards were thrown in.</source>
        <translation>Kortene blev kastet sammen.</translation>
    </message>
    <message>
        <source>{player}: {game}, {points} point</source>
        <translation>{player}: {game}, {points} point</translation>
    </message>
    <message>
        <source>{player}: {game}, {points} points</source>
        <translation>{player}: {game}, {points} point</translation>
    </message>
    <message>
        <source>{player}: {game} by {declarer}, {points} point</source>
        <translation>{player}: {game} spillet af {declarer}, {points} point</translation>
    </message>
    <message>
        <source>{player}: {game} by {declarer}, {points} points</source>
        <translation>{player}: {game} spillet af {declarer}, {points} point</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s) with bots of the level {level}.</source>
        <translation>
            <numerusform>{game}, %n giv med computerspillere på niveauet {level}.</numerusform>
            <numerusform>{game}, %n giv med computerspillere på niveauet {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the duel</source>
        <translation>Afslut duellen</translation>
    </message>
    <message>
        <source>Next deal ({number} of {deals})</source>
        <translation>Næste giv ({number} af {deals})</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til begyndelsen</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>Et stik tilbage</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Et kort tilbage</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Et kort frem</translation>
    </message>
    <message>
        <source>One trick on</source>
        <translation>Et stik frem</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutningen</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Qt lacks libraries of the system; on Debian: apt-get install {list}</source>
        <translation>Qt mangler biblioteker fra systemet; på Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>No display answers where WAYLAND_DISPLAY points, and DISPLAY is not set; try sjavs play.</source>
        <translation>Ingen skærm svarer dér, hvor WAYLAND_DISPLAY peger hen, og DISPLAY er ikke sat; prøv sjavs play.</translation>
    </message>
    <message>
        <source>There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); try sjavs play.</source>
        <translation>Der er ingen skærm at åbne et vindue på (hverken DISPLAY eller WAYLAND_DISPLAY er sat); prøv sjavs play.</translation>
    </message>
    <message>
        <source>The display {display} does not answer, so no window can be opened.</source>
        <translation>Skærmen {display} svarer ikke, så der kan ikke åbnes et vindue.</translation>
    </message>
    <message>
        <source>Qt lacks libraries to open a window; on Debian: apt-get install {list}</source>
        <translation>Qt mangler biblioteker for at kunne åbne et vindue; på Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>{variable} is {given!r}, but a window can only be drawn with {least} to {most}</source>
        <translation>{variable} er {given!r}, men et vindue kan kun tegnes med {least} til {most}</translation>
    </message>
    <message>
        <source>{variable} is {wanted!r}, and no window can be opened that way: {why}</source>
        <translation>{variable} er {wanted!r}, og på den måde kan der ikke åbnes et vindue: {why}</translation>
    </message>
    <message>
        <source>nothing answers where WAYLAND_DISPLAY points</source>
        <translation>intet svarer dér, hvor WAYLAND_DISPLAY peger hen</translation>
    </message>
    <message>
        <source>DISPLAY is not set</source>
        <translation>DISPLAY er ikke sat</translation>
    </message>
    <message>
        <source>the display {display} does not answer</source>
        <translation>skærmen {display} svarer ikke</translation>
    </message>
    <message>
        <source>libraries are missing; on Debian: apt-get install {list}</source>
        <translation>der mangler biblioteker; på Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>Qt cannot open a window: {why}</source>
        <translation>Qt kan ikke åbne et vindue: {why}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} has no screen here</source>
        <translation>platformen {name} i Qt har ingen skærm her</translation>
    </message>
    <message>
        <source>Qt has no platform of that name, only {list}</source>
        <translation>Qt har ingen platform med det navn, kun {list}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} lacks the library {library}</source>
        <translation>platformen {name} i Qt mangler biblioteket {library}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} does not work here</source>
        <translation>platformen {name} i Qt virker ikke her</translation>
    </message>
    <message>
        <source>the file should be called {seed}{end}</source>
        <translation>filen burde hedde {seed}{end}</translation>
    </message>
    <message>
        <source>{wrong}; the file is kept as {name}</source>
        <translation>{wrong}; filen er gemt som {name}</translation>
    </message>
    <message>
        <source>{path}: the file cannot be deleted: {why}</source>
        <translation>{path}: filen kan ikke slettes: {why}</translation>
    </message>
    <message>
        <source>{path}: {wrong}; nothing has been changed</source>
        <translation>{path}: {wrong}; intet er ændret</translation>
    </message>
    <message>
        <source>{path}: here the working copies lie; what is sent needs another place</source>
        <translation>{path}: her ligger arbejdskopierne; det, der sendes, skal ligge et andet sted</translation>
    </message>
    <message>
        <source>{path}: there is no such duel any more, so the deal counts for none</source>
        <translation>{path}: duellen findes ikke længere, så given tæller ikke med nogen steder</translation>
    </message>
    <message>
        <source>this is not a duel (it is a folder, or much too large)</source>
        <translation>dette er ikke en duel (det er en mappe, eller filen er alt for stor)</translation>
    </message>
    <message>
        <source>{path}: the duel cannot be read: {why}</source>
        <translation>{path}: duellen kan ikke læses: {why}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>filen er ikke UTF-8-tekst</translation>
    </message>
    <message>
        <source>{path}: the duel cannot be written: {why}</source>
        <translation>{path}: duellen kan ikke skrives: {why}</translation>
    </message>
    <message>
        <source>{path}:1: the bots&apos; level {unknown!r} is not known here; nothing has been changed</source>
        <translation>{path}:1: computerspillernes niveau {unknown!r} kendes ikke her; intet er ændret</translation>
    </message>
    <message>
        <source>{origin!r} names no deal of a duel</source>
        <translation>{origin!r} angiver ikke nogen giv i en duel</translation>
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
        <translation>der forventes en tekst</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high} is expected</source>
        <translation>der forventes et helt tal fra {low} til {high}</translation>
    </message>
    <message>
        <source>one of these is expected: {values}</source>
        <translation>der forventes en af disse: {values}</translation>
    </message>
    <message>
        <source>a list of texts is expected</source>
        <translation>der forventes en liste af tekster</translation>
    </message>
    <message>
        <source>{format} is expected</source>
        <translation>der forventes {format}</translation>
    </message>
    <message>
        <source>there is no game {name!r} here</source>
        <translation>der findes ikke noget spil {name!r} her</translation>
    </message>
    <message>
        <source>a table is expected</source>
        <translation>der forventes en tabel</translation>
    </message>
    <message>
        <source>the game has no option {name!r}</source>
        <translation>spillet har ingen valgmulighed {name!r}</translation>
    </message>
    <message>
        <source>{number} hands are expected</source>
        <translation>der forventes {number} hænder</translation>
    </message>
    <message>
        <source>each of the {number} cards of the game must be there once</source>
        <translation>hvert af spillets {number} kort skal være der én gang</translation>
    </message>
    <message>
        <source>every hand needs {number} cards</source>
        <translation>hver hånd skal have {number} kort</translation>
    </message>
    <message>
        <source>a kind and an action are expected</source>
        <translation>der forventes en type og en handling</translation>
    </message>
    <message>
        <source>{name}: there is no suit {value}</source>
        <translation>{name}: der er ingen farve {value}</translation>
    </message>
    <message>
        <source>after them it must be the turn of seat 0</source>
        <translation>efter dem skal det være plads 0, der er i tur</translation>
    </message>
    <message>
        <source>{action} is not allowed there</source>
        <translation>{action} er ikke tilladt der</translation>
    </message>
    <message>
        <source>at least one right choice is expected</source>
        <translation>der forventes mindst ét rigtigt valg</translation>
    </message>
    <message>
        <source>it must lead to the end of the deal</source>
        <translation>den skal føre til givens slutning</translation>
    </message>
    <message>
        <source>{file}: the file is not UTF-8 text.</source>
        <translation>{file}: filen er ikke UTF-8-tekst.</translation>
    </message>
    <message>
        <source>{file}: the exercises are of a newer version, and stay as they are.</source>
        <translation>{file}: øvelserne er fra en nyere version og bliver, som de er.</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is no line of exercises</source>
        <translation>{file}, linje {line}: dette er ikke en linje med øvelser</translation>
    </message>
    <message>
        <source>{why}; the file is kept as {name}.</source>
        <translation>{why}; filen er gemt som {name}.</translation>
    </message>
    <message>
        <source>{path}: the file is not UTF-8 text</source>
        <translation>{path}: filen er ikke UTF-8-tekst</translation>
    </message>
    <message>
        <source>{path}: the file cannot be read: {why}</source>
        <translation>{path}: filen kan ikke læses: {why}</translation>
    </message>
    <message>
        <source>a row is not text</source>
        <translation>en række er ikke tekst</translation>
    </message>
    <message>
        <source>{id!r} is not the name of a match</source>
        <translation>{id!r} er ikke navnet på et parti</translation>
    </message>
    <message>
        <source>{path}: the match is open, so it cannot be deleted now</source>
        <translation>{path}: partiet er åbent og kan derfor ikke slettes nu</translation>
    </message>
    <message>
        <source>{path}: the file is of a newer version of the program and stays as it is; {beside} is used</source>
        <translation>{path}: filen er fra en nyere version af programmet og bliver liggende urørt; {beside} bruges i stedet</translation>
    </message>
    <message>
        <source>{path}: {why}; the file is kept as {kept}, and the history is made anew</source>
        <translation>{path}: {why}; filen gemmes som {kept}, og historikken laves på ny</translation>
    </message>
    <message>
        <source>{path}: the file of the history is broken, and another one breaks as soon as it is made</source>
        <translation>{path}: historikkens fil er ødelagt, og en ny går i stykker med det samme</translation>
    </message>
    <message>
        <source>there is a folder where the file of the history should be</source>
        <translation>der er en mappe, hvor historikkens fil skulle være</translation>
    </message>
    <message>
        <source>this is not the file of a history</source>
        <translation>filen er ikke en historik</translation>
    </message>
    <message>
        <source>the file of the history is broken (its tables have no readable names)</source>
        <translation>historikkens fil er ødelagt (dens tabeller har ingen læselige navne)</translation>
    </message>
    <message>
        <source>the file of the history is broken ({why})</source>
        <translation>historikkens fil er ødelagt ({why})</translation>
    </message>
    <message>
        <source>the table {table} lacks columns</source>
        <translation>tabellen {table} mangler kolonner</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>det er et andet programs database</translation>
    </message>
    <message>
        <source>{path}: the file is broken and cannot be set aside: {why}</source>
        <translation>{path}: filen er ødelagt og kan ikke lægges til side: {why}</translation>
    </message>
    <message>
        <source>{path}: the file is broken, and thousands of others already stand beside it</source>
        <translation>{path}: filen er ødelagt, og der ligger allerede tusindvis af andre ved siden af den</translation>
    </message>
    <message>
        <source>another window of the program is writing it</source>
        <translation>et andet af programmets vinduer er ved at skrive i den</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disken er fuld</translation>
    </message>
    <message>
        <source>it may not be written here</source>
        <translation>der må ikke skrives her</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>filen kan ikke åbnes</translation>
    </message>
    <message>
        <source>the disk does not let it be read or written</source>
        <translation>der kan hverken læses fra eller skrives til disken</translation>
    </message>
    <message>
        <source>it is no database</source>
        <translation>den er ikke en database</translation>
    </message>
    <message>
        <source>what stands in it does not fit together</source>
        <translation>indholdet hænger ikke sammen</translation>
    </message>
    <message>
        <source>error number {number} of SQLite</source>
        <translation>SQLite-fejl nummer {number}</translation>
    </message>
    <message>
        <source>{path}: the history cannot be kept: {why}</source>
        <translation>{path}: historikken kan ikke gemmes: {why}</translation>
    </message>
    <message>
        <source>{path}: the match cannot be saved: {why}</source>
        <translation>{path}: partiet kan ikke gemmes: {why}</translation>
    </message>
    <message>
        <source>{path}: the file of the match had gone; it is written anew</source>
        <translation>{path}: partiets fil var væk; den skrives på ny</translation>
    </message>
    <message>
        <source>the key {key!r} is taken by {other}: rename the file</source>
        <translation>nøglen {key!r} er optaget af {other}: omdøb filen</translation>
    </message>
    <message>
        <source>rule packs of your own cannot be looked for there: {why}</source>
        <translation>dine egne regelpakker kan ikke findes der: {why}</translation>
    </message>
    <message>
        <source>the rule packs of the program cannot be read: install it again</source>
        <translation>programmets regelpakker kan ikke læses: installer det igen</translation>
    </message>
    <message>
        <source>there is no rule pack {key!r} ({value})</source>
        <translation>der er ingen regelpakke {key!r} ({value})</translation>
    </message>
    <message>
        <source>{path} is not in {folder}</source>
        <translation>{path} er ikke i {folder}</translation>
    </message>
    <message>
        <source>{file}: the settings cannot be kept; they hold until the program ends</source>
        <translation>{file}: indstillingerne kan ikke gemmes; de gælder, til programmet lukkes</translation>
    </message>
    <message>
        <source>{file}: the settings cannot be read; the file is kept as {name}</source>
        <translation>{file}: indstillingerne kan ikke læses; filen er gemt som {name}</translation>
    </message>
    <message>
        <source>{path}: the match is open in another window</source>
        <translation>{path}: partiet er åbent i et andet vindue</translation>
    </message>
    <message>
        <source>{path}: the match cannot be read: {why}</source>
        <translation>{path}: partiet kan ikke læses: {why}</translation>
    </message>
    <message>
        <source>{why}; the file is kept as {name}</source>
        <translation>{why}; filen er gemt som {name}</translation>
    </message>
    <message>
        <source>{key}: {given!r} is not one of {list}</source>
        <translation>{key}: {given!r} er ikke en af {list}</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded ({name}): install it again.</source>
        <translation>En del af programmet kan ikke indlæses ({name}): installer det igen.</translation>
    </message>
    <message>
        <source>The window could not be opened ({name}).</source>
        <translation>Vinduet kunne ikke åbnes ({name}).</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} kan ikke skrives: {why}</translation>
    </message>
    <message>
        <source>{file}: this is a file, and only a folder of that name would hold your data</source>
        <translation>{file}: dette er en fil, og kun en mappe med det navn ville rumme dine data</translation>
    </message>
    <message>
        <source>{folder}: everything is to be kept there, but that cannot be done: {why}</source>
        <translation>{folder}: alt skal gemmes der, men det kan ikke lade sig gøre: {why}</translation>
    </message>
    <message>
        <source>{name!r} is not a card (rank {list} and suit {suits}, as in &apos;QC&apos;)</source>
        <translation>{name!r} er ikke et kort (kortværdi {list} og farve {suits}, som i &apos;QC&apos;)</translation>
    </message>
    <message>
        <source>There is no code.</source>
        <translation>Der er ingen kode.</translation>
    </message>
    <message>
        <source>This is too long to be a deal code.</source>
        <translation>Det er for langt til at være en givkode.</translation>
    </message>
    <message>
        <source>A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-….</source>
        <translation>En givkode har et kolon mellem reglerne og kortene, som i sjavs:01234-56789-….</translation>
    </message>
    <message>
        <source>There is no {0} in a deal code: behind the colon there are digits, and letters without I, L, O and U.</source>
        <translation>Der kan ikke stå {0} i en givkode: efter kolonet kommer cifre og bogstaver, dog ikke I, L, O og U.</translation>
    </message>
    <message>
        <source>The code is too short: some of it is missing.</source>
        <translation>Koden er for kort: noget af den mangler.</translation>
    </message>
    <message>
        <source>The code has a typing error.</source>
        <translation>Koden har en tastefejl.</translation>
    </message>
    <message>
        <source>The code was made by a newer version of this program.</source>
        <translation>Koden er lavet af en nyere version af dette program.</translation>
    </message>
    <message>
        <source>The code holds nothing that a deal could be made of.</source>
        <translation>Koden indeholder ikke noget, der kan blive til en giv.</translation>
    </message>
    <message>
        <source>The code is for the rules {0!r}, which are not here; whoever made it can export them as a file.</source>
        <translation>Koden gælder reglerne {0!r}, som ikke findes her; den, der har lavet koden, kan eksportere dem som en fil.</translation>
    </message>
    <message>
        <source>The rules of the code cannot be played here: {0}</source>
        <translation>Der kan ikke spilles efter kodens regler her: {0}</translation>
    </message>
    <message>
        <source>The code does not fit the cards of the rules that are here.</source>
        <translation>Koden passer ikke til kortene i de regler, der findes her.</translation>
    </message>
    <message>
        <source>The code cuts the pack where these rules do not.</source>
        <translation>I koden er der taget af, men det gør man ikke efter disse regler.</translation>
    </message>
    <message>
        <source>The code lets somebody deal who is not at this table.</source>
        <translation>Ifølge koden er kortgiveren en, der ikke sidder ved dette bord.</translation>
    </message>
    <message>
        <source>pairs need four seats, not {seats}</source>
        <translation>makkerpar kræver fire pladser, ikke {seats}</translation>
    </message>
    <message>
        <source>no contract says how it is bid</source>
        <translation>ingen kontrakt siger, hvordan den meldes</translation>
    </message>
    <message>
        <source>whoever speaks first cannot end an auction of two rounds</source>
        <translation>den, der melder først, kan ikke slutte melderunden, når der meldes i to runder</translation>
    </message>
    <message>
        <source>a deal that is folded needs a score table called &apos;fold&apos;</source>
        <translation>en giv, der kan opgives, kræver en pointtabel med navnet &apos;fold&apos;</translation>
    </message>
    <message>
        <source>there is nothing to come down from</source>
        <translation>der er ikke noget at gå ned fra</translation>
    </message>
    <message>
        <source>more than {most_exchanged} cards cannot be exchanged</source>
        <translation>der kan højst byttes {most_exchanged} kort</translation>
    </message>
    <message>
        <source>what nobody declares cannot be bid</source>
        <translation>et spil uden spilfører kan ikke meldes</translation>
    </message>
    <message>
        <source>only contracts that are bid by name need a hand</source>
        <translation>kun for kontrakter, der meldes ved navn, kan der kræves en bestemt hånd</translation>
    </message>
    <message>
        <source>&apos;called&apos; goes with an ace that is called or with a marriage, and with a bid</source>
        <translation>&apos;called&apos; hører sammen med et es, der kaldes, eller med en Hochzeit, og med en melding</translation>
    </message>
    <message>
        <source>a partner is found among four seats, not {seats}</source>
        <translation>en makker kan kun findes mellem fire pladser, ikke {seats}</translation>
    </message>
    <message>
        <source>a partner is found among hands alone, without a talon or open cards</source>
        <translation>en makker kan kun findes, når alle kort er på hånden, uden talon eller åbne kort</translation>
    </message>
    <message>
        <source>a partner is found among players with an account each</source>
        <translation>en makker kan kun findes mellem spillere med hver sit regnskab</translation>
    </message>
    <message>
        <source>a marriage needs the phase &apos;marriage&apos; in the flow</source>
        <translation>en Hochzeit kræver fasen &apos;marriage&apos; i forløbet</translation>
    </message>
    <message>
        <source>a partner is found by an ace or by a marriage, not by both</source>
        <translation>en makker findes ved et es eller ved en Hochzeit, ikke ved begge dele</translation>
    </message>
    <message>
        <source>what finds a partner is bid alone, without a suit</source>
        <translation>det, der finder en makker, meldes for sig, uden farve</translation>
    </message>
    <message>
        <source>{needed!r} is needed here</source>
        <translation>her kræves {needed!r}</translation>
    </message>
    <message>
        <source>the trumps must stand when a partner is found</source>
        <translation>trumfen skal ligge fast, når en makker findes</translation>
    </message>
    <message>
        <source>only contracts with a price can be doubled</source>
        <translation>kun kontrakter med en pris kan dobles</translation>
    </message>
    <message>
        <source>laying needs the phase &apos;legen&apos; in the flow</source>
        <translation>Legen kræver fasen &apos;legen&apos; i forløbet</translation>
    </message>
    <message>
        <source>laying goes with hands alone, without a talon or open cards</source>
        <translation>Legen kan kun bruges, når alle kort er på hånden, uden talon eller åbne kort</translation>
    </message>
    <message>
        <source>no packet ends with {lay} cards in each hand ({list})</source>
        <translation>ingen omgang slutter med {lay} kort på hver hånd ({list})</translation>
    </message>
    <message>
        <source>true, false, a whole number or a text is expected</source>
        <translation>der forventes true, false, et helt tal eller en tekst</translation>
    </message>
    <message>
        <source>{ranks!r} must be different ranks out of {list}</source>
        <translation>{ranks!r} skal være forskellige kortværdier blandt {list}</translation>
    </message>
    <message>
        <source>{order!r} must hold exactly the ranks {ranks!r}</source>
        <translation>{order!r} skal indeholde netop kortværdierne {ranks!r}</translation>
    </message>
    <message>
        <source>no card of the pack counts anything</source>
        <translation>intet kort i kortspillet tæller noget</translation>
    </message>
    <message>
        <source>{seats} hands of {each} cards do not make a pack of {cards}</source>
        <translation>{seats} hænder med {each} kort udgør ikke et kortspil på {cards}</translation>
    </message>
    <message>
        <source>{seats} hands of {each} cards and {talon} in the middle do not make a pack of {cards}</source>
        <translation>{seats} hænder med {each} kort og {talon} i midten udgør ikke et kortspil på {cards}</translation>
    </message>
    <message>
        <source>packets of {value} do not make a hand of {hand}</source>
        <translation>omgange på {value} udgør ikke en hånd på {hand}</translation>
    </message>
    <message>
        <source>{talon} cards go to the middle, but the talon has {talon2}</source>
        <translation>{talon} kort går til midten, men talonen har {talon2}</translation>
    </message>
    <message>
        <source>the phases must be {list} in this order; these may be left out: {optional}</source>
        <translation>faserne skal være {list} i denne rækkefølge; disse kan udelades: {optional}</translation>
    </message>
    <message>
        <source>{suits!r} must hold each of the suits {all} once, the highest first</source>
        <translation>{suits!r} skal indeholde hver af farverne {all} én gang, den højeste først</translation>
    </message>
    <message>
        <source>these must be different cards of the pack</source>
        <translation>det skal være forskellige kort fra kortspillet</translation>
    </message>
    <message>
        <source>&apos;least&apos; needs a price of the tariff</source>
        <translation>&apos;least&apos; kræver en pris i tariffen</translation>
    </message>
    <message>
        <source>the last row must have no conditions, so that every deal is paid</source>
        <translation>den sidste række må ikke have betingelser, så alle giv bliver betalt</translation>
    </message>
    <message>
        <source>you play this duel as {own!r} already</source>
        <translation>du spiller allerede denne duel som {own!r}</translation>
    </message>
    <message>
        <source>{player!r} is the name of somebody who has played this duel already</source>
        <translation>{player!r} er navnet på en, der allerede har spillet denne duel</translation>
    </message>
    <message>
        <source>two have played this duel already</source>
        <translation>to spillere har allerede spillet denne duel</translation>
    </message>
    <message>
        <source>it is another duel with the same deals, with other rules or other bots</source>
        <translation>det er en anden duel med de samme giv, men med andre regler eller andre computerspillere</translation>
    </message>
    <message>
        <source>{player!r} has played deal {deal} in another way here</source>
        <translation>{player!r} har spillet giv {deal} på en anden måde her</translation>
    </message>
    <message>
        <source>two others have played this duel already</source>
        <translation>to andre har allerede spillet denne duel</translation>
    </message>
    <message>
        <source>{player} has played the whole of this duel already (deals: {deals})</source>
        <translation>{player} har allerede spillet hele denne duel ({deals} giv)</translation>
    </message>
    <message>
        <source>deal {deal} does not begin with the cards of this duel</source>
        <translation>giv {deal} begynder ikke med kortene i denne duel</translation>
    </message>
    <message>
        <source>deal {deal}: {why}</source>
        <translation>giv {deal}: {why}</translation>
    </message>
    <message>
        <source>deal {deal} is not played to its end</source>
        <translation>giv {deal} er ikke spillet til ende</translation>
    </message>
    <message>
        <source>{given!r} belongs to no deal</source>
        <translation>{given!r} hører ikke til nogen giv</translation>
    </message>
    <message>
        <source>{rest!r} stands here twice</source>
        <translation>{rest!r} står her to gange</translation>
    </message>
    <message>
        <source>deal {rest!r} is not the one that is expected here</source>
        <translation>giv {rest!r} er ikke den, der forventes her</translation>
    </message>
    <message>
        <source>{given!r} cannot be the name of a player</source>
        <translation>{given!r} kan ikke være navnet på en spiller</translation>
    </message>
    <message>
        <source>this is not a duel (its first line is not JSON)</source>
        <translation>dette er ikke en duel (den første linje er ikke JSON)</translation>
    </message>
    <message>
        <source>the first line names no format ({known!r} is expected)</source>
        <translation>den første linje angiver intet format (der forventes {known!r})</translation>
    </message>
    <message>
        <source>this is the record of a match and not a duel</source>
        <translation>dette er filen fra et parti og ikke en duel</translation>
    </message>
    <message>
        <source>the format {found!r} is not known here: it is of a newer version, which can read it</source>
        <translation>formatet {found!r} kendes ikke her: det er fra en nyere version, som kan læse det</translation>
    </message>
    <message>
        <source>the format {found!r} is not known here ({known!r} is)</source>
        <translation>formatet {found!r} kendes ikke her (det gør {known!r})</translation>
    </message>
    <message>
        <source>the rules in the header cannot be used: {wrong}</source>
        <translation>reglerne i filhovedet kan ikke bruges: {wrong}</translation>
    </message>
    <message>
        <source>the header has no {key}</source>
        <translation>filhovedet mangler {key}</translation>
    </message>
    <message>
        <source>a value in the header is of another kind than it must be</source>
        <translation>en værdi i filhovedet er af en forkert slags</translation>
    </message>
    <message>
        <source>deals must be a whole number from 1 to {most}</source>
        <translation>antallet af giv (deals) skal være et helt tal fra 1 til {most}</translation>
    </message>
    <message>
        <source>the dealer must be a seat from 0 to {value}</source>
        <translation>kortgiveren (dealer) skal være en plads fra 0 til {value}</translation>
    </message>
    <message>
        <source>the header needs a name and a level for each of {seats} seats, and a seed</source>
        <translation>filhovedet skal have et navn og et niveau for hver af {seats} pladser samt en startværdi</translation>
    </message>
    <message>
        <source>the seed must be 10 digits and capital letters, without I, L, O and U</source>
        <translation>startværdien skal være 10 cifre og store bogstaver, uden I, L, O og U</translation>
    </message>
    <message>
        <source>seat 0 is the player&apos;s: its level must be {person!r}</source>
        <translation>plads 0 er spillerens: dens niveau skal være {person!r}</translation>
    </message>
    <message>
        <source>{file}: the lesson lacks {wrong}</source>
        <translation>{file}: lektionen mangler {wrong}</translation>
    </message>
    <message>
        <source>{file}: the lesson cannot be read: {wrong}</source>
        <translation>{file}: lektionen kan ikke læses: {wrong}</translation>
    </message>
    <message>
        <source>{key!r} is not known here ({list})</source>
        <translation>{key!r} kendes ikke her ({list})</translation>
    </message>
    <message>
        <source>the hands and the cards in the middle are not the pack</source>
        <translation>hænderne og kortene i midten er ikke hele spillet kort</translation>
    </message>
    <message>
        <source>{given!r} is not an action: a seat, a kind and a value are expected</source>
        <translation>{given!r} er ikke en handling: der forventes en plads, en type og en værdi</translation>
    </message>
    <message>
        <source>{kind!r} is not a kind of action ({list})</source>
        <translation>{kind!r} er ikke en type handling ({list})</translation>
    </message>
    <message>
        <source>{given!r}: nothing is expected here</source>
        <translation>{given!r}: der forventes ikke noget her</translation>
    </message>
    <message>
        <source>{given!r} is not a suit ({suits})</source>
        <translation>{given!r} er ikke en farve ({suits})</translation>
    </message>
    <message>
        <source>{given!r} is not a place to cut at</source>
        <translation>{given!r} er ikke et sted at tage af</translation>
    </message>
    <message>
        <source>{given!r} is not a bid</source>
        <translation>{given!r} er ikke en melding</translation>
    </message>
    <message>
        <source>this key is not known here</source>
        <translation>denne nøgle kendes ikke her</translation>
    </message>
    <message>
        <source>more than {deepest} packs stand on one another</source>
        <translation>flere end {deepest} pakker bygger på hinanden</translation>
    </message>
    <message>
        <source>there is no pack {base_key!r} in {list}</source>
        <translation>der er ingen pakke {base_key!r} i {list}</translation>
    </message>
    <message>
        <source>{base_key!r} is this pack itself: that is a circle</source>
        <translation>{base_key!r} er denne regelpakke selv: det går i ring</translation>
    </message>
    <message>
        <source>{base_key!r} stands on this pack: that is a circle</source>
        <translation>{base_key!r} bygger på denne regelpakke: det går i ring</translation>
    </message>
    <message>
        <source>{value!r} is not one of {words}</source>
        <translation>{value!r} er ikke en af {words}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text (byte {start})</source>
        <translation>filen er ikke UTF-8-tekst (byte {start})</translation>
    </message>
    <message>
        <source>the file is larger than {value} KiB, so it is no rule pack</source>
        <translation>filen er større end {value} KiB, så den er ikke en regelpakke</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}</source>
        <translation>filen kan ikke læses: {why}</translation>
    </message>
    <message>
        <source>{why} (column {column})</source>
        <translation>{why} (tegn {column})</translation>
    </message>
    <message>
        <source>tables are nested too deeply</source>
        <translation>tabellerne er indlejret for dybt</translation>
    </message>
    <message>
        <source>{default!r} is not one of {list}</source>
        <translation>{default!r} er ikke en af {list}</translation>
    </message>
    <message>
        <source>this contract is missing, but the option {option!r} changes it; there are {known}</source>
        <translation>denne kontrakt mangler, men valgmuligheden {option!r} ændrer den; der findes {known}</translation>
    </message>
    <message>
        <source>{key} has no option of that name, nor any other</source>
        <translation>{key} har ingen valgmulighed med det navn og heller ingen andre</translation>
    </message>
    <message>
        <source>{key} has no option of that name, but {options}</source>
        <translation>{key} har ingen valgmulighed med det navn, men disse: {options}</translation>
    </message>
    <message>
        <source>a mark needs a word behind the #</source>
        <translation>et mærke kræver et ord efter #</translation>
    </message>
    <message>
        <source>{given!r}: a number up to {actions} is expected</source>
        <translation>{given!r}: der forventes et tal op til {actions}</translation>
    </message>
    <message>
        <source>{given!r}: the first and the last deal are expected</source>
        <translation>{given!r}: der forventes den første og den sidste giv</translation>
    </message>
    <message>
        <source>{path}: this is far too large for the record of a match</source>
        <translation>{path}: dette er alt for stort til at være en partifil</translation>
    </message>
    <message>
        <source>this is not a record of a match (its first line is not JSON)</source>
        <translation>dette er ikke en partifil (den første linje er ikke JSON)</translation>
    </message>
    <message>
        <source>this is a duel and not a record of a match: “Duel by file” in the window opens it, or sjavs duel show</source>
        <translation>dette er en duel og ikke filen fra et parti: »Duel via fil« i vinduet eller sjavs duel show åbner den</translation>
    </message>
    <message>
        <source>{wrong} in the header must be a text</source>
        <translation>{wrong} i filhovedet skal være en tekst</translation>
    </message>
    <message>
        <source>first in the header must be a whole number from 1 on</source>
        <translation>first i filhovedet skal være et helt tal fra 1 og op</translation>
    </message>
    <message>
        <source>it is not the turn of that seat</source>
        <translation>spilleren på den plads er ikke i tur</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>partiet er slut</translation>
    </message>
    <message>
        <source>no such action is possible at that moment</source>
        <translation>sådan en handling er ikke mulig her</translation>
    </message>
    <message>
        <source>that seat does not hold the card</source>
        <translation>spilleren på den plads har ikke kortet</translation>
    </message>
    <message>
        <source>what was led has to be followed</source>
        <translation>der skal bekendes kulør</translation>
    </message>
    <message>
        <source>the trick has to be overtrumped</source>
        <translation>der skal overtrumfes</translation>
    </message>
    <message>
        <source>whoever can bid has to bid</source>
        <translation>den, der kan melde, skal melde</translation>
    </message>
    <message>
        <source>the hand does not allow that bid</source>
        <translation>hånden tillader ikke den melding</translation>
    </message>
    <message>
        <source>that suit cannot be named</source>
        <translation>den farve kan ikke vælges</translation>
    </message>
    <message>
        <source>the pack cannot be cut there</source>
        <translation>der kan ikke tages af på det sted</translation>
    </message>
    <message>
        <source>these are not all cards of the game, each once</source>
        <translation>det er ikke alle spillets kort, hvert én gang</translation>
    </message>
    <message>
        <source>these cards cannot be exchanged</source>
        <translation>disse kort kan ikke byttes</translation>
    </message>
    <message>
        <source>the bid does not beat the one that stands</source>
        <translation>meldingen går ikke over den gældende</translation>
    </message>
    <message>
        <source>the hand lacks what that game needs</source>
        <translation>hånden mangler det, som det spil kræver</translation>
    </message>
    <message>
        <source>another card has to be given back</source>
        <translation>der skal gives et andet kort tilbage</translation>
    </message>
    <message>
        <source>nobody may double at that moment</source>
        <translation>ingen må doble her</translation>
    </message>
    <message>
        <source>the called ace has to be played</source>
        <translation>det kaldte es skal spilles</translation>
    </message>
    <message>
        <source>the called ace may not be thrown off</source>
        <translation>det kaldte es må ikke kastes af</translation>
    </message>
    <message>
        <source>the suit of the called ace may only be led with the ace</source>
        <translation>farven på det kaldte es må kun spilles ud med esset</translation>
    </message>
    <message>
        <source>{line!r} is against the rules here: {why}</source>
        <translation>{line!r} er imod reglerne her: {why}</translation>
    </message>
    <message>
        <source>a table is expected, not {table}</source>
        <translation>der forventes en tabel, ikke {table}</translation>
    </message>
    <message>
        <source>this key is missing (expected: {expected})</source>
        <translation>denne nøgle mangler (forventet: {expected})</translation>
    </message>
    <message>
        <source>expected: {expected}, not {value}</source>
        <translation>forventet: {expected}, ikke {value}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>en tekst</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true eller false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>et helt tal</translation>
    </message>
    <message>
        <source>{value} is not between {least} and {most}</source>
        <translation>{value} er ikke mellem {least} og {most}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {list}</source>
        <translation>{value!r} er ikke en af {list}</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>en liste af tekster</translation>
    </message>
    <message>
        <source>a list of texts is expected, but {value} stands in it</source>
        <translation>der forventes en liste af tekster, men {value} står i den</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>en liste af hele tal</translation>
    </message>
    <message>
        <source>whole numbers from {least} to {most} are expected, but {value} stands in it</source>
        <translation>der forventes hele tal fra {least} til {most}, men {value} står i listen</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>en tabel</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>filen eller mappen findes ikke</translation>
    </message>
    <message>
        <source>that is not allowed here</source>
        <translation>det er ikke tilladt her</translation>
    </message>
    <message>
        <source>this place can only be read</source>
        <translation>her kan der kun læses</translation>
    </message>
    <message>
        <source>there is no room left for this user</source>
        <translation>denne bruger har ikke mere plads</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>det er en mappe</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>en del af stien er ikke en mappe</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>filen findes allerede</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>navnet er for langt</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>der er for mange åbne filer</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>filen er for stor</translation>
    </message>
    <message>
        <source>no file can be called that here</source>
        <translation>en fil kan ikke hedde sådan her</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <translation>et andet program bruger den</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>dens genveje går i ring</translation>
    </message>
    <message>
        <source>the system refuses it (error number {number})</source>
        <translation>systemet afviser det (fejl nummer {number})</translation>
    </message>
    <message>
        <source>this is not valid TOML: a table stands there twice</source>
        <translation>dette er ikke gyldig TOML: en tabel står der to gange</translation>
    </message>
    <message>
        <source>this is not valid TOML: a key is set twice</source>
        <translation>dette er ikke gyldig TOML: en nøgle er sat to gange</translation>
    </message>
    <message>
        <source>this is not valid TOML: an = is missing behind a key</source>
        <translation>dette er ikke gyldig TOML: der mangler et = efter en nøgle</translation>
    </message>
    <message>
        <source>this is not valid TOML: something stands behind the end of what was set</source>
        <translation>dette er ikke gyldig TOML: der står noget efter en værdi</translation>
    </message>
    <message>
        <source>this is not valid TOML: a text does not end</source>
        <translation>dette er ikke gyldig TOML: en tekst slutter ikke</translation>
    </message>
    <message>
        <source>this is not valid TOML: a list does not end</source>
        <translation>dette er ikke gyldig TOML: en liste slutter ikke</translation>
    </message>
    <message>
        <source>this is not valid TOML: what stands behind an = is no value</source>
        <translation>dette er ikke gyldig TOML: det, der står efter et =, er ingen værdi</translation>
    </message>
    <message>
        <source>this is not valid TOML</source>
        <translation>dette er ikke gyldig TOML</translation>
    </message>
    <message>
        <source>{why} (at the end of the text)</source>
        <translation>{why} (ved slutningen af teksten)</translation>
    </message>
    <message>
        <source>{why} (line {line}, column {column})</source>
        <translation>{why} (linje {line}, tegn {column})</translation>
    </message>
    <message>
        <source>this is not valid JSON (line {line}, column {column})</source>
        <translation>dette er ikke gyldig JSON (linje {line}, tegn {column})</translation>
    </message>
    <message>
        <source>tables and lists are nested too deeply</source>
        <translation>tabeller og lister er indlejret for dybt</translation>
    </message>
    <message>
        <source>a value is of another kind than it must be</source>
        <translation>en værdi er af en forkert slags</translation>
    </message>
    <message>
        <source>{word!r} is no agreement between partners: + or - and one of {list}</source>
        <translation>{word!r} er ikke en aftale mellem makkere: skriv + eller - og en af {list}</translation>
    </message>
    <message>
        <source>seat {seat} has nothing to decide in the phase {phase!r}</source>
        <translation>plads {seat} har intet at beslutte i fasen {phase!r}</translation>
    </message>
    <message>
        <source>{key!r} is not a level of play ({list})</source>
        <translation>{key!r} er ikke et spilleniveau ({list})</translation>
    </message>
    <message>
        <source>{what} is no fact of this text</source>
        <translation>{what} er ingen oplysning i denne tekst</translation>
    </message>
    <message>
        <source>a brace has no partner</source>
        <translation>en krølleparentes mangler sin mage</translation>
    </message>
    <message>
        <source>{file}:{line}: this translation is not used: {why}: {message}</source>
        <translation>{file}:{line}: denne oversættelse bliver ikke brugt: {why}: {message}</translation>
    </message>
    <message>
        <source>{file}:{line}: this is not a catalogue of messages</source>
        <translation>{file}:{line}: dette er ikke en fil med oversættelser</translation>
    </message>
    <message>
        <source>{file}:1: this is not a catalogue of messages: it begins with &lt;{tag}&gt;, not &lt;TS&gt;</source>
        <translation>{file}:1: dette er ikke en fil med oversættelser: den begynder med &lt;{tag}&gt; og ikke med &lt;TS&gt;</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>{cards} in one trick, {suit} trumps: {card} wins.</source>
        <translation>{cards} i ét stik, trumf er {suit}: {card} vinder.</translation>
    </message>
    <message>
        <source>The trumps in {suit}: {trumps}. {card} counts {points}.</source>
        <translation>Trumferne i {suit}: {trumps}. {card} tæller {points}.</translation>
    </message>
    <message>
        <source>After a cut the cards come as {cut}, after a knock as {knock}.</source>
        <translation>Tages der af, gives kortene {cut}; bankes der, {knock}.</translation>
    </message>
    <message>
        <source>The cards come as {packets}.</source>
        <translation>Kortene gives {packets}.</translation>
    </message>
    <message>
        <source>When you have dealt, the player on your left deals next.</source>
        <translation>Når du har givet, giver spilleren til venstre for dig næste gang.</translation>
    </message>
    <message>
        <source>When you have dealt, the player on your right deals next.</source>
        <translation>Når du har givet, giver spilleren til højre for dig næste gang.</translation>
    </message>
    <message>
        <source>The declarer sees {middle} and then lays {number} of {all} cards away.</source>
        <translation>Spilføreren ser {middle} og lægger så {number} af {all} kort væk.</translation>
    </message>
    <message>
        <source>The declarer lays {number} of {all} cards away and sees {middle} afterwards.</source>
        <translation>Spilføreren lægger {number} af {all} kort væk og ser {middle} bagefter.</translation>
    </message>
    <message>
        <source>With {hand} you may bid or pass.</source>
        <translation>Med {hand} kan du melde eller passe.</translation>
    </message>
    <message>
        <source>With {hand} you have to bid.</source>
        <translation>Med {hand} skal du melde.</translation>
    </message>
    <message>
        <source>All pass: the cards are thrown in and you, the dealer, deal again.</source>
        <translation>Alle melder pas: kortene kastes sammen, og du, som gav, giver igen.</translation>
    </message>
    <message>
        <source>All pass: the cards are thrown in and the next player deals.</source>
        <translation>Alle melder pas: kortene kastes sammen, og den næste giver.</translation>
    </message>
    <message>
        <source>All pass: a {name} is played.</source>
        <translation>Alle melder pas: der spilles {name}.</translation>
    </message>
    <message>
        <source>All pass: the deal is played, and 70 card points score {points}.</source>
        <translation>Alle melder pas: given spilles, og 70 kortpoint giver {points}.</translation>
    </message>
    <message>
        <source>Somebody bids {low}: {high} may be bid over it.</source>
        <translation>Når en melder {low}, kan {high} meldes over.</translation>
    </message>
    <message>
        <source>Somebody bids {low}: {high} cannot be bid over it.</source>
        <translation>Når en melder {low}, kan {high} ikke meldes over.</translation>
    </message>
    <message>
        <source>Without it 61 card points score {points}.</source>
        <translation>Uden husreglen giver 61 kortpoint {points}.</translation>
    </message>
    <message>
        <source>No trick scores {won}; a single trick costs {lost}.</source>
        <translation>Helt uden stik får man {won}; et eneste stik koster {lost}.</translation>
    </message>
    <message>
        <source>{points} card points score {won}; one fewer costs {lost}.</source>
        <translation>{points} kortpoint giver {won}; ét færre koster {lost}.</translation>
    </message>
    <message>
        <source>Trumps by suit: {suits}.</source>
        <translation>Antal trumfer i hver farve: {suits}.</translation>
    </message>
    <message>
        <source>With two players nobody trumps a trick before you: no change.</source>
        <translation>Med to spillere er der ingen, der trumfer et stik før dig: ingen ændring.</translation>
    </message>
    <message>
        <source>{suit} trumps, {led} led, {ruff} from an opponent: of {hand} you may play {cards}.</source>
        <translation>{suit} er trumf, {led} er spillet ud, og en modstander trumfer med {ruff}: af {hand} må du lægge {cards}.</translation>
    </message>
    <message>
        <source>From your partner: {cards}.</source>
        <translation>Trumfer din makker: {cards}.</translation>
    </message>
    <message>
        <source>Failed in {suit} with 45 card points: the others score {some}; with 30: {few}; without a trick: {none}.</source>
        <translation>Bet i {suit} med 45 kortpoint: de andre får {some}; med 30: {few}; uden stik: {none}.</translation>
    </message>
    <message>
        <source>60 to 60, then 70 card points: they score {simple}, in {suit} {clubs}.</source>
        <translation>60–60 og derefter 70 kortpoint: de får {simple}, i {suit} {clubs}.</translation>
    </message>
    <message>
        <source>Twice 60 to 60, then 70 card points in {suit}: they score {points}.</source>
        <translation>To gange 60–60 og derefter 70 kortpoint i {suit}: de får {points}.</translation>
    </message>
    <message>
        <source>70 card points score {points}: {deals} such deals reach 0.</source>
        <translation>70 kortpoint giver {points}: efter {deals} sådanne giv er man på 0.</translation>
    </message>
    <message>
        <source>Crosses for 0 to 10: {plain}; for 0 to {start}, a double victory: {double}.</source>
        <translation>Kryds ved stillingen 0–10: {plain}; ved 0–{start}, en dobbeltsejr: {double}.</translation>
    </message>
    <message>
        <source>Rubbers in a row that win the match: {rubbers}.</source>
        <translation>Robbere i træk, der skal til for at vinde partiet: {rubbers}.</translation>
    </message>
    <message>
        <source>However many rubbers are won, the match goes on.</source>
        <translation>Uanset hvor mange robbere der vindes, går partiet videre.</translation>
    </message>
    <message>
        <source>Both sides have 20 left and the declarers take 45: they go to {up}, the others to {down}.</source>
        <translation>Begge sider har 20 tilbage, og spilførerne får 45: de går til {up}, de andre til {down}.</translation>
    </message>
    <message>
        <source>From {start} øre: whoever plays and loses costs {lost}; {deals} such deals lose the match.</source>
        <translation>Fra {start} øre: den, der spiller og taber, mister {lost}; efter {deals} sådanne giv er partiet tabt.</translation>
    </message>
    <message>
        <source>From {start}: 61 card points score {small}, 91 {large}.</source>
        <translation>Fra {start}: 61 kortpoint giver {small}, 91 giver {large}.</translation>
    </message>
    <message>
        <source>A card played by mistake comes back to your hand: Ctrl+Z.</source>
        <translation>Et kort, der er spillet ved en fejl, kommer tilbage på hånden: Ctrl+Z.</translation>
    </message>
    <message>
        <source>A card played by mistake stays where it lies.</source>
        <translation>Et kort, der er spillet ved en fejl, bliver liggende.</translation>
    </message>
    <message>
        <source>With {hand} one may bid {bids}.</source>
        <translation>Med {hand} kan man melde {bids}.</translation>
    </message>
    <message>
        <source>Where all are bid they rank, the lowest first: {games}.</source>
        <translation>Kan alle meldes, er rækkefølgen, lavest først: {games}.</translation>
    </message>
    <message>
        <source>{points} Augen in {tricks} tricks: is paid by each</source>
        <translation>{points} Augen i {tricks} stik: får betaling af hver</translation>
    </message>
    <message>
        <source>{points} Augen in {tricks} tricks: pays each</source>
        <translation>{points} Augen i {tricks} stik: betaler til hver</translation>
    </message>
    <message>
        <source>{first}; {second}.</source>
        <translation>{first}; {second}.</translation>
    </message>
    <message>
        <source>{name} won, the others Schneider, {number} Laufende: {parts} = {value}.</source>
        <translation>{name} vundet, de andre Schneider, {number} Laufende: {parts} = {value}.</translation>
    </message>
    <message>
        <source>{name}: {value}.</source>
        <translation>{name}: {value}.</translation>
    </message>
    <message>
        <source>Nobody can lay: a {name} with {number} Laufende is worth {value}.</source>
        <translation>Ingen kan sige Legen: {name} med {number} Laufende er {value} værd.</translation>
    </message>
    <message>
        <source>Two players lay: a {name} with {number} Laufende is worth {value}.</source>
        <translation>To spillere siger Legen: {name} med {number} Laufende er {value} værd.</translation>
    </message>
    <message>
        <source>Doubled as far as it goes, a {name} with {number} Laufende is worth {value}.</source>
        <translation>Fordoblet, så langt det går, er {name} med {number} Laufende {value} værd.</translation>
    </message>
    <message>
        <source>The first card lies: a defender may still say Kontra.</source>
        <translation>Det første kort er lagt: en modspiller kan stadig sige Kontra.</translation>
    </message>
    <message>
        <source>The first card lies: it is too late for Kontra.</source>
        <translation>Det første kort er lagt: det er for sent til Kontra.</translation>
    </message>
    <message>
        <source>“I play”</source>
        <translation>»Jeg spiller«</translation>
    </message>
    <message>
        <source>With {hand} forehand may say {bids} or “Weiter”.</source>
        <translation>Med {hand} kan forhånd sige {bids} eller »Weiter«.</translation>
    </message>
    <message>
        <source>{deals} deals: everybody deals at least {each} times.</source>
        <translation>{deals} giv: alle giver mindst {each} gange.</translation>
    </message>
    <message>
        <source>After each deal another one follows, until you stop.</source>
        <translation>Efter hver giv følger en ny, indtil du stopper.</translation>
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
        <translation>Fra dine egne giv</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Rigtigt.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Der er noget bedre.</translation>
    </message>
    <message numerus="yes">
        <source>What each choice brings on average, {unit}, in %n deal(s) that could be.</source>
        <translation>
            <numerusform>Hvad hvert valg giver, {unit}, i %n mulig kortfordeling.</numerusform>
            <numerusform>Hvad hvert valg giver i gennemsnit, {unit}, i %n mulige kortfordelinger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{values} In per cent: the chance to win the match.</source>
        <translation>{values} I procent: chancen for at vinde partiet.</translation>
    </message>
    <message>
        <source>About your choice, {choice}:</source>
        <translation>Om dit valg, {choice}:</translation>
    </message>
    <message>
        <source>When you played this deal you chose {choice}.</source>
        <translation>Da du spillede denne giv, valgte du {choice}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Chosen deals</source>
        <translation>Udvalgte giv</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Løsninger</translation>
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
        <translation>Sagt indtil nu: {calls}</translation>
    </message>
    <message>
        <source>{name} has dealt.</source>
        <translation>Kortgiver: {name}.</translation>
    </message>
    <message>
        <source>Trick {number}, led by {name}: {cards}</source>
        <translation>Stik {number} ({name} spillede ud): {cards}</translation>
    </message>
    <message>
        <source>On the table, led by {name}: {cards}</source>
        <translation>På bordet ({name} spillede ud): {cards}</translation>
    </message>
    <message>
        <source>Right: {choices}</source>
        <translation>Rigtigt: {choices}</translation>
    </message>
    <message>
        <source>Not {choice}</source>
        <translation>Ikke {choice}</translation>
    </message>
    <message>
        <source>Proved with all cards open.</source>
        <translation>Bevist med alle kort åbne.</translation>
    </message>
    <message>
        <source>Judged from your hand alone, by many deals that could be.</source>
        <translation>Bedømt ud fra din hånd alene, efter mange mulige kortfordelinger.</translation>
    </message>
    <message>
        <source>Play the whole deal</source>
        <translation>Spil hele given</translation>
    </message>
    <message>
        <source>One way: begin with the {card}</source>
        <translation>En mulighed: begynd med {card}</translation>
    </message>
    <message>
        <source>It is worth less than {choice}.</source>
        <translation>Det er mindre værd end {choice}.</translation>
    </message>
    <message>
        <source>Then nobody can keep your side from {points} card points.</source>
        <translation>Så kan ingen hindre din side i at få {points} kortpoint.</translation>
    </message>
    <message>
        <source>Then your side comes to no more than {points} card points against best play.</source>
        <translation>Så får din side højst {points} kortpoint mod det bedste modspil.</translation>
    </message>
    <message>
        <source>Best play with all cards open then leads to this: {result}. {why}.</source>
        <translation>Spiller alle bedst muligt med åbne kort, ender det sådan: {result}. {why}.</translation>
    </message>
    <message>
        <source>Then nobody declares.</source>
        <translation>Så er der ingen spilfører.</translation>
    </message>
    <message>
        <source>Then you declare.</source>
        <translation>Så er du spilfører.</translation>
    </message>
    <message>
        <source>Then {name} declares.</source>
        <translation>Så er {name} spilfører.</translation>
    </message>
    <message>
        <source>As the cards lie, it takes the trick.</source>
        <translation>Som kortene ligger, tager det stikket.</translation>
    </message>
    <message>
        <source>As the cards lie, your partner takes the trick ({name}, {card}).</source>
        <translation>Som kortene ligger, tager din makker stikket ({name}, {card}).</translation>
    </message>
    <message>
        <source>As the cards lie, an opponent takes the trick ({name}, {card}).</source>
        <translation>Som kortene ligger, tager en modstander stikket ({name}, {card}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>%n anden fil kan heller ikke bruges.</numerusform>
            <numerusform>%n andre filer kan heller ikke bruges.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything in {folder} can be used:</source>
        <translation>Ikke alt i {folder} kan bruges:</translation>
    </message>
    <message>
        <source>Deals of your own are files that end in .toml, in this folder: {folder}. Those of the book can serve as examples; they lie in {book}.</source>
        <translation>Dine egne giv er filer, der ender på .toml, i denne mappe: {folder}. Bogens giv kan tjene som eksempler; de ligger i {book}.</translation>
    </message>
    <message>
        <source>Auction quiz</source>
        <translation>Meldequiz</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Løst</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Sværhedsgrad</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Øvelser</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Øv</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Hukommelse</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Træn</translation>
    </message>
    <message>
        <source>&amp;Ask me</source>
        <translation>&amp;Spørg mig</translation>
    </message>
    <message>
        <source>Search in the book</source>
        <translation>Søg i bogen</translation>
    </message>
    <message>
        <source>Nothing in the book fits that.</source>
        <translation>Intet i bogen passer til det.</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>L&amp;øs</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>&amp;Own deals…</source>
        <translation>&amp;Egne giv…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle temaer</translation>
    </message>
    <message>
        <source>{theme} ({number})</source>
        <translation>{theme} ({number})</translation>
    </message>
    <message>
        <source>A deal is shown, and then you are asked: which trumps are still out, how many points are there?</source>
        <translation>Du får vist en giv og bliver så spurgt: hvilke trumfer er stadig ude, og hvor mange point er der?</translation>
    </message>
    <message>
        <source>A hand is dealt: what do you say? Close calls count as right.</source>
        <translation>Du får en hånd: hvad siger du? Næsten lige gode valg tæller som rigtige.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today.</source>
        <translation>
            <numerusform>%n øvelse venter i dag.</numerusform>
            <numerusform>%n øvelser venter i dag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Intet venter i dag.</translation>
    </message>
    <message>
        <source>Nothing is due today. The next one comes on {date}.</source>
        <translation>Intet venter i dag. Den næste kommer den {date}.</translation>
    </message>
    <message>
        <source>Mistakes in deals that you have played become exercises here. There are none yet.</source>
        <translation>Fejl i giv, som du har spillet, bliver til øvelser her. Der er ingen endnu.</translation>
    </message>
    <message>
        <source>Right so far: {right} of {all}.</source>
        <translation>Rigtigt indtil nu: {right} af {all}.</translation>
    </message>
    <message>
        <source>Looking through your deals for mistakes…</source>
        <translation>Leder efter fejl i dine giv …</translation>
    </message>
    <message numerus="yes">
        <source>The book: %n deal(s), {solved} of them solved</source>
        <translation>
            <numerusform>Bogen: %n giv, {solved} løst</numerusform>
            <numerusform>Bogen: %n giv, {solved} af dem løst</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ask me now</source>
        <translation>&amp;Spørg mig nu</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Kontroller</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Næste giv</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) have been played. {standing}</source>
        <translation>
            <numerusform>%n stik er spillet. {standing}</numerusform>
            <numerusform>%n stik er spillet. {standing}</numerusform>
        </translation>
    </message>
    <message>
        <source>{right} of {all} right.</source>
        <translation>{right} af {all} rigtige.</translation>
    </message>
    <message>
        <source>Which of the permanent trumps have you not seen yet, neither played nor in your hand?</source>
        <translation>Hvilke af de faste trumfer har du ikke set endnu, hverken spillet eller på din hånd?</translation>
    </message>
    <message>
        <source>How many trumps have you not seen yet, neither played nor in your hand?</source>
        <translation>Hvor mange trumfer har du ikke set endnu, hverken spillet eller på din hånd?</translation>
    </message>
    <message>
        <source>How many card points has your side taken so far?</source>
        <translation>Hvor mange kortpoint har din side taget indtil nu?</translation>
    </message>
    <message>
        <source>Right: none.</source>
        <translation>Rigtigt: ingen.</translation>
    </message>
    <message>
        <source>Right: {cards}.</source>
        <translation>Rigtigt: {cards}.</translation>
    </message>
    <message>
        <source>Right: {number}.</source>
        <translation>Rigtigt: {number}.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Gem som P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF ({files})</source>
        <translation>PDF ({files})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Gem som PDF</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Øvelse</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Løsning</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Næste</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>&amp;Vis løsningen</translation>
    </message>
    <message>
        <source>&amp;Play it out</source>
        <translation>&amp;Spil den færdig</translation>
    </message>
    <message>
        <source>{about} · number {number}</source>
        <translation>{about} · nummer {number}</translation>
    </message>
    <message>
        <source>{about} · {number} of {all}</source>
        <translation>{about} · {number} af {all}</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Regner på det …</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Løsningen</translation>
    </message>
    <message>
        <source>Step through: {choice}</source>
        <translation>Gå igennem: {choice}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Valg af trumf</translation>
    </message>
    <message>
        <source>Exchanging cards</source>
        <translation>Bytning af kort</translation>
    </message>
    <message>
        <source>The first lead</source>
        <translation>Det første udspil</translation>
    </message>
    <message>
        <source>Leading to a trick</source>
        <translation>Udspil til et stik</translation>
    </message>
    <message>
        <source>Second to play</source>
        <translation>Nummer to i stikket</translation>
    </message>
    <message>
        <source>Third to play</source>
        <translation>Nummer tre i stikket</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Sidst i stikket</translation>
    </message>
    <message>
        <source>No card of the suit</source>
        <translation>Ingen kort i farven</translation>
    </message>
    <message>
        <source>The partner is winning</source>
        <translation>Makkeren har stikket</translation>
    </message>
    <message>
        <source>When trumps are led</source>
        <translation>Når trumf er spillet ud</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>De sidste tre kort</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle kort åbne</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>En hel giv</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Let</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Svær</translation>
    </message>
    <message>
        <source>Play the deal: bring your side to {points} card points.</source>
        <translation>Spil given: skaf din side {points} kortpoint.</translation>
    </message>
    <message>
        <source>All cards lie open. Find the card with which your side comes to {points} card points.</source>
        <translation>Alle kort ligger åbne. Find det kort, der giver din side {points} kortpoint.</translation>
    </message>
    <message>
        <source>What do you say with this hand?</source>
        <translation>Hvad siger du med denne hånd?</translation>
    </message>
    <message>
        <source>Which suit do you name?</source>
        <translation>Hvilken farve vælger du?</translation>
    </message>
    <message>
        <source>What do you do before the play?</source>
        <translation>Hvad gør du, før der spilles?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Hvilket kort lægger du?</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Hvad ville du gøre her?</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Sig ikke noget</translation>
    </message>
    <message>
        <source>{what}: {cards}</source>
        <translation>{what}: {cards}</translation>
    </message>
    <message>
        <source>Nobody has bid. Trumps: {trumps}.</source>
        <translation>Ingen har meldt. Trumf: {trumps}.</translation>
    </message>
    <message>
        <source>You play {game}. Trumps: {trumps}.</source>
        <translation>Du spiller {game}. Trumf: {trumps}.</translation>
    </message>
    <message>
        <source>{name} plays {game}. Trumps: {trumps}.</source>
        <translation>{name} spiller {game}. Trumf: {trumps}.</translation>
    </message>
    <message>
        <source>You declare. Trumps: {trumps}.</source>
        <translation>Du er spilfører. Trumf: {trumps}.</translation>
    </message>
    <message>
        <source>{name} declares. Trumps: {trumps}.</source>
        <translation>{name} er spilfører. Trumf: {trumps}.</translation>
    </message>
    <message>
        <source>in øre</source>
        <translation>i øre</translation>
    </message>
    <message>
        <source>in points of the account</source>
        <translation>i point på regnskabet</translation>
    </message>
    <message>
        <source>in game points</source>
        <translation>i point</translation>
    </message>
</context>
<context>
    <name>felt</name>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Dine kort: {cards}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Kortgiver</translation>
    </message>
    <message>
        <source>Plays with the declarer</source>
        <translation>Spiller med spilføreren</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>{number} in hand</source>
        <translation>{number} på hånden</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stik</numerusform>
            <numerusform>%n stik</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kortbord</translation>
    </message>
    <message>
        <source>Chosen for your turn: {card}.</source>
        <translation>Valgt til din tur: {card}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Sidste stik</translation>
    </message>
    <message>
        <source>This card is winning the trick</source>
        <translation>Dette kort er ved at vinde stikket</translation>
    </message>
    <message>
        <source>This card was led</source>
        <translation>Dette kort blev spillet ud</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>lagt væk</translation>
    </message>
    <message>
        <source>What the declarer has laid away</source>
        <translation>Det, spilføreren har lagt væk</translation>
    </message>
    <message>
        <source>Declarer: has named trumps, or is about to</source>
        <translation>Spilfører: har valgt trumf eller skal til det</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Modspiller</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>får {points}</translation>
    </message>
    <message>
        <source>Trumps:</source>
        <translation>Trumf:</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>ikke valgt endnu</translation>
    </message>
    <message>
        <source>{contract}, trumps:</source>
        <translation>{contract}, trumf:</translation>
    </message>
    <message>
        <source>{contract}:</source>
        <translation>{contract}:</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tabt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Most card points lose</source>
        <translation>Flest kortpoint taber</translation>
    </message>
    <message>
        <source>{contract}, calls:</source>
        <translation>{contract}, kalder:</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Meldt {bid}</translation>
    </message>
    <message>
        <source>It cannot be made any more</source>
        <translation>Det kan ikke vindes længere</translation>
    </message>
    <message>
        <source>The price counts {times}</source>
        <translation>Prisen tæller {times}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Modspil</translation>
    </message>
    <message>
        <source>Card points taken in this deal, of {total}</source>
        <translation>Kortpoint taget i denne giv, af {total}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kortpoint</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
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
        <translation>Legen</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>Du siger Legen</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>Afslår</translation>
    </message>
    <message>
        <source>You refuse</source>
        <translation>Du afslår</translation>
    </message>
    <message>
        <source>Calls {card}</source>
        <translation>Kalder {card}</translation>
    </message>
    <message>
        <source>You call {card}</source>
        <translation>Du kalder {card}</translation>
    </message>
    <message>
        <source>Takes it</source>
        <translation>Tager den</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Du tager den</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Giver op</translation>
    </message>
    <message>
        <source>You fold</source>
        <translation>Du giver op</translation>
    </message>
    <message>
        <source>Leaves the cat</source>
        <translation>Bytter ikke</translation>
    </message>
    <message>
        <source>You leave the cat</source>
        <translation>Du bytter ikke</translation>
    </message>
    <message>
        <source>Takes the cat</source>
        <translation>Tager katten</translation>
    </message>
    <message>
        <source>You take the cat</source>
        <translation>Du tager katten</translation>
    </message>
    <message>
        <source>Leaves the cards</source>
        <translation>Bytter ikke</translation>
    </message>
    <message>
        <source>You leave the cards</source>
        <translation>Du bytter ikke</translation>
    </message>
    <message>
        <source>Takes the cards</source>
        <translation>Tager dem op</translation>
    </message>
    <message>
        <source>You take the cards</source>
        <translation>Du tager dem op</translation>
    </message>
    <message>
        <source>Has exchanged</source>
        <translation>Har byttet</translation>
    </message>
    <message>
        <source>You have exchanged</source>
        <translation>Du har byttet</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>Legen sagt</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen meldte</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>Spilfører: {name}</translation>
    </message>
    <message>
        <source>{name} + you</source>
        <translation>{name} + dig</translation>
    </message>
    <message>
        <source>{name} + {partner}</source>
        <translation>{name} + {partner}</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <translation>kun {ranks}</translation>
    </message>
    <message>
        <source>The cat: taken</source>
        <translation>Katten: taget</translation>
    </message>
    <message>
        <source>Taken up</source>
        <translation>Taget op</translation>
    </message>
    <message>
        <source>In the middle: {cards}</source>
        <translation>I midten: {cards}</translation>
    </message>
    <message>
        <source>The cat: {cards}</source>
        <translation>Katten: {cards}</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name} spillede {card}.</translation>
    </message>
    <message>
        <source>Your hand is hidden.</source>
        <translation>Din hånd er skjult.</translation>
    </message>
    <message>
        <source>To act: {name}.</source>
        <translation>I tur: {name}.</translation>
    </message>
    <message>
        <source>Trumps: {trumps}.</source>
        <translation>Trumf: {trumps}.</translation>
    </message>
    <message>
        <source>Called: {card}.</source>
        <translation>Kaldt: {card}.</translation>
    </message>
    <message>
        <source>Open before {name}: {cards}.</source>
        <translation>Åbne kort ({name}): {cards}.</translation>
    </message>
    <message>
        <source>Laid away: {cards}.</source>
        <translation>Lagt væk: {cards}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Vendt: {cards}.</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>The deal is over.</source>
        <translation>Given er slut.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet er slut.</translation>
    </message>
    <message>
        <source>You would play. Which game, you say afterwards.</source>
        <translation>Du vil spille. Hvilket spil det bliver, siger du bagefter.</translation>
    </message>
    <message>
        <source>You outbid an equal length with {suit}: {suit} will be trumps.</source>
        <translation>Du går over den samme længde med {suit}: så bliver {suit} trumf.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards. If nobody bids higher you name trumps.</source>
        <translation>Din længste farve, de faste trumfer medregnet, har {length} kort. Hvis ingen melder højere, vælger du trumf.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards. Nobody speaks after you: you name trumps.</source>
        <translation>Din længste farve, de faste trumfer medregnet, har {length} kort. Ingen melder efter dig: du vælger trumf.</translation>
    </message>
    <message>
        <source>You and your partner need {target} of {total} card points</source>
        <translation>Du og din makker skal have {target} af {total} kortpoint</translation>
    </message>
    <message>
        <source>You and your partner must take every trick</source>
        <translation>Du og din makker skal tage alle stik</translation>
    </message>
    <message>
        <source>You and your partner must not take a single trick</source>
        <translation>Du og din makker må ikke tage et eneste stik</translation>
    </message>
    <message>
        <source>You and a partner need {target} of {total} card points</source>
        <translation>Du og en makker skal have {target} af {total} kortpoint</translation>
    </message>
    <message>
        <source>You and a partner must take every trick</source>
        <translation>Du og en makker skal tage alle stik</translation>
    </message>
    <message>
        <source>You and a partner must not take a single trick</source>
        <translation>Du og en makker må ikke tage et eneste stik</translation>
    </message>
    <message>
        <source>You alone need {target} of {total} card points</source>
        <translation>Du spiller alene og skal have {target} af {total} kortpoint</translation>
    </message>
    <message>
        <source>You alone must take every trick</source>
        <translation>Du spiller alene og skal tage alle stik</translation>
    </message>
    <message>
        <source>You play alone and must not take a single trick</source>
        <translation>Du spiller alene og må ikke tage et eneste stik</translation>
    </message>
    <message>
        <source>{goal}. You call the partner by {ace} that you do not hold</source>
        <translation>{goal}. Du kalder makkeren med {ace}, som du ikke selv har</translation>
    </message>
    <message>
        <source>{goal}. The partner is whoever takes your only trump for another card</source>
        <translation>{goal}. Makkeren er den, der tager din eneste trumf i bytte for et andet kort</translation>
    </message>
    <message>
        <source>{goal}; {trumps}</source>
        <translation>{goal}; {trumps}</translation>
    </message>
    <message>
        <source>{goal}: worth at least {won}.</source>
        <translation>{goal}: mindst {won} værd.</translation>
    </message>
    <message>
        <source>{goal}: worth {won} or more.</source>
        <translation>{goal}: {won} eller mere værd.</translation>
    </message>
    <message>
        <source>{goal}: worth {won}.</source>
        <translation>{goal}: {won} værd.</translation>
    </message>
    <message>
        <source>a Sau</source>
        <translation>en Sau</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>et es</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>ingen trumf</translation>
    </message>
    <message>
        <source>trumps: {ranks}</source>
        <translation>trumf: {ranks}</translation>
    </message>
    <message>
        <source>a suit that you name</source>
        <translation>en farve, som du vælger</translation>
    </message>
    <message>
        <source>trumps: {ranks}, {suit}</source>
        <translation>trumf: {ranks}, {suit}</translation>
    </message>
    <message>
        <source>{goal}, with the cat</source>
        <translation>{goal}, med katten</translation>
    </message>
    <message>
        <source>{goal}, leaving the cat where it is (it counts for you)</source>
        <translation>{goal}, uden at røre katten (den tæller for dig)</translation>
    </message>
    <message>
        <source>{goal}, without trumps</source>
        <translation>{goal}, uden trumf</translation>
    </message>
    <message>
        <source>{goal}, holding {length} trumps</source>
        <translation>{goal}, med {length} trumfer på hånden</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent loses {won}; failed, you lose {lost}.</source>
        <translation>{{goal}}. Klaret: hver modspiller mister {won}; bet: du mister {lost}.</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent pays you {won}; failed, you pay each as much.</source>
        <translation>{{goal}}. Klaret: hver modspiller betaler dig {won}; bet: du betaler hver lige så meget.</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent pays you {won}; failed, you pay each {lost}.</source>
        <translation>{{goal}}. Klaret: hver modspiller betaler dig {won}; bet: du betaler hver {lost}.</translation>
    </message>
    <message>
        <source>{{goal}}: worth {won}, made or not.</source>
        <translation>{{goal}}: {won} værd, klaret eller ej.</translation>
    </message>
    <message>
        <source>{{goal}}: worth {won}, or {lost} if it fails.</source>
        <translation>{{goal}}: {won} værd, eller {lost}, hvis du går bet.</translation>
    </message>
    <message>
        <source>Play on, or give the deal up now and lose {points}?</source>
        <translation>Spiller du videre, eller giver du op nu og mister {points}?</translation>
    </message>
    <message>
        <source>Play on, or give the deal up now and pay each opponent {points}?</source>
        <translation>Spiller du videre, eller giver du op nu og betaler hver modspiller {points}?</translation>
    </message>
    <message>
        <source>Nobody plays this deal any more: you lose {points}. Played and lost, it costs {lost}.</source>
        <translation>Given spilles ikke: du mister {points}. Spillet og tabt koster den {lost}.</translation>
    </message>
    <message>
        <source>Nobody plays this deal any more: you pay each opponent {points}. Played and lost, it is {lost} to each.</source>
        <translation>Given spilles ikke: du betaler hver modspiller {points}. Spillet og tabt er det {lost} til hver.</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} eller mere</translation>
    </message>
    <message>
        <source>{value} øre</source>
        <translation>{value} øre</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetoner</numerusform>
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
        <translation>Pas</translation>
    </message>
    <message>
        <source>Ich spiele</source>
        <translation>Ich spiele</translation>
    </message>
    <message>
        <source>{length} better</source>
        <translation>{length} bedre</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} {suit}</translation>
    </message>
    <message>
        <source>Which Sau do you call?</source>
        <translation>Hvilken Sau kalder du?</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>Hvilket es kalder du?</translation>
    </message>
    <message>
        <source>Legen</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Take and give back</source>
        <translation>Tag og giv tilbage</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Afslå</translation>
    </message>
    <message>
        <source>The deal costs double, whatever comes; you know only these cards.</source>
        <translation>Given koster det dobbelte, uanset hvad du får; du kender kun disse kort.</translation>
    </message>
    <message>
        <source>You leave the price as it is.</source>
        <translation>Du lader prisen stå, som den er.</translation>
    </message>
    <message>
        <source>You take the open trump for a card of yours that is none, and play with whoever laid it open.</source>
        <translation>Du tager den åbne trumf i bytte for et af dine kort, som ikke er trumf, og spiller sammen med den, der lagde den frem.</translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation>Den næste spiller bliver spurgt.</translation>
    </message>
    <message>
        <source>You are the last one asked: the cards are thrown in.</source>
        <translation>Du bliver spurgt som den sidste: kortene kastes sammen.</translation>
    </message>
    <message>
        <source>You are the last one asked: it counts as if nobody had bid, and a {contract} is played.</source>
        <translation>Du bliver spurgt som den sidste: det regnes, som om ingen havde meldt, og der spilles {contract}.</translation>
    </message>
    <message>
        <source>Whoever holds it plays with you. You hold {cards}.</source>
        <translation>Den, der har kortet, spiller med dig. Du har {cards}.</translation>
    </message>
    <message>
        <source>Trumps in your hand: {number}.</source>
        <translation>Trumfer på din hånd: {number}.</translation>
    </message>
    <message>
        <source>The deal costs double again, and everybody learns that you are the partner.</source>
        <translation>Given koster det dobbelte igen, og alle får at vide, at du er makkeren.</translation>
    </message>
    <message>
        <source>The deal costs double again.</source>
        <translation>Given koster det dobbelte igen.</translation>
    </message>
    <message>
        <source>The deal costs double.</source>
        <translation>Given koster det dobbelte.</translation>
    </message>
    <message>
        <source>The first card ends the time for it.</source>
        <translation>Når det første kort er lagt, er det for sent.</translation>
    </message>
    <message>
        <source>The second card ends the time for it.</source>
        <translation>Når det andet kort er lagt, er det for sent.</translation>
    </message>
    <message>
        <source>The next card ends the time for it.</source>
        <translation>Når det næste kort er lagt, er det for sent.</translation>
    </message>
    <message>
        <source>Gesperrt: you can call no Sau. You need a plain card of its suit and must not hold the Sau.</source>
        <translation>Gesperrt: du kan ikke kalde nogen Sau. Du skal have et almindeligt kort i farven og må ikke selv have dens Sau.</translation>
    </message>
    <message>
        <source>Gesperrt: you can call no ace. You need a plain card of its suit and must not hold the ace.</source>
        <translation>Gesperrt: du kan ikke kalde noget es. Du skal have et almindeligt kort i farven og må ikke selv have dens es.</translation>
    </message>
    <message>
        <source>That needs a hand with exactly one trump.</source>
        <translation>Det kræver en hånd med præcis én trumf.</translation>
    </message>
    <message>
        <source>That needs all the permanent trumps in one hand.</source>
        <translation>Det kræver alle de faste trumfer på én hånd.</translation>
    </message>
    <message>
        <source>Your hand does not fit that game.</source>
        <translation>Din hånd passer ikke til det spil.</translation>
    </message>
    <message>
        <source>That does not outbid the standing bid.</source>
        <translation>Det går ikke over den gældende melding.</translation>
    </message>
    <message>
        <source>Give back one card that is no trump.</source>
        <translation>Giv et kort tilbage, som ikke er trumf.</translation>
    </message>
    <message>
        <source>You cannot double now.</source>
        <translation>Du kan ikke doble nu.</translation>
    </message>
    <message>
        <source>Your {card} was searched for: you must play it.</source>
        <translation>Du har {card}, som er søgt: du skal lægge kortet.</translation>
    </message>
    <message>
        <source>Your {card} was called: keep it until its suit is led.</source>
        <translation>Du har {card}, som er kaldt: behold kortet, til farven spilles ud.</translation>
    </message>
    <message>
        <source>Your {card} was called: of its suit you may lead only that one, unless you hold at least four, the {card} included.</source>
        <translation>Du har {card}, som er kaldt: i den farve må du kun spille netop det kort ud, medmindre du har mindst fire, {card} medregnet.</translation>
    </message>
    <message>
        <source>You cannot double: nobody is the declarer.</source>
        <translation>Du kan ikke doble: ingen er spilfører.</translation>
    </message>
    <message>
        <source>You cannot double any more: the first card has been played.</source>
        <translation>Du kan ikke doble længere: det første kort er spillet.</translation>
    </message>
    <message>
        <source>You cannot double any more: the second card has been played.</source>
        <translation>Du kan ikke doble længere: det andet kort er spillet.</translation>
    </message>
    <message>
        <source>You cannot double any more: it is too late.</source>
        <translation>Du kan ikke doble længere: det er for sent.</translation>
    </message>
    <message>
        <source>You cannot double any more: {word} has been said.</source>
        <translation>Du kan ikke doble længere: {word} er sagt.</translation>
    </message>
    <message>
        <source>You cannot double: only the declarers can answer a Kontra.</source>
        <translation>Du kan ikke doble: kun spilførersiden kan svare på en Kontra.</translation>
    </message>
    <message>
        <source>You cannot double: only the defenders can say Kontra.</source>
        <translation>Du kan ikke doble: kun modspillerne kan sige Kontra.</translation>
    </message>
    <message>
        <source>You had not seen all that was said. For {word} say so once more.</source>
        <translation>Du havde ikke set alt, hvad der blev sagt. Vil du stadig sige {word}, så sig det igen.</translation>
    </message>
    <message>
        <source>You call the {card}.</source>
        <translation>Du kalder {card}.</translation>
    </message>
    <message>
        <source>{name} calls the {card}.</source>
        <translation>{name} kalder {card}.</translation>
    </message>
    <message>
        <source>{name} says {word}.</source>
        <translation>{name} siger {word}.</translation>
    </message>
    <message>
        <source>{name} lays the {card} open and seeks a partner.</source>
        <translation>{name} lægger {card} åbent frem og søger en makker.</translation>
    </message>
    <message>
        <source>{name} lays: the deal costs double.</source>
        <translation>{name} siger Legen: given koster det dobbelte.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} afslår.</translation>
    </message>
    <message>
        <source>{name} takes the open trump.</source>
        <translation>{name} tager den åbne trumf.</translation>
    </message>
    <message>
        <source>You hold it: you are the partner; nobody knows yet.</source>
        <translation>Du har kortet: du er makkeren; ingen ved det endnu.</translation>
    </message>
    <message>
        <source>Everybody knows now that you play with {name}.</source>
        <translation>Nu ved alle, at du spiller med {name}.</translation>
    </message>
    <message>
        <source>{name} plays with you.</source>
        <translation>{name} spiller med dig.</translation>
    </message>
    <message>
        <source>{name} plays with {other}.</source>
        <translation>{name} spiller med {other}.</translation>
    </message>
    <message>
        <source>Nobody has bid: only the permanent trumps are trumps.</source>
        <translation>Ingen har meldt: kun de faste trumfer er trumf.</translation>
    </message>
    <message>
        <source>Nobody plays: {contract}.</source>
        <translation>Ingen spiller: {contract}.</translation>
    </message>
    <message>
        <source>{contract}, trumps: {trumps}</source>
        <translation>{contract}, trumf: {trumps}</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} spiller {contract}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Du spiller {contract}.</translation>
    </message>
    <message>
        <source>{target} of {total} card points are enough.</source>
        <translation>{target} af {total} kortpoint er nok.</translation>
    </message>
    <message>
        <source>Declarer: {name}, trumps: {trumps}.</source>
        <translation>Spilfører: {name}, trumf: {trumps}.</translation>
    </message>
    <message>
        <source>You are the declarer, trumps: {trumps}.</source>
        <translation>Du er spilfører, trumf: {trumps}.</translation>
    </message>
    <message>
        <source>Declarer: {name}, {bid}, trumps: {trumps}.</source>
        <translation>Spilfører: {name}, {bid}, trumf: {trumps}.</translation>
    </message>
    <message>
        <source>You are the declarer, {bid}, trumps: {trumps}.</source>
        <translation>Du er spilfører, {bid}, trumf: {trumps}.</translation>
    </message>
    <message>
        <source>Your turn: call the Sau of a suit.</source>
        <translation>Din tur: kald en farves Sau.</translation>
    </message>
    <message>
        <source>Your turn: call the ace of a suit.</source>
        <translation>Din tur: kald et es.</translation>
    </message>
    <message>
        <source>Your turn: lay, or say {word}: the price stays as it is.</source>
        <translation>Din tur: sig Legen, eller sig {word}: prisen bliver, som den er.</translation>
    </message>
    <message>
        <source>Your turn: take the open trump, or refuse.</source>
        <translation>Din tur: tag den åbne trumf, eller afslå.</translation>
    </message>
    <message>
        <source>Your turn: bid, or say {word}.</source>
        <translation>Din tur: meld, eller sig {word}.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass. {why}</source>
        <translation>Din tur: du kan kun melde pas. {why}</translation>
    </message>
    <message>
        <source>Your turn: you can only say {word}. {why}</source>
        <translation>Din tur: du kan kun sige {word}. {why}</translation>
    </message>
    <message>
        <source>{name} may lay.</source>
        <translation>{name} kan sige Legen.</translation>
    </message>
    <message>
        <source>{name} may take the open trump.</source>
        <translation>{name} kan tage den åbne trumf.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klør</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruder</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>klør fem</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>spar fem</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>hjerter fem</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruder fem</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>klør syv</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>spar syv</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hjerter syv</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruder syv</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>klør otte</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>spar otte</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hjerter otte</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruder otte</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>klør ni</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>spar ni</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hjerter ni</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruder ni</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>klør ti</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>spar ti</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hjerter ti</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruder ti</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klør knægt</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>spar knægt</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hjerter knægt</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruder knægt</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klør dame</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>spar dame</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hjerter dame</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruder dame</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klør konge</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>spar konge</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hjerter konge</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruder konge</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klør es</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>spar es</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hjerter es</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruder es</translation>
    </message>
    <message>
        <source>permanent trumps only</source>
        <translation>kun de faste trumfer</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n kryds</numerusform>
            <numerusform>%n kryds</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Plads {n}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Vol in one hand: one player took every trick</source>
        <translation>Vol på én hånd: én spiller tog alle stik</translation>
    </message>
    <message>
        <source>Vol: the declarers took every trick</source>
        <translation>Vol: spilførerne tog alle stik</translation>
    </message>
    <message>
        <source>The declarers reached 90 or more</source>
        <translation>Spilførerne nåede mindst 90</translation>
    </message>
    <message>
        <source>The declarers reached 61 or more</source>
        <translation>Spilførerne nåede mindst 61</translation>
    </message>
    <message>
        <source>The declarers failed</source>
        <translation>Spilførerne gik bet</translation>
    </message>
    <message>
        <source>Javn: the declarers stayed at 30 or fewer</source>
        <translation>Javn: spilførerne fik højst 30</translation>
    </message>
    <message>
        <source>The declarers took no trick</source>
        <translation>Spilførerne fik intet stik</translation>
    </message>
    <message>
        <source>Nobody bid: the winners score 4</source>
        <translation>Ingen meldte: vinderne får 4</translation>
    </message>
    <message>
        <source>Mat: the declarers took every trick</source>
        <translation>Mat: spilførerne tog alle stik</translation>
    </message>
    <message>
        <source>Schneider: the declarers reached 91</source>
        <translation>Schneider: spilførerne nåede 91</translation>
    </message>
    <message>
        <source>Heavily set: the declarers stayed at 30 or fewer</source>
        <translation>Slemt bet: spilførerne fik højst 30</translation>
    </message>
    <message>
        <source>Nolo made: the declarer took no trick</source>
        <translation>Nolo klaret: spilføreren fik intet stik</translation>
    </message>
    <message>
        <source>Nolo lost: the declarer took a trick</source>
        <translation>Nolo tabt: spilføreren fik et stik</translation>
    </message>
    <message>
        <source>Halv made: the declarers reached 50</source>
        <translation>Halv klaret: spilførerne nåede 50</translation>
    </message>
    <message>
        <source>Halv lost: the declarers stayed under 50</source>
        <translation>Halv tabt: spilførerne kom ikke op på 50</translation>
    </message>
    <message>
        <source>The declarer took all 120 points</source>
        <translation>Spilføreren tog alle 120 point</translation>
    </message>
    <message>
        <source>The declarer folded before the first lead</source>
        <translation>Spilføreren gav op før første udspil</translation>
    </message>
    <message>
        <source>The opponents took no trick: threefold</source>
        <translation>Modspillerne fik intet stik: tredobbelt</translation>
    </message>
    <message>
        <source>Jan: the opponents stayed at 30 or fewer, double</source>
        <translation>Jan: modspillerne fik højst 30, dobbelt</translation>
    </message>
    <message>
        <source>The declarer reached 61 or more</source>
        <translation>Spilføreren nåede mindst 61</translation>
    </message>
    <message>
        <source>Jan: the declarer stayed at 30 or fewer, double</source>
        <translation>Jan: spilføreren fik højst 30, dobbelt</translation>
    </message>
    <message>
        <source>The declarer failed to reach 61</source>
        <translation>Spilføreren nåede ikke 61</translation>
    </message>
    <message>
        <source>Tout: every trick was bid and taken</source>
        <translation>Tout: alle stik var meldt og blev taget</translation>
    </message>
    <message>
        <source>Tout lost: every trick was bid, and not every one was taken</source>
        <translation>Tout tabt: alle stik var meldt, men ikke alle blev taget</translation>
    </message>
    <message>
        <source>60 to 60: a tie, and the next deal counts more</source>
        <translation>60–60: uafgjort, og den næste giv tæller mere</translation>
    </message>
    <message>
        <source>Vol: the declarer took every trick</source>
        <translation>Vol: spilføreren tog alle stik</translation>
    </message>
    <message>
        <source>The declarer reached 90 or more</source>
        <translation>Spilføreren nåede mindst 90</translation>
    </message>
    <message>
        <source>The declarer failed</source>
        <translation>Spilføreren gik bet</translation>
    </message>
    <message>
        <source>Javn: the declarer stayed at 30 or fewer</source>
        <translation>Javn: spilføreren fik højst 30</translation>
    </message>
    <message>
        <source>The declarer took no trick</source>
        <translation>Spilføreren fik intet stik</translation>
    </message>
    <message>
        <source>Nobody bid: whoever took most card points scores 4</source>
        <translation>Ingen meldte: den, der tog flest kortpoint, får 4</translation>
    </message>
    <message>
        <source>Mat: the declarer took every trick</source>
        <translation>Mat: spilføreren tog alle stik</translation>
    </message>
    <message>
        <source>The declarer reached 91</source>
        <translation>Spilføreren nåede 91</translation>
    </message>
    <message>
        <source>Heavily set: the declarer stayed at 30 or fewer</source>
        <translation>Slemt bet: spilføreren fik højst 30</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Vi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The declarers made it</source>
        <translation>Spilførerne klarede det</translation>
    </message>
    <message>
        <source>Nobody has most card points: a tie</source>
        <translation>Ingen har flest kortpoint: uafgjort</translation>
    </message>
    <message>
        <source>60 to 60: a tie</source>
        <translation>60–60: uafgjort</translation>
    </message>
    <message>
        <source>We {ours} – {theirs} They</source>
        <translation>Vi {ours} – {theirs} De</translation>
    </message>
    <message>
        <source>Declarers {points} – {others} defenders</source>
        <translation>Spilførere {points} – {others} modspillere</translation>
    </message>
    <message>
        <source>Double victory: the others are still on their start</source>
        <translation>Dobbeltsejr: de andre står stadig på start</translation>
    </message>
    <message>
        <source>The rubber is won</source>
        <translation>Robberen er vundet</translation>
    </message>
    <message>
        <source>Declarer {points} – {others} defenders</source>
        <translation>Spilfører {points} – {others} modspillere</translation>
    </message>
    <message>
        <source>Laid away: {cards}, the declarer&apos;s</source>
        <translation>Lagt væk: {cards}, til spilføreren</translation>
    </message>
    <message>
        <source>Left in the middle: {cards}, the declarer&apos;s</source>
        <translation>Tilbage i midten: {cards}, til spilføreren</translation>
    </message>
    <message>
        <source>Laid away or left: {cards}, the declarer&apos;s</source>
        <translation>Lagt væk eller tilbage: {cards}, til spilføreren</translation>
    </message>
    <message>
        <source>Declarer: {name}, {trumps}</source>
        <translation>Spilfører: {name}, {trumps}</translation>
    </message>
    <message>
        <source>{side} score {points}</source>
        <translation>{side} får {points}</translation>
    </message>
    <message>
        <source>{side} score {points} ({suit})</source>
        <translation>{side} får {points} ({suit})</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message>
        <source>and {points} more for the tie before</source>
        <translation>og {points} mere for den uafgjorte giv før</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n point</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal counts {points}</source>
        <translation>Given tæller {points}</translation>
    </message>
    <message>
        <source>The deal counts {points} ({suit})</source>
        <translation>Given tæller {points} ({suit})</translation>
    </message>
    <message>
        <source>We {ours} – They {theirs}</source>
        <translation>Vi {ours} – De {theirs}</translation>
    </message>
    <message>
        <source>You came to zero together with {others}, and had less before: {left}</source>
        <translation>Du kom på nul sammen med {others} og havde mindst i forvejen: {left}</translation>
    </message>
    <message>
        <source>{name} came to zero together with {others}, and had less before: {left}</source>
        <translation>{name} kom på nul sammen med {others} og havde mindst i forvejen: {left}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>dig</translation>
    </message>
    <message>
        <source>The decider with {others}: you stand lower</source>
        <translation>Afgørende giv mod {others}: du står lavest</translation>
    </message>
    <message>
        <source>The decider with {others}: {name} stands lower</source>
        <translation>Afgørende giv mod {others}: {name} står lavest</translation>
    </message>
    <message>
        <source>The declarers failed to reach 61</source>
        <translation>Spilførerne nåede ikke 61</translation>
    </message>
    <message>
        <source>Schneider: the declarers stayed at 30 or fewer</source>
        <translation>Schneider: spilførerne fik højst 30</translation>
    </message>
    <message>
        <source>Schwarz: the declarers took every trick</source>
        <translation>Schwarz: spilførerne tog alle stik</translation>
    </message>
    <message>
        <source>Schwarz: the declarers took no trick</source>
        <translation>Schwarz: spilførerne fik intet stik</translation>
    </message>
    <message>
        <source>The declarers were to take no trick, and took one</source>
        <translation>Spilførerne måtte ikke tage stik, men tog et</translation>
    </message>
    <message>
        <source>Durchmarsch: one player took it all</source>
        <translation>Durchmarsch: én spiller tog det hele</translation>
    </message>
    <message>
        <source>Whoever took most card points pays</source>
        <translation>Den, der tog flest kortpoint, betaler</translation>
    </message>
    <message>
        <source>Schneider: the declarer reached 91</source>
        <translation>Schneider: spilføreren nåede 91</translation>
    </message>
    <message>
        <source>Schneider: the declarer stayed at 30 or fewer</source>
        <translation>Schneider: spilføreren fik højst 30</translation>
    </message>
    <message>
        <source>Schwarz: the declarer took every trick</source>
        <translation>Schwarz: spilføreren tog alle stik</translation>
    </message>
    <message>
        <source>Schwarz: the declarer took no trick</source>
        <translation>Schwarz: spilføreren fik intet stik</translation>
    </message>
    <message>
        <source>The declarer was to take no trick, and took one</source>
        <translation>Spilføreren måtte ikke tage stik, men tog et</translation>
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
        <translation>med {number} Laufende</translation>
    </message>
    <message>
        <source>without {number} Laufende</source>
        <translation>uden {number} Laufende</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>{game} on the {card}</source>
        <translation>{game} på {card}</translation>
    </message>
    <message>
        <source>Tricks: declarers {tricks} – {others} defenders</source>
        <translation>Stik: spilførere {tricks} – {others} modspillere</translation>
    </message>
    <message>
        <source>Tricks: declarer {tricks} – {others} defenders</source>
        <translation>Stik: spilfører {tricks} – {others} modspillere</translation>
    </message>
    <message>
        <source>{points} each; {name} took more tricks</source>
        <translation>{points} hver; flere stik til {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks; {name} took more or higher trumps</source>
        <translation>{points} hver, lige mange stik; flere eller højere trumfer til {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks; {name} took more trumps</source>
        <translation>{points} hver, lige mange stik; flere trumfer til {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks and trumps; {name} took the highest trump</source>
        <translation>{points} hver, lige mange stik og trumfer; den højeste trumf til {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks, no trumps; {name} comes first in turn</source>
        <translation>{points} hver, lige mange stik, ingen trumfer; turen kommer først til {name}</translation>
    </message>
    <message>
        <source>Declarer: {name}, {game}</source>
        <translation>Spilfører: {name}, {game}</translation>
    </message>
    <message>
        <source>Declarer: {name} with {partner}, {game}</source>
        <translation>Spilfører: {name} med {partner}, {game}</translation>
    </message>
    <message>
        <source>You pay everybody else {chips}</source>
        <translation>Du betaler hver af de andre {chips}</translation>
    </message>
    <message>
        <source>{name} pays everybody else {chips}</source>
        <translation>{name} betaler hver af de andre {chips}</translation>
    </message>
    <message>
        <source>Everybody else pays you {chips}</source>
        <translation>Hver af de andre betaler dig {chips}</translation>
    </message>
    <message>
        <source>Everybody else pays {name} {chips}</source>
        <translation>Hver af de andre betaler {name} {chips}</translation>
    </message>
    <message>
        <source>{loser} pays {winner} {chips}</source>
        <translation>{loser} betaler {winner} {chips}</translation>
    </message>
    <message>
        <source>You pay {winner} {chips}</source>
        <translation>Du betaler {winner} {chips}</translation>
    </message>
    <message>
        <source>{loser} pays you {chips}</source>
        <translation>{loser} betaler dig {chips}</translation>
    </message>
    <message>
        <source>You hold a club: follow suit.</source>
        <translation>Du har klør: bekend kulør.</translation>
    </message>
    <message>
        <source>You hold a spade: follow suit.</source>
        <translation>Du har spar: bekend kulør.</translation>
    </message>
    <message>
        <source>You hold a heart: follow suit.</source>
        <translation>Du har hjerter: bekend kulør.</translation>
    </message>
    <message>
        <source>You hold a diamond: follow suit.</source>
        <translation>Du har ruder: bekend kulør.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold one: play a trump.</source>
        <translation>Der er spillet trumf ud, og du har en: læg trumf.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Det kan ikke lade sig gøre nu.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Du har ikke det kort.</translation>
    </message>
    <message>
        <source>You can bid, and at this table whoever can bid must bid.</source>
        <translation>Du kan melde, og ved dette bord skal den, der kan melde, melde.</translation>
    </message>
    <message>
        <source>Trumps must be a suit of the length that was bid, and {suit} if {suit} is one.</source>
        <translation>Trumf skal være en farve af den meldte længde, og {suit}, hvis {suit} er en af dem.</translation>
    </message>
    <message>
        <source>A cut lifts at least three cards and leaves at least three.</source>
        <translation>Når der tages af, skal der løftes mindst tre kort og ligge mindst tre tilbage.</translation>
    </message>
    <message>
        <source>The cards must be shuffled first.</source>
        <translation>Kortene skal blandes først.</translation>
    </message>
    <message>
        <source>Lay away as many cards as lie in the middle, or leave those where they are.</source>
        <translation>Læg lige så mange kort væk, som der ligger i midten, eller lad dem ligge.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Tag af</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Leave the cat</source>
        <translation>Lad katten ligge</translation>
    </message>
    <message>
        <source>Look at the cat</source>
        <translation>Se på katten</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Byt</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spil videre</translation>
    </message>
    <message>
        <source>Fold ({points})</source>
        <translation>Giv op ({points})</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Meld {bid}</translation>
    </message>
    <message>
        <source>Trumps for this deal, below the permanent trumps.</source>
        <translation>Trumf i denne giv, under de faste trumfer.</translation>
    </message>
    <message>
        <source>The cards are dealt {packets}.</source>
        <translation>Kortene gives {packets}.</translation>
    </message>
    <message>
        <source>The pack stays as it is. The cards are dealt {packets}.</source>
        <translation>Bunken bliver, som den er. Kortene gives {packets}.</translation>
    </message>
    <message>
        <source>You play the hand as it is; the cat lies face down and counts for you.</source>
        <translation>Du spiller hånden, som den er; katten ligger lukket og tæller for dig.</translation>
    </message>
    <message>
        <source>You take up the cat and then lay as many cards away.</source>
        <translation>Du tager katten op og lægger så lige så mange kort væk.</translation>
    </message>
    <message>
        <source>What you lay away counts for you at the end.</source>
        <translation>Det, du lægger væk, tæller for dig til sidst.</translation>
    </message>
    <message>
        <source>You lay cards away first and then take up the cat, unseen until then.</source>
        <translation>Du lægger først kort væk uden at have set katten og tager den så op.</translation>
    </message>
    <message>
        <source>{value} left</source>
        <translation>{value} tilbage</translation>
    </message>
    <message>
        <source>{number} each</source>
        <translation>{number} til hver</translation>
    </message>
    <message>
        <source>{number} to the middle</source>
        <translation>{number} til midten</translation>
    </message>
    <message>
        <source>{packets}, then {packet}</source>
        <translation>{packets}, så {packet}</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Du overlader spillet til de andre.</translation>
    </message>
    <message>
        <source>You do not bid.</source>
        <translation>Du melder ikke.</translation>
    </message>
    <message>
        <source>You leave the trumps to the standing bid.</source>
        <translation>Du lader den, der har meldt, vælge trumf.</translation>
    </message>
    <message>
        <source>You leave the game to the standing bid.</source>
        <translation>Du lader den, der har meldt, spille.</translation>
    </message>
    <message>
        <source>Your hand fits no game that can be bid.</source>
        <translation>Din hånd passer ikke til noget spil, der kan meldes.</translation>
    </message>
    <message>
        <source>{bid} stands already.</source>
        <translation>{bid} er allerede meldt.</translation>
    </message>
    <message>
        <source>You can bid nothing above {bid}.</source>
        <translation>Du kan ikke melde noget over {bid}.</translation>
    </message>
    <message>
        <source>A bid needs {least} cards of a suit with the permanent trumps: you have them in {suits}, and that does not outbid {bid}.</source>
        <translation>En melding kræver {least} kort i en farve, de faste trumfer medregnet: det har du i {suits}, men det går ikke over {bid}.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards; a bid needs {least}.</source>
        <translation>Din længste farve, de faste trumfer medregnet, har {length} kort; en melding kræver {least}.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards; that does not outbid {bid}.</source>
        <translation>Din længste farve, de faste trumfer medregnet, har {length} kort; det går ikke over {bid}.</translation>
    </message>
    <message>
        <source>You hold {suit}: follow suit.</source>
        <translation>Du har {suit}: bekend kulør.</translation>
    </message>
    <message>
        <source>The {card} is a trump, whatever its suit. {rule}</source>
        <translation>Kortet {card} er trumf, uanset farven. {rule}</translation>
    </message>
    <message>
        <source>The trick is trumped with the {card} and you can beat it: play a higher trump.</source>
        <translation>Stikket er trumfet med {card}, og du kan stikke over: læg en højere trumf.</translation>
    </message>
    <message>
        <source>All that you can bid here is {bid}.</source>
        <translation>Det eneste, du kan melde her, er {bid}.</translation>
    </message>
    <message>
        <source>You cannot bid here: pass.</source>
        <translation>Du kan ikke melde her: meld pas.</translation>
    </message>
    <message>
        <source>Your turn: cut the pack or knock.</source>
        <translation>Din tur: tag af, eller bank.</translation>
    </message>
    <message>
        <source>Your turn: name the trumps.</source>
        <translation>Din tur: vælg trumf.</translation>
    </message>
    <message>
        <source>Your turn: play on or fold.</source>
        <translation>Din tur: spil videre, eller giv op.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Din tur: spil et kort.</translation>
    </message>
    <message>
        <source>{name} may exchange with the cat.</source>
        <translation>{name} kan bytte med katten.</translation>
    </message>
    <message>
        <source>{name} may fold.</source>
        <translation>{name} kan give op.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} er i tur.</translation>
    </message>
    <message>
        <source>Your turn: say whether you play.</source>
        <translation>Din tur: sig, om du spiller.</translation>
    </message>
    <message>
        <source>Your turn: bid or pass.</source>
        <translation>Din tur: meld, eller meld pas.</translation>
    </message>
    <message>
        <source>Your turn: bid. At this table whoever can bid must bid.</source>
        <translation>Din tur: meld. Ved dette bord skal den, der kan melde, melde.</translation>
    </message>
    <message>
        <source>Your turn: name the game that you play.</source>
        <translation>Din tur: sig, hvilket spil du spiller.</translation>
    </message>
    <message>
        <source>Your turn: lay away as many cards as you took up.</source>
        <translation>Din tur: læg lige så mange kort væk, som du tog op.</translation>
    </message>
    <message>
        <source>Your turn: exchange with the cat, or leave it.</source>
        <translation>Din tur: byt med katten, eller lad den ligge.</translation>
    </message>
    <message>
        <source>{name} exchanges with the cat.</source>
        <translation>{name} bytter med katten.</translation>
    </message>
    <message>
        <source>{name} leaves the cat.</source>
        <translation>{name} lader katten ligge.</translation>
    </message>
    <message>
        <source>{name} takes up the cat.</source>
        <translation>{name} tager katten op.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} giver op.</translation>
    </message>
    <message>
        <source>Your trick, {points} points.</source>
        <translation>Dit stik, {points} point.</translation>
    </message>
    <message>
        <source>Trick to {name}, {points} points.</source>
        <translation>Stik til {name}, {points} point.</translation>
    </message>
    <message>
        <source>Nobody has bid: the cards are thrown in.</source>
        <translation>Ingen har meldt: kortene kastes sammen.</translation>
    </message>
    <message>
        <source>You deal the next ones.</source>
        <translation>Du giver de næste.</translation>
    </message>
    <message>
        <source>{name} deals the next ones.</source>
        <translation>{name} giver de næste.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} giver.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du giver.</translation>
    </message>
    <message>
        <source>The deal cannot be made any more.</source>
        <translation>Given kan ikke vindes længere.</translation>
    </message>
    <message>
        <source>{contract} is lost already.</source>
        <translation>{contract} er allerede tabt.</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>The game with a partner: the declarer calls a Sau and plays with whoever holds it; Herz is trump.</source>
        <translation>Spillet med en makker: spilføreren kalder en Sau og spiller med den, der har den; Herz er trumf.</translation>
    </message>
    <message>
        <source>The calling game, another word for the Sauspiel.</source>
        <translation>Kaldespillet, et andet ord for Sauspiel.</translation>
    </message>
    <message>
        <source>A game alone in which only the four Unter are trumps.</source>
        <translation>Et spil, man spiller alene, og hvor kun de fire Unter er trumf.</translation>
    </message>
    <message>
        <source>A Wenz with a trump suit below the four Unter.</source>
        <translation>En Wenz med en trumffarve under de fire Unter.</translation>
    </message>
    <message>
        <source>A game alone in which only the four Ober are trumps.</source>
        <translation>Et spil, man spiller alene, og hvor kun de fire Ober er trumf.</translation>
    </message>
    <message>
        <source>A Geier with a trump suit below the four Ober.</source>
        <translation>En Geier med en trumffarve under de fire Ober.</translation>
    </message>
    <message>
        <source>A game alone against all others, in a trump suit of one&apos;s own choice.</source>
        <translation>Et spil, man spiller alene mod alle de andre i en trumffarve efter eget valg.</translation>
    </message>
    <message>
        <source>A game alone and without trumps, won by taking no trick at all.</source>
        <translation>Et spil, man spiller alene og uden trumf, og som vindes ved slet ikke at tage stik.</translation>
    </message>
    <message>
        <source>What is played when nobody bids: everybody alone, and whoever takes most Augen loses.</source>
        <translation>Det, der spilles, når ingen melder: alle spiller for sig selv, og den, der tager flest Augen, taber.</translation>
    </message>
    <message>
        <source>Taking so much in a Ramsch, usually every trick, that one wins it instead of losing.</source>
        <translation>At tage så meget i en Ramsch, som regel alle stik, at man vinder i stedet for at tabe.</translation>
    </message>
    <message>
        <source>The wedding: a player with a single trump offers it openly, and whoever takes it is the partner.</source>
        <translation>Brylluppet: en spiller med en eneste trumf tilbyder den åbent, og den, der tager den, bliver makker.</translation>
    </message>
    <message>
        <source>All four Ober and all four Unter in one hand, which nobody can beat.</source>
        <translation>Alle fire Ober og alle fire Unter på én hånd, som ingen kan slå.</translation>
    </message>
    <message>
        <source>A game for which every trick has to be taken.</source>
        <translation>Et spil, hvor alle stik skal tages.</translation>
    </message>
    <message>
        <source>The sow, the ace of the German deck: 11 card points.</source>
        <translation>Soen, esset i det tyske kortspil: 11 kortpoint.</translation>
    </message>
    <message>
        <source>The over knave of the German deck: its figure holds the sign of its suit high.</source>
        <translation>Overknægten i det tyske kortspil: figuren har farvens tegn foroven.</translation>
    </message>
    <message>
        <source>The under knave of the German deck: its figure wears the sign of its suit low.</source>
        <translation>Underknægten i det tyske kortspil: figuren har farvens tegn forneden.</translation>
    </message>
    <message>
        <source>Acorns, the highest suit of the German deck, in the place of clubs.</source>
        <translation>Agern, den højeste farve i det tyske kortspil, i stedet for klør.</translation>
    </message>
    <message>
        <source>Leaves, a suit of the German deck, in the place of spades.</source>
        <translation>Løv, en farve i det tyske kortspil, i stedet for spar.</translation>
    </message>
    <message>
        <source>Hearts, a suit of the German deck as of the French one.</source>
        <translation>Hjerter, en farve i det tyske kortspil som i det franske.</translation>
    </message>
    <message>
        <source>Bells, a suit of the German deck, in the place of diamonds.</source>
        <translation>Klokker, en farve i det tyske kortspil, i stedet for ruder.</translation>
    </message>
    <message>
        <source>Eyes, the card points in tricks; all cards together have 120.</source>
        <translation>Øjne, kortpoint i stik; alle kort har tilsammen 120.</translation>
    </message>
    <message>
        <source>Runners: the highest trumps without a gap, all of them with the declarer&apos;s side or none of them.</source>
        <translation>Løbere: de højeste trumfer i ubrudt rækkefølge, enten alle hos spilførersiden eller ingen af dem.</translation>
    </message>
    <message>
        <source>A runner, one of the Laufende.</source>
        <translation>En løber, en af Laufende.</translation>
    </message>
    <message>
        <source>The losing side has too few card points: the declarer&apos;s side 30 or fewer, the defenders 29 or fewer.</source>
        <translation>Den tabende side har for få kortpoint: spilførersiden højst 30, modspillerne højst 29.</translation>
    </message>
    <message>
        <source>Black: a side has taken no trick at all.</source>
        <translation>Sort: en side har slet ikke fået stik.</translation>
    </message>
    <message>
        <source>A defender doubles the value of the deal.</source>
        <translation>En modspiller fordobler givens værdi.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side answers a Kontra and doubles the deal once more.</source>
        <translation>Spilførersiden svarer på en Kontra og fordobler given endnu en gang.</translation>
    </message>
    <message>
        <source>To lay: doubling the value of a deal before one has seen more than the first cards.</source>
        <translation>At sige Legen: at fordoble givens værdi, før man har set mere end de første kort.</translation>
    </message>
    <message>
        <source>Go on: what one says to pass.</source>
        <translation>Videre: det, man siger for at melde pas.</translation>
    </message>
    <message>
        <source>Locked: a hand that can call no Sau cannot bid a Sauspiel.</source>
        <translation>Spærret: en hånd, der ikke kan kalde nogen Sau, kan ikke melde Sauspiel.</translation>
    </message>
    <message>
        <source>Running away: the partner leads a low card of the called suit from four or more.</source>
        <translation>At løbe væk: makkeren spiller et lavt kort ud i den kaldte farve med fire eller flere på hånden.</translation>
    </message>
    <message>
        <source>Searched for: the suit of the called Sau has been led.</source>
        <translation>Søgt: farven på den kaldte Sau er spillet ud.</translation>
    </message>
    <message>
        <source>A trick.</source>
        <translation>Et stik.</translation>
    </message>
    <message>
        <source>The old one: the Eichel-Ober, the highest trump.</source>
        <translation>Den gamle: Eichel-Ober, den højeste trumf.</translation>
    </message>
    <message>
        <source>All: the declarers take every trick.</source>
        <translation>Alt: spilførerne tager alle stik.</translation>
    </message>
    <message>
        <source>Even: the declarers stay at 30 card points or fewer.</source>
        <translation>Jævnt: spilførerne får højst 30 kortpoint.</translation>
    </message>
    <message>
        <source>Better: an equal length, but in clubs, outbids.</source>
        <translation>Bedre: den samme længde, men i klør, går over.</translation>
    </message>
    <message>
        <source>We: one&apos;s own side on the score sheet.</source>
        <translation>Vi: ens egen side i regnskabet.</translation>
    </message>
    <message>
        <source>They, literally “you”: the other side on the score sheet.</source>
        <translation>De, egentlig »I«: den anden side i regnskabet.</translation>
    </message>
    <message>
        <source>Old Mother: the queen of clubs, the highest trump.</source>
        <translation>Gamle Mor: klør dame, den højeste trumf.</translation>
    </message>
    <message>
        <source>Mate: the declarers take every trick.</source>
        <translation>Spilførerne tager alle stik.</translation>
    </message>
    <message>
        <source>Pegs, the points on the score sheet of Old Mor.</source>
        <translation>Pointene i regnskabet i Old Mor.</translation>
    </message>
    <message>
        <source>A game for which no trick may be taken.</source>
        <translation>Et spil, hvor man ikke må tage noget stik.</translation>
    </message>
    <message>
        <source>Half: a game for fewer card points and a lower value.</source>
        <translation>Et spil om færre kortpoint og til lavere værdi.</translation>
    </message>
    <message>
        <source>The cards in the middle, by their Danish name.</source>
        <translation>Kortene i midten.</translation>
    </message>
    <message>
        <source>The cat: the cards in the middle.</source>
        <translation>De kort, der ligger i midten.</translation>
    </message>
    <message>
        <source>The hundredth part of a krone, in which Klørsjavs is paid.</source>
        <translation>En hundrededel krone; klørsjavs spilles om øre.</translation>
    </message>
    <message>
        <source>Play: the simplest bid of the older Klørsjavs, with the cat.</source>
        <translation>Den laveste melding i ældre klørsjavs, med katten.</translation>
    </message>
    <message>
        <source>Whoever leaves the cat where it is, in the older Klørsjavs.</source>
        <translation>Den, der lader katten ligge, i ældre klørsjavs.</translation>
    </message>
    <message>
        <source>Every trick without the cat, in the older Klørsjavs.</source>
        <translation>Alle stik uden katten, i ældre klørsjavs.</translation>
    </message>
    <message>
        <source>A side that stays under 31 card points, which doubles the deal.</source>
        <translation>En side, der ender under 31 kortpoint, så given tæller dobbelt.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side has 91 card points or more.</source>
        <translation>Spilførersiden har 91 kortpoint eller mere.</translation>
    </message>
    <message>
        <source>{term}: {meaning}</source>
        <translation>{term}: {meaning}</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Spillets ord og udtryk</translation>
    </message>
</context>
<context>
    <name>ground</name>
    <message>
        <source>It is the last card of this hand.</source>
        <translation>Det er det sidste kort på hånden.</translation>
    </message>
    <message>
        <source>The suit led is {suit}, and the {card} is the only card of it in this hand.</source>
        <translation>Der er spillet {suit} ud, og {card} er det eneste kort i farven på denne hånd.</translation>
    </message>
    <message>
        <source>A trump was led, and the {card} is the only one in this hand.</source>
        <translation>Der er spillet trumf ud, og {card} er den eneste på denne hånd.</translation>
    </message>
    <message>
        <source>The {best} must be overtrumped, and only the {card} does it.</source>
        <translation>{best} skal stikkes over, og kun {card} kan gøre det.</translation>
    </message>
    <message>
        <source>The rules allow no other card here.</source>
        <translation>Reglerne tillader ikke noget andet kort her.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Der er ikke andet at vælge.</translation>
    </message>
    <message>
        <source>Nothing that is still played can change the score of this deal.</source>
        <translation>Intet, der endnu spilles, kan ændre resultatet af denne giv.</translation>
    </message>
    <message>
        <source>In all {worlds} deals that were tried, every choice came to about the same.</source>
        <translation>I alle de {worlds} kortfordelinger, der blev prøvet, gav alle valg omtrent det samme.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points this side has its {target}.</source>
        <translation>Stikket er sikkert og tæller {pot}: med {have} kortpoint har denne side nået sine {target}.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, and from {target} on the game is worth more.</source>
        <translation>Stikket er sikkert og tæller {pot}: det giver {have} kortpoint, og fra {target} er spillet mere værd.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, and below {target} a defeat would cost more.</source>
        <translation>Stikket er sikkert og tæller {pot}: det giver {have} kortpoint, og under {target} ville et nederlag koste mere.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}.</source>
        <translation>Stikket er sikkert og tæller {pot}: med {have} kortpoint her kan spilførerne ikke nå {target}.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}, from which their game is worth more.</source>
        <translation>Stikket er sikkert og tæller {pot}: med {have} kortpoint her kan spilførerne ikke nå {target}, hvorfra deres spil er mere værd.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot get to {target}, and their defeat costs more.</source>
        <translation>Stikket er sikkert og tæller {pot}: med {have} kortpoint her kan spilførerne ikke komme op på {target}, og deres nederlag koster mere.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, {lacks} short of {target}.</source>
        <translation>Stikket er sikkert og tæller {pot}: det giver {have} kortpoint, og så mangler der {lacks} til {target}.</translation>
    </message>
    <message>
        <source>A first trick for this side is certain: the declarers cannot take them all any more.</source>
        <translation>Denne side er sikker på sit første stik: spilførerne kan ikke længere tage dem alle.</translation>
    </message>
    <message>
        <source>A first trick for this side is certain: to take none at all would cost more.</source>
        <translation>Denne side er sikker på sit første stik: at gå helt uden stik ville koste mere.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain, and no trick may be taken.</source>
        <translation>{card} tager stikket med sikkerhed, og der må ikke tages noget stik.</translation>
    </message>
    <message>
        <source>It goes above the declarer&apos;s {best} ({name}), who ought to get a trick.</source>
        <translation>Det går over spilførerens {best} ({name}), og spilføreren skulle gerne få et stik.</translation>
    </message>
    <message>
        <source>It goes above the partner&apos;s {best} ({name}), which no opponent could have beaten.</source>
        <translation>Det går over makkerens {best} ({name}), som ingen modstander kunne have stukket.</translation>
    </message>
    <message>
        <source>The {other} would take for certain the {points} card points that lie there; so they are lost.</source>
        <translation>{other} ville med sikkerhed tage de {points} kortpoint i stikket; sådan går de tabt.</translation>
    </message>
    <message>
        <source>The opponents have this trick with the {best} ({name}), and the {card} adds {gives} to it.</source>
        <translation>Modstanderne har dette stik med {best} ({name}), og {card} lægger {gives} til.</translation>
    </message>
    <message>
        <source>The {other} takes this trick too, and is weaker than the {card}.</source>
        <translation>{other} tager også dette stik og er svagere end {card}.</translation>
    </message>
    <message>
        <source>It leaves the {counter} without a guard, and these are still out: {above}.</source>
        <translation>Det efterlader {counter} uden dækning, og disse højere kort er stadig ude: {above}.</translation>
    </message>
    <message>
        <source>Still out above the {card}: {above}.</source>
        <translation>Stadig ude over {card}: {above}.</translation>
    </message>
    <message>
        <source>The trick is safe with the partner&apos;s {best} ({name}): the {card} adds {gives} to it.</source>
        <translation>Makkerens {best} ({name}) holder stikket: {card} lægger {gives} til.</translation>
    </message>
    <message>
        <source>The trick is safe with the partner&apos;s {best} ({name}): cards that count more stay in the hand.</source>
        <translation>Makkerens {best} ({name}) holder stikket: kort, der tæller mere, bliver på hånden.</translation>
    </message>
    <message>
        <source>The trick is probably safe with the partner&apos;s {best} ({name}): the {card} adds {gives} to it.</source>
        <translation>Makkerens {best} ({name}) holder sandsynligvis stikket: {card} lægger {gives} til.</translation>
    </message>
    <message>
        <source>The trick is probably safe with the partner&apos;s {best} ({name}): cards that count more stay in the hand.</source>
        <translation>Makkerens {best} ({name}) holder sandsynligvis stikket: kort, der tæller mere, bliver på hånden.</translation>
    </message>
    <message>
        <source>No {suit} in this hand: the {card} trumps the {points} card points that lie there.</source>
        <translation>Ingen {suit} på denne hånd: {card} trumfer stikket, hvor der ligger {points} kortpoint.</translation>
    </message>
    <message>
        <source>Last to play: the {card} is the weakest card that takes the trick; it counts {points}.</source>
        <translation>Sidst i stikket: {card} er det svageste kort, der tager stikket, som tæller {points}.</translation>
    </message>
    <message>
        <source>Last to play: the {card} takes the trick; it counts {points}.</source>
        <translation>Sidst i stikket: {card} tager stikket, som tæller {points}.</translation>
    </message>
    <message>
        <source>Every trick is needed, and with the {card} this one is certain.</source>
        <translation>Der er brug for alle stik, og med {card} er dette sikkert.</translation>
    </message>
    <message>
        <source>One trick defeats the declarer, and with the {card} this one is certain.</source>
        <translation>Ét stik er nok til at vælte spilføreren, og med {card} er dette sikkert.</translation>
    </message>
    <message>
        <source>Every trick is needed, and the {card} will probably not be beaten.</source>
        <translation>Der er brug for alle stik, og {card} bliver sandsynligvis ikke stukket.</translation>
    </message>
    <message>
        <source>One trick defeats the declarer, and the {card} will probably not be beaten.</source>
        <translation>Ét stik er nok til at vælte spilføreren, og {card} bliver sandsynligvis ikke stukket.</translation>
    </message>
    <message>
        <source>No stronger trump is out: nobody can beat the {card}.</source>
        <translation>Ingen højere trumf er ude: ingen kan stikke {card}.</translation>
    </message>
    <message>
        <source>No stronger {suit} is out, and no opponent still to play can trump: the {card} is safe.</source>
        <translation>Ingen højere {suit} er ude, og ingen modstander, der endnu skal lægge kort, kan trumfe: {card} holder.</translation>
    </message>
    <message>
        <source>No opponent still to play can beat the {card}.</source>
        <translation>Ingen modstander, der endnu skal lægge kort, kan stikke {card}.</translation>
    </message>
    <message>
        <source>Probably no opponent still to play can beat the {card}.</source>
        <translation>Sandsynligvis kan ingen modstander, der endnu skal lægge kort, stikke {card}.</translation>
    </message>
    <message>
        <source>The {called} was called and must be played to this suit: that shows who the partner is.</source>
        <translation>{called} blev kaldt og skal lægges, nu farven er spillet ud: så viser det sig, hvem makkeren er.</translation>
    </message>
    <message>
        <source>The {called} was called and must be played to this suit.</source>
        <translation>{called} blev kaldt og skal lægges, nu farven er spillet ud.</translation>
    </message>
    <message>
        <source>The {called} was called: it shows who plays with the declarer.</source>
        <translation>{called} blev kaldt: kortet viser, hvem der spiller med spilføreren.</translation>
    </message>
    <message>
        <source>This hand plays with the declarer ({name}), whom a trump helps; the {called} stays hidden.</source>
        <translation>Denne hånd spiller med spilføreren ({name}) og hjælper med en trumf; {called} forbliver skjult.</translation>
    </message>
    <message>
        <source>The {card} stays below the declarer&apos;s {best} ({name}).</source>
        <translation>{card} holder sig under spilførerens {best} ({name}).</translation>
    </message>
    <message>
        <source>The declarer ({name}) is still to play and probably has a card above the {card}.</source>
        <translation>Spilføreren ({name}) skal endnu lægge kort og har sandsynligvis et kort over {card}.</translation>
    </message>
    <message>
        <source>The {card} stays below the {best}, and is the highest of its suit that does.</source>
        <translation>{card} holder sig under {best} og er det højeste kort i farven, der gør det.</translation>
    </message>
    <message>
        <source>The {card} stays below the {best}.</source>
        <translation>{card} holder sig under {best}.</translation>
    </message>
    <message>
        <source>The {card} cannot beat the {best}: what it counts ({gives}) goes to somebody else.</source>
        <translation>{card} kan ikke stikke {best}: det, kortet tæller ({gives}), går til en anden.</translation>
    </message>
    <message>
        <source>Last to play, and every card that is allowed takes the trick.</source>
        <translation>Sidst i stikket, og alle kort, der er tilladt, tager stikket.</translation>
    </message>
    <message>
        <source>The trick comes to {points} card points.</source>
        <translation>Stikket når op på {points} kortpoint.</translation>
    </message>
    <message>
        <source>No card that is allowed beats the {best} ({name}): the {card} counts least ({gives}).</source>
        <translation>Intet tilladt kort stikker {best} ({name}): {card} tæller mindst ({gives}).</translation>
    </message>
    <message>
        <source>The {top}, the best card left of its suit, stays in the hand: one trick is enough.</source>
        <translation>{top}, det bedste kort, der er tilbage i farven, bliver på hånden: ét stik er nok.</translation>
    </message>
    <message>
        <source>Only {points} card points lie there: the {top}, the strongest trump left, is saved for more.</source>
        <translation>Der ligger kun {points} kortpoint: {top}, den højeste trumf, der er tilbage, gemmes til mere.</translation>
    </message>
    <message>
        <source>The {counter} stays in the hand while these are out above it: {above}.</source>
        <translation>{counter} bliver på hånden, mens disse højere kort er ude: {above}.</translation>
    </message>
    <message>
        <source>The partner ({name}) has no {suit} left and can probably trump.</source>
        <translation>Makkeren ({name}) har ikke flere {suit} og kan sandsynligvis trumfe.</translation>
    </message>
    <message>
        <source>The partner ({name}) has led {suit} before; so it comes back.</source>
        <translation>Makkeren ({name}) har tidligere spillet {suit} ud; nu kommer farven tilbage.</translation>
    </message>
    <message>
        <source>The {card} is this hand&apos;s only card of {suit}: from then on that suit can be trumped.</source>
        <translation>{card} er denne hånds eneste kort i {suit}: fra nu af kan farven trumfes.</translation>
    </message>
    <message>
        <source>The declarer ({name}) plays next, and a partner only after that.</source>
        <translation>Spilføreren ({name}) er den næste, og en makker kommer først derefter.</translation>
    </message>
    <message>
        <source>The {guard} stays to guard the {counter}.</source>
        <translation>{guard} bliver på hånden for at dække {counter}.</translation>
    </message>
    <message>
        <source>A game in {suit} that is won brings {better} at least; in another suit it would be {simple}.</source>
        <translation>Et vundet spil i {suit} giver mindst {better}; i en anden farve ville det være {simple}.</translation>
    </message>
    <message>
        <source>The partner ({name}) has bid already.</source>
        <translation>Makkeren ({name}) har allerede meldt.</translation>
    </message>
    <message>
        <source>There is nothing that this hand could bid.</source>
        <translation>Der er intet, denne hånd kan melde.</translation>
    </message>
    <message>
        <source>To fold costs {costs}; to play on may cost {most}.</source>
        <translation>At give op koster {costs}; at spille videre kan koste {most}.</translation>
    </message>
    <message>
        <source>To fold costs {costs}; to play on and lose costs {least} at least.</source>
        <translation>At give op koster {costs}; at spille videre og tabe koster mindst {least}.</translation>
    </message>
    <message>
        <source>With all cards open the declarers would probably fail.</source>
        <translation>Med alle kort åbne ville spilførerne sandsynligvis gå bet.</translation>
    </message>
    <message>
        <source>{cards}: {points} card points that count for the declarer, and cannot be lost any more.</source>
        <translation>{cards}: {points} kortpoint, der tæller for spilføreren og ikke længere kan tabes.</translation>
    </message>
    <message>
        <source>The last cards of these suits are laid away: {suits}.</source>
        <translation>De sidste kort i disse farver lægges væk: {suits}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand has no card of: {suits}.</source>
        <translation>Med {suit} som trumf har denne hånd ingen kort i: {suits}.</translation>
    </message>
    <message>
        <source>To look costs nothing: cards are laid away only after that.</source>
        <translation>Det koster ikke noget at se: kort lægges først væk bagefter.</translation>
    </message>
    <message>
        <source>It goes above what was bid before ({name}).</source>
        <translation>Det går over den tidligere melding ({name}).</translation>
    </message>
    <message>
        <source>It goes above the partner&apos;s bid ({name}).</source>
        <translation>Det går over makkerens melding ({name}).</translation>
    </message>
    <message>
        <source>The {card} is this hand&apos;s only card of {suit}.</source>
        <translation>{card} er denne hånds eneste kort i {suit}.</translation>
    </message>
    <message>
        <source>The cards are shuffled: no place is better than another.</source>
        <translation>Kortene er blandet: intet sted er bedre end et andet.</translation>
    </message>
    <message>
        <source>This side has {left} left: whatever it wins in this deal brings it to 0.</source>
        <translation>Denne side har {left} tilbage: alt, hvad den vinder i denne giv, bringer den ned på 0.</translation>
    </message>
    <message>
        <source>The opponents have {left} left: whatever they win in this deal brings them to 0.</source>
        <translation>Modstanderne har {left} tilbage: alt, hvad de vinder i denne giv, bringer dem ned på 0.</translation>
    </message>
    <message>
        <source>Only {left} left: to lose this deal brings this account to 0.</source>
        <translation>Kun {left} tilbage: tabes denne giv, er dette regnskab nede på 0.</translation>
    </message>
    <message>
        <source>More is expected of another choice: {choice}.</source>
        <translation>Der er mere at vente af et andet valg: {choice}.</translation>
    </message>
    <message>
        <source>In {worlds} deals that were tried, nothing brought more on average.</source>
        <translation>I de {worlds} kortfordelinger, der blev prøvet, gav intet andet valg mere i gennemsnit.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken all %n trick(s) so far, and the {card} ends that for certain.</source>
        <translation>
            <numerusform>{name} har taget det ene stik indtil nu, og {card} sætter med sikkerhed en stopper for det.</numerusform>
            <numerusform>{name} har taget alle %n stik indtil nu, og {card} sætter med sikkerhed en stopper for det.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far lie here, and the {card} takes this one for certain.</source>
        <translation>
            <numerusform>Det ene stik indtil nu er taget med denne hånd, og {card} tager med sikkerhed også dette.</numerusform>
            <numerusform>Alle %n stik indtil nu er taget med denne hånd, og {card} tager med sikkerhed også dette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far are this side&apos;s, and this one is certain too.</source>
        <translation>
            <numerusform>Det ene stik indtil nu er denne sides, og dette er også sikkert.</numerusform>
            <numerusform>Alle %n stik indtil nu er denne sides, og dette er også sikkert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the suit are in this hand, the called {called} too: so a lower one may be led.</source>
        <translation>
            <numerusform>%n kort i farven er på denne hånd, det kaldte ({called}) medregnet: derfor må et lavere spilles ud.</numerusform>
            <numerusform>%n kort i farven er på denne hånd, det kaldte ({called}) medregnet: derfor må et lavere spilles ud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead trumps draws them.</source>
        <translation>
            <numerusform>%n trumf er stadig ude: et trumfudspil trækker den ud.</numerusform>
            <numerusform>%n trumfer er stadig ude: et trumfudspil trækker dem ud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead one helps the declarer ({name}).</source>
        <translation>
            <numerusform>%n trumf er stadig ude: et trumfudspil hjælper spilføreren ({name}).</numerusform>
            <numerusform>%n trumfer er stadig ude: et trumfudspil hjælper spilføreren ({name}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out, and none below it.</source>
        <translation>
            <numerusform>%n kort over {card} er stadig ude og intet under.</numerusform>
            <numerusform>%n kort over {card} er stadig ude og ingen under.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out.</source>
        <translation>
            <numerusform>%n kort over {card} er stadig ude.</numerusform>
            <numerusform>%n kort over {card} er stadig ude.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No opponent can have a trump any more, and this hand has %n.</source>
        <translation>
            <numerusform>Ingen modstander kan længere have trumf, og denne hånd har %n.</numerusform>
            <numerusform>Ingen modstander kan længere have trumf, og denne hånd har %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with {suit}, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>%n trumf med {suit}, heraf {fixed} af de faste.</numerusform>
            <numerusform>%n trumfer med {suit}, heraf {fixed} af de faste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No suit makes more trumps than {suit}: %n, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>Ingen farve giver flere trumfer end {suit}: %n, heraf {fixed} af de faste.</numerusform>
            <numerusform>Ingen farve giver flere trumfer end {suit}: %n, heraf {fixed} af de faste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s), {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>Den længste farve, {suit}, ville give %n trumf, heraf {fixed} af de faste.</numerusform>
            <numerusform>Den længste farve, {suit}, ville give %n trumfer, heraf {fixed} af de faste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s); a bid in it needs {needs}.</source>
        <translation>
            <numerusform>Den længste farve, {suit}, ville give %n trumf; en melding i den kræver {needs}.</numerusform>
            <numerusform>Den længste farve, {suit}, ville give %n trumfer; en melding i den kræver {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>Denne hånd har %n af de {all} trumfer, heraf {tops} af de {of} højeste.</numerusform>
            <numerusform>Denne hånd har %n af de {all} trumfer, heraf {tops} af de {of} højeste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} this hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>Med {suit} har denne hånd %n af de {all} trumfer, heraf {tops} af de {of} højeste.</numerusform>
            <numerusform>Med {suit} har denne hånd %n af de {all} trumfer, heraf {tops} af de {of} højeste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n suit(s) this hand has the lowest card, or none at all.</source>
        <translation>
            <numerusform>I %n farve har denne hånd det laveste kort eller slet intet.</numerusform>
            <numerusform>I %n farver har denne hånd det laveste kort eller slet intet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are among the first {cards} cards.</source>
        <translation>
            <numerusform>Der er %n trumf blandt de første {cards} kort.</numerusform>
            <numerusform>Der er %n trumfer blandt de første {cards} kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}, no more than of any suit that can be called; they count {points}.</source>
        <translation>
            <numerusform>%n kort i {suit}, ikke flere end i nogen anden farve, der kan kaldes; det tæller {points}.</numerusform>
            <numerusform>%n kort i {suit}, ikke flere end i nogen anden farve, der kan kaldes; de tæller {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}; of another suit that can be called there would be only {least}.</source>
        <translation>
            <numerusform>%n kort i {suit}; i en anden farve, der kan kaldes, ville det kun være {least}.</numerusform>
            <numerusform>%n kort i {suit}; i en anden farve, der kan kaldes, ville det kun være {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this hand are no trumps, and {talon} would have to be laid away.</source>
        <translation>
            <numerusform>%n kort på denne hånd er ikke trumf, og der skulle lægges {talon} væk.</numerusform>
            <numerusform>%n kort på denne hånd er ikke trumf, og der skulle lægges {talon} væk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) in the middle count for the declarer all the same.</source>
        <translation>
            <numerusform>Det ene kort i midten tæller alligevel for spilføreren.</numerusform>
            <numerusform>De %n kort i midten tæller alligevel for spilføreren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trump(s) stay in this hand.</source>
        <translation>
            <numerusform>Den ene trumf bliver på denne hånd.</numerusform>
            <numerusform>Alle %n trumfer bliver på denne hånd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n trump(s) besides the open {card}.</source>
        <translation>
            <numerusform>Denne hånd har %n trumf ud over {card}, der ligger fremme.</numerusform>
            <numerusform>Denne hånd har %n trumfer ud over {card}, der ligger fremme.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hand</name>
    <message>
        <source>Show my hand  [{key}]</source>
        <translation>Vis min hånd  [{key}]</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Vis min hånd</translation>
    </message>
    <message>
        <source>Chosen for your turn: {card}. Click it again or press Esc to take it back.</source>
        <translation>Valgt til din tur: {card}. Klik igen, eller tryk på Esc for at fortryde.</translation>
    </message>
    <message>
        <source>Not played yet: {card}. Answer the question first, then choose your card.</source>
        <translation>Ikke spillet endnu: {card}. Svar først på spørgsmålet, og vælg så dit kort.</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>All hands of this deal</source>
        <translation>Alle hænder i denne giv</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>The cat</source>
        <translation>Katten</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>I midten</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Ved kortgivningen</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Lagt væk</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Began</source>
        <translation>Begyndt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Modstandere</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Crosses or game points, yours first</source>
        <translation>Kryds eller point, dine først</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemærkninger</translation>
    </message>
    <message>
        <source>Trumps that the declarer was dealt</source>
        <translation>Antal trumfer, som spilføreren fik ved kortgivningen</translation>
    </message>
    <message>
        <source>Game points that the deal moved your account by; above zero is good</source>
        <translation>Så mange point rykkede given dit regnskab; over nul er godt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfer</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Din rolle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Deals of the chosen match</source>
        <translation>Giv i det valgte parti</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Gennemgå</translation>
    </message>
    <message>
        <source>Look at the chosen deal card by card</source>
        <translation>Se på den valgte giv kort for kort</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>A&amp;nalyse…</translation>
    </message>
    <message>
        <source>What each choice of the chosen deal gave away</source>
        <translation>Hvad hvert valg i den valgte giv kostede</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n husregel</numerusform>
            <numerusform>%n husregler</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Sta&amp;tistik…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Eksporter som CSV…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Slet…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>Slet &amp;alle…</translation>
    </message>
    <message>
        <source>The matches that are shown, a line for each deal</source>
        <translation>De viste partier, en linje for hver giv</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>No match fits what is searched for.</source>
        <translation>Intet parti passer til søgningen.</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Every match is kept here from its first card on.</source>
        <translation>Der er ikke spillet noget endnu. Hvert parti gemmes her fra det første kort.</translation>
    </message>
    <message>
        <source>Reading the records: {done} of {all}</source>
        <translation>Læser partierne: {done} af {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s) cannot be read either.</source>
        <translation>
            <numerusform>%n andet parti kan heller ikke læses.</numerusform>
            <numerusform>%n andre partier kan heller ikke læses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>Eksporter historikken</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} kan ikke skrives: {why}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Gemt i {file}.</translation>
    </message>
    <message>
        <source>Delete from the history</source>
        <translation>Slet fra historikken</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good, with all that was played in them?</source>
        <translation>
            <numerusform>Vil du slette %n parti for altid med alt, hvad der blev spillet i det?</numerusform>
            <numerusform>Vil du slette %n partier for altid med alt, hvad der blev spillet i dem?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the whole history</source>
        <translation>Slet hele historikken</translation>
    </message>
    <message numerus="yes">
        <source>Delete the whole history for good: %n match(es)?</source>
        <translation>
            <numerusform>Vil du slette hele historikken for altid: %n parti?</numerusform>
            <numerusform>Vil du slette hele historikken for altid: %n partier?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behold</translation>
    </message>
    <message>
        <source>Search: players, game, date</source>
        <translation>Søg: spillere, spil, dato</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle modstandere</translation>
    </message>
    <message>
        <source>Every status</source>
        <translation>Uanset status</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>I gang</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Færdigt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgivet</translation>
    </message>
    <message>
        <source>from a code</source>
        <translation>fra en kode</translation>
    </message>
    <message>
        <source>tried out</source>
        <translation>afprøvet</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>duel</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lektion</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Modspiller</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen meldte</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Afgjort</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Genoptaget</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Øvelse</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Kastet sammen</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Som tilskuer</translation>
    </message>
    <message>
        <source>Played at one go from the first card to the last</source>
        <translation>Spillet i ét træk fra det første kort til det sidste</translation>
    </message>
    <message>
        <source>Ended early, when nothing could change the score any more</source>
        <translation>Sluttet før tid, da intet kunne ændre pointene længere</translation>
    </message>
    <message>
        <source>Left in the midst and gone on with later</source>
        <translation>Forladt undervejs og fortsat senere</translation>
    </message>
    <message>
        <source>Something was taken back, or the deal was tried out</source>
        <translation>Noget blev fortrudt, eller given blev afprøvet</translation>
    </message>
    <message>
        <source>Given up with the match before the last card</source>
        <translation>Opgivet sammen med partiet før det sidste kort</translation>
    </message>
    <message>
        <source>Nobody bid, and the cards were thrown in</source>
        <translation>Ingen meldte, og kortene blev kastet sammen</translation>
    </message>
    <message>
        <source>Not yet played to its end</source>
        <translation>Endnu ikke spillet til ende</translation>
    </message>
    <message>
        <source>Played by bots alone</source>
        <translation>Kun spillet af computerspillere</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tabt</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>øvelse</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>genoptaget</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation>Spillere: {names}</translation>
    </message>
    <message>
        <source>Began: {moment}</source>
        <translation>Begyndt: {moment}</translation>
    </message>
    <message>
        <source>Series of deals: {seed}</source>
        <translation>Serie: {seed}</translation>
    </message>
    <message>
        <source>Ended: {moment}</source>
        <translation>Sluttet: {moment}</translation>
    </message>
    <message>
        <source>Begun from: {origin}</source>
        <translation>Begyndt fra: {origin}</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Uafgjort</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>Choose among the cards that may be played, or laid away</source>
        <translation>Vælg mellem de kort, der må spilles eller lægges væk</translation>
    </message>
    <message>
        <source>From the cards in hand to your open cards on the table, and back</source>
        <translation>Fra kortene på hånden til dine åbne kort på bordet og tilbage</translation>
    </message>
    <message>
        <source>Play the chosen card, or mark it to be laid away; press the chosen button</source>
        <translation>Spil det valgte kort, eller marker det, så det lægges væk; tryk på den valgte knap</translation>
    </message>
    <message>
        <source>The same, but while something moves or a trick is held: skip to the present</source>
        <translation>Det samme; mens noget bevæger sig, eller et stik ligger på bordet: spring frem</translation>
    </message>
    <message>
        <source>Bid, pass (0), name trumps, cut or knock, as the buttons say</source>
        <translation>Meld, meld pas (0), vælg trumf, tag af eller bank, som knapperne siger</translation>
    </message>
    <message>
        <source>Say Kontra or Re, while there is time for it</source>
        <translation>Sig Kontra eller Re, mens der er tid til det</translation>
    </message>
    <message>
        <source>Show all hands, when a deal is over</source>
        <translation>Vis alle hænder, når en giv er slut</translation>
    </message>
    <message>
        <source>Take back a card that is only chosen; skip to the present; take the last trick away; end full screen</source>
        <translation>Fortryd et kort, der kun er valgt; spring frem; fjern det sidste stik; afslut fuldskærm</translation>
    </message>
    <message>
        <source>From the felt to the panels and back</source>
        <translation>Fra bordet til panelerne og tilbage</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Go on with the lesson</source>
        <translation>Videre med lektionen</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons} · step {step} of {steps}</source>
        <translation>Lektion {number} af {lessons} · trin {step} af {steps}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Forlad lektionen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Videre</translation>
    </message>
    <message>
        <source>First read what stands above the table, and go on there.</source>
        <translation>Læs først, hvad der står over bordet, og gå videre dér.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gang til</translation>
    </message>
    <message>
        <source>Repeat this one</source>
        <translation>Gentag lektionen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Til bordet</translation>
    </message>
    <message>
        <source>This lesson is done. Next: {title}.</source>
        <translation>Lektionen er gennemført. Den næste: {title}.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Næste lektion</translation>
    </message>
    <message>
        <source>That was the last lesson. The table is yours: play a match!</source>
        <translation>Det var den sidste lektion. Bordet er dit: spil et parti!</translation>
    </message>
    <message>
        <source>Right: {card} is the highest trump in the trick, and any trump beats a plain suit.</source>
        <translation>Rigtigt: {card} er den højeste trumf i stikket, og enhver trumf slår de andre farver.</translation>
    </message>
    <message>
        <source>Right: {card} is the highest trump in the trick.</source>
        <translation>Rigtigt: {card} er den højeste trumf i stikket.</translation>
    </message>
    <message>
        <source>Right: {card} is the highest card of the suit that was led.</source>
        <translation>Rigtigt: {card} er det højeste kort i den farve, der blev spillet ud.</translation>
    </message>
    <message>
        <source>{card} is a trump, but {best} is a higher one.</source>
        <translation>{card} er trumf, men {best} er en højere.</translation>
    </message>
    <message>
        <source>{card} is neither of the suit that was led nor a trump, so it cannot win.</source>
        <translation>{card} er hverken trumf eller af den farve, der blev spillet ud, og kan ikke vinde.</translation>
    </message>
    <message>
        <source>{best} is a trump, and any trump beats {card}.</source>
        <translation>{best} er trumf, og enhver trumf slår {card}.</translation>
    </message>
    <message>
        <source>{best} is higher than {card} in the suit that was led.</source>
        <translation>{best} er højere end {card} i den farve, der blev spillet ud.</translation>
    </message>
    <message>
        <source>Tricks, and following suit</source>
        <translation>Stik, og hvordan man bekender kulør</translation>
    </message>
    <message>
        <source>What a trick is, who wins it, and which card may be played.</source>
        <translation>Hvad et stik er, hvem der vinder det, og hvilket kort man må lægge.</translation>
    </message>
    <message>
        <source>A trick is four cards, one from each player. Marjun has led {H}, so you must play {H} too: choose one.</source>
        <translation>Et stik er fire kort, ét fra hver spiller. Marjun har spillet {H} ud, så du skal også lægge {H}: vælg et kort.</translation>
    </message>
    <message>
        <source>Marjun&apos;s {AH} was the highest card of {H}.</source>
        <translation>Marjuns {AH} var det højeste kort i {H}.</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led wins the trick: Marjun takes it, and leads to the next one.</source>
        <translation>Det højeste kort i den farve, der blev spillet ud, vinder stikket: Marjun får det og spiller ud til det næste.</translation>
    </message>
    <message>
        <source>Within a suit the ace is the highest, then king, queen, 10, 9, 8, 7. Jacks and two queens are more than that: see lesson 2.</source>
        <translation>I en farve er esset højest, så konge, dame, 10, 9, 8, 7. Knægtene og to af damerne er endnu højere: se lektion 2.</translation>
    </message>
    <message>
        <source>Marjun leads {S}. See what each of them plays …</source>
        <translation>Marjun spiller {S} ud. Se, hvad de hver især lægger …</translation>
    </message>
    <message>
        <source>Which of these cards is winning so far?</source>
        <translation>Hvilket af disse kort vinder indtil nu?</translation>
    </message>
    <message>
        <source>Right: {KS} is the highest card of {S}. Sunniva has no {S}; what she threw in cannot win.</source>
        <translation>Rigtigt: {KS} er det højeste i {S}. Sunniva har ingen {S}; det, hun kastede af, kan ikke vinde.</translation>
    </message>
    <message>
        <source>The star is on the card that wins so far, “1st” on the one that was led. A fan of cards sits by the dealer, the suit by whoever named trumps.</source>
        <translation>Stjernen sidder på det kort, der er højest indtil nu, 1-tallet på det, der blev spillet ud. Viften af kort sidder ved kortgiveren, farven ved den, der valgte trumf.</translation>
    </message>
    <message>
        <source>Now you. Take the trick: which of your {S} beats {KS}?</source>
        <translation>Nu er det dig. Tag stikket: hvilket af dine kort i {S} slår {KS}?</translation>
    </message>
    <message>
        <source>{KS} beats {7S}. Only {AS} is higher.</source>
        <translation>{KS} slår {7S}. Kun {AS} er højere.</translation>
    </message>
    <message>
        <source>In this game {TS} is lower than {KS}. Only {AS} is higher.</source>
        <translation>I dette spil er {TS} lavere end {KS}. Kun {AS} er højere.</translation>
    </message>
    <message>
        <source>The ace is the highest card of its suit: the trick is yours.</source>
        <translation>Esset er det højeste kort i sin farve: stikket er dit.</translation>
    </message>
    <message>
        <source>Who has won a trick leads to the next one, with any card. Lead {TS}: {AS} and {KS} are gone already.</source>
        <translation>Den, der har vundet et stik, spiller ud til det næste med et hvilket som helst kort. Spil {TS} ud: {AS} og {KS} er allerede væk.</translation>
    </message>
    <message>
        <source>Any card may be led. But see first what {TS} can do now that {AS} and {KS} are gone.</source>
        <translation>Det er tilladt. Men se først, hvad {TS} kan, nu da {AS} og {KS} er væk.</translation>
    </message>
    <message>
        <source>See who takes it …</source>
        <translation>Se, hvem der får det …</translation>
    </message>
    <message>
        <source>Nobody has played a higher card of {S}: your {TS} has taken the trick.</source>
        <translation>Ingen har lagt et højere kort i {S}: din {TS} har taget stikket.</translation>
    </message>
    <message>
        <source>So it goes on, always clockwise: eight tricks make a deal, one for each card in your hand.</source>
        <translation>Sådan går det videre, altid med uret: otte stik er en giv, ét for hvert kort på din hånd.</translation>
    </message>
    <message>
        <source>{D} were led, and you have none. What may you play?</source>
        <translation>Der blev spillet {D} ud, og du har ingen. Hvad må du lægge?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ingenting</translation>
    </message>
    <message>
        <source>Everybody plays one card to every trick.</source>
        <translation>Alle lægger ét kort til hvert stik.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Et hvilket som helst kort</translation>
    </message>
    <message>
        <source>Right: only who has a card of the suit must follow. Who has none may play anything (lesson 7 has the one exception).</source>
        <translation>Rigtigt: kun den, der har et kort i farven, skal bekende. Den, der ingen har, må lægge hvad som helst (lektion 7 har den eneste undtagelse).</translation>
    </message>
    <message>
        <source>Only {H}</source>
        <translation>Kun {H}</translation>
    </message>
    <message>
        <source>Jógvan played {H} because he has no {D} either. You need not do as he did.</source>
        <translation>Jógvan lagde {H}, fordi han heller ikke har {D}. Du behøver ikke gøre som ham.</translation>
    </message>
    <message>
        <source>So throw in whatever you can spare.</source>
        <translation>Kast altså af, hvad du kan undvære.</translation>
    </message>
    <message>
        <source>{C} are trumps in this deal, so that card would win the trick. More of that in lesson 2: throw in another one.</source>
        <translation>{C} er trumf i denne giv, så det kort ville vinde stikket. Mere om det i lektion 2: kast et andet af.</translation>
    </message>
    <message>
        <source>A card of another suit does not win the trick, unless it is a trump. Trumps come in the next lesson.</source>
        <translation>Et kort i en anden farve vinder ikke stikket, medmindre det er trumf. Trumf kommer i næste lektion.</translation>
    </message>
    <message>
        <source>Here you have dealt both times. In a match the dealer changes after each deal, clockwise: after you Marjun, then Jógvan, then Sunniva.</source>
        <translation>Her har du givet begge gange. I et parti skifter kortgiveren med uret efter hver giv: efter dig Marjun, så Jógvan, så Sunniva.</translation>
    </message>
    <message>
        <source>Now Sunniva deals. Whoever sits on the dealer&apos;s right, here Jógvan, cuts, and the cards come four by four; or knocks, and all eight come at once.</source>
        <translation>Nu giver Sunniva. Den, der sidder til højre for kortgiveren, her Jógvan, tager af, og kortene kommer fire ad gangen; eller også banker han, og alle otte kommer på én gang.</translation>
    </message>
    <message>
        <source>Now a whole deal: eight tricks. Jógvan, opposite, is your partner, and your tricks count together. Lead your aces!</source>
        <translation>Og nu en hel giv: otte stik. Jógvan over for dig er din makker, og jeres stik tæller sammen. Spil dine esser ud!</translation>
    </message>
    <message>
        <source>Won! You and Jógvan have taken the better part. That is how tricks go.</source>
        <translation>Vundet! Jógvan og du har taget den største del. Sådan er det med stik.</translation>
    </message>
    <message>
        <source>Not this time. Take the same cards once more: aces first, then kings.</source>
        <translation>Ikke denne gang. Tag de samme kort en gang til: først esserne, så kongerne.</translation>
    </message>
    <message>
        <source>Trumps, and the six that always are</source>
        <translation>Trumf, og de seks kort, der altid er det</translation>
    </message>
    <message>
        <source>The suit that beats the others, and six cards that stand above everything.</source>
        <translation>Farven, der slår de andre, og de seks kort, der står over alle andre.</translation>
    </message>
    <message>
        <source>Six cards, the permanent trumps, are trumps in every deal: two queens and the four jacks. From the highest down: {QC}, {QS}, {JC}, {JS}, {JH}, {JD}.</source>
        <translation>Seks kort, de faste trumfer, er trumf i hver giv: to damer og de fire knægte (bønder). Fra det højeste og ned: {QC}, {QS}, {JC}, {JS}, {JH}, {JD}.</translation>
    </message>
    <message>
        <source>Which of these is the highest card of all?</source>
        <translation>Hvilket af disse er det højeste kort af alle?</translation>
    </message>
    <message>
        <source>{H} are trumps here, but even their ace stands below the six.</source>
        <translation>{H} er trumf her, men selv esset i farven står under de seks.</translation>
    </message>
    <message>
        <source>Right: nothing beats {QC}.</source>
        <translation>Rigtigt: intet slår {QC}.</translation>
    </message>
    <message>
        <source>Two cards stand above it: {QC} and {QS}.</source>
        <translation>To kort står over det: {QC} og {QS}.</translation>
    </message>
    <message>
        <source>Besides, one suit is named trumps in each deal: here {H}. Its cards follow below the six, from the ace down.</source>
        <translation>Desuden vælges en farve til trumf i hver giv: her {H}. Dens kort følger under de seks, fra esset og ned.</translation>
    </message>
    <message>
        <source>These are all thirteen trumps in their order, when {H} are named: first the six, then {H}, with {QH} in its place.</source>
        <translation>Det er alle tretten trumfer i rækkefølge, når {H} er valgt: først de seks, så {H} med {QH} på sin plads.</translation>
    </message>
    <message>
        <source>Lead {QC} and see what it does.</source>
        <translation>Spil {QC} ud, og se, hvad der sker.</translation>
    </message>
    <message>
        <source>That would be allowed. But see first what the highest one does: lead {QC}.</source>
        <translation>Det er tilladt. Men se først, hvad det højeste kort kan: spil {QC} ud.</translation>
    </message>
    <message>
        <source>Trumps were led, so who has a trump must play one.</source>
        <translation>Der blev spillet trumf ud, så den, der har trumf, skal lægge en.</translation>
    </message>
    <message>
        <source>{QC} has won the trick, and the others have fewer trumps now. That is called drawing trumps.</source>
        <translation>{QC} har vundet stikket, og de andre har færre trumfer nu. Det kalder man at trække trumf ud.</translation>
    </message>
    <message>
        <source>{H} are trumps. Marjun led {S}, and Sunniva has none. Which card is winning?</source>
        <translation>{H} er trumf. Marjun spillede {S} ud, og Sunniva har ingen. Hvilket kort vinder?</translation>
    </message>
    <message>
        <source>Right: {JD} is a trump, and any trump beats a plain suit, even its ace.</source>
        <translation>Rigtigt: {JD} er trumf, og enhver trumf slår de andre farver, selv deres es.</translation>
    </message>
    <message>
        <source>You have {S}, so you must follow suit; a trump of yours would have to wait.</source>
        <translation>Du har {S}, så du skal bekende; dine trumfer må vente.</translation>
    </message>
    <message>
        <source>Sunniva takes the trick …</source>
        <translation>Sunniva får stikket …</translation>
    </message>
    <message>
        <source>{JD} has beaten {AS}: whoever has no card of the suit that was led may trump, but need not.</source>
        <translation>{JD} har slået {AS}: den, der ikke har farven, må stikke med trumf, men behøver det ikke.</translation>
    </message>
    <message>
        <source>{C} were led. Follow suit: what do you play?</source>
        <translation>Der blev spillet {C} ud. Bekend kulør: hvad lægger du?</translation>
    </message>
    <message>
        <source>{JC} is one of the six: a trump, and none of the {C}. You do have one, so it must be {9C}.</source>
        <translation>{JC} er et af de seks: trumf og ikke {C}. Du har et kort i farven, så det skal være {9C}.</translation>
    </message>
    <message>
        <source>The six belong to the trumps, never to the suit that is printed on them. {QH} and {QD} are ordinary cards.</source>
        <translation>De seks hører til trumferne, aldrig til den farve, der er trykt på dem. {QH} og {QD} er almindelige kort.</translation>
    </message>
    <message>
        <source>Your deal: {H} are trumps. Draw the trumps of the others with your highest ones, and win with Jógvan.</source>
        <translation>Din giv: {H} er trumf. Træk de andres trumfer ud med dine højeste, og vind med Jógvan.</translation>
    </message>
    <message>
        <source>Won! With the highest trumps you decide how the deal goes.</source>
        <translation>Vundet! Med de højeste trumfer bestemmer du, hvordan det går i given.</translation>
    </message>
    <message>
        <source>Not this time. Once more: lead {QC} and {QS} first, so that the others lose their trumps.</source>
        <translation>Ikke denne gang. En gang til: spil {QC} og {QS} ud først, så de andre mister deres trumfer.</translation>
    </message>
    <message>
        <source>Card points, and 61</source>
        <translation>Kortpoint og de 61</translation>
    </message>
    <message>
        <source>What the cards in a trick count, and when a deal is won.</source>
        <translation>Hvad kortene i et stik tæller, og hvornår en giv er vundet.</translation>
    </message>
    <message>
        <source>Not the number of tricks decides, but what is in them: ace 11, ten 10, king 4, queen 3, jack 2, the others nothing.</source>
        <translation>Det er ikke antallet af stik, der afgør det, men hvad der er i dem: es 11, ti 10, konge 4, dame 3, knægt 2, de andre intet.</translation>
    </message>
    <message>
        <source>How many points lie in this trick by now?</source>
        <translation>Hvor mange point ligger der i stikket indtil nu?</translation>
    </message>
    <message>
        <source>That is the ace alone. The king counts too.</source>
        <translation>Det er kun esset. Kongen tæller også.</translation>
    </message>
    <message>
        <source>Right: 4 for the king, 11 for the ace, nothing for the nine. (A ten counts 10, and yet a king beats it.)</source>
        <translation>Rigtigt: 4 for kongen, 11 for esset, intet for nieren. (En tier tæller 10, og alligevel slår en konge den.)</translation>
    </message>
    <message>
        <source>The nine counts nothing, although a 9 is printed on it.</source>
        <translation>Nieren tæller intet, selv om der står 9 på den.</translation>
    </message>
    <message>
        <source>Jógvan is winning the trick for you both, and you are the last to play. Give him as many points as you can!</source>
        <translation>Jógvan vinder stikket for jer begge, og du er den sidste, der lægger. Giv ham så mange point, du kan!</translation>
    </message>
    <message>
        <source>That is allowed, but {8S} counts nothing. {TS} would bring 10 points home.</source>
        <translation>Det er tilladt, men {8S} tæller intet. {TS} ville bringe 10 point hjem.</translation>
    </message>
    <message>
        <source>That is allowed, but {7S} counts nothing. {TS} would bring 10 points home.</source>
        <translation>Det er tilladt, men {7S} tæller intet. {TS} ville bringe 10 point hjem.</translation>
    </message>
    <message>
        <source>25 points in one trick!</source>
        <translation>25 point i ét stik!</translation>
    </message>
    <message>
        <source>All cards together count 120. The side that gets 61, more than half, wins the deal, whoever has named the trumps.</source>
        <translation>Alle kort tæller 120 tilsammen. Den side, der får 61, mere end halvdelen, vinder given, hvem der end har valgt trumf.</translation>
    </message>
    <message>
        <source>61 are more than half. And if both sides have 60?</source>
        <translation>61 er mere end halvdelen. Og hvis begge sider har 60?</translation>
    </message>
    <message>
        <source>Who named trumps wins</source>
        <translation>Den, der valgte trumf, vinder</translation>
    </message>
    <message>
        <source>For that, 61 are needed. 60 are exactly half.</source>
        <translation>Det kræver 61. 60 er præcis halvdelen.</translation>
    </message>
    <message>
        <source>The others win</source>
        <translation>De andre vinder</translation>
    </message>
    <message>
        <source>They, too, would need 61 for that: nobody has more than half.</source>
        <translation>Det skulle de også have 61 til: ingen har mere end halvdelen.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Ingen vinder</translation>
    </message>
    <message>
        <source>Right: a tie, and nobody scores. Who wins the next deal scores 2 more, or 4 more if {C} are trumps in it; ties in a row add up.</source>
        <translation>Rigtigt: uafgjort, og ingen får noget. Den, der vinder næste giv, får 2 mere, eller 4 mere, hvis {C} er trumf i den; uafgjorte i træk lægges sammen.</translation>
    </message>
    <message>
        <source>Now Marjun, who plays against you, is winning with {AD}, and you must follow suit. Which card do you give her?</source>
        <translation>Nu vinder Marjun, som spiller imod dig, med {AD}, og du skal bekende. Hvilket kort giver du hende?</translation>
    </message>
    <message>
        <source>{TD} would give the others 10 points, and {9D} none.</source>
        <translation>{TD} ville give de andre 10 point, og {9D} ingen.</translation>
    </message>
    <message>
        <source>The trick is hers in any case, but she gets no points from you.</source>
        <translation>Stikket er hendes under alle omstændigheder, men hun får ingen point af dig.</translation>
    </message>
    <message>
        <source>Get 61 points with Jógvan. What you have by now stands in the corner at the upper right.</source>
        <translation>Få 61 point sammen med Jógvan. Hvad I har indtil nu, står i hjørnet øverst til højre.</translation>
    </message>
    <message>
        <source>Won with 61 or more!</source>
        <translation>Vundet med mindst 61!</translation>
    </message>
    <message>
        <source>That was too little. Once more: take the tricks with aces and tens, and give your own to Jógvan&apos;s tricks.</source>
        <translation>Det var for lidt. En gang til: tag stikkene med esser og tiere, og læg dine egne i Jógvans stik.</translation>
    </message>
    <message>
        <source>The auction, and better clubs</source>
        <translation>Meldingerne, og »bedre« i klør</translation>
    </message>
    <message>
        <source>Who may name the trumps: the length of a suit is bid, and clubs are better.</source>
        <translation>Hvem der må vælge trumf: man melder længden af en farve, og klør er bedre.</translation>
    </message>
    <message>
        <source>Everybody bids once, first the player on the dealer&apos;s left: how many cards their longest suit has, the six trumps included, but not which suit it is.</source>
        <translation>Alle melder én gang, først spilleren til venstre for kortgiveren: hvor mange kort den længste farve har, de seks trumfer medregnet, men ikke hvilken.</translation>
    </message>
    <message>
        <source>Your longest suit is {H}. How long is it, with the permanent trumps?</source>
        <translation>Din længste farve er {H}. Hvor lang er den med de faste trumfer?</translation>
    </message>
    <message>
        <source>Four cards of {H}; but {QC} and {JS} are trumps whatever is named, so they count too.</source>
        <translation>Du har fire kort i {H}; men {QC} og {JS} er trumf, uanset hvad der vælges, så de tæller med.</translation>
    </message>
    <message>
        <source>Right: four cards of {H}, and {QC} and {JS} besides.</source>
        <translation>Rigtigt: fire kort i {H} og så {QC} og {JS}.</translation>
    </message>
    <message>
        <source>{AD} and {8S} would be no trumps.</source>
        <translation>{AD} og {8S} ville ikke være trumf.</translation>
    </message>
    <message>
        <source>Five is the least, and one bids neither more nor less than one has, or passes. You have six: bid it.</source>
        <translation>Fem er det mindste, og man melder præcis det, man har, eller melder pas. Du har seks: meld dem.</translation>
    </message>
    <message>
        <source>You may always pass. But six trumps are a lot: bid them.</source>
        <translation>Du må altid melde pas. Men seks trumfer er meget: meld dem.</translation>
    </message>
    <message>
        <source>Who bids more would take it from you …</source>
        <translation>Melder en anden mere, er det ikke dig, der vælger trumf …</translation>
    </message>
    <message>
        <source>Nobody has more, so {H} are trumps, your only suit of six. You play with Jógvan against the others.</source>
        <translation>Ingen har mere, så {H} er trumf, din eneste farve på seks. Du spiller med Jógvan imod de andre.</translation>
    </message>
    <message>
        <source>Marjun has bid 5. You have five {C}, counted with {QS} and {JH}. A longer suit beats hers, and so do {C} of the same length.</source>
        <translation>Marjun har meldt 5. Du har fem i {C}, {QS} og {JH} medregnet. En længere farve slår hendes, og det gør {C} af samme længde også.</translation>
    </message>
    <message>
        <source>That is called better, in Faroese “betri”. It beats her even if her five are {C} too. Bid 5 better.</source>
        <translation>Det hedder bedre, på færøsk »betri«. Det slår hende, også hvis hendes fem er {C}. Meld 5 bedre.</translation>
    </message>
    <message>
        <source>Then Marjun would name the trumps. Your {C} are better than her bid.</source>
        <translation>Så ville Marjun vælge trumf. Dine {C} er bedre end hendes melding.</translation>
    </message>
    <message>
        <source>Who has bid better must play {C}, so {C} are trumps. To win in {C} scores 4 instead of 2.</source>
        <translation>Den, der har meldt bedre, skal spille {C}, så {C} er trumf. At vinde i {C} giver 4 i stedet for 2.</translation>
    </message>
    <message>
        <source>Only a longer suit beats 5 better; another five {C} do not. Whoever bids first says just 5, even if it is {C}.</source>
        <translation>Kun en længere farve slår 5 bedre; det gør fem i {C} hos en anden ikke. Den, der melder først, siger bare 5, også når det er {C}.</translation>
    </message>
    <message>
        <source>Marjun has bid 6. Your longest suit is {S}, six cards too. Can you outbid her?</source>
        <translation>Marjun har meldt 6. Din længste farve er {S}, også seks kort. Kan du melde over hende?</translation>
    </message>
    <message>
        <source>Yes, with 6</source>
        <translation>Ja, med 6</translation>
    </message>
    <message>
        <source>The same length does not outbid hers; only {C} of that length would.</source>
        <translation>Med samme længde kan man ikke melde over hende; det kan man kun med {C}.</translation>
    </message>
    <message>
        <source>Yes, with 6, but better</source>
        <translation>Ja, med 6 bedre</translation>
    </message>
    <message>
        <source>Better is for {C} alone, and your six are {S}.</source>
        <translation>Bedre gælder kun {C}, og dine seks er {S}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Right: you would need seven cards, or six {C}.</source>
        <translation>Rigtigt: det kræver syv kort eller seks i {C}.</translation>
    </message>
    <message>
        <source>Here all four have passed, for nobody has five. The deal is played all the same, and only the six are trumps.</source>
        <translation>Her har alle fire meldt pas, for ingen har fem. Given spilles alligevel, og kun de seks er trumf.</translation>
    </message>
    <message>
        <source>Nobody has named trumps then: whichever side gets 61 scores 4. (Some tables deal anew instead.)</source>
        <translation>Så har ingen valgt trumf: den side, der får 61, får 4. (Ved nogle borde gives der om i stedet.)</translation>
    </message>
    <message>
        <source>Bid for yourself this time, and win the deal.</source>
        <translation>Meld selv denne gang, og vind given.</translation>
    </message>
    <message>
        <source>Bid and won!</source>
        <translation>Meldt og vundet!</translation>
    </message>
    <message>
        <source>Not won. Once more: bid what your longest suit has, and begin with your highest trumps.</source>
        <translation>Ikke vundet. En gang til: meld længden af din længste farve, og begynd med dine højeste trumfer.</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>At vælge trumf</translation>
    </message>
    <message>
        <source>Who has won the auction names the trumps: which suit, and what follows from it.</source>
        <translation>Den, der har vundet melderunden, vælger trumf: hvilken farve, og hvad der følger af det.</translation>
    </message>
    <message>
        <source>You have won the auction with 5. It was five {S} and five {D}, each with {QS} and {JH}: so you may name either.</source>
        <translation>Du har vundet melderunden med 5: fem i {S} og fem i {D}, i begge med {QS} og {JH}. Du må selv vælge mellem dem.</translation>
    </message>
    <message>
        <source>Name the trumps. (With {S} named, your {AD} and {KD} can win tricks of their own.)</source>
        <translation>Vælg trumf. (Vælger du {S}, kan {AD} og {KD} selv vinde stik.)</translation>
    </message>
    <message>
        <source>Every card of that suit is a trump now, below the six. The player on the dealer&apos;s left leads first: that is you.</source>
        <translation>Alle kort i den farve er trumf nu, under de seks. Spilleren til venstre for kortgiveren spiller først ud: det er dig.</translation>
    </message>
    <message>
        <source>With {C} or {S} there are 12 trumps, with {H} or {D} 13. Why?</source>
        <translation>Med {C} eller {S} er der 12 trumfer, med {H} eller {D} 13. Hvorfor?</translation>
    </message>
    <message>
        <source>{H} and {D} have more cards</source>
        <translation>{H} og {D} har flere kort</translation>
    </message>
    <message>
        <source>Each suit has eight cards. But some of them are trumps already.</source>
        <translation>Hver farve har otte kort. Men nogle af dem er trumf i forvejen.</translation>
    </message>
    <message>
        <source>{QH} and {QD}</source>
        <translation>{QH} og {QD}</translation>
    </message>
    <message>
        <source>Right: the queens of {C} and {S} are among the six anyway; {QH} or {QD} comes to them as a thirteenth.</source>
        <translation>Rigtigt: damerne i {C} og {S} er alligevel blandt de seks; {QH} eller {QD} kommer til som den trettende.</translation>
    </message>
    <message>
        <source>Here the others have passed, so a bid of 5 would win. You have five {C}, and five {S}: what would become trumps?</source>
        <translation>Her har de andre meldt pas, så en melding på 5 ville vinde. Du har fem i {C} og fem i {S}: hvad ville blive trumf?</translation>
    </message>
    <message>
        <source>When {C} are among your longest suits you have no choice.</source>
        <translation>Når {C} er blandt dine længste farver, har du ikke noget valg.</translation>
    </message>
    <message>
        <source>Right: when {C} are among your longest suits they are trumps. The deal scores more then, for whoever wins it.</source>
        <translation>Rigtigt: når {C} er blandt dine længste farver, bliver det trumf. Så er given mere værd, hvem der end vinder den.</translation>
    </message>
    <message>
        <source>Bid, and win the deal with the trumps that come of it.</source>
        <translation>Meld, og vind given med den trumf, det giver.</translation>
    </message>
    <message>
        <source>Won: your suit, your deal!</source>
        <translation>Vundet: din farve, din giv!</translation>
    </message>
    <message>
        <source>Not won. Once more: lead trumps first, then {AH} and {KH}.</source>
        <translation>Ikke vundet. En gang til: spil trumf ud først, så {AH} og {KH}.</translation>
    </message>
    <message>
        <source>Playing with a partner</source>
        <translation>At spille med en makker</translation>
    </message>
    <message>
        <source>Jógvan&apos;s tricks are your tricks: when to help him, and how.</source>
        <translation>Jógvans stik er dine stik: hvornår du hjælper ham, og hvordan.</translation>
    </message>
    <message>
        <source>Jógvan sits opposite you. He has named {H} and leads {QC}, which nothing beats. Your card?</source>
        <translation>Jógvan sidder over for dig. Han har valgt {H} og spiller {QC} ud, som intet slår. Hvad lægger du?</translation>
    </message>
    <message>
        <source>That is allowed. But the trick is his in any case, so give him the 10 points of {TH}.</source>
        <translation>Det er tilladt. Men stikket er hans under alle omstændigheder, så giv ham {TH} med de 10 point.</translation>
    </message>
    <message>
        <source>What Jógvan takes counts for you both.</source>
        <translation>Hvad Jógvan tager, tæller for jer begge.</translation>
    </message>
    <message>
        <source>He leads again …</source>
        <translation>Han spiller ud igen …</translation>
    </message>
    <message>
        <source>{AS} from Jógvan, and you have no {S}: you could trump it with {7H}, or throw in any other card. What helps him most?</source>
        <translation>{AS} fra Jógvan, og du har ingen {S}: du kunne trumfe med {7H} eller kaste et andet kort af. Hvad hjælper ham mest?</translation>
    </message>
    <message>
        <source>You would take the trick away from your own partner. Give points instead!</source>
        <translation>Så tager du stikket fra din egen makker. Giv ham hellere point!</translation>
    </message>
    <message>
        <source>Good, but a ten brings more than a king.</source>
        <translation>Godt, men en tier giver mere end en konge.</translation>
    </message>
    <message>
        <source>It counts nothing. Give points to your partner&apos;s trick!</source>
        <translation>Det tæller intet. Læg point i din makkers stik!</translation>
    </message>
    <message>
        <source>That is how it is done: points into the tricks of your partner, and none into theirs.</source>
        <translation>Sådan gør man: point i makkerens stik og ingen i de andres.</translation>
    </message>
    <message>
        <source>Say that at the end Jógvan has 30 points and you have 31. Who has won?</source>
        <translation>Lad os sige, at Jógvan til sidst har 30 point og du 31. Hvem har vundet?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>You need not have 61 each: partners count together.</source>
        <translation>I behøver ikke have 61 hver: makkere tæller sammen.</translation>
    </message>
    <message>
        <source>Jógvan and you</source>
        <translation>Jógvan og du</translation>
    </message>
    <message>
        <source>Right: 30 and 31 make 61, and that is enough.</source>
        <translation>Rigtigt: 30 og 31 er 61, og det er nok.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>De andre</translation>
    </message>
    <message>
        <source>They have only 59 of the 120.</source>
        <translation>De har kun 59 af de 120.</translation>
    </message>
    <message>
        <source>Jógvan has named {H}, and you lead. Who names trumps has many: it helps to draw those of the others. What do you lead?</source>
        <translation>Jógvan har valgt {H}, og du spiller ud. Den, der vælger trumf, har mange: det hjælper at trække de andres ud. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>It is allowed. But a trump from you would let Jógvan take the others&apos; trumps at once: lead {JD}.</source>
        <translation>Det er tilladt. Men med en trumf fra dig kan Jógvan straks tage de andres trumfer: spil {JD} ud.</translation>
    </message>
    <message>
        <source>The others must follow with trumps now. When they have none left, the aces of your side are safe.</source>
        <translation>Nu skal de andre lægge trumf. Når de ingen har tilbage, er jeres esser sikre.</translation>
    </message>
    <message>
        <source>Win this deal with Jógvan: he has named {H}.</source>
        <translation>Vind denne giv sammen med Jógvan: han har valgt {H}.</translation>
    </message>
    <message>
        <source>Won together!</source>
        <translation>Vundet sammen!</translation>
    </message>
    <message>
        <source>Not this time. Once more: lead trumps to him, and give points where he is winning.</source>
        <translation>Ikke denne gang. En gang til: spil trumf til ham, og giv point, hvor han vinder.</translation>
    </message>
    <message>
        <source>Overtrumping</source>
        <translation>At overtrumfe</translation>
    </message>
    <message>
        <source>When a trick has been trumped, the next must go higher if they can.</source>
        <translation>Når et stik er trumfet, skal den næste om muligt lægge en højere trumf.</translation>
    </message>
    <message>
        <source>{H} are trumps. {C} were led, and Sunniva, who has none, has trumped with {8H}. You have no {C} either.</source>
        <translation>{H} er trumf. Der blev spillet {C} ud, og Sunniva, som ingen har, har trumfet med {8H}. Du har heller ingen {C}.</translation>
    </message>
    <message>
        <source>Because the trick has been trumped, whoever cannot follow suit must play a higher trump if they can. Which card is that?</source>
        <translation>Fordi stikket er trumfet, skal den, der ikke kan bekende, lægge en højere trumf, hvis det er muligt. Hvilket kort er det?</translation>
    </message>
    <message>
        <source>{7H} is a trump, but lower than {8H}. You have a higher one.</source>
        <translation>{7H} er trumf, men lavere end {8H}. Du har en højere.</translation>
    </message>
    <message>
        <source>{8H} has trumped the trick, and you can beat it: play a higher trump.</source>
        <translation>Stikket er trumfet med {8H}, og du kan stikke over: læg en højere trumf.</translation>
    </message>
    <message>
        <source>{JS} beats {8H}, so the trick is yours; and with it {AC}. (Had nobody trumped, any card would have done.)</source>
        <translation>{JS} slår {8H}, så stikket er dit, og med det {AC}. (Havde ingen trumfet, kunne du lægge hvad som helst.)</translation>
    </message>
    <message>
        <source>The same again, but it is Jógvan, your own partner, who has trumped with {8H}. Must you beat even his trump?</source>
        <translation>Det samme igen, men nu er det Jógvan, din egen makker, der har trumfet med {8H}. Skal du slå selv hans trumf?</translation>
    </message>
    <message>
        <source>No, the trick is ours</source>
        <translation>Nej, stikket er vores</translation>
    </message>
    <message>
        <source>It would be a pity, but the duty makes no exception for partners.</source>
        <translation>Det ville være synd, men pligten gør ingen undtagelse for makkere.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Right: whoever has trumped, a higher trump must be played. {JS} is the only card that you may play.</source>
        <translation>Rigtigt: hvem der end har trumfet, skal der lægges en højere trumf. {JS} er det eneste kort, du må lægge.</translation>
    </message>
    <message>
        <source>This time Sunniva has trumped with {JD}, and you cannot beat it. What may you play?</source>
        <translation>Denne gang har Sunniva trumfet med {JD}, og den kan du ikke slå. Hvad må du lægge?</translation>
    </message>
    <message>
        <source>Only a trump</source>
        <translation>Kun en trumf</translation>
    </message>
    <message>
        <source>A duty that nobody could fulfil binds nobody: {7H} and {TH} do not beat {JD}.</source>
        <translation>En pligt, som ingen kan opfylde, binder ingen: {7H} og {TH} slår ikke {JD}.</translation>
    </message>
    <message>
        <source>Right: who can neither follow nor beat the trump is free.</source>
        <translation>Rigtigt: den, der hverken kan bekende eller overtrumfe, vælger frit.</translation>
    </message>
    <message>
        <source>Then throw in a card that counts nothing, and keep your trumps.</source>
        <translation>Kast så et kort af, som intet tæller, og behold dine trumfer.</translation>
    </message>
    <message>
        <source>It counts nothing, but it is a trump and may still win a trick for you: keep it.</source>
        <translation>Det tæller intet, men det er trumf og kan endnu vinde et stik for dig: behold det.</translation>
    </message>
    <message>
        <source>It is allowed, but gives them 10 points.</source>
        <translation>Det er tilladt, men det giver dem 10 point.</translation>
    </message>
    <message>
        <source>It is allowed, but gives them 4 points.</source>
        <translation>Det er tilladt, men det giver dem 4 point.</translation>
    </message>
    <message>
        <source>So your tens and kings are still there for better tricks.</source>
        <translation>Så har du stadig dine tiere og konger til bedre stik.</translation>
    </message>
    <message>
        <source>Now trumps were led. You must follow with a trump, but nothing forces you to go higher. You are last: {7H} or {AH}?</source>
        <translation>Nu blev der spillet trumf ud. Du skal lægge trumf, men den behøver ikke være højere. Du er den sidste: {7H} eller {AH}?</translation>
    </message>
    <message>
        <source>It is allowed, but then {QH} takes the trick for Sunniva. {AH} would win it for you.</source>
        <translation>Det er tilladt, men så tager {QH} stikket for Sunniva. {AH} ville vinde det for dig.</translation>
    </message>
    <message>
        <source>{AH} was the highest trump in it: the trick is yours.</source>
        <translation>{AH} var den højeste trumf: stikket er dit.</translation>
    </message>
    <message>
        <source>{C} are trumps. Win the deal, and mind what you must play when somebody has trumped before you.</source>
        <translation>{C} er trumf. Vind given, og pas på, hvad du skal lægge, når nogen har trumfet før dig.</translation>
    </message>
    <message>
        <source>Won! In the house rules (New match with other rules) the duty to overtrump can be left out.</source>
        <translation>Vundet! I husreglerne (Nyt parti med andre regler) kan pligten til at overtrumfe slås fra.</translation>
    </message>
    <message>
        <source>Not this time. Once more: draw the trumps of the others first.</source>
        <translation>Ikke denne gang. En gang til: træk først de andres trumfer ud.</translation>
    </message>
    <message>
        <source>Vol, javn, and the steps of the score</source>
        <translation>Vol, javn og trinnene i regnskabet</translation>
    </message>
    <message>
        <source>What a deal is worth: by points, by tricks, and more in clubs.</source>
        <translation>Hvad en giv er værd: efter point, efter stik, og mere i klør.</translation>
    </message>
    <message>
        <source>At many tables a defeat counts more finely, as in John McLeod&apos;s rules, which differ in other things too. It does here, but not in the game that “Play now” starts; you will be told where.</source>
        <translation>Ved mange borde skelner man mellem små og store nederlag, som hos McLeod, hvor også andet er anderledes. Det gør denne lektion også, men ikke et parti med »Spil nu«; du får at vide, hvor.</translation>
    </message>
    <message>
        <source>Both sides begin with 24. Who wins a deal scores, and comes down by that: 2 with 61 to 89 card points, 4 with 90 or more.</source>
        <translation>Begge sider begynder med 24. Den, der vinder en giv, får point og går lige så meget ned: 2 med 61 til 89 kortpoint, 4 med 90 eller flere.</translation>
    </message>
    <message>
        <source>You have named {H}. Say that your side takes 95 points: what do you score?</source>
        <translation>Du har valgt {H}. Lad os sige, at jeres side tager 95 point: hvad får I?</translation>
    </message>
    <message>
        <source>That is for 61 to 89.</source>
        <translation>Det er for 61 til 89.</translation>
    </message>
    <message>
        <source>Right: from 90 on one scores 4.</source>
        <translation>Rigtigt: fra 90 og op får man 4.</translation>
    </message>
    <message>
        <source>With {C} as trumps it would be 8. But it was {H}.</source>
        <translation>Med {C} som trumf ville det være 8. Men det var {H}.</translation>
    </message>
    <message>
        <source>All eight tricks are called vol and score 12, or 16 in one hand: if one player has taken them all.</source>
        <translation>Alle otte stik hedder vol og giver 12, eller 16 på én hånd: hvis én spiller har taget dem alle.</translation>
    </message>
    <message>
        <source>In {C} one scores more than in a simple suit: twice as much for points, but for vol 16, and 24 in one hand.</source>
        <translation>I {C} får man mere end i en simpel farve: dobbelt så meget for point, men for vol 16, og 24 på én hånd.</translation>
    </message>
    <message>
        <source>Say that you had named {S} instead, and Jógvan and you took all tricks between you. What would you score?</source>
        <translation>Lad os sige, at du i stedet havde valgt {S}, og at Jógvan og du tilsammen tog alle stik. Hvad ville I få?</translation>
    </message>
    <message>
        <source>That would be for 90 points; with every trick it is vol.</source>
        <translation>Det ville være for 90 point; alle stik er vol.</translation>
    </message>
    <message>
        <source>Right: vol. In {C} it would have been 16.</source>
        <translation>Rigtigt: vol. I {C} havde det været 16.</translation>
    </message>
    <message>
        <source>That is for one player who takes them all alone, or for vol in {C}.</source>
        <translation>Det er for én spiller, der tager dem alle alene, eller for vol i {C}.</translation>
    </message>
    <message>
        <source>If those who named trumps get fewer than 60 points, the others score 4, or 8 in {C}. In the game that “Play now” starts that is all.</source>
        <translation>Får de, der valgte trumf, færre end 60 point, får de andre 4, eller 8 i {C}. I et parti med »Spil nu« er det alt.</translation>
    </message>
    <message>
        <source>Here there is more: with 30 or fewer they are javn, and the others score 8, or 16 in {C}. Without a single trick it is always 16.</source>
        <translation>Her er der flere trin: med 30 eller færre er de javn, og de andre får 8, eller 16 i {C}. Uden et eneste stik er det altid 16.</translation>
    </message>
    <message>
        <source>Say that Marjun had named {D}, and her side got 28 points. What would you score here?</source>
        <translation>Lad os sige, at Marjun havde valgt {D}, og hendes side fik 28 point. Hvad ville I få her?</translation>
    </message>
    <message>
        <source>2 is what Marjun would have won with 61.</source>
        <translation>2 er det, Marjun ville have fået for 61.</translation>
    </message>
    <message>
        <source>That would be with 31 to 59. She has fewer than 31: javn.</source>
        <translation>Det ville være for 31 til 59. Hun har færre end 31: javn.</translation>
    </message>
    <message>
        <source>Right: javn, and 8 for you.</source>
        <translation>Rigtigt: javn, og 8 til jer.</translation>
    </message>
    <message>
        <source>To have javn at your own table: New match with other rules, “When the declarer fails”; or the preset “Faroese Sjavs, McLeod”, where bidding and overtrumping differ too.</source>
        <translation>Vil du have javn ved dit bord, så vælg Nyt parti med andre regler, »Når spilføreren går bet«, eller »Færøsk sjavs, McLeod«, hvor også meldingerne og overtrumfningen er anderledes.</translation>
    </message>
    <message>
        <source>Now play the deal that lies before you: {H} are trumps. 61 are enough, 90 are better.</source>
        <translation>Spil nu den giv, der ligger foran dig: {H} er trumf. 61 er nok, 90 er bedre.</translation>
    </message>
    <message>
        <source>Won! The score sheet shows how far you have come down.</source>
        <translation>Vundet! Regnskabet viser, hvor langt I er kommet ned.</translation>
    </message>
    <message>
        <source>Not won. The score sheet shows what it cost. Once more?</source>
        <translation>Ikke vundet. Regnskabet viser, hvad det kostede. En gang til?</translation>
    </message>
    <message>
        <source>Crosses, and the hook</source>
        <translation>Kryds og krogen</translation>
    </message>
    <message>
        <source>From 24 down to 0: how a rubber ends, and what it earns.</source>
        <translation>Fra 24 ned til 0: hvordan en robber slutter, og hvad den giver.</translation>
    </message>
    <message>
        <source>Two deals have been played here: you and Jógvan have come down from 24 to 6. The others still have 24.</source>
        <translation>To giv er spillet her: Jógvan og du er kommet fra 24 ned på 6. De andre har stadig 24.</translation>
    </message>
    <message>
        <source>Who has just 6 left is said to hang on the hook, the dashed line in the graph. No rule changes there: it is only near the end.</source>
        <translation>Den, der har præcis 6 tilbage, siges at hænge på krogen, den stiplede linje i grafen. Ingen regel ændres: slutningen er bare nær.</translation>
    </message>
    <message>
        <source>The first side on 0 wins the rubber. {C} are trumps: 61 to 89 points score 4, 90 or more score 8. What do you need?</source>
        <translation>Den side, der først er på 0, vinder robberen. {C} er trumf: 61 til 89 point giver 4, 90 eller flere giver 8. Hvor meget skal I have?</translation>
    </message>
    <message>
        <source>61 points</source>
        <translation>61 point</translation>
    </message>
    <message>
        <source>4 of 6 would leave you 2: not there yet.</source>
        <translation>4 af de 6 er ikke nok: så er der 2 tilbage.</translation>
    </message>
    <message>
        <source>90 points</source>
        <translation>90 point</translation>
    </message>
    <message>
        <source>Right: 8 are more than the 6 that are left, and nobody goes below 0.</source>
        <translation>Rigtigt: 8 er mere end de 6, der er tilbage, og ingen kommer under 0.</translation>
    </message>
    <message>
        <source>A rubber earns a cross, and crosses win the match: as many as were agreed. In this game one is enough.</source>
        <translation>En robber giver et kryds, og kryds vinder partiet: så mange, som er aftalt. I dette parti er ét nok.</translation>
    </message>
    <message>
        <source>Who comes to 0 while the others are still on 24 has won doubly, and that counts double. How many crosses is it?</source>
        <translation>Den, der kommer på 0, mens de andre stadig er på 24, har vundet dobbelt, og det tæller dobbelt. Hvor mange kryds er det?</translation>
    </message>
    <message>
        <source>One is for a rubber in which the others have scored, too.</source>
        <translation>Ét er for en robber, hvor de andre også har fået noget.</translation>
    </message>
    <message>
        <source>Right: a double victory is two crosses.</source>
        <translation>Rigtigt: en dobbeltsejr er to kryds.</translation>
    </message>
    <message>
        <source>A rubber earns one cross, and double is twice as many.</source>
        <translation>En robber giver ét kryds, og dobbelt er to gange så mange.</translation>
    </message>
    <message>
        <source>Bring it home: you have named {C}. Win the deal, with 90 points if you can.</source>
        <translation>Kør den hjem: du har valgt {C}. Vind given, og med 90 point, hvis du kan.</translation>
    </message>
    <message>
        <source>Won with fewer than 90 points: 4 of the 6, and 2 are left. With 90 the rubber would have been yours.</source>
        <translation>Vundet med færre end 90 point: 4 af de 6, og 2 er tilbage. Med 90 havde robberen været jeres.</translation>
    </message>
    <message>
        <source>Won, and the rubber is yours! The others were still on 24, so it earns two crosses.</source>
        <translation>Vundet, og robberen er jeres! De andre var stadig på 24, så den giver to kryds.</translation>
    </message>
    <message>
        <source>Not won. Once more: draw their trumps with {QC}, {QS} and {JC}, then play your aces.</source>
        <translation>Ikke vundet. En gang til: træk deres trumfer ud med {QC}, {QS} og {JC}, og spil så dine esser.</translation>
    </message>
    <message>
        <source>Klørsjavs and its cat</source>
        <translation>Klørsjavs og katten</translation>
    </message>
    <message>
        <source>The Danish game for three: twenty cards, clubs always trumps, and two cards left over.</source>
        <translation>Det danske spil for tre: tyve kort, klør er altid trumf, og to kort er til overs.</translation>
    </message>
    <message>
        <source>Three players and 20 cards: ace, king, queen, jack and five. {C} are trumps always, below the six: nine trumps.</source>
        <translation>Tre spillere og 20 kort: es, konge, dame, knægt og femmer. {C} er altid trumf, under de seks: ni trumfer.</translation>
    </message>
    <message>
        <source>A five is the lowest card of its suit, and yet it counts 10. An ace counts 11, and all cards together 120 again.</source>
        <translation>En femmer er det laveste kort i sin farve, og alligevel tæller den 10. Et es tæller 11, og alle kort tilsammen igen 120.</translation>
    </message>
    <message>
        <source>The first who says “play” plays alone against the two others. If all three pass, the same dealer deals anew.</source>
        <translation>Den første, der siger »spil«, spiller alene imod de to andre. Melder alle tre pas, giver den samme igen.</translation>
    </message>
    <message>
        <source>Everybody begins with 60 øre, small coins. Who loses a deal loses some of them.</source>
        <translation>Alle begynder med 60 øre, småmønter. Den, der taber en giv, mister nogle af dem.</translation>
    </message>
    <message>
        <source>You speak first and have four trumps. Play!</source>
        <translation>Du melder først og har fire trumfer. Spil!</translation>
    </message>
    <message>
        <source>That is allowed. But with {QC} and {JC} among four trumps this hand is worth playing.</source>
        <translation>Det er tilladt. Men med {QC} og {JC} blandt fire trumfer er denne hånd værd at spille på.</translation>
    </message>
    <message>
        <source>The two cards that lie apart, face down, are the cat. You may lay two of yours away for them, and see them only then. If you leave them, they count for you too.</source>
        <translation>De to kort, der ligger for sig med bagsiden op, er katten. Du kan lægge to af dine egne væk og tage katten op, men ser den først da. Bliver den liggende, tæller den også for dig.</translation>
    </message>
    <message>
        <source>What you lay away counts for you at the end. Click {KD} and {QH}, which are no trumps and no aces, and lay them away.</source>
        <translation>Hvad du lægger væk, tæller for dig til sidst. Klik på {KD} og {QH}, som hverken er trumf eller es, og læg dem væk.</translation>
    </message>
    <message>
        <source>That is allowed. But two plain cards without an ace win little: exchange them.</source>
        <translation>Det er tilladt. Men to kort, der hverken er trumf eller es, vinder ikke meget: byt dem.</translation>
    </message>
    <message>
        <source>Trumps win tricks: keep them, and lay away {KD} and {QH}.</source>
        <translation>Trumfer vinder stik: behold dem, og læg {KD} og {QH} væk.</translation>
    </message>
    <message>
        <source>The cat has brought {AH} and {5D}. You could still fold and lose 8 øre, but with this hand: play on!</source>
        <translation>I katten lå {AH} og {5D}. Du kunne stadig give op og tabe 8 øre, men med den hånd: spil videre!</translation>
    </message>
    <message>
        <source>Folding costs 8 øre at once. This hand can win more than that.</source>
        <translation>At give op koster 8 øre med det samme. Denne hånd kan vinde mere end det.</translation>
    </message>
    <message>
        <source>With 61 each of the others loses 4 øre, with 91 it is 8, with all 120 it is 16. With 60 or fewer you lose 8, without a trick 16.</source>
        <translation>Får du 61, mister hver af de andre 4 øre, med 91 er det 8, med alle 120 er det 16. Med 60 eller færre mister du 8, uden stik 16.</translation>
    </message>
    <message>
        <source>Everybody began with 60 øre. What happens to whoever comes down to 0 first?</source>
        <translation>Alle begyndte med 60 øre. Hvad sker der med den, der først er nede på 0?</translation>
    </message>
    <message>
        <source>They win</source>
        <translation>Den spiller vinder</translation>
    </message>
    <message>
        <source>In Faroese Sjavs it is so. Here coming down is losing.</source>
        <translation>Sådan er det i færøsk sjavs. Her har man tabt, når man er nede.</translation>
    </message>
    <message>
        <source>They lose</source>
        <translation>Den spiller taber</translation>
    </message>
    <message>
        <source>Right: here one wants to keep one&apos;s øre. Who has none left has lost the match.</source>
        <translation>Rigtigt: her vil man beholde sine øre. Den, der ingen har tilbage, har tabt partiet.</translation>
    </message>
    <message>
        <source>You sit on the dealer&apos;s left, so you lead. Nobody has to overtrump in this game. Get 61 points, alone against two.</source>
        <translation>Du sidder til venstre for kortgiveren, så du spiller ud. Ingen behøver at overtrumfe i dette spil. Få 61 point, alene imod to.</translation>
    </message>
    <message>
        <source>Won, alone against two!</source>
        <translation>Vundet, alene mod to!</translation>
    </message>
    <message>
        <source>Not this time. Once more: your highest trumps first, and {5D} only when nothing can happen to it.</source>
        <translation>Ikke denne gang. En gang til: dine højeste trumfer først, og {5D} kun, når den er i sikkerhed.</translation>
    </message>
    <message>
        <source>Schafkopf, and the called Sau</source>
        <translation>Schafkopf og den kaldte Sau</translation>
    </message>
    <message>
        <source>A partner whom nobody knows: whoever holds the Sau that was called.</source>
        <translation>En makker, som ingen kender: den, der har den Sau, der blev kaldt.</translation>
    </message>
    <message>
        <source>A German deck has acorns, leaves, hearts and bells: {C}, {S}, {H}, {D}. The ace, marked {A}, is called Sau.</source>
        <translation>I et tysk kortspil er der agern, løv, hjerter og bjælder: {C}, {S}, {H}, {D}. Esset, mærket {A}, hedder Sau.</translation>
    </message>
    <message>
        <source>The O is an Ober and the U an Unter, for queen and jack. Here all eight are trumps, the Ober above the Unter, and none belongs to its suit.</source>
        <translation>O er en Ober og U en Unter, som dame og knægt. Her er alle otte trumf, Ober over Unter, og ingen hører til sin farve.</translation>
    </message>
    <message>
        <source>Below them, in the most frequent game, follow the six other cards of {H}. That makes fourteen trumps in all.</source>
        <translation>Under dem følger, i det mest almindelige spil, de seks øvrige kort i {H}. Det bliver fjorten trumfer i alt.</translation>
    </message>
    <message>
        <source>Six cards are left in each other suit, with the ten above the king. They count as in Sjavs: Sau 11, ten 10, king 4, Ober 3, Unter 2.</source>
        <translation>I de andre farver er der seks kort tilbage i hver, og tieren står over kongen. De tæller som i sjavs: Sau 11, ti 10, konge 4, Ober 3, Unter 2.</translation>
    </message>
    <message>
        <source>Which of these three is the highest?</source>
        <translation>Hvilket af disse tre er det højeste?</translation>
    </message>
    <message>
        <source>It counts most of the three, but every Ober and every Unter beats it.</source>
        <translation>Det tæller mest af de tre, men hver Ober og hver Unter slår det.</translation>
    </message>
    <message>
        <source>It is the highest Unter, but every Ober beats it.</source>
        <translation>Det er den højeste Unter, men hver Ober slår den.</translation>
    </message>
    <message>
        <source>Right: even the lowest Ober beats every Unter, and both beat the rest of {H}.</source>
        <translation>Rigtigt: selv den laveste Ober slår hver Unter, og begge slår resten af {H}.</translation>
    </message>
    <message>
        <source>In turn everybody names a game, or passes with “Weiter” (if all do, the next one deals). Marjun has named that most frequent game, a Sauspiel.</source>
        <translation>Efter tur nævner alle et spil eller melder pas med »Weiter« (gør alle det, giver den næste). Marjun har nævnt det mest almindelige, et Sauspiel.</translation>
    </message>
    <message>
        <source>Its player calls a Sau, of any suit but {H}, which is trump …</source>
        <translation>Den, der spiller det, kalder en Sau, bare ikke i {H}, som er trumf …</translation>
    </message>
    <message>
        <source>Marjun has called {AS}. Whoever holds it is her partner, and says nothing: you! Only you see it, at the upper left; the names do not show it yet.</source>
        <translation>Marjun har kaldt {AS}. Den, der har kortet, er hendes makker og siger intet. Det er dig! Kun du ser det, øverst til venstre; navnene viser det ikke endnu.</translation>
    </message>
    <message>
        <source>Jógvan leads …</source>
        <translation>Jógvan spiller ud …</translation>
    </message>
    <message>
        <source>Now {S} was led: they are looking for you. Which card must you play?</source>
        <translation>Nu blev der spillet {S} ud: de leder efter dig. Hvilket kort skal du lægge?</translation>
    </message>
    <message>
        <source>The called Sau must come when its suit is led, or else in the last trick. Now everybody knows who plays with whom: the + marks the partner.</source>
        <translation>Den kaldte Sau skal lægges, når dens farve spilles ud, ellers først i sidste stik. Nu ved alle, hvem der spiller med hvem: + står ved makkeren.</translation>
    </message>
    <message>
        <source>Marjun and you need 61 together; at 60 to 60 the others win. Each loser pays one winner, in chips: everybody has an account of their own.</source>
        <translation>Marjun og du skal have 61 tilsammen; står det 60–60, vinder de andre. Hver taber betaler én vinder, i jetoner: alle har deres eget regnskab.</translation>
    </message>
    <message>
        <source>Again you are the hidden partner, and lead. Of {S} only the Sau may be led; with four {S} also a lower one, and then the Sau is free. Help Marjun: lead a trump.</source>
        <translation>Igen er du skjult makker og spiller ud. I {S} må du kun spille den kaldte Sau; med fire {S} også et lavere kort, og så er den fri. Hjælp Marjun: spil trumf ud.</translation>
    </message>
    <message>
        <source>That is allowed. But whoever plays wants trumps led: choose {QD} or {9H}.</source>
        <translation>Det er tilladt. Men spilføreren vil gerne have spillet trumf ud: vælg {QD} eller {9H}.</translation>
    </message>
    <message>
        <source>Marjun takes the trick, and leads to the next one …</source>
        <translation>Marjun får stikket og spiller ud til det næste …</translation>
    </message>
    <message>
        <source>{C} was led, and you have none. May you throw in {AS}?</source>
        <translation>Der blev spillet {C} ud, og du har ingen. Må du kaste {AS} af?</translation>
    </message>
    <message>
        <source>Not the called Sau: it waits for its own suit, or for the last trick.</source>
        <translation>Ikke den kaldte Sau: den venter på sin egen farve eller på det sidste stik.</translation>
    </message>
    <message>
        <source>Right: it waits for its own suit, or for the last trick.</source>
        <translation>Rigtigt: den venter på sin egen farve eller på det sidste stik.</translation>
    </message>
    <message>
        <source>One can also play alone against three: a Wenz (only the Unter are trumps), a Solo (any suit as trumps), or as a Tout, for all tricks.</source>
        <translation>Man kan også spille alene imod tre: en Wenz (kun Unter er trumf), en Solo (en hvilken som helst farve), eller som Tout, om alle stik.</translation>
    </message>
    <message>
        <source>Now you: many trumps, and a card each of {S} and {D}, whose Sau others hold. Say “Sauspiel”.</source>
        <translation>Nu er det dig: mange trumfer og ét kort i {S} og ét i {D}, hvis Sau andre har. Sig »Sauspiel«.</translation>
    </message>
    <message>
        <source>You may pass. But with six trumps, three of them Ober, a Sauspiel is worth playing.</source>
        <translation>Du må gerne melde pas. Men med seks trumfer, tre af dem Ober, er et Sauspiel værd at spille.</translation>
    </message>
    <message>
        <source>That is played alone against three. Learn the game with a partner first: Sauspiel.</source>
        <translation>Det spilles alene imod tre. Lær først spillet med en makker: Sauspiel.</translation>
    </message>
    <message>
        <source>The others pass …</source>
        <translation>De andre melder pas …</translation>
    </message>
    <message>
        <source>Call a Sau: it must be of a suit that you have a card of, without the Sau itself.</source>
        <translation>Kald en Sau: det skal være i en farve, som du har et kort i, men hvis Sau du ikke selv har.</translation>
    </message>
    <message>
        <source>Win it with your unknown partner: draw the trumps, and watch who plays the Sau that you called.</source>
        <translation>Vind sammen med din ukendte makker: træk trumferne ud, og hold øje med, hvem der lægger den Sau, du kaldte.</translation>
    </message>
    <message>
        <source>Won, and both losers have paid. More for Schneider (they are under 30), Schwarz (no trick), Laufende (the top three trumps or more).</source>
        <translation>Vundet, og begge tabere har betalt. Mere for Schneider (de har under 30), Schwarz (intet stik), Laufende (de tre højeste trumfer eller flere).</translation>
    </message>
    <message>
        <source>Not won. Once more: lead your Ober from the top, and find your partner with the card of the called suit.</source>
        <translation>Ikke vundet. En gang til: spil dine Ober ud oppefra, og find din makker med kortet i den kaldte farve.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Arkiv</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>Has&amp;tighed</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>Read &amp;out</source>
        <translation>Læs &amp;op</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lær</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nyt parti</translation>
    </message>
    <message>
        <source>New match with other &amp;rules…</source>
        <translation>Nyt parti med andre &amp;regler…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Næste &amp;giv</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>Do &amp;again</source>
        <translation>G&amp;entag</translation>
    </message>
    <message>
        <source>&amp;End the deal: it is decided</source>
        <translation>Afs&amp;lut given: den er afgjort</translation>
    </message>
    <message>
        <source>G&amp;o on with the match that was left</source>
        <translation>Fortsæt det forladte &amp;parti</translation>
    </message>
    <message>
        <source>Give &amp;up the match…</source>
        <translation>&amp;Opgiv partiet…</translation>
    </message>
    <message>
        <source>Rules in &amp;force</source>
        <translation>Gæl&amp;dende regler</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historik…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>&amp;Replay of this match…</source>
        <translation>&amp;Gennemgå dette parti…</translation>
    </message>
    <message>
        <source>&amp;Compare with how it was…</source>
        <translation>Sammenlign med det &amp;oprindelige spil…</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>Giv&amp;kode…</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>Samme giv &amp;igen</translation>
    </message>
    <message>
        <source>Match from the &amp;next deal on</source>
        <translation>Nyt parti fra &amp;næste giv</translation>
    </message>
    <message>
        <source>D&amp;uel by file…</source>
        <translation>&amp;Duel via fil…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Åbn en partifil…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>Ge&amp;m partiet som fil…</translation>
    </message>
    <message>
        <source>S&amp;kip to the present</source>
        <translation>Sprin&amp;g frem</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>Sidste sti&amp;k</translation>
    </message>
    <message>
        <source>So&amp;rt my hand again</source>
        <translation>Sorter hånden &amp;igen</translation>
    </message>
    <message>
        <source>Hide my &amp;hand</source>
        <translation>Skjul min &amp;hånd</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fuldskærm</translation>
    </message>
    <message>
        <source>&amp;Mute the sound</source>
        <translation>Slå ly&amp;den fra</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>S&amp;tørre skrift</translation>
    </message>
    <message>
        <source>Sm&amp;aller text</source>
        <translation>Mi&amp;ndre skrift</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>Firefar&amp;vet kortspil</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyst</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørkt</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast</source>
        <translation>Hø&amp;j kontrast</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Følg s&amp;ystemet</translation>
    </message>
    <message>
        <source>Your &amp;cards</source>
        <translation>Dine &amp;kort</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>&amp;Stikket</translation>
    </message>
    <message>
        <source>T&amp;rumps</source>
        <translation>&amp;Trumf</translation>
    </message>
    <message>
        <source>&amp;Score and card points</source>
        <translation>Stilling og kort&amp;point</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Si&amp;dste stik</translation>
    </message>
    <message>
        <source>&amp;Players and bids</source>
        <translation>Spillere og &amp;meldinger</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>Lan&amp;gsom</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Hurtig</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Øjeblikkelig</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektioner…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Øvelser…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>&amp;Beginner&apos;s aids</source>
        <translation>&amp;Hjælp til begyndere</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Analyse…</translation>
    </message>
    <message>
        <source>&amp;Why did you do that?</source>
        <translation>&amp;Hvorfor gjorde du det?</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Taster</translation>
    </message>
    <message>
        <source>Help &amp;translate</source>
        <translation>Hjælp med o&amp;versættelsen</translation>
    </message>
    <message>
        <source>&amp;About Sjavs</source>
        <translation>&amp;Om Sjavs</translation>
    </message>
    <message>
        <source>Size of the text: {size}.</source>
        <translation>Skriftens størrelse: {size}.</translation>
    </message>
</context>
<context>
    <name>new_match</name>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>Back to &amp;standard</source>
        <translation>Tilbage til s&amp;tandard</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>&amp;Opponents and partners:</source>
        <translation>&amp;Modstandere og makkere:</translation>
    </message>
    <message>
        <source>These choices cannot be played together: {labels}.</source>
        <translation>Disse valg kan ikke kombineres: {labels}.</translation>
    </message>
    <message>
        <source>For example:</source>
        <translation>For eksempel:</translation>
    </message>
    <message>
        <source>Choose a house rule to see what it does to an example.</source>
        <translation>Vælg en husregel for at se dens virkning i et eksempel.</translation>
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
        <translation>Valg</translation>
    </message>
    <message>
        <source>{label} (changed)</source>
        <translation>{label} (ændret)</translation>
    </message>
    <message>
        <source>Search the house rules</source>
        <translation>Søg i husreglerne</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>No house rule of this game speaks of “{words}”.</source>
        <translation>Ingen husregel i dette spil nævner »{words}«.</translation>
    </message>
    <message>
        <source>This game has no house rules.</source>
        <translation>Dette spil har ingen husregler.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Dobling</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Kortgivning</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>“How to Play Sjavs”</source>
        <translation>»How to Play Sjavs«</translation>
    </message>
    <message>
        <source>the article on Klørsjavs and Sjavs</source>
        <translation>artiklen om klørsjavs og sjavs</translation>
    </message>
    <message>
        <source>the article&apos;s Spanish version</source>
        <translation>artiklens spanske version</translation>
    </message>
    <message>
        <source>pagat.com</source>
        <translation>pagat.com</translation>
    </message>
    <message>
        <source>programs that follow pagat.com</source>
        <translation>programmer, der følger pagat.com</translation>
    </message>
    <message>
        <source>Danish Wikipedia of 2006</source>
        <translation>dansk Wikipedia fra 2006</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”</source>
        <translation>»Schafkopf-regler, let forklaret«</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”, as a variant</source>
        <translation>»Schafkopf-regler, let forklaret«, som variant</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”, as a house rule</source>
        <translation>»Schafkopf-regler, let forklaret«, som husregel</translation>
    </message>
    <message>
        <source>A house rule.</source>
        <translation>En husregel.</translation>
    </message>
    <message>
        <source>A house rule: the sources tell no number.</source>
        <translation>En husregel: kilderne nævner ikke noget tal.</translation>
    </message>
    <message>
        <source>Source: {names}.</source>
        <translation>Kilde: {names}.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>the {number} cards in the middle</source>
        <translation>de {number} kort i midten</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>katten</translation>
    </message>
    <message>
        <source>{seats} players in two pairs</source>
        <translation>{seats} spillere i to makkerpar</translation>
    </message>
    <message>
        <source>{seats} players, with partners or alone</source>
        <translation>{seats} spillere, med makker eller alene</translation>
    </message>
    <message>
        <source>{seats} players, each alone</source>
        <translation>{seats} spillere, hver for sig</translation>
    </message>
    <message>
        <source>deals without end</source>
        <translation>et ubegrænset antal giv</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} giv</translation>
    </message>
    <message>
        <source>about {deals} deals</source>
        <translation>cirka {deals} giv</translation>
    </message>
    <message>
        <source>rubbers of about {deals} deals</source>
        <translation>robbere på cirka {deals} giv</translation>
    </message>
    <message>
        <source>rubbers of about {deals} deals, to {crosses} crosses</source>
        <translation>robbere på cirka {deals} giv, til {crosses} kryds</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>{label}: back to “{standard}”</source>
        <translation>{label}: tilbage til »{standard}«</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Nulstil</translation>
    </message>
    <message>
        <source>Parts of the preferences</source>
        <translation>Afsnit i indstillingerne</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Window and text</source>
        <translation>Vindue og tekst</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hånd</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>Speed and motion</source>
        <translation>Hastighed og bevægelse</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>De andre spillere</translation>
    </message>
    <message>
        <source>Agreements between partners</source>
        <translation>Aftaler mellem makkere</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Læring</translation>
    </message>
    <message>
        <source>They are for rules of thumb, and hold from the next match on.</source>
        <translation>De indgår i tommelfingerreglerne og gælder fra næste parti.</translation>
    </message>
    <message>
        <source>No setting speaks of “{words}”.</source>
        <translation>Ingen indstilling nævner »{words}«.</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Nulstil alle indstillinger</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n changed setting(s)? “Take back” brings them back.</source>
        <translation>
            <numerusform>Vil du nulstille %n ændret indstilling? »Fortryd« henter den tilbage.</numerusform>
            <numerusform>Vil du nulstille %n ændrede indstillinger? »Fortryd« henter dem tilbage.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Nulstil</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behold</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Søg i indstillingerne</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>&amp;Nulstil alle…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>Save as own preset</source>
        <translation>Gem som eget regelsæt</translation>
    </message>
    <message>
        <source>&amp;Name of the preset:</source>
        <translation>Regelsættets &amp;navn:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>&amp;Regelsæt:</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>&amp;Gem som…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksporter…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;let</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Gemt som »{name}«.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer regler</translation>
    </message>
    <message>
        <source>“{name}” was imported.</source>
        <translation>»{name}« er importeret.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Eksporter regler</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Gemt i {file}.</translation>
    </message>
    <message>
        <source>Delete a preset</source>
        <translation>Slet et regelsæt</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Vil du slette regelsættet »{name}«?</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behold</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>»{name}« er slettet.</translation>
    </message>
    <message>
        <source>Rules (*.toml)</source>
        <translation>Regler (*.toml)</translation>
    </message>
    <message>
        <source>That did not work: {why}</source>
        <translation>Det lykkedes ikke: {why}</translation>
    </message>
</context>
<context>
    <name>reason</name>
    <message>
        <source>The cards are shuffled: it does not matter where they are cut.</source>
        <translation>Kortene er blandet: det er lige meget, hvor der tages af.</translation>
    </message>
    <message>
        <source>The cards are shuffled: they may as well stay as they are.</source>
        <translation>Kortene er blandet: de kan lige så godt blive, som de er.</translation>
    </message>
    <message>
        <source>Strong first cards: three trumps or more, half of them high ones.</source>
        <translation>Stærke første kort: tre trumfer eller flere, halvdelen af dem høje.</translation>
    </message>
    <message>
        <source>The first cards are too weak to play for double the price.</source>
        <translation>De første kort er for svage til at spille om dobbelt pris.</translation>
    </message>
    <message>
        <source>There was nothing else to say.</source>
        <translation>Der var ikke andet at sige.</translation>
    </message>
    <message>
        <source>The hand is good enough for no bid.</source>
        <translation>Hånden er ikke god nok til nogen melding.</translation>
    </message>
    <message>
        <source>A partner is already winning, or has bid: better leave it to them.</source>
        <translation>Makkeren vinder allerede eller har meldt: det er bedst at overlade det til makkeren.</translation>
    </message>
    <message>
        <source>More trumps than a bid needs.</source>
        <translation>Flere trumfer, end en melding kræver.</translation>
    </message>
    <message>
        <source>Just enough trumps, but with a top trump or a sure plain card.</source>
        <translation>Lige akkurat trumfer nok, men med en af de højeste trumfer eller et sikkert almindeligt kort.</translation>
    </message>
    <message>
        <source>At least two of the highest trumps.</source>
        <translation>Mindst to af de højeste trumfer.</translation>
    </message>
    <message>
        <source>A long suit with a top trump: enough where fewer points will do.</source>
        <translation>En lang farve med en af de højeste trumfer: det er nok, når der skal færre point til.</translation>
    </message>
    <message>
        <source>Far enough ahead in trumps to play alone.</source>
        <translation>Langt nok foran i trumf til at spille alene.</translation>
    </message>
    <message>
        <source>Low cards: hardly a trick will have to be taken.</source>
        <translation>Lave kort: der bliver næppe noget stik, man er nødt til at tage.</translation>
    </message>
    <message>
        <source>There is nothing in the hand that could be lost.</source>
        <translation>Med den hånd kan man ikke tabe.</translation>
    </message>
    <message>
        <source>Enough trumps to play with whoever holds an ace.</source>
        <translation>Trumfer nok til at spille med den, der har et es.</translation>
    </message>
    <message>
        <source>With a single trump nothing else can be played.</source>
        <translation>Med en eneste trumf kan der ikke spilles andet.</translation>
    </message>
    <message>
        <source>Passing was not allowed: this is best, or costs least.</source>
        <translation>Det var ikke tilladt at melde pas: dette er bedst eller koster mindst.</translation>
    </message>
    <message>
        <source>The hand is good enough for a game.</source>
        <translation>Hånden er god nok til et spil.</translation>
    </message>
    <message>
        <source>The shortest suit, with few points: the ace takes its trick, and the next can be trumped.</source>
        <translation>Den korteste farve, og få point i den: esset tager sit stik, og det næste kan trumfes.</translation>
    </message>
    <message>
        <source>The suit with the strongest trumps.</source>
        <translation>Farven med de stærkeste trumfer.</translation>
    </message>
    <message>
        <source>It costs nothing to see the cards first.</source>
        <translation>Det koster ikke noget at se kortene først.</translation>
    </message>
    <message>
        <source>Every card of the hand is worth more than a card that nobody knows.</source>
        <translation>Alle kort på hånden er mere værd end et ukendt kort.</translation>
    </message>
    <message>
        <source>Counters that would be lost in the play are safe there.</source>
        <translation>Dér er de tællere i sikkerhed, som ville gå tabt i spillet.</translation>
    </message>
    <message>
        <source>The cards that are worth least in the play.</source>
        <translation>De kort, der er mindst værd i spillet.</translation>
    </message>
    <message>
        <source>The hand should take a trick at least: giving up costs as much as losing.</source>
        <translation>Hånden burde tage mindst ét stik: at give op koster lige så meget som at tabe.</translation>
    </message>
    <message>
        <source>The hand will hardly take a trick, and that would cost more.</source>
        <translation>Hånden tager næppe et stik, og det ville koste mere.</translation>
    </message>
    <message>
        <source>With that trump the hand is strong enough to play.</source>
        <translation>Med den trumf er hånden stærk nok til at spille.</translation>
    </message>
    <message>
        <source>The hand is too weak to play with somebody without trumps.</source>
        <translation>Hånden er for svag til at spille med en, der ikke har trumf.</translation>
    </message>
    <message>
        <source>Every trick was needed against a hand that holds the highest trump.</source>
        <translation>Der var brug for alle stik mod en hånd med den højeste trumf.</translation>
    </message>
    <message>
        <source>A hand with which one would nearly have played oneself.</source>
        <translation>En hånd, man næsten selv ville have spillet på.</translation>
    </message>
    <message>
        <source>Nothing could go wrong.</source>
        <translation>Intet kunne gå galt.</translation>
    </message>
    <message>
        <source>Much stronger than the game needs.</source>
        <translation>Meget stærkere, end spillet kræver.</translation>
    </message>
    <message>
        <source>Not strong enough to double.</source>
        <translation>Ikke stærk nok til at doble.</translation>
    </message>
    <message>
        <source>No other card was allowed.</source>
        <translation>Intet andet kort var tilladt.</translation>
    </message>
    <message>
        <source>It cannot lose, and brings the points that are needed at once.</source>
        <translation>Det kan ikke tabe og giver straks de point, der er brug for.</translation>
    </message>
    <message>
        <source>A trump that nobody beats takes the opponents&apos; trumps away.</source>
        <translation>En trumf, som ingen kan stikke, trækker modstandernes trumfer ud.</translation>
    </message>
    <message>
        <source>It forces the one or two higher trumps out, with enough trumps behind it.</source>
        <translation>Det tvinger den ene eller de to højere trumfer ud, og der er trumfer nok bagved.</translation>
    </message>
    <message>
        <source>A trump helps the declarer, and the called ace stays hidden.</source>
        <translation>En trumf hjælper spilføreren, og det kaldte es forbliver skjult.</translation>
    </message>
    <message>
        <source>The called ace has to come to this suit, and may be trumped.</source>
        <translation>Det kaldte es skal lægges i denne farve og kan måske trumfes.</translation>
    </message>
    <message>
        <source>The best card of its suit, while the suit should still go round.</source>
        <translation>Det bedste kort i farven, mens farven endnu burde kunne gå rundt.</translation>
    </message>
    <message>
        <source>The partner&apos;s ace takes this trick.</source>
        <translation>Makkerens es tager dette stik.</translation>
    </message>
    <message>
        <source>A trump for the declarer, so that the opponents lose theirs.</source>
        <translation>En trumf til spilføreren, så modstanderne mister deres.</translation>
    </message>
    <message>
        <source>The suit that the partner had led comes back.</source>
        <translation>Den farve, makkeren spillede ud, spilles tilbage.</translation>
    </message>
    <message>
        <source>A long suit when the declarer plays next, else a short one: they shall have to decide early.</source>
        <translation>En lang farve, når spilføreren er den næste, ellers en kort: spilføreren skal tvinges til at bestemme sig tidligt.</translation>
    </message>
    <message>
        <source>A suit that the partner is out of and can trump.</source>
        <translation>En farve, som makkeren er renonce i og kan trumfe.</translation>
    </message>
    <message>
        <source>A lone card: the next time that suit can be trumped.</source>
        <translation>En singleton: næste gang kan den farve trumfes.</translation>
    </message>
    <message>
        <source>Nothing to win: a plain card that counts little.</source>
        <translation>Ikke noget at vinde: et almindeligt kort, der tæller lidt.</translation>
    </message>
    <message>
        <source>It cannot be beaten.</source>
        <translation>Det kan ikke stikkes.</translation>
    </message>
    <message>
        <source>Nothing better to lead: the card that is missed least.</source>
        <translation>Der er ikke noget bedre at spille ud: det kort, man bedst kan undvære.</translation>
    </message>
    <message>
        <source>The partner&apos;s ace is still to come and takes this trick.</source>
        <translation>Makkerens es er ikke lagt endnu og tager dette stik.</translation>
    </message>
    <message>
        <source>The called ace has to come into this trick: it is trumped before.</source>
        <translation>Det kaldte es skal lægges i dette stik: her trumfes, inden det falder.</translation>
    </message>
    <message>
        <source>The partner wins; the points stay in the hand.</source>
        <translation>Makkeren vinder; pointene bliver på hånden.</translation>
    </message>
    <message>
        <source>The partner wins for certain: points for that trick.</source>
        <translation>Makkeren vinder med sikkerhed: der lægges point i stikket.</translation>
    </message>
    <message>
        <source>Last to play, and the trick is worth the card.</source>
        <translation>Sidst til at lægge, og stikket er kortet værd.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, and the trick is worth it.</source>
        <translation>Det tager stikket med sikkerhed, og stikket er det værd.</translation>
    </message>
    <message>
        <source>The partner should win: points for that trick.</source>
        <translation>Makkeren burde vinde: der lægges point i stikket.</translation>
    </message>
    <message>
        <source>It takes the trick and will probably not be beaten.</source>
        <translation>Det tager stikket og bliver sandsynligvis ikke stukket.</translation>
    </message>
    <message>
        <source>A counter lies there: worth a trump.</source>
        <translation>Der ligger en tæller: den er en trumf værd.</translation>
    </message>
    <message>
        <source>No partner plays after this: the opponents shall not win cheaply.</source>
        <translation>Der kommer ingen makker efter: modstanderne skal ikke have det for billigt.</translation>
    </message>
    <message>
        <source>Nothing to win at a fair price: the card that is missed least.</source>
        <translation>Ikke noget at vinde til en rimelig pris: det kort, man bedst kan undvære.</translation>
    </message>
    <message>
        <source>No trick may be taken: the lowest card.</source>
        <translation>Der må ikke tages noget stik: det laveste kort.</translation>
    </message>
    <message>
        <source>It stays below, and gets rid of the most dangerous card.</source>
        <translation>Det holder sig under, og man slipper af med det farligste kort.</translation>
    </message>
    <message>
        <source>It wins so far, but somebody who is still to play may beat it.</source>
        <translation>Det er højest indtil nu, men en, der endnu skal lægge kort, kan måske stikke det.</translation>
    </message>
    <message>
        <source>The trick is taken anyhow: then with the most dangerous card.</source>
        <translation>Stikket er ikke til at undgå: så hellere med det farligste kort.</translation>
    </message>
    <message>
        <source>A low card of a suit that the declarer must follow.</source>
        <translation>Et lavt kort i en farve, som spilføreren skal bekende.</translation>
    </message>
    <message>
        <source>The lowest card: the declarer shall have to go over it.</source>
        <translation>Det laveste kort: spilføreren skal tvinges til at gå over.</translation>
    </message>
    <message>
        <source>The declarer is winning: it stays below.</source>
        <translation>Spilføreren vinder: det holder sig under.</translation>
    </message>
    <message>
        <source>The declarer is still to play: low, so that they must win.</source>
        <translation>Spilføreren mangler endnu at lægge: et lavt kort, så spilføreren må tage stikket.</translation>
    </message>
    <message>
        <source>The declarer is safe in this trick: the high cards go now.</source>
        <translation>Spilføreren er sikker i dette stik: nu ryger de høje kort.</translation>
    </message>
    <message>
        <source>Every trick was within reach, and taking all of them wins.</source>
        <translation>Alle stik var inden for rækkevidde, og den, der tager dem alle, vinder.</translation>
    </message>
    <message>
        <source>A card that others should beat.</source>
        <translation>Et kort, som andre burde stikke.</translation>
    </message>
    <message>
        <source>Points count against whoever takes them: the safest lead.</source>
        <translation>Point tæller imod den, der tager dem: det sikreste udspil.</translation>
    </message>
    <message>
        <source>Somebody was taking every trick: this one stops that.</source>
        <translation>En spiller var ved at tage alle stik: dette kort sætter en stopper for det.</translation>
    </message>
    <message>
        <source>Somebody else takes the trick: the points go there.</source>
        <translation>En anden tager stikket: pointene ryger derhen.</translation>
    </message>
    <message>
        <source>Last to play on a light trick: a high card goes cheaply.</source>
        <translation>Sidst i et stik med få point: her slipper man billigt af med et højt kort.</translation>
    </message>
    <message>
        <source>The lowest card, in the hope that somebody beats it.</source>
        <translation>Det laveste kort i håb om, at nogen stikker det.</translation>
    </message>
    <message>
        <source>Every trick is needed, and this card wins for certain.</source>
        <translation>Der er brug for alle stik, og dette kort vinder med sikkerhed.</translation>
    </message>
    <message>
        <source>Every trick is needed: the card that most likely wins.</source>
        <translation>Der er brug for alle stik: det kort, der mest sandsynligt vinder.</translation>
    </message>
    <message>
        <source>Every trick is needed: the highest card that wins so far.</source>
        <translation>Der er brug for alle stik: det højeste kort, der vinder indtil nu.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this: the likeliest to win.</source>
        <translation>Ét stik er nok til at vælte spillet: det kort, der mest sandsynligt vinder.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this, and here it is.</source>
        <translation>Ét stik er nok til at vælte spillet, og her er det.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this: as high as possible.</source>
        <translation>Ét stik er nok til at vælte spillet: så højt som muligt.</translation>
    </message>
    <message>
        <source>A card that guards nothing: those that may still win are kept.</source>
        <translation>Et kort, der ikke dækker noget: de kort, der stadig kan vinde, beholdes.</translation>
    </message>
    <message>
        <source>Enough trumps to play with whoever holds a Sau.</source>
        <translation>Trumfer nok til at spille med den, der har en Sau.</translation>
    </message>
    <message>
        <source>The shortest suit, with few points: the Sau takes its trick, and the next can be trumped.</source>
        <translation>Den korteste farve, og få point i den: dens Sau tager sit stik, og det næste kan trumfes.</translation>
    </message>
    <message>
        <source>A trump helps the declarer, and the called Sau stays hidden.</source>
        <translation>En trumf hjælper spilføreren, og den kaldte Sau forbliver skjult.</translation>
    </message>
    <message>
        <source>The called Sau has to come to this suit, and may be trumped.</source>
        <translation>Den kaldte Sau skal lægges i denne farve og kan måske trumfes.</translation>
    </message>
    <message>
        <source>The partner&apos;s Sau takes this trick.</source>
        <translation>Makkerens Sau tager dette stik.</translation>
    </message>
    <message>
        <source>The partner&apos;s Sau is still to come and takes this trick.</source>
        <translation>Makkerens Sau er ikke lagt endnu og tager dette stik.</translation>
    </message>
    <message>
        <source>The called Sau has to come into this trick: it is trumped before.</source>
        <translation>Den kaldte Sau skal lægges i dette stik: her trumfes, inden den falder.</translation>
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
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stik {number}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>As it was played: {action}. {outcome}</source>
        <translation>Sådan blev der spillet: {action}. {outcome}</translation>
    </message>
    <message>
        <source>The better choice: {action}. {outcome}</source>
        <translation>Det bedre valg: {action}. {outcome}</translation>
    </message>
    <message>
        <source>Both lines of deal {number}</source>
        <translation>Begge forløb i giv {number}</translation>
    </message>
    <message>
        <source>From this choice on everybody plays as if all cards lay open; what comes before the play is decided by rules of thumb.</source>
        <translation>Fra dette valg spiller alle, som om alle kort lå åbne; det, der kommer før spillet, afgøres efter tommelfingerregler.</translation>
    </message>
    <message>
        <source>What was played has brought more here: that was luck, or others gave something away afterwards. A choice is judged by what was known when it was made.</source>
        <translation>Det, der blev spillet, gav mere her: det var held, eller de andre forærede noget væk bagefter. Et valg bedømmes efter det, man vidste, da det blev truffet.</translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>Ingen meldte.</translation>
    </message>
    <message>
        <source>Card points: {points}. Accounts: {standing}.</source>
        <translation>Kortpoint: {points}. Regnskab: {standing}.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Hvornår</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Hvem</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valgt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Bedre</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Kendt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbent</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Hvad der blev valgt</translation>
    </message>
    <message>
        <source>What would have been better, with what was known</source>
        <translation>Hvad der havde været bedre ud fra det, man vidste</translation>
    </message>
    <message>
        <source>Game points that it gave away, with what was known</source>
        <translation>Point, som det kostede ud fra det, man vidste</translation>
    </message>
    <message>
        <source>Game points that it gave away, with all cards open</source>
        <translation>Point, som det kostede med alle kort åbne</translation>
    </message>
    <message>
        <source>Expected with all cards open, in game points</source>
        <translation>Forventet med alle kort åbne, i point</translation>
    </message>
    <message>
        <source>This deal could not be reviewed.</source>
        <translation>Denne giv kunne ikke analyseres.</translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>Ingen fejl indtil nu.</translation>
    </message>
    <message>
        <source>Not reviewed to the end.</source>
        <translation>Ikke analyseret til ende.</translation>
    </message>
    <message>
        <source>There was nothing to choose in this deal.</source>
        <translation>Der var intet at vælge i denne giv.</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Ingen fejl.</translation>
    </message>
    <message>
        <source>Working out how it might have gone on…</source>
        <translation>Regner ud, hvordan det kunne være gået videre …</translation>
    </message>
    <message>
        <source>How it might have gone on could not be worked out.</source>
        <translation>Det kunne ikke regnes ud, hvordan det kunne være gået videre.</translation>
    </message>
    <message>
        <source>Save the review as a PDF</source>
        <translation>Gem analysen som PDF</translation>
    </message>
    <message>
        <source>PDF files ({files})</source>
        <translation>PDF-filer ({files})</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} kan ikke skrives: {why}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Gemt i {file}.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>My choices</source>
        <translation>Mine valg</translation>
    </message>
    <message>
        <source>Everybody&apos;s choices</source>
        <translation>Alle spilleres valg</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle valg</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Bad ones ({signs})</source>
        <translation>Dårlige ({signs})</translation>
    </message>
    <message>
        <source>Very bad ones ({signs})</source>
        <translation>Meget dårlige ({signs})</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Whose choices are reviewed</source>
        <translation>Hvis valg der analyseres</translation>
    </message>
    <message>
        <source>Which choices are listed</source>
        <translation>Hvilke valg der vises</translation>
    </message>
    <message>
        <source>Choices, the most costly first</source>
        <translation>Valg, de dyreste først</translation>
    </message>
    <message>
        <source>About this choice</source>
        <translation>Om dette valg</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Vis alle &amp;hænder</translation>
    </message>
    <message>
        <source>How much has been reviewed</source>
        <translation>Hvor meget der er analyseret</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuller</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>&amp;Both lines…</source>
        <translation>&amp;Begge forløb…</translation>
    </message>
    <message>
        <source>What was played, and beside it what the better choice might have led to</source>
        <translation>Det, der blev spillet, og ved siden af det, som det bedre valg kunne have ført til</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Gem som P&amp;DF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>{game}: review</source>
        <translation>{game}: analyse</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Held med kortene</translation>
    </message>
    <message>
        <source>Own side&apos;s choices</source>
        <translation>Egen sides valg</translation>
    </message>
    <message>
        <source>The others&apos;</source>
        <translation>De andres</translation>
    </message>
    <message>
        <source>Came to</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>With what was known</source>
        <translation>Ud fra det, man vidste</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Med alle kort åbne</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>tvivlsomt</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>dårligt</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>meget dårligt</translation>
    </message>
    <message>
        <source>Luck of the deal {luck} · own side&apos;s choices {own} · the others&apos; {others} · it came to {outcome}</source>
        <translation>Held med kortene {luck} · egen sides valg {own} · de andres {others} · resultat {outcome}</translation>
    </message>
    <message>
        <source>With all cards open: what the deal was worth before anybody chose, what the choices of each side moved it by, and what it came to. That need not be what stands on the score sheet.</source>
        <translation>Med alle kort åbne: hvad given var værd, før nogen valgte, hvor meget hver sides valg ændrede ved det, og hvad det blev til. Det er ikke altid det, der står i regnskabet.</translation>
    </message>
    <message>
        <source>{moment} · {name}: {action}</source>
        <translation>{moment} · {name}: {action}</translation>
    </message>
    <message>
        <source>{cost} ({low} to {high})</source>
        <translation>{cost} ({low} til {high})</translation>
    </message>
    <message>
        <source>{sign} {grade} – better: {action}</source>
        <translation>{sign} {grade} – bedre: {action}</translation>
    </message>
    <message>
        <source>The best choice, with what was known.</source>
        <translation>Det bedste valg ud fra det, man vidste.</translation>
    </message>
    <message>
        <source>As good as the best, as far as can be told: {action}.</source>
        <translation>Lige så godt som det bedste, så vidt man kan se: {action}.</translation>
    </message>
    <message>
        <source>With what was known it gave away {cost} game points.</source>
        <translation>Ud fra det, man vidste, kostede det {cost} point.</translation>
    </message>
    <message>
        <source>With all cards open it gave nothing away.</source>
        <translation>Med alle kort åbne kostede det intet.</translation>
    </message>
    <message>
        <source>With all cards open it gave away {cost}; the best was {action}.</source>
        <translation>Med alle kort åbne kostede det {cost}; det bedste var: {action}.</translation>
    </message>
    <message>
        <source>Chance not to lose the match: {after} instead of {before}.</source>
        <translation>Chance for ikke at tabe partiet: {after} i stedet for {before}.</translation>
    </message>
    <message>
        <source>Chance to win the match: {after} instead of {before}.</source>
        <translation>Chance for at vinde partiet: {after} i stedet for {before}.</translation>
    </message>
    <message>
        <source>Why {action}:</source>
        <translation>Hvorfor {action}:</translation>
    </message>
    <message>
        <source>About {action}:</source>
        <translation>Om {action}:</translation>
    </message>
    <message>
        <source>{side} {value}</source>
        <translation>{side} {value}</translation>
    </message>
    <message>
        <source>Expected with all cards open, in game points: {values}</source>
        <translation>Forventet med alle kort åbne, i point: {values}</translation>
    </message>
    <message>
        <source>Chance not to lose the match: {chance}</source>
        <translation>Chance for ikke at tabe partiet: {chance}</translation>
    </message>
    <message>
        <source>Chance to win the match: {chance}</source>
        <translation>Chance for at vinde partiet: {chance}</translation>
    </message>
    <message>
        <source>There is no deal yet that could be reviewed.</source>
        <translation>Der er endnu ingen giv, der kan analyseres.</translation>
    </message>
    <message>
        <source>A deal of a duel can be reviewed once both have played the whole duel.</source>
        <translation>En giv i en duel kan analyseres, når begge har spillet hele duellen.</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over: before, that would give cards away.</source>
        <translation>En giv kan analyseres, når den er slut: før ville det røbe kort.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Klørsjavs</source>
        <translation>Klørsjavs</translation>
    </message>
    <message>
        <source>Twenty cards and a cat of two: whoever plays is alone against the two others. Losing a deal costs øre, and the first at 0 has lost.</source>
        <translation>Tyve kort og en kat på to: den, der spiller, er alene mod de to andre. En tabt giv koster øre, og den første på 0 har tabt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Look at the cat first</source>
        <translation>Se først på katten</translation>
    </message>
    <message>
        <source>The declarer takes up the cat and then lays two cards away, instead of laying two away before seeing it.</source>
        <translation>Spilføreren tager katten op og lægger så to kort væk i stedet for at lægge to væk uden at have set den.</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Når alle melder pas</translation>
    </message>
    <message>
        <source>Who deals again. The sources say only that the cards are redealt.</source>
        <translation>Hvem der giver igen. Kilderne siger kun, at der gives om.</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>Den samme kortgiver</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Den næste kortgiver</translation>
    </message>
    <message>
        <source>Tens instead of fives</source>
        <translation>Tiere i stedet for femmere</translation>
    </message>
    <message>
        <source>The pack has tens where it has fives; they rank and count the same.</source>
        <translation>Kortspillet har tiere, hvor det ellers har femmere; de rangerer og tæller ens.</translation>
    </message>
    <message>
        <source>Øre to begin with</source>
        <translation>Øre at begynde med</translation>
    </message>
    <message>
        <source>Everybody begins with so many øre, and the first at 0 has lost. What a deal costs stays the same, so fewer øre make a shorter match.</source>
        <translation>Alle begynder med så mange øre, og den første på 0 har tabt. Det, en giv koster, er uændret, så færre øre giver et kortere parti.</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>40 (house rule)</source>
        <translation>40 (husregel)</translation>
    </message>
    <message>
        <source>30 (house rule)</source>
        <translation>30 (husregel)</translation>
    </message>
    <message>
        <source>20 (a short match, house rule)</source>
        <translation>20 (et kortere parti, husregel)</translation>
    </message>
    <message>
        <source>Choices may be taken back</source>
        <translation>Valg må fortrydes</translation>
    </message>
    <message>
        <source>A bid or a card may be taken back as often as one likes; deals in which that happened count as practice.</source>
        <translation>En melding eller et kort må fortrydes, så ofte man vil; giv, hvor det er sket, tæller som øvelse.</translation>
    </message>
    <message>
        <source>Old Mor</source>
        <translation>Old Mor</translation>
    </message>
    <message>
        <source>Eight permanent trumps led by the Queen of Clubs, Old Mor: bid a suit and make it. Making it brings your side down towards 0, failing takes it up.</source>
        <translation>Otte faste trumfer med klør dame, Old Mor, i spidsen: meld en farve, og klar den. Klarer I den, går jeres side ned mod 0; går I bet, går den op.</translation>
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
        <translation>Kort ad gangen</translation>
    </message>
    <message>
        <source>In which packets the eight cards are dealt.</source>
        <translation>Hvor mange af de otte kort der gives ad gangen.</translation>
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
        <translation>Kortgivningen går</translation>
    </message>
    <message>
        <source>Who deals next: the player on the dealer&apos;s right, or on the left.</source>
        <translation>Hvem der giver næste gang: spilleren til højre for kortgiveren eller til venstre.</translation>
    </message>
    <message>
        <source>Anticlockwise, to the right</source>
        <translation>Mod uret, til højre</translation>
    </message>
    <message>
        <source>Clockwise, to the left</source>
        <translation>Med uret, til venstre</translation>
    </message>
    <message>
        <source>Ranking of the suits in the auction</source>
        <translation>Farvernes rang i melderunden</translation>
    </message>
    <message>
        <source>A bid must name a suit that ranks above the standing one. The sources give no order.</source>
        <translation>En melding skal nævne en farve, der rangerer over den gældende. Kilderne angiver ingen rækkefølge.</translation>
    </message>
    <message>
        <source>Clubs, spades, hearts, diamonds, the highest first</source>
        <translation>Klør, spar, hjerter, ruder, højest først</translation>
    </message>
    <message>
        <source>Clubs, hearts, spades, diamonds, the highest first</source>
        <translation>Klør, hjerter, spar, ruder, højest først</translation>
    </message>
    <message>
        <source>Solo may be bid just above its suit: alone against the three others, for double; the partner&apos;s tricks count for the others. As a bid it is a house rule.</source>
        <translation>Solo kan meldes lige over sin farve: alene mod de tre andre, til dobbelt pris; makkerens stik tæller for de andre. Som melding er den en husregel.</translation>
    </message>
    <message>
        <source>Nolo (misère)</source>
        <translation>Nolo (misère)</translation>
    </message>
    <message>
        <source>Without trumps and alone, to take no trick at all. It outbids every suit and is worth 8, in a short game 4; the values are a house rule.</source>
        <translation>Alene, uden trumf og uden at tage et eneste stik. Nolo går over alle farver og er 8 værd, i et kortere spil 4; værdierne er en husregel.</translation>
    </message>
    <message>
        <source>Halv may be bid just below the plain bid of its suit: 50 card points are enough, for 1; failing costs 2, in a short game 1. The values are a house rule.</source>
        <translation>Halv kan meldes lige under den almindelige melding i sin farve: 50 kortpoint er nok, og det giver 1; at gå bet koster 2, i et kortere spil 1. Værdierne er en husregel.</translation>
    </message>
    <message>
        <source>Duty to overtrump</source>
        <translation>Pligt til at overtrumfe</translation>
    </message>
    <message>
        <source>When a plain suit was led and the trick has been trumped, a later player who cannot follow suit must play a higher trump if able.</source>
        <translation>Når en sidefarve er spillet ud og stikket er trumfet, skal en senere spiller, der ikke kan bekende, om muligt lægge en højere trumf.</translation>
    </message>
    <message>
        <source>When the declarers fail</source>
        <translation>Når spilførerne går bet</translation>
    </message>
    <message>
        <source>Failed declarers go up. By how much the defenders come down then, the sources leave open: a house rule.</source>
        <translation>Spilførere, der går bet, går op. Hvor meget modspillerne så går ned, lader kilderne stå åbent: en husregel.</translation>
    </message>
    <message>
        <source>The defenders come down by as much</source>
        <translation>Modspillerne går lige så meget ned</translation>
    </message>
    <message>
        <source>The defenders stay where they are</source>
        <translation>Modspillerne bliver, hvor de er</translation>
    </message>
    <message>
        <source>Points to come down from</source>
        <translation>Point at begynde med</translation>
    </message>
    <message>
        <source>Each side begins with this many points, pinde, and tries to reach 0. In a short game every value is halved and rounded up.</source>
        <translation>Hver side begynder med så mange point, pinde, og prøver at nå 0. I et kortere spil halveres alle værdier og rundes op.</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>12 (a short game, values halved and rounded up)</source>
        <translation>12 (et kortere spil, værdierne halveret og rundet op)</translation>
    </message>
    <message>
        <source>Older Klørsjavs</source>
        <translation>Ældre klørsjavs</translation>
    </message>
    <message>
        <source>Bid one of four games, each higher than the one before, with twenty cards and a cat of two. After every deal each opponent settles with the declarer in chips.</source>
        <translation>Meld et af fire spil, hvert højere end det forrige, med tyve kort og en kat på to. Efter hver giv afregner hver modspiller med spilføreren i jetoner.</translation>
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
        <translation>Spilføreren vælger trumffarven i stedet for at spille i klør.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Antal giv i et parti</translation>
    </message>
    <message>
        <source>After this many deals the player with the most chips has won; a draw is played on. Deals that are thrown in do not count.</source>
        <translation>Efter så mange giv har spilleren med flest jetoner vundet; står det lige, spilles videre. Giv, hvor kortene kastes sammen, tæller ikke.</translation>
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
        <translation>Schafkopf med husregler</translation>
    </message>
    <message>
        <source>Schafkopf as it is played at many tables: with Farbwenz, Geier, Farbgeier, Bettel, Hochzeit, Sie and Ramsch, and with Legen.</source>
        <translation>Schafkopf, som det spilles ved mange borde: med Farbwenz, Geier, Farbgeier, Bettel, Hochzeit, Sie og Ramsch og med Legen.</translation>
    </message>
    <message>
        <source>Faroese Sjavs, McLeod</source>
        <translation>Færøsk sjavs, McLeod</translation>
    </message>
    <message>
        <source>Faroese Sjavs after John McLeod&apos;s description. It differs in the bidding, in overtrumping and in what a defeat costs and a tie brings.</source>
        <translation>Færøsk sjavs efter John McLeods beskrivelse. Den adskiller sig i meldingerne, i overtrumfningen og i, hvad et nederlag koster, og hvad uafgjort giver.</translation>
    </message>
    <message>
        <source>Faroese Sjavs, short</source>
        <translation>Færøsk sjavs, kort udgave</translation>
    </message>
    <message>
        <source>The same game with a shorter way down to 0: a match of a few deals.</source>
        <translation>Det samme spil med kortere vej ned til 0: et parti på få giv.</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>The Bavarian game: a Sauspiel with a called Sau and a hidden partner, or a Wenz or Solo alone against three. Everybody has an account of their own, in chips.</source>
        <translation>Det bayerske spil: et Sauspiel med en kaldt Sau og en skjult makker, eller en Wenz eller Solo alene mod tre. Alle har deres eget regnskab, i jetoner.</translation>
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
        <translation>En Wenz med en trumffarve under de fire Unter: elleve trumfer, alene mod tre. Også som Tout.</translation>
    </message>
    <message>
        <source>Only the four Ober are trumps, alone against three. Also as Tout.</source>
        <translation>Kun de fire Ober er trumf, alene mod tre. Også som Tout.</translation>
    </message>
    <message>
        <source>A Geier with a trump suit below the four Ober. Also as Tout.</source>
        <translation>En Geier med en trumffarve under de fire Ober. Også som Tout.</translation>
    </message>
    <message>
        <source>Alone, without trumps, and without a single trick; the Zehn ranks below the Unter.</source>
        <translation>Alene, uden trumf og uden et eneste stik; Zehn rangerer under Unter.</translation>
    </message>
    <message>
        <source>A player with exactly one trump may lay it open. The others are asked in turn from the left; the first who takes it gives back a card that is no trump, and the two play together as in a Sauspiel. If nobody takes it, it counts as Weiter.</source>
        <translation>En spiller med præcis én trumf kan lægge den åbent frem. De andre spørges i tur fra venstre; den første, der tager den, giver et kort tilbage, som ikke er trumf, og de to spiller sammen som i et Sauspiel. Hvis ingen tager den, gælder det som Weiter.</translation>
    </message>
    <message>
        <source>All four Ober and all four Unter in one hand: every trick, for four times the price.</source>
        <translation>Alle fire Ober og alle fire Unter på én hånd: alle stik, til fire gange prisen.</translation>
    </message>
    <message>
        <source>When everybody says Weiter the cards are played all the same, everyone for themselves: whoever takes most Augen pays each of the others. Of equals the one with more tricks pays, then with more trumps, then with the highest.</source>
        <translation>Når alle siger Weiter, spilles der alligevel, hver for sig: den, der tager flest Augen, betaler hver af de andre. Ved lige mange betaler den med flest stik, derefter med flest trumfer, derefter med den højeste.</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>What turns a Ramsch round, so that everybody else pays.</source>
        <translation>Hvad der vender en Ramsch om, så alle de andre betaler.</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Alle otte stik</translation>
    </message>
    <message>
        <source>91 Augen</source>
        <translation>91 Augen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Geier above Farbwenz</source>
        <translation>Geier over Farbwenz</translation>
    </message>
    <message>
        <source>A Geier outbids a Farbwenz, as some tables have it.</source>
        <translation>En Geier går over en Farbwenz, som det er skik ved nogle borde.</translation>
    </message>
    <message>
        <source>Legen</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>After the first four cards each player may lay once, without having seen the rest. Every Legen doubles the price.</source>
        <translation>Efter de første fire kort kan hver spiller sige Legen én gang uden at have set resten. Hver Legen fordobler prisen.</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Whether a defender may double the game, and the declarers double it again.</source>
        <translation>Om en modspiller må fordoble spillet, og spilførerne fordoble det igen.</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra og Re</translation>
    </message>
    <message>
        <source>Kontra only</source>
        <translation>Kun Kontra</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Ingen af delene</translation>
    </message>
    <message>
        <source>Time for Kontra</source>
        <translation>Tid til Kontra</translation>
    </message>
    <message>
        <source>A Kontra may be said from the end of the auction, also out of turn, until this card lies.</source>
        <translation>En Kontra kan siges, når melderunden er slut, også uden for tur, indtil dette kort er lagt.</translation>
    </message>
    <message>
        <source>The second card of the first trick</source>
        <translation>Det andet kort i det første stik</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>Det første kort</translation>
    </message>
    <message>
        <source>“I play” first</source>
        <translation>»Jeg spiller« først</translation>
    </message>
    <message>
        <source>Everybody first says only whether they would play. The game is named afterwards; if several would play, they name their games in turn, and each must be higher than the one before.</source>
        <translation>Alle siger først kun, om de vil spille. Spillet nævnes bagefter; vil flere spille, nævner de deres spil i tur, og hvert skal være højere end det forrige.</translation>
    </message>
    <message>
        <source>How the cards are dealt.</source>
        <translation>Hvordan kortene gives.</translation>
    </message>
    <message>
        <source>2-2-2-2</source>
        <translation>2-2-2-2</translation>
    </message>
    <message>
        <source>Price of a Sauspiel</source>
        <translation>Pris for Sauspiel</translation>
    </message>
    <message>
        <source>What a Sauspiel or a Hochzeit costs.</source>
        <translation>Hvad et Sauspiel eller en Hochzeit koster.</translation>
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
        <translation>Pris for Solo og Wenz</translation>
    </message>
    <message>
        <source>What a game alone costs, except a Bettel.</source>
        <translation>Hvad det koster at spille alene, undtagen Bettel.</translation>
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
        <translation>Pris for Schneider og schwarz</translation>
    </message>
    <message>
        <source>What Schneider costs, and schwarz once more.</source>
        <translation>Hvad Schneider koster, og schwarz én gang til.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Price of Laufende</source>
        <translation>Pris for Laufende</translation>
    </message>
    <message>
        <source>What each Laufender costs.</source>
        <translation>Hvad hver Laufender koster.</translation>
    </message>
    <message>
        <source>Price of a Bettel</source>
        <translation>Pris for Bettel</translation>
    </message>
    <message>
        <source>What a Bettel costs.</source>
        <translation>Hvad en Bettel koster.</translation>
    </message>
    <message>
        <source>Price of a Ramsch</source>
        <translation>Pris for Ramsch</translation>
    </message>
    <message>
        <source>What a Ramsch costs each, and what a Durchmarsch brings from each.</source>
        <translation>Hvad man betaler hver af de andre for en Ramsch, og hvad en Durchmarsch giver fra hver.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Længde</translation>
    </message>
    <message>
        <source>How many deals are played; the highest account wins then.</source>
        <translation>Hvor mange giv der spilles; derefter vinder den, der står højest i regnskabet.</translation>
    </message>
    <message>
        <source>8 deals</source>
        <translation>8 giv</translation>
    </message>
    <message>
        <source>16 deals</source>
        <translation>16 giv</translation>
    </message>
    <message>
        <source>32 deals</source>
        <translation>32 giv</translation>
    </message>
    <message>
        <source>Without end</source>
        <translation>Ubegrænset</translation>
    </message>
    <message>
        <source>Sjavs for two</source>
        <translation>Sjavs for to</translation>
    </message>
    <message>
        <source>Eight cards in hand, and on the table four open ones on four covered ones. A covered card is turned up after the trick in which the one on it was played. Experimental: the sources leave the bidding and the scoring open.</source>
        <translation>Otte kort på hånden og på bordet fire åbne oven på fire lukkede. Et lukket kort vendes efter det stik, hvor kortet oven på det blev spillet. Eksperimentelt: kilderne siger ikke noget om meldinger og regnskab.</translation>
    </message>
    <message>
        <source>Sjavs for three</source>
        <translation>Sjavs for tre</translation>
    </message>
    <message>
        <source>Ten cards each and two in the middle: whoever names trumps plays alone against the two others. The declarer may exchange with the two cards. Experimental: the sources leave the bidding and the scoring open.</source>
        <translation>Ti kort til hver og to i midten: den, der vælger trumf, spiller alene mod de to andre. Spilføreren kan bytte med de to kort. Eksperimentelt: kilderne siger ikke noget om meldinger og regnskab.</translation>
    </message>
    <message>
        <source>Look at the two cards first</source>
        <translation>Se først på de to kort</translation>
    </message>
    <message>
        <source>The declarer takes up the two cards and then lays two away, instead of laying two away before seeing them.</source>
        <translation>Spilføreren tager de to kort op og lægger så to væk i stedet for at lægge to væk uden at have set dem.</translation>
    </message>
    <message>
        <source>Faroese Sjavs</source>
        <translation>Færøsk sjavs</translation>
    </message>
    <message>
        <source>Six permanent trumps: bid the length of your longest suit and name it trump. The side that wins a deal comes down, and the first at 0 has won.</source>
        <translation>Seks faste trumfer: meld længden af din længste farve, og gør den til trumf. Den side, der vinder en giv, går ned, og den første på 0 har vundet.</translation>
    </message>
    <message>
        <source>Order of the plain cards</source>
        <translation>De almindelige korts rækkefølge</translation>
    </message>
    <message>
        <source>How the cards that are not permanent trumps rank. It does not change what they count.</source>
        <translation>Hvordan de kort, der ikke er faste trumfer, rangerer. Det ændrer ikke, hvad de tæller.</translation>
    </message>
    <message>
        <source>Natural (ace, king, queen, ten, nine, eight, seven)</source>
        <translation>Naturlig (es, konge, dame, ti, ni, otte, syv)</translation>
    </message>
    <message>
        <source>Ace-ten (ace, ten, king, queen, nine, eight, seven)</source>
        <translation>Es-ti (es, ti, konge, dame, ni, otte, syv)</translation>
    </message>
    <message>
        <source>Cut or knock</source>
        <translation>Tage af eller banke</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right cuts the pack, or knocks on it: then the cards are dealt in fewer and larger packets.</source>
        <translation>Spilleren til højre for kortgiveren tager af eller banker: så gives kortene i færre omgange med flere kort ad gangen.</translation>
    </message>
    <message>
        <source>The cutter decides</source>
        <translation>Den, der tager af, bestemmer</translation>
    </message>
    <message>
        <source>Always cut</source>
        <translation>Tag altid af</translation>
    </message>
    <message>
        <source>Always knock</source>
        <translation>Bank altid</translation>
    </message>
    <message>
        <source>Whoever can bid must bid</source>
        <translation>Den, der kan melde, skal melde</translation>
    </message>
    <message>
        <source>A player whose longest suit is enough for a bid may not pass.</source>
        <translation>En spiller, hvis længste farve rækker til en melding, må ikke melde pas.</translation>
    </message>
    <message>
        <source>When nobody bids</source>
        <translation>Når ingen melder</translation>
    </message>
    <message>
        <source>What happens to a deal in which all players pass. The sources do not tell what is trumps when it is played; that only the permanent trumps are is a house rule.</source>
        <translation>Hvad der sker med en giv, hvor alle spillere melder pas. Kilderne fortæller ikke, hvad der er trumf, når den spilles; at kun de faste trumfer er det, er en husregel.</translation>
    </message>
    <message>
        <source>It is played with the six permanent trumps; the winners score 4</source>
        <translation>Given spilles med de seks faste trumfer; vinderne får 4</translation>
    </message>
    <message>
        <source>The same dealer deals again</source>
        <translation>Den samme giver igen</translation>
    </message>
    <message>
        <source>The next dealer deals</source>
        <translation>Den næste giver</translation>
    </message>
    <message>
        <source>None (any card when you cannot follow suit)</source>
        <translation>Ingen (et hvilket som helst kort, når du ikke kan bekende)</translation>
    </message>
    <message>
        <source>Always, even a trump of one&apos;s own side</source>
        <translation>Altid, også over en trumf fra ens egen side</translation>
    </message>
    <message>
        <source>Except when your own side is winning the trick (house rule)</source>
        <translation>Undtagen når ens egen side er ved at vinde stikket (husregel)</translation>
    </message>
    <message>
        <source>When the declarer fails</source>
        <translation>Når spilføreren går bet</translation>
    </message>
    <message>
        <source>What the defenders score when the declarer&apos;s side takes fewer than 60 card points.</source>
        <translation>Hvad modspillerne får, når spilførersiden tager under 60 kortpoint.</translation>
    </message>
    <message>
        <source>4, in clubs 8, however clear the defeat</source>
        <translation>4, i klør 8, uanset hvor klart nederlaget er</translation>
    </message>
    <message>
        <source>4 or 8; javn (30 or fewer) 8 or 16; no trick 16</source>
        <translation>4 eller 8; javn (30 eller færre) 8 eller 16; intet stik 16</translation>
    </message>
    <message>
        <source>After a tie of 60 to 60</source>
        <translation>Efter uafgjort 60–60</translation>
    </message>
    <message>
        <source>What the winners of the next decided deal score besides. That the suit of that deal decides, and not the suit of the tie, is a house rule.</source>
        <translation>Hvad vinderne af den næste afgjorte giv får oveni. At det er farven i den giv, der afgør det, og ikke farven i den uafgjorte, er en husregel.</translation>
    </message>
    <message>
        <source>2 more, or 4 more if that deal is in clubs</source>
        <translation>2 mere, eller 4 mere, hvis den giv er i klør</translation>
    </message>
    <message>
        <source>2 more</source>
        <translation>2 mere</translation>
    </message>
    <message>
        <source>Ties in a row add up</source>
        <translation>Flere uafgjorte i træk lægges sammen</translation>
    </message>
    <message>
        <source>Whether a second tie in a row adds to what the next winners score, or changes nothing.</source>
        <translation>Om endnu en uafgjort i træk lægges til det, de næste vindere får, eller ikke ændrer noget.</translation>
    </message>
    <message>
        <source>How far it is down to 0 on the score sheet. What a deal scores stays the same.</source>
        <translation>Hvor langt der er ned til 0 i regnskabet. Det, en giv er værd, er uændret.</translation>
    </message>
    <message>
        <source>12 (a short game)</source>
        <translation>12 (et kortere spil)</translation>
    </message>
    <message>
        <source>What earns a cross</source>
        <translation>Hvad der giver et kryds</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 wins the rubber. A victory is double when nobody else has scored at all.</source>
        <translation>Den, der kommer ned på 0, vinder robberen. En sejr er dobbelt, når ingen andre har fået noget som helst.</translation>
    </message>
    <message>
        <source>Every rubber one, a double victory two</source>
        <translation>Hver robber ét, en dobbeltsejr to</translation>
    </message>
    <message>
        <source>Every rubber one</source>
        <translation>Hver robber ét</translation>
    </message>
    <message>
        <source>Only a double victory</source>
        <translation>Kun en dobbeltsejr</translation>
    </message>
    <message>
        <source>Crosses that win the match</source>
        <translation>Kryds, der vinder partiet</translation>
    </message>
    <message>
        <source>The match ends when somebody has this many crosses.</source>
        <translation>Partiet slutter, når nogen har så mange kryds.</translation>
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
        <translation>Ubegrænset (indtil du stopper)</translation>
    </message>
</context>
<context>
    <name>rules_page</name>
    <message>
        <source>{even} to {even} is a tie: nobody scores.</source>
        <translation>{even}–{even} er uafgjort: ingen får point.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>Whoever can bid must bid.</source>
        <translation>Den, der kan melde, skal melde.</translation>
    </message>
    <message>
        <source>Nobody has to bid.</source>
        <translation>Ingen behøver at melde.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent, forehand, speaks first; both speak once.</source>
        <translation>Kortgiverens modstander, forhånd, melder først; begge melder én gang.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn; everybody speaks once (a house rule).</source>
        <translation>Spilleren til venstre for kortgiveren, forhånd, melder først, derefter de andre i tur; alle melder én gang (en husregel).</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn; everybody speaks once.</source>
        <translation>Spilleren til venstre for kortgiveren, forhånd, melder først, derefter de andre i tur; alle melder én gang.</translation>
    </message>
    <message>
        <source>A bid is the length of one&apos;s longest suit, the permanent trumps counted with it; {least} cards are the least. The suit is not named yet. A later bid must be longer.</source>
        <translation>En melding er længden af ens længste farve, de faste trumfer medregnet; mindst {least} kort. Farven nævnes ikke endnu. En senere melding skal være længere.</translation>
    </message>
    <message>
        <source>A bid counts only the {hand} cards in hand.</source>
        <translation>I en melding tæller kun de {hand} kort på hånden.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer and names as trumps a suit of the length that was bid.</source>
        <translation>Den, der melder højest, er spilfører og vælger som trumf en farve af den meldte længde.</translation>
    </message>
    <message>
        <source>An equal length may be outbid in {suit}, even if the first bidder meant {suit} too: one says “better”, once for each length (a house rule). Trumps are then {suit}.</source>
        <translation>Over en melding kan der meldes samme længde i {suit}, også hvis den første melder mente {suit}: man siger »bedre«, én gang for hver længde (en husregel). Trumf er da {suit}.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer and names as trumps a suit of the length that was bid; if {suit} are of that length too, it must be {suit}.</source>
        <translation>Den, der melder højest, er spilfører og vælger som trumf en farve af den meldte længde; hvis {suit} også har den længde, skal det være {suit}.</translation>
    </message>
    <message>
        <source>A bid names a suit of which one holds at least {least} cards, the permanent trumps counted with it. Each bid must be higher than the one before; the suits rank, the highest first, {suits} (a house rule).</source>
        <translation>En melding nævner en farve, som man har mindst {least} kort i, de faste trumfer medregnet. Hver melding skal være højere end den forrige; farvernes rang er, højest først, {suits} (en husregel).</translation>
    </message>
    <message>
        <source>{name} is bid with a suit, just below the plain bid of that suit (a house rule): {what}.</source>
        <translation>{name} meldes med en farve, lige under den almindelige melding i den farve (en husregel): {what}.</translation>
    </message>
    <message>
        <source>{name} is bid with a suit, just above the plain bid of that suit (a house rule): {what}.</source>
        <translation>{name} meldes med en farve, lige over den almindelige melding i den farve (en husregel): {what}.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <translation>Den, der melder højest, er spilfører.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer, and the suit of the highest bid is trumps.</source>
        <translation>Den, der melder højest, er spilfører, og den højeste meldings farve er trumf.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer, and the suit of the highest bid is trumps; in {names} there are no trumps.</source>
        <translation>Den, der melder højest, er spilfører, og den højeste meldings farve er trumf; i {names} er der ingen trumf.</translation>
    </message>
    <message>
        <source>{name} may be bid above all suits (a house rule); it needs no long suit: {what}.</source>
        <translation>{name} kan meldes over alle farver (en husregel); det kræver ingen lang farve: {what}.</translation>
    </message>
    <message>
        <source>Above all suits may be bid, the lowest first: {names}. They need no long suit.</source>
        <translation>Over alle farver kan der meldes, lavest først: {names}. De kræver ingen lang farve.</translation>
    </message>
    <message>
        <source>The bids, the lowest first: {names}. Each must be higher than the one before.</source>
        <translation>Meldingerne, lavest først: {names}. Hver skal være højere end den forrige.</translation>
    </message>
    <message>
        <source>to take {target} card points</source>
        <translation>at tage {target} kortpoint</translation>
    </message>
    <message>
        <source>to take no trick at all</source>
        <translation>slet ikke at tage stik</translation>
    </message>
    <message>
        <source>to take every trick</source>
        <translation>at tage alle stik</translation>
    </message>
    <message>
        <source>{goal}, alone against the three others (the partner&apos;s tricks count for the others)</source>
        <translation>{goal}, alene mod de tre andre (makkerens stik tæller for de andre)</translation>
    </message>
    <message>
        <source>{goal}, alone against the three others</source>
        <translation>{goal}, alene mod de tre andre</translation>
    </message>
    <message>
        <source>{goal}, for double</source>
        <translation>{goal}, til dobbelt pris</translation>
    </message>
    <message>
        <source>{goal}, without trumps</source>
        <translation>{goal}, uden trumf</translation>
    </message>
    <message>
        <source>{goal}, with the cat to exchange with</source>
        <translation>{goal}, med ret til at bytte med katten</translation>
    </message>
    <message>
        <source>{goal}, without an exchange with the cat</source>
        <translation>{goal}, uden at bytte med katten</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn.</source>
        <translation>Spilleren til venstre for kortgiveren, forhånd, melder først, derefter de andre i tur.</translation>
    </message>
    <message>
        <source>One says “play” or “pass”; the first who says “play” is the declarer and ends the auction.</source>
        <translation>Man siger »spil« eller »pas«; den første, der siger »spil«, er spilfører og slutter melderunden.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the same dealer deals again.</source>
        <translation>Hvis alle melder pas, kastes kortene sammen, og den samme giver igen.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the same dealer deals again (a house rule).</source>
        <translation>Hvis alle melder pas, kastes kortene sammen, og den samme giver igen (en husregel).</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals.</source>
        <translation>Hvis alle melder pas, kastes kortene sammen, og den næste giver.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals (a house rule).</source>
        <translation>Hvis alle melder pas, kastes kortene sammen, og den næste giver (en husregel).</translation>
    </message>
    <message>
        <source>If all pass, the deal is played all the same, with the permanent trumps as the only trumps (a house rule).</source>
        <translation>Hvis alle melder pas, spilles given alligevel med de faste trumfer som eneste trumfer (en husregel).</translation>
    </message>
    <message>
        <source>If all pass, the deal is played all the same: everybody plays alone, and only the permanent trumps are trumps (a house rule).</source>
        <translation>Hvis alle melder pas, spilles given alligevel: alle spiller for sig selv, og kun de faste trumfer er trumf (en husregel).</translation>
    </message>
    <message>
        <source>Nobody takes the cat then, and it counts for nobody.</source>
        <translation>Så tager ingen katten, og den tæller ikke for nogen.</translation>
    </message>
    <message>
        <source>Nobody takes the {number} cards in the middle then, and they count for nobody.</source>
        <translation>Så tager ingen de {number} kort i midten, og de tæller ikke for nogen.</translation>
    </message>
    <message>
        <source>In a {name} the declarer calls the ace of one of these suits: {suits}. The declarer must not hold it, but must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is called at once.</source>
        <translation>I {name} kalder spilføreren et es i en af disse farver: {suits}. Spilføreren må ikke selv have det kort, men skal have mindst ét andet kort i farven (trumfer tæller ikke). Kan der kun kaldes ét, kaldes det straks.</translation>
    </message>
    <message>
        <source>In a {name} the declarer calls the Sau of one of these suits: {suits}. The declarer must not hold it, but must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is called at once.</source>
        <translation>I {name} kalder spilføreren en Sau i en af disse farver: {suits}. Spilføreren må ikke selv have det kort, men skal have mindst ét andet kort i farven (trumfer tæller ikke). Kan der kun kaldes ét, kaldes det straks.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the ace is played.</source>
        <translation>Den, der har kortet, er makker og holder det hemmeligt, til farvens es spilles.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the Sau is played.</source>
        <translation>Den, der har kortet, er makker og holder det hemmeligt, til farvens Sau spilles.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the ace is played. A partner who says Re is known from then on.</source>
        <translation>Den, der har kortet, er makker og holder det hemmeligt, til farvens es spilles. En makker, der siger Re, er kendt fra da af.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the Sau is played. A partner who says Re is known from then on.</source>
        <translation>Den, der har kortet, er makker og holder det hemmeligt, til farvens Sau spilles. En makker, der siger Re, er kendt fra da af.</translation>
    </message>
    <message>
        <source>When the called suit is led, that is, the ace is gesucht, the partner must play the ace.</source>
        <translation>Når den kaldte farve spilles ud, altså når farvens es er gesucht, skal makkeren lægge esset.</translation>
    </message>
    <message>
        <source>The partner may lead the called suit only with the ace itself.</source>
        <translation>Spiller makkeren ud i den kaldte farve, skal det være med esset.</translation>
    </message>
    <message>
        <source>The partner may not throw the ace on a trick of another suit or of trumps, unless it is the last card.</source>
        <translation>Makkeren må ikke kaste esset af på et stik i en anden farve eller i trumf, medmindre det er det sidste kort.</translation>
    </message>
    <message>
        <source>Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the ace among them and trumps not counted, the partner may lead a lower one. From then on the ace is free and may be played like any other card.</source>
        <translation>Davonlaufen, at løbe væk: med mindst {number} kort i den kaldte farve på hånden i det øjeblik, esset medregnet og trumfer ikke, må makkeren spille et lavere ud. Fra da af må esset spilles frit som ethvert andet kort.</translation>
    </message>
    <message>
        <source>When the called suit is led, that is, the Sau is gesucht, the partner must play the Sau.</source>
        <translation>Når den kaldte farve spilles ud, altså når farvens Sau er gesucht, skal makkeren lægge den.</translation>
    </message>
    <message>
        <source>The partner may lead the called suit only with the Sau itself.</source>
        <translation>Spiller makkeren ud i den kaldte farve, skal det være med farvens Sau.</translation>
    </message>
    <message>
        <source>The partner may not throw the Sau on a trick of another suit or of trumps, unless it is the last card.</source>
        <translation>Makkeren må ikke kaste farvens Sau af på et stik i en anden farve eller i trumf, medmindre det er det sidste kort.</translation>
    </message>
    <message>
        <source>Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the Sau among them and trumps not counted, the partner may lead a lower one. From then on the Sau is free and may be played like any other card.</source>
        <translation>Davonlaufen, at løbe væk: med mindst {number} kort i den kaldte farve på hånden i det øjeblik, farvens Sau medregnet og trumfer ikke, må makkeren spille et lavere ud. Fra da af må farvens Sau spilles frit som ethvert andet kort.</translation>
    </message>
    <message>
        <source>The {card} is a trump and cannot be called.</source>
        <translation>Man kan ikke kalde {card}, som er trumf.</translation>
    </message>
    <message>
        <source>Everybody else, the declarer too, may lead the called suit at any time.</source>
        <translation>Alle andre, også spilføreren, må når som helst spille ud i den kaldte farve.</translation>
    </message>
    <message>
        <source>Whoever wins the auction with a {name} lays the only trump open. The others are asked in turn, from the left of the one who offers (a house rule); each takes it or refuses.</source>
        <translation>Den, der vinder melderunden med {name}, lægger sin eneste trumf åbent frem. De andre spørges i tur fra venstre for den, der tilbyder (en husregel); hver tager den eller afslår.</translation>
    </message>
    <message>
        <source>The first who takes it gives back a card that is no trump, face down; without such a card nobody can take it. The taker counts as the declarer, and the two play together, known to all.</source>
        <translation>Den første, der tager den, giver et kort tilbage, som ikke er trumf, med bagsiden op; uden et sådant kort kan man ikke tage den. Den, der tager, regnes som spilfører, og de to spiller åbenlyst sammen.</translation>
    </message>
    <message>
        <source>If nobody takes it, the offer counts as “Weiter”, as if all had passed (a house rule).</source>
        <translation>Hvis ingen tager den, gælder tilbuddet som »Weiter«, som om alle havde meldt pas (en husregel).</translation>
    </message>
    <message>
        <source>an ace {points}</source>
        <translation>et es {points}</translation>
    </message>
    <message>
        <source>a king {points}</source>
        <translation>en konge {points}</translation>
    </message>
    <message>
        <source>a queen {points}</source>
        <translation>en dame {points}</translation>
    </message>
    <message>
        <source>a jack {points}</source>
        <translation>en knægt {points}</translation>
    </message>
    <message>
        <source>a ten {points}</source>
        <translation>en tier {points}</translation>
    </message>
    <message>
        <source>a nine {points}</source>
        <translation>en nier {points}</translation>
    </message>
    <message>
        <source>an eight {points}</source>
        <translation>en otter {points}</translation>
    </message>
    <message>
        <source>a seven {points}</source>
        <translation>en syver {points}</translation>
    </message>
    <message>
        <source>a five {points}</source>
        <translation>en femmer {points}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>esser</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>konger</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damer</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>knægte</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tiere</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>niere</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ottere</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>syvere</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>femmere</translation>
    </message>
    <message>
        <source>Clubs are always trumps; the whole order is {cards}.</source>
        <translation>Klør er altid trumf; hele rækkefølgen er {cards}.</translation>
    </message>
    <message>
        <source>Spades are always trumps; the whole order is {cards}.</source>
        <translation>Spar er altid trumf; hele rækkefølgen er {cards}.</translation>
    </message>
    <message>
        <source>Hearts are always trumps; the whole order is {cards}.</source>
        <translation>Hjerter er altid trumf; hele rækkefølgen er {cards}.</translation>
    </message>
    <message>
        <source>Diamonds are always trumps; the whole order is {cards}.</source>
        <translation>Ruder er altid trumf; hele rækkefølgen er {cards}.</translation>
    </message>
    <message>
        <source>{number} cards: {ranks} in each of the four suits.</source>
        <translation>{number} kort: {ranks} i hver af de fire farver.</translation>
    </message>
    <message>
        <source>{number} cards: {ranks} in each of the four suits, {suits}.</source>
        <translation>{number} kort: {ranks} i hver af de fire farver, {suits}.</translation>
    </message>
    <message>
        <source>Card points in tricks: {points}; other cards nothing, and all together {total}.</source>
        <translation>Kortpoint i stik: {points}; de andre kort tæller ikke, og alt i alt er der {total}.</translation>
    </message>
    <message>
        <source>Card points in tricks: {points}; all together {total}.</source>
        <translation>Kortpoint i stik: {points}; alt i alt {total}.</translation>
    </message>
    <message>
        <source>Because they count so much, {first} and {second} are called counters.</source>
        <translation>Fordi de tæller så meget, kaldes {first} og {second} tællere.</translation>
    </message>
    <message>
        <source>{suit} is always trumps; the whole order is {cards}.</source>
        <translation>{suit} er altid trumf; hele rækkefølgen er {cards}.</translation>
    </message>
    <message>
        <source>Below them come the other cards of the suit that is named trumps. Together that makes {counts}.</source>
        <translation>Under dem kommer de andre kort i den farve, der vælges til trumf. Det giver tilsammen {counts}.</translation>
    </message>
    <message>
        <source>In {names} there are no trumps at all; every suit ranks {ranks}.</source>
        <translation>I {names} er der slet ingen trumf; hver farve har rækkefølgen {ranks}.</translation>
    </message>
    <message>
        <source>{number} cards are trumps in every deal, whatever their suit, the highest first: {cards}.</source>
        <translation>{number} kort er trumf i hver giv, uanset farve, højest først: {cards}.</translation>
    </message>
    <message>
        <source>{number} cards are trumps in every deal except in {names}, whatever their suit, the highest first: {cards}.</source>
        <translation>{number} kort er trumf i hver giv undtagen i {names}, uanset farve, højest først: {cards}.</translation>
    </message>
    <message>
        <source>The highest of them, the queen of clubs, is called Old Mor.</source>
        <translation>Den højeste af dem, klør dame, kaldes Old Mor.</translation>
    </message>
    <message>
        <source>The highest of them, the Eichel-Ober, is called Old Mor.</source>
        <translation>Den højeste af dem, Eichel-Ober, kaldes Old Mor.</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it: {card} is no club when clubs are led (unless clubs are trumps, then it is simply a trump).</source>
        <translation>En fast trumf hører aldrig til den farve, der står på den: {card} er ikke klør, når der spilles klør ud (medmindre klør er trumf, så er den ganske enkelt en trumf).</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it: {card} is no spade when spades are led.</source>
        <translation>En fast trumf hører aldrig til den farve, der står på den: {card} er ikke spar, når der spilles spar ud.</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it.</source>
        <translation>En fast trumf hører aldrig til den farve, der står på den.</translation>
    </message>
    <message>
        <source>All other cards rank, the highest first: {ranks}.</source>
        <translation>Alle andre kort har rækkefølgen, højest først: {ranks}.</translation>
    </message>
    <message>
        <source>{trumps} are permanent trumps, {others} ordinary cards of their suit.</source>
        <translation>{trumps} er faste trumfer, {others} almindelige kort i deres farve.</translation>
    </message>
    <message>
        <source>{number} trumps</source>
        <translation>{number} trumfer</translation>
    </message>
    <message>
        <source>{number} trumps if they are {suits}</source>
        <translation>{number} trumfer, hvis trumf er {suits}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} eller {second}</translation>
    </message>
    <message>
        <source>The program draws the first dealer, and as it also deals, there can be no misdeal.</source>
        <translation>Programmet trækker lod om den første kortgiver, og da det også giver, kan der ikke gives forkert.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each.</source>
        <translation>Det giver {hand} kort på hånden til hver.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each; {talon} lie face down in the middle.</source>
        <translation>Det giver {hand} kort på hånden til hver; {talon} kort ligger lukket i midten.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each; {talon}, the cat, lie face down in the middle.</source>
        <translation>Det giver {hand} kort på hånden til hver; {talon} kort, katten, ligger lukket i midten.</translation>
    </message>
    <message>
        <source>Besides, each player has {number} cards face down on the table and {number} face up, one on each of them.</source>
        <translation>Desuden har hver spiller {number} kort med bagsiden op på bordet og {number} med billedsiden op, ét på hvert af dem.</translation>
    </message>
    <message>
        <source>Next the player on the dealer&apos;s left deals.</source>
        <translation>Næste gang giver spilleren til venstre for kortgiveren.</translation>
    </message>
    <message>
        <source>Next the player on the dealer&apos;s right deals, against the direction of play.</source>
        <translation>Næste gang giver spilleren til højre for kortgiveren, mod spilleretningen.</translation>
    </message>
    <message>
        <source>Both deal in turn.</source>
        <translation>De to giver på skift.</translation>
    </message>
    <message>
        <source>The same player always deals.</source>
        <translation>Den samme spiller giver altid.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the pack is not cut.</source>
        <translation>Kortgiveren blander; der tages ikke af.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the dealer&apos;s opponent cuts the pack or knocks on it.</source>
        <translation>Kortgiveren blander; kortgiverens modstander tager af eller banker.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the player on the dealer&apos;s right cuts the pack or knocks on it.</source>
        <translation>Kortgiveren blander; spilleren til højre for kortgiveren tager af eller banker.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the dealer&apos;s opponent cuts the pack.</source>
        <translation>Kortgiveren blander, og kortgiverens modstander tager af.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player on the dealer&apos;s right cuts the pack (a house rule).</source>
        <translation>Kortgiveren blander, og spilleren til højre for kortgiveren tager af (en husregel).</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player on the dealer&apos;s right cuts the pack.</source>
        <translation>Kortgiveren blander, og spilleren til højre for kortgiveren tager af.</translation>
    </message>
    <message>
        <source>The cards are dealt {packets}.</source>
        <translation>Kortene gives {packets}.</translation>
    </message>
    <message>
        <source>After a cut the cards are dealt {cut}, after a knock all {knock} at once.</source>
        <translation>Tages der af, gives kortene {cut}; bankes der, gives alle {knock} på én gang.</translation>
    </message>
    <message>
        <source>After a cut the cards are dealt {cut}; after a knock {knock}.</source>
        <translation>Tages der af, gives kortene {cut}; bankes der, gives de {knock}.</translation>
    </message>
    <message>
        <source>in packets of {packets}</source>
        <translation>i omgange ({packets})</translation>
    </message>
    <message>
        <source>all {number} at once</source>
        <translation>alle {number} på én gang</translation>
    </message>
    <message>
        <source>{number} each</source>
        <translation>{number} til hver</translation>
    </message>
    <message>
        <source>{number} to the middle</source>
        <translation>{number} til midten</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own. In each deal one of them, the declarer, plays against the others: with a partner in {names}, alone in the other games.</source>
        <translation>Fire spillere, hver med sit eget regnskab. I hver giv spiller en af dem, spilføreren, mod de andre: med en makker i {names}, alene i de andre spil.</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own. In each deal that somebody bids, one of them, the declarer, plays against the others: with a partner in {names}, alone in the other games. In a {unbid} there is no declarer, and everybody plays alone.</source>
        <translation>Fire spillere, hver med sit eget regnskab. I hver giv, hvor nogen melder, spiller en af dem, spilføreren, mod de andre: med en makker i {names}, alene i de andre spil. I {unbid} er der ingen spilfører, og alle spiller for sig selv.</translation>
    </message>
    <message>
        <source>The card points are called Augen. Where nothing else is said the declarer&apos;s side needs {target} of the {total}.</source>
        <translation>Kortpointene kaldes Augen. Medmindre andet er sagt, skal spilførersiden have {target} af de {total}.</translation>
    </message>
    <message>
        <source>{rule}.</source>
        <translation>{rule}.</translation>
    </message>
    <message>
        <source>The highest trump of a {name}, the {card}, is called der Alte, the old one.</source>
        <translation>Den højeste trumf i {name}, {card}, kaldes der Alte, den gamle.</translation>
    </message>
    <message>
        <source>Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, the {card} is a trump and does not follow.</source>
        <translation>Hvor {ranks} er trumf, hører de aldrig til den farve, der står på dem: når der spilles {suit} ud, er {card} trumf og kan ikke bruges til at bekende.</translation>
    </message>
    <message>
        <source>Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, and are no trumps themselves, the {card} is a trump and does not follow.</source>
        <translation>Hvor {ranks} er trumf, hører de aldrig til den farve, der står på dem: når der spilles {suit} ud, og det ikke selv er trumf, er {card} trumf og kan ikke bruges til at bekende.</translation>
    </message>
    <message>
        <source>In {names} the {ranks} are no trumps but ordinary cards of their suit.</source>
        <translation>I {names} er {ranks} ikke trumf, men almindelige kort i deres farve.</translation>
    </message>
    <message>
        <source>Played when nobody bids; everybody plays alone</source>
        <translation>Spilles, når ingen melder; alle spiller for sig selv</translation>
    </message>
    <message>
        <source>Whoever holds exactly one trump may offer it, and plays with whoever takes it against the other two</source>
        <translation>Den, der har præcis én trumf, kan tilbyde den og spiller med den, der tager den, mod de to andre</translation>
    </message>
    <message>
        <source>The declarer calls a Sau and plays with whoever holds it against the other two</source>
        <translation>Spilføreren kalder en Sau og spiller med den, der har det kort, mod de to andre</translation>
    </message>
    <message>
        <source>The declarer calls an ace and plays with whoever holds it against the other two</source>
        <translation>Spilføreren kalder et es og spiller med den, der har det kort, mod de to andre</translation>
    </message>
    <message>
        <source>Alone, with {cards} all in one hand</source>
        <translation>Alene, med {cards} samlet på én hånd</translation>
    </message>
    <message>
        <source>Alone against the others</source>
        <translation>Alene mod de andre</translation>
    </message>
    <message>
        <source>Every trick has to be taken, and the price counts {times}.</source>
        <translation>Alle stik skal tages, og prisen tæller {times}.</translation>
    </message>
    <message>
        <source>The declarer may take no trick at all.</source>
        <translation>Spilføreren må slet ikke tage stik.</translation>
    </message>
    <message>
        <source>The declarer may take no trick at all; nobody has to beat a card.</source>
        <translation>Spilføreren må slet ikke tage stik; ingen behøver at stikke over.</translation>
    </message>
    <message>
        <source>Whoever takes most Augen loses.</source>
        <translation>Den, der tager flest Augen, taber.</translation>
    </message>
    <message>
        <source>Trumps as in a {name}.</source>
        <translation>Trumf som i {name}.</translation>
    </message>
    <message>
        <source>The other suits rank {ranks}.</source>
        <translation>De andre farver har rækkefølgen {ranks}.</translation>
    </message>
    <message>
        <source>The declarer names the trump suit; the {number} trumps, the highest first, are {cards} and that suit ({ranks}).</source>
        <translation>Spilføreren vælger trumffarven; de {number} trumfer, højest først, er {cards} og den farve ({ranks}).</translation>
    </message>
    <message>
        <source>The {number} trumps, the highest first, are {cards} and {suit} ({ranks}).</source>
        <translation>De {number} trumfer, højest først, er {cards} og {suit} ({ranks}).</translation>
    </message>
    <message>
        <source>Every suit ranks {ranks}.</source>
        <translation>Hver farve har rækkefølgen {ranks}.</translation>
    </message>
    <message>
        <source>Only {always} are trumps, the highest first.</source>
        <translation>Kun {always} er trumf, højest først.</translation>
    </message>
    <message>
        <source>These are the only trumps.</source>
        <translation>Det er de eneste trumfer.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Der er ingen trumf.</translation>
    </message>
    <message>
        <source>the {ranks} ({suits})</source>
        <translation>{ranks} ({suits})</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dobbelt</translation>
    </message>
    <message>
        <source>threefold</source>
        <translation>tredobbelt</translation>
    </message>
    <message>
        <source>fourfold</source>
        <translation>firdobbelt</translation>
    </message>
    <message>
        <source>It may be bid as {name}: for every trick, counting {times}, and lost with the first trick that gets away.</source>
        <translation>Det kan meldes som {name}: så skal alle stik tages, prisen tæller {times}, og det er tabt med det første stik, der ryger.</translation>
    </message>
    <message>
        <source>Whoever can bid must bid: “Weiter” is only for a hand that can bid nothing.</source>
        <translation>Den, der kan melde, skal melde: »Weiter« er kun for den, der ikke kan melde noget.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn. Everybody says only “I play” or “Weiter” (pass), and no game yet; whoever says “I play” must hold something to bid (a house rule).</source>
        <translation>Spilleren til venstre for kortgiveren, forhånd, melder først, derefter de andre i tur. Alle siger kun »Jeg spiller« eller »Weiter« (pas) og nævner endnu ikke noget spil; den, der siger »Jeg spiller«, skal have noget at melde (en husregel).</translation>
    </message>
    <message>
        <source>Then those who would play name their games in the same order. The first of them must name one; each later one names a higher game or says “Weiter”.</source>
        <translation>Derefter nævner de, der vil spille, deres spil i samme rækkefølge. Den første skal nævne et; hver senere nævner et højere spil eller siger »Weiter«.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn. Everybody speaks once and names a game or says “Weiter” (pass). No least strength is asked for.</source>
        <translation>Spilleren til venstre for kortgiveren, forhånd, melder først, derefter de andre i tur. Alle melder én gang: de nævner et spil eller siger »Weiter« (pas). Hånden behøver ikke have nogen bestemt styrke.</translation>
    </message>
    <message>
        <source>The games rank, the lowest first: {games}.</source>
        <translation>Spillenes rang, lavest først: {games}.</translation>
    </message>
    <message>
        <source>Where {names} stand among them is a house rule.</source>
        <translation>Hvor {names} står blandt dem, er en husregel.</translation>
    </message>
    <message>
        <source>Where {names} stands among them is a house rule.</source>
        <translation>Hvor {names} står blandt dem, er en husregel.</translation>
    </message>
    <message>
        <source>A later bid must be higher; of equal games the earlier speaker has it, whatever the suit. The highest bidder is the declarer.</source>
        <translation>En senere melding skal være højere; er spillene lige høje, gælder det, der blev meldt først, uanset farve. Den, der melder højest, er spilfører.</translation>
    </message>
    <message>
        <source>A trump suit is named only after the auction.</source>
        <translation>En trumffarve nævnes først efter melderunden.</translation>
    </message>
    <message>
        <source>Whoever can call no Sau is gesperrt, locked, and cannot bid a {name}.</source>
        <translation>Den, der ikke kan kalde nogen Sau, er gesperrt, spærret, og kan ikke melde {name}.</translation>
    </message>
    <message>
        <source>Whoever can call no ace is gesperrt, locked, and cannot bid a {name}.</source>
        <translation>Den, der ikke kan kalde noget es, er gesperrt, spærret, og kan ikke melde {name}.</translation>
    </message>
    <message>
        <source>A {name} may be bid only with exactly one trump.</source>
        <translation>{name} må kun meldes med præcis én trumf.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, the cards are thrown in and the same dealer deals.</source>
        <translation>Hvis alle siger »Weiter«, kastes kortene sammen, og den samme giver igen.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, the cards are thrown in and the next dealer deals.</source>
        <translation>Hvis alle siger »Weiter«, kastes kortene sammen, og den næste giver.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, a {name} is played (a house rule).</source>
        <translation>Hvis alle siger »Weiter«, spilles der {name} (en husregel).</translation>
    </message>
    <message>
        <source>You may take back what you bid or played; a deal in which you did so counts as practice.</source>
        <translation>Du må fortryde, hvad du har meldt eller spillet; en giv, hvor du har gjort det, tæller som øvelse.</translation>
    </message>
    <message>
        <source>What was bid or played stands: nothing may be taken back.</source>
        <translation>Hvad der er meldt eller spillet, ligger fast: intet må fortrydes.</translation>
    </message>
    <message>
        <source>The first side at 0 or below wins the match; 0 need not be hit exactly.</source>
        <translation>Den første side på 0 eller derunder vinder partiet; 0 behøver ikke rammes præcist.</translation>
    </message>
    <message>
        <source>The first player at 0 or below wins the match; 0 need not be hit exactly.</source>
        <translation>Den første spiller på 0 eller derunder vinder partiet; 0 behøver ikke rammes præcist.</translation>
    </message>
    <message>
        <source>The first side at 0 or below wins the rubber; 0 need not be hit exactly.</source>
        <translation>Den første side på 0 eller derunder vinder robberen; 0 behøver ikke rammes præcist.</translation>
    </message>
    <message>
        <source>The first player at 0 or below wins the rubber; 0 need not be hit exactly.</source>
        <translation>Den første spiller på 0 eller derunder vinder robberen; 0 behøver ikke rammes præcist.</translation>
    </message>
    <message>
        <source>With exactly {hook} left a side is said to be on the hook; it changes nothing.</source>
        <translation>Om en side med præcis {hook} tilbage siger man, at den er på krogen; det ændrer ikke noget.</translation>
    </message>
    <message>
        <source>With exactly {hook} left a player is said to be on the hook; it changes nothing.</source>
        <translation>Om en spiller med præcis {hook} tilbage siger man, at vedkommende er på krogen; det ændrer ikke noget.</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, the one who had less before wins (a house rule).</source>
        <translation>Hvis begge modspillere når 0 i samme giv, vinder den, der havde færrest før (en husregel).</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, both earn the cross (a house rule).</source>
        <translation>Hvis begge modspillere når 0 i samme giv, får begge krydset (en husregel).</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, both earn the cross; for the match the one who had less before is first (a house rule).</source>
        <translation>Hvis begge modspillere når 0 i samme giv, får begge krydset; i partiet er den, der havde færrest før, først (en husregel).</translation>
    </message>
    <message>
        <source>A double victory, with the others still on {start}, earns a cross.</source>
        <translation>En dobbeltsejr, hvor de andre stadig står på {start}, giver et kryds.</translation>
    </message>
    <message>
        <source>A double victory, with the other still on {start}, earns a cross.</source>
        <translation>En dobbeltsejr, hvor den anden stadig står på {start}, giver et kryds.</translation>
    </message>
    <message>
        <source>A double victory, with the others still on {start}, earns {double} crosses.</source>
        <translation>En dobbeltsejr, hvor de andre stadig står på {start}, giver {double} kryds.</translation>
    </message>
    <message>
        <source>Any other victory earns nothing.</source>
        <translation>Enhver anden sejr giver intet.</translation>
    </message>
    <message>
        <source>A rubber earns a cross.</source>
        <translation>En robber giver et kryds.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} crosses.</source>
        <translation>En robber giver {plain} kryds.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} cross, a double victory (the others still on {start}) {double}.</source>
        <translation>En robber giver {plain} kryds, en dobbeltsejr (de andre står stadig på {start}) {double}.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} cross, a double victory (the other still on {start}) {double}.</source>
        <translation>En robber giver {plain} kryds, en dobbeltsejr (den anden står stadig på {start}) {double}.</translation>
    </message>
    <message>
        <source>After each rubber all start anew, until you stop.</source>
        <translation>Efter hver robber begynder alle forfra, indtil du stopper.</translation>
    </message>
    <message>
        <source>The first cross wins the match; until then all start anew after each rubber.</source>
        <translation>Det første kryds vinder partiet; indtil da begynder alle forfra efter hver robber.</translation>
    </message>
    <message>
        <source>The first cross wins the match.</source>
        <translation>Det første kryds vinder partiet.</translation>
    </message>
    <message>
        <source>{crosses} crosses win the match; until then all start anew after each rubber.</source>
        <translation>{crosses} kryds vinder partiet; indtil da begynder alle forfra efter hver robber.</translation>
    </message>
    <message>
        <source>The first player at 0 or below has lost and pays what the table has agreed on.</source>
        <translation>Den første spiller på 0 eller derunder har tabt og betaler, hvad man er blevet enige om ved bordet.</translation>
    </message>
    <message>
        <source>If two get there in the same deal, the one who had less before it has lost; if they had the same, one more deal decides between them, and so on until they differ.</source>
        <translation>Kommer to derned i samme giv, har den tabt, der havde færrest før; havde de lige mange, afgør endnu en giv det mellem dem, og så fremdeles, til der er forskel.</translation>
    </message>
    <message>
        <source>Who ends on {start} øre without having lost anything may be asked to pay too.</source>
        <translation>Den, der ender på {start} øre uden at have mistet noget, kan også blive bedt om at betale.</translation>
    </message>
    <message>
        <source>The match has no end: it is played until you stop (a house rule).</source>
        <translation>Partiet har ingen ende: det spilles, indtil du stopper (en husregel).</translation>
    </message>
    <message>
        <source>After {deals} deals (a house rule) whoever has most chips has won; a draw is played on until it is broken.</source>
        <translation>Efter {deals} giv (en husregel) har den med flest jetoner vundet; står det lige, spilles videre, til det er afgjort.</translation>
    </message>
    <message>
        <source>Deals that are thrown in do not count among them.</source>
        <translation>Giv, hvor kortene kastes sammen, regnes ikke med.</translation>
    </message>
    <message>
        <source>Players and aim</source>
        <translation>Spillere og mål</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Kortgivning</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Før spillet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Partiets afslutning</translation>
    </message>
    <message>
        <source>Sealed deals</source>
        <translation>Forseglede giv</translation>
    </message>
    <message>
        <source>The called partner</source>
        <translation>Den kaldte makker</translation>
    </message>
    <message>
        <source>The marriage</source>
        <translation>Brylluppet</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Dobling</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Spillene</translation>
    </message>
    <message>
        <source>{rule} (a house rule).</source>
        <translation>{rule} (en husregel).</translation>
    </message>
    <message>
        <source>{rule} (a variant).</source>
        <translation>{rule} (en variant).</translation>
    </message>
    <message>
        <source>Four players; those who sit opposite each other are partners.</source>
        <translation>Fire spillere; de, der sidder over for hinanden, er makkere.</translation>
    </message>
    <message>
        <source>Four players; those who sit opposite each other are partners. On the score sheet the two sides are called We and They (Vit and Tit).</source>
        <translation>Fire spillere; de, der sidder over for hinanden, er makkere. I regnskabet kaldes de to sider Vi og De (Vit og Tit).</translation>
    </message>
    <message>
        <source>Two players, against each other.</source>
        <translation>To spillere mod hinanden.</translation>
    </message>
    <message>
        <source>Three players, each with an account of their own.</source>
        <translation>Tre spillere, hver med sit eget regnskab.</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own.</source>
        <translation>Fire spillere, hver med sit eget regnskab.</translation>
    </message>
    <message>
        <source>One of them, the declarer, plays alone against the others and needs {target} of the {total} card points.</source>
        <translation>En af dem, spilføreren, spiller alene mod de andre og skal have {target} af de {total} kortpoint.</translation>
    </message>
    <message>
        <source>One of them, the declarer, plays alone against the others and needs {target} of the {total} card points, except in {names}.</source>
        <translation>En af dem, spilføreren, spiller alene mod de andre og skal have {target} af de {total} kortpoint, undtagen i {names}.</translation>
    </message>
    <message>
        <source>Whoever names the trumps, the declarer, needs {target} of the {total} card points.</source>
        <translation>Den, der vælger trumf, spilføreren, skal have {target} af de {total} kortpoint.</translation>
    </message>
    <message>
        <source>Whoever names the trumps, the declarer, needs {target} of the {total} card points, except in {names}.</source>
        <translation>Den, der vælger trumf, spilføreren, skal have {target} af de {total} kortpoint, undtagen i {names}.</translation>
    </message>
    <message>
        <source>The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks.</source>
        <translation>Den side, der vælger trumf, spilførerne, skal have {target} af de {total} kortpoint i sine stik.</translation>
    </message>
    <message>
        <source>The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks, except in {names}.</source>
        <translation>Den side, der vælger trumf, spilførerne, skal have {target} af de {total} kortpoint i sine stik, undtagen i {names}.</translation>
    </message>
    <message>
        <source>Settings of this match</source>
        <translation>Indstillinger for dette parti</translation>
    </message>
    <message>
        <source>{label}: {choice} (a house rule)</source>
        <translation>{label}: {choice} (en husregel)</translation>
    </message>
    <message>
        <source>{label}: {choice} (changed, a house rule)</source>
        <translation>{label}: {choice} (ændret, en husregel)</translation>
    </message>
    <message>
        <source>{label}: {choice}</source>
        <translation>{label}: {choice}</translation>
    </message>
    <message>
        <source>{label}: {choice} (changed)</source>
        <translation>{label}: {choice} (ændret)</translation>
    </message>
    <message>
        <source>The declarer names the trump suit.</source>
        <translation>Spilføreren vælger trumffarven.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer may fold: the deal is not played and counts as lost.</source>
        <translation>Før første udspil kan spilføreren give op: given spilles ikke og regnes for tabt.</translation>
    </message>
    <message>
        <source>The declarer either leaves {middle} unseen, or takes up those {number} cards and then lays {number} cards away.</source>
        <translation>Spilføreren lader enten {middle} ligge uset eller tager de {number} kort op og lægger så {number} kort væk.</translation>
    </message>
    <message>
        <source>In {names} the declarer either leaves {middle} unseen, or takes up those {number} cards and then lays {number} cards away.</source>
        <translation>I {names} lader spilføreren enten {middle} ligge uset eller tager de {number} kort op og lægger så {number} kort væk.</translation>
    </message>
    <message>
        <source>The declarer either leaves {middle} unseen, or lays {number} cards away face down and then takes up those {number}.</source>
        <translation>Spilføreren lader enten {middle} ligge uset eller lægger {number} kort væk med bagsiden op og tager så de {number} op.</translation>
    </message>
    <message>
        <source>In {names} the declarer either leaves {middle} unseen, or lays {number} cards away face down and then takes up those {number}.</source>
        <translation>I {names} lader spilføreren enten {middle} ligge uset eller lægger {number} kort væk med bagsiden op og tager så de {number} op.</translation>
    </message>
    <message>
        <source>Until the first card is led the declarer may look at what was laid away. What was laid away or left lying counts for the declarer at the end.</source>
        <translation>Indtil det første kort spilles ud, må spilføreren se på det, der er lagt væk. Det, der er lagt væk eller blev liggende, tæller til sidst for spilføreren.</translation>
    </message>
    <message>
        <source>In {names} nobody sees {middle} before the end of the deal; it counts for the declarer all the same.</source>
        <translation>I {names} får ingen {middle} at se før givens slutning; de kort tæller alligevel for spilføreren.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, and whoever takes a trick leads to the next; clockwise.</source>
        <translation>Forhånd spiller ud til det første stik, og den, der tager et stik, spiller ud til det næste; med uret.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, and whoever takes a trick leads to the next.</source>
        <translation>Forhånd spiller ud til det første stik, og den, der tager et stik, spiller ud til det næste.</translation>
    </message>
    <message>
        <source>Follow the suit that was led if you can; all trumps together are one suit.</source>
        <translation>Bekend den farve, der er spillet ud, hvis du kan; alle trumfer regnes for én farve.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick, or without a trump the highest card of the suit led.</source>
        <translation>Den højeste trumf tager stikket, eller uden trumf det højeste kort i den udspillede farve.</translation>
    </message>
    <message>
        <source>The cards face up are played like those in hand; after the trick in which one was played, the card under it is turned up.</source>
        <translation>De åbne kort spilles som kortene på hånden; efter det stik, hvor et af dem blev spillet, vendes kortet under det.</translation>
    </message>
    <message>
        <source>In {names} nobody has to follow suit.</source>
        <translation>I {names} behøver ingen at bekende kulør.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a trump higher than the best so far if able; otherwise any card.</source>
        <translation>I {names} skal den, der ikke kan bekende, når en sidefarve er spillet ud og stikket er trumfet, om muligt lægge en højere trumf end den højeste indtil nu; ellers et hvilket som helst kort.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a trump higher than the best so far if able, unless somebody of the same side has it; otherwise any card.</source>
        <translation>I {names} skal den, der ikke kan bekende, når en sidefarve er spillet ud og stikket er trumfet, om muligt lægge en højere trumf end den højeste indtil nu, medmindre den er lagt af ens egen side; ellers et hvilket som helst kort.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow may play any card.</source>
        <translation>I {names} må den, der ikke kan bekende, lægge et hvilket som helst kort.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; nobody has to trump or, except in {names}, to beat a trump.</source>
        <translation>Den, der ikke kan bekende, må lægge et hvilket som helst kort; ingen behøver at trumfe eller, undtagen i {names}, at overtrumfe.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; nobody has to trump or to beat a trump.</source>
        <translation>Den, der ikke kan bekende, må lægge et hvilket som helst kort; ingen behøver at trumfe eller overtrumfe.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card. Nobody has to trump: with two players the duty to overtrump never arises.</source>
        <translation>Den, der ikke kan bekende, må lægge et hvilket som helst kort. Ingen behøver at trumfe: med to spillere bliver der aldrig pligt til at overtrumfe.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, even over a partner; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Den, der ikke kan bekende, må lægge et hvilket som helst kort; men er en sidefarve spillet ud og stikket trumfet, skal en spiller, der ikke kan bekende, om muligt lægge en højere trumf end den højeste indtil nu, også over en makker; ellers et hvilket som helst kort. Ingen behøver at trumfe først.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, even over the other defender; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Den, der ikke kan bekende, må lægge et hvilket som helst kort; men er en sidefarve spillet ud og stikket trumfet, skal en spiller, der ikke kan bekende, om muligt lægge en højere trumf end den højeste indtil nu, også over den anden modspiller; ellers et hvilket som helst kort. Ingen behøver at trumfe først.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, unless the trick is the partner&apos;s so far; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Den, der ikke kan bekende, må lægge et hvilket som helst kort; men er en sidefarve spillet ud og stikket trumfet, skal en spiller, der ikke kan bekende, om muligt lægge en højere trumf end den højeste indtil nu, medmindre stikket indtil nu er makkerens; ellers et hvilket som helst kort. Ingen behøver at trumfe først.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, unless the trick is the other defender&apos;s so far; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Den, der ikke kan bekende, må lægge et hvilket som helst kort; men er en sidefarve spillet ud og stikket trumfet, skal en spiller, der ikke kan bekende, om muligt lægge en højere trumf end den højeste indtil nu, medmindre stikket indtil nu er den anden modspillers; ellers et hvilket som helst kort. Ingen behøver at trumfe først.</translation>
    </message>
    <message>
        <source>The first row that fits counts.</source>
        <translation>Den første række, der passer, gælder.</translation>
    </message>
    <message>
        <source>A simple game is one with trumps other than {suit}.</source>
        <translation>Et simpelt spil er et med en anden trumf end {suit}.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} øre. Whoever loses a deal loses øre; nobody receives them. If the two opponents lose, each of them does.</source>
        <translation>Alle begynder med {start} øre. Den, der taber en giv, mister øre; ingen får dem. Taber de to modspillere, gælder det dem begge.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} chips and may go below 0. After a deal each opponent settles with the declarer in chips.</source>
        <translation>Alle begynder med {start} jetoner og kan komme under 0. Efter en giv afregner hver modspiller med spilføreren i jetoner.</translation>
    </message>
    <message>
        <source>In this short game every value is halved and rounded up; the tables below have the halves.</source>
        <translation>I dette korte spil halveres alle værdier og rundes op; tabellerne nedenfor viser de halverede.</translation>
    </message>
    <message>
        <source>Each side begins with {start} and wants to get down to 0; the side that wins a deal comes down.</source>
        <translation>Hver side begynder med {start} og vil ned på 0; den side, der vinder en giv, går ned.</translation>
    </message>
    <message>
        <source>Both begin with {start} and want to get down to 0; whoever wins a deal comes down.</source>
        <translation>Begge begynder med {start} og vil ned på 0; den, der vinder en giv, går ned.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} and wants to get down to 0; all who win a deal come down.</source>
        <translation>Alle begynder med {start} og vil ned på 0; alle, der vinder en giv, går ned.</translation>
    </message>
    <message>
        <source>Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it come down; declarers who fail go up and the others come down by as much (a house rule).</source>
        <translation>Hver side begynder med {start} point, kaldet pinde, og vil ned på 0. Spilførere, der klarer det, går ned; spilførere, der går bet, går op, og de andre går lige så meget ned (en husregel).</translation>
    </message>
    <message>
        <source>Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it come down; declarers who fail go up and the others stay where they are (a house rule).</source>
        <translation>Hver side begynder med {start} point, kaldet pinde, og vil ned på 0. Spilførere, der klarer det, går ned; spilførere, der går bet, går op, og de andre bliver, hvor de er (en husregel).</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer&apos;s side.</source>
        <translation>{even}–{even} er tabt for spilførersiden.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer.</source>
        <translation>{even}–{even} er tabt for spilføreren.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer&apos;s side, except in {names}.</source>
        <translation>{even}–{even} er tabt for spilførersiden, undtagen i {names}.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer, except in {names}.</source>
        <translation>{even}–{even} er tabt for spilføreren, undtagen i {names}.</translation>
    </message>
    <message>
        <source>{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score {simple} more.</source>
        <translation>{even}–{even} er uafgjort: ingen får point, og vinderne af den næste giv, der afgøres, får {simple} mere.</translation>
    </message>
    <message>
        <source>{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score {simple} more, or {better} more if that deal is in {suit} (that its suit decides is a house rule).</source>
        <translation>{even}–{even} er uafgjort: ingen får point, og vinderne af den næste giv, der afgøres, får {simple} mere, eller {better} mere, hvis den giv er i {suit} (at dens farve afgør det, er en husregel).</translation>
    </message>
    <message>
        <source>Ties in a row add up.</source>
        <translation>Uafgjorte i træk lægges sammen.</translation>
    </message>
    <message>
        <source>A second tie in a row adds nothing.</source>
        <translation>En uafgjort mere i træk giver ikke mere.</translation>
    </message>
    <message>
        <source>If nobody bid and several players share the most card points, it is a tie.</source>
        <translation>Hvis ingen meldte, og flere spillere har lige mange og flest kortpoint, er det uafgjort.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>simpelt</translation>
    </message>
    <message>
        <source>folded before the first lead</source>
        <translation>givet op før første udspil</translation>
    </message>
    <message>
        <source>øre</source>
        <translation>øre</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetoner</translation>
    </message>
    <message>
        <source>pinde</source>
        <translation>pinde</translation>
    </message>
    <message>
        <source>points</source>
        <translation>point</translation>
    </message>
    <message>
        <source>Failed: each of the others scores</source>
        <translation>Bet: hver af de andre får</translation>
    </message>
    <message>
        <source>Failed: the other scores</source>
        <translation>Bet: den anden får</translation>
    </message>
    <message>
        <source>Made: the declarer scores</source>
        <translation>Klaret: spilføreren får</translation>
    </message>
    <message>
        <source>Made: the declarer&apos;s side scores</source>
        <translation>Klaret: spilførersiden får</translation>
    </message>
    <message>
        <source>Failed: the others score</source>
        <translation>Bet: de andre får</translation>
    </message>
    <message>
        <source>Made: the declarer&apos;s side comes down by</source>
        <translation>Klaret: spilførersiden går ned med</translation>
    </message>
    <message>
        <source>Failed: the declarer&apos;s side goes up by</source>
        <translation>Bet: spilførersiden går op med</translation>
    </message>
    <message>
        <source>Made: each opponent loses</source>
        <translation>Klaret: hver modspiller mister</translation>
    </message>
    <message>
        <source>Failed: the declarer loses</source>
        <translation>Bet: spilføreren mister</translation>
    </message>
    <message>
        <source>Made: each opponent pays the declarer</source>
        <translation>Klaret: hver modspiller betaler spilføreren</translation>
    </message>
    <message>
        <source>Failed: the declarer pays each opponent</source>
        <translation>Bet: spilføreren betaler hver modspiller</translation>
    </message>
    <message>
        <source>When nobody bid</source>
        <translation>Når ingen meldte</translation>
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
        <translation>{row} (jan: de andre har under 31)</translation>
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
        <translation>{row} (en husregel)</translation>
    </message>
    <message>
        <source>{row}, neither doubled nor trebled (a house rule)</source>
        <translation>{row}, hverken fordoblet eller tredoblet (en husregel)</translation>
    </message>
    <message>
        <source>{row} (schneider; that {total} with a trick lost counts here is a house rule)</source>
        <translation>{row} (schneider; at {total} med et tabt stik tæller her, er en husregel)</translation>
    </message>
    <message>
        <source>the side with more card points, whatever else it took</source>
        <translation>siden med flest kortpoint, uanset hvad den ellers tog</translation>
    </message>
    <message>
        <source>whoever has more card points, whatever else was taken</source>
        <translation>den, der har flere kortpoint, uanset hvad der ellers blev taget</translation>
    </message>
    <message>
        <source>whoever has most card points, whatever else was taken</source>
        <translation>den, der har flest kortpoint, uanset hvad der ellers blev taget</translation>
    </message>
    <message>
        <source>every trick, one player alone</source>
        <translation>alle stik, én spiller alene</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle stik</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>intet stik</translation>
    </message>
    <message>
        <source>a trick</source>
        <translation>et stik</translation>
    </message>
    <message>
        <source>a trick was lost</source>
        <translation>et stik blev tabt</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>{points} kortpoint</translation>
    </message>
    <message>
        <source>{low} to {high} card points</source>
        <translation>{low} til {high} kortpoint</translation>
    </message>
    <message>
        <source>Before the first choice of each deal its fingerprint is shown: the first 16 digits of a SHA-256 that stands whole in the record of the match.</source>
        <translation>Før det første valg i hver giv vises dens fingeraftryk: de første 16 cifre af en SHA-256, som står i sin helhed i partifilen.</translation>
    </message>
    <message>
        <source>It is made of the order of the pack and a secret salt, so it tells nothing of the cards, and it fits no other deal.</source>
        <translation>Det er lavet af bunkens rækkefølge og et hemmeligt salt, så det røber intet om kortene og passer ikke til nogen anden giv.</translation>
    </message>
    <message>
        <source>Note it down if you want to be sure afterwards that no card was changed while you played.</source>
        <translation>Skriv det ned, hvis du bagefter vil være sikker på, at intet kort blev ændret, mens du spillede.</translation>
    </message>
    <message>
        <source>Once the deal is over, the command “sjavs verify FILE --fingerprint DIGITS” says whether the deal in the record FILE is the one whose fingerprint you noted.</source>
        <translation>Når given er slut, siger kommandoen »sjavs verify FIL --fingerprint CIFRE«, om given i partifilen FIL er den, hvis fingeraftryk du skrev ned.</translation>
    </message>
    <message>
        <source>With --json it also prints the salt and the very text that was sealed, so that anybody can reckon its SHA-256 again with any other program.</source>
        <translation>Med --json udskriver den også saltet og netop den tekst, der blev forseglet, så enhver kan regne dens SHA-256 efter med et hvilket som helst andet program.</translation>
    </message>
    <message>
        <source>After the first {number} cards, before the rest is dealt, each player may lay once (Legen), forehand first, then the others in turn (a house rule). Each Legen doubles the value of the deal.</source>
        <translation>Efter de første {number} kort, før resten gives, kan hver spiller sige Legen én gang, forhånd først, derefter de andre i tur (en husregel). Hver Legen fordobler givens værdi.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the first card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Når spillet ligger fast, og indtil det første kort i det første stik er lagt, kan en af modspillerne sige Kontra, også uden for tur: værdien fordobles.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the second card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Når spillet ligger fast, og indtil det andet kort i det første stik er lagt, kan en af modspillerne sige Kontra, også uden for tur: værdien fordobles.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the third card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Når spillet ligger fast, og indtil det tredje kort i det første stik er lagt, kan en af modspillerne sige Kontra, også uden for tur: værdien fordobles.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the first trick is full, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Når spillet ligger fast, og indtil det første stik er fuldt, kan en af modspillerne sige Kontra, også uden for tur: værdien fordobles.</translation>
    </message>
    <message>
        <source>The partner who was called is no defender and may not say Kontra.</source>
        <translation>Den makker, der blev kaldt, er ikke modspiller og må ikke sige Kontra.</translation>
    </message>
    <message>
        <source>The declarer or the partner may answer Re within the same time, also out of turn: it doubles once more.</source>
        <translation>Spilføreren eller makkeren kan svare Re inden for samme tid, også uden for tur: værdien fordobles endnu en gang.</translation>
    </message>
    <message>
        <source>In a {name} nobody says Kontra.</source>
        <translation>I {name} siger ingen Kontra.</translation>
    </message>
    <message>
        <source>What has to be reached stays the same.</source>
        <translation>Det, der skal nås, er det samme som ellers.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side wins with {target} of the {total} Augen; {even} to {even} is lost for it.</source>
        <translation>Spilførersiden vinder med {target} af de {total} Augen; {even}–{even} er tabt for den.</translation>
    </message>
    <message>
        <source>Schneider: the declarer&apos;s side stays at {declarers} Augen or fewer, or the defenders at {defenders} or fewer. Schwarz: a side takes no trick; that is Schneider too, and both are paid.</source>
        <translation>Schneider: spilførersiden får højst {declarers} Augen, eller modspillerne højst {defenders}. Schwarz: en side får intet stik; det er også Schneider, og begge dele betales.</translation>
    </message>
    <message>
        <source>There is neither Schneider nor schwarz in {names}.</source>
        <translation>Der er hverken Schneider eller schwarz i {names}.</translation>
    </message>
    <message>
        <source>Laufende: the highest trumps without a gap, if the declarer&apos;s side holds them all (with) or none of them (without). They are counted in the cards with which the play begins.</source>
        <translation>Laufende: de højeste trumfer i ubrudt rækkefølge, hvis spilførersiden har dem alle (med) eller ingen af dem (uden). De regnes efter de kort, som spillet begynder med.</translation>
    </message>
    <message>
        <source>They count from {number} on in {names}.</source>
        <translation>De tæller fra {number} i {names}.</translation>
    </message>
    <message>
        <source>There are none in {names}.</source>
        <translation>Der er ingen i {names}.</translation>
    </message>
    <message>
        <source>Example: with {held}, but not the next trump, a {name} is with {number}.</source>
        <translation>Eksempel: med {held}, men ikke den næste trumf, er {name} med {number}.</translation>
    </message>
    <message>
        <source>With {held} as the highest trump it is without {number}.</source>
        <translation>Med {held} som højeste trumf er det uden {number}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>price</source>
        <translation>pris</translation>
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
        <translation>hver Laufender</translation>
    </message>
    <message>
        <source>then</source>
        <translation>derefter</translation>
    </message>
    <message>
        <source>No source prescribes a tariff; these prices are what the table has agreed on, in chips.</source>
        <translation>Ingen kilde foreskriver en tarif; disse priser er, hvad man er blevet enige om ved bordet, i jetoner.</translation>
    </message>
    <message>
        <source>each Legen</source>
        <translation>hver Legen</translation>
    </message>
    <message>
        <source>a Kontra</source>
        <translation>en Kontra</translation>
    </message>
    <message>
        <source>a Re</source>
        <translation>en Re</translation>
    </message>
    <message>
        <source>All that is added up and then doubled for {names}.</source>
        <translation>Det hele lægges sammen og fordobles så for {names}.</translation>
    </message>
    <message>
        <source>Example: a {name} is won, {what}: {sum} = {value}. Each loser pays a winner {value}.</source>
        <translation>Eksempel: {name} er vundet, {what}: {sum} = {value}. Hver taber betaler {value} til én vinder.</translation>
    </message>
    <message>
        <source>With a Kontra it is {value}.</source>
        <translation>Med en Kontra er det {value}.</translation>
    </message>
    <message>
        <source>the defenders are Schneider</source>
        <translation>modspillerne er Schneider</translation>
    </message>
    <message>
        <source>In {names} each loser pays one winner.</source>
        <translation>I {names} betaler hver taber til én vinder.</translation>
    </message>
    <message>
        <source>In a game alone each of the {number} defenders pays the declarer the whole value, or receives it.</source>
        <translation>Spiller en alene, betaler hver af de {number} modspillere spilføreren hele værdien eller får den.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} chips and may go below 0; what some lose the others win.</source>
        <translation>Alle begynder med {start} jetoner og kan komme under 0; hvad nogle taber, vinder de andre.</translation>
    </message>
    <message>
        <source>Whoever takes every trick has made a Durchmarsch and is paid by each instead.</source>
        <translation>Den, der tager alle stik, har lavet en Durchmarsch og får i stedet betaling af hver.</translation>
    </message>
    <message>
        <source>Whoever takes 91 Augen or more has made a Durchmarsch and is paid by each instead (a house rule).</source>
        <translation>Den, der tager mindst 91 Augen, har lavet en Durchmarsch og får i stedet betaling af hver (en husregel).</translation>
    </message>
    <message>
        <source>In a {name} whoever has most Augen pays each of the others {value}. Of equals the one with more tricks pays, then the one with more trumps in them, then the one with the highest trump; of two without any trump the first from forehand on (a house rule).</source>
        <translation>I {name} betaler den, der har flest Augen, hver af de andre {value}. Ved lige mange betaler den med flest stik, derefter den med flest trumfer i dem, derefter den med den højeste trumf; af to uden trumf den første regnet fra forhånd (en husregel).</translation>
    </message>
    <message>
        <source>Each Legen doubles that, too.</source>
        <translation>Hver Legen fordobler også det.</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Vol in one hand</source>
        <translation>Vol på én hånd</translation>
    </message>
    <message>
        <source>Vol</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>90 reached</source>
        <translation>90 nået</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Javn</source>
        <translation>Javn</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Intet stik</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen meldte</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Uafgjort</translation>
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
        <translation>Slemt bet</translation>
    </message>
    <message>
        <source>Nolo made</source>
        <translation>Nolo klaret</translation>
    </message>
    <message>
        <source>Nolo lost</source>
        <translation>Nolo tabt</translation>
    </message>
    <message>
        <source>Halv made</source>
        <translation>Halv klaret</translation>
    </message>
    <message>
        <source>Halv lost</source>
        <translation>Halv tabt</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle point</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Givet op</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Alle stik</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>Jan</translation>
    </message>
    <message>
        <source>Failed, jan</source>
        <translation>Bet, jan</translation>
    </message>
    <message>
        <source>Tout made</source>
        <translation>Tout klaret</translation>
    </message>
    <message>
        <source>Tout lost</source>
        <translation>Tout tabt</translation>
    </message>
    <message>
        <source>Failed, Schneider</source>
        <translation>Bet, Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Failed, schwarz</source>
        <translation>Bet, schwarz</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Klaret</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tabt</translation>
    </message>
    <message>
        <source>Over 90</source>
        <translation>Over 90</translation>
    </message>
    <message>
        <source>Nobody bid: the cards were thrown in, and the deal does not count</source>
        <translation>Ingen meldte: kortene blev kastet sammen, og given tæller ikke</translation>
    </message>
    <message>
        <source>Everybody starts from zero</source>
        <translation>Alle begynder på nul</translation>
    </message>
    <message>
        <source>Everybody starts from {points}</source>
        <translation>Alle begynder på {points}</translation>
    </message>
    <message>
        <source>Both sides start from {points}</source>
        <translation>Begge sider begynder på {points}</translation>
    </message>
    <message>
        <source>Underlined: declarer, or the declarer&apos;s partner</source>
        <translation>Understreget: spilføreren eller spilførerens makker</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Udfald</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Givet om</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Robber {number}</translation>
    </message>
    <message>
        <source>{how}: {points}, double victory</source>
        <translation>{how}: {points}, dobbeltsejr</translation>
    </message>
    <message>
        <source>{how}: {points}</source>
        <translation>{how}: {points}</translation>
    </message>
    <message>
        <source>on the hook</source>
        <translation>på krogen</translation>
    </message>
    <message>
        <source>Score ladder</source>
        <translation>Pointstige</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Tie: the next deal counts {points} more, {suit} {better} more</source>
        <translation>Uafgjort: den næste giv tæller {points} mere, i {suit} {better} mere</translation>
    </message>
    <message>
        <source>Tie: the next deal counts {points} more</source>
        <translation>Uafgjort: den næste giv tæller {points} mere</translation>
    </message>
    <message>
        <source>The rubber is won: everybody starts anew</source>
        <translation>Robberen er vundet: alle begynder forfra</translation>
    </message>
    <message>
        <source>The rubber is won: both sides start anew</source>
        <translation>Robberen er vundet: begge sider begynder forfra</translation>
    </message>
    <message>
        <source>{name} has won the match</source>
        <translation>{name} har vundet partiet</translation>
    </message>
    <message>
        <source>You have won the match</source>
        <translation>Du har vundet partiet</translation>
    </message>
    <message>
        <source>We have won the match</source>
        <translation>Vi har vundet partiet</translation>
    </message>
    <message>
        <source>They have won the match</source>
        <translation>De har vundet partiet</translation>
    </message>
    <message>
        <source>They have lost the match</source>
        <translation>De har tabt partiet</translation>
    </message>
    <message>
        <source>We have lost the match</source>
        <translation>Vi har tabt partiet</translation>
    </message>
    <message>
        <source>You have lost the match</source>
        <translation>Du har tabt partiet</translation>
    </message>
    <message>
        <source>{name} has lost the match</source>
        <translation>{name} har tabt partiet</translation>
    </message>
    <message>
        <source>You still have {points}: some tables make that pay too</source>
        <translation>Du har stadig {points}: ved nogle borde koster det også</translation>
    </message>
    <message>
        <source>{name} still has {points}: some tables make that pay too</source>
        <translation>{name} har stadig {points}: ved nogle borde koster det også</translation>
    </message>
    <message>
        <source>A decider between you and {others}</source>
        <translation>Afgørende giv mellem dig og {others}</translation>
    </message>
    <message>
        <source>A decider between {one} and {other}</source>
        <translation>Afgørende giv mellem {one} og {other}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Beginner</source>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and reckons nothing out.</source>
        <translation>Spiller efter tommelfingerregler og regner ikke noget ud.</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Klubspiller</translation>
    </message>
    <message>
        <source>Tries its cards in a few deals that could be, and bids by rules of thumb.</source>
        <translation>Prøver sine kort i nogle få mulige kortfordelinger og melder efter tommelfingerregler.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stærk</translation>
    </message>
    <message>
        <source>Tries more deals, and weighs them by what was bid and played.</source>
        <translation>Prøver flere kortfordelinger og vægter dem efter, hvad der er meldt og spillet.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Tries many deals for its cards, and also for its bids.</source>
        <translation>Prøver mange kortfordelinger, både for sine kort og for sine meldinger.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Forsigtig</translation>
    </message>
    <message>
        <source>Strong, but bids only what should win clearly, where the rules let it pass.</source>
        <translation>Stærk, men melder kun det, der burde vinde klart, når reglerne tillader at melde pas.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Dristig</translation>
    </message>
    <message>
        <source>Strong, but also bids what should only just lose, where the rules let it pass.</source>
        <translation>Stærk, men melder også det, der burde tabe ganske knapt, når reglerne tillader at melde pas.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Efter bogen</translation>
    </message>
    <message>
        <source>Strong, but plays by rules of thumb wherever that should not cost much.</source>
        <translation>Stærk, men spiller efter tommelfingerregler, hvor det ikke burde koste meget.</translation>
    </message>
    <message>
        <source>Forgetful</source>
        <translation>Glemsom</translation>
    </message>
    <message>
        <source>A club player that remembers the trumps and the last trick, but not which other cards have gone.</source>
        <translation>En klubspiller, der husker trumferne og det sidste stik, men ikke, hvilke andre kort der er gået.</translation>
    </message>
    <message>
        <source>Quiet partner</source>
        <translation>Tavs makker</translation>
    </message>
    <message>
        <source>A club player for itself: it keeps none of the agreements between partners.</source>
        <translation>En klubspiller på egen hånd: følger ingen af aftalerne mellem makkere.</translation>
    </message>
    <message>
        <source>Lead trumps to the declarer</source>
        <translation>Spil trumf ud til spilføreren</translation>
    </message>
    <message>
        <source>A partner of the declarer leads a trump, so that the opponents lose theirs.</source>
        <translation>Spilførerens makker spiller en trumf ud, så modstanderne mister deres.</translation>
    </message>
    <message>
        <source>Show the ace</source>
        <translation>Vis esset</translation>
    </message>
    <message>
        <source>Who leads and holds the best card of a plain suit plays it first, the ace before the ten, while the suit should still go round.</source>
        <translation>Den, der spiller ud og har det bedste kort i en sidefarve, spiller det først, esset før tieren, mens farven endnu burde kunne gå rundt.</translation>
    </message>
    <message>
        <source>Return the partner&apos;s suit</source>
        <translation>Spil makkerens farve tilbage</translation>
    </message>
    <message>
        <source>Who leads plays the plain suit that a partner was the first to lead, unless an opponent would trump it.</source>
        <translation>Den, der spiller ud, spiller den sidefarve, som en makker var den første til at spille ud, medmindre en modstander ville trumfe den.</translation>
    </message>
    <message>
        <source>Lead what the partner can trump</source>
        <translation>Spil det ud, som makkeren kan trumfe</translation>
    </message>
    <message>
        <source>Who leads plays a plain suit that a partner has shown to be out of.</source>
        <translation>Den, der spiller ud, spiller en sidefarve, som en makker har vist sig at være renonce i.</translation>
    </message>
    <message>
        <source>Long suit, short way</source>
        <translation>Lang farve, kort vej</translation>
    </message>
    <message>
        <source>Against a declarer who plays next a long suit is led, else a short one.</source>
        <translation>Sidder spilføreren lige efter, spiller modspillerne en lang farve ud, ellers en kort.</translation>
    </message>
    <message>
        <source>Lead a lone card</source>
        <translation>Spil en singleton ud</translation>
    </message>
    <message>
        <source>Who holds trumps leads a lone plain card of no great value, to trump that suit later.</source>
        <translation>Den, der har trumf, spiller en singleton uden større værdi ud for at trumfe den farve senere.</translation>
    </message>
    <message>
        <source>Give points to the partner&apos;s trick</source>
        <translation>Giv point til makkerens stik</translation>
    </message>
    <message>
        <source>While a partner wins the trick, cards that count much are played to it.</source>
        <translation>Mens makkeren er ved at vinde stikket, lægger man kort, der tæller meget, i det.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Følg systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Grønt klæde</translation>
    </message>
    <message>
        <source>Blue cloth, like the sea</source>
        <translation>Blåt klæde som havet</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skifer</translation>
    </message>
    <message>
        <source>Driftwood</source>
        <translation>Drivtømmer</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Meget stor</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>Dem, der hører til spillet</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Franske</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Tyske</translation>
    </message>
    <message>
        <source>As in the language of the window</source>
        <translation>Efter sproget i vinduet</translation>
    </message>
    <message>
        <source>International: A, K, Q, J</source>
        <translation>Internationale: A, K, Q, J</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation>Den, der hører til kortene</translation>
    </message>
    <message>
        <source>Star roses</source>
        <translation>Stjerneroser</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Både</translation>
    </message>
    <message>
        <source>Goose eyes</source>
        <translation>Gåseøjne</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Bølger</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Romber</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Doubtful, or worse</source>
        <translation>Tvivlsomt eller værre</translation>
    </message>
    <message>
        <source>Bad, or worse</source>
        <translation>Dårligt eller værre</translation>
    </message>
    <message>
        <source>Very bad</source>
        <translation>Meget dårligt</translation>
    </message>
    <message>
        <source>0.2 game points</source>
        <translation>0,2 point</translation>
    </message>
    <message>
        <source>0.3 game points</source>
        <translation>0,3 point</translation>
    </message>
    <message>
        <source>0.5 game points</source>
        <translation>0,5 point</translation>
    </message>
    <message>
        <source>0.7 game points</source>
        <translation>0,7 point</translation>
    </message>
    <message>
        <source>1 game point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>1.5 game points</source>
        <translation>1,5 point</translation>
    </message>
    <message>
        <source>2 game points</source>
        <translation>2 point</translation>
    </message>
    <message>
        <source>2.5 game points</source>
        <translation>2,5 point</translation>
    </message>
    <message>
        <source>4 game points</source>
        <translation>4 point</translation>
    </message>
    <message>
        <source>Mark the card that is winning</source>
        <translation>Marker det kort, der vinder</translation>
    </message>
    <message>
        <source>Shows which card of the trick is the best so far.</source>
        <translation>Viser, hvilket kort i stikket der er det bedste indtil nu.</translation>
    </message>
    <message>
        <source>Tell a screen reader what happens</source>
        <translation>Fortæl en skærmlæser, hvad der sker</translation>
    </message>
    <message>
        <source>Bids, cards, tricks and the score as they come; the reading keys always answer.</source>
        <translation>Meldinger, kort, stik og stilling, som de kommer; læsetasterne svarer altid.</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>Kald på mig, når det er min tur</translation>
    </message>
    <message>
        <source>While another window is in front, the system shows that the game waits for you.</source>
        <translation>Mens et andet vindue er forrest, viser systemet, at spillet venter på dig.</translation>
    </message>
    <message>
        <source>Call me by a sound as well</source>
        <translation>Kald også med en lyd</translation>
    </message>
    <message>
        <source>Two soft notes besides, if the sound is on.</source>
        <translation>To bløde toner oveni, hvis lyden er slået til.</translation>
    </message>
    <message>
        <source>Ask before the time for Kontra is over</source>
        <translation>Spørg, før tiden til Kontra er forbi</translation>
    </message>
    <message>
        <source>The game stops before the card that ends it, if you may double. Otherwise say it in time: key K.</source>
        <translation>Spillet standser, før det er for sent, hvis du må doble. Ellers må du selv sige det i tide med tasten K.</translation>
    </message>
    <message>
        <source>End a deal as soon as it is decided</source>
        <translation>Afslut en giv, så snart den er afgjort</translation>
    </message>
    <message>
        <source>The last cards fall at once when all that has been seen proves that the score cannot change any more.</source>
        <translation>De sidste kort falder på én gang, når det, der er set, viser, at pointene ikke kan ændre sig længere.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lydstyrke</translation>
    </message>
    <message>
        <source>How loud cards, knocks and the naming of trumps are.</source>
        <translation>Hvor højt kort, bank i bordet og trumfmeldinger lyder.</translation>
    </message>
    <message>
        <source>Mute the sound</source>
        <translation>Slå lyden fra</translation>
    </message>
    <message>
        <source>Nothing is heard, whatever the volume is. Key M does the same.</source>
        <translation>Der høres intet, uanset lydstyrken. Tasten M gør det samme.</translation>
    </message>
    <message>
        <source>Opponents and partners</source>
        <translation>Modstandere og makkere</translation>
    </message>
    <message>
        <source>How well the others at the table play; nobody sees your cards. It holds from the next match on.</source>
        <translation>Hvor godt de andre ved bordet spiller; ingen ser dine kort. Det gælder fra næste parti.</translation>
    </message>
    <message>
        <source>Beginner&apos;s aids</source>
        <translation>Hjælp til begyndere</translation>
    </message>
    <message>
        <source>Marks your trumps and counts what is out, the trick and the card points; all of it has been seen.</source>
        <translation>Markerer dine trumfer og tæller, hvad der er ude, hvad der ligger i stikket, og kortpointene; alt det har man kunnet se.</translation>
    </message>
    <message>
        <source>The tutor asks before a card that is</source>
        <translation>Vejlederen spørger, før du lægger et kort, der er</translation>
    </message>
    <message>
        <source>It knows only what you know. A deal in which it has asked counts as practice.</source>
        <translation>Den ved kun det, du ved. En giv, hvor den har spurgt, tæller som øvelse.</translation>
    </message>
    <message>
        <source>The tutor asks before a bid that is</source>
        <translation>Vejlederen spørger, før du melder noget, der er</translation>
    </message>
    <message>
        <source>Also before naming, calling, exchanging and folding.</source>
        <translation>Også før du vælger trumf, kalder, bytter eller giver op.</translation>
    </message>
    <message>
        <source>Game points of Faroese Sjavs behind the best choice; where a game pays more, so much more.</source>
        <translation>Point i færøsk sjavs under det bedste valg; hvor et spil giver mere, tilsvarende mere.</translation>
    </message>
    <message>
        <source>Doubtful is what costs</source>
        <translation>Tvivlsomt er det, der koster</translation>
    </message>
    <message>
        <source>Bad is what costs</source>
        <translation>Dårligt er det, der koster</translation>
    </message>
    <message>
        <source>Very bad is what costs</source>
        <translation>Meget dårligt er det, der koster</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Of everything that the program says; a match goes on as it is.</source>
        <translation>Gælder alt, hvad programmet siger; et parti, der er i gang, fortsætter uændret.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Lyst eller mørkt</translation>
    </message>
    <message>
        <source>Colours of the window and the felt.</source>
        <translation>Vinduets og bordets farver.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>What it is covered with, in light and in dark; with high contrast it is black.</source>
        <translation>Hvad det er dækket med, både i lyst og i mørkt; med høj kontrast er det sort.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Skriftens størrelse</translation>
    </message>
    <message>
        <source>Of the words in windows and panels; those on the felt grow with the window.</source>
        <translation>Gælder teksten i vinduer og paneler; teksten på bordet vokser med vinduet.</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Spillekort</translation>
    </message>
    <message>
        <source>French suits (♣ ♠ ♥ ♦) or German ones (Eichel, Gras, Herz, Schellen), also in all words about cards.</source>
        <translation>Franske farver (♣ ♠ ♥ ♦) eller tyske (Eichel, Gras, Herz, Schellen), også i alle ord om kort.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Bogstaver på kortene</translation>
    </message>
    <message>
        <source>Of ace, king, queen and jack in French suits: on the cards and wherever these are named.</source>
        <translation>Gælder es, konge, dame og knægt (bonde) i de franske farver: på kortene og overalt, hvor de nævnes.</translation>
    </message>
    <message>
        <source>Large signs on the cards</source>
        <translation>Store tegn på kortene</translation>
    </message>
    <message>
        <source>Rank and suit fill the corner; in the middle is one large sign or a portrait.</source>
        <translation>Værdi og farve fylder hjørnet; i midten er der ét stort tegn eller et portræt.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Firefarvet kortspil</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue; German suits have colours of their own anyway.</source>
        <translation>Klør er grønne og ruder blå; tyske kort er firefarvede i forvejen.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kortenes bagside</translation>
    </message>
    <message>
        <source>Knitted as on Faroese jumpers, or the lozenges of Bavaria.</source>
        <translation>Strikkemønstre som på færøske trøjer eller Bayerns romber.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>The trumps in a hand lie</source>
        <translation>Trumferne på hånden ligger</translation>
    </message>
    <message>
        <source>The permanent trumps lie among them, also before trumps are named.</source>
        <translation>De faste trumfer ligger sammen med dem, også før der er valgt trumf.</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Til venstre</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Til højre</translation>
    </message>
    <message>
        <source>From left to right each suit begins with</source>
        <translation>Fra venstre begynder hver farve med</translation>
    </message>
    <message>
        <source>By the order in which cards take tricks in the game being played.</source>
        <translation>Efter kortenes rækkefølge i det spil, der spilles.</translation>
    </message>
    <message>
        <source>Its strongest card</source>
        <translation>Det stærkeste kort</translation>
    </message>
    <message>
        <source>Its weakest card</source>
        <translation>Det svageste kort</translation>
    </message>
    <message>
        <source>Red and black suits lie in turn</source>
        <translation>Røde og sorte farver ligger skiftevis</translation>
    </message>
    <message>
        <source>Two suits of one colour lie side by side only where the hand leaves no other order.</source>
        <translation>To røde eller to sorte farver ligger kun ved siden af hinanden, hvis det ikke kan være anderledes.</translation>
    </message>
    <message>
        <source>A gap between the suits</source>
        <translation>Mellemrum mellem farverne</translation>
    </message>
    <message>
        <source>Without it the cards of a hand lie at equal distances.</source>
        <translation>Uden det ligger alle kort på hånden lige langt fra hinanden.</translation>
    </message>
    <message>
        <source>A card is played by</source>
        <translation>Sådan spilles et kort</translation>
    </message>
    <message>
        <source>Keys always play too, and so does dragging a card onto the table. Dragged within the hand, a card stays where it is put until the deal is over.</source>
        <translation>Et kort kan altid også spilles med tasterne, eller ved at det trækkes ud på bordet. Trækkes det til et andet sted på hånden, bliver det der, til given er slut.</translation>
    </message>
    <message>
        <source>A click</source>
        <translation>Med et klik</translation>
    </message>
    <message>
        <source>A double click</source>
        <translation>Med et dobbeltklik</translation>
    </message>
    <message>
        <source>A click to choose it, and another to play it</source>
        <translation>Med et klik for at vælge det og et til for at spille det</translation>
    </message>
    <message>
        <source>Dragging it onto the table, not by clicks</source>
        <translation>Ved at trække det ud på bordet, ikke med klik</translation>
    </message>
    <message>
        <source>Choose a card before it is your turn</source>
        <translation>Vælg et kort, før det er din tur</translation>
    </message>
    <message>
        <source>It gets a tick, and is played when your turn comes if the rules allow it. Click it again or press Esc to take it back.</source>
        <translation>Det får et flueben og spilles, når det bliver din tur, hvis reglerne tillader det. Klik på det igen, eller tryk på Esc for at fortryde.</translation>
    </message>
    <message>
        <source>Cards are dealt in packets</source>
        <translation>Kortene gives i omgange</translation>
    </message>
    <message>
        <source>In the packets of the rules, one player after the other.</source>
        <translation>Så mange ad gangen, som reglerne siger, til den ene spiller efter den anden.</translation>
    </message>
    <message>
        <source>Your hand sorts itself</source>
        <translation>Din hånd sorterer sig selv</translation>
    </message>
    <message>
        <source>Your cards are turned up as they came and then glide into order.</source>
        <translation>Dine kort vendes, som de kom, og glider så på plads.</translation>
    </message>
    <message>
        <source>Cards glide to the trick</source>
        <translation>Kort glider hen til stikket</translation>
    </message>
    <message>
        <source>From the hand of whoever plays them.</source>
        <translation>Fra hånden hos den, der spiller dem.</translation>
    </message>
    <message>
        <source>The highest trump comes down with a slam</source>
        <translation>Den højeste trumf smækkes i bordet</translation>
    </message>
    <message>
        <source>Old Mor, or the card that stands in her place, comes from above.</source>
        <translation>Old Mor, eller det kort, der træder i hendes sted, kommer ovenfra.</translation>
    </message>
    <message>
        <source>Tricks are gathered</source>
        <translation>Stik samles op</translation>
    </message>
    <message>
        <source>The cards of a finished trick glide to whoever has won it.</source>
        <translation>Kortene i et færdigt stik glider hen til den, der har vundet det.</translation>
    </message>
    <message>
        <source>Cards are exchanged</source>
        <translation>Kort byttes</translation>
    </message>
    <message>
        <source>With the cat in the middle of the table, or between two players.</source>
        <translation>Med katten midt på bordet eller mellem to spillere.</translation>
    </message>
    <message>
        <source>The sign of the trumps grows</source>
        <translation>Skiltet med trumf vokser</translation>
    </message>
    <message>
        <source>From whoever has named them to its place on the table.</source>
        <translation>Fra den, der har valgt trumf, til sin plads på bordet.</translation>
    </message>
    <message>
        <source>A cross that was won is drawn</source>
        <translation>Et vundet kryds tegnes</translation>
    </message>
    <message>
        <source>Over the score at the end of the deal; it fades after a while.</source>
        <translation>Over pointene, når given er slut; det forsvinder efter lidt tid.</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Kortenes hastighed</translation>
    </message>
    <message>
        <source>How fast cards are dealt, played and gathered.</source>
        <translation>Hvor hurtigt kort gives, spilles og samles.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Øjeblikkelig</translation>
    </message>
    <message>
        <source>A finished trick stays for</source>
        <translation>Et færdigt stik bliver liggende</translation>
    </message>
    <message>
        <source>As the speed: 2.2 seconds with slow cards, 1.5 with normal ones, 0.15 with fast ones. The space bar, or a click beside your cards, goes on sooner.</source>
        <translation>Efter hastigheden: 2,2 sekunder med langsomme kort, 1,5 med normale, 0,15 med hurtige. Med mellemrumstasten eller et klik ved siden af dine kort går det hurtigere.</translation>
    </message>
    <message>
        <source>As the speed of the cards</source>
        <translation>Efter kortenes hastighed</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>Slet ikke</translation>
    </message>
    <message>
        <source>0.8 seconds</source>
        <translation>0,8 sekunder</translation>
    </message>
    <message>
        <source>1.5 seconds</source>
        <translation>1,5 sekunder</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 sekunder</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <translation>6 sekunder</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Til jeg klikker</translation>
    </message>
    <message>
        <source>Motion on the table</source>
        <translation>Bevægelse på bordet</translation>
    </message>
    <message>
        <source>Without motion everything is at once where it belongs; the pace of the game stays the same.</source>
        <translation>Uden bevægelse er alt straks på sin plads; spillets tempo er det samme.</translation>
    </message>
    <message>
        <source>Unless the system asks for less motion</source>
        <translation>Medmindre systemet beder om mindre bevægelse</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altid</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>The sound is off; {key} turns it on again.</source>
        <translation>Lyden er slået fra; {key} slår den til igen.</translation>
    </message>
    <message>
        <source>The sound is on.</source>
        <translation>Lyden er slået til.</translation>
    </message>
    <message>
        <source>Sound off ({key})</source>
        <translation>Lyd fra ({key})</translation>
    </message>
    <message>
        <source>Nothing is heard: this program was built without sound. Whoever built it can add the package sounddevice.</source>
        <translation>Der høres intet: dette program er bygget uden lyd. Den, der har bygget det, kan tage pakken sounddevice med.</translation>
    </message>
    <message>
        <source>Nothing is heard yet: the package sounddevice is not installed. “pip install sounddevice” installs it.</source>
        <translation>Der høres intet endnu: pakken sounddevice er ikke installeret. »pip install sounddevice« installerer den.</translation>
    </message>
    <message>
        <source>Nothing is heard yet: the library PortAudio is not installed (in Debian and Ubuntu: libportaudio2).</source>
        <translation>Der høres intet endnu: biblioteket PortAudio er ikke installeret (i Debian og Ubuntu: libportaudio2).</translation>
    </message>
    <message>
        <source>Nothing is heard at present: neither loudspeakers nor headphones can be opened.</source>
        <translation>Der høres intet lige nu: hverken højttalere eller hovedtelefoner kan bruges.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Modstandere</translation>
    </message>
    <message>
        <source>Matches
won</source>
        <translation>Vundne
partier</translation>
    </message>
    <message>
        <source>Matches won, of those that were played to their end</source>
        <translation>Vundne partier af dem, der blev spillet til ende</translation>
    </message>
    <message>
        <source>Deals
won</source>
        <translation>Vundne
giv</translation>
    </message>
    <message>
        <source>Deals that your side won, of those that count here</source>
        <translation>Giv, som din side vandt, af dem, der tæller her</translation>
    </message>
    <message>
        <source>Points
a deal</source>
        <translation>Point
pr. giv</translation>
    </message>
    <message>
        <source>Game points of your own account per deal, with the standard error</source>
        <translation>Point på dit eget regnskab pr. giv, med standardfejl</translation>
    </message>
    <message>
        <source>Beyond
the others</source>
        <translation>Mere end
de andre</translation>
    </message>
    <message>
        <source>Game points per deal beyond the average of the other accounts, with the standard error: above zero you are the stronger</source>
        <translation>Point pr. giv ud over de andre regnskabers gennemsnit, med standardfejl: over nul er du den stærkeste</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kryds</translation>
    </message>
    <message>
        <source>Crosses for your side, and for the others</source>
        <translation>Kryds til din side og til de andre</translation>
    </message>
    <message>
        <source>Vol</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Every trick taken: by your side as declarers, and by the others</source>
        <translation>Alle stik taget: af din side som spilførere og af de andre</translation>
    </message>
    <message>
        <source>Javn</source>
        <translation>Javn</translation>
    </message>
    <message>
        <source>Declarers kept to a quarter of the card points: the others by you, and you by them</source>
        <translation>Spilførere, der højst fik en fjerdedel af kortpointene: de andre mod jer og I mod dem</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Uafgjorte</translation>
    </message>
    <message>
        <source>Deals that nobody won</source>
        <translation>Giv, som ingen vandt</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfer</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Klaret</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Count &amp;practice too</source>
        <translation>Tæl &amp;øvelse med</translation>
    </message>
    <message>
        <source>Deals in which something was taken back or the teacher helped, and deals that were only tried out</source>
        <translation>Giv, hvor noget blev fortrudt, eller hvor læreren hjalp, og giv, der kun blev afprøvet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultater</translation>
    </message>
    <message>
        <source>&amp;How deals count</source>
        <translation>Sådan &amp;tæller givene</translation>
    </message>
    <message>
        <source>As &amp;declarer</source>
        <translation>Som &amp;spilfører</translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation>Over ti&amp;d</translation>
    </message>
    <message>
        <source>Made as declarer, by trumps dealt; the lines tell how sure that is</source>
        <translation>Klaret som spilfører, efter antal trumfer på hånden; linjerne viser, hvor sikkert det er</translation>
    </message>
    <message>
        <source>Success by trumps</source>
        <translation>Klaret efter antal trumfer</translation>
    </message>
    <message>
        <source>Game points per deal beyond the others, over the last {window} deals; the band tells how sure that is</source>
        <translation>Point pr. giv ud over de andre over de seneste {window} giv; båndet viser, hvor sikkert det er</translation>
    </message>
    <message>
        <source>There is no deal yet that counts here.</source>
        <translation>Der er endnu ingen giv, der tæller her.</translation>
    </message>
    <message>
        <source>You have not declared yet in a deal that counts here.</source>
        <translation>Du har endnu ikke været spilfører i en giv, der tæller her.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} af {all}</translation>
    </message>
    <message>
        <source>Trumps: {length}; {made} of {declared} made, {share}; 95 % sure between {low} and {high}</source>
        <translation>Med {length} i trumf: {made} af {declared} klaret, {share}; 95 % sikkerhed: {low} til {high}</translation>
    </message>
    <message>
        <source>After deal {number}: {mean}; 95 % sure between {low} and {high}</source>
        <translation>Efter {number} giv: {mean}; 95 % sikkerhed: {low} til {high}</translation>
    </message>
    <message numerus="yes">
        <source>After %n more deal(s) ({game}) it can be told whether this level suits you: {level}.</source>
        <translation>
            <numerusform>Efter %n giv mere ({game}) kan det siges, om dette niveau passer til dig: {level}.</numerusform>
            <numerusform>Efter %n giv mere ({game}) kan det siges, om dette niveau passer til dig: {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {number} deals ({game}) show no other level that would suit you better: {level}.</source>
        <translation>Dine seneste {number} giv ({game}) viser intet andet niveau, der ville passe bedre til dig: {level}.</translation>
    </message>
    <message>
        <source>In your last {number} deals ({game}) you were better than the others ({level}), and not by chance. Try this level: {better}.</source>
        <translation>I dine seneste {number} giv ({game}) var du bedre end de andre ({level}), og det var ikke tilfældigt. Prøv dette niveau: {better}.</translation>
    </message>
    <message>
        <source>In your last {number} deals ({game}) the others ({level}) were better than you, and not by chance. Try this level: {better}.</source>
        <translation>I dine seneste {number} giv ({game}) var de andre ({level}) bedre end dig, og det var ikke tilfældigt. Prøv dette niveau: {better}.</translation>
    </message>
</context>
<context>
    <name>teacher</name>
    <message>
        <source>Game points are counted towards the end of the match: in a close finish the same points on the score sheet count for more.</source>
        <translation>Point regnes efter, hvor langt de fører frem mod partiets slutning: når det står lige til sidst, tæller de samme point i regnskabet mere.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others; to lose the match costs {number} more.</source>
        <translation>Der regnes i point ud over de andres gennemsnit; at tabe partiet koster {number} mere.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others: a game of 10 that two win from two others brings each of the two 13.</source>
        <translation>Der regnes i point ud over de andres gennemsnit: et spil til 10, som to vinder over to andre, giver hver af de to 13.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others.</source>
        <translation>Der regnes i point ud over de andres gennemsnit.</translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message>
        <source>Deals that could be and were tried: {number}.</source>
        <translation>Mulige kortfordelinger, der er prøvet: {number}.</translation>
    </message>
    <message>
        <source>Count the cards that would be your trumps. Are they enough to win?</source>
        <translation>Tæl de kort, der ville være dine trumfer. Er de nok til at vinde?</translation>
    </message>
    <message>
        <source>Look at your first cards: how many trumps are among them?</source>
        <translation>Se på dine første kort: hvor mange trumfer er der imellem?</translation>
    </message>
    <message>
        <source>Compare your suits: how many cards, and how high?</source>
        <translation>Sammenlign dine farver: hvor mange kort, og hvor høje?</translation>
    </message>
    <message>
        <source>Look at the cards that are no trumps: which would be lost anyway?</source>
        <translation>Se på de kort, der ikke er trumf: hvilke ville være tabt alligevel?</translation>
    </message>
    <message>
        <source>What would you have to give away for it?</source>
        <translation>Hvad skulle du give til gengæld?</translation>
    </message>
    <message>
        <source>How many tricks can you count on?</source>
        <translation>Hvor mange stik kan du regne med?</translation>
    </message>
    <message>
        <source>How many tricks would your side take against the declarer?</source>
        <translation>Hvor mange stik ville din side få mod spilføreren?</translation>
    </message>
    <message>
        <source>There is nothing to reckon out here.</source>
        <translation>Her er der ikke noget at regne ud.</translation>
    </message>
    <message>
        <source>Look at your whole hand: what would be lost anyway, and what is still needed?</source>
        <translation>Se på hele din hånd: hvad ville være tabt alligevel, og hvad er der stadig brug for?</translation>
    </message>
    <message>
        <source>The rules allow only one card here.</source>
        <translation>Reglerne tillader kun ét kort her.</translation>
    </message>
    <message>
        <source>You must follow. What does each of these leave in your hand?</source>
        <translation>Du skal bekende. Hvad bliver tilbage på hånden efter hvert af dem?</translation>
    </message>
    <message>
        <source>Which of these would still win a trick later?</source>
        <translation>Hvilke af dem ville stadig vinde et stik senere?</translation>
    </message>
    <message>
        <source>Look at what lies in the trick: is it worth having, and who will get it?</source>
        <translation>Se, hvad der ligger i stikket: er det værd at få, og hvem får det?</translation>
    </message>
    <message>
        <source>With which card does your side stay in control?</source>
        <translation>Med hvilket kort beholder din side styringen?</translation>
    </message>
    <message>
        <source>Look at this suit: {suit}.</source>
        <translation>Se på denne farve: {suit}.</translation>
    </message>
    <message>
        <source>Look at your trumps.</source>
        <translation>Se på dine trumfer.</translation>
    </message>
    <message>
        <source>Compare your trumps with this suit: {suit}.</source>
        <translation>Sammenlign dine trumfer med denne farve: {suit}.</translation>
    </message>
    <message>
        <source>Compare these suits: {first}, {second}.</source>
        <translation>Sammenlign disse farver: {first}, {second}.</translation>
    </message>
    <message>
        <source>Compare the cards in a frame. The others matter less now.</source>
        <translation>Sammenlign kortene med ramme. De andre betyder mindre nu.</translation>
    </message>
    <message>
        <source>The rules allow only one card here: {card}.</source>
        <translation>Reglerne tillader kun ét kort her: {card}.</translation>
    </message>
    <message>
        <source>Nothing can be bid with this hand: you can only pass.</source>
        <translation>Med denne hånd kan der ikke meldes noget: du kan kun melde pas.</translation>
    </message>
    <message>
        <source>There is only one thing that can be done here: {choice}.</source>
        <translation>Her er kun ét muligt valg: {choice}.</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Sig ikke noget</translation>
    </message>
    <message>
        <source>{choice}: {cards}</source>
        <translation>{choice}: {cards}</translation>
    </message>
    <message>
        <source>Game points: {points}</source>
        <translation>Point: {points}</translation>
    </message>
    <message>
        <source>Game points: {points}; match won: {chance} %</source>
        <translation>Point: {points}; parti vundet: {chance} %</translation>
    </message>
    <message>
        <source>As far as one can tell from {low} to {high}.</source>
        <translation>Så vidt man kan se, mellem {low} og {high}.</translation>
    </message>
    <message>
        <source>As good as the first.</source>
        <translation>Lige så godt som det første.</translation>
    </message>
    <message>
        <source>As good as the first, as far as one can tell (within {high}).</source>
        <translation>Lige så godt som det første, så vidt man kan se (inden for {high}).</translation>
    </message>
    <message>
        <source>Worse for certain: by {cost} ({low} to {high}).</source>
        <translation>Med sikkerhed dårligere: {cost} mindre ({low} til {high}).</translation>
    </message>
    <message>
        <source>Probably worse: by {cost} ({low} to {high}).</source>
        <translation>Sandsynligvis dårligere: {cost} mindre ({low} til {high}).</translation>
    </message>
    <message>
        <source>Perhaps worse: by {cost} ({low} to {high}).</source>
        <translation>Måske dårligere: {cost} mindre ({low} til {high}).</translation>
    </message>
    <message>
        <source>A rule of thumb; nothing was reckoned out.</source>
        <translation>En tommelfingerregel; der er ikke regnet noget ud.</translation>
    </message>
    <message>
        <source>Deals that could be and were tried: {number}. More are being tried…</source>
        <translation>Mulige kortfordelinger, der er prøvet: {number}. Der prøves flere …</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>på din hånd</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>stadig ude</translation>
    </message>
    <message>
        <source>played</source>
        <translation>spillet</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Kortpoint: {points}</translation>
    </message>
    <message>
        <source>Card points: {points}, {lacks} short of {step}</source>
        <translation>Kortpoint: {points}, mangler {lacks} til {step}</translation>
    </message>
    <message>
        <source>Trumps still out: {number}.</source>
        <translation>Trumfer, der stadig er ude: {number}.</translation>
    </message>
    <message>
        <source>Permanent trumps still out: {number} of {all}.</source>
        <translation>Faste trumfer, der stadig er ude: {number} af {all}.</translation>
    </message>
    <message>
        <source>Permanent trumps still out: {number} of {all}. Other trumps: {others}.</source>
        <translation>Faste trumfer, der stadig er ude: {number} af {all}. Andre trumfer: {others}.</translation>
    </message>
    <message>
        <source>Nothing lies in the trick yet.</source>
        <translation>Der ligger ikke noget i stikket endnu.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. {name} is winning: {card}.</source>
        <translation>Point i stikket: {points}. {name} vinder lige nu: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. {name} has won it: {card}.</source>
        <translation>Point i stikket: {points}. {name} har vundet det: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. You have won it: {card}.</source>
        <translation>Point i stikket: {points}. Du har vundet det: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. You are winning: {card}.</source>
        <translation>Point i stikket: {points}. Du vinder lige nu: {card}.</translation>
    </message>
    <message>
        <source>Among them what you laid away: {points}.</source>
        <translation>Heri det, du har lagt væk: {points}.</translation>
    </message>
    <message>
        <source>Not known: what the declarer laid away. It counts for the declarer.</source>
        <translation>Ukendt: det, spilføreren har lagt væk. Det tæller for spilføreren.</translation>
    </message>
    <message>
        <source>Not known: what lies in the middle. It counts for the declarer.</source>
        <translation>Ukendt: det, der ligger i midten. Det tæller for spilføreren.</translation>
    </message>
    <message>
        <source>How it might go on</source>
        <translation>Hvordan det kunne gå videre</translation>
    </message>
    <message>
        <source>An example: one deal of many that could be, played by simple rules. How the cards really lie is not known here.</source>
        <translation>Et eksempel: én mulig kortfordeling af mange, spillet efter enkle regler. Hvordan kortene virkelig ligger, kan man ikke vide her.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Tilbage</translation>
    </message>
    <message>
        <source>On ›</source>
        <translation>Videre ›</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Et andet eksempel</translation>
    </message>
    <message>
        <source>{step}  [{key}]</source>
        <translation>{step}  [{key}]</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>So it is now.</source>
        <translation>Sådan er det nu.</translation>
    </message>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}: {choice}</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Hvilke?</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Et øjeblik …</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvorfor?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>How might it go on?</source>
        <translation>Og derefter?</translation>
    </message>
    <message>
        <source>Close  [{key}]</source>
        <translation>Luk  [{key}]</translation>
    </message>
    <message>
        <source>It is over: nothing that is still played can change the score of this deal.</source>
        <translation>Det er slut: intet, der stadig spilles, kan ændre udfaldet af denne giv.</translation>
    </message>
    <message>
        <source>With more deals tried another one is first now: {choice}.</source>
        <translation>Efter flere prøver ligger et andet valg nu øverst: {choice}.</translation>
    </message>
    <message>
        <source>With more deals tried the order is another one now.</source>
        <translation>Efter flere prøver er rækkefølgen nu en anden.</translation>
    </message>
    <message>
        <source>With more deals tried other cards than those in a frame count too.</source>
        <translation>Efter flere prøver er der også andre kort at tænke på end dem med ramme.</translation>
    </message>
    <message>
        <source>These are worth a thought, the best first:</source>
        <translation>Disse er værd at overveje, det bedste først:</translation>
    </message>
    <message>
        <source>There is only this:</source>
        <translation>Der er kun dette:</translation>
    </message>
    <message>
        <source>Your choice: {choice}</source>
        <translation>Dit valg: {choice}</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>In a lesson there is no other help: it tells everything itself.</source>
        <translation>I en lektion er der ingen anden hjælp: den fortæller selv alt.</translation>
    </message>
    <message>
        <source>Your hand is hidden. Show it first, then ask for a hint.</source>
        <translation>Din hånd er skjult. Vis den først, og bed så om et tip.</translation>
    </message>
    <message>
        <source>In a duel there are no hints: both play without help.</source>
        <translation>I en duel er der ingen tip: begge spiller uden hjælp.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Given er slut.</translation>
    </message>
    <message>
        <source>A hint is given when it is your turn.</source>
        <translation>Du kan få et tip, når det er din tur.</translation>
    </message>
</context>
<context>
    <name>translating</name>
    <message>
        <source>Our guess</source>
        <translation>Vores gæt</translation>
    </message>
    <message>
        <source>Weakly sourced: from a text of another kind, or found only once</source>
        <translation>Svagt belagt: fra en tekst af en anden slags eller kun fundet én gang</translation>
    </message>
    <message>
        <source>Sourced</source>
        <translation>Med kilde</translation>
    </message>
    <message>
        <source>Help translate</source>
        <translation>Hjælp med oversættelsen</translation>
    </message>
    <message>
        <source>Not every word in this program has been seen by somebody who grew up with it. If you play Sjavs in Faroese, Danish or German, you can mend what sounds wrong.</source>
        <translation>Ikke alle ord i dette program er set af en, der er vokset op med spillet. Spiller du sjavs på færøsk, dansk eller tysk, kan du rette det, der lyder forkert.</translation>
    </message>
    <message>
        <source>All texts of a language are in one file, which any text editor opens, or Qt Linguist. Copy it, change what stands between &lt;translation&gt; and &lt;/translation&gt;, and start the program with your copy:</source>
        <translation>Alle tekster på et sprog er i én fil, som kan åbnes i enhver teksteditor eller i Qt Linguist. Kopier den, ret det, der står mellem &lt;translation&gt; og &lt;/translation&gt;, og start programmet med din kopi:</translation>
    </message>
    <message>
        <source>You see the result at once. Please send the file to the authors.</source>
        <translation>Du ser resultatet med det samme. Send gerne filen til forfatterne.</translation>
    </message>
    <message>
        <source>The files: {files}</source>
        <translation>Filerne: {files}</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>Something went wrong while the program ran.</source>
        <translation>Noget gik galt, mens programmet kørte.</translation>
    </message>
    <message>
        <source>The program crashed the last time it ran.</source>
        <translation>Programmet gik ned, sidst det kørte.</translation>
    </message>
    <message>
        <source>This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, machines and files were taken out, so that you can send it to whoever may help.</source>
        <translation>Denne fil fortæller, hvad der gik galt i Sjavs Desktop. Den er skrevet til dig og er ikke sendt til nogen. Navne på personer, computere og filer er taget ud, så du kan sende den til en, der måske kan hjælpe.</translation>
    </message>
    <message>
        <source>The program crashed the last time it ran. Your match is safe: every card is on disk.</source>
        <translation>Programmet gik ned, sidst det kørte. Dit parti er i sikkerhed: hvert spillet kort er gemt.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody had thought of. Your match is safe: every card is on disk. If the table does not go on, close the window and start again.</source>
        <translation>Der skete en fejl, som ingen havde forudset. Dit parti er i sikkerhed: hvert spillet kort er gemt. Går det ikke videre ved bordet, så luk vinduet, og start igen.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody had thought of, and your match is not on disk. Save its record somewhere else before you close the window.</source>
        <translation>Der skete en fejl, som ingen havde forudset, og dit parti er ikke gemt. Gem det et andet sted, før du lukker vinduet.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noget gik galt</translation>
    </message>
    <message>
        <source>No report of it could be written.</source>
        <translation>Der kunne ikke skrives nogen fejlrapport.</translation>
    </message>
    <message>
        <source>A report without names lies in {file}. Nothing was sent; you can send it to whoever may help.</source>
        <translation>En fejlrapport uden navne ligger i {file}. Intet er sendt; du kan sende den til en, der måske kan hjælpe.</translation>
    </message>
    <message>
        <source>&amp;Show the folder</source>
        <translation>&amp;Vis mappen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
</context>
<context>
    <name>tutor</name>
    <message>
        <source>Think again</source>
        <translation>Tænk dig om</translation>
    </message>
    <message>
        <source>Nothing is done yet, and you choose once more.</source>
        <translation>Der er ikke sket noget endnu, og du vælger en gang til.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>You choose once more, with a hint.</source>
        <translation>Du vælger en gang til, med et tip.</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Spil alligevel</translation>
    </message>
    <message>
        <source>It stays as you have chosen.</source>
        <translation>Det bliver ved dit valg.</translation>
    </message>
    <message>
        <source>Stop tutoring</source>
        <translation>Stop vejledningen</translation>
    </message>
    <message>
        <source>It stays as you have chosen, and the tutor asks nothing any more.</source>
        <translation>Det bliver ved dit valg, og vejlederen spørger ikke mere.</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>The tutor asks nothing any more; the preferences bring it back.</source>
        <translation>Vejlederen spørger ikke mere; den kan slås til igen i indstillingerne.</translation>
    </message>
    <message>
        <source>With more deals tried it is no mistake</source>
        <translation>Efter flere prøver er det ingen fejl</translation>
    </message>
    <message>
        <source>That is doubtful</source>
        <translation>Det er tvivlsomt</translation>
    </message>
    <message>
        <source>That is bad</source>
        <translation>Det er dårligt</translation>
    </message>
    <message>
        <source>That is very bad</source>
        <translation>Det er meget dårligt</translation>
    </message>
    <message>
        <source>{choice}: about {cost} game points less than the best choice ({low} to {high}).</source>
        <translation>{choice}: omkring {cost} point mindre end det bedste valg ({low} til {high}).</translation>
    </message>
</context>
<context>
    <name>typed</name>
    <message>
        <source>on</source>
        <translation>til</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fra</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>true</source>
        <translation>sand</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsk</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tag af</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>lad være</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>meld</translation>
    </message>
    <message>
        <source>name</source>
        <translation>vælg</translation>
    </message>
    <message>
        <source>call</source>
        <translation>kald</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>lad ligge</translation>
    </message>
    <message>
        <source>look</source>
        <translation>se</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>byt</translation>
    </message>
    <message>
        <source>take</source>
        <translation>tag</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>afslå</translation>
    </message>
    <message>
        <source>go</source>
        <translation>fortsæt</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>giv op</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dobl</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>slut</translation>
    </message>
    <message>
        <source>help</source>
        <translation>hjælp</translation>
    </message>
    <message>
        <source>betri</source>
        <translation>bedre</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>The match is not saved</source>
        <translation>Partiet er ikke gemt</translation>
    </message>
    <message>
        <source>The match cannot be saved. It is lost if you leave it now; or save it somewhere else.</source>
        <translation>Partiet kan ikke gemmes. Forlader du det nu, er det tabt, medmindre du gemmer det et andet sted.</translation>
    </message>
    <message>
        <source>Save some&amp;where else…</source>
        <translation>Gem et &amp;andet sted …</translation>
    </message>
    <message>
        <source>&amp;Leave it unsaved</source>
        <translation>&amp;Forlad det uden at gemme</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>&amp;Bliv her</translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Skrift</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Meget stor</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Kortenes tempo</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsomt</translation>
    </message>
    <message>
        <source>normally</source>
        <translation>normalt</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>hurtigt</translation>
    </message>
    <message>
        <source>Have you played Sjavs before?</source>
        <translation>Har du spillet sjavs før?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
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
        <translation>Hvorfor gjorde du det?</translation>
    </message>
    <message>
        <source>◂ &amp;Earlier</source>
        <translation>◂ &amp;Tidligere</translation>
    </message>
    <message>
        <source>&amp;Later ▸</source>
        <translation>&amp;Senere ▸</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>{moment} · decision {number} of {all}</source>
        <translation>{moment} · beslutning {number} af {all}</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>sig ikke noget</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trumf</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stik {number}</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Før spillet</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>It was as good as the best as far as could be told, so a rule of thumb decided:</source>
        <translation>Så vidt det kunne regnes ud, var det lige så godt som det bedste, så en tommelfingerregel afgjorde det:</translation>
    </message>
    <message>
        <source>More was expected from it than from anything else.</source>
        <translation>Der var mere at vente af det end af noget andet.</translation>
    </message>
    <message>
        <source>Nothing was expected to bring more, though something else came close.</source>
        <translation>Intet så ud til at give mere, men noget andet kom tæt på.</translation>
    </message>
    <message>
        <source>It was as good as the best as far as could be told.</source>
        <translation>Så vidt det kunne regnes ud, var det lige så godt som det bedste.</translation>
    </message>
    <message>
        <source>No rule of thumb speaks for it.</source>
        <translation>Ingen tommelfingerregel taler for det.</translation>
    </message>
    <message>
        <source>Deals tried that could be, as far as this player knew: {number}.</source>
        <translation>Prøvede kortfordelinger, der var mulige ud fra det, spilleren vidste: {number}.</translation>
    </message>
    <message>
        <source>Deals that fit better to what was bid counted for more.</source>
        <translation>Kortfordelinger, der passede bedre til det, der var meldt, vejede tungere.</translation>
    </message>
    <message>
        <source>Nothing was reckoned out: rules of thumb decide here, or there was no real choice.</source>
        <translation>Der blev ikke regnet noget ud: her bestemmer tommelfingerregler, eller også var der ikke noget at vælge.</translation>
    </message>
    <message>
        <source>The rules of thumb would have advised: {action}.</source>
        <translation>Tommelfingerreglerne ville have anbefalet: {action}.</translation>
    </message>
    <message>
        <source>{name} has no clubs</source>
        <translation>{name} har ingen klør</translation>
    </message>
    <message>
        <source>{name} has no spades</source>
        <translation>{name} har ingen spar</translation>
    </message>
    <message>
        <source>{name} has no hearts</source>
        <translation>{name} har ingen hjerter</translation>
    </message>
    <message>
        <source>{name} has no diamonds</source>
        <translation>{name} har ingen ruder</translation>
    </message>
    <message>
        <source>{name} has no trumps</source>
        <translation>{name} har ingen trumf</translation>
    </message>
    <message>
        <source>{name} has no {suit}</source>
        <translation>{name} har intet kort i {suit}</translation>
    </message>
    <message>
        <source>You have no clubs</source>
        <translation>Du har ingen klør</translation>
    </message>
    <message>
        <source>You have no spades</source>
        <translation>Du har ingen spar</translation>
    </message>
    <message>
        <source>You have no hearts</source>
        <translation>Du har ingen hjerter</translation>
    </message>
    <message>
        <source>You have no diamonds</source>
        <translation>Du har ingen ruder</translation>
    </message>
    <message>
        <source>You have no trumps</source>
        <translation>Du har ingen trumf</translation>
    </message>
    <message>
        <source>You have no {suit}</source>
        <translation>Du har intet kort i {suit}</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Expected game points</source>
        <translation>Forventede point</translation>
    </message>
    <message>
        <source>Behind the best</source>
        <translation>Under det bedste</translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>og {number} til</translation>
    </message>
    <message>
        <source>Held: {cards}</source>
        <translation>På hånden: {cards}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>På bordet: {cards}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo); the window uses the singular</source>
        <translation>den færøske retskrivningsordbog (myspell-fo); vinduet bruger ental</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience; the Faroese spelling dictionary (myspell-fo): kleyvarkongur</source>
        <translation>vp.fo, et digt om kabale; den færøske retskrivningsordbog (myspell-fo): kleyvarkongur</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience</source>
        <translation>vp.fo, et digt om kabale</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience; the Faroese spelling dictionary (myspell-fo): kleyvaress</source>
        <translation>vp.fo, et digt om kabale; den færøske retskrivningsordbog (myspell-fo): kleyvaress</translation>
    </message>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo): kleyvardrongur, spaðardrongur and so on</source>
        <translation>den færøske retskrivningsordbog (myspell-fo): kleyvardrongur, spaðardrongur og så videre</translation>
    </message>
    <message>
        <source>the packs of Denmark, with which the Faroes play</source>
        <translation>de danske kortspil, som man spiller med på Færøerne</translation>
    </message>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo)</source>
        <translation>den færøske retskrivningsordbog (myspell-fo)</translation>
    </message>
    <message>
        <source>the article on Klørsjavs and Sjavs</source>
        <translation>artiklen om klørsjavs og sjavs</translation>
    </message>
    <message>
        <source>bedre and besser in the sister games</source>
        <translation>bedre og besser i de beslægtede spil</translation>
    </message>
    <message>
        <source>pagat.com, in English</source>
        <translation>pagat.com, på engelsk</translation>
    </message>
    <message>
        <source>in.fo, on bridge</source>
        <translation>in.fo, om bridge</translation>
    </message>
    <message>
        <source>Faroese sports pages</source>
        <translation>færøske sportssider</translation>
    </message>
    <message>
        <source>fo.po of Pinta, baobab, deja-dup, Cairo-Dock, Enlightenment</source>
        <translation>fo.po fra Pinta, baobab, deja-dup, Cairo-Dock, Enlightenment</translation>
    </message>
    <message>
        <source>fo.po of Pinta and others have the noun endurgerð; a menu says what to do</source>
        <translation>fo.po fra Pinta og andre har navneordet endurgerð; i en menu bruges bydeform</translation>
    </message>
    <message>
        <source>a round, in Faroese sports pages</source>
        <translation>en runde, på færøske sportssider</translation>
    </message>
    <message>
        <source>Danish lektion</source>
        <translation>dansk lektion</translation>
    </message>
    <message>
        <source>pagat.com, on Denmark</source>
        <translation>pagat.com, om Danmark</translation>
    </message>
    <message>
        <source>Danish Wikipedia of 2006</source>
        <translation>dansk Wikipedia fra 2006</translation>
    </message>
    <message>
        <source>“stryge katten” means exchange in one source and to leave it in another</source>
        <translation>»stryge katten« betyder at bytte i én kilde og at lade den ligge i en anden</translation>
    </message>
</context>
</TS>
