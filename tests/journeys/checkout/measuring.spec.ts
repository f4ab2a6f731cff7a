import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { startServer } from '../../support/server.ts';
import { texts } from '../../support/texts.ts';

const { shell } = texts.en;
const tag = 'https://tags.example/tag.js';

/** Serves an analytics tag that records that it ran, from a host that is not ours. */
async function offerTag(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://tags.example/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true;' });
  });
  return requests;
}

const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event));

/** Page views only, without the items seen on the pages. */
const views = async (page: Page) => (await events(page))?.filter((event) => event === 'page_view');

/** Names of the lists whose tours were shown, in the order of the alphabet. */
const shownLists = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event: string; ecommerce?: { item_list_id: string } }[] }).dataLayer
      ?.filter(({ event }) => event === 'view_item_list')
      .map(({ ecommerce }) => ecommerce?.item_list_id)
      .sort(),
  );

test('With consent a tag measures pages and tours; the page removes the tag when consent ends and where measuring is not allowed @ci', async ({
  page,
  complaints,
}) => {
  // The test starts its own server.
  test.slow();
  // One page is not found on purpose.
  complaints.allow(/status of 404/);
  const server = await startServer({ variant: 'ashore', env: { ANALYTICS_TAG: tag } });
  try {
    const requests = await offerTag(page);
    const question = page.getByRole('region', { name: shell.consentTitle });
    const tagRan = () => page.evaluate(() => 'tagRan' in window);
    await test.step('the page fetches no tag before consent', async () => {
      // A home page for which the database was too slow comes without a section and is not cached: it is loaded again.
      await expect(async () => {
        await page.goto(`${server.url}/en?affiliate=harbour-guide`);
        await expect(page.getByRole('region', { name: texts.en.home.promoted })).toBeAttached({ timeout: 1 });
      }).toPass();
      await expect(question).toBeVisible();
      expect([requests, await events(page)]).toEqual([[], undefined]);
      await question.getByRole('button', { name: shell.consentAllow, exact: true }).click();
      await expect.poll(tagRan).toBe(true);
      expect(await views(page)).toEqual(['page_view']);
    });
    await test.step('the page records the shown tours of each list once, and the chosen tour', async () => {
      await expect.poll(() => shownLists(page)).toEqual(['featured', 'promoted']);
      await page.getByRole('region', { name: texts.en.home.featured }).getByRole('link').nth(2).click();
      await expect.poll(() => events(page)).toContain('select_item');
      await expect.poll(() => views(page)).toEqual(['page_view', 'page_view']);
      // The product page shows the deals of its place.
      await expect.poll(() => shownLists(page)).toEqual(['deals', 'featured', 'promoted']);
    });
    await test.step('withdrawing consent removes the tag', async () => {
      await page.getByRole('link', { name: shell.faq }).first().click();
      await expect(page).toHaveURL(/\/en\/faq$/);
      await expect.poll(() => views(page)).toHaveLength(3);
      expect(requests).toEqual([tag]);
      await page.getByRole('button', { name: shell.privacySettings }).click();
      await question.getByRole('button', { name: shell.consentRefuse }).click();
      await expect.poll(tagRan).toBe(false);
      await expect(page.locator('script[data-tag]')).toHaveCount(0);
      expect(requests).toEqual([tag]);
    });
    await test.step('the login page and an unknown page are not measured, and the page after them is', async () => {
      await page.getByRole('button', { name: shell.privacySettings }).click();
      await question.getByRole('button', { name: shell.consentAllow, exact: true }).click();
      await expect.poll(tagRan).toBe(true);
      const before = requests.length;
      await page.goto(`${server.url}/en/login`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await tagRan()).toBe(false);
      expect(requests).toHaveLength(before);
      await page.goto(`${server.url}/en/nowhere`);
      expect(await tagRan()).toBe(false);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/en$/);
      await expect.poll(tagRan).toBe(true);
    });
  } finally {
    // Closed before the server, so that no pending request of the page fails.
    await page.close();
    await server.stop();
  }
});
