import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { browserClock } from '../../../../test-support/browser-clock.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import { ProductFacts } from './product-facts.tsx';

function show(more: Partial<TourDetails> = {}, { startsAt, locale = 'en' as Locale }: FactsOptions = {}) {
  renderOnPage(<ProductFacts tour={tourForTests(more)} startsAt={startsAt} />, { locale });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}
type FactsOptions = { startsAt?: Date | undefined; locale?: Locale };

const noDays = { availability: { availableDates: [], requireBookingApproval: false } };

test.each<Locale>(['en', 'de', 'zh-Hans'])('Each fact is shown with its meaning in %s', (locale) => {
  const t = textsIn(locale);
  expect(show({ ...noDays, maxGroup: 8, minAge: 6 }, { locale })).toEqual([
    t('tour.hours', { hours: 2 }) + t('product.starts', { times: '08:30' }),
    t('product.groupSize', { size: 8 }) + t('product.group'),
    t('product.confirmedAtOnce') + t('product.confirmedMore'),
    t('product.freeCancellation') + t('product.untilHours', { hours: 24 }),
    t('product.minAgeFrom', { age: 6 }) + t('product.minAge'),
  ]);
});

test('An on-request trip explains that nothing is final before the answer', () => {
  expect(show({ requireBookingApproval: true })).toContain(
    english('product.onRequest') + english('product.onRequestMore'),
  );
});

test('For a chosen start the notice of a cancellation is a day and a time at the place', () => {
  browserClock('2037-05-10T12:00:00Z');
  expect(show({}, { startsAt: new Date('2037-05-14T07:30:00Z') })).toContain(
    english('product.freeCancellation') +
      english('product.untilThen', { until: `Wed 13 May, 08:30 (${tourForTests().tourCity} time)` }),
  );
});

test('A start that is too close for a refund shows that the deadline has passed', () => {
  browserClock('2037-05-14T06:00:00Z');
  expect(show({}, { startsAt: new Date('2037-05-14T07:30:00Z') })).toContain(
    english('product.noRefund') + english('product.noRefundNow'),
  );
});

test('A trip with pickup shows the number of pickup places', () => {
  const place = { title: 'Rossio', street: '', latitude: 0, longitude: 0 };
  const pickupPlaces = ['a', 'b'].map((id) => ({ ...place, id }));
  expect(show({ pickupPlaces })).toContain(
    english('product.pickedUp') + english('product.pickupPlaces', { count: 2 }),
  );
});
