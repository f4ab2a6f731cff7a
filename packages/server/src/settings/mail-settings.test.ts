import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { mailboxTokenFor } from './mailbox-token.ts';

const production = { ENVIRONMENT: 'production', PUBLIC_URL: 'https://www.example.org' };
const smtp = { SMTP_URL: 'smtps://me:canary@mail.example.org', MAIL_FROM: 'Ashore <hello@example.org>' };

test.each([
  ['a test system without settings', {}, { to: 'mailbox', token: undefined }],
  ['production without settings', production, { to: 'nowhere' }],
  ['production with a mail server', { ...production, ...smtp }, { to: 'server', smtpUrl: smtp.SMTP_URL }],
  ['a test system with a mail server', smtp, { to: 'server', smtpUrl: smtp.SMTP_URL }],
  ['production with MAILBOX=on', { ...production, MAILBOX: 'on' }, { to: 'mailbox' }],
  ['a test system with MAILBOX=off', { MAILBOX: 'off' }, { to: 'nowhere' }],
])('The settings choose between mail server, mailbox and outbox: %s', (_, env, destination) => {
  expect(readSettings(env).mail.destination).toMatchObject(destination);
});

test.each([
  [{ MAIL_FROM: 'Ashore Reisen <post@example.org>' }, { name: 'Ashore Reisen', address: 'post@example.org' }],
  [{ MAIL_FROM: 'post@example.org' }, { name: undefined, address: 'post@example.org' }],
  [{ OPERATOR_EMAIL: 'us@example.org' }, { name: undefined, address: 'us@example.org' }],
])('The sender is the configured one, or the operator: %o', (env, from) => {
  expect(readSettings(env).mail.from).toEqual(from);
});

test.each([
  [{ SMTP_URL: 'https://me:canary@mail.example.org' }, /^SMTP_URL must be an address such as/],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be/],
  [{ SMTP_URL: smtp.SMTP_URL }, /^Environment variable MAIL_FROM not set/],
  [{ ...smtp, MAILBOX: 'on' }, /^Set either SMTP_URL or MAILBOX, not both/],
  [{ ...smtp, MAIL_FROM: 'Ashore hello@example.org' }, /^MAIL_FROM must be like/],
  [{ ...smtp, MAIL_FROM: 'Ashore <hello@example.org' }, /^MAIL_FROM must be like/],
  [{ ...smtp, MAIL_FROM: 'A\r\nBcc: x <hello@example.org>' }, /^MAIL_FROM must be like/],
  [{ MAILBOX: 'yes' }, /^MAILBOX must be one of on, off/],
  [{ MAILBOX_TOKEN: 'short' }, /^MAILBOX_TOKEN must have at least 12/],
  [{ MAIL_KEEP_DAYS: '0' }, /^MAIL_KEEP_DAYS must be a whole number from 1/],
  [{ ROLE: 'worker' }, /^ROLE=worker requires a DATABASE_URL/],
  [{ ROLE: 'web' }, /^ROLE=web requires a DATABASE_URL/],
  [{ ROLE: 'mailer' }, /^ROLE must be one of all, web, worker/],
])(
  'An invalid setting is reported at start, and the message never contains a password: %o',
  (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
    try {
      readSettings(env);
    } catch (error) {
      expect((error as Error).message).not.toContain('canary');
    }
  },
);

test('The mailbox token is the configured one, or a new one at each start; without a mailbox no token exists', () => {
  const tokenOf = (env: Record<string, string>) => mailboxTokenFor(readSettings(env));
  expect(tokenOf({ MAILBOX_TOKEN: 'a-long-enough-token' })).toBe('a-long-enough-token');
  expect(tokenOf({})).toMatch(/^[\w-]{24}$/);
  expect(tokenOf({})).not.toBe(tokenOf({}));
  expect(tokenOf(production)).toBeUndefined();
});
