import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/own-shop.ts';

type Told = { told?: { type: string }[] };

/** A page of ours with a frame in it, which writes down what it is told. */
async function frame(page: Page, url: string, address: string) {
  await page.route('**/with-frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Frame</title>' }),
  );
  await page.goto(`${url}/with-frame`);
  await page.evaluate((src) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    const inner = document.createElement('iframe');
    window.addEventListener('message', ({ origin, source, data }) => {
      if (origin === window.location.origin && source === inner.contentWindow) told.push(data);
    });
    Object.assign(inner, { src, title: 'Bank', width: 350, height: 560 });
    document.body.replaceChildren(inner);
  }, address);
  return page.frameLocator('iframe');
}

const doneOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as Told).told ?? []).filter(({ type }) => type === 'challenge-done'),
  );

test('at the bank in a frame one confirms, and the page around it hears that one is done', async ({
  page,
  shop,
}) => {
  const address = await shop.payOn({ method: 'credit-card', card: 'challenge', locale: 'en' });
  const bank = await frame(page, shop.url, address);
  await expect(bank.getByRole('heading', { name: 'Is it you who pays?' })).toBeVisible();
  await expect(bank.getByText('€87.30')).toBeVisible();
  expect(await doneOf(page)).toEqual([]);
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(bank.getByText('The shop goes on by itself.')).toBeVisible();
  await expect.poll(() => doneOf(page)).toHaveLength(1);
});

test('whoever goes away from his bank is done there too, and may come again', async ({ page, shop }) => {
  const address = await shop.payOn({ method: 'credit-card', card: 'challenge', locale: 'en' });
  const bank = await frame(page, shop.url, address);
  await bank.getByRole('button', { name: 'Go away without answering' }).click();
  await expect.poll(() => doneOf(page)).toHaveLength(1);
  await page.goto(`${shop.url}${address}`);
  await expect(page.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
});

for (const [name, status] of [
  ['Confirm payment', 'succeeded'],
  ['Refuse', 'failed'],
  ['Cancel and go back', 'failed'],
] as const)
  test(`from the Bancontact bank one comes back to the shop: ${name}`, async ({ page, shop }) => {
    await page.goto(shop.url + (await shop.payOn({ method: 'bancontact', locale: 'en' })));
    await page.getByRole('button', { name }).click();
    await page.waitForURL('**/en/faq?*');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('from'), searchParams.get('redirect_status')]).toEqual(['bank', status]);
    expect(searchParams.get('payment_intent')).toMatch(/^sbx_/);
    await page.goBack();
    await expect(page.getByText('This payment has been decided.')).toBeVisible();
  });

test('from the wallet one comes back with its token, approved', async ({ page, shop }) => {
  await page.goto(shop.url + (await shop.payOn({ method: 'paypal', locale: 'de' })));
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await page.waitForURL('**/en/faq?*');
  expect(new URL(page.url()).searchParams.get('PayerID')).toBe('SANDBOX');
});

const wishes = [
  { method: 'bancontact' },
  { method: 'paypal' },
  { method: 'web-payments' },
  { method: 'credit-card', card: 'challenge' },
] as const;

for (const locale of ['en', 'de', 'zh-Hans'] as const)
  test(`the pages of banks and wallets can be read and used by everybody: ${locale} @phone`, async ({
    page,
    shop,
  }) => {
    for (const wish of wishes) {
      await page.goto(shop.url + (await shop.payOn({ ...wish, locale })));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });
