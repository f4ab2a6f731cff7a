import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

test('Spellings by ear of one name have one key', () => {
  for (const [written, heard] of [
    ['marrakech', 'marakesh'],
    ['reykjavik', 'reikjavik'],
    ['philadelphia', 'filadelfia'],
    ['copenhagen', 'kopenhagen'],
    ['mallorca', 'malorka'],
  ] as const)
    expect(soundKey(heard), written).toBe(soundKey(written));
});

test('Names that sound otherwise keep apart', () => {
  expect(new Set(['paris', 'porto', 'prague', 'palermo'].map(soundKey)).size).toBe(4);
});
