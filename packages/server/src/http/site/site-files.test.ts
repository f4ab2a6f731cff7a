import { fixedClock } from '@ashore/core/time/clock.ts';
import { expect, test } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { testVariant } from '../../../test-support/http/web-bundle.ts';
import { createServeSiteFiles } from './site-files.ts';

const usualParts = {
  variant: testVariant,
  publicUrl: 'https://www.example.org',
  environment: 'production' as 'production' | 'integration',
  securityContact: undefined as string | undefined,
  files: [
    '/icons/icon.svg',
    '/icons/icon-512.png',
    '/icons/maskable-512.png',
    '/icons/share.png',
    '/assets/a.js',
  ],
  now: fixedClock('2026-03-01T12:00:00Z').now(),
};

const createSiteFiles = (parts: Partial<typeof usualParts> = {}) =>
  answering(createServeSiteFiles({ ...usualParts, ...parts }));

test('Search engines find the real site and its sitemap', async () => {
  const { url } = await createSiteFiles();
  const answer = await fetch(`${url}/robots.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://www.example.org/sitemap.xml\n',
  );
});

test('Search engines are kept out of every other installation', async () => {
  const { url } = await createSiteFiles({ environment: 'integration' });
  expect(await (await fetch(`${url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  ['de', 'de', 'Touren', '/de'],
  ['zh-Hans', 'zh-Hans', '行程', '/zh-Hans'],
  ['fr', 'en', 'Tours', '/en'],
  ['nonsense', 'en', 'Tours', '/en'],
])('The manifest uses the language of the page that names it: %s', async (path, lang, description, start) => {
  const { url } = await createSiteFiles();
  const answer = await fetch(`${url}/manifest.webmanifest?locale=${path}`);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({
    lang,
    description,
    start_url: start,
    name: 'Test',
    scope: '/',
  });
});

test('The manifest names the icons that exist', async () => {
  const { url } = await createSiteFiles();
  const { icons } = (await (await fetch(`${url}/manifest.webmanifest`)).json()) as { icons: unknown };
  expect(icons).toEqual([
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('The security contact is published, if there is one', async () => {
  const silent = await createSiteFiles();
  expect((await fetch(`${silent.url}/.well-known/security.txt`)).status).toBe(404);
  const { url } = await createSiteFiles({ securityContact: 'security@example.org' });
  expect(await (await fetch(`${url}/.well-known/security.txt`)).text()).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2026-08-28T12:00:00.000Z',
      'Preferred-Languages: en, de, zh',
      'Canonical: https://www.example.org/.well-known/security.txt\n',
    ].join('\n'),
  );
});

test('Any other address is not found', async () => {
  const { url } = await createSiteFiles();
  expect((await fetch(`${url}/.well-known/other`)).status).toBe(404);
});
