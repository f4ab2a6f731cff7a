import { contract } from '@ashore/core/contract/contract.ts';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { expect, test, vi } from 'vitest';
import { callAddresses } from '../../contract-plugin.ts';
import { type CallAddresses, createHttpClient } from './http-client.ts';

const calls = callAddresses(contract);

type Call = (input?: unknown, options?: { signal: AbortSignal }) => Promise<unknown>;
type Client = { readonly [name: string]: Client & Call };

type Sent = { method: string; url: string; type: string | null; language: string | null; body: string };

/** The client under test and that of the contract's library, with the requests that each has sent. */
function bothClients(answer: () => Response = () => Response.json({})) {
  const sent: Record<'own' | 'library', Sent[]> = { own: [], library: [] };
  const sendAs = (client: keyof typeof sent) => async (request: Request, init: object) => {
    const made = new Request(request, init);
    sent[client].push({
      method: made.method,
      url: made.url,
      type: made.headers.get('content-type'),
      language: made.headers.get('accept-language'),
      body: await made.text(),
    });
    return answer();
  };
  const headers = () => ({ 'accept-language': 'de' });
  const url = 'https://example.org/api';
  return {
    sent,
    own: createHttpClient<Client>({
      calls,
      url: () => url,
      headers,
      fetch: sendAs('own'),
      around: (_, send) => send(),
    }),
    library: createORPCClient<Client>(new OpenAPILink(contract, { url, headers, fetch: sendAs('library') })),
  };
}

/** Names and address of every call. */
function listCalls(addresses: CallAddresses, path: readonly string[] = []): (readonly [string, string])[] {
  return Object.entries(addresses).flatMap(([name, address]) =>
    typeof address === 'string'
      ? [[[...path, name].join('.'), address] as const]
      : listCalls(address, [...path, name]),
  );
}

const callOf = (client: Client, name: string) =>
  name.split('.').reduce<Client>((parent, key) => parent[key] as Client, client) as unknown as Call;

const values = {
  text: 'Zürich & more',
  number: 0,
  isSet: false,
  list: ['a b', 'c'],
  parts: [{ band: 'adult', count: 2 }],
  nothing: null,
  unknown: undefined,
};

const paramsOf = (address: string) =>
  Object.fromEntries(Array.from(address.matchAll(/\{(\w+)\}/g), ([, name]) => [name, `${name} / 1`]));

/** Inputs of a call: with everything it can carry, with its path alone, and empty where its path names nothing. */
function inputsOf(address: string): unknown[] {
  const params = paramsOf(address);
  const isDivided = / in\b/.test(address);
  const isNamed = Object.keys(params).length > 0;
  if (isDivided)
    return [
      { params, query: values, ...(!address.startsWith('GET') && { body: values }) },
      { params, query: { subjectId: '1' } },
    ];
  return [{ ...params, ...values }, params, ...(isNamed ? [] : [undefined])];
}

test.each(listCalls(calls))(
  '%s is requested as the library of the contract does it',
  async (name, address) => {
    const { own, library, sent } = bothClients();
    for (const input of inputsOf(address)) {
      await callOf(own, name)(input);
      await callOf(library, name)(input);
    }
    expect(sent.own.length).toBeGreaterThan(1);
    expect(sent.own).toEqual(sent.library);
  },
);

test('No call of the contract is missing', () => {
  expect(listCalls(calls).length).toBeGreaterThan(60);
  expect(calls).toMatchObject({
    tours: { featured: 'GET /tours/featured' },
    quotes: { makeOfType: 'POST /{productType}/quote out' },
    session: { endDevice: 'DELETE /user/sessions/{id} in' },
  });
});

const answers: readonly (readonly [string, () => Response])[] = [
  ['JSON', () => Response.json({ name: 'Lisbon' })],
  ['JSON null', () => Response.json(null)],
  ['nothing', () => new Response(null, { status: 204 })],
  ['a created thing', () => Response.json({ id: 1 }, { status: 201, headers: { 'x-more': 'yes' } })],
  ['a text', () => new Response('Lisbon', { headers: { 'content-type': 'text/plain' } })],
];

test.each(answers)('An answer with %s is read as the library of the contract does it', async (_, answer) => {
  const { own, library } = bothClients(answer);
  for (const name of ['tours.featured', 'quotes.makeOfType']) {
    const read = await callOf(own, name)({ productType: 'tours' });
    expect(read).toEqual(await callOf(library, name)({ productType: 'tours' }));
  }
});

test('A refusal has the status, the headers and the body of the answer', async () => {
  const body = { status: 409, code: 'conflict', field: 'total' };
  const { own } = bothClients(() => Response.json(body, { status: 409, headers: { 'retry-after': '9' } }));
  await expect(callOf(own, 'tours.featured')({})).rejects.toMatchObject({
    answer: { status: 409, body, headers: { 'retry-after': '9' } },
  });
});

test('A refusal that is not what its type says counts by its status, and such an answer is a failure', async () => {
  const headers = { 'content-type': 'application/json' };
  const { own } = bothClients(() => new Response('<h1>Oh no</h1>', { status: 502, headers }));
  await expect(callOf(own, 'tours.featured')({})).rejects.toMatchObject({
    answer: { status: 502, body: '<h1>Oh no</h1>' },
  });
  const { own: garbled } = bothClients(() => new Response('<h1>Oh no</h1>', { headers }));
  await expect(callOf(garbled, 'tours.featured')({})).rejects.toThrow(SyntaxError);
});

test('A call can be cancelled', async () => {
  const fetch = vi.fn(async (request: Request) => {
    request.signal.throwIfAborted();
    return Response.json({});
  });
  const client = createHttpClient<Client>({
    calls,
    url: () => 'https://example.org/api',
    headers: () => ({}),
    fetch,
    around: (_, send) => send(),
  });
  const cancelling = new AbortController();
  cancelling.abort();
  await expect(callOf(client, 'tours.featured')({}, { signal: cancelling.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
