import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../database/connect.ts';
import { refreshRates } from '../features/catalogue/prices/refresh-rates.ts';
import type { RateSource } from '../gateways/rates/port.ts';
import type { Outcome } from './handler.ts';

type RefreshRatesJobInput = {
  readonly database: Database;
  readonly source: RateSource;
  readonly warn: (line: string) => void;
};

/**
 * Refreshes the exchange rates. Refused rates are not fetched again, because the feed would return the same
 * ones: an operator must check them. The rates in use stay in use.
 */
export async function refreshRatesJob({ database, source, warn }: RefreshRatesJobInput): Promise<Outcome> {
  const result = await refreshRates(database, { source, today: localDateAt(new Date(), 'UTC') });
  if (result.outcome !== 'refused') return { end: 'done' };
  const reason = `${result.why}: ${result.details}`;
  warn(`The exchange rates were not changed (${reason})`);
  return result.why === 'unreachable' ? { end: 'later', reason } : { end: 'done' };
}
