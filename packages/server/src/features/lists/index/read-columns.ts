import { setImmediate as breathe } from 'node:timers/promises';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import { readExchange } from '../../catalogue/prices/exchange-rates.ts';
import { type Columns, createColumns } from './columns.ts';
import { dayWindow } from './day-window.ts';
import { readFacts, selectIdsAfter } from './facts.ts';
import { createPricesOf } from './prices.ts';

/** Few enough that neither the database nor waiting requests are slowed down. */
export const refreshedAtOnce = 250;

type ReadColumnsInput = { readonly first: LocalDate; readonly now: () => Date; readonly signal: AbortSignal };

/** Reads all products on sale in batches. Requests are answered between the batches. */
export async function readColumns(
  database: Database,
  { first, now, signal }: ReadColumnsInput,
): Promise<Columns> {
  const columns = createColumns(dayWindow(first), createPricesOf(await readExchange(database)));
  let reading = readAhead(database, beforeAll);
  while (!signal.aborted) {
    const { facts, last } = await reading;
    if (last === undefined) break;
    reading = readAhead(database, last);
    columns.storeFacts(facts, now());
    await breathe();
  }
  return columns;
}

/**
 * Reads the next batch while the previous one is stored. The empty handler keeps an abandoned read from
 * raising an unhandled rejection.
 */
function readAhead(database: Database, after: string) {
  const reading = readSome(database, after);
  reading.catch(() => {});
  return reading;
}

async function readSome(database: Database, after: string) {
  const ids = await selectIdsAfter(database, after, refreshedAtOnce);
  return { last: ids.at(-1), facts: ids.length === 0 ? [] : await readFacts(database, ids) };
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

type RefreshColumnsInput = { readonly ids: readonly string[]; readonly now: () => Date };

/** Updates these products in the columns, and removes those that are no longer on sale. */
export async function refreshColumns(
  database: Database,
  columns: Columns,
  { ids, now }: RefreshColumnsInput,
): Promise<Set<string>> {
  const facts = await readFacts(database, ids);
  const onSale = new Set(facts.map(({ id }) => id));
  columns.remove(ids.filter((id) => !onSale.has(id)));
  return columns.storeFacts(facts, now());
}
