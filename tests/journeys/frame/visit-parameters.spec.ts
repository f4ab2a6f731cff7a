import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const { shell } = texts.en;

test('the browser saves the affiliate only with consent, which the visitor reaches by keyboard, gives and withdraws', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/faq?affiliate=harbour-guide');
  const question = page.getByRole('region', { name: shell.consentTitle });
  const saved = () => page.evaluate(() => localStorage.getItem('extras') ?? '');
  await expect(question).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: /Harbour Guide/ })).toBeVisible();
  expect(await saved()).not.toContain('harbour-guide');

  // The keyboard reaches the consent bar right after the skip link, and the bar covers no focused element.
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
  await question.getByRole('button', { name: shell.consentAllow, exact: true }).click();
  await expect(page.locator('#content')).toBeFocused();
  await expect(question).toBeHidden();
  await expect.poll(saved).toContain('harbour-guide');

  const settings = page.getByRole('button', { name: shell.privacySettings });
  await settings.click();
  await expect(question).toBeFocused();
  await expect(question.getByText(shell.consentGranted)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(settings).toBeFocused();
  await settings.click();
  await question.getByRole('button', { name: shell.consentRefuse }).click();
  await expect(question).toBeHidden();
  await expect.poll(saved).toContain('refused');
  expect(await saved()).not.toContain('harbour-guide');

  // A visitor who has refused is not remembered at the next visit either, and not asked again.
  await page.goto('/en/termsOfUse?affiliate=harbour-guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await saved()).not.toContain('harbour-guide');
  await expect(question).toHaveCount(0);

  // The server answers as usual for wrong parameters, too; `visit.ts` in the browser ignores them.
  for (const query of [
    'affiliate=<b>x</b>',
    `affiliate=${'a'.repeat(65)}`,
    'log=loud',
    'log=error&affiliate=',
  ])
    expect((await page.request.get(`/en/faq?${query}`)).status(), query).toBe(200);
});
