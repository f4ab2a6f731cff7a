import { readdirSync, readFileSync } from 'node:fs';
import { ASHORE_WORDS, buildKnowledge } from '@ashore/search/query/knowledge.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import { readQuery } from '@ashore/search/query/read-query.ts';
import { typedWords } from '@ashore/search/sentence/typed-words.ts';
import { docOf, planOf, topicUnit, word } from '@ashore/search/test-support/small-documents.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { goldenDocs, goldenGazetteer } from '../../../test-support/search/golden-catalogue.ts';
import { createArrayTourIndex } from '../../gateways/tour-index/array-tour-index.ts';
import { findHits, type Narrow } from './find-hits.ts';
import type { SearchState } from './search-state.ts';

type DemoFile = {
  readonly location: { readonly slug: string };
  readonly products: readonly {
    readonly slug: string;
    readonly type: string;
    readonly price?: { readonly adult?: number };
  }[];
};

const folder = new URL('../../../../../demo/places/', import.meta.url);
const files: readonly DemoFile[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
);
const products: ReadonlyMap<string, DemoFile['products'][number]> = new Map(
  files.flatMap(({ location, products: all }) =>
    all.map((product) => [`${location.slug}/${product.slug}`, product] as const),
  ),
);
const priceOf = (id: string) => (products.get(id)?.price?.adult ?? 0) / 100;

const knowledge = buildKnowledge({ ...ASHORE_WORDS, gazetteer: goldenGazetteer() });
const index = createArrayTourIndex({ analyserVersion: knowledge.analyserVersion });
const searchState = { knowledge, index, resultRows: { countedFactsOf: (id: string) => products.get(id) } };

beforeAll(() => index.upsert(goldenDocs(knowledge)));

async function found(
  query: string,
  {
    excluded = [] as readonly string[],
    excludedPlaces = [] as readonly string[],
    narrow = undefined as Narrow | undefined,
  } = {},
) {
  const plan = readQuery(`${query} `, { knowledge, vocabulary: index.vocabulary, language: 'en' });
  const { matches } = await findHits(searchState as unknown as SearchState, {
    ...{ plan, excluded, excludedPlaces, narrow, asksMore: true, most: 1_000 },
    typed: typedWords(query, { knowledge, vocabulary: index.vocabulary, language: 'en' }),
    options: { limit: 24 },
  });
  return matches.map(({ id }) => id);
}

const SEED = 20261130;
const topics = fc.constantFrom(
  ...[
    'museum',
    'boat trip',
    'wine tasting',
    'cooking class',
    'hiking',
    'street food',
    'kayaking',
    'with kids',
  ],
  ...['concert', 'market', 'castle', 'bike tour', 'walking tour', 'whale watching', 'something to do', 'art'],
);
const cities = fc.constantFrom('lisbon', 'porto', 'paris', 'tokyo', 'bergen', 'seville', 'sydney', 'hamburg');
const lead = fc.constantFrom('', 'we are looking for ', 'could you recommend ', 'wir suchen ');

type Case = readonly [lead: string, topic: string, city: string];
const everyQuery = (holds: (...one: Case) => Promise<boolean>) =>
  fc.check(
    fc.asyncProperty(lead, topics, cities, (...one) => holds(...one)),
    { seed: SEED, numRuns: 120 },
  );

const under =
  (price: number): Narrow =>
  async (ids) =>
    ids.filter((id) => priceOf(id) <= price);

test('A limit of the price never adds a dearer product', async () => {
  const isNoDearer = (narrow: Narrow) => async (before: string, topic: string) =>
    (await found(before + topic, { narrow })).every((id) => priceOf(id) <= 50);
  expect((await everyQuery(isNoDearer(under(50)))).failed).toBe(false);
  expect((await everyQuery(isNoDearer(under(90)))).failed).toBe(true);
});

test('A refusal never adds a product', async () => {
  const isSubset =
    (excluded: readonly string[], isInCity = true) =>
    async (before: string, topic: string, city: string) => {
      const all = new Set(await found(`${before}${topic} ${city}`));
      const place = isInCity ? ` ${city}` : '';
      return (await found(`${before}${topic}${place}`, { excluded })).every((id) => all.has(id));
    };
  for (const concept of ['museum', 'boat-trip', 'market', 'families'])
    expect((await everyQuery(isSubset([concept]))).failed, concept).toBe(false);
  expect((await everyQuery(isSubset(['museum'], false))).failed).toBe(true);
});

