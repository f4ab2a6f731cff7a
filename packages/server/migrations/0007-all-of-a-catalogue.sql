-- What catalogue files can say and tables could not. A country is a place too: it holds cities.

-- What a place or question of a product is called in its file; the ids that bookings keep are made from it.
alter table product_points add column slug text;
alter table product_questions add column slug text;
create unique index product_points_by_slug on product_points (product_id, kind, slug);
create unique index product_questions_by_slug on product_questions (product_id, slug);

-- What must be told when booking; the words are those of core's required-data.
alter table products add column required_entries text[] not null default '{}'
  check (required_entries <@ array['starting-point', 'drop-off-point', 'starting-time']);
alter table products add column required_main_contact_data text[] not null default '{}';
alter table products add column required_participants_data text[] not null default '{}';

alter table product_texts add column unique_selling_points text[];

-- Further chapters of a product's page. Each text falls back on English by itself.
create table product_tabs (
  product_id uuid not null references products on delete cascade,
  position integer not null,
  locale text not null check (locale in ('en', 'de', 'zh-Hans')),
  title text,
  text text[],
  primary key (product_id, position, locale),
  check (locale <> 'en' or (title is not null and text is not null))
);

-- The first rule of an option is the one it is described by; the others come in their order.
alter table schedules add column position integer not null default 0;

-- A catalogue comes with a quarter of a million parts: they announce their products once a statement, not once a row.
create function announce_parts_of_products() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'product_id' then
    perform pg_notify('catalogue_changed', 'product:' || product_id) from changed group by product_id;
  elsif tg_argv[0] = 'option_id' then
    perform pg_notify('catalogue_changed', 'product:' || p.product_id)
      from changed c join product_options p on p.id = c.option_id group by p.product_id;
  elsif tg_argv[0] = 'point_id' then
    perform pg_notify('catalogue_changed', 'product:' || p.product_id)
      from changed c join product_points p on p.id = c.point_id group by p.product_id;
  else
    perform pg_notify('catalogue_changed', 'product:' || p.product_id)
      from changed c join product_questions p on p.id = c.question_id group by p.product_id;
  end if;
  if found and tg_table_name = 'promotions' then
    perform pg_notify('catalogue_changed', 'promotions');
  end if;
  return null;
end $$;

do $$
declare
  part text;
  owner text;
  change text;
begin
  for part, owner in select * from (values
    ('product_features', 'product_id'), ('product_points', 'product_id'), ('product_point_texts', 'point_id'),
    ('product_options', 'product_id'), ('product_option_texts', 'option_id'), ('schedules', 'option_id'),
    ('option_tickets', 'option_id'), ('price_seasons', 'option_id'), ('promotions', 'product_id'),
    ('product_questions', 'product_id'), ('product_question_texts', 'question_id'), ('product_tabs', 'product_id'),
    ('reviews', 'product_id')) parts
  loop
    execute format('drop trigger if exists %I on %I', part || '_changed', part);
    foreach change in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %I after %s on %I referencing %s table as changed
        for each statement execute function announce_parts_of_products(%L)',
        part || '_changed_' || change, change, part, case change when 'delete' then 'old' else 'new' end, owner);
    end loop;
  end loop;
end $$;
drop function announce_part_of_product();
