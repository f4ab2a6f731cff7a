import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listeningShop } from '../../../test-support/app/listening-shop.ts';

const shop = listeningShop();
const ask = (path: string, method = 'GET') => fetch(shop.url() + path, { method, redirect: 'manual' });

test.each([
  ['/oidc/pages.css', 'text/css', /--|\{/],
  ['/oidc/passkeys.mjs', 'text/javascript', /navigator\.credentials/],
] as const)(
  '%s is sent with its type, and browsers must validate their copy',
  async (path, type, content) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      `${type}; charset=utf-8`,
      'no-cache',
    ]);
    expect(await answer.text()).toMatch(content);
    expect((await ask(path, 'HEAD')).status).toBe(200);
    // The protocol of the issuer has no such address.
    expect((await ask(path, 'POST')).status).toBe(404);
  },
);

test('The script of passkeys is the file that its tests run', async () => {
  const file = readFileSync(new URL('./passkeys.mjs', import.meta.url), 'utf8');
  expect(await (await ask('/oidc/passkeys.mjs')).text()).toBe(file);
});

test('An interaction that is unknown has ended, however it is asked for', async () => {
  for (const method of ['GET', 'POST', 'PUT']) {
    const answer = await ask('/oidc/interaction/unknown', method);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  }
});

test('A page for a new password is read and sent, and nothing else', async () => {
  const answer = await ask('/oidc/reset', 'PUT');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await ask('/oidc/reset?code=unknown')).status).toBe(410);
});

test.each([
  ['/oauth/begin', 'PUT', 'GET, HEAD, POST'],
  ['/oauth/callback', 'POST', 'GET, HEAD'],
  ['/oauth/done', 'POST', 'GET, HEAD'],
  ['/oauth/backchannel-logout', 'GET', 'POST'],
])('%s is not asked for with %s', async (path, method, allow) => {
  const answer = await ask(path, method);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});

test('The shop’s side of a log-in has no other pages', async () => {
  expect((await ask('/oauth/other')).status).toBe(404);
  const style = await ask('/oauth/pages.css');
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
