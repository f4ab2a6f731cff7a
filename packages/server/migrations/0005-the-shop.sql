-- What is on promotion follows from the promotions themselves, and ranks may trade places within one import.
alter table products drop column original_price_minor;
alter table products drop constraint products_featured_rank_key;
create index products_by_rank on products (featured_rank) where featured_rank is not null;
create index products_by_popularity on products (popularity desc, id);
create index promotions_by_day on promotions (book_until);

-- Whatever belongs to a product announces the product: pages show all of it.
create function announce_part_of_product() returns trigger language plpgsql as $$
declare
  it jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  owner text := it ->> 'product_id';
begin
  if owner is null and it ? 'option_id' then
    select product_id into owner from product_options where id = (it ->> 'option_id')::uuid;
  elsif owner is null and it ? 'point_id' then
    select product_id into owner from product_points where id = (it ->> 'point_id')::uuid;
  elsif owner is null and it ? 'question_id' then
    select product_id into owner from product_questions where id = (it ->> 'question_id')::uuid;
  end if;
  -- A part that goes with its product finds it gone: the product has said so itself.
  if owner is not null then
    perform pg_notify('catalogue_changed', 'product:' || owner);
  end if;
  if tg_table_name = 'promotions' then
    perform pg_notify('catalogue_changed', 'promotions');
  end if;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array[
    'product_features', 'product_points', 'product_point_texts', 'product_options', 'product_option_texts', 'schedules',
    'option_tickets', 'price_seasons', 'promotions', 'product_questions', 'product_question_texts', 'reviews',
    'product_images'] loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function announce_part_of_product()',
      part || '_changed', part);
  end loop;
end $$;

create function announce_organisation() returns trigger language plpgsql as $$
declare
  it jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('catalogue_changed', 'organisation:' || coalesce(it ->> 'organisation_id', it ->> 'id'));
  return null;
end $$;
create trigger organisations_changed after insert or update or delete on organisations
  for each row execute function announce_organisation();
create trigger organisation_texts_changed after insert or update or delete on organisation_texts
  for each row execute function announce_organisation();
