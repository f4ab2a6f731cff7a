import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { builtProgram } from '../../support/built-folders.ts';
import { makeDataFolder, removeFolder } from '../../support/data-folder.ts';
import { readEmailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/journey.ts';
import { screenshotRuns } from '../../support/screenshots.ts';
import { startServer } from '../../support/server.ts';
import { type languages, texts } from '../../support/texts.ts';
import { useOtherClientAddress, waitOutMinimumFormTime } from '../../support/visitor.ts';

type Language = (typeof languages)[number];

/** Fills in the form by its labels. */
async function fillIn(page: Page, language: Language, company: { name: string; email: string }) {
  const { apply, shell } = texts[language];
  const main = page.getByRole('main');
  const type = (label: string, text: string) =>
    main.getByRole('textbox', { name: label, exact: true }).fill(text);
  await type(apply.companyName, company.name);
  await type(apply.legalForm, 'Lda.');
  await type(apply.registration, 'NIPC 500 000 000');
  await main.getByRole('textbox', { name: apply.taxNumber }).fill('PT 500 000 000');
  await type(apply.street, 'Doca do Bom Sucesso 4');
  await type(apply.city, '1400-038 Lisboa');
  await main.getByLabel(apply.country, { exact: true }).selectOption('PT');
  await expect(main.getByLabel(apply.dialCode)).toHaveValue('+351 PT');
  await type(apply.contactName, 'Inês Faria');
  await type(shell.emailAddress, company.email);
  await type(apply.phone, '21 000 00 00');
  await main.getByText(apply.tours, { exact: true }).click();
  await main.getByText(apply.oneToFive, { exact: true }).click();
  await main.getByText(language === 'de' ? 'Englisch' : 'English', { exact: true }).click();
  await main.getByRole('checkbox', { name: apply.offersOnlyLawful }).check();
  await main.getByRole('checkbox', { name: apply.agreesToTerms }).check();
  await waitOutMinimumFormTime(page);
}

test.beforeEach(({ page }) => useOtherClientAddress(page, '**/api/suppliers/**'));

test('A company applies in German, an operator approves it by its reference, and emails notify the company of each step', async ({
  page,
}) => {
  test.slow();
  const dataFolder = await makeDataFolder('suppliers');
  const { url, stop } = await startServer({ variant: 'ashore', dataFolder });
  const runCommand = async (...args: string[]) => {
    const options = { env: { ...process.env, DATA_FOLDER: dataFolder, PUBLIC_URL: url } };
    const run = promisify(execFile)(
      process.execPath,
      [await builtProgram('command-line.js'), ...args],
      options,
    );
    return (await run.catch((failed: { stdout: string }) => failed)).stdout;
  };
  try {
    const { apply, form } = texts.de;
    const email = 'ines@example.org';
    await page.goto(`${url}/de/suppliers`);
    await page.getByRole('link', { name: apply.toForm }).click();
    await page.getByRole('button', { name: apply.send }).click();
    await expect(page.getByRole('group', { name: form.summary })).toBeFocused();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindings(page);
    await fillIn(page, 'de', { name: 'Tejo Segel', email });
    await page.getByRole('button', { name: apply.send }).click();
    await expect(page.getByRole('heading', { name: apply.sentTitle })).toBeFocused();
    const [reference = ''] = /S-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText()) ?? [];
    await expect.poll(() => readEmailsTo(page, email, url)).toHaveLength(1);
    expect((await readEmailsTo(page, email, url))[0]).toContain('Ihre Bewerbung ist angekommen');

    await page.reload();
    await fillIn(page, 'de', { name: 'Tejo Segel', email });
    await page.getByRole('button', { name: apply.send }).click();
    await expect(page.getByRole('heading', { name: apply.knownTitle })).toBeFocused();

    expect(await runCommand('applications')).toContain(`${reference}  `);
    expect(await runCommand('approve-supplier', reference, '--by', 'Ada')).toContain(
      'Tejo Segel is now a supplier.',
    );
    expect(await runCommand('approve-supplier', reference)).toContain('was already approved, by Ada');
    await expect
      .poll(async () => (await readEmailsTo(page, email, url)).join())
      .toContain('Ihr Unternehmen ist zugelassen');
  } finally {
    await stop();
    await removeFolder(dataFolder);
  }
});

// Mistakes, the dialling code and failed calls: packages/web/src/features/suppliers/application-form.test.tsx.

for (const { language, colorScheme } of screenshotRuns) {
  test(`The application that shows its mistakes has no axe findings: ${language}, ${colorScheme} @full`, async ({
    page,
  }) => {
    // The form lists every country of the world twice, which makes axe slow.
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${language}/suppliers`);
      await expectNoAxeFindings(page);
      await page.getByRole('main').getByRole('button', { name: texts[language].apply.send }).click();
      await expect(page.getByRole('group', { name: texts[language].form.summary })).toBeFocused();
      await expectNoAxeFindings(page);
    }
  });
}
