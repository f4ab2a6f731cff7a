import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { test } from '../support/desk.ts';
import { expect } from '../support/journey.ts';
import { looks } from '../support/looks.ts';
import { mailsTo } from '../support/mails.ts';
import { type languages, texts } from '../support/texts.ts';
import { comeFromElsewhere } from '../support/visitor.ts';

type Language = (typeof languages)[number];
type Trip = { code: string; path: string };

// Whole ways of a traveller, with an operator beside them whose every word is a process of its own.
test.describe.configure({ timeout: 90_000 });

test.beforeEach(async ({ page }) => {
  await comeFromElsewhere(page, '**/api/products/**');
});

async function tripsIn(page: Page, url: string, city: string): Promise<(Trip & { name: string })[]> {
  const get = async (path: string) => (await page.request.get(`${url}/api${path}`)).json();
  const [place] = (await get(`/locations/search?slug=${city}`))._embedded.locationList;
  const tours = await get(`/tours?location=${place.locationUuid}&size=40`);
  return tours._embedded.tourSummaryList.map((tour: Record<string, string>) => ({
    code: tour.code,
    path: tour.normalizedUrlPath,
    name: tour.tourName,
  }));
}

/** One of Lisbon, so that no two journeys review the same. */
async function tripIn(page: Page, url: string, number: number): Promise<Trip> {
  const trip = (await tripsIn(page, url, 'lisbon'))[number];
  if (!trip) throw new Error(`Lisbon has no trip ${number}`);
  return trip;
}

async function invite(
  page: Page,
  desk: { url: string; run(...words: string[]): Promise<string> },
  { code, language }: { code: string; language: Language },
): Promise<{ email: string; link: string }> {
  const email = `mara.${crypto.randomUUID()}@example.org`;
  const invitation = ['--name', 'Mara Lind', '--email', email, '--locale', language];
  await desk.run('invite-review', code, ...invitation, '--travelled', '2024-11-14');
  await expect.poll(() => mailsTo(page, email, desk.url)).toHaveLength(1);
  const [mail = ''] = await mailsTo(page, email, desk.url);
  return { email, link: /\S+#token=[\w-]{43}/.exec(mail)?.[0] ?? '' };
}

const radioOf = (page: Page, stars: number) => page.getByRole('radio', { name: new RegExp(`^${stars} `) });

test('@phone from the mail to the page of the trip, in Chinese: written, read, shown, answered; the link serves once', async ({
  page,
  desk,
}) => {
  const { review, reviews } = texts['zh-Hans'];
  const trip = await tripIn(page, desk.url, 1);
  const { email, link } = await invite(page, desk, { ...trip, language: 'zh-Hans' });
  const count = async () => {
    const answer = await page.request.get(`${desk.url}/api/products/${trip.code}/reviews?size=1`);
    return (await answer.json()).reviewCount as number;
  };
  const before = await count();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(review.title);
  await expect(page.getByText('2024年11月14日')).toBeVisible();
  // The secret does not stay where others could read it, and closing the page loses nothing.
  await expect(page).toHaveURL(`${desk.url}/zh-Hans/review/${trip.code}`);
  await radioOf(page, 4).tap();
  await page.getByRole('textbox', { name: review.text }).fill('很安静。\n\n记得带外套。');
  await page.reload();
  await expect(page.getByRole('textbox', { name: review.text })).toHaveValue('很安静。\n\n记得带外套。');
  await expect(radioOf(page, 4)).toBeChecked();
  await page.getByRole('textbox', { name: review.author }).fill('小林，杭州');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: review.send }).tap();
  await expect(page.getByRole('heading', { name: review.sentTitle })).toBeFocused();
  await expectNoAxeFindings(page);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(review.used)).toBeVisible();
  await page.getByRole('link', { name: review.toTrip }).tap();
  await expect(page).toHaveURL(`${desk.url}/zh-Hans${trip.path}`);
  const said = page.locator('#reviews');
  await expect(said.getByText('小林，杭州')).toHaveCount(0);
  expect(await count()).toBe(before);

  const [line = ''] = (await desk.run('reviews')).split('\n').filter((text) => text.includes('小林，杭州'));
  const [id = ''] = line.split(' ');
  await desk.run('publish-review', id, '--by', 'Ada');
  await desk.run('reply-review', id, '谢谢，欢迎再来。');
  await expect.poll(count).toBe(before + 1);
  await expect.poll(() => mailsTo(page, email, desk.url)).toHaveLength(2);
  expect((await mailsTo(page, email, desk.url)).join()).toContain(`/zh-Hans${trip.path}#reviews`);

  await page.goto(`${desk.url}/zh-Hans${trip.path}`);
  const mine = said.getByRole('listitem').filter({ hasText: '小林，杭州' });
  await expect(mine).toContainText('记得带外套。');
  await expect(mine.getByText(reviews.verified)).toBeVisible();
  await expect(mine).toContainText('谢谢，欢迎再来。');
  await expectNoAxeFindings(page);
});

