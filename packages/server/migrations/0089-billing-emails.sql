-- Links by which a new email address of an organisation counts. Only the hash of a link's secret is stored. A change is as good
-- as the admin who entered it, so those of a deleted account go with it.
create table billing_email_changes (
  secret_hash bytea primary key,
  organisation_id uuid not null references organisations on delete cascade,
  email text not null,
  email_key text not null,
  requested_by uuid not null references accounts on delete cascade,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index billing_email_changes_organisation on billing_email_changes (organisation_id, sent_at desc);
create index billing_email_changes_address on billing_email_changes (email_key, sent_at desc);
create index billing_email_changes_expires_at on billing_email_changes (expires_at);
create index billing_email_changes_requested_by on billing_email_changes (requested_by);
