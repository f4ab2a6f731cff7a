import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import type { TextOf } from '../../../i18n/texts.ts';
import english from '../fallback/featured.en.json' with { type: 'json' };
import { cardTour, placeText } from './card-parts.tsx';

const t: TextOf = (_, values) => `${values?.city}, ${values?.country}`;

test('A place is shown with its country, and a city state is named once', () => {
  expect(placeText({ city: 'Lisbon', country: 'Portugal' }, t)).toBe('Lisbon, Portugal');
  expect(placeText({ city: '新加坡', country: '新加坡' }, t)).toBe('新加坡');
});

test('A page of cards contains only what the cards show', () => {
  const [tour] = english as unknown as TourSummary[];
  if (!tour) throw new Error('the list has tours');
  const card = cardTour(tour);
  expect(card).toMatchObject({ code: tour.code, tourName: tour.tourName, basePrice: tour.basePrice });
  expect(JSON.stringify(card).length).toBeLessThan(JSON.stringify(tour).length * 0.8);
  expect(Object.keys(card)).not.toContain('startingPointInformation');
});
