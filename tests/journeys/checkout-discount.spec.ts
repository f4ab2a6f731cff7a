import { goToPayment, onward, payButton, typeCard } from '../support/checkout.ts';
import { test } from '../support/desk.ts';
import { filled } from '../support/holds.ts';
import { expect } from '../support/journey.ts';
import { texts } from '../support/texts.ts';
import { walks } from '../support/walks.ts';

test.beforeEach(() => test.setTimeout(120_000));

for (const { language, device, tags } of walks)
  test(`a code that nobody made is told so; one that holds takes its part off, is what is asked for, and serves once${tags}`, async ({
    page,
    desk,
  }) => {
    const { checkout, confirmation } = texts[language];
    // In German the button says nothing but that it binds; the sum stands beside it.
    const expectLess = () =>
      language === 'de'
        ? expect(page.getByText('43,20 €').filter({ visible: true }).first()).toBeVisible()
        : expect(payButton(page, language)).toHaveAccessibleName(/43.20$/);
    const code = `SPRING-${language}-${device}`.toUpperCase();
    await desk.run('discount', code, '--percent', '10', '--uses', '1');
    await goToPayment(page, { base: desk.url, language });
    await onward(page, checkout.code).click();
    const field = page.getByLabel(checkout.codeLabel).filter({ visible: true });
    await expect(field).toBeFocused();
    const apply = onward(page, new RegExp(`^${checkout.codeApply}$`));
    await field.fill('NOBODYS');
    await apply.click();
    await expect(page.getByText(checkout.codeUnknown).filter({ visible: true })).toBeVisible();
    const box = await field.boundingBox();
    expect(await apply.boundingBox()).toMatchObject({ y: box?.y, height: box?.height });
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await expect(onward(page, filled(checkout.codeRemove, { code }))).toBeVisible();
    await expectLess();
    // Loaded anew, the code is asked again: what it takes off is the server's word, and kept nowhere.
    await page.reload();
    await expectLess();
    await typeCard(page, '4242 4242 4242 4242', language);
    await payButton(page, language).click();
    await expect(page.getByText(confirmation.paid)).toBeVisible();
    await expect(page.getByText(/43[.,]20/).first()).toBeVisible();
    expect(await desk.run('discounts')).toMatch(new RegExp(`${code}.*1 of 1 uses`));
  });

test('a code that somebody else has used up meanwhile is told, and the whole sum is shown before it is asked for @phone', async ({
  page,
  desk,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const { checkout } = texts['zh-Hans'];
  await desk.run('discount', 'LETZTE-1', '--percent', '10');
  await goToPayment(page, { base: desk.url, language: 'zh-Hans' });
  // Beside the sum, without opening the trip.
  await onward(page, checkout.code).click();
  const field = page.getByLabel(checkout.codeLabel).filter({ visible: true });
  await expect(field).toBeFocused();
  const apply = onward(page, new RegExp(`^${checkout.codeApply}$`));
  await field.fill('niemand');
  await apply.click();
  await expect(page.getByText(checkout.codeUnknown).filter({ visible: true })).toBeVisible();
  const box = await field.boundingBox();
  expect(await apply.boundingBox()).toMatchObject({
    y: box?.y,
    height: box?.height,
  });
  await field.fill('letzte-1');
  await field.press('Enter');
  await expect(payButton(page, 'zh-Hans')).toHaveAccessibleName(/43.20$/);
  await desk.run('end-discount', 'LETZTE-1');
  await typeCard(page, '4242 4242 4242 4242', 'zh-Hans');
  await payButton(page, 'zh-Hans').click();
  await expect(page.getByRole('alert').filter({ hasText: checkout.codeOver })).toBeFocused();
  await expect(payButton(page, 'zh-Hans')).toHaveAccessibleName(/48.00$/);
});

test('a code that was ended before the page is loaded anew is told, and the whole sum is asked for', async ({
  page,
  desk,
}) => {
  const { checkout } = texts.en;
  await desk.run('discount', 'MAYFLY', '--percent', '10');
  await goToPayment(page, { base: desk.url });
  await onward(page, checkout.code).click();
  const field = page.getByLabel(checkout.codeLabel).filter({ visible: true });
  await field.fill('mayfly');
  await field.press('Enter');
  await expect(payButton(page)).toHaveAccessibleName(/€43.20$/);
  await desk.run('end-discount', 'MAYFLY');
  await page.reload();
  await expect(page.getByText(checkout.codeOver).filter({ visible: true })).toBeVisible();
  await expect(payButton(page)).toHaveAccessibleName(/€48.00$/);
  // Told once is enough.
  await page.reload();
  await expect(payButton(page)).toHaveAccessibleName(/€48.00$/);
  await expect(page.getByText(checkout.codeOver)).toHaveCount(0);
});

test('a code that serves everybody once: the second time it is said so, and the trip is booked without it', async ({
  page,
  desk,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  test.setTimeout(240_000);
  const { checkout, confirmation } = texts.en;
  await desk.run('discount', 'ONCE-EACH', '--percent', '10', '--per-person', '1');
  for (const sum of ['€43.20', '€48.00']) {
    await goToPayment(page, { base: desk.url });
    await onward(page, checkout.code).click();
    await page.getByLabel(checkout.codeLabel).filter({ visible: true }).fill('once-each');
    await onward(page, checkout.codeApply).click();
    // Who has used it is told to whoever books.
    await expect(payButton(page)).toHaveAccessibleName(/€43.20$/);
    await typeCard(page, '4242 4242 4242 4242');
    await payButton(page).click();
    if (sum === '€48.00') {
      await expect(page.getByRole('alert').filter({ hasText: checkout.codeUsedByYou })).toBeFocused();
      await expect(payButton(page)).toHaveAccessibleName(/€48.00$/);
      await payButton(page).click();
    }
    await expect(page.getByText(confirmation.paid)).toBeVisible();
    await expect(page.getByText(sum).first()).toBeVisible();
  }
});
