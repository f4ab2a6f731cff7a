import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { recordSearchQueries, searchBox } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

test('a visitor types the first letters, selects a product and opens it in a new tab, by keyboard alone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const boxes = () => scripts.filter((path) => path.includes('search-box'));
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(boxes(), 'nothing of the answers is fetched before the visitor focuses the field').toEqual([]);
  const { field, tours, marked, searching } = searchBox(page);
  await tabTo(page, 'input[role=combobox]');
  await expect.poll(boxes).not.toEqual([]);
  await page.keyboard.type('sail');
  await expect(tours.getByRole('option')).toHaveCount(4);
  // The options may still be the results for "sai". A mark among them would disappear with them.
  await expect(searching).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
  const name = await marked.locator('.type-label').textContent();
  const [tour] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(tour.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(tour).toHaveURL(/\/en\/(tours|activities|shore-excursions)\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page).toHaveURL('/en');
});

test('the search box keeps text that is typed before scripts have loaded, and searches for it', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'commit' });
  const { field, places } = searchBox(page);
  await field.pressSequentially('kyoto');
  release();
  await expect(places.getByRole('option').first()).toContainText('Kyoto');
  await expect(field).toHaveValue('kyoto');
  await expect(field).toBeFocused();
});

test('the search box sends no request for the letters of an unfinished Chinese word, and one for the word @full', async ({
  page,
}) => {
  const questions = recordSearchQueries(page);
  await page.goto('/zh-Hans');
  const { field, places } = searchBox(page, 'zh-Hans');
  await field.click();
  await expect(page.locator('.combobox-panel')).toHaveCount(0);
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'li', selectionStart: 2, selectionEnd: 2 });
  await input.send('Input.imeSetComposition', { text: 'lisiben', selectionStart: 7, selectionEnd: 7 });
  await input.send('Input.insertText', { text: '里斯本' });
  await expect(places.getByRole('option').first()).toContainText('里斯本');
  expect(questions).toEqual(['里斯本']);
});

test('with text at twice its size the header fits the screen @full', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/de/search?q=lissabon');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(searchBox(page, 'de').field).toBeInViewport();
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('on a phone the open search box fills the page and is not wider than the screen @phone', async ({
  page,
}) => {
  await page.goto('/de');
  const { field, list, tours } = searchBox(page, 'de');
  await field.tap();
  await field.fill('lissabon');
  await expect(tours).toBeVisible();
  await expect.poll(async () => (await field.boundingBox())?.y ?? 999).toBeLessThan(20);
  expect(await list.evaluate((element) => element.scrollWidth <= innerWidth)).toBe(true);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: texts.de.find.back }).tap();
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('lissabon');
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Thirty presses of Tab did not lead to ${selector}`);
}