test('by keyboard alone: mistakes are gathered and lead to their fields, stars are walked with arrow keys, and it arrives once', async ({
  page,
  desk,
}) => {
  const { review, form } = texts.en;
  const trip = await tripIn(page, desk.url, 2);
  const { link } = await invite(page, desk, { ...trip, language: 'en' });
  await page.goto(link);
  const text = page.getByRole('textbox', { name: review.text });
  await text.focus();
  await page.keyboard.type('My card is 4242 4242 4242 4242');
  const send = page.getByRole('button', { name: review.send });
  await send.focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: form.summary });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([review.ratingMissing, form.cardNumber]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(radioOf(page, 1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: `3 stars: ${review.star3}` })).toBeChecked();
  await expect(page.getByText(review.star3, { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Fine.');
  await expect(summary).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: review.author })).toHaveValue('Mara');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: review.sentTitle })).toBeFocused();
  expect(await desk.run('reviews')).toContain('Fine.');
});

test('when it does not get through, everything stays; used meanwhile in another window, it says so', async ({
  page,
  desk,
  complaints,
}) => {
  complaints.allow(/api\/products\/reviews|ERR_FAILED|429|410/);
  const { review, form } = texts.en;
  const trip = await tripIn(page, desk.url, 3);
  const { link } = await invite(page, desk, { ...trip, language: 'en' });
  let answer: 'none' | 'busy' | 'gone' = 'none';
  await page.route('**/api/products/reviews', (route) => {
    if (answer === 'none') return route.abort();
    const status = answer === 'busy' ? 429 : 410;
    return route.fulfill({ status, json: { message: 'No', status } });
  });
  await page.goto(link);
  await radioOf(page, 5).check();
  await page.getByRole('textbox', { name: review.text }).fill('Lovely.');
  const send = page.getByRole('button', { name: review.send });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: form.failed })).toBeVisible();
  answer = 'busy';
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: form.tooFast })).toBeVisible();
  answer = 'gone';
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: review.goneMeanwhile })).toBeVisible();
  await expect(page.getByRole('textbox', { name: review.text })).toHaveValue('Lovely.');
});

test('without a link that counts the page says who may review and why; without a connection it lets one try again', async ({
  page,
  desk,
  complaints,
}) => {
  complaints.allow(/410|404|ERR_FAILED|could not be asked/);
  const { review } = texts.de;
  const [trip, other] = [await tripIn(page, desk.url, 4), await tripIn(page, desk.url, 5)];
  const path = `${desk.url}/de/review/${trip.code}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(review.here);
  await expect(page.getByRole('heading', { name: review.whoTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: review.whyMore })).toHaveAttribute('href', '/de/termsOfUse');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeFindings(page);

  await page.goto('about:blank');
  await page.goto(`${path}#token=${'A'.repeat(43)}`);
  await expect(page.getByText(review.unknown)).toBeVisible();

  // The link of one trip is none for another.
  const { link } = await invite(page, desk, { ...trip, language: 'de' });
  await page.goto('about:blank');
  await page.goto(link.replace(trip.code, other.code));
  await expect(page.getByText(review.unknown)).toBeVisible();

  await page.route('**/api/products/reviews/invitation', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(review.failed)).toBeVisible();
  await page.unroute('**/api/products/reviews/invitation');
  await page.getByRole('button', { name: review.tryAgain }).click();
  await expect(page.getByRole('button', { name: review.send })).toBeVisible();

  await page.goto(`${desk.url}/de/review/00000000`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.error.not_found ?? '404');
});

