import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insideTransaction } from '../../src/database/transaction.ts';
import type { Intent, NewIntent, PaymentGateway, WebhookDelivery } from '../../src/gateways/payments/port.ts';
import { resultOf, whyNot } from './read-answer.ts';
import { redirectContract } from './redirect-contract.ts';

/** A payment provider in a test: the sandbox, or a stand-in for a real one. */
export type ProviderUnderTest = {
  readonly gateway: PaymentGateway;
  /** The token that the card fields make of a card with this behaviour. */
  readonly card: (behaviour: 'pays' | 'requires3DSecure' | 'declines') => Promise<string>;
  /** Does what the traveller does on the page that the intent leads to. */
  readonly act: (intent: Intent, verdict: 'confirm' | 'refuse') => Promise<void>;
  /** Plans the fault of the next call: `lost` after it was done, `fails` before, `hangs` without an end. */
  readonly fault: (next: 'lost' | 'fails' | 'hangs') => void;
  /** An event about the intent, as it is delivered at an instant. */
  readonly deliver: (intent: Intent, at: Date) => Promise<WebhookDelivery>;
  readonly close: () => Promise<void>;
};

/** Features that not every payment provider has. */
export type ProviderFeatures = Partial<
  Readonly<Record<'cards' | 'bank' | 'wallet' | 'timedSignatures', true>>
>;

const never = new AbortController().signal;
const amount = money(8_730, 'EUR');

