import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useBookingsOfSailing } from './use-bookings-of-sailing.ts';

const routeId = '0b6f3d0e-59a1-4a6e-9a55-000000000001';
const stored = vi.hoisted(() => ({ bookings: [] as unknown[] }));
vi.mock('../../../store/offline-bookings.ts', () => ({ offlineBookings: async () => stored.bookings }));

function Bookings() {
  const bookings = useBookingsOfSailing(routeId);
  return (
    <ul>
      {[...bookings].map(([position, atCall]) => (
        <li
          key={position}
        >{`${position}: ${atCall.map(({ booking: { orderNumber } }) => orderNumber).join(' ')}`}</li>
      ))}
    </ul>
  );
}

type Differences = { position?: number; startsAt?: string; state?: string; seenBy?: string };

const booking = (orderNumber: string, differences: Differences = {}) => {
  const { position = 2, startsAt = '2037-05-17T08:00:00Z', ...more } = differences;
  const trip = { startsAt, ship: { routeId, position } };
  return { orderNumber, seenBy: 'owner', state: 'confirmed', ...more, trip };
};

test('The bookings of a sailing stand at their port calls in the order of their starts, and no others do', async () => {
  stored.bookings = [
    booking('LATER', { startsAt: '2037-05-17T14:00:00Z' }),
    booking('EARLIER'),
    booking('ELSEWHERE', { position: 4 }),
    booking('CANCELLED', { state: 'cancelled' }),
    booking('GUEST', { seenBy: 'guest' }),
    { ...booking('NO-SHIP'), trip: { startsAt: '2037-05-17T08:00:00Z', ship: null } },
    { ...booking('OTHER'), trip: { startsAt: '2037-05-17T08:00:00Z', ship: { routeId: 'x', position: 2 } } },
  ];
  renderOnPage(<Bookings />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['2: EARLIER LATER', '4: ELSEWHERE']);
});
