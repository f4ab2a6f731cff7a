import { isFullRun } from '../support/test-level.ts';

/** In a full run, tests that depend on chance run longer. */
const factor = isFullRun ? 8 : 1;

/** A number of rounds, days or milliseconds: the usual number, or more in a full run. */
export function repeatCount(usualCount: number): number {
  return usualCount * factor;
}

/** No race may take longer, on any machine. */
export const RACE_TIMEOUT = 300_000;

/** Without its guard a fault shows only if two clients happen to meet. That may take several attempts. */
export const controlOptions = { timeout: RACE_TIMEOUT, retry: 4 } as const;
