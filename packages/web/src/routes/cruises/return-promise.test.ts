import { RETURN_PROMISE_VERSION } from '@ashore/core/cruises/return-promise.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { promisingSite, siteForTests } from '../../../test-support/render-on-page.tsx';
import { type PageContext, pageContext } from '../../page/page-context.ts';
import { loader } from './return-promise.tsx';

const off = siteForTests;

/** The page of the terms, of an operator who gives the promise or none. */
async function pageOf(site: PageContext['site'], query = '', locale: Locale = 'en') {
  const context = new RouterContextProvider();
  context.set(pageContext, { locale, site } as unknown as PageContext);
  const url = new URL(`https://ashore.example/${locale}/returnPromise${query}`);
  return loader({ context, url } as unknown as Parameters<typeof loader>[0]);
}

test('An operator who gives the promise shows its terms, and the limit of today', async () => {
  expect(await pageOf(promisingSite)).toMatchObject({ version: RETURN_PROMISE_VERSION, limit: '€1,000' });
  expect(await pageOf(promisingSite, '', 'de')).toMatchObject({
    title: 'Rückkehrzusage',
    limit: '1.000\u00A0€',
  });
  expect(await pageOf(promisingSite, '', 'zh-Hans')).toMatchObject({ limit: '€1,000' });
});

test('An operator who gives none has no such page', async () => {
  await expect(pageOf(off)).rejects.toMatchObject({ init: { status: 404 } });
});

test('A booking still leads to the terms of its version after the promise was switched off, without a limit of today', async () => {
  expect(await pageOf(off, `?version=${RETURN_PROMISE_VERSION}`)).toMatchObject({
    ...{ title: 'Return promise', version: RETURN_PROMISE_VERSION, limit: null },
  });
});

test('A version that was never given has no page', async () => {
  for (const site of [promisingSite, off])
    await expect(pageOf(site, '?version=2020-01-01')).rejects.toMatchObject({ init: { status: 404 } });
});
