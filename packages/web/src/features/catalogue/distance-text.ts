import type { Text } from '../../i18n/use-text.ts';

/** How far something is, no more exactly than one would say it. */
export function distanceText(metres: number, t: Text): string {
  if (metres < 950)
    return t('meet.metres', { metres: Math.max(10, roundTo(metres, metres < 100 ? 10 : 50)) });
  const kilometres = metres / 1000;
  return t('meet.kilometres', {
    kilometres: kilometres < 10 ? roundTo(kilometres, 0.1) : Math.round(kilometres),
  });
}

function roundTo(value: number, step: number): number {
  // By division, because a tenth is no binary fraction: 3 * 0.1 is not 0.3.
  return step < 1 ? Math.round(value / step) / (1 / step) : Math.round(value / step) * step;
}
