import type { Intent } from '../../src/gateways/payments/port.ts';
import { readIntent } from '../../src/gateways/payments/sandbox/change-intent.ts';
import { tokeniseCard } from '../../src/gateways/payments/sandbox/create-intent.ts';
import { decideIntent, pageOf } from '../../src/gateways/payments/sandbox/decide-intent.ts';
import { signatureHeader, signEvent } from '../../src/gateways/payments/sandbox/events.ts';
import { openSandboxGateway, sandboxSecret } from '../../src/gateways/payments/sandbox/sandbox-gateway.ts';
import { testDatabase } from '../database/test-database.ts';
import { withFaults } from './faults.ts';
import type { ProviderUnderTest } from './payments-contract.ts';

const cards = { pays: 'visa', requires3DSecure: 'challenge', declines: 'declined' };

/** The sandbox on its own database, with a connection that can fail. */
export async function sandboxUnderTest(): Promise<ProviderUnderTest> {
  const { database, drop } = await testDatabase();
  const clock = { now: () => new Date() };
  let next: 'lost' | 'fails' | 'hangs' | undefined;
  const gateway = withFaults(openSandboxGateway({ database, clock }), () => {
    const fault = next;
    next = undefined;
    return fault;
  });
  return {
    gateway,
    card: async (behaviour) => (await tokeniseCard(database.pool, cards[behaviour]))?.token ?? '',
    act: async ({ id }, verdict) => {
      const row = await readIntent(database.pool, id);
      if (row) await decideIntent(database, { id, secret: row.secret, page: pageOf(row), verdict });
    },
    fault: (fault) => {
      next = fault;
    },
    deliver: async ({ id, attemptId }: Intent, at) => {
      const body = JSON.stringify({ id: 'evt_1', type: 'intent.changed', intent: { id, attemptId } });
      const secret = await sandboxSecret({ database, clock })();
      const headers = { [signatureHeader]: signEvent(secret, body, at) };
      return { body: Buffer.from(body), headers, now: at };
    },
    close: drop,
  };
}
