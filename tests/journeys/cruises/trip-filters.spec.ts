import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { sailingWithTrips } from '../../support/sailing-with-trips.ts';
import { texts } from '../../support/texts.ts';

const { tripFilters } = texts.en;

test('a cruise passenger narrows the trips of her sailing, reloads, finds that none matches, and clears the filters', async ({
  page,
}) => {
  const { route } = await sailingWithTrips(page.request);
  const path = `/en/toursForCruises/${route.cruiseRouteUuid}`;
  await page.goto(path);
  const bar = page.locator('.trip-filters');
  const status = bar.getByRole('status');
  await bar.getByText(tripFilters.filter).click();
  const half = bar.getByRole('button', { name: tripFilters.half });
  await half.click();
  await expect(page).toHaveURL(/\?length=half$/);
  await expect(half).toHaveAttribute('aria-pressed', 'true');
  // The count of the pressed filter is the count of the trips that are left.
  const [, left] = /\((\d+)\)$/.exec((await half.textContent()) ?? '') ?? [];
  await expect(status).toContainText(new RegExp(`^${left} of `));
  await page.reload();
  await expect(half).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toContainText(new RegExp(`^${left} of `));
  await expectNoAxeFindings(page);

  await page.goto(`${path}?priceTo=0&priceIn=EUR`);
  await expect(status).toHaveText(tripFilters.matching.replace(/^.*?=0 \{(.*?)\}.*$/, '$1'));
  await expect(page.locator('.port-trip')).toHaveCount(0);
  await bar.getByRole('button', { name: tripFilters.clear }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('.port-trip').first()).toBeVisible();
});
