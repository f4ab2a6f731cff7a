-- Accounts that work for an organisation. The role grants scopes: packages/server/src/features/organisations/roles.ts.
create table memberships (
  account_id uuid not null references accounts on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  role text not null check (role in ('admin', 'worker', 'viewer')),
  -- The sessions of this member last longer.
  is_extended boolean not null default false,
  joined_at timestamptz not null default now(),
  -- Of several organisations, the one chosen last is the first.
  chosen_at timestamptz not null default now(),
  primary key (account_id, organisation_id)
);
create index memberships_organisation on memberships (organisation_id);

-- The member who booked for the organisation, for its overview.
alter table bookings add column booked_by uuid references accounts on delete set null;
create index bookings_by_organisation on bookings (organisation_id, booked_at desc) where organisation_id is not null;
create index bookings_by_member on bookings (booked_by) where booked_by is not null;
