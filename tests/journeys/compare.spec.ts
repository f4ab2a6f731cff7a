import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { languages, texts } from '../support/texts.ts';

const { shell, tour, compare, filters } = texts.en;
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
const trayOf = (page: Page, language: 'en' | 'de' = 'en') =>
  page.getByRole('region', { name: texts[language].shell.compareTray });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare / });

/** Codes of trips that are confirmed at once, always the same ones. */
async function codes(request: APIRequestContext, count: number): Promise<string[]> {
  const answer = await request.get('/api/tours', { params: { size: count, sort: 'name', instant: true } });
  const { _embedded } = await answer.json();
  return _embedded.tourSummaryList.map(({ code }: { code: string }) => code);
}

test('trips are ticked into a tray, stand side by side, and are chosen with day and party kept', async ({
  page,
}) => {
  // Three documents, one of them behind another.
  test.setTimeout(60_000);
  await page.goto('/en/toursAndActivities');
  await expect(trayOf(page)).toHaveCount(0);
  await boxes(page).nth(0).check();
  await expect(trayOf(page)).toContainText(shell.compareMore);
  await boxes(page).nth(1).check();
  // Until the trips are known the address would name them by their long ids.
  await expect(trayOf(page).locator('img')).toHaveCount(2);
  await trayOf(page).getByRole('link', { name: 'Compare 2 trips' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two trips, side by side');
  await expect(page).toHaveURL(/\/en\/compare\?codes=[0-9a-z]{8},[0-9a-z]{8}&party=2$/);
  await expect(trayOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: filters.more }).click();
  await expect(page).toHaveURL(/party=3/);
  await page.getByRole('row', { name: compare.next }).getByRole('link').first().click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&party=3$/);
  await expect(page.getByRole('rowheader', { name: 'Price for 3' })).toBeVisible();
  await page.getByRole('link', { name: compare.choose }).first().click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&(adult|group)=3/);
});

test('the day is chosen out of a calendar in the language of the page, and taken back there', async ({
  page,
}) => {
  const [first, second] = await codes(page.request, 2);
  await page.goto(`/de/compare?codes=${first},${second}`);
  const { filters: words } = texts.de;
  await page.getByRole('button', { name: words.anyDays }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-date]:not([aria-disabled=true])').last().click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  await page.getByRole('button', { name: /\. \d{4}$/ }).click();
  await dialog.getByRole('button', { name: words.anyDays }).click();
  await expect(page).not.toHaveURL(/date=/);
});

test('until the tray knows a trip it shows no other picture in its place', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/tours/named**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/en/toursAndActivities');
  await boxes(page).first().check();
  await expect(
    trayOf(page).getByRole('button', { name: fill(shell.compareRemove, { name: '…' }) }),
  ).toBeVisible();
  await expect(trayOf(page).locator('img')).toHaveCount(0);
  answer.resolve();
  await expect(trayOf(page).locator('img')).toHaveCount(1);
});

