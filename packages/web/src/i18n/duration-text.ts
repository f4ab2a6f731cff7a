import type { Text } from './use-text.ts';

/** How long a trip takes, in the words one would use: minutes, hours, or days from two days on. */
export function durationText(minutes: number, t: Text): string {
  if (minutes >= 2 * 24 * 60) return t('tour.days', { days: Math.round(minutes / (24 * 60)) });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('tour.minutes', { minutes: rest });
  return rest === 0 ? t('tour.hours', { hours }) : t('tour.hoursMinutes', { hours, minutes: rest });
}
