import { expect, test } from 'vitest';
import { conditionFor, ownerConditions } from './owner-conditions.ts';

test.each([
  ['concierge', 'buyer'],
  ['supplier', 'supplier'],
  ['operator', 'supplier'],
  ['distributor', undefined],
] as const)('An organisation of the kind %s works with bookings as their %s', (kind, owner) => {
  expect(conditionFor(kind)).toBe(owner);
});

test('A statement reads bookings of the one organisation that access was granted for', () => {
  expect(ownerConditions).toEqual({
    buyer: 'booking.organisation_id = $1',
    supplier: 'booking.supplier_id = $1',
  });
});
