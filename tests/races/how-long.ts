/** With `--full`, tests that depend on chance run longer. */
const times = process.env.RACES === 'full' ? 8 : 1;

/** A number of rounds, days or milliseconds: the usual number, or more in a full run. */
export function often(usually: number): number {
  return usually * times;
}

/** No race may take longer, on any machine. */
export const patience = 300_000;

/** Without its guard a fault shows only if two clients happen to meet. That may take several attempts. */
export const control = { timeout: patience, retry: 4 } as const;
