import { expect, test } from 'vitest';
import { documentFacts, site } from '../../../test-support/tickets/document-facts.ts';
import { textOfPdf } from '../../../test-support/tickets/read-pdf.ts';
import { drawInvoice, type InvoiceFacts } from './draw-invoice.ts';

const invoice: InvoiceFacts = {
  number: '2026-000123',
  kind: 'invoice',
  corrects: null,
  totalMinor: 7_250,
  taxPercent: 19,
  taxMinor: 1_158,
  issuedTo: { name: 'Mara Lind', lines: ['Am Kai 1', '24103 Kiel', 'DE'] },
  issuedBy: { name: 'Harbour Walks', lines: ['Cais 1', 'Lisbon, Portugal'] },
  issuedAt: new Date('2026-11-22T10:00:05Z'),
  tickets: [],
};
const facts = documentFacts({ discountMinor: 500 });

test('An invoice states its number, both parties, both dates, each line, the total and the included tax', async () => {
  const text = await textOfPdf(await drawInvoice(facts, invoice, site));
  for (const expected of [
    'Invoice 2026-000123',
    'Mara Lind Am Kai 1 24103 Kiel Germany',
    'Harbour Walks Cais 1 Lisbon, Portugal',
    'Date of issue 22 November 2026',
    'Date of service 27 March 2027',
    'Adult 1 €48.50 €48.50',
    'Child 1 €29.00 €29.00',
    'Discount -€5.00',
    'Total €72.50',
    'of which VAT (19%) €11.58',
    'Paid by card.',
    'Issued by Ashore Marketplace GmbH in the name and on behalf of Harbour Walks.',
  ])
    expect(text).toContain(expected);
});

test('The tax of the Canary Islands is named as what it is', async () => {
  const trip = { ...facts.trip, timeZone: 'Atlantic/Canary' };
  const text = await textOfPdf(
    await drawInvoice({ ...facts, trip }, { ...invoice, taxPercent: 7, taxMinor: 474 }, site),
  );
  expect(text).toContain('of which IGIC, the tax of the Canary Islands (7%) €4.74');
  expect(text).not.toContain('of which VAT');
});

test('The seller is named with their tax number', async () => {
  const issuedBy = { ...invoice.issuedBy, taxNumber: 'PT 501 234 567' };
  const text = await textOfPdf(await drawInvoice(facts, { ...invoice, issuedBy }, site));
  expect(text).toContain('Lisbon, Portugal VAT or tax number: PT 501 234 567');
});

test('Only the end of an address is read as the code of a country', async () => {
  const issuedTo = { name: 'Ann Ray', lines: ['1 Quay Street, Wilmington, DE', '19801 Wilmington', 'US'] };
  const text = await textOfPdf(await drawInvoice(facts, { ...invoice, issuedTo }, site));
  expect(text).toContain('1 Quay Street, Wilmington, DE 19801 Wilmington United States');
});

test('A group is one item at the group price, however many travellers come', async () => {
  const lines = [{ band: 'group', count: 4, unitMinor: 40_000, totalMinor: 40_000 }] as const;
  const text = await textOfPdf(await drawInvoice({ ...facts, lines }, invoice, site));
  expect(text).toContain('Group (4 people) 1 €400.00 €400.00');
});

test('A credit note on account does not mention a payment', async () => {
  const note: InvoiceFacts = {
    ...invoice,
    number: '2026-000150',
    kind: 'credit_note',
    corrects: invoice.number,
  };
  const text = await textOfPdf(await drawInvoice({ ...facts, method: 'bill-organisation' }, note, site));
  expect(text).not.toContain('the way it was paid');
  expect(text).toContain('The amount is credited to the account.');
});

test('A credit note names the corrected invoice and only the credited amount', async () => {
  const note: InvoiceFacts = {
    ...invoice,
    number: '2026-000150',
    kind: 'credit_note',
    corrects: invoice.number,
    totalMinor: 3_625,
    taxMinor: 579,
  };
  const text = await textOfPdf(await drawInvoice({ ...facts, locale: 'de' }, note, site));
  expect(text).toContain('Rechnungskorrektur 2026-000150');
  expect(text).toContain('Berichtigt die Rechnung 2026-000123.');
  expect(text).toMatch(/Gutgeschriebener Betrag 36,25 €/);
  expect(text).not.toContain('48,50');
});

test('A credit note names the cancelled tickets; a price reduction cancels none', async () => {
  const note: InvoiceFacts = { ...invoice, kind: 'credit_note', corrects: invoice.number };
  const tickets = [
    { participantName: 'Mara Lind', band: 'adult' },
    { participantName: 'Ida Lind', band: 'child' },
    { participantName: 'Jo Lind', band: 'adult' },
  ] as const;
  const text = await textOfPdf(await drawInvoice(facts, { ...note, tickets }, site));
  expect(text).toMatch(/Cancellation: .* 2 × Adult: Mara Lind, Jo Lind 1 × Child: Ida Lind 3 €72\.50/);
  const favour = await textOfPdf(await drawInvoice({ ...facts, locale: 'de' }, note, site));
  expect(favour).toContain('Preisnachlass: ');
  expect(favour).not.toContain('Stornierung');
});

test('An invoice states that no tax is due, yen have no decimals, and an account is billed later', async () => {
  const untaxed: InvoiceFacts = { ...invoice, totalMinor: 9_700, taxPercent: 0, taxMinor: 0 };
  const text = await textOfPdf(
    await drawInvoice(
      documentFacts({
        currency: 'JPY',
        method: 'bill-organisation',
        lines: [{ band: 'adult', count: 1, unitMinor: 9_700, totalMinor: 9_700 }],
      }),
      untaxed,
      site,
    ),
  );
  expect(text).toContain('Total ¥9,700');
  expect(text).toContain('No VAT included.');
  expect(text).toContain('Payable on account.');
});
