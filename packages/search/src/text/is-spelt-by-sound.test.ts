import { expect, test } from 'vitest';
import { isSpeltBySound } from './is-spelt-by-sound.ts';

test('Foreign names are recognised by characters used for their sound, and concepts are not', () => {
  for (const name of ['法兰克福', '布鲁塞尔', '赫尔辛基', '贝尔法斯特', '特内里费'])
    expect(isSpeltBySound(name), name).toBe(true);
  for (const query of ['天上的绿光', '会喷火的山', '大冷天暖身子', '日落时', '热气球'])
    expect(isSpeltBySound(query), query).toBe(false);
});

test('Two characters are too few to recognise a foreign name', () => {
  expect(isSpeltBySound('马赛')).toBe(false);
});
