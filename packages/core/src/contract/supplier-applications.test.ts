import { expect, test } from 'vitest';
import { applyAsSupplier } from './supplier-applications.ts';

const form = {
  id: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11',
  companyName: 'Tejo Sail',
  legalForm: 'Lda.',
  registration: 'NIPC 500 000 000',
  street: 'Doca do Bom Sucesso 4',
  city: 'Lisboa',
  country: 'PT',
  contactName: 'Inês Faria',
  email: 'ines@example.org',
  dialCode: '+351',
  phone: '21 000 00 00',
  productTypes: ['tours'],
  languages: ['en'],
  productCount: '1-5',
  termsVersion: '2026-11-21',
  agreesToTerms: true,
  offersOnlyLawful: true,
  language: 'en',
  secondsTaken: 90,
};
const read = (more: object) => applyAsSupplier['~orpc'].inputSchema?.safeParse({ ...form, ...more });
const refusedAt = (more: object) => read(more)?.error?.issues[0]?.path.join('.');

test('An application identifies the trader as the law requires of a marketplace; website, tax number and message may be empty', () => {
  expect(read({})?.data).toMatchObject({ website: '', taxNumber: '', message: '', trap: '' });
  const needed = ['companyName', 'legalForm', 'registration', 'street', 'city', 'contactName', 'phone'];
  for (const field of needed) expect(refusedAt({ [field]: '  ' })).toBe(field);
  expect(refusedAt({ country: 'XX' })).toBe('country');
  expect(refusedAt({ productTypes: [] })).toBe('productTypes');
  expect(refusedAt({ languages: ['tlh'] })).toBe('languages.0');
});

test('A tax number that begins like one of its country must have the form of that country', () => {
  expect(read({ taxNumber: ' PT 501 234 567 ' })?.data).toMatchObject({ taxNumber: 'PT 501 234 567' });
  expect(refusedAt({ taxNumber: 'PT 501 234' })).toBe('taxNumber');
  expect(refusedAt({ taxNumber: 'PT 501 234', country: 'US' })).toBeUndefined();
  expect(refusedAt({ taxNumber: '5'.repeat(41) })).toBe('taxNumber');
});

test('An application without the applicant’s agreement is refused', () => {
  expect(refusedAt({ agreesToTerms: false })).toBe('agreesToTerms');
  expect(refusedAt({ offersOnlyLawful: false })).toBe('offersOnlyLawful');
});

test('A phone number must be one that the country of its dial code has', () => {
  for (const phone of ['0210000000', '210 00', 'call me at 21']) expect(refusedAt({ phone })).toBe('phone');
  expect(refusedAt({ phone: '0151 234 567 89', dialCode: '+49' })).toBeUndefined();
  expect(refusedAt({ phone: '+49 151 234 567 89' })).toBeUndefined();
});
