import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { startServer } from '../support/server.ts';
import { texts } from '../support/texts.ts';

const { shell } = texts.en;
const tag = 'https://tags.example/tag.js';

/** A tag that says that it ran, from a host that is not ours. */
async function offerTag(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tags.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true;' });
  });
  return asked;
}

const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event));

/** Without what was seen on the pages. */
const views = async (page: Page) => (await events(page))?.filter((event) => event === 'page_view');

// Each starts a shop of its own.
test.beforeEach(() => test.slow());

test('a tag is fetched after consent and not a moment sooner, and is gone when consent is taken back', async ({
  page,
}) => {
  const server = await startServer({ variant: 'ashore', env: { ANALYTICS_TAG: tag } });
  try {
    const asked = await offerTag(page);
    await page.goto(`${server.url}/en`);
    const question = page.getByRole('region', { name: shell.consentTitle });
    await expect(question).toBeVisible();
    expect([asked, await events(page)]).toEqual([[], undefined]);

    await question.getByRole('button', { name: shell.consentAllow }).click();
    await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true);
    expect(await views(page)).toEqual(['page_view']);

    await page.getByRole('link', { name: shell.faq }).first().click();
    await expect(page).toHaveURL(/\/en\/faq$/);
    await expect.poll(() => views(page)).toEqual(['page_view', 'page_view']);
    expect(asked).toEqual([tag]);

    await page.getByRole('button', { name: shell.privacySettings }).click();
    await question.getByRole('button', { name: shell.consentRefuse }).click();
    await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(false);
    await expect(page.locator('script[data-tag]')).toHaveCount(0);
    expect(asked).toEqual([tag]);
  } finally {
    // Whatever it still fetches would meet a closed door.
    await page.close();
    await server.stop();
  }
});

test('where nobody may be measured nothing is fetched, and the next page is measured again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const server = await startServer({ variant: 'ashore', env: { ANALYTICS_TAG: tag } });
  try {
    const asked = await offerTag(page);
    await page.goto(`${server.url}/en`);
    const question = page.getByRole('region', { name: shell.consentTitle });
    await question.getByRole('button', { name: shell.consentAllow }).click();
    await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true);

    await page.getByRole('banner').getByRole('link', { name: shell.logIn }).click();
    await expect(page).toHaveURL(/\/en\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'tagRan' in window)).toBe(false);
    expect(asked).toHaveLength(1);

    await page.goto(`${server.url}/en/nowhere`);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en$/);
    await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true);
  } finally {
    // Whatever it still fetches would meet a closed door.
    await page.close();
    await server.stop();
  }
});

test('which tours were shown and which was chosen is noted, with consent', async ({ page, complaints }) => {
  // The partner has no logo here.
  complaints.allow(/status of 404/);
  await page.goto('/en?affiliate=harbour-guide');
  const question = page.getByRole('region', { name: shell.consentTitle });
  await question.getByRole('button', { name: shell.consentAllow }).click();
  await expect.poll(() => events(page)).toContain('view_item_list');
  await page.getByRole('region', { name: texts.en.home.featured }).getByRole('link').nth(2).click();
  await expect.poll(() => events(page)).toContain('select_item');
  const lists = (await events(page))?.filter((event) => event === 'view_item_list');
  expect(lists, 'once').toHaveLength(1);
});
