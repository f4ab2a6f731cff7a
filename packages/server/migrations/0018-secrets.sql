-- What only an installation knows, made where it is first needed. Unlogged, so that no backup carries it: whoever finds
-- one must not be able to undo what was hashed with it. A crash of the database may lose it; then another is made.
create unlogged table secrets (
  name text primary key,
  secret bytea not null check (length(secret) = 32)
);
