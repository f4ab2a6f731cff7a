import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import { ProductHead } from './product-head.tsx';

const show = (more: Partial<TourDetails> = {}, locale: Locale = 'en') =>
  renderOnPage(
    <ProductHead tour={tourForTests(more)}>
      <button type="button">Save</button>
    </ProductHead>,
    { locale },
  ).container;

test('The head names the trip, its place and its supplier, and has room for buttons', () => {
  const head = show({ subTitle: 'Up the hills before the heat' });
  expect(screen.getByRole('heading', { level: 1, name: 'Alfama on foot' })).toBeTruthy();
  expect(head.textContent).toContain(english('tour.place', { city: 'Lisbon', country: 'Portugal' }));
  expect(head.textContent).toContain(english('product.by', { name: 'Passo a Passo', city: 'Lisbon' }));
  expect(head.textContent).toContain('Up the hills before the heat');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('A city that is a country is named once', () => {
  show({ location: 'Singapore', locationCountry: 'Singapore' });
  expect(screen.getByText('Singapore')).toBeTruthy();
});

test('A trip without reviews is new, and links to none', () => {
  show();
  expect(screen.getByText(english('tour.noRating'))).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('The number of reviews leads to the reviews of the page', () => {
  show({ averageRating: 4.5, reviewCount: 12 });
  const reviews = screen.getByRole('link', { name: english('product.reviewCount', { count: 12 }) });
  expect(reviews.getAttribute('href')).toBe('#reviews');
});

test('The rating is shown in full stars of five, rounded up', () => {
  const head = show({ averageRating: 3.2, reviewCount: 5 });
  expect(screen.getByText(english('product.stars', { stars: '3.2' }))).toBeTruthy();
  expect(head.querySelector('.stars')?.getAttribute('data-full')).toBe('4');
});

test.each<[Locale, string]>([
  ['en', '4.0'],
  ['de', '4,0'],
  ['zh-Hans', '4.0'],
])('A rating always has one decimal in %s', (locale, value) => {
  show({ averageRating: 4, reviewCount: 2 }, locale);
  expect(screen.getByText(value)).toBeTruthy();
});

const promotion = { promoSavings: 20, promoBookUntil: '2037-06-01', promoValidUntil: '2037-09-30' };

test.each<[Locale, string, string, string]>([
  ['en', '20', '1 June 2037', '30 September 2037'],
  ['de', '20', '1. Juni 2037', '30. September 2037'],
  ['zh-Hans', '8', '2037年6月1日', '2037年9月30日'],
])(
  'A promotion states in %s the last days for booking and travelling',
  (locale, discount, bookUntil, travelUntil) => {
    const head = show(promotion, locale);
    expect(head.textContent).toContain(
      textsIn(locale)('product.promotion', { discount, bookUntil, travelUntil }),
    );
  },
);

test.each<[Locale, string, string, string, string]>([
  ['en', '20', '1 June 2037', '1 May 2037', '30 September 2037'],
  ['de', '20', '1. Juni 2037', '1. Mai 2037', '30. September 2037'],
  ['zh-Hans', '8', '2037年6月1日', '2037年5月1日', '2037年9月30日'],
])(
  'A promotion for later days states in %s also the first of them',
  (locale, discount, bookUntil, travelFrom, travelUntil) => {
    const head = show({ ...promotion, promoValidFrom: '2037-05-01' }, locale);
    expect(head.textContent).toContain(
      textsIn(locale)('product.promotionFrom', { discount, bookUntil, travelFrom, travelUntil }),
    );
  },
);

test('A promotion without its dates is not announced', () => {
  const head = show({ ...promotion, promoValidUntil: null });
  expect(head.textContent).not.toContain('20');
});

test('An on-request trip explains it before the traveller chooses', () => {
  expect(show({ requireBookingApproval: true }).textContent).toContain(english('product.onRequestNote'));
  expect(show().textContent).not.toContain(english('product.onRequestNote'));
});

test('The logo of a supplier is decorative beside its name', () => {
  show({ vendor: { name: 'Passo a Passo', logo: '/images/logo', street: '', city: 'Lisbon' } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('The heading can be the target of the link that skips the pictures', () => {
  show();
  const heading = screen.getByRole('heading', { level: 1 });
  expect([heading.id, heading.tabIndex]).toEqual(['trip', -1]);
});
