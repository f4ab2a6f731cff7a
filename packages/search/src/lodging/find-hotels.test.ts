import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoHotels, demoLodging, demoPlaces } from '../../test-support/demo-lodging.ts';
import { worldGazetteer } from '../gazetteer/world-gazetteer.ts';
import type { Phrases } from '../query/phrases.ts';
import { type HotelFeature, hasFeature } from './hotel-features.ts';
import { LODGING_TERMS } from './lodging-terms.ts';

const find = demoLodging();
const idsOf = (query: string) => find(query, 'en')?.matches.map(({ hotel }) => hotel.id) ?? [];

const features = [
  'pool',
  'spa',
  'gym',
  'garden',
  'parking',
  'pets',
  'breakfast',
  'quiet',
  'step-free',
] as const;
const wordFor = (feature: HotelFeature) => LODGING_TERMS[feature].en[0] ?? '';
const cities = ['Lisbon', 'Rome', 'Kyoto', 'Vienna', 'Zermatt'];

test('A further wish never adds a hotel, and every hotel found has each wish', () => {
  fc.assert(
    fc.property(
      fc.subarray([...features]),
      fc.constantFrom(...features),
      fc.constantFrom(...cities),
      (some, more, city) => {
        const words = (wanted: readonly HotelFeature[]) =>
          `hotel ${city} with ${wanted.map(wordFor).join(' and ')}`;
        const [fewer, all] = [idsOf(words([...some, more])), idsOf(words(some))];
        expect(fewer.filter((id) => !all.includes(id))).toEqual([]);
        for (const id of fewer) {
          const hotel = demoHotels.get(id);
          expect(hotel && [...some, more].every((feature) => hasFeature(hotel, feature, {}))).toBe(true);
        }
      },
    ),
  );
});

test('A place never adds a hotel of another place', () => {
  for (const city of cities) {
    const found = find(`hotel with a pool in ${city}`, 'en');
    expect(new Set(found?.matches.map(({ hotel }) => hotel.city))).toEqual(
      new Set(found?.matches.length ? [city.toLowerCase()] : []),
    );
  }
});

test('Where no hotel has everything, those that lack least come first and say what they lack', () => {
  const found = find('hotel in Alfama with pool and spa', 'en');
  expect(found?.matches).toEqual([]);
  expect(found?.similar.length).toBeGreaterThan(0);
  const lacks = found?.similar.map((match) => match.lacks) ?? [];
  expect(lacks.map((one) => one.length)).toEqual(lacks.map((one) => one.length).toSorted());
  expect(lacks[0]).toEqual(['near']);
});

test('Lodging that is not sold is named, and hotels are offered', () => {
  expect(find('hostel in Lisbon', 'en')).toMatchObject({ isMeant: true, unsold: ['other-lodging'] });
  expect(find('Ferienwohnung Rom', 'de')).toMatchObject({ isMeant: true, unsold: ['other-lodging'] });
  expect(find('里斯本三星级酒店', 'zh-Hans')).toMatchObject({ isMeant: true, unsold: ['fewer-stars'] });
  expect(find('cheap hotel Rome', 'en')).toMatchObject({ isMeant: true, wantsCheap: true });
});

test.each([
  ['ruhig gelegenes Gasthaus in Rom mit Frühstücksbuffet', ['quiet', 'breakfast']],
  ['zentrumsnahes Hotel in Rom mit Parkmöglichkeit', ['central', 'parking']],
  ['Hotel in Rom fußläufig zum Kolosseum, Zahlung vor Ort', ['pay-at-hotel']],
  // Nearly every hotel has prepaid rates, so the words choose nothing; least of all the opposite.
  ['Hotel in Rom, im Voraus bezahlen', []],
  ['Hotel in Rom, vorab bezahlt', []],
  ['Doppelzimmer in Rom mit HP', ['half-board']],
  ['Familienzimmer in Rom mit Shuttle zum Flughafen', ['family', 'airport-transfer']],
  ['Hotel in Palermo direkt am Meer, Hunde willkommen', ['beach', 'pets']],
  ['Hotel in Rom mit Ladestation für E-Auto', ['ev-charging']],
  ['Flughafenhotel in Rom', []],
  ['Hotel in Flughafennähe in Rom', []],
] as const)('“%s” is understood', (query, features) => {
  expect(find(query, 'de')).toMatchObject({ isMeant: true, features, unmatched: [] });
});

