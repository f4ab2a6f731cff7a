-- The catalogue of the whole trade. Names of what is local to a place are read on the clock there.

-- Places: a country holds cities, a city its ports and sights.
alter table locations add column place_kind text not null default 'city'
  check (place_kind in ('country', 'city', 'port', 'sight'));
alter table locations add column parent_id uuid references locations;
alter table locations add column currency text check (currency ~ '^[A-Z]{3}$');
alter table locations add column best_for text[] not null default '{}';
-- Only cities stand in addresses by themselves; sights and ports of two cities may be called alike.
alter table locations drop constraint locations_slug_key;
create unique index cities_by_slug on locations (slug) where place_kind = 'city';
create unique index parts_by_slug on locations (parent_id, place_kind, slug) where place_kind <> 'city';
create index locations_by_parent on locations (parent_id);
alter table location_texts add column introduction text;

-- Other names people type: in another language, another script, of another time.
create table location_aliases (
  location_id uuid not null references locations on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  alias text not null,
  primary key (location_id, locale, alias)
);

alter table organisations add column slug text unique;
alter table organisations add column status text not null default 'approved'
  check (status in ('applied', 'approved', 'suspended'));
alter table organisations add column location_id uuid references locations;
alter table organisations add column street text;
alter table organisations add column languages text[] not null default '{}';
alter table organisations add column since integer check (since between 1800 and 2100);
create table organisation_texts (
  organisation_id uuid not null references organisations on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  about text not null,
  primary key (organisation_id, locale)
);

alter table products add column status text not null default 'live'
  check (status in ('draft', 'review', 'live', 'withdrawn'));
-- What happens when a traveller cancels: [{"hoursBefore": 24, "refundPercent": 100}, …], the longest first. The first
-- tier whose hours are left decides what is given back; nothing is below the last.
alter table products add column cancellation jsonb not null default '[{"hoursBefore": 24, "refundPercent": 100}]'
  check (jsonb_typeof(cancellation) = 'array');
alter table products add column on_request boolean not null default false;
alter table products add column min_age integer check (min_age >= 0);
alter table products add column max_group integer check (max_group > 0);
alter table products add column sight_id uuid references locations;
-- What a picture is composed of where the supplier gave none.
alter table products add column scene text;
alter table products add column prop text;
-- How much it is asked for, 1 to 100: a small voice in the order of lists.
alter table products add column popularity integer not null default 1 check (popularity between 1 and 100);
alter table products add constraint twelve_interests check (interests <@ array[
  'air', 'bike', 'culture', 'exclusive', 'nature', 'nightlife', 'pet', 'romance', 'sightseeing', 'sport', 'water',
  'wine']);
create index products_by_supplier on products (supplier_id);

-- Each field falls back on English by itself, so a supplier may translate the name today and the rest tomorrow.
alter table product_texts alter column name drop not null;
alter table product_texts alter column sub_title drop not null;
alter table product_texts alter column short_description drop not null;
alter table product_texts alter column long_description drop not null;
alter table product_texts add column highlights text[];
alter table product_texts add constraint english_is_whole check (locale <> 'en' or (
  name is not null and sub_title is not null and short_description is not null and long_description is not null));

create table product_features (
  product_id uuid not null references products on delete cascade,
  kind text not null check (kind in ('included', 'excluded', 'bring', 'know')),
  position integer not null,
  code text not null,
  primary key (product_id, kind, code)
);

