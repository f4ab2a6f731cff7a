import calls from 'virtual:contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { ApiClient } from '../page/page-context.ts';
import { memberToken, useRootStore } from '../store/root-store.ts';
import { FailedCall, normaliseErrors, sendRequest } from './calls.ts';
import { createHttpClient } from './http-client.ts';

/** The token of a logged-in visitor is sent with these calls and with no others. */
const resourcesWithToken: ReadonlySet<string | undefined> = new Set([
  'checkout',
  'waivers',
  'session',
  'accounts',
  'wishlist',
  'bookings',
  'reviews',
  'organisations',
  'personalData',
  'newsletter',
]);

function bearerHeader(): { authorization?: string } {
  const token = memberToken(useRootStore.getState());
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

let renewToken = async (): Promise<void> => {};

/** Sets how a new token is requested. Without a session there is none. */
export function renewTokenWith(renew: () => Promise<void>): void {
  renewToken = renew;
}

/** What is sent with a token that is refused is sent once more with a new one. Without a session its refusal stands. */
export async function sendWithToken<Result>(send: () => Promise<Result>): Promise<Result> {
  const sentToken = useRootStore.getState().sessionToken;
  try {
    return await send();
  } catch (error) {
    const isRefused = error instanceof FailedCall && error.status === 401;
    if (!isRefused || sentToken === null) throw error;
    await renewToken();
    const { sessionToken } = useRootStore.getState();
    if (sessionToken === null || sessionToken === sentToken) throw error;
    return send();
  }
}

/** The calls of the contract over HTTP, for everything after the page has loaded. */
export const api = createHttpClient<JsonifiedClient<ApiClient>>({
  calls,
  url: () => `${window.location.origin}/api`,
  headers: ([resource]) => ({
    'accept-language': document.documentElement.dataset.locale ?? 'en',
    ...(resourcesWithToken.has(resource) && bearerHeader()),
  }),
  fetch: sendRequest,
  around(path, send) {
    const next = () => normaliseErrors(send);
    return path.join('.') === 'session.renew' ? next() : sendWithToken(next);
  },
});
