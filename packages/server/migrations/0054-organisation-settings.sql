-- Billing address that an organisation enters itself, and the zone of its calendar days.
alter table organisations add column postal_code text check (length(postal_code) between 1 and 20);
alter table organisations add column city text check (length(city) between 1 and 100);
alter table organisations add column country_code text check (country_code ~ '^[A-Z]{2}$');
alter table organisations add column time_zone text check (length(time_zone) between 1 and 64);

-- Links by which an account with this address becomes a member. Only the hash of a link's secret is stored.
create table invitations (
  secret_hash bytea primary key,
  id uuid not null unique,
  organisation_id uuid not null references organisations on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('admin', 'worker', 'viewer')),
  invited_by uuid references accounts on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitations_organisation on invitations (organisation_id, sent_at desc);
create index invitations_expires_at on invitations (expires_at);
create index invitations_invited_by on invitations (invited_by) where invited_by is not null;

-- Days of trips are texts such as 2037-11-23, which sort as dates do.
create index bookings_by_organisation_day on bookings (organisation_id, (quote ->> 'date')) where organisation_id is not null;
create index bookings_by_supplier_day on bookings (supplier_id, (quote ->> 'date'));
create index bookings_by_supplier_booked on bookings (supplier_id, booked_at desc);
