import { ENQUIRY_KINDS } from '@ashore/core/contract/values/enquiry.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { mailToOperator, mailToSender } from './send-enquiry.ts';

const storedEnquiry = {
  id: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11',
  reference: 'E-7K3M-9QXT',
  kind: 'press',
  name: 'Mara Lind',
  email: 'mara@example.org',
  bookingReference: '',
  message: 'One\n\nTwo\nthree',
  locale: 'en',
  secondsTaken: 20,
  trap: '',
} as const;
const support = { variant: 'ashore', siteName: 'Ashore', operatorAddress: 'desk@example.org' };

test('Every kind of enquiry has its own subject, with the reference first and the sender’s name last', () => {
  const subjects = ENQUIRY_KINDS.map((kind) => mailToOperator({ ...storedEnquiry, kind }, support).subject);
  expect(new Set(subjects).size).toBe(ENQUIRY_KINDS.length);
  for (const subject of subjects) expect(subject).toMatch(/^E-7K3M-9QXT: .+, Mara Lind$/);
});

test('The email to operations keeps the paragraphs and names a booking only if the sender did', () => {
  const { body } = mailToOperator(storedEnquiry, support);
  expect(body.paragraphs).toEqual(['One', 'Two\nthree']);
  expect(body.facts?.map(([label]) => label)).not.toContain('Order number');
  expect(mailToOperator({ ...storedEnquiry, bookingReference: 'A-1' }, support).body.facts).toContainEqual([
    'Order number',
    'A-1',
  ]);
});

test('The acknowledgement states the reference and is written in the sender’s language', () => {
  const mails = MESSAGE_LOCALES.map((locale) => mailToSender({ ...storedEnquiry, locale }, support));
  expect(new Set(mails.map(({ body }) => body.title)).size).toBe(MESSAGE_LOCALES.length);
  for (const { body, subject, to, locale } of mails) {
    expect(to).toBe('mara@example.org');
    // Chinese has full brackets of its own.
    expect(subject.endsWith(locale === 'zh-Hans' ? '（E-7K3M-9QXT）' : ' (E-7K3M-9QXT)'), subject).toBe(true);
    expect(body.facts?.map(([, value]) => value)).toEqual(['E-7K3M-9QXT']);
    expect(body.paragraphs.join()).toContain('Ashore');
  }
});
