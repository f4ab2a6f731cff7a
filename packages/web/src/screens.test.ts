import { LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { messagesOf, screensWithMessages } from './i18n/screen-messages.server.ts';
import { aliasTarget, screenOf, screens } from './screens.ts';

test('Every screen is found at its path, with and without a language', () => {
  for (const screen of screens.filter(({ path }) => !path.includes(':'))) {
    expect(screenOf(screen.path).name).toBe(screen.name);
    for (const locale of LOCALES) expect(screenOf(`/${locale}${screen.path}`).name).toBe(screen.name);
  }
});

test('A list exists only under a known product type, and no other address of two segments is a list', () => {
  expect(screenOf('/zh-Hans/shore-excursions/bergen').name).toBe('list');
  for (const path of ['/api/docs', '/images/a.svg', '/flights/lisbon'])
    expect(screenOf(path).name).toBe('not-found');
});

test('A product is found under any product type and city, and an unknown path is not found', () => {
  expect(screenOf('/de/tours/lisbon/sunset-sail-abcdefgh').name).toBe('product');
  for (const path of ['/xyz', '/de/xyz', '/DE', '/de/FAQ', '/en/de', '/a/b/c/d'])
    expect(screenOf(path).name).toBe('not-found');
});

test('Hotels have a search, lists and pages of their own, none of which is kept', () => {
  for (const [path, name] of [
    ['/de/hotels', 'hotel-search'],
    ['/compare/hotels', 'compare-hotels'],
    ['/hotels/lisbon', 'hotels'],
    ['/zh-Hans/hotels/lisbon/casa-do-aguadeiro-x7zcp2c4', 'hotel'],
  ] as const)
    expect(screenOf(path)).toMatchObject({ name, uncacheable: true });
});

test('Every step of the checkout is private and has its own content security policy', () => {
  for (const path of ['/new/checkout/personal_info', '/zh-Hans/new/checkout/payment', '/de/new/checkout/x'])
    expect(screenOf(path)).toMatchObject({ name: 'checkout', kind: 'private', policy: 'checkout' });
  expect(screenOf('/new/checkout').name).toBe('not-found');
});

test('A private page that is addressed like a file is not found, or is private as well', () => {
  const privatePaths = screens.filter(({ kind }) => kind === 'private').map(({ path }) => path);
  expect(privatePaths).toContain('/dashboard');
  expect(privatePaths.length).toBeGreaterThan(7);
  for (const path of privatePaths.flatMap((path) => [path, `/de${path}`]))
    for (const ending of [
      '/x.css',
      '/x.js',
      '/dashboard/x.css',
      '.css',
      ';x.css',
      '%2fx.css',
      '%00.css',
      '%3f.png',
    ]) {
      const { name, kind } = screenOf(path.replace(':step', 'payment') + ending);
      expect([path + ending, name === 'not-found' || kind === 'private']).toEqual([path + ending, true]);
      if (!path.includes(':')) expect(name).toBe('not-found');
    }
});

test('An alternative spelling redirects to the page, in the requested language', () => {
  expect(aliasTarget('/aboutUs')).toBe('/aboutus');
  expect(aliasTarget('/de/contactUs')).toBe('/de/contactus');
  expect(aliasTarget('/de/contactus')).toBeUndefined();
});

test('A screen’s texts are found by its name, and an editorial page needs only the shared texts', () => {
  const names = new Set(screens.map(({ name }) => name));
  expect(screensWithMessages.filter((name) => !names.has(name))).toEqual([]);
  expect(messagesOf(screenOf('/de/faq'))).toEqual(['copy']);
  expect(messagesOf(screenOf('/de/contactus'))).toContain('contact');
  expect(messagesOf(screenOf('/status/404'))).toEqual([]);
});
