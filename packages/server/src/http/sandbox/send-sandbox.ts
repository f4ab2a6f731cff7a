import { readFile } from 'node:fs/promises';
import type { Exchange } from '../exchange.ts';
import { dataHeaders, sandboxHeaders } from '../security-headers.ts';
import { decisionPage } from './decision-page.ts';
import type { ShownPayment } from './shown-payment.ts';

/** A page of a bank or a wallet: in a frame of ours, or in nobody's. Its buttons may lead back to the shop. */
export function sendPayment(exchange: Exchange, shown: ShownPayment, siteName: string): void {
  const headers = sandboxHeaders({ isFramed: shown.isFramed, backTo: new URL(shown.returnUrl).origin });
  send(exchange, { headers, type: 'text/html', body: decisionPage(shown, siteName) });
}

export function sendFramed(exchange: Exchange, html: string, status = 200): void {
  send(exchange, { headers: sandboxHeaders({ isFramed: true }), type: 'text/html', body: html, status });
}

export async function sendFile(exchange: Exchange, type: string, content: string | URL): Promise<void> {
  const body = typeof content === 'string' ? content : await readFile(content, 'utf8');
  send(exchange, { headers: dataHeaders, type, body, cache: 'no-cache' });
}

export function sendJson(exchange: Exchange, value: object): void {
  send(exchange, { headers: dataHeaders, type: 'application/json', body: JSON.stringify(value) });
}

type Answer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly body: string;
  readonly status?: number;
  readonly cache?: string;
};

function send(
  { response, id }: Exchange,
  { headers, type, body, status = 200, cache = 'no-store' }: Answer,
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
