import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

test('Different spellings of a name by ear have the same key', () => {
  for (const [written, spoken] of [
    ['marrakech', 'marakesh'],
    ['reykjavik', 'reikjavik'],
    ['philadelphia', 'filadelfia'],
    ['copenhagen', 'kopenhagen'],
    ['mallorca', 'malorka'],
  ] as const)
    expect(soundKey(spoken), written).toBe(soundKey(written));
});

test('Names that sound different have different keys', () => {
  expect(new Set(['paris', 'porto', 'prague', 'palermo'].map(soundKey)).size).toBe(4);
});
