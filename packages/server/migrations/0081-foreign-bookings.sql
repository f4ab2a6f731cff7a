-- Rooms that another seller has booked for us. A row is written before the seller is asked, so that no answer can be about
-- nothing. Amounts are whole smallest units.

create table foreign_bookings (
  id uuid primary key,
  -- One attempt for a booking: a lost answer is looked for and never asked for again.
  booking_id uuid not null unique references bookings,
  -- The connection that sells the rooms, as products.booking_source names it.
  source text not null check (length(source) between 1 and 80),
  -- Names the attempt at the seller.
  our_reference text not null unique check (length(our_reference) between 8 and 40),
  -- What was promised: hotel, nights, and for each room its guests, price, cost and terms.
  offer jsonb not null check (jsonb_typeof(offer) = 'object'),
  -- requested: no answer yet. unknown: the answer was lost. handed_over: unknown for a day, operations decide.
  state text not null default 'requested'
    check (state in ('requested', 'unknown', 'booked', 'refused', 'handed_over')),
  -- Why nothing is booked, or what was wrong when it was last looked for.
  reason text check (length(reason) <= 200),
  their_reference text,
  -- The hotel's own number, which may follow days later.
  hotel_reference text,
  -- What the seller takes for the rooms.
  cost_minor bigint check (cost_minor >= 0),
  requested_at timestamptz not null default now(),
  -- When it is looked for at the seller; null: not any more.
  look_at timestamptz,
  -- When the seller's answer was known, and when the booking was accepted or declined by it.
  answered_at timestamptz,
  settled_at timestamptz,
  check (state <> 'booked' or (their_reference is not null and cost_minor is not null)),
  check ((state in ('booked', 'refused')) = (answered_at is not null))
);
create index foreign_bookings_to_look_for on foreign_bookings (look_at) where look_at is not null;
create index foreign_bookings_to_settle on foreign_bookings (answered_at) where settled_at is null;

-- Rooms to be cancelled at the seller: those of cancelled bookings, and those that were booked twice or wrongly.
create table foreign_cancellations (
  foreign_booking_id uuid not null references foreign_bookings,
  their_reference text not null,
  position smallint not null check (position between 0 and 4),
  why text not null check (why in ('cancelled', 'duplicate', 'unwanted')),
  -- What the seller may take by the terms that were promised. More than that is our cost.
  promised_minor bigint not null check (promised_minor >= 0),
  wanted_at timestamptz not null default now(),
  -- When it is tried next; null once it is done, or if operations must do it.
  try_at timestamptz default now(),
  reason text check (length(reason) <= 200),
  cancelled_at timestamptz,
  charge_minor bigint check (charge_minor >= 0),
  primary key (foreign_booking_id, their_reference, position),
  check ((cancelled_at is null) = (charge_minor is null)),
  check (cancelled_at is null or try_at is null)
);
create index foreign_cancellations_to_try on foreign_cancellations (try_at) where try_at is not null;

-- Which hotel of a seller is which of ours. One is sold only after a person has confirmed that they are the same.
create table foreign_hotels (
  source text not null check (length(source) between 1 and 80),
  hotel_code text not null check (length(hotel_code) between 1 and 80),
  product_id uuid not null references products on delete cascade,
  confirmed_by text,
  confirmed_at timestamptz,
  primary key (source, hotel_code),
  check ((confirmed_by is null) = (confirmed_at is null))
);
-- A hotel that a seller has under two codes is sold under one of them.
create unique index foreign_hotels_confirmed on foreign_hotels (source, product_id) where confirmed_at is not null;
