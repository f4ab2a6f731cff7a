import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { followFeatured } from './featured-section.tsx';

const tour = {
  tourId: 'id',
  tourName: 'Sail',
  productType: 'tours',
  currency: 'EUR',
  basePrice: 1,
} as TourSummary;
const page: { dataLayer?: { event: string }[] } = {};

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 30) });
});
afterEach(() => {
  delete page.dataLayer;
});

test('Following a featured tour searches for one week from today, on the visitor’s own calendar', () => {
  followFeatured(tour, 0);
  expect(useRootStore.getState().search).toMatchObject({ dateFrom: '2026-11-30', dateTo: '2026-12-07' });
});

test('The choice is measured with consent and not without it', () => {
  followFeatured(tour, 0);
  expect(page.dataLayer).toBeUndefined();
  useExtrasStore.setState({ consent: 'granted' });
  followFeatured(tour, 0);
  expect(page.dataLayer?.map(({ event }) => event)).toEqual(['select_item']);
});
