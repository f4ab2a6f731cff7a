import { randomUUID } from 'node:crypto';
import { TEST_CARDS } from '@ashore/core/booking/test-cards.ts';
import { money } from '@ashore/core/money/money.ts';
import jsQr from 'jsqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { resultOf } from '../../../test-support/payment-providers/read-answer.ts';
import type { NewIntent } from '../../gateways/payments/port.ts';
import { openSandboxGateway } from '../../gateways/payments/sandbox/sandbox-gateway.ts';
import { shopDocument } from '../responses/shop-document.ts';

let testDb: TestDatabase;
const neverAborted = new AbortController().signal;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const openGateway = () => openSandboxGateway({ database: testDb.database, clock: { now: () => new Date() } });
const readIntent = async (id: string) => resultOf(await openGateway().read(id, neverAborted));

async function createIntent(differences: Partial<NewIntent> = {}) {
  const wanted: NewIntent = {
    attemptId: randomUUID(),
    bookingId: 'booking-1',
    method: 'credit-card',
    amount: money(8_730, 'EUR'),
    isCaptureLater: false,
    paymentMethodId: null,
    returnUrl: 'https://www.example.org/return?step=1',
    description: 'Sunset <b>sail</b>',
    locale: 'de',
    ...differences,
  };
  return resultOf(await openGateway().create(wanted, neverAborted));
}

const startApp = (env: Record<string, string> = {}) => testApp({ database: testDb.database, env });

const jsonRequest = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const formRequest = (fields: Record<string, string>) =>
  ({ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) }) as const;

