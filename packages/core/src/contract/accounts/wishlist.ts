import { oc } from '@orpc/contract';
import { z } from 'zod';
import { callsOfAccount, declaredErrors, errorsOfAccount, productId, uuid } from '../conventions.ts';

/** A trip that the user has saved. */
const entry = z.object({ tourUuid: uuid });

const query = z.object({ subjectId: z.string().max(200) });

export const showWishlist = oc
  .route({
    method: 'GET',
    path: '/user/wishlist',
    summary: 'The wishlist of the user of the token, the newest entry first',
    tags: ['accounts'],
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...errorsOfAccount))
  .input(z.object({ query }))
  .output(z.array(entry));

export const updateWishlist = oc
  .route({
    method: 'POST',
    path: '/user/wishlist',
    summary: 'Removes an entry that is present, and adds one that is not; answers with the wishlist',
    tags: ['accounts'],
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...callsOfAccount))
  .input(
    z.object({
      query,
      body: z.object({
        /** What the client stored of an earlier failure. It is not used. */
        errorMessage: z.string().max(500).nullish(),
        data: z.object({
          tourUuid: productId,
          /** Whether the list is to contain it. With this a repeated call changes nothing; without it the call is a toggle. */
          isWished: z.boolean().optional(),
        }),
      }),
    }),
  )
  .output(z.object({ data: z.array(entry) }));
