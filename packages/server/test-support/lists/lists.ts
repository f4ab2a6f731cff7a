import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { Database } from '../../src/database/connect.ts';
import { toursByIds } from '../../src/features/catalogue/cards/tours-by-ids.ts';
import { type ListProductsInput, listProducts } from '../../src/features/lists/list-products.ts';
import { promotedProducts } from '../../src/features/lists/promoted-products.ts';
import { watchLists } from '../../src/features/lists/watch-lists.ts';

type TestListInput = Pick<ListProductsInput, 'locale' | 'currency' | 'now' | 'page' | 'size'> &
  Partial<Omit<ListProductsInput, 'interest'>> & {
    readonly promoted?: boolean;
    readonly interest?: Interest;
  };

type ListedPage = {
  readonly tours: TourSummary[];
  readonly total: number;
  /** When a price on the page changes by itself. */
  readonly until: Date | undefined;
};

/** One page of the current catalogue, with its cards. */
export async function listTours(
  database: Database,
  { interest, ...rest }: TestListInput,
): Promise<ListedPage> {
  const { promoted = false, now, locale, currency } = rest;
  const lists = watchLists({ database, now: () => now, onChange: () => {}, log: () => {} });
  const query = { sort: 'none', party: 1, interest: interest && [interest], ...rest } as const;
  const listing = promoted
    ? await promotedProducts(lists, query)
    : await listProducts(database, lists, query);
  const tours = await toursByIds(database, { ids: listing.ids, locale, currency, now });
  const until = 'pricesValidUntil' in listing ? listing.pricesValidUntil : listing.until;
  return { tours, total: listing.total, until };
}
