import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { hydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/journey.ts';
import { sailingWithTrips } from '../../support/sailing-with-trips.ts';
import { texts } from '../../support/texts.ts';

const { cruises, home, ship: shipTexts } = texts.en;

test('a cruise passenger chooses line, ship and sailing, opens a trip for the day in port, and reads what is paid if it is late @phone', async ({
  page,
}) => {
  const { line, ship, route } = await sailingWithTrips(page.request);
  await page.goto('/en');
  await page.getByRole('link', { name: home.chooseShip }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cruises.title);
  await page.getByRole('link', { name: line.name }).click();
  await page.getByRole('link', { name: ship.name, exact: true }).click();
  await expect(page).toHaveURL(/[?&]ship=/);
  await expectNoAxeFindings(page);
  const sailing = page.locator(`a[href$="/toursForCruises/${route.cruiseRouteUuid}"]`);
  await expect(sailing).toHaveCount(1);
  if (!(await sailing.isVisible()))
    await page.locator('details', { has: sailing }).locator('summary').click();
  await sailing.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.name);
  await expectNoAxeFindings(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(new URL(preview ?? '', page.url()).pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await page.locator('details[open] .port-trip a').first().click();
  await expect(page).toHaveURL(/\/en\/[a-z-]+\/[a-z-]+\/[^?]+\?.*date=\d{4}-\d\d-\d\d/);
  const own = page.getByRole('region', { name: shipTexts.yourShip.replace('{ship}', ship.name) });
  // It follows the name of the trip, and pushes nothing down when it comes.
  await expect(own).toBeVisible();
  const top = (await own.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(top).toBeLessThan(1.25 * (page.viewportSize()?.height ?? 0));
  await hydrated(page);
  await own.getByRole('link', { name: returnPromiseTexts.en.terms }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(returnPromiseTexts.en.label);
  await expectNoAxeFindings(page);
  await page.goBack();
  await own.getByRole('link', { name: shipTexts.backToSailing }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.name);
});
