import { openPaymentStep } from '../../support/at-payment.ts';
import { payButton, stepButton, typeCard } from '../../support/checkout.ts';
import { expect } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { test } from '../../support/operator.ts';
import { fillIn, texts } from '../../support/texts.ts';

for (const { language, device, tags } of journeyRunsIn('de'))
  test(`The checkout rejects an unknown discount code; a valid one lowers the price, stays after a reload and is used up by the booking${tags}`, async ({
    page,
    operator,
  }) => {
    const { checkout, confirmation } = texts[language];
    // €48.00 less 10 %. In German the button names only the obligation to pay; the total is beside it.
    const expectLowerTotal = () =>
      language === 'de'
        ? expect(page.getByText('43,20 €').filter({ visible: true }).first()).toBeVisible()
        : expect(payButton(page, language)).toHaveAccessibleName(/43.20$/);
    const code = `SPRING-${language}-${device}`.toUpperCase();
    await operator.run('discount', code, '--percent', '10', '--uses', '1');
    await openPaymentStep(page, { base: operator.url, language });
    await stepButton(page, checkout.code).click();
    const field = page.getByLabel(checkout.codeLabel).filter({ visible: true });
    await expect(field).toBeFocused();
    const apply = stepButton(page, new RegExp(`^${checkout.codeApply}$`));
    await field.fill('UNKNOWN');
    await apply.click();
    await expect(page.getByText(checkout.codeUnknown).filter({ visible: true })).toBeVisible();
    const box = await field.boundingBox();
    expect(await apply.boundingBox()).toMatchObject({ y: box?.y, height: box?.height });
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await expect(stepButton(page, fillIn(checkout.codeRemove, { code }))).toBeVisible();
    await expectLowerTotal();
    // After a reload the server checks the code again, because the browser does not store the discount.
    await page.reload();
    await expectLowerTotal();
    await typeCard(page, '4242 4242 4242 4242', language);
    await payButton(page, language).click();
    await expect(page.getByText(confirmation.paid)).toBeVisible();
    await expect(page.getByText(/43[.,]20/).first()).toBeVisible();
    expect(await operator.run('discounts')).toMatch(new RegExp(`${code}.*1 of 1 use`));
  });
