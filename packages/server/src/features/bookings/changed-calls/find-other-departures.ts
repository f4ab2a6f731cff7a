import type { BookedShip } from '@ashore/core/contract/transfer-request.ts';
import type { Database } from '../../../database/connect.ts';
import { findExcursions } from '../../cruises/find-excursions.ts';
import type { StoredQuote } from '../../quotes/quote.ts';

type TripOfShip = {
  readonly trip: Pick<StoredQuote, 'productId' | 'currency' | 'date'>;
  readonly after: Pick<BookedShip, 'routeId' | 'position'> | undefined;
  readonly now: Date;
};

/** The start times of a product's other departures on the same day that bring passengers back in time and have spots for all of them. */
export async function findOtherDepartures(
  database: Database,
  { trip: { productId, currency, date }, after, now }: TripOfShip,
  party: number,
): Promise<string[]> {
  if (!after) return [];
  const { routeId, position } = after;
  const ports = await findExcursions(database, {
    routeId,
    locale: 'en',
    currency,
    now,
    tour: productId,
    party,
  });
  const starts = (ports ?? [])
    .filter((port) => port.position === position)
    .flatMap(({ trips }) => trips.filter((trip) => trip.date === date).flatMap((trip) => trip.starts));
  return [...new Set(starts.flatMap(({ time, state }) => (time !== null && state === 'free' ? time : [])))];
}
