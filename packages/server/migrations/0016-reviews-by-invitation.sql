-- Whoever was on a trip is invited to say how it was. An invitation is a secret in a mail: it serves once, and we keep
-- its hash.
create table review_invitations (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique,
  product_id uuid not null references products on delete cascade,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  -- Emptied once nobody has to be reached any more.
  name text,
  email_address text,
  email_key text generated always as (lower(email_address)) stored,
  travelled_on date not null,
  booking_reference text,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nulls(name, email_address) in (0, 2))
);
-- Of a booking everybody has one invitation: a second takes the place of the first.
create unique index one_invitation_of_booking on review_invitations (booking_reference, product_id, email_key);
create index review_invitations_by_product on review_invitations (product_id);
create index review_invitations_expire on review_invitations (expires_at) where email_address is not null;

alter table reviews
  -- Where it came from, as long as that is known. Whatever else fails: an invitation makes one review.
  add column invitation_id uuid unique references review_invitations on delete set null,
  -- Of somebody whose booking was known.
  add column verified boolean not null default false,
  -- Written by a program, by the look of it.
  add column suspected boolean not null default false,
  -- When it arrived here; null for one that came with a catalogue.
  add column written_at timestamptz,
  add column moderated_at timestamptz,
  add column moderated_by text check ((moderated_by is null) = (moderated_at is null)),
  add column rejection_reason text check (rejection_reason is null or status = 'rejected'),
  -- The language of the answer; null where it is that of the review.
  add column reply_locale text check (reply_locale in ('en', 'de', 'zh-Hans')),
  -- Who entered the answer here; null for one that came with a catalogue.
  add column replied_by text;
create index reviews_pending on reviews (written_at) where status = 'pending';

-- The stars of products, from all that is published of them, wherever it was written.
create function recount_reviews(ids uuid[]) returns void language plpgsql as $$
begin
  -- One after the other: of two that count at once, neither would see what the other is about to publish.
  perform from products where id = any(ids) order by id for no key update;
  update products set rating = said.rating, review_count = said.count
    from (
      select p.id, round(avg(r.rating), 1) as rating, count(r.id) as count
      from products p left join reviews r on r.product_id = p.id and r.status = 'published'
      where p.id = any(ids) group by p.id) said
    where said.id = products.id
      and (products.rating, products.review_count::bigint) is distinct from (said.rating, said.count);
end $$;
