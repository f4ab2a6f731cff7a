import type { CardFrameMessage } from '@ashore/core/contract/card-frame-messages.ts';
import type { FrameLocator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

type Told = { told?: CardFrameMessage[] };

const labels = {
  en: { number: 'Card number', expiry: 'Expires', cvc: 'Security code', list: 'Show test card numbers' },
  de: { number: 'Kartennummer', expiry: 'Gültig bis', cvc: 'Prüfziffer', list: 'Testkartennummern zeigen' },
  'zh-Hans': { number: '卡号', expiry: '有效期', cvc: '安全码', list: '显示测试卡号' },
} as const;

/** The fields in a frame of a page, which writes down what it is told. */
async function openFields(page: Page, locale: keyof typeof labels = 'en', theme = 'light') {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  // A page of ours that does nothing else: what the checkout makes of the fields is shown there.
  await page.route('**/with-fields', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Fields</title>' }),
  );
  await page.goto('/with-fields');
  await page.evaluate(
    ([language, look]) => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      const frame = document.createElement('iframe');
      window.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== window.location.origin || source !== frame.contentWindow) return;
        told.push(data);
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
  await expect.poll(() => toldOf(page, 'ready')).toHaveLength(1);
  return { fields, sent };
}

const toldOf = (page: Page, type: CardFrameMessage['type']) =>
  page.evaluate(
    (wanted) => ((window as unknown as Told).told ?? []).filter((message) => message.type === wanted),
    type,
  );

const tokenise = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.postMessage({ type: 'tokenise' }, window.location.origin);
  });

async function fill(fields: FrameLocator, number: string, locale: keyof typeof labels = 'en') {
  await fields.getByLabel(labels[locale].number, { exact: true }).pressSequentially(number);
  await fields.getByLabel(labels[locale].expiry).pressSequentially('1234');
  await fields.getByLabel(labels[locale].cvc).pressSequentially('123');
}

// Luhn-valid, of real ranges, given to nobody by us: what a traveller might type by mistake.
const others = ['4111111111111111', '5105105105105100', '4012 8888 8888 1881', '374245455400126'];

for (const number of others)
  test(`a number that is none of the published test cards stops in the browser: ${number}`, async ({
    page,
  }) => {
    const { fields, sent } = await openFields(page);
    await fill(fields, number);
    const field = fields.getByLabel(labels.en.number, { exact: true });
    await expect(field).toHaveAccessibleDescription(/This is a test shop: use a test card number\./);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await tokenise(page);
    await expect
      .poll(() => toldOf(page, 'state'))
      .toEqual([{ type: 'state', complete: false, error: 'not_a_test_card' }]);
    await expect(field).toBeFocused();
    expect(sent).toEqual([]);
    expect(JSON.stringify(await page.evaluate(() => (window as unknown as Told).told))).not.toMatch(/\d{12}/);
  });

test('a test card becomes a token by its name: its number is never sent', async ({ page }) => {
  const { fields, sent } = await openFields(page);
  await fill(fields, '4242424242424242');
  await expect(fields.getByLabel(labels.en.number, { exact: true })).toHaveValue('4242 4242 4242 4242');
  await expect(fields.getByLabel(labels.en.expiry)).toHaveValue('12 / 34');
  await expect.poll(() => toldOf(page, 'state')).toEqual([{ type: 'state', complete: true, error: null }]);
  await tokenise(page);
  await expect
    .poll(() => toldOf(page, 'card'))
    .toEqual([{ type: 'card', token: expect.stringMatching(/^card_/), brand: 'visa', last4: '4242' }]);
  expect(sent).toEqual([expect.stringMatching(/\/sandbox\/cards \{"card":"visa"\}$/)]);
});

test('what is missing is said beside its field, and the first of it has the focus; Enter asks the page', async ({
  page,
}) => {
  const { fields, sent } = await openFields(page);
  await tokenise(page);
  const number = fields.getByLabel(labels.en.number, { exact: true });
  await expect(number).toHaveAccessibleDescription('Enter a card number.');
  await expect(fields.getByLabel(labels.en.cvc)).toHaveAccessibleDescription('Enter 3 digits.');
  await expect(number).toBeFocused();
  await fields.getByLabel(labels.en.expiry).pressSequentially('0120');
  await fields.getByLabel(labels.en.cvc).focus();
  await expect(fields.getByLabel(labels.en.expiry)).toHaveAccessibleDescription(
    'Enter a date that is not past.',
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => toldOf(page, 'submit')).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('a number of the list is one press away, also with four digits behind', async ({ page }) => {
  const { fields } = await openFields(page);
  await fields.getByText(labels.en.list).click();
  await fields.getByRole('button', { name: 'Use 3782 8224 6310 005' }).click();
  await expect(fields.getByLabel(labels.en.number, { exact: true })).toHaveValue('3782 822463 10005');
  await expect(fields.getByLabel(labels.en.cvc)).toHaveValue('1234');
  await tokenise(page);
  await expect.poll(() => toldOf(page, 'card')).toMatchObject([{ brand: 'amex', last4: '0005' }]);
});

test('where the line is cut, the fields say so and keep what was typed', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  const { fields } = await openFields(page);
  await fill(fields, '4242424242424242');
  await page.route('**/sandbox/cards', (route) => route.abort());
  await tokenise(page);
  await expect(fields.getByRole('alert')).toHaveText('The card could not be sent. Please try again.');
  await expect(fields.getByLabel(labels.en.number, { exact: true })).toHaveValue('4242 4242 4242 4242');
  await page.unroute('**/sandbox/cards');
  await tokenise(page);
  await expect.poll(() => toldOf(page, 'card')).toHaveLength(1);
});

for (const [locale, theme] of [
  ['en', 'dark'],
  ['de', 'light'],
  ['zh-Hans', 'dark'],
] as const)
  test(`the fields can be read and used by everybody: ${locale}, ${theme} @phone`, async ({ page }) => {
    const { fields } = await openFields(page, locale, theme);
    await fill(fields, '4111111111111111', locale);
    await fields.getByText(labels[locale].list).click();
    await expectNoAxeFindings(page, { except: ['page-has-heading-one', 'landmark-one-main', 'region'] });
    const { scrollWidth, clientWidth } = await fields
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

test('a page of somebody else cannot frame the fields', async ({ page, complaints }) => {
  complaints.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|Refused to/);
  await page.goto('/en');
  const address = new URL('/sandbox/card', page.url()).href;
  await page.goto('about:blank');
  await page.setContent(`<iframe title="Card" src="${address}"></iframe>`);
  await expect(page.frameLocator('iframe').getByLabel(labels.en.number)).toHaveCount(0);
});
