import { RETURN_PROMISE_VERSION } from '@ashore/core/cruises/return-promise.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { promisingSite, siteForTests } from '../../../test-support/render-on-page.tsx';
import { type PageContext, pageContext } from '../../page/page-context.ts';
import { loader } from './return-promise.tsx';

/** The page of the terms, of an operator who gives the promise or none. */
async function pageOf(
  site: PageContext['site'],
  version: string = RETURN_PROMISE_VERSION,
  locale: Locale = 'en',
) {
  const context = new RouterContextProvider();
  context.set(pageContext, { locale, site } as unknown as PageContext);
  return loader({ context, params: { version } } as unknown as Parameters<typeof loader>[0]);
}

test('An operator who gives the promise shows its terms, and the limit of today', async () => {
  expect(await pageOf(promisingSite)).toMatchObject({ version: RETURN_PROMISE_VERSION, limit: '€1,000' });
  const inLanguage = (locale: Locale) => pageOf(promisingSite, RETURN_PROMISE_VERSION, locale);
  expect(await inLanguage('de')).toMatchObject({ title: 'Rückkehrzusage', limit: '1.000\u00A0€' });
  expect(await inLanguage('zh-Hans')).toMatchObject({ title: '误船补偿承诺', limit: '€1,000' });
});

test('A booking still leads to its terms after the promise was switched off, without a limit of today', async () => {
  expect(await pageOf(siteForTests)).toMatchObject({
    ...{ title: 'Return promise', version: RETURN_PROMISE_VERSION, limit: null },
  });
});

test('A version that was never given has no page', async () => {
  for (const site of [promisingSite, siteForTests])
    await expect(pageOf(site, '2020-01-01')).rejects.toMatchObject({ init: { status: 404 } });
});
