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

test.each([
  'things to do in rome to stay dry',
  'a place to see flamenco',
  'where can we stay dry in rome',
  'where to stay warm in rome',
  'rome, somewhere to stay out of the sun',
  'wo bleiben wir in rom trocken',
  'rom, wir bleiben drei tage',
  'in rom an bord bleiben',
  'overnight train from rome',
  'over night train rome',
  'night train rome',
  '过夜火车 罗马',
  '罗马 船上过夜',
  'we are staying at the hotel quirinale in rome, what can we do',
  'our hotel is near the station in rome',
  'wir wohnen im hotel am alex, was kann man da machen',
  'wir sind in rom im hotel artemide, was gibt es in der nahe',
  'unser hotel liegt am forum in rom',
  '我们住在罗马的酒店，附近有什么好玩的',
  '我们的酒店在罗马市中心',
])('“%s” looks for none', (query) => {
  expect(read(query).isMeant).toBe(false);
});

test.each([
  'where can we stay in rome',
  'we want to stay at a hotel in rome',
  'wo kann man in rom uber nacht bleiben',
  'wo wohnen in rom',
  'wir mochten in rom im hotel wohnen',
  'bleibe in rom',
  '罗马 过夜',
  '我们想住罗马市中心的酒店',
  'overnight in rome',
])('“%s” looks for a hotel all the same', (query) => {
  expect(read(query).isMeant).toBe(true);
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
