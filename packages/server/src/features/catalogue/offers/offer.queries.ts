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
  readonly priceLog: readonly { readonly at: string; readonly priceMinor: number }[];
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
  if (products.length > fewProducts) {
    const { rows } = await pool.query<BareRow>({ name: 'bare-offers', text: bareOffers }, idsAndCodes);
    return withParts({ pool }, rows);
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
  return withParts({ pool }, (await pool.query<BareRow>(allBareOffers)).rows);
}

/** Up to this many products, one statement is faster than two. */
const fewProducts = 5;

type OfferOption = OfferRow['options'][number];
type OptionParts = Pick<OfferOption, 'rules' | 'exceptions' | 'tickets' | 'seasons' | 'resources'>;
type BareRow = Omit<OfferRow, 'options'> & {
  readonly options: readonly Omit<OfferOption, keyof OptionParts>[];
};
type GatheredParts = { readonly [Part in keyof OptionParts]: Readonly<Record<string, OptionParts[Part]>> };

async function withParts({ pool }: Pick<Database, 'pool'>, offers: readonly BareRow[]): Promise<OfferRow[]> {
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

const hours = `'startTimes', s.local_start_times, 'opens', s.local_opens, 'closes', s.local_closes,
  'seasonFrom', s.season_from, 'seasonTo', s.season_to`;

/** The parts of an option: for each part, its JSON object, the tables and the order. */
const partsOfOption: Readonly<Record<string, readonly [object: string, rows: string, order: string]>> = {
  rules: [`'weekdays', s.weekdays, ${hours}`, 'schedules s', 's.position, s.id'],
  exceptions: [
    `'firstDay', s.first_day, 'lastDay', s.last_day, ${hours}`,
    'schedule_exceptions s',
    's.position',
  ],
  tickets: [
    `'band', s.band, 'priceMinor', s.price_minor, 'minCount', s.min_count, 'groupSize', s.group_size,
     'extraPersonMinor', s.extra_person_minor`,
    'option_tickets s',
    's.band',
  ],
  seasons: [
    `'weekdays', s.weekdays, 'seasonFrom', s.season_from, 'seasonTo', s.season_to, 'percent', s.percent`,
    'price_seasons s',
    's.position',
  ],
  resources: [
    `'id', r.id, 'capacity', r.capacity, 'per', s.per, 'units', s.units`,
    'option_resources s join resources r on r.id = s.resource_id',
    'r.id',
  ],
};

const listOf = (object: string, order: string) => `json_agg(json_build_object(${object}) order by ${order})`;

const optionWith = (more: string) =>
  listOf(
    `'id', o.id, 'durationMinutes', coalesce(o.duration_minutes, p.duration_minutes), 'capacity', o.capacity,
     'cutoffMinutes', o.cutoff_minutes ${more}`,
    'o.position',
  );

const promotions = listOf(
  `'percent', m.percent, 'bookFrom', m.book_from, 'bookUntil', m.book_until, 'travelFrom', m.travel_from,
   'travelUntil', m.travel_until`,
  'm.book_from, m.id',
);

// A product without promotions needs no price history.
const priceHistory = `case when exists (select from promotions m where m.product_id = p.id) then
  (select ${listOf(`'at', g.utc_noted_at, 'priceMinor', g.price_minor`, 'g.utc_noted_at')}
   from price_log g where g.product_id = p.id and g.currency = p.currency) end`;

// The same condition as `isOnSale` in `tour.queries.ts`, for a query that joins the supplier.
const onSale = `not p.excluded and p.status = 'live' and s.status <> 'suspended'`;

const offers = (options: string, which = onSale) => `
  select p.id as "productId", p.code, p.type, l.time_zone as "timeZone", p.currency,
    p.on_request as "onRequest", p.cancellation, p.booking_source as "bookingSource",
    coalesce((select ${promotions} from promotions m where m.product_id = p.id), '[]') as promotions,
    p.price_minor::float8 as "priceMinor", coalesce(${priceHistory}, '[]') as "priceLog",
    coalesce((select ${options} from product_options o where o.product_id = p.id), '[]') as options
  from products p
  join locations l on l.id = p.location_id
  join organisations s on s.id = p.supplier_id
  where ${which}`;

const ofThese = 'and (p.id = any($1::uuid[]) or p.code = any($2::text[]))';

const lookedUp = Object.entries(partsOfOption).map(
  ([name, [object, rows, order]]) =>
    `, '${name}', coalesce((select ${listOf(object, order)} from ${rows} where s.option_id = o.id), '[]')`,
);

/** Offers with all parts of each option. */
const wholeOffers = `${offers(optionWith(lookedUp.join('')))} ${ofThese}`;

/** The same, including products that are not on sale. */
const wholeOffersOfAny = `${offers(optionWith(lookedUp.join('')), 'true')} ${ofThese}`;

/** Offers without the parts of their options. */
const bareOffers = `${offers(optionWith(''))} ${ofThese}`;
const allBareOffers = offers(optionWith(''));

const gathered = Object.entries(partsOfOption).map(
  ([name, [object, rows, order]]) => `coalesce((
    select json_object_agg(option_id, list) from (
      select s.option_id, ${listOf(object, order)} as list from ${rows}
      where s.option_id = any($1::uuid[]) group by s.option_id) gathered), '{}') as ${name}`,
);

/**
 * The parts of these options, grouped by option. This reads each table once; `lookedUp` reads it once per
 * option.
 */
const partsOfOptions = `select ${gathered.join(', ')}`;
