import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { WAIVER_KINDS } from '@ashore/core/waivers/waiver-kinds.ts';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import { expect, test } from 'vitest';
import { documentFacts, site } from '../../../test-support/tickets/document-facts.ts';
import { textOfPdf, textsOfSheets } from '../../../test-support/tickets/read-pdf.ts';
import type { WaiverFacts } from '../waivers/document-facts.ts';
import { drawTickets } from './draw-tickets.ts';
import { drawWaiver } from './draw-waiver.ts';

const facts: WaiverFacts = {
  text: waiverText('water', 'en'),
  textHash: 'a1'.repeat(32),
  participantName: 'Mara Lind',
  guardianName: null,
  signature: { kind: 'typed', text: 'mara lind' },
  trip: {
    name: 'Kayak from Three Anchor Bay',
    city: 'Cape Town',
    supplierName: 'Bay Paddlers',
    date: localDate('2027-03-27'),
    timeZone: 'Africa/Johannesburg',
  },
  signedAt: new Date('2026-11-22T23:14:05.123Z'),
  seal: 'b2'.repeat(32),
};

test('Dashes can be read and copied also after another document was drawn with the same fonts', async () => {
  await drawTickets(documentFacts(), site);
  expect(await textOfPdf(await drawWaiver(facts, site))).toContain('Mara Lind – Signed by typing the name');
});

test('The document contains the whole text, the signer, the trip, and the time in UTC and local time', async () => {
  const text = await textOfPdf(await drawWaiver(facts, site));
  const unbroken = text.replaceAll(' ', '');
  for (const { heading, points } of facts.text.sections)
    for (const line of [heading, ...points]) expect(unbroken).toContain(line.replaceAll(' ', ''));
  for (const expected of [
    'Kayak from Three Anchor Bay',
    'Mara Lind – Signed by typing the name',
    'mara lind',
    'Bay Paddlers',
    '2026-11-22T23:14:05.123Z (UTC)',
    '23 November 2026, 01:14 (Cape Town time)',
    facts.text.version,
    facts.textHash,
    facts.seal,
  ])
    expect(text).toContain(expected);
});

test('A guardian who signed is named beside the child', async () => {
  const signed = {
    ...facts,
    guardianName: 'Jonas Lind',
    signature: { kind: 'typed', text: 'Jonas Lind' },
  } as const;
  const text = await textOfPdf(await drawWaiver(signed, site));
  expect(text).toContain('Participant Mara Lind Parent or guardian Jonas Lind');
  expect(text).toContain('Jonas Lind – Signed by typing the name');
});

test('A drawn signature is stored as lines, which stay sharp, and not as an image', async () => {
  const drawn = (...strokes: number[][]) =>
    drawWaiver({ ...facts, signature: { kind: 'drawn', strokes } }, site);
  const signed = await drawn([10, 100, 300, 20, 590, 180], [300, 20]);
  expect(await textOfPdf(signed)).toContain('Mara Lind – Signed by hand on screen');
  expect(signed.includes('/Subtype /Image')).toBe(false);
  expect(signed.equals(await drawn([10, 100, 300, 21, 590, 180], [300, 20]))).toBe(false);
});

test('The same signature gives the same file, byte for byte', async () => {
  expect((await drawWaiver(facts, site)).equals(await drawWaiver(facts, site))).toBe(true);
});

test('Every text fits on two sheets in every language, and the signature shares a sheet with some of the text', async () => {
  for (const kind of WAIVER_KINDS) {
    for (const locale of MESSAGE_LOCALES) {
      const sheets = await textsOfSheets(
        await drawWaiver({ ...facts, text: waiverText(kind, locale) }, site),
      );
      const last = waiverText(kind, locale).sections.at(-1)?.heading ?? '';
      expect([kind, locale, sheets.length <= 2, sheets.at(-1)?.includes(last)]).toEqual([
        kind,
        locale,
        true,
        true,
      ]);
    }
  }
});
