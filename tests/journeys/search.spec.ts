import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { find, search } = texts.en;
const field = (page: Page) => page.getByRole('combobox', { name: find.label });

test('what is typed is looked for, without the space around it', async ({ page }) => {
  await page.goto('/en');
  await field(page).fill('  Lisbon ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/en/search?q=Lisbon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon');
  // The question names a place: the place comes first.
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([search.locations, search.tours]);
  await expect(field(page)).toHaveValue('Lisbon');
  await page.getByRole('region', { name: search.locations }).getByRole('link').first().click();
  await expect(page).toHaveURL('/en/tours/lisbon');
});

test('nothing but space is not sent: the field keeps the focus and says what it wants', async ({ page }) => {
  await page.goto('/en');
  await field(page).fill('   ');
  await page.getByRole('button', { name: find.submit }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(find.missing);
  await expect(page).toHaveURL('/en');
  await field(page).fill('wine');
  await expect(page.getByText(find.missing)).toHaveCount(0);
});

test('an address without a question asks for one, and what is nowhere is said to be nowhere', async ({
  page,
}) => {
  await page.goto('/en/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.prompt);
  await field(page).fill('zzqqxxyy');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    search.none.replace('{query}', 'zzqqxxyy'),
  );
  // What could be tried instead leads somewhere.
  const places = page.getByRole('region', { name: search.popular }).getByRole('link');
  await expect(places.first()).toHaveAttribute('href', /^\/en\/tours\/[a-z-]+$/);
  const moods = page.getByRole('region', { name: search.moods }).getByRole('link');
  await expect(moods).toHaveCount(12);
  await moods.first().click();
  await expect(page).toHaveURL(/\/en\/toursAndActivities\?interest=/);
});

test('while an answer is on its way, the button says that it is', async ({ page }) => {
  await page.goto('/en');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search.data*', async (route) => {
    await released;
    await route.continue();
  });
  await field(page).fill('wine');
  await field(page).press('Enter');
  const button = page.getByRole('search').locator('[type=submit]');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAccessibleName(find.searching);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('wine');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent by the browser itself', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('combobox').fill('lissabon');
    await page.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/de/search?q=lissabon');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      texts.de.search.locations,
      texts.de.search.tours,
    ]);
  });
});

for (const [language, query, word, understood] of [
  ['en', 'Qwertzuio wine', '“Qwertzuio”', 'wine'],
  ['de', 'Qwertzuio Landausflug', '„Qwertzuio“', 'Landausflug'],
  ['zh-Hans', 'Qwertzuio 岸上游', '“Qwertzuio”', '岸上游'],
] as const)
  test(`of which word nothing is known is said, and for which there are answers, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/search?q=${query}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(understood);
    await expect(main.getByRole('status').filter({ hasText: word })).toContainText(understood);
    const box = page.getByRole('combobox', { name: texts[language].find.label });
    await expect(box, 'what was typed can be mended').toHaveValue(query);
    // Another question: what was missed before is not said any more.
    await box.fill(understood);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(understood)}$`));
    await expect(main.getByRole('status').filter({ hasText: word })).toHaveCount(0);
  });

test('what is not known comes into a line that is there before, so that it is read out', async ({ page }) => {
  await page.goto('/en/search?q=wine');
  const line = page.locator('[role=status][data-missed]');
  await expect(line).toBeEmpty();
  await line.evaluate((element) => element.setAttribute('data-stayed', ''));
  await field(page).fill('wine qwertzuio');
  await field(page).press('Enter');
  await expect(page.locator('[data-missed][data-stayed]')).toContainText('“qwertzuio”');
});
