import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testHotel, testLoadedHotel } from '../../../../test-support/hotels.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { OtherHotels } from './other-hotels.tsx';

const show = (...others: ReturnType<typeof testHotel>[]) =>
  renderOnPage(
    <OtherHotels loaded={{ ...testLoadedHotel(), others }} place="in Lisbon" href="/hotels/lisbon" />,
  );

test('Other hotels of the city are offered for the same nights and rooms', () => {
  show(testHotel(2), testHotel(3));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Other hotels in Lisbon');
  const stay = '?dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7';
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/hotels/lisbon${stay}`,
    `/hotels/lisbon/hotel-h0000002${stay}`,
    `/hotels/lisbon/hotel-h0000003${stay}`,
  ]);
});

test('Without other hotels nothing is shown', () => {
  const { container } = show();
  expect(container.textContent).toBe('');
});
