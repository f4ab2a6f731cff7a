-- What was signed, sealed: a paper for each signature. Whoever signs anew adds one, which counts instead of the one before.
create table waivers (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null,
  -- Two who are called the same are told apart by an index.
  participant_name text not null check (length(participant_name) between 1 and 200),
  -- The how manieth of that name in that cart. Of two tabs that sign at the same moment one has it.
  number integer not null check (number > 0),
  product_id uuid not null,
  trip_date date not null,
  kind text not null check (kind in ('water', 'diving', 'height', 'riding', 'expedition')),
  text_version text not null,
  text_hash bytea not null check (length(text_hash) = 32),
  guardian_name text check (length(guardian_name) between 1 and 200),
  signature_kind text not null check (signature_kind in ('typed', 'drawn')),
  -- Of everything that was said by signing: the same again is the same paper.
  signed_hash bytea not null check (length(signed_hash) = 32),
  signed_at timestamptz not null,
  -- Whoever has it may read the paper: it stands in its address.
  secret text not null unique check (length(secret) = 43),
  paper bytea not null,
  paper_hash bytea not null check (paper_hash = sha256(paper)),
  unique (cart_id, participant_name, number)
);
create index waivers_by_day on waivers (signed_at);

-- Nothing that was signed is ever another. What nobody booked is deleted whole.
create function refuse_other_waiver() returns trigger language plpgsql as $$
begin
  raise exception 'What was signed cannot be changed.' using errcode = 'check_violation';
end $$;
create trigger waivers_stay before update on waivers for each row execute function refuse_other_waiver();
