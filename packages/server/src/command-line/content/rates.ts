import { join, resolve } from 'node:path';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { migrate } from '../../database/migrate.ts';
import { feedAddress, projectFolder } from '../../env.ts';
import { type RatesRefreshed, refreshRates } from '../../features/catalogue/prices/refresh-rates.ts';
import { ratesFromFile } from '../../gateways/rates/embedded.ts';
import { httpRates } from '../../gateways/rates/http.ts';
import type { RateSource } from '../../gateways/rates/port.ts';
import { type Command, type CommandContext, readOptions } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const ratesCommand: Command = {
  summary: 'Updates the exchange rates.',
  usage: [
    '[--from <file or address>] [--accept]',
    '--from    a table in JSON, or the daily file of the European Central Bank; default: RATES_URL,',
    '          or if that is not set the shipped table',
    '--accept  accepts rates that are less than half or more than double the current ones',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { from: { type: 'string' }, accept: { type: 'boolean' } });
    const source = sourceOf(typeof values.from === 'string' ? values.from : undefined, context);
    const today = localDateAt(new Date(), 'UTC');
    const result = await withDatabase(context, { mayCreate: true }, async ({ database }) => {
      await migrate(database, context.migrationsFolder, context.print);
      return await refreshRates(database, { source, today, isConfirmed: values.accept === true });
    });
    context.print(resultText(result));
    return result.outcome === 'refused' ? 1 : 0;
  },
};

function sourceOf(from: string | undefined, { readSettings }: CommandContext): RateSource {
  const fileOrAddress = from ?? readSettings().ratesUrl;
  if (fileOrAddress === undefined) return ratesFromFile(join(projectFolder, 'demo', 'rates.json'));
  return /^https?:/.test(fileOrAddress)
    ? httpRates(feedAddress('--from', fileOrAddress))
    : ratesFromFile(resolve(fileOrAddress));
}

const refusalTexts = {
  currency_missing: 'the table lacks a currency that travellers can pay in',
  other_base: 'the table has another base currency',
  from_the_future: 'the table is dated in the future',
  out_of_date: 'the table is older than the one in use',
  too_far_off: 'a rate is less than half or more than double the current one (--accept accepts it)',
  unreachable: 'the table could not be fetched',
  unreadable: 'the table could not be read',
  too_large: 'the file is too large for a table of rates',
};

function resultText(result: RatesRefreshed): string {
  if (result.outcome === 'unchanged') return `Rates of ${result.date} are already in use.`;
  if (result.outcome === 'refused')
    return `The rates were not changed: ${refusalTexts[result.why]}: ${result.details}.`;
  const { date, currencies, carried } = result;
  const carriedText =
    carried.length > 0 ? ` Unchanged, because the table lacks them: ${carried.toSorted().join(', ')}.` : '';
  return `Rates of ${date} are in use, currencies: ${currencies}.${carriedText}`;
}
