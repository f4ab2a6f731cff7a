import { expect, test } from 'vitest';
import { localDate } from '../time/local-date-time.ts';
import { bestPromotion } from './best-promotion.ts';
import type { Promotion } from './ticket.ts';

const promotion = (percent: number, differences: Partial<Promotion> = {}): Promotion => ({
  percent,
  bookFrom: localDate('2026-11-01'),
  bookUntil: localDate('2026-11-30'),
  travelFrom: localDate('2026-12-01'),
  travelUntil: localDate('2027-03-31'),
  ...differences,
});

const at = (bookedOn: string, travelOn: string) => ({
  bookedOn: localDate(bookedOn),
  travelOn: localDate(travelOn),
});

test('A promotion is valid from its first to its last day, for booking and for travel', () => {
  const isApplied = (bookedOn: string, travelOn: string) =>
    bestPromotion([promotion(15)], at(bookedOn, travelOn)) !== undefined;
  expect([isApplied('2026-11-01', '2026-12-01'), isApplied('2026-11-30', '2027-03-31')]).toEqual([
    true,
    true,
  ]);
  expect([isApplied('2026-10-31', '2026-12-01'), isApplied('2026-12-01', '2026-12-24')]).toEqual([
    false,
    false,
  ]);
  expect([isApplied('2026-11-15', '2026-11-30'), isApplied('2026-11-15', '2027-04-01')]).toEqual([
    false,
    false,
  ]);
});

test('Of several promotions only the largest counts', () => {
  const promotions = [promotion(10), promotion(25), promotion(20)];
  expect(bestPromotion(promotions, at('2026-11-15', '2026-12-24'))?.percent).toBe(25);
});

test('Of equal promotions in any order, the one that ends first counts', () => {
  const days = at('2026-11-15', '2026-12-24');
  const later = promotion(15);
  const sooner = promotion(15, { bookUntil: localDate('2026-11-20') });
  const soonest = promotion(15, { ...sooner, travelUntil: localDate('2026-12-31') });
  expect(bestPromotion([later, sooner, soonest], days)).toBe(soonest);
  expect(bestPromotion([soonest, sooner, later], days)).toBe(soonest);
});

test('Of equal promotions, the end of booking decides, even if the other one’s travel days end earlier', () => {
  const days = at('2026-11-15', '2026-12-24');
  const bookedShorter = promotion(15, { bookUntil: localDate('2026-11-20') });
  const travelledShorter = promotion(15, { travelUntil: localDate('2026-12-31') });
  expect(bestPromotion([travelledShorter, bookedShorter], days)).toBe(bookedShorter);
});

test('Without promotions the result is undefined', () => {
  expect(bestPromotion([], at('2026-11-15', '2026-12-24'))).toBeUndefined();
});
