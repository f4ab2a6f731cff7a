import { RefusedCall } from './calls.ts';

/** Method and path of each call, by the names of the contract: see `contract-plugin.ts`. */
export type CallAddresses = { readonly [name: string]: string | CallAddresses };

type CallOptions = { readonly signal?: AbortSignal };
type CallInput = Readonly<Record<string, unknown>>;

type HttpClientInput = {
  readonly calls: CallAddresses;
  /** Address before the path of each call. */
  readonly url: () => string;
  readonly headers: (path: readonly string[]) => Readonly<Record<string, string>>;
  readonly fetch: (request: Request, init: RequestInit) => Promise<Response>;
  /** Runs around every call. */
  readonly around: <Answer>(path: readonly string[], send: () => Promise<Answer>) => Promise<Answer>;
};

/**
 * Calls of the contract over HTTP, in the form of the client that the contract's library has for the same calls. That one is five
 * times as large, because it can also send files and receive streams, which no call of ours does. A test compares both
 * for every call.
 */
export function createHttpClient<Client>(input: HttpClientInput): Client {
  return clientOf(input, input.calls, []) as Client;
}

function clientOf(input: HttpClientInput, addresses: CallAddresses, path: readonly string[]): object {
  const calls = Object.entries(addresses).map(([name, address]) => {
    const callPath = [...path, name];
    if (typeof address !== 'string') return [name, clientOf(input, address, callPath)] as const;
    const call = (value?: CallInput, options: CallOptions = {}) =>
      input.around(callPath, () => send(input, address, { path: callPath, value, ...options }));
    return [name, call] as const;
  });
  return Object.fromEntries(calls);
}

type SentCall = CallOptions & { readonly path: readonly string[]; readonly value: CallInput | undefined };

async function send(client: HttpClientInput, address: string, { path, value, signal }: SentCall) {
  const [method = '', pattern = '', ...marks] = address.split(' ');
  const { params, query, body } = marks.includes('in') ? (value ?? {}) : partsOf({ method, pattern, value });
  const url = new URL(client.url() + pathWith(pattern, params as CallInput | undefined));
  addToQuery(url.searchParams, query);
  const request = new Request(url, {
    method,
    headers: { ...client.headers(path), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const response = await client.fetch(request, { redirect: 'manual' });
  const answer = await bodyOf(response);
  const headers = Object.fromEntries(response.headers);
  if (!response.ok) throw new RefusedCall({ status: response.status, headers, body: answer });
  return marks.includes('out') ? { status: response.status, headers, body: answer } : answer;
}

type WholeInput = {
  readonly method: string;
  readonly pattern: string;
  readonly value: CallInput | undefined;
};

/** Divides an input that is one object: what the path names, and the rest in the query or in the body. */
function partsOf({ method, pattern, value }: WholeInput) {
  const names = new Set(Array.from(pattern.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  const rest = Object.entries(value ?? {}).filter(([name]) => !names.has(name));
  const isSent = value !== undefined && (names.size === 0 || rest.length > 0);
  return {
    params: value,
    [method === 'GET' ? 'query' : 'body']: isSent ? Object.fromEntries(rest) : undefined,
  };
}

function pathWith(pattern: string, params: CallInput = {}): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Items of a list are numbered: `tags[0]=sea`. What is not known is left out. */
function addToQuery(query: URLSearchParams, value: unknown, name = ''): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      addToQuery(query, item, name === '' ? key : `${name}[${key}]`);
  else query.append(name, String(value));
}

/** An answer that is not ours, such as the page of a proxy, is a text, and the status of a failure counts all the same. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? true;
  if (text === '' || !isJson) return text || undefined;
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (response.ok) throw fault;
    return text;
  }
}
