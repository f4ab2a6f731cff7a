import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { taxIncluded } from '@ashore/core/pricing/tax-included.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Queryable } from '../../database/queryable.ts';

export type IssueInvoice = {
  readonly bookingId: string;
  readonly kind: 'invoice' | 'credit_note';
  /** With its tax, and never negative: that a credit note takes it back is said by its kind. */
  readonly totalMinor: number;
  /** The invoice that a credit note takes back, or a part of it. */
  readonly corrects?: string | undefined;
};

/**
 * Gives the next number to a paper, in the transaction that causes it: one that is rolled back gives the number back
 * too, so there is never a gap. Everybody waits for the series until that transaction ends, so this is called last.
 * Written down with it is who owes and who sold as they were called that day; drawn is it when somebody asks.
 */
export async function issueInvoice(client: Queryable, paper: IssueInvoice): Promise<string> {
  const { bookingId, kind, totalMinor, corrects } = paper;
  if (!Number.isSafeInteger(totalMinor) || totalMinor <= 0) throw new RangeError(`${totalMinor} is no sum`);
  const { currency, taxPercent, issuedTo, issuedBy } = await readParties(client, bookingId);
  if (kind === 'credit_note') await refuseTooMuchCredit(client, paper);
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
  if (!written) throw new Error(`No number was given to a paper of ${bookingId}.`);
  return written.number;
}

/** The booking is locked by whoever takes its step, so nobody credits beside us. */
async function refuseTooMuchCredit(
  client: Queryable,
  { bookingId, totalMinor, corrects }: IssueInvoice,
): Promise<void> {
  const { rows } = await client.query<{ left: string }>(
    `select i.total_minor - coalesce((select sum(c.total_minor) from invoices c where c.corrects = i.number), 0) as left
     from invoices i where i.number = $1 and i.booking_id = $2 and i.kind = 'invoice'`,
    [corrects ?? null, bookingId],
  );
  const [invoice] = rows;
  if (!invoice) throw new Error(`${corrects} is no invoice of ${bookingId}.`);
  if (totalMinor > Number(invoice.left))
    throw new RangeError(`${totalMinor} is more than what is left of ${corrects}.`);
}

/** Somebody as a paper names him. */
export type Party = {
  readonly name: string;
  readonly lines: readonly string[];
  /** Of whoever sold, where we know it: the law wants it on his invoices. */
  readonly taxNumber?: string;
};

/** An organisation, or somebody. */
type Owing = Pick<Party, 'lines'> & (Pick<Party, 'name'> | Record<'firstName' | 'lastName', string>);

type Parties = {
  readonly currency: CurrencyCode;
  readonly taxPercent: string;
  readonly issuedTo: Party;
  readonly issuedBy: Party;
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

/** What is on an account is read by the house, everything else by whoever comes. */
const paperLocale = `case when b.method = 'bill-organisation' then coalesce(b.desk_locale, b.locale) else b.locale end`;

/** In the language in which the paper is drawn, as far as its town has a name in it. */
const organisation = (is: string) => `jsonb_build_object('name', ${is}.name, 'lines', array_remove(array[
    ${is}.street,
    (select t.name || ', ' || t.country_name from location_texts t where t.location_id = ${is}.location_id
       and t.locale in (${paperLocale}, 'en') order by t.locale = ${paperLocale} desc limit 1)
  ], null))`;

/** An organisation that pays on its account is owed the paper; else whoever booked, with what he said of where he lives. */
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

/** One series a year, for both kinds. Its row is made by the first paper of the year. */
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
