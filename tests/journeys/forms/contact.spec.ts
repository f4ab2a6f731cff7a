import { expectNoAxeFindings } from '../../support/axe.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/journey.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { screenshotRuns } from '../../support/screenshots.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress, waitOutMinimumFormTime } from '../../support/visitor.ts';

test.beforeEach(({ page }) => useOtherClientAddress(page, '**/api/contact'));

// What the form says of mistakes and failed calls: packages/web/src/features/enquiries/enquiry-form.test.tsx.

test('A visitor corrects a message with mistakes; the message arrives once, and once by email', async ({
  page,
}) => {
  const { contact, form, shell } = texts.en;
  await page.goto('/en/contactUs');
  await expect(page).toHaveURL('/en/contactus');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'ContactPage',
    mainEntity: { '@type': 'Organization', contactPoint: { '@type': 'ContactPoint' } },
  });
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: contact.message });
  const send = main.getByRole('button', { name: contact.send });
  await message.fill('My card is 4242 4242 4242 4242 🚢');
  await send.click();
  const summary = main.getByRole('group', { name: form.summary });
  await expect(summary).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeFindings(page);
  await summary.getByRole('link', { name: form.cardNumber }).click();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();

  const address = newEmailAddress('mara');
  await main.getByText(contact.booking, { exact: true }).click();
  await main.getByRole('textbox', { name: contact.bookingReference }).fill('A-1234');
  await main.getByRole('textbox', { name: contact.name }).fill('Mara Lind');
  await main.getByRole('textbox', { name: shell.emailAddress }).fill(address);
  await message.fill('When does the boat leave? 🚢\n\u200fשלום');
  await expect(summary).toBeHidden();
  await waitOutMinimumFormTime(page);
  await send.dblclick();

  await expect(main.getByRole('heading', { name: contact.sentTitle })).toBeFocused();
  const reference = (await main.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/).innerText()).trim();
  await expect.poll(() => readEmailsTo(page, address)).toHaveLength(1);
  expect((await readEmailsTo(page, address)).join()).toContain(reference);
});

for (const { language, colorScheme } of screenshotRuns) {
  test(`The contact form that shows its mistakes has no axe findings: ${language}, ${colorScheme} @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${language}/contactus`);
      await expectNoAxeFindings(page);
      await page.getByRole('main').getByRole('button', { name: texts[language].contact.send }).click();
      await expect(page.getByRole('group', { name: texts[language].form.summary })).toBeFocused();
      await expectNoAxeFindings(page);
    }
  });
}