test('whoever adds a trip to a comparison keeps its day, its party and their own tray', async ({ page }) => {
  const [first, second] = await codes(page.request, 2);
  await page.goto('/en/toursAndActivities');
  await boxes(page).nth(0).check();
  await expect(trayOf(page)).toBeVisible();
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/en/compare?codes=${first},${second}&date=${date}&party=5`);
  await page.getByRole('link', { name: compare.add }).click();
  await expect(page).toHaveURL(new RegExp(`dateFrom=${date}&dateTo=${date}&party=5$`));
  const way = trayOf(page).getByRole('link', { name: 'Compare 3 trips' });
  await expect(way).toHaveAttribute('href', new RegExp(`date=${date}&party=5$`));
  // By keyboard, one after the other.
  await trayOf(page)
    .getByRole('button', { name: /out of the comparison$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(trayOf(page).getByRole('button', { name: /out of the comparison$/ })).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(trayOf(page)).toContainText(shell.compareMore);
});

test('presses that come before their answers are all counted', async ({ page }) => {
  const [first, second] = await codes(page.request, 2);
  await page.goto(`/en/compare?codes=${first},${second}&party=2`);
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await free;
    // What the page has given up cannot be answered any more.
    await route.continue().catch(() => undefined);
  });
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: filters.more }).click();
  letGo();
  await expect(page).toHaveURL(/party=5$/);
});

test('a fifth trip is refused with a word, pushes none out, and the tray can be left or emptied', async ({
  page,
}) => {
  await page.goto('/en/toursAndActivities');
  for (const at of [0, 1, 2, 3]) await boxes(page).nth(at).check();
  await boxes(page).nth(4).click();
  await expect(boxes(page).nth(4)).not.toBeChecked();
  const tray = trayOf(page);
  await expect(tray.getByRole('status')).toHaveText(shell.compareFull);
  await tray.getByRole('button', { name: shell.compareHide }).click();
  await boxes(page).nth(3).uncheck();
  await expect(tray.getByRole('status')).toHaveText(fill(shell.compareCount, { count: 3, most: 4 }));
  await tray.getByRole('button', { name: shell.compareClear }).click();
  await expect(tray).toHaveCount(0);
  await page.getByRole('button', { name: shell.undo }).click();
  await expect(tray.getByRole('status')).toHaveText(fill(shell.compareCount, { count: 3, most: 4 }));
});

test('tabs share the tray', async ({ page, context }) => {
  await page.goto('/en/toursAndActivities');
  const other = await context.newPage();
  await other.goto('/en/toursAndActivities');
  await boxes(page).nth(0).check();
  await expect(boxes(other).nth(0)).toBeChecked();
  await expect(trayOf(other)).toBeVisible();
});

test('a comparison is sent as a link and keeps its question in another language and currency', async ({
  page,
}) => {
  const [first, second] = await codes(page.request, 2);
  const query = `?codes=${first},${second}&party=4`;
  await page.goto(`/en/compare${query}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/compare${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zwei Touren im Vergleich');
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  await page.getByRole('button', { name: /^USD/ }).click();
  await expect(page.locator('[data-price]').first()).toContainText('$');
  await expect(page).toHaveURL(`/de/compare${query}`);
});

test('what an address names and there is not is left out, and that is said', async ({ page }) => {
  const [first = '', ...more] = await codes(page.request, 5);
  await page.goto(`/en/compare?codes=${first},zzzzzzzz,nonsense!&date=2020-01-01`);
  await expect(page.getByText(/^2 trips of this link are unknown/)).toBeVisible();
  await expect(page.getByText(compare.wrongDate)).toBeVisible();
  await expect(page.getByText(compare.alone)).toBeVisible();
  await page.goto(`/en/compare?codes=${[first, ...more].join(',')}`);
  await expect(page.getByText(compare.beyond)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await page
    .getByRole('link', { name: /^Take .+ out$/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three trips, side by side');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/en/compare');
  await expect(page.getByRole('heading', { name: compare.empty })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('what is the same for all is hidden until one asks for it', async ({ page }) => {
  const [first, second] = await codes(page.request, 2);
  await page.goto(`/en/compare?codes=${first},${second}`);
  const same = page.getByRole('rowheader', { name: compare.confirmation });
  await expect(same).toHaveCount(0);
  await page.getByRole('checkbox', { name: new RegExp(`^${compare.only}`) }).uncheck();
  await expect(same).toBeVisible();
});

test('on a phone only the columns move sideways, and no row loses its name @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const four = await codes(page.request, 4);
  await page.goto(`/de/compare?codes=${four.join(',')}`);
  await expectToFit(page, 320);
  const table = page.getByRole('table');
  const name = page.getByRole('rowheader', { name: texts.de.compare.price, exact: true }).locator('span');
  const before = await name.boundingBox();
  await table.getByRole('link', { name: texts.de.compare.choose }).last().focus();
  await expect.poll(async () => (await table.boundingBox())?.x ?? 0).toBeLessThan(-100);
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
  await expectNoAxeFindings(page);
});

test('with text twice as large the comparison and the tray are no wider than a phone @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const four = await codes(page.request, 4);
  await page.goto(`/de/compare?codes=${four.join(',')}`);
  await expectToFit(page, 390);
  await page.goto('/de/tours/lisbon');
  const box = page.getByRole('checkbox', { name: / vergleichen$/ });
  await box.nth(0).check();
  await box.nth(1).check();
  await expect(trayOf(page, 'de')).toBeVisible();
  await expectToFit(page, 390);
});

test('the tray covers neither the bar that books nor what has the focus @phone', async ({ page }) => {
  await page.goto('/de/tours/lisbon');
  const box = page.getByRole('checkbox', { name: / vergleichen$/ });
  await box.first().check();
  const tray = trayOf(page, 'de');
  await expect(tray).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('button').last();
  await last.focus();
  await expect(async () => {
    const [bar, button] = await Promise.all([tray.boundingBox(), last.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
  await page.locator('main a[href*="/de/tours/lisbon/"]').first().tap();
  await expect(page.getByRole('region', { name: texts.de.desk.yourTicket })).toBeVisible();
  await expect(tray).toBeHidden();
  await expect(page.getByRole('button', { name: texts.de.tour.compare, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

for (const language of languages) {
  for (const count of [1, 4]) {
    test(`axe finds nothing about ${count} side by side on a day, in ${language} @full`, async ({ page }) => {
      const named = await codes(page.request, count);
      const date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
      await page.goto(`/${language}/compare?codes=${named.join(',')}&date=${date}`);
      await expect(page.getByRole('columnheader')).toHaveCount(count + 1);
      await expectNoAxeFindings(page);
    });
  }
}

test('axe finds nothing about the tray, nor about a comparison on a day', async ({ page }) => {
  const [first, second] = await codes(page.request, 2);
  await page.goto('/en/tours/lisbon');
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await expect(trayOf(page)).toBeVisible();
  await expectNoAxeFindings(page);
  const date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/en/compare?codes=${first},${second}&date=${date}`);
  await expectNoAxeFindings(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('trips are compared for another party by sending a form', async ({ page }) => {
    const [first, second] = await codes(page.request, 2);
    await page.goto(`/en/compare?codes=${first},${second}`);
    await page.getByRole('spinbutton', { name: filters.party }).fill('5');
    await page.getByRole('button', { name: compare.show }).click();
    await expect(page).toHaveURL(new RegExp(`codes=${first}(,|%2C)${second}&.*party=5`));
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByText(tour.compare, { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});

async function expectToFit(page: Page, width: number) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
