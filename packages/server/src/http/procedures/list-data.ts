import type { ListedTour, TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { nextRunsOfProducts } from '../../features/lists/list-products.ts';
import type { ApiContext } from '../api/call/context.ts';

/** Adds to each card when its product runs again, if that is weeks away. */
export async function withNextRuns(
  context: Pick<ApiContext, 'lists' | 'limitExpiry' | 'now'>,
  cards: readonly TourSummary[],
): Promise<ListedTour[]> {
  const ids = cards.map(({ tourId }) => tourId);
  const read = await fromListsIfReady(context, nextRunsOfProducts(context.lists, ids, context.now()));
  return cards.map((card) => ({ ...card, nextRunOn: read?.nextRuns.get(card.tourId) ?? null }));
}

/**
 * Reads from the lists what an answer can do without. While they cannot be read it is left out, and the answer is not
 * cached; otherwise the answer is valid as long as what was read.
 */
export async function fromListsIfReady<Read extends { readonly until: Date | undefined }>(
  { limitExpiry, now }: Pick<ApiContext, 'limitExpiry' | 'now'>,
  reading: Promise<Read>,
): Promise<Read | undefined> {
  try {
    const read = await reading;
    limitExpiry(read.until);
    return read;
  } catch (fault) {
    if (!(fault instanceof Failure && fault.code === 'unavailable')) throw fault;
    limitExpiry(now());
    return undefined;
  }
}
