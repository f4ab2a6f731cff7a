import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProductCancellation } from './product-cancellation.tsx';

vi.mock('../../../i18n/texts.ts', () => ({
  useText: () => (key: string, values: object) => [key, ...Object.values(values ?? {})].join(' '),
}));
vi.mock('../../../page/use-page.ts', () => ({ usePage: () => ({ locale: 'en' }) }));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-05-14T18:00:00Z') }));

const tour = {
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  timeZone: 'Europe/Lisbon',
  tourCity: 'Lisbon',
  productType: 'tours' as const,
};

test('Without a chosen day the notices are in hours, and the place whose clock counts is named', () => {
  const html = renderToStaticMarkup(<ProductCancellation tour={tour} />);
  expect(html).toContain('refund.untilHours 24');
  expect(html).toContain('refund.lastHours 24');
  expect(html).toContain('refund.clock Lisbon');
});

test('With a chosen day the notice is a day and a time, and a past one is marked as over', () => {
  const tomorrow = renderToStaticMarkup(
    <ProductCancellation tour={tour} startsAt={new Date('2027-05-15T18:15:00Z')} />,
  );
  expect(tomorrow).toContain('refund.until Fri 14 May 19:15');
  expect(tomorrow).not.toContain('refund.over');
  const tonight = renderToStaticMarkup(
    <ProductCancellation tour={tour} startsAt={new Date('2027-05-14T20:00:00Z')} />,
  );
  expect(tonight).toContain('refund.over');
});

test('A trip without refund promises none, except if the supplier cancels', () => {
  const html = renderToStaticMarkup(<ProductCancellation tour={{ ...tour, cancellation: [] }} />);
  expect(html).toContain('refund.nothing');
  expect(html).toContain('refund.operator');
  expect(html).not.toContain('refund.clock');
});

test('The page of a shore excursion says what happens if the ship skips the port, and no other page does', () => {
  const ashore = renderToStaticMarkup(
    <ProductCancellation tour={{ ...tour, productType: 'shore-excursions' }} />,
  );
  expect(ashore).toContain('refund.shipChange');
  expect(renderToStaticMarkup(<ProductCancellation tour={tour} />)).not.toContain('refund.shipChange');
});
