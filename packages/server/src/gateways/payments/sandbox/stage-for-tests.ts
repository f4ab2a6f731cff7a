import { testDatabase } from '../../../database/test-database.ts';
import { withFaults } from '../faults-for-tests.ts';
import type { StagedPayments } from '../payments-contract-for-tests.ts';
import type { Intent } from '../port.ts';
import { readIntent } from './change-intent.ts';
import { decideIntent, pageOf } from './decide-intent.ts';
import { signatureHeader, signEvent } from './events.ts';
import { openSandbox, sandboxSecret } from './open-sandbox.ts';
import { tokeniseCard } from './tokenise-card.ts';

const cards = { pays: 'visa', asks: 'challenge', declines: 'declined' };

/** The sandbox on a database of its own, with a line to it that can be cut. */
export async function stageSandbox(): Promise<StagedPayments> {
  const { database, drop } = await testDatabase();
  const clock = { now: () => new Date() };
  let next: 'lost' | 'fails' | 'hangs' | undefined;
  const gateway = withFaults(openSandbox({ database, clock }), () => {
    const fault = next;
    next = undefined;
    return fault;
  });
  return {
    gateway,
    card: async (does) => (await tokeniseCard(database.pool, cards[does]))?.token ?? '',
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
