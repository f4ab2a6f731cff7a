-- A waiver for each activity, so that no traveller signs about animals on a bicycle tour or glaciers on a hike.
alter table products drop constraint products_waiver_check, add constraint products_waiver_check check (waiver in
  ('water', 'diving', 'height', 'riding', 'cycling', 'motorcycle', 'snow', 'hiking', 'expedition'));
alter table waivers drop constraint waivers_kind_check, add constraint waivers_kind_check check (kind in
  ('water', 'diving', 'height', 'riding', 'cycling', 'motorcycle', 'snow', 'hiking', 'expedition'));
