import { MIN_FORM_SECONDS } from '@ashore/core/contract/conventions.ts';
import { applicationFieldWithCard } from '@ashore/core/contract/values/application.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import { enqueueMail } from '../../gateways/mail/outbox.ts';
import type { SupportAddress } from '../../gateways/mail/support-address.ts';
import { type Application, phoneOf } from './application.ts';
import {
  mailAboutSecondApplicant,
  mailToApplicant,
  mailToOperator,
  reminderToApplicant,
} from './application-mails.ts';

/**
 * Stores an application and notifies operations and the applicant. Returns undefined if the company or the
 * address has already applied. The owner of that address is then reminded by email, and no other applicant
 * learns the reference.
 */
export async function applyAsSupplier(
  database: Database,
  application: Application,
  support: SupportAddress,
): Promise<string | undefined> {
  const field = applicationFieldWithCard(application);
  if (field) throw new Failure('unprocessable', { field });
  if (application.secondsTaken < MIN_FORM_SECONDS) throw new Failure('too_many_requests');
  return transaction(database, async ({ client }) => {
    const reference = await insertApplication(client, application, support);
    if (reference === undefined)
      return (
        (await findRepeatedReference(client, application)) ??
        remindEarlierApplicant(client, application, support)
      );
    if (application.trap !== '') return reference;
    const storedApplication = { ...application, reference };
    await enqueueMail(client, mailToOperator(storedApplication, support));
    await enqueueMail(client, mailToApplicant(storedApplication, support));
    return reference;
  });
}

/** Finds the same application if it was sent twice, for example after a lost answer. */
async function findRepeatedReference(
  client: PoolClient,
  { id, email }: Application,
): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string; isSame: boolean }>(
    'select reference, email_address = $2 as "isSame" from supplier_applications where id = $1',
    [id, email],
  );
  if (rows[0] && !rows[0].isSame) throw new Failure('conflict', { field: 'id' });
  return rows[0]?.reference;
}

/**
 * Writes nothing if the company or the address has a pending or approved application. Unique indexes of the
 * table refuse the pending ones (`applications_by_address`, `applications_by_company`).
 */
async function insertApplication(
  client: PoolClient,
  application: Application,
  support: SupportAddress,
): Promise<string | undefined> {
  const { id, companyName, email, country, dialCode, phone, trap, ...otherFields } = application;
  const { rows } = await client.query<{ reference: string }>(
    `insert into supplier_applications (id, company_name, legal_form, registration, street, city, country, website,
       contact_name, email_address, phone, product_types, languages, product_count, message, locale, variant,
       site_name, terms_version, status, tax_number)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, nullif($21, '')
     where not exists (select from supplier_applications where status = 'approved'
       and (email_key = lower($10) or (company_key = lower($2) and country = $7)))
     on conflict do nothing returning reference`,
    [
      id,
      companyName,
      otherFields.legalForm,
      otherFields.registration,
      otherFields.street,
      otherFields.city,
      country,
      otherFields.website,
      otherFields.contactName,
      email,
      phoneOf(application),
      otherFields.productTypes,
      otherFields.languages,
      otherFields.productCount,
      otherFields.message,
      otherFields.locale,
      support.variant,
      support.siteName,
      otherFields.termsVersion,
      trap === '' ? 'received' : 'suspected',
      otherFields.taxNumber,
    ],
  );
  return rows[0]?.reference;
}

type EarlierApplication = {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly today: string;
  /** Whether the earlier application has the same address. */
  readonly hasSameAddress: boolean;
};

/** Sends at most one email a day, so that an address cannot be flooded. */
async function remindEarlierApplicant(
  client: PoolClient,
  application: Application,
  support: SupportAddress,
): Promise<undefined> {
  const { locale, email, companyName, country } = application;
  const { rows } = await client.query<EarlierApplication>(
    `select id, reference, email_address as email, current_date::text as today,
       email_key = lower($1) as "hasSameAddress" from supplier_applications
     where status in ('received', 'approved')
       and (email_key = lower($1) or (company_key = lower($2) and country = $3))
     order by email_key = lower($1) desc, applied_at desc limit 1`,
    [email, companyName, country],
  );
  const [earlierApplication] = rows;
  if (earlierApplication?.hasSameAddress)
    await enqueueMail(client, reminderToApplicant({ ...earlierApplication, locale }, support));
  else if (earlierApplication)
    await enqueueMail(client, mailAboutSecondApplicant(application, earlierApplication, support));
  return undefined;
}
