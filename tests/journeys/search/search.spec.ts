import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { replacePictures, searchBox } from '../../support/suggestions.ts';
import { oneMore, texts } from '../../support/texts.ts';

const { search } = texts.en;
const boats = '/search?q=boat';

const choice = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name, exact: true });
const tours = (page: Page, name: string = search.tours) => page.getByRole('region', { name });
const cards = (page: Page, name?: string) => tours(page, name).locator('.card-link');
const next = (page: Page) => page.locator('.search-sections a[rel=next]');
const addresses = (page: Page, name?: string) =>
  cards(page, name).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.beforeEach(({ page }) => replacePictures(page));

test('a visitor searches and filters the results, going back removes the filter, and a place stands in the search line of its list', async ({
  page,
}) => {
  await page.goto('/en');
  const { field } = searchBox(page);
  await field.fill('  Lisbon ');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/search?q=Lisbon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon');
  // The query names a place, so the places come first.
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([search.locations, search.hotels, search.tours]);
  await expect(field, 'the search line keeps the query of the home page').toHaveValue('Lisbon');

  const totalCount = await cards(page).count();
  const kind = choice(page, search.type);
  const option = kind.locator('option[value=attractions]');
  const count = Number(/\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1]);
  expect(count).toBeLessThan(totalCount);
  await kind.selectOption('attractions');
  await expect(page).toHaveURL('/en/search?q=Lisbon&type=attractions');
  await expect(cards(page)).toHaveCount(count);
  await page.goBack();
  await expect(cards(page)).toHaveCount(totalCount);
  await expect(kind).toHaveValue('');
  await page.getByRole('region', { name: search.locations }).getByRole('link').first().click();
  await expect(page).toHaveURL('/en/toursAndActivities?place=lisbon');
  await expect(field).toHaveValue('Lisbon');
});

test('a family searches for this weekend, and the list of the place and the home page keep days and travellers', async ({
  page,
}) => {
  const { filters, plan } = texts.en;
  await page.goto('/en');
  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('button', { name: filters.party }).click();
  await press(oneMore('adults'));
  await press(oneMore('children'));
  await page.getByLabel(plan.childAge.replace('{number}', '1')).selectOption('7');
  await press(plan.done);
  await page.getByRole('button', { name: plan.days, exact: true }).click();
  await press(plan.weekend);
  await searchBox(page).field.fill('Lisbon');
  await searchBox(page).field.press('Enter');
  const stated = /\?.*dateFrom=\d{4}-\d\d-\d\d&dateTo=\d{4}-\d\d-\d\d&party=3&.*age=7$/;
  await expect(page).toHaveURL(stated);
  await page.getByRole('region', { name: search.locations }).getByRole('link').first().click();
  await expect(page).toHaveURL(/toursAndActivities\?place=lisbon&dateFrom=.*&party=3&age=7$/);
  const family = page.getByRole('button', { name: '2 adults, 1 child' });
  await expect(family).toBeVisible();
  await page.goto('/en');
  await expect(family, 'the next visit begins with the same travellers').toBeVisible();
});

test('a visitor loads more results below, and going back restores the results and the scroll position', async ({
  page,
}) => {
  await page.goto(`/en${boats}`);
  await expect(cards(page)).toHaveCount(24);
  await next(page).press('Enter');
  await expect(page).toHaveURL(`/en${boats}&page=2`);
  await expect(cards(page).nth(24), 'the focus goes to the first new trip').toBeFocused();
  const before = await addresses(page);
  expect(new Set(before).size).toBe(before.length);
  const card = cards(page).nth(before.length - 2);
  await card.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(1_000);
  await card.click();
  await expect(page.getByRole('heading', { name: texts.en.bookingPanel.when })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/en${boats}&page=2`);
  await expect.poll(() => addresses(page)).toEqual(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
});

for (const [language, query, word, understood, tag] of [
  ['en', 'Qwertzuio wine', '“Qwertzuio”', 'wine', ' @full'],
  ['de', 'Qwertzuio Landausflug', '„Qwertzuio“', 'Landausflug', ' @full'],
  ['zh-Hans', 'Qwertzuio 岸上游', '“Qwertzuio”', '岸上游', ''],
] as const)
  test(`the results page names an unknown word and the words that it searched for, in ${language}${tag}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/search?q=${query}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(understood);
    await expect(main.getByRole('status').filter({ hasText: word })).toContainText(understood);
    const box = page.getByRole('combobox', { name: texts[language].find.label });
    await expect(box, 'the visitor can correct the query').toHaveValue(query);
    // A new query: the page does not mention the earlier unknown word again.
    await box.fill(understood);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(understood)}$`));
    await expect(main.getByRole('status').filter({ hasText: word })).toHaveCount(0);
  });

test('the search understands wishes, typing mistakes, compounds and phrases without spaces, in three languages', async ({
  page,
}) => {
  const searchByApi = async (query: string, lang: string) => {
    const answer = await page.request.get('/api/search', { params: { query, lang }, maxRetries });
    const { bestMatchType, tours, locations } = await answer.json();
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    return { bestMatchType, tours: names(tours), places: names(locations), where: tours[0]?.location };
  };
  const matches = await searchByApi('romantic evening on the water', 'en');
  expect(matches.tours).toHaveLength(3);
  expect(matches.tours.join(), 'neither word of the wish is in a name').not.toMatch(/romantic|water/i);
  expect(matches.tours.join(), 'on the water they are').toMatch(/boat|gondola|sail|ship|cruise/i);
  const slip = await searchByApi('Barzelona', 'en');
  expect([slip.bestMatchType, slip.places[0]]).toEqual(['location', 'Barcelona']);
  const compound = await searchByApi('Sonnenuntergangsfahrt', 'de');
  expect(compound.tours).toHaveLength(3);
  expect(compound.tours.join()).not.toContain('Sonnenuntergangsfahrt');
  expect(compound.tours.join()).toMatch(/Sonnenuntergang|Abend|Dämmerung/);
  const phrase = await searchByApi('里斯本葡萄酒', 'zh-Hans');
  expect(phrase.places[0]).toContain('里斯本');
  expect(phrase.where, 'the place is asked for, not a word of a name').toContain('里斯本');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, turns pages, filters the results and opens a trip', async ({ page }) => {
    const words = texts.de.search;
    // The address changes before the browser has read the whole page.
    const expectPage = async (address: string | RegExp) => {
      await expect(page).toHaveURL(address);
      await page.waitForLoadState('domcontentloaded');
    };
    await page.goto('/de/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.prompt);
    const { field } = searchBox(page, 'de');
    await field.fill('boat');
    await field.press('Enter');
    // A form without scripts sends its empty date fields as well.
    await expectPage(`/de${boats}&dateFrom=&dateTo=`);
    const first = await addresses(page, words.tours);
    expect(first).toHaveLength(24);
    await next(page).click();
    await expectPage(`/de${boats}&page=2`);
    const second = await addresses(page, words.tours);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((address) => first.includes(address))).toEqual([]);
    await page.locator('.search-sections a[rel=prev]').click();
    await expectPage(`/de${boats}`);
    expect(await addresses(page, words.tours)).toEqual(first);
    await choice(page, words.type).selectOption('tours');
    await page.getByRole('button', { name: words.apply }).click();
    await expectPage(/q=boat&type=tours/);
    for (const address of await addresses(page, words.tours)) expect(address).toMatch(/^\/de\/tours\//);
    await cards(page, words.tours).first().click();
    await expectPage(/\/de\/tours\/[a-z-]+\/./);
  });
});
