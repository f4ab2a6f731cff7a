-- What we owe another seller for rooms: the account `seller`, in the currency of the contract, against `room_cost`.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'traveller', 'provider', 'supplier', 'commission', 'discount', 'organisation', 'seller', 'room_cost'));
create index ledger_of_sellers on ledger_entries (booking_id) where account = 'seller';

-- Rooms of another seller: the whole price is ours, and the seller is owed what the rooms cost.
alter table bookings
  drop constraint bookings_commission_percent_check,
  alter column commission_percent type numeric(5, 2),
  add constraint bookings_commission_percent_check check (commission_percent between 0 and 50 or commission_percent = 100);
