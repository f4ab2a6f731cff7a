import contract from 'virtual:contract';
import { createORPCClient } from '@orpc/client';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClient } from '../page/page-context.ts';
import { inOneShape, sendRequest } from './failed-call.ts';

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  headers: () => ({ 'accept-language': document.documentElement.dataset.locale ?? 'en' }),
  fetch: sendRequest,
  interceptors: [inOneShape],
});

/** The calls of the contract over HTTP, for what happens after a page has arrived. */
export const api: JsonifiedClient<ApiClient> = createORPCClient(link);
