import type { Database } from '../../../database/connect.ts';
import { applyCallChange } from './apply-call-change.ts';
import { findChangedCalls } from './find-changed-calls.ts';

/**
 * Checks every booking whose ship has other times than the booking states, one transaction each. After `pause` or an interruption the next
 * run finds what is left. Returns a problem for each booking that failed; a failed booking does not block the others.
 */
export async function checkCalls(database: Database, pause: AbortSignal): Promise<readonly string[]> {
  const problems: string[] = [];
  const checked: string[] = [];
  for (;;) {
    const ids = await findChangedCalls(database.pool, checked);
    if (ids.length === 0) return problems;
    for (const id of ids) {
      if (pause.aborted) return problems;
      await applyCallChange(database, id).catch(
        (error: Error) => void problems.push(`${id}: ${error.message}`),
      );
    }
    checked.push(...ids);
  }
}
