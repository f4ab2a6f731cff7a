import { sandboxTexts } from '../../packages/server/src/http/sandbox/sandbox-texts.ts';
import { bankFrame, expectBooked, goToPayment, payButton, typeCard } from '../support/checkout.ts';
import { trip } from '../support/holds.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/own-shop.ts';
import { texts } from '../support/texts.ts';

const { hold } = texts.en;

test.beforeEach(() => test.setTimeout(180_000));

test('a hold that ends while the bank asks: the spots are still free, and are bought after all', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.allow(/410/);
  const quote = await goToPayment(page, { base: shop.url });
  await typeCard(page, '4000002500003155');
  await payButton(page).click();
  const confirm = bankFrame(page).getByRole('button', { name: sandboxTexts.en.challenge.confirm });
  await expect(confirm).toBeVisible();
  await shop.endHold(quote.cartId);
  await confirm.click();
  await expectBooked(page);
});

test('a hold that has ended by the server’s word leads back to the trip, and it is told there', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.allow(/410/);
  const quote = await goToPayment(page, { base: shop.url });
  await typeCard(page, '4242424242424242');
  await shop.endHold(quote.cartId);
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(trip));
  await expect(page.getByRole('dialog', { name: hold.endedTitle })).toBeVisible();
});
