create table newsletter_subscriptions (
  list_id text not null,
  -- Stored as typed; one address subscribes once however it is capitalised.
  email_address text not null,
  email_key text generated always as (lower(email_address)) stored,
  status text not null check (status in ('pending', 'subscribed', 'unsubscribed')),
  language text not null,
  requested_at timestamptz not null default now(),
  primary key (list_id, email_key)
);
