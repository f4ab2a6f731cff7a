import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timerAnnouncement, timerClock, timerState } from './timer.tsx';

test.each([
  [900, 'calm'],
  [121, 'calm'],
  [120, 'hurry'],
  [1, 'hurry'],
  [0, 'over'],
  [-5, 'over'],
])(
  'A hold is calm until two minutes are left, then amber, and red at its end: %d is %s',
  (seconds, state) => {
    expect(timerState(seconds)).toBe(state);
  },
);

test.each([
  [822, '13:42'],
  [120, '2:00'],
  [119.2, '2:00'],
  [7, '0:07'],
  [0, '0:00'],
  [-3, '0:00'],
])('The clock shows minutes and two digits of seconds and stops at zero: %d is %s', (seconds, shown) => {
  expect(timerClock(seconds)).toBe(shown);
});

test.each([
  [601, 600, 10],
  [301, 300, 5],
  [121, 120, 2],
  [61, 60, 1],
  [600, 599, undefined],
  [900, 899, undefined],
  [120, 0, undefined],
])(
  'The time left is announced at ten, five, two minutes and one: from %d to %d announces %s',
  (before, now, announced) => {
    expect(timerAnnouncement(before, now)).toBe(announced);
  },
);

test('A page that slept past several announcement times announces only the last one', () => {
  expect(timerAnnouncement(700, 100)).toBe(2);
  expect(timerAnnouncement(700, 40)).toBe(1);
});

test('A countdown by seconds makes each announcement exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 601, max: 2000 }), (start) => {
      const announced: number[] = [];
      for (let left = start; left > 0; left--) announced.push(timerAnnouncement(left, left - 1) ?? 0);
      expect(announced.filter(Boolean)).toEqual([10, 5, 2, 1]);
    }),
  );
});
