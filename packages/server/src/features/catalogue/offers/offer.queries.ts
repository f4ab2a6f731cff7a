import type { CancellationTier } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { Band, Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';

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
  readonly priceLog: readonly { readonly notedAt: string; readonly priceMinor: number }[];
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

/** Selects the offers of those products that are on sale, by UUID or public code. */
export async function selectOffers(
  { pool }: Pick<Database, 'pool'>,
  products: readonly string[],
): Promise<OfferRow[]> {
  const idsAndCodes = [products.filter(isUuid), products.filter((name) => !isUuid(name))];
  if (products.length > MOST_IN_ONE_STATEMENT) {
    const { rows } = await pool.query<BareRow>({ name: 'bare-offers', text: bareOffers }, idsAndCodes);
    return addOptionParts({ pool }, rows);
  }
  const { rows } = await pool.query<OfferRow>({ name: 'whole-offers', text: wholeOffers }, idsAndCodes);
  return rows;
}

/** Selects the offer of a product, whether or not it is on sale. */
export async function selectAnyOffer(
  { pool }: Pick<Database, 'pool'>,
  product: string,
): Promise<OfferRow | undefined> {
  const idsAndCodes = isUuid(product) ? [[product], []] : [[], [product]];
  return (await pool.query<OfferRow>(wholeOffersOfAny, idsAndCodes)).rows[0];
}

/** Selects the offers of all products on sale. */
export async function selectOffersOnSale({ pool }: Pick<Database, 'pool'>): Promise<OfferRow[]> {
  return addOptionParts({ pool }, (await pool.query<BareRow>(allBareOffers)).rows);
}

/** Up to this many products, one statement is faster than two. */
const MOST_IN_ONE_STATEMENT = 5;

type OfferOption = OfferRow['options'][number];
type OptionParts = Pick<OfferOption, 'rules' | 'exceptions' | 'tickets' | 'seasons' | 'resources'>;
type BareRow = Omit<OfferRow, 'options'> & {
  readonly options: readonly Omit<OfferOption, keyof OptionParts>[];
};
type GatheredParts = { readonly [Part in keyof OptionParts]: Readonly<Record<string, OptionParts[Part]>> };

async function addOptionParts(
  { pool }: Pick<Database, 'pool'>,
  offers: readonly BareRow[],
): Promise<OfferRow[]> {
  const ids = offers.flatMap(({ options }) => options.map(({ id }) => id));
  const { rows } = await pool.query<GatheredParts>({ name: 'parts-of-options', text: partsOfOptions }, [ids]);
  const partsOf = (id: string): OptionParts => ({
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

const hoursColumns = `'startTimes', part.local_start_times, 'opens', part.local_opens, 'closes', part.local_closes,
  'seasonFrom', part.season_from, 'seasonTo', part.season_to`;

/** The parts of an option: for each part, its JSON object, the tables and the order. */
const partsOfOption: Readonly<Record<string, readonly [object: string, rows: string, order: string]>> = {
  rules: [`'weekdays', part.weekdays, ${hoursColumns}`, 'schedules part', 'part.position, part.id'],
  exceptions: [
    `'firstDay', part.first_day, 'lastDay', part.last_day, ${hoursColumns}`,
    'schedule_exceptions part',
    'part.position',
  ],
  tickets: [
    `'band', part.band, 'priceMinor', part.price_minor, 'minCount', part.min_count, 'groupSize', part.group_size,
     'extraPersonMinor', part.extra_person_minor`,
    'option_tickets part',
    'part.band',
  ],
  seasons: [
    `'weekdays', part.weekdays, 'seasonFrom', part.season_from, 'seasonTo', part.season_to, 'percent', part.percent`,
    'price_seasons part',
    'part.position',
  ],
  resources: [
    `'id', resource.id, 'capacity', resource.capacity, 'per', part.per, 'units', part.units`,
    'option_resources part join resources resource on resource.id = part.resource_id',
    'resource.id',
  ],
};

const listOf = (object: string, order: string) => `json_agg(json_build_object(${object}) order by ${order})`;

const optionWith = (extraColumns: string) =>
  listOf(
    `'id', option.id, 'durationMinutes', coalesce(option.duration_minutes, product.duration_minutes),
      'capacity', option.capacity,
     'cutoffMinutes', option.cutoff_minutes ${extraColumns}`,
    'option.position',
  );

const promotions = listOf(
  `'percent', promotion.percent, 'bookFrom', promotion.book_from, 'bookUntil', promotion.book_until, 'travelFrom', promotion.travel_from,
   'travelUntil', promotion.travel_until`,
  'promotion.book_from, promotion.id',
);

// A product without promotions needs no price history.
const priceHistory = `case when exists (select from promotions promotion where promotion.product_id = product.id) then
  (select ${listOf(`'notedAt', price.utc_noted_at, 'priceMinor', price.price_minor`, 'price.utc_noted_at')}
   from price_log price where price.product_id = product.id and price.currency = product.currency) end`;

// The same condition as `isOnSale` in `tour.queries.ts`, for a query that joins the supplier.
const onSaleWithSupplierSql = `not product.excluded and product.status = 'live' and supplier.status <> 'suspended'`;

const offers = (options: string, condition = onSaleWithSupplierSql) => `
  select product.id as "productId", product.code, product.type, location.time_zone as "timeZone", product.currency,
    product.on_request as "onRequest", product.cancellation, product.booking_source as "bookingSource",
    coalesce((select ${promotions} from promotions promotion where promotion.product_id = product.id), '[]') as promotions,
    product.price_minor::float8 as "priceMinor", coalesce(${priceHistory}, '[]') as "priceLog",
    coalesce((select ${options} from product_options option where option.product_id = product.id), '[]') as options
  from products product
  join locations location on location.id = product.location_id
  join organisations supplier on supplier.id = product.supplier_id
  where ${condition}`;

const amongNamed = 'and (product.id = any($1::uuid[]) or product.code = any($2::text[]))';

const partsByOption = Object.entries(partsOfOption).map(
  ([name, [object, rows, order]]) =>
    `, '${name}', coalesce((select ${listOf(object, order)} from ${rows} where part.option_id = option.id), '[]')`,
);

/** Offers with all parts of each option. */
const wholeOffers = `${offers(optionWith(partsByOption.join('')))} ${amongNamed}`;

/** The same, including products that are not on sale. */
const wholeOffersOfAny = `${offers(optionWith(partsByOption.join('')), 'true')} ${amongNamed}`;

/** Offers without the parts of their options. */
const bareOffers = `${offers(optionWith(''))} ${amongNamed}`;
const allBareOffers = offers(optionWith(''), `product.type <> 'hotels' and ${onSaleWithSupplierSql}`);

const partsByTable = Object.entries(partsOfOption).map(
  ([name, [object, rows, order]]) => `coalesce((
    select json_object_agg(option_id, list) from (
      select part.option_id, ${listOf(object, order)} as list from ${rows}
      where part.option_id = any($1::uuid[]) group by part.option_id) gathered), '{}') as ${name}`,
);

/**
 * The parts of these options, grouped by option. This reads each table once; `lookedUp` reads it once per
 * option.
 */
const partsOfOptions = `select ${partsByTable.join(', ')}`;
