import { CannotStart } from '../database/cannot-start.ts';
import type { Environment } from './read-value.ts';

export type MailchimpSettings = {
  readonly url: string;
  readonly key: string;
  /** The audience of each list of the newsletter. */
  readonly audiences: Readonly<Record<string, string>>;
};

/** The account at Mailchimp from which newsletters are sent. Undefined unless a key is set. */
export function readNewsletterSettings(env: Environment): MailchimpSettings | undefined {
  const { MAILCHIMP_KEY: key, MAILCHIMP_AUDIENCES: audiences } = env;
  if (!key) return undefined;
  const [, dataCentre] = /^[0-9a-f]+-([a-z]{2,4}\d{1,3})$/i.exec(key) ?? [];
  if (!dataCentre)
    throw new CannotStart('MAILCHIMP_KEY takes a key of your Mailchimp account, which ends like -us21.');
  return { url: `https://${dataCentre}.api.mailchimp.com`, key, audiences: readAudiences(audiences) };
}

function readAudiences(text = ''): Readonly<Record<string, string>> {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=([\w-]+)\s*$/.exec(pair));
  const entries = pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? ''] as const] : []));
  if (entries.length !== pairs.length)
    throw new CannotStart('MAILCHIMP_AUDIENCES takes a list and its audience, as in ashore=a1b2c3d4e5.');
  return Object.fromEntries(entries);
}
