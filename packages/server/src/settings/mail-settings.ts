import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { type Environment, readOneOf, readSecretToken, readWholeNumber } from './read-value.ts';

/** Destination of emails. With `nowhere` they stay in the outbox until a destination is set. */
type MailDestination =
  | { readonly to: 'server'; readonly smtpUrl: string }
  | { readonly to: 'mailbox'; readonly token: string | undefined }
  | { readonly to: 'nowhere' };

export type MailSettings = {
  readonly destination: MailDestination;
  /** Without a name, the name of the variant is used. */
  readonly from: { readonly name: string | undefined; readonly address: string };
  readonly retentionDays: number;
};

type MailSettingsInput = {
  readonly environment: 'integration' | 'production';
  readonly operatorEmail: string;
};

export function readMailSettings(env: Environment, input: MailSettingsInput): MailSettings {
  return {
    destination: readMailDestination(env, input),
    from: readSender(env, input),
    retentionDays: readWholeNumber(env, 'MAIL_KEEP_DAYS', 30),
  };
}

function readMailDestination(env: Environment, { environment }: MailSettingsInput): MailDestination {
  const smtpUrl = env.SMTP_URL;
  const mailbox = readOneOf(
    env,
    'MAILBOX',
    ['on', 'off'],
    environment === 'integration' && !smtpUrl ? 'on' : 'off',
  );
  const token = readSecretToken(env, 'MAILBOX_TOKEN');
  if (!smtpUrl) return mailbox === 'on' ? { to: 'mailbox', token } : { to: 'nowhere' };
  if (mailbox === 'on') throw new CannotStart('Set either SMTP_URL or MAILBOX, not both.');
  const url = URL.parse(smtpUrl);
  // The value is not shown, because it may contain a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname))
    throw new CannotStart('SMTP_URL must be an address such as smtps://user:password@mail.example.org:465.');
  return { to: 'server', smtpUrl };
}

function readSender(
  { MAIL_FROM: value, SMTP_URL }: Environment,
  { operatorEmail }: MailSettingsInput,
): MailSettings['from'] {
  if (!value) {
    // The mail server would not be responsible for a guessed sender, and such emails end as spam.
    if (SMTP_URL) throw new MissingEnvironmentVariable('MAIL_FROM');
    return { name: undefined, address: operatorEmail };
  }
  const match = /^(?:([^<>"@\p{Cc}]{1,60})<)?([\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)(>?)$/u.exec(value.trim());
  const [, name, address, end] = match ?? [];
  if (!address || (name === undefined) !== (end === ''))
    throw new CannotStart(
      `MAIL_FROM must be like Ashore <hello@example.org> or hello@example.org, not "${value}".`,
    );
  return { name: name?.trim() || undefined, address };
}
