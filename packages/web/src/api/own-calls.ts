import { memberToken, useRootStore } from '../store/root-store.ts';
import type { api as browserClient } from './browser-client.ts';
import { FailedCall } from './calls.ts';

type OwnCall<Answer> = (api: typeof browserClient, subjectId: string) => Promise<Answer>;

/**
 * Makes a call about the data of the logged-in traveller. A page that has just loaded gets its token first. A refused token is
 * renewed once.
 */
export async function callAsOwner<Answer>(call: OwnCall<Answer>): Promise<Answer> {
  const [{ api }, { renewSession }] = await Promise.all([
    import('./browser-client.ts'),
    import('./session.ts'),
  ]);
  const subject = () => useRootStore.getState().auth.userinfo?.sub ?? '';
  const hasToken = () => memberToken(useRootStore.getState()) !== null;
  if (!hasToken()) await renewSession();
  try {
    return await call(api, subject());
  } catch (error) {
    if (!(error instanceof FailedCall && error.status === 401)) throw error;
    await renewSession();
    if (!hasToken()) throw error;
    return call(api, subject());
  }
}

/** Order numbers have eight characters, access keys and the secrets of emails have 43. */
const orderNumber = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Whether a key is an order number, which opens a booking or its review for the account that booked. */
export function isOwnKey(key: string): boolean {
  return orderNumber.test(key);
}
