-- Work that somebody's transaction asked for and that is done after it: the outbox. The clock is the database's.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The same work is never put twice, also when it is long done.
  key text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- A worker that takes a job moves this to the end of its lease: if the worker dies, the job is due again by itself.
  due_at timestamptz not null default now(),
  taken_by text,
  attempts integer not null default 0,
  -- Attempts in a row that ended in a fault of ours or with the death of the worker.
  faults integer not null default 0,
  reason text,
  put_at timestamptz not null default now(),
  ended_at timestamptz check ((ended_at is null) = (state = 'waiting')),
  unique (kind, key)
);
create index jobs_due on jobs (due_at, id) where state = 'waiting';
create index jobs_ended on jobs (ended_at) where state <> 'waiting';

-- Every mail ever written, by the key that keeps it from being written twice.
create table mails (
  key text primary key,
  -- What /mailbox calls it.
  id uuid not null unique default gen_random_uuid(),
  -- Empty once the content has been thrown away; then nothing personal is left.
  to_address text,
  reply_to text,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  subject text,
  body jsonb,
  written_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The mailbox alone, or a mail server.
  sent_by text check ((sent_by is null) = (sent_at is null)),
  constraint mails_whole_or_emptied check (
    num_nulls(to_address, subject, body) in (0, 3) and (body is not null or reply_to is null)
  )
);
create index mails_newest on mails (written_at desc, key);
