import { trip } from '../support/holds.ts';
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

test('a product is read without JavaScript; that choosing needs it is said, and no dead button is offered @phone', async ({
  page,
}) => {
  await page.goto(`/de${trip}`);
  await expect(page.getByText(texts.de.desk.needsScript).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('region', { name: texts.de.desk.yourTicket })).toHaveCount(0);
});

test('the checkout without JavaScript says what it needs, and does not look as if more were to come @phone', async ({
  page,
}) => {
  await page.goto('/de/new/checkout/personal_info');
  await expect(page.getByText(texts.de.checkout.noScript)).toBeVisible();
  await expect(page.locator('.animate-breathe').filter({ visible: true })).toHaveCount(0);
});
