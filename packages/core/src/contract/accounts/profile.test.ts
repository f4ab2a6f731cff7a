import { expect, test } from 'vitest';
import { saveProfile } from './profile.ts';

const details = {
  firstName: 'Mara',
  lastName: 'Silva',
  phoneNumber: '+4917012345678',
  language: 'de',
  currency: 'CHF',
};
const read = (more: object) =>
  saveProfile['~orpc'].inputSchema?.safeParse({
    query: { subjectId: '0acc0000-0000-4000-8000-000000000001' },
    body: { ...details, ...more },
  });
const refusedAt = (more: object) => read(more)?.error?.issues[0]?.path.join('.');

test('Names are cleaned, and a telephone number has its international form', () => {
  const { body } = read({ firstName: '  Mara \n Sofia ', phoneNumber: '+4917012345678' })?.data ?? {};
  expect(body).toMatchObject({ firstName: 'Mara Sofia', phoneNumber: '+4917012345678' });
});

test('A telephone number and a currency may be missing, and are then stated as none', () => {
  expect(read({ phoneNumber: null, currency: null })?.success).toBe(true);
  expect(refusedAt({ phoneNumber: undefined })).toBe('body.phoneNumber');
  expect(refusedAt({ currency: undefined })).toBe('body.currency');
});

test.each([
  ['firstName', ' '],
  ['firstName', 'a'.repeat(81)],
  ['lastName', 'www.example.org'],
  ['lastName', 'see https://example.org'],
  ['phoneNumber', '017012345678'],
  ['phoneNumber', '+999123456'],
  ['language', 'fr'],
  ['currency', 'BTC'],
])('The field %s refuses “%s”', (field, value) => {
  expect(refusedAt({ [field]: value })).toBe(`body.${field}`);
});
