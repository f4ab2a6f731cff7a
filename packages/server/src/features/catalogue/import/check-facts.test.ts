import { expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { readPlaces } from './read-catalogue.ts';

const problemsOf = (product: object, isPort = true) =>
  readPlaces([
    {
      name: 'lisbon.json',
      text: JSON.stringify(
        placeWith('lisbon', [{ ...productRow('sail', { minAge: null, know: [] }), ...product }], isPort),
      ),
    },
  ]).problems.map(({ at, what }) => `${at} ${what}`);

const inFacts = 'products[sail].facts';

test.each<[string, Partial<ProductInFile>, string]>([
  [
    'few steps beside stairs',
    { facts: { steps: 'few' }, know: ['stairs'] },
    `${inFacts}.steps is few, but know has stairs`,
  ],
  [
    'steps in a place for wheelchairs',
    { facts: { steps: 'few' }, know: ['wheelchair-accessible'] },
    `${inFacts}.steps is few, but know has wheelchair-accessible`,
  ],
  [
    'a calm trip that needs fitness',
    { facts: { pace: 'calm' }, know: ['good-fitness'] },
    `${inFacts}.pace is calm, but know has good-fitness`,
  ],
  [
    'a seated trip that needs some fitness',
    { facts: { pace: 'seated' }, know: ['moderate-fitness'] },
    `${inFacts}.pace is seated, but know has moderate-fitness`,
  ],
  [
    'no start at the ship beside a pick-up there',
    { facts: { startsAtPier: false }, included: ['port-pickup'] },
    `${inFacts}.startsAtPier is false, but included has port-pickup`,
  ],
  [
    'ages that end before they begin',
    { facts: { suits: { from: 12, to: 11 } } },
    `${inFacts}.suits ends before it begins`,
  ],
  [
    'an age that is not admitted',
    { facts: { suits: { from: 7 } }, minAge: 8 },
    `${inFacts}.suits.from is below minAge, 8`,
  ],
  [
    'children on a trip for adults',
    { facts: { suits: { from: 16 } }, know: ['adults-only'] },
    `${inFacts}.suits.from is 16, but know has adults-only`,
  ],
  [
    'a trip for families without children',
    { facts: { suits: { from: 18 } }, know: ['family-friendly'] },
    `${inFacts}.suits.from is 18, but know has family-friendly`,
  ],
])('Contradictory facts are refused: %s', (_, product, problem) => {
  expect(problemsOf(product)).toEqual([problem]);
});

test('A start at the ship is refused where no ships call', () => {
  const product = { facts: { startsAtPier: true } };
  expect(problemsOf(product)).toEqual([]);
  expect(problemsOf(product, false)).toEqual([
    `${inFacts}.startsAtPier is true, but no ships call at the place`,
  ]);
});

test('Facts at the limits of their marks are accepted', () => {
  expect(
    problemsOf({
      facts: { steps: 'many', pace: 'active', suits: { from: 18, to: 18 } },
      know: ['stairs', 'good-fitness', 'adults-only'],
      minAge: 18,
    }),
  ).toEqual([]);
  expect(problemsOf({ facts: { steps: 'none' }, know: ['wheelchair-accessible'] })).toEqual([]);
});

test.each([
  [{ setting: 'cave' }, 'setting must be one of: indoors, partly-indoors, outdoors'],
  [{ pace: 'fast' }, 'pace must be one of: seated, calm, active'],
  [{ walkingMetres: -1 }, 'walkingMetres must be at least 0'],
  [{ walkingMetres: 2.5 }, 'walkingMetres must be a whole number'],
  [{ walkingMetres: 100_001 }, 'walkingMetres must be at most 100000'],
  [{ steps: 12 }, 'steps must be one of: none, few, many'],
  [{ startsAtPier: 'yes' }, 'startsAtPier must be true or false'],
  [{ suits: {} }, 'suits.from is missing'],
  [{ suits: { from: 100 } }, 'suits.from must be at most 99'],
])('A wrong fact is named: %o', (facts, problem) => {
  expect(problemsOf({ facts })).toEqual([`${inFacts}.${problem}`]);
});

test('An unknown fact is named', () => {
  expect(problemsOf({ facts: { weather: 'fine' } })).toEqual([`${inFacts} has unknown fields: weather`]);
});
