import type { ClientBase } from 'pg';

/**
 * Replaces all hotels by so many, spread evenly over the places: three room types, two rates, prices of five hundred
 * nights, the taxes of their kind of place. One night in twenty of the next hundred days is partly held, sold or closed.
 */
export async function fillHotels(client: ClientBase, count: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query(`truncate room_nights, held_rooms cascade`);
  await client.query(`delete from products where type = 'hotels'`);
  // Without the checks of references and the announcements, which an administrator may leave out.
  await client.query('set session_replication_role = replica');
  for (const statement of STATEMENTS) await client.query(statement.replaceAll('{count}', String(count)));
  await client.query('analyze');
}

const STATEMENTS = [
  `create temporary table if not exists numbered as
     select id as location_id, latitude, longitude, row_number() over (order by slug) - 1 as place,
       (select id from organisations where kind = 'supplier' order by id limit 1) as supplier_id
     from locations where place_kind = 'city'`,
  `create temporary table if not exists calendars as
     select number, k, (select array_agg(12000 + 3000 * k + (number * 181 + night * 7919) % 9000)
       from generate_series(1, 500) night) as prices
     from generate_series(0, 49) number, generate_series(0, 2) k`,
  `create temporary table drawn on commit preserve rows as
     select n, gen_random_uuid() as id, '8' || lpad(to_hex(n), 7, '0') as code, numbered.*
     from generate_series(0, {count} - 1) n join numbered on numbered.place = n % (select count(*) from numbered)`,
  `insert into public_codes (code, kind) select code, 'product' from drawn on conflict do nothing`,
  `insert into products (id, code, type, slug, location_id, supplier_id, currency, price_minor, languages, latitude,
     longitude, popularity, rating, review_count)
   select id, code, 'hotels', 'hotel-' || n, location_id, supplier_id, 'EUR', 16400, '{en}',
     latitude + (n * 37 % 100 - 50) / 2000.0, longitude + (n * 53 % 100 - 50) / 2000.0, 1 + n * 7919 % 100, 4.5, 12
   from drawn`,
  `insert into product_texts (product_id, locale, name, sub_title, short_description, long_description)
   select id, locale, 'Hotel ' || n, '', 'Short', '{Long}' from drawn, unnest('{en,de,zh-Hans}'::text[]) locale`,
  `insert into hotels (product_id, stars, street, neighbourhood, check_in_from, check_out_until, amenities, taxes)
   select id, 4 + n % 2, 'Street ' || n, '{"en": "Centre"}', '15:00', '12:00', '{wifi,breakfast,bar}',
     case when place % 5 = 0 then '[{"kind": "vat", "collected": "charged", "basis": {"per": "net-price", "share": 8875}}]'
       else '[{"kind": "vat", "collected": "included", "basis": {"per": "net-price", "share": 6000}},
         {"kind": "city", "collected": "at-hotel", "basis": {"per": "person-night", "amountMinor": 400}, "maxNights": 7,
           "exemptUnderAge": 13}]' end::jsonb from drawn`,
  `insert into room_types (id, hotel_id, slug, position, beds, max_adults, max_children, max_occupancy, extra_beds, cots,
     capacity, adult_supplement_minor, child_prices, extra_bed_minor, first_night, prices_minor)
   select gen_random_uuid(), id, 'room-' || k, k, '[{"bed": "double", "count": 1}]', 2 + k % 2, 2, 4, 1, 1, 2 + (n + k) % 7,
     4000, '[{"untilAge": 12, "priceMinor": 2000}]', 3000, current_date - 1,
     prices
   from drawn join calendars on calendars.number = drawn.n % 50`,
  `insert into room_type_texts (room_type_id, locale, name)
   select r.id, locale, 'Room ' || r.position from room_types r, unnest('{en,de,zh-Hans}'::text[]) locale`,
  `insert into rate_plans (id, hotel_id, slug, position, board, payment, price_share, board_adult_minor,
     board_child_minor, cancellation, no_show)
   select gen_random_uuid(), id, 'rate-' || k, k, case k when 0 then 'room-only' else 'breakfast' end, 'prepaid',
     case k when 0 then 9000 else 10000 end, 1500 * k, 800 * k,
     '[{"until": {"days": 2, "time": "18:00"}, "charge": {"kind": "none"}},
       {"until": null, "charge": {"kind": "nights", "nights": 1}}]', '{"kind": "percent", "percent": 100}'
   from drawn, generate_series(0, 1) k`,
  `insert into room_nights (room_type_id, night, wanted_capacity, capacity, sold, closed, location_id)
   select r.id, current_date + day, r.capacity, r.capacity, least(r.capacity, day * 7 % 5), day % 11 = 0,
     drawn.location_id
   from room_types r join drawn on drawn.id = r.hotel_id, generate_series(0, 99) day
   where ('x' || substr(md5(r.id::text || day), 1, 4))::bit(16)::int % 20 = 0`,
  `drop table drawn`,
];
