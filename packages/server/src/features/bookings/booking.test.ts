import { expect, test } from 'vitest';
import { newOrderNumber, newTicketCode } from './booking.ts';

test('Order numbers are unique, and neither they nor ticket codes contain letters that look like digits', () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  expect(new Set(numbers).size).toBe(2_000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(newTicketCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});
