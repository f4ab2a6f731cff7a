-- Products as a search engine is given them: finished words and ids, nothing left to analyse. Made from the catalogue,
-- and made anew whenever it has to be; only written where searching is set to use the database.
create table search_documents (
  -- Which analysis made it. While a new version is rolled out, each server finds what was made for its own questions.
  analyser text not null,
  -- Answers of one worth stand in the order of their ids, which must not depend on a language.
  id text collate "C" not null,
  version bigint not null,
  group_key text not null,
  popularity double precision not null,
  -- What it is about, by its title, its place and its interests: small enough to be looked into for every answer.
  strong tsvector not null,
  -- That and all the rest, each with how much of the product it is, from A to D.
  lexemes tsvector not null,
  primary key (analyser, id)
);
-- Changes are gathered before they are indexed, as a product has hundreds of words; but few, as every question walks
-- through what is gathered.
create index search_documents_by_lexeme on search_documents using gin (lexemes) with (gin_pending_list_limit = 1024);

-- Raised after every change, so that whoever keeps answers knows when they are old.
create sequence search_changes;
