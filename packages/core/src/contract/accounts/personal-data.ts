import { oc } from '@orpc/contract';
import { z } from 'zod';
import { declaredErrors, limitedCallsOfAccount } from '../conventions.ts';

export const exportPersonalData = oc
  .route({
    method: 'GET',
    path: '/user/export',
    summary:
      'All that is stored about the account, in one document; `forbidden` with the field `proof` more than five minutes after the log-in',
    tags: ['accounts'],
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .output(z.looseObject({ format: z.literal('ashore-account-1'), exportedAt: z.iso.datetime() }));

const preview = z.object({
  /** Order numbers of the bookings that go on without the account: trips ahead, and money that is under way. */
  ahead: z.array(z.string()),
  /** How many bookings keep their invoices only. */
  over: z.int(),
  /** How many reviews lose their author. */
  reviews: z.int(),
  /** Names of the organisations that need another admin first. */
  onlyAdminOf: z.array(z.string()),
});
export type ErasurePreview = z.output<typeof preview>;

export const previewErasure = oc
  .route({
    method: 'GET',
    path: '/user/erasure',
    summary: 'What would become of the bookings, reviews and organisations of the account if it were erased',
    tags: ['accounts'],
  })
  .errors(declaredErrors('invalid_input', 'unauthorised', 'unavailable'))
  .output(preview);

export const eraseAccount = oc
  .route({
    method: 'POST',
    path: '/user/erasure',
    summary:
      'Erases the account and logs it out everywhere; `conflict` for the only admin of an organisation, `forbidden` with the field `proof` more than five minutes after the log-in',
    tags: ['accounts'],
  })
  .errors(declaredErrors(...limitedCallsOfAccount, 'conflict'))
  .input(
    z.object({
      /** That the traveller has read what goes and what stays. */
      isConfirmed: z.literal(true),
    }),
  )
  .output(
    z.object({
      /** Page at which the traveller leaves an external issuer as well; null if nothing is left to do. */
      end_session_url: z.string().nullable(),
    }),
  );
