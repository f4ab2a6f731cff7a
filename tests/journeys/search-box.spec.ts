import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { holdAnswers, questionsOf, searchBox } from '../support/suggestions.ts';
import { texts } from '../support/texts.ts';

const { find, search } = texts.en;

test('by keyboard alone from the first letters to a product, in a new tab', async ({ page }) => {
  await page.goto('/en');
  const { field, tours, marked, searching } = searchBox(page);
  await tabTo(page, 'input[role=combobox]');
  await page.keyboard.type('sail');
  await expect(tours.getByRole('option')).toHaveCount(4);
  // Those may still be the answers to "sai", and what is marked among them goes with them.
  await expect(searching).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  const name = await marked.locator('.type-label').textContent();
  const [tour] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(tour.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(tour).toHaveURL(/\/en\/(tours|activities|shore-excursions)\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page).toHaveURL('/en');
});

test('tours and places stand in two columns, what is more likely meant first, with how many there are', async ({
  page,
}) => {
  await page.goto('/en');
  const { field, list, tours, places } = searchBox(page);
  await field.fill('lisbon');
  await expect(list.getByRole('group')).toHaveCount(2);
  const answer = await (await page.request.get('/api/search?query=lisbon&lang=en')).json();
  expect(answer.bestMatchType).toBe('location');
  await expect(list.getByRole('group').first()).toHaveAccessibleName(find.locations);
  const [tourText, placeText] = [answer.tourCount, answer.locationCount].map((count) =>
    count === 1 ? '1 match' : `${count} matches`,
  );
  await expect(tours).toContainText(tourText ?? '');
  await expect(places).toContainText(placeText ?? '');
  // At most three and eight, and the way to the rest.
  await expect(tours.getByRole('option')).toHaveCount(answer.tours.length + 1);
  expect(answer.tours.length).toBeLessThanOrEqual(3);
  await expect(places.getByRole('option')).toHaveCount(answer.locations.length + 1);
  expect(answer.locations.length).toBeLessThanOrEqual(8);
  const [first] = answer.tours;
  const slug = first.normalizedUrlPath.split('/').at(-1);
  const link = tours.getByRole('option').first();
  await expect(link).toHaveAttribute('href', `/en/tours/lisbon/${slug}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.locator('img')).toHaveCount(1);
  const [place] = answer.locations;
  await expect(places.getByRole('option').first()).toHaveAttribute(
    'href',
    `/en/tours/${place.slug}-${place.id}`,
  );
  await tours.getByRole('option', { name: find.more }).click();
  await expect(page).toHaveURL('/en/search?q=lisbon');
});

test('an old answer that comes after a newer question never takes its place', async ({ page }) => {
  await page.goto('/en');
  const { field, list, places, searching } = searchBox(page);
  const releaseOld = await holdAnswers(page, 'rome');
  const old = page.waitForEvent('requestfailed', (request) => request.url().includes('query=rome'));
  await field.click();
  const asked = page.waitForRequest((request) => request.url().includes('query=rome'));
  await field.fill('rome');
  await asked;
  await expect(searching).toBeVisible();
  await field.fill('kyoto');
  await expect(places.getByRole('option').first()).toContainText('Kyoto');
  await expect(searching).toHaveCount(0);
  releaseOld();
  // The newer question had ended the older one.
  expect((await old).failure()?.errorText).toContain('ABORTED');
  await expect(list).not.toContainText('Rome');
});

test('while a new answer is on its way the last one stays, and an empty field has none', async ({ page }) => {
  await page.goto('/en');
  const { field, list, places, searching } = searchBox(page);
  await field.fill('kyoto');
  await expect(places.getByRole('option').first()).toContainText('Kyoto');
  const release = await holdAnswers(page, 'rome');
  await field.fill('rome');
  await expect(searching).toBeVisible();
  await expect(places.getByRole('option').first()).toContainText('Kyoto');
  release();
  await expect(places.getByRole('option').first()).toContainText('Rome');
  await expect(searching).toHaveCount(0);
  await field.fill('');
  await expect(list).toHaveCount(0);
});

test('a question is asked fifty milliseconds after its last letter, not letter by letter', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en');
  const { field, options } = searchBox(page);
  const asked = questionsOf(page);
  await field.fill('k');
  await expect(options.first()).toBeVisible();
  // From here on the page's clock stands still until it is told to run: a busy machine must not decide.
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1_000);
  asked.length = 0;
  await field.pressSequentially('yo');
  await page.clock.runFor(49);
  await field.press('t');
  await page.clock.runFor(49);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['kyot']);
});

test('where nothing is found it says so and leads on to everything', async ({ page }) => {
  await page.goto('/en');
  const { field, list, options } = searchBox(page);
  await field.fill('zzqqxxyy');
  await expect(list.getByRole('group', { name: find.none.replace('{query}', 'zzqqxxyy') })).toBeVisible();
  await expect(options).toHaveCount(1);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/toursAndActivities');
});

test('it opens on focus and on a click, and closes on a press outside and on Escape', async ({ page }) => {
  await page.goto('/en');
  const { field, list } = searchBox(page);
  await field.fill('lisbon');
  await expect(list).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(list).toHaveCount(0);
  await field.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('lisbon');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('what cannot be answered is written to the log and shows nothing; the form still asks', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503|could not be looked for/);
  await page.goto('/en');
  const { field, list, searching } = searchBox(page);
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service Unavailable', status: 503 } }),
  );
  const failed = page.waitForResponse((response) => response.status() === 503);
  await field.fill('lisbon');
  await failed;
  await expect(searching).toHaveCount(0);
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL('/en/search?q=lisbon');
});

test('nothing of the answers is fetched before somebody turns to the field', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/en', { waitUntil: 'networkidle' });
  const boxes = () => scripts.filter((path) => path.includes('search-box'));
  expect(boxes()).toEqual([]);
  await searchBox(page).field.focus();
  await expect.poll(boxes).not.toEqual([]);
});

test('what was typed before the page came to life is not lost, and is answered', async ({ page }) => {
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

test('letters on the way to a Chinese word ask nothing; the word does', async ({ page }) => {
  const asked = questionsOf(page);
  await page.goto('/zh-Hans');
  const { field, places } = searchBox(page, 'zh-Hans');
  await field.click();
  await expect(page.locator('.combobox-panel')).toHaveCount(0);
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'li', selectionStart: 2, selectionEnd: 2 });
  await input.send('Input.imeSetComposition', { text: 'lisiben', selectionStart: 7, selectionEnd: 7 });
  await input.send('Input.insertText', { text: '里斯本' });
  await expect(places.getByRole('option').first()).toContainText('里斯本');
  expect(asked).toEqual(['里斯本']);
});

test('what was searched for is there to be searched for again, and can be forgotten', async ({ page }) => {
  await page.goto('/en');
  const { field, list, options } = searchBox(page);
  await field.fill(' wine ');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/search?q=wine');
  await page.goto('/en');
  await field.click();
  await expect(list.getByRole('group', { name: find.recent })).toBeVisible();
  await options.first().click();
  await expect(page).toHaveURL('/en/search?q=wine');
  await page.goto('/en');
  await field.click();
  await list.getByRole('option', { name: find.forget }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await field.click();
  await expect(field).toBeFocused();
  await expect(list).toHaveCount(0);
});

test('what is typed while the answers to the last question arrive stays, and is what is asked next', async ({
  page,
}) => {
  await page.goto('/en/toursAndActivities');
  const { field } = searchBox(page);
  const { promise: wanted, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/search.data?**', async (route) => {
    await wanted;
    await route.continue();
  });
  await field.fill('kyoto');
  const asked = page.waitForRequest('**/search.data?q=kyoto*');
  await field.press('Enter');
  await asked;
  await field.fill('rome');
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('kyoto');
  await expect(field).toHaveValue('rome');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rome');
});

test('on a list the header searches, and its field is empty again on the page of a place', async ({
  page,
}) => {
  await page.goto('/en/toursAndActivities');
  const { field } = searchBox(page);
  await field.fill('kyoto');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/search?q=kyoto');
  await expect(field).toHaveValue('kyoto');
  await field.fill('rome');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rome');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('kyoto');
  await expect(field).toHaveValue('kyoto');
  await page.getByRole('region', { name: search.locations }).getByRole('link').first().click();
  await expect(page).toHaveURL('/en/tours/kyoto');
  await expect(field).toHaveValue('');
});

test('whoever follows a link and types on meanwhile keeps what is typed', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.goto('/en/toursAndActivities');
  const { field, list } = searchBox(page);
  await field.fill('kyoto');
  // The page is alive.
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('kyoto');
  await page.route(/\/tours\/kyoto\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/tours\/kyoto\.data/);
  await page.getByRole('region', { name: search.locations }).getByRole('link').first().click();
  await asked;
  await field.fill('rome');
  letThrough();
  await expect(page).toHaveURL('/en/tours/kyoto');
  await expect(page.locator('h1')).not.toHaveText('kyoto');
  await expect(field).toHaveValue('rome');
});

test('with letters twice the size the header keeps within the screen @full', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/de/search?q=lissabon');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(searchBox(page, 'de').field).toBeInViewport();
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the open answers, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en');
    const { field, marked, tours } = searchBox(page);
    await field.fill('lisbon');
    await expect(tours).toBeVisible();
    await field.press('ArrowDown');
    await expect(marked).toHaveCount(1);
    await expectNoAxeFindings(page);
  });
}

test('on a phone the open field is a page of its own, wide as the screen and no wider @phone', async ({
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

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Thirty presses of Tab did not lead to ${selector}`);
}
