import { expect, test } from 'vitest';
import { newOrderNumber, newTicketCode } from './order-number.ts';

test('Numbers have no letter that is taken for a figure, and do not come twice.', () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  expect(new Set(numbers).size).toBe(2_000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(newTicketCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});
