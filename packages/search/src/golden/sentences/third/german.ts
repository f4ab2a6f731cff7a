import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in German that were written after the search was changed for the second set. Only benchmarks read them. */
export const THIRD_GERMAN: readonly LocalSentenceQuery[] = [
  {
    query: 'Marionete selber bemalen in Prag, macht das jemand?',
    kind: 'wish',
    slip: true,
    meets: ['paint-and-string-a-marionette'],
  },
  {
    query: 'Ich hab gehört, in Marseille kann man seine eigene Seife stempeln, wo denn?',
    kind: 'wish',
    meets: ['marseille-soap-workshop-for-families'],
  },
  { query: 'mal Hurling ausprobieren in Dublin', kind: 'wish', meets: ['learn-hurling-in-the-phoenix-park'] },
  {
    query: 'Meine Freundin und ich wolln in New York Bagels selber machn',
    kind: 'wish',
    slip: true,
    meets: ['roll-and-boil-your-own-bagels'],
  },
  {
    query: 'Hongkong vom Wasser aus, auf so einer alten Dschunke mit roten Segeln',
    kind: 'wish',
    meets: ['red-sail-junk-at-dusk-victoria-harbour'],
  },
  {
    query: 'Wo leuchtet auf Cozumel nachts das Wasser? Da möchte ich durchpaddeln',
    kind: 'wish',
    meets: ['glowing-water-in-the-north-lagoon'],
  },
  {
    query: 'Nordlichter jagen ab Tromsö, wer fährt einen da raus?',
    kind: 'wish',
    meets: ['northern-lights-chase-by-minibus'],
  },
  {
    query: 'Als Hobbygeologe würde ich bei Merzouga gern selbst nach Versteinerungen suchen',
    kind: 'wish',
    meets: ['trilobites-a-day-in-the-fossil-country'],
  },
  {
    query: 'Studentenbudget: was kriege ich in Palermo für weniger als 20 €?',
    kind: 'price',
    meets: ['norman-palace-palatine-chapel-ticket', 'opera-dei-pupi-puppet-theatre'],
  },
  { query: 'Wellenreiten lernen in Porto, max 40 Euro', kind: 'price', meets: ['first-waves-at-matosinhos'] },
  {
    query: 'Segeln vor Barcelona, mehr als 45 Euro pro Kopf sind leider nicht drin',
    kind: 'price',
    meets: ['two-hours-under-sail-off-the-olympic-harbour'],
  },
  {
    query: 'Um sechs in der Früh auf die Karlsbrüke, ehe die Selfiestangen kommen',
    kind: 'daytime',
    slip: true,
    meets: ['charles-bridge-while-the-lamps-are-lit'],
  },
  {
    query: 'Läuft man in Wien irgendwo schon vor dem Frühstück zusammen, also joggen mein ich',
    kind: 'daytime',
    meets: ['schoenbrunn-at-seven-in-running-shoes'],
  },
  {
    query: 'Theater oder sowas am Abend in Xian',
    kind: 'daytime',
    meets: ['shadow-play-in-a-merchant-courtyard'],
  },
  {
    query: 'Wir haben in Zermatt noch genau ein Stündchen und interessieren uns für die alten Bergsteiger',
    kind: 'duration',
    meets: ['the-fourteenth-of-july-1865'],
    misses: ['old-village-and-the-climbers-graves'],
  },
  {
    query: 'Von Neapel einen kompletten Tag rüber auf eine Insel',
    kind: 'duration',
    meets: ['procida-fishing-harbour-day'],
  },
  {
    query: 'Meine beiden sind 5 und 8 und wollen in Skagway selber Gold finden',
    kind: 'party',
    meets: ['pan-for-gold-with-children-in-skagway'],
  },
  {
    query: 'Was geht denn in Kotor mit einem Dreijährigen?',
    kind: 'party',
    meets: ['kotor-old-town-with-children-and-cats', 'perast-and-our-lady-of-the-rocks-from-the-ship'],
  },
  {
    query: 'Unser Großer ist 16 und will in Rio vom Berg fliegen, darf der da schon mit?',
    kind: 'party',
    meets: ['tandem-hang-gliding-sao-conrado'],
  },
  {
    query: 'Englisch ist nicht so meins: wer führt uns in Tokio auf Deutsch herum?',
    kind: 'language',
    meets: ['shinjuku-omoide-yokocho-golden-gai-night', 'yanaka-to-nezu-low-town-walk'],
  },
  {
    query: 'Freunde aus Turku sind dabei, wir bräuchten in Tallinn einen Altstadtrundgang auf Finnisch',
    kind: 'language',
    meets: ['old-town-after-dark-with-lantern', 'tallinn-downhill-from-the-cruise-terminal'],
  },
  {
    query: 'Mein Vater sitzt im Rollstuhl und möchte in Helsinki finnische Sachen probieren',
    kind: 'requirement',
    meets: ['market-hall-tastes-and-salmon-soup'],
  },
  {
    query: 'Mit Dackel zu Fuß durch Paris, gern mit jemandem, der was erzählt',
    kind: 'requirement',
    meets: ['two-islands-on-foot-flood-marks-and-back-lanes'],
    misses: ['paris-after-dark-in-a-2cv'],
  },
  {
    query: 'Wale gucken in Sydney, müsste aber bis zum Vortag kostenlos stornierbar sein',
    kind: 'requirement',
    meets: ['whales-off-the-heads'],
  },
  {
    query: 'Bei Juneau an einen Gletscher, nur in einen Hubschrauber kriegt mich keiner',
    kind: 'negation',
    meets: ['mendenhall-and-nugget-falls-from-the-ship', 'endicott-arm-and-dawes-glacier-by-boat'],
    misses: ['helicopter-and-a-walk-on-the-ice', 'humpbacks-of-auke-bay-from-the-ship'],
  },
  {
    query: 'Stadtführung in Barcelona zur Geschichte, bloß nicht schon wieder Gaudí',
    kind: 'negation',
    meets: ['barcino-under-the-gothic-quarter'],
    misses: ['from-the-ship-gaudi-in-four-and-a-half-hours', 'vermouth-hour-in-gracia'],
  },
  {
    query: 'In Lissabon von Lokal zu Lokal essen, bitte ohne Fadogesang',
    kind: 'negation',
    meets: ['mouraria-at-table-from-ginjinha-to-goa'],
    misses: ['fado-supper-in-alfama'],
  },
  {
    query: 'Dauerregen in Brügge. Gibt es drinnen was, wo man mit den Händen arbeitet?',
    kind: 'weather',
    meets: ['make-your-own-pralines-by-the-spinolarei', 'bobbin-lace-for-beginners'],
  },
  {
    query: 'es gießt in Stokholm, wo gehn wir mit den Kids (7 und 10) ins Trockene',
    kind: 'weather',
    slip: true,
    meets: ['vasa-museum-entrance', 'underground-as-a-gallery', 'cardamom-and-cinnamon-bun-baking'],
    misses: [
      'by-boat-across-lake-malaren-to-drottningholm',
      'ferry-to-djurgarden-vasa-and-skansen-from-the-quay',
    ],
  },
  {
    query: 'Unser Schiff macht in Marseille fest und wir würden gern in den Calanques baden',
    kind: 'ship',
    meets: ['calanques-by-small-boat-from-the-ship'],
  },
  {
    query: 'Kreuzfahrt, ein Tag auf St. Thomas: einfach nur Strand, und pünktlich zurück an Bord',
    kind: 'ship',
    meets: ['magens-bay-by-open-bus-from-the-ship'],
  },
  {
    query: 'Sevilla, vormittags etwas einkochen, vegan, unter 60 Euro',
    kind: 'several',
    meets: ['bitter-orange-marmalade-morning'],
  },
  {
    query: 'Wir möchten in Wien ins Grüne, der Hund soll mit, auf Deutsch, und hinterher gibts ein Glas Wein',
    kind: 'several',
    meets: ['vineyard-walk-on-the-nussberg'],
  },
  {
    query: 'Athen abends: Livemusik, was zu essen dazu und höchstens 50 Euro, bitte',
    kind: 'several',
    meets: ['rebetiko-evening-in-petralona'],
  },
  {
    query: 'Übernachten in Kyoto, am liebsten mit japanischem Bad im Haus',
    kind: 'hotel',
    hotels: ['kyoto/ryokan-tsuyukusa-an', 'kyoto/gion-kazahaya', 'kyoto/saga-takeai'],
  },
  {
    query: 'Hotel in Venedig, bei dem das Boot direkt am Haus anlegt',
    kind: 'hotel',
    hotels: ['venice/palazzo-marubini', 'venice/ca-squerarol', 'venice/mulino-della-zuecca'],
  },
  {
    query: 'Eintritt Disneyland Paris für zwei Große und zwei Kleine',
    kind: 'unservable',
    missing: 'Disneyland in Paris',
  },
  {
    query: 'Wir hätten gern Karten für ein Musical am Broadway',
    kind: 'unservable',
    missing: 'Musicals in New York',
  },
  {
    query: 'Käfigtauchen mit Weißen Haien bei Kapstadt',
    kind: 'unservable',
    missing: 'Haitauchen in Kapstadt',
  },
  { query: 'Gibts bei euch was auf den Lofoten?', kind: 'unservable', missing: 'Lofoten' },
  {
    query: 'Führung durchs Heidelberger Schloss, am besten mit dem großen Fass',
    kind: 'unservable',
    missing: 'Heidelberg',
  },
];
