import { variant } from '../../../variants/ashore/variant.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const openedPages = [
  { path: '/en', language: 'en', lang: 'en' },
  { path: '/de', language: 'de', lang: 'de' },
  { path: '/zh-Hans', language: 'zh-Hans', lang: 'zh-Hans' },
  // French is accepted but not offered. It shows English texts, and search engines are referred to the
  // English page.
  { path: '/fr', language: 'en', lang: 'en' },
] as const;

test('each address opens in its language, and its head names the languages for browsers and search engines', async ({
  page,
  baseURL,
}) => {
  for (const { path, language, lang } of openedPages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(variant.titles[language].home.replace('{name}', variant.displayName));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].home.headline);
    await expect(page.getByText(texts[language].home.subline)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/${language}`);
    const alternates = page.locator('link[rel=alternate][hreflang]');
    const alternateLanguages = await alternates.evaluateAll((links) =>
      links.map((link) => link.getAttribute('hreflang')),
    );
    expect(alternateLanguages.sort()).toEqual(['de', 'en', 'x-default', 'zh-Hans']);
  }
});

test('the address without a language opens in the browser’s language, without a redirect', async ({
  request,
  baseURL,
}) => {
  for (const [preferred, language] of [
    ['de-AT', 'de'],
    ['zh-CN', 'zh-Hans'],
    ['it-IT', 'en'],
  ] as const) {
    const answer = await request.get('/', { headers: { 'accept-language': preferred }, maxRedirects: 0 });
    expect(answer.status(), preferred).toBe(200);
    const page = await answer.text();
    expect(page).toContain(texts[language].home.subline);
    expect(page).toContain(`<link rel="canonical" href="${baseURL}/${language}"`);
  }
});

test('switching the language keeps the page, changes its address and applies to later visits', async ({
  page,
}) => {
  await page.goto('/en/faq?log=info');
  const { shell } = texts.en;
  await page.getByRole('button', { name: new RegExp(`^${shell.languageAndCurrency.split(':')[0]}`) }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/faq?log=info');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: texts.de.shell.legal })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const reached = [await page.title(), await heading.textContent()];
  await page.reload();
  expect([await page.title(), await heading.textContent()], 'the same as one that is opened').toEqual(
    reached,
  );
  await page.goto('/');
  await expect(heading).toHaveText(texts.de.home.headline);
  const featured = page.getByRole('region', { name: texts.de.home.featured });
  await expect(featured.locator('[data-price]').first()).toContainText(/^ab.*€/);
});
