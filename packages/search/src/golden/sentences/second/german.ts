import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in German that were written after the search was finished. Only benchmarks read them. */
export const SECOND_GERMAN: readonly LocalSentenceQuery[] = [
  {
    query: 'Kann man in Tokio Sumoringern beim Training zugucken?',
    kind: 'wish',
    meets: ['sumo-morning-practice-ryogoku'],
  },
  { query: 'töpfern in Kappadokien', kind: 'wish', meets: ['pottery-at-the-kick-wheel-in-avanos'] },
  {
    query: 'Einmal Orcas sehen, irgendwo in Kanada',
    kind: 'wish',
    meets: ['orcas-of-the-salish-sea', 'orcas-off-victoria-by-covered-boat-from-the-ship'],
  },
  {
    query: 'Ich würd auf Gran Canaria gern surfen lernen, bin aber blutige Anfängerin',
    kind: 'wish',
    meets: ['first-waves-at-la-cicer-surf-lesson'],
  },
  {
    query: 'Wo hört man in Lissabon echten Fado und bekommt auch was zu essen?',
    kind: 'wish',
    meets: ['fado-supper-in-alfama'],
  },
  {
    query: 'Sternegucken mit Telskop in Marokko',
    kind: 'wish',
    slip: true,
    meets: ['telescope-behind-the-last-dune'],
    misses: ['camels-into-erg-chebbi-and-a-night-in-camp'],
  },
  {
    query: 'Chinesische Oper ansehen, egal in welcher Stadt',
    kind: 'wish',
    meets: [
      'peking-opera-in-an-old-guildhall',
      'sichuan-opera-face-changing-qintai-road',
      'cantonese-opera-with-tea-in-chinatown',
    ],
  },
  {
    query: 'Gibt es auf St. Thomas eine Tour zu den Schildkröten?',
    kind: 'wish',
    meets: ['turtles-of-buck-island-under-sail-from-the-ship'],
  },
  {
    query: 'Abends Livemusik in Prag, mehr als 25 Euro möchte ich dafür nicht ausgeben',
    kind: 'price',
    meets: ['late-set-in-a-vinohrady-cellar'],
  },
  { query: 'Paddeln in Sevilla unter 30 €', kind: 'price', meets: ['kayak-on-the-guadalquivir-at-dusk'] },
  {
    query: 'Was kann man sich in Ubud für weniger als 10 Euro Eintritt anschauen',
    kind: 'price',
    meets: ['sacred-monkey-forest-ticket', 'legong-at-ubud-palace'],
  },
  {
    query: 'New York, Jetlag, um sechs schon wach: was können wir vor acht unternehmen?',
    kind: 'daytime',
    meets: ['brooklyn-bridge-before-breakfast', 'birds-of-the-ramble'],
  },
  {
    query: 'In der Abenddämmerung auf der Stadtmauer von Seoul spazieren',
    kind: 'daytime',
    meets: ['naksan-city-wall-at-dusk'],
  },
  {
    query: 'Samstagabend tanzen gehen in Edinburgh',
    kind: 'daytime',
    meets: ['ceilidh-night-with-a-caller'],
  },
  {
    query: 'Rundgang mit Guide in Stockholm, höchstens zwei Stunden, danach wartet das Essen',
    kind: 'duration',
    meets: ['gamla-stan-lanes-and-quarrels', 'underground-as-a-gallery'],
  },
  {
    query: 'Marokko, mit dem Dromedar in die Wüste und dort auch über Nacht bleiben',
    kind: 'duration',
    meets: ['camels-into-erg-chebbi-and-a-night-in-camp'],
    misses: ['agafay-by-camel-with-supper-under-canvas'],
  },
  {
    query: 'JGA in London: zehn Mädels wollen ihren eigenen Gin machen',
    kind: 'party',
    meets: ['distil-your-own-gin-in-bermondsey'],
  },
  {
    query: 'Rhodos mit den Enkeln (6 und 8), sie würden gern etwas malen oder basteln',
    kind: 'party',
    meets: ['paint-a-rhodian-plate'],
  },
  {
    query: 'Wohin in Singapur mit Kindern von 4 und 7, die Tiere lieben?',
    kind: 'party',
    meets: ['night-safari-timed-ticket'],
  },
  {
    query: 'Vatikanische Museen mit deutscher Führung, geht das?',
    kind: 'language',
    meets: ['vatican-museums-first-entry-guided'],
  },
  {
    query: 'Meine Schwiegermutter spricht nur Spanisch. Haben Sie in Cusco einen Stadtrundgang für sie?',
    kind: 'language',
    meets: ['slow-first-day-walk-through-san-blas'],
  },
  {
    query: 'Auf Bali kochen lernen, wir leben vegan',
    kind: 'requirement',
    meets: ['cooking-in-a-family-compound'],
  },
  {
    query: 'Stadtrundgang in Dublin, ich sitze im Rolstuhl',
    kind: 'requirement',
    slip: true,
    meets: ['the-easter-rising-on-foot'],
    misses: ['coddle-oysters-and-brown-bread'],
  },
  {
    query: 'Von Prag aus raus in die Natur zum Wandern, mit Labrador',
    kind: 'requirement',
    meets: ['karlstejn-to-beroun-through-the-karst'],
  },
  {
    query: 'Landausflug auf Cozumel, aber bitte ohne Schnorcheln',
    kind: 'negation',
    meets: ['san-gervasio-and-the-wild-coast', 'yucatecan-kitchen-ashore'],
    misses: ['palancar-colombia-and-el-cielo-by-boat'],
  },
  {
    query: 'Wüste bei Dubai ohne dieses Dünengerase',
    kind: 'negation',
    meets: ['desert-evening-without-dune-bashing', 'red-sand-morning-between-two-tides'],
  },
  {
    query: 'Essenstour in Tokio, aber nicht in Kneipen und ohne Alkohol',
    kind: 'negation',
    meets: ['tsukiji-outer-market-breakfast'],
    misses: ['shinjuku-omoide-yokocho-golden-gai-night'],
  },
  {
    query: 'Wir sind in Amsterdam und es schüttet wie aus Eimern, wo bleiben wir trocken?',
    kind: 'weather',
    meets: [
      'rijksmuseum-entry-with-start-time',
      'stroopwafels-hot-from-the-iron',
      'piano-trio-in-a-canal-house',
    ],
    misses: ['from-the-ship-to-the-windmills-of-the-zaan'],
  },
  {
    query: 'Mittags ist es in Singapur kaum auszuhalten, wo können wir uns drinnen abkühlen?',
    kind: 'weather',
    meets: ['flower-dome-and-cloud-forest-ticket'],
  },
  {
    query: 'Wir liegen mit der Mein Schiff in Valetta und möchten nach Mdina',
    kind: 'ship',
    slip: true,
    meets: ['mdina-and-dingli-cliffs-from-the-ship'],
  },
  {
    query: 'Kreuzfahrtstopp in Ålesund mit Kleinkind, am liebsten Robben und Otter',
    kind: 'ship',
    meets: ['atlantic-sea-park-for-families-from-the-ship'],
  },
  {
    query: 'Radtour ab Amsterdam auf Deutsch, mit unserer Zwölfjährigen, pro Person unter 50 Euro',
    kind: 'several',
    meets: ['along-the-amstel-to-ouderkerk-by-bike'],
  },
  {
    query: 'In München mit dem Neffen (8) backen, er isst kein Fleisch, maximal 50 Euro pro Nase',
    kind: 'several',
    meets: ['twist-a-pretzel-in-haidhausen'],
  },
  {
    query: 'Kapstadt: vor Sonnenaufgang auf einen Berg, deutschsprachiger Guide, bis 40 Euro',
    kind: 'several',
    meets: ['lions-head-before-sunrise'],
  },
  {
    query: 'Hotel in Edinburgh mit Kamin, unser Hund kommt mit',
    kind: 'hotel',
    hotels: ['edinburgh/mill-lade-house'],
  },
  {
    query: 'Barrierefreies Hotel in Wien mit Schwimmbad',
    kind: 'hotel',
    hotels: ['vienna/palais-weihbrunn'],
  },
  { query: 'Tagesausflug nach Sylt', kind: 'unservable', missing: 'Sylt' },
  {
    query: 'Hotel in Dresden, möglichst nah an der Frauenkirche',
    kind: 'unservable',
    missing: 'Dresden',
  },
  {
    query: 'Fallschirmspringen über der Palme in Dubai',
    kind: 'unservable',
    missing: 'Fallschirmspringen in Dubai',
  },
  {
    query: 'Führung durchs Stadion von Real Madrid',
    kind: 'unservable',
    missing: 'Stadionführungen in Madrid',
  },
  { query: 'Eisbären beobachten bei Tromsö', kind: 'unservable', missing: 'Eisbären in Tromsø' },
];
