create table organisations (
  id uuid primary key,
  kind text not null check (kind in ('operator', 'supplier', 'concierge', 'distributor')),
  name text not null
);

create table products (
  id uuid primary key,
  code text not null unique,
  code_kind text not null default 'product' check (code_kind = 'product'),
  type text not null
    check (type in ('tours', 'activities', 'attractions', 'shows', 'transfers', 'shore-excursions', 'hotels')),
  slug text not null,
  location_id uuid not null references locations,
  supplier_id uuid not null references organisations,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Whole smallest units of the supplier's currency; yen have no cents.
  price_minor bigint not null check (price_minor >= 0),
  original_price_minor bigint check (original_price_minor > price_minor),
  duration_minutes integer check (duration_minutes > 0),
  rating numeric(2, 1) check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  languages text[] not null default '{}',
  interests text[] not null default '{}',
  picture text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  featured_rank integer unique check (featured_rank > 0),
  excluded boolean not null default false,
  changed_at timestamptz not null default now(),
  foreign key (code, code_kind) references public_codes (code, kind)
);
create index products_by_location on products (location_id);
create index products_by_type on products (type);

create table product_texts (
  product_id uuid not null references products on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  name text not null,
  sub_title text not null,
  short_description text not null,
  long_description text[] not null,
  primary key (product_id, locale)
);

-- What one unit of the base buys, by day. A quote names the day it used.
create table exchange_rates (
  valid_on date not null,
  base text not null check (base ~ '^[A-Z]{3}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rate numeric(20, 10) not null check (rate > 0),
  source text not null,
  primary key (valid_on, base, currency)
);

-- Pages that showed something must go when it changes, in every process: each payload names one thing that changed.
-- Lists change with what is in them, so products also announce 'tours', and those that are featured 'featured'.
create function announce_catalogue_change() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  it jsonb := coalesce(is_now, was);
begin
  if tg_table_name = 'products' then
    perform pg_notify('catalogue_changed', 'product:' || (it ->> 'id'));
    perform pg_notify('catalogue_changed', 'tours');
    if coalesce(was ->> 'featured_rank', is_now ->> 'featured_rank') is not null then
      perform pg_notify('catalogue_changed', 'featured');
    end if;
  elsif tg_table_name = 'product_texts' then
    perform pg_notify('catalogue_changed', 'product:' || (it ->> 'product_id'));
  elsif tg_table_name = 'locations' then
    perform pg_notify('catalogue_changed', 'location:' || (it ->> 'id'));
  elsif tg_table_name = 'location_texts' then
    perform pg_notify('catalogue_changed', 'location:' || (it ->> 'location_id'));
  else
    perform pg_notify('catalogue_changed', tg_table_name);
  end if;
  return null;
end $$;

create trigger products_changed after insert or update or delete on products
  for each row execute function announce_catalogue_change();
create trigger product_texts_changed after insert or update or delete on product_texts
  for each row execute function announce_catalogue_change();
create trigger locations_changed after insert or update or delete on locations
  for each row execute function announce_catalogue_change();
create trigger location_texts_changed after insert or update or delete on location_texts
  for each row execute function announce_catalogue_change();
create trigger exchange_rates_changed after insert or update or delete on exchange_rates
  for each row execute function announce_catalogue_change();
