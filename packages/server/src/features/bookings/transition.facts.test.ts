import { expect, test } from 'vitest';
import { bookingWith } from '../../../test-support/bookings/sold-booking.ts';
import { processFacts } from './transition.ts';

const now = new Date('2026-11-21T20:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const hours = 3_600_000;
const facts = (differences: Parameters<typeof bookingWith>[0]) =>
  processFacts(bookingWith({ now, ...differences }), {});

test('An answer is in time before its deadline and too late from then on; without a deadline it is neither', () => {
  expect(facts({ answerUntil: later(1) })).toMatchObject({ inTime: true, tooLate: false });
  expect(facts({ answerUntil: now })).toMatchObject({ inTime: false, tooLate: true });
  expect(facts({ answerUntil: null })).toMatchObject({ inTime: false, tooLate: false });
});

test('A trip is to come until it starts, and over from its end', () => {
  const [started, ended] = [
    facts({ startsAt: now, endsAt: later(1) }),
    facts({ startsAt: later(-1), endsAt: now }),
  ];
  expect(facts({ startsAt: later(1), endsAt: later(2) })).toMatchObject({ toCome: true, isOver: false });
  expect(started).toMatchObject({ toCome: false, isOver: false });
  expect(ended).toMatchObject({ toCome: false, isOver: true });
});

test('A supplier may cancel a trip for less than 48 hours after its end', () => {
  expect(facts({ endsAt: later(-48 * hours + 1) })).toMatchObject({ notLongOver: true });
  expect(facts({ endsAt: later(-48 * hours) })).toMatchObject({ notLongOver: false });
});

test('A booking is on account only if an organisation booked it and pays for it', () => {
  const billed = { checkoutKind: 'billed', method: 'bill-organisation' } as const;
  expect(facts(billed)).toMatchObject({ billed: true });
  expect(facts({ ...billed, checkoutKind: 'direct' })).toMatchObject({ billed: false });
  expect(facts({ ...billed, method: 'credit-card' })).toMatchObject({ billed: false });
});
