import { memberToken, useRootStore } from '../store/root-store.ts';
import type { api as browserClient } from './browser-client.ts';

type OwnCall<Answer> = (api: typeof browserClient, subjectId: string) => Promise<Answer>;

/** Makes a call about the data of the logged-in traveller. A page that has just loaded gets its token first. */
export async function callAsAccount<Answer>(call: OwnCall<Answer>): Promise<Answer> {
  const [{ api }, { renewSession }] = await Promise.all([
    import('./browser-client.ts'),
    import('./session.ts'),
  ]);
  if (memberToken(useRootStore.getState()) === null) await renewSession();
  return call(api, useRootStore.getState().auth.userinfo?.sub ?? '');
}

/** The same form as in `bookingKeyField` of the contract. Access keys and the secrets of emails have 43 characters. */
const orderNumber = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Whether a key is an order number, which opens a booking or its review for the account that booked. */
export function isOwnKey(key: string): boolean {
  return orderNumber.test(key);
}
