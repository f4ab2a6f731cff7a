import { PAYMENT_METHODS } from '@ashore/core/booking/payment-rules.ts';
import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../../database/connect.ts';
import { createSharedSecret, type SharedSecret } from '../../../database/shared-secret.ts';
import { refuseInsideTransaction } from '../../../database/transaction.ts';
import type { Answer, Intent, PaymentGateway, ProviderEvent, WebhookDelivery } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { changedIntents, readIntent } from './change-intent.ts';
import { createIntent } from './create-intent.ts';
import { FOREIGN, readSignedEvent } from './events.ts';
import { findByAttempt, intentOf } from './intent.ts';
import { proceedIntent } from './proceed-intent.ts';
import { refundIntent } from './refund-intent.ts';
import { runOperation } from './run-operation.ts';

type OpenSandboxInput = { readonly database: Database; readonly clock: Clock };

/** The secret that signs the sandbox's events. */
export function sandboxSecret({ database, clock }: OpenSandboxInput): SharedSecret {
  return createSharedSecret({ database, name: 'sandbox-webhooks', clock });
}

/**
 * The embedded payment provider. It behaves like a real one, with its own tables instead of a network. Its
 * answers count, it announces changes with signed events, and it knows only the ids of our bookings.
 */
export function openSandboxGateway(input: OpenSandboxInput): PaymentGateway {
  const { database } = input;
  const { pool } = database;
  const secret = sandboxSecret(input);
  return {
    name: 'sandbox',
    methods: PAYMENT_METHODS,
    create: (intent) => answer(() => createIntent(pool, intent)),
    proceed: (id) => answer(() => proceedIntent(database, id)),
    read: (id) => answer(() => readOne(id)),
    findByAttempt: (attemptId) => answer(() => findByAttempt(pool, attemptId)),
    capture: (id, operation) => answer(() => runOperation(database, id, { ...operation, kind: 'capture' })),
    cancel: (id, operation) =>
      answer(() => runOperation(database, id, { ...operation, kind: 'cancel', amountMinor: 0 })),
    refund: (id, operation) => answer(() => refundIntent(database, id, operation)),
    readEvent,
    changedSince: (since) => answer(() => changedIntents(pool, since)),
  };

  async function readEvent(delivery: WebhookDelivery): Promise<ProviderEvent> {
    const event = readSignedEvent(await secret(), delivery);
    if (event.outcome !== 'refused' || event.reason !== FOREIGN) return event;
    // A database crash loses the secret that signs events. The sender may already know the new one.
    return readSignedEvent(await secret({ mustReadAgain: true }), delivery);
  }

  async function readOne(id: string): Promise<Answer<Intent>> {
    const row = await readIntent(pool, id);
    return row ? { outcome: 'done', result: intentOf(row) } : noSuchIntent;
  }
}

/**
 * Behaves like a remote provider: it is never called inside our transactions, and a database failure gives
 * `unknown`.
 */
async function answer<Result>(work: () => Promise<Answer<Result>>): Promise<Answer<Result>> {
  refuseInsideTransaction('A payment provider was called');
  try {
    return await work();
  } catch (error) {
    return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
}
