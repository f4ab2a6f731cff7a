import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect } from '../../support/journey.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { test } from '../../support/operator.ts';
import { screenshotRuns } from '../../support/screenshots.ts';
import { boundChinese, type languages, texts } from '../../support/texts.ts';
import { useOtherClientAddress } from '../../support/visitor.ts';

type Language = (typeof languages)[number];
type ReviewedTrip = { code: string; path: string };
type InvitingOperator = {
  url: string;
  run(...words: string[]): Promise<string>;
  complete(order: string, day: string): Promise<void>;
};

const travelled = '2024-11-14';

// Whole journeys of a traveller and an operator. Each command of the operator runs as its own process.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page }) => {
  await useOtherClientAddress(page, '**/api/products/**');
});

async function tripsIn(page: Page, url: string, city: string): Promise<(ReviewedTrip & { name: string })[]> {
  const get = async (path: string) => (await page.request.get(`${url}/api${path}`, { maxRetries })).json();
  const [place] = (await get(`/locations/search?slug=${city}`))._embedded.locationList;
  const tours = await get(`/tours?location=${place.locationUuid}&size=40`);
  return tours._embedded.tourSummaryList.map((tour: Record<string, string>) => ({
    code: tour.code,
    path: tour.normalizedUrlPath,
    name: tour.tourName,
  }));
}

/** The trip that `bookForTwo` books. */
async function bookedTrip(page: Page, url: string): Promise<ReviewedTrip> {
  const trip = (await tripsIn(page, url, 'lisbon')).find(({ code }) => code === 'nhb299eb');
  if (!trip) throw new Error('Lisbon has no trip nhb299eb.');
  return trip;
}

async function invite(
  page: Page,
  operator: InvitingOperator,
  { code, language }: { code: string; language: Language },
): Promise<{ email: string; link: string }> {
  const { orderNumber, contact } = await bookForTwo(page.request, { base: operator.url });
  const email = contact?.email ?? '';
  await operator.complete(orderNumber, travelled);
  const invitation = ['--name', 'Mara Lind', '--email', email, '--locale', language];
  await operator.run(
    'invite-review',
    code,
    ...invitation,
    '--travelled',
    travelled,
    '--booking',
    orderNumber,
  );
  const linkIn = (mails: string[]) => /\S+#token=[\w-]{43}/.exec(mails.join('\n'))?.[0];
  await expect.poll(async () => linkIn(await readEmailsTo(page, email, operator.url))).toBeTruthy();
  return { email, link: linkIn(await readEmailsTo(page, email, operator.url)) ?? '' };
}

