-- A traveller may refuse further invitations to review a trip, by the link in any of them. Of the address only its
-- hash is stored, so that the refusal outlives the invitation and its data.
create table review_refusals (
  -- Hash of the secret in the link of one email.
  token_hash bytea primary key,
  email_hash bytea not null,
  made_at timestamptz not null default now(),
  -- Null until the link is used. One refused row refuses the address.
  refused_at timestamptz
);
create index refused_addresses on review_refusals (email_hash) where refused_at is not null;
create index review_refusals_by_age on review_refusals (made_at) where refused_at is null;
