-- Money that pays for nothing goes back, and from that decision on it buys nothing any more, whoever hears of it again.
alter table payments add column refused_at timestamptz;

-- What came in and pays for nothing is looked for every few minutes.
create index bookings_by_payment on bookings (payment_id) where payment_id is not null;
