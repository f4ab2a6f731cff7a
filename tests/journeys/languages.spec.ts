import { variant } from '../../variants/ashore/variant.ts';
import { expect, test } from '../support/journey.ts';
import { languages, texts } from '../support/texts.ts';

const opened = [
  { path: '/en', language: 'en', lang: 'en' },
  { path: '/de', language: 'de', lang: 'de' },
  { path: '/zh-Hans', language: 'zh-Hans', lang: 'zh-Hans' },
  // French is accepted and not offered: English words, and search engines are told of the English page.
  { path: '/fr', language: 'en', lang: 'en' },
] as const;

for (const { path, language, lang } of opened) {
  test(`${path} opens in its language, and says so to browsers and search engines`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(variant.titles[language].home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].home.headline);
    await expect(page.getByText(texts[language].home.subline)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/${language}`);
    const alternates = page.locator('link[rel=alternate][hreflang]');
    const named = await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(named.sort()).toEqual(['de', 'en', 'x-default', 'zh-Hans']);
  });
}

test('the address without a language opens in the one the browser asks for, without a redirect', async ({
  browser,
  baseURL,
}) => {
  for (const [asked, language] of [
    ['de-AT', 'de'],
    ['zh-CN', 'zh-Hans'],
    ['it-IT', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale: asked, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].home.headline);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/${language}`);
    await context.close();
  }
});

test('switching the language keeps the page, rewrites its address and is remembered', async ({ page }) => {
  await page.goto('/en/faq?log=info');
  const { shell } = texts.en;
  await page.getByRole('button', { name: new RegExp(`^${shell.languageAndCurrency.split(':')[0]}`) }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/faq?log=info');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: texts.de.shell.legal })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.home.headline);
});

test('a page that is reached by a link is the same as the one that is opened afresh', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}`);
    await page
      .locator('footer')
      .getByRole('link', { name: texts[language].shell.aboutus, exact: true })
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText(texts[language].home.headline);
    await expect(page).toHaveURL(`/${language}/aboutus`);
    const reached = [await page.title(), await heading.textContent()];
    await page.reload();
    expect([await page.title(), await heading.textContent()]).toEqual(reached);
  }
});
