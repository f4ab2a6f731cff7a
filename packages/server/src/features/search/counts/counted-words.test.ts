import { localDate } from '@ashore/core/time/local-date-time.ts';
import { buildPlaceKnowledge, type Knowledge } from '@ashore/search/query/knowledge.ts';
import { expect, test } from 'vitest';
import { wordKnowledge } from '../search-state.ts';
import { countedWords } from './counted-words.ts';

const place = (id: string, ...names: string[]) =>
  ({ id, kind: 'city', names, parent: null, popularity: 0.5 }) as const;
const gazetteer = [
  place('lisbon', 'Lisbon', 'Lissabon', '里斯本'),
  place('charlotte', 'San Sebastian', 'San Sebastián'),
];
const knowledge: Knowledge = { ...wordKnowledge(), ...buildPlaceKnowledge(gazetteer) };
const vocabulary = { documentFrequency: (word: string) => (word === '李斯' ? 3 : 0) };
const today = localDate('2026-11-30');
const countedAs = (query: string) => countedWords(query, { knowledge, vocabulary, today });

test('Queries for the same are counted under the same folded words, without days, ages, prices and travellers', () => {
  for (const query of [
    'Wine tasting, Lisbon',
    'WINE  TASTING LISBON!',
    'wine tasting lisbon tomorrow under 70 euros',
  ])
    expect(countedAs(query)).toBe('wine tasting lisbon');
  expect(countedAs('wine tasting lisbon with kids 3 and 7')).toBe('wine tasting lisbon with kids');
  expect(countedAs('明天里斯本品酒')).toBe('里斯本品酒');
});

test('A query is counted although search does not know its words', () => {
  for (const query of ['helicopter blimp', 'escape room', 'jetlev', '热气球节', 'segway müritz'])
    expect(countedAs(query), query).toBeDefined();
});

test('Nothing is counted for a query of filters alone, a single letter, or a long text', () => {
  for (const query of ['tomorrow under 50 euros', 'x', '!?', 'sailing '.repeat(15)])
    expect(countedAs(query), query).toBeUndefined();
  expect(countedAs('sailing '.repeat(12))).toHaveLength(95);
});

test('An email address, a site, a phone number or a number of a document or a booking is not counted', () => {
  for (const query of [
    'ada.lovelace@example.org',
    'ada@example sailing',
    'www.example.org',
    'https://example.org/x',
    'lovelace.de',
    '+49 30 123456',
    'call 030/12 34 56',
    'sailing 4111 1111 1111 1111',
    'C01X00T47',
    'booking 7K3M9QXT',
  ])
    expect(countedAs(query), query).toBeUndefined();
});

test('A short number, or one in a name of a place of interest, is counted', () => {
  for (const query of ['route 66', 'top 10 museums', '360 grad panorama', '7d cinema'])
    expect(countedAs(query), query).toBeDefined();
});

test('The name of a person is not counted', () => {
  for (const query of [
    'Ada Lovelace Maria',
    'heinrich schmidt lissabon',
    'Lissabon mit Sabine',
    'my name is Zaphod',
    'ich heiße Quux',
    'Frau Quux',
    'mr. quux sailing',
    'Dr Quux',
    '王小明',
    '我叫小明',
    '李明 里斯本',
  ])
    expect(countedAs(query), query).toBeUndefined();
});

test('A name that is known as that of a place is counted, and so are words after a title that are known', () => {
  for (const query of ['San Sebastián', 'dr wine', '里斯本', '李斯'])
    expect(countedAs(query), query).toBeDefined();
});

test('A person who is called like a place that the catalogue lacks is not counted, the place itself is', () => {
  expect(countedAs('mr hamilton sailing')).toBeUndefined();
  for (const query of ['sailing budapest', '金边一日游', '马尔代夫浮潜'])
    expect(countedAs(query), query).toBeDefined();
});
