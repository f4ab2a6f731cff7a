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

// Of what was never reduced nobody asks.
const asked = `case when exists (select from promotions m where m.product_id = p.id) then
  (select ${listOf(`'at', g.utc_noted_at, 'priceMinor', g.price_minor`, 'g.utc_noted_at')}
   from price_log g where g.product_id = p.id and g.currency = p.currency) end`;

// The same that lists show: neither excluded nor withdrawn, and of a supplier that is not suspended.
const onSale = `not p.excluded and p.status = 'live' and s.status <> 'suspended'`;

const offers = (options: string, which = onSale) => `
  select p.id as "productId", p.code, p.type, l.time_zone as "timeZone", p.currency,
    p.on_request as "onRequest", p.cancellation, p.booking_source as "bookingSource",
    coalesce((select ${promotions} from promotions m where m.product_id = p.id), '[]') as promotions,
    p.price_minor::float8 as "priceMinor", coalesce(${asked}, '[]') as asked,
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

/** With all that belongs to each option. */
export const wholeOffers = `${offers(optionWith(lookedUp.join('')))} ${ofThese}`;

/** The same of what is not on sale, too. */
export const wholeOffersOfAny = `${offers(optionWith(lookedUp.join('')), 'true')} ${ofThese}`;

/** Without what belongs to their options, of these or of all. */
export const bareOffers = `${offers(optionWith(''))} ${ofThese}`;
export const allBareOffers = offers(optionWith(''));

const gathered = Object.entries(partsOfOption).map(
  ([name, [object, rows, order]]) => `coalesce((
    select json_object_agg(option_id, list) from (
      select s.option_id, ${listOf(object, order)} as list from ${rows}
      where s.option_id = any($1::uuid[]) group by s.option_id) gathered), '{}') as ${name}`,
);

/** What belongs to these options, each part by option: one look at each table, where looking up is one for each option. */
export const partsOfOptions = `select ${gathered.join(', ')}`;
