import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

test('what is pressed before the page is alive is done once it is @phone', async ({ page }) => {
  const { promise: arrived, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/en/faq', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: texts.en.shell.menu });
  await opener.tap();
  const menu = page.getByRole('dialog', { name: texts.en.shell.menu });
  await expect(menu).toBeHidden();
  letIn();
  await expect(menu).toBeVisible();
});
