import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { languages, texts } from '../../support/texts.ts';

/** Opens a trip in Lisbon by the beginning of its slug, in this language. */
async function openTrip(page: Page, language: string, beginning = 'alfama-on-foot'): Promise<void> {
  await page.goto(`/${language}/tours/lisbon`);
  const link = page.locator(`main a[href*="/lisbon/${beginning}"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '');
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

for (const language of languages) {
  const run = language === 'zh-Hans' ? '' : ' @full';
  test(`a trip shows its meeting point, its cancellation terms and its transfer form without a request to another server: ${language}${run}`, async ({
    page,
  }) => {
    const foreignUrls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreignUrls.push(request.url());
    });
    const { product, refund, features, meet, transfer } = texts[language];
    await openTrip(page, language);
    const meeting = page.getByRole('region', { name: product.meet });
    await expect(meeting.locator('svg').first()).toBeVisible();
    await expect(meeting.getByRole('link', { name: product.directions }).first()).toHaveAttribute(
      'rel',
      /noopener/,
    );
    await expect(meeting.getByRole('link', { name: meet.onStreetMap })).toHaveAttribute('target', '_blank');
    const cancellation = page.getByRole('region', { name: product.cancellation });
    await expect(cancellation.getByRole('listitem')).toHaveCount(2);
    await expect(cancellation).toContainText(refund.operator);
    await expect(page.getByRole('region', { name: features.supplier })).toBeVisible();
    await page.getByText(features.more, { exact: true }).click();
    await expect(page.getByRole('heading', { name: product.know })).toBeVisible();
    await meeting.getByText(transfer.title).first().click();
    await meeting.getByRole('radio', { name: transfer.airport }).check();
    await expectNoAxeFindings(page);
    expect(foreignUrls).toEqual([]);
  });
}

test('a traveller copies the link of a trip, follows the deals of its city, and opens and deletes the list of recently viewed trips', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { deals, recent, share } = texts.en;
  await page.goto('/en/tours/lisbon');
  const link = page.locator('main a[href*="/lisbon/alfama-on-foot"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(`${path}?date=2037-01-05&adult=2&affiliate=harbour-guide`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: share.share }).click();
  await expect(page.getByRole('status').filter({ hasText: share.copied })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copied.pathname, copied.searchParams.get('adult')]).toEqual([path, '2']);
  expect(copied.searchParams.has('affiliate')).toBe(false);

  const section = page.getByRole('region', {
    name: new RegExp(
      [deals.title, deals.others].map((title) => fill(title, { place: 'in Lisbon' })).join('|'),
    ),
  });
  const strip = section.getByRole('group');
  const cards = strip.getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(1);
  await expect(strip.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /\?affiliate=harbour-guide$/);
  const lefts = await cards.evaluateAll((elements) =>
    elements.map((card) => card.getBoundingClientRect().left),
  );
  await section.getByRole('button', { name: deals.next }).click();
  // By one card and the gap after it, or to the end of the row.
  const maxScroll = await strip.evaluate((element) => element.scrollWidth - element.clientWidth);
  const step = Math.round(Math.min((lefts[1] ?? 0) - (lefts[0] ?? 0), maxScroll));
  await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft))).toBe(step);
  await section.getByRole('link', { name: deals.more }).click();
  await expect(page).toHaveURL(/\/en\/toursAndActivities\?place=lisbon&affiliate=harbour-guide$/);

  await openTrip(page, 'en', 'evora');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recentTrips = page.getByRole('region', { name: recent.title });
  await expect(recentTrips.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(recentTrips.getByRole('button')).toHaveCount(2);
  await recentTrips.getByRole('button', { name: recent.forget }).click();
  await expect(recentTrips).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('extras'))).toContain('recent":[]');
});

test('a traveller saves a trip with the heart button, undoes it, and removes the trip from the wishlist in the header', async ({
  page,
}) => {
  const { shell } = texts.en;
  await page.goto('/en/tours/lisbon');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
    .first();
  const name = (await card.locator('h2').textContent()) ?? '';
  const save = card.getByRole('button', { name: fill(shell.save, { name }) });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const toast = page.getByRole('status').filter({ hasText: shell.saved });
  await toast.getByRole('button', { name: shell.undo }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();

  await page.reload();
  await page.getByRole('button', { name: /^Wishlist: 1 trip$/ }).click();
  const panel = page.getByRole('dialog', { name: shell.wishlist });
  await expect(panel.getByRole('link', { name })).toBeVisible();
  await expectNoAxeFindings(page);
  await panel.getByRole('button', { name: fill(shell.unsave, { name }) }).click();
  await expect(panel.getByText(shell.wishlistEmpty)).toBeVisible();
});
