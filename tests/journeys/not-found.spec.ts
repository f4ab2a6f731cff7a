import { filled, many } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { languages, texts } from '../support/texts.ts';

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

for (const language of languages) {
  test(`a path that is nobody’s answers 404 in ${language}, with two ways back`, async ({ page }) => {
    const { error } = texts[language];
    const response = await page.goto(`/${language}/no/such/page/here`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(error.not_found);
    await expect(page).toHaveTitle(new RegExp(error.not_found_title));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    const ways = page.getByRole('main').getByRole('link');
    await expect(ways.filter({ hasText: error.home })).toHaveAttribute('href', `/${language}`);
    await ways.filter({ hasText: error.moreActivities }).click();
    await expect(page).toHaveURL(`/${language}/toursAndActivities`);
    const count = filled(many(texts[language].found.all), { count: '\\d+' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count}$`));
    await expect(page).toHaveTitle(new RegExp(texts[language].tours.title));
  });
}

test('the page by its own name, an unknown language and an unknown product are not found either', async ({
  page,
}) => {
  for (const path of ['/en/fourOhFour', '/it', '/en-GB/faq', '/en/tours/rome/no-such-tour-00000000']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.error.not_found);
  }
});

test('going back to it shows the same page again', async ({ page }) => {
  await page.goto('/de/no/such/page');
  await page.getByRole('link', { name: texts.de.error.moreActivities }).click();
  await expect(page).toHaveTitle(new RegExp(texts.de.tours.title));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.error.not_found);
});

test('another language keeps the address, also where nothing was found', async ({ page }) => {
  await page.goto('/en/no/such/page?a=1');
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/no/such/page?a=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.error.not_found);
});
