-- Work that somebody's transaction asked for and that is done after it: the outbox. Its clock is the database's.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The same work is never put twice.
  key text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- A worker that takes a job moves this to the end of its lease: if the worker dies, the job is due again by itself.
  due_at timestamptz not null default now(),
  -- Whose lease it is: only its holder may say how the job ended.
  taken_by uuid,
  attempts integer not null default 0,
  -- Attempts in a row that ended in a fault of ours or with the death of the worker.
  faults integer not null default 0,
  reason text,
  put_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((ended_at is null) = (state = 'waiting')),
  unique (kind, key)
);
create index jobs_due on jobs (kind, due_at, id) where state = 'waiting';
create index jobs_failed on jobs (ended_at) where state = 'failed';
create index jobs_done on jobs (ended_at) where state = 'done';

-- Every mail ever written, by the key that keeps it from being written twice.
create table mails (
  key text primary key,
  -- From here on it is emptied once its content has been thrown away; then nothing personal is left.
  to_address text,
  reply_to text,
  -- Where its reader leaves the list it was sent to.
  unsubscribe_url text,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  subject text,
  body jsonb,
  written_at timestamptz not null default now(),
  sent_at timestamptz,
  check (num_nulls(to_address, subject, body) in (0, 3)),
  check (body is not null or (reply_to is null and unsubscribe_url is null))
);
create index mails_written on mails (written_at) where body is not null;

-- Where mails arrive when no mail server is configured: what /mailbox shows.
create table mailbox (
  id uuid primary key default gen_random_uuid(),
  -- A mail that is delivered again is the same mail.
  message_id text not null unique,
  message jsonb not null,
  arrived_at timestamptz not null default now()
);
create index mailbox_newest on mailbox (arrived_at desc, id desc);

alter table newsletter_subscriptions
  -- The words that were agreed to, and when the owner of the address agreed.
  add column consent text,
  add column confirmed_at timestamptz,
  add column ended_at timestamptz;

-- Secrets out of our mails, known by their hash only.
create table newsletter_tokens (
  hash bytea primary key,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  list_id text not null,
  email_key text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  used_at timestamptz,
  foreign key (list_id, email_key) references newsletter_subscriptions on delete cascade
);
create index newsletter_tokens_of on newsletter_tokens (list_id, email_key, purpose, made_at);
create index newsletter_tokens_expire on newsletter_tokens (expires_at);
