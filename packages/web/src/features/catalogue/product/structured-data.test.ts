import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { expect, test } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { tourData } from './structured-data.ts';

const site = 'https://ashore.example';
const url = `${site}/en/tours/lisbon/alfama-on-foot-nhb299eb`;
const dataOf = (more: Partial<TourDetails> = {}) => tourData(tourForTests(more), url, site);

test('A product is described with its name, picture, supplier and address', () => {
  expect(dataOf({ shortDescription: 'A walk.' })).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    name: 'Alfama on foot',
    description: 'A walk.',
    image: `${site}/images/alfama`,
    url,
    provider: { '@type': 'Organization', name: 'Passo a Passo' },
  });
});

test('The offer states the lowest price in its currency', () => {
  expect(dataOf({ basePrice: 24.5, currency: 'USD' })).toMatchObject({
    offers: { '@type': 'Offer', price: 24.5, priceCurrency: 'USD', url },
  });
});

test('A product without a day to book is sold out', () => {
  const availability = { availableDates: [], requireBookingApproval: false };
  expect(dataOf()).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
  expect(dataOf({ availability })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

test('A promotional price has a last booking day, and any other price has none', () => {
  expect(dataOf({ promoBookUntil: '2037-06-01' })).toMatchObject({
    offers: { priceValidUntil: '2037-06-01' },
  });
  expect(dataOf().offers).not.toHaveProperty('priceValidUntil');
});

test('A product without reviews claims no rating', () => {
  expect(dataOf()).not.toHaveProperty('aggregateRating');
  expect(dataOf()).not.toHaveProperty('review');
});

test('Reviews are described in their own language, and unverified ones too', () => {
  const review = { id: 'r', author: 'Jonas', rating: 4, text: 'Ruhig.', writtenOn: '2037-05-02' } as const;
  const rest = { country: null, translation: 'Quiet.', reply: null, replyLanguage: null, repliedOn: null };
  const data = dataOf({
    averageRating: 4.5,
    reviewCount: 7,
    reviews: [{ ...review, ...rest, language: 'de', verified: false }],
  });
  expect(data).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 7 },
    review: [
      {
        author: { '@type': 'Person', name: 'Jonas' },
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Ruhig.',
        inLanguage: 'de',
        datePublished: '2037-05-02',
      },
    ],
  });
});
