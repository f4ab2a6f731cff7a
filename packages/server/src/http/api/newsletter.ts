import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { confirmSubscription } from '../../features/newsletter/confirm-subscription.ts';
import { subscribe as subscribeTo } from '../../features/newsletter/subscribe.ts';
import { unsubscribe } from '../../features/newsletter/unsubscribe.ts';
import { atMost } from './at-most.ts';
import type { ApiContext } from './context.ts';
import { refusing } from './refusing.ts';

const calls = implement(contract.newsletter).$context<ApiContext>();
const newsletter = calls.use(atMost(5)).use(refusing);
// More than a person needs, and no help to somebody who guesses.
const byMail = calls.use(atMost(20)).use(refusing);

export const subscribe = newsletter.subscribe.handler(async ({ input, context, errors }) => {
  if (input.listId !== context.newsletterList) throw errors.not_found();
  const { listId, email_address: emailAddress, language } = input;
  const isAsked = await subscribeTo(context.database, { listId, emailAddress, language }, context.site);
  return isAsked ? { email_address: emailAddress, status: 'pending' } : {};
});

export const confirm = byMail.confirm.handler(async ({ input, context }) => {
  await confirmSubscription(context.database, input.token, context.site);
  return { status: 'subscribed' as const };
});

export const leave = byMail.leave.handler(async ({ input, context }) => {
  await unsubscribe(context.database, input.token);
  return { status: 'unsubscribed' as const };
});
