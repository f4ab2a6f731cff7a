import { expect, test } from '../../support/journey.ts';
import { fillIn, languages, pluralForm, texts } from '../../support/texts.ts';

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/));

for (const language of languages) {
  const run = language === 'de' ? '' : ' @full';
  test(`An unknown path answers 404 with two links, and keeps its address in another language: ${language}${run}`, async ({
    page,
    request,
  }) => {
    const { error } = texts[language];
    const response = await page.goto(`/${language}/no/such/page/here`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(error.not_found);
    await expect(page).toHaveTitle(new RegExp(error.not_found_title));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    const links = page.getByRole('main').getByRole('link');
    await expect(links.filter({ hasText: error.home })).toHaveAttribute('href', `/${language}`);
    await links.filter({ hasText: error.moreActivities }).click();
    await expect(page).toHaveURL(`/${language}/toursAndActivities`);
    // German joins the number and its noun by a non-breaking space.
    const count = fillIn(pluralForm(texts[language].found.all), { count: '\\d+' }).replaceAll(' ', '\\s');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count}$`));
    await expect(page).toHaveTitle(new RegExp(texts[language].tours.title));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(error.not_found);

    const other = language === 'en' ? 'de' : 'en';
    await page.goto(`/${language}/no/such/page?a=1`);
    await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
    const name = { en: 'English', de: 'Deutsch' }[other];
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${other}/no/such/page?a=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].error.not_found);
    for (const path of ['/en/fourOhFour', '/it', '/en/tours/rome/no-such-tour-00000000'])
      expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get('/en-GB/faq')).url()).toMatch(/\/en\/faq$/);
  });
}
