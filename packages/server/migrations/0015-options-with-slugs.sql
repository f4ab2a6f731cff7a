-- A way to book keeps its identity wherever it stands in the list of its product, where it has a slug of its own.
alter table product_options
  add column slug text,
  -- Checked when a transaction ends: an import puts a list in order row by row.
  drop constraint product_options_product_id_position_key,
  add constraint one_option_a_position unique (product_id, position) deferrable initially deferred;
