import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { searchBox, withoutPictures } from '../support/suggestions.ts';
import { texts } from '../support/texts.ts';

type Language = 'en' | 'de' | 'zh-Hans';

/** What is offered to whoever types this on home, once the answer is there. */
async function offered(page: Page, language: Language, typed: string) {
  await page.goto(`/${language}`);
  const box = searchBox(page, language);
  await box.field.fill(typed);
  await expect(box.list.getByRole('group').first()).toBeVisible();
  await expect(box.searching).toHaveCount(0);
  const namesOf = (group: typeof box.tours) =>
    group.getByRole('option').filter({ has: page.locator('svg, img') });
  return { ...box, first: box.list.getByRole('group').first(), namesOf };
}

test('a wish is understood that no tour has a word of in its name', async ({ page }) => {
  const { tours, namesOf } = await offered(page, 'en', 'romantic evening on the water');
  const names = await namesOf(tours).locator('.type-label').allTextContents();
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).not.toMatch(/romantic|evening|water/i);
  // On the water they are: a boat, a gondola, a ship.
  expect(names.filter((name) => /boat|gondola|sail|ship|cruise/i.test(name))).not.toEqual([]);
});

test('a foreign city that is misspelt is the first of the places, and they come first', async ({ page }) => {
  const { first, places, namesOf } = await offered(page, 'en', 'Barzelona');
  await expect(first).toHaveAccessibleName(texts.en.find.locations);
  await expect(namesOf(places).first()).toContainText('Barcelona');
});

test('a German compound is understood by its parts', async ({ page }) => {
  const { tours, namesOf } = await offered(page, 'de', 'Sonnenuntergangsfahrt');
  const names = await namesOf(tours).locator('.type-label').allTextContents();
  expect(names).toHaveLength(3);
  expect(names.join()).not.toContain('Sonnenuntergangsfahrt');
  expect(names.join()).toMatch(/Sonnenuntergang|Abend|Dämmerung/);
});

test('a Chinese phrase without spaces is a place and a wish', async ({ page }) => {
  const { tours, places, namesOf } = await offered(page, 'zh-Hans', '里斯本葡萄酒');
  await expect(namesOf(places).first()).toContainText('里斯本');
  await expect(namesOf(tours).first()).toContainText('里斯本');
});

test('the page of answers understands the same, without JavaScript too', async ({ browser, page }) => {
  await withoutPictures(page);
  await page.goto('/en/search?q=romantic+evening+on+the+water');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  const names = await cards.allTextContents();
  expect(names.length).toBeGreaterThan(3);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await withoutPictures(plain);
  await plain.goto(page.url());
  expect(await plain.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  await context.close();
});
