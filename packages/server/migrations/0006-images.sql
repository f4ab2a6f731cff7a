-- Every picture of the shop: composed by us after a recipe, or a photograph that somebody gave us. Its address is its
-- stem, to which a size is added, so a stem must not end like one.
create table images (
  stem text primary key
    check (stem ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and stem !~ '-[0-9]+x[0-9]+$' and length(stem) <= 180),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Fills the box until the picture is there.
  dominant text not null check (dominant ~ '^#[0-9a-f]{6}$'),
  artwork jsonb check (jsonb_typeof(artwork) = 'object'),
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  media_type text check (media_type ~ '^image/[a-z]+$'),
  -- What must be seen in every cut of a photograph, in percent from the left and from the top.
  focus_left integer not null default 50 check (focus_left between 0 and 100),
  focus_top integer not null default 50 check (focus_top between 0 and 100),
  utc_added_at timestamptz not null default now(),
  check ((artwork is null) <> (file_sha256 is null)),
  check ((file_sha256 is null) = (media_type is null))
);
create index images_by_file on images (file_sha256);

-- Which pictures a product has, in their order; that at 0 is on its card.
drop table product_images;
create table product_images (
  product_id uuid not null references products on delete cascade,
  position integer not null check (position >= 0),
  stem text not null references images,
  primary key (product_id, position)
);
create index product_images_by_stem on product_images (stem);
alter table products drop column picture;

-- A picture that changes drops what is kept of it; a product that gets another picture, the pages that show it.
create function announce_picture_change() returns trigger language plpgsql as $$
declare
  it jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_table_name = 'images' then
    perform pg_notify('catalogue_changed', 'image:' || (it ->> 'stem'));
  else
    perform pg_notify('catalogue_changed', 'product:' || (it ->> 'product_id'));
    perform pg_notify('catalogue_changed', 'tours');
    perform pg_notify('catalogue_changed', 'featured');
  end if;
  return null;
end $$;

create trigger images_changed after update or delete on images
  for each row execute function announce_picture_change();
create trigger product_images_changed after insert or update or delete on product_images
  for each row execute function announce_picture_change();
