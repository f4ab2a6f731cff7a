import { expect, test } from 'vitest';
import { FILLER_WORDS } from '../lexicon/fillers/fillers.ts';
import { fillersOf } from './fillers.ts';

const { isFiller, isNearlyFiller } = fillersOf(FILLER_WORDS);

test.each([
  'please',
  'could',
  'looking',
  'recommended',
  'wurden',
  'gebucht',
  'suche',
  'empfehlt',
  '2',
  '推荐',
  '我们',
])('“%s” says nothing about the wish', (word) => {
  expect(isFiller(word)).toBe(true);
});

test.each(['croissant', 'zugspitze', 'disneyland', 'bungee', 'totem', 'orgel', '兵马俑', '大佛'])(
  '“%s” names something',
  (word) => {
    expect([isFiller(word), isNearlyFiller(word)]).toEqual([false, false]);
  },
);

test('One slip in a long filler is forgiven; in a short word it makes another word', () => {
  expect(['recomend', 'somthing', 'freindly', 'walkng'].filter(isNearlyFiller)).toHaveLength(4);
  expect(['davos', 'bath', 'oslo', 'hanoi', 'zurich', 'krakow'].filter(isNearlyFiller)).toEqual([]);
});
