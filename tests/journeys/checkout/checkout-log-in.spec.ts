import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { marie, stepButton } from '../../support/checkout.ts';
import { holdTrip, readQuote } from '../../support/holds.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

test.use(ownClientAddress);

for (const { language, tags } of journeyRunsIn('en', 'usual', 'phone'))
  test(`a traveller logs in during the checkout, and her session ends there: spots, step and form stay${tags}`, async ({
    page,
    context,
    complaints,
  }) => {
    const { checkout, traveller, shell } = texts[language];
    const { logIn, register, field } = identityTexts[language];
    const quote = await holdTrip(page, { language });
    await page.getByLabel(traveller.firstName, { exact: true }).fill(marie.firstName);
    await page.getByLabel(traveller.lastName, { exact: true }).fill(marie.lastName);
    const step = page.url();
    const ownAddress = newEmailAddress('marie');
    const expectAllAsBefore = async () => {
      expect(page.url()).toBe(step);
      await expect(page.getByLabel(traveller.firstName, { exact: true })).toHaveValue(marie.firstName);
      expect((await readQuote(page.request, quote.cartId)).quoteId).toBe(quote.quoteId);
    };

    await test.step('she creates an account in a window of its own', async () => {
      await expect(page.getByText(checkout.haveAccount)).toBeVisible();
      const opened = page.waitForEvent('popup');
      await page.getByRole('main').getByRole('link', { name: shell.logIn }).click();
      const popup = await opened;
      await popup.getByRole('link', { name: logIn.otherLink }).click();
      await popup.getByLabel(field.name).fill('Marie Lindqvist');
      await popup.getByLabel(field.email).fill(ownAddress);
      await popup.getByLabel(field.password).fill('four boats at anchor');
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button', { name: register.button }).click();
      await closed;
      await expect(page.getByText(checkout.haveAccount)).toBeHidden();
      // What she typed stays; the rest comes from her account.
      await expect(page.getByLabel(traveller.email)).toHaveValue(ownAddress);
      await expectAllAsBefore();
    });

    await test.step('her session ends, which she reads, and she goes on as a guest', async () => {
      complaints.allow(/status of 401/);
      await context.clearCookies({ name: /session/ });
      await page.reload();
      const dialog = page.getByRole('dialog', { name: checkout.sessionEnded });
      await expect(dialog).toBeVisible();
      await expectNoAxeFindings(page);
      await dialog.getByRole('button', { name: checkout.asGuest }).click();
      await expect(page.getByText(checkout.haveAccount)).toBeVisible();
      await expectAllAsBefore();
      await page.getByLabel(traveller.email).fill(marie.email);
      await stepButton(page, traveller.toParty).click();
      await expect(page).toHaveURL(/traveler_info$/);
    });
  });
