import { expect, test } from 'vitest';
import { isTransliterated } from './is-transliterated.ts';

test('Transliterated names are recognised, and descriptions in Chinese words are not', () => {
  // Frankfurt, Brussels, Helsinki, Belfast, Tenerife.
  for (const name of ['法兰克福', '布鲁塞尔', '赫尔辛基', '贝尔法斯特', '特内里费'])
    expect(isTransliterated(name), name).toBe(true);
  // Green light in the sky, a mountain that spits fire, warming up on a cold day, at sunset, hot-air balloon.
  for (const query of ['天上的绿光', '会喷火的山', '大冷天暖身子', '日落时', '热气球'])
    expect(isTransliterated(query), query).toBe(false);
});

test('Two characters are too few to recognise a transliterated name', () => {
  // Marseille.
  expect(isTransliterated('马赛')).toBe(false);
});
