-- Disputes that payment providers report. Until one is decided, or after it was lost, its amount is not ours.
create table payment_disputes (
  payment_id uuid not null references payments,
  provider_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null default now(),
  primary key (payment_id, provider_id)
);
