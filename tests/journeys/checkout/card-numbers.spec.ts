import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../../packages/server/src/http/sandbox/texts.ts';
import { openPaymentStep } from '../../support/at-payment.ts';
import { payButton, stepButton, typeCard } from '../../support/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { journeyRunsIn } from '../../support/journey-runs.ts';
import { texts } from '../../support/texts.ts';

// Luhn-valid and of a real range; not one of the test numbers that Stripe publishes.
const number = '4111111111111111';
const spellings = ['4111 1111 1111 1111', '4111-1111-1111-1111', number];

/** Records everything that leaves the browser from now on: addresses, headers and bodies. */
function recordRequests(page: Page): () => Promise<string[]> {
  const requests: Promise<string>[] = [];
  page.context().on('request', (request) => {
    const head = request.allHeaders().catch(() => request.headers());
    requests.push(
      head.then((headers) => [request.url(), request.postData(), JSON.stringify(headers)].join('\n')),
    );
  });
  return () => Promise.all(requests);
}

/** The texts that contain the number, however it is grouped or URL-encoded. */
const textsWithNumber = (texts: readonly string[]) =>
  texts.filter((text) => {
    const plain = decodeURIComponent(text.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'));
    return plain.replaceAll(/[\s+\-._]/g, '').includes(number);
  });

for (const { language, tags } of journeyRunsIn('zh-Hans'))
  test(`A browser sends the number of a real card to no server, from any field${tags}`, async ({ page }) => {
    const { form, traveller, pay } = texts[language];
    // A hint of the field may follow.
    const refusal = new RegExp(`^${form.cardNumber.replaceAll(/[.?()]/g, '\\$&')}`);
    await openPaymentStep(page, { language });
    const readRequests = recordRequests(page);

    await typeCard(page, number, language);
    await payButton(page, language).click();
    const fields = page.frameLocator(`iframe[title="${pay.cardFields}"]`);
    await expect(fields.getByText(sandboxTexts[language].error.notATestCard)).toBeVisible();
    await expect(payButton(page, language)).toBeEnabled();

    await page.goto(`/${language}/new/checkout/personal_info`);
    for (const [label, typed] of [
      [traveller.firstName, spellings[0]],
      [traveller.lastName, spellings[1]],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      const before = await field.inputValue();
      await field.fill(typed ?? '');
      await stepButton(page, traveller.toParty).click();
      await expect(field).toHaveAccessibleDescription(refusal);
      await expect(page).toHaveURL(/personal_info$/);
      // A reload requests pages and their data again, with everything this browser sends.
      await page.reload();
      await field.fill(before);
    }
    await page.goto(`/${language}/new/checkout/traveler_info`);
    const jonas = page.getByLabel(traveller.firstName, { exact: true }).last();
    await jonas.fill(spellings[2] ?? '');
    await stepButton(page, traveller.toPayment).click();
    await expect(jonas).toHaveAccessibleDescription(refusal);
    await page.goto(`/${language}/new/checkout/payment`);
    await expect(page).toHaveURL(/traveler_info$/);
    const requests = await readRequests();
    expect(requests.length).toBeGreaterThan(5);
    expect(textsWithNumber(requests)).toEqual([]);
  });
