import { join, resolve } from 'node:path';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { migrate } from '../../database/migrate.ts';
import { feedAddress, projectFolder } from '../../env.ts';
import { type RatesRefreshed, refreshRates } from '../../features/catalogue/prices/refresh-rates.ts';
import { fileRates } from '../../gateways/rates/embedded.ts';
import { httpRates } from '../../gateways/rates/http.ts';
import type { Rates } from '../../gateways/rates/port.ts';
import { type CommandContext, readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const rates: Verb = {
  summary: 'Updates the exchange rates.',
  usage: [
    '[--from <file or address>] [--accept]',
    '--from    a table in JSON, or the daily file of the European Central Bank; RATES_URL without it,',
    '          and without that the table that is shipped',
    '--accept  takes rates that are less than half or more than double of what they were',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { from: { type: 'string' }, accept: { type: 'boolean' } });
    const source = sourceOf(typeof values.from === 'string' ? values.from : undefined, context);
    const today = localDateAt(new Date(), 'UTC');
    const refreshed = await withDatabase(context, { mayMake: true }, async ({ database }) => {
      await migrate(database, context.migrationsFolder, context.print);
      return await refreshRates(database, { source, today, isSure: values.accept === true });
    });
    context.print(sentenceOf(refreshed));
    return refreshed.outcome === 'refused' ? 1 : 0;
  },
};

function sourceOf(from: string | undefined, { readSettings }: CommandContext): Rates {
  const named = from ?? readSettings().ratesUrl;
  if (named === undefined) return fileRates(join(projectFolder, 'demo', 'rates.json'));
  return /^https?:/.test(named) ? httpRates(feedAddress('--from', named)) : fileRates(resolve(named));
}

const reasons = {
  currency_missing: 'a currency is missing that travellers can pay in',
  other_base: 'its rates are against another currency',
  from_the_future: 'it is of a day to come',
  out_of_date: 'it is older than what is in use',
  too_far_off: 'rates moved too far to be believed (--accept takes them)',
  unreachable: 'it could not be fetched',
  unreadable: 'it could not be read',
  too_large: 'it is longer than any table',
};

function sentenceOf(refreshed: RatesRefreshed): string {
  if (refreshed.outcome === 'unchanged') return `The rates of ${refreshed.date} are in use already.`;
  if (refreshed.outcome === 'refused')
    return `The rates stay as they are: ${reasons[refreshed.why]}: ${refreshed.details}.`;
  const { date, currencies, carried } = refreshed;
  const more = carried.length > 0 ? ` As they were: ${carried.toSorted().join(', ')}.` : '';
  return `In use are the rates of ${date}, currencies: ${currencies}.${more}`;
}
