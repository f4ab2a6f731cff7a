import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/queryable.ts';

type BookingOrganisation = {
  readonly name: string;
  /** Where the organisation is notified of its bookings. */
  readonly emailAddress: string | null;
  /** The address line on its invoices. */
  readonly street: string | null;
  readonly languages: readonly string[];
};

/**
 * Creates an organisation that books for its guests, or updates the one of that name. Values that are not
 * given stay. A given email address counts at once, and ends one that waits to be confirmed.
 */
export async function saveOrganisation(
  client: Queryable,
  { name, emailAddress, street, languages }: BookingOrganisation,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(UPDATE_OR_INSERT_ORGANISATION, [
    randomUUID(),
    name,
    emailAddress,
    street,
    languages,
  ]);
  const [storedOrganisation] = rows;
  if (!storedOrganisation) throw new Error(`Organisation ${name} was not stored.`);
  return storedOrganisation.id;
}

const UPDATE_OR_INSERT_ORGANISATION = `
  with changed as (
    update organisations set email_address = coalesce($3, email_address), street = coalesce($4, street),
      languages = case when cardinality($5::text[]) > 0 then $5 else languages end
    where kind = 'concierge' and name = $2 returning id),
  withdrawn as (
    update billing_email_changes change set expires_at = now() from changed
    where $3::text is not null and change.organisation_id = changed.id and change.used_at is null
      and change.expires_at > now()),
  made as (
    insert into organisations (id, kind, name, email_address, street, languages)
    select $1, 'concierge', $2, $3, $4, $5 where not exists (select from changed) returning id)
  select id from changed union all select id from made`;

/** Lists the organisations whose members book for guests. */
export async function listOrganisations(
  client: Queryable,
): Promise<readonly (BookingOrganisation & { readonly id: string })[]> {
  const { rows } = await client.query<BookingOrganisation & { readonly id: string }>(
    `select id, name, email_address as "emailAddress", street, languages
     from organisations where kind = 'concierge' order by name, id`,
  );
  return rows;
}
