-- What fills in the checkout of a logged-in traveller. An account may begin with a name of one word; a checkout needs two.
alter table accounts
  add column first_name text check (length(first_name) between 1 and 80),
  add column last_name text check (length(last_name) between 1 and 80),
  add column phone_number text check (phone_number ~ '^\+[1-9][0-9]{5,16}$'),
  -- In which prices are shown after a log-in in another browser. Null: that browser decides.
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add check ((first_name is null) = (last_name is null));
