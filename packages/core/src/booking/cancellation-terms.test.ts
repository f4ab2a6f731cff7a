import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationPolicies } from '../catalogue/cancellation-policies.ts';
import { cancellationTerms, refundsOf } from './cancellation-terms.ts';

const startsAt = new Date('2026-12-05T10:00:00Z');
const at = (hoursBefore: number, seconds = 0) =>
  new Date(startsAt.getTime() - hoursBefore * 3_600_000 + seconds * 1_000);
const tiered = cancellationPolicies['tiered-7d'];

test('The first tier whose notice is still given decides, to the second, and says until when it does.', () => {
  const said = (now: Date) => cancellationTerms(tiered, { startsAt, now });
  expect(said(at(200))).toEqual({ refundPercent: 100, until: at(168) });
  expect(said(at(168))).toEqual({ refundPercent: 100, until: at(168) });
  expect(said(at(168, 1))).toEqual({ refundPercent: 50, until: at(48) });
  expect(said(at(48))).toEqual({ refundPercent: 50, until: at(48) });
  expect(said(at(48, 1))).toEqual({ refundPercent: 0, until: null });
});

test('A policy of nothing gives nothing back, ever.', () => {
  expect(cancellationTerms(cancellationPolicies.none, { startsAt, now: at(10_000) })).toEqual({
    refundPercent: 0,
    until: null,
  });
});

test('From the start on nothing comes back, not even by a policy without notice.', () => {
  const anytime = [{ hoursBefore: 0, refundPercent: 100 }];
  expect(cancellationTerms(anytime, { startsAt, now: at(0, -1) }).refundPercent).toBe(100);
  expect(cancellationTerms(anytime, { startsAt, now: startsAt }).refundPercent).toBe(0);
  expect(cancellationTerms(anytime, { startsAt, now: at(-1) }).refundPercent).toBe(0);
});

test('The nearer the start, the less comes back: a policy never gets better by waiting.', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(cancellationPolicies)),
      fc.nat(1_000),
      fc.nat(100),
      (tiers, early, later) => {
        const before = cancellationTerms(tiers, { startsAt, now: at(early) });
        const after = cancellationTerms(tiers, { startsAt, now: at(early - later) });
        expect(after.refundPercent).toBeLessThanOrEqual(before.refundPercent);
      },
    ),
  );
});

test('A ticket comes back at what was paid for it: its price without its part of the reduction.', () => {
  const tickets = [
    { priceMinor: 4_850, discountMinor: 485 },
    { priceMinor: 2_900, discountMinor: 290 },
  ];
  const said = refundsOf(tickets.slice(0, 1), { refundPercent: 100, currency: 'EUR' });
  expect([said.paid.amount, said.refund.amount]).toEqual([4_365, 4_365]);
  const half = refundsOf(tickets, { refundPercent: 50, currency: 'EUR' });
  expect(half.each.map(({ amount }) => amount)).toEqual([2_182, 1_305]);
  expect(half.refund.amount).toBe(3_487);
});

test('Giving tickets up one by one comes to the same as all at once, in every currency, and never to more than was paid.', () => {
  const ticket = fc
    .record({ priceMinor: fc.nat(10_000_000), discountMinor: fc.nat(10_000_000) })
    .map(({ priceMinor, discountMinor }) => ({
      priceMinor,
      discountMinor: Math.min(priceMinor, discountMinor),
    }));
  fc.assert(
    fc.property(
      fc.array(ticket, { maxLength: 12 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('EUR' as const, 'JPY' as const),
      (tickets, refundPercent, currency) => {
        const all = refundsOf(tickets, { refundPercent, currency });
        const alone = tickets.map((one) => refundsOf([one], { refundPercent, currency }).refund.amount);
        expect(alone.reduce((left, right) => left + right, 0)).toBe(all.refund.amount);
        expect(all.refund.amount).toBeLessThanOrEqual(all.paid.amount);
      },
    ),
  );
});
