import type { Exception, Timetable } from '@ashore/core/availability/timetable.ts';
import type { CancellationTier } from '@ashore/core/catalogue/cancellation-policies.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import type { PriceHistory } from '@ashore/core/pricing/lowest-price-of-30-days.ts';
import type { PriceSeason, Promotion, Ticket } from '@ashore/core/pricing/ticket.ts';
import type { DayRule } from '@ashore/core/time/day-rule.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { type LocalTime, localTime } from '@ashore/core/time/local-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { type OfferRow, selectAnyOffer, selectOffers, selectOffersOnSale } from './offer.queries.ts';

/** Something shared with other options, and how much of it is taken: by each spot, or by a booking of any size. */
export type SharedResource = {
  readonly id: string;
  readonly capacity: number;
  readonly per: 'spot' | 'booking';
  readonly units: number;
};

/** One way to book a product, as it is sold: when, to how many, and for how much. */
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

/** All that decides whether and for how much a product can be booked. No words: those are for pages. */
export type Offer = {
  readonly productId: string;
  readonly code: string;
  readonly type: ProductType;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly onRequest: boolean;
  readonly cancellation: readonly CancellationTier[];
  /** Whoever else sells it, by name; null where nobody but us does. */
  readonly bookingSource: string | null;
  readonly promotions: readonly Promotion[];
  /** What it is said to cost, and what that has been, for reductions to be compared with. */
  readonly priceMinor: number;
  readonly asked: PriceHistory['asked'];
  readonly options: readonly OfferedOption[];
};

/** What is on sale of this product, by UUID or public code; undefined where it is not on sale. */
export async function readOffer(
  database: Pick<Database, 'pool'>,
  product: string,
): Promise<Offer | undefined> {
  const [row] = await selectOffers(database, [product]);
  return row && offerOf(row);
}

/** The same for whoever runs the site: whether or not it is on sale. */
export async function readAnyOffer(
  database: Pick<Database, 'pool'>,
  product: string,
): Promise<Offer | undefined> {
  const row = await selectAnyOffer(database, product);
  return row && offerOf(row);
}

/** The same for many, by UUID. Those that are not on sale are not among them. */
export async function readOffers(
  database: Pick<Database, 'pool'>,
  products: readonly string[],
): Promise<Offer[]> {
  return (await selectOffers(database, products)).map(offerOf);
}

/** The same of everything that is on sale. */
export async function readOffersOnSale(database: Pick<Database, 'pool'>): Promise<Offer[]> {
  return (await selectOffersOnSale(database)).map(offerOf);
}

function offerOf({ currency, options, asked, ...row }: OfferRow): Offer {
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is not a currency`);
  const sinceDays = asked.map(({ at, priceMinor }) => ({
    since: localDateAt(new Date(at), row.timeZone),
    priceMinor,
  }));
  return { ...row, currency, asked: sinceDays, options: options.map(optionOf) };
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
      rules: rules.map((rule) => ({ ...dayRule(rule), ...hours(rule) })),
      exceptions: exceptions.map((exception) => ({ days: daysOf(exception), ...hours(exception) })),
    },
    tickets: tickets.map(({ groupSize, extraPersonMinor, ...ticket }) => ({
      ...ticket,
      ...(groupSize !== null && { groupSize }),
      ...(extraPersonMinor !== null && { extraPersonMinor }),
    })),
    seasons: seasons.map(({ percent, ...season }) => ({ percent, ...dayRule(season) })),
  };
}

type Season = { readonly seasonFrom: string | null; readonly seasonTo: string | null };

function dayRule({ weekdays, ...season }: Season & { readonly weekdays: readonly number[] | null }): DayRule {
  return { weekdays: weekdays ?? undefined, season: seasonOf(season) };
}

function seasonOf({ seasonFrom: from, seasonTo: to }: Season) {
  return from !== null && to !== null ? { from, to } : undefined;
}

type HoursRow = {
  readonly startTimes: readonly string[];
  readonly opens: string | null;
  readonly closes: string | null;
};

function hours({ startTimes, opens, closes }: HoursRow) {
  const open = opens !== null && closes !== null && { opens: toMinutes(opens), closes: toMinutes(closes) };
  return { startTimes: startTimes.map(toMinutes), ...(open && { open }) };
}

/** The database says seconds as well. */
function toMinutes(time: string): LocalTime {
  return localTime(time.slice(0, 5));
}

type DaysRow = Season & { readonly firstDay: LocalDate | null; readonly lastDay: LocalDate | null };

function daysOf({ firstDay: from, lastDay: to, ...row }: DaysRow): Exception['days'] {
  const season = seasonOf(row);
  if (season) return { season };
  // The table has one of the two, so what is no season has days.
  if (from === null || to === null) throw new Error('An exception is about no day');
  return { from, to };
}
