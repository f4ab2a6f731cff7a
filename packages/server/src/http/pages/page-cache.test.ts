import { Failure } from '@ashore/core/errors/failure.ts';
import { fixedClock } from '@ashore/core/time/clock.ts';
import { ORPCError } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { createAdmission } from '../load/admission.ts';
import { createCache } from '../load/cache.ts';
import type { Preferences } from './page-address.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import type { Screen } from './web-bundle.ts';

const clock = fixedClock('2026-03-01T12:00:00Z');
const home: Screen = { name: 'home', path: '/', kind: 'public' };
const german: Preferences = { locale: 'de', currency: 'EUR' };

function renderedPage(parts: Partial<RenderedPage> = {}): RenderedPage {
  const headers = new Headers({ 'content-type': 'text/html' });
  return {
    status: 200,
    headers,
    body: Buffer.from('page'),
    dependsOn: new Set(['featured']),
    expiresAt: undefined,
    fault: undefined,
    ...parts,
  };
}

function setUp(render: RenderPage = async () => renderedPage(), room = 10, waitsMilliseconds = 60_000) {
  const cache = createCache<CachedPage>({ clock, maxBytes: 1_000_000, maxLifeMs: 60 * 60 * 1_000 });
  const admission = createAdmission({
    limits: { render: room, read: 0, write: 0 },
    limitsPerClient: { render: 2 },
    isLate: () => false,
    maxWaitMs: waitsMilliseconds,
  });
  const rendering = vi.fn(render);
  const onFault = vi.fn();
  let clients = 0;
  const newClient = () => {
    clients += 1;
    return `client ${clients}`;
  };
  const makePage = createPageCache({
    cache,
    render: rendering,
    counts: { hits: 0, misses: 0 },
    admission,
    onFault,
  });
  return {
    cache,
    admission,
    rendering,
    onFault,
    make: (url = '/', screen = home, client = newClient(), hangUp = new AbortController().signal) =>
      makePage(url, screen, german, { client, hangUp }),
  };
}

/** A render that waits until the test finishes it. */
function createHeldRender() {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  return {
    render: () => promise,
    finish: (parts: Partial<RenderedPage> = {}) => resolve(renderedPage(parts)),
  };
}

test('A page is rendered once and cached', async () => {
  const { make, rendering } = setUp();
  expect(await make()).toHaveProperty('page');
  await make();
  expect(rendering).toHaveBeenCalledTimes(1);
});

test('Concurrent requests for the same page share one render', async () => {
  const { render, finish } = createHeldRender();
  const { make, rendering } = setUp(render);
  const results = [make(), make(), make('/other')];
  finish();
  const [first, second] = await Promise.all(results);
  expect(first).toBe(second);
  expect(rendering).toHaveBeenCalledTimes(2);
});

test('After a change, requests get no render that began before it, and the older render is not cached', async () => {
  const before = createHeldRender();
  const after = createHeldRender();
  const renders = [before.render, after.render];
  const { make, cache, rendering } = setUp(
    () => renders.shift()?.() ?? Promise.reject(new Error('asked too often')),
  );
  const first = make('/', home, 'first');
  cache.drop(['featured']);
  const second = make('/', home, 'second');
  after.finish({ body: Buffer.from('new') });
  expect(await second).toMatchObject({
    page: { answer: { encodings: { identity: { body: Buffer.from('new') } } } },
  });
  before.finish({ body: Buffer.from('old') });
  await first;
  expect(await make()).toEqual(await second);
  expect(rendering).toHaveBeenCalledTimes(2);
});

test.each([
  ['is private', renderedPage(), { ...home, kind: 'private' as const }],
  ['redirects', renderedPage({ status: 302, headers: new Headers({ location: '/de' }) }), home],
  ['is not found', renderedPage({ status: 404 }), home],
  ['failed to render', renderedPage({ status: 500, fault: new Error('fault') }), home],
  ['answers the router with a redirect', renderedPage({ status: 202 }), home],
])('The page cache stores no page that %s', async (_, result, screen) => {
  const { make, cache, rendering } = setUp(async () => result);
  await make('/', screen);
  await make('/', screen);
  expect(rendering).toHaveBeenCalledTimes(2);
  expect(cache.size().entries).toBe(0);
});

