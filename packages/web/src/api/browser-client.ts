import contract from 'virtual:contract';
import { createORPCClient } from '@orpc/client';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClient } from '../page/page-context.ts';
import { useRootStore } from '../store/root-store.ts';
import { inOneShape, sendRequest } from './failed-call.ts';

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  headers: (_, [resource]) => ({
    'accept-language': document.documentElement.dataset.locale ?? 'en',
    ...(resource === 'checkout' && bearer()),
  }),
  fetch: sendRequest,
  interceptors: [inOneShape],
});

/** Whoever has signed in says so where it matters, and nowhere else. */
function bearer(): { authorization?: string } {
  const token = useRootStore.getState().auth.access_token;
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** The calls of the contract over HTTP, for what happens after a page has arrived. */
export const api: JsonifiedClient<ApiClient> = createORPCClient(link);
