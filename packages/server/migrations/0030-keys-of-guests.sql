-- What a house books on its account it owns: with the access key its booking is read with prices and papers, and cancelled. Its
-- guest has a key of his own, which opens the trip and the tickets and nothing that costs anything. Made here, so that nothing
-- that writes a booking can forget it; of what travellers book for themselves nobody ever hears it, and it opens nothing.
alter table bookings add column guest_key text not null
  default translate(rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_')
  check (length(guest_key) = 43);
alter table bookings add constraint one_booking_of_guest_key unique (guest_key);

-- Guests had the only key there was. It becomes theirs.
update bookings set access_key = guest_key, guest_key = access_key where method = 'bill-organisation';
