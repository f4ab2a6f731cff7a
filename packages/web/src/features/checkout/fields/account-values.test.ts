import { expect, test } from 'vitest';
import { valuesOfAccount } from './account-values.ts';

const ada = { sub: '0acc0000-0000-4000-8000-000000000001', email: 'ada@example.org' };
const profile = { firstName: 'Ada', lastName: 'Lind', phoneNumber: '+4917012345678' };

const filled = {
  'contact.firstName': 'Ada',
  'contact.lastName': 'Lind',
  'contact.email': 'ada@example.org',
  'contact.phone': '0170 12345678',
  'contact.phoneCountry': 'DE',
};

test('An empty form gets name, address and telephone number, with the country of the number', () => {
  expect(valuesOfAccount(ada, profile, { 'contact.phoneCountry': 'FR' })).toMatchObject(filled);
});

test('What the traveller has typed stays, a number together with its country', () => {
  const typed = { 'contact.firstName': 'Adele', 'contact.phone': '612345678', 'contact.phoneCountry': 'ES' };
  const values = { ...typed, ...valuesOfAccount(ada, profile, typed) };
  expect(values).toMatchObject({ ...typed, 'contact.lastName': 'Lind', 'contact.email': 'ada@example.org' });
});

test('The form is filled in once, so what the traveller then empties stays empty', () => {
  const first = valuesOfAccount(ada, profile, {});
  expect(valuesOfAccount(ada, profile, { ...first, 'contact.lastName': '' })).toBeUndefined();
});

const bob = { sub: '0acc0000-0000-4000-8000-000000000002', email: 'bob@example.org' };
const profileOfBob = { firstName: 'Bob', lastName: '', phoneNumber: null };

test('Another account replaces what the one before filled in', () => {
  const first = valuesOfAccount(ada, profile, {}) ?? {};
  expect(valuesOfAccount(bob, profileOfBob, first)).toMatchObject({
    'contact.firstName': 'Bob',
    'contact.lastName': '',
    'contact.email': 'bob@example.org',
    'contact.phone': '',
  });
});

test.each([
  ['before the first log-in', { 'contact.firstName': 'Adele', 'contact.phone': '612345678' }, {}],
  [
    'over what the first account filled in',
    {},
    { 'contact.firstName': 'Adele', 'contact.phone': '612345678' },
  ],
])('Another account leaves what the traveller typed %s, and replaces the rest', (_, before, after) => {
  const values = { ...before, ...valuesOfAccount(ada, profile, before), ...after };
  expect({ ...values, ...valuesOfAccount(bob, profileOfBob, values) }).toMatchObject({
    'contact.firstName': 'Adele',
    'contact.lastName': '',
    'contact.email': 'bob@example.org',
    'contact.phone': '612345678',
  });
});

test('What a third account finds from the second one is replaced as well', () => {
  const first = valuesOfAccount(ada, profile, {}) ?? {};
  const second = { ...first, ...valuesOfAccount(bob, profileOfBob, first) };
  const carol = { sub: '0acc0000-0000-4000-8000-000000000003', email: 'carol@example.org' };
  expect(
    valuesOfAccount(carol, { firstName: 'Carol', lastName: 'Ek', phoneNumber: null }, second),
  ).toMatchObject({
    'contact.firstName': 'Carol',
    'contact.lastName': 'Ek',
    'contact.email': 'carol@example.org',
  });
});
