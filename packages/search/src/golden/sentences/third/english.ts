import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in English that were written after the search was changed for the second set. Only benchmarks read them. */
export const THIRD_ENGLISH: readonly LocalSentenceQuery[] = [
  {
    query: "My hubby's train mad, isn't there some giant model railway in Hamburg?",
    kind: 'wish',
    meets: ['miniatur-wunderland-timed-ticket'],
  },
  {
    query: 'fancy having a go at lace making in Bruges, never done it before',
    kind: 'wish',
    meets: ['bobbin-lace-for-beginners'],
  },
  {
    query: 'Where in Helsinki can I do the whole Finnish sauna thing and then jump into the sea?',
    kind: 'wish',
    meets: ['wood-fired-sauna-and-a-dip-in-the-baltic'],
  },
  {
    query: 'that market near Bangkok where the train comes right through the stalls, how do we get there',
    kind: 'wish',
    meets: ['maeklong-railway-market-and-amphawa-fireflies'],
  },
  {
    query: 'hang glidding in Rio, is that a thing? I want to land on the beach!!',
    kind: 'wish',
    slip: true,
    meets: ['tandem-hang-gliding-sao-conrado'],
  },
  {
    query: 'Would it be possible to see how olive oil is made on Corfu?',
    kind: 'wish',
    meets: ['olive-grove-oil-tasting-and-kumquats'],
  },
  {
    query: 'I collect string puppets and would love to make one of my own in Prague',
    kind: 'wish',
    meets: ['paint-and-string-a-marionette'],
  },
  {
    query: 'ok so are there puffins anywhere round Edinburgh',
    kind: 'wish',
    meets: ['boat-to-inchcolm-abbey-and-its-seals'],
  },
  {
    query: "Skint in Milan, what could I do in the evening that's less than 30 euros?",
    kind: 'price',
    meets: ['jazz-on-a-barge-naviglio-pavese'],
    misses: [
      'navigli-aperitivo-with-a-tram-driver',
      'risotto-and-cotoletta-cooking-class',
      'duomo-cathedral-and-rooftop',
    ],
  },
  {
    query: 'A bit of history in London that costs me under 40 quid',
    kind: 'price',
    meets: ['tower-of-london-ticket', 'thames-foreshore-at-low-tide'],
    misses: ['greenwich-by-boat-for-families'],
  },
  {
    query: 'Marseille with 30 euros in my pocket, what can I get for that',
    kind: 'price',
    meets: ['le-panier-oldest-quarter-on-foot', 'marseille-soap-workshop-for-families'],
    misses: [
      'aix-en-provence-morning-from-the-ship',
      'calanques-by-small-boat-from-the-ship',
      'fish-market-and-bouillabaisse-lesson',
    ],
  },
  {
    query: 'We always eat first. Anything fun in Rome that only starts at nine in the evening or later?',
    kind: 'daytime',
    meets: ['vintage-fiat-500-evening-drive'],
    misses: ['opera-arias-st-pauls-within-the-walls'],
  },
  {
    query: "i'm up with the birds anyway, what starts before seven in Kyoto",
    kind: 'daytime',
    meets: ['fushimi-inari-summit-before-breakfast'],
    misses: ['private-zazen-at-myoshinji'],
  },
  {
    query: 'half of Paris seems to be closed on Mondays, what could my sister and I do there on a Monday?',
    kind: 'daytime',
    meets: ['eiffel-tower-by-the-stairs-with-a-guide', 'paris-after-dark-in-a-2cv'],
    misses: [
      'musee-d-orsay-timed-entry',
      'two-islands-on-foot-flood-marks-and-back-lanes',
      'morning-at-the-aligre-market',
      'croissants-from-scratch-in-rue-saint-maur',
      'canal-saint-martin-by-boat-through-nine-locks',
      'giverny-by-train-and-bicycle',
      'wooden-boats-and-brass-rings-in-the-luxembourg',
      'chansons-in-a-left-bank-cellar',
    ],
  },
  {
    query: 'Merzouga overnight, sleeping in a tent out in the dunes and back after breakfast',
    kind: 'duration',
    meets: ['camels-into-erg-chebbi-and-a-night-in-camp'],
    misses: ['telescope-behind-the-last-dune'],
  },
  {
    query: 'I get bored after an hour and a half lol, what in Tokyo is short enough for me',
    kind: 'duration',
    meets: [
      'tokyo-tower-main-deck-ticket',
      'nihonbashi-and-kanda-river-by-small-boat',
      'kappabashi-food-sample-workshop',
      'rakugo-storytelling-in-english-asakusa',
    ],
    misses: [
      'tsukiji-outer-market-breakfast',
      'sumo-morning-practice-ryogoku',
      'shinjuku-omoide-yokocho-golden-gai-night',
      'yanaka-to-nezu-low-town-walk',
      'fuji-and-kawaguchi-with-your-own-driver',
    ],
  },
  {
    query: "Is there a hands-on class in Xi'an we can take with our boys? They're 6 and 10.",
    kind: 'party',
    meets: ['biangbiang-noodle-class'],
    misses: ['stone-rubbing-workshop-shuyuanmen'],
  },
  {
    query: 'my teenagers (14 and 16) moan about everything, something sporty for them in Sydney please',
    kind: 'party',
    meets: [
      'surf-lesson-at-bondi',
      'kayak-under-the-bridge-before-the-ferries',
      'blue-mountains-by-train-and-on-foot',
    ],
  },
  {
    query: 'eight of us lads, all in our twenties, a round of the beer halls in Munich',
    kind: 'party',
    meets: ['beer-halls-after-work'],
  },
  {
    query: 'Taking my nonna to see the Last Supper in Milan and she speaks nothing but Italian',
    kind: 'language',
    meets: ['last-supper-and-san-maurizio'],
  },
  {
    query: "dad's from Tampere, could he have the old town of Tallinn shown to him in Finnish",
    kind: 'language',
    meets: ['old-town-after-dark-with-lantern', 'tallinn-downhill-from-the-cruise-terminal'],
  },
  {
    query: 'Can Bruno come too? He is a beagle, and we want to go for a guided stroll in Vienna',
    kind: 'requirement',
    meets: ['courtyards-and-passages-behind-st-stephens', 'vineyard-walk-on-the-nussberg'],
    misses: ['taking-the-71-to-the-central-cemetery'],
  },
  {
    query: 'wheelchair user here, what in Cape Town is properly accesible and not just sort of',
    kind: 'requirement',
    slip: true,
    meets: ['table-mountain-cable-car-return', 'goema-and-cape-jazz-in-woodstock'],
    misses: [
      'langa-with-somebody-who-lives-there',
      'table-mountain-and-bo-kaap-off-the-ship',
      'kirstenbosch-and-constantia-from-the-port',
    ],
  },
  {
    query: "There are five of us and we'd like a guide to ourselves in a Munich museum, no strangers",
    kind: 'requirement',
    meets: ['blue-rider-in-private-at-the-lenbachhaus'],
    misses: ['deutsches-museum-day-ticket'],
  },
  {
    query: 'evening in Dubai but spare me the skyscrapers and the desert',
    kind: 'negation',
    meets: ['wooden-dhow-and-supper-on-the-creek', 'songs-of-the-pearl-divers-in-shindagha'],
    misses: [
      'desert-evening-without-dune-bashing',
      'burj-khalifa-levels-124-and-125',
      'al-fahidi-abra-and-the-souks-of-deira',
    ],
  },
  {
    query: "I get horribly seasick, so no boats for me in Flåm. What's left?",
    kind: 'negation',
    meets: [
      'flam-railway-return-from-the-ship',
      'stegastein-viewpoint-and-aurland-by-bus',
      'undredal-goats-brown-cheese-and-stave-church',
    ],
    misses: ['naeroyfjord-by-boat-from-the-ship', 'sea-kayak-on-the-aurlandsfjord'],
  },
  {
    query: 'a walk through the medina in Marrakesh without being dragged into carpet shops',
    kind: 'negation',
    meets: ['medina-from-mouassine-to-the-dyers'],
  },
  {
    query: "Chengdu is a washout today, what's under a roof the whole time",
    kind: 'weather',
    meets: [
      'jinsha-site-museum-ticket',
      'sichuan-opera-face-changing-qintai-road',
      'sanxingdui-private-with-an-archaeologist',
    ],
    misses: ['sichuan-kitchen-mapo-tofu-class'],
  },
  {
    query: "it's roasting in Athens, somewhere indoors to spend the afternoon?",
    kind: 'weather',
    meets: ['acropolis-museum-ticket-with-audio-guide'],
  },
  {
    query:
      'our ship is in Kotor till four, could a little boat take us out to that island with the church on it',
    kind: 'ship',
    meets: ['perast-and-our-lady-of-the-rocks-from-the-ship'],
  },
  {
    query:
      'Royal Caribean drops us in Nassau for the day, we would love to snorkel and be back on board by five',
    kind: 'ship',
    slip: true,
    meets: ['rose-island-reef-by-boat-from-the-ship'],
  },
  {
    query:
      "cooking class on Santorini late in the afternoon, I'm veggie, my boyfriend can't have gluten, and not a big crowd pls",
    kind: 'several',
    meets: ['fava-and-tomato-cooking-in-megalochori'],
  },
  {
    query:
      'We are fairly fit and would like a morning hike in Hong Kong with a small group and a swim afterwards',
    kind: 'several',
    meets: ['dragons-back-ridge-and-big-wave-bay'],
  },
  {
    query:
      'Lisbon on foot, early, only a few people, guide should speak German for my in-laws, under €30 each',
    kind: 'several',
    meets: ['alfama-on-foot-in-the-early-morning'],
  },
  {
    query: 'bed for the night in Hamburg for two humans and one terrier',
    kind: 'hotel',
    hotels: ['hamburg/villa-moorweidenblick', 'hamburg/kapitan-petersens'],
  },
  {
    query: "We're driving our electric car up to Copenhagen, which hotel has a charger and an indoor pool?",
    kind: 'hotel',
    hotels: ['copenhagen/landstedet-frydenlyst'],
  },
  {
    query: "Mum's dying to do the Sound of Music tour in Salzburg, have you got it?",
    kind: 'unservable',
    missing: 'Salzburg',
  },
  {
    query: 'the kids want to meet Santa in Rovaniemi, what does it cost for four',
    kind: 'unservable',
    missing: 'Rovaniemi',
  },
  {
    query: 'Two tickets for the Bernabeu stadium tour in Madrid please',
    kind: 'unservable',
    missing: 'stadium tours in Madrid',
  },
  { query: 'is there a decent escape room in Berlin', kind: 'unservable', missing: 'escape rooms in Berlin' },
  {
    query: 'we want to whizz round Rome on a Vespa like in the film',
    kind: 'unservable',
    missing: 'Vespa tours in Rome',
  },
];
