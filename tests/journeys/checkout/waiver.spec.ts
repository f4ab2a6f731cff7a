import type { Locator, Page } from '@playwright/test';
import { openFirstUnansweredStep } from '../../support/at-payment.ts';
import { expectBooked, payButton, typeCard } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { maxRetries } from '../../support/max-retries.ts';
import { type languages, texts } from '../../support/texts.ts';

type Language = (typeof languages)[number];

const kayak = '/api/activities/7gtg3bt2';

/** Holds a kayak trip for two, enters the travellers, and opens the step with the waivers. */
async function goToWaivers(page: Page, language: Language = 'en'): Promise<void> {
  await openFirstUnansweredStep(page, { language, product: kayak });
  await expect(page).toHaveURL(/questions$/);
  await expect(panelOf(page, 'Jonas Lindqvist').getByText(texts[language].waiver.unsigned)).toBeVisible();
}

const onward = (page: Page, name: string): Locator =>
  page.getByRole('button', { name }).filter({ visible: true });
const panelOf = (page: Page, name: string): Locator => page.getByRole('group', { name });

async function openFor(page: Page, name: string, language: Language = 'en'): Promise<Locator> {
  await panelOf(page, name).getByRole('button', { name: texts[language].waiver.sign }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function typeName(dialog: Locator, name: string, language: Language = 'en'): Promise<void> {
  const { waiver } = texts[language];
  await dialog.getByLabel(waiver.typed).fill(name);
  await dialog.getByRole('button', { name: waiver.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function draw(page: Page, field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('There is no field to sign in.');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(box.x + 20 + step * 12, box.y + 40 + (step % 2) * 25);
  await page.mouse.up();
}

/** Expects that the dialog scrolls in one place, and that its title and the button below are visible at any position. */
async function expectReadable(dialog: Locator): Promise<void> {
  const submit = dialog.getByRole('button', { name: texts.en.waiver.submit, exact: true });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  const scrolling = await dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (part) =>
          part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY),
      ).length,
  );
  expect(scrolling).toBeLessThan(2);
  await dialog.getByText(texts.en.waiver.confirm).scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
}

test('One traveller signs the waiver by typing and the other by drawing; each can read the signed waiver, and the trip is booked', async ({
  page,
}) => {
  const { traveller, waiver } = texts.en;
  await goToWaivers(page);
  const first = await openFor(page, 'Marie-Christine Lindqvist');
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('Waiver for water activities');
  await typeName(first, 'marie-christine lindqvist');

  for (const [width, height] of [
    [1440, 900],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const dialog = await openFor(page, 'Jonas Lindqvist');
    await expectReadable(dialog);
    await dialog.getByRole('button', { name: waiver.cancel, exact: true }).click();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const second = await openFor(page, 'Jonas Lindqvist');
  await second.getByText(waiver.draw, { exact: true }).click();
  await draw(page, second.getByRole('img', { name: /^Signature field/ }));
  await second.getByRole('button', { name: waiver.submit, exact: true }).click();
  await expect(second).toBeHidden();

  const view = panelOf(page, 'Jonas Lindqvist').getByRole('link', { name: waiver.view });
  const pdf = await page.request.get((await view.getAttribute('href')) ?? '', { maxRetries });
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.reload();
  await expect(view).toBeVisible();
  await onward(page, traveller.toPayment).click();
  await expect(page).toHaveURL(/payment$/);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
});

test('An adult reads the waiver and signs for a traveller under 18, with the keyboard alone', async ({
  page,
}) => {
  const { waiver } = texts.de;
  await goToWaivers(page, 'de');
  const panel = panelOf(page, 'Jonas Lindqvist');
  await panel.getByRole('button', { name: waiver.sign }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const words = dialog.getByRole('region', { name: waiver.text });
  await expect(words).toBeFocused();
  // Repeated, because a key press before the dialog is drawn scrolls nothing.
  const scrolled = async () => {
    await page.keyboard.press('End');
    return dialog.evaluate((element) => element.scrollTop);
  };
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Marie-Christine Lindqvist');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Marie-Christine Lindqvist');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(/von Marie-Christine Lindqvist$/)).toBeVisible();
});

test('On a phone, in Chinese, a traveller draws a signature; a signature that could not be sent is kept @phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/waiver|ERR_|Failed to load/);
  const { waiver } = texts['zh-Hans'];
  await goToWaivers(page, 'zh-Hans');
  const dialog = await openFor(page, 'Jonas Lindqvist', 'zh-Hans');
  await dialog.getByText(waiver.draw, { exact: true }).click();
  await draw(page, dialog.getByRole('img', { name: /^签名区/ }));
  await page.route('**/api/shopper/waiver', (route) => route.abort());
  const sign = dialog.getByRole('button', { name: waiver.submit, exact: true });
  await sign.click();
  await expect(dialog.getByText(waiver.notSent)).toBeVisible();
  await page.unroute('**/api/shopper/waiver');
  await sign.click();
  await expect(dialog).toBeHidden();
  await expect(panelOf(page, 'Jonas Lindqvist').getByRole('link', { name: waiver.view })).toBeVisible();
});
