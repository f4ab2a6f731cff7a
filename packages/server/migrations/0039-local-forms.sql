-- Names and addresses in languages that write them otherwise: {"zh-Hans": "红星路三段"}. A language without a form reads
-- the name or the street of the row itself.
alter table organisations add column local_names jsonb not null default '{}' check (jsonb_typeof(local_names) = 'object');
alter table organisations add column local_streets jsonb not null default '{}' check (jsonb_typeof(local_streets) = 'object');
alter table product_points add column local_streets jsonb not null default '{}' check (jsonb_typeof(local_streets) = 'object');

-- The form in the reader's language.
create function local_form(forms jsonb, reader_locale text, usual text) returns text language sql immutable as $$
  select coalesce(forms ->> reader_locale, usual)
$$;
-- The form of others: what a driver reads, or what the reader's own language cannot spell. Null if there is one form only.
create function other_form(forms jsonb, reader_locale text, usual text) returns text language sql immutable as $$
  select case when forms ->> reader_locale is null then forms ->> 'zh-Hans' else usual end
$$;
