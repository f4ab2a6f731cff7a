import { expect, test } from 'vitest';
import { familyRoom, storedRoom, storedStayQuote } from '../../../test-support/hotels/held-stay.ts';
import { documentFacts, noRequests, site } from '../../../test-support/tickets/document-facts.ts';
import { textOfPdf, textsOfSheets } from '../../../test-support/tickets/read-pdf.ts';
import { tripOf } from '../bookings/trip-facts/trip-of.ts';
import { writeCalendar } from './calendar.ts';
import type { DocumentFacts } from './document-facts.ts';
import { drawInvoice } from './draw-invoice.ts';
import { drawManifest } from './draw-manifest.ts';
import { drawTickets } from './draw-tickets.ts';

const quote = storedStayQuote({ rooms: [storedRoom(), familyRoom()] });
const people = ['Mara Lind', '王小明'].map((name, position) => ({
  ...{ name, position, band: 'room' as const, age: null, answers: [], otherGuests: [] },
}));

function stayDocument(locale: DocumentFacts['locale'] = 'en'): DocumentFacts {
  const city = locale === 'zh-Hans' ? '里斯本' : 'Lisbon';
  return documentFacts({
    locale,
    trip: { ...tripOf(quote, undefined, locale), city },
    notes: { ...noRequests, people, comments: 'A quiet room' },
    tickets: people.map(({ name }, index) => ({
      participantName: name,
      band: 'room',
      code: `R00M000000000${index}AA`,
      isCancelled: false,
    })),
    lines: quote.lines,
  });
}

test('The voucher states hotel, nights, rooms with their lead guests, and the order number', async () => {
  const text = await textOfPdf(await drawTickets(stayDocument(), site));
  for (const expected of [
    'Hotel voucher',
    'Casa do Aguadeiro',
    'Thu, 14 May 2037, from 15:00 (Lisbon time)',
    'Order number K7Q2M9XT',
    'Room 2 of 2',
    'Family suite',
    'Mara Lind',
    'Free cancellation until Tue, 12 May 2037, 18:00 (Lisbon time)',
    'The hotel cannot guarantee this request.',
    'R00M0000000000AA',
  ])
    expect(text).toContain(expected);
  expect(text).not.toMatch(/ticket/i);
});

test('Facts that fill a sheet go on with the next one, above its foot', async () => {
  const document = stayDocument();
  const many = { ...document, facts: [...document.facts, ...document.facts, ...document.facts] };
  const sheets = await textsOfSheets(await drawTickets(many, site));
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets) expect(sheet).toContain('find-booking');
});

test('The voucher is written in the language of the booking, in Chinese as well', async () => {
  expect(await textOfPdf(await drawTickets(stayDocument('de'), site))).toContain('Buchungsnummer');
  const chinese = (await textOfPdf(await drawTickets(stayDocument('zh-Hans'), site))).replaceAll(' ', '');
  for (const expected of ['酒店确认单', '订单号', '家庭套房', '王小明', '客房2，共2间'])
    expect(chinese).toContain(expected);
});

test('The invoice has a line for each room, the dates of the stay and the tax of lodging', async () => {
  const invoice = {
    ...{ number: '2037-000001', kind: 'invoice' as const, corrects: null, totalMinor: 185_600 },
    ...{ taxPercent: 6, taxMinor: 10_506, issuedAt: new Date('2037-01-01T00:00:00Z'), tickets: [] },
    issuedTo: { name: 'Mara Lind', lines: [] },
    issuedBy: { name: 'Aguadeiro Hotels', lines: [] },
  };
  const text = await textOfPdf(await drawInvoice(stayDocument(), invoice, site));
  for (const expected of [
    'Dates of stay 14–18 May 2037',
    'Casa do Aguadeiro Twin room, lane side 1 €656.00 €656.00',
    'Casa do Aguadeiro Family suite 1 €1,200.00 €1,200.00',
    'of which VAT (6%)',
  ])
    expect(text).toContain(expected);
});

test('The calendar entry lasts from check-in to check-out on the clock of the hotel, and blocks no time', () => {
  const entry = writeCalendar(stayDocument(), site);
  expect(entry).toContain('DTSTART;TZID=Europe/Lisbon:20370514T150000');
  expect(entry).toContain('DTEND;TZID=Europe/Lisbon:20370518T120000');
  expect(entry).toContain('TRANSP:TRANSPARENT');
  expect(entry).toContain('BEGIN:VTIMEZONE');
});

test('The list of arrivals counts rooms and names their lead guests once', async () => {
  const { trip, facts } = stayDocument();
  const manifest = {
    ...{ locale: 'en' as const, trip, facts: [], supplierName: 'Aguadeiro Hotels' },
    readAt: new Date('2037-05-13T00:00:00Z'),
    bookings: [
      {
        orderNumber: 'K7Q2M9XT',
        contact: 'Mara Lind',
        requests: facts.filter(({ kind }) => kind === 'room'),
        people,
      },
    ],
  };
  const text = await textOfPdf(await drawManifest(manifest, site));
  expect(text).toContain('Arrivals');
  expect(text).toContain('2 rooms');
  expect(text.match(/王小明/g)).toHaveLength(1);
});
