/** What one batch of bookings is drawn into before it is written to the tables. */
export const BOOKING_BATCH = `
  create temp table batch (n bigint, id uuid, order_number text, kind text, account_id uuid, organisation_id uuid, email text,
    first_name text, last_name text, spots int, unit_minor int, currency text, state text, date date, starts_at timestamptz,
    booked_at timestamptz, is_erased boolean, product_id uuid, supplier_id uuid, time_zone text, quote jsonb, time text,
    payment_id uuid)`;

const FIRST_NAMES =
  'Ada Ben Clara David Elena Finn Greta Hugo Ines Jonas Katharina Leo Mara Noah Olga Paul Rosa Simon Tara Umar Vera Wei Yan Zoe 晓雯 建国';
const LAST_NAMES =
  'Adler Brandt Carvalho Duarte Eriksen Fischer Garcia Hansen Ivanova Jensen Kowalski Lind Moreau Nakamura Okafor Pereira Quist Rossi Silva Tanaka Urban Vogel Whitcombe Xu Yilmaz Zimmer 林 王';
const oneOf = (list: string, draw: string) => {
  const names = list.split(' ');
  return `(array[${names.map((name) => `'${name}'`).join(', ')}])[1 + floor(${draw} * ${names.length})::int]`;
};

/** Order numbers are a permutation of numbers, so each occurs once. */
const ORDER_NUMBER = Array.from(
  { length: 8 },
  (_, position) =>
    `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((drawn.n * 2654435769 % 1099511627776) >> ${position * 5} & 31)::int, 1)`,
).join(' || ');

/**
 * Draws the bookings from number $1 to $2. More than half are of the $3 accounts, a quarter of guests, and a fifth of the $4 hotels.
 * Most accounts have few, some have hundreds; the largest hotels have tens of thousands of a million. Trips are within three
 * years before today and half a year after it.
 */
export const DRAW_BATCH = `
  insert into batch
  with drawn as materialized (
    select n, random() as kind, random() as owner, random() as product, random() as day, random() as state, random() as lead,
      random() as spots, random() as first, random() as last, random() as currency, floor(random() * 10)::int as hour
    from generate_series($1::bigint, $2::bigint) n),
  dated as (
    select *, current_date + case when day < 0.12 then ceil(180 * (day / 0.12) ^ 2)
      else -floor(1095 * ((day - 0.12) / 0.88) ^ 1.3) end::int as date,
      case when kind < 0.55 then 'account' when kind < 0.8 then 'guest' else 'hotel' end as owner_kind,
      ceil($3::int * greatest(owner, 1e-9) ^ 1.5)::int as account, ceil($4::int * greatest(owner, 1e-9) ^ 2)::int as hotel,
      (select count(*) from sold_products) as products from drawn),
  timed as (
    select drawn.*, product.id as product_id, product.supplier_id, product.time_zone, product.quote, (drawn.date + make_time(8 + drawn.hour, 0, 0)) at time zone product.time_zone as starts_at
    from dated drawn join sold_products product on product.n = ceil(drawn.products * greatest(drawn.product, 1e-9) ^ 2)::bigint)
  select n, gen_random_uuid(), ${ORDER_NUMBER}, owner_kind, case owner_kind when 'account' then pg_temp.id_of('account', account) end,
    case owner_kind when 'hotel' then pg_temp.id_of('hotel', hotel) end,
    case owner_kind when 'account' then 'traveller' || account when 'guest' then 'guest' || n else 'desk' || hotel end || '@example.org',
    ${oneOf(FIRST_NAMES, 'first')}, ${oneOf(LAST_NAMES, 'last')}, 1 + floor(4 * spots ^ 2)::int, 1500 + (product * 9000)::int,
    case when currency < 0.65 then 'EUR' when currency < 0.9 then 'USD' else 'GBP' end,
    case when starts_at > now() - interval '150 minutes' then
      case when state < 0.03 then 'expired' when state < 0.05 and starts_at > now() + interval '3 days' then 'on_request'
        when state < 0.12 then 'cancelled' else 'confirmed' end
      when state < 0.05 then 'expired' when state < 0.06 then 'declined' when state < 0.07 then 'unanswered'
      when state < 0.15 then 'cancelled' else 'completed' end,
    date, starts_at, least(now() - interval '10 minutes', starts_at - lead ^ 2 * interval '60 days') - (1 - lead) * interval '12 hours',
    starts_at < now() - interval '31 days', product_id, supplier_id, time_zone, quote, (8 + hour)::text || ':00', gen_random_uuid()
  from timed drawn`;

const isPaid = `state in ('confirmed', 'completed', 'cancelled') and kind <> 'hotel'`;

