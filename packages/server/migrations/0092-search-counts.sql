-- What is searched and opened, as counts without persons. A query is counted under a keyed digest of its folded words; the key
-- (secrets.searches) is never in a backup. Its words are written only once it was searched on three days, so a rare query, which
-- may name a person, never is. No row says who searched, from where, or what else the same visitor did.
create table search_counts (
  digest bytea not null check (length(digest) = 16),
  day date not null,
  searches integer not null check (searches > 0),
  without_results integer not null check (without_results between 0 and searches),
  primary key (digest, day)
);
create index search_counts_by_day on search_counts (day);

create table searched_words (
  digest bytea primary key check (length(digest) = 16),
  language text not null check (language in ('en', 'de', 'zh-Hans')),
  words text not null check (length(words) between 2 and 100 and words !~ '[@[:cntrl:]]'),
  -- Codes of the products that the latest search showed first.
  first_results text[] not null check (cardinality(first_results) <= 3),
  since date not null
);

create table search_openings (
  digest bytea not null references searched_words on delete cascade,
  day date not null,
  -- The code of a product, or the screen of a list.
  opened text not null check (opened ~ '^[0-9A-Za-z-]{1,20}$'),
  openings integer not null check (openings > 0),
  primary key (digest, day, opened)
);
create index search_openings_by_day on search_openings (day);
