import { expect, test } from 'vitest';
import { testBundle } from '../../../test-support/http/web-bundle.ts';
import { createRenderPage } from './render-page.ts';
import type { PageContext } from './web-bundle.ts';

const site = {
  publicUrl: 'https://www.example.org',
  environment: 'production',
  operator: {},
  analyticsTag: undefined,
} as const;
const german = { locale: 'de', currency: 'CHF' } as const;

function rendering(loaders: Parameters<typeof testBundle>[0], timeLimit = 5_000) {
  return createRenderPage({
    bundle: testBundle(loaders),
    site,
    now: () => new Date('2026-03-01T12:00:00Z'),
    apiFor: ({ locale }, { shows }) => ({ call: () => shows(`called in ${locale}`) }),
    timeLimit,
  });
}

test('A page is rendered for a language, a currency and an instant, not for a particular visitor', async () => {
  let pageContext: PageContext | undefined;
  const render = rendering({
    faq({ page }) {
      pageContext = page;
      return 'text';
    },
  });
  const { status, body } = await render('/de/faq', german);
  expect(status).toBe(200);
  expect(body.toString()).toContain('/de/faq');
  expect(Object.keys(pageContext ?? {}).sort()).toEqual([
    'api',
    'currency',
    'locale',
    'now',
    'shows',
    'site',
    'staleAt',
    'written',
  ]);
  expect(pageContext).toMatchObject({ ...german, now: new Date('2026-03-01T12:00:00Z') });
});

test('What a page shows is recorded, by the page itself and by the calls it makes', async () => {
  const render = rendering({
    faq({ page }) {
      page.shows('product:1');
      (page.api as { call(): void }).call();
      return '';
    },
  });
  expect([...(await render('/de/faq', german)).shows]).toEqual(['product:1', 'called in de']);
});

test('If a page goes stale at several instants, the earliest counts', async () => {
  const [early, late] = [new Date(1_000), new Date(2_000)];
  const render = rendering({
    faq({ page }) {
      for (const instant of [late, early, late]) page.staleAt(instant);
      return '';
    },
  });
  expect((await render('/de/faq', german)).staleAt).toEqual(early);
});

test('An error that a page throws is known to the server and not to the visitor', async () => {
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

test('A page that answers 404 on purpose is not a fault', async () => {
  const render = rendering({
    faq() {
      throw new Response(null, { status: 404 });
    },
  });
  expect(await render('/de/faq', german)).toMatchObject({ status: 404, fault: undefined });
});

test('Two concurrent pages do not share their faults or their notes', async () => {
  const render = rendering({
    faq: () => Promise.reject(new Error('faq')),
    list: async ({ page }) => page.shows('list'),
  });
  const [faq, list] = await Promise.all([render('/de/faq', german), render('/de/list', german)]);
  expect([faq.fault, list.fault]).toEqual([new Error('faq'), undefined]);
  expect([faq.shows.size, list.shows.size]).toEqual([0, 1]);
});

test('A page that waits too long is abandoned', async () => {
  const render = rendering({ faq: () => new Promise(() => {}) }, 100);
  expect((await render('/de/faq', german)).fault).toMatchObject({ name: 'TimeoutError' });
});
