import { expect, test } from '../../support/journey.ts';
import { replacePictures } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

const { home } = texts.en;

test('a first visit on a phone, in Chinese, shows a headline, a search, trips, places and ports @phone', async ({
  page,
}) => {
  const chinese = texts['zh-Hans'];
  await page.goto('/zh-Hans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese.home.headline);
  await expect(page.getByRole('combobox', { name: chinese.find.label })).toBeInViewport();
  for (const name of [chinese.home.featured, chinese.home.whereTo, chinese.home.byShipTitle]) {
    const links = page.getByRole('region', { name }).getByRole('listitem').getByRole('link');
    await expect(links.nth(11)).toBeVisible();
    for (const text of await links.allTextContents()) expect(text).toMatch(/\p{Script=Han}/u);
  }
  const room = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(room[0], 'nothing sticks out sideways').toBeLessThanOrEqual(room[1] ?? 0);

  const place = page.getByRole('region', { name: chinese.home.whereTo }).getByRole('link').first();
  const name = await place.locator('.place-row-name').textContent();
  await place.tap();
  await expect(page).toHaveURL(/\/zh-Hans\/toursAndActivities\?place=[a-z-]+$/);
  await expect(page).toHaveTitle(new RegExp(name ?? ''));
});

test('a mood links to its trips, and each port in the list of all ports links to its shore excursions', async ({
  page,
  request,
}) => {
  await replacePictures(page);
  await page.goto('/en');
  await page.getByRole('region', { name: home.mood }).getByRole('link', { name: 'Wine' }).click();
  await expect(page).toHaveURL('/en/toursAndActivities?interest=wine');
  await expect(page.getByRole('navigation', { name: texts.en.shell.breadcrumbs })).toContainText(
    texts.en.tours.titleFor.replace('{interest}', 'Wine'),
  );
  const answer = await request.get('/api/tours?interest=wine&size=24');
  const { _embedded } = await answer.json();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    _embedded.tourSummaryList.map(({ tourName }: { tourName: string }) => tourName),
  );
  await page.goBack();
  await expect(page).toHaveURL('/en');
  const band = page.getByRole('region', { name: home.byShipTitle });
  // Twelve ports, and the choice of a sailing.
  await expect(band.getByRole('link').filter({ visible: true })).toHaveCount(13);
  await band.getByText(/^All \d+ ports$/).click();
  expect(await band.getByRole('link').filter({ visible: true }).count()).toBeGreaterThan(30);
  await band.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/en\/shore-excursions\/[a-z-]+$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

/** Bytes of all script of a first visit, as they are transferred. */
const MAX_SCRIPT_BYTES = 115_000;

test('a first visit loads no more script than its budget until the visitor acts', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (/^\/assets\/[\w.-]+\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(4);
  const bytes = await Promise.all(
    [...scripts].map(async (path) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      return Number(answer.headers()['content-length']);
    }),
  );
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
