import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { shell } = texts.en;

test('asking for the newsletter: what is missing is said beside the field, then once is enough', async ({
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

  await page.reload();
  await field.fill(address.toUpperCase());
  await ask.click();
  await expect(main.getByText(shell.newsletterAlready)).toBeVisible();
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
