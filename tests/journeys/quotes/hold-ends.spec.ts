import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { tripPath } from '../../support/holds.ts';
import { expect } from '../../support/journey.ts';
import { test } from '../../support/own-shop.ts';
import { seedHold } from '../../support/seed-hold.ts';
import { fillIn, type languages, pluralForm, texts } from '../../support/texts.ts';

const runs = [
  { language: 'de', run: '' },
  { language: 'en', run: ' @full' },
  { language: 'zh-Hans', run: ' @phone @full' },
] as const satisfies readonly { language: (typeof languages)[number]; run: string }[];

/** Expects no axe findings on the note about the end of a hold, in either colour scheme. */
async function expectNoFindingsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
}

for (const { language, run } of runs) {
  test(`the trip page tells a traveller that the hold has ended; the traveller holds again, and after the next end selects another start time: ${language}${run}`, async ({
    page,
    shop,
  }) => {
    const { hold, traveller } = texts[language];
    await page.clock.install();
    const { cartId, queryDate } = await seedHold(page, { base: shop.url });
    await page.goto(`${shop.url}/${language}/new/checkout/personal_info`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);
    await shop.endHold(cartId);
    await page.clock.fastForward('15:05');
    const dialog = page.getByRole('dialog', { name: hold.endedTitle });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}${tripPath}\\?date=${queryDate}&adult=2`));
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    await expectNoFindingsInBothSchemes(page);
    const againButton = dialog.getByRole('button', { name: fillIn(pluralForm(hold.again), { count: 2 }) });
    await expect(againButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/new\/checkout\/personal_info$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.contactTitle);

    // Going back leads to the trip page, which shows the time of the new hold, a link to the checkout, and later its end.
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(tripPath));
    await expect(dialog).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByRole('timer')).toHaveText(/1[45]:\d\d/);
    await expect(main.getByRole('link', { name: hold.hereGo })).toHaveAttribute(
      'href',
      `/${language}/new/checkout/personal_info`,
    );
    await expectNoAxeFindings(page);
    await shop.endHold(cartId);
    await page.clock.fastForward('15:05');
    await dialog.getByRole('button', { name: hold.otherStart }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#when').locator(':focus')).toHaveCount(1);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('adult'), searchParams.get('date')]).toEqual(['2', queryDate]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}
