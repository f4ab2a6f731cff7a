-- Passkeys of accounts. The private key never leaves the traveller's device.
create table passkeys (
  -- Id of the credential, in base64url.
  id text primary key,
  account_id uuid not null references accounts on delete cascade,
  -- Random; what the device stores instead of the account's id. The same for all passkeys of an account.
  user_handle text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- What a device must sign, once. Only the browser that asked for it may send it back.
create unlogged table passkey_challenges (
  hash bytea primary key,
  binding_hash bytea not null,
  purpose text not null check (purpose in ('log_in', 'add')),
  -- What the device stores with a new passkey.
  user_handle text,
  ends_at timestamptz not null
);
create index passkey_challenges_ends_at on passkey_challenges (ends_at);

-- After a log-in with a password we offer a passkey once.
alter table accounts add column passkey_offered_at timestamptz;
