import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ProductIncluded } from './product-included.tsx';

type Features = TourDetails['featureSet'];

const show = (features: Features) => renderOnPage(<ProductIncluded features={features} />).container;
const values = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('A trip without price details has no such section', () => {
  expect(show([{ feature: 'Language', values: ['English'] }]).textContent).toBe('');
});

test('Included items are listed before those not included, and the latter are announced as such', () => {
  show([
    { feature: 'NotIncluded', values: ['Lunch'] },
    { feature: 'Included', values: ['Guide', 'Tram ticket'] },
  ]);
  expect(lines()).toEqual(['Guide', 'Tram ticket', `${english('product.notIncluded')} Lunch`]);
});

test('Items to bring and notes to know have headings of their own', () => {
  show([
    { feature: 'Included', values: ['Guide'] },
    { feature: 'ToBring', values: ['Good shoes'] },
    { feature: 'ToKnow', values: ['Many stairs'] },
  ]);
  const bring = screen.getByRole('heading', { level: 3, name: english('product.bring') });
  const know = screen.getByRole('heading', { level: 3, name: english('product.know') });
  expect(bring.parentElement?.textContent).toContain('Good shoes');
  expect(know.parentElement?.textContent).toContain('Many stairs');
});

test('A heading without text is left out', () => {
  show([{ feature: 'ToKnow', values: ['Many stairs'] }]);
  expect(screen.queryByRole('heading', { name: english('product.bring') })).toBeNull();
});

test('A long list shows six lines, and the rest unfolds with the items to bring', async () => {
  const page = show([
    { feature: 'Included', values: values('Included', 7) },
    { feature: 'ToBring', values: ['Good shoes'] },
  ]);
  const folded = page.querySelector('details');
  expect(lines().slice(0, 6)).toEqual(values('Included', 6));
  expect(folded?.open).toBe(false);
  expect(within(folded as HTMLElement).getByText('Included 7')).toBeTruthy();
  expect(within(folded as HTMLElement).getByText('Good shoes')).toBeTruthy();
  expect(screen.getByText(english('features.more')).closest('summary')).toBeTruthy();
});

test('A list that is only one line too long is shown as a whole', () => {
  expect(show([{ feature: 'Included', values: values('Included', 7) }]).querySelector('details')).toBeNull();
  expect(lines()).toHaveLength(7);
});

test('Where options differ, a line says for which of them it is true', () => {
  const asItIs = { label: '', durations: 180, included: ['Dinner', 'Guide'], excluded: [] };
  const lateSet = { label: 'Late set', durations: 75, included: ['One drink', 'Guide'], excluded: [] };
  renderOnPage(
    <ProductIncluded
      features={[{ feature: 'Included', values: asItIs.included }]}
      options={[asItIs, lateSet]}
    />,
  );
  expect(lines()).toEqual([
    `Dinner${english('product.exceptFor', { options: 'Late set' })}`,
    'Guide',
    `One drink${english('product.onlyFor', { options: 'Late set' })}`,
  ]);
});
