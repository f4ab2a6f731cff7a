import { type HTTPMethod, oc } from '@orpc/contract';
import { z } from 'zod';
import { uuid } from '../conventions.ts';

/** A call about one organisation: its input is split into path, query and body. */
export function organisationCall(method: HTTPMethod, path: `/organizations/${string}`, summary: string) {
  return oc.route({ method, path, summary, tags: ['organisations'], inputStructure: 'detailed' });
}

/** The organisation, and the account that calls. */
export const organisationInput = z.object({
  params: z.object({ orgId: uuid }),
  query: z.object({ subjectId: z.string().max(200) }),
});
