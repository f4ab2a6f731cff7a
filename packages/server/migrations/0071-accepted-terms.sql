-- The version of the general terms that the traveller accepted with the booking: the date of their page. Earlier bookings have
-- none, because it was checked and not stored.
alter table bookings add column terms_version text check (terms_version ~ '^\d{4}-\d{2}-\d{2}$');