const INSERT_BOOKINGS = `
  insert into bookings (id, cart_id, hold_id, order_number, access_key, guest_key, state, variant, checkout_kind, locale, quote, product_id,
    supplier_id, organisation_id, spots, currency, gross_minor, total_minor, cancelled_minor, commission_percent, tax_percent,
    needs_answer, method, contact, participants, traveller_notes, starts_at, ends_at, time_zone, booked_at, held_until, answer_until,
    confirmed_at, ended_at, payment_id, erased_at, staff_locale, booked_by, account_id, terms_version)
  select id, gen_random_uuid(), gen_random_uuid(), order_number, substr(md5('a' || n) || md5('b' || n), 1, 43),
    substr(md5('c' || n) || md5('d' || n), 1, 43), state,
    case kind when 'hotel' then 'concierge' else 'ashore' end, case kind when 'hotel' then 'billed' else 'direct' end, 'en',
    quote || jsonb_build_object('date', date, 'time', lpad(time, 5, '0'), 'currency', currency, 'onRequest', state = 'on_request',
      'lines', jsonb_build_array(jsonb_build_object('band', 'adult', 'count', spots, 'unitMinor', unit_minor,
        'totalMinor', spots * unit_minor, 'originalMinor', spots * unit_minor)),
      'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000Z'),
      'endsAt', to_char((starts_at + interval '150 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000Z'),
      'totalMinor', spots * unit_minor, 'originalMinor', spots * unit_minor),
    product_id, supplier_id, organisation_id, spots, currency, spots * unit_minor, spots * unit_minor,
    case state when 'cancelled' then spots * unit_minor else 0 end, 20, 23, state = 'on_request',
    case kind when 'hotel' then 'bill-organisation' else 'credit-card' end,
    jsonb_build_object('sub', null, 'email', email, 'firstName', first_name, 'lastName', last_name, 'locale', 'en', 'phoneNumber',
      case when not is_erased then '+3519' || lpad((n % 100000000)::text, 8, '0') end, 'city', null, 'address', null, 'country', null,
      'postalCode', null, 'fullAddress', null, 'stateProvince', null, 'dateOfBirth', null),
    (select jsonb_agg(participant) from (
       select jsonb_build_object('participantName', first_name || ' ' || last_name, 'ticketType', 'adult') || case
         when is_erased then '{}'::jsonb else '{"age": 40, "gender": null, "answers": [], "addressJson": null, "dateOfBirth": null,
           "nationality": null, "documentKind": null, "passportExpiry": null, "passportNumber": null}'::jsonb end as participant
       from generate_series(1, spots)) participants),
    '{"comments": "", "pickupId": null, "dropOffId": null, "dropOffInformation": null, "startingPointInformation": null}',
    starts_at, starts_at + interval '150 minutes', time_zone, booked_at, booked_at + interval '15 minutes',
    case state when 'on_request' then now() + interval '2 days' end,
    case when state in ('confirmed', 'completed', 'cancelled') then booked_at end,
    case when state not in ('confirmed', 'on_request') then greatest(booked_at, least(now(), starts_at)) end,
    case when ${isPaid} then payment_id end, case when is_erased then now() end, 'en', null, account_id, '2026-11-29'
  from batch`;

const INSERT_TICKETS = `
  insert into booking_tickets (booking_id, position, band, participant_name, price_minor, code, cancelled_at)
  select id, position, 'adult', first_name || ' ' || last_name, unit_minor, upper(substr(md5('ticket' || n || '-' || position), 1, 16)),
    case state when 'cancelled' then starts_at end
  from batch, generate_series(0, spots - 1) position`;

const INSERT_PAYMENTS = `
  insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state, provider_id, captured_minor, made_at)
  select payment_id, id, 'stripe', 'credit-card', currency, spots * unit_minor, false, 'captured', 'pi_' || md5('pi' || n),
    spots * unit_minor, booked_at
  from batch where ${isPaid}`;

const INSERT_REFUNDS = `
  insert into refunds (id, payment_id, amount_minor, reason, state, requested_at, ended_at)
  select gen_random_uuid(), payment_id, spots * unit_minor, 'cancelled', 'done', booked_at, booked_at
  from batch where state = 'cancelled' and kind <> 'hotel'`;

const INSERT_INVOICES = `
  insert into invoices (number, kind, booking_id, corrects, currency, total_minor, tax_percent, tax_minor, issued_to, issued_by, issued_at)
  select '2026-' || 1000000 + n + turn * 4000000, case turn when 1 then 'credit_note' else 'invoice' end, id,
    case turn when 1 then '2026-' || 1000000 + n end, currency, spots * unit_minor, 23, spots * unit_minor * 23 / 123,
    jsonb_build_object('name', first_name || ' ' || last_name, 'lines', '[]'::jsonb),
    '{"name": "Pedra Miúda", "lines": ["Rua dos Remédios 88", "Lisbon, Portugal"], "taxNumber": "PT 000000061"}', booked_at
  from batch, generate_series(0, case state when 'cancelled' then 1 else 0 end) turn
  where state in ('confirmed', 'completed', 'cancelled')`;

/** Of trips of the last two months. One of six was accepted. */
const INSERT_INVITATIONS = `
  insert into review_invitations (hash, product_id, locale, name, email_address, travelled_on, booking_reference, made_at, expires_at, used_at)
  select sha256(('invitation' || n)::bytea), product_id, 'en', first_name, email, date, order_number, starts_at,
    starts_at + interval '90 days', case when n % 6 = 0 then starts_at + interval '2 days' end
  from batch where state = 'completed' and starts_at > now() - interval '60 days'`;

/** What a trigger does outside the bench. */
const INSERT_SEARCHES = `
  insert into booking_searches (booking_id, organisation_id, supplier_id, search_text, booked_at)
  select id, organisation_id, supplier_id, lower(order_number || ' ' || first_name || ' ' || last_name), booked_at from batch`;

/** What is written of a batch, in this order. */
export const fromBatch = [
  INSERT_BOOKINGS,
  INSERT_SEARCHES,
  INSERT_TICKETS,
  INSERT_PAYMENTS,
  INSERT_REFUNDS,
  INSERT_INVOICES,
  INSERT_INVITATIONS,
];