test('A place never adds a product of another place', async () => {
  const isThere = (joint: string) => async (before: string, topic: string, city: string) =>
    (await found(`${before}${topic}${joint}${city}`)).every((id) => id.startsWith(`${city}/`));
  expect((await everyQuery(isThere(' in '))).failed).toBe(false);
  const anywhere = async (before: string, topic: string, city: string) =>
    (await found(`${before}${topic}`)).every((id) => id.startsWith(`${city}/`));
  expect((await everyQuery(anywhere)).failed).toBe(true);
});

const conceptsOf = (weights: Readonly<Record<string, number>>) =>
  Object.entries(weights).map(([id, weight]) => ({ id, weight }));

/** Finds among a few products, each with its concepts, and with words of its text. */
async function foundAmong(
  docs: Readonly<
    Record<string, { readonly concepts: Readonly<Record<string, number>>; readonly body?: string }>
  >,
  plan: QueryPlan,
) {
  const few = createArrayTourIndex({ analyserVersion: 'small' });
  await few.upsert(
    Object.entries(docs).map(([id, { concepts, body }]) =>
      docOf(id, {
        concepts: conceptsOf(concepts),
        wordsOfTexts: { title: [], body: body === undefined ? [] : [body] },
      }),
    ),
  );
  const state = { ...searchState, index: few } as unknown as SearchState;
  const { matches, total } = await findHits(state, {
    ...{ plan, excluded: [], excludedPlaces: [], narrow: undefined },
    ...{ asksMore: false, most: 24, options: { limit: 24 } },
  });
  return [matches.map(({ id }) => id), total];
}

test('What is found is narrowed to the products that have a circumstance for certain, if any has', async () => {
  const docs = {
    plain: { concepts: { 'boat-trip': 1 } },
    romantic: { concepts: { 'boat-trip': 0.7, romantic: 0.7 } },
    cheap: { concepts: { 'boat-trip': 0.7, 'low-price': 0.7 } },
  };
  const find = (circumstance: string) =>
    foundAmong(docs, planOf(topicUnit('boat-trip'), topicUnit(circumstance)));
  expect(await find('romantic')).toEqual([['romantic'], 1]);
  expect(await find('birthday-celebration')).toEqual([['plain'], 1]);
  // A price is no fact that a text states for certain.
  expect(await find('low-price')).toEqual([['plain'], 1]);
});

test('A word that only describes need not be met where nothing has it together with the topic', async () => {
  const boat = { concepts: { 'boat-trip': 1 } };
  const spa = { concepts: { 'spa-wellness': 1 }, body: 'relaxed' };
  const plan = planOf(topicUnit('boat-trip'), word('relaxed'));
  expect(await foundAmong({ boat, spa }, plan)).toEqual([['boat'], 1]);
  const calm = { concepts: { 'boat-trip': 0.7 }, body: 'relaxed' };
  expect(await foundAmong({ boat, spa, calm }, plan)).toEqual([['calm'], 1]);
});

test('A place that is turned down leaves nothing there, and never adds a product', async () => {
  const keepsAway =
    (isExcluded = true) =>
    async (before: string, topic: string, city: string) => {
      const all = new Set(await found(`${before}${topic}`));
      const left = await found(`${before}${topic}`, isExcluded ? { excludedPlaces: [city] } : {});
      return left.every((id) => !id.startsWith(`${city}/`) && all.has(id));
    };
  expect((await everyQuery(keepsAway())).failed).toBe(false);
  expect((await everyQuery(keepsAway(false))).failed).toBe(true);
});

test('Of two places with an “or” between them any will do, and nothing elsewhere', async () => {
  const isInEither =
    (or: string, others: readonly string[]) => async (before: string, topic: string, city: string) =>
      (await found(`${before}${topic} in ${city}${or}`)).every((id) =>
        [city, ...others].some((place) => id.startsWith(`${place}/`)),
      );
  expect((await everyQuery(isInEither(' or rome', ['rome']))).failed).toBe(false);
  expect((await everyQuery(isInEither(', athens or rome', ['athens', 'rome']))).failed).toBe(false);
  expect((await everyQuery(isInEither(' or rome', []))).failed).toBe(true);
});
