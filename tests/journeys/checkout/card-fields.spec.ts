import type { CardFrameMessage } from '@ashore/core/contract/values/card-frame-messages.ts';
import type { FrameLocator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';

type CardFrameWindow = { messages?: CardFrameMessage[] };

const labels = {
  en: { number: 'Card number', expiry: 'Expires', cvc: 'Security code', list: 'Show test card numbers' },
  de: {
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    cvc: 'Prüfnummer (CVC)',
    list: 'Testkartennummern anzeigen',
  },
  'zh-Hans': { number: '卡号', expiry: '有效期', cvc: '安全码', list: '显示测试卡号' },
} as const;

/** Opens the fields in a frame of a page that records the messages of the frame. `card-fields.test.ts` tests their script. */
async function openFields(page: Page, locale: keyof typeof labels, theme: 'light' | 'dark') {
  // A page of ours that does nothing else. The journeys of the checkout test how it uses the fields.
  await page.route('**/with-fields', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Fields</title>' }),
  );
  await page.goto('/with-fields');
  await page.evaluate(
    ([language, look]) => {
      const messages: unknown[] = [];
      Object.assign(window, { messages });
      const frame = document.createElement('iframe');
      window.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== window.location.origin || source !== frame.contentWindow) return;
        messages.push(data);
        if (data.type === 'height') frame.style.height = `${data.px + 8}px`;
      });
      frame.src = `/sandbox/card?locale=${language}&theme=${look}`;
      frame.title = 'Card';
      frame.style.cssText = 'width:100%;border:0';
      document.body.replaceChildren(frame);
    },
    [locale, theme] as const,
  );
  const fields = page.frameLocator('iframe[title="Card"]');
  await expect(fields.getByLabel(labels[locale].number, { exact: true })).toBeVisible();
  await expect.poll(() => messagesOf(page, 'ready')).toHaveLength(1);
  return fields;
}

const messagesOf = (page: Page, type: CardFrameMessage['type']) =>
  page.evaluate(
    (wanted) =>
      ((window as unknown as CardFrameWindow).messages ?? []).filter((message) => message.type === wanted),
    type,
  );

async function fill(fields: FrameLocator, number: string, locale: keyof typeof labels) {
  await fields.getByLabel(labels[locale].number, { exact: true }).pressSequentially(number);
  await fields.getByLabel(labels[locale].expiry).pressSequentially('1234');
  await fields.getByLabel(labels[locale].cvc).pressSequentially('123');
}

test('the card fields fit the screen and have no axe findings, in each language and both colour schemes @phone @ci', async ({
  page,
}) => {
  for (const [locale, theme] of [
    ['en', 'dark'],
    ['de', 'light'],
    ['zh-Hans', 'dark'],
  ] as const) {
    const fields = await openFields(page, locale, theme);
    await fill(fields, '4111111111111111', locale);
    await fields.getByText(labels[locale].list).click();
    await expectNoAxeFindings(page, { except: ['page-has-heading-one', 'landmark-one-main', 'region'] });
    const { scrollWidth, clientWidth } = await fields
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});
