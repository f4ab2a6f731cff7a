-- Which identity documents a supplier accepts where it needs the number of one.
alter table products add column accepted_documents text[] not null default '{passport}'
  check (cardinality(accepted_documents) > 0 and accepted_documents <@ array['passport', 'identity-card']);