test('many reviews: more of them in place, only some of them by stars and language, all by keyboard', async ({
  page,
  desk,
}) => {
  const { reviews, product } = texts.en;
  const folder = await mkdtemp(join(tmpdir(), 'ashore-catalogue-'));
  await desk.run('export', folder);
  const file = join(folder, 'bergen.json');
  const place = JSON.parse(await readFile(file, 'utf8'));
  place.products[0].reviews = Array.from({ length: 27 }, (_, n) => ({
    locale: ['en', 'de', 'zh-Hans'][n % 3],
    name: `Author ${n}`,
    rating: 1 + (n % 5),
    writtenOn: `2026-10-${String(1 + n).padStart(2, '0')}`,
    text: n === 24 ? 'Long. '.repeat(200).trim() : `Text ${n}`,
    verified: n % 2 === 0,
  }));
  await writeFile(file, JSON.stringify(place));
  await desk.run('import', file);
  const trips = await tripsIn(page, desk.url, 'bergen');
  const trip = trips.find(({ name }) => name === place.products[0].title.en);

  await page.goto(`${desk.url}/en${trip?.path}`);
  const section = page.locator('#reviews');
  const shown = section.locator('li:has(time), li[tabindex]').filter({ visible: true });
  await expect(shown).toHaveCount(3);
  const all = section.getByRole('button', { name: /^All \d+ reviews$/ });
  await all.focus();
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('Enter');
  // Whoever asked goes on with the first that came, and nothing moves.
  await expect(shown.nth(3)).toBeFocused();
  await expect(shown).toHaveCount(10);
  expect(await top()).toBe(before);
  await section.getByRole('button', { name: /^More reviews/ }).press('Enter');
  await expect(shown.nth(10)).toBeFocused();
  await expect(page).toHaveURL(`${desk.url}/en${trip?.path}`);

  const fives = section.getByRole('button', { name: /^5 stars/ });
  await fives.focus();
  await page.keyboard.press('Enter');
  await expect(fives).toHaveAttribute('aria-pressed', 'true');
  await expect(fives).toBeFocused();
  await expect(section.getByRole('status')).toHaveText(/^\d+ of \d+ reviews$/);
  for (const stars of await shown.getByRole('img').all())
    await expect(stars).toHaveAccessibleName(product.stars.replace('{stars}', '5'));
  await section.getByRole('combobox', { name: reviews.writtenIn }).selectOption('de');
  await expect(shown.first().locator('[lang]').first()).toHaveAttribute('lang', 'de');
  await expectNoAxeFindings(page);
  await section.getByRole('button', { name: reviews.showAll }).click();
  await section.getByRole('combobox', { name: reviews.order }).selectOption('lowest');
  await expect(shown.first().getByRole('img')).toHaveAccessibleName(product.stars.replace('{stars}', '1'));
  await section.getByRole('combobox', { name: reviews.order }).selectOption('newest');
  const long = section.getByRole('button', { name: reviews.readMore }).first();
  await long.press('Enter');
  await expect(section.getByRole('button', { name: reviews.readLess }).first()).toBeFocused();
});

for (const { language, colorScheme, run } of looks) {
  test(`axe finds nothing where reviews are written and read: ${language}, ${colorScheme}${run}`, async ({
    page,
    desk,
  }) => {
    test.slow();
    const { review, form } = texts[language];
    await page.emulateMedia({ colorScheme });
    const trip = await tripIn(page, desk.url, 6);
    const { link } = await invite(page, desk, { ...trip, language });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('button', { name: review.send }).click();
      await expect(page.getByRole('group', { name: form.summary })).toBeFocused();
      await expectNoAxeFindings(page);
      await page.goto(`${desk.url}/${language}${trip.path}`);
      await page.locator('#reviews').getByRole('button').first().click();
      await expect(page.locator('#reviews [aria-pressed="true"]')).toBeVisible();
      await expectNoAxeFindings(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address stands in place of the form, and the reviews of a trip can be read', async ({
    page,
    desk,
  }) => {
    const trip = await tripIn(page, desk.url, 7);
    await page.goto(`${desk.url}/en/review/${trip.code}`);
    await expect(page.getByText(texts.en.review.needsScript)).toBeVisible();
    await page.goto(`${desk.url}/en${trip.path}`);
    await expect(page.locator('#reviews').getByText(texts.en.reviews.howVerified)).toBeVisible();
  });
});
