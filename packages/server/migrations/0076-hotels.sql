-- Hotels are products of the type `hotels`: codes, texts, pictures, reviews, suppliers and wishes are those of every
-- product. These tables add what only a hotel has. Amounts are whole smallest units of the product's currency.

create table hotels (
  product_id uuid primary key references products on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  -- Whether an authority gave the stars; otherwise they are our assessment.
  has_official_stars boolean not null default false,
  street text not null check (length(street) between 1 and 120),
  postal_code text not null default '' check (length(postal_code) <= 20),
  -- {"en": "Alfama", "de": …, "zh-Hans": …}
  neighbourhood jsonb not null,
  check_in_from time not null,
  check_out_until time not null,
  -- Until this time of the hotel's clock, rooms for the coming night are sold.
  sells_until time not null default '18:00',
  -- Children up to this age pay the price of children; older ones pay as adults.
  child_age smallint not null default 12 check (child_age between 0 and 17),
  -- Children up to this age may sleep in a cot.
  cot_age smallint not null default 1 check (cot_age between 0 and 3),
  amenities text[] not null default '{}',
  -- Rules of value added tax, city tax and fees, as packages/core/src/hotels/stay-taxes.ts reads them.
  taxes jsonb not null default '[]' check (jsonb_typeof(taxes) = 'array'),
  -- {"pets": "no" | "on-request" | "free" | {"feeMinor": 1500}, …}
  policies jsonb not null default '{}' check (jsonb_typeof(policies) = 'object'),
  check (child_age >= cot_age)
);

create table room_types (
  id uuid primary key,
  hotel_id uuid not null references hotels on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  position integer not null check (position >= 0),
  size_m2 integer check (size_m2 between 5 and 1000),
  -- [{"bed": "king", "count": 1}]
  beds jsonb not null check (jsonb_typeof(beds) = 'array'),
  view text,
  features text[] not null default '{}',
  max_adults smallint not null check (max_adults between 1 and 6),
  max_children smallint not null check (max_children between 0 and 4),
  -- Adults and children together, without children in cots.
  max_occupancy smallint not null check (max_occupancy between 1 and 10),
  extra_beds smallint not null default 0 check (extra_beds between 0 and 2),
  cots smallint not null default 0 check (cots between 0 and 2),
  -- How many rooms of this type are sold for a night, unless the night has its own number.
  capacity integer not null check (capacity >= 0),
  -- The price of a night is for this many adults.
  included_adults smallint not null default 2 check (included_adults between 1 and 6),
  adult_supplement_minor integer not null default 0 check (adult_supplement_minor >= 0),
  single_reduction_minor integer not null default 0 check (single_reduction_minor >= 0),
  -- [{"untilAge": 5, "priceMinor": 0}, {"untilAge": 12, "priceMinor": 2000}], by night, the youngest first.
  child_prices jsonb not null default '[]' check (jsonb_typeof(child_prices) = 'array'),
  extra_bed_minor integer not null default 0 check (extra_bed_minor >= 0),
  -- Prices of the nights from `first_night` on, room only at the flexible rate; 0 is a night without a price.
  first_night date not null,
  prices_minor integer[] not null,
  unique (hotel_id, slug)
);
create index room_types_of_hotel on room_types (hotel_id, position);

create table room_type_texts (
  room_type_id uuid not null references room_types on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  name text not null,
  description text not null default '',
  primary key (room_type_id, locale)
);

create table rate_plans (
  id uuid primary key,
  hotel_id uuid not null references hotels on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  position integer not null check (position >= 0),
  board text not null check (board in ('room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive')),
  payment text not null check (payment in ('prepaid', 'at-hotel')),
  -- The price of the room, in hundredths of a percent of the price of the night: 9000 is ten percent less.
  price_share integer not null default 10000 check (price_share between 1000 and 30000),
  -- For each person and night.
  board_adult_minor integer not null default 0 check (board_adult_minor >= 0),
  board_child_minor integer not null default 0 check (board_child_minor >= 0),
  -- Once for each room and stay, such as cleaning.
  stay_fee_minor integer not null default 0 check (stay_fee_minor >= 0),
  -- [{"until": {"days": 2, "time": "18:00"}, "charge": {"kind": "none"}}, {"until": null, "charge": {"kind": "nights", "nights": 1}}]
  cancellation jsonb not null check (jsonb_typeof(cancellation) = 'array'),
  no_show jsonb not null check (jsonb_typeof(no_show) = 'object'),
  min_nights smallint not null default 1 check (min_nights between 1 and 30),
  max_nights smallint not null default 30 check (max_nights between 1 and 30),
  -- Booked at least this many days before arrival.
  release_days smallint not null default 0 check (release_days between 0 and 365),
  -- Days of the week, 1 is Monday, on which no stay may begin or end.
  closed_to_arrival smallint[] not null default '{}',
  closed_to_departure smallint[] not null default '{}',
  -- Countries of residence for which the rate is sold; null for all.
  markets text[],
  -- Room types of this rate; null for all of the hotel.
  room_type_ids uuid[],
  unique (hotel_id, slug),
  check (max_nights >= min_nights)
);
create index rate_plans_of_hotel on rate_plans (hotel_id, position);

-- What applies to a rate on one date instead of its usual rules.
create table rate_days (
  rate_plan_id uuid not null references rate_plans on delete cascade,
  day date not null,
  min_nights smallint check (min_nights between 1 and 30),
  max_nights smallint check (max_nights between 1 and 30),
  closed_to_arrival boolean not null default false,
  closed_to_departure boolean not null default false,
  -- No night of this date is sold at the rate.
  closed boolean not null default false,
  primary key (rate_plan_id, day)
);

-- Rooms of a type in one night. As with departures, a missing row is a night with the capacity of its room type that has
-- neither holds nor sales, and a cut never goes below what is held and sold.
create table room_nights (
  room_type_id uuid not null references room_types deferrable initially deferred,
  night date not null,
  wanted_capacity integer not null check (wanted_capacity >= 0),
  capacity integer not null,
  -- Set for this night; it no longer follows its room type.
  is_own_capacity boolean not null default false,
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  closed boolean not null default false,
  primary key (room_type_id, night),
  check (held + sold <= capacity),
  check (capacity >= wanted_capacity)
);

-- A hold has either spots of a departure or rooms for nights.
alter table holds alter column departure_id drop not null;

create table held_rooms (
  hold_id uuid not null references holds on delete cascade,
  -- The number of the room in its party, from 0.
  position smallint not null check (position between 0 and 4),
  room_type_id uuid not null references room_types deferrable initially deferred,
  arrival date not null,
  departure date not null,
  -- When this room was cancelled alone.
  released_at timestamptz,
  primary key (hold_id, position),
  check (departure > arrival and departure <= arrival + 30)
);
create index held_rooms_by_type on held_rooms (room_type_id, arrival);
