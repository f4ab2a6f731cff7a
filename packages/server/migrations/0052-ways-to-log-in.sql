-- Passwords that were tried, so that guessing ends. Account and client are hashes: an address that someone typed may have
-- no account. A row goes after a day, or when the right password was typed.
create unlogged table password_attempts (
  id bigint generated always as identity primary key,
  account_key bytea not null,
  client_key bytea not null,
  -- Whether the browser has been used with the account. A stranger never counts against it.
  is_known boolean not null,
  at timestamptz not null default now()
);
create index password_attempts_account on password_attempts (account_key, at desc);
create index password_attempts_client on password_attempts (client_key, at desc);
create index password_attempts_at on password_attempts (at);

-- Codes that were sent by email, to log in or to choose a new password. An address without an account gets a row as well,
-- with a code that no email contains, so that the work is the same.
create unlogged table mail_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('log_in', 'reset')),
  account_id uuid references accounts on delete cascade,
  -- Of the address as it was typed.
  address_hash bytea not null,
  code_hash bytea not null,
  -- Of the browser that asked for the code; it works in no other.
  binding_hash bytea not null,
  -- Of the secret in the link of the email, which works in any browser.
  link_hash bytea,
  is_known boolean not null,
  tries integer not null default 0,
  sent_at timestamptz not null default now(),
  code_ends_at timestamptz not null,
  link_ends_at timestamptz,
  used_at timestamptz
);
create index mail_codes_address on mail_codes (address_hash, sent_at desc);
create index mail_codes_binding on mail_codes (binding_hash, purpose, sent_at desc);
create unique index mail_codes_link on mail_codes (link_hash) where link_hash is not null;
create index mail_codes_account on mail_codes (account_id) where account_id is not null;
create index mail_codes_sent_at on mail_codes (sent_at);

-- What happened to an account, for its owner and for support. No addresses; rows go after 12 months.
create table account_events (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  -- Who did it: the account itself, or operations.
  actor text not null default 'account' check (actor in ('account', 'operations')),
  at timestamptz not null default now()
);
create index account_events_account on account_events (account_id, at desc);
create index account_events_at on account_events (at);
