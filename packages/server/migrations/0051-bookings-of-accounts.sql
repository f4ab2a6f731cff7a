-- The account that was logged in when the booking was made, or that claimed it later. Bookings of guests have none.
alter table bookings add column account_id uuid references accounts on delete set null;
create index bookings_of_account on bookings (account_id, starts_at desc) where account_id is not null;
