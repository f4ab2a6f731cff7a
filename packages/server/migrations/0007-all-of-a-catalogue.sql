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
create trigger product_tabs_changed after insert or update or delete on product_tabs
  for each row execute function announce_part_of_product();

-- The first rule of an option is the one it is described by; the others come in their order.
alter table schedules add column position integer not null default 0;
