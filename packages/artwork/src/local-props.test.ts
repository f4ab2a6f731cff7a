import { expect, test } from 'vitest';
import { localProp } from './local-props.ts';

const at = (place: string, prop: string) => localProp({ place, prop, scene: 'rooftops', rank: 0 });

test('Paper lanterns hang in East Asia, brass ones stand in a souk, and in Europe somebody carries one', () => {
  expect(['tokyo', 'kyoto', 'xian'].map((place) => at(place, 'lantern'))).toEqual(Array(3).fill('lantern'));
  expect(['marrakech', 'istanbul'].map((place) => at(place, 'lantern'))).toEqual(
    Array(2).fill('brass-lantern'),
  );
  for (const place of ['vienna', 'florence', 'hamburg', 'prague', 'reykjavik', 'tallinn', 'zermatt'])
    expect(at(place, 'lantern'), place).toBe('hand-lantern');
});

test('What is tasted is what the place makes', () => {
  expect(['edinburgh', 'pinhao', 'dubrovnik', 'vienna'].map((place) => at(place, 'wine'))).toEqual([
    'whisky',
    'wine-cask',
    'grapes',
    'wine',
  ]);
});
