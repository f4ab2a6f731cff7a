import { expect, test } from 'vitest';
import { documentFacts, site } from '../../../test-support/tickets/document-facts.ts';
import { textOfPdf, textsOfSheets } from '../../../test-support/tickets/read-pdf.ts';
import { drawManifest, type Manifest } from './draw-manifest.ts';

const { trip, supplierName } = documentFacts();
const mara = {
  name: 'Mara Lind',
  band: 'adult',
  dateOfBirth: '1990-01-02',
  gender: 'female',
  nationality: 'DE',
  documentKind: 'passport',
  passportNumber: 'C01X00T47',
  passportExpiry: '2030-05-06',
  addressJson: JSON.stringify({ address: 'Am Kai 1', postalCode: '24103', city: 'Kiel', country: 'DE' }),
} as const;
const manifest: Manifest = {
  locale: 'en',
  trip,
  facts: [],
  supplierName,
  readAt: new Date('2027-03-26T18:00:00Z'),
  bookings: [
    {
      orderNumber: 'K7Q2M9XT',
      contact: 'Mara Lind, +4917012345',
      requests: [{ kind: 'pickup', label: 'Pick-up', text: 'Hotel Avenida, 09:30', href: null }],
      people: [mara, { name: 'Jonas Lind', band: 'child', age: 9 }],
    },
  ],
};

test('The manifest states the given personal data of each traveller, and nothing that was not given', async () => {
  const text = await textOfPdf(await drawManifest(manifest, site));
  for (const expected of [
    'Travellers',
    'Sunset sail on the Tagus',
    '2 travellers',
    'K7Q2M9XT',
    'Contact: Mara Lind, +4917012345',
    'Born 2 January 1990',
    'Female',
    'Nationality: Germany',
    'Passport C01X00T47',
    'Passport valid until 6 May 2030',
    'Address: Am Kai 1, 24103 Kiel, Germany',
    'Jonas Lind',
    'Age 9',
    'Pick-up Hotel Avenida, 09:30',
    'Personal data',
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain('null');
});

test('The manifest names the document whose number it states', async () => {
  const [first] = manifest.bookings;
  const textOf = async (documentKind: 'identity-card' | undefined) => {
    const { documentKind: _, ...person } = mara;
    const people = [{ ...person, ...(documentKind && { documentKind }) }];
    const bookings = [{ orderNumber: 'A', contact: 'B', requests: [], ...first, people }];
    return textOfPdf(await drawManifest({ ...manifest, bookings }, site));
  };
  expect(await textOf('identity-card')).toContain('Identity card C01X00T47');
  // A booking of a time when no kind was asked.
  expect(await textOf(undefined)).toContain('Passport or identity card C01X00T47');
});

test('A long manifest takes several sheets, and each traveller is on exactly one of them', async () => {
  const people = Array.from({ length: 30 }, (_, index) => ({ ...mara, name: `Guest ${index + 1}.` }));
  const [first] = manifest.bookings;
  const sheets = await textsOfSheets(
    await drawManifest(
      {
        ...manifest,
        locale: 'de',
        bookings: [{ ...first, orderNumber: 'A', contact: 'B', requests: [], people }],
      },
      site,
    ),
  );
  expect(sheets.length).toBeGreaterThan(2);
  for (const { name } of people) expect(sheets.filter((text) => text.includes(name))).toHaveLength(1);
  for (const text of sheets) expect(text).toContain('Personenbezogene Daten');
});
