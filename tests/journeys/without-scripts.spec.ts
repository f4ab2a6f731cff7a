import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor reads, follows links and changes the language', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.home.headline);
  const tour = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  const name = await tour.textContent();
  await tour.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts.de.shell.privacy, exact: true })
    .click();
  await expect(page).toHaveURL('/de/privacy');
});

test('without JavaScript the menu of a phone leads to the links of the footer @phone', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('banner').getByRole('link', { name: texts.en.shell.menu }).tap();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('nothing is offered that needs a script and cannot run @phone', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('button').filter({ visible: true })).toHaveCount(0);
});
