import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { putMail } from '../../gateways/mail/put-mail.ts';
import { mailOfRefusal } from './application-mails.ts';
import type { Decide, Decision } from './approve-application.ts';
import { findApplication } from './find-application.ts';

/** The applicant reads the reason as it stands. Declined, the company may apply anew. */
export async function declineApplication(
  database: Database,
  { reference, by, reason, operatorAddress }: Decide & { readonly reason: string },
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
    // Nobody asked for anything if a program did.
    if (status === 'received')
      await putMail(client, mailOfRefusal({ ...application, reason, operatorAddress }));
    return { outcome: 'done', companyName, email };
  });
}
