import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { shell } = texts.en;

test('a login path has no header, and the newsletter page no second sign-up', async ({ page }) => {
  await page.goto('/en/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.login.title);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/en/newsletter');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('textbox', { name: shell.emailAddress })).toHaveCount(1);
});

test('browsers take our pages for what they are: the document says that it is HTML of today', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  for (const path of ['/en', '/de/faq', '/en/nowhere', '/zh-Hans/ui-kit']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.compatMode), path).toBe('CSS1Compat');
  }
});

test('a new page begins at its top, and going back returns to where one was', async ({ page }) => {
  await page.goto('/en');
  const link = page.getByRole('contentinfo').getByRole('link', { name: shell.press, exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/en/press');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('the first press of the tabulator offers to skip to the content', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skipToContent });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en#content');
});

test('a page that comes without a new document begins at its content, and its name is read out', async ({
  page,
}) => {
  await page.goto('/en');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: shell.faq }).click();
  await expect(page).toHaveURL('/en/faq');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('the address one is at already is no further step of the way back', async ({ page }) => {
  await page.goto('/en');
  const steps = await page.evaluate(() => history.length);
  const logo = page.getByRole('banner').getByRole('link').first();
  for (let press = 0; press < 3; press++) await logo.click();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('what a hand has changed in the saved store breaks no page', async ({ page }) => {
  await page.goto('/en');
  const auth = { isAuthenticated: true, userinfo: { sub: 'x', name: { a: 1 } } };
  await page.evaluate((state) => localStorage.setItem('root', JSON.stringify({ version: 8, state })), {
    auth,
  });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: shell.logIn })).toBeVisible();
});
