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
const germanReader = { locale: 'de', currency: 'CHF' } as const;

function rendererWith(loaders: Parameters<typeof testBundle>[0], timeLimit = 5_000) {
  return createRenderPage({
    bundle: testBundle(loaders),
    site,
    now: () => new Date('2026-03-01T12:00:00Z'),
    apiFor: ({ locale }, { recordDependency }) => ({ call: () => recordDependency(`called in ${locale}`) }),
    timeLimitMs: timeLimit,
  });
}

test('A page is rendered only from its address, language, currency and time', async () => {
  let pageContext: PageContext | undefined;
  const render = rendererWith({
    faq({ page }) {
      pageContext = page;
      return 'text';
    },
  });
  const { status, body } = await render('/de/faq', germanReader);
  expect(status).toBe(200);
  expect(body.toString()).toContain('/de/faq');
  expect(Object.keys(pageContext ?? {}).sort()).toEqual([
    'api',
    'currency',
    'limitExpiry',
    'locale',
    'now',
    'onHtmlWritten',
    'recordDependency',
    'site',
  ]);
  expect(pageContext).toMatchObject({ ...germanReader, now: new Date('2026-03-01T12:00:00Z') });
});

test('A render records the data that the page and its calls show', async () => {
  const render = rendererWith({
    faq({ page }) {
      page.recordDependency('product:1');
      (page.api as { call(): void }).call();
      return '';
    },
  });
  expect([...(await render('/de/faq', germanReader)).dependsOn]).toEqual(['product:1', 'called in de']);
});

test('If a page records several instants from which it is stale, the earliest counts', async () => {
  const [early, late] = [new Date(1_000), new Date(2_000)];
  const render = rendererWith({
    faq({ page }) {
      for (const instant of [late, early, late]) page.limitExpiry(instant);
      return '';
    },
  });
  expect((await render('/de/faq', germanReader)).expiresAt).toEqual(early);
});

test('An error that a page throws is reported to the server and hidden from the visitor', async () => {
  const fault = new Error('a secret');
  const render = rendererWith({
    faq() {
      throw fault;
    },
  });
  const rendered = await render('/de/faq', germanReader);
  expect(rendered.fault).toBe(fault);
  expect(rendered.body.toString()).not.toContain('secret');
});

test('A page that answers 404 on purpose is not a fault', async () => {
  const render = rendererWith({
    faq() {
      throw new Response(null, { status: 404 });
    },
  });
  expect(await render('/de/faq', germanReader)).toMatchObject({ status: 404, fault: undefined });
});

test('Two concurrent renders do not mix their errors or the data they recorded', async () => {
  const render = rendererWith({
    faq: () => Promise.reject(new Error('faq')),
    list: async ({ page }) => page.recordDependency('list'),
  });
  const [faq, list] = await Promise.all([render('/de/faq', germanReader), render('/de/list', germanReader)]);
  expect([faq.fault, list.fault]).toEqual([new Error('faq'), undefined]);
  expect([faq.dependsOn.size, list.dependsOn.size]).toEqual([0, 1]);
});

test('A render is abandoned after its time limit', async () => {
  const render = rendererWith({ faq: () => new Promise(() => {}) }, 100);
  expect((await render('/de/faq', germanReader)).fault).toMatchObject({ name: 'TimeoutError' });
});
