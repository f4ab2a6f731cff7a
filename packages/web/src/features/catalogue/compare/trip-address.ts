import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import type { Comparison } from './comparison-address.ts';

type Wishes = Pick<Comparison, 'date' | 'party'>;
type Chosen = Pick<ComparedTour, 'normalizedUrlPath'> & {
  readonly day: Pick<NonNullable<ComparedTour['day']>, 'ticketType' | 'componentKey'> | null;
};

/** The page of a trip with the day and the party that were compared, and the way to book it that had the price. */
export function tripAddress({ normalizedUrlPath, day }: Chosen, { date, party }: Wishes): string {
  const query = new URLSearchParams();
  if (date !== undefined) query.set('date', date);
  query.set(day?.ticketType ?? 'adult', String(party));
  if (day?.componentKey) query.set('option', day.componentKey);
  return `${normalizedUrlPath}?${query}`;
}
