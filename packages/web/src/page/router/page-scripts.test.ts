import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { pageScripts } from './page-scripts.server.ts';

const route = (id: string, path: string, module: string, imports: string[]) => ({
  id,
  path,
  module,
  imports,
  css: [`${module}.css`],
  hasLoader: true,
});

const context = {
  manifest: {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: route('root', '', '/assets/root.js', ['/assets/framework.js', '/assets/frame.js']),
      '/en:home': route('/en:home', '/en', '/assets/home.js', ['/assets/frame.js']),
      '/en:faq': route('/en:faq', '/en/faq', '/assets/faq.js', []),
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: '/en:home' } }] },
  future: {},
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: 'initial' },
} as unknown as EntryContext;

test('A page requests each of its scripts once and early, and none of other pages', () => {
  const { links, scripts } = pageScripts(context, '');
  const hrefs = [...links.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)"\/>/g)];
  expect(hrefs.map(([, href]) => href)).toEqual([
    '/assets/entry.js',
    '/assets/framework.js',
    '/assets/root.js',
    '/assets/frame.js',
    '/assets/home.js',
  ]);
  expect(scripts).not.toContain('faq');
});

test('The scripts put the data, the routes and the modules of the page into the window', () => {
  const { scripts } = pageScripts(context, '[{"_1":2},"</script>"]');
  expect(scripts.match(/<\/script>/g)).toHaveLength(2);
  const window: Record<string, unknown> = {};
  new Function('window', scripts.slice('<script>'.length, scripts.indexOf('</script>')))(window);
  expect(window).toEqual({
    __reactRouterContext: {
      future: {},
      ssr: true,
      isSpaMode: false,
      routeDiscovery: { mode: 'initial' },
      data: '[{"_1":2},"</script>"]',
    },
    __reactRouterManifest: {
      url: '/assets/manifest-1.js',
      routes: {
        root: { path: '', hasLoader: true, css: ['/assets/root.js.css'] },
        '/en:home': { path: '/en', hasLoader: true, css: ['/assets/home.js.css'] },
      },
    },
  });
  expect(scripts).toContain(
    'import*as r0 from"/assets/root.js";import*as r1 from"/assets/home.js";window.__reactRouterRouteModules={"root":r0,"/en:home":r1};import("/assets/entry.js")',
  );
});
