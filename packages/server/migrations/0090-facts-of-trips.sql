-- What a trip is like: roof, pace, way on foot, steps, start at the ship, and the ages it is made for.
alter table products
  add column setting text check (setting in ('indoors', 'partly-indoors', 'outdoors')),
  add column pace text check (pace in ('seated', 'calm', 'active')),
  add column walking_metres integer check (walking_metres between 0 and 100000),
  add column steps text check (steps in ('none', 'few', 'many')),
  add column starts_at_pier boolean,
  add column suits_from integer check (suits_from between 0 and 99),
  add column suits_to integer check (suits_to between suits_from and 120);
