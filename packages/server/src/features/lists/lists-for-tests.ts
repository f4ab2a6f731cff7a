import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { Database } from '../../database/connect-database.ts';
import { namedTours } from '../catalogue/named-tours.ts';
import { followLists } from './follow-lists.ts';
import { type ListProducts, listProducts } from './list-products.ts';
import { promotedProducts } from './promoted-products.ts';

type Asked = Pick<ListProducts, 'locale' | 'currency' | 'now' | 'page' | 'size'> &
  Partial<Omit<ListProducts, 'interest'>> & { readonly promoted?: boolean; readonly interest?: Interest };

type Listed = {
  readonly tours: TourSummary[];
  readonly total: number;
  /** When a price in it changes by itself. */
  readonly until: Date | undefined;
};

/** One page as the catalogue stands now, with its cards. */
export async function listTours(database: Database, { interest, ...rest }: Asked): Promise<Listed> {
  const { promoted = false, now, locale, currency } = rest;
  const lists = followLists({ database, now: () => now, onChange: () => {}, log: () => {} });
  const asked = { sort: 'none', party: 1, interest: interest && [interest], ...rest } as const;
  const found = promoted ? await promotedProducts(lists, asked) : await listProducts(database, lists, asked);
  const tours = await namedTours(database, { ids: found.ids, locale, currency, now });
  const until = 'pricesUntil' in found ? found.pricesUntil : found.until;
  return { tours, total: found.total, until };
}
