-- The landmark that a product's composed picture shows: a name of the artwork registry, or 'none'. Without a value,
-- the picture shows the landmark of the product's sight, if one has been drawn.
alter table products add column landmark text check (landmark ~ '^[a-z0-9-]{1,100}$');

-- Pictures that exist keep the landmark of their product's sight, and lose every other one.
update images
set artwork = images.artwork || jsonb_build_object('sight', sight.slug)
from product_images, products, locations sight
where product_images.stem = images.stem and products.id = product_images.product_id
  and sight.id = products.sight_id and images.artwork ->> 'kind' = 'product';
