-- Codes that take something off a booking.
create table discounts (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[0-9A-Z]([0-9A-Z-]{2,30})[0-9A-Z]$'),
  percent integer check (percent between 1 and 90),
  -- Of each currency it is for, in smallest units: {"EUR": 1000, "JPY": 1500}.
  amounts jsonb check (jsonb_typeof(amounts) = 'object'),
  valid_from timestamptz not null default now(),
  valid_until timestamptz check (valid_until > valid_from),
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  most_of_person integer check (most_of_person > 0),
  -- Null: of everything.
  product_ids uuid[] check (cardinality(product_ids) > 0),
  made_by text not null,
  made_at timestamptz not null default now(),
  ended_by text,
  ended_at timestamptz,
  check ((percent is null) <> (amounts is null)),
  check ((ended_by is null) = (ended_at is null)),
  constraint never_used_too_often check (uses <= most_uses)
);

-- How much it may cost in all. One that has any is for these currencies only.
create table discount_budgets (
  discount_id uuid not null references discounts,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  most_minor bigint not null check (most_minor > 0),
  spent_minor bigint not null default 0 check (spent_minor >= 0),
  primary key (discount_id, currency),
  constraint never_spent_too_much check (spent_minor <= most_minor)
);

-- Which booking took how much of which. Given back once, when nothing comes of the booking.
create table discount_uses (
  booking_id uuid primary key references bookings,
  discount_id uuid not null references discounts,
  -- Whose: a hash of the address for mail, the same for a guest and for somebody who has signed in.
  person bytea not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  taken_at timestamptz not null default now(),
  given_back_at timestamptz
);
create index discount_uses_of_person on discount_uses (discount_id, person) where given_back_at is null;
