import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';
import { walks } from '../support/walks.ts';

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

test('without a line one stays where one is, and is told; with it back, links work again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/en');
  await context.setOffline(true);
  const told = page.getByText(shell.offline);
  await expect(told).toBeVisible();
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await context.setOffline(false);
  await expect(told).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: shell.faq }).click();
  await expect(page).toHaveURL('/en/faq');
});

test('a page that takes its time shows that it is on its way', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: shell.faq }).click();
  const way = page.getByRole('progressbar', { name: shell.onItsWay });
  await expect(way).toBeVisible();
  release();
  await expect(page).toHaveURL('/en/faq');
  await expect(way).toHaveCount(0);
});

test('letters grow with the size that the reader has set', async ({ page }) => {
  await page.goto('/en/faq');
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = [await sizeOf('h1'), await sizeOf('main p'), await sizeOf('footer a')];
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect([await sizeOf('h1'), await sizeOf('main p'), await sizeOf('footer a')]).toEqual(
    before.map((size) => size * 2),
  );
});

for (const { language, tags } of walks)
  test(`a booking is found without its mail: from the foot, the log-in and a confirmation of nothing${tags}`, async ({
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
