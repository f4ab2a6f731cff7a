import type { Database } from '../../packages/server/src/database/connect.ts';
import { checkHistory, type Withheld } from './check-history.ts';
import { checkHoldTables } from './check-hold-tables.ts';
import { checkPromises } from './check-promises.ts';
import { type History, saveHistory } from './history.ts';
import { checkSpotLog } from './spot-log.ts';

type CheckRaceInput = {
  readonly database: Pick<Database, 'pool'>;
  readonly history: History;
  /** Capacity of everything that the clients raced for. */
  readonly capacities: ReadonlyMap<string, number>;
  readonly withheld?: readonly Withheld[];
  /** Name of the file that keeps the history if something was wrong. */
  readonly name: string;
};

/**
 * Everything that is wrong after a race, once all clients have finished. Empty if no spot was promised twice, no refusal
 * was wrong, and tables and spot log agree.
 */
export async function checkRace({
  database,
  history,
  capacities,
  withheld = [],
  name,
}: CheckRaceInput): Promise<string[]> {
  const { pool } = database;
  const { entries } = history;
  const wrong = [
    ...checkHistory({ entries, capacities, withheld }),
    ...(await checkSpotLog(pool)),
    ...(await checkHoldTables(pool)),
    ...(await checkPromises(pool, entries)),
  ];
  return wrong.length === 0 ? [] : [...wrong, `The history is stored in ${saveHistory(history, name)}`];
}

/** How often each answer occurred. */
export function countAnswers({ entries }: Pick<History, 'entries'>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { op, outcome, reason } of entries) {
    const name = `${op} ${reason ?? (outcome === 'fail' ? 'no' : outcome)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/**
 * Counts together the clients for whom no spot was left and those whom a busy server asked to come again. A server that
 * refuses every client is noticed: then no client has the spot.
 */
export function countRefusals(answers: Readonly<Record<string, number>>): Record<string, number> {
  const isRefusal = (answer: string) => answer === 'hold nothing' || answer.startsWith('hold 503 ');
  const refused = Object.entries(answers).filter(([answer]) => isRefusal(answer));
  return {
    ...Object.fromEntries(Object.entries(answers).filter(([answer]) => !isRefusal(answer))),
    refused: refused.reduce((sum, [, count]) => sum + count, 0),
  };
}
