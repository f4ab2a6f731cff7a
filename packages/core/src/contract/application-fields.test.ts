import { expect, test } from 'vitest';
import {
  APPLICATION_LENGTHS,
  applicationFieldWithCard,
  isPhoneNumber,
  isWebsite,
  mayHoldCard,
} from './application-fields.ts';

test.each([
  ['', true],
  ['tejosail.example', true],
  ['https://tejosail.example/en', true],
  ['javascript:alert(1)', false],
  ['ftp://tejosail.example', false],
  ['https://user@tejosail.example', false],
  ['none', false],
])('A website is one that a browser opens, or none: %j %s', (text, good) => {
  expect(isWebsite(text)).toBe(good);
});

test.each([
  ['21 000 00 00', true],
  ['(0)40 / 123-45', true],
  ['12', false],
  ['+351 21 000 00 00', false],
  ['call me', false],
])('A number is digits in groups, without the code that stands before it: %s %s', (text, good) => {
  expect(isPhoneNumber(text)).toBe(good);
});

test('The number of a card is found in whichever field of free text it stands', () => {
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

test('A company of France is registered under a number that looks like a card’s, and may say so there', () => {
  const siret = '380 129 866 46850';
  expect(mayHoldCard('registration', `SIRET ${siret}, RCS Nanterre`)).toBe(false);
  expect(mayHoldCard('taxNumber', siret)).toBe(false);
  expect(mayHoldCard('registration', 'RCS 4242 4242 4242 4242')).toBe(true);
  expect(mayHoldCard('taxNumber', '4242 4242 4242 4242')).toBe(true);
});
