-- What people quote when they ask again: a letter for the kind, eight signs that are not misread.
create function new_reference(letter text) returns text language sql volatile as $$
  with random as materialized (select uuid_send(gen_random_uuid()) as bytes),
  signs as (
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(bytes, place) & 31), 1), '') as eight
    -- The places of a random uuid that are random throughout.
    from random, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place
  )
  select letter || '-' || substr(eight, 1, 4) || '-' || substr(eight, 5, 4) from signs
$$;

create table enquiries (
  -- Made by the sender: sent twice, it is one.
  id uuid primary key,
  reference text not null unique default new_reference('E'),
  kind text not null check (kind in ('booking', 'supplier', 'press', 'accessibility', 'data-protection', 'other')),
  name text not null,
  email_address text not null,
  email_key text generated always as (lower(email_address)) stored,
  booking_reference text not null,
  message text not null,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  variant text not null,
  -- suspected: written by a program, by the look of it. Kept for a look, answered with nothing.
  status text not null check (status in ('open', 'answered', 'suspected')),
  written_at timestamptz not null default now(),
  answered_at timestamptz check ((answered_at is null) = (status <> 'answered')),
  answered_by text check ((answered_by is null) = (answered_at is null))
);
create index enquiries_by_address on enquiries (email_key, written_at);
create index enquiries_open on enquiries (written_at) where status = 'open';

create table supplier_applications (
  id uuid primary key,
  reference text not null unique default new_reference('S'),
  company_name text not null,
  company_key text generated always as (lower(company_name)) stored,
  legal_form text not null,
  registration text not null,
  street text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  website text not null,
  contact_name text not null,
  email_address text not null,
  email_key text generated always as (lower(email_address)) stored,
  phone text not null,
  product_types text[] not null,
  languages text[] not null,
  product_count text not null,
  message text not null,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  variant text not null,
  -- What the site called itself: the mail of the decision is written elsewhere, and later.
  site_name text not null,
  -- What was agreed to, and when: the day of the terms' version, the instant of the form.
  terms_version date not null,
  applied_at timestamptz not null default now(),
  status text not null check (status in ('received', 'approved', 'declined', 'suspected')),
  decided_at timestamptz check ((decided_at is null) = (status in ('received', 'suspected'))),
  decided_by text check ((decided_by is null) = (decided_at is null)),
  decision_note text,
  organisation_id uuid unique references organisations check ((organisation_id is null) = (status <> 'approved'))
);
-- One company, one application under way, also when two are sent in the same moment.
create unique index applications_by_address on supplier_applications (email_key) where status = 'received';
create unique index applications_by_company on supplier_applications (company_key, country) where status = 'received';

-- Who a trader is, as a marketplace has to know and keep it (Regulation (EU) 2022/2065, article 30).
create table trader_identities (
  organisation_id uuid primary key references organisations,
  legal_form text not null,
  registration text not null,
  street text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  website text not null,
  contact_name text not null,
  email_address text not null,
  phone text not null,
  -- The trader's own word that he offers only what the law allows.
  certified_at timestamptz not null,
  checked_at timestamptz not null default now(),
  checked_by text not null
);