test.each([
  ['a fault', new Error('fault'), 'internal', 1],
  ['a refusal by a feature', new Failure('gone'), 'gone', 0],
  ['a call answered with 404', new ORPCError('not_found', { status: 404 }), 'not_found', 0],
  ['a call with an invalid path parameter', new ORPCError('BAD_REQUEST'), 'not_found', 0],
  ['a failed call', new ORPCError('INTERNAL_SERVER_ERROR'), 'internal', 1],
  ['a call without a database', new ORPCError('unavailable', { status: 503 }), 'unavailable', 1],
  ['an unavailable database', Object.assign(new Error('away'), { code: '57P01' }), 'unavailable', 1],
  ['a render over its time limit', new DOMException('late', 'TimeoutError'), 'unavailable', 1],
])(
  'A failed render returns its status, and only faults and outages are logged: %s',
  async (_, fault, code, faultCount) => {
    const thrown = setUp(() => Promise.reject(fault));
    expect(await thrown.make()).toEqual({ refused: code });
    expect(thrown.onFault).toHaveBeenCalledTimes(faultCount);
    const noted = setUp(async () => renderedPage({ status: 500, fault }));
    expect(await noted.make()).toEqual({ refused: code });
    expect(noted.onFault).toHaveBeenCalledTimes(faultCount);
  },
);

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'No page redirects to another site: %s',
  async (location) => {
    const { make, onFault } = setUp(async () =>
      renderedPage({ status: 302, headers: new Headers({ location }) }),
    );
    expect(await make()).toEqual({ refused: 'internal' });
    expect(onFault).toHaveBeenCalledTimes(1);
  },
);

test('A page may redirect to another of our pages', async () => {
  const { make } = setUp(async () =>
    renderedPage({ status: 308, headers: new Headers({ location: '/de/x' }) }),
  );
  expect(await make()).toEqual({ movedTo: '/de/x', status: 308 });
});

test('The number of concurrent renders is limited; a request that shares a running render does not count', async () => {
  const { render, finish } = createHeldRender();
  const { make, admission } = setUp(render, 2, 20);
  const results = [make('/a'), make('/b'), make('/a'), make('/c')];
  expect(await results[3]).toEqual({ refused: 'unavailable' });
  finish();
  expect(await results[2]).toHaveProperty('page');
  expect(await make('/c')).toHaveProperty('page');
  expect(admission.runningCounts.render).toBe(0);
});

test('A visitor shares a render that has begun, and never waits in the line of the client that asked first', async () => {
  const { render, finish } = createHeldRender();
  const { make, rendering } = setUp(render);
  const ofLoop = ['/1', '/2', '/3'].map((url) => make(url, home, 'loop'));
  const ofVisitor = ['/1', '/3'].map((url) => make(url, home, 'visitor'));
  await expect.poll(() => rendering.mock.calls.map(([url]) => url)).toEqual(['/1', '/3', '/2']);
  finish();
  expect(await Promise.all([...ofLoop, ...ofVisitor])).toHaveLength(5);
  expect(rendering).toHaveBeenCalledTimes(3);
});

test('A page that was cached while a request waited is not rendered again', async () => {
  const { render, finish } = createHeldRender();
  const { make, rendering } = setUp(render, 1);
  const results = [make('/a'), make('/b'), make('/b')];
  finish();
  for (const result of results) expect(await result).toHaveProperty('page');
  expect(rendering).toHaveBeenCalledTimes(2);
});

test('Nothing is rendered for a client that disconnected while it waited', async () => {
  const { render, finish } = createHeldRender();
  const { make, rendering } = setUp(render, 1);
  const first = make('/a');
  const gone = new AbortController();
  const second = make('/b', home, 'impatient', gone.signal);
  gone.abort();
  expect(await second).toEqual({ refused: 'unavailable' });
  finish();
  await first;
  expect(rendering).toHaveBeenCalledTimes(1);
});

test('A failed render makes room for another', async () => {
  const { make, admission } = setUp(() => Promise.reject(new Error('fault')));
  await make();
  expect(admission.runningCounts.render).toBe(0);
});

test('The error page is rendered even under overload, and it is cached', async () => {
  const status: Screen = { name: 'status', path: '/status/:status', kind: 'internal' };
  const { make, rendering } = setUp(async () => renderedPage({ status: 503 }), 0);
  expect(await make('/de/status/503', status)).toMatchObject({ page: { answer: { status: 503 } } });
  await make('/de/status/503', status);
  expect(rendering).toHaveBeenCalledTimes(1);
});

test('A failed render of the error page is not cached', async () => {
  const status: Screen = { name: 'status', path: '/status/:status', kind: 'internal' };
  const { make, cache } = setUp(async () => renderedPage({ status: 404, fault: new Error('fault') }));
  expect(await make('/de/status/404', status)).toEqual({ refused: 'internal' });
  expect(cache.size().entries).toBe(0);
});
