import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ProductDescription, ProductSelling } from './product-description.tsx';

test('A description follows the highlights and unfolds after its first paragraph', async () => {
  const tour = tourForTests({ highlights: ['The oldest tram'], longDescription: ['First.', 'Second.'] });
  const { user } = renderOnPage(<ProductDescription tour={tour} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    english('product.highlights'),
    english('product.about'),
  ]);
  expect(screen.getByRole('listitem').textContent).toBe('The oldest tram');
  const [first, second] = [screen.getByText('First.'), screen.getByText('Second.')];
  expect(first.closest('details')).toBeNull();
  expect(second.closest('details')?.open).toBe(false);
  await user.click(screen.getByText(english('reviews.readMore')));
  expect(second.closest('details')?.open).toBe(true);
});

test('A trip without highlights has no heading for them', () => {
  renderOnPage(<ProductDescription tour={tourForTests()} />);
  expect(screen.queryByRole('heading', { name: english('product.highlights') })).toBeNull();
});

test('A description of one paragraph has nothing to unfold', () => {
  renderOnPage(<ProductDescription tour={tourForTests({ longDescription: ['All of it.'] })} />);
  expect(screen.getByText('All of it.')).toBeTruthy();
  expect(screen.queryByText(english('reviews.readMore'))).toBeNull();
});

test('Markup in a description is shown as text', () => {
  renderOnPage(<ProductDescription tour={tourForTests({ longDescription: ['<b>Bold</b>'] })} />);
  expect(screen.getByText('<b>Bold</b>')).toBeTruthy();
});

const points = { en: ['Small groups'], de: ['Kleine Gruppen'] };

const showSelling = (uniqueSellingProposition: object, locale: Locale) =>
  renderOnPage(<ProductSelling tour={{ uniqueSellingProposition }} />, { locale });

test.each<[Locale, string, string | null]>([
  ['en', 'Small groups', 'en'],
  ['de', 'Kleine Gruppen', null],
  ['zh-Hans', 'Small groups', 'en'],
])('Selling points are read out in their own language on a page in %s', (locale, line, lang) => {
  showSelling(points, locale);
  const list = screen.getByRole('list');
  expect(within(list).getByText(line)).toBeTruthy();
  expect(list.getAttribute('lang')).toBe(lang);
});

test('A trip without selling points in a language that the page can show has no such panel', () => {
  expect(showSelling({ de: ['Kleine Gruppen'] }, 'zh-Hans').container.textContent).toBe('');
});
