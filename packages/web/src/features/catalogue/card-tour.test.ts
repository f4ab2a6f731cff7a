import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { cardTour } from './card-tour.ts';
import english from './fallback/featured.en.json' with { type: 'json' };

test('A page of cards carries what the cards show, and nothing besides', () => {
  const [tour] = english as unknown as TourSummary[];
  if (!tour) throw new Error('the list has tours');
  const seen = cardTour(tour);
  expect(seen).toMatchObject({ code: tour.code, tourName: tour.tourName, basePrice: tour.basePrice });
  expect(JSON.stringify(seen).length).toBeLessThan(JSON.stringify(tour).length * 0.8);
  expect(Object.keys(seen)).not.toContain('startingPointInformation');
});
