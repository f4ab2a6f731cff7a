import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { confirmSubscription } from '../../features/newsletter/confirm-subscription.ts';
import { subscribe as subscribeTo } from '../../features/newsletter/subscribe.ts';
import { isSubscribed, setSubscribed } from '../../features/newsletter/subscribe-owner.ts';
import { unsubscribe } from '../../features/newsletter/unsubscribe.ts';
import { accountOf, type GrantedContext } from '../access/grant-access.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { rateLimit } from '../api/middleware/rate-limit.ts';

const calls = implement(contract.newsletter).$context<GrantedContext>();
const newsletter = calls.use(rateLimit(5)).use(withContractErrors);
// More attempts a minute than a person needs, and too few for guessing.
const byMail = calls.use(rateLimit(20)).use(withContractErrors);

export const subscribe = newsletter.subscribe.handler(async ({ input, context, errors }) => {
  if (input.listId !== context.newsletterList) throw errors.not_found();
  const { listId, email_address: emailAddress, language } = input;
  const isRequested = await subscribeTo(context.database, { listId, emailAddress, language }, context.site);
  return isRequested ? { email_address: emailAddress, status: 'pending' } : {};
});

export const confirm = byMail.confirm.handler(async ({ input, context }) => {
  await confirmSubscription(context.database, input.token, context.site);
  return { status: 'subscribed' as const };
});

export const leave = byMail.leave.handler(async ({ input, context }) => {
  await unsubscribe(context.database, input.token);
  return { status: 'unsubscribed' as const };
});

export const preference = byMail.preference.handler(async ({ context }) => ({
  status: await statusOf(context),
}));

export const setPreference = byMail.setPreference.handler(async ({ input, context, errors }) => {
  const { database, newsletterList: listId, locale: language, site } = context;
  if (listId === undefined) throw errors.not_found();
  const owner = { listId, emailAddress: accountOf(context).email, language };
  await setSubscribed(database, owner, { isSubscribed: input.isSubscribed, site });
  return { status: await statusOf(context) };
});

async function statusOf(context: GrantedContext): Promise<'subscribed' | 'not_subscribed' | null> {
  const { database, newsletterList: listId } = context;
  if (listId === undefined) return null;
  const emailAddress = accountOf(context).email;
  return (await isSubscribed(database.pool, { listId, emailAddress })) ? 'subscribed' : 'not_subscribed';
}
