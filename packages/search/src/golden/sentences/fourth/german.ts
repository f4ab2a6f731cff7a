import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in German that were written after the search was finished. Only benchmarks read them. */
export const FOURTH_GERMAN: readonly LocalSentenceQuery[] = [
  {
    query: 'Ich träum von ner Nachtfahrt durch Paris in so einer ollen Ente',
    kind: 'wish',
    meets: ['paris-after-dark-in-a-2cv'],
  },
  {
    query: 'Stricken und häkeln kann ich, jetzt würde ich in Brügge gern klöppeln lernen',
    kind: 'wish',
    meets: ['bobbin-lace-for-beginners'],
  },
  {
    query: 'Einem echten neapolitanischen Schneider über die Schulter schauen, geht sowas?',
    kind: 'wish',
    meets: ['tailors-afternoon-in-chiaia'],
  },
  {
    query: 'Trommeln in Rio, aber bitte selber mitmachen und nicht nur zuhören',
    kind: 'wish',
    meets: ['samba-percussion-workshop-in-lapa'],
    misses: ['little-africa-walk-to-pedra-do-sal'],
  },
  {
    query: 'Chengdu, da müssen wir natürlich zu den Pandas!',
    kind: 'wish',
    meets: ['panda-base-at-feeding-time'],
  },
  {
    query: 'Bei Pinhao in einen kleinen Weinkeller, wo noch die Familie selbst einschenkt',
    kind: 'wish',
    meets: ['a-family-cellar-in-vale-de-mendiz'],
    misses: ['favaios-bread-and-moscatel', 'down-through-the-vines-from-casal-de-loivos'],
  },
  {
    query: 'Mönche beim gregorjanischen Gesang hören, wir sind gerade in Florenz',
    kind: 'wish',
    slip: true,
    meets: ['san-miniato-vespers-walk'],
  },
  {
    query: 'In Sydney will ich unbedingt aufs Wasser, ob Brett oder Boot ist mir gleich',
    kind: 'wish',
    meets: [
      'surf-lesson-at-bondi',
      'kayak-under-the-bridge-before-the-ferries',
      'whales-off-the-heads',
      'manly-by-ferry-and-cabbage-tree-bay-from-the-ship',
    ],
  },
  {
    query: 'Ich hab in Porto noch 25 Euro im Portemonnaie, was kann ich damit unternehmen?',
    kind: 'price',
    meets: [
      'porto-tile-by-tile',
      'clerigos-tower-and-museum-ticket',
      'six-bridges-on-a-rabelo',
      'portuguese-guitar-at-six',
    ],
  },
  {
    query: 'Gibts in Barcelona eine geführte Tour für weniger als 30 €?',
    kind: 'price',
    meets: ['barcino-under-the-gothic-quarter'],
    misses: [
      'vermouth-hour-in-gracia',
      'montserrat-by-rack-railway',
      'from-the-ship-gaudi-in-four-and-a-half-hours',
      'from-the-ship-cava-in-the-penedes',
    ],
  },
  {
    query: 'was Sportliches in Dublin, 40 Euro sind aber das Limit',
    kind: 'price',
    meets: ['learn-hurling-in-the-phoenix-park'],
    misses: ['kayak-under-the-liffey-bridges', 'howth-cliff-path-from-the-ship'],
  },
  {
    query: 'Porto so gegen 18 Uhr, irgendwas Nettes, bevor wir essen gehen',
    kind: 'daytime',
    meets: [
      'portuguese-guitar-at-six',
      'five-ports-in-a-gaia-cellar',
      'six-bridges-on-a-rabelo',
      'clerigos-tower-and-museum-ticket',
    ],
  },
  {
    query: 'Kapstadt für Lerchen: es soll losgehen, bevor es acht schlägt',
    kind: 'daytime',
    meets: ['lions-head-before-sunrise', 'kayak-from-three-anchor-bay'],
  },
  {
    query: 'Wir sind an einem Montag in Paris, da ist ja fast alles zu. Was geht trotzdem?',
    kind: 'daytime',
    meets: ['eiffel-tower-by-the-stairs-with-a-guide', 'paris-after-dark-in-a-2cv'],
  },
  {
    query: 'Mal ein Dreiviertelstündchen auf den Fluss in Florenz, länger sitzt mein Mann nicht still',
    kind: 'duration',
    meets: ['barchetto-on-the-arno-at-dusk'],
  },
  {
    query: 'Einen vollen Tag raus aus Lissabon, ruhig acht Stunden oder mehr',
    kind: 'duration',
    meets: ['evora-cork-oaks-and-standing-stones'],
    misses: ['from-the-ship-sintra-and-the-cape'],
  },
  {
    query: 'Mit Baby (7 Monate) in Stockholm eine Schifffahrt machen',
    kind: 'party',
    meets: ['by-boat-across-lake-malaren-to-drottningholm'],
    misses: [
      'mahogany-launch-to-the-archipelago',
      'ferry-to-djurgarden-vasa-and-skansen-from-the-quay',
      'crayfish-supper-under-paper-lanterns-on-board',
    ],
  },
  {
    query: 'Die Kids sind 5 und 8 und müssen sich in Madrid mal an der frischen Luft austoben',
    kind: 'party',
    meets: ['retiro-with-children-map-and-oars'],
    misses: ['la-pedriza-granite-and-vultures'],
  },
  {
    query: 'Sechs Kumpels, alle um die 30, in München: Bier und Gaudi bitte',
    kind: 'party',
    meets: ['beer-halls-after-work', 'isar-raft-with-brass-band'],
    misses: [
      'through-the-kiental-to-andechs',
      'viktualienmarkt-before-noon',
      'twist-a-pretzel-in-haidhausen',
    ],
  },
  {
    query: 'Unser Besuch aus Bologna kann nur Italienisch. Wer führt ihn in München rum?',
    kind: 'language',
    meets: ['viktualienmarkt-before-noon'],
    misses: [
      'neuschwanstein-by-train-and-on-foot',
      'beer-halls-after-work',
      'through-the-kiental-to-andechs',
      'blue-rider-in-private-at-the-lenbachhaus',
    ],
  },
  {
    query: 'Zur Christusstatue in Rio mit einem Guide, der Deutsch kann',
    kind: 'language',
    meets: ['corcovado-train-and-santa-teresa', 'christ-and-sugarloaf-from-pier-maua'],
  },
  {
    query: 'Welche Führung in Porto schafft man mit Zwillingskinderwagen?',
    kind: 'requirement',
    meets: ['porto-tile-by-tile'],
    misses: ['from-leixoes-porto-in-half-a-day'],
  },
  {
    query: 'Wir wären gern unter uns: Boot mit Fahrer bei Pinhão, fünf Leute, keine Fremden dabei',
    kind: 'requirement',
    meets: ['evening-launch-for-two-to-six'],
    misses: ['one-hour-on-a-rabelo-to-romaneira'],
  },
  {
    query: 'Veganerin sucht Kochkurs in Kapstadt',
    kind: 'requirement',
    meets: ['koesisters-and-curry-in-bo-kaap'],
  },
  {
    query: 'In Kopenhagen gern aufs Wasser, nur selber paddeln möchten wir nicht mehr',
    kind: 'negation',
    meets: ['low-bridges-canal-hour-in-a-wooden-boat'],
    misses: ['kayaks-with-lamps-through-the-evening-harbour'],
  },
  {
    query: 'Musik am Abend in Barcelona, blos kein Flamenco',
    kind: 'negation',
    slip: true,
    meets: ['havaneres-and-burnt-rum'],
  },
  {
    query: 'Was macht man abends in München, wenn man keine Lust auf Kneipentour hat?',
    kind: 'negation',
    meets: ['zither-and-nonsense-in-the-side-room', 'twist-a-pretzel-in-haidhausen'],
    misses: ['beer-halls-after-work'],
  },
  {
    query: 'In Dublin kommt der Regen waagerecht, wo können wir tagsüber unter ein Dach?',
    kind: 'weather',
    meets: ['book-of-kells-and-old-library'],
    misses: ['coddle-oysters-and-brown-bread', 'evening-of-irish-music-in-smithfield'],
  },
  {
    query: '39 Grad in Madrid, nix wie rein irgendwo, wo keine Sonne hinkommt',
    kind: 'weather',
    meets: [
      'prado-ticket-with-a-short-route',
      'royal-palace-with-a-historian-private',
      'flamenco-in-the-coal-cellar',
    ],
  },
  {
    query: 'Unser Schiff legt in Philippsburg auf St. Maarten an, wir möchten schnorcheln',
    kind: 'ship',
    slip: true,
    meets: ['sail-and-snorkel-little-bay-from-the-ship'],
  },
  {
    query: 'Kopenhagen vom Kreuzfahrtschiff aus, wir würden gern ein Schloss von innen sehen',
    kind: 'ship',
    meets: ['frederiksborg-castle-from-the-ship'],
    misses: ['louisiana-and-kronborg-by-coast-train', 'langelinie-to-nyhavn-with-the-noon-guard'],
  },
  {
    query: 'Athen, Beginn am späten Nachmittag, mit Kindern (7 und 10) und jemandem, der Deutsch spricht',
    kind: 'several',
    meets: ['ancient-agora-treasure-hunt-for-families', 'cape-sounion-for-the-sunset'],
  },
  {
    query: 'Kapstadt, ganzer Tag, kleine Gruppe, Guide auf Deutsch, aber keine Weinproben',
    kind: 'several',
    meets: ['peninsula-day-penguins-and-cape-point'],
    misses: ['chenin-and-pinotage-in-the-winelands'],
  },
  {
    query: 'Florenz: was Handwerkliches selber machen, höchstens sechs Leute, auf Deutsch und bis 70 €',
    kind: 'several',
    meets: ['marbled-paper-workshop-oltrarno'],
  },
  {
    query: 'Hotel in Marrakesch mit Planschbecken für unseren Kleinen',
    kind: 'hotel',
    hotels: ['marrakech/riad-slat-nhas', 'marrakech/dar-nkhil-aghmat'],
  },
  {
    query: 'Wir kommen mit dem E-Auto nach Kopenhagen, welches Hotel hat eine Ladesäule?',
    kind: 'hotel',
    hotels: ['copenhagen/gasvaerk-nord', 'copenhagen/landstedet-frydenlyst'],
  },
  {
    query: 'Wo kann man in Tokio Karaoke singen, so mit eigener Kabine?',
    kind: 'unservable',
    missing: 'Karaoke in Tokio',
  },
  { query: 'Ein Wochenende in Krakau, was empfehlt ihr?', kind: 'unservable', missing: 'Krakau' },
  {
    query: 'Yoga zwischen Reisfeldern auf Bali, gern gleich morgens',
    kind: 'unservable',
    missing: 'Yoga auf Bali',
  },
  { query: 'Segwaytour durch Prag für vier', kind: 'unservable', missing: 'Segwaytouren in Prag' },
  {
    query: 'einmal mit dem Jetski vor Miami über die Wellen heizen',
    kind: 'unservable',
    missing: 'Jetski in Miami',
  },
];
