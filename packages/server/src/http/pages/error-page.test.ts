import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { expect, test, vi } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { testBundle } from '../../../test-support/http/web-bundle.ts';
import { prepareAnswer } from '../responses/prepared-answer.ts';
import { createErrorPage } from './error-page.ts';
import type { createPageCache } from './page-cache.ts';

type MakePage = ReturnType<typeof createPageCache>;

/** Answers every request with this error. The page states which one was made, unless none can be made. */
async function refusing(code: ErrorCode, { isOverloaded = false, more = {} } = {}) {
  const makePage = vi.fn(async (url: string) => {
    if (isOverloaded) return { refused: 'unavailable' };
    const headers = { 'content-type': 'text/html' };
    return { page: { answer: prepareAnswer({ status: 404, headers, body: Buffer.from(url) }) } };
  });
  const refusePage = createErrorPage({ bundle: testBundle({}), makePage: makePage as unknown as MakePage });
  const { url } = await answering((exchange) => refusePage(exchange, code, more));
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return {
      status: answer.status,
      type: answer.headers.get('content-type')?.split(';')[0],
      retryAfter: answer.headers.get('retry-after'),
      allow: answer.headers.get('allow'),
      text: await answer.text(),
    };
  };
  return { get, makePage };
}

test('People get a page about the error, in the language of the address or else of their browser', async () => {
  const { get } = await refusing('not_found');
  expect(await get('/de/nope')).toMatchObject({ type: 'text/html', text: '/de/status/404' });
  expect((await get('/nope', { 'accept-language': 'zh-CN' })).text).toBe('/zh-Hans/status/404');
});

test('The data of a page are refused in our error format, without making a page', async () => {
  const { get, makePage } = await refusing('not_found');
  const answer = await get('/de/nope.data');
  expect(answer).toMatchObject({ status: 404, type: 'application/json' });
  expect(JSON.parse(answer.text)).toMatchObject({ status: 404 });
  expect(makePage).not.toHaveBeenCalled();
});

test.each<[ErrorCode, string | null]>([
  ['unavailable', '2'],
  ['too_many_requests', '2'],
  ['internal', null],
  ['not_found', null],
])('An error of the kind %s states when to try again: %s', async (code, retryAfter) => {
  const { get } = await refusing(code);
  for (const path of ['/de/page', '/de/page.data']) expect((await get(path)).retryAfter).toBe(retryAfter);
});

test('A caller’s own headers are sent too, and win over ours', async () => {
  const { get } = await refusing('unavailable', { more: { 'retry-after': '30', allow: 'GET' } });
  for (const path of ['/de/page', '/de/page.data'])
    expect(await get(path)).toMatchObject({ retryAfter: '30', allow: 'GET' });
});

test('If even the page about the error cannot be made, the error is sent in our format', async () => {
  const { get } = await refusing('too_many_requests', { isOverloaded: true });
  expect(await get('/de/page')).toMatchObject({ status: 429, type: 'application/json', retryAfter: '2' });
});
