import type { Ticket } from '@ashore/core/pricing/ticket.ts';
import { expect, test } from 'vitest';
import { leadingTicket } from './day-prices.ts';

const ticket = (band: Ticket['band'], priceMinor: number): Ticket => ({ band, priceMinor });

test('An option shows the price of an adult or a group, else of its cheapest ticket', () => {
  const [child, adult, senior] = [ticket('child', 1_000), ticket('adult', 4_000), ticket('senior', 3_000)];
  expect(leadingTicket([child, adult, senior])).toBe(adult);
  expect(leadingTicket([child, ticket('group', 24_000)])).toMatchObject({ band: 'group' });
  for (const tickets of [
    [child, senior],
    [senior, child],
  ])
    expect(leadingTicket(tickets)).toBe(child);
  expect(leadingTicket([])).toBeUndefined();
});
