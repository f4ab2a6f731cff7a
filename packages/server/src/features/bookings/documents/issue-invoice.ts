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
 * the number, so the series has no gaps. Other transactions wait for the series until this transaction ends, so
 * the caller issues the invoice last. Payer and supplier are stored as they are named today; the document itself is drawn on request.
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
  const [issued] = rows;
  if (!issued) throw new Error(`No invoice number was issued for booking ${bookingId}.`);
  return issued.number;
}

/** The caller has locked the booking, so no concurrent transaction credits the same invoice. */
async function refuseTooMuchCredit(
  client: Queryable,
  { bookingId, totalMinor, corrects }: IssueInvoiceInput,
): Promise<void> {
  const { rows } = await client.query<{ left: string }>(
    `select invoice.total_minor - coalesce((select sum(credit_note.total_minor) from invoices credit_note
      where credit_note.corrects = invoice.number), 0) as left
     from invoices invoice where invoice.number = $1 and invoice.booking_id = $2 and invoice.kind = 'invoice'`,
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
type Payer = Pick<InvoiceParty, 'lines'> &
  (Pick<InvoiceParty, 'name'> | Record<'firstName' | 'lastName', string>);

type Parties = {
  readonly currency: CurrencyCode;
  readonly taxPercent: string;
  readonly issuedTo: InvoiceParty;
  readonly issuedBy: InvoiceParty;
};

async function readParties(client: Queryable, bookingId: string): Promise<Parties> {
  const { rows } = await client.query<Omit<Parties, 'issuedTo'> & { issuedTo: Payer }>(
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
const documentLocale = `case when booking.method = 'bill-organisation' then coalesce(booking.staff_locale,
  booking.locale) else booking.locale end`;

/** Gives the town in the document's language, or in English if it has no name there. Chinese begins with the country. */
const partySql = (
  alias: string,
) => `jsonb_build_object('name', local_form(${alias}.local_names, ${documentLocale}, ${alias}.name), 'lines',
  array_remove(array[
    local_form(${alias}.local_streets, ${documentLocale}, ${alias}.street),
    (select case location_text.locale when 'zh-Hans' then location_text.country_name || location_text.name
      else location_text.name || ', ' || location_text.country_name end
       from location_texts location_text where location_text.location_id = ${alias}.location_id
       and location_text.locale in (${documentLocale}, 'en') order by location_text.locale = ${documentLocale} desc limit 1)
  ], null))`;

/**
 * An organisation that pays on account is the payer. Otherwise the contact person is, with the address that
 * they gave.
 */
const PARTIES = `
  select booking.currency, booking.tax_percent as "taxPercent",
    ${partySql('supplier')} || jsonb_strip_nulls(jsonb_build_object('taxNumber', supplier.tax_number)) as "issuedBy",
    case when booking.method = 'bill-organisation' then ${partySql('organisation')}
    else jsonb_build_object(
      'firstName', booking.contact ->> 'firstName', 'lastName', booking.contact ->> 'lastName',
      'lines', array_remove(array[
        booking.contact ->> 'address',
        nullif(concat_ws(' ', booking.contact ->> 'postalCode', booking.contact ->> 'city'), ''),
        nullif(concat_ws(case ${documentLocale} when 'zh-Hans' then '，' else ', ' end, booking.contact ->> 'stateProvince', booking.contact ->> 'country'), '')
      ], null)) end as "issuedTo"
  from bookings booking
  join organisations supplier on supplier.id = booking.supplier_id
  left join organisations organisation on organisation.id = booking.organisation_id
  where booking.id = $1`;

/**
 * One series a year for invoices and credit notes, with numbers of at least six digits. The first document of a year
 * creates its row.
 */
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
