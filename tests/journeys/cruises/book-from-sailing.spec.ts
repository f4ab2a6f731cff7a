import { randomUUID } from 'node:crypto';
import type { CruiseLine, CruiseRoute, CruiseShip } from '@ashore/core/contract/cruises/fleet.ts';
import type { CruiseRouteDetail } from '@ashore/core/contract/cruises/sailing.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { shipFactTexts } from '@ashore/core/cruises/ship-fact-texts.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { addDays, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { clockText } from '@ashore/core/time/place-time.ts';
import type { Locator, Page } from '@playwright/test';
import { sandboxTexts } from '../../../packages/server/src/http/sandbox/texts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import {
  cardFields,
  expectBooked,
  type Language,
  marie,
  payButton,
  stepButton,
} from '../../support/checkout.ts';
import { goToDay, turnToMonthOf } from '../../support/choose-day.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { type Hand, keyboardOf, pointer } from '../../support/hand.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { test } from '../../support/own-shop.ts';
import { wordsIn } from '../../support/stays.ts';
import { searchBox } from '../../support/suggestions.ts';
import { texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

// These tests hold spots, and the server limits holds per address.
test.use(ownClientAddress);

/** A walk in Lisbon at half past eight, which is at its end after eleven. */
const walkCode = 'nhb299eb';
/** A walk in Dublin at eleven, for 19 euros. */
const risingCode = 't2fhypj7';
const portNames = { en: 'Dublin', de: 'Dublin', 'zh-Hans': '都柏林' } as const;

const unhurried = { timeout: 170_000 };

/** On a desktop by the keys of a keyboard alone, on a phone with a finger. */
const handOf = (page: Page, device: 'desktop' | 'phone'): Hand =>
  device === 'desktop' ? keyboardOf(page) : pointer;

const dayIn = (language: Language, date: string) =>
  formatDate(localDate(date), localeTable[language].intl, 'day');

const callOf = (page: Page, { position }: { readonly position: number }) => page.locator(`#call-${position}`);

const walkIn = (call: Locator) => call.locator(`a[href*="${walkCode}"]`);

/** Presses the button that holds spots, and waits for the first step of the checkout. */
async function hold(page: Page, hand: Hand, language: Language): Promise<void> {
  const { bookingPanel: panel, traveller } = texts[language];
  const text = wordsIn(language);
  const label = text(panel.hold, { count: 2, minutes: 15 });
  await hand.press(stepButton(page, label).or(stepButton(page, text(panel.holdOn, { count: 2 }))));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
}

/** Chooses a day that no address names: with the keys of the calendar, or its buttons. */
async function chooseDay(page: Page, hand: Hand, language: Language, date: string): Promise<void> {
  const { bookingPanel: panel } = texts[language];
  if (hand === pointer) {
    const calendar = page.getByRole('grid');
    const nextMonth = page.getByRole('button', { name: panel.nextMonth, exact: true });
    await turnToMonthOf(date, calendar, nextMonth);
    await calendar.locator(`[data-date="${date}"]`).click();
    return;
  }
  await hand.press(
    page
      .getByRole('complementary', { name: panel.yourTicket })
      .getByRole('button', { name: new RegExp(`^${panel.dateAndStart}`) }),
  );
  await goToDay(page, date);
  await page.keyboard.press('Enter');
}

for (const { language, device, tags } of journeyRunsIn('en'))
  test(`a cruise passenger goes from the picker to the ticket of a trip that fits her ship${tags}`, async ({
    page,
    shop,
  }) => {
    const { cruises, home, ship: words, traveller, pay, confirmation } = texts[language];
    const text = wordsIn(language);
    const hand = handOf(page, device);
    const { ship, lineName, routeId, lisbon } = await shop.sail();
    await page.goto(`${shop.url}/${language}`);
    await hand.press(page.getByRole('link', { name: home.chooseShip }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cruises.title);
    await hand.press(page.getByRole('link', { name: lineName }));
    await hand.press(page.getByRole('link', { name: ship.name, exact: true }));
    await expect(page).toHaveURL(/[?&]ship=/);
    await expectNoAxeFindings(page);
    await hand.press(page.locator(`a[href$="/toursForCruises/${routeId}"]`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ship.name);
    const call = callOf(page, lisbon);
    await expect(call).toContainText(
      text(words.allAboardOn, { day: dayIn(language, lisbon.lastDay), time: '16:30' }),
    );
    await hand.press(walkIn(call));

    await expect(page).toHaveURL(new RegExp(`${walkCode}\\?.*date=${lisbon.lastDay}`));
    const own = page.getByRole('region', { name: text(words.yourShip, { ship: ship.name }) });
    await expect(own).toContainText(text(words.startsThatFit, { times: '08:30' }));
    const start = page.locator('input[name="start"]');
    await hand.choose(start);
    await hold(page, hand, language);

    const main = page.getByRole('main');
    await hand.type(page.getByLabel(traveller.firstName, { exact: true }), marie.firstName);
    await hand.type(page.getByLabel(traveller.lastName, { exact: true }), marie.lastName);
    await hand.type(page.getByLabel(traveller.email), marie.email);
    await hand.press(stepButton(page, traveller.toParty));
    await expect(page).toHaveURL(/traveler_info$/);
    const second = page.getByRole('group', { name: text(traveller.nthAdult, { place: 2 }) });
    await hand.type(second.getByLabel(traveller.firstName), 'Jonas');
    await hand.type(second.getByLabel(traveller.lastName), 'Lindqvist');
    await hand.press(stepButton(page, traveller.toPayment));
    await expect(page).toHaveURL(/payment$/);
    await expect(main).toContainText(ship.name);
    const fields = cardFields(page, language);
    await hand.choose(page.getByRole('radio', { name: new RegExp(`^${pay.card}`) }));
    for (const [label, typed] of [
      ['number', '4242424242424242'],
      ['expiry', '1234'],
      ['cvc', '123'],
    ] as const)
      await hand.type(fields.getByLabel(sandboxTexts[language].field[label], { exact: true }), typed);
    await hand.press(payButton(page, language));
    await expectBooked(page, language);

    await expect(main).toContainText(ship.name);
    await expect(main).toContainText('16:30');
    await expectNoAxeFindings(page);
    const address = await page
      .getByRole('link', { name: confirmation.ticketPdf, exact: true })
      .getAttribute('href');
    const ticket = await page.request.get(new URL(address ?? '', page.url()).href, { maxRetries });
    expect((await ticket.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

for (const { language, device, tags } of journeyRunsIn('de'))
  test(`a call that changes before the booking: a trip that no longer fits says so on the sailing, its page and in the checkout${tags}`, async ({
    page,
    shop,
  }) => {
    const { cruises, ship: words, bookingPanel } = texts[language];
    const text = wordsIn(language);
    const hand = handOf(page, device);
    const { ship, routeId, lisbon } = await shop.sail();
    await page.goto(`${shop.url}/${language}/toursForCruises/${routeId}`);
    const call = callOf(page, lisbon);
    await expect(walkIn(call)).toContainText(/\S/);
    const isAmongUnfit = () =>
      call.locator('details details').last().locator(`a[href*="${walkCode}"]`).count();
    expect(await isAmongUnfit()).toBe(0);

    const change = { ship: ship.slug, port: 'lisbon', day: localDate(lisbon.day) };
    await shop.changeCall({ ...change, departure: localTime('11:00'), isSkipped: false });
    await expect(async () => {
      await page.reload();
      expect(await isAmongUnfit()).toBe(1);
    }).toPass();
    await expect(call).toContainText(cruises.changed);
    await expect(call).toContainText(
      text(words.allAboardOn, { day: dayIn(language, lisbon.lastDay), time: '10:30' }),
    );
    const unfit = call.locator('details details').last();
    await hand.press(unfit.locator('summary'));
    await expect(unfit).toContainText('10:30');
    await hand.press(walkIn(unfit));

    const own = page.getByRole('region', { name: text(words.yourShip, { ship: ship.name }) });
    await expect(own).toContainText(words.noStartFits);
    await chooseDay(page, hand, language, lisbon.lastDay);
    await expect(page.getByText(bookingPanel.noStartForShip)).toBeVisible();
    const starts = page.getByRole('group', { name: bookingPanel.startsNotForShip });
    await hand.choose(starts.getByRole('radio'));
    await expect(own).toContainText(words.noStartFits);
    await hold(page, hand, language);

    const main = page.getByRole('main');
    await expect(main).toContainText(ship.name);
    await expect(main).toContainText(shipFactTexts[language].unfit);
    await expect(main).not.toContainText(returnPromiseTexts[language].label);
  });

for (const { language, device, tags } of journeyRunsIn('zh-Hans'))
  test(`a sailing states each call on the clock of its port: another zone, a night in port, tender boats${tags}`, async ({
    page,
    shop,
  }) => {
    const { cruises, ship: words } = texts[language];
    const text = wordsIn(language);
    const hand = handOf(page, device);
    const { ship, routeId, lisbon, dublin } = await shop.sail();
    const { cruiseRoutePorts: ports }: CruiseRouteDetail = await (
      await page.request.get(`${shop.url}/api/ToursForCruises/cruise/${routeId}`, { maxRetries })
    ).json();
    // Between the two calls the clocks may change, so each is read on its own.
    const clock = (instant: string | null | undefined, timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
        new Date(instant ?? ''),
      );
    const [palma, inPortugal] = ports.map(({ departure }) => departure);
    expect([clock(palma, 'Europe/Madrid'), clock(inPortugal, 'Europe/Lisbon')]).toEqual(['18:00', '17:00']);

    await page.goto(`${shop.url}/${language}/toursForCruises/${routeId}`);
    await expect(page.locator('#call-0')).toContainText(text(words.sails, { time: '18:00' }));
    const last = dayIn(language, lisbon.lastDay);
    const inLisbon = callOf(page, lisbon);
    await expect(inLisbon).toContainText(text(words.overnight, { from: '08:00', day: last, to: '17:00' }));
    await expect(inLisbon).toContainText(text(words.allAboardOn, { day: last, time: '16:30' }));
    const inDublin = callOf(page, dublin);
    await expect(inDublin).toContainText(text(words.inPort, { from: '08:00', to: '18:00' }));
    await expect(inDublin).toContainText(text(words.lastBoat, { time: '17:00' }));
    await hand.press(inDublin.locator('summary').first());
    await expect(inDublin).toContainText(text(cruises.byBoat, { minutes: 25 }));
    await hand.press(inDublin.locator(`a[href*="${risingCode}"]`));
    const own = page.getByRole('region', { name: text(words.yourShip, { ship: ship.name }) });
    await expect(own).toContainText(text(words.lastBoat, { time: '17:00' }));
    await expect(own).toContainText(text(words.startsThatFit, { times: '11:00' }));
  });

for (const { language, tags } of journeyRunsIn('en'))
  test(`a call that changes after the booking: new times once, then the port is skipped and the money refunded by itself${tags}`, async ({
    page,
    shop,
    browser,
    complaints,
  }) => {
    // Emails and refunds are jobs, which wait for those of the demonstration on a busy machine.
    test.slow();
    // The booking ends while its page requests the refund of a cancellation.
    complaints.allow(/status of 409 .*\/cancellation-quote/);
    const { booking: words, cruises } = texts[language];
    const shipWords = shipFactTexts[language];
    const { ship, routeId, dublin } = await shop.sail();
    const [cartId, email] = [randomUUID(), newEmailAddress('passenger')];
    const booking = await bookForTwo(page.request, {
      ...{ base: shop.url, product: `/api/tours/${risingCode}`, cartId, email, locale: language },
      start: { queryDate: dublin.day, startTime: '11:00' },
      sailing: { routeId, position: dublin.position },
    });
    const main = page.getByRole('main');
    const boatAt = (time: string) => shipWords.lastBoat(clockText(time, portNames[language], language));
    // The mailbox opens only on the machine of the server, and the page has the address of another one.
    const local = await browser.newPage({ extraHTTPHeaders: {} });
    const emails = () => readEmailsTo(local, email, shop.url);
    await page.goto(`${shop.url}/${language}/booking#key=${booking.accessKey}`);
    await expect(main).toContainText(boatAt('17:00'));
    await expect.poll(async () => (await emails()).length, unhurried).toBe(1);

    const change = { ship: ship.slug, port: 'dublin', day: localDate(dublin.day) };
    await shop.changeCall({ ...change, departure: localTime('17:30'), isSkipped: false });
    await expect(async () => {
      await page.reload();
      await expect(main).toContainText(boatAt('16:30'), { timeout: 3_000 });
    }).toPass();
    await expect.poll(async () => (await emails()).length, unhurried).toBe(2);
    // The lines of an email may break anywhere else.
    expect((await emails())[0]).toContain('16:30');

    await shop.changeCall({ ...change, isSkipped: true });
    await expect(async () => {
      await page.reload();
      await expect(main).toContainText(words.cancelled, { timeout: 3_000 });
    }).toPass();
    const { captured, refunded } = await shop.moneyOf(cartId);
    await expect.poll(async () => (await shop.moneyOf(cartId)).refunded, unhurried).toBe(captured);
    expect([captured, refunded > captured]).toEqual([3_800, false]);
    expect(await shop.ledgerOf(cartId)).toEqual({ unbalanced: 0, owed: 0 });
    // The job finds nothing more to do.
    await shop.changeCall({ ...change, isSkipped: true });
    await expect.poll(async () => (await emails()).length, unhurried).toBe(3);
    await expectNoAxeFindings(page);
    await page.goto(`${shop.url}/${language}/toursForCruises/${routeId}`);
    await expect(callOf(page, dublin)).toContainText(cruises.skipped);
    await expect(callOf(page, dublin).locator('summary')).toHaveCount(0);
    expect(await emails()).toHaveLength(3);
    await local.close();
  });

/** Slips in the name of the ship, where the language is written in letters. */
const slips = { en: 'Bluebrid Serena', de: 'Bluebird Seréna', 'zh-Hans': '蓝鸟宁和号' } as const;

for (const { language, device, tags } of journeyRunsIn('zh-Hans'))
  test(`the search box finds a sailing by ship and day${tags}`, async ({ page }) => {
    const getJson = async (path: string) =>
      (await page.request.get(`/api/ToursForCruises/${path}`, { maxRetries })).json();
    const named = <Named extends { readonly name: string }>(list: readonly Named[], name: string) =>
      list.find((one) => one.name.includes(name));
    const { _embedded: fleet } = await getJson('cruiseLines');
    const line = named<CruiseLine>(fleet.cruiseLineList, 'Bluebird');
    const { _embedded: ships } = await getJson(`cruiseShips?cruiseLine=${line?.cruiseLineUuid}`);
    const ship = named<CruiseShip>(ships.cruiseShipList, 'Serena');
    const { _embedded: routes } = await getJson(`cruiseRoutes?cruiseShip=${ship?.cruiseShipUuid}`);
    const sailing: CruiseRoute = routes.cruiseRouteList[3];
    // The day before may also end another sailing.
    const day = addDays(localDate(sailing.routeStartDate), 1);
    const written = formatDate(day, localeTable[language].intl, 'short').replace(/\u2060/g, '');
    await page.goto(`/${language}`);
    const { field, list } = searchBox(page, language);
    const hand = handOf(page, device);
    await hand.type(field, `${slips[language]} ${written}`);
    const found = list.getByRole('group', { name: texts[language].find.sailings }).getByRole('option');
    await expect(found).toHaveCount(1);
    const opened = page.context().waitForEvent('page');
    if (device === 'phone') await found.tap();
    else {
      await page.keyboard.press('ArrowDown');
      await expect(found).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
    }
    await expect(await opened).toHaveURL(
      new RegExp(`/${language}/toursForCruises/${sailing.cruiseRouteUuid}$`),
    );
  });
