import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { cruises, home, ship: shipTexts } = texts.en;

type Port = {
  readonly trips: readonly { readonly starts: readonly { readonly minutesLeft: number | null }[] }[];
};

/** A sailing whose first trips that fit lead back to the ship, with the names by which it is chosen. */
async function sailingWithTrips(request: APIRequestContext) {
  const ask = async (path: string) => (await request.get(`/api/ToursForCruises/${path}`)).json();
  const { _embedded: fleet } = await ask('cruiseLines?type=withExcursions');
  for (const line of fleet.cruiseLineList) {
    const { _embedded: ships } = await ask(`cruiseShips?cruiseLine=${line.cruiseLineUuid}`);
    for (const ship of ships.cruiseShipList.slice(0, 2)) {
      const { _embedded: routes } = await ask(`cruiseRoutes?cruiseShip=${ship.cruiseShipUuid}`);
      for (const route of routes.cruiseRouteList.slice(2, 6)) {
        const { ports } = await ask(`cruise/${route.cruiseRouteUuid}/excursions`);
        const first = ports.find(({ trips }: Port) => trips.length > 0);
        if (first?.trips[0].starts[0].minutesLeft) return { line, ship, route };
      }
    }
  }
  throw new Error('No sailing has a trip that fits.');
}

test('a cruise passenger chooses line, ship and sailing, opens a trip for the day in port, and reads what is paid if it is late @phone', async ({
  page,
}) => {
  const { line, ship, route } = await sailingWithTrips(page.request);
  await page.goto('/en');
  await page.getByRole('link', { name: home.chooseShip }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cruises.title);
  await page.getByRole('link', { name: line.name }).click();
  await page.getByRole('link', { name: ship.name, exact: true }).click();
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
  await page.locator('details[open] .port-trip a').first().click();
  await expect(page).toHaveURL(/\/en\/[a-z-]+\/[a-z-]+\/[^?]+\?.*date=\d{4}-\d\d-\d\d/);
  const own = page.getByRole('region', { name: shipTexts.yourShip.replace('{ship}', ship.name) });
  await own.getByRole('link', { name: returnPromiseTexts.en.terms }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(returnPromiseTexts.en.label);
  await expectNoAxeFindings(page);
  await page.goBack();
  await own.getByRole('link', { name: shipTexts.backToSailing }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.name);
});
