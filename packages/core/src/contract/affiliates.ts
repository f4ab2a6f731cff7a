import { oc } from '@orpc/contract';
import { z } from 'zod';
import { affiliateId, declaredErrors } from './conventions.ts';

const affiliate = z.object({ name: z.string(), logoUrl: z.string().nullable() });

/** An unknown id is a normal answer: links of former affiliates stay on other sites for years. */
export const showAffiliate = oc
  .route({
    method: 'GET',
    path: '/affiliates/{id}',
    summary: 'Name and logo of an affiliate; null for an unknown id',
    tags: ['affiliates'],
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(z.object({ id: affiliateId }))
  .output(z.object({ affiliate: affiliate.nullable() }));
