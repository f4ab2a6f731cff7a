import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { sandboxTexts } from '../../packages/server/src/http/sandbox/texts.ts';
import { holdTrip } from './holds.ts';
import { expect } from './journey.ts';
import { bindingWords, fillIn, type languages, texts } from './texts.ts';

export type Language = (typeof languages)[number];
type GoToPaymentInput = { readonly language?: Language; readonly base?: string; readonly count?: number };

export const marie = { firstName: 'Marie-Christine', lastName: 'Lindqvist', email: 'marie@example.org' };

/** Fills in the contact person. */
export async function fillInContactPerson(page: Page, language: Language = 'en'): Promise<void> {
  const { traveller } = texts[language];
  await page.getByLabel(traveller.firstName, { exact: true }).fill(marie.firstName);
  await page.getByLabel(traveller.lastName, { exact: true }).fill(marie.lastName);
  await page.getByLabel(traveller.email).fill(marie.email);
}

/** Fills in the other adults. The first traveller is the contact person. */
async function fillInTravellers(page: Page, language: Language, count: number): Promise<void> {
  const { traveller } = texts[language];
  for (let place = 2; place <= count; place += 1) {
    const panel = page.getByRole('group', { name: fillIn(traveller.nthAdult, { place }) });
    await panel.getByLabel(traveller.firstName).fill(`Jonas ${place}`);
    await panel.getByLabel(traveller.lastName).fill('Lindqvist');
  }
  // Asked on trips with an age limit only.
  for (const age of await page.getByLabel(traveller.age, { exact: true }).all()) await age.fill('34');
}

/** The button of the step. On a phone it is in the bar. */
export function stepButton(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name }).filter({ visible: true });
}

/** Holds a walk, by default for two, and completes every step before the payment. */
export async function goToPayment(page: Page, input: GoToPaymentInput = {}): Promise<Quote> {
  const { language = 'en', count = 2 } = input;
  const { traveller, pay } = texts[language];
  const quote = await holdTrip(page, { ...input, language, count });
  await fillInContactPerson(page, language);
  await stepButton(page, traveller.toParty).click();
  await expect(page).toHaveURL(/traveler_info$/);
  await fillInTravellers(page, language, count);
  await stepButton(page, traveller.toPayment).click();
  await expect(page).toHaveURL(/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.title);
  return quote;
}

/** The payment provider's card fields. */
export function cardFields(page: Page, language: Language = 'en'): FrameLocator {
  return page.frameLocator(`iframe[title="${texts[language].pay.cardFields}"]`);
}

/** Remaining minutes of the hold, as shown on the page. */
export async function minutesLeft(page: Page, language: Language = 'en'): Promise<number> {
  const { timer, paying, bar } = texts[language].hold;
  const beginningWith = (message: string) => page.getByText(message.split('{time}')[0] ?? message);
  // While the traveller pays, the timer has words of its own, and so it has in the bar of a phone.
  const visibleTimers = [paying, bar]
    .reduce((timers, message) => timers.or(beginningWith(message)), beginningWith(timer))
    .filter({ visible: true });
  const text = await visibleTimers.first().textContent();
  return Number(/(\d+):\d\d/.exec(text ?? '')?.[1]);
}

/** Selects the card and types one into the payment provider's fields. */
export async function typeCard(page: Page, number: string, language: Language = 'en'): Promise<void> {
  const { field } = sandboxTexts[language];
  const fields = cardFields(page, language);
  await page.locator(`iframe[title="${texts[language].pay.cardFields}"]`).waitFor({ state: 'attached' });
  // Chinese readers find another method selected. The card of an organisation's guest has nothing to select.
  const card = page.getByRole('radio', { name: new RegExp(`^${texts[language].pay.card}`) });
  if ((await card.count()) > 0) await card.check();
  await fields.getByLabel(field.number, { exact: true }).fill(number);
  await fields.getByLabel(field.expiry).fill('12 / 34');
  await fields.getByLabel(field.cvc).fill('123');
}

/** The pay button. */
export function payButton(page: Page, language: Language = 'en'): Locator {
  return stepButton(page, new RegExp(`^${bindingWords(texts[language].pay.bookAndPay)}`));
}

/** The frame in which the bank asks before a card pays. */
export function bankFrame(page: Page, language: Language = 'en'): FrameLocator {
  return frameTitled(page, texts[language].pay.challengeFrame);
}

function frameTitled(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}

/**
 * Presses a button of the bank's frame. The dialog around the frame slides in. Playwright looks only inside
 * the frame for movement, so a click during the slide would miss the button.
 */
export async function pressInBankFrame(page: Page, name: string, language: Language = 'en'): Promise<void> {
  const { challengeFrame, challengeTitle } = texts[language].pay;
  await pressInFrame(page, { frame: challengeFrame, dialog: challengeTitle, button: name });
}

/** Presses a button in the sheet of a wallet. */
export async function pressInWallet(page: Page, wallet: string, name: string): Promise<void> {
  const { walletFrame, walletTitle } = texts.en.pay;
  const [frame, dialog] = [fillIn(walletFrame, { wallet }), fillIn(walletTitle, { wallet })];
  await pressInFrame(page, { frame, dialog, button: name });
}

type FrameButton = { readonly frame: string; readonly dialog: string; readonly button: string };

async function pressInFrame(page: Page, names: FrameButton): Promise<void> {
  const button = frameTitled(page, names.frame).getByRole('button', { name: names.button });
  await expect(button).toBeVisible();
  const dialog = page.getByRole('dialog', { name: names.dialog });
  await expect
    .poll(() => dialog.evaluate((element) => element.getAnimations().map(({ playState }) => playState)))
    .not.toContain('running');
  await button.click();
}

/** Expects the confirmation with its state, order number and a ticket code. Returns the order number. */
export async function expectBooked(page: Page, language: Language = 'en'): Promise<string> {
  const { confirmation } = texts[language];
  await expect(page).toHaveURL(new RegExp(`/${language}/confirmation$`));
  await expect(page.getByText(confirmation.paid)).toBeVisible();
  await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
  const order = page.getByText(/^[0-9A-Z]{8}$/).first();
  return (await order.textContent()) ?? '';
}
