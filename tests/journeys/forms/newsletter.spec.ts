import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';
import { texts } from '../../support/texts.ts';
import { useOtherClientAddress } from '../../support/visitor.ts';

test.beforeEach(async ({ page }) => {
  await useOtherClientAddress(page, '**/api/newsletter/**');
});

async function subscribe(page: Page, language: keyof typeof texts, emailAddress: string) {
  const shell = texts[language].shell;
  await page.goto(`/${language}/newsletter`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: shell.emailAddress }).fill(emailAddress);
  // Leaving the page before the answer would abort the request.
  const response = page.waitForResponse('**/api/newsletter/**');
  await main.getByRole('button', { name: shell.subscribe }).click();
  await response;
  return main;
}

/** Opens the newest email to this reader with that subject as soon as it has arrived. Returns its text. */
async function openEmail(page: Page, emailAddress: string, subject: string): Promise<string> {
  const line = page.getByRole('link').filter({ hasText: emailAddress }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(line.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`${await line.first().getAttribute('href')}/text`);
  return (await page.locator('pre').textContent()) ?? '';
}

const linkIn = (email: string, path: string) =>
  new RegExp(`https?://\\S+/${path}\\S+`).exec(email)?.[0] ?? '';

// What the form and the pages behind the links say: newsletter.test.tsx and email-link.test.tsx.

for (const [language, confirmSubject, welcomeSubject] of [
  ['en', 'Please confirm your subscription', 'You’ve subscribed'],
  ['de', 'Bitte bestätigen Sie Ihr Abonnement', 'Sie haben den Newsletter'],
  ['zh-Hans', '请确认订阅', '您已成功订阅'],
] as const) {
  const run = language === 'zh-Hans' ? '' : ' @full';
  test(`A reader subscribes to the newsletter by email and unsubscribes: ${language}${run}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const { shell, newsletter } = texts[language];
    const emailAddress = newEmailAddress('mara');
    const main = await subscribe(page, language, emailAddress);
    await expect(main.getByText(shell.newsletterSuccess)).toBeVisible();

    const email = await openEmail(page, emailAddress, confirmSubject);
    const html = await request.get(page.url().replace(/text$/, 'html'));
    await expectNoAxeFindings(page);
    await page.goto('/mailbox');
    await expectNoAxeFindings(page);
    // Checked as its own document: in its frame no script may run, not even the checker.
    await page.goto('about:blank');
    await page.setContent(await html.text());
    // Landmarks are those of the program in which an email is read.
    await expectNoAxeFindings(page, { except: ['landmark-one-main', 'region'] });

    const link = linkIn(email, 'newsletter/confirm');
    // Mail programs open every link in an email before its reader does.
    expect((await request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletter.confirmTitle);
    // The secret does not stay in the address, where others could read it. A reload does no harm.
    await expect(page).toHaveURL(new RegExp(`/${language}/newsletter/confirm$`));
    await page.reload();
    await page.getByRole('button', { name: newsletter.confirm, exact: true }).click();
    await expect(page.getByText(newsletter.confirmed)).toBeVisible();

    await subscribe(page, language, emailAddress.toUpperCase());
    await expect(main.getByText(shell.newsletterAlready, { exact: true })).toBeVisible();

    await page.goto(linkIn(await openEmail(page, emailAddress, welcomeSubject), 'unsubscribe'));
    await expect(page).toHaveURL(new RegExp(`/${language}/newsletter/unsubscribe$`));
    await page.getByRole('button', { name: newsletter.leave, exact: true }).click();
    await expect(page.getByText(newsletter.left)).toBeVisible();
  });
}
