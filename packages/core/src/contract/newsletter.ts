import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LOCALES } from '../locale/locales.ts';
import {
  callsOfAccount,
  declaredErrors,
  emailField,
  emailSecretField,
  errorsOfAccount,
} from './conventions.ts';

export const subscribeToNewsletter = oc
  .route({
    method: 'POST',
    path: '/newsletter/subscriptions/{listId}',
    summary: 'Subscribes to the newsletter; pending until the address is confirmed',
    tags: ['newsletter'],
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(
    z.object({
      listId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      email_address: emailField,
      status: z.literal('pending'),
      language: z.enum(LOCALES),
    }),
  )
  // With `email_address` the subscription is new. Without it, the address was already on the list.
  .output(z.object({ email_address: z.string().optional(), status: z.string().optional() }));

const preference = z.object({
  /** Null where the site has no newsletter. */
  status: z.enum(['subscribed', 'not_subscribed']).nullable(),
});

export const showNewsletterPreference = oc
  .route({
    method: 'GET',
    path: '/user/newsletter',
    summary: 'Whether the confirmed address of the account is subscribed to the newsletter',
    tags: ['newsletter'],
  })
  .errors(declaredErrors(...errorsOfAccount))
  .output(preference);

export const setNewsletterPreference = oc
  .route({
    method: 'PUT',
    path: '/user/newsletter',
    summary: 'Subscribes the confirmed address of the account at once, or unsubscribes it',
    tags: ['newsletter'],
  })
  .errors(declaredErrors(...callsOfAccount))
  .input(z.object({ isSubscribed: z.boolean() }))
  .output(preference);

const emailToken = z.object({ token: emailSecretField });

export const confirmNewsletter = oc
  .route({
    method: 'POST',
    path: '/newsletter/confirmations',
    summary:
      'Confirms a subscription with the secret from the email; `gone` if the secret is no longer valid',
    tags: ['newsletter'],
  })
  .errors(declaredErrors('invalid_input', 'gone', 'too_many_requests', 'unavailable'))
  .input(emailToken)
  .output(z.object({ status: z.literal('subscribed') }));

export const leaveNewsletter = oc
  .route({
    method: 'POST',
    path: '/newsletter/unsubscriptions',
    summary: 'Ends a subscription with the secret from a newsletter',
    tags: ['newsletter'],
  })
  .errors(declaredErrors('invalid_input', 'gone', 'too_many_requests', 'unavailable'))
  .input(emailToken)
  .output(z.object({ status: z.literal('unsubscribed') }));
