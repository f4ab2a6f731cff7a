// Tests what the sandbox does beyond the rules for every payment provider: cards with special outcomes,
// pages, secrets and storage.
import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { resultOf } from '../../../../test-support/payment-providers/read-answer.ts';
import type { NewIntent, PaymentGateway } from '../port.ts';
import { openIntent } from './change-intent.ts';
import { confirmIntent } from './confirm-intent.ts';
import { tokeniseCard } from './create-intent.ts';
import { decideIntent, type SandboxPage, type Verdict } from './decide-intent.ts';
import { purgeSandbox } from './purge-sandbox.ts';
import { openSandboxGateway } from './sandbox-gateway.ts';

let testDb: TestDatabase;
let gateway: PaymentGateway;
const clock = { now: () => new Date() };
const neverAborted = new AbortController().signal;

beforeAll(async () => {
  testDb = await testDatabase();
  gateway = openSandboxGateway({ database: testDb.database, clock });
});

afterAll(() => testDb.drop());

const runSql = (sql: string, values: unknown[] = []) => testDb.database.pool.query(sql, values);

async function tokenOf(card: string): Promise<string> {
  const cardToken = await tokeniseCard(testDb.database.pool, card);
  if (!cardToken) throw new Error(`There is no card ${card}.`);
  return cardToken.token;
}

async function createIntent(differences: Partial<NewIntent> = {}, card?: string) {
  const wanted: NewIntent = {
    attemptId: randomUUID(),
    bookingId: 'booking-1',
    method: 'credit-card',
    amount: money(1_000, 'EUR'),
    isCaptureLater: false,
    paymentMethodId: card ? await tokenOf(card) : null,
    returnUrl: 'https://shop.example/return',
    description: 'A trip',
    locale: 'de',
    ...differences,
  };
  return resultOf(await gateway.create(wanted, neverAborted));
}
const readIntent = async (id: string) => resultOf(await gateway.read(id, neverAborted));
const secretOf = (intent: { clientSecret: string | null }) => intent.clientSecret ?? 'none';

test.each([
  ['declined', 'card_declined'],
  ['insufficient-funds', 'insufficient_funds'],
  ['expired', 'expired_card'],
  ['wrong-cvc', 'incorrect_cvc'],
  ['processing-error', 'processing_error'],
])('A payment with the test card "%s" fails: %s', async (card, refusal) => {
  expect(await createIntent({}, card)).toMatchObject({ state: 'failed', refusal, capturedMinor: 0 });
});

test('A card can be declined after its bank has challenged the traveller', async () => {
  const intent = await createIntent({}, 'challenge-then-declined');
  const decided = { id: intent.id, secret: secretOf(intent), page: 'challenge', verdict: 'confirm' } as const;
  expect(intent.action).toEqual({
    kind: 'frame',
    url: `/sandbox/challenge/${intent.id}?secret=${intent.clientSecret}`,
  });
  await decideIntent(testDb.database, decided);
  expect(await readIntent(intent.id)).toMatchObject({ state: 'failed', refusal: 'card_declined' });
});

test('Only the names of test cards become tokens, and no card number is stored', async () => {
  expect(await tokeniseCard(testDb.database.pool, '4242424242424242')).toBeUndefined();
  expect(await tokeniseCard(testDb.database.pool, 'amex')).toEqual({
    token: expect.stringMatching(/^card_[\w-]{24}$/),
    brand: 'amex',
    last4: '0005',
  });
  const { rows } = await runSql('select c::text from sandbox_cards c');
  expect(rows.map(({ c }) => c).join()).not.toMatch(/\d{12}/);
});

test('A browser finishes a payment once, with its secret and a token; another secret finds no payment', async () => {
  const intent = await createIntent();
  const token = await tokenOf('visa');
  const confirm = (secret: string, by = token) =>
    confirmIntent(testDb.database, { id: intent.id, secret, token: by });
  expect(await confirm('secret_of_another')).toBeUndefined();
  expect(await confirm(secretOf(intent), 'card_of_nobody')).toBeUndefined();
  expect((await readIntent(intent.id)).state).toBe('requires_method');
  expect(await confirm(secretOf(intent))).toMatchObject({ state: 'captured', captured: 1_000 });
  expect(await confirm(secretOf(intent), await tokenOf('declined'))).toMatchObject({ state: 'captured' });
});

test('A page shows only the payment that its secret belongs to', async () => {
  const intent = await createIntent();
  const open = (secret: string) => openIntent(testDb.database.pool, { id: intent.id, secret });
  expect(await open(secretOf(intent))).toMatchObject({ id: intent.id, locale: 'de' });
  expect(await open('')).toBeUndefined();
  expect(await open(secretOf(await createIntent()))).toBeUndefined();
});

