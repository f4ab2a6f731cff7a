import { type ErrorCode, errorCatalogue } from '@ashore/core/errors/error-catalogue.ts';
import { sendError } from '../responses/errors.ts';
import { sendPrepared } from '../responses/send.ts';
import { pathOf, type RequestResponse } from '../server/request-response.ts';
import { preferencesOf } from './page-address.ts';
import type { createPageCache } from './page-cache.ts';
import { isDataPath, pagePathOf } from './page-key.ts';
import type { Bundle } from './web-bundle.ts';

type ErrorPageInput = { readonly bundle: Bundle; readonly makePage: ReturnType<typeof createPageCache> };

/** An error page is rendered for all visitors, whether or not the first of them waits for it. */
const sharedByAll = { client: '', hangUp: new AbortController().signal };

/** Reports an error. People get a page in their language. The router and programs get our error format. */
export function createErrorPage({ bundle, makePage }: ErrorPageInput) {
  return async function refusePage(
    exchange: RequestResponse,
    code: ErrorCode,
    moreHeaders: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const { status } = errorCatalogue[code];
    const headers = status === 503 || status === 429 ? { 'retry-after': '2', ...moreHeaders } : moreHeaders;
    const path = pathOf(exchange);
    if (isDataPath(path)) return sendError(exchange, code, headers);

    // Only the leading language is read, because the path may be ten thousand characters of nonsense.
    const preferences = preferencesOf(pagePathOf(path.slice(0, 50)), exchange.request.headers);
    const url = `/${preferences.locale}/status/${status}`;
    const result = await makePage(url, bundle.entry.screenOf(url), preferences, sharedByAll);
    if ('page' in result) sendPrepared(exchange, result.page.answer, headers);
    else sendError(exchange, code, headers);
  };
}
