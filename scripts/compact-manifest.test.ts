import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compactManifest } from './compact-manifest.ts';

const flags = { hasLoader: true, hasErrorBoundary: false };
const shared = ['/assets/framework-1.js', '/assets/frame-2.js'];
const route = (id: string, path: string, more: object = {}) => ({
  id,
  parentId: 'root',
  path,
  caseSensitive: true,
  ...flags,
  module: '/assets/home-3.js',
  imports: shared,
  css: [],
  ...more,
});
const search = { module: '/assets/search-4.js', imports: [...shared, '/assets/forms-5.js'] };

const manifest = {
  entry: { module: '/assets/entry-6.js', imports: shared, css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      ...flags,
      module: '/assets/root-7.js',
      imports: shared,
      css: ['/assets/root-8.css'],
    },
    '/:home': route('/:home', '/'),
    '/:search': route('/:search', '/search', search),
    '/:not-found': route('/:not-found', '/*'),
    '/de:home': route('/de:home', '/de'),
    '/de:search': route('/de:search', '/de/search', search),
    '/de:not-found': route('/de:not-found', '/de/*'),
  },
  url: '/assets/manifest-9.js',
  version: '9',
};
const textOf = (value: object) => `window.__reactRouterManifest=${JSON.stringify(value)};`;

function run(text: string) {
  const window: { __reactRouterManifest?: { routes: object } } = {};
  runInNewContext(text, { window });
  return window.__reactRouterManifest;
}

test('A browser reads the same routes in the same order from the shorter text, in which each file stands once', () => {
  const text = compactManifest(textOf(manifest));
  expect(text.length).toBeLessThan(textOf(manifest).length);
  expect(text.match(/framework-1/g)).toHaveLength(2);
  const read = run(text);
  expect(JSON.parse(JSON.stringify(read))).toEqual(manifest);
  expect(Object.keys(read?.routes ?? {})).toEqual(Object.keys(manifest.routes));
});

test.each<[string, object]>([
  ['a screen that only one language has', { '/de:hotels': route('/de:hotels', '/de/hotels') }],
  ['a path that differs in one language', { '/de:search': route('/de:search', '/de/suche', search) }],
  ['a route with a further list', { '/de:home': route('/de:home', '/de', { css: ['/assets/home.css'] }) }],
])('A list with %s stays as it is', (_, changed) => {
  const text = textOf({ ...manifest, routes: { ...manifest.routes, ...changed } });
  expect(compactManifest(text)).toBe(text);
});

test('A list without a root, and a file of another kind, stay as they are', () => {
  const text = textOf({ ...manifest, routes: { '/:home': route('/:home', '/') } });
  expect(compactManifest(text)).toBe(text);
  expect(compactManifest('export {};')).toBe('export {};');
});
