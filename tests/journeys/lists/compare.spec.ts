import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { replacePictures } from '../../support/suggestions.ts';
import { languages, oneMore, texts } from '../../support/texts.ts';

const { shell, tour, compare, filters, plan } = texts.en;
const trayOf = (page: Page, language: 'en' | 'de' = 'en') =>
  page.getByRole('region', { name: texts[language].shell.compareTray });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare / });

/** Codes of trips with instant confirmation, always the same ones. */
async function codes(request: APIRequestContext, count: number): Promise<string[]> {
  const answer = await request.get('/api/tours', { params: { size: count, sort: 'name', instant: true } });
  const { _embedded } = await answer.json();
  return _embedded.tourSummaryList.map(({ code }: { code: string }) => code);
}

test('a traveller ticks trips, compares them side by side, and opens one with the same day and number of travellers', async ({
  page,
}) => {
  await replacePictures(page);
  await page.goto('/en/toursAndActivities');
  await expect(trayOf(page)).toHaveCount(0);
  await boxes(page).nth(0).check();
  await expect(trayOf(page)).toContainText(shell.compareMore);
  await boxes(page).nth(1).check();
  // Until the trips have loaded, the address would name them by their long ids.
  await expect(trayOf(page).locator('img')).toHaveCount(2);
  await expectNoAxeFindings(page);
  await trayOf(page).getByRole('link', { name: 'Compare 2 trips' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two trips, side by side');
  await expect(page).toHaveURL(/\/en\/compare\?codes=[0-9a-z]{8},[0-9a-z]{8}&party=2$/);
  await expect(trayOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: '2 adults' }).click();
  const party = page.getByRole('dialog', { name: filters.party });
  await party.getByRole('button', { name: oneMore('adults') }).click();
  await party.getByRole('button', { name: plan.done }).click();
  await expect(page).toHaveURL(/party=3/);
  await page.getByRole('row', { name: compare.next }).getByRole('link').first().click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&party=3$/);
  await expect(page.getByRole('rowheader', { name: 'Price for 3' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: compare.choose }).first().click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&(adult|group)=3/);
});

test('the link of a comparison opens the same trips, and keeps its query in another language and currency', async ({
  page,
}) => {
  const [first, second] = await codes(page.request, 2);
  const query = `?codes=${first},${second}&party=4`;
  await page.goto(`/en/compare${query}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const same = page.getByRole('rowheader', { name: compare.confirmation });
  await expect(same, 'what is the same for all is hidden').toHaveCount(0);
  await page.getByRole('checkbox', { name: new RegExp(`^${compare.only}`) }).uncheck();
  await expect(same).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/compare${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zwei Angebote im Vergleich');
  await page.getByRole('banner').getByRole('button', { name: /EUR/ }).click();
  await page.getByRole('button', { name: /^USD/ }).click();
  await expect(page.locator('[data-price]').first()).toContainText('$');
  await expect(page).toHaveURL(`/de/compare${query}`);
});

test('on a phone the columns scroll sideways, the tray covers no content, and large text fits @phone', async ({
  page,
}) => {
  await replacePictures(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const four = await codes(page.request, 4);
  await page.goto(`/de/compare?codes=${four.join(',')}`);
  await expectToFit(page, 320);
  const table = page.getByRole('table');
  const name = page.getByRole('rowheader', { name: texts.de.compare.price, exact: true }).locator('span');
  const before = await name.boundingBox();
  await table.getByRole('link', { name: texts.de.compare.choose }).last().focus();
  await expect.poll(async () => (await table.boundingBox())?.x ?? 0).toBeLessThan(-100);
  expect((await name.boundingBox())?.x, 'no row loses its name').toBeCloseTo(before?.x ?? -1, 0);
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await withLargeText(page);
  await expectToFit(page, 390);

  await page.goto('/de/tours/lisbon');
  const box = page.getByRole('checkbox', { name: / vergleichen$/ });
  await expect(box, 'the boxes come on demand').toHaveCount(0);
  await page.getByRole('button', { name: texts.de.tour.compare, exact: true }).tap();
  await box.nth(0).check();
  const tray = trayOf(page, 'de');
  await expect(tray).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('button').last();
  await last.focus();
  await expect(async () => {
    const [bar, button] = await Promise.all([tray.boundingBox(), last.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
  await box.nth(1).check();
  await withLargeText(page);
  await expectToFit(page, 390);
  await page.locator('main a[href*="/de/tours/lisbon/"]').first().tap();
  await expect(page.getByRole('region', { name: texts.de.bookingPanel.yourTicket })).toBeVisible();
  await expect(tray, 'it gives way to the bar that books').toBeHidden();
  await expect(page.getByRole('button', { name: texts.de.tour.compare, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

for (const language of languages) {
  for (const count of [1, 4]) {
    test(`a comparison of ${count} on a day has no axe findings, in ${language} @full`, async ({ page }) => {
      const comparedCodes = await codes(page.request, count);
      const date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
      await page.goto(`/${language}/compare?codes=${comparedCodes.join(',')}&date=${date}`);
      await expect(page.getByRole('columnheader')).toHaveCount(count + 1);
      await expectNoAxeFindings(page);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a traveller submits a form to compare trips for another number of travellers', async ({ page }) => {
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

async function withLargeText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
