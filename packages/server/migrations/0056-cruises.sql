-- Cruise lines, their ships and sailings, and the ports that ships call at. The API calls a sailing a route.

create table cruise_ports (
  id uuid primary key,
  slug text not null unique,
  names jsonb not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  time_zone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  un_locode text check (un_locode ~ '^[A-Z]{2}[A-Z2-9]{3}$'),
  -- The city whose trips passengers take, by its slug, because a port may be stored before its city.
  place_slug text,
  place_names jsonb not null,
  place_minutes integer not null check (place_minutes >= 0),
  place_kilometres double precision not null check (place_kilometres >= 0),
  berths jsonb not null default '[]' check (jsonb_typeof(berths) = 'array'),
  -- Whether passengers walk off at a quay, come ashore by tender boats, or one or the other.
  landing text not null check (landing in ('quay', 'tender', 'both')),
  gate_by text not null check (gate_by in ('walk', 'shuttle')),
  gate_minutes integer not null check (gate_minutes >= 0),
  gangway_minutes integer not null check (gangway_minutes >= 0),
  tender_minutes integer check (tender_minutes > 0),
  -- How long before the departure the last tender boat leaves the shore.
  last_boat_minutes integer check (last_boat_minutes > 0),
  risk_minutes integer not null check (risk_minutes between 0 and 120),
  check (landing = 'quay' or (tender_minutes is not null and last_boat_minutes is not null))
);
create index cruise_ports_by_place on cruise_ports (place_slug);

create table cruise_lines (
  id uuid primary key,
  slug text not null unique,
  names jsonb not null,
  hull_colour text not null check (hull_colour ~ '^#[0-9a-f]{6}$'),
  funnel_colour text not null check (funnel_colour ~ '^#[0-9a-f]{6}$'),
  accent_colour text not null check (accent_colour ~ '^#[0-9a-f]{6}$'),
  -- The clock on board: that of each port, or always that of the home port.
  clock text not null check (clock in ('port', 'home')),
  all_aboard_minutes integer not null check (all_aboard_minutes between 0 and 240),
  -- A line that sells excursions itself sends its own guests ashore first.
  sells_excursions boolean not null,
  -- Organisations that book for guests of this line, by their slugs.
  organisation_slugs text[] not null default '{}'
);

create table cruise_ships (
  id uuid primary key,
  line_id uuid not null references cruise_lines,
  slug text not null unique,
  names jsonb not null,
  size text not null check (size in ('expedition', 'small', 'medium', 'large', 'giant')),
  passengers integer not null check (passengers > 0),
  crew integer check (crew > 0),
  length_metres double precision check (length_metres > 0),
  draught_metres double precision check (draught_metres > 0),
  built integer check (built between 1850 and 2100),
  decks integer check (decks > 0),
  knots double precision check (knots > 0)
);
create index cruise_ships_by_line on cruise_ships (line_id);

create table cruise_routes (
  id uuid primary key,
  ship_id uuid not null references cruise_ships,
  titles jsonb not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  unique (ship_id, starts_on)
);
create index cruise_routes_by_end on cruise_routes (ends_on);

-- The calls of a sailing, and the landscapes that it passes. Days without an entry are days at sea.
create table cruise_calls (
  route_id uuid not null references cruise_routes on delete cascade,
  position integer not null check (position >= 0),
  on_day date not null,
  port_id uuid references cruise_ports,
  passing jsonb,
  arrives_at timestamptz,
  departs_at timestamptz check (departs_at > arrives_at),
  all_aboard_at timestamptz,
  berth integer check (berth >= 0),
  is_tender boolean not null default false,
  state text not null default 'planned' check (state in ('planned', 'changed', 'skipped')),
  primary key (route_id, position),
  check ((port_id is null) <> (passing is null)),
  check (port_id is null or coalesce(arrives_at, departs_at) is not null),
  check ((departs_at is null) = (all_aboard_at is null)),
  check (all_aboard_at <= departs_at)
);
create index cruise_calls_by_port on cruise_calls (port_id, arrives_at);

-- Pages show lines, ships and sailings together, so any change of a timetable is announced as one.
create function announce_timetable() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'timetable');
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['cruise_ports', 'cruise_lines', 'cruise_ships', 'cruise_routes', 'cruise_calls'] loop
    execute format('create trigger timetable_changed after insert or update or delete on %I
      for each statement execute function announce_timetable()', part);
  end loop;
end $$;
