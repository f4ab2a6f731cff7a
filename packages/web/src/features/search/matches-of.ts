import type { SearchResult } from '@ashore/core/contract/search.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';

/** With so many that answer, nobody needs others. */
const ENOUGH = 8;

/**
 * An answer is filled up with what is only most of what was asked: `tourCount` says where that begins. It is told apart, and
 * kept only where there is little else.
 */
export function matchesOf({ tours, tourCount }: Pick<SearchResult, 'tours' | 'tourCount'>): {
  matches: TourSummary[];
  near: TourSummary[];
} {
  const given = tours.flatMap(({ summary }) => summary ?? []);
  const matches = given.slice(0, tourCount);
  const near = matches.length < ENOUGH ? given.slice(tourCount, tourCount + ENOUGH) : [];
  return { matches, near };
}
