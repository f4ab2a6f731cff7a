-- Every movement is written by one statement, so it is checked once when that ends, and not for each of its entries at the commit.
drop trigger movements_add_up on ledger_entries;

create or replace function refuse_uneven_movement() returns trigger language plpgsql as $$
declare
  uneven text;
begin
  select movement into uneven from ledger_entries where movement in (select movement from changed)
    group by movement, currency having sum(amount_minor) <> 0 limit 1;
  if found then
    raise exception 'The movement % does not add up to zero.', uneven using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger movements_add_up after insert on ledger_entries referencing new table as changed
  for each statement execute function refuse_uneven_movement();
create trigger changed_movements_add_up after update on ledger_entries referencing new table as changed
  for each statement execute function refuse_uneven_movement();