test('The card fields can be framed only by our own pages, and run only our own scripts', async () => {
  const { url } = await startApp();
  const answer = await fetch(`${url}/sandbox/card?locale=de&theme=dark`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const html = await answer.text();
  expect(html).toContain('<html lang="de" data-theme="dark" class="frame">');
  for (const part of ['Kartennummer', 'autocomplete="cc-number"', 'autocomplete="cc-csc"'])
    expect(html).toContain(part);
  for (const { number } of TEST_CARDS) expect(html).toContain(`"number":"${number}"`);
});

test.each([
  ['await-payment.mjs', 'text/javascript'],
  ['card-fields.mjs', 'text/javascript'],
  ['notify-parent.mjs', 'text/javascript'],
  ['sandbox.css', 'text/css'],
])('%s is sent with its content type, and with the style tokens of the variant', async (file, type) => {
  const { url } = await startApp();
  const answer = await fetch(`${url}/sandbox/${file}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  const text = await answer.text();
  if (type === 'text/css') expect(text).toMatch(/:root \{[^}]*--color-ink: light-dark/);
  expect(text).not.toContain('@theme');
});

test('The name of a test card is exchanged for a token; a card number or other text is refused', async () => {
  const { url } = await startApp();
  const send = (init: RequestInit) => fetch(`${url}/sandbox/cards`, init);
  const answer = await send(jsonRequest({ card: 'visa' }));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { token: expect.stringMatching(/^card_/), brand: 'visa', last4: '4242' },
  ]);
  for (const body of [
    { card: '4242424242424242' },
    { card: 'visa', number: '4242424242424242' },
    {},
    7,
    null,
  ])
    expect((await send(jsonRequest(body))).status).toBe(400);
  expect((await send({ ...jsonRequest({}), body: 'x'.repeat(5_000) })).status).toBe(413);
  expect((await send({ method: 'POST', body: 'card=visa' })).status).toBe(415);
  expect((await send({ method: 'PUT' })).status).toBe(405);
});

test('A client stores a limited number of test cards per minute', async () => {
  const { url } = await startApp();
  const statuses: number[] = [];
  // The allowance refills by one card a second, so that a slow machine needs more than 61 to run out.
  for (let card = 0; card < 90; card += 1)
    statuses.push((await fetch(`${url}/sandbox/cards`, jsonRequest({ card: 'visa' }))).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses).toContain(429);
});

test('A browser confirms a payment only with the secret of that payment', async () => {
  const { url } = await startApp();
  const { token } = await (await fetch(`${url}/sandbox/cards`, jsonRequest({ card: 'challenge' }))).json();
  const intent = await createIntent();
  const confirm = (secret: string | null) =>
    fetch(`${url}/sandbox/intents/${intent.id}/confirm`, jsonRequest({ secret, token }));
  expect((await confirm('secret_of_another')).status).toBe(404);
  const answer = await confirm(intent.clientSecret);
  expect(await answer.json()).toEqual({
    state: 'requires_action',
    refusal: null,
    action: { kind: 'frame', url: `/sandbox/challenge/${intent.id}?secret=${intent.clientSecret}` },
  });
});

test('Every answer about a payment has the headers of our answers, and is stored nowhere', async () => {
  const { url } = await startApp();
  const { token } = await (await fetch(`${url}/sandbox/cards`, jsonRequest({ card: 'challenge' }))).json();
  const [card, wallet] = [await createIntent(), await createIntent({ method: 'paypal' })];
  const secret = wallet.clientSecret ?? '';
  for (const [path, status, init] of [
    ['/sandbox/card?locale=de', 200, {}],
    ['/sandbox/cards', 200, jsonRequest({ card: 'challenge' })],
    [`/sandbox/intents/${card.id}/confirm`, 200, jsonRequest({ secret: card.clientSecret, token })],
    [wallet.action?.url ?? '', 200, {}],
    [
      `/sandbox/intents/${wallet.id}/decide`,
      303,
      formRequest({ secret, page: 'wallet', verdict: 'confirm' }),
    ],
    ['/sandbox/intents/none/decide', 404, formRequest({ secret, page: 'wallet', verdict: 'confirm' })],
  ] as const) {
    const answer = await fetch(url + path, init);
    expect([path, answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      path,
      status,
      {
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; .*frame-ancestors '(none|self)'/,
        ),
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]+$/),
      },
    ]);
  }
  for (const path of ['/sandbox/sandbox.css', '/sandbox/card-fields.mjs'])
    expect((await fetch(url + path)).headers.get('cache-control')).toBe('no-cache');
});

test('The bank page shows the payment in its language and runs no script', async () => {
  const { url } = await startApp();
  const intent = await createIntent({ method: 'bancontact' });
  const answer = await fetch(`${url}${intent.action?.url}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' https://www.example.org");
  const html = await answer.text();
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('87,30\u00a0€');
  expect(html).toContain('Sunset &#60;b&#62;sail');
});

test('A Chinese payer reads about how many yuan a payment is, and others do not', async () => {
  const { url } = await startApp();
  await testDb.database.pool.query(
    `insert into exchange_rates (valid_on, base, currency, rate, source)
     values ('2026-11-20', 'EUR', 'CNY', 8, 'test')`,
  );
  const pageIn = async (locale: 'zh-Hans' | 'de') => {
    const intent = await createIntent({ method: 'wechat-pay', locale });
    return (await fetch(`${url}${intent.action?.url}`)).text();
  };
  const chinese = await pageIn('zh-Hans');
  expect(chinese).toContain('<dt>金额</dt><dd>€87.30</dd>');
  expect(chinese).toContain('<dt>约合（仅供参考）</dt><dd>¥698</dd>');
  expect(await pageIn('de')).not.toContain('698');
});

test.each([
  ['alipay', 'Alipay-Testkonto'],
  ['wechat-pay', 'WeChat-Pay-Testkonto'],
] as const)(
  'The page of %s names itself, can be confirmed or left, and is shown to no frame',
  async (method, name) => {
    const { url } = await startApp();
    const intent = await createIntent({ method });
    expect(intent.action?.url).toBe(`/sandbox/${method}/${intent.id}?secret=${intent.clientSecret}`);
    const answer = await fetch(`${url}${intent.action?.url}`);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const html = await answer.text();
    expect(html).toContain(name);
    expect([...html.matchAll(/name="verdict" value="(\w+)"/g)].map(([, verdict]) => verdict)).toEqual([
      'confirm',
      'leave',
    ]);
    expect(html.includes('await-payment.mjs')).toBe(method === 'wechat-pay');
  },
);

test.each([
  ['alipay', 'confirm', 'succeeded', 'captured'],
  ['alipay', 'leave', 'failed', 'failed'],
  ['wechat-pay', 'confirm', 'succeeded', 'captured'],
  ['wechat-pay', 'leave', 'failed', 'failed'],
] as const)('%s sends the traveller back after %s and says %s', async (method, verdict, status, state) => {
  const { url } = await startApp();
  const intent = await createIntent({ method });
  const fields = { secret: intent.clientSecret ?? '', page: method, verdict };
  const answer = await fetch(`${url}/sandbox/intents/${intent.id}/decide`, formRequest(fields));
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.searchParams.get('payment_intent')).toBe(intent.id);
  expect(back.searchParams.get('redirect_status')).toBe(status);
  expect((await readIntent(intent.id)).state).toBe(state);
});

test('The QR code of WeChat Pay leads a phone to this same payment, until it is decided', async () => {
  const { url } = await startApp();
  const intent = await createIntent({
    method: 'wechat-pay',
    returnUrl: 'https://shop.example/bancontact-processing',
  });
  const page = () => fetch(`${url}${intent.action?.url}`).then((answer) => answer.text());
  const [, size = '0', dark = ''] = /viewBox="0 0 (\d+) \d+".*?<path d="([^"]*)"/.exec(await page()) ?? [];
  expect(readQrCode(Number(size), dark)).toBe(`https://shop.example${intent.action?.url}`);
  const fields = { secret: intent.clientSecret ?? '', page: 'wechat-pay', verdict: 'confirm' };
  await fetch(`${url}/sandbox/intents/${intent.id}/decide`, formRequest(fields));
  const decided = await page();
  expect(decided).not.toContain('<svg');
  expect(decided).not.toContain('await-payment.mjs');
  expect(decided).toContain('<main class="decision" data-done>');
  expect(decided).toContain('redirect_status=succeeded');
});

