import { randomUUID } from 'node:crypto';
import { PAYMENT_METHODS, type PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import { money } from '@ashore/core/money/money.ts';
import { refuseInsideTransaction } from '../../src/database/transaction.ts';
import { paymentsOf } from '../../src/gateways/payments/open-payments.ts';
import type {
  Answer,
  Intent,
  IntentState,
  NewIntent,
  PaymentGateway,
  Refund,
} from '../../src/gateways/payments/port.ts';
import type { ProviderOperation } from './faults.ts';

/**
 * `lost`: done, but the answer never arrives. `fails`: not done. `refuses`: not done, and the provider says
 * so.
 */
export type MemoryFault = 'lost' | 'fails' | 'refuses';

/** The state that each word in the place of a card leads to. */
const outcomes: Readonly<Record<string, IntentState>> = {
  good: 'captured',
  declined: 'failed',
  challenge: 'requires_action',
  slow: 'processing',
};

/** A small payment provider in memory. The test does what the provider's pages would do. */
export function memoryPayments(
  faultOf: (
    operation: ProviderOperation,
    key: string,
  ) => MemoryFault | undefined | Promise<MemoryFault | undefined> = () => undefined,
) {
  const intents = new Map<string, Intent>();
  const parameters = new Map<string, string>();
  const changedAt = new Map<string, Date>();
  const returnUrls: string[] = [];
  const operations: { readonly operation: ProviderOperation; readonly key: string }[] = [];

  const gateway: PaymentGateway = {
    name: 'sandbox',
    methods: PAYMENT_METHODS,
    create: (newIntent) => act('create', newIntent.attemptId, () => create(newIntent)),
    proceed: (id) => act('proceed', id, () => answerWithIntent(id)),
    read: (id) => act('read', id, () => answerWithIntent(id)),
    findByAttempt: (attemptId) =>
      act('findByAttempt', attemptId, () => answerWithIntent(byAttempt(attemptId)?.id ?? attemptId)),
    capture: (id, { key, amountMinor }) =>
      act('capture', key, () =>
        change(id, ['authorised'], { state: 'captured', capturedMinor: amountMinor }),
      ),
    cancel: (id, { key }) =>
      act('cancel', key, () =>
        change(id, ['requires_method', 'requires_action', 'processing', 'authorised', 'cancelled'], {
          state: 'cancelled',
        }),
      ),
    refund: (id, { key, amountMinor }) => act('refund', key, () => refund(id, key, amountMinor)),
    readEvent: async () => ({ outcome: 'refused', reason: 'This provider sends no events.' }),
    changedSince: (since) =>
      act('changedSince', since.toISOString(), () => ({
        outcome: 'done',
        result: [...intents.values()].filter(({ id }) => (changedAt.get(id) ?? since) >= since),
      })),
  };
  return {
    gateway,
    payments: paymentsOf([gateway]),
    operations,
    returnUrls,
    intents,
    byAttempt,
    finish,
    put,
  };

  async function act<Result>(
    operation: ProviderOperation,
    key: string,
    does: () => Answer<Result>,
  ): Promise<Answer<Result>> {
    refuseInsideTransaction('A payment provider was called');
    operations.push({ operation, key });
    const fault = await faultOf(operation, key);
    // Other calls get their turn, as they would over a connection.
    await new Promise(setImmediate);
    if (fault === 'fails') return { outcome: 'unknown', reason: 'The provider answered 500.' };
    if (fault === 'refuses') return { outcome: 'refused', why: 'invalid', reason: 'The provider refuses.' };
    const answer = does();
    return fault === 'lost' ? { outcome: 'unknown', reason: 'The answer of the provider was lost.' } : answer;
  }

  function create(newIntent: NewIntent): Answer<Intent> {
    const fingerprint = JSON.stringify([
      newIntent.amount,
      newIntent.method,
      newIntent.isCaptureLater,
      newIntent.paymentMethodId,
    ]);
    const existingIntent = byAttempt(newIntent.attemptId);
    if (existingIntent && parameters.get(existingIntent.id) !== fingerprint)
      return { outcome: 'refused', why: 'key_reused', reason: 'The key was used for another request.' };
    if (existingIntent) return { outcome: 'done', result: existingIntent };
    const { attemptId, bookingId, method, amount, isCaptureLater, paymentMethodId } = newIntent;
    const id = `pi_${randomUUID()}`;
    const outcome = paymentMethodId === null ? 'requires_method' : (outcomes[paymentMethodId] ?? 'failed');
    const state = outcome === 'captured' && isCaptureLater ? 'authorised' : outcome;
    parameters.set(id, fingerprint);
    returnUrls.push(newIntent.returnUrl);
    return put({
      id,
      attemptId,
      bookingId,
      method,
      amount,
      isCaptureLater,
      state,
      capturedMinor: state === 'captured' ? amount.amount : 0,
      refunds: [],
      captureBefore: null,
      refusal: state === 'failed' ? 'card_declined' : null,
      clientSecret: `${id}_secret`,
      action: state === 'requires_action' ? { kind: 'frame', url: `/challenge/${id}` } : null,
    });
  }

  /** Does what the traveller or their bank would do. */
  function finish(
    id: string,
    state: 'paid' | 'failed' | 'cancelled',
    refusal: PaymentRefusal | null = null,
  ): void {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no intent ${id}.`);
    const paid = intent.isCaptureLater ? 'authorised' : 'captured';
    const next = state === 'paid' ? paid : state;
    const capturedMinor = next === 'captured' ? intent.amount.amount : 0;
    put({ ...intent, state: next, capturedMinor, refusal, action: null });
  }

  function change(id: string, from: readonly IntentState[], difference: Partial<Intent>): Answer<Intent> {
    const intent = intents.get(id);
    if (!intent) return { outcome: 'refused', why: 'no_such_intent', reason: id };
    if (intent.state === difference.state) return { outcome: 'done', result: intent };
    if (!from.includes(intent.state)) return { outcome: 'refused', why: 'wrong_state', reason: intent.state };
    return put({ ...intent, ...difference, action: null });
  }

  function refund(id: string, key: string, amountMinor: number): Answer<Refund> {
    const intent = intents.get(id);
    if (!intent) return { outcome: 'refused', why: 'no_such_intent', reason: id };
    const existingRefund = intent.refunds.find((one) => one.key === key);
    if (existingRefund) return { outcome: 'done', result: existingRefund };
    if (intent.state !== 'captured') return { outcome: 'refused', why: 'wrong_state', reason: intent.state };
    const refundedMinor = intent.refunds.reduce((sum, one) => sum + one.amountMinor, 0);
    if (refundedMinor + amountMinor > intent.capturedMinor)
      return { outcome: 'refused', why: 'too_much', reason: `${refundedMinor} + ${amountMinor}` };
    const newRefund: Refund = { id: `re_${randomUUID()}`, key, amountMinor, state: 'done' };
    put({ ...intent, refunds: [...intent.refunds, newRefund] });
    return { outcome: 'done', result: newRefund };
  }

  function answerWithIntent(id: string): Answer<Intent> {
    const intent = intents.get(id);
    return intent
      ? { outcome: 'done', result: intent }
      : { outcome: 'refused', why: 'no_such_intent', reason: id };
  }

  function byAttempt(attemptId: string): Intent | undefined {
    return [...intents.values()].find((intent) => intent.attemptId === attemptId);
  }

  function put(intent: Intent): Answer<Intent> {
    const stored = { ...intent, amount: money(intent.amount.amount, intent.amount.currency) };
    intents.set(stored.id, stored);
    changedAt.set(stored.id, new Date());
    return { outcome: 'done', result: stored };
  }
}
