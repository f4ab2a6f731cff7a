-- Accounts of travellers. An email address belongs to one account once it is verified.
create table accounts (
  id uuid primary key,
  state text not null default 'active' check (state in ('active', 'locked')),
  name text not null,
  locale text not null,
  email text not null,
  email_key text not null,
  email_verified_at timestamptz,
  -- Hashed with argon2id, in the format of PHC strings.
  password text,
  created_at timestamptz not null default now()
);
create unique index accounts_verified_email on accounts (email_key) where email_verified_at is not null;
create index accounts_email on accounts (email_key);

-- The account that an issuer calls by a subject. Our own issuer needs no entry: its subjects are account ids.
create table account_links (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  primary key (issuer, subject)
);

-- A browser in which an account is logged in. Its cookie has the secret, the table the hash. No backup contains it.
create unlogged table sessions (
  hash bytea primary key,
  id uuid not null unique,
  account_id uuid not null references accounts on delete cascade,
  issuer text not null,
  id_token text not null,
  is_extended boolean not null default false,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_ends_at on sessions (ends_at);

-- What a log-in needs between leaving for the issuer and coming back.
create unlogged table log_in_attempts (
  state_hash bytea primary key,
  binding_hash bytea not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index log_in_attempts_expires_at on log_in_attempts (expires_at);

-- State of the embedded issuer: interactions, sessions, grants, codes and tokens.
create unlogged table oidc_rows (
  issuer text not null,
  model text not null,
  id_hash bytea not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  account text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (issuer, model, id_hash)
);
create index oidc_rows_uid on oidc_rows (uid) where uid is not null;
create index oidc_rows_grant_id on oidc_rows (grant_id) where grant_id is not null;
create index oidc_rows_account on oidc_rows (account) where account is not null;
create index oidc_rows_expires_at on oidc_rows (expires_at);

-- Keys with which the embedded issuer signs its tokens. One of them is current.
create unlogged table identity_keys (
  kid text primary key,
  jwk jsonb not null,
  state text not null check (state in ('next', 'current', 'past')),
  since timestamptz not null
);
create unique index identity_keys_current on identity_keys (state) where state = 'current';
