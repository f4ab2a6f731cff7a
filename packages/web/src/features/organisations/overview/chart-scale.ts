const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The label of a day, as specified for every language: `MMM-dd`. */
export function dayLabel(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''}-${day}`;
}

/** The highest value of an axis with a line at its middle: a round number that is not below any bar. Both are whole. */
export function chartTop(highest: number): number {
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 4, 5, 10];
  const step = steps.find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