/** Reads a code as a scanner does: six pixels for each module. */
function readQrCode(size: number, dark: string): string | undefined {
  const width = size * 6;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h1/g))
    for (let at = 0; at < 36; at += 1) {
      const pixel = (Number(y) * 6 + Math.floor(at / 6)) * width + Number(x) * 6 + (at % 6);
      pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return (jsQr as unknown as typeof jsQr.default)(pixels, width, width)?.data;
}

test('Text on a sandbox page is escaped: it neither ends nor begins a script', async () => {
  const evil = `</script><script>alert("x")</script><img src=x onerror='alert(1)'>&`;
  const { url } = await startApp();
  const evilFields = {
    description: evil,
    returnUrl: `https://www.example.org/${evil}?a=${evil}`,
    payerName: evil,
  };
  const pages: string[] = [];
  const shown = async (address: string, init: RequestInit = {}) =>
    pages.push(await (await fetch(`${url}${address}`, init)).text());
  for (const method of ['bancontact', 'paypal', 'web-payments'] as const) {
    const intent = await createIntent({ ...evilFields, method, bookingId: evil });
    const at = intent.action?.url ?? `/sandbox/wallet/${intent.id}?secret=${intent.clientSecret}`;
    await shown(at);
    await shown(`/sandbox/bank/${encodeURIComponent(evil)}?secret=${encodeURIComponent(evil)}`);
    const page = method === 'bancontact' ? 'bank' : 'wallet';
    const decided = formRequest({ secret: intent.clientSecret ?? '', page, verdict: 'confirm' });
    await shown(`/sandbox/intents/${intent.id}/decide`, decided);
    await shown(at);
  }
  const query = encodeURIComponent(evil);
  await shown(`/sandbox/card?locale=${query}&theme=${query}`);
  for (const html of pages) expect(html).not.toMatch(/<script>|<img|onerror='/);
  expect(pages.join('')).toContain('&#60;/script&#62;');
});

test('Data for a script of these pages never ends the script, whatever it contains', () => {
  const look = { locale: 'en', theme: undefined, kind: 'frame', styleUrl: '/a.css', title: 'x' } as const;
  const evilText = '</script><script>alert(1)</script><!--';
  const html = shopDocument({ ...look, data: { told: evilText }, body: '' });
  expect(html).not.toContain(evilText);
  const [, facts = ''] = /id="facts">(.*)<\/script>/.exec(html) ?? [];
  expect(facts).not.toContain('<');
  expect(JSON.parse(facts)).toEqual({ told: evilText });
});

test.each(['/sandbox/bank/', '/sandbox/challenge/', '/sandbox/wallet/'])(
  '%s is not found without the right secret',
  async (path) => {
    const { url } = await startApp();
    const intent = await createIntent({ method: 'bancontact' });
    for (const secret of ['', 'secret_of_another']) {
      const answer = await fetch(`${url}${path}${intent.id}?secret=${secret}`);
      expect([answer.status, (await answer.text()).includes('Sunset')]).toEqual([404, false]);
    }
  },
);

test('A payment is shown only on the page of its method', async () => {
  const { url } = await startApp();
  const intent = await createIntent({ method: 'bancontact' });
  const statusOf = async (page: string) =>
    (await fetch(`${url}/sandbox/${page}/${intent.id}?secret=${intent.clientSecret}`)).status;
  expect([await statusOf('bank'), await statusOf('wallet'), await statusOf('challenge')]).toEqual([
    200, 404, 404,
  ]);
});

test.each([
  ['confirm', 'captured', 'succeeded'],
  ['refuse', 'failed', 'failed'],
  ['leave', 'failed', 'failed'],
])('The bank returns the traveller as real banks do: %s', async (verdict, state, status) => {
  const { url } = await startApp();
  const intent = await createIntent({ method: 'bancontact' });
  const secret = intent.clientSecret ?? '';
  const act = `${url}/sandbox/intents/${intent.id}/decide`;
  const answer = await fetch(act, formRequest({ secret, page: 'bank', verdict }));
  const back = new URL(answer.headers.get('location') ?? '');
  expect([answer.status, back.origin + back.pathname]).toEqual([303, 'https://www.example.org/return']);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    step: '1',
    payment_intent: intent.id,
    payment_intent_client_secret: secret,
    redirect_status: status,
  });
  expect((await readIntent(intent.id)).state).toBe(state);
});