/** The rules for every payment provider. They are written once and run for each provider. */
export function paymentsContract(
  name: string,
  has: ProviderFeatures,
  open: () => Promise<ProviderUnderTest>,
): void {
  describe(name, () => {
    let provider: ProviderUnderTest;
    let gateway: PaymentGateway;

    beforeAll(async () => {
      provider = await open();
      gateway = provider.gateway;
    });
    afterAll(() => provider.close());

    const usualMethod = () => gateway.methods[0] ?? 'credit-card';

    async function wanting(differences: Partial<NewIntent> = {}): Promise<NewIntent> {
      const method = differences.method ?? usualMethod();
      return {
        attemptId: randomUUID(),
        bookingId: randomUUID(),
        method,
        amount,
        isCaptureLater: false,
        paymentMethodId: method === 'credit-card' ? await provider.card('pays') : null,
        returnUrl: 'https://shop.example/return?step=1',
        description: 'Sunset sail on the Tagus',
        locale: 'en',
        ...differences,
      };
    }
    const create = async (differences: Partial<NewIntent> = {}) =>
      resultOf(await gateway.create(await wanting(differences), never));
    const read = async (id: string) => resultOf(await gateway.read(id, never));

    /** A payment that is paid in the way of its method. */
    async function paid(differences: Partial<NewIntent> = {}): Promise<Intent> {
      const intent = await create(differences);
      if (intent.state !== 'requires_action') return intent;
      await provider.act(intent, 'confirm');
      return resultOf(await gateway.proceed(intent.id, never));
    }
    const authorisedIntent = () => paid({ isCaptureLater: true });
    const key = () => randomUUID();
    const refunding = (id: string, amountMinor: number, by = key()) =>
      gateway.refund(id, { key: by, amountMinor, reason: 'requested by the traveller' }, never);

    test('A direct payment is captured in full, and every way of reading it gives the same intent', async () => {
      const newIntent = await wanting();
      const intent = await paid(newIntent);
      expect(intent).toMatchObject({
        state: 'captured',
        capturedMinor: 8_730,
        amount,
        attemptId: newIntent.attemptId,
        bookingId: newIntent.bookingId,
        method: newIntent.method,
        refunds: [],
        refusal: null,
        action: null,
      });
      expect(await read(intent.id)).toEqual(intent);
      expect(resultOf(await gateway.findByAttempt(newIntent.attemptId, never))).toEqual(intent);
      expect(resultOf(await gateway.proceed(intent.id, never))).toEqual(intent);
    });

    test('An amount is captured in the smallest unit of its currency, in JPY as in USD', async () => {
      for (const sum of [money(5_000, 'JPY'), money(12_340, 'USD')]) {
        const intent = await paid({ amount: sum });
        expect(intent).toMatchObject({ state: 'captured', amount: sum, capturedMinor: sum.amount });
      }
    });

    test('The same attempt again, also ten times at once, is one payment', async () => {
      const newIntent = await wanting();
      const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.create(newIntent, never)));
      const ids = answers.flatMap((answer) => (answer.outcome === 'done' ? [answer.result.id] : []));
      expect(new Set(ids).size).toBe(1);
      expect((await create(newIntent)).id).toBe(ids[0]);
    });

    test('The same attempt with another amount is refused and changes nothing', async () => {
      const newIntent = await wanting();
      const intent = await create(newIntent);
      const another = { ...newIntent, amount: money(1, 'EUR') };
      expect(await gateway.create(another, never)).toMatchObject({ outcome: 'refused', why: 'key_reused' });
      expect((await read(intent.id)).amount).toEqual(amount);
    });

    test('A payment without an amount is refused', async () => {
      const newIntent = await wanting({ amount: money(0, 'EUR') });
      expect(await whyNot(gateway.create(newIntent, never))).toBe('invalid');
    });

    test('A later payment is only authorised, until it is captured in full or in part', async () => {
      const intent = await authorisedIntent();
      expect(intent).toMatchObject({ state: 'authorised', capturedMinor: 0, isCaptureLater: true });
      expect(intent.captureBefore?.getTime()).toBeGreaterThan(Date.now() + 86_400_000);
      const operation = { key: key(), amountMinor: 5_000 };
      const charged = resultOf(await gateway.capture(intent.id, operation, never));
      expect(charged).toMatchObject({ state: 'captured', capturedMinor: 5_000, amount });
      expect(resultOf(await gateway.capture(intent.id, operation, never))).toEqual(charged);
      expect(await whyNot(gateway.capture(intent.id, { key: key(), amountMinor: 1 }, never))).toBe(
        'wrong_state',
      );
    });

    test('A capture never exceeds the authorised amount, and requires an authorisation', async () => {
      const intent = await authorisedIntent();
      const capture = (id: string, amountMinor: number) =>
        whyNot(gateway.capture(id, { key: key(), amountMinor }, never));
      expect(await capture(intent.id, 8_731)).toBe('too_much');
      expect(await capture((await paid()).id, 8_730)).toBe('wrong_state');
      expect(await read(intent.id)).toMatchObject({ state: 'authorised', capturedMinor: 0 });
    });

    test('An authorisation is voided once and for all; a captured payment cannot be voided', async () => {
      const intent = await authorisedIntent();
      const operation = { key: key() };
      for (const by of [operation, operation, { key: key() }])
        expect(resultOf(await gateway.cancel(intent.id, by, never)).state).toBe('cancelled');
      expect(await whyNot(gateway.capture(intent.id, { key: key(), amountMinor: 1 }, never))).toBe(
        'wrong_state',
      );
      expect(await whyNot(gateway.cancel((await paid()).id, { key: key() }, never))).toBe('wrong_state');
    });

    test('An unfinished payment attempt is voided and stays so', async () => {
      const differences = gateway.methods.includes('credit-card') ? { paymentMethodId: null } : {};
      const intent = await create(differences);
      expect(['requires_method', 'requires_action']).toContain(intent.state);
      expect(resultOf(await gateway.cancel(intent.id, { key: key() }, never)).state).toBe('cancelled');
      expect((await read(intent.id)).state).toBe('cancelled');
      expect((await read(intent.id)).capturedMinor).toBe(0);
    });

    test('A captured payment is refunded in parts, each once, and never beyond its amount', async () => {
      const intent = await paid();
      const first = key();
      const refund = resultOf(await refunding(intent.id, 5_000, first));
      expect(refund).toMatchObject({ key: first, amountMinor: 5_000, state: 'done' });
      expect(resultOf(await refunding(intent.id, 5_000, first))).toEqual(refund);
      expect(await whyNot(refunding(intent.id, 4_000, first))).toBe('key_reused');
      expect(await whyNot(refunding(intent.id, 3_731))).toBe('too_much');
      expect(resultOf(await refunding(intent.id, 3_730)).state).toBe('done');
      expect(await whyNot(refunding(intent.id, 1))).toBe('too_much');
      const now = await read(intent.id);
      expect(now).toMatchObject({ state: 'captured', capturedMinor: 8_730 });
      expect(now.refunds.map(({ amountMinor }) => amountMinor).toSorted()).toEqual([3_730, 5_000]);
    });

    test('Of twenty concurrent refunds, only as many succeed as the payment covers', async () => {
      const intent = await paid();
      await Promise.all(Array.from({ length: 20 }, () => refunding(intent.id, 1_000)));
      const { refunds } = await read(intent.id);
      expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(8_000);
    });

    test('A payment that was never captured is not refunded', async () => {
      expect(await whyNot(refunding((await authorisedIntent()).id, 1))).toBe('wrong_state');
    });

    test('An unknown payment is refused by every operation', async () => {
      const id = 'pi_of_nobody';
      const refusals = await Promise.all([
        whyNot(gateway.read(id, never)),
        whyNot(gateway.proceed(id, never)),
        whyNot(gateway.capture(id, { key: key(), amountMinor: 1 }, never)),
        whyNot(gateway.cancel(id, { key: key() }, never)),
        whyNot(refunding(id, 1)),
        whyNot(gateway.findByAttempt(randomUUID(), never)),
      ]);
      expect(refusals).toEqual(refusals.map(() => 'no_such_intent'));
    });

    test('A lost answer is not a refusal: the payment is found by its attempt, and exists once', async () => {
      const newIntent = await wanting();
      provider.fault('lost');
      expect((await gateway.create(newIntent, never)).outcome).toBe('unknown');
      const foundIntent = resultOf(await gateway.findByAttempt(newIntent.attemptId, never));
      expect(foundIntent).toMatchObject({ attemptId: newIntent.attemptId, amount });
      expect((await create(newIntent)).id).toBe(foundIntent.id);
    });

    test.each(['lost', 'fails'] as const)(
      'An operation whose answer is unknown (%s) is done once by its key',
      async (fault) => {
        const authorised = await authorisedIntent();
        const operation = { key: key(), amountMinor: 8_730 };
        provider.fault(fault);
        expect((await gateway.capture(authorised.id, operation, never)).outcome).toBe('unknown');
        expect(resultOf(await gateway.capture(authorised.id, operation, never))).toMatchObject({
          capturedMinor: 8_730,
        });
        const back = key();
        provider.fault(fault);
        expect((await refunding(authorised.id, 8_730, back)).outcome).toBe('unknown');
        expect(resultOf(await refunding(authorised.id, 8_730, back)).amountMinor).toBe(8_730);
        expect((await read(authorised.id)).refunds).toHaveLength(1);
      },
    );

    test('A call that reaches its time limit has an unknown outcome and can be repeated', async () => {
      const newIntent = await wanting();
      provider.fault('hangs');
      expect((await gateway.create(newIntent, AbortSignal.timeout(100))).outcome).toBe('unknown');
      expect((await create(newIntent)).attemptId).toBe(newIntent.attemptId);
    });

    test('A provider is never called inside a transaction, because the call could not be rolled back', async () => {
      const newIntent = await wanting();
      await expect(insideTransaction(() => gateway.create(newIntent, never))).rejects.toThrow(
        /inside a transaction/,
      );
      expect(await whyNot(gateway.findByAttempt(newIntent.attemptId, never))).toBe('no_such_intent');
    });

    test('Changes whose events never arrived are found afterwards', async () => {
      const since = new Date(Date.now() - 2_000);
      const intent = await paid();
      await refunding(intent.id, 1_000);
      const other = await authorisedIntent();
      const changedIntents = resultOf(await gateway.changedSince(since, never));
      expect(changedIntents.find(({ id }) => id === intent.id)?.refunds).toHaveLength(1);
      expect(changedIntents.find(({ id }) => id === other.id)?.state).toBe('authorised');
      expect(new Set(changedIntents.map(({ id }) => id)).size).toBe(changedIntents.length);
    });

    describe('An event', () => {
      let intent: Intent;
      let delivery: WebhookDelivery;
      beforeEach(async () => {
        intent = await paid();
        delivery = await provider.deliver(intent, new Date());
      });
      const outcomeOf = async (differences: Partial<WebhookDelivery>) =>
        (await gateway.readEvent({ ...delivery, ...differences }, never)).outcome;

      test('that the provider signed names its payment', async () => {
        const event = await gateway.readEvent(delivery, never);
        expect(event).toMatchObject({ outcome: 'event', intentId: intent.id });
        if (event.outcome === 'event') expect([intent.attemptId, null]).toContain(event.attemptId);
      });

      test('that is forged, changed or written again by others is refused', async () => {
        const text = delivery.body.toString();
        const forged = text.replaceAll(intent.id, `${intent.id.slice(0, -1)}0`);
        expect(await outcomeOf({ body: Buffer.from(forged === text ? `${text} ` : forged) })).toBe('refused');
        const reformattedText = JSON.stringify(JSON.parse(text), null, 1);
        expect(await outcomeOf({ body: Buffer.from(reformattedText) })).toBe('refused');
        expect(await outcomeOf({ headers: {} })).toBe('refused');
        const otherHeaders = Object.entries(delivery.headers).map(([name, value = '']) => [
          name,
          value.replace(/[0-9a-f]/g, (sign) => (sign === '0' ? '1' : '0')),
        ]);
        expect(await outcomeOf({ headers: Object.fromEntries(otherHeaders) })).toBe('refused');
      });

      if (has.timedSignatures)
        test('that arrives more than five minutes late is refused', async () => {
          expect(await outcomeOf({ now: new Date(delivery.now.getTime() + 299_000) })).toBe('event');
          expect(await outcomeOf({ now: new Date(delivery.now.getTime() + 302_000) })).toBe('refused');
        });
    });

    if (has.cards)
      describe('A card', () => {
        test('that is declined captures nothing, and the refusal states the reason', async () => {
          const intent = await create({ paymentMethodId: await provider.card('declines') });
          expect(intent).toMatchObject({ state: 'failed', refusal: 'card_declined', capturedMinor: 0 });
          expect(await whyNot(refunding(intent.id, 1))).toBe('wrong_state');
        });

        test.each([
          ['confirm', { state: 'captured', capturedMinor: 8_730, refusal: null }],
          ['refuse', { state: 'failed', capturedMinor: 0, refusal: 'authentication_failed' }],
        ] as const)(
          'whose bank challenges the traveller stays pending until the answer: %s',
          async (verdict, expected) => {
            const intent = await create({ paymentMethodId: await provider.card('requires3DSecure') });
            expect(intent).toMatchObject({ state: 'requires_action', capturedMinor: 0 });
            expect(intent.clientSecret ?? intent.action).not.toBeNull();
            await provider.act(intent, verdict);
            expect(resultOf(await gateway.proceed(intent.id, never))).toMatchObject(expected);
          },
        );

        test('that the browser adds later is waited for, with a secret for this payment only', async () => {
          const intent = await create({ paymentMethodId: null });
          expect(intent).toMatchObject({ state: 'requires_method', capturedMinor: 0 });
          expect(intent.clientSecret?.length).toBeGreaterThan(20);
        });

        test('that is unknown is refused', async () => {
          const newIntent = await wanting({ paymentMethodId: 'pm_of_nobody' });
          expect(await whyNot(gateway.create(newIntent, never))).toBe('invalid');
        });
      });

    describe('A bank or a wallet', () => {
      if (has.bank) redirectContract({ provider: () => provider, wanting });

      if (has.wallet)
        test('A wallet redirects; no money is captured or authorised before the traveller approves and we proceed', async () => {
          for (const isCaptureLater of [false, true]) {
            const intent = await create({ method: 'paypal', isCaptureLater });
            expect(intent).toMatchObject({ state: 'requires_action', action: { kind: 'redirect' } });
            expect(resultOf(await gateway.proceed(intent.id, never)).state).toBe('requires_action');
            await provider.act(intent, 'confirm');
            expect(await read(intent.id)).toMatchObject({ state: 'processing', capturedMinor: 0 });
            const proceededIntent = resultOf(await gateway.proceed(intent.id, never));
            expect(proceededIntent.state).toBe(isCaptureLater ? 'authorised' : 'captured');
            expect(resultOf(await gateway.proceed(intent.id, never))).toEqual(proceededIntent);
          }
        });

      if (has.wallet)
        test('A wallet payment that is approved and not captured is voided, and never captured', async () => {
          const intent = await create({ method: 'paypal' });
          await provider.act(intent, 'confirm');
          expect(resultOf(await gateway.cancel(intent.id, { key: key() }, never)).state).toBe('cancelled');
          expect(resultOf(await gateway.proceed(intent.id, never))).toMatchObject({
            state: 'cancelled',
            capturedMinor: 0,
          });
        });
    });
  });
}
