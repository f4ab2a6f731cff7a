import { applicationFieldWithCard } from '@ashore/core/contract/application-fields.ts';
import { FEWEST_SECONDS } from '@ashore/core/contract/typed-fields.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import type { Desk } from '../../gateways/mail/desk.ts';
import { putMail } from '../../gateways/mail/put-mail.ts';
import type { Application } from './application.ts';
import { mailOfRival, mailToApplicant, mailToOperator, reminderToApplicant } from './application-mails.ts';

/**
 * Keeps an application, tells the operator and the applicant. Undefined when that company or address has applied
 * already: its owner is reminded by mail, and nobody else learns its reference.
 */
export async function applyAsSupplier(
  database: Database,
  application: Application,
  desk: Desk,
): Promise<string | undefined> {
  const field = applicationFieldWithCard(application);
  if (field) throw new Failure('unprocessable', { field });
  if (application.secondsTaken < FEWEST_SECONDS) throw new Failure('too_many_requests');
  return transaction(database, async ({ client }) => {
    const reference = await write(client, application, desk);
    if (reference === undefined)
      return (await findSame(client, application)) ?? remind(client, application, desk);
    if (application.trap !== '') return reference;
    const written = { ...application, reference };
    await putMail(client, mailToOperator(written, desk));
    await putMail(client, mailToApplicant(written, desk));
    return reference;
  });
}

/** The answer to the first was lost, or the button was pressed twice. */
async function findSame(client: PoolClient, { id, email }: Application): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string; isSame: boolean }>(
    'select reference, email_address = $2 as "isSame" from supplier_applications where id = $1',
    [id, email],
  );
  if (rows[0] && !rows[0].isSame) throw new Failure('conflict', { field: 'id' });
  return rows[0]?.reference;
}

/** Nothing is written when the company or the address has an application that is under way or was approved. */
async function write(client: PoolClient, application: Application, desk: Desk): Promise<string | undefined> {
  const { id, companyName, email, country, dialCode, phone, trap, ...more } = application;
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
      more.legalForm,
      more.registration,
      more.street,
      more.city,
      country,
      more.website,
      more.contactName,
      email,
      `${dialCode} ${phone}`,
      more.productTypes,
      more.languages,
      more.productCount,
      more.message,
      more.locale,
      desk.variant,
      desk.siteName,
      more.termsVersion,
      trap === '' ? 'received' : 'suspected',
      more.taxNumber,
    ],
  );
  return rows[0]?.reference;
}

type Known = {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly today: string;
  /** Of the same address. */
  readonly isOwn: boolean;
};

/** At most once a day, so that nobody can be written to at will. */
async function remind(client: PoolClient, application: Application, desk: Desk): Promise<undefined> {
  const { locale, email, companyName, country } = application;
  const { rows } = await client.query<Known>(
    `select id, reference, email_address as email, current_date::text as today,
       email_key = lower($1) as "isOwn" from supplier_applications
     where status in ('received', 'approved')
       and (email_key = lower($1) or (company_key = lower($2) and country = $3))
     order by email_key = lower($1) desc, applied_at desc limit 1`,
    [email, companyName, country],
  );
  const [known] = rows;
  if (known?.isOwn) await putMail(client, reminderToApplicant({ ...known, locale }, desk));
  else if (known) await putMail(client, mailOfRival(application, known, desk));
  return undefined;
}
