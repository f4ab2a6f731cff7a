import type { SearchResult } from '@ashore/core/contract/search.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';

type Answer = Pick<SearchResult, 'tours' | 'tourCount' | 'leftCount'>;

/** With so many that answer, nobody needs others. */
const ENOUGH = 8;

/**
 * An answer is filled up with what is only most of what was asked, behind what is left of the tours that answer. It is
 * told apart, and kept only where there is little else.
 */
export function matchesOf({ tours, tourCount, leftCount = tourCount }: Answer): {
  matches: TourSummary[];
  near: TourSummary[];
} {
  const given = tours.flatMap(({ summary }) => summary ?? []);
  const matches = given.slice(0, leftCount);
  const near = matches.length < ENOUGH ? given.slice(leftCount, leftCount + ENOUGH) : [];
  return { matches, near };
}
