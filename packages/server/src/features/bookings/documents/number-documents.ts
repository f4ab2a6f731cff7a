import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { taxIncluded } from '@ashore/core/pricing/tax.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';

/** Documents that one transaction numbers at most, so that it is short. */
export const MOST_DOCUMENTS = 200;

/**
 * Gives the next numbers to invoices and credit notes whose sales and cancellations have committed. Returns how many. Any number of servers
 * may do this at the same time; they take turns, so the numbers have no gaps and follow the times of issue. A sale
 * that was committed before another began has the lower number. Payer and supplier are stored as they are named now; the document
 * itself is drawn on request.
 */
export async function numberDocuments(database: Database): Promise<number> {
  return transaction(database, async ({ client }) => {
    await client.query(TAKE_TURN);
    // Read after the turn has come: what the previous turn has numbered is gone.
    const { rows } = await client.query<UnnumberedDocument>(
      { name: 'unnumbered-documents', text: UNNUMBERED },
      [MOST_DOCUMENTS],
    );
    if (rows.length > 0)
      await client.query({ name: 'number-documents', text: NUMBER_AND_WRITE }, [
        JSON.stringify(rows.map(completed)),
      ]);
    return rows.length;
  });
}

/** Whether documents of any booking wait for their numbers. */
export async function hasUnnumberedDocuments(client: Queryable): Promise<boolean> {
  const { rowCount } = await client.query('select from unnumbered_documents limit 1');
  return rowCount === 1;
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

type UnnumberedDocument = {
  readonly id: string;
  readonly totalMinor: number;
  readonly currency: CurrencyCode;
  readonly taxPercent: string;
  readonly issuedTo: Payer;
  readonly issuedBy: InvoiceParty;
};

/** The columns of a document that its booking decides. */
function completed({ id, totalMinor, currency, taxPercent, issuedTo, issuedBy }: UnnumberedDocument) {
  const { lines, ...named } = issuedTo;
  const name = 'name' in named ? named.name : personName(named.firstName, named.lastName);
  return {
    id,
    currency,
    tax_percent: taxPercent,
    tax_minor: taxIncluded(money(totalMinor, currency), Number(taxPercent)).amount,
    issued_to: { name, lines },
    issued_by: issuedBy,
  };
}

/** Waits until no other transaction numbers documents. */
const TAKE_TURN = `select pg_advisory_xact_lock(hashtextextended('number documents', 0))`;

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
 * they gave. $1 how many at most.
 */
const UNNUMBERED = `
  select document.id::text as id, document.total_minor::float8 as "totalMinor", booking.currency,
    booking.tax_percent as "taxPercent",
    ${partySql('supplier')} || jsonb_strip_nulls(jsonb_build_object('taxNumber', supplier.tax_number)) as "issuedBy",
    case when booking.method = 'bill-organisation' then ${partySql('organisation')}
    else jsonb_build_object(
      'firstName', booking.contact ->> 'firstName', 'lastName', booking.contact ->> 'lastName',
      'lines', array_remove(array[
        booking.contact ->> 'address',
        nullif(concat_ws(' ', booking.contact ->> 'postalCode', booking.contact ->> 'city'), ''),
        nullif(concat_ws(case ${documentLocale} when 'zh-Hans' then '，' else ', ' end, booking.contact ->> 'stateProvince', booking.contact ->> 'country'), '')
      ], null)) end as "issuedTo"
  from (select * from unnumbered_documents order by id limit $1) document
  join bookings booking on booking.id = document.booking_id
  join organisations supplier on supplier.id = booking.supplier_id
  left join organisations organisation on organisation.id = booking.organisation_id
  order by document.id`;

/**
 * One series a year for invoices and credit notes, with numbers of at least six digits. The first document of a year
 * creates its row. A credit note corrects the invoice of its booking, which has a lower number. $1 the rows of `completed`.
 */
const NUMBER_AND_WRITE = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as given (id bigint, currency text, tax_percent numeric, tax_minor bigint,
      issued_to jsonb, issued_by jsonb)),
  taken as (
    delete from unnumbered_documents document using given where document.id = given.id
    returning given.*, document.booking_id, document.kind, document.total_minor, document.caused_at),
  issue as (
    select issued_at, to_char(issued_at at time zone 'UTC', 'YYYY') as year
    from (select clock_timestamp() as issued_at) moment),
  series as (
    insert into number_series (name, last)
    select 'papers ' || issue.year, (select count(*) from taken) from issue
    on conflict (name) do update set last = number_series.last + excluded.last
    returning last),
  placed as (
    select taken.*, (series.last - count(*) over () + row_number() over (order by taken.id))::text as place
    from taken, series),
  numbered as (
    select placed.*, issue.issued_at, issue.year || '-' || lpad(place, greatest(6, length(place)), '0') as number
    from placed, issue)
  insert into invoices
    (number, kind, booking_id, corrects, currency, total_minor, tax_percent, tax_minor, issued_to, issued_by, issued_at, caused_at)
  select number, kind, booking_id,
    case when kind = 'credit_note' then coalesce(
      (select min(invoice.number) from invoices invoice
        where invoice.booking_id = numbered.booking_id and invoice.kind = 'invoice'),
      (select min(invoice.number) from numbered invoice
        where invoice.booking_id = numbered.booking_id and invoice.kind = 'invoice')) end,
    currency, total_minor, tax_percent, tax_minor, issued_to, issued_by, issued_at, caused_at
  from numbered`;
