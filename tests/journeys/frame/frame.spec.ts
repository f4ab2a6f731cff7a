import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { replacePictures } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

const { shell } = texts.en;

test('a page that loads without a new document starts at the top with the focus on its content, and going back restores the scroll position', async ({
  page,
}) => {
  await replacePictures(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/faq.data*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en');
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en#content');

  const link = page.getByRole('contentinfo').getByRole('link', { name: shell.faq, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await link.click();
  const progress = page.getByRole('progressbar', { name: shell.onItsWay });
  await expect(progress, 'a slow page shows its progress').toBeVisible();
  release();
  await expect(page).toHaveURL('/en/faq');
  await expect(progress).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);

  const sizes = () =>
    page.evaluate(() =>
      ['h1', 'main p', 'footer a'].map((selector) =>
        Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize),
      ),
    );
  const before = await sizes();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sizes(), 'letters grow with the font size of the browser').toEqual(
    before.map((size) => size * 2),
  );
  await page.evaluate(() => document.documentElement.removeAttribute('style'));

  await page.goBack();
  await expect(page).toHaveURL('/en#content');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.click();
  await expect(page).toHaveURL('/en');
  const steps = await page.evaluate(() => history.length);
  for (let press = 0; press < 3; press++) await logo.click();
  expect(await page.evaluate(() => history.length), 'a link to the current page adds no entry').toBe(steps);
});

test('offline a link leaves the visitor on the page with a notice, and links work again when the connection returns', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/en');
  await context.setOffline(true);
  const notice = page.getByText(shell.offline);
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: shell.faq }).click();
  await expect(page).toHaveURL('/en/faq');
});

test('the login page has no header, the newsletter page has one sign-up form, and no page breaks after a visitor changes the saved state', async ({
  page,
}) => {
  await page.goto('/en/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.login.title);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const auth = { isAuthenticated: true, userinfo: { sub: 'x', name: { a: 1 } } };
  await page.evaluate((state) => localStorage.setItem('root', JSON.stringify({ version: 8, state })), {
    auth,
  });
  await page.goto('/en/newsletter');
  await expect(page.getByRole('banner').getByRole('link', { name: shell.logIn })).toBeVisible();
  await expect(page.getByRole('textbox', { name: shell.emailAddress })).toHaveCount(1);
});

for (const { language, tags } of journeyRunsIn('de'))
  test(`the footer, the login page and a confirmation without a booking lead to the page that finds bookings${tags}`, async ({
    page,
  }) => {
    const name = texts[language].shell['find-booking'];
    for (const path of ['', '/login', '/confirmation']) {
      await page.goto(`/${language}${path}`);
      const within = path === '' ? page.getByRole('contentinfo') : page.getByRole('main');
      await within.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${language}/find-booking`);
    }
  });