test.each([
  ['hotel in Rome with twin beds', 'en', 'twin-beds'],
  ['Hotel in Rom mit getrennten Betten', 'de', 'twin-beds'],
  ['Hotel in Rom mit Doppelbett', 'de', 'double-bed'],
  ['罗马酒店双床房', 'zh-Hans', 'twin-beds'],
  ['罗马 大床房 酒店', 'zh-Hans', 'double-bed'],
  ['罗马的酒店，要两张床', 'zh-Hans', 'twin-beds'],
] as const)('“%s” names the beds', (query, language, feature) => {
  const found = find(query, language);
  expect(found).toMatchObject({ isMeant: true, features: [feature], unmatched: [] });
  const types = found?.matches.map(({ hotel }) => hotel.bedTypes) ?? [];
  expect(types.length).toBeGreaterThan(0);
  for (const ofHotel of types) expect(ofHotel).toContain(feature === 'twin-beds' ? 'twin' : 'double');
});

test.each([
  ['hotel near the Louvre', 'en'],
  ['Hotel am Louvre', 'de'],
  ['hotel in Paris near the Louvre', 'en'],
  ['卢浮宫附近的酒店', 'zh-Hans'],
] as const)('“%s” finds the hotels of the city, the nearest to that sight first', (query, language) => {
  const found = find(query, language);
  expect(found).toMatchObject({ isMeant: true, nothingIn: undefined });
  expect(worldGazetteer().get(found?.sight ?? '')?.names.en).toBe('Louvre');
  const shown = found?.matches.length ? found.matches : (found?.similar ?? []);
  expect(new Set(shown.map(({ hotel }) => hotel.city))).toEqual(new Set(['paris']));
  const kilometres = shown.map((match) => match.kilometres ?? Number.NaN);
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
});

test('What a hotel may lack is not asked of it', () => {
  expect(find('Hotel ohne Frühstück in Rom', 'de')).toMatchObject({ features: [], isMeant: true });
  expect(find('Hotel in Rom mit Sauna, aber ohne Kinder', 'de')).toMatchObject({ features: ['sauna'] });
});

test('An unfinished place is guessed while the traveller types', () => {
  expect(find('hotel lisb', 'en')?.cities.map(({ id }) => id)).toEqual(['lisbon']);
  expect(find('Hotels in Mün', 'de')?.cities.map(({ id }) => id)).toEqual(['munich']);
  expect(find('hotel san', 'en')?.cities.length).toBeLessThanOrEqual(3);
});

test('The beginning of a name and words of it find the hotel, but are not certain', () => {
  expect(find('palacete da', 'en')?.matches.map(({ hotel }) => hotel.id)).toContain(
    'lisbon/palacete-da-nespereira',
  );
  expect(find('velintonia', 'en')).toMatchObject({ isNamed: true, isMeant: false });
  expect(find('卖水人', 'zh-Hans')?.matches.map(({ hotel }) => hotel.id)).toEqual([
    'lisbon/casa-do-aguadeiro',
  ]);
});

test.each([
  'lisbon',
  'sailing',
  'wine tasting porto',
  'museum',
  'Colosseum',
  'Kochkurs Rom',
  '博物馆',
  'night in the desert',
  'a model railway in Hamburg',
  '',
])('A query that does not speak of lodging finds no hotel: %s', (query) => {
  expect(find(query, 'en')).toBeUndefined();
});

