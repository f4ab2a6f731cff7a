import { type ChosenFilter, chosenFilters } from './chosen-filters.ts';
import type { Narrowing } from './narrowing.ts';

/** A filter without which there would be something, and how much. */
export type WayOut = Pick<ChosenFilter, 'part' | 'value'> & { readonly count: number };

type Counted = { readonly page: { readonly totalElements: number } };

const most = 3;
/** Nobody chooses more by hand, and each is one more question. */
const mostAsked = 10;

/** Which single filters of a list that has nothing could be taken back, the one that helps most first. */
export async function waysOut(
  narrowing: Narrowing,
  ask: (without: Narrowing) => Promise<Counted>,
): Promise<WayOut[]> {
  const ways = await Promise.all(
    chosenFilters(narrowing)
      .slice(0, mostAsked)
      .map(async ({ part, value, without }) => {
        const { page } = await ask(without);
        return { part, value, count: page.totalElements };
      }),
  );
  return ways
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, most);
}
