import { slugify } from '@ashore/core/contract/values/slug.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import { enqueueMail } from '../../gateways/mail/outbox.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { type FoundApplication, findApplication } from './application.ts';
import { approvalMail, refusalMail } from './application-mails.ts';

type DecideInput = {
  readonly reference: string;
  /** The operator who decides, for the record. */
  readonly by: string;
  readonly operatorAddress: string;
};

export type Decision =
  | {
      readonly outcome: 'done';
      readonly companyName: string;
      readonly email: string;
      /** By which catalogue files name the new supplier; absent if the application was declined. */
      readonly slug?: string;
    }
  | { readonly outcome: 'decided-before'; readonly application: FoundApplication }
  /** Suspected as spam, and the operator has not said that it was read. */
  | { readonly outcome: 'suspected'; readonly application: FoundApplication }
  | { readonly outcome: 'unknown' };

/**
 * Approves an application once. It creates the organisation, stores the trader's identity and sends an email
 * with the next steps.
 */
export async function approveApplication(
  database: Database,
  input: DecideInput & { readonly isSuspicionSeen?: boolean },
): Promise<Decision> {
  const { reference, by, operatorAddress, isSuspicionSeen = false } = input;
  return transaction(database, async ({ client }) => {
    const application = await findApplication(client, reference);
    if (!application) return { outcome: 'unknown' };
    const { id, companyName, email, status } = application;
    if (status === 'approved' || status === 'declined') return { outcome: 'decided-before', application };
    if (status === 'suspected' && !isSuspicionSeen) return { outcome: 'suspected', application };
    const { slug, organisationId } = await createOrganisation(client, application);
    await recordIdentity(client, { id, organisationId, by });
    await client.query(
      `update supplier_applications
       set status = 'approved', decided_at = now(), decided_by = $2, organisation_id = $3 where id = $1`,
      [id, by, organisationId],
    );
    await enqueueMail(client, approvalMail({ ...application, operatorAddress }));
    return { outcome: 'done', companyName, email, slug };
  });
}

async function createOrganisation(client: PoolClient, application: FoundApplication) {
  const slug = await findFreeSlug(client, application);
  // The id that the import gives to this slug, so that a catalogue file can list the supplier's trips.
  const organisationId = catalogueId('supplier', slug);
  await client.query(
    `insert into organisations (id, kind, name, slug, status, street, languages, tax_number)
     select $1, 'supplier', company_name, $3, 'approved', street, languages, tax_number
     from supplier_applications where id = $2`,
    [organisationId, application.id, slug],
  );
  return { slug, organisationId };
}

/** A name that is taken or has no Latin letters gets the reference in its slug. */
async function findFreeSlug(client: PoolClient, application: FoundApplication): Promise<string> {
  const slug = slugify(application.companyName);
  const { rowCount } = await client.query('select from organisations where slug = $1', [slug]);
  if (slug !== '' && rowCount === 0) return slug;
  // Shortened, because `slugify` would cut the reference off a long name.
  return slugify(`${slug.slice(0, 60)} ${application.reference}`);
}

type IdentityCheck = { readonly id: string; readonly organisationId: string; readonly by: string };

async function recordIdentity(client: PoolClient, { id, organisationId, by }: IdentityCheck): Promise<void> {
  await client.query(
    `insert into trader_identities (organisation_id, legal_form, registration, street, city, country, website,
       contact_name, email_address, phone, certified_at, checked_by)
     select $2, legal_form, registration, street, city, country, website, contact_name, email_address, phone,
       applied_at, $3
     from supplier_applications where id = $1`,
    [id, organisationId, by],
  );
}

/**
 * Declines an application. The applicant reads the reason as it was written, and the company may apply again.
 */
export async function declineApplication(
  database: Database,
  { reference, by, reason, operatorAddress }: DecideInput & { readonly reason: string },
): Promise<Decision> {
  return transaction(database, async ({ client }) => {
    const application = await findApplication(client, reference);
    if (!application) return { outcome: 'unknown' };
    const { id, companyName, email, status } = application;
    if (status === 'approved' || status === 'declined') return { outcome: 'decided-before', application };
    await client.query(
      `update supplier_applications
       set status = 'declined', decided_at = now(), decided_by = $2, decision_note = nullif($3, '') where id = $1`,
      [id, by, reason],
    );
    // Suspected spam gets no answer.
    if (status === 'received')
      await enqueueMail(client, refusalMail({ ...application, reason, operatorAddress }));
    return { outcome: 'done', companyName, email };
  });
}
