import { expect, test } from 'vitest';
import type { CheckoutField, FieldKind } from './field.ts';
import { fieldProblem } from './validate-field.ts';

const field = (kind: FieldKind, parts: Partial<CheckoutField> = {}): CheckoutField => ({
  name: 'f',
  kind,
  label: { text: '' },
  isRequired: true,
  ...parts,
});
const problem = (checked: CheckoutField, text: string) =>
  fieldProblem(checked, { f: text, fCountry: 'DE' }, '2026-11-22');

test('Blanks count as an empty value: missing in a required field, accepted in an optional one', () => {
  expect(problem(field('text'), '  ')).toBe('missing');
  expect(problem(field('text', { isRequired: false }), '  ')).toBeUndefined();
});

test.each([
  ['text', { length: 'name' }, 'x'.repeat(81), 'tooLong'],
  ['text', { length: 'passportNumber' }, 'X1', 'tooShort'],
  ['text', { length: 'name' }, '4242 4242 4242 4242', 'card'],
  ['text', { length: 'name' }, 'http://evil.example/win', 'link'],
  ['email', {}, 'marie@', 'email'],
  ['phone', {}, '0151', 'phone'],
  ['phone', {}, '0651 2', 'phone'],
  ['number', {}, 'tall', 'number'],
  ['number', {}, '1234567890', 'number'],
  ['number', { limits: { from: 1, to: 300 } }, '900', 'range'],
  ['birthday', {}, '2027-01-01', 'future'],
  // The server accepts only later dates.
  ['birthday', {}, '1900-01-01', 'date'],
  ['birthday', { ages: { from: null, to: 2, day: '2027-05-15' } }, '1950-01-01', 'age'],
  ['birthday', { ages: { from: 13, to: null, day: '2027-05-15' } }, '2014-05-16', 'age'],
  ['birthday', {}, '1990-02-30', 'date'],
  ['expiry', {}, '2027-02-30', 'date'],
  ['expiry', { notBefore: '2027-05-15' }, '2027-05-14', 'expired'],
  // A number of sixteen digits is no telephone number, and is not called a card.
  ['phone', {}, '4242 4242 4242 4242', 'phone'],
  ['country', {}, 'ZZ', 'missing'],
  ['choice', { choices: [{ value: 'a', label: { text: 'A' } }] }, 'b', 'missing'],
  ['time', {}, '25:00', 'missing'],
] as const)(
  'A value that the server would refuse in a %s field is reported beside it: %o %s',
  (kind, parts, text, found) => {
    expect(problem(field(kind, parts), text)).toBe(found);
  },
);

test.each([
  ['text', {}, '李'],
  ['email', {}, 'marie@example.org'],
  ['phone', {}, '0151 23456789'],
  ['number', {}, '1,75'],
  ['number', { limits: { from: 1, to: 300 } }, '300'],
  // The longest number that the server accepts.
  ['number', {}, '123456789.125'],
  ['birthday', {}, '2026-11-22'],
  ['birthday', { ages: { from: 13, to: null, day: '2027-05-15' } }, '2014-05-15'],
  ['expiry', { notBefore: '2027-05-15' }, '2027-05-15'],
  ['country', {}, 'XK'],
  ['choice', { choices: [{ value: 'a', label: { text: 'A' } }] }, 'a'],
  ['time', {}, '08:05'],
] as const)('A valid value is accepted: %s %o %s', (kind, parts, text) => {
  expect(problem(field(kind, parts), text)).toBeUndefined();
});
