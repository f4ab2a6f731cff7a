import { oc } from '@orpc/contract';
import { z } from 'zod';
import { declaredErrors, readsOfAccount, uuid } from '../conventions.ts';

const instant = z.iso.datetime();

/** A browser in which the account is logged in. The names are the same in every language. */
const device = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  since: instant,
  lastSeen: instant,
  /** The browser that asks. */
  isCurrent: z.boolean(),
});

export const listDevices = oc
  .route({
    method: 'GET',
    path: '/user/sessions',
    summary: 'The browsers in which the user of the token is logged in, this one first',
    tags: ['session'],
  })
  .errors(declaredErrors('invalid_input', 'unauthorised', 'unavailable'))
  .output(z.object({ sessions: z.array(device) }));

export const endDevice = oc
  .route({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    summary: 'Logs out one of these browsers; without effect for any other',
    tags: ['session'],
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...readsOfAccount))
  .input(z.object({ params: z.object({ id: uuid }) }))
  .output(z.object({ ended: z.boolean() }));

export const endAllDevices = oc
  .route({
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'Logs out all browsers of the user, this one as well',
    tags: ['session'],
  })
  .errors(declaredErrors(...readsOfAccount))
  .output(
    z.object({
      ended: z.int(),
      /** Page at which the traveller leaves an external issuer as well; null if nothing is left to do. */
      end_session_url: z.string().nullable(),
    }),
  );
