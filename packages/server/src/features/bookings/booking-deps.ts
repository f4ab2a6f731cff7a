import type { Database } from '../../database/connect.ts';
import type { Inventories } from '../../gateways/inventory/combine-inventories.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { QuoteReaders } from '../quotes/quote-readers.ts';
import type { ProductRequirements } from './checkout/product-requirements.ts';

/** Dependencies of booking: inventories that count spots, payment providers and product data. */
export type BookingDeps = {
  readonly database: Database;
  readonly inventories: Inventories;
  readonly payments: Payments;
  readonly publishableKey: string | null;
  readonly quoteReaders: Pick<QuoteReaders, 'readOffer' | 'readRates'>;
  readonly readProductRequirements: (productId: string) => Promise<ProductRequirements | undefined>;
  readonly now: () => Date;
};
