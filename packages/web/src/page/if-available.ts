import type { PageContext } from './page-context.ts';

/**
 * Answer of a call, or undefined while the database is unavailable. For pages that are useful without it.
 * Such a page is sent to its visitor only and never cached.
 */
export async function ifAvailable<Answer>(
  { now, limitExpiry }: Pick<PageContext, 'now' | 'limitExpiry'>,
  call: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'unavailable')) throw fault;
    limitExpiry(now);
    return undefined;
  }
}
