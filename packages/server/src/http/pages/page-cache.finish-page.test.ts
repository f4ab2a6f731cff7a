import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';
import type { Screen } from './web-bundle.ts';

const home: Screen = { name: 'home', path: '/', kind: 'public' };
const html = `<!doctype html><script>boot()</script><script type="application/ld+json">{}</script>${'<p>a</p>'.repeat(99)}`;

function renderedPage(parts: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    body: Buffer.from(html),
    dependsOn: new Set(['featured']),
    expiresAt: undefined,
    fault: undefined,
    ...parts,
  };
}

function headersOf({ answer }: ReturnType<typeof finishPage>): Record<string, string> {
  const flat = answer.notModifiedHeaders;
  return Object.fromEntries(
    flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [])),
  );
}

const finishRendered = (parts: Partial<RenderedPage> = {}, screen = home, locale: 'en' | 'fr' = 'en') =>
  finishPage(renderedPage(parts), screen, { locale, currency: 'EUR' });

test('A page is encoded once, in all three encodings', () => {
  const { answer } = finishRendered();
  expect(brotliDecompressSync(answer.encodings.br?.body ?? '').toString()).toBe(html);
  expect(gunzipSync(answer.encodings.gzip?.body ?? '').toString()).toBe(html);
  expect(answer.encodings.identity.body.toString()).toBe(html);
});

test('A public page may be cached by its visitor but by no shared cache', () => {
  expect(headersOf(finishRendered())).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'content-language': 'en',
    'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^ ]+';/),
  });
});

test('A page has the type that it states, and is HTML if it states none', () => {
  const typeOf = (headers: Record<string, string>) =>
    headersOf(finishRendered({ headers: new Headers(headers) }))['content-type'];
  expect(typeOf({ 'content-type': 'text/x-script' })).toBe('text/x-script');
  expect(typeOf({})).toBe('text/html; charset=utf-8');
  // Its policy is that of a page, not that of data.
  expect(headersOf(finishRendered({ headers: new Headers() }))['content-security-policy']).toContain(
    "script-src 'self'",
  );
});

test('The checkout allows Stripe only where it takes the cards', () => {
  const policyWith = (thirdParties?: { hasStripe: boolean }) =>
    headersOf(
      finishPage(
        renderedPage(),
        { ...home, policy: 'checkout' },
        { locale: 'en', currency: 'EUR' },
        thirdParties,
      ),
    )['content-security-policy'];
  expect(policyWith({ hasStripe: true })).toContain('stripe.com');
  expect(policyWith({ hasStripe: false })).not.toContain('stripe');
  expect(policyWith()).not.toContain('stripe');
});

test('A configured tag may load and connect on public pages only', () => {
  const policyOf = (screen: Screen) => {
    const page = finishPage(
      renderedPage(),
      screen,
      { locale: 'en', currency: 'EUR' },
      { tagOrigins: ['https://tags.example'] },
    );
    return headersOf(page)['content-security-policy'];
  };
  const policy = policyOf(home);
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://tags\\.example`));
  for (const kind of ['private', 'internal'] as const)
    expect(policyOf({ ...home, kind })).not.toContain('tags.example');
});

test('No tag may ever load in the checkout, even on a public page', () => {
  const checkout: Screen = { ...home, policy: 'checkout' };
  const page = finishPage(
    renderedPage(),
    checkout,
    { locale: 'en', currency: 'EUR' },
    { tagOrigins: ['https://tags.example'] },
  );
  const policy = headersOf(page)['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; .*script-src 'self' 'sha256-[^ ]+'/);
  expect(policy).not.toContain('tags.example');
});

test('A private page may not be cached', () => {
  expect(headersOf(finishRendered({}, { ...home, kind: 'private' }))['cache-control']).toBe(
    'private, no-store',
  );
});

test.each(['private', 'internal'] as const)(
  'A page that is not public is hidden from search engines: %s',
  (kind) => {
    expect(headersOf(finishRendered({}, { ...home, kind }))['x-robots-tag']).toBe('noindex');
    expect(headersOf(finishRendered())).not.toHaveProperty('x-robots-tag');
  },
);

test('The page for French readers is in English', () => {
  expect(headersOf(finishRendered({}, home, 'fr'))['content-language']).toBe('en');
});

test('The data of a page cannot run scripts', () => {
  const headers = new Headers({ 'content-type': 'text/x-script', 'x-remix-response': 'yes' });
  expect(headersOf(finishRendered({ headers }))).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-remix-response': 'yes',
  });
});

test('A page sets no cookie and names no software, however it was rendered', () => {
  const headers = new Headers({
    'content-type': 'text/html',
    'set-cookie': 'a=b',
    'x-powered-by': 'x',
    server: 'y',
  });
  const names = Object.keys(headersOf(finishRendered({ headers })));
  expect(names.filter((name) => /cookie|powered|server/.test(name))).toEqual([]);
});

test('A cached page is stale from the instant that it recorded', () => {
  const soon = new Date('2026-03-01T12:10:00Z');
  expect([finishRendered({ expiresAt: soon }).expiresAt, finishRendered().expiresAt]).toEqual([
    soon.getTime(),
    undefined,
  ]);
});

test('The checkout may contain our own frames, and those of Stripe only if Stripe takes the cards', () => {
  const checkout: Screen = { ...home, policy: 'checkout' };
  const headersWith = (hasStripe: boolean) =>
    headersOf(finishPage(renderedPage(), checkout, { locale: 'en', currency: 'EUR' }, { hasStripe }));
  const policyWith = (hasStripe: boolean) => String(headersWith(hasStripe)['content-security-policy']);
  expect(policyWith(false)).toMatch(/frame-src 'self'$/);
  expect(policyWith(false)).not.toContain('stripe');
  expect(policyWith(true)).toMatch(
    /script-src 'self' [^;]*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
  );
  expect(policyWith(true)).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policyWith(true)).toContain(
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
  expect(headersWith(true)['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
});
