// Tests that each statement of the sandbox concerns the payment that it names, and no other.
import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { resultOf } from '../../../../test-support/payment-providers/read-answer.ts';
import type { Answer, Intent, NewIntent, PaymentGateway } from '../port.ts';
import { changedIntents } from './change-intent.ts';
import { confirmIntent } from './confirm-intent.ts';
import { tokeniseCard } from './create-intent.ts';
import { decideIntent, SANDBOX_PAGES } from './decide-intent.ts';
import { purgeSandbox } from './purge-sandbox.ts';
import { openSandboxGateway } from './sandbox-gateway.ts';

let testDb: TestDatabase;
let gateway: PaymentGateway;
const neverAborted = new AbortController().signal;
const longAgo = new Date(Date.now() - 3_600_000);

beforeAll(async () => {
  testDb = await testDatabase();
  gateway = openSandboxGateway({ database: testDb.database, clock: { now: () => new Date() } });
});
beforeEach(async () => {
  await runSql('truncate sandbox_intents, sandbox_cards cascade');
  intents.clear();
  for (const side of ['mine', 'theirs']) await createOneOfEach(side);
  await runSql('update sandbox_intents set changed_at = $1', [longAgo]);
});
afterAll(() => testDb.drop());

const runSql = (sql: string, values: unknown[] = []) => testDb.database.pool.query(sql, values);

/** The intents by side and state, such as `mine authorised`. */
const intents = new Map<string, Intent>();
const intentNamed = (name: string): Intent => {
  const intent = intents.get(name);
  if (!intent) throw new Error(`No payment is called ${name}.`);
  return intent;
};

async function cardToken(card: string): Promise<string> {
  const token = await tokeniseCard(testDb.database.pool, card);
  if (!token) throw new Error(`There is no card ${card}.`);
  return token.token;
}

const newIntent = (differences: Partial<NewIntent> = {}): NewIntent => ({
  attemptId: randomUUID(),
  bookingId: 'booking-1',
  method: 'credit-card',
  amount: money(1_000, 'EUR'),
  isCaptureLater: false,
  paymentMethodId: null,
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
  ...differences,
});
const createIntent = async (differences: Partial<NewIntent> = {}) =>
  resultOf(await gateway.create(newIntent(differences), neverAborted));

/** Makes an open, a challenged, an approved, an authorised and a captured payment. */
async function createOneOfEach(side: string): Promise<void> {
  const visa = await cardToken('visa');
  const approved = await createIntent({ method: 'paypal' });
  intents.set(`${side} open`, await createIntent());
  intents.set(`${side} challenged`, await createIntent({ paymentMethodId: await cardToken('challenge') }));
  intents.set(`${side} approved`, approved);
  intents.set(`${side} authorised`, await createIntent({ paymentMethodId: visa, isCaptureLater: true }));
  intents.set(`${side} captured`, await createIntent({ paymentMethodId: visa }));
  await decideIntent(testDb.database, { ...secretOf(approved), page: 'wallet', verdict: 'confirm' });
}

const secretOf = ({ id, clientSecret }: Intent) => ({ id, secret: clientSecret ?? 'none' });

async function storedIntents(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await runSql(
    `select id, concat_ws(' ', state, captured_minor, refunded_minor, changed_at,
       (select count(*) from sandbox_events where intent_id = intent.id),
       (select count(*) from sandbox_refunds where intent_id = intent.id),
       (select count(*) from sandbox_operations where intent_id = intent.id)) as what
     from sandbox_intents intent`,
  );
  return new Map(rows.map(({ id, what }) => [id, what]));
}

/** The names of the payments that an operation changes. */
async function changedBy(operation: () => Promise<unknown>): Promise<string[]> {
  const before = await storedIntents();
  await operation();
  const after = await storedIntents();
  return [...intents].filter(([, { id }]) => after.get(id) !== before.get(id)).map(([name]) => name);
}

