-- What everybody who comes signs before the trip, by what there is to be careful of; nothing where nothing is signed.
alter table products add column waiver text
  check (waiver in ('water', 'diving', 'height', 'riding', 'expedition'));
