import type { Days } from './narrowing.ts';

/** A trip's page, opened on the day one looks for and for as many as go. Of several days none is meant before another. */
export function onTheseDays(path: string, days: Days | undefined): string {
  const query = new URLSearchParams();
  if (days && days.from === days.to) query.set('date', days.from);
  // One is what stands there while nobody has said how many go.
  if (days && days.party > 1) query.set('adult', String(days.party));
  return query.size === 0 ? path : `${path}?${query}`;
}
