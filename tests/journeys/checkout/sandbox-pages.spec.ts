import type { Page } from '@playwright/test';
import { sandboxTexts } from '../../../packages/server/src/http/sandbox/texts.ts';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect } from '../../support/journey.ts';
import { test } from '../../support/own-shop.ts';

const { challenge, bank: atBank } = sandboxTexts.en;

type BankFrameWindow = { messages?: { type: string }[] };

/** Opens a page of ours with a frame, and records the messages of the frame. */
async function openInFrame(page: Page, url: string, address: string) {
  await page.route('**/with-frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Frame</title>' }),
  );
  await page.goto(`${url}/with-frame`);
  await page.evaluate((src) => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    const inner = document.createElement('iframe');
    window.addEventListener('message', ({ origin, source, data }) => {
      if (origin === window.location.origin && source === inner.contentWindow) messages.push(data);
    });
    Object.assign(inner, { src, title: 'Bank', width: 350, height: 560 });
    document.body.replaceChildren(inner);
  }, address);
  return page.frameLocator('iframe');
}

const doneMessages = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as BankFrameWindow).messages ?? []).filter(({ type }) => type === 'challenge-done'),
  );

test('The bank in a frame reports when the traveller leaves or confirms, and a decided payment stays decided @ci', async ({
  page,
  shop,
}) => {
  const address = await shop.openPaymentPage({ method: 'credit-card', card: 'challenge', locale: 'en' });
  const abandonedBank = await openInFrame(page, shop.url, address);
  await expect(abandonedBank.getByRole('heading', { name: challenge.title })).toBeVisible();
  await expect(abandonedBank.getByText('€87.30')).toBeVisible();
  expect(await doneMessages(page)).toEqual([]);
  await abandonedBank.getByRole('button', { name: challenge.leave ?? '' }).click();
  await expect.poll(() => doneMessages(page)).toHaveLength(1);
  const bank = await openInFrame(page, shop.url, address);
  await bank.getByRole('button', { name: challenge.confirm }).click();
  await expect(bank.getByText(challenge.done)).toBeVisible();
  await expect.poll(() => doneMessages(page)).toHaveLength(1);

  await page.goto(shop.url + (await shop.openPaymentPage({ method: 'bancontact', locale: 'en' })));
  await page.getByRole('button', { name: atBank.refuse }).click();
  await page.waitForURL('**/en/faq?*');
  await page.goBack();
  await expect(page.getByText(atBank.done)).toBeVisible();
});

const payments = [
  { method: 'bancontact' },
  { method: 'alipay' },
  { method: 'wechat-pay' },
  { method: 'paypal' },
  { method: 'web-payments' },
  { method: 'credit-card', card: 'challenge' },
] as const;

for (const [locale, run] of [
  ['en', ' @full'],
  ['de', ' @ci'],
  ['zh-Hans', ' @full'],
] as const)
  test(`the sandbox pages of banks and wallets fit the screen and have no axe findings: ${locale} @phone${run}`, async ({
    page,
    shop,
  }) => {
    for (const payment of payments) {
      await page.goto(shop.url + (await shop.openPaymentPage({ ...payment, locale })));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });
