import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationPresets } from '../catalogue/cancellation-presets.ts';
import { cancellationTerms, openRefunds, refundsOf } from './cancellation-terms.ts';

const startsAt = new Date('2026-12-05T10:00:00Z');
const at = (hoursBefore: number, seconds = 0) =>
  new Date(startsAt.getTime() - hoursBefore * 3_600_000 + seconds * 1_000);
const tiered = cancellationPresets['tiered-7d'];

test('The first tier whose notice is kept applies, to the second, and the result contains its end', () => {
  const termsAt = (now: Date) => cancellationTerms(tiered, { startsAt, now });
  expect(termsAt(at(200))).toEqual({ refundPercent: 100, until: at(168) });
  expect(termsAt(at(168))).toEqual({ refundPercent: 100, until: at(168) });
  expect(termsAt(at(168, 1))).toEqual({ refundPercent: 50, until: at(48) });
  expect(termsAt(at(48))).toEqual({ refundPercent: 50, until: at(48) });
  expect(termsAt(at(48, 1))).toEqual({ refundPercent: 0, until: null });
});

test('Terms without tiers never give a refund', () => {
  expect(cancellationTerms(cancellationPresets.none, { startsAt, now: at(10_000) })).toEqual({
    refundPercent: 0,
    until: null,
  });
});

test('From the start on there is no refund, not even under terms without notice', () => {
  const anytime = [{ hoursBefore: 0, refundPercent: 100 }];
  expect(cancellationTerms(anytime, { startsAt, now: at(0, -1) }).refundPercent).toBe(100);
  expect(cancellationTerms(anytime, { startsAt, now: startsAt }).refundPercent).toBe(0);
  expect(cancellationTerms(anytime, { startsAt, now: at(-1) }).refundPercent).toBe(0);
});

test('The refund never rises as the start comes nearer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(cancellationPresets)),
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

test('A ticket is refunded at what was paid for it: its price less its part of the discount', () => {
  const tickets = [
    { priceMinor: 4_850, discountMinor: 485 },
    { priceMinor: 2_900, discountMinor: 290 },
  ];
  const refunds = refundsOf(tickets.slice(0, 1), { refundPercent: 100, currency: 'EUR' });
  expect([refunds.paid.amount, refunds.refund.amount]).toEqual([4_365, 4_365]);
  const half = refundsOf(tickets, { refundPercent: 50, currency: 'EUR' });
  expect(half.each.map(({ amount }) => amount)).toEqual([2_182, 1_305]);
  expect(half.refund.amount).toBe(3_487);
});

test('Half a cent of a refund, and of the discount credited with it, is rounded to the even neighbour', () => {
  const half = (paid: number, discountMinor: number) => {
    const ticket = { priceMinor: paid + discountMinor, discountMinor };
    const { refund, discount } = refundsOf([ticket], { refundPercent: 50, currency: 'EUR' });
    return [refund.amount, discount.amount];
  };
  expect(half(4_365, 385)).toEqual([2_182, 192]);
  expect(half(2_667, 231)).toEqual([1_334, 116]);
});

test('Cancelling tickets one by one refunds the same sum as all at once, in every currency, and never more than was paid', () => {
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
        const refunds = refundsOf(tickets, { refundPercent, currency });
        const alone = tickets.map((one) => refundsOf([one], { refundPercent, currency }).refund.amount);
        expect(alone.reduce((left, right) => left + right, 0)).toBe(refunds.refund.amount);
        const credits = tickets.map((one) => refundsOf([one], { refundPercent, currency }).discount.amount);
        expect(credits.reduce((left, right) => left + right, 0)).toBe(refunds.discount.amount);
        expect(refunds.refund.amount).toBeLessThanOrEqual(refunds.paid.amount);
      },
    ),
  );
});

test('Open refunds have their deadlines, the earliest first, without tiers that refund nothing or have passed', () => {
  const openAt = (now: Date) =>
    openRefunds([...tiered, { hoursBefore: 24, refundPercent: 0 }], { startsAt, now });
  const [full, half] = [
    { refundPercent: 100, until: at(168) },
    { refundPercent: 50, until: at(48) },
  ];
  expect(openAt(at(168, -1))).toEqual([full, half]);
  expect(openAt(at(168))).toEqual([half]);
  expect(openAt(at(48))).toEqual([]);
});

test('Refunds that are still possible are listed with the earliest deadline first, however small they are', () => {
  const tiers = [
    { hoursBefore: 48, refundPercent: 1 },
    { hoursBefore: 168, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 0 },
  ];
  expect(openRefunds(tiers, { startsAt, now: at(200) })).toEqual([
    { refundPercent: 100, until: at(168) },
    { refundPercent: 1, until: at(48) },
  ]);
});
