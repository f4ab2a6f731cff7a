import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test, vi } from 'vitest';
import { readSentence } from './read-sentence.ts';

const today = localDate('2026-11-30');
const LENGTH = 2_000;
const limits = [
  ...['under 50 euros', 'over 80 euros', 'tomorrow', 'in the evening', 'not longer than 3 hours'],
  ...['with kids 3 and 7', 'in German', 'when it rains', 'back by 5', 'free cancellation'],
];

/** How often a text is gone through to read it. */
function passesFor(text: string): number {
  const passes = vi.spyOn(String.prototype, 'matchAll');
  readSentence(text, today);
  const count = passes.mock.calls.length;
  passes.mockClear();
  return count;
}

test('Forty limits are read at once, and no more', () => {
  const sentence = Array.from({ length: 60 }, (_, at) => limits[at % limits.length]).join(', ');
  expect(readSentence(sentence, today).filters).toHaveLength(40);
});

test('A long sentence takes as many passes as a short one', () => {
  const short = passesFor('back by 5, under 50 euros');
  for (const words of [
    'back by 5, under 50 euros, ',
    '5 ',
    '12.5.',
    '五点前回到船上',
    'children aged 4, 4, ',
  ])
    expect(passesFor(words.repeat(LENGTH).slice(0, LENGTH))).toBe(short);
});
