import type { Database } from '../../packages/server/src/database/connect.ts';
import { checkBooks } from './check-books.ts';
import { checkHistory, type Withheld } from './check-history.ts';
import { checkPromises } from './check-promises.ts';
import { type History, saveHistory } from './history.ts';
import { checkLedger } from './ledger.ts';

type Race = {
  readonly database: Pick<Database, 'pool'>;
  readonly history: History;
  /** Capacity of everything that the clients raced for. */
  readonly capacities: ReadonlyMap<string, number>;
  readonly withheld?: readonly Withheld[];
  /** Name of the file that keeps the history if something was wrong. */
  readonly name: string;
};

/**
 * Everything that is wrong after a race, once all clients have finished. Empty if nothing was promised twice.
 */
export async function verdict({
  database,
  history,
  capacities,
  withheld = [],
  name,
}: Race): Promise<string[]> {
  const { pool } = database;
  const { entries } = history;
  const wrong = [
    ...checkHistory({ entries, capacities, withheld }),
    ...(await checkLedger(pool)),
    ...(await checkBooks(pool)),
    ...(await checkPromises(pool, entries)),
  ];
  return wrong.length === 0 ? [] : [...wrong, `It is written down in ${saveHistory(history, name)}`];
}

/** How often each answer occurred. */
export function answersIn({ entries }: Pick<History, 'entries'>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { op, outcome, reason } of entries) {
    const name = `${op} ${reason ?? (outcome === 'fail' ? 'no' : outcome)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
