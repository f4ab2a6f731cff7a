import { expect } from '../../support/journey.ts';
import { test } from '../../support/operator.ts';
import { replacePictures, searchBox } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';

const { search } = texts.en;

test('an operator sees what travellers search for on several days without finding or opening it, and adds a synonym @ci', async ({
  page,
  operator,
}) => {
  await replacePictures(page);
  const { url, run } = operator;
  const cards = page.getByRole('region', { name: search.tours }).locator('.card-link');
  // On a busy machine a server that has just started may still read its catalogue. This call is no search on a page.
  const ready = `${url}/api/search?query=lisbon+under+900+euros&expanded=true`;
  await expect.poll(async () => (await page.request.get(ready)).status()).toBe(200);
  for (let day = 1; day <= 3; day++) {
    await page.goto(`${url}/en`);
    const { field } = searchBox(page);
    await field.fill('Opera under 900 euros');
    await field.press('Enter');
    await expect(cards.first()).toBeVisible();
    await page.goto(`${url}/en/search?q=Blimpery`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      search.none.replace('{query}', 'Blimpery'),
    );
    await expect.poll(operator.searchCounts).toMatchObject({ searches: 2 * day });
    const listed = await run('search-queries');
    if (day < 3) {
      expect(listed).not.toMatch(/opera|blimpery/);
      await operator.passDayOfSearches();
    }
  }
  const listed = await run('search-queries');
  expect(listed).toMatch(/Without results in 30 days:\n {2}en {7}blimpery {2}1 of 1 search$/m);
  expect(listed).toContain('  en       opera  1 search, first results opened 0×, others 0×');

  await page.goto(`${url}/en/search?q=opera`);
  const address = (await cards.first().getAttribute('href')) ?? '';
  await cards.first().click();
  await expect(page).toHaveURL(url + address);
  await expect.poll(operator.searchCounts).toEqual({ searches: 7, openings: 1 });
  expect(await run('search-queries')).toContain(
    'The first results of every frequent query were opened in 30 days.',
  );

  expect(await run('add-synonym', 'Blimpery', 'Opera')).toBe('"blimpery" now means "opera" in every search.');
  await expect(async () => {
    await page.goto(`${url}/en/search?q=Blimpery`);
    await expect(cards.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await run('remove-synonym', 'blimpery')).toBe('"blimpery" no longer means "opera".');
});
