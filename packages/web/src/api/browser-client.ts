import contract from 'virtual:contract';
import { createORPCClient } from '@orpc/client';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClient } from '../page/page-context.ts';
import { useRootStore } from '../store/root-store.ts';
import { normaliseErrors, sendRequest } from './calls.ts';

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  headers: (_, [resource]) => ({
    'accept-language': document.documentElement.dataset.locale ?? 'en',
    ...((resource === 'checkout' || resource === 'waivers') && bearer()),
  }),
  fetch: sendRequest,
  interceptors: [normaliseErrors],
});

/** Sends the access token of a logged-in visitor with the calls of the checkout and of waivers, and with no others. */
function bearer(): { authorization?: string } {
  const token = useRootStore.getState().auth.access_token;
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** The calls of the contract over HTTP, for everything after the page has loaded. */
export const api: JsonifiedClient<ApiClient> = createORPCClient(link);
