import type { PageContext } from './page-context.ts';

/**
 * What a call answers, or nothing while the database is away, for pages that are worth having without it. Such a page
 * is good for whoever asked, and must not be shown to the next.
 */
export async function ifAvailable<Answer>(
  { now, staleAt }: Pick<PageContext, 'now' | 'staleAt'>,
  call: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'unavailable')) throw fault;
    staleAt(now);
    return undefined;
  }
}
