import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { type BookedTrip, BookedTrips } from './booked-trips.tsx';

const walk: BookedTrip = {
  ...{ accessKey: 'key', name: 'Alfama on foot', status: 'booked', orderNumber: 'ABCD-EFGH' },
  ...{ when: 'Sat 16 May 2037, 09:00', meetingPoint: 'Rua 1, Lisbon', ticketUrl: '/papers/key/ticket.pdf' },
};

test('A booked trip shows when and where it begins, and leads to the booking and the ticket', () => {
  renderOnPage(<BookedTrips trips={[walk]} />);
  expect(screen.getByText(english('bookedTrips.booked', { trip: 'Alfama on foot' }))).toBeDefined();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Sat 16 May 2037, 09:00',
    'Rua 1, Lisbon',
    'ABCD-EFGH',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/booking#key=key',
    '/papers/key/ticket.pdf',
  ]);
});

test('Before the supplier has answered there is no ticket, and without a meeting point none is shown', () => {
  renderOnPage(
    <BookedTrips trips={[{ ...walk, status: 'requested', meetingPoint: undefined, ticketUrl: null }]} />,
  );
  expect(screen.getByText(english('bookedTrips.requested', { trip: 'Alfama on foot' }))).toBeDefined();
  expect(screen.getAllByRole('definition')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('A passenger who has booked nothing at a port sees no list', () => {
  renderOnPage(<BookedTrips trips={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
