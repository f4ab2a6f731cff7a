import { readFile } from 'node:fs/promises';
import { dataHeaders, sandboxHeaders } from '../responses/security-headers.ts';
import type { RequestResponse } from '../server/request-response.ts';
import { decisionPage } from './decision-page.ts';
import type { PaymentView } from './payment-view.ts';

/**
 * Sends a page of a bank or a wallet. Either our own pages may frame it, or no page may. Its buttons may lead
 * back to the shop.
 */
export function sendPayment(exchange: RequestResponse, shown: PaymentView, siteName: string): void {
  const headers = sandboxHeaders({ isFramed: shown.isFramed, backTo: new URL(shown.returnUrl).origin });
  send(exchange, { headers, type: 'text/html', body: decisionPage(shown, siteName) });
}

export function sendFramed(exchange: RequestResponse, html: string, status = 200): void {
  send(exchange, { headers: sandboxHeaders({ isFramed: true }), type: 'text/html', body: html, status });
}

export async function sendFile(
  exchange: RequestResponse,
  type: string,
  content: string | URL,
): Promise<void> {
  const body = typeof content === 'string' ? content : await readFile(content, 'utf8');
  send(exchange, { headers: dataHeaders, type, body, cache: 'no-cache' });
}

export function sendJson(exchange: RequestResponse, value: object): void {
  send(exchange, { headers: dataHeaders, type: 'application/json', body: JSON.stringify(value) });
}

type SandboxAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly body: string;
  readonly status?: number;
  readonly cache?: string;
};

function send(
  { response, id }: RequestResponse,
  { headers, type, body, status = 200, cache = 'no-store' }: SandboxAnswer,
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': cache,
    'x-request-id': id,
  });
  response.end(body);
}
