import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { cruises, portPage, shipPage } = texts.en;

test('a traveller who comes from a search engine to the page of a port finds a ship, and opens a trip @phone', async ({
  page,
}) => {
  await page.goto('/en/cruisePorts/lisbon');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(portPage.title.replace('{port}', 'Lisbon'));
  await expectNoAxeFindings(page);
  const ship = page.getByRole('region', { name: portPage.ships }).locator('a[href*="/cruiseShips/"]').first();
  const name = (await ship.textContent()) ?? '';
  await ship.click();
  await expect(heading).toHaveText(shipPage.title.replace('{ship}', name));
  await expectNoAxeFindings(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('region', { name: shipPage.sailingsTitle }).locator('a').first().click();
  await expect(heading).toContainText(name);
  await page
    .getByRole('link', { name: cruises.aboutPort.replace('{port}', 'Lisbon') })
    .first()
    .click();
  await expect(heading).toHaveText(portPage.title.replace('{port}', 'Lisbon'));
  const trips = page.getByRole('region', { name: portPage.tripsHere.replace('{place}', 'Lisbon') });
  await trips.locator('article a, li a').first().click();
  await expect(page).toHaveURL(/\/en\/[a-z-]+\/lisbon\/[^/?]+/);
});
