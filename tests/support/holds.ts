import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { maxRetries } from './max-retries.ts';
import { fillIn, type languages, pluralForm, texts } from './texts.ts';

type Language = (typeof languages)[number];
type DepartureTime = { readonly date: string; readonly time: string };

export const tripPath = '/tours/lisbon/alfama-on-foot-in-the-early-morning-nhb299eb';

type HoldTripInput = { language?: Language; base?: string; count?: number; path?: string };

/** Holds spots on a walk in Lisbon by the button of its page. Continues to the first step of the checkout. */
export async function holdTrip(
  page: Page,
  { language = 'en', base = '', count = 2, path = tripPath }: HoldTripInput = {},
): Promise<Quote> {
  const { traveller, bookingPanel: panel, pay } = texts[language];
  // The path of a product ends with its code of eight characters.
  const { date, time } = await findAvailableDeparture(page.request, { base, count, id: path.slice(-8) });
  await page.goto(`${base}/${language}${path}?date=${date}&adult=${count}&time=${time.replace(':', '')}`);
  // The bracket of the Chinese label is a box of its own, which its name sets apart.
  const names = [panel.hold, panel.holdOn].map((text) =>
    escapeForRegExp(fillIn(pluralForm(text), { count, minutes: 15 })).replace('（', ' ?（'),
  );
  const button = page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
  await button.filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(
      `^(?:${[traveller.contactTitle, traveller.methodTitle, pay.membersTitle].map(escapeForRegExp).join('|')})$`,
    ),
  );
  const cartId = await page.evaluate(() => JSON.parse(localStorage.getItem('commerce') ?? '').state.cartId);
  return readQuote(page.request, cartId, { base, language });
}

/** The server's quote for a cart, in this language. */
export async function readQuote(
  request: APIRequestContext,
  cartId: string,
  { base = '', language = 'en' }: HoldTripInput = {},
): Promise<Quote> {
  const headers = { 'accept-language': language };
  return (await request.get(`${base}/api/quote/${cartId}`, { headers, maxRetries })).json();
}

/** Number of spots of a departure that are available now. */
export async function spotsLeft(request: APIRequestContext, base: string, quote: Quote): Promise<number> {
  const path = `${base}/api/tours/${quote.tourId}/availability/${quote.queryDate}`;
  const [{ departures }] = (await (await request.get(path, { maxRetries })).json()).components;
  return departures.find(({ time }: { time: string }) => time === quote.startTime).spots;
}

type FindDepartureInput = { readonly base: string; readonly count: number; readonly id: string };

/** An available departure in the coming weeks. Parallel journeys use different days. */
async function findAvailableDeparture(
  request: APIRequestContext,
  { base, count, id }: FindDepartureInput,
): Promise<DepartureTime> {
  const path = `${base}/api/tours/${id}/availability`;
  const dateInDays = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10);
  const from = dateInDays(3 + Math.floor(Math.random() * 25));
  const { days } = await (
    await request.get(`${path}?from=${from}&to=${dateInDays(50)}&party=${count}`, { maxRetries })
  ).json();
  // A day counts as available even if its spots are held for now, or if only a group can book it.
  for (const { date } of days.filter(({ state }: WithState) => state === 'free')) {
    const { components } = await (await request.get(`${path}/${date}?party=${count}`, { maxRetries })).json();
    const departure = components[0].departures.find(({ state }: WithState) => state === 'free');
    if (departure !== undefined) return { date, time: departure.time };
  }
  throw new Error(`No departure of ${id} has ${count} available spots after ${from}`);
}

type WithState = { readonly state: string };

function escapeForRegExp(text: string): string {
  return text.replace(/[?.]/g, '\\$&');
}
