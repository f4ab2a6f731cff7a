import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { rawClient } from '../../../test-support/http/raw-client.ts';
import { answering } from '../../../test-support/http/request-response.ts';
import { prepareAnswer } from './prepared-answer.ts';
import { sendPrepared } from './send.ts';

const body = Buffer.from('Grüße '.repeat(100));
const headers = { 'content-type': 'text/plain; charset=utf-8', vary: 'Accept-Encoding' };
const page = prepareAnswer({ headers, body, br: brotliCompressSync(body), gzip: gzipSync(body) });

test('A visitor gets an accepted encoding, with its own length', async () => {
  const { url } = await answering((exchange) => sendPrepared(exchange, page));
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(url, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(body.toString());
  }
});

test('An answer without the smallest encoding is sent in the next one that the visitor accepts', async () => {
  const zipped = prepareAnswer({ headers, body, gzip: gzipSync(body) });
  const { url } = await answering((exchange) => sendPrepared(exchange, zipped));
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'gzip'],
    ['br', null],
  ] as const) {
    const answer = await fetch(url, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(body.toString());
  }
});

test('A visitor with a current copy gets 304 with the same headers and no body', async () => {
  const { url } = await answering((exchange) => sendPrepared(exchange, page));
  for (const etag of [page.etag, `"other", ${page.etag}`, page.etag.slice(2), '*']) {
    const answer = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe(page.etag);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(await answer.text()).toBe('');
  }
  expect((await fetch(url, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
});

test('An error page is never "not modified"', async () => {
  const missing = prepareAnswer({ status: 404, headers, body });
  const { url } = await answering((exchange) => sendPrepared(exchange, missing));
  expect((await fetch(url, { headers: { 'if-none-match': missing.etag } })).status).toBe(404);
});

test('HEAD gets the headers of GET and nothing else', async () => {
  const { port } = await answering((exchange) => sendPrepared(exchange, page));
  const client = await rawClient(port);
  client.send('HEAD / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  const answer = await client.closed;
  expect(answer).toContain(`content-length: ${body.length}`);
  expect(answer.endsWith('\r\n\r\n')).toBe(true);
});

test('The entity tag of a page changes with its bytes and with nothing else', () => {
  const same = prepareAnswer({ headers: {}, body: Buffer.from(body) });
  const other = prepareAnswer({ headers, body: Buffer.from('Grüße') });
  expect(same.etag).toBe(page.etag);
  expect(other.etag).not.toBe(page.etag);
});

test('An encoding that makes a body longer is not used', () => {
  const short = Buffer.from('{}');
  const { encodings } = prepareAnswer({
    headers,
    body: short,
    br: brotliCompressSync(short),
    gzip: gzipSync(short),
  });
  expect([encodings.br, encodings.gzip]).toEqual([undefined, undefined]);
});

test('Additional headers are sent along', async () => {
  const { url } = await answering((exchange) => sendPrepared(exchange, page, { 'retry-after': '2' }));
  expect((await fetch(url)).headers.get('retry-after')).toBe('2');
});

test('A rarely requested encoding is made on its first request, once', () => {
  const zip = vi.fn(() => gzipSync(body));
  const { encodings } = prepareAnswer({ headers: {}, body, gzip: zip });
  expect(zip).not.toHaveBeenCalled();
  expect(gunzipSync(encodings.gzip?.body ?? '').equals(body)).toBe(true);
  expect(encodings.gzip?.head).toContain('gzip');
  expect(zip).toHaveBeenCalledTimes(1);
});
