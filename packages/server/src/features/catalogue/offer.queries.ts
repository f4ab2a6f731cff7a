import type { CancellationTier } from '@ashore/core/catalogue/cancellation-policies.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { Band, Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';
import type { Database } from '../../database/connect-database.ts';

type HoursColumns = {
  readonly startTimes: readonly LocalTime[];
  readonly opens: LocalTime | null;
  readonly closes: LocalTime | null;
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
  const { rows } = await pool.query<OfferRow>({ name: 'offers-of-products', text: offers }, [
    products.filter(isUuid),
    products.filter((name) => !isUuid(name)),
  ]);
  return rows;
}

function isUuid(text: string): boolean {
  return text.length === 36;
}

const list = (object: string, rest: string, order: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object(${object}) order by ${order}) from ${rest}), '[]')`;

const hours = `
  'startTimes', (select coalesce(jsonb_agg(to_char(at, 'HH24:MI') order by at), '[]') from unnest(s.local_start_times) at),
  'opens', to_char(s.local_opens, 'HH24:MI'), 'closes', to_char(s.local_closes, 'HH24:MI'),
  'seasonFrom', s.season_from, 'seasonTo', s.season_to`;

const option = `
  'id', o.id, 'durationMinutes', coalesce(o.duration_minutes, p.duration_minutes), 'capacity', o.capacity,
  'cutoffMinutes', o.cutoff_minutes,
  'rules', ${list(`'weekdays', to_jsonb(s.weekdays), ${hours}`, 'schedules s where s.option_id = o.id', 's.position, s.id')},
  'exceptions', ${list(
    `'firstDay', s.first_day, 'lastDay', s.last_day, ${hours}`,
    'schedule_exceptions s where s.option_id = o.id',
    's.position',
  )},
  'tickets', ${list(
    `'band', t.band, 'priceMinor', t.price_minor, 'minCount', t.min_count, 'groupSize', t.group_size,
     'extraPersonMinor', t.extra_person_minor`,
    'option_tickets t where t.option_id = o.id',
    't.band',
  )},
  'seasons', ${list(
    `'weekdays', to_jsonb(s.weekdays), 'seasonFrom', s.season_from, 'seasonTo', s.season_to, 'percent', s.percent`,
    'price_seasons s where s.option_id = o.id',
    's.position',
  )},
  'resources', ${list(
    `'id', r.id, 'capacity', r.capacity, 'per', u.per, 'units', u.units`,
    'option_resources u join resources r on r.id = u.resource_id where u.option_id = o.id',
    'r.id',
  )}`;

// The same that lists show: neither excluded nor withdrawn, and of a supplier that is not suspended.
const offers = `
  select p.id as "productId", p.code, p.type, l.time_zone as "timeZone", p.currency, p.on_request as "onRequest",
    p.cancellation, p.booking_source as "bookingSource",
    ${list(
      `'percent', m.percent, 'bookFrom', m.book_from, 'bookUntil', m.book_until, 'travelFrom', m.travel_from,
       'travelUntil', m.travel_until`,
      'promotions m where m.product_id = p.id',
      'm.book_from, m.id',
    )} as promotions,
    ${list(option, 'product_options o where o.product_id = p.id', 'o.position')} as options
  from products p
  join locations l on l.id = p.location_id
  join organisations s on s.id = p.supplier_id
  where (p.id = any($1::uuid[]) or p.code = any($2::text[]))
    and not p.excluded and p.status = 'live' and s.status <> 'suspended'`;
