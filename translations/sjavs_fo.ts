<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fo" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>Give the match up for good? It stays in the history, but cannot be gone on with.</source>
        <translation>Skal dysturin gevast upp fyri fult og alt? Hann stendur framvegis í søguni, men tú kanst ikki halda á við honum.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Gev upp</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Gev upp</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Spæl víðari</translation>
    </message>
    <message>
        <source>Records of matches ({files})</source>
        <translation>Goymdir dystir ({files})</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Goym dystin</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Opna ein dyst</translation>
    </message>
    <message>
        <source>{file}: the file is not UTF-8 text.</source>
        <translation>{file}: fílan er ikki UTF-8-tekstur.</translation>
    </message>
    <message>
        <source>Deal {number} as it was, and as it became</source>
        <translation>Umfar {number}, sum tað var, og sum tað varð</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Sum spælt varð</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Hvat nú um</translation>
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
        <translation>Veruliga?</translation>
    </message>
    <message>
        <source>Press once more to bid this: {choice}.</source>
        <translation>Trýst eina ferð afturat fyri at melda hetta: {choice}.</translation>
    </message>
    <message>
        <source>Cut the pack, or knock?</source>
        <translation>Taka av ella banka?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>Spælir tú?</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Hvat meldar tú?</translation>
    </message>
    <message>
        <source>Lay, and double the price?</source>
        <translation>Leggja og tvífalda prísin?</translation>
    </message>
    <message>
        <source>What shall be trumps?</source>
        <translation>Hvat skal vera trumfur?</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Eingin hevur meldað enn</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>{name}: {bid} (stands)</source>
        <translation>{name}: {bid} (galdandi)</translation>
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
        <translation>Innsigli {seal}</translation>
    </message>
    <message>
        <source>Deal code:</source>
        <translation>Umfarskota:</translation>
    </message>
    <message>
        <source>The code of this deal: rules and cards. Whoever types it in gets the same cards.</source>
        <translation>Kotan hjá hesum umfarinum: reglur og kort. Tann, sum skrivar hana inn, fær somu kort.</translation>
    </message>
    <message>
        <source>The fingerprint made before the first card: {seal}. Afterwards it can be checked: sjavs verify FILE.</source>
        <translation>Fingramerkið, sum varð gjørt áðrenn fyrsta kortið: {seal}. Aftaná ber til at kanna tað: sjavs verify FÍLA.</translation>
    </message>
    <message>
        <source>A click copies it.</source>
        <translation>Klikk fyri at avrita.</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>Umfarskota {code}</translation>
    </message>
    <message>
        <source>{kind}. {name}</source>
        <translation>{kind}. {name}</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Hvat nú um</translation>
    </message>
    <message>
        <source>Duel with {name}</source>
        <translation>Tvídystur: {name}</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Tvídystur</translation>
    </message>
    <message>
        <source>What if: this match was played on from a moment of another one.</source>
        <translation>Hvat nú um: hesin dysturin varð spældur víðari úr eini løtu í einum øðrum.</translation>
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
        <translation>Vís øll kort</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Greining</translation>
    </message>
    <message>
        <source>What each choice of this deal gave away, and the luck of the cards</source>
        <translation>Hvat hvørt val í hesum umfarinum kostaði, og hepnið í kortunum</translation>
    </message>
    <message>
        <source>All hands as they were dealt, the cards in the middle, and what was laid away</source>
        <translation>Øll kort, sum tey vórðu givin, kortini í miðjuni og tað, sum varð lagt burtur</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spæl umaftur</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Næsta umfar</translation>
    </message>
    <message>
        <source>Accounts: {standing}</source>
        <translation>Roknskapur: {standing}</translation>
    </message>
    <message>
        <source>The cards are thrown in.</source>
        <translation>Kortini verða løgd saman.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Tú gevur umaftur.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Tú gevur næst.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} gevur umaftur.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} gevur næst.</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Eingin meldaði</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Javnt</translation>
    </message>
    <message>
        <source>We win the deal</source>
        <translation>Vit vinna umfarið</translation>
    </message>
    <message>
        <source>They win the deal</source>
        <translation>Tit vinna umfarið</translation>
    </message>
    <message>
        <source>You have lost the match.</source>
        <translation>Tú hevur tapt dystin.</translation>
    </message>
    <message>
        <source>{name} has lost the match.</source>
        <translation>{name} hevur tapt dystin.</translation>
    </message>
    <message>
        <source>We have won the match!</source>
        <translation>Vit hava vunnið dystin!</translation>
    </message>
    <message>
        <source>They have won the match.</source>
        <translation>Tit hava vunnið dystin.</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Tú hevur vunnið dystin!</translation>
    </message>
    <message>
        <source>{name} has won the match.</source>
        <translation>{name} hevur vunnið dystin.</translation>
    </message>
    <message>
        <source>You lose the deal</source>
        <translation>Tú tapir umfarið</translation>
    </message>
    <message>
        <source>{name} loses the deal</source>
        <translation>{name} tapir umfarið</translation>
    </message>
    <message>
        <source>The defenders win the deal</source>
        <translation>Mótspælararnir vinna umfarið</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} vinna umfarið</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} vinnur umfarið</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Tú vinnur umfarið</translation>
    </message>
    <message>
        <source>You and {names} win the deal</source>
        <translation>Tú og {names} vinna umfarið</translation>
    </message>
    <message>
        <source>You, {names} win the deal</source>
        <translation>Tú, {names} vinna umfarið</translation>
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
        <translation>Hvat leggur tú burtur?</translation>
    </message>
    <message>
        <source>Exchange with the cat?</source>
        <translation>Skifta við kettuna?</translation>
    </message>
    <message>
        <source>{name} offers a {game}: {card}</source>
        <translation>{name} bjóðar {game}: {card}</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Legg burtur</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>You give back: {cards}</source>
        <translation>Tú gevur aftur: {cards}</translation>
    </message>
    <message>
        <source>You lay away: {cards}. For another card, put one of these back first: choose it again.</source>
        <translation>Tú leggur burtur: {cards}. Vilt tú hava eitt annað kort, so legg eitt av hesum aftur fyrst: vel tað eina ferð enn.</translation>
    </message>
    <message>
        <source>Choose the card that you would give back: any but a trump.</source>
        <translation>Vel kortið, sum tú vilt geva aftur; tað má ikki vera trumfur.</translation>
    </message>
    <message>
        <source>Choose {needed} of your cards to lay away: {chosen} of {needed} so far.</source>
        <translation>Vel {needed} kort at leggja burtur: {chosen} av {needed} higartil.</translation>
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
        <translation>Halt á</translation>
    </message>
    <message>
        <source>You say nothing.</source>
        <translation>Tú sigur einki.</translation>
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
        <translation>Lektiónir</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Tak upp aftur</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Halt á</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Byrja</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ liðug</translation>
    </message>
    <message>
        <source>started</source>
        <translation>byrjað</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Back to the rules</source>
        <translation>&amp;Aftur til reglurnar</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>&amp;Verð her</translation>
    </message>
    <message>
        <source>Leave the match that is going on? It is kept, and you can go on with it later.</source>
        <translation>Fara frá dystinum, sum er í gongd? Hann verður goymdur, og tú kanst halda á við honum seinni.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nýggjur dystur</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Far</translation>
    </message>
    <message>
        <source>Sjavs</source>
        <translation>Sjavs</translation>
    </message>
    <message>
        <source>Leave full screen (Esc)</source>
        <translation>Far úr fullskíggja (Esc)</translation>
    </message>
    <message>
        <source> (and more: {number})</source>
        <translation> (og fleiri: {number})</translation>
    </message>
    <message>
        <source>A rule pack cannot be used: {why}</source>
        <translation>Ein reglupakki kann ikki brúkast: {why}</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Galdandi reglur</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Knappaborð</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>Dysturin kann ikki goymast</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Why somebody did something can be told when the deal is over: before, it would give cards away.</source>
        <translation>Hví onkur gjørdi okkurt, kann sigast, tá ið umfarið er liðugt: frammanundan hevði tað avdúkað kort.</translation>
    </message>
    <message>
        <source>There is no deal yet that could be talked about.</source>
        <translation>Enn er einki umfar at tosa um.</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Before the first deal</source>
        <translation>Áðrenn fyrsta umfar</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Umfar {number}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til byrjanina</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Eitt umfar aftur</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>Eitt stikk aftur</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Eitt kort aftur</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Eitt kort fram</translation>
    </message>
    <message>
        <source>One trick on</source>
        <translation>Eitt stikk fram</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>Eitt umfar fram</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til endan</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay</source>
        <translation>Endursýning</translation>
    </message>
    <message>
        <source>Deals, tricks and cards</source>
        <translation>Umfør, stikk og kort</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Øll kort &amp;opin</translation>
    </message>
    <message>
        <source>Played &amp;cards</source>
        <translation>Spæld &amp;kort</translation>
    </message>
    <message>
        <source>Leaves the cards in the hands, in grey, that were played from them.</source>
        <translation>Letur spældu kortini verða verandi á hondunum, í gráum.</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Spæl víðari hiðani</translation>
    </message>
    <message>
        <source>Begins a new match from this moment; the record stays as it is.</source>
        <translation>Byrjar ein nýggjan dyst hiðani; tann goymdi dysturin broytist ikki.</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>&amp;Greining…</translation>
    </message>
    <message>
        <source>What each choice of this deal gave away</source>
        <translation>Hvat hvørt val í hesum umfarinum kostaði</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lat aftur</translation>
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
        <translation>Kortspælið hjá føroyingum.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Halt á</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nýggjur dystur</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Spæl nú</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>&amp;Fyrsta lektión</translation>
    </message>
    <message>
        <source>Less&amp;ons…</source>
        <translation>Lekti&amp;ónir…</translation>
    </message>
    <message>
        <source>All of this can be changed later, in the preferences.</source>
        <translation>Alt hetta kann broytast seinni, undir „Stillingar“.</translation>
    </message>
    <message>
        <source>Choose game and house &amp;rules…</source>
        <translation>Vel spæl og hús&amp;reglur…</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Sjavs</source>
        <translation>Um Sjavs</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Sjavs Desktop {version}&lt;/h2&gt;&lt;p&gt;Play and learn Sjavs, the card game of the Faroe Islands. It needs no network and asks for none.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Cards, sounds and texts are the authors&apos; own work.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Sjavs Desktop {version}&lt;/h2&gt;&lt;p&gt;Spæl og lær sjavs, kortspælið hjá føroyingum. Forritið krevur einki net og biður ikki um tað.&lt;/p&gt;&lt;p&gt;Frítt forrit undir GNU General Public License, útgávu 3 ella nýggjari. Kort, ljóð og tekstir hava høvundarnir sjálvir gjørt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
</context>
<context>
    <name>accessible</name>
    <message>
        <source>open on the table</source>
        <translation>liggur opið á borðinum</translation>
    </message>
    <message>
        <source>permanent trump</source>
        <translation>fastur trumfur</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trumfur</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valt</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>kann veljast</translation>
    </message>
    <message>
        <source>may not be chosen</source>
        <translation>kann ikki veljast</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>kann spælast</translation>
    </message>
    <message>
        <source>may not be played</source>
        <translation>kann ikki spælast</translation>
    </message>
    <message>
        <source>Your cards lie face down.</source>
        <translation>Tíni kort liggja á grúgvu.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Tú hevur eingi kort.</translation>
    </message>
    <message>
        <source>You may choose all of them.</source>
        <translation>Tú kanst velja øll.</translation>
    </message>
    <message>
        <source>You may choose: {cards}.</source>
        <translation>Tú kanst velja: {cards}.</translation>
    </message>
    <message>
        <source>No trick lies in the middle.</source>
        <translation>Einki stikk liggur í miðjuni.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Einki stikk er tikið enn.</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <translation>Seinasta stikk: {cards}.</translation>
    </message>
    <message>
        <source>No cards are on the table.</source>
        <translation>Eingi kort liggja á borðinum.</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>hevur túrin</translation>
    </message>
    <message>
        <source>account: {points}</source>
        <translation>roknskapur: {points}</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>beint ímóti tær</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>vinstrumegin við teg</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>høgrumegin við teg</translation>
    </message>
    <message>
        <source>declarer: {suit}</source>
        <translation>meldari: {suit}</translation>
    </message>
    <message>
        <source>{side}: card points {points}, tricks {tricks}</source>
        <translation>{side}: kortstig {points}, stikk {tricks}</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation>Tú tekur av.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} tekur av.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Tú bankar.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <translation>{name} bankar.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>You lay the {card} open and seek a partner.</source>
        <translation>Tú leggur eitt kort fram og leitar eftir makkara: {card}.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Vent upp: {card}.</translation>
    </message>
    <message>
        <source>Score: {standing}.</source>
        <translation>Støða: {standing}.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tíni kort</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Stikkið</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Opin kort</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spælarar</translation>
    </message>
    <message>
        <source>Trumps and card points</source>
        <translation>Trumfur og kortstig</translation>
    </message>
    <message>
        <source>chosen for your turn</source>
        <translation>valt til tín túr</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} av {total}</translation>
    </message>
    <message>
        <source>led</source>
        <translation>spælt út</translation>
    </message>
    <message>
        <source>is winning</source>
        <translation>vinnur nú</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>In the middle: {card}</source>
        <translation>Í miðjuni: {card}</translation>
    </message>
    <message>
        <source>Laid away: {card}</source>
        <translation>Lagt burtur: {card}</translation>
    </message>
    <message>
        <source>Open before {name}: {card}</source>
        <translation>{name} hevur opið kort: {card}</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>The record cannot be opened</source>
        <translation>Dysturin kann ikki latast upp</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>{game}, deal {deal}: {standing}</source>
        <translation>{game}, umfar {deal}: {standing}</translation>
    </message>
</context>
<context>
    <name>book</name>
    <message>
        <source>What is this hand worth?</source>
        <translation>Hvat er hondin verd?</translation>
    </message>
    <message>
        <source>Long enough?</source>
        <translation>Nóg langur?</translation>
    </message>
    <message>
        <source>To speak or to be silent</source>
        <translation>At siga nakað ella tiga</translation>
    </message>
    <message>
        <source>The courage to bid</source>
        <translation>Mót til at melda</translation>
    </message>
    <message>
        <source>A word too many?</source>
        <translation>Eitt orð ov nógv?</translation>
    </message>
    <message>
        <source>The price of a bid</source>
        <translation>Prísurin fyri eitt meld</translation>
    </message>
    <message>
        <source>Which shall be trumps?</source>
        <translation>Hvat skal vera trumfur?</translation>
    </message>
    <message>
        <source>The cat in the middle</source>
        <translation>Kettan í miðjuni</translation>
    </message>
    <message>
        <source>On lead again</source>
        <translation>At spæla út aftur</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Næsta fetið</translation>
    </message>
    <message>
        <source>Where to now?</source>
        <translation>Hvar nú?</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Høgt ella lágt?</translation>
    </message>
    <message>
        <source>The right moment</source>
        <translation>Rætta løtan</translation>
    </message>
    <message>
        <source>A suit to open</source>
        <translation>Ein litur at byrja við</translation>
    </message>
    <message>
        <source>Keep going?</source>
        <translation>Halda fram?</translation>
    </message>
    <message>
        <source>One card lies there</source>
        <translation>Eitt kort liggur har</translation>
    </message>
    <message>
        <source>Two are still to come</source>
        <translation>Tvey eru eftir</translation>
    </message>
    <message>
        <source>Second in line</source>
        <translation>Nummar tvey í røðini</translation>
    </message>
    <message>
        <source>Too early?</source>
        <translation>Ov tíðliga?</translation>
    </message>
    <message>
        <source>The last word</source>
        <translation>Seinasta orðið</translation>
    </message>
    <message>
        <source>Everything lies there</source>
        <translation>Alt liggur har</translation>
    </message>
    <message>
        <source>Take it or leave it</source>
        <translation>Tak tað ella lat tað liggja</translation>
    </message>
    <message>
        <source>Nobody plays after you</source>
        <translation>Eingin leggur eftir teg</translation>
    </message>
    <message>
        <source>Trump it or not?</source>
        <translation>Stinga ella ikki?</translation>
    </message>
    <message>
        <source>Nothing of that suit</source>
        <translation>Einki í tí litinum</translation>
    </message>
    <message>
        <source>What a trump is worth</source>
        <translation>Hvat ein trumfur er verdur</translation>
    </message>
    <message>
        <source>Free to choose</source>
        <translation>Frítt val</translation>
    </message>
    <message>
        <source>A chance to trump</source>
        <translation>Ein møguleiki at stinga</translation>
    </message>
    <message>
        <source>The empty suit</source>
        <translation>Tómi liturin</translation>
    </message>
    <message>
        <source>Small or large?</source>
        <translation>Lítil ella stórur?</translation>
    </message>
    <message>
        <source>Throw something away?</source>
        <translation>Blaka nakað burtur?</translation>
    </message>
    <message>
        <source>Out of the suit</source>
        <translation>Ikki fleiri í litinum</translation>
    </message>
    <message>
        <source>To cut in</source>
        <translation>At leggja uppí</translation>
    </message>
    <message>
        <source>The tempting trump</source>
        <translation>Freistandi trumfurin</translation>
    </message>
    <message>
        <source>A friend is winning</source>
        <translation>Ein vinur hevur stikkið</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick</source>
        <translation>Stikkið hjá makkaranum</translation>
    </message>
    <message>
        <source>A present?</source>
        <translation>Ein gáva?</translation>
    </message>
    <message>
        <source>Trust your partner?</source>
        <translation>Líta á makkaran?</translation>
    </message>
    <message>
        <source>Help that helps</source>
        <translation>Hjálp, sum hjálpir</translation>
    </message>
    <message>
        <source>Trumps are asked for</source>
        <translation>Trumfur er spældur út</translation>
    </message>
    <message>
        <source>Which trump?</source>
        <translation>Hvør trumfur?</translation>
    </message>
    <message>
        <source>Trump against trump</source>
        <translation>Trumfur móti trumfi</translation>
    </message>
    <message>
        <source>Follow, but how?</source>
        <translation>Bekenna, men hvussu?</translation>
    </message>
    <message>
        <source>Paying with trumps</source>
        <translation>At gjalda við trumfi</translation>
    </message>
    <message>
        <source>A round of trumps</source>
        <translation>Eitt stikk við trumfi</translation>
    </message>
    <message>
        <source>Strong or thrifty?</source>
        <translation>Sterkur ella sparin?</translation>
    </message>
    <message>
        <source>The trump trick</source>
        <translation>Stikkið við trumfi</translation>
    </message>
    <message>
        <source>Among trumps</source>
        <translation>Millum trumfir</translation>
    </message>
    <message>
        <source>Nearly over</source>
        <translation>Næstan liðugt</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Seinastu kortini</translation>
    </message>
    <message>
        <source>Few cards, much at stake</source>
        <translation>Fá kort, nógv um at gera</translation>
    </message>
    <message>
        <source>Count, then play</source>
        <translation>Tel, og spæl so</translation>
    </message>
    <message>
        <source>A short ending</source>
        <translation>Ein stuttur endi</translation>
    </message>
    <message>
        <source>The final points</source>
        <translation>Seinastu stigini</translation>
    </message>
    <message>
        <source>The end game</source>
        <translation>Endaspælið</translation>
    </message>
    <message>
        <source>What is still out?</source>
        <translation>Hvat er enn úti?</translation>
    </message>
    <message>
        <source>The last decision</source>
        <translation>Seinasta avgerðin</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>Við opnum kortum</translation>
    </message>
    <message>
        <source>Everything in sight</source>
        <translation>Alt er sjónligt</translation>
    </message>
    <message>
        <source>A riddle</source>
        <translation>Ein gáta</translation>
    </message>
    <message>
        <source>Look, then play</source>
        <translation>Hygg, og spæl so</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>Einki er fjalt</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>Einasti vegurin</translation>
    </message>
    <message>
        <source>Eight tricks</source>
        <translation>Átta stikk</translation>
    </message>
    <message>
        <source>From the first card to the last</source>
        <translation>Frá fyrsta kortinum til tað seinasta</translation>
    </message>
    <message>
        <source>It can just be done</source>
        <translation>Tað ber júst til</translation>
    </message>
    <message>
        <source>A deal to win</source>
        <translation>Eitt umfar at vinna</translation>
    </message>
    <message>
        <source>The ace takes {partner}&apos;s ten of hearts home at once. After a lower heart it stays in your hand to the end, where {left}&apos;s trumps take it.</source>
        <translation>Essið tekur hjartartíggjaran hjá makkaranum ({partner}) heim beinanvegin. Leggur tú ein lægri hjartara, verður essið eftir á hondini til endan, og tá stingur {left} tað.</translation>
    </message>
    <message>
        <source>{left}&apos;s queen of clubs, the highest trump, takes this trick whatever trump you lead. So lead the one that counts nothing.</source>
        <translation>{left} hevur kleyvardrotningina, hægsta trumfin, og fær hetta stikkið, hvønn trumf tú so spælir út. Spæl tí tann út, sum einki telur.</translation>
    </message>
    <message>
        <source>{left} has neither a club nor a trump, and {partner}&apos;s clubs beat the seven: here the ten of diamonds is safe. Later {left}&apos;s ace of diamonds would take it.</source>
        <translation>{left} hevur hvørki kleyvara ella trumf, og {partner} hevur kleyvarar, sum eru hægri enn sjeyarin: her er rútartíggjarin tryggur. Seinni hevði {left} tikið hann við rútaressinum.</translation>
    </message>
    <message>
        <source>The queen of clubs takes this trick in any case. The king costs 4, the ten would cost 10, and the jack of spades is needed to win a trick later.</source>
        <translation>Kleyvardrotningin tekur hetta stikkið í øllum føri. Kongurin kostar 4, tíggjarin hevði kostað 10, og spaðardrongurin skal vinna eitt stikk seinni.</translation>
    </message>
    <message>
        <source>{partner}&apos;s ace of diamonds has this trick, as {left} must follow suit. So the ten of hearts belongs here: kept, it falls to {right}&apos;s queen of clubs in the last trick.</source>
        <translation>{partner} hevur hetta stikkið við rútaressinum, tí {left} skal bekenna. Legg tí hjartartíggjaran her: verður hann goymdur, tekur {right} hann við kleyvardrotningini í seinasta stikkinum.</translation>
    </message>
    <message>
        <source>In the line shown the jack of diamonds draws the seven and the king of trumps at once, and {partner}, who takes the trick, goes on with the ace of hearts.</source>
        <translation>Í gongdini, sum er víst, dregur rútardrongurin beinanvegin sjeyaran og kongin í trumfi, og {partner}, sum fær stikkið, heldur fram við hjartaressinum.</translation>
    </message>
    <message>
        <source>In the line shown the ace of clubs goes round first, while everybody still has a club. {left} trumps the ten that follows, and {partner} trumps higher.</source>
        <translation>Í gongdini, sum er víst, verður kleyvaressið spælt fyrst, meðan øll enn hava kleyvara. {left} stingur tíggjaran, sum kemur aftaná, og {partner} stingur hægri.</translation>
    </message>
    <message>
        <source>In the line shown the ace of trumps is safe in the first trick, as {partner} holds the queen of clubs, the highest trump.</source>
        <translation>Í gongdini, sum er víst, er trumfessið trygt í fyrsta stikkinum, tí {partner} hevur kleyvardrotningina, hægsta trumfin.</translation>
    </message>
    <message>
        <source>In the line shown three rounds of trumps take all four that the opponents have.</source>
        <translation>Í gongdini, sum er víst, draga trý stikk við trumfi allar fýra trumfirnar hjá mótspælarunum.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Play and learn Sjavs.</source>
        <translation>Spæl og lær sjavs.</translation>
    </message>
    <message>
        <source>a record of a match or a duel to look at</source>
        <translation>ein goymdur dystur ella ein tvídystur at hyggja at</translation>
    </message>
    <message>
        <source>{given!r} is not a whole number from {least} to {most}</source>
        <translation>{given!r} er ikki eitt heilt tal frá {least} til {most}</translation>
    </message>
    <message>
        <source>{given!r} is not a whole number of at least {least}</source>
        <translation>{given!r} er ikki eitt heilt tal á {least} ella meira</translation>
    </message>
    <message>
        <source>key of a rule pack, or a file (default {pack})</source>
        <translation>lykilin hjá einum reglupakka, ella ein fíla (annars {pack})</translation>
    </message>
    <message>
        <source>an option of the pack; may be repeated</source>
        <translation>eitt val hjá pakkanum; kann standa fleiri ferðir</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from (default {seed})</source>
        <translation>tað, sum blandingin verður gjørd úr (annars {seed})</translation>
    </message>
    <message>
        <source>The code was made with other rules than this version has; the cards are the same.</source>
        <translation>Kotan varð gjørd við øðrum reglum enn henda útgávan hevur; kortini eru tey somu.</translation>
    </message>
    <message>
        <source>begin with the deal of this code, and go on with the next ones of its series</source>
        <translation>byrja við umfarinum hjá hesi kotuni, og halt á við teimum næstu í røðini</translation>
    </message>
    <message>
        <source>the series that deals are of, as its codes begin: 10 characters</source>
        <translation>røðin, sum umførini eru úr, soleiðis sum koturnar byrja: 10 tekn</translation>
    </message>
    <message>
        <source>the first deal of the series, or of the seed (default 1); its number tells who deals, and whoever cuts is asked</source>
        <translation>fyrsta umfarið í røðini, ella hjá frøinum (annars 1); nummarið á tí sigur, hvør gevur, og tann, sum tekur av, verður spurdur</translation>
    </message>
    <message>
        <source>--series names the seed already and cannot go with --seed</source>
        <translation>--series nevnir longu frøið og kann ikki standa saman við --seed</translation>
    </message>
    <message>
        <source>--series {series!r}: {seed} digits and letters (without U) are expected</source>
        <translation>--series {series!r}: {seed} tøl og bókstavir (uttan U) skulu standa her</translation>
    </message>
    <message>
        <source>--code names rules and cards and cannot go with --{given}</source>
        <translation>--code nevnir reglur og kort og kann ikki standa saman við --{given}</translation>
    </message>
    <message>
        <source>--code {code!r}: {wrong}</source>
        <translation>--code {code!r}: {wrong}</translation>
    </message>
    <message>
        <source>--rule {given!r}: a key and a value are expected, as in must_speak=on</source>
        <translation>--rule {given!r}: ein lykil og eitt virði skulu standa her, sum í must_speak=ja</translation>
    </message>
    <message>
        <source>{key!r} is not an option of {pack} ({options})</source>
        <translation>{key!r} er ikki eitt val hjá {pack} ({options})</translation>
    </message>
    <message>
        <source>{key!r} is not an option of {pack}, which has none</source>
        <translation>{key!r} er ikki eitt val hjá {pack}, sum einki hevur</translation>
    </message>
    <message>
        <source>--levels {given}: {keys} levels are given, but {counts} are expected</source>
        <translation>--levels {given}: {keys} støði eru givin, men tey skulu vera {counts}</translation>
    </message>
    <message>
        <source>deals to play (default 3)</source>
        <translation>umfør at spæla (annars 3)</translation>
    </message>
    <message>
        <source>folder for the pictures; none are made without it</source>
        <translation>mappa til myndirnar; uttan hana verða ongar gjørdar</translation>
    </message>
    <message>
        <source>window sizes of the pictures</source>
        <translation>vindeygastøddir á myndunum</translation>
    </message>
    <message>
        <source>of light, dark and contrast (default: light,dark)</source>
        <translation>av light, dark og contrast (annars light,dark)</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from (default: one that shows every phase)</source>
        <translation>tað, sum blandingin verður gjørd úr (annars eitt, sum vísir øll skeiðini)</translation>
    </message>
    <message>
        <source>{part!r} is not a size such as 1024x640 (960x600 to 8000x8000)</source>
        <translation>{part!r} er ikki ein stødd sum 1024x640 (960x600 til 8000x8000)</translation>
    </message>
    <message>
        <source>{given!r}: the themes are {list}</source>
        <translation>{given!r}: útsjóndirnar eru {list}</translation>
    </message>
    <message>
        <source>sjavs demo: the folder {shots} cannot be made: {why}</source>
        <translation>sjavs demo: mappan {shots} kann ikki gerast: {why}</translation>
    </message>
    <message>
        <source>sjavs demo: something failed on the way
{failed}</source>
        <translation>sjavs demo: okkurt miseydnaðist undir vegis
{failed}</translation>
    </message>
    <message>
        <source>sjavs demo: not all deals were played in time, only {played} of {deals}</source>
        <translation>sjavs demo: tíðin gekk út, áðrenn øll umførini vóru liðug: bert {played} av {deals}</translation>
    </message>
    <message>
        <source>deals played: {played}, pictures in {shots}: {taken}</source>
        <translation>spæld umfør: {played}, myndir í {shots}: {taken}</translation>
    </message>
    <message>
        <source>deals played: {played}</source>
        <translation>spæld umfør: {played}</translation>
    </message>
    <message>
        <source>{picture} cannot be written</source>
        <translation>{picture} kann ikki goymast</translation>
    </message>
    <message>
        <source>write the file of a new duel</source>
        <translation>skriva fíluna til ein nýggjan tvídyst</translation>
    </message>
    <message>
        <source>default {deals}</source>
        <translation>{deals}, um einki annað er sagt</translation>
    </message>
    <message>
        <source>of the bots ({list}; default {level})</source>
        <translation>hjá bottunum ({list}; annars {level})</translation>
    </message>
    <message>
        <source>under which you play it; for duel play</source>
        <translation>sum tú spælir undir; til duel play</translation>
    </message>
    <message>
        <source>tell how far a duel is, and compare both once they have played</source>
        <translation>sig, hvussu langt ein tvídystur er komin, og samanber, tá ið bæði hava spælt</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>skriva JSON í staðin fyri eina talvu</translation>
    </message>
    <message>
        <source>play the next deals of a duel in the terminal; each is kept when it is over</source>
        <translation>spæl næstu umførini í einum tvídysti í terminalinum; hvørt umfar verður goymt, tá ið tað er liðugt</translation>
    </message>
    <message>
        <source>under which you play it (default: that of duel new)</source>
        <translation>sum tú spælir undir (annars tað úr duel new)</translation>
    </message>
    <message>
        <source>{file}: there is such a file already, and it is not overwritten</source>
        <translation>{file}: fílan er til frammanundan og verður ikki yvirskrivað</translation>
    </message>
    <message>
        <source>{file}: {deals} of {name}, series {seed}.</source>
        <translation>{file}: {name}, {deals}, røð {seed}.</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 umfar</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} umfør</translation>
    </message>
    <message>
        <source>duel play needs --name: under which name do you play?</source>
        <translation>duel play krevur --name: undir hvørjum navni spælir tú?</translation>
    </message>
    <message>
        <source>{file}: two have played this duel already</source>
        <translation>{file}: tvey hava longu spælt henda tvídystin</translation>
    </message>
    <message>
        <source>Duel, deal {deal} of {deals}. {parties} ? helps, {quit} ends.</source>
        <translation>Tvídystur, umfar {deal} av {deals}. {parties} ? hjálpir, {quit} steðgar.</translation>
    </message>
    <message>
        <source>Deal {deal} was not played to its end, so it is not kept.</source>
        <translation>Umfar {deal} varð ikki spælt liðugt og verður tí ikki goymt.</translation>
    </message>
    <message>
        <source>{player} has played the whole duel (deals: {deals}).</source>
        <translation>{player} hevur spælt allan tvídystin (umfør: {deals}).</translation>
    </message>
    <message>
        <source>{name}, series {seed}: {deals} with bots of level {levels}</source>
        <translation>{name}, røð {seed}: {deals} við bottum á støði {levels}</translation>
    </message>
    <message>
        <source>{player}: {number} of {deals} played</source>
        <translation>{player} hevur spælt {number} av {deals}</translation>
    </message>
    <message>
        <source>What became of the deals is shown once two have played them all.</source>
        <translation>Hvussu gekst, verður víst, tá ið tvey hava spælt øll umførini.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>umfar</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>meldari</translation>
    </message>
    <message>
        <source>points</source>
        <translation>stig</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>munur</translation>
    </message>
    <message>
        <source>total</source>
        <translation>tilsamans</translation>
    </message>
    <message>
        <source>{path}: these are no duplicate deals ({format!r} is expected)</source>
        <translation>{path}: hetta eru ikki umfør til samanbering ({format!r} skal standa her)</translation>
    </message>
    <message>
        <source>{path}: its deals are of another pack: {found!r}</source>
        <translation>{path}: umførini har eru úr øðrum reglupakka: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals have other house rules: {found!r}</source>
        <translation>{path}: umførini har hava aðrar húsreglur: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals have another seed: {found!r}</source>
        <translation>{path}: umførini har hava eitt annað frø: {found!r}</translation>
    </message>
    <message>
        <source>{path}: its deals were played with another kernel ({found!r}) and are not mixed with these</source>
        <translation>{path}: umførini har vórðu spæld við einum øðrum kjarna ({found!r}) og verða ikki blandað saman við hesum</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>tað er ikki UTF-8-tekstur</translation>
    </message>
    <message>
        <source>{path}: the deals cannot be kept there: {why}</source>
        <translation>{path}: umførini kunnu ikki goymast har: {why}</translation>
    </message>
    <message>
        <source>{path}:{number}: this is no line of duplicate deals</source>
        <translation>{path}:{number}: hetta er ikki ein linja við umførum til samanbering</translation>
    </message>
    <message>
        <source>{why} (more is told in {file})</source>
        <translation>{why} (meira stendur í {file})</translation>
    </message>
    <message>
        <source>Something went wrong in a command.</source>
        <translation>Okkurt gekk galið, meðan boðini vórðu útint.</translation>
    </message>
    <message>
        <source>sjavs: something went wrong that nobody had thought of ({name}); a report without names lies in {file} and was sent to nobody</source>
        <translation>sjavs: okkurt, sum eingin hevði hugsað um, gekk galið ({name}); ein frágreiðing uttan nøvn liggur í {file} og er ikki send nøkrum</translation>
    </message>
    <message>
        <source>This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, machines and files were taken out, so that you can send it to whoever may help.</source>
        <translation>Henda fílan sigur, hvat gekk galið í Sjavs Desktop. Hon er skrivað til tín og er ikki send nøkrum. Nøvn á fólki, teldum og fílum eru tikin burtur, so at tú kanst senda hana til onkran, sum kanska kann hjálpa.</translation>
    </message>
    <message>
        <source>began</source>
        <translation>byrjaði</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglur</translation>
    </message>
    <message>
        <source>level</source>
        <translation>støði</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>umfør</translation>
    </message>
    <message>
        <source>status</source>
        <translation>støða</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vunnið</translation>
    </message>
    <message>
        <source>id</source>
        <translation>navn</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n spælt</numerusform>
            <numerusform>%n spæld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claimed</source>
        <translation>
            <numerusform>%n avgjørt fyri tíð</numerusform>
            <numerusform>%n avgjørd fyri tíð</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resumed</source>
        <translation>
            <numerusform>%n hildið á við</numerusform>
            <numerusform>%n hildið á við</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>%n sum venjing</numerusform>
            <numerusform>%n sum venjing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n givið upp</numerusform>
            <numerusform>%n givin upp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thrown in</source>
        <translation>
            <numerusform>%n lagt saman</numerusform>
            <numerusform>%n løgd saman</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n going on</source>
        <translation>
            <numerusform>%n í gongd</numerusform>
            <numerusform>%n í gongd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watched</source>
        <translation>
            <numerusform>%n hugt at</numerusform>
            <numerusform>%n hugt at</numerusform>
        </translation>
    </message>
    <message>
        <source>print all matches with their deals as JSON</source>
        <translation>skriva allar dystir við umførum sínum sum JSON</translation>
    </message>
    <message>
        <source>write a table, a line for each deal; - is the standard output</source>
        <translation>skriva eina talvu, eina linju fyri hvørt umfar; - er vanliga úttakið</translation>
    </message>
    <message>
        <source>the folder with matches/ (default: the user&apos;s own)</source>
        <translation>mappan við matches/ (annars tann hjá brúkaranum)</translation>
    </message>
    <message>
        <source>sjavs history: {sentence}</source>
        <translation>sjavs history: {sentence}</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Einki er spælt enn.</translation>
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
            <numerusform>%n dystur</numerusform>
            <numerusform>%n dystir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n umfar</numerusform>
            <numerusform>%n umfør</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>take away what this command has made</source>
        <translation>tak burtur aftur tað, sum hesi boðini hava gjørt</translation>
    </message>
    <message>
        <source>macOS shows only bundles among the programs: start the game with sjavs-desktop, or use Sjavs.app and drag it into the folder Applications.</source>
        <translation>Millum forritini vísir macOS bert pakkar sum Sjavs.app: byrja spælið við sjavs-desktop, ella drag Sjavs.app yvir í mappuna Applications.</translation>
    </message>
    <message>
        <source>{name} is not installed: install the game with pip or pipx first</source>
        <translation>{name} er ikki lagt inn: legg fyrst spælið inn við pip ella pipx</translation>
    </message>
    <message>
        <source>Sjavs is among your programs now ({file}), and opens records and duels; --remove takes that away again.</source>
        <translation>Sjavs er nú millum tíni forrit ({file}) og letur goymdar dystir og tvídystir upp; --remove tekur tað burtur aftur.</translation>
    </message>
    <message>
        <source>Sjavs was not among your programs; nothing was changed.</source>
        <translation>Sjavs var ikki millum tíni forrit; einki varð broytt.</translation>
    </message>
    <message>
        <source>Sjavs is not among your programs any more; your matches and settings stay.</source>
        <translation>Sjavs er ikki longur millum tíni forrit; dystirnir og stillingarnar hjá tær verða verandi.</translation>
    </message>
    <message>
        <source>The shortcut could not be made: in the Explorer drag {program} onto the start menu instead.</source>
        <translation>Snarvegurin kundi ikki gerast: drag {program} úr Explorer yvir á byrjanarvalmyndina í staðin.</translation>
    </message>
    <message>
        <source>Sjavs is in the start menu now ({file}); --remove takes it away again.</source>
        <translation>Sjavs er nú í byrjanarvalmyndini ({file}); --remove tekur tað burtur aftur.</translation>
    </message>
    <message>
        <source>Sjavs was not in the start menu; nothing was changed.</source>
        <translation>Sjavs var ikki í byrjanarvalmyndini; einki varð broytt.</translation>
    </message>
    <message>
        <source>Sjavs is not in the start menu any more; your matches and settings stay.</source>
        <translation>Sjavs er ikki longur í byrjanarvalmyndini; dystirnir og stillingarnar hjá tær verða verandi.</translation>
    </message>
    <message>
        <source>sjavs-desktop: no log is kept: {why}</source>
        <translation>sjavs-desktop: eingin loggur verður førdur: {why}</translation>
    </message>
    <message>
        <source>play in the terminal against three bots</source>
        <translation>spæl í terminalinum móti trimum bottum</translation>
    </message>
    <message>
        <source>let bots play matches or duplicates and count</source>
        <translation>lat bottar spæla dystir ella umfør til samanbering og tel</translation>
    </message>
    <message>
        <source>show what a seat sees and what a bot thinks of it</source>
        <translation>vís, hvat eitt pláss sær, og hvat ein bottur heldur um tað</translation>
    </message>
    <message>
        <source>tell what each choice of a recorded match gave away</source>
        <translation>sig, hvat hvørt val í einum goymdum dysti kostaði</translation>
    </message>
    <message>
        <source>print a recorded match trick by trick</source>
        <translation>skriva ein goymdan dyst, stikk fyri stikk</translation>
    </message>
    <message>
        <source>check the sealed deals of a recorded match</source>
        <translation>kanna innsigldu umførini í einum goymdum dysti</translation>
    </message>
    <message>
        <source>list every match that was played</source>
        <translation>vís allar dystir, sum eru spældir</translation>
    </message>
    <message>
        <source>play the same deals as somebody else, by a file</source>
        <translation>spæl somu umfør sum ein annar, við eini fílu</translation>
    </message>
    <message>
        <source>list, show and check rule packs</source>
        <translation>nevn, vís og kanna reglupakkar</translation>
    </message>
    <message>
        <source>count the legal lines from a deal</source>
        <translation>tel loyvdu gongdirnar úr einum umfari</translation>
    </message>
    <message>
        <source>play deals by bots in the real window and save pictures</source>
        <translation>lat bottar spæla umfør í veruliga vindeyganum og goym myndir</translation>
    </message>
    <message>
        <source>check this installation</source>
        <translation>kanna, um forritið virkar her</translation>
    </message>
    <message>
        <source>show the game among the programs of this user, or take it away again</source>
        <translation>vís spælið millum forritini hjá brúkaranum, ella tak tað burtur aftur</translation>
    </message>
    <message>
        <source>Play and learn Sjavs. Without a command the window opens.</source>
        <translation>Spæl og lær sjavs. Uttan boð verður vindeygað latið upp.</translation>
    </message>
    <message>
        <source>the standard output is closed, so nothing can be printed</source>
        <translation>vanliga úttakið er stongt, so einki kann skrivast</translation>
    </message>
    <message>
        <source>duplicate deals (default {duplicates}), or deals after which a match is stopped (default {deals})</source>
        <translation>umfør til samanbering (annars {duplicates}), ella umfør, sum ein dystur verður steðgaður aftaná (annars {deals})</translation>
    </message>
    <message>
        <source>whole matches</source>
        <translation>heilir dystir</translation>
    </message>
    <message>
        <source>matches to play (default {games})</source>
        <translation>dystir at spæla (annars {games})</translation>
    </message>
    <message>
        <source>levels by seat, with commas: one for all, two for the sides, or one a seat ({levels})</source>
        <translation>støði eftir plássi, við kommum ímillum: eitt fyri øll, tvey fyri liðini, ella eitt fyri hvørt pláss ({levels})</translation>
    </message>
    <message>
        <source>write a record of each match there</source>
        <translation>goym hvønn dyst har</translation>
    </message>
    <message>
        <source>duplicate deals</source>
        <translation>somu umfør hjá øllum</translation>
    </message>
    <message>
        <source>Each deal is played once for each account, so that the luck of the cards falls out.</source>
        <translation>Hvørt umfar verður spælt eina ferð fyri hvønn roknskap, so at hepnið í kortunum javnast út.</translation>
    </message>
    <message>
        <source>the level that is measured</source>
        <translation>støðið, sum verður mált</translation>
    </message>
    <message>
        <source>the level that it is compared with</source>
        <translation>støðið, sum tað verður samanborið við</translation>
    </message>
    <message>
        <source>levels with commas: each against each, and a table</source>
        <translation>støði við kommum ímillum: øll móti øllum, og ein talva</translation>
    </message>
    <message>
        <source>processes (default: one for each core)</source>
        <translation>tilgongdir (annars ein fyri hvønn kjarna)</translation>
    </message>
    <message>
        <source>keep each deal there, and go on from what it has already</source>
        <translation>goym hvørt umfar har, og halt á frá tí, sum longu er har</translation>
    </message>
    <message>
        <source>--{key} is for whole matches and cannot go with --{given}</source>
        <translation>--{key} er til heilar dystir og kann ikki standa saman við --{given}</translation>
    </message>
    <message>
        <source>duplicate deals need --a and --b, or --field</source>
        <translation>skulu umfør samanberast, krevjast --a og --b, ella --field</translation>
    </message>
    <message>
        <source>match {number}, {what}</source>
        <translation>dystur {number}, {what}</translation>
    </message>
    <message>
        <source>a match that begins with a deal of a series is played alone and cannot go with --games</source>
        <translation>ein dystur, sum byrjar við einum umfari úr eini røð, verður spældur einsamallur og kann ikki standa saman við --games</translation>
    </message>
    <message>
        <source>--field {field}: two or more different levels are expected</source>
        <translation>--field {field}: tvey ella fleiri ymisk støði skulu standa her</translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s), each from every side</source>
        <translation>
            <numerusform>{name}, frø {seed}: %n umfar, frá øllum síðum</numerusform>
            <numerusform>{name}, frø {seed}: %n umfør, hvørt frá øllum síðum</numerusform>
        </translation>
    </message>
    <message>
        <source>better in {better}, equal in {equal}, worse in {worse}</source>
        <translation>betri í {better}, javnt í {equal}, verri í {worse}</translation>
    </message>
    <message>
        <source>{level}: no deal declared; {time:.1f} ms a decision</source>
        <translation>{level}: ongantíð meldari; {time:.1f} ms fyri hvørt val</translation>
    </message>
    <message numerus="yes">
        <source>{level}: %n deal(s) declared, {made:.0%} of them made; {time:.1f} ms a decision</source>
        <translation>
            <numerusform>{level}: %n umfar meldað, {made:.0%} vunnið; {time:.1f} ms fyri hvørt val</numerusform>
            <numerusform>{level}: %n umfør meldað, {made:.0%} av teimum vunnin; {time:.1f} ms fyri hvørt val</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} game points per deal (95 %: {low:+.3f} to {high:+.3f})</source>
        <translation>{a} móti {b}: {mean:+.3f} spælistig fyri hvørt umfar (95 %: {low:+.3f} til {high:+.3f})</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} game points per deal (too few deals to say how sure that is)</source>
        <translation>{a} móti {b}: {mean:+.3f} spælistig fyri hvørt umfar (ov fá umfør at siga, hvussu vist tað er)</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} (95 %: {low:+.3f} to {high:+.3f})</source>
        <translation>{a} móti {b}: {mean:+.3f} (95 %: {low:+.3f} til {high:+.3f})</translation>
    </message>
    <message>
        <source>{a} against {b}: {mean:+.3f} (too few deals to say how sure that is)</source>
        <translation>{a} móti {b}: {mean:+.3f} (ov fá umfør at siga, hvussu vist tað er)</translation>
    </message>
    <message numerus="yes">
        <source>{name}, seed {seed}: %n deal(s) a pair, each from every side</source>
        <translation>
            <numerusform>{name}, frø {seed}: %n umfar fyri hvørt par, frá øllum síðum</numerusform>
            <numerusform>{name}, frø {seed}: %n umfør fyri hvørt par, hvørt frá øllum síðum</numerusform>
        </translation>
    </message>
    <message>
        <source>points per deal</source>
        <translation>stig fyri hvørt umfar</translation>
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
        <translation>{folder}: dysturin kann ikki goymast: {why}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vunnir dystir</translation>
    </message>
    <message>
        <source>matches lost</source>
        <translation>taptir dystir</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>krossar</translation>
    </message>
    <message>
        <source>deals declared</source>
        <translation>umfør sum meldari</translation>
    </message>
    <message>
        <source>of these made</source>
        <translation>av teimum vunnin</translation>
    </message>
    <message>
        <source>of these folded</source>
        <translation>av teimum givin upp</translation>
    </message>
    <message>
        <source>deals as partner</source>
        <translation>umfør sum makkari</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>øll stikkini</translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation>30 ella færri</translation>
    </message>
    <message>
        <source>seats {list}</source>
        <translation>pláss {list}</translation>
    </message>
    <message>
        <source>seat {list}</source>
        <translation>pláss {list}</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>støði</translation>
    </message>
    <message>
        <source>game points per deal</source>
        <translation>spælistig fyri hvørt umfar</translation>
    </message>
    <message>
        <source>every account balances</source>
        <translation>allir roknskapir passa</translation>
    </message>
    <message>
        <source>{name}, seed {seed}: {counts}</source>
        <translation>{name}, frø {seed}: {counts}</translation>
    </message>
    <message>
        <source>{number} {game}</source>
        <translation>{game} {number}</translation>
    </message>
    <message>
        <source>played: {list}</source>
        <translation>spælt: {list}</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n ikki liðugur</numerusform>
            <numerusform>%n ikki liðugir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s)</source>
        <translation>
            <numerusform>%n javnleikur</numerusform>
            <numerusform>%n javnleikir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played without a bid</source>
        <translation>
            <numerusform>%n spælt uttan meld</numerusform>
            <numerusform>%n spæld uttan meld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annulled</source>
        <translation>
            <numerusform>%n givið av nýggjum</numerusform>
            <numerusform>%n givin av nýggjum</numerusform>
        </translation>
    </message>
    <message>
        <source>actions of players; a shuffle is none</source>
        <translation>gerðir hjá spælarum; ein blanding telur ikki við</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norður</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Vestur</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Eystur</translation>
    </message>
    <message>
        <source>Cards are written rank before suit: A Sau, T Zehn, K König, Q Ober, J Unter; C Eichel, S Gras, H Herz, D Schellen.</source>
        <translation>Kortini verða skrivað við virðinum framman fyri litin: A Sau, T Zehn, K König, Q Ober, J Unter; C Eichel, S Gras, H Herz, D Schellen.</translation>
    </message>
    <message>
        <source>Cards are written rank before suit: {ace} ace, {king} king, {queen} queen, {jack} jack, T ten; C clubs, S spades, H hearts, D diamonds. {others} may be typed too.</source>
        <translation>Kortini verða skrivað við virðinum framman fyri litin: {ace} ess, {king} kongur, {queen} drotning, {jack} drongur, T tíggju; C kleyvari, S spaðari, H hjartari, D rútari. Tú kanst eisini skriva {others}.</translation>
    </message>
    <message>
        <source>cut&gt; </source>
        <translation>taka av&gt; </translation>
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
        <translation>litur&gt; </translation>
    </message>
    <message>
        <source>exchange&gt; </source>
        <translation>skifti&gt; </translation>
    </message>
    <message>
        <source>marriage&gt; </source>
        <translation>Hochzeit&gt; </translation>
    </message>
    <message>
        <source>fold&gt; </source>
        <translation>val&gt; </translation>
    </message>
    <message>
        <source>play&gt; </source>
        <translation>kort&gt; </translation>
    </message>
    <message>
        <source>of the bots ({levels})</source>
        <translation>hjá bottunum ({levels})</translation>
    </message>
    <message>
        <source>what the shuffles are drawn from; chance unless given</source>
        <translation>tað, sum blandingin verður gjørd úr; tilvildin, um einki er givið</translation>
    </message>
    <message>
        <source>write the record of the match there at the end</source>
        <translation>goym dystin har at enda</translation>
    </message>
    <message>
        <source>{name}, seed {seed}. {parties} ? helps, {quit} ends.</source>
        <translation>{name}, frø {seed}. {parties} ? hjálpir, {quit} steðgar.</translation>
    </message>
    <message>
        <source>{save}: the record cannot be written: {why}</source>
        <translation>{save}: dysturin kann ikki goymast: {why}</translation>
    </message>
    <message>
        <source>You and {partner} play against {left} and {right}.</source>
        <translation>Makkari tín er {partner}; mótspælararnir eru {left} og {right}.</translation>
    </message>
    <message>
        <source>You play against {other}.</source>
        <translation>Mótspælari tín er {other}.</translation>
    </message>
    <message>
        <source>You play against {others}, each for themselves.</source>
        <translation>Mótspælarar tínir eru {others}; hvør spælir fyri seg.</translation>
    </message>
    <message>
        <source>
Deal {number}. {standing}</source>
        <translation>
Umfar {number}. {standing}</translation>
    </message>
    <message>
        <source>Its fingerprint: {digits}</source>
        <translation>Fingramerkið: {digits}</translation>
    </message>
    <message>
        <source>The code of this deal: {code}</source>
        <translation>Kotan hjá hesum umfarinum: {code}</translation>
    </message>
    <message>
        <source>Left to come down: {accounts}.</source>
        <translation>Eftir: {accounts}.</translation>
    </message>
    <message>
        <source>Left: {accounts}.</source>
        <translation>Eftir: {accounts}.</translation>
    </message>
    <message>
        <source>they</source>
        <translation>tey</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>Chips: {accounts}.</source>
        <translation>Spælipeningar: {accounts}.</translation>
    </message>
    <message>
        <source>Your hand: {hand}</source>
        <translation>Tíni kort: {hand}</translation>
    </message>
    <message>
        <source>The next card ends the time for it: {word}, or {go}&gt; </source>
        <translation>Tá ið næsta kortið liggur, er tað ov seint: {word}, ella {go}&gt; </translation>
    </message>
    <message>
        <source>{typed!r}: type {word}, to double the deal, or {go}.</source>
        <translation>{typed!r}: skriva {word} fyri at tvífalda umfarið, ella {go}.</translation>
    </message>
    <message>
        <source>The pack is before you: knock ({knock}), or cut ({cut}).</source>
        <translation>Bunkin liggur fyri tær: banka á hann ({knock}), ella tak av ({cut}).</translation>
    </message>
    <message>
        <source>{names}: the trump {wed} lies open</source>
        <translation>{names}: trumfurin {wed} liggur opin</translation>
    </message>
    <message>
        <source>Laid away: {aside}</source>
        <translation>Lagt burtur: {aside}</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Tú spælir út.</translation>
    </message>
    <message>
        <source>{names} leads.</source>
        <translation>{names} spælir út.</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Á borðinum: {cards}</translation>
    </message>
    <message>
        <source>Trumps: {trumps}.</source>
        <translation>Trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Tú ert makkarin.</translation>
    </message>
    <message>
        <source>Called by {names}: {ace}.</source>
        <translation>{names} hevur kallað: {ace}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>eingin</translation>
    </message>
    <message>
        <source>{knock}, {cut}, or {cut} and a place from {first} to {last}</source>
        <translation>{knock}, {cut}, ella {cut} og eitt stað frá {first} til {last}</translation>
    </message>
    <message>
        <source>the {number} cards that you lay away, such as {cards}</source>
        <translation>tey {number} kortini, sum tú leggur burtur, til dømis {cards}</translation>
    </message>
    <message>
        <source>You may say or play: {list}</source>
        <translation>Tú kanst siga ella spæla: {list}</translation>
    </message>
    <message>
        <source>deals: {done} of {total}</source>
        <translation>umfør: {done} av {total}</translation>
    </message>
    <message>
        <source>deals: {done} of {total}, about {left} s left</source>
        <translation>umfør: {done} av {total}, umleið {left} s eftir</translation>
    </message>
    <message>
        <source>matches: {done} of {total}</source>
        <translation>dystir: {done} av {total}</translation>
    </message>
    <message>
        <source>matches: {done} of {total}, about {left} s left</source>
        <translation>dystir: {done} av {total}, umleið {left} s eftir</translation>
    </message>
    <message>
        <source>choices: {done} of {total}</source>
        <translation>val: {done} av {total}</translation>
    </message>
    <message>
        <source>choices: {done} of {total}, about {left} s left</source>
        <translation>val: {done} av {total}, umleið {left} s eftir</translation>
    </message>
    <message>
        <source>thinking: {seconds} s</source>
        <translation>hugsar: {seconds} s</translation>
    </message>
    <message>
        <source>a record of a match</source>
        <translation>ein goymdur dystur</translation>
    </message>
    <message>
        <source>{path}: the file is not UTF-8 text (byte {start})</source>
        <translation>{path}: fílan er ikki UTF-8-tekstur (být {start})</translation>
    </message>
    <message>
        <source>{path}: the file cannot be read: {why}</source>
        <translation>{path}: fílan kann ikki lesast: {why}</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Ein annar spælari skal til.</translation>
    </message>
    <message>
        <source>{file}:{number}: {line!r} is against the rules here: {why}</source>
        <translation>{file}:{number}: {line!r} er ímóti reglunum her: {why}</translation>
    </message>
    <message>
        <source>{name}, seed {seed}</source>
        <translation>{name}, frø {seed}</translation>
    </message>
    <message>
        <source>Players: {seats}</source>
        <translation>Spælarar: {seats}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Umfar {deal}</translation>
    </message>
    <message>
        <source>  in the middle: {talon}</source>
        <translation>  í miðjuni: {talon}</translation>
    </message>
    <message>
        <source>  laid away: {aside}</source>
        <translation>  lagt burtur: {aside}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>ivasamt</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>ringt</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>sera ringt</translation>
    </message>
    <message>
        <source>double at once</source>
        <translation>tvífalda beinanvegin</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>lata vera</translation>
    </message>
    <message>
        <source>leave what lies in the middle</source>
        <translation>lata miðjuna liggja</translation>
    </message>
    <message>
        <source>take up what lies in the middle</source>
        <translation>taka miðjuna upp</translation>
    </message>
    <message>
        <source>refuse it</source>
        <translation>nokta</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>spæla víðari</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>geva upp</translation>
    </message>
    <message>
        <source>double</source>
        <translation>tvífalda</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>siga einki</translation>
    </message>
    <message>
        <source>first cards</source>
        <translation>fyrstu kort</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>melding</translation>
    </message>
    <message>
        <source>naming</source>
        <translation>val av trumfi</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>skifti</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>before the play</source>
        <translation>áðrenn spælið</translation>
    </message>
    <message>
        <source>Tells of each deal what its cards were worth before anybody chose, and which choices gave how much away: with what the player knew, and with all cards open. Costs are in game points towards the match.</source>
        <translation>Sigur fyri hvørt umfar, hvussu nógv kortini vóru verd, áðrenn nakar valdi, og hvussu nógv hvørt val kostaði: við tí, sum spælarin visti, og við øllum kortum opnum. Tapið verður roknað í spælistigum í dystinum.</translation>
    </message>
    <message>
        <source>print JSON, with every choice and every ply</source>
        <translation>skriva JSON við øllum valum og øllum gerðum</translation>
    </message>
    <message>
        <source>only the choices of this seat (default: of all)</source>
        <translation>bert valini hjá hesum plássi (annars hjá øllum)</translation>
    </message>
    <message>
        <source>only this deal of the match</source>
        <translation>bert hetta umfarið í dystinum</translation>
    </message>
    <message>
        <source>how thoroughly, from 0 to {most} (default {effort})</source>
        <translation>hvussu gjølla, frá 0 til {most} (annars {effort})</translation>
    </message>
    <message>
        <source>there is no seat {seat}: the seats are 0 to {last}</source>
        <translation>einki pláss {seat} er: plássini eru 0 til {last}</translation>
    </message>
    <message>
        <source>there is no deal {deal}: the record has {number}</source>
        <translation>einki umfar {deal} er: goymdi dysturin hevur {number}</translation>
    </message>
    <message>
        <source>nothing has been dealt in this record</source>
        <translation>eingi kort eru givin í hesum goymda dysti</translation>
    </message>
    <message>
        <source>{name}: {wrong} of {number} choices were mistakes; together they gave away {cost:.2f}</source>
        <translation>{name}: val {number}, harav mistøk {wrong}; tap tilsamans {cost:.2f}</translation>
    </message>
    <message>
        <source>Costs are in game points towards the end of the match: in a close finish the same points on the score sheet count for more.</source>
        <translation>Tapið er roknað í spælistigum við endanum á dystinum í huga: tá ið tað stendur á jøvnum at enda, telja somu stig á stigablaðnum meira.</translation>
    </message>
    <message>
        <source>Costs are in game points ahead of the average of the others; to lose the match costs more than its points.</source>
        <translation>Tapið er roknað í spælistigum framum miðal hjá hinum; at tapa dystin kostar meira enn stigini.</translation>
    </message>
    <message>
        <source>Costs are in game points ahead of the average of the others.</source>
        <translation>Tapið er roknað í spælistigum framum miðal hjá hinum.</translation>
    </message>
    <message>
        <source>  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; it came to {outcome:+.2f}</source>
        <translation>  {names}: kort {luck:+.2f}, egin val {own:+.2f}, val hjá øðrum {rest:+.2f}; tað gjørdist {outcome:+.2f}</translation>
    </message>
    <message>
        <source>  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; so far {outcome:+.2f}</source>
        <translation>  {names}: kort {luck:+.2f}, egin val {own:+.2f}, val hjá øðrum {rest:+.2f}; higartil {outcome:+.2f}</translation>
    </message>
    <message>
        <source>  No mistakes.</source>
        <translation>  Eingi mistøk.</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>mistak</translation>
    </message>
    <message>
        <source>player</source>
        <translation>spælari</translation>
    </message>
    <message>
        <source>when</source>
        <translation>nær</translation>
    </message>
    <message>
        <source>did</source>
        <translation>gjørdi</translation>
    </message>
    <message>
        <source>better</source>
        <translation>betri</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>tap</translation>
    </message>
    <message>
        <source>cards open</source>
        <translation>opin kort</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>stikk {number}</translation>
    </message>
    <message>
        <source>take it and give {card} back</source>
        <translation>taka tað og geva {card} aftur</translation>
    </message>
    <message>
        <source>lay away {cards}</source>
        <translation>leggja {cards} burtur</translation>
    </message>
    <message>
        <source>a pack a line, its key first</source>
        <translation>ein pakki á hvørjari linju, lykilin fyrst</translation>
    </message>
    <message>
        <source>a pack with all its options</source>
        <translation>ein pakki við øllum valum sínum</translation>
    </message>
    <message>
        <source>key of a pack, or a file</source>
        <translation>lykilin hjá einum pakka, ella ein fíla</translation>
    </message>
    <message>
        <source>whether every pack, or the one in a file, can be used</source>
        <translation>um allir pakkarnir, ella tann í eini fílu, kunnu brúkast</translation>
    </message>
    <message>
        <source>a rule pack; all of them unless given</source>
        <translation>ein reglupakki; allir, um eingin er givin</translation>
    </message>
    <message>
        <source>A preset of {base}.</source>
        <translation>Ein uppseting av {base}.</translation>
    </message>
    <message>
        <source> (default)</source>
        <translation> (vanligt)</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) checked, nothing wrong</source>
        <translation>
            <numerusform>%n reglupakki kannaður, einki galið</numerusform>
            <numerusform>%n reglupakkar kannaðir, einki galið</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing, the first is {file}</source>
        <translation>
            <numerusform>%n mynd vantar: {file}</numerusform>
            <numerusform>%n myndir vanta, tann fyrsta er {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>pictures of {cards} cards</source>
        <translation>myndir av {cards} kortum</translation>
    </message>
    <message>
        <source>there are no rule packs in {folder}</source>
        <translation>eingir reglupakkar eru í {folder}</translation>
    </message>
    <message>
        <source>{found} rule packs: {list}</source>
        <translation>{found} reglupakkar: {list}</translation>
    </message>
    <message>
        <source>the compiled kernel</source>
        <translation>kompileraði kjarnin</translation>
    </message>
    <message>
        <source>the kernel in Python (it was not compiled; bots think longer)</source>
        <translation>kjarnin í Python (hann varð ikki kompileraður; bottar hugsa longur)</translation>
    </message>
    <message>
        <source>{runs} ({file}) is wrong: {list}</source>
        <translation>{runs} ({file}) roknar skeivt: {list}</translation>
    </message>
    <message>
        <source>{runs} solves {deals} stored deals</source>
        <translation>{runs} loysir {deals} goymd umfør</translation>
    </message>
    <message>
        <source>{key}: the match did not end</source>
        <translation>{key}: dysturin varð ikki liðugur</translation>
    </message>
    <message>
        <source>{found} matches, {deals} deals</source>
        <translation>{found} dystir, {deals} umfør</translation>
    </message>
    <message>
        <source>the deals did not come to their end</source>
        <translation>umførini vórðu ikki liðug</translation>
    </message>
    <message>
        <source>opened, played in and closed</source>
        <translation>latið upp, spælt í og latið aftur</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>myndir</translation>
    </message>
    <message>
        <source>search</source>
        <translation>leiting</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>dystir</translation>
    </message>
    <message>
        <source>window</source>
        <translation>vindeyga</translation>
    </message>
    <message>
        <source>{name}: FAILED</source>
        <translation>{name}: VILLA</translation>
    </message>
    <message>
        <source>selftest passed</source>
        <translation>sjálvkanningin er staðin</translation>
    </message>
    <message>
        <source>selftest: {failed} of {checks} checks failed</source>
        <translation>selftest: kanningar, sum miseydnaðust: {failed} av {checks}</translation>
    </message>
    <message>
        <source>six tricks with the duty to overtrump</source>
        <translation>seks stikk við skyldu at stinga hægri</translation>
    </message>
    <message>
        <source>a whole deal with a called ace</source>
        <translation>eitt heilt umfar, har eitt ess er kallað</translation>
    </message>
    <message>
        <source>five tricks without trumps, to take none</source>
        <translation>fimm stikk uttan trumf, har einki skal takast</translation>
    </message>
    <message>
        <source>{name}: {number} instead of {value}</source>
        <translation>{name}: {number} í staðin fyri {value}</translation>
    </message>
    <message>
        <source>deal {deal}: {points} card points and {tricks} tricks are not the whole deal</source>
        <translation>umfar {deal}: {points} kortstig og {tricks} stikk eru ikki alt umfarið</translation>
    </message>
    <message>
        <source>deal {deal}: the accounts begin with {before} instead of {expected}</source>
        <translation>umfar {deal}: roknskapurin byrjar við {before} í staðin fyri {expected}</translation>
    </message>
    <message>
        <source>deal {deal}: the accounts end with {after} instead of {paid}</source>
        <translation>umfar {deal}: roknskapurin endar við {after} í staðin fyri {paid}</translation>
    </message>
    <message>
        <source>the match ends with {scores} and crosses {crosses}, not {last} and {tuple}</source>
        <translation>dysturin endar við {scores} og krossum {crosses}, ikki {last} og {tuple}</translation>
    </message>
    <message>
        <source>deal {deal}: the changes {changes} do not sum to zero</source>
        <translation>umfar {deal}: broytingarnar {changes} verða ikki null tilsamans</translation>
    </message>
    <message>
        <source>deal {deal}: its lines make {value}, not {base}</source>
        <translation>umfar {deal}: linjurnar geva {value}, ikki {base}</translation>
    </message>
    <message>
        <source>the queens</source>
        <translation>drotningarnar</translation>
    </message>
    <message>
        <source>the jacks</source>
        <translation>dreingirnir</translation>
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
        <translation>eitt fólk</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Tilvildarligur</translation>
    </message>
    <message>
        <source>the cards in the middle</source>
        <translation>kortini í miðjuni</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>kettuna</translation>
    </message>
    <message>
        <source>cut at {value}</source>
        <translation>tekur av við {value}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bankar</translation>
    </message>
    <message>
        <source>{players}: deal {packets}</source>
        <translation>{players}: gevur {packets}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>{players}: I play</source>
        <translation>{players}: eg spæli</translation>
    </message>
    <message>
        <source>{players}: bid {offer_words}</source>
        <translation>{players}: meldar {offer_words}</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} {suit}</translation>
    </message>
    <message>
        <source>trumps are {suit}</source>
        <translation>trumfur er {suit}</translation>
    </message>
    <message>
        <source>only the permanent trumps are trumps</source>
        <translation>bert føstu trumfirnir eru trumfur</translation>
    </message>
    <message>
        <source>Nobody has bid: {game}</source>
        <translation>Eingin hevur meldað: {game}</translation>
    </message>
    <message>
        <source>only {permanent} are trumps</source>
        <translation>bert {permanent} eru trumfur</translation>
    </message>
    <message>
        <source>{players}: declarer, {game}</source>
        <translation>{players}: meldari, {game}</translation>
    </message>
    <message>
        <source>no suit is trump</source>
        <translation>eingin litur er trumfur</translation>
    </message>
    <message>
        <source>{players}: call the ace of clubs</source>
        <translation>{players}: kallar kleyvaress</translation>
    </message>
    <message>
        <source>{players}: call the ace of spades</source>
        <translation>{players}: kallar spaðaress</translation>
    </message>
    <message>
        <source>{players}: call the ace of hearts</source>
        <translation>{players}: kallar hjartaress</translation>
    </message>
    <message>
        <source>{players}: call the ace of diamonds</source>
        <translation>{players}: kallar rútaress</translation>
    </message>
    <message>
        <source>{players}: call the {suit}-Sau</source>
        <translation>{players}: kallar {suit}-Sau</translation>
    </message>
    <message>
        <source>{players}: offer {value}, the only trump</source>
        <translation>{players}: bjóðar {value}, einasta trumfin</translation>
    </message>
    <message>
        <source>  {players} turns {value}</source>
        <translation>  {players} vendir {value}</translation>
    </message>
    <message>
        <source>  {cards}; taken by {players}</source>
        <translation>  {cards}; {players} tekur</translation>
    </message>
    <message>
        <source>In the middle: {list}</source>
        <translation>Í miðjuni: {list}</translation>
    </message>
    <message>
        <source>The deal was given up: {how}</source>
        <translation>Umfarið varð givið upp: {how}</translation>
    </message>
    <message>
        <source>Card points: {points} ({how})</source>
        <translation>Kortstig: {points} ({how})</translation>
    </message>
    <message>
        <source>Value: {reckoned}</source>
        <translation>Virði: {reckoned}</translation>
    </message>
    <message>
        <source>{paid}; left: {left}</source>
        <translation>{paid}; eftir: {left}</translation>
    </message>
    <message>
        <source>{base} and {carry} for the tie before for {sides}</source>
        <translation>{sides}: {base} og {carry} fyri javnleikin undan</translation>
    </message>
    <message>
        <source>{base} for {sides}</source>
        <translation>{sides}: {base}</translation>
    </message>
    <message>
        <source>{moved} ({base} and {carry} for the tie before)</source>
        <translation>{moved} ({base} og {carry} fyri javnleikin undan)</translation>
    </message>
    <message>
        <source>The rubber goes to {side}</source>
        <translation>Lotan er vunnin: {side}</translation>
    </message>
    <message>
        <source>The match goes to {side}</source>
        <translation>Dysturin er vunnin: {side}</translation>
    </message>
    <message>
        <source>The match is lost by {sides}</source>
        <translation>Dysturin er taptur: {sides}</translation>
    </message>
    <message>
        <source>The next deal decides between {list}</source>
        <translation>Næsta umfar ger av: {list}</translation>
    </message>
    <message>
        <source>leave {middle}</source>
        <translation>letur {middle} liggja</translation>
    </message>
    <message>
        <source>take up {middle}</source>
        <translation>tekur {middle} upp</translation>
    </message>
    <message>
        <source>exchange with {middle}</source>
        <translation>skiftir við {middle}</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>gevst</translation>
    </message>
    <message>
        <source>lay, the deal counts double</source>
        <translation>leggur, umfarið telur tvífalt</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>noktar</translation>
    </message>
    <message>
        <source>take the trump, and give a card back for it</source>
        <translation>tekur trumfin og gevur eitt kort aftur fyri hann</translation>
    </message>
    <message>
        <source>the partner</source>
        <translation>makkarin</translation>
    </message>
    <message>
        <source>Nobody has bid: the cards are thrown in</source>
        <translation>Eingin hevur meldað: kortini verða løgd saman</translation>
    </message>
    <message>
        <source>  open before {player}: {row}</source>
        <translation>  opið ({player}): {row}</translation>
    </message>
    <message>
        <source>leave the pack as it is</source>
        <translation>letur bunkan liggja</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>leggur (Legen)</translation>
    </message>
    <message>
        <source>leave the price as it is</source>
        <translation>letur prísin standa</translation>
    </message>
    <message>
        <source>bid {value}</source>
        <translation>meldar {value}</translation>
    </message>
    <message>
        <source>name {value}</source>
        <translation>trumfur: {value}</translation>
    </message>
    <message>
        <source>call {value}</source>
        <translation>kallar {value}</translation>
    </message>
    <message>
        <source>leave the cards in the middle</source>
        <translation>letur kortini í miðjuni liggja</translation>
    </message>
    <message>
        <source>look at the cards in the middle</source>
        <translation>hyggur at kortunum í miðjuni</translation>
    </message>
    <message>
        <source>lay away {value}</source>
        <translation>leggur {value} burtur</translation>
    </message>
    <message>
        <source>take the trump, and give {value} back</source>
        <translation>tekur trumfin og gevur {value} aftur</translation>
    </message>
    <message>
        <source>refuse the trump</source>
        <translation>noktar trumfinum</translation>
    </message>
    <message>
        <source>go on with the deal</source>
        <translation>spælir víðari</translation>
    </message>
    <message>
        <source>give the deal up</source>
        <translation>gevst</translation>
    </message>
    <message>
        <source>play {value}</source>
        <translation>spælir {value}</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>at taka av</translation>
    </message>
    <message>
        <source>the laying</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>meldingin</translation>
    </message>
    <message>
        <source>the naming of trumps</source>
        <translation>val av trumfi</translation>
    </message>
    <message>
        <source>the exchange</source>
        <translation>skiftið</translation>
    </message>
    <message>
        <source>the marriage</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>the choice whether to play</source>
        <translation>valið, um spælt verður</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>spælið</translation>
    </message>
    <message>
        <source>after so many actions (default: the last decision)</source>
        <translation>aftan á so nógvar gerðir (annars seinasta avgerðin)</translation>
    </message>
    <message>
        <source>of the bot ({list}; default {level})</source>
        <translation>hjá bottinum ({list}; annars {level})</translation>
    </message>
    <message>
        <source>worlds that it looks at, {more} times as many where {few} cards or fewer are left</source>
        <translation>møgulig umfør at hyggja at; {more} ferðir so nógv, tá ið {few} kort ella færri eru eftir</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>skriva JSON</translation>
    </message>
    <message>
        <source>nobody has anything to decide in this record</source>
        <translation>eingin hevur nakað at gera av í hesum goymda dystinum</translation>
    </message>
    <message>
        <source>--ply {ply}: actions in the record: {actions}</source>
        <translation>--ply {ply}: gerðir í goymda dystinum: {actions}</translation>
    </message>
    <message>
        <source>--ply {ply}: nobody has anything to decide there; {near} is the nearest where somebody has</source>
        <translation>--ply {ply}: eingin hevur nakað at gera av har; {near} er tað næsta, har onkur hevur</translation>
    </message>
    <message>
        <source>hand: {value}</source>
        <translation>hond: {value}</translation>
    </message>
    <message>
        <source>laid away: {aside}</source>
        <translation>lagt burtur: {aside}</translation>
    </message>
    <message>
        <source>in the middle: {talon}</source>
        <translation>í miðjuni: {talon}</translation>
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
        <translation>hava lagt (Legen): {list}</translation>
    </message>
    <message>
        <source>doubled: {list}</source>
        <translation>tvífaldað: {list}</translation>
    </message>
    <message>
        <source>declarer: {names} ({game})</source>
        <translation>meldari: {names} ({game})</translation>
    </message>
    <message>
        <source>called: {ace}, partner {names}</source>
        <translation>kallað: {ace}, makkari {names}</translation>
    </message>
    <message>
        <source>called: {ace}</source>
        <translation>kallað: {ace}</translation>
    </message>
    <message>
        <source>trick {number}: {cards}; taken by {names}</source>
        <translation>stikk {number}: {cards}; {names} tekur</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>á borðinum: {cards}</translation>
    </message>
    <message>
        <source>accounts: {list}</source>
        <translation>roknskapur: {list}</translation>
    </message>
    <message>
        <source>no card is hidden any more</source>
        <translation>einki kort er fjalt longur</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden: {unknown}</source>
        <translation>
            <numerusform>%n kort er fjalt: {unknown}</numerusform>
            <numerusform>%n kort eru fjald: {unknown}</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} cannot have {list}</source>
        <translation>{names} hevur við vissu ikki {list}</translation>
    </message>
    <message>
        <source>{names} has at least {number} of {cards} if {list} is there</source>
        <translation>{names} hevur í minsta lagi {number} av {cards}, um {list} er har</translation>
    </message>
    <message>
        <source>{names} has at least {number} of {cards}</source>
        <translation>{names} hevur í minsta lagi {number} av {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{pack}, deal {deal}, after %n action(s): {phase}</source>
        <translation>
            <numerusform>{pack}, umfar {deal}, aftan á %n gerð: {phase}</numerusform>
            <numerusform>{pack}, umfar {deal}, aftan á %n gerðir: {phase}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sees:</source>
        <translation>{player} hevur hetta fyri eygum:</translation>
    </message>
    <message>
        <source>and knows:</source>
        <translation>og hesa vitan:</translation>
    </message>
    <message>
        <source>There is but one choice, or all choices are the same.</source>
        <translation>Bert eitt val er, ella øll valini eru tey somu.</translation>
    </message>
    <message>
        <source>{list} count the same</source>
        <translation>{list} eru líka góð</translation>
    </message>
    <message>
        <source>{bot} has looked at {counted}, and expects in game points towards the match:</source>
        <translation>{bot} hevur roynt {counted}, og væntar í spælistigum í dystinum:</translation>
    </message>
    <message>
        <source>So few deals tell hardly anything; the rules of thumb decide.</source>
        <translation>So fá umfør siga næstan einki; tummilsreglurnar gera av.</translation>
    </message>
    <message>
        <source>{bot} does not search here.</source>
        <translation>{bot} leitar ikki her.</translation>
    </message>
    <message>
        <source>Its choice: {value}</source>
        <translation>Valið: {value}</translation>
    </message>
    <message>
        <source>to say nothing</source>
        <translation>at siga einki</translation>
    </message>
    <message>
        <source>The rule of thumb for it: {rule}</source>
        <translation>Tummilsreglan aftanfyri: {rule}</translation>
    </message>
    <message>
        <source>The rules of thumb would: {action}</source>
        <translation>Tummilsreglurnar høvdu valt: {action}</translation>
    </message>
    <message>
        <source>What was done: {action}</source>
        <translation>Gjørt varð: {action}</translation>
    </message>
    <message>
        <source>  {behind:.2f} behind the best in each of these deals</source>
        <translation>  {behind:.2f} aftan fyri tað besta í hvørjum av hesum umførum</translation>
    </message>
    <message>
        <source>  {behind:.2f} +- {error:.2f} behind the best</source>
        <translation>  {behind:.2f} +- {error:.2f} aftan fyri tað besta</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) drawn from those that could be, the same one perhaps more than once</source>
        <translation>
            <numerusform>%n umfar, drigið millum tey møguligu</numerusform>
            <numerusform>%n umfør, drigin millum tey møguligu, kanska sama umfar fleiri ferðir</numerusform>
        </translation>
    </message>
    <message>
        <source>{typed!r} is no card: type rank and suit, such as {example} or 10H.</source>
        <translation>{typed!r} er einki kort: skriva virði og lit, sum {example} ella 10H.</translation>
    </message>
    <message>
        <source>{typed!r} is no call here: type {passing}, or one of {bids}.</source>
        <translation>{typed!r} er einki meld her: skriva {passing} ella eitt av hesum: {bids}.</translation>
    </message>
    <message>
        <source>{typed!r} is no call here: type {passing}.</source>
        <translation>{typed!r} er einki meld her: skriva {passing}.</translation>
    </message>
    <message>
        <source>{typed!r} is no call: type {passing}, or a length such as 5 or 5 {better}.</source>
        <translation>{typed!r} er einki meld: skriva {passing}, ella eina longd sum 5 ella 5 {better}.</translation>
    </message>
    <message>
        <source>{typed!r}: type {go}, to play on, or {fold}, to give the deal up.</source>
        <translation>{typed!r}: skriva {go} fyri at spæla víðari, ella {fold} fyri at geva umfarið upp.</translation>
    </message>
    <message>
        <source>{word!r} may be {list}: type the word.</source>
        <translation>{word!r} kann vera {list}: skriva orðið.</translation>
    </message>
    <message>
        <source>{word!r} is no suit: type E, G, H or D, or the word.</source>
        <translation>{word!r} er eingin litur: skriva E, G, H ella D, ella orðið.</translation>
    </message>
    <message>
        <source>{word!r} is no suit: type C, S, H or D.</source>
        <translation>{word!r} er eingin litur: skriva C, S, H ella D.</translation>
    </message>
    <message>
        <source>{typed!r}: type {lay}, to double the deal, or {leave}.</source>
        <translation>{typed!r}: skriva {lay} fyri at tvífalda umfarið, ella {leave}.</translation>
    </message>
    <message>
        <source>{typed!r}: type {refuse}, or {take} and the card that you give back, such as {take} 9C.</source>
        <translation>{typed!r}: skriva {refuse}, ella {take} og kortið, sum tú gevur aftur, til dømis {take} 9C.</translation>
    </message>
    <message>
        <source>{typed!r}: type {knock}, {cut}, or {cut} and a place such as {cut} 12.</source>
        <translation>{typed!r}: skriva {knock}, {cut}, ella {cut} og eitt stað, til dømis {cut} 12.</translation>
    </message>
    <message>
        <source>Checks the sealed deals of a record: 0 is returned when every deal that is asked for was sealed before its first choice, and is the one that was sealed. A record can be written anew by whoever has the file; the fingerprint that you noted before the deal cannot, so compare that one too.</source>
        <translation>Kannar innsigldu umførini í einum goymdum dysti: úrslitið er 0, tá ið hvørt umfar, sum spurt verður um, varð innsiglað áðrenn fyrsta valið og er tað, sum varð innsiglað. Tann, sum hevur fíluna, kann skriva dystin av nýggjum; fingramerkið, sum tú skrivaði niður áðrenn umfarið, kann ikki broytast, so samanber eisini tað.</translation>
    </message>
    <message>
        <source>what was shown before the deal (its first {shown} digits, or all)</source>
        <translation>tað, sum varð víst áðrenn umfarið (tey fyrstu {shown} teknini, ella øll)</translation>
    </message>
    <message>
        <source>print JSON, with the text that was sealed</source>
        <translation>skriva JSON, við tekstinum, sum varð innsiglaður</translation>
    </message>
    <message>
        <source>sjavs verify: {file}: there is no deal {deal} (there are {found})</source>
        <translation>sjavs verify: {file}: einki umfar {deal} er (umfør í dystinum: {found})</translation>
    </message>
    <message>
        <source>--fingerprint {given!r}: {least} to 64 hexadecimal digits are expected</source>
        <translation>--fingerprint {given!r}: {least} til 64 sekstandatøl skulu standa her</translation>
    </message>
    <message>
        <source>Deal {deal}: {seal_words} {series_words}</source>
        <translation>Umfar {deal}: {seal_words} {series_words}</translation>
    </message>
    <message>
        <source>  fingerprint {fingerprint}, salt {salt}</source>
        <translation>  fingramerki {fingerprint}, salt {salt}</translation>
    </message>
    <message>
        <source>  It is the deal of the fingerprint that you gave.</source>
        <translation>  Hetta er umfarið hjá fingramerkinum, sum tú gavst.</translation>
    </message>
    <message>
        <source>The fingerprint that you gave belongs to no deal here: </source>
        <translation>Fingramerkið, sum tú gavst, hoyrir ikki til nakað umfar her: </translation>
    </message>
    <message>
        <source>what lies here is not what was sealed.</source>
        <translation>tað, sum liggur her, er ikki tað, sum varð innsiglað.</translation>
    </message>
    <message>
        <source>nothing was dealt.</source>
        <translation>einki varð givið.</translation>
    </message>
    <message>
        <source>All is as it was sealed.</source>
        <translation>Alt er, sum tað varð innsiglað.</translation>
    </message>
    <message>
        <source>There is no deal to check.</source>
        <translation>Einki umfar er at kanna.</translation>
    </message>
    <message>
        <source>What is tried out in a what-if has no seal of its own: look at the match that it was begun from.</source>
        <translation>Tað, sum verður roynt í einum „hvat nú um“, hevur ikki sítt egna innsigli: hygg at dystinum, sum tað byrjaði úr.</translation>
    </message>
    <message>
        <source>Nothing was sealed, so nothing can be said of these deals.</source>
        <translation>Einki varð innsiglað, so einki kann sigast um hesi umførini.</translation>
    </message>
    <message>
        <source>Not all is as it was sealed.</source>
        <translation>Ikki alt er, sum tað varð innsiglað.</translation>
    </message>
    <message>
        <source>it was tried out in a what-if, when its cards were known.</source>
        <translation>tað varð roynt í einum „hvat nú um“, tá ið kortini vóru kend.</translation>
    </message>
    <message>
        <source>it was not sealed.</source>
        <translation>tað varð ikki innsiglað.</translation>
    </message>
    <message>
        <source>THE SEAL DOES NOT FIT THE CARDS: {shown} was sealed.</source>
        <translation>INNSIGLIÐ PASSAR IKKI TIL KORTINI: {shown} varð innsiglað.</translation>
    </message>
    <message>
        <source>the seal fits the cards, BUT IT STANDS BEHIND CHOICES OF THE DEAL.</source>
        <translation>innsiglið passar til kortini, MEN TAÐ STENDUR AFTAN Á VAL Í UMFARINUM.</translation>
    </message>
    <message>
        <source>sealed before its first choice, and the seal fits the cards.</source>
        <translation>innsiglað áðrenn fyrsta valið, og innsiglið passar til kortini.</translation>
    </message>
    <message>
        <source>The cards are number {number} of the series.</source>
        <translation>Kortini eru nummar {number} í røðini.</translation>
    </message>
    <message>
        <source>The cards are not of the series, as the match began from elsewhere ({origin}).</source>
        <translation>Kortini eru ikki úr røðini, tí dysturin byrjaði aðrastaðni ({origin}).</translation>
    </message>
    <message>
        <source>THE CARDS ARE NOT THOSE OF THE SERIES.</source>
        <translation>KORTINI ERU IKKI TEY ÚR RØÐINI.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} og {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ella {other}</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BOÐ</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>HÁTTUR</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>HVAT</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FÍLA</translation>
    </message>
    <message>
        <source>FILE.ts</source>
        <translation>FÍLA.ts</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>MAPPA</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>MAPPA</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>KOTA</translation>
    </message>
    <message>
        <source>DEPTH</source>
        <translation>DÝPI</translation>
    </message>
    <message>
        <source>PACK</source>
        <translation>PAKKI</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>LYKIL=VIRÐI</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>FRØ</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>STØÐI</translation>
    </message>
    <message>
        <source>LEVELS</source>
        <translation>STØÐI</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAVN</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NØVN</translation>
    </message>
    <message>
        <source>WxH,...</source>
        <translation>BxH,...</translation>
    </message>
    <message>
        <source>see {command} --help</source>
        <translation>sí {command} --help</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>nýtsla: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>føst argument</translation>
    </message>
    <message>
        <source>options</source>
        <translation>val</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>vís hesa hjálp og enda</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>vís útgávuna av forritinum og enda</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>her vantar: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>ókend argument: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>eitt argument skal standa her</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>í mesta lagi eitt argument kann standa her</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>í minsta lagi eitt argument skal standa her</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>ikki loyvt saman við argumentinum %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eitt av argumentunum %s skal vera har</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>skeivt val: %(value)r (vel millum %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>skeivt virði, %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>ógreitt val: %(option)s kann vera %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argument, sum ikki kann standa her: %r</translation>
    </message>
    <message>
        <source>the name is empty: a file or a folder is expected</source>
        <translation>navnið er tómt: ein fíla ella ein mappa skal standa her</translation>
    </message>
    <message>
        <source>the language to speak: {codes}</source>
        <translation>málið, sum verður nýtt: {codes}</translation>
    </message>
    <message>
        <source>a file of messages (Qt Linguist) that go before those of its language</source>
        <translation>ein fíla við tekstum (Qt Linguist), sum ganga fram um teir hjá málinum</translation>
    </message>
    <message>
        <source>keep everything in that folder and nothing anywhere else</source>
        <translation>goym alt í hesi mappuni og einki aðrastaðni</translation>
    </message>
    <message>
        <source>{program}: stopped before it was done</source>
        <translation>{program}: steðgað, áðrenn tað var liðugt</translation>
    </message>
</context>
<context>
    <name>deal_code</name>
    <message>
        <source>Type or paste the code of a deal.</source>
        <translation>Skriva ella set inn kotuna hjá einum umfari.</translation>
    </message>
    <message>
        <source>This is too long to be a deal code.</source>
        <translation>Hetta er ov langt til at vera ein umfarskota.</translation>
    </message>
    <message>
        <source>A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-….</source>
        <translation>Í eini umfarskotu er kolon millum reglurnar og kortini, sum í sjavs:01234-56789-….</translation>
    </message>
    <message>
        <source>There is no “{0}” in a deal code: behind the colon there are digits, and letters without I, L, O and U.</source>
        <translation>„{0}“ er ikki í nakrari umfarskotu: aftan á kolon eru tøl, og bókstavir uttan I, L, O og U.</translation>
    </message>
    <message>
        <source>The code is too short: some of it is missing.</source>
        <translation>Kotan er ov stutt: nakað vantar.</translation>
    </message>
    <message>
        <source>The code has a typing error, or is not whole yet.</source>
        <translation>Kotan er skeivt skrivað ella ikki liðug enn.</translation>
    </message>
    <message>
        <source>The code was made by a newer version of this program.</source>
        <translation>Kotan er gjørd við eini nýggjari útgávu av forritinum.</translation>
    </message>
    <message>
        <source>The code holds nothing that a deal could be made of.</source>
        <translation>Einki umfar kann gerast burtur úr kotuni.</translation>
    </message>
    <message>
        <source>The code is for the rules “{0}”, which are not here; whoever made it can export them as a file.</source>
        <translation>Kotan er til reglurnar „{0}“, sum ikki eru her; tann, sum gjørdi hana, kann flyta tær út sum fílu.</translation>
    </message>
    <message>
        <source>The rules of the code cannot be played here: {0}</source>
        <translation>Reglurnar í kotuni kunnu ikki spælast her: {0}</translation>
    </message>
    <message>
        <source>The code does not fit the cards of the rules that are here.</source>
        <translation>Kotan passar ikki til kortini í reglunum, sum eru her.</translation>
    </message>
    <message>
        <source>The code cuts the pack where these rules do not.</source>
        <translation>Kotan tekur av, har hesar reglurnar ikki gera tað.</translation>
    </message>
    <message>
        <source>The code lets somebody deal who is not at this table.</source>
        <translation>Kotan letur onkran geva, sum ikki situr við borðið.</translation>
    </message>
    <message>
        <source>{game}, deal {number} of the series {seed}.</source>
        <translation>{game}, umfar {number} í røðini {seed}.</translation>
    </message>
    <message>
        <source>{game} with other house rules, deal {number} of the series {seed}.</source>
        <translation>{game} við øðrum húsreglum, umfar {number} í røðini {seed}.</translation>
    </message>
    <message>
        <source>{game}, a deal of no series.</source>
        <translation>{game}, eitt umfar uttan røð.</translation>
    </message>
    <message>
        <source>{game} with other house rules, a deal of no series.</source>
        <translation>{game} við øðrum húsreglum, eitt umfar uttan røð.</translation>
    </message>
    <message>
        <source>The pack has not been cut yet.</source>
        <translation>Tað er ikki tikið av enn.</translation>
    </message>
    <message>
        <source>The code was made with other rules than this version has; the cards are the same.</source>
        <translation>Kotan varð gjørd við øðrum reglum enn henda útgávan hevur; kortini eru tey somu.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Umfarskota</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spæl</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ógi&amp;lda</translation>
    </message>
    <message>
        <source>Code of the &amp;deal to play:</source>
        <translation>&amp;Kotan hjá umfarinum, sum skal spælast:</translation>
    </message>
    <message>
        <source>Code of the p&amp;resent deal:</source>
        <translation>Kotan hjá hesum &amp;umfarinum:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Avrita</translation>
    </message>
    <message>
        <source>The code of the present deal was copied.</source>
        <translation>Kotan hjá hesum umfarinum varð avritað.</translation>
    </message>
</context>
<context>
    <name>duel</name>
    <message>
        <source>Game</source>
        <translation>Spæl</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bottar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Hin</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Hvat skal gerast nú</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Navn títt:</translation>
    </message>
    <message>
        <source>Number of &amp;deals:</source>
        <translation>Tal av &amp;umførum:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spæl</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ógi&amp;lda</translation>
    </message>
    <message>
        <source>Type the name that the other player shall see.</source>
        <translation>Skriva navnið, sum hin spælarin skal síggja.</translation>
    </message>
    <message>
        <source>Duel by file</source>
        <translation>Tvídystur við fílu</translation>
    </message>
    <message>
        <source>Two people play the same deals with the same bots, each at their own computer. When you have played, you send a small file; whoever finishes second sees both, deal by deal and card by card.</source>
        <translation>Tvey fólk spæla somu umfør við somu bottum, hvør við sína teldu. Tá ið tú hevur spælt, sendir tú eina lítla fílu; tann, sum er liðugur seinni, sær bæði úrslitini, umfar fyri umfar og kort fyri kort.</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Tvídystir</translation>
    </message>
    <message>
        <source>There is no duel yet: begin a new one, or open a file that was sent to you.</source>
        <translation>Enn er eingin tvídystur: byrja ein nýggjan, ella opna eina fílu, sum er send tær.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Fá hann aftur</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>St&amp;rika…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nýggjur…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Opna eina fílu…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Halt á</translation>
    </message>
    <message>
        <source>&amp;Save the file…</source>
        <translation>&amp;Goym fíluna…</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Sa&amp;manber…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>New duel</source>
        <translation>Nýggjur tvídystur</translation>
    </message>
    <message>
        <source>You will play {game}, the same deals as {name}.</source>
        <translation>Spælið er {game}: tú spælir somu umfør sum {name}.</translation>
    </message>
    <message>
        <source>Open a duel</source>
        <translation>Opna ein tvídyst</translation>
    </message>
    <message>
        <source>A deal of this duel lies on the table: first end it, or leave it.</source>
        <translation>Eitt umfar úr hesum tvídystinum liggur á borðinum: spæl tað fyrst liðugt, ella far frá tí.</translation>
    </message>
    <message>
        <source>Delete a duel</source>
        <translation>Strika ein tvídyst</translation>
    </message>
    <message>
        <source>Delete this duel of {game}, with all that was played in it? The deals that you have played stay in the history.</source>
        <translation>Strika henda tvídystin ({game}) við øllum, sum er spælt í honum? Umførini, sum tú hevur spælt, verða verandi í søguni.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Strika</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Lat &amp;vera</translation>
    </message>
    <message>
        <source>The duel was deleted.</source>
        <translation>Tvídysturin er strikaður.</translation>
    </message>
    <message>
        <source>“{name}” is who plays against you: take another name.</source>
        <translation>„{name}“ eitur tann, sum spælir móti tær: tak eitt annað navn.</translation>
    </message>
    <message>
        <source>Duels ({files})</source>
        <translation>Tvídystir ({files})</translation>
    </message>
    <message>
        <source>Save the file of the duel</source>
        <translation>Goym fíluna hjá tvídystinum</translation>
    </message>
    <message>
        <source>The file was saved as {path}: send it to the other player.</source>
        <translation>Fílan er goymd sum {path}: send hana til hin spælaran.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tilsamans</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Umfar</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spæl</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Meldari</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Stig</translation>
    </message>
    <message>
        <source>What {name} has made more than {other}</source>
        <translation>Hvat {name} hevur fingið framum {other}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Munur</translation>
    </message>
    <message>
        <source>Duel by file: the comparison</source>
        <translation>Tvídystur við fílu: samanberingin</translation>
    </message>
    <message>
        <source>Deals of the duel</source>
        <translation>Umførini í tvídystinum</translation>
    </message>
    <message>
        <source>Card &amp;by card, side by side…</source>
        <translation>&amp;Kort fyri kort, lið um lið…</translation>
    </message>
    <message>
        <source>Duel by file: deal {number}</source>
        <translation>Tvídystur við fílu: umfar {number}</translation>
    </message>
    <message>
        <source>{name}: {done} of {deals}</source>
        <translation>{name}: {done} av {deals}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>ikki byrjað</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ikki kent enn</translation>
    </message>
    <message>
        <source>Both have played: compare the two.</source>
        <translation>Bæði hava spælt: samanber úrslitini.</translation>
    </message>
    <message>
        <source>Two others play it.</source>
        <translation>Tvey onnur spæla hann.</translation>
    </message>
    <message>
        <source>It is your turn to play.</source>
        <translation>Nú er tað tú, sum skalt spæla.</translation>
    </message>
    <message>
        <source>Send the file to whoever plays against you.</source>
        <translation>Send fíluna til tann, sum spælir móti tær.</translation>
    </message>
    <message>
        <source>Send the file, and open the one that {name} sends.</source>
        <translation>Send fíluna, og opna ta, sum {name} sendir.</translation>
    </message>
    <message numerus="yes">
        <source>You have played all %n deal(s).</source>
        <translation>
            <numerusform>Tú hevur spælt %n umfar, og tað er alt.</numerusform>
            <numerusform>Tú hevur spælt øll %n umførini.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the file and send it to whoever plays against you. They open it here under Duel by file, play the same deals, and send it back.</source>
        <translation>Goym fíluna og send hana til tann, sum spælir móti tær. Hin opnar hana her undir „Tvídystur við fílu“, spælir somu umfør og sendir hana aftur.</translation>
    </message>
    <message>
        <source>{name} has not played all of them yet, or you have not got their file. Save yours and send it to them; once you open the file that comes back, you see both side by side.</source>
        <translation>{name} hevur ikki spælt øll enn, ella er fílan ikki komin til tín. Goym tína og send hana; tá ið tú opnar fíluna, sum kemur aftur, sært tú bæði úrslitini lið um lið.</translation>
    </message>
    <message>
        <source>You will play {game} with bots of the level {level}.</source>
        <translation>Spælið er {game}, og støðið hjá bottunum er {level}.</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) differ from the standard.</source>
        <translation>
            <numerusform>%n húsregla er øðrvísi enn vanligt.</numerusform>
            <numerusform>%n húsreglur eru øðrvísi enn vanligt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules and the level are those of your next match: “New match with other rules” changes them.</source>
        <translation>Reglurnar og støðið eru tey, sum næsti dystur hjá tær hevur: „Nýggjur dystur við øðrum reglum“ broytir tey.</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Lagt saman</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Eingin meldaði</translation>
    </message>
    <message>
        <source>Better in {better}, equal in {equal}, worse in {worse} (deals: {deals}).</source>
        <translation>Betri í {better}, javnt í {equal}, verri í {worse} (umfør: {deals}).</translation>
    </message>
    <message>
        <source>{name} and {other} have made the same: {points} game points.</source>
        <translation>{name} og {other} hava fingið tað sama: {points} spælistig.</translation>
    </message>
    <message>
        <source>{name} has made {points} game points more than {other}.</source>
        <translation>{name} hevur fingið {points} spælistig meira enn {other}.</translation>
    </message>
    <message>
        <source>The points are what a deal brought a player&apos;s account, beyond what it brought the others on average.</source>
        <translation>Stigini eru tað, sum eitt umfar gav roknskapinum hjá einum spælara framum tað, sum tað í miðal gav hinum.</translation>
    </message>
    <message>
        <source>The cards were thrown in.</source>
        <translation>Kortini vórðu løgd saman.</translation>
    </message>
    <message>
        <source>{player}: {game}, {points} point</source>
        <translation>{player}: {game}, {points} stig</translation>
    </message>
    <message>
        <source>{player}: {game}, {points} points</source>
        <translation>{player}: {game}, {points} stig</translation>
    </message>
    <message>
        <source>{player}: {game} by {declarer}, {points} point</source>
        <translation>{player}: {game}, meldari {declarer}, {points} stig</translation>
    </message>
    <message>
        <source>{player}: {game} by {declarer}, {points} points</source>
        <translation>{player}: {game}, meldari {declarer}, {points} stig</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s) with bots of the level {level}.</source>
        <translation>
            <numerusform>{game}, %n umfar við bottum á støðinum {level}.</numerusform>
            <numerusform>{game}, %n umfør við bottum á støðinum {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the duel</source>
        <translation>Enda tvídystin</translation>
    </message>
    <message>
        <source>Next deal ({number} of {deals})</source>
        <translation>Næsta umfar ({number} av {deals})</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til byrjanina</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>Eitt stikk aftur</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Eitt kort aftur</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>Eitt kort fram</translation>
    </message>
    <message>
        <source>One trick on</source>
        <translation>Eitt stikk fram</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til endan</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Qt lacks libraries of the system; on Debian: apt-get install {list}</source>
        <translation>Í kervinum vanta bókasøvn, sum Qt krevur; á Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>No display answers where WAYLAND_DISPLAY points, and DISPLAY is not set; try sjavs play.</source>
        <translation>Eingin skíggi svarar har, sum WAYLAND_DISPLAY vísir, og DISPLAY er ikki sett; royn sjavs play.</translation>
    </message>
    <message>
        <source>There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); try sjavs play.</source>
        <translation>Eingin skíggi er at lata eitt vindeyga upp á (hvørki DISPLAY ella WAYLAND_DISPLAY er sett); royn sjavs play.</translation>
    </message>
    <message>
        <source>The display {display} does not answer, so no window can be opened.</source>
        <translation>Skíggin {display} svarar ikki, so einki vindeyga kann latast upp.</translation>
    </message>
    <message>
        <source>Qt lacks libraries to open a window; on Debian: apt-get install {list}</source>
        <translation>Í kervinum vanta bókasøvn, sum Qt krevur fyri at lata eitt vindeyga upp; á Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>{variable} is {given!r}, but a window can only be drawn with {least} to {most}</source>
        <translation>{variable} er {given!r}, men eitt vindeyga kann bert verða teknað við {least} til {most}</translation>
    </message>
    <message>
        <source>{variable} is {wanted!r}, and no window can be opened that way: {why}</source>
        <translation>{variable} er {wanted!r}, og soleiðis kann einki vindeyga latast upp: {why}</translation>
    </message>
    <message>
        <source>nothing answers where WAYLAND_DISPLAY points</source>
        <translation>einki svarar har, sum WAYLAND_DISPLAY vísir á</translation>
    </message>
    <message>
        <source>DISPLAY is not set</source>
        <translation>DISPLAY er ikki sett</translation>
    </message>
    <message>
        <source>the display {display} does not answer</source>
        <translation>skíggin {display} svarar ikki</translation>
    </message>
    <message>
        <source>libraries are missing; on Debian: apt-get install {list}</source>
        <translation>bókasøvn vanta; á Debian: apt-get install {list}</translation>
    </message>
    <message>
        <source>Qt cannot open a window: {why}</source>
        <translation>Qt kann ikki lata eitt vindeyga upp: {why}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} has no screen here</source>
        <translation>pallurin {name} hjá Qt hevur ongan skíggja her</translation>
    </message>
    <message>
        <source>Qt has no platform of that name, only {list}</source>
        <translation>Qt hevur ongan pall við tí navninum, bert {list}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} lacks the library {library}</source>
        <translation>pallinum {name} hjá Qt vantar bókasavnið {library}</translation>
    </message>
    <message>
        <source>Qt&apos;s platform {name} does not work here</source>
        <translation>pallurin {name} hjá Qt virkar ikki her</translation>
    </message>
    <message>
        <source>the file should be called {seed}{end}</source>
        <translation>fílan eigur at eita {seed}{end}</translation>
    </message>
    <message>
        <source>{wrong}; the file is kept as {name}</source>
        <translation>{wrong}; fílan er goymd sum {name}</translation>
    </message>
    <message>
        <source>{path}: the file cannot be deleted: {why}</source>
        <translation>{path}: fílan kann ikki strikast: {why}</translation>
    </message>
    <message>
        <source>{path}: {wrong}; nothing has been changed</source>
        <translation>{path}: {wrong}; einki er broytt</translation>
    </message>
    <message>
        <source>{path}: here the working copies lie; what is sent needs another place</source>
        <translation>{path}: her liggja arbeiðsavritini; tað, sum verður sent, skal liggja aðrastaðni</translation>
    </message>
    <message>
        <source>{path}: there is no such duel any more, so the deal counts for none</source>
        <translation>{path}: tvídysturin er ikki til longur, so umfarið telur ikki við</translation>
    </message>
    <message>
        <source>this is not a duel (it is a folder, or much too large)</source>
        <translation>hetta er ikki ein tvídystur (tað er ein mappa, ella alt ov stórt)</translation>
    </message>
    <message>
        <source>{path}: the duel cannot be read: {why}</source>
        <translation>{path}: tvídysturin kann ikki lesast: {why}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>fílan er ikki UTF-8-tekstur</translation>
    </message>
    <message>
        <source>{path}: the duel cannot be written: {why}</source>
        <translation>{path}: tvídysturin kann ikki skrivast: {why}</translation>
    </message>
    <message>
        <source>{path}:1: the bots&apos; level {unknown!r} is not known here; nothing has been changed</source>
        <translation>{path}:1: støðið hjá bottunum {unknown!r} er ikki kent her; einki er broytt</translation>
    </message>
    <message>
        <source>{origin!r} names no deal of a duel</source>
        <translation>{origin!r} nevnir einki umfar í einum tvídysti</translation>
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
        <translation>ein tekstur skal standa her</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high} is expected</source>
        <translation>eitt heilt tal frá {low} til {high} skal standa her</translation>
    </message>
    <message>
        <source>one of these is expected: {values}</source>
        <translation>eitt av hesum skal standa her: {values}</translation>
    </message>
    <message>
        <source>a list of texts is expected</source>
        <translation>ein listi við tekstum skal standa her</translation>
    </message>
    <message>
        <source>{format} is expected</source>
        <translation>{format} skal standa her</translation>
    </message>
    <message>
        <source>there is no game {name!r} here</source>
        <translation>her er einki spæl {name!r}</translation>
    </message>
    <message>
        <source>a table is expected</source>
        <translation>ein talva skal standa her</translation>
    </message>
    <message>
        <source>the game has no option {name!r}</source>
        <translation>spælið hevur einki val {name!r}</translation>
    </message>
    <message>
        <source>{number} hands are expected</source>
        <translation>{number} hendur skulu standa her</translation>
    </message>
    <message>
        <source>each of the {number} cards of the game must be there once</source>
        <translation>hvørt av teimum {number} kortunum í spælinum skal vera har eina ferð</translation>
    </message>
    <message>
        <source>every hand needs {number} cards</source>
        <translation>hvør hond skal hava {number} kort</translation>
    </message>
    <message>
        <source>a kind and an action are expected</source>
        <translation>eitt slag og ein gerð skulu standa her</translation>
    </message>
    <message>
        <source>{name}: there is no suit {value}</source>
        <translation>{name}: eingin litur er {value}</translation>
    </message>
    <message>
        <source>after them it must be the turn of seat 0</source>
        <translation>aftan á tær skal túrurin vera hjá plássi 0</translation>
    </message>
    <message>
        <source>{action} is not allowed there</source>
        <translation>{action} er ikki loyvt har</translation>
    </message>
    <message>
        <source>at least one right choice is expected</source>
        <translation>í minsta lagi eitt rætt val skal standa her</translation>
    </message>
    <message>
        <source>it must lead to the end of the deal</source>
        <translation>tað skal føra til endan á umfarinum</translation>
    </message>
    <message>
        <source>{file}: the file is not UTF-8 text.</source>
        <translation>{file}: fílan er ikki UTF-8-tekstur.</translation>
    </message>
    <message>
        <source>{file}: the exercises are of a newer version, and stay as they are.</source>
        <translation>{file}: venjingarnar eru úr eini nýggjari útgávu og verða verandi, sum tær eru.</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is no line of exercises</source>
        <translation>{file}, linja {line}: hetta er eingin linja við venjingum</translation>
    </message>
    <message>
        <source>{why}; the file is kept as {name}.</source>
        <translation>{why}; fílan er goymd sum {name}.</translation>
    </message>
    <message>
        <source>{path}: the file is not UTF-8 text</source>
        <translation>{path}: fílan er ikki UTF-8-tekstur</translation>
    </message>
    <message>
        <source>{path}: the file cannot be read: {why}</source>
        <translation>{path}: fílan kann ikki lesast: {why}</translation>
    </message>
    <message>
        <source>a row is not text</source>
        <translation>ein røð er ikki tekstur</translation>
    </message>
    <message>
        <source>{id!r} is not the name of a match</source>
        <translation>{id!r} er ikki navnið á einum dysti</translation>
    </message>
    <message>
        <source>{path}: the match is open, so it cannot be deleted now</source>
        <translation>{path}: dysturin er opin og kann tí ikki strikast nú</translation>
    </message>
    <message>
        <source>{path}: the file is of a newer version of the program and stays as it is; {beside} is used</source>
        <translation>{path}: fílan er frá eini nýggjari útgávu av forritinum og verður ikki nortin; {beside} verður nýtt í staðin</translation>
    </message>
    <message>
        <source>{path}: {why}; the file is kept as {kept}, and the history is made anew</source>
        <translation>{path}: {why}; fílan verður goymd sum {kept}, og søgan verður gjørd av nýggjum</translation>
    </message>
    <message>
        <source>{path}: the file of the history is broken, and another one breaks as soon as it is made</source>
        <translation>{path}: fílan við søguni er oyðiløgd, og ein nýggj fer í sor beinanvegin</translation>
    </message>
    <message>
        <source>there is a folder where the file of the history should be</source>
        <translation>har er ein mappa, har fílan við søguni skuldi verið</translation>
    </message>
    <message>
        <source>this is not the file of a history</source>
        <translation>fílan er eingin søga</translation>
    </message>
    <message>
        <source>the file of the history is broken (its tables have no readable names)</source>
        <translation>fílan við søguni er oyðiløgd (talvurnar hava eingi nøvn, sum kunnu lesast)</translation>
    </message>
    <message>
        <source>the file of the history is broken ({why})</source>
        <translation>fílan við søguni er oyðiløgd ({why})</translation>
    </message>
    <message>
        <source>the table {table} lacks columns</source>
        <translation>talvuni {table} vanta teigar</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>tað er dátugrunnurin hjá einum øðrum forriti</translation>
    </message>
    <message>
        <source>{path}: the file is broken and cannot be set aside: {why}</source>
        <translation>{path}: fílan er oyðiløgd og kann ikki leggjast til viks: {why}</translation>
    </message>
    <message>
        <source>{path}: the file is broken, and thousands of others already stand beside it</source>
        <translation>{path}: fílan er oyðiløgd, og túsundtals aðrar liggja longu við síðuna</translation>
    </message>
    <message>
        <source>another window of the program is writing it</source>
        <translation>eitt annað vindeyga hjá forritinum skrivar í hana</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>diskurin er fullur</translation>
    </message>
    <message>
        <source>it may not be written here</source>
        <translation>tað er ikki loyvt at skriva her</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>fílan kann ikki latast upp</translation>
    </message>
    <message>
        <source>the disk does not let it be read or written</source>
        <translation>diskurin kann hvørki lesast ella skrivast</translation>
    </message>
    <message>
        <source>it is no database</source>
        <translation>hon er eingin dátugrunnur</translation>
    </message>
    <message>
        <source>what stands in it does not fit together</source>
        <translation>innihaldið hongur ikki saman</translation>
    </message>
    <message>
        <source>error number {number} of SQLite</source>
        <translation>SQLite-villa nummar {number}</translation>
    </message>
    <message>
        <source>{path}: the history cannot be kept: {why}</source>
        <translation>{path}: søgan kann ikki goymast: {why}</translation>
    </message>
    <message>
        <source>{path}: the match cannot be saved: {why}</source>
        <translation>{path}: dysturin kann ikki goymast: {why}</translation>
    </message>
    <message>
        <source>{path}: the file of the match had gone; it is written anew</source>
        <translation>{path}: fílan hjá dystinum var burtur; hon verður skrivað av nýggjum</translation>
    </message>
    <message>
        <source>the key {key!r} is taken by {other}: rename the file</source>
        <translation>lykilin {key!r} er tikin av {other}: gev fíluni eitt annað navn</translation>
    </message>
    <message>
        <source>rule packs of your own cannot be looked for there: {why}</source>
        <translation>tínir egnu reglupakkar kunnu ikki finnast har: {why}</translation>
    </message>
    <message>
        <source>the rule packs of the program cannot be read: install it again</source>
        <translation>eingin reglupakki hjá forritinum kann lesast: legg tað inn av nýggjum</translation>
    </message>
    <message>
        <source>there is no rule pack {key!r} ({value})</source>
        <translation>eingin reglupakki er {key!r} ({value})</translation>
    </message>
    <message>
        <source>{path} is not in {folder}</source>
        <translation>{path} er ikki í {folder}</translation>
    </message>
    <message>
        <source>{file}: the settings cannot be kept; they hold until the program ends</source>
        <translation>{file}: stillingarnar kunnu ikki goymast; tær hava gildi, til forritið endar</translation>
    </message>
    <message>
        <source>{file}: the settings cannot be read; the file is kept as {name}</source>
        <translation>{file}: stillingarnar kunnu ikki lesast; fílan er goymd sum {name}</translation>
    </message>
    <message>
        <source>{path}: the match is open in another window</source>
        <translation>{path}: dysturin er opin í einum øðrum vindeyga</translation>
    </message>
    <message>
        <source>{path}: the match cannot be read: {why}</source>
        <translation>{path}: dysturin kann ikki lesast: {why}</translation>
    </message>
    <message>
        <source>{why}; the file is kept as {name}</source>
        <translation>{why}; fílan er goymd sum {name}</translation>
    </message>
    <message>
        <source>{key}: {given!r} is not one of {list}</source>
        <translation>{key}: {given!r} er ikki eitt av {list}</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded ({name}): install it again.</source>
        <translation>Ein partur av forritinum kann ikki lesast inn ({name}): legg tað inn av nýggjum.</translation>
    </message>
    <message>
        <source>The window could not be opened ({name}).</source>
        <translation>Vindeygað kundi ikki latast upp ({name}).</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>Tað ber ikki til at skriva {file}: {why}</translation>
    </message>
    <message>
        <source>{file}: this is a file, and only a folder of that name would hold your data</source>
        <translation>{file}: hetta er ein fíla, og bara ein mappa við tí navninum kundi havt tínar dátur</translation>
    </message>
    <message>
        <source>{folder}: everything is to be kept there, but that cannot be done: {why}</source>
        <translation>{folder}: alt skal goymast har, men tað ber ikki til: {why}</translation>
    </message>
    <message>
        <source>{name!r} is not a card (rank {list} and suit {suits}, as in &apos;QC&apos;)</source>
        <translation>{name!r} er ikki eitt kort (virði {list} og litur {suits}, sum í &apos;QC&apos;)</translation>
    </message>
    <message>
        <source>There is no code.</source>
        <translation>Eingin kota er.</translation>
    </message>
    <message>
        <source>This is too long to be a deal code.</source>
        <translation>Hetta er ov langt til at vera ein umfarskota.</translation>
    </message>
    <message>
        <source>A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-….</source>
        <translation>Í eini umfarskotu er kolon millum reglurnar og kortini, sum í sjavs:01234-56789-….</translation>
    </message>
    <message>
        <source>There is no {0} in a deal code: behind the colon there are digits, and letters without I, L, O and U.</source>
        <translation>{0} er ikki í nakrari umfarskotu: aftan á kolon eru tøl, og bókstavir uttan I, L, O og U.</translation>
    </message>
    <message>
        <source>The code is too short: some of it is missing.</source>
        <translation>Kotan er ov stutt: nakað vantar.</translation>
    </message>
    <message>
        <source>The code has a typing error.</source>
        <translation>Kotan er skeivt skrivað.</translation>
    </message>
    <message>
        <source>The code was made by a newer version of this program.</source>
        <translation>Kotan er gjørd við eini nýggjari útgávu av forritinum.</translation>
    </message>
    <message>
        <source>The code holds nothing that a deal could be made of.</source>
        <translation>Einki umfar kann gerast burtur úr kotuni.</translation>
    </message>
    <message>
        <source>The code is for the rules {0!r}, which are not here; whoever made it can export them as a file.</source>
        <translation>Kotan er til reglurnar {0!r}, sum ikki eru her; tann, sum gjørdi hana, kann flyta tær út sum fílu.</translation>
    </message>
    <message>
        <source>The rules of the code cannot be played here: {0}</source>
        <translation>Reglurnar í kotuni kunnu ikki spælast her: {0}</translation>
    </message>
    <message>
        <source>The code does not fit the cards of the rules that are here.</source>
        <translation>Kotan passar ikki til kortini í reglunum, sum eru her.</translation>
    </message>
    <message>
        <source>The code cuts the pack where these rules do not.</source>
        <translation>Kotan tekur av, har hesar reglurnar ikki gera tað.</translation>
    </message>
    <message>
        <source>The code lets somebody deal who is not at this table.</source>
        <translation>Kotan letur onkran geva, sum ikki situr við borðið.</translation>
    </message>
    <message>
        <source>pairs need four seats, not {seats}</source>
        <translation>til pør krevjast fýra pláss, ikki {seats}</translation>
    </message>
    <message>
        <source>no contract says how it is bid</source>
        <translation>einki spæl sigur, hvussu tað verður meldað</translation>
    </message>
    <message>
        <source>whoever speaks first cannot end an auction of two rounds</source>
        <translation>tann, sum sigur fyrst, kann ikki enda eina melding í tveimum umgongdum</translation>
    </message>
    <message>
        <source>a deal that is folded needs a score table called &apos;fold&apos;</source>
        <translation>eitt umfar, sum verður givið upp, krevur eina stigatalvu, sum eitur &apos;fold&apos;</translation>
    </message>
    <message>
        <source>there is nothing to come down from</source>
        <translation>einki er at koma niður frá</translation>
    </message>
    <message>
        <source>more than {most_exchanged} cards cannot be exchanged</source>
        <translation>fleiri enn {most_exchanged} kort kunnu ikki skiftast</translation>
    </message>
    <message>
        <source>what nobody declares cannot be bid</source>
        <translation>tað, sum eingin er meldari í, kann ikki meldast</translation>
    </message>
    <message>
        <source>only contracts that are bid by name need a hand</source>
        <translation>bert spøl, sum verða meldað við navni, krevja ávísa hond</translation>
    </message>
    <message>
        <source>&apos;called&apos; goes with an ace that is called or with a marriage, and with a bid</source>
        <translation>&apos;called&apos; hoyrir saman við einum essi, sum verður kallað, ella einum brúdleypi, og við einum meldi</translation>
    </message>
    <message>
        <source>a partner is found among four seats, not {seats}</source>
        <translation>ein makkari verður funnin millum fýra pláss, ikki {seats}</translation>
    </message>
    <message>
        <source>a partner is found among hands alone, without a talon or open cards</source>
        <translation>ein makkari verður funnin, har kort bert eru á hondini, uttan kettu og opin kort</translation>
    </message>
    <message>
        <source>a partner is found among players with an account each</source>
        <translation>ein makkari verður funnin millum spælarar við hvør sínum roknskapi</translation>
    </message>
    <message>
        <source>a marriage needs the phase &apos;marriage&apos; in the flow</source>
        <translation>eitt brúdleyp krevur skeiðið &apos;marriage&apos; í gongdini</translation>
    </message>
    <message>
        <source>a partner is found by an ace or by a marriage, not by both</source>
        <translation>ein makkari verður funnin við einum essi ella við einum brúdleypi, ikki við báðum</translation>
    </message>
    <message>
        <source>what finds a partner is bid alone, without a suit</source>
        <translation>tað, sum finnur ein makkara, verður meldað einsamalt, uttan lit</translation>
    </message>
    <message>
        <source>{needed!r} is needed here</source>
        <translation>{needed!r} krevst her</translation>
    </message>
    <message>
        <source>the trumps must stand when a partner is found</source>
        <translation>trumfurin skal vera ásettur, tá ið ein makkari verður funnin</translation>
    </message>
    <message>
        <source>only contracts with a price can be doubled</source>
        <translation>bert spøl við einum prísi kunnu tvífaldast</translation>
    </message>
    <message>
        <source>laying needs the phase &apos;legen&apos; in the flow</source>
        <translation>at leggja krevur skeiðið &apos;legen&apos; í gongdini</translation>
    </message>
    <message>
        <source>laying goes with hands alone, without a talon or open cards</source>
        <translation>at leggja ber bert til, har kort bert eru á hondini, uttan kettu og opin kort</translation>
    </message>
    <message>
        <source>no packet ends with {lay} cards in each hand ({list})</source>
        <translation>eingin bunki endar við {lay} kortum á hvørjari hond ({list})</translation>
    </message>
    <message>
        <source>true, false, a whole number or a text is expected</source>
        <translation>true, false, eitt heilt tal ella ein tekstur skal standa her</translation>
    </message>
    <message>
        <source>{ranks!r} must be different ranks out of {list}</source>
        <translation>{ranks!r} skulu vera ymisk virði úr {list}</translation>
    </message>
    <message>
        <source>{order!r} must hold exactly the ranks {ranks!r}</source>
        <translation>{order!r} skal hava júst virðini {ranks!r}</translation>
    </message>
    <message>
        <source>no card of the pack counts anything</source>
        <translation>einki kort í kortspælinum telur nakað</translation>
    </message>
    <message>
        <source>{seats} hands of {each} cards do not make a pack of {cards}</source>
        <translation>{seats} hendur við {each} kortum geva ikki eitt kortspæl við {cards}</translation>
    </message>
    <message>
        <source>{seats} hands of {each} cards and {talon} in the middle do not make a pack of {cards}</source>
        <translation>{seats} hendur við {each} kortum og {talon} í miðjuni geva ikki eitt kortspæl við {cards}</translation>
    </message>
    <message>
        <source>packets of {value} do not make a hand of {hand}</source>
        <translation>bunkar við {value} geva ikki eina hond við {hand}</translation>
    </message>
    <message>
        <source>{talon} cards go to the middle, but the talon has {talon2}</source>
        <translation>{talon} kort fara í miðjuna, men har eru {talon2}</translation>
    </message>
    <message>
        <source>the phases must be {list} in this order; these may be left out: {optional}</source>
        <translation>skeiðini skulu vera {list} í hesi raðfylgju; hesi kunnu vera burtur: {optional}</translation>
    </message>
    <message>
        <source>{suits!r} must hold each of the suits {all} once, the highest first</source>
        <translation>{suits!r} skal hava hvønn av litunum {all} eina ferð, tann hægsta fyrst</translation>
    </message>
    <message>
        <source>these must be different cards of the pack</source>
        <translation>hetta skulu vera ymisk kort úr kortspælinum</translation>
    </message>
    <message>
        <source>&apos;least&apos; needs a price of the tariff</source>
        <translation>&apos;least&apos; krevur ein prís úr príslistanum</translation>
    </message>
    <message>
        <source>the last row must have no conditions, so that every deal is paid</source>
        <translation>seinasta linjan má ongar treytir hava, so at hvørt umfar verður goldið</translation>
    </message>
    <message>
        <source>you play this duel as {own!r} already</source>
        <translation>tú spælir longu henda tvídystin sum {own!r}</translation>
    </message>
    <message>
        <source>{player!r} is the name of somebody who has played this duel already</source>
        <translation>{player!r} eitur onkur, sum longu hevur spælt henda tvídystin</translation>
    </message>
    <message>
        <source>two have played this duel already</source>
        <translation>tvey hava longu spælt henda tvídystin</translation>
    </message>
    <message>
        <source>it is another duel with the same deals, with other rules or other bots</source>
        <translation>hetta er ein annar tvídystur við somu umførum, við øðrum reglum ella øðrum bottum</translation>
    </message>
    <message>
        <source>{player!r} has played deal {deal} in another way here</source>
        <translation>{player!r} hevur spælt umfar {deal} øðrvísi her</translation>
    </message>
    <message>
        <source>two others have played this duel already</source>
        <translation>tvey onnur hava longu spælt henda tvídystin</translation>
    </message>
    <message>
        <source>{player} has played the whole of this duel already (deals: {deals})</source>
        <translation>{player} hevur longu spælt allan henda tvídystin (umfør: {deals})</translation>
    </message>
    <message>
        <source>deal {deal} does not begin with the cards of this duel</source>
        <translation>umfar {deal} byrjar ikki við kortunum í hesum tvídystinum</translation>
    </message>
    <message>
        <source>deal {deal}: {why}</source>
        <translation>umfar {deal}: {why}</translation>
    </message>
    <message>
        <source>deal {deal} is not played to its end</source>
        <translation>umfar {deal} er ikki spælt liðugt</translation>
    </message>
    <message>
        <source>{given!r} belongs to no deal</source>
        <translation>{given!r} hoyrir ikki til nakað umfar</translation>
    </message>
    <message>
        <source>{rest!r} stands here twice</source>
        <translation>{rest!r} stendur her tvær ferðir</translation>
    </message>
    <message>
        <source>deal {rest!r} is not the one that is expected here</source>
        <translation>umfar {rest!r} er ikki tað, sum skal vera her</translation>
    </message>
    <message>
        <source>{given!r} cannot be the name of a player</source>
        <translation>{given!r} kann ikki vera navn á einum spælara</translation>
    </message>
    <message>
        <source>this is not a duel (its first line is not JSON)</source>
        <translation>hetta er ikki ein tvídystur (fyrsta linjan er ikki JSON)</translation>
    </message>
    <message>
        <source>the first line names no format ({known!r} is expected)</source>
        <translation>fyrsta linjan nevnir einki snið ({known!r} skal standa her)</translation>
    </message>
    <message>
        <source>this is the record of a match and not a duel</source>
        <translation>hetta er fílan hjá einum dysti og ikki ein tvídystur</translation>
    </message>
    <message>
        <source>the format {found!r} is not known here: it is of a newer version, which can read it</source>
        <translation>sniðið {found!r} er ikki kent her: tað er úr eini nýggjari útgávu, sum kann lesa tað</translation>
    </message>
    <message>
        <source>the format {found!r} is not known here ({known!r} is)</source>
        <translation>sniðið {found!r} er ikki kent her ({known!r} er kent)</translation>
    </message>
    <message>
        <source>the rules in the header cannot be used: {wrong}</source>
        <translation>reglurnar í høvdinum kunnu ikki brúkast: {wrong}</translation>
    </message>
    <message>
        <source>the header has no {key}</source>
        <translation>í høvdinum vantar {key}</translation>
    </message>
    <message>
        <source>a value in the header is of another kind than it must be</source>
        <translation>eitt virði í høvdinum er av skeivum slag</translation>
    </message>
    <message>
        <source>deals must be a whole number from 1 to {most}</source>
        <translation>deals skal vera eitt heilt tal frá 1 til {most}</translation>
    </message>
    <message>
        <source>the dealer must be a seat from 0 to {value}</source>
        <translation>gevarin skal vera eitt pláss frá 0 til {value}</translation>
    </message>
    <message>
        <source>the header needs a name and a level for each of {seats} seats, and a seed</source>
        <translation>høvdið skal hava navn og støði fyri hvørt av {seats} plássum, og eitt frø</translation>
    </message>
    <message>
        <source>the seed must be 10 digits and capital letters, without I, L, O and U</source>
        <translation>frøið skal vera 10 tøl og stórir bókstavir, uttan I, L, O og U</translation>
    </message>
    <message>
        <source>seat 0 is the player&apos;s: its level must be {person!r}</source>
        <translation>pláss 0 er hjá spælaranum: støðið har skal vera {person!r}</translation>
    </message>
    <message>
        <source>{file}: the lesson lacks {wrong}</source>
        <translation>{file}: í lektiónini vantar {wrong}</translation>
    </message>
    <message>
        <source>{file}: the lesson cannot be read: {wrong}</source>
        <translation>{file}: lektiónin kann ikki lesast: {wrong}</translation>
    </message>
    <message>
        <source>{key!r} is not known here ({list})</source>
        <translation>{key!r} er ikki kent her ({list})</translation>
    </message>
    <message>
        <source>the hands and the cards in the middle are not the pack</source>
        <translation>hendurnar og kortini í miðjuni eru ikki alt spælið</translation>
    </message>
    <message>
        <source>{given!r} is not an action: a seat, a kind and a value are expected</source>
        <translation>{given!r} er ikki ein gerð: eitt pláss, eitt slag og eitt virði skulu standa her</translation>
    </message>
    <message>
        <source>{kind!r} is not a kind of action ({list})</source>
        <translation>{kind!r} er ikki eitt slag av gerð ({list})</translation>
    </message>
    <message>
        <source>{given!r}: nothing is expected here</source>
        <translation>{given!r}: einki skal standa her</translation>
    </message>
    <message>
        <source>{given!r} is not a suit ({suits})</source>
        <translation>{given!r} er ikki ein litur ({suits})</translation>
    </message>
    <message>
        <source>{given!r} is not a place to cut at</source>
        <translation>{given!r} er ikki eitt stað at taka av</translation>
    </message>
    <message>
        <source>{given!r} is not a bid</source>
        <translation>{given!r} er ikki eitt meld</translation>
    </message>
    <message>
        <source>this key is not known here</source>
        <translation>hesin lykilin er ikki kendur her</translation>
    </message>
    <message>
        <source>more than {deepest} packs stand on one another</source>
        <translation>fleiri enn {deepest} pakkar standa hvør omaná øðrum</translation>
    </message>
    <message>
        <source>there is no pack {base_key!r} in {list}</source>
        <translation>eingin pakki {base_key!r} er í {list}</translation>
    </message>
    <message>
        <source>{base_key!r} is this pack itself: that is a circle</source>
        <translation>{base_key!r} er hesin reglupakkin sjálvur: tað gongur í ring</translation>
    </message>
    <message>
        <source>{base_key!r} stands on this pack: that is a circle</source>
        <translation>{base_key!r} byggir á henda reglupakkan: tað gongur í ring</translation>
    </message>
    <message>
        <source>{value!r} is not one of {words}</source>
        <translation>{value!r} er ikki eitt av {words}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text (byte {start})</source>
        <translation>fílan er ikki UTF-8-tekstur (být {start})</translation>
    </message>
    <message>
        <source>the file is larger than {value} KiB, so it is no rule pack</source>
        <translation>fílan er størri enn {value} KiB, so hon er eingin reglupakki</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}</source>
        <translation>fílan kann ikki lesast: {why}</translation>
    </message>
    <message>
        <source>{why} (column {column})</source>
        <translation>{why} (tekn {column})</translation>
    </message>
    <message>
        <source>tables are nested too deeply</source>
        <translation>talvurnar standa ov djúpt hvør inni í aðrari</translation>
    </message>
    <message>
        <source>{default!r} is not one of {list}</source>
        <translation>{default!r} er ikki eitt av {list}</translation>
    </message>
    <message>
        <source>this contract is missing, but the option {option!r} changes it; there are {known}</source>
        <translation>hetta spælið vantar, men valið {option!r} broytir tað; hesi eru: {known}</translation>
    </message>
    <message>
        <source>{key} has no option of that name, nor any other</source>
        <translation>{key} hevur einki val við tí navninum, og heldur einki annað</translation>
    </message>
    <message>
        <source>{key} has no option of that name, but {options}</source>
        <translation>{key} hevur einki val við tí navninum, men hesi: {options}</translation>
    </message>
    <message>
        <source>a mark needs a word behind the #</source>
        <translation>eitt merki skal hava eitt orð aftan á #</translation>
    </message>
    <message>
        <source>{given!r}: a number up to {actions} is expected</source>
        <translation>{given!r}: eitt tal upp til {actions} skal standa her</translation>
    </message>
    <message>
        <source>{given!r}: the first and the last deal are expected</source>
        <translation>{given!r}: fyrsta og seinasta umfar skulu standa her</translation>
    </message>
    <message>
        <source>{path}: this is far too large for the record of a match</source>
        <translation>{path}: hetta er alt ov stórt til at vera ein goymdur dystur</translation>
    </message>
    <message>
        <source>this is not a record of a match (its first line is not JSON)</source>
        <translation>hetta er ikki ein goymdur dystur (fyrsta linjan er ikki JSON)</translation>
    </message>
    <message>
        <source>this is a duel and not a record of a match: “Duel by file” in the window opens it, or sjavs duel show</source>
        <translation>hetta er ein tvídystur og ikki fílan hjá einum dysti: „Tvídystur við fílu“ í vindeyganum letur hann upp, ella sjavs duel show</translation>
    </message>
    <message>
        <source>{wrong} in the header must be a text</source>
        <translation>{wrong} í høvdinum skal vera ein tekstur</translation>
    </message>
    <message>
        <source>first in the header must be a whole number from 1 on</source>
        <translation>first í høvdinum skal vera eitt heilt tal frá 1 og uppeftir</translation>
    </message>
    <message>
        <source>it is not the turn of that seat</source>
        <translation>plássið skal ikki til</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>dysturin er liðugur</translation>
    </message>
    <message>
        <source>no such action is possible at that moment</source>
        <translation>ein slík gerð ber ikki til her</translation>
    </message>
    <message>
        <source>that seat does not hold the card</source>
        <translation>plássið hevur ikki kortið</translation>
    </message>
    <message>
        <source>what was led has to be followed</source>
        <translation>spælarin skal bekenna litin, sum varð spældur út</translation>
    </message>
    <message>
        <source>the trick has to be overtrumped</source>
        <translation>hægri trumfur skal leggjast</translation>
    </message>
    <message>
        <source>whoever can bid has to bid</source>
        <translation>tann, sum kann melda, skal melda</translation>
    </message>
    <message>
        <source>the hand does not allow that bid</source>
        <translation>hondin loyvir ikki hesum meldi</translation>
    </message>
    <message>
        <source>that suit cannot be named</source>
        <translation>hesin liturin kann ikki veljast til trumf</translation>
    </message>
    <message>
        <source>the pack cannot be cut there</source>
        <translation>har ber ikki til at taka av</translation>
    </message>
    <message>
        <source>these are not all cards of the game, each once</source>
        <translation>tað eru ikki øll kortini í spælinum, hvørt eina ferð</translation>
    </message>
    <message>
        <source>these cards cannot be exchanged</source>
        <translation>hesi kortini kunnu ikki skiftast</translation>
    </message>
    <message>
        <source>the bid does not beat the one that stands</source>
        <translation>meldið er ikki hægri enn tað, sum stendur</translation>
    </message>
    <message>
        <source>the hand lacks what that game needs</source>
        <translation>hondini vantar tað, sum hetta spælið krevur</translation>
    </message>
    <message>
        <source>another card has to be given back</source>
        <translation>eitt annað kort skal gevast aftur</translation>
    </message>
    <message>
        <source>nobody may double at that moment</source>
        <translation>eingin sleppur at tvífalda her</translation>
    </message>
    <message>
        <source>the called ace has to be played</source>
        <translation>kallaða essið skal spælast</translation>
    </message>
    <message>
        <source>the called ace may not be thrown off</source>
        <translation>kallaða essið má ikki leggjast í eitt stikk í øðrum liti</translation>
    </message>
    <message>
        <source>the suit of the called ace may only be led with the ace</source>
        <translation>liturin hjá kallaða essinum kann bert spælast út við essinum</translation>
    </message>
    <message>
        <source>{line!r} is against the rules here: {why}</source>
        <translation>{line!r} er ímóti reglunum her: {why}</translation>
    </message>
    <message>
        <source>a table is expected, not {table}</source>
        <translation>ein talva skal standa her, ikki {table}</translation>
    </message>
    <message>
        <source>this key is missing (expected: {expected})</source>
        <translation>hesin lykilin vantar (her skal standa: {expected})</translation>
    </message>
    <message>
        <source>expected: {expected}, not {value}</source>
        <translation>her skal standa: {expected}, ikki {value}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein tekstur</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ella false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eitt heilt tal</translation>
    </message>
    <message>
        <source>{value} is not between {least} and {most}</source>
        <translation>{value} er ikki millum {least} og {most}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {list}</source>
        <translation>{value!r} er ikki eitt av {list}</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>ein listi við tekstum</translation>
    </message>
    <message>
        <source>a list of texts is expected, but {value} stands in it</source>
        <translation>ein listi við tekstum skal standa her, men {value} er í honum</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>ein listi við heilum tølum</translation>
    </message>
    <message>
        <source>whole numbers from {least} to {most} are expected, but {value} stands in it</source>
        <translation>heil tøl frá {least} til {most} skulu standa her, men {value} er ímillum</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>ein talva</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>fílan ella mappan er ikki til</translation>
    </message>
    <message>
        <source>that is not allowed here</source>
        <translation>tað er ikki loyvt her</translation>
    </message>
    <message>
        <source>this place can only be read</source>
        <translation>her kann bert lesast</translation>
    </message>
    <message>
        <source>there is no room left for this user</source>
        <translation>hesin brúkarin hevur ikki meira pláss</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>tað er ein mappa</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>ein partur av leiðini er ikki ein mappa</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>fílan er til frammanundan</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>navnið er ov langt</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>ov nógvar fílur eru opnar</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>fílan er ov stór</translation>
    </message>
    <message>
        <source>no file can be called that here</source>
        <translation>ein fíla kann ikki eita so her</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <translation>eitt annað forrit brúkar hana</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>leinkjurnar hjá henni ganga í ring</translation>
    </message>
    <message>
        <source>the system refuses it (error number {number})</source>
        <translation>stýrikervið noktar tí (villa nummar {number})</translation>
    </message>
    <message>
        <source>this is not valid TOML: a table stands there twice</source>
        <translation>hetta er ikki rætt TOML: ein talva stendur har tvær ferðir</translation>
    </message>
    <message>
        <source>this is not valid TOML: a key is set twice</source>
        <translation>hetta er ikki rætt TOML: ein lykil er settur tvær ferðir</translation>
    </message>
    <message>
        <source>this is not valid TOML: an = is missing behind a key</source>
        <translation>hetta er ikki rætt TOML: eitt = vantar aftan á ein lykil</translation>
    </message>
    <message>
        <source>this is not valid TOML: something stands behind the end of what was set</source>
        <translation>hetta er ikki rætt TOML: okkurt stendur aftan á eitt virði</translation>
    </message>
    <message>
        <source>this is not valid TOML: a text does not end</source>
        <translation>hetta er ikki rætt TOML: ein tekstur endar ikki</translation>
    </message>
    <message>
        <source>this is not valid TOML: a list does not end</source>
        <translation>hetta er ikki rætt TOML: ein listi endar ikki</translation>
    </message>
    <message>
        <source>this is not valid TOML: what stands behind an = is no value</source>
        <translation>hetta er ikki rætt TOML: tað, sum stendur aftan á eitt =, er einki virði</translation>
    </message>
    <message>
        <source>this is not valid TOML</source>
        <translation>hetta er ikki rætt TOML</translation>
    </message>
    <message>
        <source>{why} (at the end of the text)</source>
        <translation>{why} (við endan á tekstinum)</translation>
    </message>
    <message>
        <source>{why} (line {line}, column {column})</source>
        <translation>{why} (linja {line}, tekn {column})</translation>
    </message>
    <message>
        <source>this is not valid JSON (line {line}, column {column})</source>
        <translation>hetta er ikki rætt JSON (linja {line}, tekn {column})</translation>
    </message>
    <message>
        <source>tables and lists are nested too deeply</source>
        <translation>talvur og listar liggja ov djúpt hvørt í øðrum</translation>
    </message>
    <message>
        <source>a value is of another kind than it must be</source>
        <translation>eitt virði er av øðrum slag, enn tað skal vera</translation>
    </message>
    <message>
        <source>{word!r} is no agreement between partners: + or - and one of {list}</source>
        <translation>{word!r} er eingin avtala millum makkarar: skriva + ella - og eina av {list}</translation>
    </message>
    <message>
        <source>seat {seat} has nothing to decide in the phase {phase!r}</source>
        <translation>pláss {seat} hevur einki at gera av í skeiðinum {phase!r}</translation>
    </message>
    <message>
        <source>{key!r} is not a level of play ({list})</source>
        <translation>{key!r} er ikki eitt spælistøði ({list})</translation>
    </message>
    <message>
        <source>{what} is no fact of this text</source>
        <translation>{what} er ikki ein upplýsing í hesum teksti</translation>
    </message>
    <message>
        <source>a brace has no partner</source>
        <translation>ein klombur hevur ongan maka</translation>
    </message>
    <message>
        <source>{file}:{line}: this translation is not used: {why}: {message}</source>
        <translation>{file}:{line}: henda týðing verður ikki nýtt: {why}: {message}</translation>
    </message>
    <message>
        <source>{file}:{line}: this is not a catalogue of messages</source>
        <translation>{file}:{line}: hetta er ikki ein fíla við umsettum tekstum</translation>
    </message>
    <message>
        <source>{file}:1: this is not a catalogue of messages: it begins with &lt;{tag}&gt;, not &lt;TS&gt;</source>
        <translation>{file}:1: hetta er ikki ein fíla við umsettum tekstum: hon byrjar við &lt;{tag}&gt; og ikki við &lt;TS&gt;</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>{cards} in one trick, {suit} trumps: {card} wins.</source>
        <translation>{cards} í einum stikki, trumfur er {suit}: {card} vinnur.</translation>
    </message>
    <message>
        <source>The trumps in {suit}: {trumps}. {card} counts {points}.</source>
        <translation>Trumfirnir, tá ið trumfur er {suit}: {trumps}. {card} telur {points}.</translation>
    </message>
    <message>
        <source>After a cut the cards come as {cut}, after a knock as {knock}.</source>
        <translation>Verður tikið av, koma kortini {cut}; verður bankað, koma tey {knock}.</translation>
    </message>
    <message>
        <source>The cards come as {packets}.</source>
        <translation>Kortini koma {packets}.</translation>
    </message>
    <message>
        <source>When you have dealt, the player on your left deals next.</source>
        <translation>Tá ið tú hevur givið, gevur spælarin vinstrumegin næst.</translation>
    </message>
    <message>
        <source>When you have dealt, the player on your right deals next.</source>
        <translation>Tá ið tú hevur givið, gevur spælarin høgrumegin næst.</translation>
    </message>
    <message>
        <source>The declarer sees {middle} and then lays {number} of {all} cards away.</source>
        <translation>Meldarin sær {middle} og leggur síðani {number} av {all} kortum burtur.</translation>
    </message>
    <message>
        <source>The declarer lays {number} of {all} cards away and sees {middle} afterwards.</source>
        <translation>Meldarin leggur {number} av {all} kortum burtur og sær {middle} aftaná.</translation>
    </message>
    <message>
        <source>With {hand} you may bid or pass.</source>
        <translation>Við {hand} kanst tú melda ella siga pass.</translation>
    </message>
    <message>
        <source>With {hand} you have to bid.</source>
        <translation>Við {hand} mást tú melda.</translation>
    </message>
    <message>
        <source>All pass: the cards are thrown in and you, the dealer, deal again.</source>
        <translation>Øll siga pass: kortini verða løgd saman, og tú, sum gavst, gevur umaftur.</translation>
    </message>
    <message>
        <source>All pass: the cards are thrown in and the next player deals.</source>
        <translation>Øll siga pass: kortini verða løgd saman, og næsti spælari gevur.</translation>
    </message>
    <message>
        <source>All pass: a {name} is played.</source>
        <translation>Øll siga pass: spælt verður {name}.</translation>
    </message>
    <message>
        <source>All pass: the deal is played, and 70 card points score {points}.</source>
        <translation>Øll siga pass: umfarið verður spælt, og 70 kortstig geva {points}.</translation>
    </message>
    <message>
        <source>Somebody bids {low}: {high} may be bid over it.</source>
        <translation>Onkur sigur „{low}“: „{high}“ kann meldast omaná.</translation>
    </message>
    <message>
        <source>Somebody bids {low}: {high} cannot be bid over it.</source>
        <translation>Onkur sigur „{low}“: „{high}“ kann ikki meldast omaná.</translation>
    </message>
    <message>
        <source>Without it 61 card points score {points}.</source>
        <translation>Uttan tað geva 61 kortstig {points}.</translation>
    </message>
    <message>
        <source>No trick scores {won}; a single trick costs {lost}.</source>
        <translation>Fært tú einki stikk, gevur tað {won}; eitt einasta stikk kostar {lost}.</translation>
    </message>
    <message>
        <source>{points} card points score {won}; one fewer costs {lost}.</source>
        <translation>{points} kortstig geva {won}; eitt færri kostar {lost}.</translation>
    </message>
    <message>
        <source>Trumps by suit: {suits}.</source>
        <translation>Trumfir í hvørjum liti: {suits}.</translation>
    </message>
    <message>
        <source>With two players nobody trumps a trick before you: no change.</source>
        <translation>Við tveimum spælarum stingur eingin undan tær: eingin broyting.</translation>
    </message>
    <message>
        <source>{suit} trumps, {led} led, {ruff} from an opponent: of {hand} you may play {cards}.</source>
        <translation>Trumfur {suit}, útspæl {led}, mótspælari stingur við {ruff}: av {hand} kanst tú leggja {cards}.</translation>
    </message>
    <message>
        <source>From your partner: {cards}.</source>
        <translation>Er tað makkarin: {cards}.</translation>
    </message>
    <message>
        <source>Failed in {suit} with 45 card points: the others score {some}; with 30: {few}; without a trick: {none}.</source>
        <translation>Tapt við 45 kortstigum, trumfur {suit}: hini fáa {some}; við 30: {few}; uttan stikk: {none}.</translation>
    </message>
    <message>
        <source>60 to 60, then 70 card points: they score {simple}, in {suit} {clubs}.</source>
        <translation>60–60, síðani 70 kortstig: tey fáa {simple}; er trumfur {suit}: {clubs}.</translation>
    </message>
    <message>
        <source>Twice 60 to 60, then 70 card points in {suit}: they score {points}.</source>
        <translation>Tvær ferðir 60–60, síðani 70 kortstig, trumfur {suit}: tey fáa {points}.</translation>
    </message>
    <message>
        <source>70 card points score {points}: {deals} such deals reach 0.</source>
        <translation>70 kortstig geva {points}: {deals} slík umfør skulu til at koma á 0.</translation>
    </message>
    <message>
        <source>Crosses for 0 to 10: {plain}; for 0 to {start}, a double victory: {double}.</source>
        <translation>Krossar fyri 0 móti 10: {plain}; fyri 0 móti {start}, dupultan sigur: {double}.</translation>
    </message>
    <message>
        <source>Rubbers in a row that win the match: {rubbers}.</source>
        <translation>Lotur á rað, sum vinna dystin: {rubbers}.</translation>
    </message>
    <message>
        <source>However many rubbers are won, the match goes on.</source>
        <translation>Dysturin heldur á, líka mikið hvussu nógvar lotur verða vunnar.</translation>
    </message>
    <message>
        <source>Both sides have 20 left and the declarers take 45: they go to {up}, the others to {down}.</source>
        <translation>Bæði liðini hava 20 eftir, og meldararnir fáa 45: teir fara á {up}, hini á {down}.</translation>
    </message>
    <message>
        <source>From {start} øre: whoever plays and loses costs {lost}; {deals} such deals lose the match.</source>
        <translation>Byrjað verður við {start} oyrum: tann, sum spælir og tapir, missir {lost}; {deals} slík umfør, og dysturin er taptur.</translation>
    </message>
    <message>
        <source>From {start}: 61 card points score {small}, 91 {large}.</source>
        <translation>Byrjað verður við {start}: 61 kortstig geva {small}, 91 {large}.</translation>
    </message>
    <message>
        <source>A card played by mistake comes back to your hand: Ctrl+Z.</source>
        <translation>Eitt kort, sum varð spælt av misgáum, kemur aftur á hondina: Ctrl+Z.</translation>
    </message>
    <message>
        <source>A card played by mistake stays where it lies.</source>
        <translation>Eitt kort, sum varð spælt av misgáum, verður liggjandi.</translation>
    </message>
    <message>
        <source>With {hand} one may bid {bids}.</source>
        <translation>Við {hand} ber til at melda {bids}.</translation>
    </message>
    <message>
        <source>Where all are bid they rank, the lowest first: {games}.</source>
        <translation>Har øll kunnu meldast, er raðfylgjan, tað lægsta fyrst: {games}.</translation>
    </message>
    <message>
        <source>{points} Augen in {tricks} tricks: is paid by each</source>
        <translation>{points} Augen í {tricks} stikkum: fær frá hvørjum</translation>
    </message>
    <message>
        <source>{points} Augen in {tricks} tricks: pays each</source>
        <translation>{points} Augen í {tricks} stikkum: rindar hvørjum</translation>
    </message>
    <message>
        <source>{first}; {second}.</source>
        <translation>{first}; {second}.</translation>
    </message>
    <message>
        <source>{name} won, the others Schneider, {number} Laufende: {parts} = {value}.</source>
        <translation>{name} vunnið, hini Schneider, {number} Laufende: {parts} = {value}.</translation>
    </message>
    <message>
        <source>{name}: {value}.</source>
        <translation>{name}: {value}.</translation>
    </message>
    <message>
        <source>Nobody can lay: a {name} with {number} Laufende is worth {value}.</source>
        <translation>Eingin kann leggja: {name} við {number} Laufende er {value} vert.</translation>
    </message>
    <message>
        <source>Two players lay: a {name} with {number} Laufende is worth {value}.</source>
        <translation>Tveir spælarar leggja: {name} við {number} Laufende er {value} vert.</translation>
    </message>
    <message>
        <source>Doubled as far as it goes, a {name} with {number} Laufende is worth {value}.</source>
        <translation>Er tvífaldað so mikið, sum til ber, er {name} við {number} Laufende {value} vert.</translation>
    </message>
    <message>
        <source>The first card lies: a defender may still say Kontra.</source>
        <translation>Fyrsta kortið liggur: ein mótspælari kann enn siga Kontra.</translation>
    </message>
    <message>
        <source>The first card lies: it is too late for Kontra.</source>
        <translation>Fyrsta kortið liggur: nú er ov seint at siga Kontra.</translation>
    </message>
    <message>
        <source>“I play”</source>
        <translation>„Eg spæli“</translation>
    </message>
    <message>
        <source>With {hand} forehand may say {bids} or “Weiter”.</source>
        <translation>Við {hand} kann forhond siga {bids} ella „Weiter“.</translation>
    </message>
    <message>
        <source>{deals} deals: everybody deals at least {each} times.</source>
        <translation>{deals} umfør: øll geva í minsta lagi {each} ferðir.</translation>
    </message>
    <message>
        <source>After each deal another one follows, until you stop.</source>
        <translation>Aftan á hvørt umfar kemur eitt afturat, til tú gevst.</translation>
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
        <translation>Úr tínum egnu umførum</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Rætt.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Okkurt annað er betri.</translation>
    </message>
    <message numerus="yes">
        <source>What each choice brings on average, {unit}, in %n deal(s) that could be.</source>
        <translation>
            <numerusform>Hvat hvørt val gevur, {unit}, í %n møguligum umfari.</numerusform>
            <numerusform>Hvat hvørt val gevur í miðal, {unit}, í %n møguligum umførum.</numerusform>
        </translation>
    </message>
    <message>
        <source>{values} In per cent: the chance to win the match.</source>
        <translation>{values} Í prosentum: møguleikin fyri at vinna dystin.</translation>
    </message>
    <message>
        <source>About your choice, {choice}:</source>
        <translation>Um tað, tú valdi, {choice}:</translation>
    </message>
    <message>
        <source>When you played this deal you chose {choice}.</source>
        <translation>Tá ið tú spældi hetta umfarið, valdi tú: {choice}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Chosen deals</source>
        <translation>Útvald umfør</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Loysnir</translation>
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
        <translation>Sagt higartil: {calls}</translation>
    </message>
    <message>
        <source>{name} has dealt.</source>
        <translation>Gevari: {name}.</translation>
    </message>
    <message>
        <source>Trick {number}, led by {name}: {cards}</source>
        <translation>Stikk {number}, útspæl: {name}: {cards}</translation>
    </message>
    <message>
        <source>On the table, led by {name}: {cards}</source>
        <translation>Á borðinum, útspæl: {name}: {cards}</translation>
    </message>
    <message>
        <source>Right: {choices}</source>
        <translation>Rætt: {choices}</translation>
    </message>
    <message>
        <source>Not {choice}</source>
        <translation>Ikki {choice}</translation>
    </message>
    <message>
        <source>Proved with all cards open.</source>
        <translation>Prógvað við øllum kortum opnum.</translation>
    </message>
    <message>
        <source>Judged from your hand alone, by many deals that could be.</source>
        <translation>Mett bert út frá tíni hond, eftir nógvum møguligum umførum.</translation>
    </message>
    <message>
        <source>Play the whole deal</source>
        <translation>Spæl alt umfarið</translation>
    </message>
    <message>
        <source>One way: begin with the {card}</source>
        <translation>Ein vegur er at byrja soleiðis: {card}</translation>
    </message>
    <message>
        <source>It is worth less than {choice}.</source>
        <translation>Tað er minni vert enn {choice}.</translation>
    </message>
    <message>
        <source>Then nobody can keep your side from {points} card points.</source>
        <translation>Tá kann eingin forða tínum liði í at fáa {points} kortstig.</translation>
    </message>
    <message>
        <source>Then your side comes to no more than {points} card points against best play.</source>
        <translation>Tá fær títt lið í mesta lagi {points} kortstig móti besta spæli.</translation>
    </message>
    <message>
        <source>Best play with all cards open then leads to this: {result}. {why}.</source>
        <translation>Besta spæl við øllum kortum opnum førir so til hetta: {result}. {why}.</translation>
    </message>
    <message>
        <source>Then nobody declares.</source>
        <translation>So er eingin meldari.</translation>
    </message>
    <message>
        <source>Then you declare.</source>
        <translation>So ert tú meldari.</translation>
    </message>
    <message>
        <source>Then {name} declares.</source>
        <translation>So er {name} meldari.</translation>
    </message>
    <message>
        <source>As the cards lie, it takes the trick.</source>
        <translation>Sum kortini liggja, fær tað stikkið.</translation>
    </message>
    <message>
        <source>As the cards lie, your partner takes the trick ({name}, {card}).</source>
        <translation>Sum kortini liggja, fær makkari tín stikkið ({name}, {card}).</translation>
    </message>
    <message>
        <source>As the cards lie, an opponent takes the trick ({name}, {card}).</source>
        <translation>Sum kortini liggja, fær ein mótspælari stikkið ({name}, {card}).</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>%n fíla afturat kann heldur ikki nýtast.</numerusform>
            <numerusform>%n fílur afturat kunnu heldur ikki nýtast.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything in {folder} can be used:</source>
        <translation>Ikki alt í {folder} kann nýtast:</translation>
    </message>
    <message>
        <source>Deals of your own are files that end in .toml, in this folder: {folder}. Those of the book can serve as examples; they lie in {book}.</source>
        <translation>Tíni egnu umfør eru fílur, sum enda við .toml, í hesi mappuni: {folder}. Tær í bókini kunnu vera dømi; tær liggja í {book}.</translation>
    </message>
    <message>
        <source>Auction quiz</source>
        <translation>Spurningar um melding</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Loyst</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Umfar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spæl</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Evni</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Torleiki</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Venjingar</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Byrja</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minni</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Royn</translation>
    </message>
    <message>
        <source>&amp;Ask me</source>
        <translation>&amp;Spyr meg</translation>
    </message>
    <message>
        <source>Search in the book</source>
        <translation>Leita í bókini</translation>
    </message>
    <message>
        <source>Nothing in the book fits that.</source>
        <translation>Einki í bókini passar til tað.</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>L&amp;oys</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Prenta…</translation>
    </message>
    <message>
        <source>&amp;Own deals…</source>
        <translation>&amp;Egin umfør…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Øll evni</translation>
    </message>
    <message>
        <source>{theme} ({number})</source>
        <translation>{theme} ({number})</translation>
    </message>
    <message>
        <source>A deal is shown, and then you are asked: which trumps are still out, how many points are there?</source>
        <translation>Eitt umfar verður víst, og so verður spurt: hvørjir trumfir eru enn úti, og hvussu nógv stig eru tikin?</translation>
    </message>
    <message>
        <source>A hand is dealt: what do you say? Close calls count as right.</source>
        <translation>Ein hond verður givin: hvat sigur tú? Næstan líka góð val telja sum røtt.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today.</source>
        <translation>
            <numerusform>%n venjing bíðar í dag.</numerusform>
            <numerusform>%n venjingar bíða í dag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Einki bíðar í dag.</translation>
    </message>
    <message>
        <source>Nothing is due today. The next one comes on {date}.</source>
        <translation>Einki bíðar í dag. Tann næsta kemur tann {date}.</translation>
    </message>
    <message>
        <source>Mistakes in deals that you have played become exercises here. There are none yet.</source>
        <translation>Mistøk í umførum, sum tú hevur spælt, gerast venjingar her. Eingi eru enn.</translation>
    </message>
    <message>
        <source>Right so far: {right} of {all}.</source>
        <translation>Rætt higartil: {right} av {all}.</translation>
    </message>
    <message>
        <source>Looking through your deals for mistakes…</source>
        <translation>Leitar eftir mistøkum í tínum umførum…</translation>
    </message>
    <message numerus="yes">
        <source>The book: %n deal(s), {solved} of them solved</source>
        <translation>
            <numerusform>Bókin: %n umfar, {solved} loyst</numerusform>
            <numerusform>Bókin: %n umfør, {solved} av teimum loyst</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ask me now</source>
        <translation>&amp;Spyr meg nú</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Kanna</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Næsta umfar</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) have been played. {standing}</source>
        <translation>
            <numerusform>%n stikk er spælt. {standing}</numerusform>
            <numerusform>%n stikk eru spæld. {standing}</numerusform>
        </translation>
    </message>
    <message>
        <source>{right} of {all} right.</source>
        <translation>Rætt: {right} av {all}.</translation>
    </message>
    <message>
        <source>Which of the permanent trumps have you not seen yet, neither played nor in your hand?</source>
        <translation>Hvørjar av føstu trumfunum hevur tú ikki sæð enn, hvørki spældar ella á tíni hond?</translation>
    </message>
    <message>
        <source>How many trumps have you not seen yet, neither played nor in your hand?</source>
        <translation>Hvussu nógvar trumfir hevur tú ikki sæð enn, hvørki spældar ella á tíni hond?</translation>
    </message>
    <message>
        <source>How many card points has your side taken so far?</source>
        <translation>Hvussu nógv kortstig hevur títt lið fingið higartil?</translation>
    </message>
    <message>
        <source>Right: none.</source>
        <translation>Rætt: eingin.</translation>
    </message>
    <message>
        <source>Right: {cards}.</source>
        <translation>Rætt: {cards}.</translation>
    </message>
    <message>
        <source>Right: {number}.</source>
        <translation>Rætt: {number}.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Goym sum P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF ({files})</source>
        <translation>PDF ({files})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Goym sum PDF</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Venjing</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Loysn</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Næst</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>&amp;Vís loysnina</translation>
    </message>
    <message>
        <source>&amp;Play it out</source>
        <translation>&amp;Spæl tað liðugt</translation>
    </message>
    <message>
        <source>{about} · number {number}</source>
        <translation>{about} · nummar {number}</translation>
    </message>
    <message>
        <source>{about} · {number} of {all}</source>
        <translation>{about} · {number} av {all}</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Hyggur at tí…</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Loysnin</translation>
    </message>
    <message>
        <source>Step through: {choice}</source>
        <translation>Far ígjøgnum: {choice}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Meldingin</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Val av trumfi</translation>
    </message>
    <message>
        <source>Exchanging cards</source>
        <translation>At skifta kort</translation>
    </message>
    <message>
        <source>The first lead</source>
        <translation>Fyrsta útspælið</translation>
    </message>
    <message>
        <source>Leading to a trick</source>
        <translation>At spæla út til eitt stikk</translation>
    </message>
    <message>
        <source>Second to play</source>
        <translation>Nummar tvey at leggja</translation>
    </message>
    <message>
        <source>Third to play</source>
        <translation>Nummar trý at leggja</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Seinastur at leggja</translation>
    </message>
    <message>
        <source>No card of the suit</source>
        <translation>Einki kort í litinum</translation>
    </message>
    <message>
        <source>The partner is winning</source>
        <translation>Makkarin hevur stikkið</translation>
    </message>
    <message>
        <source>When trumps are led</source>
        <translation>Tá ið trumfur er spældur út</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>Seinastu trý kortini</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Øll kort opin</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>Eitt heilt umfar</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lætt</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Miðal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trupult</translation>
    </message>
    <message>
        <source>Play the deal: bring your side to {points} card points.</source>
        <translation>Spæl umfarið: fá títt lið upp á {points} kortstig.</translation>
    </message>
    <message>
        <source>All cards lie open. Find the card with which your side comes to {points} card points.</source>
        <translation>Øll kort liggja opin. Finn kortið, sum gevur tínum liði {points} kortstig.</translation>
    </message>
    <message>
        <source>What do you say with this hand?</source>
        <translation>Hvat sigur tú við hesi hondini?</translation>
    </message>
    <message>
        <source>Which suit do you name?</source>
        <translation>Hvønn lit velur tú?</translation>
    </message>
    <message>
        <source>What do you do before the play?</source>
        <translation>Hvat gert tú, áðrenn spælt verður?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Hvat kort leggur tú?</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Hvat hevði tú gjørt her?</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Sig einki</translation>
    </message>
    <message>
        <source>{what}: {cards}</source>
        <translation>{what}: {cards}</translation>
    </message>
    <message>
        <source>Nobody has bid. Trumps: {trumps}.</source>
        <translation>Eingin hevur meldað. Trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>You play {game}. Trumps: {trumps}.</source>
        <translation>Tú spælir {game}. Trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>{name} plays {game}. Trumps: {trumps}.</source>
        <translation>{name} spælir {game}. Trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>You declare. Trumps: {trumps}.</source>
        <translation>Tú ert meldari. Trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>{name} declares. Trumps: {trumps}.</source>
        <translation>{name} er meldari. Trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>in øre</source>
        <translation>í oyrum</translation>
    </message>
    <message>
        <source>in points of the account</source>
        <translation>í stigum á roknskapinum</translation>
    </message>
    <message>
        <source>in game points</source>
        <translation>í spælistigum</translation>
    </message>
</context>
<context>
    <name>felt</name>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Tíni kort: {cards}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Gevari</translation>
    </message>
    <message>
        <source>Plays with the declarer</source>
        <translation>Spælir saman við meldaranum</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tín túrur</translation>
    </message>
    <message>
        <source>{number} in hand</source>
        <translation>{number} á hondini</translation>
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
            <numerusform>%n stikk</numerusform>
            <numerusform>%n stikk</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Meldari</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kortborð</translation>
    </message>
    <message>
        <source>Chosen for your turn: {card}.</source>
        <translation>Valt til tín túr: {card}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Seinasta stikk</translation>
    </message>
    <message>
        <source>This card is winning the trick</source>
        <translation>Hetta kortið vinnur stikkið nú</translation>
    </message>
    <message>
        <source>This card was led</source>
        <translation>Hetta kortið varð spælt út</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>lagt burtur</translation>
    </message>
    <message>
        <source>What the declarer has laid away</source>
        <translation>Tað, sum meldarin hevur lagt burtur</translation>
    </message>
    <message>
        <source>Declarer: has named trumps, or is about to</source>
        <translation>Meldari: hevur valt trumf, ella er um at gera tað</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Mótspælari</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>stig {points}</translation>
    </message>
    <message>
        <source>Trumps:</source>
        <translation>Trumfur:</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>ikki valdur enn</translation>
    </message>
    <message>
        <source>{contract}, trumps:</source>
        <translation>{contract}, trumfur:</translation>
    </message>
    <message>
        <source>{contract}:</source>
        <translation>{contract}:</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tapt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>eingin</translation>
    </message>
    <message>
        <source>Most card points lose</source>
        <translation>Flest kortstig tapa</translation>
    </message>
    <message>
        <source>{contract}, calls:</source>
        <translation>{contract}, kallar:</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Meld {bid}</translation>
    </message>
    <message>
        <source>It cannot be made any more</source>
        <translation>Tað ber ikki til at vinna longur</translation>
    </message>
    <message>
        <source>The price counts {times}</source>
        <translation>Prísurin telur {times}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Mótspælarar</translation>
    </message>
    <message>
        <source>Card points taken in this deal, of {total}</source>
        <translation>Kortstig í hesum umfarinum, av {total}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stikk</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kortstig</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Stig</translation>
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
        <translation>Leggur</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>Tú leggur</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>Noktar</translation>
    </message>
    <message>
        <source>You refuse</source>
        <translation>Tú noktar</translation>
    </message>
    <message>
        <source>Calls {card}</source>
        <translation>Kallar {card}</translation>
    </message>
    <message>
        <source>You call {card}</source>
        <translation>Tú kallar {card}</translation>
    </message>
    <message>
        <source>Takes it</source>
        <translation>Tekur trumfin</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Tú tekur trumfin</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Gevst</translation>
    </message>
    <message>
        <source>You fold</source>
        <translation>Tú gevst</translation>
    </message>
    <message>
        <source>Leaves the cat</source>
        <translation>Letur kettuna liggja</translation>
    </message>
    <message>
        <source>You leave the cat</source>
        <translation>Tú letur kettuna liggja</translation>
    </message>
    <message>
        <source>Takes the cat</source>
        <translation>Tekur kettuna</translation>
    </message>
    <message>
        <source>You take the cat</source>
        <translation>Tú tekur kettuna</translation>
    </message>
    <message>
        <source>Leaves the cards</source>
        <translation>Letur kortini liggja</translation>
    </message>
    <message>
        <source>You leave the cards</source>
        <translation>Tú letur kortini liggja</translation>
    </message>
    <message>
        <source>Takes the cards</source>
        <translation>Tekur kortini</translation>
    </message>
    <message>
        <source>You take the cards</source>
        <translation>Tú tekur kortini</translation>
    </message>
    <message>
        <source>Has exchanged</source>
        <translation>Hevur skift</translation>
    </message>
    <message>
        <source>You have exchanged</source>
        <translation>Tú hevur skift</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>lagt</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Eingin meldaði</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>Meldari: {name}</translation>
    </message>
    <message>
        <source>{name} + you</source>
        <translation>{name} + tú</translation>
    </message>
    <message>
        <source>{name} + {partner}</source>
        <translation>{name} + {partner}</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <translation>bert {ranks}</translation>
    </message>
    <message>
        <source>The cat: taken</source>
        <translation>Kettan: tikin</translation>
    </message>
    <message>
        <source>Taken up</source>
        <translation>Tikið upp</translation>
    </message>
    <message>
        <source>In the middle: {cards}</source>
        <translation>Í miðjuni: {cards}</translation>
    </message>
    <message>
        <source>The cat: {cards}</source>
        <translation>Kettan: {cards}</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name} spældi: {card}.</translation>
    </message>
    <message>
        <source>Your hand is hidden.</source>
        <translation>Kortini hjá tær eru fjald.</translation>
    </message>
    <message>
        <source>To act: {name}.</source>
        <translation>Skal til: {name}.</translation>
    </message>
    <message>
        <source>Trumps: {trumps}.</source>
        <translation>Trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>Called: {card}.</source>
        <translation>Kallað: {card}.</translation>
    </message>
    <message>
        <source>Open before {name}: {cards}.</source>
        <translation>{name} hevur opin kort: {cards}.</translation>
    </message>
    <message>
        <source>Laid away: {cards}.</source>
        <translation>Lagt burtur: {cards}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Vent upp: {cards}.</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>The deal is over.</source>
        <translation>Umfarið er liðugt.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Dysturin er liðugur.</translation>
    </message>
    <message>
        <source>You would play. Which game, you say afterwards.</source>
        <translation>Tú vilt spæla. Hvat spæl, sigur tú aftaná.</translation>
    </message>
    <message>
        <source>You outbid an equal length with {suit}: {suit} will be trumps.</source>
        <translation>Tú meldar somu longd omaná, og liturin er {suit}: trumfur verður {suit}.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards. If nobody bids higher you name trumps.</source>
        <translation>Longsti litur hjá tær, føstu trumfirnir íroknaðir, er {length} kort. Meldar eingin hægri, velur tú trumf.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards. Nobody speaks after you: you name trumps.</source>
        <translation>Longsti litur hjá tær, føstu trumfirnir íroknaðir, er {length} kort. Eingin meldar aftan á teg: tú velur trumf.</translation>
    </message>
    <message>
        <source>You and your partner need {target} of {total} card points</source>
        <translation>Tú og makkari tín skulu hava {target} av {total} kortstigum</translation>
    </message>
    <message>
        <source>You and your partner must take every trick</source>
        <translation>Tú og makkari tín skulu fáa øll stikkini</translation>
    </message>
    <message>
        <source>You and your partner must not take a single trick</source>
        <translation>Tú og makkari tín mugu ikki fáa eitt einasta stikk</translation>
    </message>
    <message>
        <source>You and a partner need {target} of {total} card points</source>
        <translation>Tú og ein makkari skulu hava {target} av {total} kortstigum</translation>
    </message>
    <message>
        <source>You and a partner must take every trick</source>
        <translation>Tú og ein makkari skulu fáa øll stikkini</translation>
    </message>
    <message>
        <source>You and a partner must not take a single trick</source>
        <translation>Tú og ein makkari mugu ikki fáa eitt einasta stikk</translation>
    </message>
    <message>
        <source>You alone need {target} of {total} card points</source>
        <translation>Tú skalt einsamallur hava {target} av {total} kortstigum</translation>
    </message>
    <message>
        <source>You alone must take every trick</source>
        <translation>Tú skalt einsamallur fáa øll stikkini</translation>
    </message>
    <message>
        <source>You play alone and must not take a single trick</source>
        <translation>Tú spælir einsamallur og mást ikki fáa eitt einasta stikk</translation>
    </message>
    <message>
        <source>{goal}. You call the partner by {ace} that you do not hold</source>
        <translation>{goal}. Tú finnur makkaran: kalla {ace}, sum tú ikki hevur sjálvur</translation>
    </message>
    <message>
        <source>{goal}. The partner is whoever takes your only trump for another card</source>
        <translation>{goal}. Makkarin er tann, sum tekur tín einasta trumf fyri eitt annað kort</translation>
    </message>
    <message>
        <source>{goal}; {trumps}</source>
        <translation>{goal}; {trumps}</translation>
    </message>
    <message>
        <source>{goal}: worth at least {won}.</source>
        <translation>{goal}: í minsta lagi {won} vert.</translation>
    </message>
    <message>
        <source>{goal}: worth {won} or more.</source>
        <translation>{goal}: {won} ella meira vert.</translation>
    </message>
    <message>
        <source>{goal}: worth {won}.</source>
        <translation>{goal}: {won} vert.</translation>
    </message>
    <message>
        <source>a Sau</source>
        <translation>eina Sau</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>eitt ess</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>eingin trumfur</translation>
    </message>
    <message>
        <source>trumps: {ranks}</source>
        <translation>trumfur: {ranks}</translation>
    </message>
    <message>
        <source>a suit that you name</source>
        <translation>ein litur, sum tú velur</translation>
    </message>
    <message>
        <source>trumps: {ranks}, {suit}</source>
        <translation>trumfur: {ranks}, {suit}</translation>
    </message>
    <message>
        <source>{goal}, with the cat</source>
        <translation>{goal}, við kettuni</translation>
    </message>
    <message>
        <source>{goal}, leaving the cat where it is (it counts for you)</source>
        <translation>{goal}, uttan at taka kettuna (hon telur fyri teg)</translation>
    </message>
    <message>
        <source>{goal}, without trumps</source>
        <translation>{goal}, uttan trumf</translation>
    </message>
    <message>
        <source>{goal}, holding {length} trumps</source>
        <translation>{goal}, við {length} trumfum</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent loses {won}; failed, you lose {lost}.</source>
        <translation>{{goal}}. Vinnur tú, missir hvør mótspælari {won}; tapir tú, missir tú {lost}.</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent pays you {won}; failed, you pay each as much.</source>
        <translation>{{goal}}. Vinnur tú, rindar hvør mótspælari tær {won}; tapir tú, rindar tú hvørjum tað sama.</translation>
    </message>
    <message>
        <source>{{goal}}. Made, each opponent pays you {won}; failed, you pay each {lost}.</source>
        <translation>{{goal}}. Vinnur tú, rindar hvør mótspælari tær {won}; tapir tú, rindar tú hvørjum {lost}.</translation>
    </message>
    <message>
        <source>{{goal}}: worth {won}, made or not.</source>
        <translation>{{goal}}: {won} vert, vunnið ella tapt.</translation>
    </message>
    <message>
        <source>{{goal}}: worth {won}, or {lost} if it fails.</source>
        <translation>{{goal}}: {won} vert, ella {lost}, um tú tapir.</translation>
    </message>
    <message>
        <source>Play on, or give the deal up now and lose {points}?</source>
        <translation>Spæla víðari, ella gevast nú og missa {points}?</translation>
    </message>
    <message>
        <source>Play on, or give the deal up now and pay each opponent {points}?</source>
        <translation>Spæla víðari, ella gevast nú og rinda hvørjum mótspælara {points}?</translation>
    </message>
    <message>
        <source>Nobody plays this deal any more: you lose {points}. Played and lost, it costs {lost}.</source>
        <translation>Umfarið verður ikki spælt: tú missir {points}. Verður tað spælt og tapt, kostar tað {lost}.</translation>
    </message>
    <message>
        <source>Nobody plays this deal any more: you pay each opponent {points}. Played and lost, it is {lost} to each.</source>
        <translation>Umfarið verður ikki spælt: tú rindar hvørjum mótspælara {points}. Verður tað spælt og tapt, er tað {lost} til hvønn.</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} ella meira</translation>
    </message>
    <message>
        <source>{value} øre</source>
        <translation>{value} oyru</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n spælipening</numerusform>
            <numerusform>%n spælipeningar</numerusform>
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
        <translation>Pass</translation>
    </message>
    <message>
        <source>Ich spiele</source>
        <translation>Ich spiele</translation>
    </message>
    <message>
        <source>{length} better</source>
        <translation>{length} betri</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} {suit}</translation>
    </message>
    <message>
        <source>Which Sau do you call?</source>
        <translation>Hvørja Sau kallar tú?</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>Hvat ess kallar tú?</translation>
    </message>
    <message>
        <source>Legen</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Take and give back</source>
        <translation>Tak og gev aftur</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Nokta</translation>
    </message>
    <message>
        <source>The deal costs double, whatever comes; you know only these cards.</source>
        <translation>Umfarið kostar tvífalt, hvat so hendir; tú kennir bert hesi kortini.</translation>
    </message>
    <message>
        <source>You leave the price as it is.</source>
        <translation>Tú letur prísin vera, sum hann er.</translation>
    </message>
    <message>
        <source>You take the open trump for a card of yours that is none, and play with whoever laid it open.</source>
        <translation>Tú tekur opna trumfin fyri eitt av tínum kortum, sum ikki er trumfur, og spælir saman við tí, sum legði hann fram.</translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation>Næsti spælari verður spurdur.</translation>
    </message>
    <message>
        <source>You are the last one asked: the cards are thrown in.</source>
        <translation>Tú ert tann seinasti, sum verður spurdur: kortini verða løgd saman.</translation>
    </message>
    <message>
        <source>You are the last one asked: it counts as if nobody had bid, and a {contract} is played.</source>
        <translation>Tú ert tann seinasti, sum verður spurdur: tað er, sum hevði eingin meldað, og spælt verður {contract}.</translation>
    </message>
    <message>
        <source>Whoever holds it plays with you. You hold {cards}.</source>
        <translation>Tann, sum hevur kortið, spælir saman við tær. Tú hevur {cards}.</translation>
    </message>
    <message>
        <source>Trumps in your hand: {number}.</source>
        <translation>Trumfir á hondini hjá tær: {number}.</translation>
    </message>
    <message>
        <source>The deal costs double again, and everybody learns that you are the partner.</source>
        <translation>Umfarið kostar tvífalt eina ferð afturat, og øll fáa at vita, at tú ert makkarin.</translation>
    </message>
    <message>
        <source>The deal costs double again.</source>
        <translation>Umfarið kostar tvífalt eina ferð afturat.</translation>
    </message>
    <message>
        <source>The deal costs double.</source>
        <translation>Umfarið kostar tvífalt.</translation>
    </message>
    <message>
        <source>The first card ends the time for it.</source>
        <translation>Tá ið fyrsta kortið liggur, er tað ov seint.</translation>
    </message>
    <message>
        <source>The second card ends the time for it.</source>
        <translation>Tá ið annað kortið liggur, er tað ov seint.</translation>
    </message>
    <message>
        <source>The next card ends the time for it.</source>
        <translation>Tá ið næsta kortið liggur, er tað ov seint.</translation>
    </message>
    <message>
        <source>Gesperrt: you can call no Sau. You need a plain card of its suit and must not hold the Sau.</source>
        <translation>Gesperrt: tú kanst onga Sau kalla. Tú mást hava eitt vanligt kort í litinum og mást ikki sjálvur hava Sau í tí litinum.</translation>
    </message>
    <message>
        <source>Gesperrt: you can call no ace. You need a plain card of its suit and must not hold the ace.</source>
        <translation>Gesperrt: tú kanst einki ess kalla. Tú mást hava eitt vanligt kort í litinum og mást ikki sjálvur hava essið.</translation>
    </message>
    <message>
        <source>That needs a hand with exactly one trump.</source>
        <translation>Til tað krevst ein hond við júst einum trumfi.</translation>
    </message>
    <message>
        <source>That needs all the permanent trumps in one hand.</source>
        <translation>Til tað krevjast allir føstu trumfirnir á einari hond.</translation>
    </message>
    <message>
        <source>Your hand does not fit that game.</source>
        <translation>Kortini hjá tær passa ikki til hatta spælið.</translation>
    </message>
    <message>
        <source>That does not outbid the standing bid.</source>
        <translation>Hatta er ikki hægri enn galdandi meldið.</translation>
    </message>
    <message>
        <source>Give back one card that is no trump.</source>
        <translation>Gev eitt kort aftur, sum ikki er trumfur.</translation>
    </message>
    <message>
        <source>You cannot double now.</source>
        <translation>Tú kanst ikki tvífalda nú.</translation>
    </message>
    <message>
        <source>Your {card} was searched for: you must play it.</source>
        <translation>Tú mást spæla {card} nú: liturin er spældur út.</translation>
    </message>
    <message>
        <source>Your {card} was called: keep it until its suit is led.</source>
        <translation>{card} hjá tær varð kallað: goym kortið, til liturin verður spældur út.</translation>
    </message>
    <message>
        <source>Your {card} was called: of its suit you may lead only that one, unless you hold at least four, the {card} included.</source>
        <translation>{card} hjá tær varð kallað: í tí litinum mást tú bert spæla hetta kortið út, uttan so at tú hevur í minsta lagi fýra, {card} íroknað.</translation>
    </message>
    <message>
        <source>You cannot double: nobody is the declarer.</source>
        <translation>Tú kanst ikki tvífalda: eingin er meldari.</translation>
    </message>
    <message>
        <source>You cannot double any more: the first card has been played.</source>
        <translation>Tú kanst ikki tvífalda longur: fyrsta kortið er spælt.</translation>
    </message>
    <message>
        <source>You cannot double any more: the second card has been played.</source>
        <translation>Tú kanst ikki tvífalda longur: annað kortið er spælt.</translation>
    </message>
    <message>
        <source>You cannot double any more: it is too late.</source>
        <translation>Tú kanst ikki tvífalda longur: tað er ov seint.</translation>
    </message>
    <message>
        <source>You cannot double any more: {word} has been said.</source>
        <translation>Tú kanst ikki tvífalda longur: {word} er sagt.</translation>
    </message>
    <message>
        <source>You cannot double: only the declarers can answer a Kontra.</source>
        <translation>Tú kanst ikki tvífalda: bert meldararnir kunnu svara einum Kontra.</translation>
    </message>
    <message>
        <source>You cannot double: only the defenders can say Kontra.</source>
        <translation>Tú kanst ikki tvífalda: bert mótspælararnir kunnu siga Kontra.</translation>
    </message>
    <message>
        <source>You had not seen all that was said. For {word} say so once more.</source>
        <translation>Tú hevði ikki sæð alt, sum varð sagt. Vilt tú siga {word}, so sig tað eina ferð enn.</translation>
    </message>
    <message>
        <source>You call the {card}.</source>
        <translation>Tú kallar {card}.</translation>
    </message>
    <message>
        <source>{name} calls the {card}.</source>
        <translation>{name} kallar {card}.</translation>
    </message>
    <message>
        <source>{name} says {word}.</source>
        <translation>{name} sigur {word}.</translation>
    </message>
    <message>
        <source>{name} lays the {card} open and seeks a partner.</source>
        <translation>{name} leggur eitt kort fram og leitar eftir makkara: {card}.</translation>
    </message>
    <message>
        <source>{name} lays: the deal costs double.</source>
        <translation>{name} leggur: umfarið kostar tvífalt.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} noktar.</translation>
    </message>
    <message>
        <source>{name} takes the open trump.</source>
        <translation>{name} tekur opna trumfin.</translation>
    </message>
    <message>
        <source>You hold it: you are the partner; nobody knows yet.</source>
        <translation>Tú hevur kortið: tú ert makkarin; eingin veit tað enn.</translation>
    </message>
    <message>
        <source>Everybody knows now that you play with {name}.</source>
        <translation>Nú vita øll, at {name} og tú spæla saman.</translation>
    </message>
    <message>
        <source>{name} plays with you.</source>
        <translation>{name} spælir saman við tær.</translation>
    </message>
    <message>
        <source>{name} plays with {other}.</source>
        <translation>{name} og {other} spæla saman.</translation>
    </message>
    <message>
        <source>Nobody has bid: only the permanent trumps are trumps.</source>
        <translation>Eingin hevur meldað: bert føstu trumfirnir eru trumfur.</translation>
    </message>
    <message>
        <source>Nobody plays: {contract}.</source>
        <translation>Eingin spælir: {contract}.</translation>
    </message>
    <message>
        <source>{contract}, trumps: {trumps}</source>
        <translation>{contract}, trumfur: {trumps}</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} spælir {contract}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Tú spælir {contract}.</translation>
    </message>
    <message>
        <source>{target} of {total} card points are enough.</source>
        <translation>{target} av {total} kortstigum eru nóg mikið.</translation>
    </message>
    <message>
        <source>Declarer: {name}, trumps: {trumps}.</source>
        <translation>Meldari: {name}, trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>You are the declarer, trumps: {trumps}.</source>
        <translation>Tú ert meldari, trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>Declarer: {name}, {bid}, trumps: {trumps}.</source>
        <translation>Meldari: {name}, {bid}, trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>You are the declarer, {bid}, trumps: {trumps}.</source>
        <translation>Tú ert meldari, {bid}, trumfur: {trumps}.</translation>
    </message>
    <message>
        <source>Your turn: call the Sau of a suit.</source>
        <translation>Tín túrur: kalla eina Sau.</translation>
    </message>
    <message>
        <source>Your turn: call the ace of a suit.</source>
        <translation>Tín túrur: kalla eitt ess.</translation>
    </message>
    <message>
        <source>Your turn: lay, or say {word}: the price stays as it is.</source>
        <translation>Tín túrur: legg, ella sig {word}: prísurin verður, sum hann er.</translation>
    </message>
    <message>
        <source>Your turn: take the open trump, or refuse.</source>
        <translation>Tín túrur: tak opna trumfin, ella nokta.</translation>
    </message>
    <message>
        <source>Your turn: bid, or say {word}.</source>
        <translation>Tín túrur: melda, ella sig {word}.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass. {why}</source>
        <translation>Tín túrur: tú kanst bert siga pass. {why}</translation>
    </message>
    <message>
        <source>Your turn: you can only say {word}. {why}</source>
        <translation>Tín túrur: tú kanst bert siga {word}. {why}</translation>
    </message>
    <message>
        <source>{name} may lay.</source>
        <translation>{name} kann leggja.</translation>
    </message>
    <message>
        <source>{name} may take the open trump.</source>
        <translation>{name} kann taka opna trumfin.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kleyvari</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spaðari</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjartari</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>rútari</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>kleyvarfimm</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>spaðarfimm</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>hjartarfimm</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>rútarfimm</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>kleyvarsjey</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>spaðarsjey</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hjartarsjey</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>rútarsjey</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>kleyvarátta</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>spaðarátta</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hjartarátta</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>rútarátta</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>kleyvarníggju</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>spaðarníggju</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hjartarníggju</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>rútarníggju</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>kleyvartíggju</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>spaðartíggju</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hjartartíggju</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>rútartíggju</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>kleyvardrongur</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>spaðardrongur</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hjartardrongur</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>rútardrongur</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>kleyvardrotning</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>spaðardrotning</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hjartardrotning</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>rútardrotning</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>kleyvarkongur</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>spaðarkongur</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hjartarkongur</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>rútarkongur</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>kleyvaress</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>spaðaress</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hjartaress</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>rútaress</translation>
    </message>
    <message>
        <source>permanent trumps only</source>
        <translation>bert føstu trumfirnir</translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n krossur</numerusform>
            <numerusform>%n krossar</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Pláss {n}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Vol in one hand: one player took every trick</source>
        <translation>Vol á einari hond: ein spælari fekk øll stikkini</translation>
    </message>
    <message>
        <source>Vol: the declarers took every trick</source>
        <translation>Vol: meldararnir fingu øll stikkini</translation>
    </message>
    <message>
        <source>The declarers reached 90 or more</source>
        <translation>Meldararnir fingu 90 ella meira</translation>
    </message>
    <message>
        <source>The declarers reached 61 or more</source>
        <translation>Meldararnir fingu 61 ella meira</translation>
    </message>
    <message>
        <source>The declarers failed</source>
        <translation>Meldararnir taptu</translation>
    </message>
    <message>
        <source>Javn: the declarers stayed at 30 or fewer</source>
        <translation>Javn: meldararnir fingu 30 ella minni</translation>
    </message>
    <message>
        <source>The declarers took no trick</source>
        <translation>Meldararnir fingu einki stikk</translation>
    </message>
    <message>
        <source>Nobody bid: the winners score 4</source>
        <translation>Eingin meldaði: vinnararnir fáa 4</translation>
    </message>
    <message>
        <source>Mat: the declarers took every trick</source>
        <translation>Mat: meldararnir fingu øll stikkini</translation>
    </message>
    <message>
        <source>Schneider: the declarers reached 91</source>
        <translation>Schneider: meldararnir fingu 91</translation>
    </message>
    <message>
        <source>Heavily set: the declarers stayed at 30 or fewer</source>
        <translation>Stórt tap: meldararnir fingu 30 ella minni</translation>
    </message>
    <message>
        <source>Nolo made: the declarer took no trick</source>
        <translation>Nolo vunnið: meldarin fekk einki stikk</translation>
    </message>
    <message>
        <source>Nolo lost: the declarer took a trick</source>
        <translation>Nolo tapt: meldarin fekk eitt stikk</translation>
    </message>
    <message>
        <source>Halv made: the declarers reached 50</source>
        <translation>Halv vunnið: meldararnir fingu 50</translation>
    </message>
    <message>
        <source>Halv lost: the declarers stayed under 50</source>
        <translation>Halv tapt: meldararnir fingu minni enn 50</translation>
    </message>
    <message>
        <source>The declarer took all 120 points</source>
        <translation>Meldarin fekk øll 120 stigini</translation>
    </message>
    <message>
        <source>The declarer folded before the first lead</source>
        <translation>Meldarin gavst, áðrenn spælt varð út</translation>
    </message>
    <message>
        <source>The opponents took no trick: threefold</source>
        <translation>Mótspælararnir fingu einki stikk: trífalt</translation>
    </message>
    <message>
        <source>Jan: the opponents stayed at 30 or fewer, double</source>
        <translation>Jan: mótspælararnir fingu 30 ella minni, tvífalt</translation>
    </message>
    <message>
        <source>The declarer reached 61 or more</source>
        <translation>Meldarin fekk 61 ella meira</translation>
    </message>
    <message>
        <source>Jan: the declarer stayed at 30 or fewer, double</source>
        <translation>Jan: meldarin fekk 30 ella minni, tvífalt</translation>
    </message>
    <message>
        <source>The declarer failed to reach 61</source>
        <translation>Meldarin fekk ikki 61</translation>
    </message>
    <message>
        <source>Tout: every trick was bid and taken</source>
        <translation>Tout: øll stikkini meldað og fingin</translation>
    </message>
    <message>
        <source>Tout lost: every trick was bid, and not every one was taken</source>
        <translation>Tout tapt: øll stikkini meldað, men ikki øll fingin</translation>
    </message>
    <message>
        <source>60 to 60: a tie, and the next deal counts more</source>
        <translation>60–60: javnt, og næsta umfar telur meira</translation>
    </message>
    <message>
        <source>Vol: the declarer took every trick</source>
        <translation>Vol: meldarin fekk øll stikkini</translation>
    </message>
    <message>
        <source>The declarer reached 90 or more</source>
        <translation>Meldarin fekk 90 ella meira</translation>
    </message>
    <message>
        <source>The declarer failed</source>
        <translation>Meldarin tapti</translation>
    </message>
    <message>
        <source>Javn: the declarer stayed at 30 or fewer</source>
        <translation>Javn: meldarin fekk 30 ella minni</translation>
    </message>
    <message>
        <source>The declarer took no trick</source>
        <translation>Meldarin fekk einki stikk</translation>
    </message>
    <message>
        <source>Nobody bid: whoever took most card points scores 4</source>
        <translation>Eingin meldaði: tann, sum fekk flest kortstig, fær 4</translation>
    </message>
    <message>
        <source>Mat: the declarer took every trick</source>
        <translation>Mat: meldarin fekk øll stikkini</translation>
    </message>
    <message>
        <source>The declarer reached 91</source>
        <translation>Meldarin fekk 91</translation>
    </message>
    <message>
        <source>Heavily set: the declarer stayed at 30 or fewer</source>
        <translation>Stórt tap: meldarin fekk 30 ella minni</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Vit</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Tit</translation>
    </message>
    <message>
        <source>The declarers made it</source>
        <translation>Meldararnir vunnu</translation>
    </message>
    <message>
        <source>Nobody has most card points: a tie</source>
        <translation>Eingin hevur flest kortstig: javnt</translation>
    </message>
    <message>
        <source>60 to 60: a tie</source>
        <translation>60–60: javnt</translation>
    </message>
    <message>
        <source>We {ours} – {theirs} They</source>
        <translation>Vit {ours} – {theirs} Tit</translation>
    </message>
    <message>
        <source>Declarers {points} – {others} defenders</source>
        <translation>Meldarar {points} – {others} mótspælarar</translation>
    </message>
    <message>
        <source>Double victory: the others are still on their start</source>
        <translation>Dupultur sigur: hini standa enn har, tey byrjaðu</translation>
    </message>
    <message>
        <source>The rubber is won</source>
        <translation>Lotan er vunnin</translation>
    </message>
    <message>
        <source>Declarer {points} – {others} defenders</source>
        <translation>Meldari {points} – {others} mótspælarar</translation>
    </message>
    <message>
        <source>Laid away: {cards}, the declarer&apos;s</source>
        <translation>Lagt burtur: {cards}, hjá meldaranum</translation>
    </message>
    <message>
        <source>Left in the middle: {cards}, the declarer&apos;s</source>
        <translation>Liggur í miðjuni: {cards}, hjá meldaranum</translation>
    </message>
    <message>
        <source>Laid away or left: {cards}, the declarer&apos;s</source>
        <translation>Lagt burtur ella liggjandi: {cards}, hjá meldaranum</translation>
    </message>
    <message>
        <source>Declarer: {name}, {trumps}</source>
        <translation>Meldari: {name}, {trumps}</translation>
    </message>
    <message>
        <source>{side} score {points}</source>
        <translation>{side} fáa {points}</translation>
    </message>
    <message>
        <source>{side} score {points} ({suit})</source>
        <translation>{side} fáa {points} ({suit})</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}: {before} → {after}</translation>
    </message>
    <message>
        <source>and {points} more for the tie before</source>
        <translation>og {points} afturat fyri javnleikin undan</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n stig</numerusform>
            <numerusform>%n stig</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal counts {points}</source>
        <translation>Umfarið telur {points}</translation>
    </message>
    <message>
        <source>The deal counts {points} ({suit})</source>
        <translation>Umfarið telur {points} ({suit})</translation>
    </message>
    <message>
        <source>We {ours} – They {theirs}</source>
        <translation>Vit {ours} – Tit {theirs}</translation>
    </message>
    <message>
        <source>You came to zero together with {others}, and had less before: {left}</source>
        <translation>Fleiri komu niður á null samstundis; tú hevði minni frammanundan enn {others}: {left}</translation>
    </message>
    <message>
        <source>{name} came to zero together with {others}, and had less before: {left}</source>
        <translation>Fleiri komu niður á null samstundis; {name} hevði minni frammanundan enn {others}: {left}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>The decider with {others}: you stand lower</source>
        <translation>Avgerðarumfarið: tú stendur lægri enn {others}</translation>
    </message>
    <message>
        <source>The decider with {others}: {name} stands lower</source>
        <translation>Avgerðarumfarið: {name} stendur lægri enn {others}</translation>
    </message>
    <message>
        <source>The declarers failed to reach 61</source>
        <translation>Meldararnir fingu ikki 61</translation>
    </message>
    <message>
        <source>Schneider: the declarers stayed at 30 or fewer</source>
        <translation>Schneider: meldararnir fingu 30 ella minni</translation>
    </message>
    <message>
        <source>Schwarz: the declarers took every trick</source>
        <translation>Schwarz: meldararnir fingu øll stikkini</translation>
    </message>
    <message>
        <source>Schwarz: the declarers took no trick</source>
        <translation>Schwarz: meldararnir fingu einki stikk</translation>
    </message>
    <message>
        <source>The declarers were to take no trick, and took one</source>
        <translation>Meldararnir skuldu einki stikk fáa og fingu eitt</translation>
    </message>
    <message>
        <source>Durchmarsch: one player took it all</source>
        <translation>Durchmarsch: ein spælari fekk alt</translation>
    </message>
    <message>
        <source>Whoever took most card points pays</source>
        <translation>Tann, sum fekk flest kortstig, rindar</translation>
    </message>
    <message>
        <source>Schneider: the declarer reached 91</source>
        <translation>Schneider: meldarin fekk 91</translation>
    </message>
    <message>
        <source>Schneider: the declarer stayed at 30 or fewer</source>
        <translation>Schneider: meldarin fekk 30 ella minni</translation>
    </message>
    <message>
        <source>Schwarz: the declarer took every trick</source>
        <translation>Schwarz: meldarin fekk øll stikkini</translation>
    </message>
    <message>
        <source>Schwarz: the declarer took no trick</source>
        <translation>Schwarz: meldarin fekk einki stikk</translation>
    </message>
    <message>
        <source>The declarer was to take no trick, and took one</source>
        <translation>Meldarin skuldi einki stikk fáa og fekk eitt</translation>
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
        <translation>við {number} Laufende</translation>
    </message>
    <message>
        <source>without {number} Laufende</source>
        <translation>uttan {number} Laufende</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>{game} on the {card}</source>
        <translation>{game} ({card})</translation>
    </message>
    <message>
        <source>Tricks: declarers {tricks} – {others} defenders</source>
        <translation>Stikk: meldarar {tricks} – {others} mótspælarar</translation>
    </message>
    <message>
        <source>Tricks: declarer {tricks} – {others} defenders</source>
        <translation>Stikk: meldari {tricks} – {others} mótspælarar</translation>
    </message>
    <message>
        <source>{points} each; {name} took more tricks</source>
        <translation>{points} hvør; fleiri stikk: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks; {name} took more or higher trumps</source>
        <translation>{points} hvør, líka nógv stikk; fleiri ella hægri trumfir: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks; {name} took more trumps</source>
        <translation>{points} hvør, líka nógv stikk; fleiri trumfir: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks and trumps; {name} took the highest trump</source>
        <translation>{points} hvør, líka nógv stikk og trumfir; hægsti trumfur: {name}</translation>
    </message>
    <message>
        <source>{points} each, as many tricks, no trumps; {name} comes first in turn</source>
        <translation>{points} hvør, líka nógv stikk, eingin trumfur; fyrst í raðfylgjuni: {name}</translation>
    </message>
    <message>
        <source>Declarer: {name}, {game}</source>
        <translation>Meldari: {name}, {game}</translation>
    </message>
    <message>
        <source>Declarer: {name} with {partner}, {game}</source>
        <translation>Meldarar: {name} og {partner}, {game}</translation>
    </message>
    <message>
        <source>You pay everybody else {chips}</source>
        <translation>Tú rindar hinum {chips} hvørjum</translation>
    </message>
    <message>
        <source>{name} pays everybody else {chips}</source>
        <translation>{name} rindar hinum {chips} hvørjum</translation>
    </message>
    <message>
        <source>Everybody else pays you {chips}</source>
        <translation>Hini rinda tær {chips} hvør</translation>
    </message>
    <message>
        <source>Everybody else pays {name} {chips}</source>
        <translation>{name} fær {chips} frá hvørjum av hinum</translation>
    </message>
    <message>
        <source>{loser} pays {winner} {chips}</source>
        <translation>{loser} rindar, {winner} fær: {chips}</translation>
    </message>
    <message>
        <source>You pay {winner} {chips}</source>
        <translation>Tú rindar, {winner} fær: {chips}</translation>
    </message>
    <message>
        <source>{loser} pays you {chips}</source>
        <translation>{loser} rindar tær {chips}</translation>
    </message>
    <message>
        <source>You hold a club: follow suit.</source>
        <translation>Tú hevur kleyvara: tú mást bekenna.</translation>
    </message>
    <message>
        <source>You hold a spade: follow suit.</source>
        <translation>Tú hevur spaðara: tú mást bekenna.</translation>
    </message>
    <message>
        <source>You hold a heart: follow suit.</source>
        <translation>Tú hevur hjartara: tú mást bekenna.</translation>
    </message>
    <message>
        <source>You hold a diamond: follow suit.</source>
        <translation>Tú hevur rútara: tú mást bekenna.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold one: play a trump.</source>
        <translation>Trumfur varð spældur út, og tú hevur trumf: legg trumf.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Tað er ikki tín túrur.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Hatta ber ikki til nú.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Tú hevur ikki kortið.</translation>
    </message>
    <message>
        <source>You can bid, and at this table whoever can bid must bid.</source>
        <translation>Tú kanst melda, og við hetta borðið skal tann melda, sum kann.</translation>
    </message>
    <message>
        <source>Trumps must be a suit of the length that was bid, and {suit} if {suit} is one.</source>
        <translation>Trumfur skal vera ein litur við teirri longdini, sum varð meldað, og {suit}, um {suit} er ein teirra.</translation>
    </message>
    <message>
        <source>A cut lifts at least three cards and leaves at least three.</source>
        <translation>Tá ið tú tekur av, skalt tú lyfta í minsta lagi trý kort og lata í minsta lagi trý liggja.</translation>
    </message>
    <message>
        <source>The cards must be shuffled first.</source>
        <translation>Kortini mugu blandast fyrst.</translation>
    </message>
    <message>
        <source>Lay away as many cards as lie in the middle, or leave those where they are.</source>
        <translation>Legg líka nógv kort burtur, sum liggja í miðjuni, ella lat tey liggja.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Tak av</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Banka</translation>
    </message>
    <message>
        <source>Leave the cat</source>
        <translation>Lat kettuna liggja</translation>
    </message>
    <message>
        <source>Look at the cat</source>
        <translation>Hygg at kettuni</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Skift</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spæl víðari</translation>
    </message>
    <message>
        <source>Fold ({points})</source>
        <translation>Gevst ({points})</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Melda {bid}</translation>
    </message>
    <message>
        <source>Trumps for this deal, below the permanent trumps.</source>
        <translation>Trumfur í hesum umfarinum, niðan fyri føstu trumfirnar.</translation>
    </message>
    <message>
        <source>The cards are dealt {packets}.</source>
        <translation>Kortini verða givin: {packets}.</translation>
    </message>
    <message>
        <source>The pack stays as it is. The cards are dealt {packets}.</source>
        <translation>Bunkin verður verandi, sum hann er. Kortini verða givin: {packets}.</translation>
    </message>
    <message>
        <source>You play the hand as it is; the cat lies face down and counts for you.</source>
        <translation>Tú spælir kortini, sum tey eru; kettan liggur á grúgvu og telur fyri teg.</translation>
    </message>
    <message>
        <source>You take up the cat and then lay as many cards away.</source>
        <translation>Tú tekur kettuna upp og leggur síðani líka nógv kort burtur.</translation>
    </message>
    <message>
        <source>What you lay away counts for you at the end.</source>
        <translation>Tað, sum tú leggur burtur, telur fyri teg at enda.</translation>
    </message>
    <message>
        <source>You lay cards away first and then take up the cat, unseen until then.</source>
        <translation>Tú leggur kort burtur fyrst og tekur síðani kettuna upp, sum tú ikki hevur sæð.</translation>
    </message>
    <message>
        <source>{value} left</source>
        <translation>{value} eftir</translation>
    </message>
    <message>
        <source>{number} each</source>
        <translation>{number} til hvønn</translation>
    </message>
    <message>
        <source>{number} to the middle</source>
        <translation>{number} í miðjuna</translation>
    </message>
    <message>
        <source>{packets}, then {packet}</source>
        <translation>{packets}, síðani {packet}</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Tú letur hini um spælið.</translation>
    </message>
    <message>
        <source>You do not bid.</source>
        <translation>Tú meldar ikki.</translation>
    </message>
    <message>
        <source>You leave the trumps to the standing bid.</source>
        <translation>Tú letur galdandi meldið um trumfin.</translation>
    </message>
    <message>
        <source>You leave the game to the standing bid.</source>
        <translation>Tú letur galdandi meldið um spælið.</translation>
    </message>
    <message>
        <source>Your hand fits no game that can be bid.</source>
        <translation>Kortini hjá tær passa ikki til nakað spæl, sum kann meldast.</translation>
    </message>
    <message>
        <source>{bid} stands already.</source>
        <translation>{bid} er longu meldað.</translation>
    </message>
    <message>
        <source>You can bid nothing above {bid}.</source>
        <translation>Tú kanst einki melda, sum er hægri enn {bid}.</translation>
    </message>
    <message>
        <source>A bid needs {least} cards of a suit with the permanent trumps: you have them in {suits}, and that does not outbid {bid}.</source>
        <translation>Til eitt meld krevjast {least} kort í einum liti við føstu trumfunum; hjá tær er tað {suits}, og tað er ikki hægri enn {bid}.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards; a bid needs {least}.</source>
        <translation>Longsti litur hjá tær, føstu trumfirnir íroknaðir, er {length} kort; til eitt meld krevjast {least}.</translation>
    </message>
    <message>
        <source>Your longest suit, permanent trumps included, has {length} cards; that does not outbid {bid}.</source>
        <translation>Longsti litur hjá tær, føstu trumfirnir íroknaðir, er {length} kort; tað er ikki hægri enn {bid}.</translation>
    </message>
    <message>
        <source>You hold {suit}: follow suit.</source>
        <translation>Tú hevur {suit}: tú mást bekenna.</translation>
    </message>
    <message>
        <source>The {card} is a trump, whatever its suit. {rule}</source>
        <translation>{card} er trumfur, sama hvør liturin er. {rule}</translation>
    </message>
    <message>
        <source>The trick is trumped with the {card} and you can beat it: play a higher trump.</source>
        <translation>Stikkið er stungið, og tú kanst stinga hægri enn {card}: legg ein hægri trumf.</translation>
    </message>
    <message>
        <source>All that you can bid here is {bid}.</source>
        <translation>Einasta meld, sum ber til her, er {bid}.</translation>
    </message>
    <message>
        <source>You cannot bid here: pass.</source>
        <translation>Her kanst tú ikki melda: sig pass.</translation>
    </message>
    <message>
        <source>Your turn: cut the pack or knock.</source>
        <translation>Tín túrur: tak av ella banka.</translation>
    </message>
    <message>
        <source>Your turn: name the trumps.</source>
        <translation>Tín túrur: vel trumf.</translation>
    </message>
    <message>
        <source>Your turn: play on or fold.</source>
        <translation>Tín túrur: spæl víðari ella gevst.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Tín túrur: spæl eitt kort.</translation>
    </message>
    <message>
        <source>{name} may exchange with the cat.</source>
        <translation>{name} kann skifta við kettuna.</translation>
    </message>
    <message>
        <source>{name} may fold.</source>
        <translation>{name} kann gevast.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Nú skal {name} til.</translation>
    </message>
    <message>
        <source>Your turn: say whether you play.</source>
        <translation>Tín túrur: sig, um tú spælir.</translation>
    </message>
    <message>
        <source>Your turn: bid or pass.</source>
        <translation>Tín túrur: melda ella sig pass.</translation>
    </message>
    <message>
        <source>Your turn: bid. At this table whoever can bid must bid.</source>
        <translation>Tín túrur: melda. Við hetta borðið skal tann melda, sum kann.</translation>
    </message>
    <message>
        <source>Your turn: name the game that you play.</source>
        <translation>Tín túrur: sig, hvat spæl tú spælir.</translation>
    </message>
    <message>
        <source>Your turn: lay away as many cards as you took up.</source>
        <translation>Tín túrur: legg líka nógv kort burtur, sum tú tókst upp.</translation>
    </message>
    <message>
        <source>Your turn: exchange with the cat, or leave it.</source>
        <translation>Tín túrur: skift við kettuna, ella lat hana liggja.</translation>
    </message>
    <message>
        <source>{name} exchanges with the cat.</source>
        <translation>{name} skiftir við kettuna.</translation>
    </message>
    <message>
        <source>{name} leaves the cat.</source>
        <translation>{name} letur kettuna liggja.</translation>
    </message>
    <message>
        <source>{name} takes up the cat.</source>
        <translation>{name} tekur kettuna upp.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} gevst.</translation>
    </message>
    <message>
        <source>Your trick, {points} points.</source>
        <translation>Títt stikk, {points} stig.</translation>
    </message>
    <message>
        <source>Trick to {name}, {points} points.</source>
        <translation>{name} fær stikkið, {points} stig.</translation>
    </message>
    <message>
        <source>Nobody has bid: the cards are thrown in.</source>
        <translation>Eingin hevur meldað: kortini verða løgd saman.</translation>
    </message>
    <message>
        <source>You deal the next ones.</source>
        <translation>Tú gevur næstu ferð.</translation>
    </message>
    <message>
        <source>{name} deals the next ones.</source>
        <translation>{name} gevur næstu ferð.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gevur.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Tú gevur.</translation>
    </message>
    <message>
        <source>The deal cannot be made any more.</source>
        <translation>Umfarið ber ikki til at vinna longur.</translation>
    </message>
    <message>
        <source>{contract} is lost already.</source>
        <translation>{contract} er longu tapt.</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>The game with a partner: the declarer calls a Sau and plays with whoever holds it; Herz is trump.</source>
        <translation>Spælið við makkara: meldarin kallar eina Sau og spælir saman við tí, sum hevur hana; Herz er trumfur.</translation>
    </message>
    <message>
        <source>The calling game, another word for the Sauspiel.</source>
        <translation>Kallispælið, eitt annað orð fyri Sauspiel.</translation>
    </message>
    <message>
        <source>A game alone in which only the four Unter are trumps.</source>
        <translation>Eitt spæl, har ein spælir einsamallur og bert teir fýra Unter eru trumfur.</translation>
    </message>
    <message>
        <source>A Wenz with a trump suit below the four Unter.</source>
        <translation>Ein Wenz við einum trumfliti niðan fyri teir fýra Unter.</translation>
    </message>
    <message>
        <source>A game alone in which only the four Ober are trumps.</source>
        <translation>Eitt spæl, har ein spælir einsamallur og bert teir fýra Ober eru trumfur.</translation>
    </message>
    <message>
        <source>A Geier with a trump suit below the four Ober.</source>
        <translation>Ein Geier við einum trumfliti niðan fyri teir fýra Ober.</translation>
    </message>
    <message>
        <source>A game alone against all others, in a trump suit of one&apos;s own choice.</source>
        <translation>Eitt spæl, har ein spælir einsamallur móti øllum hinum, við einum trumfliti, sum ein sjálvur velur.</translation>
    </message>
    <message>
        <source>A game alone and without trumps, won by taking no trick at all.</source>
        <translation>Eitt spæl, har ein spælir einsamallur uttan trumf og vinnur, um ein einki stikk fær.</translation>
    </message>
    <message>
        <source>What is played when nobody bids: everybody alone, and whoever takes most Augen loses.</source>
        <translation>Tað, sum verður spælt, tá ið eingin meldar: øll spæla fyri seg, og tann, sum fær flest Augen, tapir.</translation>
    </message>
    <message>
        <source>Taking so much in a Ramsch, usually every trick, that one wins it instead of losing.</source>
        <translation>At fáa so nógv í einum Ramsch, vanliga øll stikkini, at ein vinnur heldur enn tapir.</translation>
    </message>
    <message>
        <source>The wedding: a player with a single trump offers it openly, and whoever takes it is the partner.</source>
        <translation>Brúdleypið: ein spælari við einum einasta trumfi leggur hann fram, og tann, sum tekur hann, er makkarin.</translation>
    </message>
    <message>
        <source>All four Ober and all four Unter in one hand, which nobody can beat.</source>
        <translation>Allir fýra Ober og allir fýra Unter á einari hond, sum eingin kann vinna á.</translation>
    </message>
    <message>
        <source>A game for which every trick has to be taken.</source>
        <translation>Eitt spæl, har øll stikkini skulu takast.</translation>
    </message>
    <message>
        <source>The sow, the ace of the German deck: 11 card points.</source>
        <translation>Súgvin, essið í týska kortspælinum: 11 kortstig.</translation>
    </message>
    <message>
        <source>The over knave of the German deck: its figure holds the sign of its suit high.</source>
        <translation>Yvirdrongurin í týska kortspælinum: myndin hevur litmerkið ovarlaga.</translation>
    </message>
    <message>
        <source>The under knave of the German deck: its figure wears the sign of its suit low.</source>
        <translation>Undirdrongurin í týska kortspælinum: myndin hevur litmerkið niðarlaga.</translation>
    </message>
    <message>
        <source>Acorns, the highest suit of the German deck, in the place of clubs.</source>
        <translation>Eikinøtur, hægsti litur í týska kortspælinum, í staðin fyri kleyvara.</translation>
    </message>
    <message>
        <source>Leaves, a suit of the German deck, in the place of spades.</source>
        <translation>Bløð, ein litur í týska kortspælinum, í staðin fyri spaðara.</translation>
    </message>
    <message>
        <source>Hearts, a suit of the German deck as of the French one.</source>
        <translation>Hjørtu, ein litur í týska kortspælinum eins og í tí franska.</translation>
    </message>
    <message>
        <source>Bells, a suit of the German deck, in the place of diamonds.</source>
        <translation>Bjøllur, ein litur í týska kortspælinum, í staðin fyri rútara.</translation>
    </message>
    <message>
        <source>Eyes, the card points in tricks; all cards together have 120.</source>
        <translation>Eygu, kortstigini í stikkunum; øll kortini hava tilsamans 120.</translation>
    </message>
    <message>
        <source>Runners: the highest trumps without a gap, all of them with the declarer&apos;s side or none of them.</source>
        <translation>Rennarar: hægstu trumfirnir uttan hol ímillum; antin hevur meldaraliðið allar ella ongan.</translation>
    </message>
    <message>
        <source>A runner, one of the Laufende.</source>
        <translation>Ein rennari, ein av Laufende.</translation>
    </message>
    <message>
        <source>The losing side has too few card points: the declarer&apos;s side 30 or fewer, the defenders 29 or fewer.</source>
        <translation>Tað liðið, sum tapir, hevur ov fá kortstig: meldaraliðið 30 ella minni, mótspælararnir 29 ella minni.</translation>
    </message>
    <message>
        <source>Black: a side has taken no trick at all.</source>
        <translation>Svart: eitt lið hevur einki stikk fingið.</translation>
    </message>
    <message>
        <source>A defender doubles the value of the deal.</source>
        <translation>Ein mótspælari tvífaldar virðið á umfarinum.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side answers a Kontra and doubles the deal once more.</source>
        <translation>Meldaraliðið svarar einum Kontra og tvífaldar umfarið eina ferð afturat.</translation>
    </message>
    <message>
        <source>To lay: doubling the value of a deal before one has seen more than the first cards.</source>
        <translation>At leggja: at tvífalda virðið á umfarinum, áðrenn ein hevur sæð meira enn fyrstu kortini.</translation>
    </message>
    <message>
        <source>Go on: what one says to pass.</source>
        <translation>Víðari: tað, ein sigur í staðin fyri pass.</translation>
    </message>
    <message>
        <source>Locked: a hand that can call no Sau cannot bid a Sauspiel.</source>
        <translation>Stongt: ein hond, sum onga Sau kann kalla, kann ikki melda Sauspiel.</translation>
    </message>
    <message>
        <source>Running away: the partner leads a low card of the called suit from four or more.</source>
        <translation>At renna burtur: makkarin spælir út eitt lágt kort í kallaða litinum, tá ið hann hevur fýra ella fleiri.</translation>
    </message>
    <message>
        <source>Searched for: the suit of the called Sau has been led.</source>
        <translation>Leitað eftir: liturin hjá kallaðu Sau er spældur út.</translation>
    </message>
    <message>
        <source>A trick.</source>
        <translation>Eitt stikk.</translation>
    </message>
    <message>
        <source>The old one: the Eichel-Ober, the highest trump.</source>
        <translation>Tann gamli: Eichel-Ober, hægsti trumfur.</translation>
    </message>
    <message>
        <source>All: the declarers take every trick.</source>
        <translation>Alt: meldararnir fáa øll stikkini.</translation>
    </message>
    <message>
        <source>Even: the declarers stay at 30 card points or fewer.</source>
        <translation>Meldararnir fáa 30 kortstig ella minni.</translation>
    </message>
    <message>
        <source>Better: an equal length, but in clubs, outbids.</source>
        <translation>Sama longd, men í kleyvara, er hægri.</translation>
    </message>
    <message>
        <source>We: one&apos;s own side on the score sheet.</source>
        <translation>Títt lið á stigablaðnum.</translation>
    </message>
    <message>
        <source>They, literally “you”: the other side on the score sheet.</source>
        <translation>Hitt liðið á stigablaðnum.</translation>
    </message>
    <message>
        <source>Old Mother: the queen of clubs, the highest trump.</source>
        <translation>Gamla mamma: kleyvardrotningin, hægsti trumfur.</translation>
    </message>
    <message>
        <source>Mate: the declarers take every trick.</source>
        <translation>Mát: meldararnir fáa øll stikkini.</translation>
    </message>
    <message>
        <source>Pegs, the points on the score sheet of Old Mor.</source>
        <translation>Pinnar, stigini á stigablaðnum í Old Mor.</translation>
    </message>
    <message>
        <source>A game for which no trick may be taken.</source>
        <translation>Eitt spæl, har ein einki stikk má fáa.</translation>
    </message>
    <message>
        <source>Half: a game for fewer card points and a lower value.</source>
        <translation>Hálvt: eitt spæl, har færri kortstig krevjast og virðið er lægri.</translation>
    </message>
    <message>
        <source>The cards in the middle, by their Danish name.</source>
        <translation>Kortini í miðjuni; á donskum katten.</translation>
    </message>
    <message>
        <source>The cat: the cards in the middle.</source>
        <translation>Kettan: kortini í miðjuni.</translation>
    </message>
    <message>
        <source>The hundredth part of a krone, in which Klørsjavs is paid.</source>
        <translation>Ein hundraðpartur av eini krónu; í Klørsjavs verður goldið við oyrum.</translation>
    </message>
    <message>
        <source>Play: the simplest bid of the older Klørsjavs, with the cat.</source>
        <translation>Spæl: lægsta meldið í tí eldra Klørsjavs, við kettuni.</translation>
    </message>
    <message>
        <source>Whoever leaves the cat where it is, in the older Klørsjavs.</source>
        <translation>Tann, sum letur kettuna liggja, í tí eldra Klørsjavs.</translation>
    </message>
    <message>
        <source>Every trick without the cat, in the older Klørsjavs.</source>
        <translation>Øll stikkini uttan kettuna, í tí eldra Klørsjavs.</translation>
    </message>
    <message>
        <source>A side that stays under 31 card points, which doubles the deal.</source>
        <translation>Eitt lið, sum fær minni enn 31 kortstig; tað tvífaldar umfarið.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side has 91 card points or more.</source>
        <translation>Liðið hjá meldaranum hevur 91 kortstig ella meira.</translation>
    </message>
    <message>
        <source>{term}: {meaning}</source>
        <translation>{term}: {meaning}</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Orðini í spælinum</translation>
    </message>
</context>
<context>
    <name>ground</name>
    <message>
        <source>It is the last card of this hand.</source>
        <translation>Tað er seinasta kortið á hondini.</translation>
    </message>
    <message>
        <source>The suit led is {suit}, and the {card} is the only card of it in this hand.</source>
        <translation>Liturin er {suit}, og {card} er einasta kortið í honum á hesi hondini.</translation>
    </message>
    <message>
        <source>A trump was led, and the {card} is the only one in this hand.</source>
        <translation>Trumfur varð spældur út, og {card} er hin einasti á hesi hondini.</translation>
    </message>
    <message>
        <source>The {best} must be overtrumped, and only the {card} does it.</source>
        <translation>Hægri trumfur enn {best} skal leggjast, og bert {card} er tað.</translation>
    </message>
    <message>
        <source>The rules allow no other card here.</source>
        <translation>Reglurnar loyva einki annað kort her.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Einki annað er at velja.</translation>
    </message>
    <message>
        <source>Nothing that is still played can change the score of this deal.</source>
        <translation>Einki, sum enn verður spælt, kann broyta, hvat hetta umfarið gevur.</translation>
    </message>
    <message>
        <source>In all {worlds} deals that were tried, every choice came to about the same.</source>
        <translation>Í øllum teimum {worlds} umførunum, sum vórðu roynd, góvu øll val umleið tað sama.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points this side has its {target}.</source>
        <translation>Stikkið er vist og telur {pot}: við {have} kortstigum hevur hetta liðið síni {target}.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, and from {target} on the game is worth more.</source>
        <translation>Stikkið er vist og telur {pot}: {have} kortstig, og frá {target} er spælið meira vert.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, and below {target} a defeat would cost more.</source>
        <translation>Stikkið er vist og telur {pot}: {have} kortstig, og undir {target} hevði tað kostað meira at tapa.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}.</source>
        <translation>Stikkið er vist og telur {pot}: við {have} kortstigum her kunnu meldararnir ikki røkka {target}.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}, from which their game is worth more.</source>
        <translation>Stikkið er vist og telur {pot}: við {have} kortstigum her kunnu meldararnir ikki røkka {target}, har spælið hjá teimum er meira vert.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: with {have} card points here the declarers cannot get to {target}, and their defeat costs more.</source>
        <translation>Stikkið er vist og telur {pot}: við {have} kortstigum her kunnu meldararnir ikki koma upp á {target}, og tað kostar teimum meira at tapa.</translation>
    </message>
    <message>
        <source>The trick is certain and counts {pot}: {have} card points, {lacks} short of {target}.</source>
        <translation>Stikkið er vist og telur {pot}: {have} kortstig, {lacks} eftir til {target}.</translation>
    </message>
    <message>
        <source>A first trick for this side is certain: the declarers cannot take them all any more.</source>
        <translation>Hetta liðið fær sítt fyrsta stikk við vissu: meldararnir kunnu ikki longur taka øll.</translation>
    </message>
    <message>
        <source>A first trick for this side is certain: to take none at all would cost more.</source>
        <translation>Hetta liðið fær sítt fyrsta stikk við vissu: at fáa einki hevði kostað meira.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain, and no trick may be taken.</source>
        <translation>{card} tekur stikkið við vissu, og einki stikk má takast.</translation>
    </message>
    <message>
        <source>It goes above the declarer&apos;s {best} ({name}), who ought to get a trick.</source>
        <translation>Tað er hægri enn {best} hjá meldaranum ({name}), sum helst skuldi fingið eitt stikk.</translation>
    </message>
    <message>
        <source>It goes above the partner&apos;s {best} ({name}), which no opponent could have beaten.</source>
        <translation>Tað er hægri enn {best} hjá makkaranum ({name}), og tað kortið kundi eingin mótspælari vunnið á.</translation>
    </message>
    <message>
        <source>The {other} would take for certain the {points} card points that lie there; so they are lost.</source>
        <translation>{other} hevði við vissu tikið tey {points} kortstigini, sum liggja har; soleiðis eru tey mist.</translation>
    </message>
    <message>
        <source>The opponents have this trick with the {best} ({name}), and the {card} adds {gives} to it.</source>
        <translation>Mótspælararnir eiga hetta stikkið ({name}: {best}), og {card} leggur {gives} afturat.</translation>
    </message>
    <message>
        <source>The {other} takes this trick too, and is weaker than the {card}.</source>
        <translation>{other} tekur eisini hetta stikkið og er veikari enn {card}.</translation>
    </message>
    <message>
        <source>It leaves the {counter} without a guard, and these are still out: {above}.</source>
        <translation>Tá stendur {counter} uttan verju; enn úti og hægri: {above}.</translation>
    </message>
    <message>
        <source>Still out above the {card}: {above}.</source>
        <translation>Enn úti og hægri enn {card}: {above}.</translation>
    </message>
    <message>
        <source>The trick is safe with the partner&apos;s {best} ({name}): the {card} adds {gives} to it.</source>
        <translation>{best} hjá makkaranum ({name}) eigur stikkið við vissu: {card} leggur {gives} afturat.</translation>
    </message>
    <message>
        <source>The trick is safe with the partner&apos;s {best} ({name}): cards that count more stay in the hand.</source>
        <translation>{best} hjá makkaranum ({name}) eigur stikkið við vissu: kort, sum telja meira, verða verandi á hondini.</translation>
    </message>
    <message>
        <source>The trick is probably safe with the partner&apos;s {best} ({name}): the {card} adds {gives} to it.</source>
        <translation>{best} hjá makkaranum ({name}) fær helst stikkið: {card} leggur {gives} afturat.</translation>
    </message>
    <message>
        <source>The trick is probably safe with the partner&apos;s {best} ({name}): cards that count more stay in the hand.</source>
        <translation>{best} hjá makkaranum ({name}) fær helst stikkið: kort, sum telja meira, verða verandi á hondini.</translation>
    </message>
    <message>
        <source>No {suit} in this hand: the {card} trumps the {points} card points that lie there.</source>
        <translation>Eingin {suit} á hesi hondini: {card} stingur tey {points} kortstigini, sum liggja har.</translation>
    </message>
    <message>
        <source>Last to play: the {card} is the weakest card that takes the trick; it counts {points}.</source>
        <translation>Seinastur at leggja: {card} er veikasta kortið, sum tekur stikkið; tað telur {points}.</translation>
    </message>
    <message>
        <source>Last to play: the {card} takes the trick; it counts {points}.</source>
        <translation>Seinastur at leggja: {card} tekur stikkið; tað telur {points}.</translation>
    </message>
    <message>
        <source>Every trick is needed, and with the {card} this one is certain.</source>
        <translation>Øll stikkini mugu fáast, og {card} tekur hetta við vissu.</translation>
    </message>
    <message>
        <source>One trick defeats the declarer, and with the {card} this one is certain.</source>
        <translation>Eitt stikk er nóg mikið til at fella meldaran, og {card} tekur hetta við vissu.</translation>
    </message>
    <message>
        <source>Every trick is needed, and the {card} will probably not be beaten.</source>
        <translation>Øll stikkini mugu fáast, og {card} tekur helst hetta.</translation>
    </message>
    <message>
        <source>One trick defeats the declarer, and the {card} will probably not be beaten.</source>
        <translation>Eitt stikk er nóg mikið til at fella meldaran, og {card} tekur helst hetta.</translation>
    </message>
    <message>
        <source>No stronger trump is out: nobody can beat the {card}.</source>
        <translation>Eingin sterkari trumfur er úti: {card} tekur stikkið við vissu.</translation>
    </message>
    <message>
        <source>No stronger {suit} is out, and no opponent still to play can trump: the {card} is safe.</source>
        <translation>Eingin sterkari {suit} er úti, og eingin mótspælari, sum enn skal leggja, kann stinga: {card} tekur stikkið við vissu.</translation>
    </message>
    <message>
        <source>No opponent still to play can beat the {card}.</source>
        <translation>Eingin mótspælari, sum enn skal leggja, kann leggja hægri enn {card}.</translation>
    </message>
    <message>
        <source>Probably no opponent still to play can beat the {card}.</source>
        <translation>Helst kann eingin mótspælari, sum enn er eftir, leggja hægri enn {card}.</translation>
    </message>
    <message>
        <source>The {called} was called and must be played to this suit: that shows who the partner is.</source>
        <translation>{called} varð kallað og skal leggjast í hesum litinum: tá sæst, hvør makkarin er.</translation>
    </message>
    <message>
        <source>The {called} was called and must be played to this suit.</source>
        <translation>{called} varð kallað og skal leggjast í hesum litinum.</translation>
    </message>
    <message>
        <source>The {called} was called: it shows who plays with the declarer.</source>
        <translation>{called} varð kallað: kortið vísir, hvør spælir við meldaranum.</translation>
    </message>
    <message>
        <source>This hand plays with the declarer ({name}), whom a trump helps; the {called} stays hidden.</source>
        <translation>Henda hondin spælir við meldaranum ({name}), sum ein trumfur hjálpir; enn veit eingin, hvør hevur {called}.</translation>
    </message>
    <message>
        <source>The {card} stays below the declarer&apos;s {best} ({name}).</source>
        <translation>{card} er lægri enn {best} hjá meldaranum ({name}).</translation>
    </message>
    <message>
        <source>The declarer ({name}) is still to play and probably has a card above the {card}.</source>
        <translation>Meldarin ({name}) skal enn leggja og hevur helst eitt kort, sum er hægri enn {card}.</translation>
    </message>
    <message>
        <source>The {card} stays below the {best}, and is the highest of its suit that does.</source>
        <translation>{card} er lægri enn {best}, og er hægsta kortið í litinum, sum er tað.</translation>
    </message>
    <message>
        <source>The {card} stays below the {best}.</source>
        <translation>{card} er lægri enn {best}.</translation>
    </message>
    <message>
        <source>The {card} cannot beat the {best}: what it counts ({gives}) goes to somebody else.</source>
        <translation>{best} vinnur allíkavæl, og tað, sum {card} telur ({gives}), fer til ein annan.</translation>
    </message>
    <message>
        <source>Last to play, and every card that is allowed takes the trick.</source>
        <translation>Seinastur at leggja, og hvørt kort, sum er loyvt, tekur stikkið.</translation>
    </message>
    <message>
        <source>The trick comes to {points} card points.</source>
        <translation>Stikkið verður {points} kortstig.</translation>
    </message>
    <message>
        <source>No card that is allowed beats the {best} ({name}): the {card} counts least ({gives}).</source>
        <translation>Einki kort, sum er loyvt, er hægri enn {best} ({name}): {card} telur minst ({gives}).</translation>
    </message>
    <message>
        <source>The {top}, the best card left of its suit, stays in the hand: one trick is enough.</source>
        <translation>{top}, besta kortið, sum er eftir í litinum, verður verandi á hondini: eitt stikk er nóg mikið.</translation>
    </message>
    <message>
        <source>Only {points} card points lie there: the {top}, the strongest trump left, is saved for more.</source>
        <translation>Bert {points} kortstig liggja har: {top}, sterkasti trumfurin, sum er eftir, verður goymdur til meira.</translation>
    </message>
    <message>
        <source>The {counter} stays in the hand while these are out above it: {above}.</source>
        <translation>{counter} verður verandi á hondini; enn úti og hægri: {above}.</translation>
    </message>
    <message>
        <source>The partner ({name}) has no {suit} left and can probably trump.</source>
        <translation>Makkarin ({name}) hevur ikki litin longur ({suit}) og kann helst stinga.</translation>
    </message>
    <message>
        <source>The partner ({name}) has led {suit} before; so it comes back.</source>
        <translation>Makkarin ({name}) hevur áður spælt litin út ({suit}); nú kemur hann aftur.</translation>
    </message>
    <message>
        <source>The {card} is this hand&apos;s only card of {suit}: from then on that suit can be trumped.</source>
        <translation>{card} er einasta kortið á hesi hondini í litinum ({suit}): haðani frá kann liturin stingast.</translation>
    </message>
    <message>
        <source>The declarer ({name}) plays next, and a partner only after that.</source>
        <translation>Meldarin ({name}) er næstur, og ein makkari leggur ikki fyrr enn aftaná.</translation>
    </message>
    <message>
        <source>The {guard} stays to guard the {counter}.</source>
        <translation>{guard} verður verandi, so at {counter} ikki stendur uttan verju.</translation>
    </message>
    <message>
        <source>A game in {suit} that is won brings {better} at least; in another suit it would be {simple}.</source>
        <translation>Er trumfur {suit}, gevur eitt vunnið spæl í minsta lagi {better}; í einum øðrum liti hevði tað verið {simple}.</translation>
    </message>
    <message>
        <source>The partner ({name}) has bid already.</source>
        <translation>Makkarin ({name}) hevur longu meldað.</translation>
    </message>
    <message>
        <source>There is nothing that this hand could bid.</source>
        <translation>Einki er, sum henda hondin kann melda.</translation>
    </message>
    <message>
        <source>To fold costs {costs}; to play on may cost {most}.</source>
        <translation>At gevast kostar {costs}; at spæla víðari kann kosta {most}.</translation>
    </message>
    <message>
        <source>To fold costs {costs}; to play on and lose costs {least} at least.</source>
        <translation>At gevast kostar {costs}; at spæla víðari og tapa kostar í minsta lagi {least}.</translation>
    </message>
    <message>
        <source>With all cards open the declarers would probably fail.</source>
        <translation>Við øllum kortum opnum høvdu meldararnir helst tapt.</translation>
    </message>
    <message>
        <source>{cards}: {points} card points that count for the declarer, and cannot be lost any more.</source>
        <translation>{cards}: {points} kortstig, sum telja fyri meldaran og ikki longur kunnu missast.</translation>
    </message>
    <message>
        <source>The last cards of these suits are laid away: {suits}.</source>
        <translation>Eingi kort verða eftir av: {suits}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand has no card of: {suits}.</source>
        <translation>Er trumfur {suit}, hevur henda hondin eingi kort av: {suits}.</translation>
    </message>
    <message>
        <source>To look costs nothing: cards are laid away only after that.</source>
        <translation>Tað kostar einki at hyggja: kort verða ikki løgd burtur fyrr enn aftaná.</translation>
    </message>
    <message>
        <source>It goes above what was bid before ({name}).</source>
        <translation>Tað fer upp um tað, sum var meldað áður ({name}).</translation>
    </message>
    <message>
        <source>It goes above the partner&apos;s bid ({name}).</source>
        <translation>Tað fer upp um meldið hjá makkaranum ({name}).</translation>
    </message>
    <message>
        <source>The {card} is this hand&apos;s only card of {suit}.</source>
        <translation>{card} er einasta kortið á hesi hondini í litinum ({suit}).</translation>
    </message>
    <message>
        <source>The cards are shuffled: no place is better than another.</source>
        <translation>Kortini eru blandað: tað er líka mikið, hvar tikið verður av.</translation>
    </message>
    <message>
        <source>This side has {left} left: whatever it wins in this deal brings it to 0.</source>
        <translation>Hetta liðið hevur {left} eftir: hvat tað so vinnur í hesum umfarinum, kemur tað niður á 0.</translation>
    </message>
    <message>
        <source>The opponents have {left} left: whatever they win in this deal brings them to 0.</source>
        <translation>Mótspælararnir hava {left} eftir: hvat teir so vinna í hesum umfarinum, koma teir niður á 0.</translation>
    </message>
    <message>
        <source>Only {left} left: to lose this deal brings this account to 0.</source>
        <translation>Bert {left} eftir: verður hetta umfarið tapt, kemur roknskapurin niður á 0.</translation>
    </message>
    <message>
        <source>More is expected of another choice: {choice}.</source>
        <translation>Meira er at vænta av einum øðrum vali: {choice}.</translation>
    </message>
    <message>
        <source>In {worlds} deals that were tried, nothing brought more on average.</source>
        <translation>Í {worlds} umførum, sum vórðu roynd, gav einki meira í miðal.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken all %n trick(s) so far, and the {card} ends that for certain.</source>
        <translation>
            <numerusform>{name} hevur tikið einasta stikkið higartil, og {card} steðgar tí við vissu.</numerusform>
            <numerusform>{name} hevur tikið øll %n stikkini higartil, og {card} steðgar tí við vissu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far lie here, and the {card} takes this one for certain.</source>
        <translation>
            <numerusform>Einasta stikkið higartil er her, og {card} tekur hetta við vissu.</numerusform>
            <numerusform>Øll %n stikkini higartil eru her, og {card} tekur hetta við vissu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trick(s) so far are this side&apos;s, and this one is certain too.</source>
        <translation>
            <numerusform>Einasta stikkið higartil eigur hetta liðið, og hetta er eisini vist.</numerusform>
            <numerusform>Øll %n stikkini higartil eigur hetta liðið, og hetta er eisini vist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the suit are in this hand, the called {called} too: so a lower one may be led.</source>
        <translation>
            <numerusform>%n kort í litinum er á hesi hondini, eisini {called}, sum varð kallað: tí kann eitt lægri spælast út.</numerusform>
            <numerusform>%n kort í litinum eru á hesi hondini, eisini {called}, sum varð kallað: tí kann eitt lægri spælast út.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead trumps draws them.</source>
        <translation>
            <numerusform>%n trumfur er enn úti: spælir ein trumf út, dregur ein hann.</numerusform>
            <numerusform>%n trumfir eru enn úti: spælir ein trumf út, dregur ein teir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are still out: to lead one helps the declarer ({name}).</source>
        <translation>
            <numerusform>%n trumfur er enn úti: at spæla trumf út hjálpir meldaranum ({name}).</numerusform>
            <numerusform>%n trumfir eru enn úti: at spæla trumf út hjálpir meldaranum ({name}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out, and none below it.</source>
        <translation>
            <numerusform>%n kort, sum er hægri enn {card}, er enn úti, og einki, sum er lægri.</numerusform>
            <numerusform>%n kort, sum eru hægri enn {card}, eru enn úti, og einki, sum er lægri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) above the {card} are still out.</source>
        <translation>
            <numerusform>%n kort, sum er hægri enn {card}, er enn úti.</numerusform>
            <numerusform>%n kort, sum eru hægri enn {card}, eru enn úti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No opponent can have a trump any more, and this hand has %n.</source>
        <translation>
            <numerusform>Eingin mótspælari kann hava trumf longur, og henda hondin hevur %n.</numerusform>
            <numerusform>Eingin mótspælari kann hava trumf longur, og henda hondin hevur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with {suit}, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>Tá ið trumfur er {suit}: %n trumfur (fastir: {fixed}).</numerusform>
            <numerusform>Tá ið trumfur er {suit}: %n trumfir (fastir: {fixed}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No suit makes more trumps than {suit}: %n, {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>Eingin litur gevur fleiri trumfir enn {suit}: %n (fastir: {fixed}).</numerusform>
            <numerusform>Eingin litur gevur fleiri trumfir enn {suit}: %n (fastir: {fixed}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s), {fixed} of them permanent ones.</source>
        <translation>
            <numerusform>Longsti liturin, {suit}, hevði givið %n trumf (fastir: {fixed}).</numerusform>
            <numerusform>Longsti liturin, {suit}, hevði givið %n trumfir (fastir: {fixed}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest suit, {suit}, would make %n trump(s); a bid in it needs {needs}.</source>
        <translation>
            <numerusform>Longsti liturin, {suit}, hevði givið %n trumf; eitt meld í honum krevur {needs}.</numerusform>
            <numerusform>Longsti liturin, {suit}, hevði givið %n trumfir; eitt meld í honum krevur {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>Henda hondin hevur %n av teimum {all} trumfunum, harav {tops} av teimum {of} sterkastu.</numerusform>
            <numerusform>Henda hondin hevur %n av teimum {all} trumfunum, harav {tops} av teimum {of} sterkastu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} this hand has %n of the {all} trumps, {tops} of the {of} strongest among them.</source>
        <translation>
            <numerusform>Er trumfur {suit}, hevur henda hondin %n av teimum {all} trumfunum, harav {tops} av teimum {of} sterkastu.</numerusform>
            <numerusform>Er trumfur {suit}, hevur henda hondin %n av teimum {all} trumfunum, harav {tops} av teimum {of} sterkastu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n suit(s) this hand has the lowest card, or none at all.</source>
        <translation>
            <numerusform>Í %n liti hevur henda hondin lægsta kortið ella einki.</numerusform>
            <numerusform>Í %n litum hevur henda hondin lægsta kortið ella einki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) are among the first {cards} cards.</source>
        <translation>
            <numerusform>%n trumfur er millum fyrstu {cards} kortini.</numerusform>
            <numerusform>%n trumfir eru millum fyrstu {cards} kortini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}, no more than of any suit that can be called; they count {points}.</source>
        <translation>
            <numerusform>Liturin er {suit}: %n kort, ikki fleiri enn í nøkrum øðrum liti, sum kann kallast; tað telur {points}.</numerusform>
            <numerusform>Liturin er {suit}: %n kort, ikki fleiri enn í nøkrum øðrum liti, sum kann kallast; tey telja {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {suit}; of another suit that can be called there would be only {least}.</source>
        <translation>
            <numerusform>Liturin er {suit}: %n kort; í einum øðrum liti, sum kann kallast, hevði tað bert verið {least}.</numerusform>
            <numerusform>Liturin er {suit}: %n kort; í einum øðrum liti, sum kann kallast, hevði tað bert verið {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this hand are no trumps, and {talon} would have to be laid away.</source>
        <translation>
            <numerusform>%n kort á hesi hondini er ikki trumfur, og {talon} skuldu leggjast burtur.</numerusform>
            <numerusform>%n kort á hesi hondini eru ikki trumfir, og {talon} skuldu leggjast burtur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) in the middle count for the declarer all the same.</source>
        <translation>
            <numerusform>Kortið í miðjuni telur allíkavæl fyri meldaran.</numerusform>
            <numerusform>Tey %n kortini í miðjuni telja allíkavæl fyri meldaran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n trump(s) stay in this hand.</source>
        <translation>
            <numerusform>Einasti trumfurin verður verandi á hesi hondini.</numerusform>
            <numerusform>Allir %n trumfirnir verða verandi á hesi hondini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand has %n trump(s) besides the open {card}.</source>
        <translation>
            <numerusform>Umframt tann opna ({card}) hevur henda hondin %n trumf.</numerusform>
            <numerusform>Umframt tann opna ({card}) hevur henda hondin %n trumfir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hand</name>
    <message>
        <source>Show my hand  [{key}]</source>
        <translation>Vís kortini hjá mær  [{key}]</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Vís kortini hjá mær</translation>
    </message>
    <message>
        <source>Chosen for your turn: {card}. Click it again or press Esc to take it back.</source>
        <translation>Valt til tín túr: {card}. Klikk aftur, ella trýst á Esc fyri at angra.</translation>
    </message>
    <message>
        <source>Not played yet: {card}. Answer the question first, then choose your card.</source>
        <translation>Ikki spælt enn: {card}. Svara fyrst spurninginum, og vel so kortið.</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>All hands of this deal</source>
        <translation>Øll kort í hesum umfarinum</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>The cat</source>
        <translation>Kettan</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Í miðjuni</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Kortini, sum vórðu givin</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Lagt burtur</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Began</source>
        <translation>Byrjaði</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spæl</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Mótspælarar</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Umfør</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Úrslit</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stigatal</translation>
    </message>
    <message>
        <source>Crosses or game points, yours first</source>
        <translation>Krossar ella spælistig, tíni fyrst</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Viðmerkingar</translation>
    </message>
    <message>
        <source>Trumps that the declarer was dealt</source>
        <translation>Trumfir, sum meldarin fekk, tá ið givið varð</translation>
    </message>
    <message>
        <source>Game points that the deal moved your account by; above zero is good</source>
        <translation>So nógv broytti umfarið roknskapin hjá tær, í spælistigum; yvir null er gott</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Umfar</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Meldari</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spælt</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Tín lutur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Deals of the chosen match</source>
        <translation>Umførini í valda dystinum</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Endursýn</translation>
    </message>
    <message>
        <source>Look at the chosen deal card by card</source>
        <translation>Hygg at valda umfarinum kort fyri kort</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Greini&amp;ng…</translation>
    </message>
    <message>
        <source>What each choice of the chosen deal gave away</source>
        <translation>Hvat hvørt val í valda umfarinum kostaði</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Hal&amp;t á</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n húsregla</numerusform>
            <numerusform>%n húsreglur</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Søga</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Dystir</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Hagtøl…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Goym sum &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>St&amp;rika…</translation>
    </message>
    <message>
        <source>Delete &amp;all…</source>
        <translation>Strika &amp;alt…</translation>
    </message>
    <message>
        <source>The matches that are shown, a line for each deal</source>
        <translation>Dystirnir, sum síggjast, ein linja fyri hvørt umfar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>No match fits what is searched for.</source>
        <translation>Eingin dystur passar til leitingina.</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Every match is kept here from its first card on.</source>
        <translation>Einki er spælt enn. Allir dystir verða goymdir her frá fyrsta korti.</translation>
    </message>
    <message>
        <source>Reading the records: {done} of {all}</source>
        <translation>Goymdu dystirnir verða lisnir: {done} av {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n other record(s) cannot be read either.</source>
        <translation>
            <numerusform>%n annar dystur kann heldur ikki lesast.</numerusform>
            <numerusform>%n aðrir dystir kunnu heldur ikki lesast.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>Goym søguna</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Talvur (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>Tað ber ikki til at skriva {file}: {why}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Goymt í {file}.</translation>
    </message>
    <message>
        <source>Delete from the history</source>
        <translation>Strika úr søguni</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good, with all that was played in them?</source>
        <translation>
            <numerusform>Strika %n dyst fyri fult og alt, við øllum, sum spælt varð í honum?</numerusform>
            <numerusform>Strika %n dystir fyri fult og alt, við øllum, sum spælt varð í teimum?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the whole history</source>
        <translation>Strika alla søguna</translation>
    </message>
    <message numerus="yes">
        <source>Delete the whole history for good: %n match(es)?</source>
        <translation>
            <numerusform>Strika alla søguna fyri fult og alt: %n dyst?</numerusform>
            <numerusform>Strika alla søguna fyri fult og alt: %n dystir?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Strika</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Lat &amp;vera</translation>
    </message>
    <message>
        <source>Search: players, game, date</source>
        <translation>Leita: spælarar, spæl, dato</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Støða</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Øll spøl</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Allir mótspælarar</translation>
    </message>
    <message>
        <source>Every status</source>
        <translation>Allar støður</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Í gongd</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Liðugt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Givið upp</translation>
    </message>
    <message>
        <source>from a code</source>
        <translation>úr eini kotu</translation>
    </message>
    <message>
        <source>tried out</source>
        <translation>roynt</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>tvídystur</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lektión</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makkari</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Mótspælari</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Eingin meldaði</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Avgjørt</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Hildið á</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Venjing</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Lagt saman</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Hugt at</translation>
    </message>
    <message>
        <source>Played at one go from the first card to the last</source>
        <translation>Spælt í einum frá fyrsta til seinasta kort</translation>
    </message>
    <message>
        <source>Ended early, when nothing could change the score any more</source>
        <translation>Endað fyri tíð, tá ið einki kundi broyta stigini longur</translation>
    </message>
    <message>
        <source>Left in the midst and gone on with later</source>
        <translation>Slept í hálvum og hildið á við seinni</translation>
    </message>
    <message>
        <source>Something was taken back, or the deal was tried out</source>
        <translation>Okkurt varð tikið aftur, ella umfarið varð bert roynt</translation>
    </message>
    <message>
        <source>Given up with the match before the last card</source>
        <translation>Givið upp saman við dystinum, áðrenn seinasta kortið</translation>
    </message>
    <message>
        <source>Nobody bid, and the cards were thrown in</source>
        <translation>Eingin meldaði, og kortini vórðu løgd saman</translation>
    </message>
    <message>
        <source>Not yet played to its end</source>
        <translation>Ikki spælt liðugt enn</translation>
    </message>
    <message>
        <source>Played by bots alone</source>
        <translation>Bert bottar spældu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnið</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>venjing</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>hildið á</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation>Spælarar: {names}</translation>
    </message>
    <message>
        <source>Began: {moment}</source>
        <translation>Byrjaði: {moment}</translation>
    </message>
    <message>
        <source>Series of deals: {seed}</source>
        <translation>Røð: {seed}</translation>
    </message>
    <message>
        <source>Ended: {moment}</source>
        <translation>Endaði: {moment}</translation>
    </message>
    <message>
        <source>Begun from: {origin}</source>
        <translation>Byrjað úr: {origin}</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Javnt</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>Við borðið</translation>
    </message>
    <message>
        <source>Choose among the cards that may be played, or laid away</source>
        <translation>Vel millum kortini, sum kunnu spælast ella leggjast burtur</translation>
    </message>
    <message>
        <source>From the cards in hand to your open cards on the table, and back</source>
        <translation>Frá kortunum á hondini til opnu kortini á borðinum og aftur</translation>
    </message>
    <message>
        <source>Play the chosen card, or mark it to be laid away; press the chosen button</source>
        <translation>Spæl valda kortið, ella merk tað at leggja burtur; trýst á valda knøttin</translation>
    </message>
    <message>
        <source>The same, but while something moves or a trick is held: skip to the present</source>
        <translation>Tað sama, men meðan okkurt rørist ella eitt stikk liggur: leyp fram til nú</translation>
    </message>
    <message>
        <source>Bid, pass (0), name trumps, cut or knock, as the buttons say</source>
        <translation>Melda, sig pass (0), vel trumf, tak av ella banka, sum knøttarnir siga</translation>
    </message>
    <message>
        <source>Say Kontra or Re, while there is time for it</source>
        <translation>Sig Kontra ella Re, meðan tíð er til tess</translation>
    </message>
    <message>
        <source>Show all hands, when a deal is over</source>
        <translation>Vís øll kort, tá ið umfarið er liðugt</translation>
    </message>
    <message>
        <source>Take back a card that is only chosen; skip to the present; take the last trick away; end full screen</source>
        <translation>Angra eitt kort, sum bert er valt; leyp fram til nú; tak seinasta stikkið burtur; far úr fullskíggja</translation>
    </message>
    <message>
        <source>From the felt to the panels and back</source>
        <translation>Frá borðinum til teigarnar og aftur</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Go on with the lesson</source>
        <translation>Halt á við lektiónini</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons} · step {step} of {steps}</source>
        <translation>Lektión {number} av {lessons} · fet {step} av {steps}</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Far úr lektiónini</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Halt á</translation>
    </message>
    <message>
        <source>First read what stands above the table, and go on there.</source>
        <translation>Les fyrst tað, sum stendur omanfyri borðið, og halt á har.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Eina ferð afturat</translation>
    </message>
    <message>
        <source>Repeat this one</source>
        <translation>Tak hesa upp aftur</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Til borðið</translation>
    </message>
    <message>
        <source>This lesson is done. Next: {title}.</source>
        <translation>Lektiónin er liðug. Næsta: {title}.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Næsta lektión</translation>
    </message>
    <message>
        <source>That was the last lesson. The table is yours: play a match!</source>
        <translation>Hetta var seinasta lektión. Borðið er títt: spæl ein dyst!</translation>
    </message>
    <message>
        <source>Right: {card} is the highest trump in the trick, and any trump beats a plain suit.</source>
        <translation>Rætt: {card} er hægsti trumfur í stikkinum, og hvør trumfur slær hinar litirnar.</translation>
    </message>
    <message>
        <source>Right: {card} is the highest trump in the trick.</source>
        <translation>Rætt: {card} er hægsti trumfur í stikkinum.</translation>
    </message>
    <message>
        <source>Right: {card} is the highest card of the suit that was led.</source>
        <translation>Rætt: {card} er hægsta kort í litinum, sum varð spældur út.</translation>
    </message>
    <message>
        <source>{card} is a trump, but {best} is a higher one.</source>
        <translation>{card} er trumfur, men {best} er hægri.</translation>
    </message>
    <message>
        <source>{card} is neither of the suit that was led nor a trump, so it cannot win.</source>
        <translation>{card} er hvørki trumfur ella í litinum, sum varð spældur út, og kann tí ikki vinna.</translation>
    </message>
    <message>
        <source>{best} is a trump, and any trump beats {card}.</source>
        <translation>{best} er trumfur, og hvør trumfur slær {card}.</translation>
    </message>
    <message>
        <source>{best} is higher than {card} in the suit that was led.</source>
        <translation>{best} er hægri enn {card} í litinum, sum varð spældur út.</translation>
    </message>
    <message>
        <source>Tricks, and following suit</source>
        <translation>Stikk, og at bekenna</translation>
    </message>
    <message>
        <source>What a trick is, who wins it, and which card may be played.</source>
        <translation>Hvat eitt stikk er, hvør vinnur tað, og hvat kort ein kann leggja.</translation>
    </message>
    <message>
        <source>A trick is four cards, one from each player. Marjun has led {H}, so you must play {H} too: choose one.</source>
        <translation>Eitt stikk er fýra kort, eitt frá hvørjum. Marjun spældi út, og liturin er {H}: tú mást eisini leggja kort í tí litinum. Vel eitt.</translation>
    </message>
    <message>
        <source>Marjun&apos;s {AH} was the highest card of {H}.</source>
        <translation>{AH} hjá Marjun var hægsta kortið í litinum ({H}).</translation>
    </message>
    <message>
        <source>The highest card of the suit that was led wins the trick: Marjun takes it, and leads to the next one.</source>
        <translation>Hægsta kortið í litinum, sum varð spældur út, vinnur stikkið: Marjun fær tað og spælir út til tað næsta.</translation>
    </message>
    <message>
        <source>Within a suit the ace is the highest, then king, queen, 10, 9, 8, 7. Jacks and two queens are more than that: see lesson 2.</source>
        <translation>Í einum liti er essið hægst, so kongur, drotning, 10, 9, 8, 7. Dreingirnir og tvær av drotningunum eru enn hægri: sí lektión 2.</translation>
    </message>
    <message>
        <source>Marjun leads {S}. See what each of them plays …</source>
        <translation>Marjun spælir út, og liturin er {S}. Hygg, hvat tey leggja …</translation>
    </message>
    <message>
        <source>Which of these cards is winning so far?</source>
        <translation>Hvat av hesum kortum vinnur higartil?</translation>
    </message>
    <message>
        <source>Right: {KS} is the highest card of {S}. Sunniva has no {S}; what she threw in cannot win.</source>
        <translation>Rætt: {KS} er hægst í litinum. Sunniva hevur ikki litin ({S}); tað, hon legði, kann ikki vinna.</translation>
    </message>
    <message>
        <source>The star is on the card that wins so far, “1st” on the one that was led. A fan of cards sits by the dealer, the suit by whoever named trumps.</source>
        <translation>Stjørnan er á kortinum, sum vinnur higartil, „1.“ á tí, sum varð spælt út. Trý smá kort eru hjá gevaranum, liturin hjá tí, sum valdi trumf.</translation>
    </message>
    <message>
        <source>Now you. Take the trick: which of your {S} beats {KS}?</source>
        <translation>Nú er tað tú. Tak stikkið: hvat kort hjá tær ({S}) slær {KS}?</translation>
    </message>
    <message>
        <source>{KS} beats {7S}. Only {AS} is higher.</source>
        <translation>{KS} slær {7S}. Bert {AS} er hægri.</translation>
    </message>
    <message>
        <source>In this game {TS} is lower than {KS}. Only {AS} is higher.</source>
        <translation>Í hesum spæli er {TS} lægri enn {KS}. Bert {AS} er hægri.</translation>
    </message>
    <message>
        <source>The ace is the highest card of its suit: the trick is yours.</source>
        <translation>Essið er hægsta kort í sínum liti: stikkið er títt.</translation>
    </message>
    <message>
        <source>Who has won a trick leads to the next one, with any card. Lead {TS}: {AS} and {KS} are gone already.</source>
        <translation>Tann, sum hevur vunnið eitt stikk, spælir út til tað næsta, við hvørjum korti sum helst. Spæl {TS} út: {AS} og {KS} eru longu farin.</translation>
    </message>
    <message>
        <source>Any card may be led. But see first what {TS} can do now that {AS} and {KS} are gone.</source>
        <translation>Ein kann spæla hvat kort sum helst út. Men hygg fyrst, hvat {TS} kann, nú {AS} og {KS} eru farin.</translation>
    </message>
    <message>
        <source>See who takes it …</source>
        <translation>Hygg, hvør fær tað …</translation>
    </message>
    <message>
        <source>Nobody has played a higher card of {S}: your {TS} has taken the trick.</source>
        <translation>Eingin hevur lagt eitt hægri kort í litinum ({S}): {TS} hjá tær hevur tikið stikkið.</translation>
    </message>
    <message>
        <source>So it goes on, always clockwise: eight tricks make a deal, one for each card in your hand.</source>
        <translation>Soleiðis heldur tað á, altíð við sólini: átta stikk eru eitt umfar, eitt fyri hvørt kort á hondini.</translation>
    </message>
    <message>
        <source>{D} were led, and you have none. What may you play?</source>
        <translation>Liturin er {D}, og tú hevur hann ikki. Hvat kanst tú leggja?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Einki</translation>
    </message>
    <message>
        <source>Everybody plays one card to every trick.</source>
        <translation>Øll leggja eitt kort í hvørt stikk.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Hvat kort sum helst</translation>
    </message>
    <message>
        <source>Right: only who has a card of the suit must follow. Who has none may play anything (lesson 7 has the one exception).</source>
        <translation>Rætt: bert tann, sum hevur litin, má bekenna. Tann, sum ikki hevur hann, kann leggja hvat sum helst (einasta undantakið er í lektión 7).</translation>
    </message>
    <message>
        <source>Only {H}</source>
        <translation>Bert henda lit: {H}</translation>
    </message>
    <message>
        <source>Jógvan played {H} because he has no {D} either. You need not do as he did.</source>
        <translation>Jógvan legði ein annan lit ({H}), tí hann hevur heldur ikki kort í tí, sum varð spældur út ({D}). Tú noyðist ikki at gera sum hann.</translation>
    </message>
    <message>
        <source>So throw in whatever you can spare.</source>
        <translation>Legg so tað, tú kanst vera uttan.</translation>
    </message>
    <message>
        <source>{C} are trumps in this deal, so that card would win the trick. More of that in lesson 2: throw in another one.</source>
        <translation>{C} er trumfur í hesum umfari, so tað kortið hevði vunnið stikkið. Meira um tað í lektión 2: legg eitt annað.</translation>
    </message>
    <message>
        <source>A card of another suit does not win the trick, unless it is a trump. Trumps come in the next lesson.</source>
        <translation>Eitt kort í øðrum liti vinnur ikki stikkið, uttan so at tað er trumfur. Trumfur kemur í næstu lektión.</translation>
    </message>
    <message>
        <source>Here you have dealt both times. In a match the dealer changes after each deal, clockwise: after you Marjun, then Jógvan, then Sunniva.</source>
        <translation>Her hevur tú givið báðar ferðirnar. Í einum dysti gongur túrurin at geva við sólini eftir hvørt umfar: eftir teg Marjun, so Jógvan, so Sunniva.</translation>
    </message>
    <message>
        <source>Now Sunniva deals. Whoever sits on the dealer&apos;s right, here Jógvan, cuts, and the cards come four by four; or knocks, and all eight come at once.</source>
        <translation>Nú gevur Sunniva. Tann, sum situr høgrumegin við gevaran, her Jógvan, tekur av, og kortini koma fýra og fýra; ella bankar, og øll átta koma í einum.</translation>
    </message>
    <message>
        <source>Now a whole deal: eight tricks. Jógvan, opposite, is your partner, and your tricks count together. Lead your aces!</source>
        <translation>Nú eitt heilt umfar: átta stikk. Jógvan, beint yvirav, er makkari tín, og stikkini hjá tykkum telja saman. Spæl essini út!</translation>
    </message>
    <message>
        <source>Won! You and Jógvan have taken the better part. That is how tricks go.</source>
        <translation>Vunnið! Tú og Jógvan hava tikið meginpartin. Soleiðis verður spælt um stikkini.</translation>
    </message>
    <message>
        <source>Not this time. Take the same cards once more: aces first, then kings.</source>
        <translation>Ikki hesa ferð. Tak somu kort eina ferð afturat: fyrst essini, so kongarnar.</translation>
    </message>
    <message>
        <source>Trumps, and the six that always are</source>
        <translation>Trumfur, og tey seks, sum altíð eru tað</translation>
    </message>
    <message>
        <source>The suit that beats the others, and six cards that stand above everything.</source>
        <translation>Liturin, sum slær hinar, og seks kort, sum standa omanfyri alt.</translation>
    </message>
    <message>
        <source>Six cards, the permanent trumps, are trumps in every deal: two queens and the four jacks. From the highest down: {QC}, {QS}, {JC}, {JS}, {JH}, {JD}.</source>
        <translation>Seks kort, føstu trumfirnir, eru trumfur í hvørjum umfari: tvær drotningar og teir fýra dreingirnir. Frá tí hægsta og niður: {QC}, {QS}, {JC}, {JS}, {JH}, {JD}.</translation>
    </message>
    <message>
        <source>Which of these is the highest card of all?</source>
        <translation>Hvat av hesum er hægsta kort av øllum?</translation>
    </message>
    <message>
        <source>{H} are trumps here, but even their ace stands below the six.</source>
        <translation>{H} er trumfur her, men sjálvt essið í litinum stendur undir teimum seks.</translation>
    </message>
    <message>
        <source>Right: nothing beats {QC}.</source>
        <translation>Rætt: einki slær {QC}.</translation>
    </message>
    <message>
        <source>Two cards stand above it: {QC} and {QS}.</source>
        <translation>Tvey kort standa omanfyri: {QC} og {QS}.</translation>
    </message>
    <message>
        <source>Besides, one suit is named trumps in each deal: here {H}. Its cards follow below the six, from the ace down.</source>
        <translation>Harumframt verður ein litur valdur til trumf í hvørjum umfari: her {H}. Kortini í honum fylgja undir teimum seks, frá essinum og niður.</translation>
    </message>
    <message>
        <source>These are all thirteen trumps in their order, when {H} are named: first the six, then {H}, with {QH} in its place.</source>
        <translation>Hetta eru allir trettan trumfirnir í raðfylgju, tá ið {H} er valdur: fyrst tey seks, so liturin sjálvur við {QH} á sínum plássi.</translation>
    </message>
    <message>
        <source>Lead {QC} and see what it does.</source>
        <translation>Spæl {QC} út og hygg, hvat hendir.</translation>
    </message>
    <message>
        <source>That would be allowed. But see first what the highest one does: lead {QC}.</source>
        <translation>Tað hevði verið loyvt. Men hygg fyrst, hvat tað hægsta kann: spæl {QC} út.</translation>
    </message>
    <message>
        <source>Trumps were led, so who has a trump must play one.</source>
        <translation>Trumfur varð spældur út, so tann, sum hevur trumf, má leggja trumf.</translation>
    </message>
    <message>
        <source>{QC} has won the trick, and the others have fewer trumps now. That is called drawing trumps.</source>
        <translation>{QC} hevur vunnið stikkið, og hini hava færri trumfir nú. Tað eitur at draga trumf.</translation>
    </message>
    <message>
        <source>{H} are trumps. Marjun led {S}, and Sunniva has none. Which card is winning?</source>
        <translation>{H} er trumfur. Marjun spældi út, og liturin er {S}; Sunniva hevur hann ikki. Hvat kort vinnur?</translation>
    </message>
    <message>
        <source>Right: {JD} is a trump, and any trump beats a plain suit, even its ace.</source>
        <translation>Rætt: {JD} er trumfur, og hvør trumfur slær hinar litirnar, sjálvt essini.</translation>
    </message>
    <message>
        <source>You have {S}, so you must follow suit; a trump of yours would have to wait.</source>
        <translation>Tú hevur litin ({S}), so tú mást bekenna; trumfurin má bíða.</translation>
    </message>
    <message>
        <source>Sunniva takes the trick …</source>
        <translation>Sunniva fær stikkið …</translation>
    </message>
    <message>
        <source>{JD} has beaten {AS}: whoever has no card of the suit that was led may trump, but need not.</source>
        <translation>{JD} sló {AS}: tann, sum ikki hevur litin, kann stinga, men noyðist ikki.</translation>
    </message>
    <message>
        <source>{C} were led. Follow suit: what do you play?</source>
        <translation>Liturin er {C}. Bekenn: hvat leggur tú?</translation>
    </message>
    <message>
        <source>{JC} is one of the six: a trump, and none of the {C}. You do have one, so it must be {9C}.</source>
        <translation>{JC} er eitt av teimum seks: trumfur, og ikki í litinum ({C}). Tú hevur litin, so tað má vera {9C}.</translation>
    </message>
    <message>
        <source>The six belong to the trumps, never to the suit that is printed on them. {QH} and {QD} are ordinary cards.</source>
        <translation>Tey seks hoyra til trumfin, ongantíð til litin, sum er prentaður á tey. {QH} og {QD} eru vanlig kort.</translation>
    </message>
    <message>
        <source>Your deal: {H} are trumps. Draw the trumps of the others with your highest ones, and win with Jógvan.</source>
        <translation>Títt umfar: {H} er trumfur. Drag trumfin frá hinum við tínum hægstu kortum, og vinn saman við Jógvani.</translation>
    </message>
    <message>
        <source>Won! With the highest trumps you decide how the deal goes.</source>
        <translation>Vunnið! Við hægstu trumfunum ræður tú, hvussu umfarið gongur.</translation>
    </message>
    <message>
        <source>Not this time. Once more: lead {QC} and {QS} first, so that the others lose their trumps.</source>
        <translation>Ikki hesa ferð. Eina ferð afturat: spæl fyrst {QC} og {QS} út, so at hini missa sín trumf.</translation>
    </message>
    <message>
        <source>Card points, and 61</source>
        <translation>Kortstig, og 61</translation>
    </message>
    <message>
        <source>What the cards in a trick count, and when a deal is won.</source>
        <translation>Hvat kortini í einum stikki telja, og nær eitt umfar er vunnið.</translation>
    </message>
    <message>
        <source>Not the number of tricks decides, but what is in them: ace 11, ten 10, king 4, queen 3, jack 2, the others nothing.</source>
        <translation>Tað er ikki talið av stikkum, sum ger av, men tað, sum er í teimum: ess 11, tíggjari 10, kongur 4, drotning 3, drongur 2, hini einki.</translation>
    </message>
    <message>
        <source>How many points lie in this trick by now?</source>
        <translation>Hvussu nógv stig liggja í hesum stikkinum higartil?</translation>
    </message>
    <message>
        <source>That is the ace alone. The king counts too.</source>
        <translation>Tað er essið einsamalt. Kongurin telur eisini.</translation>
    </message>
    <message>
        <source>Right: 4 for the king, 11 for the ace, nothing for the nine. (A ten counts 10, and yet a king beats it.)</source>
        <translation>Rætt: 4 fyri kongin og 11 fyri essið. Níggjarin telur einki. (Ein tíggjari telur 10, og tó slær ein kongur hann.)</translation>
    </message>
    <message>
        <source>The nine counts nothing, although a 9 is printed on it.</source>
        <translation>Níggjarin telur einki, hóast 9 stendur á honum.</translation>
    </message>
    <message>
        <source>Jógvan is winning the trick for you both, and you are the last to play. Give him as many points as you can!</source>
        <translation>Jógvan vinnur stikkið fyri tykkum bæði, og tú leggur seinast. Gev honum so nógv stig, sum tú kanst!</translation>
    </message>
    <message>
        <source>That is allowed, but {8S} counts nothing. {TS} would bring 10 points home.</source>
        <translation>Tað er loyvt, men {8S} telur einki. {TS} hevði givið tykkum 10 stig.</translation>
    </message>
    <message>
        <source>That is allowed, but {7S} counts nothing. {TS} would bring 10 points home.</source>
        <translation>Tað er loyvt, men {7S} telur einki. {TS} hevði givið tykkum 10 stig.</translation>
    </message>
    <message>
        <source>25 points in one trick!</source>
        <translation>25 stig í einum stikki!</translation>
    </message>
    <message>
        <source>All cards together count 120. The side that gets 61, more than half, wins the deal, whoever has named the trumps.</source>
        <translation>Øll kortini telja 120 tilsamans. Liðið, sum fær 61, meira enn helvtina, vinnur umfarið, hvør so hevur valt trumf.</translation>
    </message>
    <message>
        <source>61 are more than half. And if both sides have 60?</source>
        <translation>61 er meira enn helvtin. Og um bæði liðini hava 60?</translation>
    </message>
    <message>
        <source>Who named trumps wins</source>
        <translation>Tann, sum valdi trumf, vinnur</translation>
    </message>
    <message>
        <source>For that, 61 are needed. 60 are exactly half.</source>
        <translation>Til tess krevjast 61. 60 er júst helvtin.</translation>
    </message>
    <message>
        <source>The others win</source>
        <translation>Hini vinna</translation>
    </message>
    <message>
        <source>They, too, would need 61 for that: nobody has more than half.</source>
        <translation>Hini mugu eisini hava 61 til tess: eingin hevur meira enn helvtina.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Eingin vinnur</translation>
    </message>
    <message>
        <source>Right: a tie, and nobody scores. Who wins the next deal scores 2 more, or 4 more if {C} are trumps in it; ties in a row add up.</source>
        <translation>Rætt: javnt, og eingin fær nakað. Tann, sum vinnur næsta umfar, fær 2 afturat, ella 4, um trumfur er {C}; javnleikir á rað verða lagdir saman.</translation>
    </message>
    <message>
        <source>Now Marjun, who plays against you, is winning with {AD}, and you must follow suit. Which card do you give her?</source>
        <translation>Nú vinnur Marjun, sum spælir ímóti tær, við {AD}, og tú mást bekenna. Hvat kort gevur tú henni?</translation>
    </message>
    <message>
        <source>{TD} would give the others 10 points, and {9D} none.</source>
        <translation>{TD} hevði givið hinum 10 stig, og {9D} einki.</translation>
    </message>
    <message>
        <source>The trick is hers in any case, but she gets no points from you.</source>
        <translation>Stikkið er hennara allíkavæl, men hon fær eingi stig frá tær.</translation>
    </message>
    <message>
        <source>Get 61 points with Jógvan. What you have by now stands in the corner at the upper right.</source>
        <translation>Fá 61 stig saman við Jógvani. Tað, tit hava higartil, stendur í horninum ovast til høgru.</translation>
    </message>
    <message>
        <source>Won with 61 or more!</source>
        <translation>Vunnið við 61 ella meira!</translation>
    </message>
    <message>
        <source>That was too little. Once more: take the tricks with aces and tens, and give your own to Jógvan&apos;s tricks.</source>
        <translation>Tað var ov lítið. Eina ferð afturat: tak stikkini við essum og tíggjarum, og legg tíni egnu stig í stikkini hjá Jógvani.</translation>
    </message>
    <message>
        <source>The auction, and better clubs</source>
        <translation>Meldingin, og at kleyvari er betri</translation>
    </message>
    <message>
        <source>Who may name the trumps: the length of a suit is bid, and clubs are better.</source>
        <translation>Hvør sleppur at velja trumf: ein meldar, hvussu langur ein litur er, og kleyvari er betri.</translation>
    </message>
    <message>
        <source>Everybody bids once, first the player on the dealer&apos;s left: how many cards their longest suit has, the six trumps included, but not which suit it is.</source>
        <translation>Øll melda eina ferð, fyrst spælarin vinstrumegin við gevaran: hvussu nógv kort longsti liturin hevur, teir seks trumfirnir íroknaðir, men ikki, hvør litur tað er.</translation>
    </message>
    <message>
        <source>Your longest suit is {H}. How long is it, with the permanent trumps?</source>
        <translation>Longsti litur hjá tær er {H}. Hvussu langur er hann við føstu trumfunum?</translation>
    </message>
    <message>
        <source>Four cards of {H}; but {QC} and {JS} are trumps whatever is named, so they count too.</source>
        <translation>Fýra kort í litinum ({H}); men {QC} og {JS} eru trumfur, hvat so verður valt, og telja tí við.</translation>
    </message>
    <message>
        <source>Right: four cards of {H}, and {QC} and {JS} besides.</source>
        <translation>Rætt: fýra kort í litinum ({H}), og {QC} og {JS} afturat.</translation>
    </message>
    <message>
        <source>{AD} and {8S} would be no trumps.</source>
        <translation>{AD} og {8S} høvdu ikki verið trumfur.</translation>
    </message>
    <message>
        <source>Five is the least, and one bids neither more nor less than one has, or passes. You have six: bid it.</source>
        <translation>Fimm er tað minsta, og ein meldar hvørki meira ella minni, enn ein hevur, ella sigur pass. Tú hevur seks: melda tað.</translation>
    </message>
    <message>
        <source>You may always pass. But six trumps are a lot: bid them.</source>
        <translation>Tú kanst altíð siga pass. Men seks trumfir er nógv: melda tað.</translation>
    </message>
    <message>
        <source>Who bids more would take it from you …</source>
        <translation>Tann, sum meldar meira, tekur tað frá tær …</translation>
    </message>
    <message>
        <source>Nobody has more, so {H} are trumps, your only suit of six. You play with Jógvan against the others.</source>
        <translation>Eingin hevur meira, so {H} er trumfur: bert tann liturin er seks langur hjá tær. Tú spælir við Jógvani ímóti hinum.</translation>
    </message>
    <message>
        <source>Marjun has bid 5. You have five {C}, counted with {QS} and {JH}. A longer suit beats hers, and so do {C} of the same length.</source>
        <translation>Marjun hevur meldað 5. Longsti litur hjá tær er {C}: fimm kort við {QS} og {JH}. Ein longri litur vinnur á hennara, og tað ger {C} eisini við somu longd.</translation>
    </message>
    <message>
        <source>That is called better, in Faroese “betri”. It beats her even if her five are {C} too. Bid 5 better.</source>
        <translation>Tað eitur betri. Tað slær hana, sjálvt um hennara litur eisini er {C}. Melda 5 betri.</translation>
    </message>
    <message>
        <source>Then Marjun would name the trumps. Your {C} are better than her bid.</source>
        <translation>Tá hevði Marjun valt trumf. {C} er betri enn hennara meld.</translation>
    </message>
    <message>
        <source>Who has bid better must play {C}, so {C} are trumps. To win in {C} scores 4 instead of 2.</source>
        <translation>Tann, sum hevur meldað betri, hevur einki val: trumfur er {C}. At vinna gevur tá 4 heldur enn 2.</translation>
    </message>
    <message>
        <source>Only a longer suit beats 5 better; another five {C} do not. Whoever bids first says just 5, even if it is {C}.</source>
        <translation>Bert ein longri litur vinnur á 5 betri, ikki fimm kort í litinum ({C}) hjá einum øðrum. Tann, sum meldar fyrst, sigur bara 5, eisini um liturin er {C}.</translation>
    </message>
    <message>
        <source>Marjun has bid 6. Your longest suit is {S}, six cards too. Can you outbid her?</source>
        <translation>Marjun hevur meldað 6. Longsti litur hjá tær er {S}, eisini seks kort. Kanst tú melda omaná?</translation>
    </message>
    <message>
        <source>Yes, with 6</source>
        <translation>Ja, við 6</translation>
    </message>
    <message>
        <source>The same length does not outbid hers; only {C} of that length would.</source>
        <translation>Sama longd er ikki nóg mikið; bert {C} við somu longd kann tað.</translation>
    </message>
    <message>
        <source>Yes, with 6, but better</source>
        <translation>Ja, við 6, men betri</translation>
    </message>
    <message>
        <source>Better is for {C} alone, and your six are {S}.</source>
        <translation>Bert {C} kann vera betri, og longsti litur hjá tær er {S}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Right: you would need seven cards, or six {C}.</source>
        <translation>Rætt: tú mást hava sjey kort, ella seks, har liturin er {C}.</translation>
    </message>
    <message>
        <source>Here all four have passed, for nobody has five. The deal is played all the same, and only the six are trumps.</source>
        <translation>Her hava øll fýra sagt pass, tí eingin hevur fimm. Umfarið verður tó spælt, og bert tey seks eru trumfur.</translation>
    </message>
    <message>
        <source>Nobody has named trumps then: whichever side gets 61 scores 4. (Some tables deal anew instead.)</source>
        <translation>Tá hevur eingin valt trumf: liðið, sum fær 61 stig, fær 4. (Við summi borð verður givið av nýggjum í staðin.)</translation>
    </message>
    <message>
        <source>Bid for yourself this time, and win the deal.</source>
        <translation>Hesa ferð gert tú sjálvur av, hvat tú meldar: vinn umfarið.</translation>
    </message>
    <message>
        <source>Bid and won!</source>
        <translation>Meldað og vunnið!</translation>
    </message>
    <message>
        <source>Not won. Once more: bid what your longest suit has, and begin with your highest trumps.</source>
        <translation>Ikki vunnið. Eina ferð afturat: melda longdina á longsta litinum, og byrja við hægstu trumfunum.</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>At velja trumf</translation>
    </message>
    <message>
        <source>Who has won the auction names the trumps: which suit, and what follows from it.</source>
        <translation>Tann, sum hevur vunnið meldingina, velur trumf: hvønn lit, og hvat tað ber við sær.</translation>
    </message>
    <message>
        <source>You have won the auction with 5. It was five {S} and five {D}, each with {QS} and {JH}: so you may name either.</source>
        <translation>Tú vanst meldingina við 5. Tveir litir hjá tær eru so langir, {S} og {D}, báðir við {QS} og {JH}: tú kanst velja tann, tú vilt.</translation>
    </message>
    <message>
        <source>Name the trumps. (With {S} named, your {AD} and {KD} can win tricks of their own.)</source>
        <translation>Vel trumf. (Er trumfur {S}, kunnu {AD} og {KD} sjálv vinna stikk.)</translation>
    </message>
    <message>
        <source>Every card of that suit is a trump now, below the six. The player on the dealer&apos;s left leads first: that is you.</source>
        <translation>Øll kort í litinum eru nú trumfur, undir teimum seks. Spælarin vinstrumegin við gevaran spælir fyrst út: tað ert tú.</translation>
    </message>
    <message>
        <source>With {C} or {S} there are 12 trumps, with {H} or {D} 13. Why?</source>
        <translation>Er trumfur {C} ella {S}, eru 12 trumfir; er hann {H} ella {D}, eru teir 13. Hví?</translation>
    </message>
    <message>
        <source>{H} and {D} have more cards</source>
        <translation>{H} og {D} hava fleiri kort</translation>
    </message>
    <message>
        <source>Each suit has eight cards. But some of them are trumps already.</source>
        <translation>Hvør litur hevur átta kort. Men nøkur av teimum eru trumfur frammanundan.</translation>
    </message>
    <message>
        <source>{QH} and {QD}</source>
        <translation>{QH} og {QD}</translation>
    </message>
    <message>
        <source>Right: the queens of {C} and {S} are among the six anyway; {QH} or {QD} comes to them as a thirteenth.</source>
        <translation>Rætt: drotningarnar ({C} og {S}) eru allíkavæl millum tey seks; {QH} ella {QD} kemur afturat sum trettandi trumfur.</translation>
    </message>
    <message>
        <source>Here the others have passed, so a bid of 5 would win. You have five {C}, and five {S}: what would become trumps?</source>
        <translation>Her hava hini sagt pass, so 5 hevði vunnið. Tveir litir hjá tær hava fimm kort: {C} og {S}. Hvat hevði verið trumfur?</translation>
    </message>
    <message>
        <source>When {C} are among your longest suits you have no choice.</source>
        <translation>Er {C} millum longstu litirnar hjá tær, hevur tú einki val.</translation>
    </message>
    <message>
        <source>Right: when {C} are among your longest suits they are trumps. The deal scores more then, for whoever wins it.</source>
        <translation>Rætt: er {C} millum longstu litirnar hjá tær, verður hann trumfur. Umfarið gevur tá meira, hvør tað so vinnur.</translation>
    </message>
    <message>
        <source>Bid, and win the deal with the trumps that come of it.</source>
        <translation>Melda, og vinn umfarið við tí trumfi, sum tað gevur.</translation>
    </message>
    <message>
        <source>Won: your suit, your deal!</source>
        <translation>Vunnið: tín litur, títt umfar!</translation>
    </message>
    <message>
        <source>Not won. Once more: lead trumps first, then {AH} and {KH}.</source>
        <translation>Ikki vunnið. Eina ferð afturat: spæl fyrst trumf út, so {AH} og {KH}.</translation>
    </message>
    <message>
        <source>Playing with a partner</source>
        <translation>At spæla við makkara</translation>
    </message>
    <message>
        <source>Jógvan&apos;s tricks are your tricks: when to help him, and how.</source>
        <translation>Stikkini hjá Jógvani eru tíni stikk: nær tú hjálpir honum, og hvussu.</translation>
    </message>
    <message>
        <source>Jógvan sits opposite you. He has named {H} and leads {QC}, which nothing beats. Your card?</source>
        <translation>Jógvan situr beint yvirav tær. Hann hevur valt trumf ({H}) og spælir {QC} út, sum einki slær. Hvat leggur tú?</translation>
    </message>
    <message>
        <source>That is allowed. But the trick is his in any case, so give him the 10 points of {TH}.</source>
        <translation>Tað er loyvt. Men stikkið er hansara allíkavæl, so gev honum tey 10 stigini fyri {TH}.</translation>
    </message>
    <message>
        <source>What Jógvan takes counts for you both.</source>
        <translation>Tað, Jógvan tekur, telur fyri tykkum bæði.</translation>
    </message>
    <message>
        <source>He leads again …</source>
        <translation>Hann spælir út aftur …</translation>
    </message>
    <message>
        <source>{AS} from Jógvan, and you have no {S}: you could trump it with {7H}, or throw in any other card. What helps him most?</source>
        <translation>{AS} frá Jógvani, og tú hevur ikki litin ({S}): tú kundi stungið við {7H} ella lagt okkurt annað. Hvat hjálpir honum mest?</translation>
    </message>
    <message>
        <source>You would take the trick away from your own partner. Give points instead!</source>
        <translation>Tá hevði tú tikið stikkið frá tínum egna makkara. Gev heldur stig!</translation>
    </message>
    <message>
        <source>Good, but a ten brings more than a king.</source>
        <translation>Gott, men ein tíggjari gevur meira enn ein kongur.</translation>
    </message>
    <message>
        <source>It counts nothing. Give points to your partner&apos;s trick!</source>
        <translation>Tað telur einki. Gev stig í stikkið hjá makkaranum!</translation>
    </message>
    <message>
        <source>That is how it is done: points into the tricks of your partner, and none into theirs.</source>
        <translation>Soleiðis skal tað gerast: stig í stikkini hjá makkaranum, og eingi í teirra.</translation>
    </message>
    <message>
        <source>Say that at the end Jógvan has 30 points and you have 31. Who has won?</source>
        <translation>Set nú, at Jógvan at enda hevur 30 stig, og tú hevur 31. Hvør hevur vunnið?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Eingin</translation>
    </message>
    <message>
        <source>You need not have 61 each: partners count together.</source>
        <translation>Tit noyðast ikki at hava 61 hvør: makkarar telja saman.</translation>
    </message>
    <message>
        <source>Jógvan and you</source>
        <translation>Jógvan og tú</translation>
    </message>
    <message>
        <source>Right: 30 and 31 make 61, and that is enough.</source>
        <translation>Rætt: 30 og 31 eru 61, og tað er nóg mikið.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Hini</translation>
    </message>
    <message>
        <source>They have only 59 of the 120.</source>
        <translation>Tey hava bert 59 av teimum 120.</translation>
    </message>
    <message>
        <source>Jógvan has named {H}, and you lead. Who names trumps has many: it helps to draw those of the others. What do you lead?</source>
        <translation>Jógvan hevur valt trumf ({H}), og tú spælir út. Tann, sum velur trumf, hevur nógvan: tað hjálpir at draga hann frá hinum. Hvat spælir tú út?</translation>
    </message>
    <message>
        <source>It is allowed. But a trump from you would let Jógvan take the others&apos; trumps at once: lead {JD}.</source>
        <translation>Tað er loyvt. Men við trumfi frá tær kundi Jógvan tikið trumfin frá hinum beinanvegin: spæl {JD} út.</translation>
    </message>
    <message>
        <source>The others must follow with trumps now. When they have none left, the aces of your side are safe.</source>
        <translation>Nú mugu hini leggja trumf. Tá ið tey ongan hava eftir, eru essini hjá tykkum trygg.</translation>
    </message>
    <message>
        <source>Win this deal with Jógvan: he has named {H}.</source>
        <translation>Vinn hetta umfarið saman við Jógvani: hann hevur valt trumf ({H}).</translation>
    </message>
    <message>
        <source>Won together!</source>
        <translation>Vunnið saman!</translation>
    </message>
    <message>
        <source>Not this time. Once more: lead trumps to him, and give points where he is winning.</source>
        <translation>Ikki hesa ferð. Eina ferð afturat: spæl trumf út til hansara, og gev stig, har hann vinnur.</translation>
    </message>
    <message>
        <source>Overtrumping</source>
        <translation>At stinga hægri</translation>
    </message>
    <message>
        <source>When a trick has been trumped, the next must go higher if they can.</source>
        <translation>Tá ið eitt stikk er stungið, má tann næsti stinga hægri, um hann kann.</translation>
    </message>
    <message>
        <source>{H} are trumps. {C} were led, and Sunniva, who has none, has trumped with {8H}. You have no {C} either.</source>
        <translation>{H} er trumfur. Liturin er {C}; Sunniva hevur hann ikki og hevur stungið við {8H}. Tú hevur hann heldur ikki.</translation>
    </message>
    <message>
        <source>Because the trick has been trumped, whoever cannot follow suit must play a higher trump if they can. Which card is that?</source>
        <translation>Tí stikkið er stungið, má tann, sum ikki kann bekenna, leggja ein hægri trumf, um tað ber til. Hvat kort er tað?</translation>
    </message>
    <message>
        <source>{7H} is a trump, but lower than {8H}. You have a higher one.</source>
        <translation>{7H} er trumfur, men lægri enn {8H}. Tú hevur ein hægri.</translation>
    </message>
    <message>
        <source>{8H} has trumped the trick, and you can beat it: play a higher trump.</source>
        <translation>Stikkið er stungið, og tú kanst stinga hægri enn {8H}: legg ein hægri trumf.</translation>
    </message>
    <message>
        <source>{JS} beats {8H}, so the trick is yours; and with it {AC}. (Had nobody trumped, any card would have done.)</source>
        <translation>{JS} slær {8H}, so stikkið er títt, og við tí {AC}. (Hevði eingin stungið, kundi tú lagt hvat sum helst.)</translation>
    </message>
    <message>
        <source>The same again, but it is Jógvan, your own partner, who has trumped with {8H}. Must you beat even his trump?</source>
        <translation>Tað sama aftur, men nú er tað Jógvan, tín egni makkari, sum hevur stungið við {8H}. Mást tú sláa sjálvt hansara trumf?</translation>
    </message>
    <message>
        <source>No, the trick is ours</source>
        <translation>Nei, stikkið er okkara</translation>
    </message>
    <message>
        <source>It would be a pity, but the duty makes no exception for partners.</source>
        <translation>Tað hevði verið spell, men skyldan hevur einki undantak fyri makkarar.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Right: whoever has trumped, a higher trump must be played. {JS} is the only card that you may play.</source>
        <translation>Rætt: hvør so hevur stungið, má ein hægri trumfur leggjast. {JS} er einasta kortið, sum tú kanst leggja.</translation>
    </message>
    <message>
        <source>This time Sunniva has trumped with {JD}, and you cannot beat it. What may you play?</source>
        <translation>Hesa ferð hevur Sunniva stungið við {JD}, og tað kanst tú ikki sláa. Hvat kanst tú leggja?</translation>
    </message>
    <message>
        <source>Only a trump</source>
        <translation>Bert trumf</translation>
    </message>
    <message>
        <source>A duty that nobody could fulfil binds nobody: {7H} and {TH} do not beat {JD}.</source>
        <translation>Ein skylda, sum eingin kann lúka, bindur ongan: {7H} og {TH} sláa ikki {JD}.</translation>
    </message>
    <message>
        <source>Right: who can neither follow nor beat the trump is free.</source>
        <translation>Rætt: tann, sum hvørki kann bekenna ella stinga hægri, kann leggja, hvat hann vil.</translation>
    </message>
    <message>
        <source>Then throw in a card that counts nothing, and keep your trumps.</source>
        <translation>Legg so eitt kort, sum einki telur, og halt trumfinum eftir.</translation>
    </message>
    <message>
        <source>It counts nothing, but it is a trump and may still win a trick for you: keep it.</source>
        <translation>Tað telur einki, men er trumfur og kann enn vinna eitt stikk fyri teg: halt tí eftir.</translation>
    </message>
    <message>
        <source>It is allowed, but gives them 10 points.</source>
        <translation>Tað er loyvt, men tað gevur teimum 10 stig.</translation>
    </message>
    <message>
        <source>It is allowed, but gives them 4 points.</source>
        <translation>Tað er loyvt, men tað gevur teimum 4 stig.</translation>
    </message>
    <message>
        <source>So your tens and kings are still there for better tricks.</source>
        <translation>So eru tíggjararnir og kongarnir hjá tær eftir til betri stikk.</translation>
    </message>
    <message>
        <source>Now trumps were led. You must follow with a trump, but nothing forces you to go higher. You are last: {7H} or {AH}?</source>
        <translation>Nú varð trumfur spældur út. Tú mást leggja trumf, men noyðist ikki at fara hægri. Tú leggur seinast: {7H} ella {AH}?</translation>
    </message>
    <message>
        <source>It is allowed, but then {QH} takes the trick for Sunniva. {AH} would win it for you.</source>
        <translation>Tað er loyvt, men tá tekur {QH} stikkið fyri Sunnivu. {AH} hevði vunnið tað fyri teg.</translation>
    </message>
    <message>
        <source>{AH} was the highest trump in it: the trick is yours.</source>
        <translation>{AH} var hægsti trumfur í stikkinum: tað er títt.</translation>
    </message>
    <message>
        <source>{C} are trumps. Win the deal, and mind what you must play when somebody has trumped before you.</source>
        <translation>{C} er trumfur. Vinn umfarið, og ansa eftir, hvat tú mást leggja, tá ið onkur hevur stungið undan tær.</translation>
    </message>
    <message>
        <source>Won! In the house rules (New match with other rules) the duty to overtrump can be left out.</source>
        <translation>Vunnið! Í húsreglunum (Nýggjur dystur við øðrum reglum) kann skyldan at stinga hægri takast burtur.</translation>
    </message>
    <message>
        <source>Not this time. Once more: draw the trumps of the others first.</source>
        <translation>Ikki hesa ferð. Eina ferð afturat: drag fyrst trumfin frá hinum.</translation>
    </message>
    <message>
        <source>Vol, javn, and the steps of the score</source>
        <translation>Vol, javn og stigini í roknskapinum</translation>
    </message>
    <message>
        <source>What a deal is worth: by points, by tricks, and more in clubs.</source>
        <translation>Hvat eitt umfar er vert: eftir stigum, eftir stikkum, og meira tá ið kleyvari er trumfur.</translation>
    </message>
    <message>
        <source>At many tables a defeat counts more finely, as in John McLeod&apos;s rules, which differ in other things too. It does here, but not in the game that “Play now” starts; you will be told where.</source>
        <translation>Nógvastaðni verður eitt tap roknað gjøllari, sum John McLeod greiðir frá, har eisini annað er øðrvísi. So eisini í hesi lektión, men ikki í dystinum, sum „Spæl nú“ byrjar; tú fært at vita, hvar.</translation>
    </message>
    <message>
        <source>Both sides begin with 24. Who wins a deal scores, and comes down by that: 2 with 61 to 89 card points, 4 with 90 or more.</source>
        <translation>Bæði liðini byrja við 24. Tann, sum vinnur eitt umfar, fær spælistig og fer so nógv niður: 2 við 61 til 89 kortstigum, 4 við 90 ella fleiri.</translation>
    </message>
    <message>
        <source>You have named {H}. Say that your side takes 95 points: what do you score?</source>
        <translation>Tú hevur valt trumf ({H}). Set nú, at liðið hjá tykkum tekur 95 stig: hvat fáa tit?</translation>
    </message>
    <message>
        <source>That is for 61 to 89.</source>
        <translation>Tað er fyri 61 til 89.</translation>
    </message>
    <message>
        <source>Right: from 90 on one scores 4.</source>
        <translation>Rætt: frá 90 fær ein 4.</translation>
    </message>
    <message>
        <source>With {C} as trumps it would be 8. But it was {H}.</source>
        <translation>Var trumfur {C}, hevði tað verið 8. Men tað var {H}.</translation>
    </message>
    <message>
        <source>All eight tricks are called vol and score 12, or 16 in one hand: if one player has taken them all.</source>
        <translation>Øll átta stikkini eita vol og geva 12, ella 16 á einari hond: um ein spælari hevur tikið tey øll.</translation>
    </message>
    <message>
        <source>In {C} one scores more than in a simple suit: twice as much for points, but for vol 16, and 24 in one hand.</source>
        <translation>Er trumfur {C}, fær ein meira enn í simplum: dupult so nógv fyri stig, men fyri vol 16, og 24 á einari hond.</translation>
    </message>
    <message>
        <source>Say that you had named {S} instead, and Jógvan and you took all tricks between you. What would you score?</source>
        <translation>Set nú, at tú í staðin hevði valt annan trumf ({S}), og at tit, Jógvan og tú, tóku øll stikkini ímillum tykkum. Hvat høvdu tit fingið?</translation>
    </message>
    <message>
        <source>That would be for 90 points; with every trick it is vol.</source>
        <translation>Tað hevði verið fyri 90 stig; við øllum stikkum er tað vol.</translation>
    </message>
    <message>
        <source>Right: vol. In {C} it would have been 16.</source>
        <translation>Rætt: vol. Var trumfur {C}, hevði tað verið 16.</translation>
    </message>
    <message>
        <source>That is for one player who takes them all alone, or for vol in {C}.</source>
        <translation>Tað er, tá ið ein spælari tekur tey øll einsamallur, ella fyri vol, tá ið trumfur er {C}.</translation>
    </message>
    <message>
        <source>If those who named trumps get fewer than 60 points, the others score 4, or 8 in {C}. In the game that “Play now” starts that is all.</source>
        <translation>Fáa tey, sum valdu trumf, færri enn 60 stig, fáa hini 4, ella 8, um trumfur er {C}. Í dystinum, sum „Spæl nú“ byrjar, er tað alt.</translation>
    </message>
    <message>
        <source>Here there is more: with 30 or fewer they are javn, and the others score 8, or 16 in {C}. Without a single trick it is always 16.</source>
        <translation>Her er meira: við 30 ella færri eru tey javn, og hini fáa 8, ella 16 um trumfur er {C}. Uttan eitt einasta stikk er tað altíð 16.</translation>
    </message>
    <message>
        <source>Say that Marjun had named {D}, and her side got 28 points. What would you score here?</source>
        <translation>Set nú, at Marjun hevði valt trumf ({D}), og liðið hjá henni fekk 28 stig. Hvat høvdu tit fingið her?</translation>
    </message>
    <message>
        <source>2 is what Marjun would have won with 61.</source>
        <translation>2 er tað, Marjun hevði vunnið við 61.</translation>
    </message>
    <message>
        <source>That would be with 31 to 59. She has fewer than 31: javn.</source>
        <translation>Tað hevði verið við 31 til 59. Hon hevur færri enn 31: javn.</translation>
    </message>
    <message>
        <source>Right: javn, and 8 for you.</source>
        <translation>Rætt: javn, og 8 til tykkara.</translation>
    </message>
    <message>
        <source>To have javn at your own table: New match with other rules, “When the declarer fails”; or the preset “Faroese Sjavs, McLeod”, where bidding and overtrumping differ too.</source>
        <translation>Vilt tú hava javn við títt egna borð, so vel „Nýggjur dystur við øðrum reglum“ og „Tá ið meldarin tapir“, ella „Føroyskur sjavs, McLeod“, har tað eisini er øðrvísi at melda og at stinga hægri.</translation>
    </message>
    <message>
        <source>Now play the deal that lies before you: {H} are trumps. 61 are enough, 90 are better.</source>
        <translation>Spæl nú umfarið, sum liggur fyri tær: {H} er trumfur. 61 er nóg mikið, 90 er betri.</translation>
    </message>
    <message>
        <source>Won! The score sheet shows how far you have come down.</source>
        <translation>Vunnið! Stigablaðið vísir, hvussu langt tit eru komin niður.</translation>
    </message>
    <message>
        <source>Not won. The score sheet shows what it cost. Once more?</source>
        <translation>Ikki vunnið. Stigablaðið vísir, hvat tað kostaði. Eina ferð afturat?</translation>
    </message>
    <message>
        <source>Crosses, and the hook</source>
        <translation>Krossar, og krókurin</translation>
    </message>
    <message>
        <source>From 24 down to 0: how a rubber ends, and what it earns.</source>
        <translation>Frá 24 niður á 0: hvussu ein lota endar, og hvat hon gevur.</translation>
    </message>
    <message>
        <source>Two deals have been played here: you and Jógvan have come down from 24 to 6. The others still have 24.</source>
        <translation>Tvey umfør eru spæld her: tú og Jógvan eru komin frá 24 niður á 6. Hini hava enn 24.</translation>
    </message>
    <message>
        <source>Who has just 6 left is said to hang on the hook, the dashed line in the graph. No rule changes there: it is only near the end.</source>
        <translation>Um tann, sum hevur júst 6 eftir, verður sagt, at hann er á króki (brotna strikan í myndini). Eingin regla broytist: endin er bert nær.</translation>
    </message>
    <message>
        <source>The first side on 0 wins the rubber. {C} are trumps: 61 to 89 points score 4, 90 or more score 8. What do you need?</source>
        <translation>Tað liðið, sum fyrst er á 0, vinnur lotuna. {C} er trumfur: 61 til 89 stig geva 4, 90 ella meira geva 8. Hvat mugu tit hava?</translation>
    </message>
    <message>
        <source>61 points</source>
        <translation>61 stig</translation>
    </message>
    <message>
        <source>4 of 6 would leave you 2: not there yet.</source>
        <translation>6 minus 4 eru 2: tit eru ikki á máli enn.</translation>
    </message>
    <message>
        <source>90 points</source>
        <translation>90 stig</translation>
    </message>
    <message>
        <source>Right: 8 are more than the 6 that are left, and nobody goes below 0.</source>
        <translation>Rætt: 8 er meira enn tey 6, sum eru eftir, og eingin fer niður um 0.</translation>
    </message>
    <message>
        <source>A rubber earns a cross, and crosses win the match: as many as were agreed. In this game one is enough.</source>
        <translation>Ein lota gevur ein kross, og krossar vinna dystin: so nógvir, sum avtalað er. Í hesum dystinum er ein nóg mikið.</translation>
    </message>
    <message>
        <source>Who comes to 0 while the others are still on 24 has won doubly, and that counts double. How many crosses is it?</source>
        <translation>Tann, sum kemur á 0, meðan hini enn eru á 24, hevur vunnið dupult, og tað telur dupult. Hvussu nógvir krossar eru tað?</translation>
    </message>
    <message>
        <source>One is for a rubber in which the others have scored, too.</source>
        <translation>Ein er fyri eina lotu, har hini eisini hava fingið nakað.</translation>
    </message>
    <message>
        <source>Right: a double victory is two crosses.</source>
        <translation>Rætt: dupultur sigur er tveir krossar.</translation>
    </message>
    <message>
        <source>A rubber earns one cross, and double is twice as many.</source>
        <translation>Ein lota gevur ein kross, og dupult er tvær ferðir so nógvir.</translation>
    </message>
    <message>
        <source>Bring it home: you have named {C}. Win the deal, with 90 points if you can.</source>
        <translation>Nú er at fáa tað í havn: tú hevur valt trumf ({C}). Vinn umfarið, við 90 stigum, um tú kanst.</translation>
    </message>
    <message>
        <source>Won with fewer than 90 points: 4 of the 6, and 2 are left. With 90 the rubber would have been yours.</source>
        <translation>Vunnið við færri enn 90 stigum: 4 av teimum 6, og 2 eru eftir. Við 90 hevði lotan verið tykkara.</translation>
    </message>
    <message>
        <source>Won, and the rubber is yours! The others were still on 24, so it earns two crosses.</source>
        <translation>Vunnið, og lotan er tykkara! Hini vóru enn á 24, so hon gevur tveir krossar.</translation>
    </message>
    <message>
        <source>Not won. Once more: draw their trumps with {QC}, {QS} and {JC}, then play your aces.</source>
        <translation>Ikki vunnið. Eina ferð afturat: drag trumfin frá teimum við {QC}, {QS} og {JC}, og spæl so essini.</translation>
    </message>
    <message>
        <source>Klørsjavs and its cat</source>
        <translation>Klørsjavs og kettan</translation>
    </message>
    <message>
        <source>The Danish game for three: twenty cards, clubs always trumps, and two cards left over.</source>
        <translation>Danska spælið fyri trý: tjúgu kort, kleyvari er altíð trumfur, og tvey kort eru eftir.</translation>
    </message>
    <message>
        <source>Three players and 20 cards: ace, king, queen, jack and five. {C} are trumps always, below the six: nine trumps.</source>
        <translation>Tríggir spælarar og 20 kort: ess, kongur, drotning, drongur og fimmari. {C} er altíð trumfur, undir teimum seks: níggju trumfir.</translation>
    </message>
    <message>
        <source>A five is the lowest card of its suit, and yet it counts 10. An ace counts 11, and all cards together 120 again.</source>
        <translation>Ein fimmari er lægsta kort í sínum liti og telur tó 10. Eitt ess telur 11, og øll kortini tilsamans aftur 120.</translation>
    </message>
    <message>
        <source>The first who says “play” plays alone against the two others. If all three pass, the same dealer deals anew.</source>
        <translation>Tann fyrsti, sum sigur „spæli“, spælir einsamallur ímóti hinum báðum. Siga øll trý pass, gevur sami gevari umaftur.</translation>
    </message>
    <message>
        <source>Everybody begins with 60 øre, small coins. Who loses a deal loses some of them.</source>
        <translation>Øll byrja við 60 oyrum, smápeningi. Tann, sum tapir eitt umfar, missir nøkur av teimum.</translation>
    </message>
    <message>
        <source>You speak first and have four trumps. Play!</source>
        <translation>Tú sigur fyrst og hevur fýra trumfir. Sig „spæli“!</translation>
    </message>
    <message>
        <source>That is allowed. But with {QC} and {JC} among four trumps this hand is worth playing.</source>
        <translation>Tað er loyvt. Men við {QC} og {JC} millum fýra trumfir er vert at spæla hesa hondina.</translation>
    </message>
    <message>
        <source>The two cards that lie apart, face down, are the cat. You may lay two of yours away for them, and see them only then. If you leave them, they count for you too.</source>
        <translation>Tey bæði kortini, sum liggja á grúgvu fyri seg, eru kettan. Tú kanst leggja tvey av tínum burtur og taka hana upp, men sært hana ikki fyrr. Verður hon liggjandi, telur hon eisini fyri teg.</translation>
    </message>
    <message>
        <source>What you lay away counts for you at the end. Click {KD} and {QH}, which are no trumps and no aces, and lay them away.</source>
        <translation>Tað, tú leggur burtur, telur fyri teg at enda. Klikk á {KD} og {QH}, sum hvørki eru trumfur ella ess, og legg tey burtur.</translation>
    </message>
    <message>
        <source>That is allowed. But two plain cards without an ace win little: exchange them.</source>
        <translation>Tað er loyvt. Men tvey kort, sum hvørki eru trumfur ella ess, vinna lítið: skift tey.</translation>
    </message>
    <message>
        <source>Trumps win tricks: keep them, and lay away {KD} and {QH}.</source>
        <translation>Trumfir vinna stikk: halt teimum eftir, og legg {KD} og {QH} burtur.</translation>
    </message>
    <message>
        <source>The cat has brought {AH} and {5D}. You could still fold and lose 8 øre, but with this hand: play on!</source>
        <translation>Kettan gav {AH} og {5D}. Tú kanst enn gevast og missa 8 oyru, men við hesi hondini: spæl víðari!</translation>
    </message>
    <message>
        <source>Folding costs 8 øre at once. This hand can win more than that.</source>
        <translation>At gevast kostar 8 oyru beinanvegin. Henda hondin kann vinna meira enn tað.</translation>
    </message>
    <message>
        <source>With 61 each of the others loses 4 øre, with 91 it is 8, with all 120 it is 16. With 60 or fewer you lose 8, without a trick 16.</source>
        <translation>Við 61 missa hini 4 oyru hvør, við 91 eru tað 8, við øllum 120 eru tað 16. Við 60 ella færri missir tú 8, uttan stikk 16.</translation>
    </message>
    <message>
        <source>Everybody began with 60 øre. What happens to whoever comes down to 0 first?</source>
        <translation>Øll byrjaðu við 60 oyrum. Hvat hendir við tí, sum fyrst er á 0?</translation>
    </message>
    <message>
        <source>They win</source>
        <translation>Tann vinnur</translation>
    </message>
    <message>
        <source>In Faroese Sjavs it is so. Here coming down is losing.</source>
        <translation>Í føroyskum sjavsi er tað so. Her tapir tann, sum kemur niður.</translation>
    </message>
    <message>
        <source>They lose</source>
        <translation>Tann tapir</translation>
    </message>
    <message>
        <source>Right: here one wants to keep one&apos;s øre. Who has none left has lost the match.</source>
        <translation>Rætt: her vil ein varðveita síni oyru. Tann, sum eingi hevur eftir, hevur tapt dystin.</translation>
    </message>
    <message>
        <source>You sit on the dealer&apos;s left, so you lead. Nobody has to overtrump in this game. Get 61 points, alone against two.</source>
        <translation>Tú situr vinstrumegin við gevaran og spælir tí út. Eingin noyðist at stinga hægri í hesum spæli. Fá 61 stig, ein ímóti tveimum.</translation>
    </message>
    <message>
        <source>Won, alone against two!</source>
        <translation>Vunnið, ein ímóti tveimum!</translation>
    </message>
    <message>
        <source>Not this time. Once more: your highest trumps first, and {5D} only when nothing can happen to it.</source>
        <translation>Ikki hesa ferð. Eina ferð afturat: hægstu trumfirnar fyrst, og {5D} ikki fyrr enn einki kann henda tí.</translation>
    </message>
    <message>
        <source>Schafkopf, and the called Sau</source>
        <translation>Schafkopf, og Sau, sum varð kallað</translation>
    </message>
    <message>
        <source>A partner whom nobody knows: whoever holds the Sau that was called.</source>
        <translation>Ein makkari, sum eingin kennir: tann, sum hevur ta Sau, ið varð kallað.</translation>
    </message>
    <message>
        <source>A German deck has acorns, leaves, hearts and bells: {C}, {S}, {H}, {D}. The ace, marked {A}, is called Sau.</source>
        <translation>Í einum týskum kortspæli eru eikinøtur, bløð, hjørtu og bjøllur: {C}, {S}, {H}, {D}. Essið, merkt {A}, eitur Sau.</translation>
    </message>
    <message>
        <source>The O is an Ober and the U an Unter, for queen and jack. Here all eight are trumps, the Ober above the Unter, and none belongs to its suit.</source>
        <translation>O er ein Ober og U ein Unter, sum drotning og drongur. Her eru allir átta trumfur, Ober omanfyri Unter, og hoyra ikki til sín lit.</translation>
    </message>
    <message>
        <source>Below them, in the most frequent game, follow the six other cards of {H}. That makes fourteen trumps in all.</source>
        <translation>Undir teimum fylgja, í tí vanligasta spælinum, hini seks kortini í litinum ({H}). Tað eru fjúrtan trumfir íalt.</translation>
    </message>
    <message>
        <source>Six cards are left in each other suit, with the ten above the king. They count as in Sjavs: Sau 11, ten 10, king 4, Ober 3, Unter 2.</source>
        <translation>Seks kort eru eftir í hvørjum av hinum litunum, og ein tíggjari slær ein kong. Tey telja sum í sjavsi: Sau 11, tíggjari 10, kongur 4, Ober 3, Unter 2.</translation>
    </message>
    <message>
        <source>Which of these three is the highest?</source>
        <translation>Hvat av hesum trimum er hægst?</translation>
    </message>
    <message>
        <source>It counts most of the three, but every Ober and every Unter beats it.</source>
        <translation>Tað telur mest av teimum trimum, men hvør Ober og hvør Unter slær tað.</translation>
    </message>
    <message>
        <source>It is the highest Unter, but every Ober beats it.</source>
        <translation>Tað er hægsti Unter, men hvør Ober slær hann.</translation>
    </message>
    <message>
        <source>Right: even the lowest Ober beats every Unter, and both beat the rest of {H}.</source>
        <translation>Rætt: sjálvt lægsti Ober slær hvønn Unter, og báðir sláa hini kortini í litinum ({H}).</translation>
    </message>
    <message>
        <source>In turn everybody names a game, or passes with “Weiter” (if all do, the next one deals). Marjun has named that most frequent game, a Sauspiel.</source>
        <translation>Eftir tørn nevna øll eitt spæl, ella siga „Weiter“, sum er pass (gera øll tað, gevur tann næsti). Marjun hevur nevnt tað vanligasta, eitt Sauspiel.</translation>
    </message>
    <message>
        <source>Its player calls a Sau, of any suit but {H}, which is trump …</source>
        <translation>Tann, sum spælir tað, kallar eina Sau, bert ikki í trumfi ({H}) …</translation>
    </message>
    <message>
        <source>Marjun has called {AS}. Whoever holds it is her partner, and says nothing: you! Only you see it, at the upper left; the names do not show it yet.</source>
        <translation>Marjun hevur kallað {AS}. Tann, sum hevur kortið, er makkari hennara og sigur einki: tú! Bert tú sært tað, ovast til vinstru; nøvnini vísa tað ikki enn.</translation>
    </message>
    <message>
        <source>Jógvan leads …</source>
        <translation>Jógvan spælir út …</translation>
    </message>
    <message>
        <source>Now {S} was led: they are looking for you. Which card must you play?</source>
        <translation>Nú er liturin {S}: tey leita eftir tær. Hvat kort mást tú leggja?</translation>
    </message>
    <message>
        <source>The called Sau must come when its suit is led, or else in the last trick. Now everybody knows who plays with whom: the + marks the partner.</source>
        <translation>Tann Sau, sum varð kallað, má leggjast, tá ið liturin verður spældur út, annars í seinasta stikki. Nú vita øll, hvør spælir við hvørjum: + stendur hjá makkaranum.</translation>
    </message>
    <message>
        <source>Marjun and you need 61 together; at 60 to 60 the others win. Each loser pays one winner, in chips: everybody has an account of their own.</source>
        <translation>Marjun og tú mugu hava 61 saman; stendur tað 60–60, vinna hini. Hvør tapari rindar einum vinnara, í spælipeningum: øll hava sín egna roknskap.</translation>
    </message>
    <message>
        <source>Again you are the hidden partner, and lead. Of {S} only the Sau may be led; with four {S} also a lower one, and then the Sau is free. Help Marjun: lead a trump.</source>
        <translation>Aftur ert tú loyniligi makkarin og spælir út. Í litinum ({S}) kann bert Sau spælast út; hevur tú fýra, eisini eitt lægri, og tá er Sau frí. Hjálp Marjun: spæl trumf út.</translation>
    </message>
    <message>
        <source>That is allowed. But whoever plays wants trumps led: choose {QD} or {9H}.</source>
        <translation>Tað er loyvt. Men tann, sum spælir, vil hava, at trumfur verður spældur út: vel {QD} ella {9H}.</translation>
    </message>
    <message>
        <source>Marjun takes the trick, and leads to the next one …</source>
        <translation>Marjun fær stikkið og spælir út til tað næsta …</translation>
    </message>
    <message>
        <source>{C} was led, and you have none. May you throw in {AS}?</source>
        <translation>Liturin er {C}, og tú hevur hann ikki. Kanst tú leggja {AS} í tað stikkið?</translation>
    </message>
    <message>
        <source>Not the called Sau: it waits for its own suit, or for the last trick.</source>
        <translation>Ikki ta Sau, sum varð kallað: hon bíðar eftir sínum egna liti ella eftir seinasta stikkinum.</translation>
    </message>
    <message>
        <source>Right: it waits for its own suit, or for the last trick.</source>
        <translation>Rætt: hon bíðar eftir sínum egna liti ella eftir seinasta stikkinum.</translation>
    </message>
    <message>
        <source>One can also play alone against three: a Wenz (only the Unter are trumps), a Solo (any suit as trumps), or as a Tout, for all tricks.</source>
        <translation>Ein kann eisini spæla einsamallur ímóti trimum: Wenz (bert Unter er trumfur), Solo (ein og hvør litur), ella sum Tout, um øll stikkini.</translation>
    </message>
    <message>
        <source>Now you: many trumps, and a card each of {S} and {D}, whose Sau others hold. Say “Sauspiel”.</source>
        <translation>Nú er tað tú: nógvur trumfur, og eitt kort í hvørjum av tveimum litum ({S}, {D}); Sau í teimum hava onnur. Sig „Sauspiel“.</translation>
    </message>
    <message>
        <source>You may pass. But with six trumps, three of them Ober, a Sauspiel is worth playing.</source>
        <translation>Tú kanst siga pass. Men við seks trumfum, harav tríggir Ober, er eitt Sauspiel vert at spæla.</translation>
    </message>
    <message>
        <source>That is played alone against three. Learn the game with a partner first: Sauspiel.</source>
        <translation>Tað spælir ein einsamallur ímóti trimum. Lær fyrst spælið við makkara: Sauspiel.</translation>
    </message>
    <message>
        <source>The others pass …</source>
        <translation>Hini siga pass …</translation>
    </message>
    <message>
        <source>Call a Sau: it must be of a suit that you have a card of, without the Sau itself.</source>
        <translation>Kalla eina Sau: hon má vera í einum liti, sum tú hevur eitt kort í, men ikki sjálva Sau.</translation>
    </message>
    <message>
        <source>Win it with your unknown partner: draw the trumps, and watch who plays the Sau that you called.</source>
        <translation>Vinn saman við tínum ókenda makkara: drag trumfin, og hygg, hvør leggur ta Sau, sum tú kallaði.</translation>
    </message>
    <message>
        <source>Won, and both losers have paid. More for Schneider (they are under 30), Schwarz (no trick), Laufende (the top three trumps or more).</source>
        <translation>Vunnið, og báðir, sum taptu, hava rindað. Meira fyri Schneider (teir hava undir 30), Schwarz (einki stikk), Laufende (í minsta lagi teir tríggir hægstu trumfirnir).</translation>
    </message>
    <message>
        <source>Not won. Once more: lead your Ober from the top, and find your partner with the card of the called suit.</source>
        <translation>Ikki vunnið. Eina ferð afturat: spæl Ober út, tann hægsta fyrst, og finn makkaran við kortinum í tí kallaða litinum.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spæl</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Dystur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vís</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Ferð</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>M&amp;ál</translation>
    </message>
    <message>
        <source>Read &amp;out</source>
        <translation>Les &amp;upp</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lær</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjálp</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nýggjur dystur</translation>
    </message>
    <message>
        <source>New match with other &amp;rules…</source>
        <translation>Nýggjur dystur við øðrum &amp;reglum…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Næsta um&amp;far</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Tak aftur</translation>
    </message>
    <message>
        <source>Do &amp;again</source>
        <translation>&amp;Endurger</translation>
    </message>
    <message>
        <source>&amp;End the deal: it is decided</source>
        <translation>Enda umfarið: tað er av&amp;gjørt</translation>
    </message>
    <message>
        <source>G&amp;o on with the match that was left</source>
        <translation>&amp;Halt á við dystinum, sum bíðar</translation>
    </message>
    <message>
        <source>Give &amp;up the match…</source>
        <translation>Gev dystin &amp;upp…</translation>
    </message>
    <message>
        <source>Rules in &amp;force</source>
        <translation>Galdandi reg&amp;lur</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>St&amp;illingar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ge&amp;vst</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Søga…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Hagtøl…</translation>
    </message>
    <message>
        <source>&amp;Replay of this match…</source>
        <translation>&amp;Endursýning av hesum dystinum…</translation>
    </message>
    <message>
        <source>&amp;Compare with how it was…</source>
        <translation>Sa&amp;manber við, sum tað var…</translation>
    </message>
    <message>
        <source>&amp;Deal code…</source>
        <translation>&amp;Umfarskota…</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>Sama umfar &amp;av nýggjum</translation>
    </message>
    <message>
        <source>Match from the &amp;next deal on</source>
        <translation>Dystur frá &amp;næsta umfari</translation>
    </message>
    <message>
        <source>D&amp;uel by file…</source>
        <translation>&amp;Tvídystur við fílu…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Opna ein dyst…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>&amp;Goym dystin…</translation>
    </message>
    <message>
        <source>S&amp;kip to the present</source>
        <translation>&amp;Leyp fram til nú</translation>
    </message>
    <message>
        <source>Last &amp;trick</source>
        <translation>Seinasta &amp;stikk</translation>
    </message>
    <message>
        <source>So&amp;rt my hand again</source>
        <translation>&amp;Raða kortini av nýggjum</translation>
    </message>
    <message>
        <source>Hide my &amp;hand</source>
        <translation>Fjal kortini á hon&amp;dini</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Stiga&amp;blað</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskíggja</translation>
    </message>
    <message>
        <source>&amp;Mute the sound</source>
        <translation>Sløkk ljóð&amp;ið</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>Størri &amp;tekstur</translation>
    </message>
    <message>
        <source>Sm&amp;aller text</source>
        <translation>Minni t&amp;ekstur</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>Litmerki í fýr&amp;a litum</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>L&amp;jóst</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Myrkt</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast</source>
        <translation>&amp;Høgur kontrastur</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Sum &amp;kervið</translation>
    </message>
    <message>
        <source>Your &amp;cards</source>
        <translation>Tíni &amp;kort</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>&amp;Stikkið</translation>
    </message>
    <message>
        <source>T&amp;rumps</source>
        <translation>&amp;Trumfur</translation>
    </message>
    <message>
        <source>&amp;Score and card points</source>
        <translation>Støða og kortsti&amp;g</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>S&amp;einasta stikk</translation>
    </message>
    <message>
        <source>&amp;Players and bids</source>
        <translation>S&amp;pælarar og meldingar</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Spakuliga</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Vanligt</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;kjótt</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Beinanvegin</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektiónir…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Venjingar…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Á&amp;bending</translation>
    </message>
    <message>
        <source>&amp;Beginner&apos;s aids</source>
        <translation>&amp;Hjálp til byrjarar</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Greining…</translation>
    </message>
    <message>
        <source>&amp;Why did you do that?</source>
        <translation>Hví &amp;gjørdi tú hatta?</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Knappaborð</translation>
    </message>
    <message>
        <source>Help &amp;translate</source>
        <translation>Hjálp at u&amp;mseta</translation>
    </message>
    <message>
        <source>&amp;About Sjavs</source>
        <translation>&amp;Um Sjavs</translation>
    </message>
    <message>
        <source>Size of the text: {size}.</source>
        <translation>Støddin á tekstinum: {size}.</translation>
    </message>
</context>
<context>
    <name>new_match</name>
    <message>
        <source>Games</source>
        <translation>Spøl</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nýggjur dystur</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spæl</translation>
    </message>
    <message>
        <source>Back to &amp;standard</source>
        <translation>Aftur til &amp;vanligt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ógi&amp;lda</translation>
    </message>
    <message>
        <source>&amp;Opponents and partners:</source>
        <translation>&amp;Mótspælarar og makkarar:</translation>
    </message>
    <message>
        <source>These choices cannot be played together: {labels}.</source>
        <translation>Hesi valini kunnu ikki spælast saman: {labels}.</translation>
    </message>
    <message>
        <source>For example:</source>
        <translation>Til dømis:</translation>
    </message>
    <message>
        <source>Choose a house rule to see what it does to an example.</source>
        <translation>Vel eina húsreglu fyri at síggja, hvat hon ger við eitt dømi.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Val</translation>
    </message>
    <message>
        <source>{label} (changed)</source>
        <translation>{label} (broytt)</translation>
    </message>
    <message>
        <source>Search the house rules</source>
        <translation>Leita í húsreglunum</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Húsreglur</translation>
    </message>
    <message>
        <source>No house rule of this game speaks of “{words}”.</source>
        <translation>Eingin húsregla í hesum spælinum nevnir „{words}“.</translation>
    </message>
    <message>
        <source>This game has no house rules.</source>
        <translation>Hetta spælið hevur ongar húsreglur.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spøl</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Tvífalding</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Prísir</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geving</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spælið</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stig</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Dystur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglur</translation>
    </message>
    <message>
        <source>“How to Play Sjavs”</source>
        <translation>„How to Play Sjavs“</translation>
    </message>
    <message>
        <source>the article on Klørsjavs and Sjavs</source>
        <translation>greinin um Klørsjavs og sjavs</translation>
    </message>
    <message>
        <source>the article&apos;s Spanish version</source>
        <translation>spanska útgávan av greinini</translation>
    </message>
    <message>
        <source>pagat.com</source>
        <translation>pagat.com</translation>
    </message>
    <message>
        <source>programs that follow pagat.com</source>
        <translation>forrit, sum fylgja pagat.com</translation>
    </message>
    <message>
        <source>Danish Wikipedia of 2006</source>
        <translation>danska Wikipedia frá 2006</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”</source>
        <translation>„Schafkopf rules, explained simply“</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”, as a variant</source>
        <translation>„Schafkopf rules, explained simply“, sum frábrigdi</translation>
    </message>
    <message>
        <source>“Schafkopf rules, explained simply”, as a house rule</source>
        <translation>„Schafkopf rules, explained simply“, sum húsregla</translation>
    </message>
    <message>
        <source>A house rule.</source>
        <translation>Ein húsregla.</translation>
    </message>
    <message>
        <source>A house rule: the sources tell no number.</source>
        <translation>Ein húsregla: keldurnar nevna einki tal.</translation>
    </message>
    <message>
        <source>Source: {names}.</source>
        <translation>Kelda: {names}.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>the {number} cards in the middle</source>
        <translation>tey {number} kortini í miðjuni</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>kettuna</translation>
    </message>
    <message>
        <source>{seats} players in two pairs</source>
        <translation>{seats} spælarar, tveir og tveir saman</translation>
    </message>
    <message>
        <source>{seats} players, with partners or alone</source>
        <translation>{seats} spælarar, við makkara ella einsamallir</translation>
    </message>
    <message>
        <source>{seats} players, each alone</source>
        <translation>{seats} spælarar, hvør fyri seg</translation>
    </message>
    <message>
        <source>deals without end</source>
        <translation>umfør uttan enda</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} umfør</translation>
    </message>
    <message>
        <source>about {deals} deals</source>
        <translation>umleið {deals} umfør</translation>
    </message>
    <message>
        <source>rubbers of about {deals} deals</source>
        <translation>lotur upp á umleið {deals} umfør</translation>
    </message>
    <message>
        <source>rubbers of about {deals} deals, to {crosses} crosses</source>
        <translation>lotur upp á umleið {deals} umfør, til {crosses} krossar</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Avrita</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Prenta…</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>{label}: back to “{standard}”</source>
        <translation>{label}: aftur til „{standard}“</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Aftur til vanligt</translation>
    </message>
    <message>
        <source>Parts of the preferences</source>
        <translation>Partar av stillingunum</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Mál</translation>
    </message>
    <message>
        <source>Window and text</source>
        <translation>Vindeyga og tekstur</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Kortini á hondini</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Við borðið</translation>
    </message>
    <message>
        <source>Speed and motion</source>
        <translation>Ferð og rørsla</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljóð</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Hinir spælararnir</translation>
    </message>
    <message>
        <source>Agreements between partners</source>
        <translation>Avtalur millum makkarar</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>At læra</translation>
    </message>
    <message>
        <source>They are for rules of thumb, and hold from the next match on.</source>
        <translation>Tær eru til tummilsreglurnar og hava gildi frá næsta dysti.</translation>
    </message>
    <message>
        <source>No setting speaks of “{words}”.</source>
        <translation>Eingin stilling nevnir „{words}“.</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Allar stillingar aftur til vanligt</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n changed setting(s)? “Take back” brings them back.</source>
        <translation>
            <numerusform>Skal %n broytt stilling aftur til vanligt? Við „Tak aftur“ fært tú hana aftur.</numerusform>
            <numerusform>Skulu %n broyttar stillingar aftur til vanligt? Við „Tak aftur“ fært tú tær aftur.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Aftur til &amp;vanligt</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Lat vera</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Stillingar</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Leita í stillingunum</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Tak aftur</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>Alt aftur til &amp;vanligt…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>Save as own preset</source>
        <translation>Goym sum egna uppseting</translation>
    </message>
    <message>
        <source>&amp;Name of the preset:</source>
        <translation>&amp;Navn á uppsetingini:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Goym</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ógi&amp;lda</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>&amp;Uppseting:</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>&amp;Goym sum…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Heinta…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Flyt út…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>St&amp;rika</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Vanligt</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Goymt sum „{name}“.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Heinta reglur</translation>
    </message>
    <message>
        <source>“{name}” was imported.</source>
        <translation>„{name}“ varð heintað.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Flyt reglur út</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Goymt í {file}.</translation>
    </message>
    <message>
        <source>Delete a preset</source>
        <translation>Strika eina uppseting</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Strika uppsetingina „{name}“?</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Lat &amp;vera</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ varð strikað.</translation>
    </message>
    <message>
        <source>Rules (*.toml)</source>
        <translation>Reglur (*.toml)</translation>
    </message>
    <message>
        <source>That did not work: {why}</source>
        <translation>Tað eydnaðist ikki: {why}</translation>
    </message>
</context>
<context>
    <name>reason</name>
    <message>
        <source>The cards are shuffled: it does not matter where they are cut.</source>
        <translation>Kortini eru blandað: tað er líka mikið, hvar tikið verður av.</translation>
    </message>
    <message>
        <source>The cards are shuffled: they may as well stay as they are.</source>
        <translation>Kortini eru blandað: tey kunnu líka væl vera, sum tey eru.</translation>
    </message>
    <message>
        <source>Strong first cards: three trumps or more, half of them high ones.</source>
        <translation>Sterk fyrstu kort: tríggir trumfir ella fleiri, helvtin av teimum høgir.</translation>
    </message>
    <message>
        <source>The first cards are too weak to play for double the price.</source>
        <translation>Fyrstu kortini eru ov veik at spæla fyri tvífaldan prís.</translation>
    </message>
    <message>
        <source>There was nothing else to say.</source>
        <translation>Einki annað var at siga.</translation>
    </message>
    <message>
        <source>The hand is good enough for no bid.</source>
        <translation>Hondin er ikki nóg góð til nakað meld.</translation>
    </message>
    <message>
        <source>A partner is already winning, or has bid: better leave it to them.</source>
        <translation>Makkarin vinnur longu ella hevur meldað: betri er at lata hann um tað.</translation>
    </message>
    <message>
        <source>More trumps than a bid needs.</source>
        <translation>Fleiri trumfir, enn eitt meld krevur.</translation>
    </message>
    <message>
        <source>Just enough trumps, but with a top trump or a sure plain card.</source>
        <translation>Júst nóg mikið av trumfum, men við einum av hægstu trumfunum ella einum tryggum vanligum korti.</translation>
    </message>
    <message>
        <source>At least two of the highest trumps.</source>
        <translation>Í minsta lagi tveir av hægstu trumfunum.</translation>
    </message>
    <message>
        <source>A long suit with a top trump: enough where fewer points will do.</source>
        <translation>Ein langur litur við einum av hægstu trumfunum: tað er nóg mikið, har færri stig krevjast.</translation>
    </message>
    <message>
        <source>Far enough ahead in trumps to play alone.</source>
        <translation>Nóg nógvir trumfir framum hini til at spæla einsamallur.</translation>
    </message>
    <message>
        <source>Low cards: hardly a trick will have to be taken.</source>
        <translation>Lág kort: neyvan noyðist ein at taka nakað stikk.</translation>
    </message>
    <message>
        <source>There is nothing in the hand that could be lost.</source>
        <translation>Einki er á hondini, sum ein kann missa.</translation>
    </message>
    <message>
        <source>Enough trumps to play with whoever holds an ace.</source>
        <translation>Nóg mikið av trumfum til at spæla saman við tí, sum hevur eitt ess.</translation>
    </message>
    <message>
        <source>With a single trump nothing else can be played.</source>
        <translation>Við einum einasta trumfi ber ikki til at spæla nakað annað.</translation>
    </message>
    <message>
        <source>Passing was not allowed: this is best, or costs least.</source>
        <translation>Pass var ikki loyvt: hetta er best ella kostar minst.</translation>
    </message>
    <message>
        <source>The hand is good enough for a game.</source>
        <translation>Hondin er nóg góð til eitt spæl.</translation>
    </message>
    <message>
        <source>The shortest suit, with few points: the ace takes its trick, and the next can be trumped.</source>
        <translation>Stytsti liturin, við fáum stigum: essið tekur sítt stikk, og tað næsta kann stingast.</translation>
    </message>
    <message>
        <source>The suit with the strongest trumps.</source>
        <translation>Liturin við sterkastu trumfunum.</translation>
    </message>
    <message>
        <source>It costs nothing to see the cards first.</source>
        <translation>Tað kostar einki at síggja kortini fyrst.</translation>
    </message>
    <message>
        <source>Every card of the hand is worth more than a card that nobody knows.</source>
        <translation>Hvørt kort á hondini er meira vert enn eitt kort, sum eingin kennir.</translation>
    </message>
    <message>
        <source>Counters that would be lost in the play are safe there.</source>
        <translation>Teljarar, sum høvdu verið mistir í spælinum, eru tryggir har.</translation>
    </message>
    <message>
        <source>The cards that are worth least in the play.</source>
        <translation>Kortini, sum eru minst verd í spælinum.</translation>
    </message>
    <message>
        <source>The hand should take a trick at least: giving up costs as much as losing.</source>
        <translation>Hondin eigur at fáa í minsta lagi eitt stikk: at gevast kostar líka nógv sum at tapa.</translation>
    </message>
    <message>
        <source>The hand will hardly take a trick, and that would cost more.</source>
        <translation>Hondin fær neyvan nakað stikk, og tað hevði kostað meira.</translation>
    </message>
    <message>
        <source>With that trump the hand is strong enough to play.</source>
        <translation>Við tí trumfinum er hondin nóg sterk at spæla.</translation>
    </message>
    <message>
        <source>The hand is too weak to play with somebody without trumps.</source>
        <translation>Hondin er ov veik at spæla saman við onkrum, sum ikki hevur trumf.</translation>
    </message>
    <message>
        <source>Every trick was needed against a hand that holds the highest trump.</source>
        <translation>Øll stikkini máttu fáast móti eini hond, sum hevur hægsta trumf.</translation>
    </message>
    <message>
        <source>A hand with which one would nearly have played oneself.</source>
        <translation>Ein hond, sum ein næstan sjálvur hevði spælt við.</translation>
    </message>
    <message>
        <source>Nothing could go wrong.</source>
        <translation>Einki kundi ganga galið.</translation>
    </message>
    <message>
        <source>Much stronger than the game needs.</source>
        <translation>Nógv sterkari, enn spælið krevur.</translation>
    </message>
    <message>
        <source>Not strong enough to double.</source>
        <translation>Ikki nóg sterk til at tvífalda.</translation>
    </message>
    <message>
        <source>No other card was allowed.</source>
        <translation>Einki annað kort var loyvt.</translation>
    </message>
    <message>
        <source>It cannot lose, and brings the points that are needed at once.</source>
        <translation>Tað kann ikki tapa og gevur beinanvegin stigini, sum tørvur er á.</translation>
    </message>
    <message>
        <source>A trump that nobody beats takes the opponents&apos; trumps away.</source>
        <translation>Ein trumfur, sum eingin vinnur á, tekur trumfirnar frá mótspælarunum.</translation>
    </message>
    <message>
        <source>It forces the one or two higher trumps out, with enough trumps behind it.</source>
        <translation>Hann noyðir ein ella tveir hægri trumfir út, og nóg mikið av trumfum er eftir.</translation>
    </message>
    <message>
        <source>A trump helps the declarer, and the called ace stays hidden.</source>
        <translation>Ein trumfur hjálpir meldaranum, og kallaða essið verður verandi loyniligt.</translation>
    </message>
    <message>
        <source>The called ace has to come to this suit, and may be trumped.</source>
        <translation>Kallaða essið noyðist at koma í hesum litinum og kann verða stungið.</translation>
    </message>
    <message>
        <source>The best card of its suit, while the suit should still go round.</source>
        <translation>Besta kortið í sínum liti, meðan øll enn eiga at kunna bekenna.</translation>
    </message>
    <message>
        <source>The partner&apos;s ace takes this trick.</source>
        <translation>Essið hjá makkaranum tekur hetta stikkið.</translation>
    </message>
    <message>
        <source>A trump for the declarer, so that the opponents lose theirs.</source>
        <translation>Ein trumfur til meldaran, so at mótspælararnir missa sínar.</translation>
    </message>
    <message>
        <source>The suit that the partner had led comes back.</source>
        <translation>Liturin, sum makkarin spældi út, kemur aftur.</translation>
    </message>
    <message>
        <source>A long suit when the declarer plays next, else a short one: they shall have to decide early.</source>
        <translation>Ein langur litur, tá ið meldarin skal leggja næst, annars ein stuttur: hann skal noyðast at taka avgerð tíðliga.</translation>
    </message>
    <message>
        <source>A suit that the partner is out of and can trump.</source>
        <translation>Ein litur, sum makkarin ikki hevur og kann stinga.</translation>
    </message>
    <message>
        <source>A lone card: the next time that suit can be trumped.</source>
        <translation>Eitt einstakt kort: næstu ferð kann tann liturin stingast.</translation>
    </message>
    <message>
        <source>Nothing to win: a plain card that counts little.</source>
        <translation>Einki at vinna: eitt vanligt kort, sum telur lítið.</translation>
    </message>
    <message>
        <source>It cannot be beaten.</source>
        <translation>Einki kort vinnur á tí.</translation>
    </message>
    <message>
        <source>Nothing better to lead: the card that is missed least.</source>
        <translation>Einki betri at spæla út: kortið, sum minst saknur er í.</translation>
    </message>
    <message>
        <source>The partner&apos;s ace is still to come and takes this trick.</source>
        <translation>Essið hjá makkaranum kemur enn og tekur hetta stikkið.</translation>
    </message>
    <message>
        <source>The called ace has to come into this trick: it is trumped before.</source>
        <translation>Kallaða essið noyðist at koma í hetta stikkið: tað verður stungið undan.</translation>
    </message>
    <message>
        <source>The partner wins; the points stay in the hand.</source>
        <translation>Makkarin vinnur; stigini verða verandi á hondini.</translation>
    </message>
    <message>
        <source>The partner wins for certain: points for that trick.</source>
        <translation>Makkarin vinnur við vissu: stig í tað stikkið.</translation>
    </message>
    <message>
        <source>Last to play, and the trick is worth the card.</source>
        <translation>Seinastur at leggja, og stikkið er kortið vert.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, and the trick is worth it.</source>
        <translation>Tað tekur stikkið við vissu, og stikkið er tað vert.</translation>
    </message>
    <message>
        <source>The partner should win: points for that trick.</source>
        <translation>Makkarin eigur at vinna: stig í tað stikkið.</translation>
    </message>
    <message>
        <source>It takes the trick and will probably not be beaten.</source>
        <translation>Tað tekur stikkið, og helst vinnur einki kort á tí.</translation>
    </message>
    <message>
        <source>A counter lies there: worth a trump.</source>
        <translation>Ein teljari liggur har: ein trumf verdur.</translation>
    </message>
    <message>
        <source>No partner plays after this: the opponents shall not win cheaply.</source>
        <translation>Eingin makkari leggur aftaná: mótspælararnir skulu ikki vinna bíliga.</translation>
    </message>
    <message>
        <source>Nothing to win at a fair price: the card that is missed least.</source>
        <translation>Einki at vinna fyri ein rímiligan prís: kortið, sum minst saknur er í.</translation>
    </message>
    <message>
        <source>No trick may be taken: the lowest card.</source>
        <translation>Einki stikk má takast: lægsta kortið.</translation>
    </message>
    <message>
        <source>It stays below, and gets rid of the most dangerous card.</source>
        <translation>Tað vinnur ikki, og soleiðis sleppur ein av við vandamesta kortið.</translation>
    </message>
    <message>
        <source>It wins so far, but somebody who is still to play may beat it.</source>
        <translation>Tað vinnur higartil, men onkur, sum enn skal leggja, kann vinna á tí.</translation>
    </message>
    <message>
        <source>The trick is taken anyhow: then with the most dangerous card.</source>
        <translation>Stikkið verður tikið allíkavæl: tá við vandamesta kortinum.</translation>
    </message>
    <message>
        <source>A low card of a suit that the declarer must follow.</source>
        <translation>Eitt lágt kort í einum liti, sum meldarin skal bekenna.</translation>
    </message>
    <message>
        <source>The lowest card: the declarer shall have to go over it.</source>
        <translation>Lægsta kortið: meldarin skal noyðast at fara upp um tað.</translation>
    </message>
    <message>
        <source>The declarer is winning: it stays below.</source>
        <translation>Meldarin vinnur: hetta kortið er lægri.</translation>
    </message>
    <message>
        <source>The declarer is still to play: low, so that they must win.</source>
        <translation>Meldarin skal enn leggja: lágt, so at hann noyðist at vinna.</translation>
    </message>
    <message>
        <source>The declarer is safe in this trick: the high cards go now.</source>
        <translation>Meldarin er tryggur í hesum stikkinum: høgu kortini fara nú.</translation>
    </message>
    <message>
        <source>Every trick was within reach, and taking all of them wins.</source>
        <translation>Øll stikkini vóru at fáa, og tann, sum fær øll, vinnur.</translation>
    </message>
    <message>
        <source>A card that others should beat.</source>
        <translation>Eitt kort, sum onnur eiga at vinna á.</translation>
    </message>
    <message>
        <source>Points count against whoever takes them: the safest lead.</source>
        <translation>Stig telja ímóti tí, sum fær tey: tryggasta útspælið.</translation>
    </message>
    <message>
        <source>Somebody was taking every trick: this one stops that.</source>
        <translation>Onkur var um at fáa øll stikkini: hetta steðgar tí.</translation>
    </message>
    <message>
        <source>Somebody else takes the trick: the points go there.</source>
        <translation>Ein annar tekur stikkið: stigini fara hagar.</translation>
    </message>
    <message>
        <source>Last to play on a light trick: a high card goes cheaply.</source>
        <translation>Seinastur at leggja í eitt stikk við fáum stigum: eitt høgt kort fer bíliga.</translation>
    </message>
    <message>
        <source>The lowest card, in the hope that somebody beats it.</source>
        <translation>Lægsta kortið, í vón um at onkur vinnur á tí.</translation>
    </message>
    <message>
        <source>Every trick is needed, and this card wins for certain.</source>
        <translation>Øll stikkini mugu fáast, og hetta kortið vinnur við vissu.</translation>
    </message>
    <message>
        <source>Every trick is needed: the card that most likely wins.</source>
        <translation>Øll stikkini mugu fáast: kortið, sum líkast er til at vinna.</translation>
    </message>
    <message>
        <source>Every trick is needed: the highest card that wins so far.</source>
        <translation>Øll stikkini mugu fáast: hægsta kortið, sum vinnur higartil.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this: the likeliest to win.</source>
        <translation>Eitt stikk er nóg mikið til at fella spælið: kortið, sum líkast er til at vinna.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this, and here it is.</source>
        <translation>Eitt stikk er nóg mikið til at fella spælið, og her er tað.</translation>
    </message>
    <message>
        <source>One trick is enough to defeat this: as high as possible.</source>
        <translation>Eitt stikk er nóg mikið til at fella spælið: so høgt sum gjørligt.</translation>
    </message>
    <message>
        <source>A card that guards nothing: those that may still win are kept.</source>
        <translation>Eitt kort, sum einki verjir: tey, sum enn kunnu vinna, verða goymd.</translation>
    </message>
    <message>
        <source>Enough trumps to play with whoever holds a Sau.</source>
        <translation>Nóg mikið av trumfum til at spæla saman við tí, sum hevur eina Sau.</translation>
    </message>
    <message>
        <source>The shortest suit, with few points: the Sau takes its trick, and the next can be trumped.</source>
        <translation>Stytsti liturin, við fáum stigum: Sau tekur sítt stikk, og tað næsta kann stingast.</translation>
    </message>
    <message>
        <source>A trump helps the declarer, and the called Sau stays hidden.</source>
        <translation>Ein trumfur hjálpir meldaranum, og kallaða Sau verður verandi loynilig.</translation>
    </message>
    <message>
        <source>The called Sau has to come to this suit, and may be trumped.</source>
        <translation>Kallaða Sau noyðist at koma í hesum litinum og kann verða stungin.</translation>
    </message>
    <message>
        <source>The partner&apos;s Sau takes this trick.</source>
        <translation>Sau hjá makkaranum tekur hetta stikkið.</translation>
    </message>
    <message>
        <source>The partner&apos;s Sau is still to come and takes this trick.</source>
        <translation>Sau hjá makkaranum kemur enn og tekur hetta stikkið.</translation>
    </message>
    <message>
        <source>The called Sau has to come into this trick: it is trumped before.</source>
        <translation>Kallaða Sau noyðist at koma í hetta stikkið: tað verður stungið undan.</translation>
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
        <translation>Umfar {number}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stikk {number}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>As it was played: {action}. {outcome}</source>
        <translation>Sum spælt varð: {action}. {outcome}</translation>
    </message>
    <message>
        <source>The better choice: {action}. {outcome}</source>
        <translation>Betra valið: {action}. {outcome}</translation>
    </message>
    <message>
        <source>Both lines of deal {number}</source>
        <translation>Báðar gongdirnar í umfari {number}</translation>
    </message>
    <message>
        <source>From this choice on everybody plays as if all cards lay open; what comes before the play is decided by rules of thumb.</source>
        <translation>Frá hesum valinum og frameftir spæla øll, sum um øll kort lógu opin; tað, sum kemur áðrenn spælið, verður avgjørt eftir tummilsreglum.</translation>
    </message>
    <message>
        <source>What was played has brought more here: that was luck, or others gave something away afterwards. A choice is judged by what was known when it was made.</source>
        <translation>Tað, sum varð spælt, gav meira her: tað var hepni, ella góvu hini okkurt burtur aftaná. Eitt val verður dømt eftir tí, sum var vitað, tá ið tað varð gjørt.</translation>
    </message>
    <message>
        <source>Nobody bid.</source>
        <translation>Eingin meldaði.</translation>
    </message>
    <message>
        <source>Card points: {points}. Accounts: {standing}.</source>
        <translation>Kortstig: {points}. Roknskapur: {standing}.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Nær</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Hvør</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gjørt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Betri</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Kent</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Opið</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Hvat gjørt varð</translation>
    </message>
    <message>
        <source>What would have been better, with what was known</source>
        <translation>Hvat hevði verið betri við tí, sum vitað var</translation>
    </message>
    <message>
        <source>Game points that it gave away, with what was known</source>
        <translation>Spælistig, sum tað kostaði, við tí, sum vitað var</translation>
    </message>
    <message>
        <source>Game points that it gave away, with all cards open</source>
        <translation>Spælistig, sum tað kostaði, við øllum kortum opnum</translation>
    </message>
    <message>
        <source>Expected with all cards open, in game points</source>
        <translation>Væntað við øllum kortum opnum, í spælistigum</translation>
    </message>
    <message>
        <source>This deal could not be reviewed.</source>
        <translation>Tað bar ikki til at greina hetta umfarið.</translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>Eingi mistøk higartil.</translation>
    </message>
    <message>
        <source>Not reviewed to the end.</source>
        <translation>Ikki greinað til endan.</translation>
    </message>
    <message>
        <source>There was nothing to choose in this deal.</source>
        <translation>Einki var at velja í hesum umfarinum.</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Eingi mistøk.</translation>
    </message>
    <message>
        <source>Working out how it might have gone on…</source>
        <translation>Roknar út, hvussu tað kundi gingið víðari…</translation>
    </message>
    <message>
        <source>How it might have gone on could not be worked out.</source>
        <translation>Tað bar ikki til at rokna út, hvussu tað kundi gingið víðari.</translation>
    </message>
    <message>
        <source>Save the review as a PDF</source>
        <translation>Goym greiningina sum PDF</translation>
    </message>
    <message>
        <source>PDF files ({files})</source>
        <translation>PDF-fílur ({files})</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>Tað ber ikki til at skriva {file}: {why}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Goymt í {file}.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Greining</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Umfar {number}</translation>
    </message>
    <message>
        <source>My choices</source>
        <translation>Míni val</translation>
    </message>
    <message>
        <source>Everybody&apos;s choices</source>
        <translation>Val hjá øllum</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Øll val</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Mistøk</translation>
    </message>
    <message>
        <source>Bad ones ({signs})</source>
        <translation>Ring ({signs})</translation>
    </message>
    <message>
        <source>Very bad ones ({signs})</source>
        <translation>Sera ring ({signs})</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Umfar</translation>
    </message>
    <message>
        <source>Whose choices are reviewed</source>
        <translation>Hvørs val verða greinað</translation>
    </message>
    <message>
        <source>Which choices are listed</source>
        <translation>Hvørji val verða víst</translation>
    </message>
    <message>
        <source>Choices, the most costly first</source>
        <translation>Val, tey dýrastu fyrst</translation>
    </message>
    <message>
        <source>About this choice</source>
        <translation>Um hetta valið</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Øll kort &amp;opin</translation>
    </message>
    <message>
        <source>How much has been reviewed</source>
        <translation>Hvussu nógv er greinað</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ógi&amp;lda</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Halt á</translation>
    </message>
    <message>
        <source>&amp;Both lines…</source>
        <translation>&amp;Báðar gongdir…</translation>
    </message>
    <message>
        <source>What was played, and beside it what the better choice might have led to</source>
        <translation>Tað, sum spælt varð, og við síðuna hvat betra valið kundi ført við sær</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Prenta…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Goym sum P&amp;DF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>L&amp;at aftur</translation>
    </message>
    <message>
        <source>{game}: review</source>
        <translation>{game}: greining</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Stigablað</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <translation>Hepnið í kortunum</translation>
    </message>
    <message>
        <source>Own side&apos;s choices</source>
        <translation>Val hjá egnum liði</translation>
    </message>
    <message>
        <source>The others&apos;</source>
        <translation>Val hjá hinum</translation>
    </message>
    <message>
        <source>Came to</source>
        <translation>Gjørdist</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mistak</translation>
    </message>
    <message>
        <source>With what was known</source>
        <translation>Við tí, sum vitað var</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Við øllum kortum opnum</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Strikumynd</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Val</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>ivasamt</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>ringt</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>sera ringt</translation>
    </message>
    <message>
        <source>Luck of the deal {luck} · own side&apos;s choices {own} · the others&apos; {others} · it came to {outcome}</source>
        <translation>Hepnið í kortunum {luck} · val hjá egnum liði {own} · hjá hinum {others} · tað gjørdist {outcome}</translation>
    </message>
    <message>
        <source>With all cards open: what the deal was worth before anybody chose, what the choices of each side moved it by, and what it came to. That need not be what stands on the score sheet.</source>
        <translation>Við øllum kortum opnum: hvat umfarið var vert, áðrenn nakar valdi, hvussu nógv valini hjá hvørjum liði broyttu tað, og hvat úrslitið gjørdist. Tað er ikki altíð tað, sum stendur á stigablaðnum.</translation>
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
        <translation>{sign} {grade} – betri: {action}</translation>
    </message>
    <message>
        <source>The best choice, with what was known.</source>
        <translation>Besta valið við tí, sum vitað var.</translation>
    </message>
    <message>
        <source>As good as the best, as far as can be told: {action}.</source>
        <translation>Eins gott og tað besta, so vítt sum tað ber til at siga: {action}.</translation>
    </message>
    <message>
        <source>With what was known it gave away {cost} game points.</source>
        <translation>Við tí, sum vitað var, kostaði tað {cost} spælistig.</translation>
    </message>
    <message>
        <source>With all cards open it gave nothing away.</source>
        <translation>Við øllum kortum opnum kostaði tað einki.</translation>
    </message>
    <message>
        <source>With all cards open it gave away {cost}; the best was {action}.</source>
        <translation>Við øllum kortum opnum kostaði tað {cost}; tað besta var: {action}.</translation>
    </message>
    <message>
        <source>Chance not to lose the match: {after} instead of {before}.</source>
        <translation>Møguleiki fyri ikki at tapa dystin: {after} í staðin fyri {before}.</translation>
    </message>
    <message>
        <source>Chance to win the match: {after} instead of {before}.</source>
        <translation>Møguleiki fyri at vinna dystin: {after} í staðin fyri {before}.</translation>
    </message>
    <message>
        <source>Why {action}:</source>
        <translation>Hví heldur {action}:</translation>
    </message>
    <message>
        <source>About {action}:</source>
        <translation>Um valið {action}:</translation>
    </message>
    <message>
        <source>{side} {value}</source>
        <translation>{side} {value}</translation>
    </message>
    <message>
        <source>Expected with all cards open, in game points: {values}</source>
        <translation>Væntað við øllum kortum opnum, í spælistigum: {values}</translation>
    </message>
    <message>
        <source>Chance not to lose the match: {chance}</source>
        <translation>Møguleiki fyri ikki at tapa dystin: {chance}</translation>
    </message>
    <message>
        <source>Chance to win the match: {chance}</source>
        <translation>Møguleiki fyri at vinna dystin: {chance}</translation>
    </message>
    <message>
        <source>There is no deal yet that could be reviewed.</source>
        <translation>Enn er einki umfar, sum kann greinast.</translation>
    </message>
    <message>
        <source>A deal of a duel can be reviewed once both have played the whole duel.</source>
        <translation>Eitt umfar í einum tvídysti kann greinast, tá ið bæði hava spælt allan tvídystin.</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over: before, that would give cards away.</source>
        <translation>Eitt umfar kann greinast, tá ið tað er liðugt: frammanundan hevði tað avdúkað kort.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Off</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Klørsjavs</source>
        <translation>Klørsjavs</translation>
    </message>
    <message>
        <source>Twenty cards and a cat of two: whoever plays is alone against the two others. Losing a deal costs øre, and the first at 0 has lost.</source>
        <translation>Tjúgu kort og ein ketta við tveimum: tann, sum spælir, er einsamallur móti hinum báðum. At tapa eitt umfar kostar oyru, og tann, sum fyrst er á 0, hevur tapt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spæli</translation>
    </message>
    <message>
        <source>Look at the cat first</source>
        <translation>Hygg at kettuni fyrst</translation>
    </message>
    <message>
        <source>The declarer takes up the cat and then lays two cards away, instead of laying two away before seeing it.</source>
        <translation>Meldarin tekur kettuna upp og leggur síðani tvey kort burtur, heldur enn at leggja tvey burtur, áðrenn hann sær hana.</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Tá ið øll siga pass</translation>
    </message>
    <message>
        <source>Who deals again. The sources say only that the cards are redealt.</source>
        <translation>Hvør gevur umaftur. Keldurnar siga bert, at kortini verða givin umaftur.</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>Sami gevari</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Næsti gevari</translation>
    </message>
    <message>
        <source>Tens instead of fives</source>
        <translation>Tíggjarar í staðin fyri fimmarar</translation>
    </message>
    <message>
        <source>The pack has tens where it has fives; they rank and count the same.</source>
        <translation>Tíggjarar eru har, sum fimmarar vóru; teir hava sama pláss í raðfylgjuni og telja tað sama.</translation>
    </message>
    <message>
        <source>Øre to begin with</source>
        <translation>Oyru at byrja við</translation>
    </message>
    <message>
        <source>Everybody begins with so many øre, and the first at 0 has lost. What a deal costs stays the same, so fewer øre make a shorter match.</source>
        <translation>Øll byrja við so nógvum oyrum, og tann, sum fyrst er á 0, hevur tapt. Tað, sum eitt umfar kostar, er tað sama; við færri oyrum verður dysturin styttri.</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>40 (house rule)</source>
        <translation>40 (húsregla)</translation>
    </message>
    <message>
        <source>30 (house rule)</source>
        <translation>30 (húsregla)</translation>
    </message>
    <message>
        <source>20 (a short match, house rule)</source>
        <translation>20 (stuttur dystur, húsregla)</translation>
    </message>
    <message>
        <source>Choices may be taken back</source>
        <translation>Val kunnu takast aftur</translation>
    </message>
    <message>
        <source>A bid or a card may be taken back as often as one likes; deals in which that happened count as practice.</source>
        <translation>Eitt meld ella eitt kort kann takast aftur so ofta, ein vil; umfør, har tað hendi, telja sum venjing.</translation>
    </message>
    <message>
        <source>Old Mor</source>
        <translation>Old Mor</translation>
    </message>
    <message>
        <source>Eight permanent trumps led by the Queen of Clubs, Old Mor: bid a suit and make it. Making it brings your side down towards 0, failing takes it up.</source>
        <translation>Átta fastir trumfir við kleyvardrotningini, Old Mor, ovast: melda ein lit og vinn. Vinnur tú, fer lið títt niður móti 0; tapir tú, fer tað upp.</translation>
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
        <translation>Bunkar</translation>
    </message>
    <message>
        <source>In which packets the eight cards are dealt.</source>
        <translation>Hvussu tey átta kortini verða býtt í bunkar, tá ið givið verður.</translation>
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
        <translation>Gevingin gongur</translation>
    </message>
    <message>
        <source>Who deals next: the player on the dealer&apos;s right, or on the left.</source>
        <translation>Hvør gevur næst: spælarin høgrumegin ella vinstrumegin við gevaran.</translation>
    </message>
    <message>
        <source>Anticlockwise, to the right</source>
        <translation>Móti sólini, til høgru</translation>
    </message>
    <message>
        <source>Clockwise, to the left</source>
        <translation>Við sólini, til vinstru</translation>
    </message>
    <message>
        <source>Ranking of the suits in the auction</source>
        <translation>Raðfylgjan hjá litunum í meldingini</translation>
    </message>
    <message>
        <source>A bid must name a suit that ranks above the standing one. The sources give no order.</source>
        <translation>Eitt meld skal nevna ein lit, sum er hægri enn galdandi meldið. Keldurnar siga einki um raðfylgjuna.</translation>
    </message>
    <message>
        <source>Clubs, spades, hearts, diamonds, the highest first</source>
        <translation>Kleyvari, spaðari, hjartari, rútari, tann hægsti fyrst</translation>
    </message>
    <message>
        <source>Clubs, hearts, spades, diamonds, the highest first</source>
        <translation>Kleyvari, hjartari, spaðari, rútari, tann hægsti fyrst</translation>
    </message>
    <message>
        <source>Solo may be bid just above its suit: alone against the three others, for double; the partner&apos;s tricks count for the others. As a bid it is a house rule.</source>
        <translation>Solo kann meldast beint omanfyri sín lit: einsamallur móti hinum trimum, og tað telur tvífalt; stikkini hjá makkaranum telja fyri hini. Sum meld er tað ein húsregla.</translation>
    </message>
    <message>
        <source>Nolo (misère)</source>
        <translation>Nolo (misère)</translation>
    </message>
    <message>
        <source>Without trumps and alone, to take no trick at all. It outbids every suit and is worth 8, in a short game 4; the values are a house rule.</source>
        <translation>Uttan trumf og einsamallur, at fáa einki stikk. Tað er hægri enn allir litir og er 8 vert, í stuttum spæli 4; virðini eru ein húsregla.</translation>
    </message>
    <message>
        <source>Halv may be bid just below the plain bid of its suit: 50 card points are enough, for 1; failing costs 2, in a short game 1. The values are a house rule.</source>
        <translation>Halv kann meldast beint niðan fyri vanliga meldið í sínum liti: 50 kortstig eru nóg mikið, fyri 1; at tapa kostar 2, í stuttum spæli 1. Virðini eru ein húsregla.</translation>
    </message>
    <message>
        <source>Duty to overtrump</source>
        <translation>Skylda at stinga hægri</translation>
    </message>
    <message>
        <source>When a plain suit was led and the trick has been trumped, a later player who cannot follow suit must play a higher trump if able.</source>
        <translation>Varð ein vanligur litur spældur út og stikkið er stungið, skal ein seinni spælari, sum ikki kann bekenna, leggja ein hægri trumf, um til ber.</translation>
    </message>
    <message>
        <source>When the declarers fail</source>
        <translation>Tá ið meldararnir tapa</translation>
    </message>
    <message>
        <source>Failed declarers go up. By how much the defenders come down then, the sources leave open: a house rule.</source>
        <translation>Meldarar, sum tapa, fara upp. Hvussu nógv mótspælararnir so fara niður, siga keldurnar einki um: ein húsregla.</translation>
    </message>
    <message>
        <source>The defenders come down by as much</source>
        <translation>Mótspælararnir fara líka nógv niður</translation>
    </message>
    <message>
        <source>The defenders stay where they are</source>
        <translation>Mótspælararnir standa í stað</translation>
    </message>
    <message>
        <source>Points to come down from</source>
        <translation>Stig at byrja við</translation>
    </message>
    <message>
        <source>Each side begins with this many points, pinde, and tries to reach 0. In a short game every value is halved and rounded up.</source>
        <translation>Hvørt lið byrjar við so nógvum stigum, pinde, og roynir at koma á 0. Í stuttum spæli eru øll virði hálv og rundað upp.</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>12 (a short game, values halved and rounded up)</source>
        <translation>12 (stutt spæl, virðini hálv og rundað upp)</translation>
    </message>
    <message>
        <source>Older Klørsjavs</source>
        <translation>Eldri Klørsjavs</translation>
    </message>
    <message>
        <source>Bid one of four games, each higher than the one before, with twenty cards and a cat of two. After every deal each opponent settles with the declarer in chips.</source>
        <translation>Melda eitt av fýra spølum, hvørt hægri enn tað undan, við tjúgu kortum og eini kettu við tveimum. Aftan á hvørt umfar ger hvør mótspælari upp við meldaran í spælipeningum.</translation>
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
        <translation>Meldarin velur trumflitin; annars er kleyvari trumfur.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Umfør í einum dysti</translation>
    </message>
    <message>
        <source>After this many deals the player with the most chips has won; a draw is played on. Deals that are thrown in do not count.</source>
        <translation>Aftan á so nógv umfør hevur spælarin við flestum spælipeningum vunnið; er javnt, verður spælt víðari. Umfør, har kortini verða løgd saman, telja ikki við.</translation>
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
        <translation>Schafkopf við húsreglum</translation>
    </message>
    <message>
        <source>Schafkopf as it is played at many tables: with Farbwenz, Geier, Farbgeier, Bettel, Hochzeit, Sie and Ramsch, and with Legen.</source>
        <translation>Schafkopf, sum spælt verður við nógv borð: við Farbwenz, Geier, Farbgeier, Bettel, Hochzeit, Sie og Ramsch, og við Legen.</translation>
    </message>
    <message>
        <source>Faroese Sjavs, McLeod</source>
        <translation>Føroyskur sjavs, McLeod</translation>
    </message>
    <message>
        <source>Faroese Sjavs after John McLeod&apos;s description. It differs in the bidding, in overtrumping and in what a defeat costs and a tie brings.</source>
        <translation>Føroyskur sjavs eftir frágreiðingini hjá John McLeod. Munur er á meldingini, á at stinga hægri og á tí, sum eitt tap kostar og ein javnleikur gevur.</translation>
    </message>
    <message>
        <source>Faroese Sjavs, short</source>
        <translation>Føroyskur sjavs, stuttur</translation>
    </message>
    <message>
        <source>The same game with a shorter way down to 0: a match of a few deals.</source>
        <translation>Sama spæl við styttri leið niður á 0: ein dystur upp á nøkur fá umfør.</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>The Bavarian game: a Sauspiel with a called Sau and a hidden partner, or a Wenz or Solo alone against three. Everybody has an account of their own, in chips.</source>
        <translation>Spælið úr Bayern: Sauspiel við eini kallaðari Sau og einum loyniligum makkara, ella Wenz ella Solo einsamallur móti trimum. Øll hava sín egna roknskap, í spælipeningum.</translation>
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
        <translation>Ein Wenz við einum trumfliti niðan fyri teir fýra Unter: ellivu trumfir, einsamallur móti trimum. Eisini sum Tout.</translation>
    </message>
    <message>
        <source>Only the four Ober are trumps, alone against three. Also as Tout.</source>
        <translation>Bert teir fýra Ober eru trumfur, einsamallur móti trimum. Eisini sum Tout.</translation>
    </message>
    <message>
        <source>A Geier with a trump suit below the four Ober. Also as Tout.</source>
        <translation>Ein Geier við einum trumfliti niðan fyri teir fýra Ober. Eisini sum Tout.</translation>
    </message>
    <message>
        <source>Alone, without trumps, and without a single trick; the Zehn ranks below the Unter.</source>
        <translation>Einsamallur, uttan trumf og uttan eitt einasta stikk; Zehn er lægri enn Unter.</translation>
    </message>
    <message>
        <source>A player with exactly one trump may lay it open. The others are asked in turn from the left; the first who takes it gives back a card that is no trump, and the two play together as in a Sauspiel. If nobody takes it, it counts as Weiter.</source>
        <translation>Ein spælari við júst einum trumfi kann leggja hann fram. Hini verða spurd eftir tørn frá vinstru; tann fyrsti, sum tekur hann, gevur eitt kort aftur, sum ikki er trumfur, og teir báðir spæla saman sum í Sauspiel. Tekur eingin hann, telur tað sum Weiter.</translation>
    </message>
    <message>
        <source>All four Ober and all four Unter in one hand: every trick, for four times the price.</source>
        <translation>Allir fýra Ober og allir fýra Unter á einari hond: øll stikkini, fyri fýra ferðir prísin.</translation>
    </message>
    <message>
        <source>When everybody says Weiter the cards are played all the same, everyone for themselves: whoever takes most Augen pays each of the others. Of equals the one with more tricks pays, then with more trumps, then with the highest.</source>
        <translation>Siga øll Weiter, verður tó spælt, hvør fyri seg: tann, sum fær flest Augen, rindar hvørjum av hinum. Standa fleiri á jøvnum, rindar tann, sum hevur fleiri stikk, síðani fleiri trumfir, síðani hægsta trumfin.</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>What turns a Ramsch round, so that everybody else pays.</source>
        <translation>Tað, sum vendir einum Ramsch, so at øll hini rinda.</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Øll átta stikkini</translation>
    </message>
    <message>
        <source>91 Augen</source>
        <translation>91 Augen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Einki</translation>
    </message>
    <message>
        <source>Geier above Farbwenz</source>
        <translation>Geier hægri enn Farbwenz</translation>
    </message>
    <message>
        <source>A Geier outbids a Farbwenz, as some tables have it.</source>
        <translation>Ein Geier er hægri enn ein Farbwenz, sum tað er við summi borð.</translation>
    </message>
    <message>
        <source>Legen</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>After the first four cards each player may lay once, without having seen the rest. Every Legen doubles the price.</source>
        <translation>Aftan á tey fyrstu fýra kortini kann hvør spælari leggja eina ferð, uttan at hava sæð hini. Hvørt Legen tvífaldar prísin.</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Whether a defender may double the game, and the declarers double it again.</source>
        <translation>Um ein mótspælari kann tvífalda spælið, og meldararnir tvífalda tað aftur.</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra og Re</translation>
    </message>
    <message>
        <source>Kontra only</source>
        <translation>Bert Kontra</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Hvørki</translation>
    </message>
    <message>
        <source>Time for Kontra</source>
        <translation>Tíð til Kontra</translation>
    </message>
    <message>
        <source>A Kontra may be said from the end of the auction, also out of turn, until this card lies.</source>
        <translation>Kontra kann sigast, frá tí at meldingin er liðug, eisini uttan fyri tørn, til hetta kortið liggur.</translation>
    </message>
    <message>
        <source>The second card of the first trick</source>
        <translation>Annað kortið í fyrsta stikki</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>Fyrsta kortið</translation>
    </message>
    <message>
        <source>“I play” first</source>
        <translation>„Eg spæli“ fyrst</translation>
    </message>
    <message>
        <source>Everybody first says only whether they would play. The game is named afterwards; if several would play, they name their games in turn, and each must be higher than the one before.</source>
        <translation>Øll siga fyrst bert, um tey vilja spæla. Spælið verður nevnt aftaná; vilja fleiri spæla, nevna tey síni spøl eftir tørn, og hvørt skal vera hægri enn tað undan.</translation>
    </message>
    <message>
        <source>How the cards are dealt.</source>
        <translation>Hvussu kortini verða givin.</translation>
    </message>
    <message>
        <source>2-2-2-2</source>
        <translation>2-2-2-2</translation>
    </message>
    <message>
        <source>Price of a Sauspiel</source>
        <translation>Prísurin á Sauspiel</translation>
    </message>
    <message>
        <source>What a Sauspiel or a Hochzeit costs.</source>
        <translation>Hvat eitt Sauspiel ella ein Hochzeit kostar.</translation>
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
        <translation>Prísurin á Solo og Wenz</translation>
    </message>
    <message>
        <source>What a game alone costs, except a Bettel.</source>
        <translation>Hvat eitt spæl móti øllum hinum kostar, uttan Bettel.</translation>
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
        <translation>Prísurin á Schneider og schwarz</translation>
    </message>
    <message>
        <source>What Schneider costs, and schwarz once more.</source>
        <translation>Hvat Schneider kostar, og schwarz eina ferð afturat.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Price of Laufende</source>
        <translation>Prísurin á Laufende</translation>
    </message>
    <message>
        <source>What each Laufender costs.</source>
        <translation>Hvat hvør Laufender kostar.</translation>
    </message>
    <message>
        <source>Price of a Bettel</source>
        <translation>Prísurin á Bettel</translation>
    </message>
    <message>
        <source>What a Bettel costs.</source>
        <translation>Hvat ein Bettel kostar.</translation>
    </message>
    <message>
        <source>Price of a Ramsch</source>
        <translation>Prísurin á Ramsch</translation>
    </message>
    <message>
        <source>What a Ramsch costs each, and what a Durchmarsch brings from each.</source>
        <translation>Hvat ein Ramsch kostar hvørjum, og hvat ein Durchmarsch gevur frá hvørjum.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longd</translation>
    </message>
    <message>
        <source>How many deals are played; the highest account wins then.</source>
        <translation>Hvussu nógv umfør verða spæld; tann, sum so hevur mest á roknskapinum, vinnur.</translation>
    </message>
    <message>
        <source>8 deals</source>
        <translation>8 umfør</translation>
    </message>
    <message>
        <source>16 deals</source>
        <translation>16 umfør</translation>
    </message>
    <message>
        <source>32 deals</source>
        <translation>32 umfør</translation>
    </message>
    <message>
        <source>Without end</source>
        <translation>Uttan enda</translation>
    </message>
    <message>
        <source>Sjavs for two</source>
        <translation>Sjavs fyri tvey</translation>
    </message>
    <message>
        <source>Eight cards in hand, and on the table four open ones on four covered ones. A covered card is turned up after the trick in which the one on it was played. Experimental: the sources leave the bidding and the scoring open.</source>
        <translation>Átta kort á hondini, og á borðinum fýra opin omaná fýra á grúgvu. Eitt kort á grúgvu verður vent upp aftan á stikkið, har tað omaná varð spælt. Ein roynd: keldurnar siga einki um melding og stig.</translation>
    </message>
    <message>
        <source>Sjavs for three</source>
        <translation>Sjavs fyri trý</translation>
    </message>
    <message>
        <source>Ten cards each and two in the middle: whoever names trumps plays alone against the two others. The declarer may exchange with the two cards. Experimental: the sources leave the bidding and the scoring open.</source>
        <translation>Tíggju kort til hvønn og tvey í miðjuni: tann, sum velur trumf, spælir einsamallur móti hinum báðum. Meldarin kann skifta við tey bæði kortini. Ein roynd: keldurnar siga einki um melding og stig.</translation>
    </message>
    <message>
        <source>Look at the two cards first</source>
        <translation>Hygg at báðum kortunum fyrst</translation>
    </message>
    <message>
        <source>The declarer takes up the two cards and then lays two away, instead of laying two away before seeing them.</source>
        <translation>Meldarin tekur bæði kortini upp og leggur síðani tvey burtur, heldur enn at leggja tvey burtur, áðrenn hann sær tey.</translation>
    </message>
    <message>
        <source>Faroese Sjavs</source>
        <translation>Føroyskur sjavs</translation>
    </message>
    <message>
        <source>Six permanent trumps: bid the length of your longest suit and name it trump. The side that wins a deal comes down, and the first at 0 has won.</source>
        <translation>Seks fastir trumfir: melda longdina á longsta liti tínum og vel hann til trumf. Liðið, sum vinnur eitt umfar, fer niður, og tað, sum fyrst er á 0, hevur vunnið.</translation>
    </message>
    <message>
        <source>Order of the plain cards</source>
        <translation>Raðfylgjan hjá vanligu kortunum</translation>
    </message>
    <message>
        <source>How the cards that are not permanent trumps rank. It does not change what they count.</source>
        <translation>Raðfylgjan hjá kortunum, sum ikki eru fastir trumfir. Tað broytir ikki, hvat tey telja.</translation>
    </message>
    <message>
        <source>Natural (ace, king, queen, ten, nine, eight, seven)</source>
        <translation>Vanlig (ess, kongur, drotning, tíggju, níggju, átta, sjey)</translation>
    </message>
    <message>
        <source>Ace-ten (ace, ten, king, queen, nine, eight, seven)</source>
        <translation>Ess-tíggju (ess, tíggju, kongur, drotning, níggju, átta, sjey)</translation>
    </message>
    <message>
        <source>Cut or knock</source>
        <translation>Taka av ella banka</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right cuts the pack, or knocks on it: then the cards are dealt in fewer and larger packets.</source>
        <translation>Spælarin høgrumegin við gevaran tekur av ella bankar: so verða kortini givin í færri og størri bunkum.</translation>
    </message>
    <message>
        <source>The cutter decides</source>
        <translation>Spælarin avger sjálvur</translation>
    </message>
    <message>
        <source>Always cut</source>
        <translation>Altíð taka av</translation>
    </message>
    <message>
        <source>Always knock</source>
        <translation>Altíð banka</translation>
    </message>
    <message>
        <source>Whoever can bid must bid</source>
        <translation>Tann, sum kann melda, skal melda</translation>
    </message>
    <message>
        <source>A player whose longest suit is enough for a bid may not pass.</source>
        <translation>Ein spælari, sum hevur nóg langan lit til at melda, má ikki siga pass.</translation>
    </message>
    <message>
        <source>When nobody bids</source>
        <translation>Tá ið eingin meldar</translation>
    </message>
    <message>
        <source>What happens to a deal in which all players pass. The sources do not tell what is trumps when it is played; that only the permanent trumps are is a house rule.</source>
        <translation>Hvat hendir við einum umfari, har allir spælarar siga pass. Keldurnar siga ikki, hvat er trumfur, tá ið tað verður spælt; at bert føstu trumfirnir eru tað, er ein húsregla.</translation>
    </message>
    <message>
        <source>It is played with the six permanent trumps; the winners score 4</source>
        <translation>Tað verður spælt við teimum seks føstu trumfunum; vinnararnir fáa 4</translation>
    </message>
    <message>
        <source>The same dealer deals again</source>
        <translation>Sami gevari gevur umaftur</translation>
    </message>
    <message>
        <source>The next dealer deals</source>
        <translation>Næsti gevari gevur</translation>
    </message>
    <message>
        <source>None (any card when you cannot follow suit)</source>
        <translation>Eingin (eitt og hvørt kort, tá ið tú ikki kanst bekenna)</translation>
    </message>
    <message>
        <source>Always, even a trump of one&apos;s own side</source>
        <translation>Altíð, eisini tá ið tað er títt lið, sum hevur stungið</translation>
    </message>
    <message>
        <source>Except when your own side is winning the trick (house rule)</source>
        <translation>Uttan tá ið títt lið eigur stikkið (húsregla)</translation>
    </message>
    <message>
        <source>When the declarer fails</source>
        <translation>Tá ið meldarin tapir</translation>
    </message>
    <message>
        <source>What the defenders score when the declarer&apos;s side takes fewer than 60 card points.</source>
        <translation>Hvat mótspælararnir fáa, tá ið meldaraliðið fær minni enn 60 kortstig.</translation>
    </message>
    <message>
        <source>4, in clubs 8, however clear the defeat</source>
        <translation>4, í kleyvara 8, sama hvussu stórt tapið er</translation>
    </message>
    <message>
        <source>4 or 8; javn (30 or fewer) 8 or 16; no trick 16</source>
        <translation>4 ella 8; javn (30 ella minni) 8 ella 16; einki stikk 16</translation>
    </message>
    <message>
        <source>After a tie of 60 to 60</source>
        <translation>Aftan á javnleik, 60–60</translation>
    </message>
    <message>
        <source>What the winners of the next decided deal score besides. That the suit of that deal decides, and not the suit of the tie, is a house rule.</source>
        <translation>Hvat vinnararnir í næsta avgjørda umfari fáa afturat. At liturin í tí umfarinum avger, og ikki liturin í javna umfarinum, er ein húsregla.</translation>
    </message>
    <message>
        <source>2 more, or 4 more if that deal is in clubs</source>
        <translation>2 afturat, ella 4 afturat, um tað umfarið er í kleyvara</translation>
    </message>
    <message>
        <source>2 more</source>
        <translation>2 afturat</translation>
    </message>
    <message>
        <source>Ties in a row add up</source>
        <translation>Javnleikir á rað verða lagdir saman</translation>
    </message>
    <message>
        <source>Whether a second tie in a row adds to what the next winners score, or changes nothing.</source>
        <translation>Um enn ein javnleikur á rað leggur nakað afturat tí, sum næstu vinnararnir fáa, ella einki broytir.</translation>
    </message>
    <message>
        <source>How far it is down to 0 on the score sheet. What a deal scores stays the same.</source>
        <translation>Hvussu langt er niður á 0 á stigablaðnum. Tað, sum eitt umfar gevur, er tað sama.</translation>
    </message>
    <message>
        <source>12 (a short game)</source>
        <translation>12 (stutt spæl)</translation>
    </message>
    <message>
        <source>What earns a cross</source>
        <translation>Hvat gevur ein kross</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 wins the rubber. A victory is double when nobody else has scored at all.</source>
        <translation>Tann, sum kemur niður á 0, vinnur lotuna. Ein sigur er dupultur, tá ið eingin annar hevur fingið stig.</translation>
    </message>
    <message>
        <source>Every rubber one, a double victory two</source>
        <translation>Hvør lota ein, dupultur sigur tveir</translation>
    </message>
    <message>
        <source>Every rubber one</source>
        <translation>Hvør lota ein</translation>
    </message>
    <message>
        <source>Only a double victory</source>
        <translation>Bert dupultur sigur</translation>
    </message>
    <message>
        <source>Crosses that win the match</source>
        <translation>Krossar, sum vinna dystin</translation>
    </message>
    <message>
        <source>The match ends when somebody has this many crosses.</source>
        <translation>Dysturin endar, tá ið onkur hevur so nógvar krossar.</translation>
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
        <translation>Uttan enda (til tú gevst)</translation>
    </message>
</context>
<context>
    <name>rules_page</name>
    <message>
        <source>{even} to {even} is a tie: nobody scores.</source>
        <translation>{even}–{even} er javnt: eingin fær stig.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>Whoever can bid must bid.</source>
        <translation>Tann, sum kann melda, skal melda.</translation>
    </message>
    <message>
        <source>Nobody has to bid.</source>
        <translation>Eingin noyðist at melda.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent, forehand, speaks first; both speak once.</source>
        <translation>Mótspælarin hjá gevaranum, forhond, sigur fyrst; báðir siga eina ferð.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn; everybody speaks once (a house rule).</source>
        <translation>Spælarin vinstrumegin við gevaran, forhond, sigur fyrst, síðani hini eftir tørn; øll siga eina ferð (ein húsregla).</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn; everybody speaks once.</source>
        <translation>Spælarin vinstrumegin við gevaran, forhond, sigur fyrst, síðani hini eftir tørn; øll siga eina ferð.</translation>
    </message>
    <message>
        <source>A bid is the length of one&apos;s longest suit, the permanent trumps counted with it; {least} cards are the least. The suit is not named yet. A later bid must be longer.</source>
        <translation>Meldað verður, hvussu langur longsti liturin er, føstu trumfirnir íroknaðir; í minsta lagi {least} kort krevjast. Liturin verður ikki nevndur enn. Eitt seinni meld skal vera longri.</translation>
    </message>
    <message>
        <source>A bid counts only the {hand} cards in hand.</source>
        <translation>Bert tey {hand} kortini á hondini telja við í meldinum.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer and names as trumps a suit of the length that was bid.</source>
        <translation>Tann, sum meldar hægst, er meldarin og velur trumf: ein lit við teirri longdini, sum varð meldað.</translation>
    </message>
    <message>
        <source>An equal length may be outbid in {suit}, even if the first bidder meant {suit} too: one says “better”, once for each length (a house rule). Trumps are then {suit}.</source>
        <translation>Sama longd kann meldast omaná, tá ið liturin er {suit}, sjálvt um liturin hjá tí fyrra eisini er {suit}: ein sigur „betri“, eina ferð fyri hvørja longd (ein húsregla). Trumfur er tá {suit}.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer and names as trumps a suit of the length that was bid; if {suit} are of that length too, it must be {suit}.</source>
        <translation>Tann, sum meldar hægst, er meldarin og velur trumf: ein lit við teirri longdini, sum varð meldað; hevur {suit} eisini ta longdina, skal tað vera {suit}.</translation>
    </message>
    <message>
        <source>A bid names a suit of which one holds at least {least} cards, the permanent trumps counted with it. Each bid must be higher than the one before; the suits rank, the highest first, {suits} (a house rule).</source>
        <translation>Meldaður verður ein litur, sum ein hevur í minsta lagi {least} kort í, føstu trumfirnir íroknaðir. Hvørt meld skal vera hægri enn tað undan; raðfylgjan hjá litunum, tann hægsti fyrst, er {suits} (ein húsregla).</translation>
    </message>
    <message>
        <source>{name} is bid with a suit, just below the plain bid of that suit (a house rule): {what}.</source>
        <translation>{name} verður meldað við einum liti, beint niðan fyri vanliga meldið í litinum (ein húsregla): {what}.</translation>
    </message>
    <message>
        <source>{name} is bid with a suit, just above the plain bid of that suit (a house rule): {what}.</source>
        <translation>{name} verður meldað við einum liti, beint omanfyri vanliga meldið í litinum (ein húsregla): {what}.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <translation>Tann, sum meldar hægst, er meldarin.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer, and the suit of the highest bid is trumps.</source>
        <translation>Tann, sum meldar hægst, er meldarin, og liturin í hægsta meldinum er trumfur.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer, and the suit of the highest bid is trumps; in {names} there are no trumps.</source>
        <translation>Tann, sum meldar hægst, er meldarin, og liturin í hægsta meldinum er trumfur; í {names} er eingin trumfur.</translation>
    </message>
    <message>
        <source>{name} may be bid above all suits (a house rule); it needs no long suit: {what}.</source>
        <translation>{name} kann meldast omanfyri allar litir (ein húsregla); eingin langur litur krevst: {what}.</translation>
    </message>
    <message>
        <source>Above all suits may be bid, the lowest first: {names}. They need no long suit.</source>
        <translation>Omanfyri allar litir kunnu meldast, tað lægsta fyrst: {names}. Eingin langur litur krevst.</translation>
    </message>
    <message>
        <source>The bids, the lowest first: {names}. Each must be higher than the one before.</source>
        <translation>Meldini, tað lægsta fyrst: {names}. Hvørt skal vera hægri enn tað undan.</translation>
    </message>
    <message>
        <source>to take {target} card points</source>
        <translation>at fáa {target} kortstig</translation>
    </message>
    <message>
        <source>to take no trick at all</source>
        <translation>at fáa einki stikk</translation>
    </message>
    <message>
        <source>to take every trick</source>
        <translation>at fáa øll stikkini</translation>
    </message>
    <message>
        <source>{goal}, alone against the three others (the partner&apos;s tricks count for the others)</source>
        <translation>{goal}, einsamallur móti hinum trimum (stikkini hjá makkaranum telja fyri hini)</translation>
    </message>
    <message>
        <source>{goal}, alone against the three others</source>
        <translation>{goal}, einsamallur móti hinum trimum</translation>
    </message>
    <message>
        <source>{goal}, for double</source>
        <translation>{goal}; tað telur tvífalt</translation>
    </message>
    <message>
        <source>{goal}, without trumps</source>
        <translation>{goal}, uttan trumf</translation>
    </message>
    <message>
        <source>{goal}, with the cat to exchange with</source>
        <translation>{goal}; kettuna kann ein taka</translation>
    </message>
    <message>
        <source>{goal}, without an exchange with the cat</source>
        <translation>{goal}, uttan at taka kettuna</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn.</source>
        <translation>Spælarin vinstrumegin við gevaran, forhond, sigur fyrst, síðani hini eftir tørn.</translation>
    </message>
    <message>
        <source>One says “play” or “pass”; the first who says “play” is the declarer and ends the auction.</source>
        <translation>Ein sigur „spæli“ ella „pass“; tann fyrsti, sum sigur „spæli“, er meldarin, og so er meldað.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the same dealer deals again.</source>
        <translation>Siga øll pass, verða kortini løgd saman, og sami gevari gevur umaftur.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the same dealer deals again (a house rule).</source>
        <translation>Siga øll pass, verða kortini løgd saman, og sami gevari gevur umaftur (ein húsregla).</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals.</source>
        <translation>Siga øll pass, verða kortini løgd saman, og næsti gevari gevur.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals (a house rule).</source>
        <translation>Siga øll pass, verða kortini løgd saman, og næsti gevari gevur (ein húsregla).</translation>
    </message>
    <message>
        <source>If all pass, the deal is played all the same, with the permanent trumps as the only trumps (a house rule).</source>
        <translation>Siga øll pass, verður umfarið tó spælt, og bert føstu trumfirnir eru trumfur (ein húsregla).</translation>
    </message>
    <message>
        <source>If all pass, the deal is played all the same: everybody plays alone, and only the permanent trumps are trumps (a house rule).</source>
        <translation>Siga øll pass, verður umfarið tó spælt: øll spæla fyri seg, og bert føstu trumfirnir eru trumfur (ein húsregla).</translation>
    </message>
    <message>
        <source>Nobody takes the cat then, and it counts for nobody.</source>
        <translation>Eingin tekur tá kettuna, og hon telur fyri ongan.</translation>
    </message>
    <message>
        <source>Nobody takes the {number} cards in the middle then, and they count for nobody.</source>
        <translation>Eingin tekur tá tey {number} kortini í miðjuni; tey telja fyri ongan.</translation>
    </message>
    <message>
        <source>In a {name} the declarer calls the ace of one of these suits: {suits}. The declarer must not hold it, but must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is called at once.</source>
        <translation>Í {name} kallar meldarin eitt ess í einum av hesum litum: {suits}. Meldarin má ikki sjálvur hava tað kortið, men skal hava í minsta lagi eitt annað kort í litinum (trumfir telja ikki við). Kann bert eitt kallast, verður tað kallað beinanvegin.</translation>
    </message>
    <message>
        <source>In a {name} the declarer calls the Sau of one of these suits: {suits}. The declarer must not hold it, but must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is called at once.</source>
        <translation>Í {name} kallar meldarin eina Sau í einum av hesum litum: {suits}. Meldarin má ikki sjálvur hava tað kortið, men skal hava í minsta lagi eitt annað kort í litinum (trumfir telja ikki við). Kann bert eitt kallast, verður tað kallað beinanvegin.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the ace is played.</source>
        <translation>Tann, sum hevur kortið, er makkarin og heldur tað loyniligt, til essið verður spælt.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the Sau is played.</source>
        <translation>Tann, sum hevur kortið, er makkarin og heldur tað loyniligt, til henda Sau verður spæld.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the ace is played. A partner who says Re is known from then on.</source>
        <translation>Tann, sum hevur kortið, er makkarin og heldur tað loyniligt, til essið verður spælt. Sigur ein makkari Re, vita øll síðani, hvør hann er.</translation>
    </message>
    <message>
        <source>Whoever holds it is the partner, and keeps it secret until the Sau is played. A partner who says Re is known from then on.</source>
        <translation>Tann, sum hevur kortið, er makkarin og heldur tað loyniligt, til henda Sau verður spæld. Sigur ein makkari Re, vita øll síðani, hvør hann er.</translation>
    </message>
    <message>
        <source>When the called suit is led, that is, the ace is gesucht, the partner must play the ace.</source>
        <translation>Tá ið kallaði liturin verður spældur út (essið er gesucht), skal makkarin leggja essið.</translation>
    </message>
    <message>
        <source>The partner may lead the called suit only with the ace itself.</source>
        <translation>Makkarin má bert spæla kallaða litin út við sjálvum essinum.</translation>
    </message>
    <message>
        <source>The partner may not throw the ace on a trick of another suit or of trumps, unless it is the last card.</source>
        <translation>Makkarin má ikki leggja essið í eitt stikk í øðrum liti ella í trumfi, uttan so at tað er seinasta kortið.</translation>
    </message>
    <message>
        <source>Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the ace among them and trumps not counted, the partner may lead a lower one. From then on the ace is free and may be played like any other card.</source>
        <translation>Davonlaufen, at renna burtur: hevur makkarin tá í minsta lagi {number} kort í kallaða litinum á hondini, essið íroknað, men ikki trumfir, kann hann spæla eitt lægri út. Síðani kann essið spælast sum eitt og hvørt annað kort.</translation>
    </message>
    <message>
        <source>When the called suit is led, that is, the Sau is gesucht, the partner must play the Sau.</source>
        <translation>Tá ið kallaði liturin verður spældur út (Sau er gesucht), skal makkarin leggja kallaða kortið.</translation>
    </message>
    <message>
        <source>The partner may lead the called suit only with the Sau itself.</source>
        <translation>Makkarin má bert spæla kallaða litin út við sjálvari Sau.</translation>
    </message>
    <message>
        <source>The partner may not throw the Sau on a trick of another suit or of trumps, unless it is the last card.</source>
        <translation>Makkarin má ikki leggja kallaða kortið í eitt stikk í øðrum liti ella í trumfi, uttan so at tað er seinasta kortið.</translation>
    </message>
    <message>
        <source>Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the Sau among them and trumps not counted, the partner may lead a lower one. From then on the Sau is free and may be played like any other card.</source>
        <translation>Davonlaufen, at renna burtur: hevur makkarin tá í minsta lagi {number} kort í kallaða litinum á hondini, kallaða kortið íroknað, men ikki trumfir, kann hann spæla eitt lægri út. Síðani kann kallaða kortið spælast sum eitt og hvørt annað kort.</translation>
    </message>
    <message>
        <source>The {card} is a trump and cannot be called.</source>
        <translation>{card} er trumfur og kann ikki kallast.</translation>
    </message>
    <message>
        <source>Everybody else, the declarer too, may lead the called suit at any time.</source>
        <translation>Øll hini, eisini meldarin, kunnu spæla kallaða litin út, nær tey vilja.</translation>
    </message>
    <message>
        <source>Whoever wins the auction with a {name} lays the only trump open. The others are asked in turn, from the left of the one who offers (a house rule); each takes it or refuses.</source>
        <translation>Tann, sum vinnur meldingina við {name}, leggur sín einasta trumf fram. Hini verða spurd eftir tørn, fyrst tann vinstrumegin við hann, sum bjóðar (ein húsregla); hvør sær tekur ella noktar.</translation>
    </message>
    <message>
        <source>The first who takes it gives back a card that is no trump, face down; without such a card nobody can take it. The taker counts as the declarer, and the two play together, known to all.</source>
        <translation>Tann fyrsti, sum tekur hann, gevur á grúgvu eitt kort aftur, sum ikki er trumfur; hevur ein einki slíkt kort, kann ein ikki taka hann. Tann, sum tekur, telur sum meldari, og teir báðir spæla saman, so øll vita tað.</translation>
    </message>
    <message>
        <source>If nobody takes it, the offer counts as “Weiter”, as if all had passed (a house rule).</source>
        <translation>Tekur eingin hann, telur boðið sum „Weiter“, sum høvdu øll sagt pass (ein húsregla).</translation>
    </message>
    <message>
        <source>an ace {points}</source>
        <translation>eitt ess {points}</translation>
    </message>
    <message>
        <source>a king {points}</source>
        <translation>ein kongur {points}</translation>
    </message>
    <message>
        <source>a queen {points}</source>
        <translation>ein drotning {points}</translation>
    </message>
    <message>
        <source>a jack {points}</source>
        <translation>ein drongur {points}</translation>
    </message>
    <message>
        <source>a ten {points}</source>
        <translation>ein tíggjari {points}</translation>
    </message>
    <message>
        <source>a nine {points}</source>
        <translation>ein níggjari {points}</translation>
    </message>
    <message>
        <source>an eight {points}</source>
        <translation>ein áttari {points}</translation>
    </message>
    <message>
        <source>a seven {points}</source>
        <translation>ein sjeyari {points}</translation>
    </message>
    <message>
        <source>a five {points}</source>
        <translation>ein fimmari {points}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>kongar</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>drotningar</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>dreingir</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tíggjarar</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>níggjarar</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>áttarar</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sjeyarar</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>fimmarar</translation>
    </message>
    <message>
        <source>Clubs are always trumps; the whole order is {cards}.</source>
        <translation>Kleyvari er altíð trumfur; øll raðfylgjan er {cards}.</translation>
    </message>
    <message>
        <source>Spades are always trumps; the whole order is {cards}.</source>
        <translation>Spaðari er altíð trumfur; øll raðfylgjan er {cards}.</translation>
    </message>
    <message>
        <source>Hearts are always trumps; the whole order is {cards}.</source>
        <translation>Hjartari er altíð trumfur; øll raðfylgjan er {cards}.</translation>
    </message>
    <message>
        <source>Diamonds are always trumps; the whole order is {cards}.</source>
        <translation>Rútari er altíð trumfur; øll raðfylgjan er {cards}.</translation>
    </message>
    <message>
        <source>{number} cards: {ranks} in each of the four suits.</source>
        <translation>{number} kort: {ranks} í øllum fýra litunum.</translation>
    </message>
    <message>
        <source>{number} cards: {ranks} in each of the four suits, {suits}.</source>
        <translation>{number} kort: {ranks} í øllum fýra litunum, {suits}.</translation>
    </message>
    <message>
        <source>Card points in tricks: {points}; other cards nothing, and all together {total}.</source>
        <translation>Kortstig í stikkunum: {points}; hini kortini einki, og alt tilsamans {total}.</translation>
    </message>
    <message>
        <source>Card points in tricks: {points}; all together {total}.</source>
        <translation>Kortstig í stikkunum: {points}; alt tilsamans {total}.</translation>
    </message>
    <message>
        <source>Because they count so much, {first} and {second} are called counters.</source>
        <translation>Av tí at tey telja so nógv, eita {first} og {second} teljarar.</translation>
    </message>
    <message>
        <source>{suit} is always trumps; the whole order is {cards}.</source>
        <translation>{suit} er altíð trumfur; øll raðfylgjan er {cards}.</translation>
    </message>
    <message>
        <source>Below them come the other cards of the suit that is named trumps. Together that makes {counts}.</source>
        <translation>Niðan fyri tey koma hini kortini í litinum, sum verður valdur til trumf. Tað eru tilsamans {counts}.</translation>
    </message>
    <message>
        <source>In {names} there are no trumps at all; every suit ranks {ranks}.</source>
        <translation>Í {names} er eingin trumfur; í øllum litum er raðfylgjan {ranks}.</translation>
    </message>
    <message>
        <source>{number} cards are trumps in every deal, whatever their suit, the highest first: {cards}.</source>
        <translation>{number} kort eru trumfur í hvørjum umfari, sama hvør liturin er, tað hægsta fyrst: {cards}.</translation>
    </message>
    <message>
        <source>{number} cards are trumps in every deal except in {names}, whatever their suit, the highest first: {cards}.</source>
        <translation>{number} kort eru trumfur í hvørjum umfari uttan í {names}, sama hvør liturin er, tað hægsta fyrst: {cards}.</translation>
    </message>
    <message>
        <source>The highest of them, the queen of clubs, is called Old Mor.</source>
        <translation>Tann hægsti av teimum, kleyvardrotningin, eitur Old Mor.</translation>
    </message>
    <message>
        <source>The highest of them, the Eichel-Ober, is called Old Mor.</source>
        <translation>Tann hægsti av teimum, Eichel-Ober, eitur Old Mor.</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it: {card} is no club when clubs are led (unless clubs are trumps, then it is simply a trump).</source>
        <translation>Ein fastur trumfur hoyrir ongantíð til litin, sum er prentaður á hann: {card} er ikki kleyvari, tá ið kleyvari verður spældur út (uttan so at kleyvari er trumfur, tá er hann bert trumfur).</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it: {card} is no spade when spades are led.</source>
        <translation>Ein fastur trumfur hoyrir ongantíð til litin, sum er prentaður á hann: {card} er ikki spaðari, tá ið spaðari verður spældur út.</translation>
    </message>
    <message>
        <source>A permanent trump is never of the suit printed on it.</source>
        <translation>Ein fastur trumfur hoyrir ongantíð til litin, sum er prentaður á hann.</translation>
    </message>
    <message>
        <source>All other cards rank, the highest first: {ranks}.</source>
        <translation>Raðfylgjan hjá øllum hinum kortunum er, tað hægsta fyrst: {ranks}.</translation>
    </message>
    <message>
        <source>{trumps} are permanent trumps, {others} ordinary cards of their suit.</source>
        <translation>{trumps} eru fastir trumfir, {others} vanlig kort í sínum liti.</translation>
    </message>
    <message>
        <source>{number} trumps</source>
        <translation>{number} trumfir</translation>
    </message>
    <message>
        <source>{number} trumps if they are {suits}</source>
        <translation>{number} trumfir, um trumfur er {suits}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ella {second}</translation>
    </message>
    <message>
        <source>The program draws the first dealer, and as it also deals, there can be no misdeal.</source>
        <translation>Forritið dregur lut um fyrsta gevaran, og av tí at tað eisini gevur, kann ikki verða givið skeivt.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each.</source>
        <translation>So eru {hand} kort á hondini hjá hvørjum.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each; {talon} lie face down in the middle.</source>
        <translation>So eru {hand} kort á hondini hjá hvørjum; {talon} liggja á grúgvu í miðjuni.</translation>
    </message>
    <message>
        <source>That makes {hand} cards in hand each; {talon}, the cat, lie face down in the middle.</source>
        <translation>So eru {hand} kort á hondini hjá hvørjum; {talon}, kettan, liggja á grúgvu í miðjuni.</translation>
    </message>
    <message>
        <source>Besides, each player has {number} cards face down on the table and {number} face up, one on each of them.</source>
        <translation>Harumframt hevur hvør spælari {number} kort á grúgvu á borðinum og {number} opin, eitt omaná hvørjum.</translation>
    </message>
    <message>
        <source>Next the player on the dealer&apos;s left deals.</source>
        <translation>Næst gevur spælarin vinstrumegin við gevaran.</translation>
    </message>
    <message>
        <source>Next the player on the dealer&apos;s right deals, against the direction of play.</source>
        <translation>Næst gevur spælarin høgrumegin við gevaran, hóast spælt verður hin vegin.</translation>
    </message>
    <message>
        <source>Both deal in turn.</source>
        <translation>Báðir geva eftir tørn.</translation>
    </message>
    <message>
        <source>The same player always deals.</source>
        <translation>Sami spælari gevur altíð.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the pack is not cut.</source>
        <translation>Gevarin blandar; tað verður ikki tikið av.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the dealer&apos;s opponent cuts the pack or knocks on it.</source>
        <translation>Gevarin blandar; mótspælarin tekur av ella bankar.</translation>
    </message>
    <message>
        <source>The dealer shuffles; the player on the dealer&apos;s right cuts the pack or knocks on it.</source>
        <translation>Gevarin blandar; spælarin høgrumegin við gevaran tekur av ella bankar.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the dealer&apos;s opponent cuts the pack.</source>
        <translation>Gevarin blandar, og mótspælarin tekur av.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player on the dealer&apos;s right cuts the pack (a house rule).</source>
        <translation>Gevarin blandar, og spælarin høgrumegin við gevaran tekur av (ein húsregla).</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player on the dealer&apos;s right cuts the pack.</source>
        <translation>Gevarin blandar, og spælarin høgrumegin við gevaran tekur av.</translation>
    </message>
    <message>
        <source>The cards are dealt {packets}.</source>
        <translation>Kortini verða givin {packets}.</translation>
    </message>
    <message>
        <source>After a cut the cards are dealt {cut}, after a knock all {knock} at once.</source>
        <translation>Verður tikið av, verða kortini givin {cut}; verður bankað, øll {knock} í senn.</translation>
    </message>
    <message>
        <source>After a cut the cards are dealt {cut}; after a knock {knock}.</source>
        <translation>Verður tikið av, verða kortini givin {cut}; verður bankað, {knock}.</translation>
    </message>
    <message>
        <source>in packets of {packets}</source>
        <translation>í bunkum: {packets}</translation>
    </message>
    <message>
        <source>all {number} at once</source>
        <translation>øll {number} í senn</translation>
    </message>
    <message>
        <source>{number} each</source>
        <translation>{number} til hvønn</translation>
    </message>
    <message>
        <source>{number} to the middle</source>
        <translation>{number} í miðjuna</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own. In each deal one of them, the declarer, plays against the others: with a partner in {names}, alone in the other games.</source>
        <translation>Fýra spælarar, hvør við sínum roknskapi. Í hvørjum umfari spælir ein teirra, meldarin, móti hinum: við einum makkara í {names}, einsamallur í hinum spølunum.</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own. In each deal that somebody bids, one of them, the declarer, plays against the others: with a partner in {names}, alone in the other games. In a {unbid} there is no declarer, and everybody plays alone.</source>
        <translation>Fýra spælarar, hvør við sínum roknskapi. Í hvørjum umfari, har onkur meldar, spælir ein teirra, meldarin, móti hinum: við einum makkara í {names}, einsamallur í hinum spølunum. Í {unbid} er eingin meldari, og øll spæla fyri seg.</translation>
    </message>
    <message>
        <source>The card points are called Augen. Where nothing else is said the declarer&apos;s side needs {target} of the {total}.</source>
        <translation>Kortstigini eita Augen. Verður ikki annað sagt, skal meldaraliðið hava {target} av teimum {total}.</translation>
    </message>
    <message>
        <source>{rule}.</source>
        <translation>{rule}.</translation>
    </message>
    <message>
        <source>The highest trump of a {name}, the {card}, is called der Alte, the old one.</source>
        <translation>Hægsti trumfur í {name}, {card}, verður nevndur der Alte, tann gamli.</translation>
    </message>
    <message>
        <source>Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, the {card} is a trump and does not follow.</source>
        <translation>Har {ranks} eru trumfur, hoyra hesi kort ongantíð til litin, sum er prentaður á tey: tá ið útspælið er {suit}, er {card} trumfur og bekennir ikki.</translation>
    </message>
    <message>
        <source>Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, and are no trumps themselves, the {card} is a trump and does not follow.</source>
        <translation>Har {ranks} eru trumfur, hoyra hesi kort ongantíð til litin, sum er prentaður á tey: tá ið útspælið er {suit} og liturin ikki sjálvur er trumfur, er {card} trumfur og bekennir ikki.</translation>
    </message>
    <message>
        <source>In {names} the {ranks} are no trumps but ordinary cards of their suit.</source>
        <translation>Í {names} eru {ranks} ikki trumfur, men vanlig kort í sínum liti.</translation>
    </message>
    <message>
        <source>Played when nobody bids; everybody plays alone</source>
        <translation>Verður spælt, tá ið eingin meldar; øll spæla fyri seg</translation>
    </message>
    <message>
        <source>Whoever holds exactly one trump may offer it, and plays with whoever takes it against the other two</source>
        <translation>Tann, sum hevur júst ein trumf, kann bjóða hann fram og spælir saman við tí, sum tekur hann, móti hinum báðum</translation>
    </message>
    <message>
        <source>The declarer calls a Sau and plays with whoever holds it against the other two</source>
        <translation>Meldarin kallar eina Sau og spælir saman við tí, sum hevur kortið, móti hinum báðum</translation>
    </message>
    <message>
        <source>The declarer calls an ace and plays with whoever holds it against the other two</source>
        <translation>Meldarin kallar eitt ess og spælir saman við tí, sum hevur kortið, móti hinum báðum</translation>
    </message>
    <message>
        <source>Alone, with {cards} all in one hand</source>
        <translation>Einsamallur, við {cards} á einari hond</translation>
    </message>
    <message>
        <source>Alone against the others</source>
        <translation>Einsamallur móti hinum</translation>
    </message>
    <message>
        <source>Every trick has to be taken, and the price counts {times}.</source>
        <translation>Øll stikkini skulu takast, og prísurin telur {times}.</translation>
    </message>
    <message>
        <source>The declarer may take no trick at all.</source>
        <translation>Meldarin má einki stikk fáa.</translation>
    </message>
    <message>
        <source>The declarer may take no trick at all; nobody has to beat a card.</source>
        <translation>Meldarin má einki stikk fáa; eingin noyðist at leggja hægri.</translation>
    </message>
    <message>
        <source>Whoever takes most Augen loses.</source>
        <translation>Tann, sum fær flest Augen, tapir.</translation>
    </message>
    <message>
        <source>Trumps as in a {name}.</source>
        <translation>Trumfur sum í {name}.</translation>
    </message>
    <message>
        <source>The other suits rank {ranks}.</source>
        <translation>Í hinum litunum er raðfylgjan {ranks}.</translation>
    </message>
    <message>
        <source>The declarer names the trump suit; the {number} trumps, the highest first, are {cards} and that suit ({ranks}).</source>
        <translation>Meldarin velur trumflitin; teir {number} trumfirnir, tann hægsti fyrst, eru {cards} og hesin liturin ({ranks}).</translation>
    </message>
    <message>
        <source>The {number} trumps, the highest first, are {cards} and {suit} ({ranks}).</source>
        <translation>Teir {number} trumfirnir, tann hægsti fyrst, eru {cards} og {suit} ({ranks}).</translation>
    </message>
    <message>
        <source>Every suit ranks {ranks}.</source>
        <translation>Í øllum litum er raðfylgjan {ranks}.</translation>
    </message>
    <message>
        <source>Only {always} are trumps, the highest first.</source>
        <translation>Bert {always} eru trumfur, tann hægsti fyrst.</translation>
    </message>
    <message>
        <source>These are the only trumps.</source>
        <translation>Hetta eru einastu trumfirnir.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Eingin trumfur er.</translation>
    </message>
    <message>
        <source>the {ranks} ({suits})</source>
        <translation>{ranks} ({suits})</translation>
    </message>
    <message>
        <source>double</source>
        <translation>tvífalt</translation>
    </message>
    <message>
        <source>threefold</source>
        <translation>trífalt</translation>
    </message>
    <message>
        <source>fourfold</source>
        <translation>fýrfalt</translation>
    </message>
    <message>
        <source>It may be bid as {name}: for every trick, counting {times}, and lost with the first trick that gets away.</source>
        <translation>Tað kann meldast sum {name}: øll stikkini skulu takast, tað telur {times} og er tapt, so skjótt sum eitt stikk missist.</translation>
    </message>
    <message>
        <source>Whoever can bid must bid: “Weiter” is only for a hand that can bid nothing.</source>
        <translation>Tann, sum kann melda, skal melda: „Weiter“ er bert til eina hond, sum einki kann melda.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn. Everybody says only “I play” or “Weiter” (pass), and no game yet; whoever says “I play” must hold something to bid (a house rule).</source>
        <translation>Spælarin vinstrumegin við gevaran, forhond, sigur fyrst, síðani hini eftir tørn. Øll siga bert „eg spæli“ ella „Weiter“ (pass) og nevna einki spæl enn; tann, sum sigur „eg spæli“, skal hava okkurt at melda (ein húsregla).</translation>
    </message>
    <message>
        <source>Then those who would play name their games in the same order. The first of them must name one; each later one names a higher game or says “Weiter”.</source>
        <translation>Síðani nevna tey, sum vilja spæla, síni spøl í somu raðfylgju. Tann fyrsti skal nevna eitt; hini nevna eitt hægri spæl ella siga „Weiter“.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left, forehand, speaks first, then the others in turn. Everybody speaks once and names a game or says “Weiter” (pass). No least strength is asked for.</source>
        <translation>Spælarin vinstrumegin við gevaran, forhond, sigur fyrst, síðani hini eftir tørn. Øll siga eina ferð og nevna eitt spæl ella siga „Weiter“ (pass). Eingin minsta styrki krevst.</translation>
    </message>
    <message>
        <source>The games rank, the lowest first: {games}.</source>
        <translation>Raðfylgjan hjá spølunum, tað lægsta fyrst: {games}.</translation>
    </message>
    <message>
        <source>Where {names} stand among them is a house rule.</source>
        <translation>Hvar {names} standa í raðfylgjuni, er ein húsregla.</translation>
    </message>
    <message>
        <source>Where {names} stands among them is a house rule.</source>
        <translation>Hvar {names} stendur í raðfylgjuni, er ein húsregla.</translation>
    </message>
    <message>
        <source>A later bid must be higher; of equal games the earlier speaker has it, whatever the suit. The highest bidder is the declarer.</source>
        <translation>Eitt seinni meld skal vera hægri; er spælið tað sama, fær tann tað, sum segði fyrst, sama hvør liturin er. Tann, sum meldar hægst, er meldarin.</translation>
    </message>
    <message>
        <source>A trump suit is named only after the auction.</source>
        <translation>Trumfliturin verður ikki nevndur fyrr enn aftan á meldingina.</translation>
    </message>
    <message>
        <source>Whoever can call no Sau is gesperrt, locked, and cannot bid a {name}.</source>
        <translation>Tann, sum onga Sau kann kalla, er gesperrt, stongdur, og kann ikki melda {name}.</translation>
    </message>
    <message>
        <source>Whoever can call no ace is gesperrt, locked, and cannot bid a {name}.</source>
        <translation>Tann, sum einki ess kann kalla, er gesperrt, stongdur, og kann ikki melda {name}.</translation>
    </message>
    <message>
        <source>A {name} may be bid only with exactly one trump.</source>
        <translation>{name} kann bert meldast við júst einum trumfi.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, the cards are thrown in and the same dealer deals.</source>
        <translation>Siga øll „Weiter“, verða kortini løgd saman, og sami gevari gevur.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, the cards are thrown in and the next dealer deals.</source>
        <translation>Siga øll „Weiter“, verða kortini løgd saman, og næsti gevari gevur.</translation>
    </message>
    <message>
        <source>If all say “Weiter”, a {name} is played (a house rule).</source>
        <translation>Siga øll „Weiter“, verður spælt {name} (ein húsregla).</translation>
    </message>
    <message>
        <source>You may take back what you bid or played; a deal in which you did so counts as practice.</source>
        <translation>Tú kanst taka aftur tað, tú hevur meldað ella spælt; eitt umfar, har tú gjørdi tað, telur sum venjing.</translation>
    </message>
    <message>
        <source>What was bid or played stands: nothing may be taken back.</source>
        <translation>Tað, sum er meldað ella spælt, stendur: einki verður tikið aftur.</translation>
    </message>
    <message>
        <source>The first side at 0 or below wins the match; 0 need not be hit exactly.</source>
        <translation>Tað lið, sum fyrst er á 0 ella niðanfyri, vinnur dystin; tað nýtist ikki at vera júst 0.</translation>
    </message>
    <message>
        <source>The first player at 0 or below wins the match; 0 need not be hit exactly.</source>
        <translation>Tann spælari, sum fyrst er á 0 ella niðanfyri, vinnur dystin; tað nýtist ikki at vera júst 0.</translation>
    </message>
    <message>
        <source>The first side at 0 or below wins the rubber; 0 need not be hit exactly.</source>
        <translation>Tað lið, sum fyrst er á 0 ella niðanfyri, vinnur lotuna; tað nýtist ikki at vera júst 0.</translation>
    </message>
    <message>
        <source>The first player at 0 or below wins the rubber; 0 need not be hit exactly.</source>
        <translation>Tann spælari, sum fyrst er á 0 ella niðanfyri, vinnur lotuna; tað nýtist ikki at vera júst 0.</translation>
    </message>
    <message>
        <source>With exactly {hook} left a side is said to be on the hook; it changes nothing.</source>
        <translation>Eitt lið, sum hevur júst {hook} eftir, er á króki; tað broytir einki.</translation>
    </message>
    <message>
        <source>With exactly {hook} left a player is said to be on the hook; it changes nothing.</source>
        <translation>Ein spælari, sum hevur júst {hook} eftir, er á króki; tað broytir einki.</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, the one who had less before wins (a house rule).</source>
        <translation>Koma báðir mótspælararnir á 0 í sama umfari, vinnur tann, sum hevði minni frammanundan (ein húsregla).</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, both earn the cross (a house rule).</source>
        <translation>Koma báðir mótspælararnir á 0 í sama umfari, fáa báðir krossin (ein húsregla).</translation>
    </message>
    <message>
        <source>If both defenders reach 0 in the same deal, both earn the cross; for the match the one who had less before is first (a house rule).</source>
        <translation>Koma báðir mótspælararnir á 0 í sama umfari, fáa báðir krossin; í dystinum er tann fyrstur, sum hevði minni frammanundan (ein húsregla).</translation>
    </message>
    <message>
        <source>A double victory, with the others still on {start}, earns a cross.</source>
        <translation>Ein dupultur sigur, tá ið hini enn standa á {start}, gevur ein kross.</translation>
    </message>
    <message>
        <source>A double victory, with the other still on {start}, earns a cross.</source>
        <translation>Ein dupultur sigur, tá ið hin enn stendur á {start}, gevur ein kross.</translation>
    </message>
    <message>
        <source>A double victory, with the others still on {start}, earns {double} crosses.</source>
        <translation>Ein dupultur sigur, tá ið hini enn standa á {start}, gevur {double} krossar.</translation>
    </message>
    <message>
        <source>Any other victory earns nothing.</source>
        <translation>Ein og hvør annar sigur gevur einki.</translation>
    </message>
    <message>
        <source>A rubber earns a cross.</source>
        <translation>Ein lota gevur ein kross.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} crosses.</source>
        <translation>Ein lota gevur {plain} krossar.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} cross, a double victory (the others still on {start}) {double}.</source>
        <translation>Ein lota gevur {plain} kross, ein dupultur sigur (hini standa enn á {start}) {double}.</translation>
    </message>
    <message>
        <source>A rubber earns {plain} cross, a double victory (the other still on {start}) {double}.</source>
        <translation>Ein lota gevur {plain} kross, ein dupultur sigur (hin stendur enn á {start}) {double}.</translation>
    </message>
    <message>
        <source>After each rubber all start anew, until you stop.</source>
        <translation>Aftan á hvørja lotu byrja øll av nýggjum, til tú gevst.</translation>
    </message>
    <message>
        <source>The first cross wins the match; until then all start anew after each rubber.</source>
        <translation>Fyrsti krossurin vinnur dystin; til tá byrja øll av nýggjum aftan á hvørja lotu.</translation>
    </message>
    <message>
        <source>The first cross wins the match.</source>
        <translation>Fyrsti krossurin vinnur dystin.</translation>
    </message>
    <message>
        <source>{crosses} crosses win the match; until then all start anew after each rubber.</source>
        <translation>{crosses} krossar vinna dystin; til tá byrja øll av nýggjum aftan á hvørja lotu.</translation>
    </message>
    <message>
        <source>The first player at 0 or below has lost and pays what the table has agreed on.</source>
        <translation>Tann spælari, sum fyrst er á 0 ella niðanfyri, hevur tapt og rindar tað, sum er avtalað við borðið.</translation>
    </message>
    <message>
        <source>If two get there in the same deal, the one who had less before it has lost; if they had the same, one more deal decides between them, and so on until they differ.</source>
        <translation>Koma tveir hagar í sama umfari, hevur tann tapt, sum hevði minni frammanundan; høvdu teir líka nógv, ger eitt umfar afturat av millum teirra, og so framvegis, til munur er á.</translation>
    </message>
    <message>
        <source>Who ends on {start} øre without having lost anything may be asked to pay too.</source>
        <translation>Tann, sum endar á {start} oyrum og einki hevur tapt, kann eisini verða biðin um at rinda.</translation>
    </message>
    <message>
        <source>The match has no end: it is played until you stop (a house rule).</source>
        <translation>Dysturin hevur ongan enda: spælt verður, til tú gevst (ein húsregla).</translation>
    </message>
    <message>
        <source>After {deals} deals (a house rule) whoever has most chips has won; a draw is played on until it is broken.</source>
        <translation>Aftan á {deals} umfør (ein húsregla) hevur tann vunnið, sum hevur flestar spælipeningar; er javnt, verður spælt víðari, til ein er fremst.</translation>
    </message>
    <message>
        <source>Deals that are thrown in do not count among them.</source>
        <translation>Umfør, har kortini verða løgd saman, telja ikki við.</translation>
    </message>
    <message>
        <source>Players and aim</source>
        <translation>Spælarar og mál</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfur</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geving</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Áðrenn spælið</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spælið</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stig</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Endin á dystinum</translation>
    </message>
    <message>
        <source>Sealed deals</source>
        <translation>Innsiglað umfør</translation>
    </message>
    <message>
        <source>The called partner</source>
        <translation>Kallaði makkarin</translation>
    </message>
    <message>
        <source>The marriage</source>
        <translation>Brúdleypið</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Tvífalding</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Spølini</translation>
    </message>
    <message>
        <source>{rule} (a house rule).</source>
        <translation>{rule} (ein húsregla).</translation>
    </message>
    <message>
        <source>{rule} (a variant).</source>
        <translation>{rule} (eitt frábrigdi).</translation>
    </message>
    <message>
        <source>Four players; those who sit opposite each other are partners.</source>
        <translation>Fýra spælarar; teir, sum sita hvør yvirav øðrum, eru makkarar.</translation>
    </message>
    <message>
        <source>Four players; those who sit opposite each other are partners. On the score sheet the two sides are called We and They (Vit and Tit).</source>
        <translation>Fýra spælarar; teir, sum sita hvør yvirav øðrum, eru makkarar. Á stigablaðnum eita liðini Vit og Tit.</translation>
    </message>
    <message>
        <source>Two players, against each other.</source>
        <translation>Tveir spælarar, hvør móti øðrum.</translation>
    </message>
    <message>
        <source>Three players, each with an account of their own.</source>
        <translation>Tríggir spælarar, hvør við sínum roknskapi.</translation>
    </message>
    <message>
        <source>Four players, each with an account of their own.</source>
        <translation>Fýra spælarar, hvør við sínum roknskapi.</translation>
    </message>
    <message>
        <source>One of them, the declarer, plays alone against the others and needs {target} of the {total} card points.</source>
        <translation>Ein teirra, meldarin, spælir einsamallur móti hinum og skal hava {target} av teimum {total} kortstigunum.</translation>
    </message>
    <message>
        <source>One of them, the declarer, plays alone against the others and needs {target} of the {total} card points, except in {names}.</source>
        <translation>Ein teirra, meldarin, spælir einsamallur móti hinum og skal hava {target} av teimum {total} kortstigunum, uttan í {names}.</translation>
    </message>
    <message>
        <source>Whoever names the trumps, the declarer, needs {target} of the {total} card points.</source>
        <translation>Tann, sum velur trumf, meldarin, skal hava {target} av teimum {total} kortstigunum.</translation>
    </message>
    <message>
        <source>Whoever names the trumps, the declarer, needs {target} of the {total} card points, except in {names}.</source>
        <translation>Tann, sum velur trumf, meldarin, skal hava {target} av teimum {total} kortstigunum, uttan í {names}.</translation>
    </message>
    <message>
        <source>The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks.</source>
        <translation>Liðið, sum velur trumf, meldararnir, skal hava {target} av teimum {total} kortstigunum í sínum stikkum.</translation>
    </message>
    <message>
        <source>The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks, except in {names}.</source>
        <translation>Liðið, sum velur trumf, meldararnir, skal hava {target} av teimum {total} kortstigunum í sínum stikkum, uttan í {names}.</translation>
    </message>
    <message>
        <source>Settings of this match</source>
        <translation>Stillingar í hesum dystinum</translation>
    </message>
    <message>
        <source>{label}: {choice} (a house rule)</source>
        <translation>{label}: {choice} (ein húsregla)</translation>
    </message>
    <message>
        <source>{label}: {choice} (changed, a house rule)</source>
        <translation>{label}: {choice} (broytt, ein húsregla)</translation>
    </message>
    <message>
        <source>{label}: {choice}</source>
        <translation>{label}: {choice}</translation>
    </message>
    <message>
        <source>{label}: {choice} (changed)</source>
        <translation>{label}: {choice} (broytt)</translation>
    </message>
    <message>
        <source>The declarer names the trump suit.</source>
        <translation>Meldarin velur trumflitin.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer may fold: the deal is not played and counts as lost.</source>
        <translation>Áðrenn spælt verður út, kann meldarin gevast: umfarið verður ikki spælt og telur sum tapt.</translation>
    </message>
    <message>
        <source>The declarer either leaves {middle} unseen, or takes up those {number} cards and then lays {number} cards away.</source>
        <translation>Meldarin letur antin {middle} liggja uttan at hyggja, ella tekur upp tey {number} kortini og leggur síðani {number} kort burtur.</translation>
    </message>
    <message>
        <source>In {names} the declarer either leaves {middle} unseen, or takes up those {number} cards and then lays {number} cards away.</source>
        <translation>Í {names} letur meldarin antin {middle} liggja uttan at hyggja, ella tekur upp tey {number} kortini og leggur síðani {number} kort burtur.</translation>
    </message>
    <message>
        <source>The declarer either leaves {middle} unseen, or lays {number} cards away face down and then takes up those {number}.</source>
        <translation>Meldarin letur antin {middle} liggja uttan at hyggja, ella leggur {number} kort burtur á grúgvu og tekur síðani upp tey {number}.</translation>
    </message>
    <message>
        <source>In {names} the declarer either leaves {middle} unseen, or lays {number} cards away face down and then takes up those {number}.</source>
        <translation>Í {names} letur meldarin antin {middle} liggja uttan at hyggja, ella leggur {number} kort burtur á grúgvu og tekur síðani upp tey {number}.</translation>
    </message>
    <message>
        <source>Until the first card is led the declarer may look at what was laid away. What was laid away or left lying counts for the declarer at the end.</source>
        <translation>Til fyrsta kortið er spælt út, kann meldarin hyggja at tí, sum er lagt burtur. Tað, sum er lagt burtur ella varð liggjandi, telur fyri meldaran at enda.</translation>
    </message>
    <message>
        <source>In {names} nobody sees {middle} before the end of the deal; it counts for the declarer all the same.</source>
        <translation>Í {names} sær eingin {middle}, fyrr enn umfarið er liðugt; kortini har telja tó fyri meldaran.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, and whoever takes a trick leads to the next; clockwise.</source>
        <translation>Forhond spælir út til fyrsta stikkið, og tann, sum fær stikkið, spælir út til tað næsta; við sólini.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, and whoever takes a trick leads to the next.</source>
        <translation>Forhond spælir út til fyrsta stikkið, og tann, sum fær stikkið, spælir út til tað næsta.</translation>
    </message>
    <message>
        <source>Follow the suit that was led if you can; all trumps together are one suit.</source>
        <translation>Bekenn litin, sum varð spældur út, um tú kanst; allir trumfirnir eru ein litur.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick, or without a trump the highest card of the suit led.</source>
        <translation>Hægsti trumfur tekur stikkið; er eingin trumfur í, tekur hægsta kortið í litinum, sum varð spældur út.</translation>
    </message>
    <message>
        <source>The cards face up are played like those in hand; after the trick in which one was played, the card under it is turned up.</source>
        <translation>Opnu kortini verða spæld eins og tey á hondini; aftan á stikkið, har eitt varð spælt, verður kortið undir tí vent upp.</translation>
    </message>
    <message>
        <source>In {names} nobody has to follow suit.</source>
        <translation>Í {names} noyðist eingin at bekenna.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a trump higher than the best so far if able; otherwise any card.</source>
        <translation>Varð ein vanligur litur spældur út og stikkið er stungið, skal tann, sum ikki kann bekenna, í {names} leggja ein hægri trumf enn tann besta higartil, um til ber; annars eitt og hvørt kort.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a trump higher than the best so far if able, unless somebody of the same side has it; otherwise any card.</source>
        <translation>Varð ein vanligur litur spældur út og stikkið er stungið, skal tann, sum ikki kann bekenna, í {names} leggja ein hægri trumf enn tann besta higartil, um til ber og onkur á sama liði ikki hevur lagt hann; annars eitt og hvørt kort.</translation>
    </message>
    <message>
        <source>In {names} whoever cannot follow may play any card.</source>
        <translation>Tann, sum ikki kann bekenna, kann í {names} leggja eitt og hvørt kort.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; nobody has to trump or, except in {names}, to beat a trump.</source>
        <translation>Tann, sum ikki kann bekenna, kann leggja eitt og hvørt kort; eingin noyðist at stinga ella, uttan í {names}, at stinga hægri.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; nobody has to trump or to beat a trump.</source>
        <translation>Tann, sum ikki kann bekenna, kann leggja eitt og hvørt kort; eingin noyðist at stinga ella at stinga hægri.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card. Nobody has to trump: with two players the duty to overtrump never arises.</source>
        <translation>Tann, sum ikki kann bekenna, kann leggja eitt og hvørt kort. Eingin noyðist at stinga: við tveimum spælarum kemur skyldan at stinga hægri ongantíð fyri.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, even over a partner; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Tann, sum ikki kann bekenna, kann leggja eitt og hvørt kort; men varð ein vanligur litur spældur út og stikkið er stungið, skal tann, sum ikki kann bekenna, leggja ein hægri trumf enn tann besta higartil, um til ber, eisini omaná makkaran; annars eitt og hvørt kort. Eingin noyðist at stinga fyrst.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, even over the other defender; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Tann, sum ikki kann bekenna, kann leggja eitt og hvørt kort; men varð ein vanligur litur spældur út og stikkið er stungið, skal tann, sum ikki kann bekenna, leggja ein hægri trumf enn tann besta higartil, um til ber, eisini omaná hin mótspælaran; annars eitt og hvørt kort. Eingin noyðist at stinga fyrst.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, unless the trick is the partner&apos;s so far; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Tann, sum ikki kann bekenna, kann leggja eitt og hvørt kort; men varð ein vanligur litur spældur út og stikkið er stungið, skal tann, sum ikki kann bekenna, leggja ein hægri trumf enn tann besta higartil, um til ber, uttan so at makkarin eigur stikkið higartil; annars eitt og hvørt kort. Eingin noyðist at stinga fyrst.</translation>
    </message>
    <message>
        <source>Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a player who cannot follow must play a trump higher than the best so far if able, unless the trick is the other defender&apos;s so far; otherwise any card. Nobody has to be the first to trump.</source>
        <translation>Tann, sum ikki kann bekenna, kann leggja eitt og hvørt kort; men varð ein vanligur litur spældur út og stikkið er stungið, skal tann, sum ikki kann bekenna, leggja ein hægri trumf enn tann besta higartil, um til ber, uttan so at hin mótspælarin eigur stikkið higartil; annars eitt og hvørt kort. Eingin noyðist at stinga fyrst.</translation>
    </message>
    <message>
        <source>The first row that fits counts.</source>
        <translation>Fyrsta linjan í talvuni, sum passar, telur.</translation>
    </message>
    <message>
        <source>A simple game is one with trumps other than {suit}.</source>
        <translation>Eitt spæl í simplum er eitt spæl, har trumfur ikki er {suit}.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} øre. Whoever loses a deal loses øre; nobody receives them. If the two opponents lose, each of them does.</source>
        <translation>Øll byrja við {start} oyrum. Tann, sum tapir eitt umfar, missir oyru; eingin fær tey. Tapa báðir mótspælararnir, missa báðir.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} chips and may go below 0. After a deal each opponent settles with the declarer in chips.</source>
        <translation>Øll byrja við {start} spælipeningum og kunnu fara niður um 0. Aftan á eitt umfar ger hvør mótspælari upp við meldaran í spælipeningum.</translation>
    </message>
    <message>
        <source>In this short game every value is halved and rounded up; the tables below have the halves.</source>
        <translation>Í hesum stutta spælinum eru øll virði hálv og rundað upp; talvurnar niðanfyri hava tey hálvu virðini.</translation>
    </message>
    <message>
        <source>Each side begins with {start} and wants to get down to 0; the side that wins a deal comes down.</source>
        <translation>Hvørt lið byrjar við {start} og vil niður á 0; liðið, sum vinnur eitt umfar, fer niður.</translation>
    </message>
    <message>
        <source>Both begin with {start} and want to get down to 0; whoever wins a deal comes down.</source>
        <translation>Báðir byrja við {start} og vilja niður á 0; tann, sum vinnur eitt umfar, fer niður.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} and wants to get down to 0; all who win a deal come down.</source>
        <translation>Øll byrja við {start} og vilja niður á 0; øll, sum vinna eitt umfar, fara niður.</translation>
    </message>
    <message>
        <source>Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it come down; declarers who fail go up and the others come down by as much (a house rule).</source>
        <translation>Hvørt lið byrjar við {start} stigum, sum eita pinde, og vil niður á 0. Vinna meldararnir, fara teir niður; tapa teir, fara teir upp, og hini fara líka nógv niður (ein húsregla).</translation>
    </message>
    <message>
        <source>Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it come down; declarers who fail go up and the others stay where they are (a house rule).</source>
        <translation>Hvørt lið byrjar við {start} stigum, sum eita pinde, og vil niður á 0. Vinna meldararnir, fara teir niður; tapa teir, fara teir upp, og hini standa í stað (ein húsregla).</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer&apos;s side.</source>
        <translation>Við {even}–{even} hevur meldaraliðið tapt.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer.</source>
        <translation>Við {even}–{even} hevur meldarin tapt.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer&apos;s side, except in {names}.</source>
        <translation>Við {even}–{even} hevur meldaraliðið tapt, uttan í {names}.</translation>
    </message>
    <message>
        <source>{even} to {even} is lost for the declarer, except in {names}.</source>
        <translation>Við {even}–{even} hevur meldarin tapt, uttan í {names}.</translation>
    </message>
    <message>
        <source>{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score {simple} more.</source>
        <translation>{even}–{even} er javnt: eingin fær stig, og vinnararnir í næsta avgjørda umfari fáa {simple} afturat.</translation>
    </message>
    <message>
        <source>{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score {simple} more, or {better} more if that deal is in {suit} (that its suit decides is a house rule).</source>
        <translation>{even}–{even} er javnt: eingin fær stig, og vinnararnir í næsta avgjørda umfari fáa {simple} afturat, ella {better} afturat, um trumfur í tí umfarinum er {suit} (at liturin í tí umfarinum avger, er ein húsregla).</translation>
    </message>
    <message>
        <source>Ties in a row add up.</source>
        <translation>Fleiri javnleikir á rað verða lagdir saman.</translation>
    </message>
    <message>
        <source>A second tie in a row adds nothing.</source>
        <translation>Enn ein javnleikur á rað leggur einki afturat.</translation>
    </message>
    <message>
        <source>If nobody bid and several players share the most card points, it is a tie.</source>
        <translation>Meldaði eingin, og fleiri spælarar standa á jøvnum við flestum kortstigum, er tað javnt.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>í simplum</translation>
    </message>
    <message>
        <source>folded before the first lead</source>
        <translation>gavst, áðrenn spælt varð út</translation>
    </message>
    <message>
        <source>øre</source>
        <translation>oyru</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>spælipeningar</translation>
    </message>
    <message>
        <source>pinde</source>
        <translation>pinde</translation>
    </message>
    <message>
        <source>points</source>
        <translation>stig</translation>
    </message>
    <message>
        <source>Failed: each of the others scores</source>
        <translation>Tapt: hvør av hinum fær</translation>
    </message>
    <message>
        <source>Failed: the other scores</source>
        <translation>Tapt: hin fær</translation>
    </message>
    <message>
        <source>Made: the declarer scores</source>
        <translation>Vunnið: meldarin fær</translation>
    </message>
    <message>
        <source>Made: the declarer&apos;s side scores</source>
        <translation>Vunnið: meldaraliðið fær</translation>
    </message>
    <message>
        <source>Failed: the others score</source>
        <translation>Tapt: hini fáa</translation>
    </message>
    <message>
        <source>Made: the declarer&apos;s side comes down by</source>
        <translation>Vunnið: meldaraliðið fer niður</translation>
    </message>
    <message>
        <source>Failed: the declarer&apos;s side goes up by</source>
        <translation>Tapt: meldaraliðið fer upp</translation>
    </message>
    <message>
        <source>Made: each opponent loses</source>
        <translation>Vunnið: hvør mótspælari missir</translation>
    </message>
    <message>
        <source>Failed: the declarer loses</source>
        <translation>Tapt: meldarin missir</translation>
    </message>
    <message>
        <source>Made: each opponent pays the declarer</source>
        <translation>Vunnið: hvør mótspælari rindar meldaranum</translation>
    </message>
    <message>
        <source>Failed: the declarer pays each opponent</source>
        <translation>Tapt: meldarin rindar hvørjum mótspælara</translation>
    </message>
    <message>
        <source>When nobody bid</source>
        <translation>Tá ið eingin meldaði</translation>
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
        <translation>{row} (jan: hini hava minni enn 31)</translation>
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
        <translation>{row} (ein húsregla)</translation>
    </message>
    <message>
        <source>{row}, neither doubled nor trebled (a house rule)</source>
        <translation>{row}, hvørki tvífaldað ella trífaldað (ein húsregla)</translation>
    </message>
    <message>
        <source>{row} (schneider; that {total} with a trick lost counts here is a house rule)</source>
        <translation>{row} (schneider; at {total} við einum taptum stikki telur her, er ein húsregla)</translation>
    </message>
    <message>
        <source>the side with more card points, whatever else it took</source>
        <translation>liðið við flestum kortstigum, hvat annað tað so fekk</translation>
    </message>
    <message>
        <source>whoever has more card points, whatever else was taken</source>
        <translation>tann, sum hevur fleiri kortstig, hvat annað hann so fekk</translation>
    </message>
    <message>
        <source>whoever has most card points, whatever else was taken</source>
        <translation>tann, sum hevur flest kortstig, hvat annað hann so fekk</translation>
    </message>
    <message>
        <source>every trick, one player alone</source>
        <translation>øll stikkini, ein spælari einsamallur</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>øll stikkini</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>einki stikk</translation>
    </message>
    <message>
        <source>a trick</source>
        <translation>eitt stikk</translation>
    </message>
    <message>
        <source>a trick was lost</source>
        <translation>eitt stikk varð tapt</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>{points} kortstig</translation>
    </message>
    <message>
        <source>{low} to {high} card points</source>
        <translation>{low} til {high} kortstig</translation>
    </message>
    <message>
        <source>Before the first choice of each deal its fingerprint is shown: the first 16 digits of a SHA-256 that stands whole in the record of the match.</source>
        <translation>Áðrenn fyrsta valið í hvørjum umfari sæst fingramerki tess: tey fyrstu 16 teknini í eini SHA-256, sum stendur heil í goymda dystinum.</translation>
    </message>
    <message>
        <source>It is made of the order of the pack and a secret salt, so it tells nothing of the cards, and it fits no other deal.</source>
        <translation>Tað er gjørt úr raðfylgjuni í bunkanum og einum loyniligum salti; tí sigur tað einki um kortini og passar ikki til nakað annað umfar.</translation>
    </message>
    <message>
        <source>Note it down if you want to be sure afterwards that no card was changed while you played.</source>
        <translation>Skriva tað niður, vilt tú aftaná vera vísur í, at einki kort varð broytt, meðan tú spældi.</translation>
    </message>
    <message>
        <source>Once the deal is over, the command “sjavs verify FILE --fingerprint DIGITS” says whether the deal in the record FILE is the one whose fingerprint you noted.</source>
        <translation>Tá ið umfarið er liðugt, siga boðini „sjavs verify FÍLA --fingerprint TEKN“, um umfarið í fíluni FÍLA er tað, sum tú skrivaði fingramerkið niður hjá.</translation>
    </message>
    <message>
        <source>With --json it also prints the salt and the very text that was sealed, so that anybody can reckon its SHA-256 again with any other program.</source>
        <translation>Við --json verður eisini saltið skrivað og sjálvur teksturin, sum varð innsiglaður, so at hvør sum helst kann rokna SHA-256 av nýggjum við øðrum forriti.</translation>
    </message>
    <message>
        <source>After the first {number} cards, before the rest is dealt, each player may lay once (Legen), forehand first, then the others in turn (a house rule). Each Legen doubles the value of the deal.</source>
        <translation>Aftan á tey fyrstu {number} kortini, áðrenn hini verða givin, kann hvør spælari leggja eina ferð (Legen), forhond fyrst, síðani hini eftir tørn (ein húsregla). Hvørt Legen tvífaldar virðið á umfarinum.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the first card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Tá ið spælið er valt, og til fyrsta kortið í fyrsta stikki liggur, kann ein mótspælari siga Kontra, eisini uttan fyri tørn: virðið verður tvífalt.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the second card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Tá ið spælið er valt, og til annað kortið í fyrsta stikki liggur, kann ein mótspælari siga Kontra, eisini uttan fyri tørn: virðið verður tvífalt.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the third card of the first trick lies, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Tá ið spælið er valt, og til triðja kortið í fyrsta stikki liggur, kann ein mótspælari siga Kontra, eisini uttan fyri tørn: virðið verður tvífalt.</translation>
    </message>
    <message>
        <source>Once the game stands, and until the first trick is full, one of the defenders may say Kontra, also out of turn: the value doubles.</source>
        <translation>Tá ið spælið er valt, og til fyrsta stikkið er fult, kann ein mótspælari siga Kontra, eisini uttan fyri tørn: virðið verður tvífalt.</translation>
    </message>
    <message>
        <source>The partner who was called is no defender and may not say Kontra.</source>
        <translation>Makkarin, sum varð kallaður, er ikki mótspælari og má ikki siga Kontra.</translation>
    </message>
    <message>
        <source>The declarer or the partner may answer Re within the same time, also out of turn: it doubles once more.</source>
        <translation>Meldarin ella makkarin kann svara Re innan somu tíð, eisini uttan fyri tørn: tað tvífaldar eina ferð afturat.</translation>
    </message>
    <message>
        <source>In a {name} nobody says Kontra.</source>
        <translation>Í {name} sigur eingin Kontra.</translation>
    </message>
    <message>
        <source>What has to be reached stays the same.</source>
        <translation>Tað, sum røkkast skal, er tað sama.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side wins with {target} of the {total} Augen; {even} to {even} is lost for it.</source>
        <translation>Meldaraliðið vinnur við {target} av teimum {total} Augen; við {even}–{even} hevur tað tapt.</translation>
    </message>
    <message>
        <source>Schneider: the declarer&apos;s side stays at {declarers} Augen or fewer, or the defenders at {defenders} or fewer. Schwarz: a side takes no trick; that is Schneider too, and both are paid.</source>
        <translation>Schneider: meldaraliðið fær {declarers} Augen ella minni, ella mótspælararnir {defenders} ella minni. Schwarz: eitt lið fær einki stikk; tað er eisini Schneider, og goldið verður fyri bæði.</translation>
    </message>
    <message>
        <source>There is neither Schneider nor schwarz in {names}.</source>
        <translation>Hvørki Schneider ella schwarz er í {names}.</translation>
    </message>
    <message>
        <source>Laufende: the highest trumps without a gap, if the declarer&apos;s side holds them all (with) or none of them (without). They are counted in the cards with which the play begins.</source>
        <translation>Laufende: hægstu trumfirnir uttan hol ímillum, um meldaraliðið hevur allar (við) ella ongan (uttan). Teir verða taldir í kortunum, sum spælið byrjar við.</translation>
    </message>
    <message>
        <source>They count from {number} on in {names}.</source>
        <translation>Í {names} er minsta talið, sum telur, {number}.</translation>
    </message>
    <message>
        <source>There are none in {names}.</source>
        <translation>Eingir eru í {names}.</translation>
    </message>
    <message>
        <source>Example: with {held}, but not the next trump, a {name} is with {number}.</source>
        <translation>Dømi: við {held}, men ikki næsta trumfi, er {name} „við {number}“.</translation>
    </message>
    <message>
        <source>With {held} as the highest trump it is without {number}.</source>
        <translation>Við {held} sum hægsta trumfi er tað „uttan {number}“.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spæl</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prísur</translation>
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
        <translation>hvør Laufender</translation>
    </message>
    <message>
        <source>then</source>
        <translation>síðani</translation>
    </message>
    <message>
        <source>No source prescribes a tariff; these prices are what the table has agreed on, in chips.</source>
        <translation>Eingin kelda ásetur prísir; hesir prísirnir eru avtalaðir við borðið, í spælipeningum.</translation>
    </message>
    <message>
        <source>each Legen</source>
        <translation>hvørt Legen</translation>
    </message>
    <message>
        <source>a Kontra</source>
        <translation>eitt Kontra</translation>
    </message>
    <message>
        <source>a Re</source>
        <translation>eitt Re</translation>
    </message>
    <message>
        <source>All that is added up and then doubled for {names}.</source>
        <translation>Alt hetta verður lagt saman; síðani tvífaldar hvørt av hesum tað: {names}.</translation>
    </message>
    <message>
        <source>Example: a {name} is won, {what}: {sum} = {value}. Each loser pays a winner {value}.</source>
        <translation>Dømi: {name} er vunnið, {what}: {sum} = {value}. Hvør, sum tapir, rindar einum vinnara {value}.</translation>
    </message>
    <message>
        <source>With a Kontra it is {value}.</source>
        <translation>Við einum Kontra er tað {value}.</translation>
    </message>
    <message>
        <source>the defenders are Schneider</source>
        <translation>mótspælararnir eru Schneider</translation>
    </message>
    <message>
        <source>In {names} each loser pays one winner.</source>
        <translation>Í {names} rindar hvør, sum tapir, einum vinnara.</translation>
    </message>
    <message>
        <source>In a game alone each of the {number} defenders pays the declarer the whole value, or receives it.</source>
        <translation>Spælir ein einsamallur, rindar hvør mótspælari meldaranum alt virðið ella fær tað; talið á mótspælarum er {number}.</translation>
    </message>
    <message>
        <source>Everybody begins with {start} chips and may go below 0; what some lose the others win.</source>
        <translation>Øll byrja við {start} spælipeningum og kunnu fara niður um 0; tað, sum summi tapa, vinna hini.</translation>
    </message>
    <message>
        <source>Whoever takes every trick has made a Durchmarsch and is paid by each instead.</source>
        <translation>Tann, sum fær øll stikkini, hevur gjørt ein Durchmarsch og fær í staðin frá hvørjum.</translation>
    </message>
    <message>
        <source>Whoever takes 91 Augen or more has made a Durchmarsch and is paid by each instead (a house rule).</source>
        <translation>Tann, sum fær 91 Augen ella meira, hevur gjørt ein Durchmarsch og fær í staðin frá hvørjum (ein húsregla).</translation>
    </message>
    <message>
        <source>In a {name} whoever has most Augen pays each of the others {value}. Of equals the one with more tricks pays, then the one with more trumps in them, then the one with the highest trump; of two without any trump the first from forehand on (a house rule).</source>
        <translation>Í {name} rindar tann, sum hevur flest Augen, {value} til hvønn av hinum. Standa fleiri á jøvnum, rindar tann, sum hevur fleiri stikk, síðani tann, sum hevur fleiri trumfir í teimum, síðani tann, sum hevur hægsta trumfin; hava tveir ongan trumf, tann fyrsti frá forhond (ein húsregla).</translation>
    </message>
    <message>
        <source>Each Legen doubles that, too.</source>
        <translation>Hvørt Legen tvífaldar eisini tað.</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Vol in one hand</source>
        <translation>Vol á einari hond</translation>
    </message>
    <message>
        <source>Vol</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>90 reached</source>
        <translation>90 rokkin</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnið</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>Javn</source>
        <translation>Javn</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Einki stikk</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Eingin meldaði</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Javnt</translation>
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
        <translation>Stórt tap</translation>
    </message>
    <message>
        <source>Nolo made</source>
        <translation>Nolo vunnið</translation>
    </message>
    <message>
        <source>Nolo lost</source>
        <translation>Nolo tapt</translation>
    </message>
    <message>
        <source>Halv made</source>
        <translation>Halv vunnið</translation>
    </message>
    <message>
        <source>Halv lost</source>
        <translation>Halv tapt</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Øll stigini</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Gavst</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Øll stikkini</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>Jan</translation>
    </message>
    <message>
        <source>Failed, jan</source>
        <translation>Tapt, jan</translation>
    </message>
    <message>
        <source>Tout made</source>
        <translation>Tout vunnið</translation>
    </message>
    <message>
        <source>Tout lost</source>
        <translation>Tout tapt</translation>
    </message>
    <message>
        <source>Failed, Schneider</source>
        <translation>Tapt, Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Failed, schwarz</source>
        <translation>Tapt, schwarz</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Vunnið</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>Over 90</source>
        <translation>Yvir 90</translation>
    </message>
    <message>
        <source>Nobody bid: the cards were thrown in, and the deal does not count</source>
        <translation>Eingin meldaði: kortini vórðu løgd saman, og umfarið telur ikki við</translation>
    </message>
    <message>
        <source>Everybody starts from zero</source>
        <translation>Øll byrja á null</translation>
    </message>
    <message>
        <source>Everybody starts from {points}</source>
        <translation>Øll byrja á {points}</translation>
    </message>
    <message>
        <source>Both sides start from {points}</source>
        <translation>Bæði liðini byrja á {points}</translation>
    </message>
    <message>
        <source>Underlined: declarer, or the declarer&apos;s partner</source>
        <translation>Undirstrikað: meldari ella makkari hansara</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Umfar</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Meldari</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Hvussu</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Lagt saman</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Byrjan</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Lota {number}</translation>
    </message>
    <message>
        <source>{how}: {points}, double victory</source>
        <translation>{how}: {points}, dupultur sigur</translation>
    </message>
    <message>
        <source>{how}: {points}</source>
        <translation>{how}: {points}</translation>
    </message>
    <message>
        <source>on the hook</source>
        <translation>á króki</translation>
    </message>
    <message>
        <source>Score ladder</source>
        <translation>Roknskaparstigi</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Umfar {number}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Stigablað</translation>
    </message>
    <message>
        <source>Tie: the next deal counts {points} more, {suit} {better} more</source>
        <translation>Javnt: næsta umfar telur {points} afturat, {suit} {better} afturat</translation>
    </message>
    <message>
        <source>Tie: the next deal counts {points} more</source>
        <translation>Javnt: næsta umfar telur {points} afturat</translation>
    </message>
    <message>
        <source>The rubber is won: everybody starts anew</source>
        <translation>Lotan er vunnin: øll byrja av nýggjum</translation>
    </message>
    <message>
        <source>The rubber is won: both sides start anew</source>
        <translation>Lotan er vunnin: bæði liðini byrja av nýggjum</translation>
    </message>
    <message>
        <source>{name} has won the match</source>
        <translation>{name} hevur vunnið dystin</translation>
    </message>
    <message>
        <source>You have won the match</source>
        <translation>Tú hevur vunnið dystin</translation>
    </message>
    <message>
        <source>We have won the match</source>
        <translation>Vit hava vunnið dystin</translation>
    </message>
    <message>
        <source>They have won the match</source>
        <translation>Tit hava vunnið dystin</translation>
    </message>
    <message>
        <source>They have lost the match</source>
        <translation>Tit hava tapt dystin</translation>
    </message>
    <message>
        <source>We have lost the match</source>
        <translation>Vit hava tapt dystin</translation>
    </message>
    <message>
        <source>You have lost the match</source>
        <translation>Tú hevur tapt dystin</translation>
    </message>
    <message>
        <source>{name} has lost the match</source>
        <translation>{name} hevur tapt dystin</translation>
    </message>
    <message>
        <source>You still have {points}: some tables make that pay too</source>
        <translation>Tú hevur enn {points}: við summi borð skal eisini gjaldast fyri tað</translation>
    </message>
    <message>
        <source>{name} still has {points}: some tables make that pay too</source>
        <translation>{name} hevur enn {points}: við summi borð skal eisini gjaldast fyri tað</translation>
    </message>
    <message>
        <source>A decider between you and {others}</source>
        <translation>Avgerðarumfar: tú og {others}</translation>
    </message>
    <message>
        <source>A decider between {one} and {other}</source>
        <translation>Avgerðarumfar: {one} og {other}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Beginner</source>
        <translation>Byrjari</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and reckons nothing out.</source>
        <translation>Spælir eftir tummilsreglum og roknar einki út.</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Felagsspælari</translation>
    </message>
    <message>
        <source>Tries its cards in a few deals that could be, and bids by rules of thumb.</source>
        <translation>Roynir kortini í nøkrum fáum møguligum umførum og meldar eftir tummilsreglum.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterkur</translation>
    </message>
    <message>
        <source>Tries more deals, and weighs them by what was bid and played.</source>
        <translation>Roynir fleiri umfør og vigar tey eftir tí, sum er meldað og spælt.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meistari</translation>
    </message>
    <message>
        <source>Tries many deals for its cards, and also for its bids.</source>
        <translation>Roynir nógv umfør fyri kortini og eisini fyri meldini.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Varin</translation>
    </message>
    <message>
        <source>Strong, but bids only what should win clearly, where the rules let it pass.</source>
        <translation>Sterkur, men meldar bert tað, sum helst vinnur greitt, har reglurnar loyva pass.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Djarvur</translation>
    </message>
    <message>
        <source>Strong, but also bids what should only just lose, where the rules let it pass.</source>
        <translation>Sterkur, men meldar eisini tað, sum helst tapir við lítlum muni, har reglurnar loyva pass.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Eftir bókini</translation>
    </message>
    <message>
        <source>Strong, but plays by rules of thumb wherever that should not cost much.</source>
        <translation>Sterkur, men spælir eftir tummilsreglum, har tað ikki eigur at kosta nógv.</translation>
    </message>
    <message>
        <source>Forgetful</source>
        <translation>Við ringum minni</translation>
    </message>
    <message>
        <source>A club player that remembers the trumps and the last trick, but not which other cards have gone.</source>
        <translation>Ein felagsspælari, sum minnist trumfirnar og seinasta stikkið, men ikki, hvørji onnur kort eru farin.</translation>
    </message>
    <message>
        <source>Quiet partner</source>
        <translation>Tigandi makkari</translation>
    </message>
    <message>
        <source>A club player for itself: it keeps none of the agreements between partners.</source>
        <translation>Ein felagsspælari fyri seg: hann heldur onga av avtalunum millum makkarar.</translation>
    </message>
    <message>
        <source>Lead trumps to the declarer</source>
        <translation>Spæl trumf út til meldaran</translation>
    </message>
    <message>
        <source>A partner of the declarer leads a trump, so that the opponents lose theirs.</source>
        <translation>Makkarin hjá meldaranum spælir trumf út, so at mótspælararnir missa sínar.</translation>
    </message>
    <message>
        <source>Show the ace</source>
        <translation>Vís essið</translation>
    </message>
    <message>
        <source>Who leads and holds the best card of a plain suit plays it first, the ace before the ten, while the suit should still go round.</source>
        <translation>Tann, sum spælir út og hevur besta kortið í einum vanligum liti, spælir tað fyrst, essið undan tíggjaranum, meðan øll enn eiga at kunna bekenna litin.</translation>
    </message>
    <message>
        <source>Return the partner&apos;s suit</source>
        <translation>Spæl litin hjá makkaranum aftur</translation>
    </message>
    <message>
        <source>Who leads plays the plain suit that a partner was the first to lead, unless an opponent would trump it.</source>
        <translation>Tann, sum spælir út, spælir vanliga litin, sum makkarin spældi út fyrst, uttan so at ein mótspælari hevði stungið hann.</translation>
    </message>
    <message>
        <source>Lead what the partner can trump</source>
        <translation>Spæl út tað, sum makkarin kann stinga</translation>
    </message>
    <message>
        <source>Who leads plays a plain suit that a partner has shown to be out of.</source>
        <translation>Tann, sum spælir út, spælir ein vanligan lit, sum makkarin hevur víst, at hann ikki hevur.</translation>
    </message>
    <message>
        <source>Long suit, short way</source>
        <translation>Langur litur, stuttur vegur</translation>
    </message>
    <message>
        <source>Against a declarer who plays next a long suit is led, else a short one.</source>
        <translation>Móti einum meldara, sum skal leggja næst, verður ein langur litur spældur út, annars ein stuttur.</translation>
    </message>
    <message>
        <source>Lead a lone card</source>
        <translation>Spæl eitt einstakt kort út</translation>
    </message>
    <message>
        <source>Who holds trumps leads a lone plain card of no great value, to trump that suit later.</source>
        <translation>Tann, sum hevur trumf, spælir út eitt einstakt vanligt kort, sum ikki er nógv vert, fyri at stinga tann litin seinni.</translation>
    </message>
    <message>
        <source>Give points to the partner&apos;s trick</source>
        <translation>Gev stig í stikkið hjá makkaranum</translation>
    </message>
    <message>
        <source>While a partner wins the trick, cards that count much are played to it.</source>
        <translation>Meðan makkarin vinnur stikkið, verða kort, sum telja nógv, løgd í tað.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sum kervið</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljóst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Myrkt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høgur kontrastur</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Grønt klæði</translation>
    </message>
    <message>
        <source>Blue cloth, like the sea</source>
        <translation>Blátt klæði sum havið</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skifur</translation>
    </message>
    <message>
        <source>Driftwood</source>
        <translation>Rekaviður</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vanligt</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stórt</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sera stórt</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>Eftir spælinum</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Franskt</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Týskt</translation>
    </message>
    <message>
        <source>As in the language of the window</source>
        <translation>Eftir málinum í vindeyganum</translation>
    </message>
    <message>
        <source>International: A, K, Q, J</source>
        <translation>Altjóða: A, K, Q, J</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation>Eftir kortspælinum</translation>
    </message>
    <message>
        <source>Star roses</source>
        <translation>Stjørnurósur</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Bátar</translation>
    </message>
    <message>
        <source>Goose eyes</source>
        <translation>Gásareygu</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Bylgjur</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Rútur</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ongantíð</translation>
    </message>
    <message>
        <source>Doubtful, or worse</source>
        <translation>Ivasamt ella verri</translation>
    </message>
    <message>
        <source>Bad, or worse</source>
        <translation>Ringt ella verri</translation>
    </message>
    <message>
        <source>Very bad</source>
        <translation>Sera ringt</translation>
    </message>
    <message>
        <source>0.2 game points</source>
        <translation>0,2 spælistig</translation>
    </message>
    <message>
        <source>0.3 game points</source>
        <translation>0,3 spælistig</translation>
    </message>
    <message>
        <source>0.5 game points</source>
        <translation>0,5 spælistig</translation>
    </message>
    <message>
        <source>0.7 game points</source>
        <translation>0,7 spælistig</translation>
    </message>
    <message>
        <source>1 game point</source>
        <translation>1 spælistig</translation>
    </message>
    <message>
        <source>1.5 game points</source>
        <translation>1,5 spælistig</translation>
    </message>
    <message>
        <source>2 game points</source>
        <translation>2 spælistig</translation>
    </message>
    <message>
        <source>2.5 game points</source>
        <translation>2,5 spælistig</translation>
    </message>
    <message>
        <source>4 game points</source>
        <translation>4 spælistig</translation>
    </message>
    <message>
        <source>Mark the card that is winning</source>
        <translation>Merk kortið, sum vinnur</translation>
    </message>
    <message>
        <source>Shows which card of the trick is the best so far.</source>
        <translation>Vísir, hvat kort í stikkinum er best higartil.</translation>
    </message>
    <message>
        <source>Tell a screen reader what happens</source>
        <translation>Lat ein skíggjalesara siga frá, hvat hendir</translation>
    </message>
    <message>
        <source>Bids, cards, tricks and the score as they come; the reading keys always answer.</source>
        <translation>Meldingar, kort, stikk og støða, so hvørt sum tey koma; knøttarnir at lesa við svara altíð.</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>Kalla á meg, tá ið tað er mín túrur</translation>
    </message>
    <message>
        <source>While another window is in front, the system shows that the game waits for you.</source>
        <translation>Meðan eitt annað vindeyga er fremst, vísir kervið, at spælið bíðar eftir tær.</translation>
    </message>
    <message>
        <source>Call me by a sound as well</source>
        <translation>Kalla eisini við einum ljóði</translation>
    </message>
    <message>
        <source>Two soft notes besides, if the sound is on.</source>
        <translation>Tveir bleytir tónar afturat, um ljóðið er tendrað.</translation>
    </message>
    <message>
        <source>Ask before the time for Kontra is over</source>
        <translation>Spyr, áðrenn tíðin til Kontra er farin</translation>
    </message>
    <message>
        <source>The game stops before the card that ends it, if you may double. Otherwise say it in time: key K.</source>
        <translation>Kanst tú tvífalda, bíðar spælið, áðrenn kortið verður lagt, sum endar tíðina. Annars mást tú siga tað í tøkum tíma við K.</translation>
    </message>
    <message>
        <source>End a deal as soon as it is decided</source>
        <translation>Enda eitt umfar, tá ið tað er avgjørt</translation>
    </message>
    <message>
        <source>The last cards fall at once when all that has been seen proves that the score cannot change any more.</source>
        <translation>Seinastu kortini falla í senn, tá ið alt, sum er sæð, prógvar, at stigini ikki kunnu broytast longur.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ljóðstyrki</translation>
    </message>
    <message>
        <source>How loud cards, knocks and the naming of trumps are.</source>
        <translation>Hvussu hart tað ljóðar, tá ið kort verða løgd, bankað verður, og trumfur verður valdur.</translation>
    </message>
    <message>
        <source>Mute the sound</source>
        <translation>Sløkk ljóðið</translation>
    </message>
    <message>
        <source>Nothing is heard, whatever the volume is. Key M does the same.</source>
        <translation>Einki hoyrist, hvussu høgur ljóðstyrkin so er. Knøtturin M ger tað sama.</translation>
    </message>
    <message>
        <source>Opponents and partners</source>
        <translation>Mótspælarar og makkarar</translation>
    </message>
    <message>
        <source>How well the others at the table play; nobody sees your cards. It holds from the next match on.</source>
        <translation>Hvussu væl hini við borðið spæla; eingin sær kortini hjá tær. Tað hevur gildi frá næsta dysti.</translation>
    </message>
    <message>
        <source>Beginner&apos;s aids</source>
        <translation>Hjálp til byrjarar</translation>
    </message>
    <message>
        <source>Marks your trumps and counts what is out, the trick and the card points; all of it has been seen.</source>
        <translation>Merkir trumfirnar hjá tær og telur, hvat er úti, stikkið og kortstigini; alt hetta hevur ein kunnað sæð.</translation>
    </message>
    <message>
        <source>The tutor asks before a card that is</source>
        <translation>Vegleiðarin spyr undan einum korti, sum er</translation>
    </message>
    <message>
        <source>It knows only what you know. A deal in which it has asked counts as practice.</source>
        <translation>Hann veit bert tað, sum tú veitst. Eitt umfar, har hann hevur spurt, telur sum venjing.</translation>
    </message>
    <message>
        <source>The tutor asks before a bid that is</source>
        <translation>Vegleiðarin spyr undan einum meldi, sum er</translation>
    </message>
    <message>
        <source>Also before naming, calling, exchanging and folding.</source>
        <translation>Eisini áðrenn tú velur trumf, kallar, skiftir ella gevst.</translation>
    </message>
    <message>
        <source>Game points of Faroese Sjavs behind the best choice; where a game pays more, so much more.</source>
        <translation>Spælistig í føroyskum sjavsi aftan fyri besta valið; har eitt spæl gevur meira, samsvarandi meira.</translation>
    </message>
    <message>
        <source>Doubtful is what costs</source>
        <translation>Ivasamt er tað, sum kostar</translation>
    </message>
    <message>
        <source>Bad is what costs</source>
        <translation>Ringt er tað, sum kostar</translation>
    </message>
    <message>
        <source>Very bad is what costs</source>
        <translation>Sera ringt er tað, sum kostar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Mál</translation>
    </message>
    <message>
        <source>Of everything that the program says; a match goes on as it is.</source>
        <translation>Málið á øllum, sum forritið sigur; ein dystur heldur fram óbroyttur.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Ljóst ella myrkt</translation>
    </message>
    <message>
        <source>Colours of the window and the felt.</source>
        <translation>Litirnir á vindeyganum og borðinum.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Borðið</translation>
    </message>
    <message>
        <source>What it is covered with, in light and in dark; with high contrast it is black.</source>
        <translation>Hvat liggur á tí, í ljósari og myrkari útsjónd; við høgum kontrasti er tað svart.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Støddin á tekstinum</translation>
    </message>
    <message>
        <source>Of the words in windows and panels; those on the felt grow with the window.</source>
        <translation>Á orðunum í vindeygum og teigum; tey á borðinum veksa við vindeyganum.</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Kortspæl</translation>
    </message>
    <message>
        <source>French suits (♣ ♠ ♥ ♦) or German ones (Eichel, Gras, Herz, Schellen), also in all words about cards.</source>
        <translation>Franskir litir (♣ ♠ ♥ ♦) ella týskir (Eichel, Gras, Herz, Schellen), eisini í øllum orðum um kort.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Bókstavir á kortunum</translation>
    </message>
    <message>
        <source>Of ace, king, queen and jack in French suits: on the cards and wherever these are named.</source>
        <translation>Fyri ess, kong, drotning og drong í fronsku litunum: á kortunum og allastaðni, har tey verða nevnd.</translation>
    </message>
    <message>
        <source>Large signs on the cards</source>
        <translation>Stór tekn á kortunum</translation>
    </message>
    <message>
        <source>Rank and suit fill the corner; in the middle is one large sign or a portrait.</source>
        <translation>Virði og litur fylla hornið; í miðjuni er eitt stórt tekn ella ein mynd.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Litmerki í fýra litum</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue; German suits have colours of their own anyway.</source>
        <translation>Kleyvari er grønur og rútari bláur; týsku litmerkini hava allíkavæl hvør sín lit.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Baksíðan á kortunum</translation>
    </message>
    <message>
        <source>Knitted as on Faroese jumpers, or the lozenges of Bavaria.</source>
        <translation>Bundin mynstur sum á føroyskum troyggjum, ella rútur sum í Bayern.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The trumps in a hand lie</source>
        <translation>Trumfirnir á hondini liggja</translation>
    </message>
    <message>
        <source>The permanent trumps lie among them, also before trumps are named.</source>
        <translation>Føstu trumfirnir liggja saman við teimum, eisini áðrenn trumfur er valdur.</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Vinstrumegin</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Høgrumegin</translation>
    </message>
    <message>
        <source>From left to right each suit begins with</source>
        <translation>Vinstrumegin byrjar hvør litur við</translation>
    </message>
    <message>
        <source>By the order in which cards take tricks in the game being played.</source>
        <translation>Eftir raðfylgjuni, sum kortini hava í spælinum, ið verður spælt.</translation>
    </message>
    <message>
        <source>Its strongest card</source>
        <translation>Sterkasta kortinum</translation>
    </message>
    <message>
        <source>Its weakest card</source>
        <translation>Veikasta kortinum</translation>
    </message>
    <message>
        <source>Red and black suits lie in turn</source>
        <translation>Skiftandi reyðir og svartir litir</translation>
    </message>
    <message>
        <source>Two suits of one colour lie side by side only where the hand leaves no other order.</source>
        <translation>Tveir reyðir ella tveir svartir litir liggja bert lið um lið, um tað ikki ber til øðrvísi.</translation>
    </message>
    <message>
        <source>A gap between the suits</source>
        <translation>Rúm millum litirnar</translation>
    </message>
    <message>
        <source>Without it the cards of a hand lie at equal distances.</source>
        <translation>Uttan tað liggja øll kortini á hondini líka langt hvørt frá øðrum.</translation>
    </message>
    <message>
        <source>A card is played by</source>
        <translation>Soleiðis verður eitt kort spælt</translation>
    </message>
    <message>
        <source>Keys always play too, and so does dragging a card onto the table. Dragged within the hand, a card stays where it is put until the deal is over.</source>
        <translation>Eitt kort kann altíð eisini spælast við knøttum ella dragast út á borðið. Verður tað drigið á eitt annað stað á hondini, verður tað verandi har, til umfarið er liðugt.</translation>
    </message>
    <message>
        <source>A click</source>
        <translation>Við einum klikki</translation>
    </message>
    <message>
        <source>A double click</source>
        <translation>Við tveimum skjótum klikkum</translation>
    </message>
    <message>
        <source>A click to choose it, and another to play it</source>
        <translation>Við einum klikki at velja tað og einum afturat at spæla tað</translation>
    </message>
    <message>
        <source>Dragging it onto the table, not by clicks</source>
        <translation>Við at draga tað út á borðið, ikki við klikki</translation>
    </message>
    <message>
        <source>Choose a card before it is your turn</source>
        <translation>Vel eitt kort, áðrenn tað er tín túrur</translation>
    </message>
    <message>
        <source>It gets a tick, and is played when your turn comes if the rules allow it. Click it again or press Esc to take it back.</source>
        <translation>Tað fær eitt merki og verður spælt, tá ið tað verður tín túrur, um reglurnar loyva tí. Klikk aftur á tað, ella trýst á Esc fyri at angra.</translation>
    </message>
    <message>
        <source>Cards are dealt in packets</source>
        <translation>Kortini verða givin í bunkum</translation>
    </message>
    <message>
        <source>In the packets of the rules, one player after the other.</source>
        <translation>So nógv í senn, sum reglurnar siga, ein spælari eftir annan.</translation>
    </message>
    <message>
        <source>Your hand sorts itself</source>
        <translation>Kortini hjá tær verða raðað</translation>
    </message>
    <message>
        <source>Your cards are turned up as they came and then glide into order.</source>
        <translation>Kortini hjá tær verða vend, sum tey komu, og flyta seg síðani á pláss.</translation>
    </message>
    <message>
        <source>Cards glide to the trick</source>
        <translation>Kortini flyta seg til stikkið</translation>
    </message>
    <message>
        <source>From the hand of whoever plays them.</source>
        <translation>Av hondini hjá tí, sum spælir tey.</translation>
    </message>
    <message>
        <source>The highest trump comes down with a slam</source>
        <translation>Hægsti trumfur verður slongdur á borðið</translation>
    </message>
    <message>
        <source>Old Mor, or the card that stands in her place, comes from above.</source>
        <translation>Old Mor, ella kortið, sum er í staðin fyri hana, kemur omanífrá.</translation>
    </message>
    <message>
        <source>Tricks are gathered</source>
        <translation>Stikkini verða tikin saman</translation>
    </message>
    <message>
        <source>The cards of a finished trick glide to whoever has won it.</source>
        <translation>Kortini í einum liðugum stikki fara til tann, sum hevur vunnið tað.</translation>
    </message>
    <message>
        <source>Cards are exchanged</source>
        <translation>Kort verða skift</translation>
    </message>
    <message>
        <source>With the cat in the middle of the table, or between two players.</source>
        <translation>Við kettuna mitt á borðinum, ella millum tveir spælarar.</translation>
    </message>
    <message>
        <source>The sign of the trumps grows</source>
        <translation>Skeltið við trumfinum veksur</translation>
    </message>
    <message>
        <source>From whoever has named them to its place on the table.</source>
        <translation>Frá tí, sum hevur valt trumf, til plássið á borðinum.</translation>
    </message>
    <message>
        <source>A cross that was won is drawn</source>
        <translation>Ein vunnin krossur verður teknaður</translation>
    </message>
    <message>
        <source>Over the score at the end of the deal; it fades after a while.</source>
        <translation>Omanfyri stigini, tá ið umfarið er liðugt; hann hvørvur eftir eina løtu.</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Ferð á kortunum</translation>
    </message>
    <message>
        <source>How fast cards are dealt, played and gathered.</source>
        <translation>Hvussu skjótt kortini verða givin, spæld og tikin saman.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Spakuliga</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Skjótt</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Beinanvegin</translation>
    </message>
    <message>
        <source>A finished trick stays for</source>
        <translation>Eitt liðugt stikk verður liggjandi</translation>
    </message>
    <message>
        <source>As the speed: 2.2 seconds with slow cards, 1.5 with normal ones, 0.15 with fast ones. The space bar, or a click beside your cards, goes on sooner.</source>
        <translation>Eftir ferðini: 2,2 sekund, tá ið kortini ganga spakuliga, 1,5, tá ið tey ganga vanliga, og 0,15, tá ið tey ganga skjótt. Trýst á millumrúmsknøttin, ella klikk við síðuna av kortunum hjá tær, so gongur tað skjótari.</translation>
    </message>
    <message>
        <source>As the speed of the cards</source>
        <translation>Eftir ferðini á kortunum</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>Onga tíð</translation>
    </message>
    <message>
        <source>0.8 seconds</source>
        <translation>0,8 sekund</translation>
    </message>
    <message>
        <source>1.5 seconds</source>
        <translation>1,5 sekund</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 sekund</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <translation>6 sekund</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Til eg klikki</translation>
    </message>
    <message>
        <source>Motion on the table</source>
        <translation>Rørsla á borðinum</translation>
    </message>
    <message>
        <source>Without motion everything is at once where it belongs; the pace of the game stays the same.</source>
        <translation>Uttan rørslu er alt beinanvegin har, tað skal vera; ferðin í spælinum er tann sama.</translation>
    </message>
    <message>
        <source>Unless the system asks for less motion</source>
        <translation>Uttan so at kervið biður um minni rørslu</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altíð</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>The sound is off; {key} turns it on again.</source>
        <translation>Ljóðið er sløkt; {key} tendrar tað aftur.</translation>
    </message>
    <message>
        <source>The sound is on.</source>
        <translation>Ljóðið er tendrað.</translation>
    </message>
    <message>
        <source>Sound off ({key})</source>
        <translation>Ljóð sløkt ({key})</translation>
    </message>
    <message>
        <source>Nothing is heard: this program was built without sound. Whoever built it can add the package sounddevice.</source>
        <translation>Einki hoyrist: hetta forritið er gjørt uttan ljóð. Tann, sum gjørdi tað, kann leggja pakkan sounddevice afturat.</translation>
    </message>
    <message>
        <source>Nothing is heard yet: the package sounddevice is not installed. “pip install sounddevice” installs it.</source>
        <translation>Einki hoyrist enn: pakkin sounddevice er ikki lagdur inn. „pip install sounddevice“ leggur hann inn.</translation>
    </message>
    <message>
        <source>Nothing is heard yet: the library PortAudio is not installed (in Debian and Ubuntu: libportaudio2).</source>
        <translation>Einki hoyrist enn: savnið PortAudio er ikki lagt inn (í Debian og Ubuntu: libportaudio2).</translation>
    </message>
    <message>
        <source>Nothing is heard at present: neither loudspeakers nor headphones can be opened.</source>
        <translation>Einki hoyrist í løtuni: hvørki hátalarar ella hoyritól kunnu latast upp.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Game</source>
        <translation>Spæl</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Mótspælarar</translation>
    </message>
    <message>
        <source>Matches
won</source>
        <translation>Dystir
vunnir</translation>
    </message>
    <message>
        <source>Matches won, of those that were played to their end</source>
        <translation>Vunnir dystir av teimum, sum vórðu spældir liðugt</translation>
    </message>
    <message>
        <source>Deals
won</source>
        <translation>Umfør
vunnin</translation>
    </message>
    <message>
        <source>Deals that your side won, of those that count here</source>
        <translation>Umfør, sum títt lið vann, av teimum, sum telja her</translation>
    </message>
    <message>
        <source>Points
a deal</source>
        <translation>Stig fyri
umfarið</translation>
    </message>
    <message>
        <source>Game points of your own account per deal, with the standard error</source>
        <translation>Spælistig á tínum egna roknskapi fyri hvørt umfar, við standardvillu</translation>
    </message>
    <message>
        <source>Beyond
the others</source>
        <translation>Framum
hini</translation>
    </message>
    <message>
        <source>Game points per deal beyond the average of the other accounts, with the standard error: above zero you are the stronger</source>
        <translation>Spælistig fyri hvørt umfar framum miðal hjá hinum roknskapunum, við standardvillu: yvir null ert tú sterkari</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Krossar</translation>
    </message>
    <message>
        <source>Crosses for your side, and for the others</source>
        <translation>Krossar hjá tínum liði og hjá hinum</translation>
    </message>
    <message>
        <source>Vol</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Every trick taken: by your side as declarers, and by the others</source>
        <translation>Øll stikkini fingin: av tínum liði sum meldarar og av hinum</translation>
    </message>
    <message>
        <source>Javn</source>
        <translation>Javn</translation>
    </message>
    <message>
        <source>Declarers kept to a quarter of the card points: the others by you, and you by them</source>
        <translation>Meldarar, sum bert fingu ein fjórðing av kortstigunum ella minni: fyrst hini, síðani títt lið</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Javnt</translation>
    </message>
    <message>
        <source>Deals that nobody won</source>
        <translation>Umfør, sum eingin vann</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Umfør</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfir</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Vunnið</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Hagtøl</translation>
    </message>
    <message>
        <source>Count &amp;practice too</source>
        <translation>Tel eisini &amp;venjing við</translation>
    </message>
    <message>
        <source>Deals in which something was taken back or the teacher helped, and deals that were only tried out</source>
        <translation>Umfør, har okkurt varð tikið aftur, ella har lærarin hjálpti, og umfør, sum bert vórðu roynd</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Úrslit</translation>
    </message>
    <message>
        <source>&amp;How deals count</source>
        <translation>&amp;Hvussu umfør telja</translation>
    </message>
    <message>
        <source>As &amp;declarer</source>
        <translation>Sum &amp;meldari</translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation>Við &amp;tíðini</translation>
    </message>
    <message>
        <source>Made as declarer, by trumps dealt; the lines tell how sure that is</source>
        <translation>Vunnið sum meldari, eftir trumfunum, sum vórðu givnir; strikurnar siga, hvussu vist tað er</translation>
    </message>
    <message>
        <source>Success by trumps</source>
        <translation>Vunnið eftir trumfum</translation>
    </message>
    <message>
        <source>Game points per deal beyond the others, over the last {window} deals; the band tells how sure that is</source>
        <translation>Spælistig fyri hvørt umfar framum hini, yvir seinastu {window} umfør; bandið sigur, hvussu vist tað er</translation>
    </message>
    <message>
        <source>There is no deal yet that counts here.</source>
        <translation>Enn er einki umfar, sum telur her.</translation>
    </message>
    <message>
        <source>You have not declared yet in a deal that counts here.</source>
        <translation>Tú hevur enn ikki verið meldari í nøkrum umfari, sum telur her.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alt tilsamans</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} av {all}</translation>
    </message>
    <message>
        <source>Trumps: {length}; {made} of {declared} made, {share}; 95 % sure between {low} and {high}</source>
        <translation>Trumfir: {length}; vunnið {made} av {declared}, {share}; 95 % vist millum {low} og {high}</translation>
    </message>
    <message>
        <source>After deal {number}: {mean}; 95 % sure between {low} and {high}</source>
        <translation>Aftan á umfar {number}: {mean}; 95 % vist millum {low} og {high}</translation>
    </message>
    <message numerus="yes">
        <source>After %n more deal(s) ({game}) it can be told whether this level suits you: {level}.</source>
        <translation>
            <numerusform>Eftir %n umfar afturat ({game}) ber til at siga, um hetta støðið hóskar til tín: {level}.</numerusform>
            <numerusform>Eftir %n umfør afturat ({game}) ber til at siga, um hetta støðið hóskar til tín: {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last {number} deals ({game}) show no other level that would suit you better: {level}.</source>
        <translation>Tíni seinastu {number} umfør ({game}) vísa einki annað støði, sum hevði hóskað betur til tín: {level}.</translation>
    </message>
    <message>
        <source>In your last {number} deals ({game}) you were better than the others ({level}), and not by chance. Try this level: {better}.</source>
        <translation>Í tínum seinastu {number} umførum ({game}) vart tú betri enn hini ({level}), og tað var ikki tilvild. Royn hetta støðið: {better}.</translation>
    </message>
    <message>
        <source>In your last {number} deals ({game}) the others ({level}) were better than you, and not by chance. Try this level: {better}.</source>
        <translation>Í tínum seinastu {number} umførum ({game}) vóru hini ({level}) betri enn tú, og tað var ikki tilvild. Royn hetta støðið: {better}.</translation>
    </message>
</context>
<context>
    <name>teacher</name>
    <message>
        <source>Game points are counted towards the end of the match: in a close finish the same points on the score sheet count for more.</source>
        <translation>Spælistig verða roknað við endanum á dystinum í huga: tá ið tað stendur á jøvnum at enda, telja somu stig á stigablaðnum meira.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others; to lose the match costs {number} more.</source>
        <translation>Spælistig verða roknað framum miðal hjá hinum; at tapa dystin kostar {number} afturat.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others: a game of 10 that two win from two others brings each of the two 13.</source>
        <translation>Spælistig verða roknað framum miðal hjá hinum: eitt spæl upp á 10, sum tvey vinna frá tveimum øðrum, gevur hvørjum av teimum báðum 13.</translation>
    </message>
    <message>
        <source>Game points are counted ahead of the average of the others.</source>
        <translation>Spælistig verða roknað framum miðal hjá hinum.</translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message>
        <source>Deals that could be and were tried: {number}.</source>
        <translation>Møgulig umfør, sum eru roynd: {number}.</translation>
    </message>
    <message>
        <source>Count the cards that would be your trumps. Are they enough to win?</source>
        <translation>Tel kortini, sum høvdu verið trumfir hjá tær. Eru tey nóg nógv til at vinna?</translation>
    </message>
    <message>
        <source>Look at your first cards: how many trumps are among them?</source>
        <translation>Hygg at fyrstu kortunum hjá tær: hvussu nógvir trumfir eru ímillum?</translation>
    </message>
    <message>
        <source>Compare your suits: how many cards, and how high?</source>
        <translation>Samanber litirnar hjá tær: hvussu nógv kort, og hvussu høg?</translation>
    </message>
    <message>
        <source>Look at the cards that are no trumps: which would be lost anyway?</source>
        <translation>Hygg at kortunum, sum ikki eru trumfir: hvørji høvdu verið tapt allíkavæl?</translation>
    </message>
    <message>
        <source>What would you have to give away for it?</source>
        <translation>Hvat mást tú lata fyri tað?</translation>
    </message>
    <message>
        <source>How many tricks can you count on?</source>
        <translation>Hvussu nógv stikk kanst tú rokna við?</translation>
    </message>
    <message>
        <source>How many tricks would your side take against the declarer?</source>
        <translation>Hvussu nógv stikk hevði liðið hjá tær fingið móti meldaranum?</translation>
    </message>
    <message>
        <source>There is nothing to reckon out here.</source>
        <translation>Her er einki at rokna út.</translation>
    </message>
    <message>
        <source>Look at your whole hand: what would be lost anyway, and what is still needed?</source>
        <translation>Hygg at øllum kortunum hjá tær: hvat hevði verið tapt allíkavæl, og hvat er enn tørvur á?</translation>
    </message>
    <message>
        <source>The rules allow only one card here.</source>
        <translation>Reglurnar loyva bert eitt kort her.</translation>
    </message>
    <message>
        <source>You must follow. What does each of these leave in your hand?</source>
        <translation>Tú mást bekenna. Hvat hevur tú eftir á hondini, alt eftir hvat av teimum tú leggur?</translation>
    </message>
    <message>
        <source>Which of these would still win a trick later?</source>
        <translation>Hvørji av hesum høvdu enn vunnið eitt stikk seinni?</translation>
    </message>
    <message>
        <source>Look at what lies in the trick: is it worth having, and who will get it?</source>
        <translation>Hygg at tí, sum liggur í stikkinum: er tað vert at fáa, og hvør fær tað?</translation>
    </message>
    <message>
        <source>With which card does your side stay in control?</source>
        <translation>Við hvørjum korti ræður títt lið framvegis?</translation>
    </message>
    <message>
        <source>Look at this suit: {suit}.</source>
        <translation>Hygg at hesum litinum: {suit}.</translation>
    </message>
    <message>
        <source>Look at your trumps.</source>
        <translation>Hygg at trumfunum hjá tær.</translation>
    </message>
    <message>
        <source>Compare your trumps with this suit: {suit}.</source>
        <translation>Samanber trumfirnar hjá tær við henda litin: {suit}.</translation>
    </message>
    <message>
        <source>Compare these suits: {first}, {second}.</source>
        <translation>Samanber hesar litirnar: {first}, {second}.</translation>
    </message>
    <message>
        <source>Compare the cards in a frame. The others matter less now.</source>
        <translation>Samanber kortini við ramu. Hini hava minni at týða nú.</translation>
    </message>
    <message>
        <source>The rules allow only one card here: {card}.</source>
        <translation>Reglurnar loyva bert eitt kort her: {card}.</translation>
    </message>
    <message>
        <source>Nothing can be bid with this hand: you can only pass.</source>
        <translation>Einki er at melda við hesi hondini: tú kanst bert siga pass.</translation>
    </message>
    <message>
        <source>There is only one thing that can be done here: {choice}.</source>
        <translation>Her er bert eitt at gera: {choice}.</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Sig einki</translation>
    </message>
    <message>
        <source>{choice}: {cards}</source>
        <translation>{choice}: {cards}</translation>
    </message>
    <message>
        <source>Game points: {points}</source>
        <translation>Spælistig: {points}</translation>
    </message>
    <message>
        <source>Game points: {points}; match won: {chance} %</source>
        <translation>Spælistig: {points}; dystur vunnin: {chance} %</translation>
    </message>
    <message>
        <source>As far as one can tell from {low} to {high}.</source>
        <translation>So vítt ein kann síggja, frá {low} til {high}.</translation>
    </message>
    <message>
        <source>As good as the first.</source>
        <translation>Líka gott sum tað fyrsta.</translation>
    </message>
    <message>
        <source>As good as the first, as far as one can tell (within {high}).</source>
        <translation>Líka gott sum tað fyrsta, so vítt ein kann síggja (í mesta lagi {high} frá).</translation>
    </message>
    <message>
        <source>Worse for certain: by {cost} ({low} to {high}).</source>
        <translation>Við vissu {cost} verri ({low} til {high}).</translation>
    </message>
    <message>
        <source>Probably worse: by {cost} ({low} to {high}).</source>
        <translation>Helst {cost} verri ({low} til {high}).</translation>
    </message>
    <message>
        <source>Perhaps worse: by {cost} ({low} to {high}).</source>
        <translation>Kanska {cost} verri ({low} til {high}).</translation>
    </message>
    <message>
        <source>A rule of thumb; nothing was reckoned out.</source>
        <translation>Ein tummilsregla; einki er roknað út.</translation>
    </message>
    <message>
        <source>Deals that could be and were tried: {number}. More are being tried…</source>
        <translation>Møgulig umfør, sum eru roynd: {number}. Fleiri verða roynd…</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>á tíni hond</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>enn úti</translation>
    </message>
    <message>
        <source>played</source>
        <translation>spælt</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Kortstig: {points}</translation>
    </message>
    <message>
        <source>Card points: {points}, {lacks} short of {step}</source>
        <translation>Kortstig: {points}, {lacks} eftir til {step}</translation>
    </message>
    <message>
        <source>Trumps still out: {number}.</source>
        <translation>Trumfir, sum enn eru úti: {number}.</translation>
    </message>
    <message>
        <source>Permanent trumps still out: {number} of {all}.</source>
        <translation>Fastir trumfir, sum enn eru úti: {number} av {all}.</translation>
    </message>
    <message>
        <source>Permanent trumps still out: {number} of {all}. Other trumps: {others}.</source>
        <translation>Fastir trumfir, sum enn eru úti: {number} av {all}. Aðrir trumfir: {others}.</translation>
    </message>
    <message>
        <source>Nothing lies in the trick yet.</source>
        <translation>Einki liggur í stikkinum enn.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. {name} is winning: {card}.</source>
        <translation>Stig í stikkinum: {points}. {name} vinnur í løtuni: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. {name} has won it: {card}.</source>
        <translation>Stig í stikkinum: {points}. {name} hevur vunnið tað: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. You have won it: {card}.</source>
        <translation>Stig í stikkinum: {points}. Tú hevur vunnið tað: {card}.</translation>
    </message>
    <message>
        <source>Points in the trick: {points}. You are winning: {card}.</source>
        <translation>Stig í stikkinum: {points}. Tú vinnur í løtuni: {card}.</translation>
    </message>
    <message>
        <source>Among them what you laid away: {points}.</source>
        <translation>Harímillum tað, tú legði burtur: {points}.</translation>
    </message>
    <message>
        <source>Not known: what the declarer laid away. It counts for the declarer.</source>
        <translation>Ókent: tað, meldarin legði burtur. Tað telur fyri meldaran.</translation>
    </message>
    <message>
        <source>Not known: what lies in the middle. It counts for the declarer.</source>
        <translation>Ókent: tað, sum liggur í miðjuni. Tað telur fyri meldaran.</translation>
    </message>
    <message>
        <source>How it might go on</source>
        <translation>Hvussu tað kann ganga víðari</translation>
    </message>
    <message>
        <source>An example: one deal of many that could be, played by simple rules. How the cards really lie is not known here.</source>
        <translation>Eitt dømi: eitt møguligt umfar av mongum, spælt eftir einføldum reglum. Hvussu kortini veruliga liggja, er ikki vitað her.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Aftur</translation>
    </message>
    <message>
        <source>On ›</source>
        <translation>Víðari ›</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Eitt annað dømi</translation>
    </message>
    <message>
        <source>{step}  [{key}]</source>
        <translation>{step}  [{key}]</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>So it is now.</source>
        <translation>Soleiðis er tað nú.</translation>
    </message>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}: {choice}</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Hvørji?</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Eina løtu…</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hví?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Ábending</translation>
    </message>
    <message>
        <source>How might it go on?</source>
        <translation>Og hvat so?</translation>
    </message>
    <message>
        <source>Close  [{key}]</source>
        <translation>Lat aftur  [{key}]</translation>
    </message>
    <message>
        <source>It is over: nothing that is still played can change the score of this deal.</source>
        <translation>Tað er avgjørt: einki, sum enn verður spælt, kann broyta úrslitið av hesum umfarinum.</translation>
    </message>
    <message>
        <source>With more deals tried another one is first now: {choice}.</source>
        <translation>Eftir fleiri roynd umfør er eitt annað val nú fremst: {choice}.</translation>
    </message>
    <message>
        <source>With more deals tried the order is another one now.</source>
        <translation>Eftir fleiri roynd umfør er raðfylgjan nú ein onnur.</translation>
    </message>
    <message>
        <source>With more deals tried other cards than those in a frame count too.</source>
        <translation>Eftir fleiri roynd umfør eru eisini onnur kort at hugsa um enn tey við ramu.</translation>
    </message>
    <message>
        <source>These are worth a thought, the best first:</source>
        <translation>Hesi eru verd at hugsa um, tað besta fyrst:</translation>
    </message>
    <message>
        <source>There is only this:</source>
        <translation>Bert hetta er at velja:</translation>
    </message>
    <message>
        <source>Your choice: {choice}</source>
        <translation>Títt val: {choice}</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>In a lesson there is no other help: it tells everything itself.</source>
        <translation>Í eini lektión er eingin onnur hjálp: hon sigur sjálv alt.</translation>
    </message>
    <message>
        <source>Your hand is hidden. Show it first, then ask for a hint.</source>
        <translation>Kortini hjá tær eru fjald. Vís tey fyrst, og bið so um eina ábending.</translation>
    </message>
    <message>
        <source>In a duel there are no hints: both play without help.</source>
        <translation>Í einum tvídysti eru ongar ábendingar: bæði spæla uttan hjálp.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Umfarið er liðugt.</translation>
    </message>
    <message>
        <source>A hint is given when it is your turn.</source>
        <translation>Tú kanst fáa eina ábending, tá ið tað er tín túrur.</translation>
    </message>
</context>
<context>
    <name>translating</name>
    <message>
        <source>Our guess</source>
        <translation>Okkara gitan</translation>
    </message>
    <message>
        <source>Weakly sourced: from a text of another kind, or found only once</source>
        <translation>Veik kelda: úr einum teksti av øðrum slag, ella bert funnið eina ferð</translation>
    </message>
    <message>
        <source>Sourced</source>
        <translation>Við keldu</translation>
    </message>
    <message>
        <source>Help translate</source>
        <translation>Hjálp at umseta</translation>
    </message>
    <message>
        <source>Not every word in this program has been seen by somebody who grew up with it. If you play Sjavs in Faroese, Danish or German, you can mend what sounds wrong.</source>
        <translation>Ikki hvørt orð í hesum forritinum er sæð av onkrum, sum er uppvaksin við tí. Spælir tú sjavs á føroyskum, donskum ella týskum, kanst tú rætta tað, sum ljóðar skeivt.</translation>
    </message>
    <message>
        <source>All texts of a language are in one file, which any text editor opens, or Qt Linguist. Copy it, change what stands between &lt;translation&gt; and &lt;/translation&gt;, and start the program with your copy:</source>
        <translation>Allir tekstirnir á einum máli eru í einari fílu, sum hvør tekstviðgeri kann lata upp, ella Qt Linguist. Avrita hana, broyt tað, sum stendur millum &lt;translation&gt; og &lt;/translation&gt;, og byrja forritið við avritinum hjá tær:</translation>
    </message>
    <message>
        <source>You see the result at once. Please send the file to the authors.</source>
        <translation>Tú sært úrslitið beinanvegin. Send høvundunum fíluna.</translation>
    </message>
    <message>
        <source>The files: {files}</source>
        <translation>Fílurnar: {files}</translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>Something went wrong while the program ran.</source>
        <translation>Okkurt gekk galið, meðan forritið koyrdi.</translation>
    </message>
    <message>
        <source>The program crashed the last time it ran.</source>
        <translation>Forritið datt niður, seinast tað koyrdi.</translation>
    </message>
    <message>
        <source>This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, machines and files were taken out, so that you can send it to whoever may help.</source>
        <translation>Henda fílan sigur, hvat gekk galið í Sjavs Desktop. Hon er skrivað til tín og er ikki send nøkrum. Nøvn á fólki, teldum og fílum eru tikin burtur, so at tú kanst senda hana til onkran, sum kanska kann hjálpa.</translation>
    </message>
    <message>
        <source>The program crashed the last time it ran. Your match is safe: every card is on disk.</source>
        <translation>Forritið datt niður, seinast tað koyrdi. Dysturin hjá tær er tryggur: hvørt kort er goymt á diskinum.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody had thought of. Your match is safe: every card is on disk. If the table does not go on, close the window and start again.</source>
        <translation>Okkurt gekk galið, sum eingin hevði hugsað um. Dysturin hjá tær er tryggur: hvørt kort er goymt á diskinum. Gongur tað ikki víðari við borðið, so lat vindeygað aftur, og byrja av nýggjum.</translation>
    </message>
    <message>
        <source>Something went wrong that nobody had thought of, and your match is not on disk. Save its record somewhere else before you close the window.</source>
        <translation>Okkurt gekk galið, sum eingin hevði hugsað um, og dysturin hjá tær er ikki goymdur. Goym hann aðrastaðni, áðrenn tú letur vindeygað aftur.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Okkurt gekk galið</translation>
    </message>
    <message>
        <source>No report of it could be written.</source>
        <translation>Eingin frágreiðing kundi skrivast.</translation>
    </message>
    <message>
        <source>A report without names lies in {file}. Nothing was sent; you can send it to whoever may help.</source>
        <translation>Ein frágreiðing uttan nøvn liggur í {file}. Einki er sent; tú kanst senda hana til onkran, sum kanska kann hjálpa.</translation>
    </message>
    <message>
        <source>&amp;Show the folder</source>
        <translation>&amp;Vís mappuna</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
</context>
<context>
    <name>tutor</name>
    <message>
        <source>Think again</source>
        <translation>Hugsa teg um</translation>
    </message>
    <message>
        <source>Nothing is done yet, and you choose once more.</source>
        <translation>Einki er gjørt enn, og tú velur eina ferð afturat.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vís</translation>
    </message>
    <message>
        <source>You choose once more, with a hint.</source>
        <translation>Tú velur eina ferð afturat, við eini ábending.</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Spæl allíkavæl</translation>
    </message>
    <message>
        <source>It stays as you have chosen.</source>
        <translation>Tað verður, sum tú hevur valt.</translation>
    </message>
    <message>
        <source>Stop tutoring</source>
        <translation>Steðga vegleiðingini</translation>
    </message>
    <message>
        <source>It stays as you have chosen, and the tutor asks nothing any more.</source>
        <translation>Tað verður, sum tú hevur valt, og vegleiðarin spyr ikki meira.</translation>
    </message>
    <message>
        <source>{choice}  [{key}]</source>
        <translation>{choice}  [{key}]</translation>
    </message>
    <message>
        <source>The tutor asks nothing any more; the preferences bring it back.</source>
        <translation>Vegleiðarin spyr ikki meira; undir „Stillingar“ kanst tú fáa hann aftur.</translation>
    </message>
    <message>
        <source>With more deals tried it is no mistake</source>
        <translation>Eftir fleiri roynd umfør er tað einki mistak</translation>
    </message>
    <message>
        <source>That is doubtful</source>
        <translation>Tað er ivasamt</translation>
    </message>
    <message>
        <source>That is bad</source>
        <translation>Tað er ringt</translation>
    </message>
    <message>
        <source>That is very bad</source>
        <translation>Tað er sera ringt</translation>
    </message>
    <message>
        <source>{choice}: about {cost} game points less than the best choice ({low} to {high}).</source>
        <translation>{choice}: umleið {cost} spælistig minni enn besta valið ({low} til {high}).</translation>
    </message>
</context>
<context>
    <name>typed</name>
    <message>
        <source>on</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>true</source>
        <translation>satt</translation>
    </message>
    <message>
        <source>false</source>
        <translation>ósatt</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>banka</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tak av</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>legg</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>lat vera</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>melda</translation>
    </message>
    <message>
        <source>name</source>
        <translation>vel</translation>
    </message>
    <message>
        <source>call</source>
        <translation>kalla</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>lat liggja</translation>
    </message>
    <message>
        <source>look</source>
        <translation>hygg</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>skift</translation>
    </message>
    <message>
        <source>take</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>nokta</translation>
    </message>
    <message>
        <source>go</source>
        <translation>halt á</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>gev upp</translation>
    </message>
    <message>
        <source>double</source>
        <translation>tvífalda</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>enda</translation>
    </message>
    <message>
        <source>help</source>
        <translation>hjálp</translation>
    </message>
    <message>
        <source>betri</source>
        <translation>betri</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>The match is not saved</source>
        <translation>Dysturin er ikki goymdur</translation>
    </message>
    <message>
        <source>The match cannot be saved. It is lost if you leave it now; or save it somewhere else.</source>
        <translation>Dysturin kann ikki goymast. Fert tú frá honum nú, er hann mistur, uttan so at tú goymir hann aðrastaðni.</translation>
    </message>
    <message>
        <source>Save some&amp;where else…</source>
        <translation>Goym &amp;aðrastaðni …</translation>
    </message>
    <message>
        <source>&amp;Leave it unsaved</source>
        <translation>&amp;Far frá uttan at goyma</translation>
    </message>
    <message>
        <source>&amp;Stay here</source>
        <translation>&amp;Verð her</translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message>
        <source>Language</source>
        <translation>Mál</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekstur</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vanligur</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stórur</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sera stórur</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Ferðin á kortunum</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>spakulig</translation>
    </message>
    <message>
        <source>normally</source>
        <translation>vanlig</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>skjót</translation>
    </message>
    <message>
        <source>Have you played Sjavs before?</source>
        <translation>Hevur tú spælt sjavs fyrr?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
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
        <translation>Hví gjørdi tú hatta?</translation>
    </message>
    <message>
        <source>◂ &amp;Earlier</source>
        <translation>◂ &amp;Fyrr</translation>
    </message>
    <message>
        <source>&amp;Later ▸</source>
        <translation>&amp;Seinni ▸</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lat aftur</translation>
    </message>
    <message>
        <source>{moment} · decision {number} of {all}</source>
        <translation>{moment} · avgerð {number} av {all}</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>siga einki</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trumfur</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stikk {number}</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Áðrenn spælt varð</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>It was as good as the best as far as could be told, so a rule of thumb decided:</source>
        <translation>So vítt tað bar til at siga, var tað líka gott sum tað besta, so ein tummilsregla gjørdi av:</translation>
    </message>
    <message>
        <source>More was expected from it than from anything else.</source>
        <translation>Meira varð væntað av tí enn av nøkrum øðrum.</translation>
    </message>
    <message>
        <source>Nothing was expected to bring more, though something else came close.</source>
        <translation>Einki sá út til at geva meira, men okkurt annað kom nær.</translation>
    </message>
    <message>
        <source>It was as good as the best as far as could be told.</source>
        <translation>So vítt tað bar til at siga, var tað líka gott sum tað besta.</translation>
    </message>
    <message>
        <source>No rule of thumb speaks for it.</source>
        <translation>Eingin tummilsregla talar fyri tí.</translation>
    </message>
    <message>
        <source>Deals tried that could be, as far as this player knew: {number}.</source>
        <translation>Møgulig umfør, sum eru roynd, eftir tí, sum hesin spælarin visti: {number}.</translation>
    </message>
    <message>
        <source>Deals that fit better to what was bid counted for more.</source>
        <translation>Umfør, sum passaðu betur til tað, sum var meldað, taldu meira.</translation>
    </message>
    <message>
        <source>Nothing was reckoned out: rules of thumb decide here, or there was no real choice.</source>
        <translation>Einki varð roknað út: her gera tummilsreglur av, ella var einki veruligt val.</translation>
    </message>
    <message>
        <source>The rules of thumb would have advised: {action}.</source>
        <translation>Tummilsreglurnar høvdu mælt til: {action}.</translation>
    </message>
    <message>
        <source>{name} has no clubs</source>
        <translation>{name} hevur ongan kleyvara</translation>
    </message>
    <message>
        <source>{name} has no spades</source>
        <translation>{name} hevur ongan spaðara</translation>
    </message>
    <message>
        <source>{name} has no hearts</source>
        <translation>{name} hevur ongan hjartara</translation>
    </message>
    <message>
        <source>{name} has no diamonds</source>
        <translation>{name} hevur ongan rútara</translation>
    </message>
    <message>
        <source>{name} has no trumps</source>
        <translation>{name} hevur ongan trumf</translation>
    </message>
    <message>
        <source>{name} has no {suit}</source>
        <translation>{name} hevur einki kort í {suit}</translation>
    </message>
    <message>
        <source>You have no clubs</source>
        <translation>Tú hevur ongan kleyvara</translation>
    </message>
    <message>
        <source>You have no spades</source>
        <translation>Tú hevur ongan spaðara</translation>
    </message>
    <message>
        <source>You have no hearts</source>
        <translation>Tú hevur ongan hjartara</translation>
    </message>
    <message>
        <source>You have no diamonds</source>
        <translation>Tú hevur ongan rútara</translation>
    </message>
    <message>
        <source>You have no trumps</source>
        <translation>Tú hevur ongan trumf</translation>
    </message>
    <message>
        <source>You have no {suit}</source>
        <translation>Tú hevur einki kort í {suit}</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Val</translation>
    </message>
    <message>
        <source>Expected game points</source>
        <translation>Væntað spælistig</translation>
    </message>
    <message>
        <source>Behind the best</source>
        <translation>Aftan fyri tað besta</translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>og {number} afturat</translation>
    </message>
    <message>
        <source>Held: {cards}</source>
        <translation>Á hondini: {cards}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Á borðinum: {cards}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo); the window uses the singular</source>
        <translation>føroyski rættstavarin (myspell-fo); vindeygað brúkar eintal</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience; the Faroese spelling dictionary (myspell-fo): kleyvarkongur</source>
        <translation>vp.fo, ein yrking um kabalu; føroyski rættstavarin (myspell-fo): kleyvarkongur</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience</source>
        <translation>vp.fo, ein yrking um kabalu</translation>
    </message>
    <message>
        <source>vp.fo, a poem on patience; the Faroese spelling dictionary (myspell-fo): kleyvaress</source>
        <translation>vp.fo, ein yrking um kabalu; føroyski rættstavarin (myspell-fo): kleyvaress</translation>
    </message>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo): kleyvardrongur, spaðardrongur and so on</source>
        <translation>føroyski rættstavarin (myspell-fo): kleyvardrongur, spaðardrongur og so framvegis</translation>
    </message>
    <message>
        <source>the packs of Denmark, with which the Faroes play</source>
        <translation>donsku kortspølini, sum spælt verður við í Føroyum</translation>
    </message>
    <message>
        <source>the Faroese spelling dictionary (myspell-fo)</source>
        <translation>føroyski rættstavarin (myspell-fo)</translation>
    </message>
    <message>
        <source>the article on Klørsjavs and Sjavs</source>
        <translation>greinin um Klørsjavs og sjavs</translation>
    </message>
    <message>
        <source>bedre and besser in the sister games</source>
        <translation>bedre og besser í líknandi spølum</translation>
    </message>
    <message>
        <source>pagat.com, in English</source>
        <translation>pagat.com, á enskum</translation>
    </message>
    <message>
        <source>in.fo, on bridge</source>
        <translation>in.fo, um bridge</translation>
    </message>
    <message>
        <source>Faroese sports pages</source>
        <translation>føroyskar síður um ítrótt</translation>
    </message>
    <message>
        <source>fo.po of Pinta, baobab, deja-dup, Cairo-Dock, Enlightenment</source>
        <translation>fo.po úr Pinta, baobab, deja-dup, Cairo-Dock, Enlightenment</translation>
    </message>
    <message>
        <source>fo.po of Pinta and others have the noun endurgerð; a menu says what to do</source>
        <translation>fo.po úr Pinta og øðrum hevur navnorðið endurgerð; ein valmynd sigur, hvat gerast skal</translation>
    </message>
    <message>
        <source>a round, in Faroese sports pages</source>
        <translation>eitt umfar, á føroyskum síðum um ítrótt</translation>
    </message>
    <message>
        <source>Danish lektion</source>
        <translation>danskt lektion</translation>
    </message>
    <message>
        <source>pagat.com, on Denmark</source>
        <translation>pagat.com, um Danmark</translation>
    </message>
    <message>
        <source>Danish Wikipedia of 2006</source>
        <translation>danska Wikipedia frá 2006</translation>
    </message>
    <message>
        <source>“stryge katten” means exchange in one source and to leave it in another</source>
        <translation>„stryge katten“ merkir í einari keldu at skifta við kettuna og í einari aðrari at lata hana liggja</translation>
    </message>
</context>
</TS>
