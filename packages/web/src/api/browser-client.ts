import contract from 'virtual:contract';
import { createORPCClient } from '@orpc/client';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClient } from '../page/page-context.ts';
import { memberToken, useRootStore } from '../store/root-store.ts';
import { normaliseErrors, sendRequest } from './calls.ts';

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  headers: (_, [resource]) => ({
    'accept-language': document.documentElement.dataset.locale ?? 'en',
    ...(personal.has(resource) && bearer()),
  }),
  fetch: sendRequest,
  interceptors: [normaliseErrors],
});

/** The token of a logged-in visitor is sent with these calls and with no others. */
const personal: ReadonlySet<string | undefined> = new Set([
  'checkout',
  'waivers',
  'session',
  'accounts',
  'wishlist',
  'bookings',
  'reviews',
  'organisations',
]);

function bearer(): { authorization?: string } {
  const token = memberToken(useRootStore.getState());
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** The calls of the contract over HTTP, for everything after the page has loaded. */
export const api: JsonifiedClient<ApiClient> = createORPCClient(link);
