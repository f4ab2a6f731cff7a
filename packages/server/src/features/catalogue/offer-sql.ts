const hours = `'startTimes', s.local_start_times, 'opens', s.local_opens, 'closes', s.local_closes,
  'seasonFrom', s.season_from, 'seasonTo', s.season_to`;

/** What belongs to an option: what is said of each row, where from, and in which order. */
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
const parts = Object.entries(partsOfOption);

const listOf = (object: string, order: string) => `json_agg(json_build_object(${object}) order by ${order})`;

const optionWith = (partList: (part: (typeof parts)[number]) => string) =>
  listOf(
    `'id', o.id, 'durationMinutes', coalesce(o.duration_minutes, p.duration_minutes), 'capacity', o.capacity,
     'cutoffMinutes', o.cutoff_minutes,
     ${parts.map((part) => `'${part[0]}', coalesce(${partList(part)}, '[]')`).join(', ')}`,
    'o.position',
  );

const promotions = listOf(
  `'percent', m.percent, 'bookFrom', m.book_from, 'bookUntil', m.book_until, 'travelFrom', m.travel_from,
   'travelUntil', m.travel_until`,
  'm.book_from, m.id',
);

const columns = `p.id as "productId", p.code, p.type, p.time_zone as "timeZone", p.currency,
  p.on_request as "onRequest", p.cancellation, p.booking_source as "bookingSource",
  coalesce((select ${promotions} from promotions m where m.product_id = p.id), '[]') as promotions`;

// The same that lists show: neither excluded nor withdrawn, and of a supplier that is not suspended.
const onSale = (which: string) => `
  select p.*, l.time_zone from products p
  join locations l on l.id = p.location_id
  join organisations s on s.id = p.supplier_id
  where not p.excluded and p.status = 'live' and s.status <> 'suspended' and ${which}`;

const ofThese = '(p.id = any($1::uuid[]) or p.code = any($2::text[]))';

/** Looks up what belongs to each option of each product. */
export const offersOfFew = `
  select ${columns}, coalesce((
      select ${optionWith(
        ([, [object, rows, order]]) =>
          `(select ${listOf(object, order)} from ${rows} where s.option_id = o.id)`,
      )}
      from product_options o where o.product_id = p.id), '[]') as options
  from (${onSale(ofThese)}) p`;

/** Gathers what belongs to all options and then gives each its own: for hundreds a tenth of the work. */
const gathered = (which: string) => `
  with offered as (${onSale(which)}),
  offered_options as (select o.* from product_options o where o.product_id in (select id from offered)),
  ${parts
    .map(
      ([name, [object, rows, order]]) => `${name} as (
      select s.option_id, ${listOf(object, order)} as list
      from ${rows} where s.option_id in (select id from offered_options) group by s.option_id)`,
    )
    .join(', ')},
  options as (
    select p.id as product_id, ${optionWith(([name]) => `${name}.list`)} as list
    from offered p join offered_options o on o.product_id = p.id
    ${parts.map(([name]) => `left join ${name} on ${name}.option_id = o.id`).join(' ')}
    group by p.id)
  select ${columns}, coalesce(o.list, '[]') as options
  from offered p left join options o on o.product_id = p.id`;

export const offersOfMany = gathered(ofThese);
export const allOffers = gathered('true');
