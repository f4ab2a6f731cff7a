import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in English that were written after the search was finished. Only benchmarks read them. */
export const SECOND_ENGLISH: readonly LocalSentenceQuery[] = [
  {
    query:
      'Is there a stable near Reykjavik where I could have a go on one of those little Icelandic horses?',
    kind: 'wish',
    meets: ['tolt-through-the-lava-on-icelandic-horses'],
  },
  {
    query: 'somewhere in Rio that will teach me to drum samba',
    kind: 'wish',
    meets: ['samba-percussion-workshop-in-lapa'],
  },
  {
    query: "We're over on Mykonos and would love to see Delos with someone who can explain it properly",
    kind: 'wish',
    meets: ['delos-with-an-archaeologist-from-the-ship'],
  },
  {
    query: 'first time in Seoul, want to try a Korean bathhouse but I have no clue what the rules are',
    kind: 'wish',
    meets: ['first-evening-in-a-jjimjilbang'],
  },
  {
    query: 'can you actually watch the sumo wrestlers train in Tokyo',
    kind: 'wish',
    meets: ['sumo-morning-practice-ryogoku'],
  },
  {
    query: 'My daughter wants to drive the huskeys herself, not just sit there, up in Tromso',
    kind: 'wish',
    slip: true,
    meets: ['drive-your-own-husky-team-on-kvaloya'],
  },
  {
    query: "port tasting in a proper cellar while we're in Porto please",
    kind: 'wish',
    meets: ['five-ports-in-a-gaia-cellar'],
    misses: ['from-leixoes-porto-in-half-a-day'],
  },
  {
    query: "I'm on my own in Vienna and I'd really like to learn to waltz",
    kind: 'wish',
    meets: ['learn-to-waltz-to-the-left'],
  },
  {
    query: 'Something nice to do in Ubud in the evening for under 15 euros each',
    kind: 'price',
    meets: ['legong-at-ubud-palace'],
  },
  {
    query: 'backpacking through Berlin, any guided tour for less than 25 euros?',
    kind: 'price',
    meets: ['bernauer-strasse-along-the-wall'],
    misses: [
      'city-from-the-top-deck-of-bus-100',
      'maybachufer-market-and-sonnenallee-by-mouth',
      'the-horseshoe-estate-with-an-architect',
    ],
  },
  {
    query: "what's the way to get out to the Statue of Liberty for less than 30 dollars a person",
    kind: 'price',
    meets: ['statue-of-liberty-and-ellis-island-ferry'],
    misses: ['schooner-sail-to-the-statue'],
  },
  {
    query: 'Is there some live music in Porto around six, before we go for dinner?',
    kind: 'daytime',
    meets: ['portuguese-guitar-at-six'],
  },
  {
    query: 'jet lagged in Sydney and wide awake at five, anything out on the water at sunrise?',
    kind: 'daytime',
    meets: ['kayak-under-the-bridge-before-the-ferries'],
    misses: ['whales-off-the-heads'],
  },
  {
    query: 'saturday night in Edinburgh, we fancy dancing',
    kind: 'daytime',
    meets: ['ceilidh-night-with-a-caller'],
  },
  {
    query: 'A whole day out of Prague by train, please',
    kind: 'duration',
    meets: ['kutna-hora-silver-and-bones-by-train', 'karlstejn-to-beroun-through-the-karst'],
  },
  {
    query: "we've got one hour left in Tallinn, what lasts no longer than that",
    kind: 'duration',
    meets: ['marzipan-painting-with-grandmother', 'organ-half-hour-at-st-nicholas'],
  },
  {
    query: 'Two parents and a nine month old, which fjord boat could we take from Bergen?',
    kind: 'party',
    meets: ['fjord-boat-to-mostraumen'],
    misses: ['flam-railway-and-naeroyfjord-in-a-day'],
  },
  {
    query: 'Our lad is 13 and mad about fish, where can he snorkle on the reef off Cairns',
    kind: 'party',
    slip: true,
    meets: ['outer-reef-day-with-snorkel-and-biologist', 'green-island-half-day-from-the-quay'],
  },
  {
    query:
      "It's mum's 70th, fifteen of us between 9 and 74, could we have a whole tram to ourselves in Hong Kong?",
    kind: 'party',
    meets: ['a-ding-ding-tram-of-your-own'],
  },
  {
    query: 'Grand Palace in Bangkok for my in-laws, they only understand Mandarin',
    kind: 'language',
    meets: ['grand-palace-and-wat-pho-at-opening'],
  },
  {
    query: "my husband's English is a bit ropey, is there a tour of the Blue Mosque in Istanbul in German",
    kind: 'language',
    meets: ['sultanahmet-morning-with-an-art-historian', 'galataport-to-sultanahmet-by-tram'],
  },
  {
    query: 'I get around on a mobility scooter. Which guided tours in Munich would work for me?',
    kind: 'requirement',
    meets: ['viktualienmarkt-before-noon', 'blue-rider-in-private-at-the-lenbachhaus'],
    misses: ['deutsches-museum-day-ticket'],
  },
  {
    query: 'would they let our labrador on a boat in Pinhao',
    kind: 'requirement',
    meets: ['one-hour-on-a-rabelo-to-romaneira'],
    misses: ['evening-launch-for-two-to-six'],
  },
  {
    query: 'museum ticket for Naples that I can cancel the day before and get my money back',
    kind: 'requirement',
    meets: ['national-archaeological-museum-ticket'],
  },
  {
    query: "What is there to do in Göreme if I don't want to go up in a balloon",
    kind: 'negation',
    meets: [
      'open-air-museum-ticket-with-audio-guide',
      'love-valley-on-foot-under-the-balloons',
      'derinkuyu-and-the-ihlara-gorge',
      'pottery-at-the-kick-wheel-in-avanos',
      'rose-valley-on-horseback-towards-evening',
      'bozlak-songs-in-an-ortahisar-cave',
      'manti-and-beans-in-a-sinasos-kitchen',
      'wines-of-the-tuff-in-uchisar',
    ],
  },
  {
    query: 'a full day trip from Athens with no temples and no ruins, the kids have had enough',
    kind: 'negation',
    meets: ['day-sail-from-alimos-to-moni-and-aegina'],
    misses: ['piraeus-on-foot-with-a-fish-lunch'],
  },
  {
    query: 'full day tour out of Reykjavik but not the Golden Circle, did that last time',
    kind: 'negation',
    meets: ['solheimajokull-ice-and-south-coast-waterfalls'],
    misses: ['kleifarvatn-and-seltun-half-day-from-the-ship'],
  },
  {
    query: "It's raining cats and dogs in Amsterdam, somewhere dry for us and the kids (5 and 9)?",
    kind: 'weather',
    meets: ['stroopwafels-hot-from-the-iron', 'rijksmuseum-entry-with-start-time'],
  },
  {
    query: 'boiling hot in Istanbul today, is there a sight underground where its nice and cool',
    kind: 'weather',
    slip: true,
    meets: ['basilica-cistern-ticket-without-the-queue'],
    misses: ['galataport-to-sultanahmet-by-tram'],
  },
  {
    query: 'We tender into Amalfi and everyone has to be back aboard by two, can we still do Ravello?',
    kind: 'ship',
    meets: ['ravello-from-the-tender-pier'],
    misses: ['villa-rufolo-gardens-ravello'],
  },
  {
    query: 'our cruise calls at Barcelona, seen the Gaudi stuff already, would rather visit a wine cellar',
    kind: 'ship',
    meets: ['from-the-ship-cava-in-the-penedes'],
  },
  {
    query: 'tapas in Seville in the evening, small group, one of us is vegetarian, not more than 75 euros',
    kind: 'several',
    meets: ['tapas-standing-from-alfalfa-to-feria'],
  },
  {
    query:
      "Could you find a walk in Miami before lunch that's fine with mum's wheelchair and her little dog, forty euros tops?",
    kind: 'several',
    meets: ['art-deco-on-ocean-drive'],
  },
  {
    query:
      'private architecture walk in Milan for the four of us, in German, no more than 300 euros all together',
    kind: 'several',
    meets: ['villa-necchi-and-flamingos-private-walk'],
  },
  {
    query: 'Hotel in Edinburgh where we can park the car and sit by an open fire',
    kind: 'hotel',
    hotels: ['edinburgh/heriot-and-thistlewood', 'edinburgh/whinmoor-links'],
  },
  {
    query: "I'd like to stay somewhere in Kyoto that has a Japanese bath",
    kind: 'hotel',
    hotels: ['kyoto/ryokan-tsuyukusa-an', 'kyoto/gion-kazahaya', 'kyoto/saga-takeai'],
  },
  {
    query: 'a ride through Havana in one of those old American cars',
    kind: 'unservable',
    missing: 'Havana',
  },
  {
    query: 'Gentle walking tour of Ljubljana for two pensioners please',
    kind: 'unservable',
    missing: 'Ljubljana',
  },
  {
    query: 'do you do segway tours in Barcelona',
    kind: 'unservable',
    missing: 'Segway tours in Barcelona',
  },
  {
    query: "I've dared my brother to go skydiving in Dubai, how much is it",
    kind: 'unservable',
    missing: 'skydiving in Dubai',
  },
  {
    query: 'shark cage diveing from Cape Town for my 30th',
    kind: 'unservable',
    slip: true,
    missing: 'shark cage diving in Cape Town',
  },
];
