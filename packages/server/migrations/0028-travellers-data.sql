-- By which a supplier opens the list of those who come to a departure, with what their papers say: out of a mail, known by
-- its hash only. The departure is that of a booking which the mail told of.
create table manifest_links (
  hash bytea primary key,
  booking_id uuid not null references bookings,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  open_until timestamptz not null,
  made_at timestamptz not null default now()
);
create index manifest_links_by_end on manifest_links (open_until);

-- When what a booking says of people was taken out of it: after the trip, or some days after it came to nothing.
alter table bookings add column shredded_at timestamptz;
create index bookings_to_shred on bookings (ends_at) where shredded_at is null;
create index bookings_come_to_nothing on bookings (ended_at) where shredded_at is null and confirmed_at is null;

-- Of value added tax, or of its tax office, where it has none: invoices must name that of whoever sells.
alter table organisations add column tax_number text check (length(tax_number) between 1 and 40);

-- What is compared every two minutes: no look at it goes through everything that was ever paid.
create index bookings_by_payment on bookings (payment_id);
create index payments_captured on payments (made_at) where state = 'captured';
create index refunds_failed on refunds (asked_at) where state = 'failed';
create index payments_doubtful on payments (made_at) where doubt is not null;
create index jobs_give_back on jobs ((payload ->> 'paymentId')) where kind = 'give-back' and state = 'waiting';
