-- Links that were sent to confirm the email address of an account. Only the hash of a link's secret is stored.
create table email_verifications (
  secret_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  email_key text not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_verifications_email_key on email_verifications (email_key, sent_at desc);
create index email_verifications_account on email_verifications (account_id);
create index email_verifications_expires_at on email_verifications (expires_at);