type Operate = (intent: Intent) => Promise<unknown>;
const operations: readonly [operation: string, state: string, operate: Operate][] = [
  [
    'capture',
    'authorised',
    ({ id }) => gateway.capture(id, { key: randomUUID(), amountMinor: 1_000 }, neverAborted),
  ],
  ['void', 'authorised', ({ id }) => gateway.cancel(id, { key: randomUUID() }, neverAborted)],
  [
    'refund',
    'captured',
    ({ id }) => gateway.refund(id, { key: randomUUID(), amountMinor: 1, reason: 'x' }, neverAborted),
  ],
  ['capture', 'approved', ({ id }) => gateway.proceed(id, neverAborted)],
  [
    'confirmation',
    'challenged',
    (of) => decideIntent(testDb.database, { ...secretOf(of), page: 'challenge', verdict: 'confirm' }),
  ],
  [
    'confirmation',
    'open',
    async (of) => confirmIntent(testDb.database, { ...secretOf(of), token: await cardToken('visa') }),
  ],
];

test.each(operations)(
  'A %s of the %s payment changes no other payment, and announces one change',
  async (_, state, operate) => {
    expect(await changedBy(() => operate(intentNamed(`mine ${state}`)))).toEqual([`mine ${state}`]);
    const changed = resultOf(await changedIntents(testDb.database.pool, new Date(longAgo.getTime() + 1)));
    expect(changed.map(({ id }) => id)).toEqual([intentNamed(`mine ${state}`).id]);
  },
);

test('A proceeding changes only what a wallet has approved', async () => {
  for (const state of ['open', 'challenged', 'authorised', 'captured'])
    expect(await changedBy(() => gateway.proceed(intentNamed(`mine ${state}`).id, neverAborted))).toEqual([]);
});

test('The secret of another payment, and a page or a card of another kind, change nothing', async () => {
  const { database } = testDb;
  const [mine, open] = [intentNamed('mine challenged'), intentNamed('mine open')];
  const theirs = secretOf(intentNamed('theirs challenged')).secret;
  expect(
    await changedBy(async () => {
      const verdict = 'confirm';
      expect(
        await decideIntent(database, { id: mine.id, secret: theirs, page: 'challenge', verdict }),
      ).toBeUndefined();
      for (const page of SANDBOX_PAGES.filter((page) => page !== 'challenge'))
        expect(await decideIntent(database, { ...secretOf(mine), page, verdict })).toBeUndefined();
      const token = await cardToken('visa');
      expect(await confirmIntent(database, { id: open.id, secret: theirs, token })).toBeUndefined();
      expect(await confirmIntent(database, { ...secretOf(open), token: 'card_of_nobody' })).toBeUndefined();
    }),
  ).toEqual([]);
});

const refusalReason = <Result>(answer: Answer<Result>) =>
  answer.outcome === 'refused' ? answer.why : answer.outcome;

test('A key belongs to one operation on one payment: any other use of it is refused and changes nothing', async () => {
  const [mine, theirs] = [intentNamed('mine authorised').id, intentNamed('theirs authorised').id];
  await gateway.capture(mine, { key: 'capture', amountMinor: 700 }, neverAborted);
  const refund = { key: 'refund', amountMinor: 100, reason: 'x' };
  await gateway.refund(mine, refund, neverAborted);
  await gateway.capture(theirs, { key: 'their capture', amountMinor: 700 }, neverAborted);
  expect(
    await changedBy(async () => {
      const answers: Answer<unknown>[] = [
        await gateway.capture(mine, { key: 'capture', amountMinor: 701 }, neverAborted),
        await gateway.capture(theirs, { key: 'capture', amountMinor: 700 }, neverAborted),
        await gateway.cancel(mine, { key: 'capture' }, neverAborted),
        await gateway.refund(mine, { ...refund, amountMinor: 101 }, neverAborted),
        await gateway.refund(theirs, refund, neverAborted),
      ];
      expect(answers.map(refusalReason)).toEqual(answers.map(() => 'key_reused'));
      expect(
        refusalReason(await gateway.capture(mine, { key: 'capture', amountMinor: 700 }, neverAborted)),
      ).toBe('done');
      expect(resultOf(await gateway.refund(mine, refund, neverAborted))).toMatchObject({ key: 'refund' });
    }),
  ).toEqual([]);
});

