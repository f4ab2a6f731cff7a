import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../../../test-support/gateways/listen.ts';
import { createPaypalClient, type PaypalRequest } from './client.ts';

type Reply = { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> };

const neverAborted = new AbortController().signal;
const issued: Reply = { status: 200, body: '{"access_token":"token-1","expires_in":32400}' };

/** Plays PayPal with one reply for each call, in order, and the last one for all further calls. */
async function createPlayedClient(replies: readonly Reply[], tokenReplies: readonly Reply[] = [issued]) {
  const received: { request: IncomingMessage; text: string }[] = [];
  let [calls, tokens] = [0, 0];
  const { url } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isToken = request.url === '/v1/oauth2/token';
    if (!isToken) received.push({ request, text: Buffer.concat(chunks).toString() });
    const reply = isToken
      ? tokenReplies[Math.min(tokens++, tokenReplies.length - 1)]
      : replies[Math.min(calls++, replies.length - 1)];
    response.writeHead(reply?.status ?? 500, reply?.headers).end(reply?.body ?? '');
  });
  const call = createPaypalClient({ clientId: 'client', secret: 'secret', url });
  const ask = (request: Partial<PaypalRequest> = {}, signal = neverAborted) =>
    call({ method: 'GET', path: '/v2/checkout/orders/A', ...request }, signal);
  return { ask, received, counts: () => ({ calls, tokens }) };
}

test.each([200, 201, 204, 400, 404, 422])('The status %i is a definite answer', async (status) => {
  const { ask } = await createPlayedClient([{ status }]);
  expect(await ask()).toEqual({ status, body: {}, issue: '' });
});

test.each([401, 403, 408, 409, 429, 500, 503])(
  'The status %i leaves open whether the operation happened, so the call throws',
  async (status) => {
    const { ask } = await createPlayedClient([{ status }]);
    await expect(ask()).rejects.toThrow(`PayPal answered with status ${status}`);
  },
);

test('An answer that is not JSON leaves the outcome open, and a redirect is not followed', async () => {
  const { ask } = await createPlayedClient([{ status: 200, body: '<html>' }]);
  await expect(ask()).rejects.toThrow();
  const away = await createPlayedClient([
    { status: 302, headers: { location: '/elsewhere' } },
    { status: 200 },
  ]);
  await expect(away.ask()).rejects.toThrow();
  expect(away.counts().calls).toBe(1);
});

test('A write sends its key, its body and the access token; a read sends no key and no body', async () => {
  const { ask, received } = await createPlayedClient([{ status: 200 }]);
  await ask({ method: 'POST', key: 'key-1', body: { a: 1 } });
  await ask({ method: 'POST', key: 'key-2' });
  await ask();
  expect(
    received.map(({ request: { method, headers }, text }) => [
      method,
      text,
      headers['paypal-request-id'],
      headers.authorization,
      headers.prefer,
    ]),
  ).toEqual([
    ['POST', '{"a":1}', 'key-1', 'Bearer token-1', 'return=representation'],
    ['POST', '{}', 'key-2', 'Bearer token-1', 'return=representation'],
    ['GET', '', undefined, 'Bearer token-1', 'return=representation'],
  ]);
});

test('One access token serves all calls, and is requested again only after PayPal has refused it', async () => {
  const fresh = { status: 200, body: '{"access_token":"token-2","expires_in":32400}' };
  const { ask, counts, received } = await createPlayedClient(
    [{ status: 200 }, { status: 200 }, { status: 401 }, { status: 200 }],
    [issued, fresh],
  );
  await ask();
  await ask();
  expect(counts()).toEqual({ calls: 2, tokens: 1 });
  expect((await ask()).status).toBe(200);
  expect(counts()).toEqual({ calls: 4, tokens: 2 });
  expect(received.map(({ request }) => request.headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

test('A refused request for an access token ends the call, and the next call requests one again', async () => {
  const { ask, counts } = await createPlayedClient([{ status: 200 }], [{ status: 503 }, issued]);
  await expect(ask()).rejects.toThrow('PayPal issued no access token: status 503');
  expect(counts()).toEqual({ calls: 0, tokens: 1 });
  expect((await ask()).status).toBe(200);
});

test('The issue of a refusal is PayPal’s own code: the first detail, or else the name of the error', async () => {
  const issueOf = async (body: object) =>
    (await (await createPlayedClient([{ status: 422, body: JSON.stringify(body) }])).ask()).issue;
  const name = 'UNPROCESSABLE_ENTITY';
  expect(await issueOf({ name, details: [{ issue: 'INSTRUMENT_DECLINED' }, { issue: 'X' }] })).toBe(
    'INSTRUMENT_DECLINED',
  );
  expect(await issueOf({ name, details: [] })).toBe(name);
  expect(await issueOf({ name: 'X'.repeat(200) })).toHaveLength(100);
  expect(await issueOf({ name: 7 })).toBe('');
});

test('A caller that gives up ends the call', async () => {
  const { ask } = await createPlayedClient([{ status: 200 }]);
  await expect(ask({}, AbortSignal.abort())).rejects.toThrow();
});
