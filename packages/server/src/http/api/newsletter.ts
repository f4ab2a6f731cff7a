import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { subscribe as subscribeTo } from '../../features/newsletter/subscribe.ts';
import { atMost } from './at-most.ts';
import type { ApiContext } from './context.ts';
import { refusing } from './refusing.ts';

const newsletter = implement(contract.newsletter).$context<ApiContext>().use(atMost(5)).use(refusing);

export const subscribe = newsletter.subscribe.handler(async ({ input, context, errors }) => {
  if (input.listId !== context.newsletterList) throw errors.not_found();
  const isNew = await subscribeTo(context.database, {
    listId: input.listId,
    emailAddress: input.email_address,
    language: input.language,
  });
  return isNew ? { email_address: input.email_address, status: 'pending' } : {};
});
