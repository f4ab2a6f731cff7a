import { expect, test } from 'vitest';
import { pinyinOf } from './pinyin-of.ts';

test('Characters are written as they sound, without tones and spaces', () => {
  expect(['罗马', '里斯本', '成都', '纽约'].map(pinyinOf)).toEqual(['luoma', 'lisiben', 'chengdu', 'niuyue']);
  expect(['北京', '维也纳', '绿岛'].map(pinyinOf)).toEqual(['beijing', 'weiyena', 'lvdao']);
});

test('A character with several readings is read as in the name of a place', () => {
  expect(['都柏林', '京都', '马拉喀什'].map(pinyinOf)).toEqual(['dubolin', 'jingdu', 'malakashi']);
});

test('A text that is not all Chinese has no pinyin', () => {
  expect(['Rome', '罗马 2', ''].map(pinyinOf)).toEqual(['', '', '']);
});
