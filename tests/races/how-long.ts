/** With --full what depends on chance is given more of it. */
const times = process.env.RACES === 'full' ? 8 : 1;

/** Of rounds, days or milliseconds: so many usually, more in a long run. */
export function often(usually: number): number {
  return usually * times;
}

/** No race may take longer, on whatever machine. */
export const patience = 300_000;
