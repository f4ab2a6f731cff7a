import type { Exception, Timetable } from '@ashore/core/availability/timetable.ts';
import type { CancellationTier } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import type { PriceHistory } from '@ashore/core/pricing/lowest-price-of-30-days.ts';
import type { PriceSeason, Promotion, Ticket } from '@ashore/core/pricing/ticket.ts';
import type { DayRule } from '@ashore/core/time/day-rule.ts';
import { type LocalDate, type LocalTime, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import { type OfferRow, selectAnyOffer, selectOffers, selectOffersOnSale } from './offer.queries.ts';

/** A resource shared with other options, and the units that each spot or each booking takes from it. */
export type SharedResource = {
  readonly id: string;
  readonly capacity: number;
  readonly per: 'spot' | 'booking';
  readonly units: number;
};

/** An option as it is sold: its timetable, capacity and prices. */
export type OfferedOption = {
  readonly id: string;
  readonly timetable: Timetable;
  readonly durationMinutes: number | null;
  readonly capacity: number;
  readonly cutoffMinutes: number;
  readonly tickets: readonly Ticket[];
  readonly seasons: readonly PriceSeason[];
  readonly resources: readonly SharedResource[];
};

/** All facts that decide whether a product can be booked, and at what price. Texts are left to the pages. */
export type Offer = {
  readonly productId: string;
  readonly code: string;
  readonly type: ProductType;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly onRequest: boolean;
  readonly cancellation: readonly CancellationTier[];
  /** Name of the external booking source; null if only this site sells the product. */
  readonly bookingSource: string | null;
  readonly promotions: readonly Promotion[];
  /** The current price and its history, which reductions are compared with. */
  readonly priceMinor: number;
  readonly prices: PriceHistory['prices'];
  readonly options: readonly OfferedOption[];
};

/** The offer of a product, by UUID or public code; undefined if the product is not on sale. */
export async function readOffer(
  database: Pick<Database, 'pool'>,
  product: string,
): Promise<Offer | undefined> {
  const [row] = await selectOffers(database, [product]);
  return row && offerOf(row);
}

/** For operators: the offer of a product, whether or not it is on sale. */
export async function readAnyOffer(
  database: Pick<Database, 'pool'>,
  product: string,
): Promise<Offer | undefined> {
  const row = await selectAnyOffer(database, product);
  return row && offerOf(row);
}

/** The offers of several products, by UUID. Products that are not on sale are left out. */
export async function readOffers(
  database: Pick<Database, 'pool'>,
  products: readonly string[],
): Promise<Offer[]> {
  return (await selectOffers(database, products)).map(offerOf);
}

/** The offers of all products on sale. */
export async function readOffersOnSale(database: Pick<Database, 'pool'>): Promise<Offer[]> {
  return (await selectOffersOnSale(database)).map(offerOf);
}

function offerOf({ currency, options, priceLog, ...row }: OfferRow): Offer {
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is not a currency`);
  const pricesByDay = priceLog.map(({ notedAt, priceMinor }) => ({
    since: localDateAt(new Date(notedAt), row.timeZone),
    priceMinor,
  }));
  return { ...row, currency, prices: pricesByDay, options: options.map(optionOf) };
}

function optionOf({
  rules,
  exceptions,
  tickets,
  seasons,
  ...option
}: OfferRow['options'][number]): OfferedOption {
  return {
    ...option,
    timetable: {
      rules: rules.map((rule) => ({ ...dayRule(rule), ...hoursOf(rule) })),
      exceptions: exceptions.map((exception) => ({ days: daysOf(exception), ...hoursOf(exception) })),
    },
    tickets: tickets.map(({ groupSize, extraPersonMinor, ...ticket }) => ({
      ...ticket,
      ...(groupSize !== null && { groupSize }),
      ...(extraPersonMinor !== null && { extraPersonMinor }),
    })),
    seasons: seasons.map(({ percent, ...season }) => ({ percent, ...dayRule(season) })),
  };
}

type OfferSeason = { readonly seasonFrom: string | null; readonly seasonTo: string | null };

function dayRule({
  weekdays,
  ...season
}: OfferSeason & { readonly weekdays: readonly number[] | null }): DayRule {
  return { weekdays: weekdays ?? undefined, season: seasonOf(season) };
}

function seasonOf({ seasonFrom: from, seasonTo: to }: OfferSeason) {
  return from !== null && to !== null ? { from, to } : undefined;
}

type HoursRow = {
  readonly startTimes: readonly string[];
  readonly opens: string | null;
  readonly closes: string | null;
};

function hoursOf({ startTimes, opens, closes }: HoursRow) {
  const open = opens !== null &&
    closes !== null && { opens: withoutSeconds(opens), closes: withoutSeconds(closes) };
  return { startTimes: startTimes.map(withoutSeconds), ...(open && { open }) };
}

/** The database returns times with seconds. */
function withoutSeconds(time: string): LocalTime {
  return localTime(time.slice(0, 5));
}

type DaysRow = OfferSeason & { readonly firstDay: LocalDate | null; readonly lastDay: LocalDate | null };

function daysOf({ firstDay: from, lastDay: to, ...row }: DaysRow): Exception['days'] {
  const season = seasonOf(row);
  if (season) return { season };
  // The table guarantees either a season or days.
  if (from === null || to === null) throw new Error('An exception has neither dates nor season');
  return { from, to };
}

export type ProductNames = {
  readonly product: string;
  /** Names of the options, in their order. */
  readonly options: readonly string[];
};

/** How operators read an option without a name of its own; the site calls it the same. */
export const UNNAMED_OPTION = 'Standard';

/** The English names of a product and its options, for operators. */
export async function readNames({ pool }: Pick<Database, 'pool'>, productId: string): Promise<ProductNames> {
  const { rows } = await pool.query<ProductNames>(SELECT_NAMES, [productId, UNNAMED_OPTION]);
  return rows[0] ?? { product: '', options: [] };
}

const SELECT_NAMES = `
  select product_text.name as product, array(
    select coalesce(nullif(named.name, ''), $2) from product_options option
    left join product_option_texts named on named.option_id = option.id and named.locale = 'en'
    where option.product_id = product_text.product_id order by option.position) as options
  from product_texts product_text where product_text.product_id = $1 and product_text.locale = 'en'`;
