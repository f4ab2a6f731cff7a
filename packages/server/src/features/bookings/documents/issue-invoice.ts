import type { Queryable } from '../../../database/queryable.ts';

type IssueInvoiceInput = {
  readonly bookingId: string;
  /** Includes tax. */
  readonly totalMinor: number;
};

/**
 * Issues the invoice of a booking, in the transaction that sells it. It gets its number once that transaction has committed
 * (`numberDocuments`), so no sale waits for the number of another.
 */
export async function issueInvoice(
  client: Queryable,
  { bookingId, totalMinor }: IssueInvoiceInput,
): Promise<void> {
  refuseNoAmount(totalMinor);
  await client.query({ name: 'issue-invoice', text: ISSUE }, [bookingId, 'invoice', totalMinor]);
}

/**
 * Issues a credit note about a part of the invoice of a booking, in the transaction that has locked the booking. Nothing
 * happens without an invoice, because nothing was charged. The amount is never negative: the document says that it is deducted.
 */
export async function creditInvoice(
  client: Queryable,
  { bookingId, totalMinor }: IssueInvoiceInput,
): Promise<void> {
  refuseNoAmount(totalMinor);
  const { rows } = await client.query<{ left: number | null }>(LEFT_TO_CREDIT, [bookingId]);
  const left = rows[0]?.left ?? null;
  if (left === null) return;
  if (totalMinor > left)
    throw new RangeError(`${totalMinor} is more than what is left of the invoice of ${bookingId}.`);
  await client.query({ name: 'issue-invoice', text: ISSUE }, [bookingId, 'credit_note', totalMinor]);
}

function refuseNoAmount(totalMinor: number): void {
  if (!Number.isSafeInteger(totalMinor) || totalMinor <= 0)
    throw new RangeError(`${totalMinor} is not an amount`);
}

const ISSUE = 'insert into unnumbered_documents (booking_id, kind, total_minor) values ($1, $2, $3)';

/** A document is in one of the two tables at any time, because one statement moves it. Null without an invoice. */
const LEFT_TO_CREDIT = `
  select sum(case kind when 'invoice' then total_minor else -total_minor end)::float8 as left
  from (
    select kind, total_minor from invoices where booking_id = $1
    union all select kind, total_minor from unnumbered_documents where booking_id = $1) document`;
