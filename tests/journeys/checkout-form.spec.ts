import { expectNoAxeFindings } from '../support/axe.ts';
import { goToPayment, marie, onward, sayWhoBooks } from '../support/checkout.ts';
import { holdTrip } from '../support/holds.ts';
import { expect, test } from '../support/journey.ts';
import { looks } from '../support/looks.ts';
import { texts } from '../support/texts.ts';

const { traveller, checkout, pay } = texts.en;

test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.13.${process.pid % 250}.${Date.now() % 250}` } });
test.beforeEach(() => test.setTimeout(120_000));

test('what is missing stands above the form as links, beside each field, and the focus goes there', async ({
  page,
}) => {
  await holdTrip(page);
  await onward(page, traveller.toParty).click();
  const summary = page.getByRole('group', { name: traveller.summary });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    traveller.firstName,
    traveller.lastName,
    traveller.email,
  ]);
  await expectNoAxeFindings(page);
  await summary.getByRole('link', { name: traveller.email }).click();
  const email = page.getByLabel(traveller.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(traveller.emailMissing));
  await email.fill(marie.email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(summary.getByRole('link')).toHaveCount(2);
});

test('an address that looks like a slip is asked about once it is left, corrected by a press, and never refused', async ({
  page,
}) => {
  await holdTrip(page);
  const email = page.getByLabel(traveller.email);
  const asked = page.getByText(traveller.emailSlip.replace('{address}', 'marie@gmail.com'));
  await email.pressSequentially('marie@gmial.con');
  await expect(asked).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(asked).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: traveller.emailCorrect }).click();
  await expect(email).toHaveValue('marie@gmail.com');
  await expect(asked).toHaveCount(0);
});

test('nobody is corrected while typing for the first time, but on leaving a field', async ({ page }) => {
  await holdTrip(page);
  const phone = page.getByRole('textbox', { name: new RegExp(traveller.phone) });
  await phone.pressSequentially('0151');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  // Nobody has said where: a browser that came in American English says nothing of it.
  await expect(phone).toHaveAccessibleDescription(new RegExp(traveller.dialCodeMissing.replaceAll('+', '.')));
  await phone.fill('0151 23456789');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  // Whoever types the name of a country is led to it.
  await page.getByLabel(traveller.dialCode).pressSequentially('Ger');
  await expect(page.getByLabel(traveller.dialCode)).toHaveValue('DE');
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test('a card’s number in a field for a name is sent back before it is sent anywhere', async ({ page }) => {
  await holdTrip(page);
  await sayWhoBooks(page);
  await page.getByLabel(traveller.firstName, { exact: true }).fill('4242 4242 4242 4242');
  await onward(page, traveller.toParty).click();
  await expect(page.getByLabel(traveller.firstName, { exact: true })).toHaveAccessibleDescription(
    texts.en.form.cardNumber,
  );
  await expect(page).toHaveURL(/personal_info$/);
});

test('a reload keeps what was typed and how far one was; an address ahead leads back to there, one behind is right', async ({
  page,
}) => {
  await holdTrip(page);
  await sayWhoBooks(page);
  await onward(page, traveller.toParty).click();
  await expect(page).toHaveURL(/traveler_info$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.partyTitle);
  await page.goto('/en/new/checkout/payment');
  await expect(page).toHaveURL(/traveler_info$/);
  await page.goto('/en/new/checkout/questions');
  await expect(page).toHaveURL(/traveler_info$/);
  await page.goto('/en/new/checkout/personal_info');
  await expect(page.getByLabel(traveller.email)).toHaveValue(marie.email);
});

test('one goes back by the names of the steps, by the link and by the browser, without a document and without a line', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await goToPayment(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await context.setOffline(true);
  await page
    .getByRole('list', { name: checkout.steps })
    .getByRole('link', { name: checkout.personal_info })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
  await expect(page.getByLabel(traveller.email)).toHaveValue(marie.email);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.title);
  await page.getByRole('link', { name: checkout.back }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.partyTitle);
  await context.setOffline(false);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('whoever books for others says who leads them', async ({ page }) => {
  await holdTrip(page);
  await sayWhoBooks(page);
  await onward(page, traveller.toParty).click();
  const lead = page.getByRole('group', { name: 'Traveller 1, adult' });
  await expect(lead.getByLabel(traveller.firstName)).toHaveCount(0);
  await lead.getByRole('checkbox').uncheck();
  await expect(lead.getByLabel(traveller.firstName)).toBeVisible();
  await onward(page, traveller.toPayment).click();
  await expect(page.getByRole('link', { name: `Traveller 1, adult: ${traveller.firstName}` })).toBeVisible();
});

test('what was typed waits for whoever lets go and holds again', async ({ page }) => {
  await holdTrip(page);
  await sayWhoBooks(page);
  await holdTrip(page, { count: 3 });
  await expect(page.getByLabel(traveller.email)).toHaveValue(marie.email);
});

for (const { language, colorScheme, run } of looks) {
  test(`axe finds nothing on any step, at any width: ${language}, ${colorScheme}${run}`, async ({ page }) => {
    // Nine pages, each looked at whole.
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await goToPayment(page, { language });
    for (const step of ['personal_info', 'traveler_info', 'payment']) {
      await page.goto(`/${language}/new/checkout/${step}`);
      await expect(page).toHaveURL(new RegExp(`${step}$`));
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoAxeFindings(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
      }
    }
  });
}
