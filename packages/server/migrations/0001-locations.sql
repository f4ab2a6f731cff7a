-- One name space for the short codes in URLs: a path that ends in a code always resolves by that code alone.
create table public_codes (
  code text primary key check (code ~ '^[0-9a-hjkmnp-tv-z]{8}$'),
  kind text not null check (kind in ('location', 'product', 'hotel')),
  unique (code, kind)
);

create table locations (
  id uuid primary key,
  code text not null unique,
  kind text not null default 'location' check (kind = 'location'),
  slug text not null unique,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  time_zone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  is_port boolean not null default false,
  foreign key (code, kind) references public_codes (code, kind)
);

create table location_texts (
  location_id uuid not null references locations on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  name text not null,
  state_name text,
  country_name text not null,
  primary key (location_id, locale)
);
