import type { Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothSchemes } from '../../support/axe.ts';
import {
  fillInContactPerson,
  type Language,
  payButton,
  stepButton,
  typeCard,
} from '../../support/checkout.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { holdTrip, readQuote } from '../../support/holds.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { test } from '../../support/organisation.ts';
import { bindingWords, fillIn, texts } from '../../support/texts.ts';
import { ownClientAddress } from '../../support/visitor.ts';

test.use(ownClientAddress);

type Method = 'bill-organisation' | 'authorise-card' | 'charge-card';

type Guest = { readonly language?: Language; readonly reads?: Language };

/** Goes from the trip to the last step for a guest, with that billing method. */
async function goToLastStep(
  page: Page,
  base: string,
  method: Method,
  { language = 'en', reads }: Guest = {},
) {
  const { traveller, pay } = texts[language];
  const quote = await holdTrip(page, { base, language });
  await expect(page).toHaveURL(/method_select$/);
  await page.getByRole('radio', { name: traveller[method] }).check();
  await stepButton(page, traveller.toGuest).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.guestTitle);
  await expect(page.getByText(traveller.guestLead)).toBeVisible();
  await fillInContactPerson(page, language);
  if (reads) await page.getByLabel(traveller.guestLanguage).selectOption(reads);
  await stepButton(page, traveller.toParty).click();
  const second = page.getByRole('group', { name: fillIn(traveller.nthAdult, { place: 2 }) });
  await second.getByLabel(traveller.firstName).fill('Jonas');
  await second.getByLabel(traveller.lastName).fill('Lindqvist');
  await stepButton(page, method === 'bill-organisation' ? traveller.toCheck : traveller.toPayment).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    method === 'bill-organisation' ? pay.accountTitle : pay.guestCardTitle,
  );
  return quote;
}

for (const { variant, language, tags } of [
  ...journeyRunsIn('zh-Hans').map((run) => ({ variant: 'concierge', ...run })),
  { variant: 'cruise-concierge', language: 'en', tags: ': en @full' } as const,
])
  test(`${variant}: a booking on the account of the organisation charges no card, the guest gets a ticket, and the overview has the booking${tags}`, async ({
    page,
    organisations,
  }) => {
    const { pay, confirmation, settings, overview } = texts[language];
    const organisation = await organisations.of(variant);
    await organisation.logIn(page, { role: 'admin' });
    const quote = await goToLastStep(page, organisation.url, 'bill-organisation', { language });
    await expect(page.getByText(pay.onAccount)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectNoAxeFindings(page);
    await stepButton(page, new RegExp(`^${bindingWords(pay.bookOnAccount)}`)).click();
    await expect(page.getByText(confirmation.onAccount)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marie-Christine Lindqvist');
    await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
    await expect(page.getByText(confirmation.paid)).toHaveCount(0);
    await expect(page.getByText(confirmation.mailLineOrganisation)).toBeVisible();
    expect((await readQuote(page.request, quote.cartId, { base: organisation.url })).state).toBe('sold');
    const order = (await page.locator('strong', { hasText: /^[0-9A-Z]{8}$/ }).innerText()).trim();
    await page.goto(`${organisation.url}/${language}/dashboard?part=overview`);
    const row = page.getByRole('listitem').filter({ hasText: order });
    await expect(row.getByRole('link', { name: fillIn(overview.open, { order }) })).toBeVisible();
    await expect(row).toContainText('Marie-Christine Lindqvist');
    await expectNoAxeFindingsInBothSchemes(page);
    await page.goto(`${organisation.url}/${language}/dashboard?part=organisation`);
    await expect(page.getByRole('button', { name: settings.save })).toBeVisible();
    await expectNoAxeFindingsInBothSchemes(page);
  });

for (const [variant, language, device] of [
  ['concierge', 'en', ' @full'],
  ['concierge', 'de', ' @phone @full'],
  ['concierge', 'zh-Hans', ' @phone @full'],
  ['cruise-concierge', 'en', ' @ci'],
] as const)
  test(`${variant}: a booking with the guest’s card charges the card at once: ${language}${device}`, async ({
    page,
    organisations,
  }) => {
    const { confirmation } = texts[language];
    const organisation = await organisations.of(variant);
    await organisation.logIn(page);
    await goToLastStep(page, organisation.url, 'charge-card', { language });
    await typeCard(page, '4242 4242 4242 4242', language);
    await payButton(page, language).click();
    await expect(page.getByText(confirmation.paid)).toBeVisible();
    await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
  });

test('concierge: the guest opens the tickets from an email in the guest’s language without amounts, and the organisation finds the booking in its overview and can cancel from its own email', async ({
  page,
  organisations,
  browser,
}) => {
  const { cancel, confirmation } = texts.en;
  const organisation = await organisations.of('concierge');
  await organisation.logIn(page);
  await goToLastStep(page, organisation.url, 'bill-organisation', { reads: 'de' });
  await stepButton(page, new RegExp(`^${bindingWords(texts.en.pay.bookOnAccount)}`)).click();
  await expect(page.getByText(confirmation.onAccount)).toBeVisible();
  const order = (await page.locator('strong', { hasText: /^[0-9A-Z]{8}$/ }).innerText()).trim();
  await page.goto(`${organisation.url}/en/dashboard?part=overview`);
  await expect(page.getByRole('link', { name: fillIn(texts.en.overview.open, { order }) })).toBeVisible();
  // The mailbox is open to this machine only.
  const local = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
  const open = async (address: string, language: Language) => {
    const mail = () =>
      readEmailsTo(local, address, organisation.url).then(
        (emails) => emails.find((email) => email.includes(order)) ?? '',
      );
    await expect.poll(mail).toContain('booking#key=');
    const [link = ''] = /\S+\/booking#key=[\w-]+/.exec(await mail()) ?? [];
    // A change of the fragment alone would not reload the page.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(fillIn(texts[language].booking.order, { order }))).toBeVisible();
  };
  await open('marie@example.org', 'de');
  await expect(
    page.getByText(fillIn(texts.de.booking.byOrganisation, { organisation: 'Hotel Cais' })),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /Lindqvist/ }).first()).toBeVisible();
  await expect(page.getByText('€')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: texts.de.cancel.title })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await open('cais@example.org', 'en');
  await expect(page.getByRole('heading', { name: confirmation.money })).toBeVisible();
  await expect(page.getByRole('heading', { name: cancel.title })).toBeVisible();
  await local.context().close();
});

