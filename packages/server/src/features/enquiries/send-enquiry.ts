import { FEWEST_SECONDS } from '@ashore/core/contract/typed-fields.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import type { Desk } from '../../gateways/mail/desk.ts';
import { putMail } from '../../gateways/mail/put-mail.ts';
import type { Enquiry } from './enquiry.ts';
import { mailToOperator, mailToSender } from './enquiry-mails.ts';

// Somebody could give us the address of another; then that person gets these and no more.
const mostAcknowledgementsADay = 3;

/** Keeps a message, tells the operator and the sender. The same message again gives the same reference and no mail. */
export async function sendEnquiry(database: Database, enquiry: Enquiry, desk: Desk): Promise<string> {
  for (const field of ['message', 'name', 'bookingReference'] as const) {
    if (holdsCardNumber(enquiry[field])) throw new Failure('unprocessable', { field });
  }
  if (enquiry.secondsTaken < FEWEST_SECONDS) throw new Failure('too_many_requests');
  return transaction(database, async ({ client }) => {
    const reference = await write(client, enquiry, desk.variant);
    if (reference === undefined) return sameAgain(client, enquiry);
    if (enquiry.trap !== '') return reference;
    const written = { ...enquiry, reference };
    await putMail(client, mailToOperator(written, desk));
    if (await mayAcknowledge(client, enquiry)) await putMail(client, mailToSender(written, desk));
    return reference;
  });
}

async function write(client: PoolClient, enquiry: Enquiry, variant: string): Promise<string | undefined> {
  const { id, kind, name, email, bookingReference, message, locale, trap } = enquiry;
  const { rows } = await client.query<{ reference: string }>(
    `insert into enquiries
       (id, kind, name, email_address, booking_reference, message, locale, variant, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do nothing returning reference`,
    [id, kind, name, email, bookingReference, message, locale, variant, trap === '' ? 'open' : 'suspected'],
  );
  return rows[0]?.reference;
}

/** An id that another message has is no repetition: who says otherwise would lose a message, or read another's reference. */
async function sameAgain(client: PoolClient, { id, email, message }: Enquiry): Promise<string> {
  const { rows } = await client.query<{ reference: string }>(
    'select reference from enquiries where id = $1 and email_address = $2 and message = $3',
    [id, email, message],
  );
  if (!rows[0]) throw new Failure('conflict', { field: 'id' });
  return rows[0].reference;
}

async function mayAcknowledge(client: PoolClient, { email }: Enquiry): Promise<boolean> {
  // One after the other: those that come at once would not see each other.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('enquiries of ' || lower($1), 0))`, [
    email,
  ]);
  const { rows } = await client.query<{ today: number }>(
    `select count(*)::int as today from enquiries
     where email_key = lower($1) and written_at > now() - interval '24 hours'`,
    [email],
  );
  return (rows[0]?.today ?? 0) <= mostAcknowledgementsADay;
}
