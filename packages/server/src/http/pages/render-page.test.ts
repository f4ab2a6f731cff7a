import { expect, test } from 'vitest';
import type { PageContext } from './bundle.ts';
import { testBundle } from './bundle-for-tests.ts';
import { createRenderPage } from './render-page.ts';

const site = {
  publicUrl: 'https://www.example.org',
  environment: 'production',
  operator: {},
  analyticsTag: undefined,
} as const;
const german = { locale: 'de', currency: 'CHF' } as const;

function rendering(loaders: Parameters<typeof testBundle>[0], giveUpAfter = 5_000) {
  return createRenderPage({
    bundle: testBundle(loaders),
    site,
    now: () => new Date('2026-03-01T12:00:00Z'),
    apiFor: ({ locale }, { shows }) => ({ call: () => shows(`called in ${locale}`) }),
    giveUpAfter,
  });
}

test('a page is rendered for a language, a currency and an instant, and for nobody', async () => {
  let given: PageContext | undefined;
  const render = rendering({
    faq({ page }) {
      given = page;
      return 'text';
    },
  });
  const { status, body } = await render('/de/faq', german);
  expect(status).toBe(200);
  expect(body.toString()).toContain('/de/faq');
  expect(Object.keys(given ?? {}).sort()).toEqual([
    'api',
    'currency',
    'locale',
    'now',
    'shows',
    'site',
    'staleAt',
    'written',
  ]);
  expect(given).toMatchObject({ ...german, now: new Date('2026-03-01T12:00:00Z') });
});

test('what a page shows is noted, by itself and by the calls it makes', async () => {
  const render = rendering({
    faq({ page }) {
      page.shows('product:1');
      (page.api as { call(): void }).call();
      return '';
    },
  });
  expect([...(await render('/de/faq', german)).shows]).toEqual(['product:1', 'called in de']);
});

test('of several instants at which a page goes stale, the first counts', async () => {
  const [early, late] = [new Date(1_000), new Date(2_000)];
  const render = rendering({
    faq({ page }) {
      for (const instant of [late, early, late]) page.staleAt(instant);
      return '';
    },
  });
  expect((await render('/de/faq', german)).staleAt).toEqual(early);
});

test('what a page throws is known to the server and not to the visitor', async () => {
  const fault = new Error('a secret');
  const render = rendering({
    faq() {
      throw fault;
    },
  });
  const rendered = await render('/de/faq', german);
  expect(rendered.fault).toBe(fault);
  expect(rendered.body.toString()).not.toContain('secret');
});

test('a page that says on purpose that it is not there is no fault', async () => {
  const render = rendering({
    faq() {
      throw new Response(null, { status: 404 });
    },
  });
  expect(await render('/de/faq', german)).toMatchObject({ status: 404, fault: undefined });
});

test('two pages at once do not share their faults or their notes', async () => {
  const render = rendering({
    faq: () => Promise.reject(new Error('faq')),
    list: async ({ page }) => page.shows('list'),
  });
  const [faq, list] = await Promise.all([render('/de/faq', german), render('/de/list', german)]);
  expect([faq.fault, list.fault]).toEqual([new Error('faq'), undefined]);
  expect([faq.shows.size, list.shows.size]).toEqual([0, 1]);
});

test('a page that waits for something that never comes is given up', async () => {
  const render = rendering({ faq: () => new Promise(() => {}) }, 100);
  expect((await render('/de/faq', german)).fault).toMatchObject({ name: 'TimeoutError' });
});
