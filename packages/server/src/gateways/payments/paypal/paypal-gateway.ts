import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../../database/connect.ts';
import { refuseInsideTransaction } from '../../../database/transaction.ts';
import type { Answer, PaymentGateway } from '../port.ts';
import { cancelOrder, captureOrAuthoriseOrder, captureOrder, refundOrder } from './change-order.ts';
import { createPaypalClient, type PaypalDeps } from './client.ts';
import { createOrder, findOrderOfAttempt } from './create-order.ts';
import { changedOrders, type EventOptions, readPaypalEvent } from './events.ts';
import { readIntentOf } from './read-order.ts';

export type PaypalOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  readonly url: string;
  /** Stand-in for PayPal's certificates, in tests. */
  readonly fetchCertificate?: EventOptions['fetchCertificate'] | undefined;
};

/** The PayPal wallet, through version 2 of the Orders API. */
export function openPaypalGateway(options: PaypalOptions): PaymentGateway {
  const { database, clock, webhookId, fetchCertificate = createFetchCertificate() } = options;
  const callPaypal = createPaypalClient(options);
  const certificateHosts = [
    'api.paypal.com',
    'api-m.paypal.com',
    'api.sandbox.paypal.com',
    'api-m.sandbox.paypal.com',
  ];
  return {
    name: 'paypal',
    methods: ['paypal'],
    create: (intent, signal) => callOrUnknown(signal, (parts) => createOrder(parts, intent)),
    proceed: (id, signal) => callOrUnknown(signal, (parts) => captureOrAuthoriseOrder(parts, id)),
    read: (id, signal) => callOrUnknown(signal, (parts) => readIntentOf(parts, id)),
    findByAttempt: (attemptId, signal) =>
      callOrUnknown(signal, (parts) => findOrderOfAttempt(parts, attemptId)),
    capture: (id, operation, signal) => callOrUnknown(signal, (parts) => captureOrder(parts, id, operation)),
    cancel: (id, operation, signal) => callOrUnknown(signal, (parts) => cancelOrder(parts, id, operation)),
    refund: (id, operation, signal) => callOrUnknown(signal, (parts) => refundOrder(parts, id, operation)),
    readEvent: (delivery, signal) =>
      readPaypalEvent({ pool: database.pool, callPaypal, signal }, delivery, {
        webhookId,
        certificateHosts,
        fetchCertificate,
      }),
    changedSince: (since, signal) =>
      callOrUnknown(signal, (parts) => changedOrders(parts, { since, now: clock.now() })),
  };

  /** Turns an unclear answer into `unknown`: the operation may have happened. */
  async function callOrUnknown<Result>(
    signal: AbortSignal,
    work: (parts: PaypalDeps) => Promise<Answer<Result>>,
  ): Promise<Answer<Result>> {
    refuseInsideTransaction('A payment provider was called');
    try {
      return await work({ pool: database.pool, callPaypal, signal });
    } catch (error) {
      return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Fetches each certificate once: certificates last for years. */
function createFetchCertificate(): EventOptions['fetchCertificate'] {
  const certificates = new Map<string, string>();
  return async (url, signal) => {
    const cachedCertificate = certificates.get(url);
    if (cachedCertificate !== undefined) return cachedCertificate;
    const answer = await fetch(url, { redirect: 'error', signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const text = await answer.text();
    // The sender chooses the address, so only a few certificates are cached.
    if (certificates.size < 20) certificates.set(url, text);
    return text;
  };
}
