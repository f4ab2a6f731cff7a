import type { Database } from '../../packages/server/src/database/connect-database.ts';

/** So many in one statement: nobody sees how far it is meanwhile. */
const atOnce = 5_000;

/**
 * The demonstration world again and again until there are so many products: each of them once more under another name,
 * asked for a little more or less. What is sold at them is not copied: nobody books here.
 */
export async function growTo({ pool }: Database, wanted: number): Promise<void> {
  const { rows } = await pool.query<{ count: number; own: number }>(
    `select count(*)::int as count, count(*) filter (where slug !~ '-again-\\d+$')::int as own from products`,
  );
  const { count = 0, own = 1 } = rows[0] ?? {};
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (let made = count; made < wanted; made += atOnce) {
      const ids = Array.from({ length: Math.min(atOnce, wanted - made) }, (_, at) => made + at);
      await client.query(copyProducts, [ids.map((id) => id % own), ids.map((id) => Math.floor(id / own))]);
    }
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

// What a copy is called before and after the name of what it copies; hex digits are letters of public codes.
const copyProducts = `
  with own as (
    select p.*, row_number() over (order by id) - 1 as number from products p where slug !~ '-again-\\d+$'),
  wanted as (
    select own.*, turn, md5(own.id::text || turn) as hash
    from unnest($1::int[], $2::int[]) as given (number, turn) join own using (number)),
  named as (
    select *, 'b' || lpad(to_hex(turn * 100000 + number), 7, '0') as new_code,
      overlay(overlay(hash placing '4' from 13) placing '8' from 17)::uuid as new_id from wanted),
  codes as (
    insert into public_codes (code, kind) select new_code, 'product' from named returning code as given_code),
  added as (
    insert into products (id, code, type, slug, location_id, supplier_id, sight_id, currency, price_minor,
      duration_minutes, rating, review_count, languages, interests, latitude, longitude, cancellation, on_request,
      min_age, max_group, popularity, status)
    select new_id, new_code, type, slug || '-again-' || turn, location_id, supplier_id, sight_id, currency, price_minor,
      duration_minutes, rating, review_count, languages, interests, latitude, longitude, cancellation, on_request,
      min_age, max_group, 1 + (popularity + turn * 7) % 100, status
    from named join codes on given_code = new_code),
  features as (
    insert into product_features (product_id, kind, position, code)
    select new_id, kind, position, f.code from named join product_features f on f.product_id = named.id),
  images as (
    insert into product_images (product_id, position, stem)
    select new_id, i.position, stem from named join product_images i on i.product_id = named.id
    where i.position = 0)
  insert into product_texts (product_id, locale, name, sub_title, short_description, long_description, highlights)
  select new_id, t.locale,
    case t.locale when 'en' then (array['Classic', 'Quiet', 'Early', 'Small', 'Grand', 'Local'])[1 + turn % 6] || ' '
      when 'de' then (array['Klassisch', 'In Ruhe', 'Frühmorgens', 'Klein', 'Groß', 'Mit Einheimischen'])[1 + turn % 6] || ': '
      else (array['经典', '静享', '清晨', '小型', '盛大', '本地'])[1 + turn % 6] end
    || t.name || ' ' || turn,
    sub_title, short_description, long_description, highlights
  from named join product_texts t on t.product_id = named.id`;
