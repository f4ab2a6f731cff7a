import { oc } from '@orpc/contract';
import { z } from 'zod';
import { declaredErrors, errorsOfAccount, uuid } from '../conventions.ts';

const instant = z.iso.datetime();

/**
 * A session of the account, shown to its user as a device: the browser in which they are logged in. The names of
 * browsers and operating systems are the same in every language.
 */
const device = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  /** Operating system; null if the browser does not state it. */
  system: z.string().nullable(),
  /** When the user logged in. */
  since: instant,
  lastSeen: instant,
  /** Whether the call was sent by this browser. */
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
  .errors(declaredErrors(...errorsOfAccount))
  .input(z.object({ params: z.object({ id: uuid }) }))
  .output(z.object({ ended: z.boolean() }));

export const endAllDevices = oc
  .route({
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'Logs out all browsers of the user, this one as well',
    tags: ['session'],
  })
  .errors(declaredErrors(...errorsOfAccount))
  .output(
    z.object({
      ended: z.int(),
      /** Page at which the traveller leaves an external issuer as well; null if nothing is left to do. */
      end_session_url: z.string().nullable(),
    }),
  );
