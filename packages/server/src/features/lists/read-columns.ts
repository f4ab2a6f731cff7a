import { setImmediate as breathe } from 'node:timers/promises';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import { readExchange } from '../catalogue/read-exchange.ts';
import { type Columns, createColumns } from './columns.ts';
import { dayWindow } from './day-window.ts';
import { selectIdsAfter } from './facts.queries.ts';
import { createPricesOf } from './prices-of.ts';
import { readFacts } from './read-facts.ts';

/** So few that neither the database nor whoever waits for an answer notices. */
export const refreshedAtOnce = 250;

type ReadColumns = { readonly first: LocalDate; readonly now: () => Date; readonly signal: AbortSignal };

/** Everything on sale, some at a time: answers go out in between. */
export async function readColumns(database: Database, { first, now, signal }: ReadColumns): Promise<Columns> {
  const columns = createColumns(dayWindow(first), createPricesOf(await readExchange(database)));
  let reading = readAhead(database, beforeAll);
  while (!signal.aborted) {
    const { facts, last } = await reading;
    if (last === undefined) break;
    reading = readAhead(database, last);
    columns.put(facts, now());
    await breathe();
  }
  return columns;
}

/** The database looks for the next while others are put into their columns; when all stops, nobody waits for them. */
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

type RefreshColumns = { readonly ids: readonly string[]; readonly now: () => Date };

/** Takes in how these products are now, or that they are not on sale any more. */
export async function refreshColumns(
  database: Database,
  columns: Columns,
  { ids, now }: RefreshColumns,
): Promise<Set<string>> {
  const facts = await readFacts(database, ids);
  const onSale = new Set(facts.map(({ id }) => id));
  columns.remove(ids.filter((id) => !onSale.has(id)));
  return columns.put(facts, now());
}
