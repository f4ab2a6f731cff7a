import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { applicationWith, supportAddress } from '../../../test-support/suppliers/application.ts';
import {
  approvalMail,
  mailToApplicant,
  mailToOperator,
  refusalMail,
  reminderToApplicant,
} from './application-mails.ts';

const applicationIn = (locale: MessageLocale) => ({
  ...applicationWith({ locale }),
  reference: 'S-7K3M-9QXT',
});
const decidedIn = (locale: MessageLocale) => ({
  ...applicationIn(locale),
  siteName: 'Ashore',
  operatorAddress: 'desk@example.org',
});

const mails = {
  received: (locale: MessageLocale) => mailToApplicant(applicationIn(locale), supportAddress),
  reminder: (locale: MessageLocale) =>
    reminderToApplicant({ ...applicationIn(locale), today: '2026-11-21' }, supportAddress),
  approved: (locale: MessageLocale) => approvalMail(decidedIn(locale)),
  declined: (locale: MessageLocale) => refusalMail({ ...decidedIn(locale), reason: 'Because.' }),
};

test.each(Object.entries(mails))(
  'The email "%s" is written in each language and states the reference',
  (_, write) => {
    const applicationIn = MESSAGE_LOCALES.map(write);
    expect(new Set(applicationIn.map(({ subject }) => subject)).size).toBe(MESSAGE_LOCALES.length);
    for (const { subject, body, locale } of applicationIn) {
      // Chinese has full brackets of its own.
      expect(subject.endsWith(locale === 'zh-Hans' ? '（S-7K3M-9QXT）' : ' (S-7K3M-9QXT)'), subject).toBe(
        true,
      );
      expect(body.facts?.map(([, value]) => value)).toEqual(['S-7K3M-9QXT']);
      expect(body.paragraphs.join()).toContain('Ashore');
    }
  },
);

test('Each email has its own key, which contains no personal data', () => {
  const keys = Object.values(mails).map((write) => write('en').key);
  // Compared without the id, which is another one in each application.
  expect(new Set(keys.map((key) => key.replace(/:[^:]*-[^:]*:/, ':')).values()).size).toBe(keys.length);
  expect(keys.join()).not.toContain('@');
});

test('Replies to a decision go to operations; an acknowledgement has no reply address', () => {
  expect(mails.approved('en').replyTo).toBe('desk@example.org');
  expect(mails.declined('en').replyTo).toBe('desk@example.org');
  expect(mails.received('en').replyTo).toBeUndefined();
});

test('A rejection without a reason has no empty paragraph', () => {
  const { paragraphs } = refusalMail({ ...decidedIn('de'), reason: '' }).body;
  expect(paragraphs).toHaveLength(2);
  expect(paragraphs.join()).not.toContain('Grund');
});

test('Operations receive all facts needed to check a company, and its website only if it has one', () => {
  const { body } = mailToOperator(applicationIn('en'), supportAddress);
  expect(body.facts?.map(([label]) => label)).toEqual([
    'Reference',
    'Company',
    'Register',
    'Tax number',
    'Address',
    'Website',
    'Contact',
    'Email',
    'Phone',
    'Offers',
    'Number of trips',
    'Guides in',
    'Writes in',
    'Applied on',
  ]);
  const without = mailToOperator(
    { ...applicationIn('en'), website: '', taxNumber: '', message: '' },
    supportAddress,
  ).body;
  expect(without.facts?.map(([label]) => label)).not.toContain('Website');
  expect(without.facts).toContainEqual(['Tax number', 'not given']);
  expect(without.paragraphs).toEqual(['The applicant left no message.']);
});
