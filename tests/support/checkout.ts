import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { sandboxTexts } from '../../packages/server/src/http/sandbox/sandbox-texts.ts';
import { filled, holdTrip } from './holds.ts';
import { expect } from './journey.ts';
import { type languages, texts } from './texts.ts';

export type Language = (typeof languages)[number];
type Way = { readonly language?: Language; readonly base?: string; readonly count?: number };

export const marie = { firstName: 'Marie-Christine', lastName: 'Lindqvist', email: 'marie@example.org' };

/** Who books, typed as people do. */
export async function sayWhoBooks(page: Page, language: Language = 'en'): Promise<void> {
  const { traveller } = texts[language];
  await page.getByLabel(traveller.firstName, { exact: true }).fill(marie.firstName);
  await page.getByLabel(traveller.lastName, { exact: true }).fill(marie.lastName);
  await page.getByLabel(traveller.email).fill(marie.email);
}

/** Everybody else of a party of adults: the first is whoever books. */
async function sayWhoTravels(page: Page, language: Language, count: number): Promise<void> {
  const { traveller } = texts[language];
  for (let place = 2; place <= count; place += 1) {
    const panel = page.getByRole('group', { name: filled(traveller.nthAdult, { place }) });
    await panel.getByLabel(traveller.firstName).fill(`Jonas ${place}`);
    await panel.getByLabel(traveller.lastName).fill('Lindqvist');
  }
}

/** The button of the step: on a phone it stands in the bar. */
export function onward(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name }).filter({ visible: true });
}

/** A walk for two is held and everything is said: all that is left is to pay. */
export async function goToPayment(page: Page, way: Way = {}): Promise<Quote> {
  const { language = 'en', count = 2 } = way;
  const { traveller, pay } = texts[language];
  const quote = await holdTrip(page, { ...way, language, count });
  await sayWhoBooks(page, language);
  await onward(page, traveller.toParty).click();
  await expect(page).toHaveURL(/traveler_info$/);
  await sayWhoTravels(page, language, count);
  await onward(page, traveller.toPayment).click();
  await expect(page).toHaveURL(/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.title);
  return quote;
}

/** The provider's fields for a card. */
export function cardFields(page: Page, language: Language = 'en'): FrameLocator {
  return page.frameLocator(`iframe[title="${texts[language].pay.cardFields}"]`);
}

/** The minutes for which the spots are held, as the page says. */
export async function minutesLeft(page: Page, language: Language = 'en'): Promise<number> {
  const [before = ''] = texts[language].hold.timer.split('{time}');
  const said = await page.getByText(before).filter({ visible: true }).first().textContent();
  return Number(/(\d+):\d\d/.exec(said ?? '')?.[1]);
}

/** Types a card into the provider's fields. */
export async function typeCard(page: Page, number: string, language: Language = 'en'): Promise<void> {
  const { field } = sandboxTexts[language];
  const fields = cardFields(page, language);
  await fields.getByLabel(field.number, { exact: true }).fill(number);
  await fields.getByLabel(field.expiry).fill('12 / 34');
  await fields.getByLabel(field.cvc).fill('123');
}

/** The button that binds. */
export function payButton(page: Page, language: Language = 'en'): Locator {
  return onward(page, new RegExp(`^${texts[language].pay.bookAndPay}`));
}

/** What the bank shows in a frame before a card pays. */
export function bankFrame(page: Page, language: Language = 'en'): FrameLocator {
  return page.frameLocator(`iframe[title="${texts[language].pay.challengeFrame}"]`);
}

/** Booked, and shown to be: the state, the order's number and a code for everybody who comes. */
export async function expectBooked(page: Page, language: Language = 'en'): Promise<string> {
  const { confirmation } = texts[language];
  await expect(page).toHaveURL(new RegExp(`/${language}/confirmation$`));
  await expect(page.getByText(confirmation.paid)).toBeVisible();
  await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
  const order = page.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/).first();
  return (await order.textContent()) ?? '';
}
