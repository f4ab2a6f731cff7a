-- Suppliers that were approved before the id of their organisation was made from its slug get that id now, as
-- `catalogueId('supplier', slug)` makes it. Otherwise the import of a catalogue file that names them would add a second
-- organisation with their slug, and fail. Suppliers that already sell something keep their id.
with renumbered as (
  select organisation.id as old_id,
    (substr(hex, 1, 12) || '8' || substr(hex, 14, 3) || to_hex((get_byte(hash, 8) & 63) | 128) || substr(hex, 19, 14))::uuid as new_id
  from organisations as organisation
  join supplier_applications as application on application.organisation_id = organisation.id
  cross join lateral sha256(convert_to('["supplier","' || organisation.slug || '"]', 'UTF8')) as hash
  cross join lateral encode(hash, 'hex') as hex
  where not exists (select from products where supplier_id = organisation.id)
    and not exists (select from bookings where supplier_id = organisation.id)
    and not exists (select from resources where organisation_id = organisation.id)
    and not exists (select from organisation_texts where organisation_id = organisation.id)
), of_applications as (
  update supplier_applications set organisation_id = new_id from renumbered where organisation_id = old_id
), of_identities as (
  update trader_identities set organisation_id = new_id from renumbered where organisation_id = old_id
)
update organisations set id = new_id from renumbered where id = old_id;
