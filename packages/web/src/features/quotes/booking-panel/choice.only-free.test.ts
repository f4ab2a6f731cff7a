import { expect, test } from 'vitest';
import { adult, child, optionForTests } from '../../../../test-support/option.ts';
import { isOnlyFree } from './choice.ts';

const infant = { ...child, ticketType: 'infant', price: 0 } as const;
const option = optionForTests('shared', { tickets: [adult, infant] });

test('Free tickets alone cannot be booked, unless every ticket of the option is free', () => {
  expect(isOnlyFree({ option, ticketCounts: { infant: 2 }, count: 2 })).toBe(true);
  expect(isOnlyFree({ option, ticketCounts: { infant: 2, adult: 1 }, count: 3 })).toBe(false);
  expect(isOnlyFree({ option, ticketCounts: {}, count: 0 })).toBe(false);
  const free = optionForTests('free', { tickets: [{ ...adult, price: 0 }, infant] });
  expect(isOnlyFree({ option: free, ticketCounts: { infant: 2 }, count: 2 })).toBe(false);
});
