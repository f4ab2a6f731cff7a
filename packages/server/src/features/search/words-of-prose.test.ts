import { docOf, placed, planOf, topicUnit, word } from '@ashore/search/test-support/small-documents.ts';
import { beforeAll, expect, test } from 'vitest';
import { createArrayTourIndex } from '../../gateways/tour-index/array-tour-index.ts';
import { withoutWordsOfProse } from './words-of-prose.ts';

const index = createArrayTourIndex({ analyserVersion: 'small' });

beforeAll(() =>
  index.upsert([
    docOf('one', { wordsOfTexts: { title: ['guinness'], body: ['relaxed'] } }),
    docOf('two', { wordsOfTexts: { title: [], lead: ['engines'], body: [] } }),
  ]),
);

const [topic, place] = [topicUnit('boat-trip'), placed('tokyo')];
const leftOf = async (...units: Parameters<typeof planOf>) =>
  (await withoutWordsOfProse(planOf(...units), index)).units;

test('Words that stand in no title need not be met beside a topic', async () => {
  expect(await leftOf(topic, word('relaxed'), word('engines'), place)).toEqual([topic, place]);
  expect(await leftOf(topic, word('guinness'), place)).toEqual([topic, word('guinness'), place]);
});

test('A word of too many products need not be met, and without a topic every word must', async () => {
  const common = { ...word('guinness'), isCommon: true } as const;
  expect(await leftOf(topic, common)).toEqual([topic]);
  expect(await leftOf(word('relaxed'), place)).toEqual([word('relaxed'), place]);
});

test('In a sentence about a place that asks for filters, words that no title has need not be met', async () => {
  const plan = { ...planOf(word('relaxed'), word('guinness'), place), isSentence: true };
  const left = await withoutWordsOfProse(plan, index, { asksMore: true });
  expect(left.units).toEqual([word('guinness'), place]);
  expect(await withoutWordsOfProse(plan, index)).toBe(plan);
  const elsewhere = { ...planOf(word('relaxed')), isSentence: true };
  expect(await withoutWordsOfProse(elsewhere, index, { asksMore: true })).toBe(elsewhere);
});
