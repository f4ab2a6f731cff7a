import { expect, test } from 'vitest';
import { type ApplicationValues, checkApplication } from './check-application.ts';

const texts = {
  companyName: 'Tejo Sail',
  legalForm: 'Lda.',
  registration: 'NIPC 500 000 000',
  taxNumber: '',
  street: 'Doca 4',
  city: 'Lisboa',
  country: 'PT',
  website: '',
  contactName: 'Inês',
  email: 'ines@example.org',
  dialCode: '+351',
  phone: '21 000 00 00',
  message: '',
};
const good: ApplicationValues = {
  texts,
  productTypes: ['tours'],
  languages: ['en'],
  productCount: '1-5',
  agreesToTerms: true,
  offersOnlyLawful: true,
  trap: '',
};
const check = (values: ApplicationValues) => checkApplication(values, (key) => key);

test('A valid application has no errors, and an empty one has an error for each field in the order of the form', () => {
  expect(check(good)).toEqual({});
  const empty = Object.fromEntries(Object.keys(texts).map((name) => [name, ''])) as typeof texts;
  const fieldErrors = check({
    texts: empty,
    productTypes: [],
    languages: [],
    productCount: undefined,
    agreesToTerms: false,
    offersOnlyLawful: false,
    trap: '',
  });
  expect(Object.keys(fieldErrors)).toEqual([
    'companyName',
    'legalForm',
    'registration',
    'street',
    'city',
    'country',
    'contactName',
    'email',
    'phone',
    'productTypes',
    'productCount',
    'languages',
    'offersOnlyLawful',
    'agreesToTerms',
  ]);
});

test.each([
  ['website', 'javascript:alert(1)', 'apply.websiteInvalid'],
  ['taxNumber', 'PT 501 234', 'apply.taxNumberInvalid'],
  ['taxNumber', '5'.repeat(41), 'apply.taxNumberInvalid'],
  ['taxNumber', '4242 4242 4242 4242', 'form.cardNumber'],
  ['email', 'ines', 'shell.emailInvalid'],
  ['phone', '+351 21 000', 'apply.phoneInvalid'],
  ['message', '4242 4242 4242 4242', 'form.cardNumber'],
  ['street', '4242 4242 4242 4242', 'form.cardNumber'],
  ['phone', '3782 822463 10005', 'form.cardNumber'],
  ['message', 'x'.repeat(3_001), 'form.tooLong'],
  ['companyName', 'x'.repeat(121), 'form.tooLong'],
  ['companyName', ' x ', 'apply.companyNameMissing'],
])(
  'Input that the server would refuse in %s is reported before anything is sent: %j',
  (field, text, complaint) => {
    expect(check({ ...good, texts: { ...texts, [field]: text } })).toEqual({ [field]: complaint });
  },
);
