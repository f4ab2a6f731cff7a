import type { Queryable } from '../../database/queryable.ts';
import { isOpenChange } from './billing-email/change-billing-email.ts';

export type BillingAddress = {
  readonly emailAddress: string | null;
  /** The address that is to take the place of that one, once it is confirmed. Null if there is none. */
  readonly pendingEmailAddress: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
};

export type OrganisationSettings = BillingAddress & {
  readonly id: string;
  readonly name: string;
  /** Stem of an image. Null without a logo. */
  readonly logo: string | null;
  readonly timeZone: string;
};

/** Finds the settings of an approved organisation. */
export async function findOrganisation(
  client: Queryable,
  id: string,
): Promise<OrganisationSettings | undefined> {
  const { rows } = await client.query<OrganisationSettings>(
    { name: 'organisation', text: SELECT_ORGANISATION },
    [id],
  );
  return rows[0];
}

/** The zone of an organisation's calendar days: its own, else that of its place. */
const timeZoneSql = `coalesce(organisation.time_zone,
  (select location.time_zone from locations location where location.id = organisation.location_id), 'Europe/Berlin')`;

const SELECT_ORGANISATION = `
  select organisation.id, organisation.name, organisation.logo, organisation.email_address as "emailAddress",
    (select change.email from billing_email_changes change
      where change.organisation_id = organisation.id and ${isOpenChange}) as "pendingEmailAddress",
    organisation.street, organisation.postal_code as "postalCode", organisation.city,
    organisation.country_code as "countryCode", ${timeZoneSql} as "timeZone"
  from organisations organisation where organisation.id = $1 and organisation.status = 'approved'`;
