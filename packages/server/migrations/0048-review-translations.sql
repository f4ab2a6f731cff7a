-- Reviews in the other languages of the site, and the countries of their authors, both optional.
alter table reviews
  -- Text by language, without the language in which the review was written.
  add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and not translations ? locale),
  add column author_country text check (author_country ~ '^[A-Z]{2}$');
