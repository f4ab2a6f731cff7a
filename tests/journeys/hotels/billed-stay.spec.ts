import { expectNoAxeFindings } from '../../support/axe.ts';
import { stepButton } from '../../support/checkout.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { test } from '../../support/organisation.ts';
import {
  chooseRate,
  fillInStayContact,
  fixedPartOf,
  holdRooms,
  hotelPaths,
  rateWith,
  stayQuery,
} from '../../support/stays.ts';
import { bindingWords, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

test.use(ownClientAddress);

for (const { language, tags } of journeyRunsIn('en', 'ci'))
  test(`concierge: a stay on the account of the organisation charges no card, and the guest gets a voucher${tags}`, async ({
    page,
    organisations,
  }) => {
    const { hotels, traveller, pay, stay, confirmation } = texts[language];
    const organisation = await organisations.of('concierge');
    await organisation.logIn(page);
    await page.goto(`${organisation.url}/${language}${hotelPaths.casa}?${stayQuery({ inDays: 60 })}`);
    const price = await chooseRate(rateWith(page, fixedPartOf(hotels.freeUntil)));
    await holdRooms(page, language);
    await expect(page).toHaveURL(/method_select$/);
    await page.getByRole('radio', { name: traveller['bill-organisation'] }).check();
    await stepButton(page, traveller.toGuest).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.guestTitle);
    await fillInStayContact(page, language);
    await stepButton(page, traveller.toCheck).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.accountTitle);
    await expect(page.getByText(pay.onAccount)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectNoAxeFindings(page);
    const book = stepButton(page, new RegExp(`^${bindingWords(pay.bookOnAccount)}`));
    // By German law the button there has its binding words alone.
    if (language !== 'de') await expect(book).toContainText(price);
    await expect(page.getByRole('main')).toContainText(price);
    await book.click();

    await expect(page.getByText(confirmation.onAccount)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marie-Christine Lindqvist');
    await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: stay.ticketPdf })).toBeVisible();
    await expect(page.getByText(confirmation.paid)).toHaveCount(0);
    await expect(page.getByText(confirmation.mailLineOrganisation)).toBeVisible();
    await expectNoAxeFindings(page);
  });
