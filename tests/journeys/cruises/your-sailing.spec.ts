import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { sailingWithTrips } from '../../support/sailing-with-trips.ts';
import { texts } from '../../support/texts.ts';

const { yourSailing } = texts.en;

test('a cruise passenger finds the sailing again on home, in another tab and at its ports, until she forgets it @phone', async ({
  page,
}) => {
  const { ship, route } = await sailingWithTrips(page.request);
  const path = `/en/toursForCruises/${route.cruiseRouteUuid}`;
  const { cruiseRoutePorts: ports } = await (
    await page.request.get(`/api/ToursForCruises/cruise/${route.cruiseRouteUuid}`)
  ).json();
  await page.goto(path);
  await expect(page.getByText(yourSailing.opensOffline)).toBeVisible();
  const isStored = () => page.evaluate(() => localStorage.getItem('extras')?.includes('"routeId"'));
  await expect.poll(isStored).toBe(true);

  const port = ports.find(
    (one: { arrival: string | null; placeSlug: string | null }) => one.arrival && one.placeSlug,
  );
  await page.goto(`/en/shore-excursions/${port.placeSlug}`);
  const here = page.locator('.your-sailing a');
  await expect(here).toContainText(ship.name);
  await here.click();
  await expect(page).toHaveURL(new RegExp(`${path}#call-\\d+$`));

  const home = await page.context().newPage();
  await home.goto('/en');
  const line = home.locator('.your-sailing');
  await expect(line.getByRole('link')).toHaveAttribute('href', path);
  await expectNoAxeFindings(home);
  const moved = await home.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(moved).toBeLessThan(0.01);
  await line.getByRole('button', { name: yourSailing.forgetYours }).click();
  await expect(line).toHaveCount(0);
  await expect(home.getByText(yourSailing.forgotten)).toBeVisible();
  // The tab of the sailing learns it, and a reload does not bring the sailing back to home.
  await expect(page.getByText(yourSailing.notRemembered)).toBeVisible();
  await home.reload();
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home.locator('[data-kept]')).toHaveCount(0);
});
