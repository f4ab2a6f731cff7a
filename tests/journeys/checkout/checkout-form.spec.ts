import { openPaymentStep } from '../../support/at-payment.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { fillInContactPerson, marie, stepButton } from '../../support/checkout.ts';
import { holdTrip } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

const { traveller, checkout, pay } = texts.en;

test.use(ownClientAddress);

test('A traveller goes through the steps: the form names what is missing, keeps entries after a reload, and goes back without a request', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await holdTrip(page);
  await stepButton(page, traveller.toParty).click();
  const summary = page.getByRole('group', { name: traveller.summary });
  await expect(summary).toBeFocused();
  await expectNoAxeFindings(page);
  await summary.getByRole('link', { name: traveller.email }).click();
  await expect(page.getByLabel(traveller.email)).toBeFocused();
  await fillInContactPerson(page);
  // A country is found by typing its name, as in any list of the browser.
  await page.getByLabel(traveller.dialCode).pressSequentially('Ger');
  await expect(page.getByLabel(traveller.dialCode)).toHaveValue('DE');
  await stepButton(page, traveller.toParty).click();
  await expect(page).toHaveURL(/traveler_info$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.partyTitle);
  await page.goto('/en/new/checkout/payment');
  await expect(page).toHaveURL(/traveler_info$/);
  const second = page.getByRole('group', { name: 'Traveller 2, adult' });
  await second.getByLabel(traveller.firstName).fill('Jonas');
  await second.getByLabel(traveller.lastName).fill('Lindqvist');
  await stepButton(page, traveller.toPayment).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.title);
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

for (const [language, run] of [
  ['en', ' @full'],
  ['de', ' @full'],
  ['zh-Hans', ' @ci'],
] as const)
  test(`no step has axe findings, at any width and in either colour scheme: ${language}${run}`, async ({
    page,
  }) => {
    // Three pages, each looked at whole four times.
    test.setTimeout(240_000);
    await openPaymentStep(page, { language });
    for (const step of ['personal_info', 'traveler_info', 'payment']) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/${language}/new/checkout/${step}`);
      await expect(page).toHaveURL(new RegExp(`${step}$`));
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoAxeFindings(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeFindings(page);
    }
  });
