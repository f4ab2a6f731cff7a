-- Words that operations added to the search, as it compares them: folded, with one space between words. The release knows the
-- words that they stand for, or a place has that name; the code that adds them judges both.
create table search_synonyms (
  word text primary key check (word = btrim(lower(word)) and length(word) between 2 and 60),
  means text not null check (means = btrim(lower(means)) and length(means) between 1 and 60),
  added_by text not null check (added_by <> ''),
  added_at timestamptz not null default now(),
  check (word <> means)
);

-- A synonym stands for a known word and never for another synonym. Operations who add two at the same time wait for each other.
create function refuse_chained_synonym() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('search synonyms', 0));
  if exists (select from search_synonyms where word = new.means or means = new.word) then
    raise exception 'A synonym stands for another synonym: % for %', new.word, new.means using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_chained_synonym before insert or update on search_synonyms
  for each row execute function refuse_chained_synonym();

create function announce_synonyms() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', 'synonyms');
  return null;
end $$;
create trigger synonyms_changed after insert or update or delete or truncate on search_synonyms
  for each statement execute function announce_synonyms();
