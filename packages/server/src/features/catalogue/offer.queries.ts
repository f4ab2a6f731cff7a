import type { CancellationTier } from '@ashore/core/catalogue/cancellation-policies.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { Band, Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import { allOffers, offersOfFew, offersOfMany } from './offer-sql.ts';

type HoursColumns = {
  readonly startTimes: readonly string[];
  readonly opens: string | null;
  readonly closes: string | null;
};
type SeasonColumns = { readonly seasonFrom: string | null; readonly seasonTo: string | null };

export type OfferRow = {
  readonly productId: string;
  readonly code: string;
  readonly type: ProductType;
  readonly timeZone: string;
  readonly currency: string;
  readonly onRequest: boolean;
  readonly cancellation: readonly CancellationTier[];
  readonly bookingSource: string | null;
  readonly promotions: readonly Promotion[];
  readonly options: readonly {
    readonly id: string;
    readonly durationMinutes: number | null;
    readonly capacity: number;
    readonly cutoffMinutes: number;
    readonly rules: readonly (HoursColumns & SeasonColumns & { readonly weekdays: readonly number[] })[];
    readonly exceptions: readonly (HoursColumns &
      SeasonColumns & { readonly firstDay: LocalDate | null; readonly lastDay: LocalDate | null })[];
    readonly tickets: readonly {
      readonly band: Band;
      readonly priceMinor: number;
      readonly minCount: number;
      readonly groupSize: number | null;
      readonly extraPersonMinor: number | null;
    }[];
    readonly seasons: readonly (SeasonColumns & {
      readonly weekdays: readonly number[] | null;
      readonly percent: number;
    })[];
    readonly resources: readonly {
      readonly id: string;
      readonly capacity: number;
      readonly per: 'spot' | 'booking';
      readonly units: number;
    }[];
  }[];
};

/** What is on sale of these products, by UUID or public code, in one statement. */
export async function selectOffers(
  { pool }: Pick<Database, 'pool'>,
  products: readonly string[],
): Promise<OfferRow[]> {
  const statement =
    products.length <= few
      ? { name: 'offers-of-few', text: offersOfFew }
      : { name: 'offers-of-many', text: offersOfMany };
  const { rows } = await pool.query<OfferRow>(statement, [
    products.filter(isUuid),
    products.filter((name) => !isUuid(name)),
  ]);
  return rows;
}

/** The same of everything that is on sale. */
export async function selectOffersOnSale({ pool }: Pick<Database, 'pool'>): Promise<OfferRow[]> {
  const { rows } = await pool.query<OfferRow>({ name: 'offers-on-sale', text: allOffers });
  return rows;
}

/** Up to here looking things up option by option takes less time than planning to gather them. */
const few = 5;

function isUuid(text: string): boolean {
  return text.length === 36;
}
