import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { searchBox } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

test('a traveller types a sentence, chooses the hotels of the city with a pool, and opens one @ci', async ({
  page,
}) => {
  const { find, search } = texts.en;
  await page.goto('/en');
  const { field, list, searching } = searchBox(page);
  await field.fill('hotel with a pool in Lisbon');
  const hotels = list.getByRole('group', { name: find.hotels });
  await expect(hotels.getByRole('option').first()).toHaveText(/^\d+ hotels in Lisbon$/);
  await expect(searching).toBeHidden();
  await expect(list.getByRole('group', { name: find.tours }), 'no trips').toHaveCount(0);
  await expectNoAxeFindings(page);
  await field.press('Enter');

  await expect(page).toHaveURL('/en/search?q=hotel+with+a+pool+in+Lisbon');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(search.hotels);
  const found = page.getByRole('region', { name: search.hotels });
  await expect(found.getByText(/Pool$/)).toBeVisible();
  const names = await found.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await expectNoAxeFindings(page);
  await found.getByRole('link', { name: /hotels in Lisbon$/ }).click();

  await expect(page).toHaveURL('/en/hotels/lisbon?amenities=pool');
  const listed = page.getByRole('main').getByRole('list', { name: /Hotels in Lisbon/ });
  const first = listed.getByRole('heading', { level: 3 }).first();
  const name = (await first.textContent()) ?? '';
  expect(names, 'the list shows what the search found').toContain(name);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('ohne Hotels am genannten Ort nennt die Suche den nächsten, und Nächte und Gäste gelten auf der Seite des Hotels @ci @phone', async ({
  page,
}) => {
  const { search } = texts.de;
  await page.goto(`/de/search?q=${encodeURIComponent('ruhiges Hotel mit Pool nahe der Alhambra')}`);
  const nearest = page.getByRole('region', { name: search.nearestHotels });
  await expect(nearest.getByText(/^Granada: .* Málaga, \d+\s?km/)).toBeVisible();
  await expectNoAxeFindings(page);

  const { field } = searchBox(page, 'de');
  await field.fill('Hotel Lissabon 12. Dezember 3 Erwachsene');
  await field.press('Enter');
  const found = page.getByRole('region', { name: search.hotels, exact: true });
  await expect(found.getByText(/12\.–14\.\s?Dez/)).toBeVisible();
  await found.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/hotels\/lisbon\/.*\?dateFrom=\d{4}-12-12&dateTo=\d{4}-12-14&rooms=3$/);
});

test('没有脚本时，一句话也能找到酒店并打开列表 @ci', async ({ browser, baseURL }) => {
  const { search } = texts['zh-Hans'];
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/zh-Hans/search?q=${encodeURIComponent('京都五星级酒店')}`);
  const found = page.getByRole('region', { name: search.hotels });
  await expect(found.getByText(/五星级或五钻/)).toBeVisible();
  const names = await found.getByRole('heading', { level: 3 }).allTextContents();
  await found.getByRole('link', { name: /京都的\d+家酒店/ }).click();
  await expect(page).toHaveURL('/zh-Hans/hotels/kyoto?stars=5');
  const listed = page.getByRole('main').locator('.hotel-rack').getByRole('heading', { level: 3 });
  expect(names).toContain(await listed.first().textContent());
  await context.close();
});
