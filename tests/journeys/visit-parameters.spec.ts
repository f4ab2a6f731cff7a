import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const { shell } = texts.en;

test('who sent the visitor is kept only with consent, and a logo that fails leaves no gap', async ({
  page,
  complaints,
}) => {
  complaints.allow(/affiliate-harbour-guide/);
  await page.goto('/en?affiliate=harbour-guide');
  const question = page.getByRole('region', { name: shell.consentTitle });
  await expect(question).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: /harbour-guide/ })).toHaveCount(0);
  const saved = () => page.evaluate(() => localStorage.getItem('extras') ?? '');
  expect(await saved()).not.toContain('harbour-guide');

  await question.getByRole('button', { name: shell.consentAllow }).click();
  await expect(question).toBeHidden();
  await expect.poll(saved).toContain('harbour-guide');
});

test('consent is taken back as easily as it was given, on the same page', async ({ page, complaints }) => {
  complaints.allow(/affiliate-harbour-guide/);
  await page.goto('/en?affiliate=harbour-guide');
  const question = page.getByRole('region', { name: shell.consentTitle });
  await question.getByRole('button', { name: shell.consentAllow }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: shell.privacySettings }).click();
  await question.getByRole('button', { name: shell.consentRefuse }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('extras') ?? '')).toContain('refused');
  expect(await page.evaluate(() => localStorage.getItem('extras') ?? '')).not.toContain('harbour-guide');
});

test('a visitor who refuses is not remembered, and not asked again', async ({ page, complaints }) => {
  complaints.allow(/affiliate-harbour-guide/);
  await page.goto('/en?affiliate=harbour-guide');
  const question = page.getByRole('region', { name: shell.consentTitle });
  await question.getByRole('button', { name: shell.consentRefuse }).click();
  await page.goto('/en/faq?affiliate=harbour-guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('extras') ?? '')).toContain('refused');
  expect(await page.evaluate(() => localStorage.getItem('extras') ?? '')).not.toContain('harbour-guide');
  await expect(question).toHaveCount(0);
});

test('an affiliate of the wrong form, and any log level, change nothing that is seen', async ({ page }) => {
  await page.goto('/en');
  const plain = await page.getByRole('main').ariaSnapshot();
  for (const query of [
    'affiliate=<b>x</b>',
    `affiliate=${'a'.repeat(65)}`,
    'log=debug',
    'log=loud',
    'log=error&affiliate=',
  ]) {
    expect((await page.goto(`/en?${query}`))?.status(), query).toBe(200);
    expect(await page.getByRole('main').ariaSnapshot(), query).toBe(plain);
    await expect(page.getByRole('region', { name: shell.consentTitle })).toHaveCount(0);
  }
});

test('the question is reached first by keyboard, hides nothing that has the focus, and gives the focus back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/affiliate-harbour-guide/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en?affiliate=harbour-guide');
  const question = page.getByRole('region', { name: shell.consentTitle });
  await expect(question).toBeVisible();
  const barTop = await question.evaluate((bar) => bar.getBoundingClientRect().top);
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const { top, inside } = await page.evaluate(() => ({
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
      inside: document.activeElement?.closest('.consent-bar') !== null,
    }));
    if (stop === 1) expect(inside, 'the second stop, behind the skip link').toBe(true);
    if (!inside) expect(top, `stop ${stop}`).toBeLessThan(barTop);
  }
  await question.getByRole('button', { name: shell.consentAllow }).click();
  await expect(page.locator('#content')).toBeFocused();

  const settings = page.getByRole('button', { name: shell.privacySettings });
  await settings.click();
  await expect(question).toBeFocused();
  await expect(question.getByText(shell.consentGranted)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(settings).toBeFocused();
});
