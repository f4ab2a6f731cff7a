import type { Locator, Page } from '@playwright/test';
import { expectBooked, payButton, typeCard } from '../support/checkout.ts';
import { filled, holdTrip } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { type languages, texts } from '../support/texts.ts';

type Language = (typeof languages)[number];

const kayak = '/activities/cape-town/kayak-from-three-anchor-bay-7gtg3bt2';

/** A kayak for two is held, it is said who comes, and the step with the waivers is open. */
async function goToWaivers(page: Page, language: Language = 'en'): Promise<void> {
  const { traveller, waiver } = texts[language];
  await holdTrip(page, { language, path: kayak });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(traveller.firstName).fill('Marie-Christine');
  await field(traveller.lastName).fill('Lindqvist');
  await page.getByLabel(traveller.email).fill('marie@example.org');
  await onward(page, traveller.toParty).click();
  await expect(page).toHaveURL(/traveler_info$/);
  const second = panelOf(page, filled(traveller.nthAdult, { place: 2 }));
  await second.getByLabel(traveller.firstName, { exact: true }).fill('Jonas');
  await second.getByLabel(traveller.lastName, { exact: true }).fill('Lindqvist');
  await onward(page, traveller.toQuestions).click();
  await expect(page).toHaveURL(/questions$/);
  await expect(panelOf(page, 'Jonas Lindqvist').getByText(waiver.unsigned)).toBeVisible();
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

for (const [width, height] of [
  [1440, 900],
  [390, 700],
] as const)
  test(`What is to be signed scrolls as one, and the way to sign stands below it: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await goToWaivers(page);
    const dialog = await openFor(page, 'Jonas Lindqvist');
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
  });

test('One types his name, the other draws; nobody goes on before, and each can read what he signed.', async ({
  page,
}) => {
  const { traveller, waiver } = texts.en;
  await goToWaivers(page);
  await onward(page, traveller.toPayment).click();
  await expect(page.getByRole('link', { name: `Jonas Lindqvist: ${waiver.label}` })).toBeVisible();
  await expect(page).toHaveURL(/questions$/);

  const first = await openFor(page, 'Marie-Christine Lindqvist');
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('Before we go on the water');
  await first.getByLabel(waiver.typed).fill('Marie');
  await first.getByRole('button', { name: waiver.submit, exact: true }).click();
  await expect(
    first.getByText(filled(waiver.typedWrong, { name: 'Marie-Christine Lindqvist' })),
  ).toBeVisible();
  await expect(first.getByLabel(waiver.typed)).toBeFocused();
  await typeName(first, 'marie-christine lindqvist');

  const second = await openFor(page, 'Jonas Lindqvist');
  await second.getByText(waiver.draw, { exact: true }).click();
  await second.getByRole('button', { name: waiver.submit, exact: true }).click();
  await expect(second.getByText(waiver.drawnMissing)).toBeVisible();
  await draw(page, second.getByRole('img', { name: /^Signature field/ }));
  await second.getByRole('button', { name: waiver.submit, exact: true }).click();
  await expect(second).toBeHidden();

  const view = panelOf(page, 'Jonas Lindqvist').getByRole('link', { name: waiver.view });
  const paper = await page.request.get((await view.getAttribute('href')) ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.reload();
  await expect(view).toBeVisible();
  await onward(page, traveller.toPayment).click();
  await expect(page).toHaveURL(/payment$/);
});

test('Who is called something else by now signs anew; the others do not.', async ({ page }) => {
  const { traveller, waiver } = texts.en;
  await goToWaivers(page);
  await typeName(await openFor(page, 'Marie-Christine Lindqvist'), 'Marie-Christine Lindqvist');
  await typeName(await openFor(page, 'Jonas Lindqvist'), 'Jonas Lindqvist');
  await page.getByRole('link', { name: texts.en.checkout.traveler_info }).click();
  await page.getByLabel(traveller.firstName, { exact: true }).fill('Johanna');
  await onward(page, traveller.toQuestions).click();
  await expect(panelOf(page, 'Johanna Lindqvist').getByText(waiver.unsigned)).toBeVisible();
  await expect(
    panelOf(page, 'Marie-Christine Lindqvist').getByRole('link', { name: waiver.view }),
  ).toBeVisible();
});

test('What the server does not know to be signed leads from the payment back to where one signs, and says so there.', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422/);
  const { traveller, waiver, pay } = texts.en;
  await goToWaivers(page);
  await typeName(await openFor(page, 'Marie-Christine Lindqvist'), 'Marie-Christine Lindqvist');
  // As if Jonas had signed: by what this browser remembers, and nobody else does.
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '');
    const form = root.state.auth.formData;
    form['p2.waiver'] = form['p1.waiver'].replace('Marie-Christine', 'Jonas');
    localStorage.setItem('root', JSON.stringify(root));
  });
  await page.goto('/en/new/checkout/payment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.title);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page).toHaveURL(/questions$/);
  const summary = page.getByRole('group', { name: traveller.summary });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([`Jonas Lindqvist: ${waiver.label}`]);
  await expect(panelOf(page, 'Jonas Lindqvist').getByText(waiver.missing)).toBeVisible();
  await typeName(await openFor(page, 'Jonas Lindqvist'), 'Jonas Lindqvist');
  await onward(page, traveller.toPayment).click();
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectBooked(page);
});

test('With the keyboard alone one reads, says that somebody is under 18, and signs for him.', async ({
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
  await page.keyboard.press('End');
  await expect.poll(() => dialog.evaluate((whole) => whole.scrollTop)).toBeGreaterThan(0);
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

test('On a phone, in Chinese: drawn with a finger; what could not be sent is still there. @phone', async ({
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
