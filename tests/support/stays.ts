import { localeTable } from '@ashore/core/locale/locales.ts';
import type { Locator, Page } from '@playwright/test';
import { formatMessage } from '../../packages/core/src/locale/format-message.ts';
import { type Language, marie, stepButton } from './checkout.ts';
import { expect } from './journey.ts';
import { texts } from './texts.ts';

export const hotelPaths = {
  /** In Lisbon: fifteen double rooms, nine for families, and no rules about days or nights. */
  casa: '/hotels/lisbon/casa-do-aguadeiro-x7zcp2c4',
  /** In Shanghai: more than a hundred rooms, which are paid at the hotel if the guests wish. */
  jingan: '/hotels/shanghai/jingan-zhide-dqnjna9c',
} as const;

/** Writes texts as pages show them, with values and plural forms. */
export function wordsIn(language: Language) {
  return (text: string, values: Parameters<typeof formatMessage>[1] = {}) =>
    formatMessage(text, values, localeTable[language].intl, language);
}

/** A text up to its first value. */
export function beginningOf(text: string): string {
  return text.split('{')[0]?.trim() ?? '';
}

/** The longest part of a text without values: sentences of Chinese may begin with one. */
export function fixedPartOf(text: string): string {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.trim());
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** The names of the hotel in Lisbon. */
export const casaNames = {
  en: 'Casa do Aguadeiro',
  de: 'Casa do Aguadeiro',
  'zh-Hans': '卖水人之家',
} as const satisfies Record<Language, string>;

/** The total beside the button that holds the rooms. */
export function shownTotal(page: Page): Locator {
  return page.locator('.type-total').filter({ visible: true }).first();
}

type SearchedStay = { readonly inDays: number; readonly nights?: number; readonly rooms?: string };

/** The part of an address that states a stay. Its day is weeks away, so that cancellation is still free. */
export function stayQuery({ inDays, nights = 3, rooms = '2' }: SearchedStay): string {
  const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `dateFrom=${dateIn(inDays)}&dateTo=${dateIn(inDays + nights)}&rooms=${rooms}`;
}

/** The first rate of a room with these words in its terms. The hotel lists the cheapest type of room first. */
export function rateWith(page: Page, words: string, room?: string): Locator {
  const rooms = room === undefined ? page.getByRole('main') : page.getByRole('group', { name: room });
  return rooms.locator('tr', { hasText: words }).first();
}

/** Chooses a rate and returns its price, as the page writes it. */
export async function chooseRate(rate: Locator): Promise<string> {
  await rate.getByRole('radio').check();
  return (await rate.locator('strong').textContent()) ?? '';
}

/** The button that holds the rooms: in the ticket, on a phone in the bar. */
export function holdButton(page: Page, language: Language, rooms = 1): Locator {
  const { hotelPage } = texts[language];
  return stepButton(page, wordsIn(language)(hotelPage.hold, { rooms }));
}

/** Holds the chosen rooms and goes to the first step of the checkout. */
export async function holdRooms(page: Page, language: Language, rooms = 1): Promise<void> {
  await holdButton(page, language, rooms).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/new/checkout/`));
}

/** Fills in who books, or the guest of an organisation, and goes on to the guests of the rooms. */
export async function fillInStayContact(page: Page, language: Language): Promise<void> {
  const { traveller, stay } = texts[language];
  await page.getByLabel(traveller.firstName, { exact: true }).fill(marie.firstName);
  await page.getByLabel(traveller.lastName, { exact: true }).fill(marie.lastName);
  await page.getByLabel(stay.email).fill(marie.email);
  await stepButton(page, stay.toParty).click();
  await expect(page).toHaveURL(/traveler_info$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stay.partyTitle);
}

/** The fields of a room in the checkout, by its number. */
export function guestsOfRoom(page: Page, language: Language, number: number): Locator {
  const name = wordsIn(language)(texts[language].stay.room, { number, name: '' }).trim();
  return page.getByRole('group', { name });
}