-- Where it starts and ends, and where travellers are fetched.
create table product_points (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  kind text not null check (kind in ('start', 'drop-off', 'pickup')),
  position integer not null,
  street text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index product_points_by_product on product_points (product_id);
create table product_point_texts (
  point_id uuid not null references product_points on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  title text not null,
  primary key (point_id, locale)
);

-- One way to book a product: with lunch, in the evening, for yourselves alone. The first is the product as it is.
create table product_options (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  position integer not null,
  duration_minutes integer check (duration_minutes > 0),
  languages text[],
  capacity integer not null check (capacity > 0),
  cutoff_minutes integer not null default 60 check (cutoff_minutes >= 0),
  unique (product_id, position)
);
create table product_option_texts (
  option_id uuid not null references product_options on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  name text not null,
  primary key (option_id, locale)
);

-- When an option runs, as a rule: on these days of the week, in this part of the year, at these times or all day long.
create table schedules (
  id uuid primary key,
  option_id uuid not null references product_options on delete cascade,
  -- ISO: Monday is 1.
  weekdays integer[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(weekdays) > 0),
  -- Month and day, both included; a season may run across the new year.
  season_from text check (season_from ~ '^\d\d-\d\d$'),
  season_to text check (season_to ~ '^\d\d-\d\d$'),
  local_start_times time[] not null default '{}',
  local_opens time,
  local_closes time,
  check ((season_from is null) = (season_to is null)),
  check ((local_opens is null) = (local_closes is null)),
  check ((cardinality(local_start_times) > 0) <> (local_opens is not null))
);
create index schedules_by_option on schedules (option_id);

-- Tickets of an option: by age for one, or for a whole group.
create table option_tickets (
  option_id uuid not null references product_options on delete cascade,
  band text not null check (band in ('adult', 'youth', 'child', 'infant', 'senior', 'student', 'group')),
  min_age integer check (min_age >= 0),
  max_age integer check (max_age >= min_age),
  -- At least so many of this ticket must be booked together.
  min_count integer not null default 0 check (min_count >= 0),
  price_minor bigint not null check (price_minor >= 0),
  -- Of a group's price: for how many it is, and what each further person costs; null where no more may come.
  group_size integer check (group_size > 0),
  extra_person_minor bigint check (extra_person_minor >= 0),
  primary key (option_id, band),
  check ((band = 'group') = (group_size is not null)),
  check (band = 'group' or extra_person_minor is null)
);

-- Other prices in some part of the year or on some days, in percent of the price of the ticket. The first that holds
-- counts.
create table price_seasons (
  option_id uuid not null references product_options on delete cascade,
  position integer not null,
  weekdays integer[] check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  season_from text check (season_from ~ '^\d\d-\d\d$'),
  season_to text check (season_to ~ '^\d\d-\d\d$'),
  percent integer not null check (percent between 10 and 500),
  primary key (option_id, position),
  check ((season_from is null) = (season_to is null))
);

create table promotions (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  percent integer not null check (percent between 1 and 90),
  book_from date not null,
  book_until date not null check (book_until >= book_from),
  travel_from date not null,
  travel_until date not null check (travel_until >= travel_from)
);
create index promotions_by_product on promotions (product_id);

-- What was asked, and since when: the lowest of the last thirty days stands beside every reduction.
create table price_log (
  product_id uuid not null references products on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  utc_noted_at timestamptz not null,
  price_minor bigint not null check (price_minor >= 0),
  primary key (product_id, currency, utc_noted_at)
);

-- What a supplier must know before the day.
create table product_questions (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  scope text not null check (scope in ('booking', 'traveller')),
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'hotel', 'flight', 'ship')),
  required boolean not null default false,
  position integer not null
);
create table product_question_texts (
  question_id uuid not null references product_questions on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  label text not null,
  hint text,
  choices text[],
  primary key (question_id, locale)
);

create table reviews (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  author_name text not null,
  rating integer not null check (rating between 1 and 5),
  text text not null,
  written_on date not null,
  status text not null default 'published' check (status in ('pending', 'published', 'rejected')),
  -- The supplier's answer, if any.
  reply text,
  replied_on date
);
create index reviews_by_product on reviews (product_id, written_on desc);

-- Further pictures of a product; the first is its own.
create table product_images (
  product_id uuid not null references products on delete cascade,
  position integer not null,
  picture text not null,
  primary key (product_id, position)
);
