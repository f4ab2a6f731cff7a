import { expect, test } from 'vitest';
import { foldText } from '../text/fold-text.ts';
import { clausesOf, findChatter } from './chatter.ts';

const NAMED = new Set(['sailing', 'segeln', 'lisbon', 'lissabon', '帆', '船', '里', '斯', '本']);
const SAYS_NOTHING = new Set(['a', 'eine', 'old', 'total', 'ist', 'is', 'dear']);

function chatterIn(query: string): string[] {
  const chatter = findChatter({
    clauses: clausesOf(foldText(query), 60),
    isNamed: ({ text }) => NAMED.has(text),
    isLight: (word) => SAYS_NOTHING.has(word),
  });
  return [...chatter].map(({ text }) => text);
}

test('Clauses end at punctuation, but numbers do not', () => {
  const texts = (query: string) =>
    clausesOf(query, 60).map((clause) => clause.map(({ text }) => text).join(' '));
  expect(texts('sailing, in lisbon; at 10.30 - please')).toEqual([
    'sailing',
    'in lisbon',
    'at 10 30',
    'please',
  ]);
  expect(texts(foldText('我胆小，想坐帆船。'))).toEqual(['我 胆 小', '想 坐 帆 船']);
  expect(clausesOf('a b, c d', 3).flat()).toHaveLength(3);
  expect(clausesOf(' ,, ', 60)).toEqual([]);
});

test('A clause that tells of persons and asks for nothing is chatter', () => {
  expect(chatterIn('my legs hurt, sailing in Lisbon')).toEqual(['my', 'legs', 'hurt']);
  expect(chatterIn('Segeln in Lissabon, wir vertragen Schaukeln')).toEqual(['wir', 'vertragen', 'schaukeln']);
  expect(chatterIn('手脚冰凉，坐帆船')).toEqual(['手', '脚', '冰', '凉']);
});

test('A clause with a wish, a topic or a place is not chatter, nor one that names no person', () => {
  expect(chatterIn('we want a helicopter, sailing in Lisbon')).toEqual([]);
  expect(chatterIn('wir suchen Delfine, segeln in Lissabon')).toEqual([]);
  expect(chatterIn('we potter about Lisbon, sailing')).toEqual([]);
  expect(chatterIn('sailing, helicopter, Lisbon')).toEqual([]);
  expect(chatterIn('想坐直升机，坐帆船')).toEqual([]);
});

test('What belongs to travellers and what they are is chatter', () => {
  expect(chatterIn('any sailing for my dear old nephew there')).toEqual(['nephew']);
  expect(chatterIn('mein Schwager will segeln')).toEqual(['schwager']);
  expect(chatterIn('we are total novices and want sailing')).toEqual(['novices']);
  expect(chatterIn('als Laie segeln')).toEqual(['laie']);
  expect(chatterIn('our sailing')).toEqual([]);
});