/** Sends the empty form. Expects the list of missing answers, without axe findings in either colour scheme. */
async function expectSummary(page: Page, { review, form }: (typeof texts)[Language]): Promise<void> {
  await page.getByRole('button', { name: review.send }).click();
  await expect(page.getByRole('group', { name: form.summary })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
}

const radioOf = (page: Page, stars: number) =>
  page.getByRole('radio', { name: new RegExp(`^${stars}(?!\\d)`) });

test('@phone a traveller writes a review in Chinese from the email, an operator publishes and answers it, and the link works once', async ({
  page,
  operator,
}) => {
  const { review, reviews } = texts['zh-Hans'];
  const trip = await bookedTrip(page, operator.url);
  const { email, link } = await invite(page, operator, { ...trip, language: 'zh-Hans' });
  const count = async () => {
    const answer = await page.request.get(`${operator.url}/api/products/${trip.code}/reviews?size=1`, {
      maxRetries,
    });
    return (await answer.json()).reviewCount as number;
  };
  const before = await count();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(review.title);
  await expect(page.getByText(boundChinese('2024年11月14日'))).toBeVisible();
  // The secret does not stay where others could read it, and closing the page loses nothing.
  await expect(page).toHaveURL(`${operator.url}/zh-Hans/review/${trip.code}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectSummary(page, texts['zh-Hans']);
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
  await expect(page).toHaveURL(`${operator.url}/zh-Hans${trip.path}`);
  const list = page.locator('#reviews');
  await expect(list.getByText('小林，杭州')).toHaveCount(0);
  expect(await count()).toBe(before);

  const [line = ''] = (await operator.run('reviews'))
    .split('\n')
    .filter((text) => text.includes('小林，杭州'));
  const [id = ''] = line.split(' ');
  await operator.run('publish-review', id, '--by', 'Ada');
  await operator.run('reply-review', id, '谢谢，欢迎再来。');
  await expect.poll(count).toBe(before + 1);
  const mails = async () => (await readEmailsTo(page, email, operator.url)).join();
  await expect.poll(mails).toContain(`/zh-Hans${trip.path}#reviews`);

  await page.goto(`${operator.url}/zh-Hans${trip.path}`);
  const mine = list.getByRole('listitem').filter({ hasText: '小林，杭州' });
  await expect(mine).toContainText('记得带外套。');
  await expect(mine.getByText(reviews.verified)).toBeVisible();
  await expect(mine).toContainText('谢谢，欢迎再来。');
  await expectNoAxeFindings(page);
});

test('a traveller loads more reviews in place, and filters them by stars and language, by keyboard @full', async ({
  page,
  operator,
}) => {
  const { reviews, product } = texts.en;
  const folder = await mkdtemp(join(tmpdir(), 'ashore-catalogue-'));
  await operator.run('export', folder);
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
  await operator.run('import', file);
  const trips = await tripsIn(page, operator.url, 'bergen');
  const trip = trips.find(({ name }) => name === place.products[0].title.en);

  await page.goto(`${operator.url}/en${trip?.path}`);
  const section = page.locator('#reviews');
  const visibleReviews = section.locator('li:has(time), li[tabindex]').filter({ visible: true });
  await expect(visibleReviews).toHaveCount(3);
  const allButton = section.getByRole('button', { name: /^All \d+ reviews$/ });
  await allButton.focus();
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('Enter');
  // The focus moves to the first new review, and nothing moves.
  await expect(visibleReviews.nth(3)).toBeFocused();
  await expect(visibleReviews).toHaveCount(10);
  expect(await top()).toBe(before);
  await section.getByRole('button', { name: /^More reviews/ }).press('Enter');
  await expect(visibleReviews.nth(10)).toBeFocused();
  await expect(page).toHaveURL(`${operator.url}/en${trip?.path}`);

  const fives = section.getByRole('button', { name: /^5 stars/ });
  await fives.focus();
  await page.keyboard.press('Enter');
  await expect(fives).toHaveAttribute('aria-pressed', 'true');
  await expect(fives).toBeFocused();
  await expect(section.getByRole('status')).toHaveText(/^\d+ of \d+ reviews$/);
  for (const stars of await visibleReviews.getByRole('img').all())
    await expect(stars).toHaveAccessibleName(product.stars.replace('{stars}', '5'));
  await section.getByRole('combobox', { name: reviews.writtenIn }).selectOption('de');
  await expect(visibleReviews.first().locator('[lang]').first()).toHaveAttribute('lang', 'de');
  await expectNoAxeFindings(page);
  await section.getByRole('button', { name: reviews.showAll }).click();
  await section.getByRole('combobox', { name: reviews.order }).selectOption('lowest');
  await expect(visibleReviews.first().getByRole('img')).toHaveAccessibleName(
    product.stars.replace('{stars}', '1'),
  );
  await section.getByRole('combobox', { name: reviews.order }).selectOption('newest');
  const long = section.getByRole('button', { name: reviews.readMore }).first();
  await long.press('Enter');
  await expect(section.getByRole('button', { name: reviews.readLess }).first()).toBeFocused();
});

for (const { language, colorScheme } of screenshotRuns) {
  test(`the review form and the reviews of a trip have no axe findings: ${language}, ${colorScheme} @full`, async ({
    page,
    operator,
  }) => {
    test.slow();
    const { review, form } = texts[language];
    await page.emulateMedia({ colorScheme });
    const trip = await bookedTrip(page, operator.url);
    const { link } = await invite(page, operator, { ...trip, language });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('button', { name: review.send }).click();
      await expect(page.getByRole('group', { name: form.summary })).toBeFocused();
      await expectNoAxeFindings(page);
      await page.goto(`${operator.url}/${language}${trip.path}`);
      await page.locator('#reviews').getByRole('button').first().click();
      await expect(page.locator('#reviews [aria-pressed="true"]')).toBeVisible();
      await expectNoAxeFindings(page);
    }
  });
}
