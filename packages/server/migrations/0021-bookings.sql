-- What is bought. One row for each hold of a cart, for ever: whoever sends a checkout again finds his booking instead of a
-- second. A cart may book anew only when nothing came of what it booked before.
alter table organisations
  -- Of each successful booking, of suppliers.
  add column commission_percent numeric(4, 2) not null default 20 check (commission_percent between 0 and 50),
  -- Where a supplier is told of bookings.
  add column email_address text,
  add column logo text;

create table bookings (
  id uuid primary key,
  cart_id uuid not null,
  -- Its spots: sold are these and no others, whatever the cart holds by then.
  hold_id uuid not null unique,
  -- What people read out: eight letters and figures that are not mistaken for each other.
  order_number text not null unique check (order_number ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  -- Who has it may see the booking and cancel it: it stands in the mails to the guest. Whoever reads this table reads the
  -- booking anyhow.
  access_key text not null unique check (length(access_key) = 43),
  state text not null check (state in ('awaiting_payment', 'on_request', 'accepted', 'confirmed', 'completed',
    'expired', 'declined', 'unanswered', 'unpaid', 'cancelled')),
  variant text not null,
  checkout_kind text not null check (checkout_kind in ('direct', 'billed')),
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  -- What was promised with the hold, unchanged: prices, policy, times, ride.
  quote jsonb not null,
  product_id uuid not null,
  supplier_id uuid not null references organisations,
  -- Who books for a guest; null where a traveller books for himself.
  organisation_id uuid references organisations,
  spots integer not null check (spots > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The sum of the tickets, what a code took off, and what is owed; then what has been given back of it.
  gross_minor bigint not null check (gross_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor between 0 and gross_minor),
  total_minor bigint not null check (total_minor >= 0),
  -- Of what was cancelled: what is no longer owed. Kept is what is owed and not given up.
  given_up_minor bigint not null default 0 check (given_up_minor between 0 and total_minor),
  -- Shares of what is owed, as they were when it was sold.
  commission_percent numeric(4, 2) not null check (commission_percent between 0 and 50),
  tax_percent numeric(4, 2) not null default 0 check (tax_percent between 0 and 50),
  needs_answer boolean not null,
  method text not null check (method in ('credit-card', 'web-payments', 'paypal', 'bancontact', 'bill-organisation')),
  -- Personal, each for as long as its purpose lasts: who booked, who comes, what they answered and wish.
  contact jsonb not null,
  participants jsonb not null,
  answers jsonb not null default '[]',
  wishes jsonb not null default '{}',
  referral_source text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  booked_at timestamptz not null default now(),
  -- The end of the hold as the traveller had it, to which it returns when a payment is refused.
  held_until timestamptz not null,
  -- Until then a provider may still say that the money is there; its hold ends with it.
  pay_until timestamptz,
  answer_until timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  check (total_minor = gross_minor - discount_minor),
  check ((state = 'awaiting_payment') <= (pay_until is not null)),
  check ((state = 'on_request') <= (answer_until is not null))
);
create unique index one_live_booking_of_cart on bookings (cart_id)
  where state not in ('expired', 'declined', 'unanswered', 'unpaid', 'cancelled');
create index bookings_of_cart on bookings (cart_id, booked_at desc);
create index bookings_unpaid on bookings (pay_until) where state = 'awaiting_payment';
create index bookings_unanswered on bookings (answer_until) where state = 'on_request';
create index bookings_over on bookings (ends_at) where state = 'confirmed';
create index bookings_by_product on bookings (product_id, starts_at);
create index bookings_by_supplier on bookings (supplier_id, starts_at);
create index bookings_by_email on bookings (lower(contact ->> 'email'));

-- Each step that was taken, by whom, and why: nothing is ever taken out of it.
create table booking_steps (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings,
  step text not null,
  from_state text not null,
  to_state text not null,
  actor text not null check (actor in ('traveller', 'supplier', 'operator', 'provider', 'clock', 'house')),
  -- Of people at a desk, who it was.
  actor_name text,
  reason text,
  taken_at timestamptz not null default now()
);
create index booking_steps_of on booking_steps (booking_id, id);

-- One for everybody who comes: what papers show and a scanner reads, and what comes back when it is given up.
create table booking_tickets (
  booking_id uuid not null references bookings,
  position integer not null check (position >= 0),
  band text not null,
  participant_name text not null,
  -- Its part of the sum, and of what a code took off: all of them add up to those of the booking.
  price_minor bigint not null check (price_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor between 0 and price_minor),
  code text not null unique,
  cancelled_at timestamptz,
  primary key (booking_id, position)
);

-- Each try to get the money for a booking. Written before anybody is asked, so that no answer can be about nothing.
create table payments (
  id uuid primary key,
  booking_id uuid not null references bookings,
  gateway text not null check (gateway in ('sandbox', 'stripe', 'paypal')),
  method text not null check (method in ('credit-card', 'web-payments', 'paypal', 'bancontact')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  is_later boolean not null,
  -- asked: we have, or had, a mind to ask the provider and have not read an answer.
  state text not null default 'asked' check (state in ('asked', 'waiting', 'acting', 'processing', 'authorised',
    'captured', 'failed', 'cancelled')),
  provider_id text,
  refusal text,
  -- What the provider says of it that is not what it was asked for: nothing is sold for such money.
  doubt text check (doubt in ('amount', 'currency', 'booking', 'later')),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  capture_before timestamptz,
  made_at timestamptz not null default now(),
  -- When the provider was last asked about it.
  read_at timestamptz,
  unique (gateway, provider_id)
);
-- The one that pays for it. Any other money for the same booking is given back.
alter table bookings add column payment_id uuid references payments;
create index payments_of_booking on payments (booking_id, made_at);
create index payments_open on payments (made_at) where state in ('asked', 'waiting', 'acting', 'processing');
create index payments_authorised on payments (capture_before) where state = 'authorised';

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (reason in ('cancelled', 'called_off', 'declined', 'unanswered', 'late', 'unpaid', 'goodwill')),
  state text not null default 'asked' check (state in ('asked', 'pending', 'done', 'failed')),
  provider_id text,
  failure text,
  -- Of people at a desk, who it was.
  asked_by text,
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_open on refunds (asked_at) where state in ('asked', 'pending');

-- Whatever else fails: nobody is given back more than he paid.
create function refuse_too_much_refund() returns trigger language plpgsql as $$
declare
  captured bigint;
  given bigint;
begin
  select captured_minor into captured from payments where id = new.payment_id for no key update;
  select coalesce(sum(amount_minor), 0) into given from refunds where payment_id = new.payment_id and state <> 'failed';
  if given > captured then
    raise exception 'Refunds of % are more than the % that were captured.', given, captured using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger never_refunded_too_much after insert or update on refunds
  for each row execute function refuse_too_much_refund();

-- Every movement of money, twice: what one account gives another takes.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- What moved it: the same movement is written once.
  movement text not null,
  booking_id uuid not null references bookings,
  account text not null check (account in ('traveller', 'provider', 'supplier', 'commission', 'discount', 'organisation')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor <> 0),
  noted_at timestamptz not null default now(),
  unique (movement, account)
);
create index ledger_of_booking on ledger_entries (booking_id);

create function refuse_uneven_movement() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where movement = new.movement group by currency having sum(amount_minor) <> 0) then
    raise exception 'The movement % does not add up to nought.', new.movement using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger movements_add_up after insert or update on ledger_entries
  deferrable initially deferred for each row execute function refuse_uneven_movement();

-- Numbers without gaps: taken in the transaction that uses them, given back with it.
create table number_series (
  name text primary key,
  last integer not null default 0
);

-- What was charged and what was given back, as papers say it. Drawn when somebody asks.
create table invoices (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  booking_id uuid not null references bookings,
  -- A credit note names what it takes back.
  corrects text references invoices,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null,
  tax_percent numeric(4, 2) not null,
  tax_minor bigint not null,
  -- Whom it is made out to, and by whom, on that day.
  issued_to jsonb not null,
  issued_by jsonb not null,
  issued_at timestamptz not null default now(),
  check ((kind = 'credit_note') = (corrects is not null))
);
create index invoices_of_booking on invoices (booking_id);

-- Until when everything that changed at a provider has been compared with what is written here.
create table payment_watermarks (
  gateway text primary key,
  seen_until timestamptz not null
);
