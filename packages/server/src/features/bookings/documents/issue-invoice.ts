import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { taxIncluded } from '@ashore/core/pricing/tax.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Queryable } from '../../../database/queryable.ts';

export type IssueInvoiceInput = {
  readonly bookingId: string;
  readonly kind: 'invoice' | 'credit_note';
  /** Includes tax and is never negative; `kind` says that a credit note deducts it. */
  readonly totalMinor: number;
  /** The invoice that a credit note corrects, in whole or in part. */
  readonly corrects?: string | undefined;
};

/**
 * Gives the next number to an invoice or credit note, in the transaction that causes it. A rollback returns
 * the number, so the series has no gaps. Other transactions wait for the series until this one ends, so call
 * this last. Payer and supplier are stored as they are named today; the document itself is drawn on request.
 */
export async function issueInvoice(client: Queryable, invoice: IssueInvoiceInput): Promise<string> {
  const { bookingId, kind, totalMinor, corrects } = invoice;
  if (!Number.isSafeInteger(totalMinor) || totalMinor <= 0)
    throw new RangeError(`${totalMinor} is not an amount`);
  const { currency, taxPercent, issuedTo, issuedBy } = await readParties(client, bookingId);
  if (kind === 'credit_note') await refuseTooMuchCredit(client, invoice);
  const tax = taxIncluded(money(totalMinor, currency), Number(taxPercent));
  const { rows } = await client.query<{ number: string }>({ name: 'issue-invoice', text: NUMBER_AND_WRITE }, [
    kind,
    bookingId,
    corrects ?? null,
    currency,
    totalMinor,
    taxPercent,
    tax.amount,
    JSON.stringify(issuedTo),
    JSON.stringify(issuedBy),
  ]);
  const [written] = rows;
  if (!written) throw new Error(`No invoice number was issued for booking ${bookingId}.`);
  return written.number;
}

/** The caller has locked the booking, so no concurrent transaction credits the same invoice. */
async function refuseTooMuchCredit(
  client: Queryable,
  { bookingId, totalMinor, corrects }: IssueInvoiceInput,
): Promise<void> {
  const { rows } = await client.query<{ left: string }>(
    `select i.total_minor - coalesce((select sum(c.total_minor) from invoices c where c.corrects = i.number), 0) as left
     from invoices i where i.number = $1 and i.booking_id = $2 and i.kind = 'invoice'`,
    [corrects ?? null, bookingId],
  );
  const [invoice] = rows;
  if (!invoice) throw new Error(`${corrects} is not an invoice of ${bookingId}.`);
  if (totalMinor > Number(invoice.left))
    throw new RangeError(`${totalMinor} is more than what is left of ${corrects}.`);
}

/** A party as a document names it. */
export type InvoiceParty = {
  readonly name: string;
  readonly lines: readonly string[];
  /** Tax number of the supplier, where known. The law requires it on invoices. */
  readonly taxNumber?: string;
};

/** The payer: an organisation or a person. */
type Owing = Pick<InvoiceParty, 'lines'> &
  (Pick<InvoiceParty, 'name'> | Record<'firstName' | 'lastName', string>);

type Parties = {
  readonly currency: CurrencyCode;
  readonly taxPercent: string;
  readonly issuedTo: InvoiceParty;
  readonly issuedBy: InvoiceParty;
};

async function readParties(client: Queryable, bookingId: string): Promise<Parties> {
  const { rows } = await client.query<Omit<Parties, 'issuedTo'> & { issuedTo: Owing }>(
    { name: 'invoice-parties', text: PARTIES },
    [bookingId],
  );
  const [parties] = rows;
  if (!parties) throw new Error(`There is no booking ${bookingId}.`);
  const { lines, ...named } = parties.issuedTo;
  const name = 'name' in named ? named.name : personName(named.firstName, named.lastName);
  return { ...parties, issuedTo: { name, lines } };
}

/** Language of a document: the organisation's for a booking on account, the travellers' for any other. */
const documentLocale = `case when b.method = 'bill-organisation' then coalesce(b.staff_locale, b.locale) else b.locale end`;

/** Gives the town in the document's language, or in English if it has no name there. Chinese begins with the country. */
const organisation = (
  is: string,
) => `jsonb_build_object('name', local_form(${is}.local_names, ${documentLocale}, ${is}.name), 'lines', array_remove(array[
    local_form(${is}.local_streets, ${documentLocale}, ${is}.street),
    (select case t.locale when 'zh-Hans' then t.country_name || t.name else t.name || ', ' || t.country_name end
       from location_texts t where t.location_id = ${is}.location_id
       and t.locale in (${documentLocale}, 'en') order by t.locale = ${documentLocale} desc limit 1)
  ], null))`;

/**
 * An organisation that pays on account is the payer. Otherwise the contact person is, with the address that
 * they gave.
 */
const PARTIES = `
  select b.currency, b.tax_percent as "taxPercent", ${organisation('s')} || jsonb_strip_nulls(jsonb_build_object('taxNumber', s.tax_number)) as "issuedBy",
    case when b.method = 'bill-organisation' then ${organisation('o')}
    else jsonb_build_object(
      'firstName', b.contact ->> 'firstName', 'lastName', b.contact ->> 'lastName',
      'lines', array_remove(array[
        b.contact ->> 'address',
        nullif(concat_ws(' ', b.contact ->> 'postalCode', b.contact ->> 'city'), ''),
        nullif(concat_ws(', ', b.contact ->> 'stateProvince', b.contact ->> 'country'), '')
      ], null)) end as "issuedTo"
  from bookings b
  join organisations s on s.id = b.supplier_id
  left join organisations o on o.id = b.organisation_id
  where b.id = $1`;

/** One series a year for invoices and credit notes. The first document of a year creates its row. */
const NUMBER_AND_WRITE = `
  with year as (select to_char(now() at time zone 'UTC', 'YYYY') as name),
  numbered as (
    insert into number_series (name, last) select 'papers ' || year.name, 1 from year
    on conflict (name) do update set last = number_series.last + 1
    returning last)
  insert into invoices
    (number, kind, booking_id, corrects, currency, total_minor, tax_percent, tax_minor, issued_to, issued_by)
  select year.name || '-' || lpad(numbered.last::text, greatest(6, length(numbered.last::text)), '0'),
    $1, $2::uuid, $3, $4, $5::bigint, $6::numeric, $7::bigint, $8::jsonb, $9::jsonb
  from year, numbered
  returning number`;
