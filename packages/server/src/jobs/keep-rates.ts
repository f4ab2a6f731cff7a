import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../database/connect-database.ts';
import { refreshRates } from '../features/catalogue/refresh-rates.ts';
import type { Rates } from '../gateways/rates/port.ts';
import type { Outcome } from './handler.ts';

type Parts = {
  readonly database: Database;
  readonly source: Rates;
  readonly warn: (line: string) => void;
};

/**
 * Brings the exchange rates up to date. Rates that cannot be believed are somebody's to look at: asking the feed again
 * would not make them better, and those in use stay in use.
 */
export async function keepRates({ database, source, warn }: Parts): Promise<Outcome> {
  const refreshed = await refreshRates(database, { source, today: localDateAt(new Date(), 'UTC') });
  if (refreshed.outcome !== 'refused') return { end: 'done' };
  const reason = `${refreshed.why}: ${refreshed.details}`;
  warn(`Exchange rates stay as they are (${reason})`);
  return refreshed.why === 'unreachable' ? { end: 'later', reason } : { end: 'done' };
}
