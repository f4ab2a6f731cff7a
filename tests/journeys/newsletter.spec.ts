import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';
import { comeFromElsewhere } from '../support/visitor.ts';

const { shell } = texts.en;

test.beforeEach(async ({ page }) => {
  await comeFromElsewhere(page, '**/api/newsletter/**');
});

async function askFor(page: Page, language: keyof typeof texts, address: string) {
  const said = texts[language].shell;
  await page.goto(`/${language}/newsletter`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: said.emailAddress }).fill(address);
  // Whoever leaves the page before the answer is there takes the question along.
  const answered = page.waitForResponse('**/api/newsletter/**');
  await main.getByRole('button', { name: said.subscribe }).click();
  await answered;
  return main;
}

/** Opens the newest mail to this reader that is about something, as soon as it has arrived; gives its text. */
async function openMail(page: Page, address: string, subject: string): Promise<string> {
  const line = page.getByRole('link').filter({ hasText: address }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(line.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`${await line.first().getAttribute('href')}/text`);
  return (await page.locator('pre').textContent()) ?? '';
}

const linkIn = (mail: string, part: string) => new RegExp(`\\S+/${part}\\S+`).exec(mail)?.[0] ?? '';

test('asking for the newsletter: what is missing is said beside the field, then a mail is on its way', async ({
  page,
}) => {
  await page.goto('/en/newsletter');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: shell.emailAddress });
  const ask = main.getByRole('button', { name: shell.subscribe });

  await ask.click();
  await expect(main.getByText(shell.emailMissing)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('nobody');
  await ask.click();
  await expect(main.getByText(shell.emailInvalid)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  const address = `mara.${crypto.randomUUID()}@example.org`;
  await field.fill(address);
  await ask.click();
  await expect(main.getByText(shell.newsletterSuccess)).toBeVisible();

  // Until it is confirmed nobody learns whether the address had been there before.
  await page.reload();
  await field.fill(address.toUpperCase());
  await ask.click();
  await expect(main.getByText(shell.newsletterSuccess)).toBeVisible();
});

test('while the answer is on its way the button is busy; a failure keeps what was typed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/newsletter\/subscriptions|ERR_FAILED|503|could not be asked for/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/newsletter/subscriptions/*', async (route) => {
    await released;
    await route.abort();
  });
  await page.goto('/en/newsletter');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: shell.emailAddress }).fill('mara@example.org');
  await main.getByRole('button', { name: shell.subscribe }).click();
  await expect(main.getByRole('button', { name: shell.subscribing })).toBeVisible();
  release();
  await expect(main.getByText(shell.newsletterError)).toBeVisible();
  await expect(main.getByRole('textbox', { name: shell.emailAddress })).toHaveValue('mara@example.org');
});

for (const [language, asked, welcomed] of [
  ['en', 'Please confirm your subscription', 'You are on the list'],
  ['de', 'Bitte bestätigen Sie Ihre Anmeldung', 'Sie sind zum Newsletter'],
  ['zh-Hans', '请确认订阅', '您已成功订阅'],
] as const) {
  test(`the newsletter from the form to the list and off it again, by mail: ${language}`, async ({
    page,
  }) => {
    const { shell: said, newsletter } = texts[language];
    const address = `mara.${crypto.randomUUID()}@example.org`;
    const main = await askFor(page, language, address);
    await expect(main.getByText(said.newsletterSuccess)).toBeVisible();

    await page.goto(linkIn(await openMail(page, address, asked), 'newsletter/confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletter.confirmTitle);
    // The secret does not stay where others could read it, and reloading does no harm.
    await expect(page).toHaveURL(new RegExp(`/${language}/newsletter/confirm$`));
    await page.reload();
    await page.getByRole('button', { name: newsletter.confirm, exact: true }).click();
    await expect(page.getByText(newsletter.confirmed)).toBeVisible();

    await askFor(page, language, address.toUpperCase());
    await expect(main.getByText(said.newsletterAlready)).toBeVisible();

    await page.goto(linkIn(await openMail(page, address, welcomed), 'unsubscribe'));
    await expect(page).toHaveURL(new RegExp(`/${language}/newsletter/unsubscribe$`));
    await page.getByRole('button', { name: newsletter.leave, exact: true }).click();
    await expect(page.getByText(newsletter.left)).toBeVisible();
  });
}

test('a program that opens the link of a mail confirms nothing', async ({ page, request, browser }) => {
  const address = `mara.${crypto.randomUUID()}@example.org`;
  const main = await askFor(page, 'en', address);
  await expect(main.getByText(shell.newsletterSuccess)).toBeVisible();
  const href = linkIn(await openMail(page, address, 'Please confirm'), 'newsletter/confirm');
  expect((await request.get(href)).status()).toBe(200);
  const scanner = await (await browser.newContext()).newPage();
  await scanner.goto(href, { waitUntil: 'networkidle' });
  await scanner.context().close();
  await askFor(page, 'en', address);
  await expect(main.getByText(shell.newsletterSuccess)).toBeVisible();
});

test('a link that no longer counts says so, and so does the page without one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/410/);
  const { newsletter } = texts.en;
  await page.goto(`/en/newsletter/confirm?token=${'A'.repeat(43)}`);
  await page.getByRole('button', { name: newsletter.confirm, exact: true }).click();
  await expect(page.getByText(newsletter.over)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: newsletter.askAgain }).click();
  await expect(page).toHaveURL(/\/en\/newsletter$/);
  await page.goto('/en/newsletter/unsubscribe');
  await expect(page.getByText(newsletter.missing)).toBeVisible();
});

test('the mailbox and a mail in it can be used by everybody', async ({ page, request }) => {
  const address = `mara.${crypto.randomUUID()}@example.org`;
  await askFor(page, 'de', address);
  await openMail(page, address, 'Bitte bestätigen');
  await expectNoAxeFindings(page);
  const html = await request.get(page.url().replace(/text$/, 'html'));
  await page.goto('/mailbox');
  await expectNoAxeFindings(page);
  // By itself: in its frame nothing may run, the checker neither.
  await page.goto('about:blank');
  await page.setContent(await html.text());
  // Landmarks are those of the program a mail is read in.
  await expectNoAxeFindings(page, { except: ['landmark-one-main', 'region'] });
});
