-- Sessions of earlier releases have no encrypted tokens. They end, and their travellers log in again.
delete from sessions;
alter table sessions
  drop column id_token,
  -- ID token and refresh token of the issuer, encrypted by the server.
  add column sealed_tokens bytea not null,
  -- What the issuer calls its own session. If that one ends, this one does too.
  add column issuer_sid text,
  -- What the traveller recognises the browser by; null if its name is unknown.
  add column browser text,
  add column system text,
  -- When the traveller last proved to the issuer who they are.
  add column authenticated_at timestamptz not null default now(),
  -- When the issuer last confirmed the session, and until when one process asks it to.
  add column checked_at timestamptz not null default now(),
  add column refreshing_until timestamptz;
create index sessions_issuer_sid on sessions (issuer_sid) where issuer_sid is not null;

-- Whether a log-in takes place in a window of its own, which closes at its end.
alter table log_in_attempts add column mode text not null default 'page' check (mode in ('page', 'popup'));

-- What an issuer publishes about itself, as last read. Servers share it.
create unlogged table issuer_documents (
  issuer text primary key,
  document jsonb not null,
  fetched_at timestamptz not null
);

-- Messages of an issuer that one of its sessions has ended. Each counts once.
create unlogged table logout_tokens (
  issuer text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (issuer, jti)
);
create index logout_tokens_expires_at on logout_tokens (expires_at);

-- A locked account is logged out everywhere, and stays so when it is unlocked. The command that locks it, and any that is
-- written later, need not remember this.
create function end_sessions_of_account() returns trigger language plpgsql as $$
begin
  delete from sessions where account_id = new.id;
  delete from oidc_rows where account = new.id::text;
  return null;
end $$;
create trigger accounts_locked after update of state on accounts
  for each row when (new.state = 'locked' and old.state is distinct from new.state)
  execute function end_sessions_of_account();
