import { CITIES_NOT_OFFERED } from '@ashore/search/golden/cities-not-offered.ts';
import type { GoldenQuery } from '@ashore/search/golden/golden-query.ts';
import { gradesOf } from '@ashore/search/golden/grades-of.ts';
import { ndcg } from '@ashore/search/golden/ndcg.ts';
import { GOLDEN_QUERIES } from '@ashore/search/golden/queries.ts';
import { findPlaces } from '@ashore/search/places/find-places.ts';
import { ASHORE_WORDS, buildKnowledge } from '@ashore/search/query/knowledge.ts';
import { bestMatchType } from '@ashore/search/query/match-type.ts';
import { readQuery } from '@ashore/search/query/read-query.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test-support/database/test-database.ts';
import { goldenDocs, goldenGazetteer } from '../../../test-support/search/golden-catalogue.ts';
import { createArrayTourIndex } from './array-tour-index.ts';
import type { TourIndex } from './port.ts';
import { createPostgresTourIndex } from './postgres-tour-index.ts';

const knowledge = buildKnowledge({ ...ASHORE_WORDS, gazetteer: goldenGazetteer() });
const docs = goldenDocs(knowledge);
const keys = docs.map(({ id }) => id);

type QueryResult = {
  readonly query: GoldenQuery;
  readonly gain: number;
  readonly best: string;
  readonly places: readonly string[];
  readonly ids: readonly string[];
};

async function answerOf(index: TourIndex, query: GoldenQuery): Promise<QueryResult> {
  const language = query.page ?? query.language;
  const plan = readQuery(query.query, { knowledge, vocabulary: index.vocabulary, language });
  const { hits } = await index.search(plan, { limit: 24 });
  const places = findPlaces(query.query, {
    knowledge,
    plan,
    limit: 8,
    isShown: ({ kind }) => kind === 'city',
  });
  const ids = hits.map(({ id }) => id);
  return {
    query,
    ids,
    gain: ndcg(ids, gradesOf(query, keys)),
    best: bestMatchType(plan, { tours: hits.length, locations: places.total }),
    places: places.ids,
  };
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
async function foundElsewhere(index: TourIndex): Promise<string[]> {
  const matchedQueries: string[] = [];
  for (const query of CITIES_NOT_OFFERED) {
    const plan = readQuery(query, { knowledge, vocabulary: index.vocabulary, language: 'en' });
    const { hits } = await index.search(plan, { limit: 3 });
    if (hits.length > 0) matchedQueries.push(query);
  }
  return matchedQueries;
}

const isRight = ({ best, query }: QueryResult) => best === query.best;

const engines = [
  [
    'The index in this process',
    async () => ({
      index: createArrayTourIndex({ analyserVersion: knowledge.analyserVersion }),
      close: async () => {},
    }),
  ],
  [
    'The index in the database',
    async () => {
      const testDb = await testDatabase();
      return {
        index: createPostgresTourIndex(testDb.database, knowledge.analyserVersion),
        close: () => testDb.drop(),
      };
    },
  ],
] as const;

const orders: string[][] = [];

describe.each(engines)('%s', (_name, open) => {
  let answers: QueryResult[];
  let elsewhere: string[];
  let close = async () => {};

  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    await opened.index.upsert(docs);
    answers = [];
    for (const query of GOLDEN_QUERIES) answers.push(await answerOf(opened.index, query));
    elsewhere = await foundElsewhere(opened.index);
    orders.push(answers.map(({ ids }) => ids.join(' ')));
  });
  afterAll(() => close());

  test('Queries in three languages find what travellers ask for, with the best match first', () => {
    const tunedQueries = answers.filter(({ query }) => !query.heldOut);
    expect(meanOf(tunedQueries.map(({ gain }) => gain))).toBeGreaterThan(0.9);
    expect(meanOf(answers.map(({ gain }) => gain))).toBeGreaterThan(0.85);
  });

  test('A query for a city that is not in the catalogue finds nothing, not a similarly spelt name', () => {
    expect(elsewhere).toEqual([]);
  });

  test('Every language reaches the required quality', () => {
    for (const language of ['en', 'de', 'zh-Hans'] as const) {
      const gains = answers.filter(({ query }) => query.language === language && !query.heldOut);
      expect(meanOf(gains.map(({ gain }) => gain)), language).toBeGreaterThan(0.88);
    }
  });

  test('Names are found by another name, by their beginning, or if misspelt', () => {
    for (const kind of ['place', 'place-by-another-name', 'place-misspelt', 'country', 'prefix'] as const) {
      const gains = answers.filter(({ query }) => query.kind === kind).map(({ gain }) => gain);
      expect(meanOf(gains), kind).toBeGreaterThan(0.97);
    }
  });

  test('The list that the traveller means comes first: tours or places', () => {
    const wrong = answers.filter((one) => !isRight(one)).map(({ query }) => query.query);
    expect(wrong.length / answers.length, wrong.join()).toBeLessThan(0.03);
  });

  test('The place that the traveller means is the first of the places', () => {
    const named = answers.filter(({ query }) => query.best === 'location');
    const right = named.filter(({ places: [first = ''], query }) => query.places?.includes(first));
    expect(right.length / named.length).toBeGreaterThan(0.97);
  });
});

test('Both engines answer every query with the same products in the same order', () => {
  const [one = [], two = []] = orders;
  const different = GOLDEN_QUERIES.filter((_, at) => one[at] !== two[at]).map(({ query }) => query);
  expect([one.length, different]).toEqual([GOLDEN_QUERIES.length, []]);
});
