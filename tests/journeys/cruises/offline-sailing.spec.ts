import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { CruiseRouteDetail, PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { bookForTwo } from '../../support/book.ts';
import type { Language } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { sailingsWithTrips } from '../../support/sailing-with-trips.ts';
import { texts } from '../../support/texts.ts';

type BookedSailing = { readonly path: string; readonly booking: BookingView };

/** Books a trip at a port call of the first sailing with a trip that two adults can book without further questions. */
async function bookOnSailing(request: APIRequestContext, language: Language): Promise<BookedSailing> {
  for await (const { route } of sailingsWithTrips(request)) {
    const booking = await bookAtPort(request, route.cruiseRouteUuid);
    if (booking) return { booking, path: `/${language}/toursForCruises/${route.cruiseRouteUuid}` };
  }
  throw new Error('No trip of any sailing can be booked for two adults.');
}

async function bookAtPort(request: APIRequestContext, routeId: string): Promise<BookingView | undefined> {
  const get = async (path: string) => (await request.get(`/api/ToursForCruises/cruise/${path}`)).json();
  const { cruiseRoutePorts }: CruiseRouteDetail = await get(routeId);
  const { ports }: { ports: readonly PortExcursions[] } = await get(`${routeId}/excursions`);
  for (const { position, trips } of ports)
    for (const { tour, starts } of trips) {
      const [start] = starts;
      const port = cruiseRoutePorts.find((call) => call.position === position);
      if (start?.state !== 'free' || !port) continue;
      const [, type, , name = ''] = tour.normalizedUrlPath.split('/');
      const booking = await bookForTwo(request, {
        product: `/api/${type}/${name.slice(name.lastIndexOf('-') + 1)}`,
        start: { queryDate: port.date, startTime: start.time },
        sailing: { routeId, position },
      }).catch(() => undefined);
      if (booking?.trip.ship) return booking;
    }
  return undefined;
}

/** Waits until the worker controls the page, which may have been loading when the worker became active. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

for (const { language, tags } of journeyRunsIn('en'))
  test(`At sea without a connection a passenger reads her sailing with what she booked, opens the booking, and removes the sailing${tags}`, async ({
    page,
    context,
    complaints,
  }) => {
    const { booking: bookingTexts, bookedTrips, yourSailing } = texts[language];
    // A picture that is not cached fails with an error of the worker or of the network.
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const { path, booking } = await bookOnSailing(page.request, language);
    await page.goto(`/${language}/booking#key=${booking.accessKey}`);
    await expect(page.getByText(bookingTexts.kept)).toBeVisible();
    await waitForWorker(page);
    const isStored = (url: string) =>
      page.evaluate((stored) => caches.match(stored, { ignoreVary: true }).then(Boolean), url);
    await expect.poll(() => isStored(booking.ticketUrl ?? '')).toBe(true);
    await page.goto(path);
    await expect(page.getByText(yourSailing.opensOffline)).toBeVisible();
    await waitForWorker(page);
    await expect(page.getByText(yourSailing.opensOffline)).toBeVisible();

    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await context.setOffline(true);
    // The address has a filter, which the stored page applies.
    await page.goto(`${path}?length=half`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const trip = page.locator('.booked-trips');
    await expect(trip).toContainText(bookedTrips.booked.replace('{trip}', ''));
    await expect(trip).toContainText(booking.orderNumber);
    await expect(trip.getByRole('link', { name: bookedTrips.ticket })).toHaveAttribute(
      'href',
      booking.ticketUrl ?? '',
    );
    await trip.getByRole('link', { name: bookedTrips.booking }).click();
    await expect(page.getByRole('img', { name: /Marie-Christine Lindqvist/ })).toBeVisible();
    await context.setOffline(false);

    await page.goto(path);
    await page.getByRole('button', { name: yourSailing.forget }).click();
    await expect(page.getByText(yourSailing.notRemembered)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => caches.keys().then((names) => names.join())))
      .not.toContain('sailing');
    await expect.poll(() => isStored(booking.ticketUrl ?? ''), 'the booking stays').toBe(true);
  });
