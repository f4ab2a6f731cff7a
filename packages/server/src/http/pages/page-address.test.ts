import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

test.each([
  '/',
  '/de',
  '/de/faq',
  '/tours/rome/a-b_c.d~e',
  '/zh-Hans/%E7%BD%97%E9%A9%AC',
  "/a!$&'()*+,;=:@b",
  '/de.data',
  '/it',
  '/den',
  '/de-luxe',
  '/de-xx',
  '/faq/EN',
  '/fr',
])('A path in its canonical spelling is a page: %s', (path) => {
  expect(readPageAddress(path)).toEqual({ kind: 'page', path });
});

test.each([
  ['/de/', '/de'],
  ['/de///faq', '/de/faq'],
  ['/de/faq//', '/de/faq'],
  ['/d%65/faq', '/de/faq'],
  ['/%e7%bd%97', '/%E7%BD%97'],
  ['/a%26b%3D', '/a&b='],
  ['/a|b', '/a%7Cb'],
  ['/zh', '/zh-Hans'],
  ['/zh-hans/tours/rome', '/zh-Hans/tours/rome'],
  ['/zh_CN/faq/', '/zh-Hans/faq'],
  ['/EN', '/en'],
  ['/de-DE/faq.data', '/de/faq.data'],
])('Any other spelling redirects to the canonical one: %s', (raw, path) => {
  expect(readPageAddress(raw)).toEqual({ kind: 'moved', path });
});

test.each([
  '//evil.example',
  '///',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/de\\faq',
  '/de/%5Cfaq',
  '/..',
  '/de/../faq',
  '/de/./faq',
  '/de/%2e%2e/faq',
  '/de/%2E/faq',
  '/de%2ffaq',
  '/de%2Ffaq',
  '/de/%00',
  '/de/a%0d%0aset-cookie:x',
  '/de/%7f',
])('A path that tries to reach another path is not found: %s', (raw) => {
  expect(readPageAddress(raw)).toEqual({ kind: 'refused', code: 'not_found' });
});

test.each(['/%', '/%zz', '/%c3', '/%ff', '/%ed%a0%80', '/a%2'])(
  'A path that is not UTF-8 is a bad request: %s',
  (raw) => {
    expect(readPageAddress(raw)).toEqual({ kind: 'refused', code: 'bad_request' });
  },
);

test('Every path leads to its canonical spelling, which does not change again', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%',
      '%00',
      '%c3%bc',
      'de',
      '@',
      ':',
      '%20',
    ),
    fc.string({ unit: fc.constantFrom(...'abc%/.\\:;=&?~'), maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const address = readPageAddress(`/${pieces.join('')}`.replaceAll('?', ''));
      if (address.kind === 'refused') return;
      expect(address.path).toMatch(/^\/(?![/\\])/);
      expect(readPageAddress(address.path)).toEqual({ kind: 'page', path: address.path });
      expect(new URL(address.path, 'http://ours.example').pathname).toBe(address.path);
    }),
    { numRuns: 2_000 },
  );
});
