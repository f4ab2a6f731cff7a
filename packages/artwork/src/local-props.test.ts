import { expect, test } from 'vitest';
import { localProp } from './local-props.ts';

const at = (place: string, prop: string) => localProp({ place, prop, scene: 'rooftops', rank: 0 });

test('Lanterns are of paper in East Asia and of brass in a souk, and a person carries one in Europe', () => {
  expect(['tokyo', 'kyoto', 'xian'].map((place) => at(place, 'lantern'))).toEqual(Array(3).fill('lantern'));
  expect(['marrakech', 'istanbul'].map((place) => at(place, 'lantern'))).toEqual(
    Array(2).fill('brass-lantern'),
  );
  for (const place of ['vienna', 'florence', 'hamburg', 'prague', 'reykjavik', 'tallinn', 'zermatt'])
    expect(at(place, 'lantern'), place).toBe('hand-lantern');
});

test('The wine prop shows what the place produces', () => {
  expect(['edinburgh', 'pinhao', 'dubrovnik', 'vienna'].map((place) => at(place, 'wine'))).toEqual([
    'whisky',
    'wine-cask',
    'grapes',
    'wine',
  ]);
});
