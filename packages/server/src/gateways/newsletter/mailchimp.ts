import type { Locale } from '@ashore/core/locale/locales.ts';
import { z } from 'zod';
import { refuseInsideTransaction } from '../../database/transaction.ts';
import { embeddedNewsletter } from './embedded.ts';
import type { NewsletterFailure, NewsletterMember, NewsletterProvider } from './port.ts';

export type MailchimpAccount = {
  /** The host of the account's data centre: https://us21.api.mailchimp.com. */
  readonly url: string;
  readonly key: string;
  /** The audience of each list. A list without one is in our database only. */
  readonly audiences: Readonly<Record<string, string>>;
};

type MailchimpOptions = MailchimpAccount & { readonly waitMs?: number };

const languageCodes: Record<Locale, string> = { en: 'en', de: 'de', 'zh-Hans': 'zh', fr: 'fr' };

const storedMemberSchema = z.object({ email_address: z.string() });
const audienceSchema = z.object({ id: z.string() });
const problemSchema = z.object({ title: z.string() });

type Request = { readonly method: string; readonly path: string; readonly body?: object };
type Answer = { readonly status: number; readonly body: unknown };

/** Stores members in audiences of Mailchimp. Each request waits for a limited time and follows no redirect. */
export function mailchimpNewsletter({
  url,
  key,
  audiences,
  waitMs = 10_000,
}: MailchimpOptions): NewsletterProvider {
  return {
    audienceOf(listId) {
      const audience = audiences[listId];
      return audience === undefined
        ? embeddedNewsletter.audienceOf(listId)
        : `mailchimp/${new URL(url).host}/${audience}`;
    },
    async store({ listId, member, subscriber }, signal) {
      refuseInsideTransaction('The newsletter provider was called');
      const audience = audiences[listId];
      if (audience === undefined) return undefined;
      const list = `/3.0/lists/${encodeURIComponent(audience)}`;
      const path = `${list}/members/${member}`;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
      try {
        if (subscriber?.isSubscribed) return await subscribe(path, subscriber, limit);
        const answer = await call(
          subscriber
            ? { method: 'PATCH', path, body: { status: 'unsubscribed' } }
            : { method: 'POST', path: `${path}/actions/delete-permanent` },
          limit,
        );
        if (answer.status === 404) return await findAudience(list, limit);
        return [200, 204].includes(answer.status) ? undefined : failureOf(answer);
      } catch (error) {
        const { cause, message } = error as Error;
        return { failed: 'unreachable', details: cause instanceof Error ? cause.message : message };
      }
    },
  };

  /** A member that an audience does not have is not subscribed there. Without the audience the answer is the same. */
  async function findAudience(path: string, signal: AbortSignal): Promise<NewsletterFailure | undefined> {
    const answer = await call({ method: 'GET', path }, signal);
    if (answer.status !== 200) return failureOf(answer);
    return audienceSchema.safeParse(answer.body).success
      ? undefined
      : { failed: 'unreadable', details: 'an answer without the audience' };
  }

  async function subscribe(
    path: string,
    { emailAddress, language }: NonNullable<NewsletterMember['subscriber']>,
    signal: AbortSignal,
  ): Promise<NewsletterFailure | undefined> {
    const putMember = (status: 'subscribed' | 'pending') => {
      const body = { email_address: emailAddress, status, language: languageCodes[language] };
      return call({ method: 'PUT', path, body }, signal);
    };
    const answer = await putMember('subscribed');
    // Someone who unsubscribed with a link of Mailchimp subscribes again only with an email of Mailchimp.
    const isBlocked = answer.status === 400 && titleOf(answer) === 'Member In Compliance State';
    const lastAnswer = isBlocked ? await putMember('pending') : answer;
    if (lastAnswer.status !== 200) return failureOf(lastAnswer);
    return storedMemberSchema.safeParse(lastAnswer.body).success
      ? undefined
      : { failed: 'unreadable', details: 'an answer without the address' };
  }

  async function call({ method, path, body }: Request, signal: AbortSignal): Promise<Answer> {
    const answer = await fetch(new URL(path, url), {
      method,
      redirect: 'error',
      signal,
      headers: {
        authorization: `Basic ${Buffer.from(`ashore:${key}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: parsedJson(await answer.text()) };
  }
}

/** What it says of an address stays so. Any other status is a fault, or a limit, that ends. */
function failureOf(answer: Answer): NewsletterFailure {
  const title = titleOf(answer);
  return answer.status === 400 && title !== undefined
    ? { failed: 'refused', details: title }
    : { failed: 'unreachable', details: `status ${answer.status}` };
}

function titleOf({ body }: Answer): string | undefined {
  return problemSchema.safeParse(body).data?.title;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
