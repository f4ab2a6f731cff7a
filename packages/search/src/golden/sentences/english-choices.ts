import type { LocalSentenceQuery } from './sentence-query.ts';

/** Sentences in English about what travellers wish for, at what price, when, how long and with whom. Only tests and benchmarks read them. */
export const ENGLISH_CHOICES: readonly LocalSentenceQuery[] = [
  {
    query: 'Could you please find me somewhere to learn how to make croissants in Paris',
    kind: 'wish',
    meets: ['croissants-from-scratch-in-rue-saint-maur'],
  },
  {
    query: "i'd love to see flamenco while we're in Seville, something small and real",
    kind: 'wish',
    meets: ['flamenco-in-a-triana-patio'],
    misses: ['a-guitarist-on-your-roof'],
  },
  {
    query: 'Where can I see the northern lights from Tromso?',
    kind: 'wish',
    meets: ['northern-lights-chase-by-minibus'],
  },
  {
    query: 'looking for a dumpling making class in shanghai',
    kind: 'wish',
    meets: ['xiaolongbao-and-shengjian-class'],
  },
  {
    query: "is there any snorkelling in Cozumel for people who don't dive",
    kind: 'wish',
    meets: ['palancar-colombia-and-el-cielo-by-boat', 'punta-sur-park-and-celarain-lighthouse'],
  },
  {
    query: "My dad has always dreamed of seeing whales and we'll be in Reykjavik",
    kind: 'wish',
    meets: ['whales-and-puffins-in-faxafloi'],
  },
  {
    query: 'I want to go up the Eiffel Tower, but with a guide',
    kind: 'wish',
    meets: ['eiffel-tower-by-the-stairs-with-a-guide'],
  },
  {
    query: "what's the best way to get from Heathrow to our hotel in central London",
    kind: 'wish',
    meets: ['heathrow-private-transfer'],
  },
  {
    query: 'can you recomend a gondola ride in Venice',
    kind: 'wish',
    slip: true,
    meets: ['gondola-small-canals-la-fenice'],
  },
  {
    query: 'hot air balloon in Cappadocia at sunrise please',
    kind: 'wish',
    meets: ['balloon-at-sunrise-over-the-valleys'],
    misses: ['love-valley-on-foot-under-the-balloons'],
  },
  {
    query: "I'd like to go wine tasting somewhere around Florence",
    kind: 'wish',
    meets: ['chianti-classico-half-day-greve'],
    misses: ['oltrarno-workshops-and-wine-windows'],
  },
  {
    query: 'any good street food tours in Palremo',
    kind: 'wish',
    slip: true,
    meets: ['capo-vucciria-street-food-morning'],
  },
  { query: 'we just want to see the pandas in Chengdu', kind: 'wish', meets: ['panda-base-at-feeding-time'] },
  {
    query: "We're after a fado night in Lisbon, ideally with dinner",
    kind: 'wish',
    meets: ['fado-supper-in-alfama'],
  },
  {
    query: 'show me tickets for the Vasa museum in Stockholm',
    kind: 'wish',
    meets: ['vasa-museum-entrance'],
    misses: ['ferry-to-djurgarden-vasa-and-skansen-from-the-quay'],
  },
  { query: 'where can my husband learn to surf in Sydney', kind: 'wish', meets: ['surf-lesson-at-bondi'] },
  {
    query: "Pompeii with someone who really knows the ruins, we're staying in Naples",
    kind: 'wish',
    meets: ['pompeii-half-day-from-the-pier'],
    misses: ['national-archaeological-museum-ticket', 'vesuvius-and-herculaneum-shore-day'],
  },
  {
    query: 'id like to paint my own venetian mask, is there a workshp in Venice',
    kind: 'wish',
    slip: true,
    meets: ['papier-mache-mask-workshop-castello'],
  },
  {
    query: 'Somewhere we could try real Irish music in a pub in Dublin',
    kind: 'wish',
    meets: ['evening-of-irish-music-in-smithfield'],
  },
  {
    query: 'take me to see the penguins near Cape Town',
    kind: 'wish',
    meets: ['peninsula-day-penguins-and-cape-point'],
  },
  {
    query: 'how do I get to see inside the Sydney Opera House',
    kind: 'wish',
    meets: ['opera-house-guided-tour-ticket'],
  },
  {
    query: "I'd quite like to learn to make pasta while I'm in Rome",
    kind: 'wish',
    meets: ['trastevere-evening-pasta-class'],
  },
  {
    query: 'A guided walk in Prague for under 40 euros',
    kind: 'price',
    meets: ['charles-bridge-while-the-lamps-are-lit'],
    misses: ['lunch-in-zizkov-as-the-builders-eat-it', 'cubist-prague-in-private'],
  },
  {
    query: 'anything on the water in Amsterdam for less than 40 euros each',
    kind: 'price',
    meets: ['evening-canals-in-a-small-open-boat'],
    misses: ['canoeing-through-the-peat-meadows-of-waterland'],
  },
  {
    query: 'cooking class in Rome, max €80 a head',
    kind: 'price',
    meets: ['trastevere-evening-pasta-class'],
  },
  {
    query: 'Cheap boat trip in Porto, no more than 25 euros',
    kind: 'price',
    meets: ['six-bridges-on-a-rabelo'],
  },
  {
    query: 'a concert in Viena for under 60 euros, please',
    kind: 'price',
    slip: true,
    meets: ['string-quartet-in-a-guild-room'],
  },
  {
    query: 'Hong Kong harbour cruise, our budget is 50 euros per person',
    kind: 'price',
    meets: ['red-sail-junk-at-dusk-victoria-harbour'],
  },
  {
    query: 'things to do with kids in Tallin for less than 30 euros',
    kind: 'price',
    slip: true,
    meets: ['seaplane-harbour-entrance', 'marzipan-painting-with-grandmother'],
  },
  { query: 'Kayaking in Dublin for less than £50', kind: 'price', meets: ['kayak-under-the-liffey-bridges'] },
  {
    query: 'museum ticket in Malaga, not more than 20 euros',
    kind: 'price',
    meets: ['picasso-museum-ticket'],
  },
  {
    query: 'I can spend about 60 dollars on a bike ride in Vancouver, 80 at the very most',
    kind: 'price',
    meets: ['seawall-by-bicycle'],
  },
  {
    query: 'Is there something on in Marrakech in the evening, maybe storytelling or music?',
    kind: 'daytime',
    meets: ['storytellers-evening-in-a-courtyard'],
  },
  {
    query: 'an early morning walk in Rome before the crowds get there',
    kind: 'daytime',
    meets: ['rome-before-seven-walk'],
  },
  {
    query: 'What can we do in Kyoto after 5pm?',
    kind: 'daytime',
    meets: ['gion-at-lantern-hour-walk', 'kaiseki-dinner-and-maiko-dance-miyagawacho'],
  },
  {
    query: 'jaz in New York, late at nigth',
    kind: 'daytime',
    slip: true,
    meets: ['late-set-in-a-village-jazz-cellar'],
  },
  {
    query: 'sunrise hike up a volcanoe in Bali',
    kind: 'daytime',
    slip: true,
    meets: ['mount-batur-sunrise-hike'],
  },
  {
    query: 'a food market tour in Paris in the morning',
    kind: 'daytime',
    meets: ['morning-at-the-aligre-market'],
  },
  {
    query: "what's on in Madrid on a Sunday morning",
    kind: 'daytime',
    meets: ['sunday-rastro-and-vermouth', 'retiro-with-children-map-and-oars'],
  },
  {
    query: 'Sunset sailing on the Bosphorus, nothing too touristy',
    kind: 'daytime',
    meets: ['bosphorus-at-sunset-on-a-teak-yacht'],
  },
  {
    query: 'evening dinner cruise in Dubai',
    kind: 'daytime',
    meets: ['wooden-dhow-and-supper-on-the-creek'],
  },
  {
    query: 'We fancy a drink and a bite in Venice around six in the evening',
    kind: 'daytime',
    meets: ['bacari-evening-rialto-cannaregio'],
  },
  {
    query: 'We only have two hours in Florence, what would you suggest',
    kind: 'duration',
    meets: [
      'barchetto-on-the-arno-at-dusk',
      'marbled-paper-workshop-oltrarno',
      'florence-beasts-family-hunt',
    ],
    misses: ['uffizi-timed-admission'],
  },
  {
    query: 'half a day out of San Francisco to see the redwoods',
    kind: 'duration',
    meets: ['muir-woods-at-opening-time'],
  },
  {
    query: 'short boat trip in Copenhagen, an hour or so',
    kind: 'duration',
    meets: ['low-bridges-canal-hour-in-a-wooden-boat'],
    misses: ['kayaks-with-lamps-through-the-evening-harbour'],
  },
  {
    query: 'a whole day in the mountains from Marrakech',
    kind: 'duration',
    meets: ['imlil-and-aroumd-a-day-in-the-high-atlas'],
  },
  {
    query: 'Quick walking tour of Bruges, no longer than two and a half hours',
    kind: 'duration',
    meets: ['bruges-before-eight-o-clock'],
  },
  {
    query: 'day trip from Sydney to the blue mountains',
    kind: 'duration',
    meets: ['blue-mountains-by-train-and-on-foot'],
  },
  {
    query: 'somthing on the fjord in Geiranger that takes less than two hours',
    kind: 'duration',
    slip: true,
    meets: ['ninety-minutes-on-the-geirangerfjord'],
  },
  {
    query: 'What can we do in London with kids aged 5 and 8?',
    kind: 'party',
    meets: ['tower-of-london-ticket', 'greenwich-by-boat-for-families'],
    misses: ['thames-foreshore-at-low-tide', 'kayak-on-the-regents-canal'],
  },
  {
    query: 'Cooking together with our children in Heraklion, they are 6 and 9',
    kind: 'party',
    meets: ['cretan-market-kitchen-for-families'],
  },
  {
    query: 'is there a treasure hunt for children in Athens, ours is seven',
    kind: 'party',
    meets: ['ancient-agora-treasure-hunt-for-families'],
  },
  {
    query: "our toddler is 2, we'd like to take him on a boat in Geiranger",
    kind: 'party',
    meets: ['ninety-minutes-on-the-geirangerfjord'],
  },
  {
    query: 'private boat for six friends in Dubrovnik',
    kind: 'party',
    meets: ['elaphiti-private-speedboat-day'],
  },
  {
    query: "Two couples, we'd like to taste some whisky in Edinburgh",
    kind: 'party',
    meets: ['five-malts-with-a-cooper'],
  },
  {
    query: 'my son turns 8 in madrid, somthing in the park for his birthday',
    kind: 'party',
    slip: true,
    meets: ['retiro-with-children-map-and-oars'],
  },
  {
    query: 'Family of four with a 5 year old, flying kites or similar in Beijing',
    kind: 'party',
    meets: ['swallow-kite-workshop-shichahai'],
  },
];
