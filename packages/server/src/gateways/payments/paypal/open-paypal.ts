import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../../database/connect-database.ts';
import { refuseInsideTransaction } from '../../../database/inside-transaction.ts';
import type { Answer, PaymentGateway } from '../port.ts';
import { cancelOrder, captureOrder, refundOrder } from './change-order.ts';
import { createOrder, findOrderOfAttempt } from './create-order.ts';
import { changedOrders, type EventOptions, readPaypalEvent } from './paypal-events.ts';
import { paypalLine } from './paypal-line.ts';
import type { PaypalParts } from './paypal-parts.ts';
import { readIntentOf } from './read-order.ts';
import { takeOrder } from './take-order.ts';

export type PaypalOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  readonly url: string;
  /** Who plays PayPal's certificates, in tests. */
  readonly fetchCertificate?: EventOptions['fetchCertificate'] | undefined;
};

/** PayPal's wallet, by its Orders of version 2. */
export function openPaypal(options: PaypalOptions): PaymentGateway {
  const { database, clock, webhookId, fetchCertificate = createFetchCertificate() } = options;
  const line = paypalLine(options);
  const certificateHosts = [
    'api.paypal.com',
    'api-m.paypal.com',
    'api.sandbox.paypal.com',
    'api-m.sandbox.paypal.com',
  ];
  return {
    name: 'paypal',
    methods: ['paypal'],
    create: (intent, signal) => ask(signal, (parts) => createOrder(parts, intent)),
    proceed: (id, signal) => ask(signal, (parts) => takeOrder(parts, id)),
    read: (id, signal) => ask(signal, (parts) => readIntentOf(parts, id)),
    findByAttempt: (attemptId, signal) => ask(signal, (parts) => findOrderOfAttempt(parts, attemptId)),
    capture: (id, deed, signal) => ask(signal, (parts) => captureOrder(parts, id, deed)),
    cancel: (id, deed, signal) => ask(signal, (parts) => cancelOrder(parts, id, deed)),
    refund: (id, deed, signal) => ask(signal, (parts) => refundOrder(parts, id, deed)),
    readEvent: (delivery, signal) =>
      readPaypalEvent({ pool: database.pool, line, signal }, delivery, {
        webhookId,
        certificateHosts,
        fetchCertificate,
      }),
    changedSince: (since, signal) =>
      ask(signal, (parts) => changedOrders(parts, { since, now: clock.now() })),
  };

  /** What is no clear answer is none: it may have happened. */
  async function ask<Result>(
    signal: AbortSignal,
    work: (parts: PaypalParts) => Promise<Answer<Result>>,
  ): Promise<Answer<Result>> {
    refuseInsideTransaction('A provider of payments was asked');
    try {
      return await work({ pool: database.pool, line, signal });
    } catch (error) {
      return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Each is fetched once: they last for years. */
function createFetchCertificate(): EventOptions['fetchCertificate'] {
  const kept = new Map<string, string>();
  return async (url, signal) => {
    const known = kept.get(url);
    if (known !== undefined) return known;
    const answer = await fetch(url, { redirect: 'error', signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const text = await answer.text();
    // Of those that anybody names, only few are kept.
    if (kept.size < 20) kept.set(url, text);
    return text;
  };
}
