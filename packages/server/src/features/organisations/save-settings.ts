import type { Queryable } from '../../database/queryable.ts';
import type { OrganisationSettings } from './organisation-settings.ts';

type NewSettings = Omit<OrganisationSettings, 'logo' | 'timeZone'>;

/** Replaces the name of an organisation and the address on its invoices. */
export async function saveSettings(client: Queryable, settings: NewSettings): Promise<void> {
  const { id, name, emailAddress, street, postalCode, city, countryCode } = settings;
  await client.query(UPDATE_ORGANISATION, [id, name, emailAddress, street, postalCode, city, countryCode]);
}

const UPDATE_ORGANISATION = `
  update organisations
  set name = $2, email_address = $3, street = $4, postal_code = $5, city = $6, country_code = $7
  where id = $1 and status = 'approved'`;

/** Gives an organisation the stored image with this stem as its logo, or none. A logo before it is removed a day later. */
export async function saveLogo(
  client: Queryable,
  { id, logo }: Pick<OrganisationSettings, 'id' | 'logo'>,
): Promise<void> {
  await client.query(`update organisations set logo = $2 where id = $1 and status = 'approved'`, [id, logo]);
}

/** Makes an organisation the first one of its member, for whom it then books. */
export async function chooseOrganisation(
  client: Queryable,
  { accountId, organisationId }: { readonly accountId: string; readonly organisationId: string },
): Promise<void> {
  await client.query(
    'update memberships set chosen_at = clock_timestamp() where account_id = $1 and organisation_id = $2',
    [accountId, organisationId],
  );
}