test.each([
  ['bancontact', 'bank', 'refuse', { state: 'failed', refusal: 'authentication_failed' }],
  ['bancontact', 'bank', 'leave', { state: 'failed', refusal: 'abandoned' }],
  ['bancontact', 'challenge', 'confirm', { state: 'requires_action' }],
  ['alipay', 'alipay', 'confirm', { state: 'captured', capturedMinor: 1_000 }],
  ['alipay', 'alipay', 'leave', { state: 'failed', refusal: 'abandoned' }],
  ['alipay', 'wechat-pay', 'confirm', { state: 'requires_action' }],
  ['wechat-pay', 'wechat-pay', 'confirm', { state: 'captured', capturedMinor: 1_000 }],
  ['wechat-pay', 'wechat-pay', 'leave', { state: 'failed', refusal: 'abandoned' }],
  ['wechat-pay', 'bank', 'confirm', { state: 'requires_action' }],
  ['paypal', 'wallet', 'refuse', { state: 'requires_action', refusal: null }],
  ['paypal', 'wallet', 'leave', { state: 'requires_action', refusal: null }],
  ['web-payments', 'wallet', 'confirm', { state: 'captured', capturedMinor: 1_000 }],
  ['web-payments', 'wallet', 'refuse', { state: 'requires_method' }],
] as const)(
  'A %s payment on the page %s becomes, by the button %s: %o',
  async (method, page, verdict, expected) => {
    const intent = await createIntent({ method });
    await decideChallenge(intent, page, verdict);
    expect(await readIntent(intent.id)).toMatchObject(expected);
  },
);

async function decideChallenge(
  intent: { id: string; clientSecret: string | null },
  page: SandboxPage,
  verdict: Verdict,
) {
  return decideIntent(testDb.database, { id: intent.id, secret: secretOf(intent), page, verdict });
}

test('A decided payment stays decided: a button pressed later changes nothing', async () => {
  const intent = await createIntent({}, 'challenge');
  await decideChallenge(intent, 'challenge', 'leave');
  expect((await readIntent(intent.id)).state).toBe('requires_action');
  await decideChallenge(intent, 'challenge', 'refuse');
  await decideChallenge(intent, 'challenge', 'confirm');
  expect(await readIntent(intent.id)).toMatchObject({ state: 'failed', capturedMinor: 0 });
});

test('An authorisation that is not captured in time is cancelled, and is listed among the changes', async () => {
  const intent = await createIntent({ isCaptureLater: true }, 'visa');
  const since = new Date();
  await runSql(
    "update sandbox_intents set capture_before = now(), changed_at = now() - interval '8 days' where id = $1",
    [intent.id],
  );
  expect((await readIntent(intent.id)).state).toBe('cancelled');
  const changed = resultOf(await gateway.changedSince(new Date(since.getTime() - 60_000), neverAborted));
  expect(changed.map(({ id }) => id)).toContain(intent.id);
  const late = await gateway.capture(intent.id, { key: randomUUID(), amountMinor: 1_000 }, neverAborted);
  expect(late).toMatchObject({ outcome: 'refused', why: 'wrong_state' });
});

test.each([
  ['refund-slow', 'pending', 'done', 'too_much'],
  ['refund-fails', 'done', 'failed', 'done'],
])(
  'A refund to "%s" begins as %s and ends as %s; only a failed refund can be repeated',
  async (card, first, last, then) => {
    const intent = await createIntent({}, card);
    const operation = { key: randomUUID(), amountMinor: 1_000, reason: 'x' };
    expect(resultOf(await gateway.refund(intent.id, operation, neverAborted)).state).toBe(first);
    const later = await runSql(
      `select due_at > now() + interval '5 seconds' as later from jobs
     where kind = 'deliver-sandbox-event' and key in (select id from sandbox_events where intent_id = $1)
     order by due_at`,
      [intent.id],
    );
    // The events of the payment and of the refund, at once, and that of the refund's end, later.
    expect(later.rows.map((row) => row.later)).toEqual([false, false, true]);
    await runSql('update sandbox_refunds set settles_at = now() where intent_id = $1', [intent.id]);
    expect((await readIntent(intent.id)).refunds).toMatchObject([{ state: last }]);
    const again = await gateway.refund(intent.id, { ...operation, key: randomUUID() }, neverAborted);
    expect(again.outcome === 'refused' ? again.why : again.outcome).toBe(then);
  },
);

test('Every change has its event, written by the same statement', async () => {
  const intent = await createIntent({}, 'visa');
  const notices = await runSql(
    `select from jobs join sandbox_events event on key = event.id
     where kind = 'deliver-sandbox-event' and payload->>'eventId' = event.id and intent_id = $1`,
    [intent.id],
  );
  expect(notices.rowCount).toBe(1);
});

test('A restarted server continues where the last one ended', async () => {
  const intent = await createIntent({}, 'challenge');
  const again = openSandboxGateway({ database: testDb.database, clock });
  await decideChallenge(intent, 'challenge', 'confirm');
  expect(resultOf(await again.findByAttempt(intent.attemptId, neverAborted))).toMatchObject({
    state: 'captured',
  });
});

test('Payments and card tokens are deleted after more than a year', async () => {
  const intent = await createIntent({}, 'visa');
  await runSql("update sandbox_intents set changed_at = now() - interval '399 days'");
  await purgeSandbox(testDb.database.pool);
  expect((await readIntent(intent.id)).id).toBe(intent.id);
  await runSql("update sandbox_intents set changed_at = now() - interval '401 days' where id = $1", [
    intent.id,
  ]);
  await runSql("update sandbox_cards set made_at = now() - interval '401 days'");
  expect(await purgeSandbox(testDb.database.pool)).toBeGreaterThan(1);
  expect(await gateway.read(intent.id, neverAborted)).toMatchObject({ why: 'no_such_intent' });
  expect((await runSql('select from sandbox_cards')).rowCount).toBe(0);
});
