import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in English that were written after the search was finished. Only benchmarks read them. */
export const FOURTH_ENGLISH: readonly LocalSentenceQuery[] = [
  {
    query:
      'Those blue and white tiles all over Lisbon, could my sister and I have a bash at painting one ourselves?',
    kind: 'wish',
    meets: ['paint-a-tile-in-graca'],
  },
  {
    query: 'hurling looks absolutely mental, can a complete beginner give it a try in Dublin',
    kind: 'wish',
    meets: ['learn-hurling-in-the-phoenix-park'],
  },
  {
    query:
      'Coming to Naples with my brother, we both want to get our hands in the dough and bake a proper pizza',
    kind: 'wish',
    meets: ['pizza-lesson-in-the-sanita'],
  },
  {
    query:
      'someone at work told me the sea lights up at night off Cozumel, bioluminesence or whatever its called',
    kind: 'wish',
    slip: true,
    meets: ['glowing-water-in-the-north-lagoon'],
  },
  {
    query: 'Cusco is so high up, surely someone there sets up a telescope and shows you the southern stars?',
    kind: 'wish',
    meets: ['dark-constellations-above-cusco'],
  },
  {
    query: 'I do ceramics at home. Where around Capadocia would they let me sit down at the wheel',
    kind: 'wish',
    slip: true,
    meets: ['pottery-at-the-kick-wheel-in-avanos'],
  },
  {
    query: 'the Great Wall from Beijing but one of the wild crumbly bits, not the part with all the crowds',
    kind: 'wish',
    meets: ['jinshanling-wall-hike-ten-towers'],
    misses: ['mutianyu-with-your-family-and-a-driver'],
  },
  {
    query: 'two seats for a Thai boxing night in Bangkok please, a real stadium not a tourist bar',
    kind: 'wish',
    meets: ['muay-thai-night-at-rajadamnern'],
  },
  {
    query: "I'm a student, so Kyoto on the cheap: what have you got for less than 35 euros?",
    kind: 'price',
    meets: ['gion-at-lantern-hour-walk', 'nijo-castle-and-ninomaru-palace-ticket'],
    misses: ['fushimi-inari-summit-before-breakfast'],
  },
  {
    query: 'saving up for the wedding so nothing over 25 euros each in Hamburg',
    kind: 'price',
    meets: [
      'miniatur-wunderland-timed-ticket',
      'speicherstadt-and-kontorhaus-walk',
      'organ-evening-in-st-katharinen',
    ],
    misses: ['sunday-fish-market-at-dawn', 'st-pauli-after-nine-with-a-barkeeper'],
  },
  {
    query: 'Can you still see whales from Sydney for under 100 Aussie dollars a person?',
    kind: 'price',
    meets: ['whales-off-the-heads'],
  },
  {
    query: 'I can never sleep past six, any outing in Seoul that sets off before nine in the morning?',
    kind: 'daytime',
    meets: ['dmz-third-tunnel-and-dora-observatory', 'bukhansan-baegundae-granite-summit'],
    misses: ['changdeokgung-and-secret-garden-ticket'],
  },
  {
    query:
      'Conference finishes at seven every day. Is there anything in Reykjavik starting at eight or later',
    kind: 'daytime',
    meets: ['hidden-people-and-ghosts-walk'],
    misses: ['evening-in-the-hot-pots'],
  },
  {
    query: 'we only get into Bruges around noon, what could we start on a Sunday after lunch?',
    kind: 'daytime',
    meets: [
      'climb-the-belfry-of-bruges',
      'along-the-damme-canal-by-bicycle',
      'flanders-fields-and-the-last-post',
    ],
  },
  {
    query: 'an hour and a half in Vienna is honestly all I can spare, what fits into that',
    kind: 'duration',
    meets: [
      'state-hall-of-the-national-library',
      'learn-to-waltz-to-the-left',
      'string-quartet-in-a-guild-room',
    ],
  },
  {
    query:
      'A decent walk in the mountains near Madrid that takes up most of the day but has me back for dinner',
    kind: 'duration',
    meets: ['la-pedriza-granite-and-vultures'],
  },
  {
    query: 'our grandson is 7 and never off his tablet, could he make something with his hands in Ketchikan?',
    kind: 'party',
    meets: ['weave-a-cedar-bracelet-in-saxman'],
  },
  {
    query: "White water rafting in Ubud, me and my daughter. She's 12, is she old enough?",
    kind: 'party',
    meets: ['rafting-on-the-ayung'],
  },
  {
    query: 'just me and the wee one, he turned three and is nuts about goats, got anything in Kiel',
    kind: 'party',
    meets: ['molfsee-farmhouses-and-animals-from-the-ship'],
  },
  {
    query:
      'My mother-in-law would adore a Japanese garden in Yokohama, only the guide would have to speak Japanese to her',
    kind: 'language',
    meets: ['sankeien-garden-and-a-bowl-of-matcha-from-the-ship'],
  },
  {
    query: 'do any of your people in Tallinn speak Russian? dad gets lost in anything else',
    kind: 'language',
    meets: [
      'soviet-tallinn-in-a-latvija-minibus',
      'kadriorg-song-grounds-and-pirita-by-bike',
      'marzipan-painting-with-grandmother',
    ],
  },
  {
    query: "Grandad's in a wheelchair these days, what could he come along to in Genoa?",
    kind: 'requirement',
    meets: ['aquarium-with-a-marine-biologist-from-the-ship'],
  },
  {
    query: 'where in Copenhagen can I go with the pram and not have to carry it up and down',
    kind: 'requirement',
    meets: ['tivoli-gardens-admission', 'langelinie-to-nyhavn-with-the-noon-guard'],
  },
  {
    query: "vegan, so I'm a bit wary, but could I learn to make kimchi in Seoul that I can actually eat?",
    kind: 'requirement',
    meets: ['kimchi-making-in-a-hanok'],
  },
  {
    query: 'Not another flamenco night please. What else is there of an evening in Seville?',
    kind: 'negation',
    meets: [
      'triana-the-other-bank',
      'kayak-on-the-guadalquivir-at-dusk',
      'tapas-standing-from-alfalfa-to-feria',
    ],
    misses: ['a-guitarist-on-your-roof'],
  },
  {
    query: 'been to Delos twice already, so Mykonos without Delos this time',
    kind: 'negation',
    meets: [
      'mykonos-town-lanes-and-windmills-on-foot',
      'ano-mera-and-north-coast-by-jeep-from-the-ship',
      'farm-table-at-ftelia-cheese-and-louza',
    ],
  },
  {
    query: 'somehow get us out on the water in Sydney, but no whales and no surfboards',
    kind: 'negation',
    meets: ['kayak-under-the-bridge-before-the-ferries', 'manly-by-ferry-and-cabbage-tree-bay-from-the-ship'],
  },
  {
    query: 'chucking it down in Naples and we forgot our brollies, where are we inside from start to finish',
    kind: 'weather',
    meets: [
      'national-archaeological-museum-ticket',
      'pizza-lesson-in-the-sanita',
      'neapolitan-songs-in-a-cellar',
      'tailors-afternoon-in-chiaia',
    ],
    misses: ['old-naples-and-the-veiled-christ'],
  },
  {
    query: "40 degrees in Madrid, I'm melting! Anything indoors during the day?",
    kind: 'weather',
    meets: ['prado-ticket-with-a-short-route', 'royal-palace-with-a-historian-private'],
    misses: ['flamenco-in-the-coal-cellar'],
  },
  {
    query: 'our ship spends the day in Las Palmas and I want to walk on those huge sand dunes in the south',
    kind: 'ship',
    meets: ['dunes-of-maspalomas-from-the-ship'],
  },
  {
    query: 'Docked in Rhodes, all aboard is at four. Is Lindos doable or will they sail without us?',
    kind: 'ship',
    meets: ['lindos-acropolis-from-the-ship'],
  },
  {
    query:
      'Santorini wines with somebody who explains them in German, setting off in the afternoon if possible',
    kind: 'several',
    meets: ['three-cellars-and-the-basket-vines'],
    misses: ['akrotiri-and-pyrgos-from-the-cable-car'],
  },
  {
    query:
      'a guide just for our family in Florence who speaks Chinese, kids are 6 and 9, and under 200 euros for all four of us',
    kind: 'several',
    meets: ['florence-beasts-family-hunt'],
  },
  {
    query: 'breakfast tasting walk in Singapore, small group, has to work for a vegitarian, 60 euros tops',
    kind: 'several',
    slip: true,
    meets: ['tiong-bahru-breakfast-walk'],
  },
  {
    query:
      'Is there a hotel in Venice with its own landing stage so the boat can drop us and our cases right there?',
    kind: 'hotel',
    hotels: ['venice/palazzo-marubini', 'venice/ca-squerarol', 'venice/mulino-della-zuecca'],
  },
  {
    query: 'need a room in Rio, pool up on the roof and straight onto the beach, thats all I ask',
    kind: 'hotel',
    hotels: ['rio-de-janeiro/edificio-amendoeira', 'rio-de-janeiro/leblon-jequitiba'],
  },
  {
    query: 'thermal baths in Buddapest for a hen do, there are nine of us',
    kind: 'unservable',
    slip: true,
    missing: 'Budapest',
  },
  {
    query: 'Petra by candlelight, do you sell tickets for that?',
    kind: 'unservable',
    missing: 'Petra',
  },
  {
    query: 'a drop-in yoga class in Ubud, mornings ideally',
    kind: 'unservable',
    missing: 'yoga classes in Ubud',
  },
  {
    query: "What would it cost to hire a karaoke room in Tokyo for my mate's birthday?",
    kind: 'unservable',
    missing: 'karaoke in Tokyo',
  },
  {
    query: 'we cant leave Dublin without going round the Guinness brewery, any tickets left?',
    kind: 'unservable',
    missing: 'Guinness brewery visits in Dublin',
  },
];
