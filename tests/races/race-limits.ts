/** `npm run test:full` sets RACES (scripts/stages.mjs). Tests that depend on chance then run longer. */
const factor = process.env.RACES === 'full' ? 8 : 1;

/** A number of rounds, days or milliseconds: the usual number, or more in a full run. */
export function repeatCount(usualCount: number): number {
  return usualCount * factor;
}

/** No race may take longer, on any machine. */
export const RACE_TIMEOUT = 300_000;

/** Without its guard a fault shows only if two clients happen to meet. That may take several attempts. */
export const controlOptions = { timeout: RACE_TIMEOUT, retry: 4 } as const;
