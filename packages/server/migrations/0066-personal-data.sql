-- When the issuer last asked who logs in, as its ID token says. Without that, a session proves nothing about it.
alter table sessions alter column authenticated_at drop not null, alter column authenticated_at drop default;
update sessions set authenticated_at = null;

-- The contact person has asked for erasure. Once the trip is over, the booking loses all that the law does not retain.
alter table bookings add column erasure_requested_at timestamptz;
create index bookings_of_erased_accounts on bookings (id) where erasure_requested_at is not null;

-- Proof that an account was erased. It names the account by its id alone.
create table erasures (
  account_id uuid primary key,
  requested_by text not null check (requested_by in ('account', 'operations')),
  requested_at timestamptz not null default now(),
  erased_at timestamptz,
  -- The email that confirms the erasure has been sent and erased as well.
  finished_at timestamptz check (finished_at is null or erased_at is not null)
);
