import { expect, test } from 'vitest';
import { lodgingKnowledge } from './lodging-knowledge.ts';
import { readLodging } from './read-lodging.ts';

const knowledge = lodgingKnowledge(
  [{ id: 'rome', kind: 'city', names: ['Rome', 'Rom', '罗马'], parent: null, popularity: 1 }],
  [],
);
const read = (query: string) => readLodging(query, { knowledge, language: 'en' });

test.each([
  'somewhere warm to stay near the sea',
  'a nice quiet place for us to stay in rome',
  'irgendwo am meer zum ubernachten',
  '找个海边住',
])('“%s” looks for a hotel', (query) => {
  expect(read(query).isMeant).toBe(true);
});

test.each(['things to do in rome to stay dry', 'a place to see flamenco'])('“%s” looks for none', (query) => {
  expect(read(query).isMeant).toBe(false);
});

test.each([
  'hotel in rome for me, my wife and our children',
  'hotel in rome that is not expensive',
  'hotel in rome for children aged',
  'hotel in rome, prepaid',
  'hotel in rom, im voraus zahlen',
  'hotel in rom, vorab bezahlt',
  '罗马酒店 提前付款',
])('No word of “%s” is missing', (query) => {
  expect(read(query).unmatched).toEqual([]);
});

test('What no hotel offers is missing', () => {
  expect(read('hotel in rome with a helipad').unmatched).toEqual(['helipad']);
});
