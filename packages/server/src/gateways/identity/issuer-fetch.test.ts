import { expect, test, vi } from 'vitest';
import { issuerFetch } from './issuer-fetch.ts';
import { IssuerUnavailable } from './issuer-unavailable.ts';

const issuer = 'https://issuer.example';

test('An issuer that does not answer within its limit is unavailable', async () => {
  const silent = (_: string, { signal }: { signal?: AbortSignal }) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  await expect(issuerFetch(issuer, { fetch: silent, longestMs: 1 })(`${issuer}/keys`, {})).rejects.toThrow(
    IssuerUnavailable,
  );
});

test.each([undefined, 20_000])('A call may take as long as its limit: %s', async (longestMs) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetch = async () => new Response('{}');
  await issuerFetch(issuer, { fetch, ...(longestMs && { longestMs }) })(`${issuer}/keys`, {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(longestMs ?? 5_000);
});

test.each([429, 500, 503])('An issuer that answers %i is unavailable', async (status) => {
  const fetch = async () => new Response('', { status });
  await expect(issuerFetch(issuer, { fetch })(`${issuer}/keys`, {})).rejects.toThrow(IssuerUnavailable);
});

test('A refusal is an answer', async () => {
  const fetch = async () => new Response('{"error":"invalid_grant"}', { status: 400 });
  expect((await issuerFetch(issuer, { fetch })(`${issuer}/token`, {})).status).toBe(400);
});