test('concierge: a request authorises the guest’s card, and the page says that the supplier’s acceptance charges it @full', async ({
  page,
  organisations,
}) => {
  const { pay, confirmation } = texts.en;
  const organisation = await organisations.of('concierge');
  await organisation.logIn(page);
  await goToLastStep(page, organisation.url, 'authorise-card');
  await typeCard(page, '4242 4242 4242 4242');
  await stepButton(page, new RegExp(`^${bindingWords(pay.requestToBook)}`)).click();
  await expect(page.getByText(confirmation.ticketLater)).toBeVisible();
  await expect(page.getByText(fillIn(confirmation.ifYes, { sum: '€48.00' }))).toBeVisible();
});

test('concierge: a visitor who is not logged in sees a login link and no form; a member without permission to book, or of another organisation, cannot book and keeps all entries @full', async ({
  page,
  organisations,
  complaints,
}) => {
  complaints.allow(/40[13]/);
  // The next account belongs to no organisation; the page looks for the logo of the one before it, which the browser saved.
  complaints.allow(/status of 404 .*\/api\/organizations\//);
  const { pay, shell } = texts.en;
  const organisation = await organisations.of('concierge');
  await holdTrip(page, { base: organisation.url });
  await expect(page.getByText(pay.notAllowed)).toBeVisible();
  await expect(page.getByRole('link', { name: shell.logIn })).toHaveAttribute(
    'href',
    /^\/oauth\/begin\?to=%2Fen%2Fnew%2Fcheckout/,
  );
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await organisation.logIn(page, { role: 'viewer' });
  await goToLastStep(page, organisation.url, 'bill-organisation');
  const alert = page.getByRole('alert').filter({ hasText: pay.notAllowedTitle });
  const book = () => stepButton(page, new RegExp(`^${bindingWords(pay.bookOnAccount)}`)).click();
  await book();
  await expect(alert).toContainText(pay.notMember);
  await organisation.logIn(page, { role: null });
  await page.goto(`${organisation.url}/en/new/checkout/payment`);
  await book();
  await expect(alert).toContainText(pay.notMember);
  await organisation.logIn(page);
  await page.goto(`${organisation.url}/en/new/checkout/payment`);
  await book();
  await expect(page.getByText(texts.en.confirmation.onAccount)).toBeVisible();
});
