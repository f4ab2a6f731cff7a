import { wordsIn } from './words-in.ts';

/** German words that say how a wish is put and not what it is, folded. Verbs stand without their ending. */
export const GERMAN_FILLERS = {
  words: wordsIn(`
    der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jene jenes jeder
    jede jedes jeden jedem mancher manche solche solcher solches alle alles allen allem aller beide beides beiden viel
    viele vieles vielen wenig wenige weniger etwas nichts irgendetwas irgendwas irgendwo irgendwie irgendwelche
    irgendein irgendeine einige einiges mehr mehrere meist meisten genug andere anderer anderes anderen
    selbe selben derselbe dieselbe eigene eigenen eigener
    ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner er ihn ihm sein
    seine seinen seinem seiner sie ihr ihre ihren ihrem ihrer es wir uns unser unsere unseren unserem unserer euch euer
    eure sich man wer wen wem wessen was welche welcher welches welchen wo wohin woher wann warum wieso wie wofur womit
    worauf woran davon dafur damit dabei daran darauf darin dazu danach davor dort dorthin da hier hin her hierher
    jemand jemanden jemandem niemand
    bin bist ist sind seid war waren warst gewesen sei ware waren ware hatte hatten hattest habe hast hat haben gehabt
    werde wirst wird werden wurde wurden wurdest geworden kann kannst konnen konnt konnte konnten will willst wollen
    wollt wollte wollten soll sollst sollen sollte sollten muss musst mussen musste mussten darf darfst durfen durfte
    durften mag magst mogen mochte mochten mochtest lasst lassen liess gibt gibts gabs gab gabe gehts
    ab an am ans auf aufs aus bei beim bis durch durchs entlang fur furs gegen gegenuber hinter im in innerhalb ins
    mit mitten nach nahe neben ohne pro rund seit statt trotz uber ubers um ums unter von vom vor vorm wahrend wegen
    zu zum zur zwischen per
    aber als also auch ausserdem bald bereits bisher bloss blos bzw da dann dass denn deshalb doch eben eher eigentlich
    einfach einmal mal erst etwa fast ganz gar gerade gern gerne lieber liebsten am gleich halt hochstens immer
    immerhin ja je jedoch jetzt kaum kein keine keinen keinem keiner keines leider manchmal mindestens nach nachher
    naturlich nein nicht nie noch nochmal nur ob oben obwohl oder oft ohnehin recht schon sehr sogar sonst sofort
    sowie sowohl spater stets trotzdem uberhaupt ubrigens unbedingt und ungefahr vielleicht vollig vorher weil weiter
    wenigstens wenn wieder wirklich wohl ziemlich zuerst zuletzt zusammen zwar allein alleine lang lange langer
    langsam schnell genau evtl eventuell moglichst zumindest insgesamt draussen drinnen uberall vorne hinten unten
    weg los hinaus hinein raus rein runter rauf
    bitte danke dank hallo hi moin servus gruss grusse liebe lieber guten sorry okay ok gell
    mann frau partner partnerin freund freundin freunde freunden freundinnen verlobte verlobter mutter mama vater papa
    eltern sohn sohne tochter schwester schwestern bruder bruder oma opa grosseltern grossmutter grossvater enkel
    enkelin enkelkinder enkelkindern tante onkel cousin cousine neffe nichte schwiegereltern schwiegermutter
    schwiegervater kollege kollegen kollegin leute leuten mensch menschen person personen erwachsene erwachsenen
    erwachsener teenager jugendliche jugendlichen baby babys junge jungen madchen gruppe gruppen jahrige jahrigen
    jahriger jahriges herr herren dame damen
    jahr jahre jahren monat monate monaten woche wochen stunde stunden minute minuten moment zeit zeiten tag tage tagen
    tages wochenende uhr geburtstag hochzeitstag jubilaum feierabend montag dienstag mittwoch donnerstag freitag
    samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags januar februar marz
    april mai juni juli august september oktober november dezember fruhling sommer herbst
    ding dinge dingen sache sachen art arten ort orte orten platz idee ideen tipp tipps rat vorschlag vorschlage
    empfehlung empfehlungen moglichkeit moglichkeiten gelegenheit plan plane programm preis preise preisen kosten geld
    budget euro euros dollar franken stuck teil teile seite ende anfang anfanger anfangerin mitte auswahl frage fragen
    problem grund fall stadt region gegend land welt besuch besuche besucher aufenthalt urlaub ferien reise reisen
    tour touren ausflug ausfluge unternehmung unternehmungen erlebnis erlebnisse aktivitat aktivitaten angebot angebote
    veranstaltung veranstaltungen spass lust freude interesse halt stopp zwischenstopp leben nahe umgebung name namen
    anzahl rundfahrt rundgang kleinigkeit kleinigkeiten gast gaste
    gut gute guter gutes guten besser beste bester bestes besten schon schone schoner schones schonen schonste
    schonsten toll tolle toller tolles tollen super klasse prima nett nette netter nettes netten hubsch besonders
    besondere besonderer besonderes besonderen interessant interessante interessantes spannend spannende spannendes
    einmalig einzigartig unvergesslich lustig typisch typische typisches typischen traditionell traditionelle echt
    echte echter echtes echten authentisch original beliebt beruhmt bekannt neu neue neues neuen alt alte altes alten
    gross grosse grosser grosses grossen klein kleine kleiner kleines kleinen kurz kurze kurzer kurzes kurzen ganze
    ganzer ganzes ganzen halbe halber halbes halben schwer schwierig moglich verfugbar offen frei teuer gunstig
    bezahlbar preiswert fruh fruhe fruher fruhen spat spate spater spaten letzte letzter letztes letzten erste erster
    erstes ersten nachste nachster nachstes nachsten sicher fertig mude hungrig neugierig wichtig notig passend
    passende passendes geeignet bequem warm kalt heiss nass trocken voll leer laut einzeln eigen verschieden
    verschiedene uberlaufen touristisch anstrengend lecker leckeres ahnlich ahnliche ahnliches ahnlichem ruhig ruhige ruhiger ruhiges
    ruhigen still stille stiller stilles entspannt entspannte entspanntes gemutlich gemutliche gemutliches gemutlichen
    romantisch romantische romantisches herrlich herrliche wunderbar wunderschon wunderschone grossartig genial
    fantastisch stilvoll luxurios gefuhrt gefuhrte gefuhrter gefuhrten organisiert organisierte regnerisch sonnig zwei drei
    vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig hundert tausend doppelt zweimal dreimal
    zuruck vorbei inbegriffen ihnen denen dessen deren bevor solange sobald nachdem hinunter hinauf herum daneben dahinter
    dazwischen daruber darunter direkt weit weiter nah hoch tief halb eng breit nich nem nen ner rum mach
    unternehmungslustig jemanden jemand irgendjemand freuen`),
  /** Matched with any of their endings. */
  verbs: wordsIn(`
    such find seh schau guck betracht besichtig besuch geh komm nehm bring geb mach tu versuch probier zeig sag frag
    helf weiss kenn denk glaub mein empfehl buch reservier bestell kauf zahl bezahl kost bleib leb reis fahr flieg ankomm
    abfahr anleg halt lern horen hor fuhl sitz steh lieg wart spiel treff nutz arbeit brauch verstand versteh sprech red
    erinner vergess traum wunsch hoff plan vorhab entscheid wahl entspann geniess verbring vermeid enthalt dauer pass
    erlaub schaff organisier erwart erkund entdeck erleb bummel wander spazier lauf zieh hol reich trag uberleg
    unternehm anseh anschau teilnehm mitmach mitnehm mitkomm losgeh feier ess trink interessier lieb gefall schlag
    start begin beginn end lass spring dreh stell leg setz sucht verpass auskenn biet`),
  irregular: wordsIn(`
    gesehen gegangen gekommen genommen gemacht getan gegeben gewesen gebucht gesucht gefunden wissen weiss wusste
    gibts hatten hatte waren siehst sieht seht fahrt fahrst fahren nimmt nimm gib hilfst hilft isst spricht trifft
    mochte lauft geht kommt macht ging kam sah nahm auskennt aussieht ansehen anschauen angucken mitnehmen mitkommen`),
} as const;
