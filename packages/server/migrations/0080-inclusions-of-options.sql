-- What an option includes and excludes, where it differs from its product. Null: the same as the product, whose words are
-- in product_features. The option announces its product already (product_options_changed_update).
alter table product_options
  add column included text[],
  add column excluded text[];

-- The page of a product shows what each option includes and how long it takes: with other values it is another page.
create function date_change_of_option() returns trigger language plpgsql as $$
begin
  update products set changed_at = now() where id = new.product_id and changed_at <> now();
  return null;
end $$;
create trigger date_changed_product_options after update on product_options for each row
  when ((old.included, old.excluded, old.duration_minutes)
    is distinct from (new.included, new.excluded, new.duration_minutes))
  execute function date_change_of_option();
