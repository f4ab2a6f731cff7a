import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import {
  type BillingEmailSite,
  changeBillingEmail,
  lockOrganisation,
} from './billing-email/change-billing-email.ts';
import type { OrganisationSettings } from './organisation-settings.ts';

type NewSettings = Omit<OrganisationSettings, 'logo' | 'timeZone' | 'pendingEmailAddress'>;

type ChangedBy = {
  readonly admin: { readonly id: string; readonly locale: MessageLocale };
  readonly site: BillingEmailSite;
};

/**
 * Replaces the name of an organisation and the address on its invoices. A new email address counts once it is confirmed:
 * returns the one that is not yet, or null. Throws `not_found` for an organisation that is not approved.
 */
export async function saveSettings(
  database: Database,
  settings: NewSettings,
  { admin, site }: ChangedBy,
): Promise<string | null> {
  const { id, name, emailAddress, street, postalCode, city, countryCode } = settings;
  return transaction(database, async ({ client }) => {
    const organisation = await lockOrganisation(client, id);
    if (!organisation) throw new Failure('not_found');
    await client.query(UPDATE_ORGANISATION, [id, name, street, postalCode, city, countryCode]);
    return changeBillingEmail(client, {
      organisation: { ...organisation, name },
      wanted: emailAddress,
      admin,
      site,
    });
  });
}

const UPDATE_ORGANISATION = `
  update organisations set name = $2, street = $3, postal_code = $4, city = $5, country_code = $6 where id = $1`;

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
