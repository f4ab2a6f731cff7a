import type { Database } from '../../database/connect-database.ts';
import type { Inventories } from '../../gateways/inventory/combine-inventories.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { QuoteSources } from '../quotes/quote-sources.ts';
import type { SoldProduct } from './sold-product.ts';

/** All that booking needs: where spots are counted, who takes the money, and what products say. */
export type BookingDesk = {
  readonly database: Database;
  readonly inventories: Inventories;
  readonly payments: Payments;
  readonly publishableKey: string | null;
  readonly sources: Pick<QuoteSources, 'offer'>;
  readonly soldProduct: (productId: string) => Promise<SoldProduct | undefined>;
  readonly now: () => Date;
};
