import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../database/connect.ts';
import { refreshRates } from '../features/catalogue/prices/refresh-rates.ts';
import type { Rates } from '../gateways/rates/port.ts';
import type { Outcome } from './handler.ts';

type Parts = {
  readonly database: Database;
  readonly source: Rates;
  readonly warn: (line: string) => void;
};

/**
 * Brings the exchange rates up to date. An operator must look at rates that cannot be trusted, because asking
 * the feed again would not improve them. The rates in use stay in use.
 */
export async function refreshRatesJob({ database, source, warn }: Parts): Promise<Outcome> {
  const refreshed = await refreshRates(database, { source, today: localDateAt(new Date(), 'UTC') });
  if (refreshed.outcome !== 'refused') return { end: 'done' };
  const reason = `${refreshed.why}: ${refreshed.details}`;
  warn(`Exchange rates stay as they are (${reason})`);
  return refreshed.why === 'unreachable' ? { end: 'later', reason } : { end: 'done' };
}
