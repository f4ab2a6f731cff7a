import { expect, test } from 'vitest';
import { readsChineseNames } from './chinese-places.ts';

test('Names in Chinese characters are read in mainland China, Hong Kong, Macao and Taiwan alone', () => {
  const zones = ['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong', 'Asia/Macau', 'Asia/Taipei'];
  expect(zones.filter(readsChineseNames)).toEqual(zones);
  expect(['Europe/Paris', 'Asia/Tokyo', 'Asia/Singapore'].filter(readsChineseNames)).toEqual([]);
});
