-- What is taken out of sale. Rules say when something runs; a row comes into being when a departure is first held,
-- closed or given another capacity.

-- Days on which an option does not run as its rules say: not at all, or at other times. Of one year, or of every year.
create table schedule_exceptions (
  option_id uuid not null references product_options on delete cascade,
  position integer not null,
  first_day date,
  last_day date check (last_day >= first_day),
  season_from text check (season_from ~ '^\d\d-\d\d$'),
  season_to text check (season_to ~ '^\d\d-\d\d$'),
  -- No time and no opening hours: closed.
  local_start_times time[] not null default '{}',
  local_opens time,
  local_closes time,
  primary key (option_id, position),
  check ((first_day is null) = (last_day is null)),
  check ((season_from is null) = (season_to is null)),
  check ((first_day is null) <> (season_from is null)),
  check ((local_opens is null) = (local_closes is null)),
  check (cardinality(local_start_times) = 0 or local_opens is null)
);

-- Something that several products use at the same time and that there is only so much of: the seats of a boat.
create table resources (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  slug text not null,
  capacity integer not null check (capacity > 0),
  unique (organisation_id, slug)
);
create table option_resources (
  option_id uuid not null references product_options on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  -- How much of it a spot takes, or a booking whatever its size.
  per text not null check (per in ('spot', 'booking')),
  units integer not null check (units > 0),
  primary key (option_id, resource_id)
);
create index option_resources_by_resource on option_resources (resource_id);

create table departures (
  id bigint generated always as identity primary key,
  -- Checked when a transaction ends: an import may remove an option and bring it again.
  option_id uuid not null references product_options deferrable initially deferred,
  local_date date not null,
  -- Null where one may come whenever it is open: then the day is the departure.
  local_time time,
  -- What its supplier wants, and what there is: a cut never goes below what is held and sold, and what is freed
  -- afterwards is not sold again.
  wanted_capacity integer not null check (wanted_capacity >= 0),
  capacity integer not null,
  -- Set for this departure; it no longer follows its option.
  is_own_capacity boolean not null default false,
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  closed boolean not null default false,
  unique nulls not distinct (option_id, local_date, local_time),
  -- Whatever else fails: nothing is sold twice.
  constraint never_oversold check (held + sold <= capacity),
  check (capacity >= wanted_capacity)
);
create index departures_by_day on departures (local_date);

-- A price and a hold: so many spots are out of sale, for this price, until it expires. Its clock is the database's.
create table holds (
  id uuid primary key default gen_random_uuid(),
  -- Made by the browser and nobody else's to know: who has it may see, extend and release the hold.
  cart_id uuid not null,
  departure_id bigint not null references departures,
  spots integer not null check (spots > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released', 'expired')),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  extended_at timestamptz,
  ended_at timestamptz,
  -- Who holds, as a hash: a browser, and the address it comes from. Each has so many places for live holds.
  browser bytea,
  browser_place smallint,
  address bytea,
  address_place smallint,
  -- What was promised when it was made: prices, rates, policy, party, ride.
  quote jsonb not null,
  check ((ended_at is null) = (state in ('held', 'sold'))),
  check (state <> 'held' or num_nulls(browser, browser_place, address, address_place) = 0)
);
create unique index one_live_hold_of_cart on holds (cart_id) where state = 'held';
create unique index live_holds_of_browser on holds (browser, browser_place) where state = 'held';
create unique index live_holds_of_address on holds (address, address_place) where state = 'held';
create index holds_by_cart on holds (cart_id, made_at desc);
create index holds_due on holds (expires_at) where state = 'held';
create index holds_of_departure on holds (departure_id) where state in ('held', 'sold');
create index holds_ended on holds (ended_at) where ended_at is not null;

-- How much of what several products share a hold takes, and for how long it is away.
create table resource_uses (
  hold_id uuid not null references holds on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  units integer not null check (units > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (hold_id, resource_id)
);
-- By their end: what is over stays in the table, and nobody asks about it.
create index resource_uses_in_time on resource_uses (resource_id, ends_at);

-- The days and times of a show may come from elsewhere; the name of whoever sells it there.
alter table products add column booking_source text;

-- Departures follow the capacity of their option, down to what is taken, unless one was set for themselves.
create function follow_capacity() returns trigger language plpgsql as $$
begin
  update departures d
    set wanted_capacity = new.capacity, capacity = greatest(new.capacity, d.held + d.sold)
    where d.option_id = new.id and not d.is_own_capacity and d.wanted_capacity <> new.capacity;
  return null;
end $$;
create trigger capacity_changed after update of capacity on product_options
  for each row when (old.capacity <> new.capacity) execute function follow_capacity();

-- A page that shows a product shows when it runs.
do $$
declare
  part text;
  change text;
begin
  foreach part in array array['schedule_exceptions', 'option_resources'] loop
    foreach change in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %I after %s on %I referencing %s table as changed
        for each statement execute function announce_parts_of_products(%L)',
        part || '_changed_' || change, change, part, case change when 'delete' then 'old' else 'new' end, 'option_id');
    end loop;
  end loop;
end $$;

-- Days that pages call bookable are those that are neither closed nor sold out: only such a change is announced, never
-- a hold, which may come back in minutes.
create function announce_departures() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'product:' || product_id) from product_options where id = new.option_id;
  return null;
end $$;
create trigger departures_opened_or_closed after update on departures for each row
  when (old.closed <> new.closed or (old.sold >= old.capacity) <> (new.sold >= new.capacity))
  execute function announce_departures();
create trigger departures_made_closed after insert on departures for each row
  when (new.closed or new.wanted_capacity = 0) execute function announce_departures();
