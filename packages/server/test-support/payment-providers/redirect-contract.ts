import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { expect, test } from 'vitest';
import type { Intent, NewIntent, PaymentGateway } from '../../src/gateways/payments/port.ts';
import { resultOf, whyNot } from './read-answer.ts';

type RedirectContractInput = {
  readonly provider: () => {
    readonly gateway: PaymentGateway;
    readonly act: (intent: Intent, verdict: 'confirm' | 'refuse') => Promise<void>;
  };
  readonly wanting: (differences: Partial<NewIntent>) => Promise<NewIntent>;
};

const never = new AbortController().signal;
const key = () => randomUUID();

/** The rules for Bancontact, Alipay and WeChat Pay, at every provider that takes them. */
export function redirectContract({ provider, wanting }: RedirectContractInput): void {
  const create = async (differences: Partial<NewIntent>) =>
    resultOf(await provider().gateway.create(await wanting(differences), never));
  const proceed = async ({ id }: Intent) => resultOf(await provider().gateway.proceed(id, never));

  test.each([
    ['bancontact', 'EUR', 'USD'],
    ['alipay', 'USD', 'CHF'],
    ['wechat-pay', 'CHF', 'CNY'],
  ] as const)(
    '%s is paid elsewhere or not; it takes direct payments in %s and none in %s',
    async (method, taken, refused) => {
      const amount = money(8_730, taken);
      for (const [verdict, state] of [
        ['confirm', 'captured'],
        ['refuse', 'failed'],
      ] as const) {
        const intent = await create({ method, amount });
        expect(intent).toMatchObject({ state: 'requires_action', capturedMinor: 0 });
        // Without a page of WeChat Pay to go to, the provider's script shows the code in ours.
        if (method === 'wechat-pay' && intent.action === null)
          expect(intent.clientSecret?.length).toBeGreaterThan(20);
        else expect(intent.action?.kind).toBe('redirect');
        await provider().act(intent, verdict);
        expect(await proceed(intent)).toMatchObject({ state, amount, method });
      }
      for (const impossible of [{ amount: money(100, refused) }, { amount, isCaptureLater: true }]) {
        const creating = provider().gateway.create(await wanting({ method, ...impossible }), never);
        expect(await whyNot(creating)).toBe('invalid');
      }
    },
  );

  test.each(['alipay', 'wechat-pay'] as const)(
    'A payment by %s that the payer stops in the app was not completed, and no bank is named',
    async (method) => {
      const intent = await create({ method });
      await provider().act(intent, 'refuse');
      expect((await proceed(intent)).refusal).toBe('abandoned');
    },
  );

  test.each(['alipay', 'wechat-pay'] as const)(
    'A payment by %s is refunded in parts, and voided while it is unpaid',
    async (method) => {
      const intent = await create({ method });
      await provider().act(intent, 'confirm');
      await proceed(intent);
      const { gateway } = provider();
      const refund = (amountMinor: number) =>
        gateway.refund(intent.id, { key: key(), amountMinor, reason: 'cancelled' }, never);
      expect(resultOf(await refund(5_000)).amountMinor).toBe(5_000);
      expect(await whyNot(refund(3_731))).toBe('too_much');
      const unpaid = await create({ method });
      expect(resultOf(await gateway.cancel(unpaid.id, { key: key() }, never)).state).toBe('cancelled');
    },
  );
}
