-- Whom travellers call on the day: the supplier's telephone and the number for emergencies during a trip, with country
-- code (+351213456789). Suppliers of earlier versions have neither.
alter table organisations
  add column phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  add column emergency_phone text check (emergency_phone ~ '^\+[1-9][0-9]{5,14}$');
