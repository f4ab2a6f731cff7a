-- What the sandbox knows, as a provider of payments would: in tables of its own, which only gateways/payments/sandbox
-- reads. No number of a card is ever among it.

-- What the fields of a card were exchanged for.
create table sandbox_cards (
  token text primary key,
  -- A name out of core/booking/test-cards.ts, and how that card behaves.
  card text not null,
  asks_challenge boolean not null,
  refusal text,
  refund_ends text not null check (refund_ends in ('done', 'slowly', 'failed')),
  made_at timestamptz not null default now()
);
create index sandbox_cards_made on sandbox_cards (made_at);

create table sandbox_intents (
  id text primary key,
  -- The key of idempotency: the same attempt is one intent.
  attempt_id text not null unique,
  -- What was asked under that key: the same again is the same deed, anything else a mistake.
  asked text not null,
  booking_id text not null,
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  is_later boolean not null,
  state text not null check (
    state in ('waiting', 'acting', 'processing', 'authorised', 'captured', 'failed', 'cancelled')),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and captured_minor),
  capture_before timestamptz check (capture_before is not null or state <> 'authorised'),
  refusal text,
  -- Lets a browser finish this one payment.
  secret text not null,
  card_token text,
  return_url text not null,
  description text not null,
  locale text not null,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index sandbox_intents_changed on sandbox_intents (changed_at);

create table sandbox_refunds (
  id text primary key,
  intent_id text not null references sandbox_intents on delete cascade,
  key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null check (state in ('pending', 'done', 'failed')),
  -- Some end differently from how they begin, a while later.
  later_state text check (later_state in ('done', 'failed')),
  settles_at timestamptz check ((settles_at is null) = (later_state is null)),
  made_at timestamptz not null default now()
);
create index sandbox_refunds_of on sandbox_refunds (intent_id, made_at);
create index sandbox_refunds_settle on sandbox_refunds (settles_at) where settles_at is not null;

-- Charges and cancellations by their keys, so that the same one again is the same deed.
create table sandbox_deeds (
  key text primary key,
  intent_id text not null references sandbox_intents on delete cascade,
  deed text not null check (deed in ('capture', 'cancel')),
  amount_minor bigint not null,
  made_at timestamptz not null default now()
);
create index sandbox_deeds_of on sandbox_deeds (intent_id);

-- What the sandbox tells us of, signed, at our own address.
create table sandbox_events (
  id text primary key,
  intent_id text not null references sandbox_intents on delete cascade,
  made_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index sandbox_events_of on sandbox_events (intent_id);

-- What PayPal does not keep for us: by which attempt an order was asked for, with what, and that we want it no more. It
-- lets nobody look for an order by our key, nor cancel one.
create table paypal_orders (
  attempt_id text primary key,
  booking_id text not null,
  -- As it was sent, so that the very same can be sent again.
  request jsonb not null,
  order_id text unique,
  -- Of what was taken: events about a charge or a refund name it by these.
  payment_ids text[] not null default '{}',
  -- One of the two, whichever comes first: we take what was approved, or we let go of it.
  taken_at timestamptz,
  let_go_at timestamptz,
  refusal text,
  made_at timestamptz not null default now(),
  check (taken_at is null or let_go_at is null)
);
create index paypal_orders_by_payment on paypal_orders using gin (payment_ids);
