import type { Database } from '../../src/database/connect.ts';
import { transaction } from '../../src/database/transaction.ts';
import { issueInvoice } from '../../src/features/bookings/documents/issue-invoice.ts';
import { numberDocuments } from '../../src/features/bookings/documents/number-documents.ts';

/** Issues the invoice of a booking and returns its number. */
export async function numberedInvoice(
  database: Database,
  bookingId: string,
  totalMinor = 9_700,
): Promise<string> {
  await transaction(database, ({ client }) => issueInvoice(client, { bookingId, totalMinor }));
  await numberDocuments(database);
  const { rows } = await database.pool.query<{ number: string }>(
    `select number from invoices where booking_id = $1 and kind = 'invoice'`,
    [bookingId],
  );
  const [invoice] = rows;
  if (!invoice) throw new Error(`The invoice of ${bookingId} has no number.`);
  return invoice.number;
}
