-- A place in the phrase that says where something is: "on Santorini", "auf Santorin". Null for the usual form, which is
-- "in" and the name.
alter table location_texts add column locative text;
