import { localDate } from '@ashore/core/time/local-date-time.ts';
import { ASHORE_WORDS, buildKnowledge } from '@ashore/search/query/knowledge.ts';
import { readQuery } from '@ashore/search/query/read-query.ts';
import { understandQuery } from '@ashore/search/sentence/understand-query.ts';
import { printUnit } from '@ashore/search/test-support/small-knowledge.ts';
import { beforeAll, expect, test } from 'vitest';
import { goldenDocs, goldenGazetteer } from '../../../test-support/search/golden-catalogue.ts';
import { createArrayTourIndex } from '../../gateways/tour-index/array-tour-index.ts';
import { findHits } from './find-hits.ts';
import type { SearchState } from './search-state.ts';

const knowledge = buildKnowledge({ ...ASHORE_WORDS, gazetteer: goldenGazetteer() });
const index = createArrayTourIndex({ analyserVersion: knowledge.analyserVersion });
const resultRows = { countedFactsOf: () => undefined };
const searchState = { knowledge, index, resultRows } as unknown as SearchState;

beforeAll(() => index.upsert(goldenDocs(knowledge)));

function planOf(query: string) {
  const { rest } = understandQuery(query, { today: localDate('2026-11-30'), knowledge });
  return readQuery(`${rest} `, { knowledge, vocabulary: index.vocabulary, language: 'en' });
}

const unitsOf = (query: string) => planOf(query).units.map(printUnit);

async function hitsOf(query: string) {
  const { matches, similar } = await findHits(searchState, {
    ...{ plan: planOf(query), excluded: [], excludedPlaces: [], narrow: undefined, asksMore: false },
    ...{ most: 24, options: { limit: 24 } },
  });
  return { found: matches.map(({ id }) => id), near: similar.map(({ id }) => id) };
}

test.each([
  ['train for a marathon in Berlin', ['concept running', 'place berlin']],
  ['parking near the old town of Lisbon', ['concept old-town', 'place lisbon']],
  ['our ship leaves at five, castle in Edinburgh', ['concept castle', 'place edinburgh']],
  ['take the underground to a market in London', ['concept market', 'place london']],
  ['a light lunch in Rome', ['concept lunch', 'place rome']],
  ['was kostet eine Hafenrundfahrt in Hamburg', ['concept harbour-cruise', 'place hamburg']],
  ['wir kommen mit dem Zug an, Stadtführung in Wien', ['concept city-walk', 'place vienna']],
  ['klein, aber fein: Weinprobe in Porto', ['concept wine-tasting', 'place porto']],
  ['罗马 火车站附近 徒步', ['place rome', 'concept hiking']],
  ['想看海底世界 悉尼', ['concept snorkelling', 'place sydney']],
  ['看海鲜市场 卑尔根', ['concept seafood', 'concept market', 'place bergen']],
  ['我们坐火车到那不勒斯，想看城堡', ['place naples', 'concept castle']],
])('“%s” is read by the neighbours of its words', (query, units) => {
  expect(unitsOf(query)).toEqual(units);
});

test.each([
  ['by train to Bergen', 'concept scenic-train'],
  ['train ride in Bergen', 'concept scenic-train'],
  ['underground caves in Budapest', 'concept underground'],
  ['a park in London', 'concept garden-park'],
  ['mit dem Zug durch die Berge', 'concept scenic-train'],
  ['坐火车看风景', 'concept scenic-train'],
  ['看海 里斯本', 'concept beach'],
])('“%s” asks for what it says', (query, unit) => {
  expect(unitsOf(query)).toContain(unit);
});

test.each([
  ['Chinese opera', ['beijing/', 'chengdu/', 'singapore/']],
  ['chinesische Oper', ['beijing/', 'chengdu/', 'singapore/']],
  ['京剧', ['beijing/']],
  ['Peking opera', ['beijing/']],
  ['川剧', ['chengdu/']],
  ['Japanese tea ceremony', ['yokohama/', 'kyoto/', 'tokyo/', 'osaka/']],
  ['Thai cooking class', ['bangkok/', 'chiang-mai/', 'phuket/']],
])('“%s” finds only what is of this kind', async (query, cities) => {
  const { found } = await hitsOf(query);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((id) => !cities.some((city) => id.startsWith(city)))).toEqual([]);
});

test.each([
  'Chinese opera in Vienna',
  'chinesische Oper in Wien',
  '维也纳 京剧',
  'Indian cooking class in Rome',
  '伦敦 印度菜',
  'Mexican tapas in Seville',
])('“%s” is not sold, so nothing is found and something is near', async (query) => {
  const { found, near } = await hitsOf(query);
  expect(found).toEqual([]);
  expect(near.length).toBeGreaterThan(0);
});

test.each([
  ['Italian cooking class in Rome', 'rome'],
  ['Portuguese wine tasting in Porto', 'porto'],
  ['Spanish tapas in Seville', 'seville'],
])('“%s” is of its own country without a word for it', async (query, city) => {
  const { found } = await hitsOf(query);
  expect(found.map((id) => id.split('/')[0])).toContain(city);
});
