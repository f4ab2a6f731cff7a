import { Failure } from '@ashore/core/errors/failure.ts';
import { expect, test, vi } from 'vitest';
import { answering, listen } from '../../../test-support/http/request-response.ts';
import { sendError } from '../responses/errors.ts';
import { createDispatch } from '../server/dispatch.ts';
import { createServeUnsubscribe } from './unsubscribe.ts';

const token = 'A'.repeat(43);

type ServingInput = { readonly unsubscribe?: () => Promise<void>; readonly takeCallToken?: () => number };

async function startServing({ unsubscribe = async () => {}, takeCallToken = () => 0 }: ServingInput = {}) {
  const [unsubscribed, refused] = [vi.fn(unsubscribe), vi.fn(unsubscribe)];
  const newsletter = { page: '/newsletter/unsubscribe', unsubscribe: unsubscribed };
  const reviews = { page: '/reviews/unsubscribe', unsubscribe: refused };
  const { url } = await answering(createServeUnsubscribe({ newsletter, reviews, takeCallToken }));
  return { url, unsubscribe: unsubscribed, refuse: refused };
}

const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

test('A POST from an email program unsubscribes its reader', async () => {
  const { url, unsubscribe } = await startServing();
  expect((await fetch(`${url}/unsubscribe/de/${token}`, oneClick)).status).toBe(200);
  expect(unsubscribe).toHaveBeenCalledWith(token);
});

test('The link of a review invitation refuses invitations and leaves the newsletter', async () => {
  const { url, unsubscribe, refuse } = await startServing();
  const link = `${url}/unsubscribe/reviews/de/${token}`;
  const opened = await fetch(link, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/de/reviews/unsubscribe?token=${token}`,
  ]);
  expect(refuse).not.toHaveBeenCalled();
  expect((await fetch(link, oneClick)).status).toBe(200);
  expect(refuse).toHaveBeenCalledWith(token);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('Opening the link changes nothing and leads to a confirmation page in the reader’s language', async () => {
  const { url, unsubscribe } = await startServing();
  const answer = await fetch(`${url}/unsubscribe/zh-Hans/${token}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/zh-Hans/newsletter/unsubscribe?token=${token}`,
  ]);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test.each([
  ['no language of ours', '/unsubscribe/xx/', 'POST', 404],
  ['a part of a secret', '/unsubscribe/de/x', 'POST', 404],
  ['another method', '/unsubscribe/de/', 'DELETE', 405],
])('An invalid address is refused: %s', async (_, path, method, status) => {
  const { url, unsubscribe } = await startServing();
  expect((await fetch(`${url}${path}${token}`, { method })).status).toBe(status);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('An expired token is answered with 410, and too many calls with 429', async () => {
  const server = await startServing({
    unsubscribe: async () => {
      throw new Failure('gone');
    },
  });
  expect((await fetch(`${server.url}/unsubscribe/de/${token}`, oneClick)).status).toBe(410);
  for (const seconds of [1, 7]) {
    const busy = await startServing({ takeCallToken: () => seconds });
    const answer = await fetch(`${busy.url}/unsubscribe/de/${token}`, oneClick);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect(busy.unsubscribe).not.toHaveBeenCalled();
  }
});

test('A fault while unsubscribing is not acknowledged, so that the email program posts again', async () => {
  const broken = { page: '/', unsubscribe: () => Promise.reject(new Error('no database')) };
  const answer = createServeUnsubscribe({ newsletter: broken, reviews: broken, takeCallToken: () => 0 });
  const dispatch = createDispatch({
    routes: new Map(),
    pages: { routeClass: 'site', acceptsWrites: true, answer },
    begin: () => true,
    isDraining: () => false,
    refuse: sendError,
    onFault: () => {},
  });
  const { url } = await listen(dispatch);
  expect((await fetch(`${url}/unsubscribe/de/${token}`, oneClick)).status).toBe(500);
});

test('Only an attempt to unsubscribe counts against the limit, and its answer is not stored', async () => {
  const takeCallToken = vi.fn(() => 0);
  const { url } = await startServing({ takeCallToken });
  for (const method of ['GET', 'HEAD', 'DELETE'])
    await fetch(`${url}/unsubscribe/de/${token}`, { method, redirect: 'manual' });
  await fetch(`${url}/unsubscribe/xx/${token}`, oneClick);
  expect(takeCallToken).not.toHaveBeenCalled();
  const { headers } = await fetch(`${url}/unsubscribe/de/${token}`, oneClick);
  expect(takeCallToken).toHaveBeenCalledOnce();
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toBeTruthy();
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
