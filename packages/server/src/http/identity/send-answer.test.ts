import { expect, test, vi } from 'vitest';
import { listeningShop } from '../../../test-support/app/listening-shop.ts';

const shop = listeningShop();

test('Every answer on the way to log in has the headers of our answers, and is stored nowhere', async () => {
  const answers: Response[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await fetch(...request);
    // The server itself reads what its issuer states about itself.
    if (new Headers(request[1]?.headers).has('x-forwarded-for')) answers.push(answer);
    return answer;
  });
  const browser = shop.newBrowser();
  await browser.open('/oauth/begin?to=/en&screen=security');
  await browser.submit({ form: 'log-in', email: 'ada@example.org', password: 'no such account' });
  await browser.submit({
    ...{ form: 'register', name: 'Ada Lovelace' },
    ...{ email: 'ada@example.org', password: 'four boats at anchor' },
  });
  await browser.submit({ form: 'passkey-options' });
  await browser.open('/oidc/reset?code=unknown');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303, 410, 422]));
  for (const { url, status, headers } of answers) {
    const { pathname } = new URL(url);
    expect([pathname, status, Object.fromEntries(headers)]).toMatchObject([
      pathname,
      status,
      {
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'/),
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
        // The library of the embedded issuer answers these itself.
        ...(!pathname.startsWith('/oidc/auth') && { 'x-request-id': expect.stringMatching(/^[\w-]+$/) }),
      },
    ]);
  }
});

test('A browser keeps a new session for a day, and the account for half a year', async () => {
  const cookies: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await fetch(...request);
    cookies.push(...answer.headers.getSetCookie());
    return answer;
  });
  const browser = shop.newBrowser();
  await browser.open('/oauth/begin?to=/en');
  await browser.submit({
    form: 'register',
    name: 'Grace',
    email: 'grace@example.org',
    password: 'nine boats at sea',
  });
  const ageOf = (name: string) =>
    Number(
      /Max-Age=(\d+)/.exec(cookies.findLast((cookie) => cookie.startsWith(`__Host-${name}=`)) ?? '')?.[1],
    );
  const day = 24 * 60 * 60;
  expect([ageOf('session'), ageOf('known'), ageOf('attempt')]).toEqual([day, 180 * day, 0]);
  expect(cookies.some((cookie) => /__Host-attempt=[\w-]{43};.*Max-Age=\d{3,4}\b/.test(cookie))).toBe(true);
});
