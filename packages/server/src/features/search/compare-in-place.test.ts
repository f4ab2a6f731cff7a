import type { IndexDoc } from '@ashore/search/index/index-doc.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import type { TypedWord } from '@ashore/search/sentence/typed-words.ts';
import { docOf, placed, planOf, topicUnit, word } from '@ashore/search/test-support/small-documents.ts';
import { expect, test } from 'vitest';
import { createArrayTourIndex } from '../../gateways/tour-index/array-tour-index.ts';
import { findHits } from './find-hits.ts';
import type { SearchState } from './search-state.ts';

type Product = {
  readonly topics?: readonly string[];
  readonly title?: readonly string[];
  readonly body?: readonly string[];
};

/** Four products of a place. All texts have “every”, and three titles have “most”. */
const products: Readonly<Record<string, Product>> = {
  gondola: { topics: ['boat-trip'], title: ['canal', 'most'], body: ['every', 'night'] },
  regatta: { topics: ['boat-trip'], title: ['sails'], body: ['every', 'captain'] },
  glass: { topics: ['crafts-workshop'], title: ['glass', 'most'], body: ['every', 'oven'] },
  masks: { topics: ['crafts-workshop', 'museum'], title: ['masks', 'most'], body: ['every', 'paper'] },
};

function docs(): IndexDoc[] {
  return Object.entries(products).map(([id, { topics = [], title = [], body = [] }]) =>
    docOf(id, {
      places: ['venice'],
      concepts: topics.map((topic) => ({ id: topic, weight: 1 })),
      wordsOfTexts: { title, body },
    }),
  );
}

type FindInput = {
  readonly typed?: readonly string[];
  readonly light?: readonly string[];
  readonly loose?: readonly string[];
  readonly plan: QueryPlan;
  readonly excluded?: readonly string[];
  readonly left?: readonly string[];
};

async function find({
  typed = [],
  light = [],
  loose = [],
  plan,
  excluded = [],
  left = Object.keys(products),
}: FindInput) {
  const index = createArrayTourIndex({ analyserVersion: 'small' });
  await index.upsert(docs());
  const state = { index, resultRows: { countedFactsOf: () => undefined } } as unknown as SearchState;
  const words = typed.map((text) => [word(text)] as unknown as TypedWord);
  const { matches, unmatched, total } = await findHits(state, {
    ...{ plan: { ...plan, isSentence: true }, excluded, excludedPlaces: [], asksMore: false, most: 24 },
    ...{ typed: { known: words, light: new Set(light), loose: new Set(loose) }, options: { limit: 24 } },
    narrow: async (ids) => ids.filter((id) => left.includes(id)),
  });
  expect(total).toBeGreaterThanOrEqual(matches.length);
  return [
    matches
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
    unmatched.join(' '),
  ];
}

const [venice, boats, crafts] = [placed('venice'), topicUnit('boat-trip'), topicUnit('crafts-workshop')];

test('Of products that are found alike, those are found that have most of the words that were typed', async () => {
  const plan = planOf(boats, venice);
  expect(await find({ plan, typed: ['night', 'every'] })).toEqual(['gondola', '']);
  expect(await find({ plan, typed: ['captain', 'sails', 'night'] })).toEqual(['regatta', '']);
});

test('Words that most products of the place have, or none of those that are found, change nothing', async () => {
  const plan = planOf(boats, venice);
  for (const typed of [['every'], ['most'], ['oven'], ['unheard'], []])
    expect(await find({ plan, typed })).toEqual(['gondola regatta', '']);
});

test('Products that the filters leave out do not lead, and a refusal brings in no other product', async () => {
  const plan = planOf(crafts, venice);
  expect(await find({ plan, typed: ['paper'] })).toEqual(['masks', '']);
  expect(await find({ plan, typed: ['paper'], left: ['glass', 'gondola', 'regatta'] })).toEqual([
    'glass',
    '',
  ]);
  expect(await find({ plan, typed: ['paper'], excluded: ['museum'] })).toEqual(['', '']);
});

test('Where no product of the place has all words, those that meet the wish are found', async () => {
  expect(await find({ plan: planOf(crafts, word('captain'), venice), typed: ['every'] })).toEqual([
    'glass masks',
    '',
  ]);
  const plan = { ...planOf(crafts, venice), unmatched: ['gizmo'] };
  expect(await find({ plan, typed: ['oven'], loose: ['gizmo'] })).toEqual(['glass', '']);
  expect(await find({ plan, typed: ['oven'] })).toEqual(['', 'gizmo']);
});

test('A place that has nothing for one of the wishes does not meet the others', async () => {
  const plan = planOf(crafts, topicUnit('helicopter'), venice);
  expect(await find({ plan, typed: ['oven'] })).toEqual(['', '']);
  expect(await find({ plan: planOf(topicUnit('helicopter'), venice), typed: ['oven'] })).toEqual(['', '']);
});

test('A term of a word that asks for nothing by itself is not missing', async () => {
  const plan = planOf(crafts, topicUnit('food-tour'), venice);
  const worded = { ...plan, words: ['glass', 'bit', 'venice'] };
  expect(await find({ plan: worded, typed: ['oven'], light: ['bit'] })).toEqual(['glass', '']);
  expect(await find({ plan: worded, typed: ['oven'] })).toEqual(['', '']);
});

test('A sentence that names no place is met by every word only', async () => {
  expect(await find({ plan: planOf(crafts, word('glass')), typed: ['paper'] })).toEqual(['glass', '']);
  expect(await find({ plan: planOf(crafts, word('sails')), typed: ['oven'] })).toEqual(['', '']);
});
