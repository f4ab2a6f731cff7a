import { readFile } from 'node:fs/promises';
import { erasureTexts } from '../../../packages/server/src/features/personal-data/erasure-texts.ts';
import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { accountPassword, confirmAddress, createAccount } from '../../support/accounts.ts';
import { expectNoAxeFindingsInBothSchemes } from '../../support/axe.ts';
import { bookForTwo } from '../../support/book.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';

for (const { language, tags } of journeyRunsIn('de'))
  test(`a traveller adds a booking made as a guest to a new account, exports the data and deletes the account${tags}`, async ({
    page,
    complaints,
  }) => {
    // Without a proof the export is refused, and after the erasure so is the password.
    complaints.allow(/status of 403 .*\/api\/user\/export/);
    complaints.allow(/status of 4(?:01|22)/);
    const { dashboard, myData, profile } = texts[language];
    const { confirm, logIn, field } = identityTexts[language];
    const pages = `/${language}`;
    const email = newEmailAddress('marie');
    const { orderNumber } = await bookForTwo(page.request, { email });

    await test.step('she creates an account with the same address and confirms it', async () => {
      await createAccount(page, { language, email, name: 'Marie-Christine Lindqvist' });
      await expect(page.getByText(orderNumber)).toBeHidden();
      await confirmAddress(page, { language, email });
    });

    await test.step('she adds the booking to the account', async () => {
      await page.goto(`${pages}/dashboard`);
      await expect(page.getByRole('heading', { name: dashboard.guestTitle })).toBeVisible();
      await page.getByRole('button', { name: dashboard.guestAddOne.replace('{trip}', '') }).click();
      await expect(page.getByRole('heading', { name: dashboard.guestTitle })).toBeHidden();
      await expect(page.getByRole('link', { name: dashboard.showTicket })).toBeVisible();
    });

    await test.step('she proves who she is, and her export names the booking', async () => {
      await page.getByRole('link', { name: dashboard.profile }).click();
      await page.getByRole('link', { name: dashboard.myData }).click();
      await expect(page.getByText(orderNumber)).toBeVisible();
      await expectNoAxeFindingsInBothSchemes(page);
      await page.getByRole('button', { name: myData.download }).click();
      // A browser that blocks windows goes on in the page.
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByRole('link', { name: profile.prove }).click();
      await page.getByLabel(field.password).fill(accountPassword);
      await page.getByRole('button', { name: confirm.button, exact: true }).click();
      await expect(page).toHaveURL(`${pages}/my-data`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: myData.download }).click();
      const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
      expect(file.bookings.map((booking: { orderNumber: string }) => booking.orderNumber)).toEqual([
        orderNumber,
      ]);
      expect(file.account).toMatchObject([{ email }]);
    });

    await test.step('she deletes the account, and an email confirms it', async () => {
      await page.getByRole('checkbox', { name: myData.confirm }).check();
      await page.getByRole('button', { name: myData.eraseButton }).click();
      await expect(page.getByText(myData.erased)).toBeVisible();
      await expectNoAxeFindingsInBothSchemes(page);
      const { title } = erasureTexts[language]('Ashore');
      await expect.poll(() => readEmailsTo(page, email)).toContainEqual(expect.stringContaining(title));
      await page.goto(`/oauth/begin?to=${pages}/dashboard`);
      await page.getByLabel(field.email).fill(email);
      await page.getByLabel(field.password).fill(accountPassword);
      await page.getByRole('button', { name: logIn.button, exact: true }).click();
      await expect(page.getByLabel(field.password)).toBeVisible();
    });
  });
