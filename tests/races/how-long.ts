/** With --full what depends on chance is given more of it. */
const times = process.env.RACES === 'full' ? 8 : 1;

/** Of rounds, days or milliseconds: so many usually, more in a long run. */
export function often(usually: number): number {
  return usually * times;
}

/** No race may take longer, on whatever machine. */
export const patience = 300_000;

/** What goes wrong without a guard goes wrong when two happen to meet. It need not be at the first try. */
export const control = { timeout: patience, retry: 4 } as const;
