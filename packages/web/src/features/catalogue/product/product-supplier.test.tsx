import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import { ProductSupplier } from './product-supplier.tsx';

const vendor = { name: 'Passo a Passo', logo: null, street: 'Rua Augusta 1', city: 'Lisbon' };

function show(
  more: Partial<TourDetails['vendor']> = {},
  userLanguages: readonly string[] = ['en', 'pt'],
  locale: Locale = 'en',
) {
  const tour = { vendor: { ...vendor, ...more }, userLanguages: [...userLanguages] };
  renderOnPage(<ProductSupplier tour={tour} />, { locale });
  return screen.getByRole('region', { name: textsIn(locale)('features.supplier') });
}

test('The supplier is named with its address', () => {
  const text = show().textContent;
  expect(text).toContain('Passo a Passo');
  expect(text).toContain('Rua Augusta 1, Lisbon');
});

test.each(['', 'Lisbon'])('With "%s" as its street, an address names the city once', (street) => {
  const supplier = show({ street });
  expect(supplier.textContent?.match(/Lisbon/g)).toHaveLength(1);
  expect(supplier.textContent).not.toContain(', Lisbon');
});

test.each<[Locale, string]>([
  ['en', 'English, Portuguese'],
  ['de', 'Englisch und Portugiesisch'],
  ['zh-Hans', '英语、葡萄牙语'],
])(
  'The languages in which travellers reach the supplier, and the way to it, are named in %s',
  (locale, languages) => {
    expect(show({}, ['en', 'pt'], locale).textContent).toContain(
      textsIn(locale)('features.writesIn', { languages }),
    );
  },
);

test('A supplier without known languages promises none', () => {
  const [promise = ''] = english('features.writesIn', { languages: '|' }).split('|');
  expect(show({}, []).textContent).not.toContain(promise);
});

test('A logo is decorative beside the name', () => {
  expect(show({ logo: '/images/logo' }).querySelector('img')?.getAttribute('alt')).toBe('');
});

test('A supplier without a logo has no picture', () => {
  expect(show().querySelector('img')).toBeNull();
});
