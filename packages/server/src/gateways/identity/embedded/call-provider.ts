import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { EmbeddedProvider } from './embedded-provider.ts';

/** What a client of OpenID Connect sends, as it passes it to `fetch`. */
type ClientRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type CallProvider = typeof callProvider;

/**
 * Answers a request of the shop to the embedded issuer, which runs in the same process: without a connection, which would
 * need a place among those that the server accepts, and an address at which this machine reaches itself.
 */
export function callProvider(
  provider: Pick<EmbeddedProvider, 'handle'>,
  url: string,
  { method = 'GET', headers = {}, body }: ClientRequest,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const sent = Buffer.from(body === undefined || body === null ? '' : String(body));
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: pathname + search, complete: true });
  for (const [name, value] of Object.entries(headers)) request.headers[name.toLowerCase()] = value;
  if (sent.length > 0) {
    request.headers['content-length'] = String(sent.length);
    request.push(sent);
  }
  request.push(null);
  return new Promise((resolve) => {
    const response = new ServerResponse(request);
    const end = (content?: unknown) => {
      Object.assign(response, { end: () => response });
      resolve(answerOf(response, content));
      return response;
    };
    provider.handle(request, Object.assign(response, { end }));
  });
}

function answerOf(response: ServerResponse, content: unknown): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.getHeaders()))
    for (const one of [value].flat()) headers.append(name, String(one));
  const text = typeof content === 'string' || Buffer.isBuffer(content) ? String(content) : null;
  return new Response(text, { status: response.statusCode, headers });
}
