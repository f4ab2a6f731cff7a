import contract from 'virtual:contract';
import { createORPCClient } from '@orpc/client';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClient } from '../page/page-context.ts';
import { memberToken, useRootStore } from '../store/root-store.ts';
import { FailedCall, normaliseErrors, sendRequest } from './calls.ts';

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  headers: (_, [resource]) => ({
    'accept-language': document.documentElement.dataset.locale ?? 'en',
    ...(resourcesWithToken.has(resource) && bearerHeader()),
  }),
  fetch: sendRequest,
  interceptors: [renewOnce, normaliseErrors],
});

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

type NextCall<Result> = { readonly path: readonly string[]; next(): Promise<Result> };

async function renewOnce<Result>({ path, next }: NextCall<Result>): Promise<Result> {
  return path.join('.') === 'session.renew' ? next() : sendWithToken(next);
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
export const api: JsonifiedClient<ApiClient> = createORPCClient(link);
