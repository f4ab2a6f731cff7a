import { PAYMENT_METHODS } from '@ashore/core/booking/payment-methods.ts';
import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../../database/connect-database.ts';
import { refuseInsideTransaction } from '../../../database/inside-transaction.ts';
import { createOwnSecret, type OwnSecret } from '../../../database/own-secret.ts';
import type { Answer, Intent, PaymentGateway, ProviderEvent, WebhookDelivery } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { readIntent } from './change-intent.ts';
import { changedIntents } from './changed-intents.ts';
import { createIntent } from './create-intent.ts';
import { doDeed } from './do-deed.ts';
import { FOREIGN, readSignedEvent } from './events.ts';
import { findByAttempt } from './find-by-attempt.ts';
import { intentOf } from './intent-row.ts';
import { proceedIntent } from './proceed-intent.ts';
import { refundIntent } from './refund-intent.ts';

type Input = { readonly database: Database; readonly clock: Clock };

/** What events of the sandbox are signed with. */
export function sandboxSecret({ database, clock }: Input): OwnSecret {
  return createOwnSecret({ database, name: 'sandbox-webhooks', clock });
}

/**
 * The embedded provider. It behaves as a real one does, with its own tables instead of a network: what it says counts,
 * it tells of changes by signed events, and it knows nothing of our bookings but their ids.
 */
export function openSandbox(input: Input): PaymentGateway {
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
    capture: (id, deed) => answer(() => doDeed(database, id, { ...deed, deed: 'capture' })),
    cancel: (id, deed) => answer(() => doDeed(database, id, { ...deed, deed: 'cancel', amountMinor: 0 })),
    refund: (id, deed) => answer(() => refundIntent(database, id, deed)),
    readEvent,
    changedSince: (since) => answer(() => changedIntents(pool, since)),
  };

  async function readEvent(delivery: WebhookDelivery): Promise<ProviderEvent> {
    const event = readSignedEvent(await secret(), delivery);
    if (event.outcome !== 'refused' || event.reason !== FOREIGN) return event;
    // A crash of the database loses it, and whoever signed may know the new one already.
    return readSignedEvent(await secret({ anew: true }), delivery);
  }

  async function readOne(id: string): Promise<Answer<Intent>> {
    const row = await readIntent(pool, id);
    return row ? { outcome: 'done', result: intentOf(row) } : noSuchIntent;
  }
}

/** As if it were far away: never inside a transaction of ours, and where its database fails, nobody knows. */
async function answer<Result>(work: () => Promise<Answer<Result>>): Promise<Answer<Result>> {
  refuseInsideTransaction('A provider of payments was asked');
  try {
    return await work();
  } catch (error) {
    return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
}
