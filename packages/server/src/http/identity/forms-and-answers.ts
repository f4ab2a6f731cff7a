import { localeTable, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import { isText } from '../api/call/parse-json.ts';
import { sendError } from '../responses/errors.ts';
import { identityHeaders } from '../responses/security-headers.ts';
import type { PageLook } from '../responses/shop-document.ts';
import type { Route } from '../server/dispatch.ts';
import { readBody } from '../server/read-body.ts';
import { hangUpAfter, pathOf, type RequestResponse } from '../server/request-response.ts';

// An answer of a passkey may take a few kilobytes.
const MAX_FORM_BYTES = 16 * 1024;

/** Reads a form of our own pages. Otherwise it answers by itself and returns undefined. */
export async function readForm(
  exchange: RequestResponse,
  publicUrl: string,
): Promise<URLSearchParams | undefined> {
  const { origin } = exchange.request.headers;
  if (origin !== undefined && origin !== publicUrl) {
    hangUpAfter(exchange);
    sendError(exchange, 'forbidden');
    return undefined;
  }
  const body = await readBody(exchange, MAX_FORM_BYTES);
  if (!body) {
    hangUpAfter(exchange);
    sendError(exchange, 'payload_too_large');
    return undefined;
  }
  const form = new URLSearchParams(body.toString());
  if ([...form].flat().every(isText)) return form;
  sendError(exchange, 'bad_request');
  return undefined;
}

/** Refuses what no database stores in the address of a request, for routes that look up what stands there. */
export function refuseUnstorableText(answer: Route['answer']): Route['answer'] {
  return (exchange) => {
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    if (!/%00/.test(pathOf(exchange)) && [...query].flat().every(isText)) return answer(exchange);
    if (!exchange.request.complete) hangUpAfter(exchange);
    sendError(exchange, 'bad_request');
  };
}

export function lookOf(locales: readonly (string | null)[]): PageLook {
  const locale = MESSAGE_LOCALES.find((offered) => locales.includes(offered)) ?? 'en';
  return { locale, theme: undefined };
}

/** The look for someone of whom we know only which languages the browser prefers. */
export function lookOfBrowser({ request }: RequestResponse): PageLook {
  const locale = negotiateLocale({ acceptLanguage: request.headers['accept-language'] });
  return lookOf([localeTable[locale].messages]);
}

type IdentityAnswer = {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
  readonly cache?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export function send(
  { response, id }: RequestResponse,
  { status = 200, type = 'text/html', body, cache = 'no-store', headers = {} }: IdentityAnswer,
): void {
  response.writeHead(status, {
    ...identityHeaders,
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': cache,
    'x-request-id': id,
  });
  response.end(body);
}

export function redirect({ response, id }: RequestResponse, location: string): void {
  response
    .writeHead(303, { ...identityHeaders, location, 'cache-control': 'no-store', 'x-request-id': id })
    .end();
}