test.each([0, -1, 0.5, Number.NaN])(
  'An amount of %d is neither captured nor refunded',
  async (amountMinor) => {
    const [authorised, captured] = [intentNamed('mine authorised').id, intentNamed('mine captured').id];
    expect(
      await changedBy(async () => {
        const operation = { key: randomUUID(), amountMinor };
        expect(refusalReason(await gateway.capture(authorised, operation, neverAborted))).toBe('invalid');
        expect(
          refusalReason(await gateway.refund(captured, { ...operation, reason: 'x' }, neverAborted)),
        ).toBe('invalid');
      }),
    ).toEqual([]);
  },
);

test('A repeated attempt must request the same payment; only its language and the payer’s name may differ', async () => {
  const wanted = newIntent({ paymentMethodId: await cardToken('visa') });
  const { id } = await createIntent(wanted);
  const other = { ...wanted, locale: 'de', payerName: 'Mara Lind' } as const;
  expect(resultOf(await gateway.create(other, neverAborted)).id).toBe(id);
  for (const differences of [
    { bookingId: 'booking-2' },
    { method: 'web-payments' },
    { amount: money(1_001, 'EUR') },
    { amount: money(1_000, 'USD') },
    { isCaptureLater: true },
    { paymentMethodId: await cardToken('visa') },
    { returnUrl: 'https://shop.example/elsewhere' },
    { description: 'Another trip' },
  ] as const)
    expect([
      differences,
      refusalReason(await gateway.create({ ...wanted, ...differences }, neverAborted)),
    ]).toEqual([differences, 'key_reused']);
});

test('Changes include refunds that have ended and authorisations that have expired since then, and nothing earlier', async () => {
  const since = new Date(Date.now() - 60_000);
  const listed = async () => {
    const changed = resultOf(await changedIntents(testDb.database.pool, since));
    return changed.map(({ id }) => [...intents].find(([, intent]) => intent.id === id)?.[0]).toSorted();
  };
  for (const side of ['mine', 'theirs'])
    await gateway.refund(
      intentNamed(`${side} captured`).id,
      { key: side, amountMinor: 1, reason: 'x' },
      neverAborted,
    );
  await runSql('update sandbox_intents set changed_at = $1', [longAgo]);
  expect(await listed()).toEqual([]);
  const settle = (side: string, minutes: number) =>
    runSql(
      `update sandbox_refunds set later_state = 'done', settles_at = now() + make_interval(mins => $2)
       where intent_id = $1`,
      [intentNamed(`${side} captured`).id, minutes],
    );
  const expire = (state: string, minutes: number) =>
    runSql('update sandbox_intents set capture_before = now() + make_interval(mins => $2) where id = $1', [
      intentNamed(state).id,
      minutes,
    ]);
  await settle('mine', -5);
  await settle('theirs', 5);
  await expire('mine authorised', -5);
  await expire('theirs authorised', 5);
  await expire('mine captured', 0);
  expect(await listed()).toEqual([]);
  await settle('mine', 0);
  await expire('mine authorised', 0);
  expect(await listed()).toEqual(['mine authorised', 'mine captured']);
});

test('Old payments and old card tokens are deleted, each by its own age', async () => {
  const old = `now() - interval '401 days'`;
  await runSql(`update sandbox_intents set changed_at = ${old} where id = $1`, [intentNamed('mine open').id]);
  const { rows } = await runSql('select token from sandbox_cards order by token');
  await runSql(`update sandbox_cards set made_at = ${old} where token = $1`, [rows[0].token]);
  expect(await purgeSandbox(testDb.database.pool)).toBe(2);
  expect(await purgeSandbox(testDb.database.pool)).toBe(0);
  const after = await storedIntents();
  expect([...intents].filter(([, { id }]) => !after.has(id)).map(([name]) => name)).toEqual(['mine open']);
  expect((await runSql('select token from sandbox_cards order by token')).rows).toEqual(rows.slice(1));
});