test.each([
  ['confirm', { PayerID: 'SANDBOX' }, 'processing'],
  ['refuse', {}, 'requires_action'],
])('The wallet returns the traveller with its token: %s', async (verdict, more, state) => {
  const { url } = await startApp();
  const intent = await createIntent({ method: 'paypal' });
  const act = `${url}/sandbox/intents/${intent.id}/decide`;
  const answer = await fetch(
    act,
    formRequest({ secret: intent.clientSecret ?? '', page: 'wallet', verdict }),
  );
  const back = new URL(answer.headers.get('location') ?? '');
  expect(Object.fromEntries(back.searchParams)).toEqual({ step: '1', token: intent.id, ...more });
  expect((await readIntent(intent.id)).state).toBe(state);
});

test('In a frame the page reports the decision to its parent and does not redirect', async () => {
  const { url } = await startApp();
  const intent = await createIntent({ method: 'web-payments' });
  const act = `${url}/sandbox/intents/${intent.id}/decide`;
  const fields = { secret: intent.clientSecret ?? '', page: 'wallet', verdict: 'confirm' };
  const answer = await fetch(act, formRequest(fields));
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await answer.text()).toMatch(/<main class="decision" data-done>/);
  expect((await readIntent(intent.id)).state).toBe('captured');
});

test('An invalid decision, or one from another page, changes nothing', async () => {
  const { url } = await startApp();
  const intent = await createIntent({ method: 'bancontact' });
  const act = `${url}/sandbox/intents/${intent.id}/decide`;
  const good = { secret: intent.clientSecret ?? '', page: 'bank', verdict: 'confirm' };
  for (const [bad, status] of [
    [{ verdict: 'pay' }, 400],
    [{ page: 'challenge' }, 404],
    [{ secret: 'x' }, 404],
    [{ more: 'x' }, 400],
  ] as const)
    expect((await fetch(act, formRequest({ ...good, ...bad }))).status).toBe(status);
  expect((await readIntent(intent.id)).state).toBe('requires_action');
});

test('Without sandbox payments the sandbox pages are not found', async () => {
  const { url } = await startApp({ SANDBOX_PAYMENTS: 'off' });
  expect((await fetch(`${url}/sandbox/card`)).status).toBe(404);
  expect((await fetch(`${url}/webhooks/sandbox`, { method: 'POST' })).status).toBe(404);
});

test.each(['/sandbox', '/sandbox/nothing', '/sandbox/bank/x', '/sandbox/../env.ts'])(
  '%s is not found',
  async (path) => {
    const { url } = await startApp();
    expect((await fetch(`${url}${path}`)).status).toBe(404);
    expect((await fetch(`${url}${path}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
  },
);
