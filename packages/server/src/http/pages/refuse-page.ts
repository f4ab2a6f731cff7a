import { type ErrorCode, errorCatalogue } from '@ashore/core/errors/catalogue.ts';
import { type Exchange, pathOf } from '../exchange.ts';
import { sendError } from '../send-error.ts';
import { sendPrepared } from '../send-prepared.ts';
import type { Bundle } from './bundle.ts';
import type { createMakePages } from './make-pages.ts';
import { isDataPath, pagePathOf } from './page-key.ts';
import { preferencesOf } from './preferences.ts';

type Input = { readonly bundle: Bundle; readonly makePage: ReturnType<typeof createMakePages> };

/** Says what went wrong: to people on a page in their language, to the router and to programs in our error shape. */
export function createRefusePage({ bundle, makePage }: Input) {
  return async function refusePage(
    exchange: Exchange,
    code: ErrorCode,
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const { status } = errorCatalogue[code];
    const headers = status === 503 ? { 'retry-after': '2', ...more } : more;
    const path = pathOf(exchange);
    if (isDataPath(path)) return sendError(exchange, code, headers);

    // Only the language in front is read of a path that may be ten thousand letters of nonsense.
    const preferences = preferencesOf(pagePathOf(path.slice(0, 50)), exchange.request.headers);
    const url = `/${preferences.locale}/status/${status}`;
    const made = await makePage(url, bundle.entry.screenOf(url), preferences);
    if ('page' in made) sendPrepared(exchange, made.page.answer, headers);
    else sendError(exchange, code, headers);
  };
}
