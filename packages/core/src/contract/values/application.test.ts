import { expect, test } from 'vitest';
import { APPLICATION_LENGTHS, applicationFieldWithCard, isWebsite, mayHoldCard } from './application.ts';

test.each([
  ['', true],
  ['tejosail.example', true],
  ['https://tejosail.example/en', true],
  ['javascript:alert(1)', false],
  ['ftp://tejosail.example', false],
  ['https://user@tejosail.example', false],
  ['none', false],
])('A website is an address that a browser opens, or empty: %j %s', (text, good) => {
  expect(isWebsite(text)).toBe(good);
});

test('A card number is found in every field of free text', () => {
  const fields = Object.keys(APPLICATION_LENGTHS) as (keyof typeof APPLICATION_LENGTHS)[];
  const none = Object.fromEntries(fields.map((field) => [field, 'Doca 4'])) as Record<
    (typeof fields)[number],
    string
  >;
  expect(applicationFieldWithCard(none)).toBeUndefined();
  for (const field of fields) {
    expect(applicationFieldWithCard({ ...none, [field]: '3782 822463 10005' }), field).toBe(field);
  }
});

test('A French company may enter its registration number, although it looks like a card number', () => {
  const siret = '380 129 866 46850';
  expect(mayHoldCard('registration', `SIRET ${siret}, RCS Nanterre`)).toBe(false);
  expect(mayHoldCard('taxNumber', siret)).toBe(false);
  expect(mayHoldCard('registration', 'RCS 4242 4242 4242 4242')).toBe(true);
  expect(mayHoldCard('taxNumber', '4242 4242 4242 4242')).toBe(true);
});
