import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

const today = localDate('2026-11-30');
const filtersOf = (query: string) => readSentence(query, today).filters.map(({ filter }) => filter);

test.each([
  ['for me, my wife and our children of 4 and 9', 4, [4, 9]],
  ['my husband and I with two kids', 4, []],
  ['my wife and I', 2, []],
  ['für mich, meine Frau und unsere zwei Kinder', 4, []],
  ['meine Frau und ich', 2, []],
  ['我和老婆带两个孩子', 4, []],
  ['我和太太', 2, []],
])('“%s” counts who comes along', (words, travellers, ages) => {
  expect(filtersOf(`${words}, kayak`)).toEqual([{ kind: 'party', travellers, ages }]);
});

test.each([
  ['aged 4 and 9', [4, 9]],
  ['two boys aged four and nine', [4, 9]],
  ['our daughter is six', [6]],
  ['with a six-year-old', [6]],
  ['our ten year old son', [10]],
  ["with the boys, they're 5 and 11.", [5, 11]],
  ['my nephew (9)', [9]],
  ['our girl is 12', [12]],
  ['unser Großer ist 15', [15]],
  ['die beiden sind 4 und 7', [4, 7]],
  ['mit den Zwillingen, sie sind 6', [6]],
  ['my sister and a ten month old', [0]],
  ['十五个月的宝宝', [1]],
  ['unsere Tochter ist sechs', [6]],
  ['unser Sohn, sechs Jahre alt', [6]],
])('“%s” states ages of children', (words, ages) => {
  expect(filtersOf(`kayak, ${words}`)).toEqual([{ kind: 'ages', ages }]);
});

test.each([
  'me and my wife and our children',
  '我和老婆带孩子',
  'whisky aged 18 years',
  'aged beef',
  '带孩子, 3小时以内',
  'the tour is two hours',
  'they are 20 minutes away',
  'he is 70',
  'in 6 months',
])('“%s” says neither how many come along nor how old they are', (query) => {
  expect(filtersOf(query).filter(({ kind }) => kind === 'party' || kind === 'ages')).toEqual([]);
});
