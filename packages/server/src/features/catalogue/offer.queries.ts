import type { CancellationTier } from '@ashore/core/catalogue/cancellation-policies.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { Band, Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import { allBareOffers, bareOffers, partsOfOptions, wholeOffers, wholeOffersOfAny } from './offer-sql.ts';

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
  readonly priceMinor: number;
  readonly asked: readonly { readonly at: string; readonly priceMinor: number }[];
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

/** What is on sale of these products, by UUID or public code. */
export async function selectOffers(
  { pool }: Pick<Database, 'pool'>,
  products: readonly string[],
): Promise<OfferRow[]> {
  const named = [products.filter(isUuid), products.filter((name) => !isUuid(name))];
  if (products.length > few) {
    const { rows } = await pool.query<BareRow>({ name: 'bare-offers', text: bareOffers }, named);
    return withParts({ pool }, rows);
  }
  const { rows } = await pool.query<OfferRow>({ name: 'whole-offers', text: wholeOffers }, named);
  return rows;
}

/** The same of a product whether or not it is on sale. */
export async function selectAnyOffer(
  { pool }: Pick<Database, 'pool'>,
  product: string,
): Promise<OfferRow | undefined> {
  const named = isUuid(product) ? [[product], []] : [[], [product]];
  return (await pool.query<OfferRow>(wholeOffersOfAny, named)).rows[0];
}

/** The same of everything that is on sale. */
export async function selectOffersOnSale({ pool }: Pick<Database, 'pool'>): Promise<OfferRow[]> {
  return withParts({ pool }, (await pool.query<BareRow>(allBareOffers)).rows);
}

/** Up to here one statement takes less time than two. */
const few = 5;

type Option = OfferRow['options'][number];
type Parts = Pick<Option, 'rules' | 'exceptions' | 'tickets' | 'seasons' | 'resources'>;
type BareRow = Omit<OfferRow, 'options'> & { readonly options: readonly Omit<Option, keyof Parts>[] };
type GatheredParts = { readonly [Part in keyof Parts]: Readonly<Record<string, Parts[Part]>> };

async function withParts({ pool }: Pick<Database, 'pool'>, offers: readonly BareRow[]): Promise<OfferRow[]> {
  const ids = offers.flatMap(({ options }) => options.map(({ id }) => id));
  const { rows } = await pool.query<GatheredParts>({ name: 'parts-of-options', text: partsOfOptions }, [ids]);
  const partsOf = (id: string): Parts => ({
    rules: rows[0]?.rules[id] ?? [],
    exceptions: rows[0]?.exceptions[id] ?? [],
    tickets: rows[0]?.tickets[id] ?? [],
    seasons: rows[0]?.seasons[id] ?? [],
    resources: rows[0]?.resources[id] ?? [],
  });
  return offers.map(({ options, ...offer }) => ({
    ...offer,
    options: options.map((option) => ({ ...option, ...partsOf(option.id) })),
  }));
}

function isUuid(text: string): boolean {
  return text.length === 36;
}