test('A country stands for its cities, and a sight beside its city narrows it', () => {
  expect(new Set(find('hotels in Portugal', 'en')?.cities.map(({ id }) => id))).toEqual(
    new Set(['lisbon', 'porto', 'funchal', 'pinhao']),
  );
  expect(find('hotel Rome Colosseum', 'en')).toMatchObject({ sight: 'rome/colosseum' });
});

test('Beside a city without hotels, a sight is not that of another city', () => {
  const found = find('hotel in Nuremberg near the Frauenkirche', 'en');
  expect(found).toMatchObject({ matches: [], sight: undefined });
  expect(worldGazetteer().get(found?.nothingIn?.place ?? '')?.names.en).toBe('Nuremberg');
  expect(find('hotel near the Frauenkirche', 'en')).toMatchObject({ sight: 'munich/frauenkirche' });
});

/** A tree of phrases that counts how often a word is looked up in it. */
function countedPhrases<Meaning>(phrases: Phrases<Meaning>, count: () => void): Phrases<Meaning> {
  const next = new (class extends Map<string, Phrases<Meaning>> {
    override get(word: string) {
      count();
      return super.get(word);
    }
  })(phrases.next);
  return { next, meanings: phrases.meanings };
}

/** Each word is looked up by its places and its terms, in the query and in its parts. */
const LOOKUPS_PER_CHARACTER = 12;

test('A long sentence and forty features at once take no more lookups than their first two hundred characters', () => {
  let lookups = 0;
  const count = () => {
    lookups += 1;
  };
  const findCounted = demoLodging((knowledge) => ({
    ...knowledge,
    placesByName: countedPhrases(knowledge.placesByName, count),
    queryTerms: { ...knowledge.queryTerms, terms: countedPhrases(knowledge.queryTerms.terms, count) },
  }));
  const lookupsOf = (query: string) => {
    lookups = 0;
    findCounted(query, 'en');
    return lookups;
  };
  const words = Object.values(LODGING_TERMS).flatMap(({ en }) => en.slice(0, 1));
  for (const query of [
    words.join(' '),
    `hotel ${'very '.repeat(400)}`,
    '酒店'.repeat(600),
    'hotel '.repeat(300),
  ]) {
    const ofBeginning = lookupsOf(query.slice(0, MAX_QUERY_LENGTH));
    expect(ofBeginning, query.slice(0, 20)).toBeGreaterThan(0);
    expect(lookupsOf(query), query.slice(0, 20)).toBeLessThanOrEqual(ofBeginning);
    expect(ofBeginning, query.slice(0, 20)).toBeLessThan(MAX_QUERY_LENGTH * LOOKUPS_PER_CHARACTER);
  }
});

test.each([
  ['hotel in Lisbon or Zurich', 'en', ['lisbon'], ['Zurich']],
  ['hotel in Zurich or Lisbon', 'en', ['lisbon'], ['Zurich']],
  ['hotels in Lisbon and Oslo with a pool', 'en', ['lisbon'], ['Oslo']],
  ['Hotel in Rom oder Köln', 'de', ['rome'], ['Cologne']],
  ['Hotel in Zürich oder in Oslo oder in Rom', 'de', ['rome'], ['Zurich', 'Oslo']],
  ['里斯本或者苏黎世的酒店', 'zh-Hans', ['lisbon'], ['Zurich']],
  ['hotel in Lisbon or Rome', 'en', ['lisbon', 'rome'], []],
] as const)('“%s” names the places without hotels', (query, language, cities, unserved) => {
  const found = find(query, language);
  expect(found?.cities.map(({ id }) => id).toSorted()).toEqual(cities);
  const nameOf = (id: string) => demoPlaces.get(id)?.location.names.en ?? worldGazetteer().get(id)?.names.en;
  expect(found?.unserved.map(nameOf)).toEqual(unserved);
});
