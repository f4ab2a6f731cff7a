import type { KeptQuote } from '../quotes/kept-quote.ts';
import type { SoldTicketRow } from './sold-tickets.ts';

type Ticket = Pick<SoldTicketRow, 'band' | 'priceMinor'>;

/**
 * Whether tickets could have been bought by themselves, by what held when they were: else whoever wants fewer than are
 * sold together, or free ones alone, would buy more and give the rest up.
 */
export function mayBeLeft(left: readonly Ticket[], lines: KeptQuote['lines']): boolean {
  const countOf = (wanted: Ticket['band']) => left.filter(({ band }) => band === wanted).length;
  const areEnough = lines.every(({ band, least = 0 }) => countOf(band) === 0 || countOf(band) >= least);
  const costsSomething = lines.some(({ totalMinor }) => totalMinor > 0);
  return areEnough && (!costsSomething || left.some(({ priceMinor }) => priceMinor > 0));
}
