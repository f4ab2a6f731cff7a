import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { looks } from '../support/looks.ts';
import { mailsTo } from '../support/mails.ts';
import { texts } from '../support/texts.ts';
import { comeFromElsewhere, writeAsPeopleDo } from '../support/visitor.ts';

const { contact, form, shell } = texts.en;

test.beforeEach(({ page }) => comeFromElsewhere(page, '**/api/contact'));

test('a message with mistakes: they are gathered, lead to their fields, and nothing typed is lost; put right, it arrives once', async ({
  page,
}) => {
  await page.goto('/en/contactUs');
  await expect(page).toHaveURL('/en/contactus');
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: contact.message });
  const send = main.getByRole('button', { name: contact.send });

  await message.fill('My card is 4242 4242 4242 4242 🚢');
  await main.getByRole('textbox', { name: shell.emailAddress }).fill('mara');
  await send.click();
  const summary = main.getByRole('group', { name: form.summary });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    contact.kindMissing,
    contact.nameMissing,
    shell.emailInvalid,
    form.cardNumber,
  ]);
  await summary.getByRole('link', { name: form.cardNumber }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveValue('My card is 4242 4242 4242 4242 🚢');

  await message.fill('x'.repeat(10_000));
  await send.click();
  await expect(summary.getByRole('link', { name: /5,000.*10,000/ })).toBeVisible();

  const address = `mara.${crypto.randomUUID()}@example.org`;
  await main.getByText(contact.booking, { exact: true }).click();
  await main.getByRole('textbox', { name: contact.bookingReference }).fill('A-1234');
  await main.getByRole('textbox', { name: contact.name }).fill('Mara Lind');
  await main.getByRole('textbox', { name: shell.emailAddress }).fill(address);
  await message.fill('When does the boat leave? 🚢\n\u200fשלום');
  await expect(summary).toBeHidden();
  await writeAsPeopleDo(page);
  await send.dblclick();

  const thanks = main.getByRole('heading', { name: contact.sentTitle });
  await expect(thanks).toBeFocused();
  await expect(main.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  const reference = (await main.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/).innerText()).trim();
  await expect.poll(() => mailsTo(page, address)).toHaveLength(1);
  expect((await mailsTo(page, address)).join()).toContain(reference);
});

test('when it does not get through, everything that was typed stays, and sending again is not sending twice', async ({
  page,
  complaints,
}) => {
  complaints.allow(/api\/contact|ERR_FAILED|429|503/);
  const ids: string[] = [];
  let answers: 'none' | 'busy' | 'all' = 'none';
  await page.route('**/api/contact', async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (answers === 'none') return route.abort();
    if (answers === 'busy')
      return route.fulfill({ status: 429, json: { message: 'Too Many Requests', status: 429 } });
    return route.continue();
  });
  await page.goto('/en/contactus');
  const main = page.getByRole('main');
  await main.getByText(contact.other, { exact: true }).click();
  await main.getByRole('textbox', { name: contact.name }).fill('Mara Lind');
  await main.getByRole('textbox', { name: shell.emailAddress }).fill('mara@example.org');
  await main.getByRole('textbox', { name: contact.message }).fill('Hello');
  const send = main.getByRole('button', { name: contact.send });

  await send.click();
  await expect(main.getByRole('alert')).toContainText(form.failed);
  await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  answers = 'busy';
  await send.click();
  await expect(main.getByRole('alert')).toContainText(form.tooFast);
  await expect(main.getByRole('textbox', { name: contact.message })).toHaveValue('Hello');
  answers = 'all';
  // Somebody who writes by hand has taken longer than this by now; the server asks for two seconds.
  await expect(async () => {
    await send.click();
    await expect(main.getByRole('heading', { name: contact.sentTitle })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(new Set(ids).size).toBe(1);
});

for (const { language, colorScheme, run } of looks) {
  test(`axe finds nothing on the contact form with its mistakes shown: ${language}, ${colorScheme}${run}`, async ({
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

test('search engines are told who can be reached', async ({ page }) => {
  await page.goto('/de/contactus');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'ContactPage',
    mainEntity: { '@type': 'Organization', contactPoint: { '@type': 'ContactPoint' } },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address stands in place of the forms', async ({ page }) => {
    for (const path of ['contactus', 'suppliers']) {
      await page.goto(`/en/${path}`);
      const main = page.getByRole('main');
      await expect(main.getByText(/JavaScript/).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    }
  });
});
