import { addDays } from '@ashore/core/time/local-date-time.ts';
import type { PoolClient } from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { transaction } from '../../packages/server/src/database/transaction.ts';
import { cancelBySupplier } from '../../packages/server/src/features/bookings/cancellation/cancel-by-supplier.ts';
import { numberDocuments } from '../../packages/server/src/features/bookings/documents/number-documents.ts';
import { withMembers } from '../../packages/server/test-support/database/with-members.ts';
import { mortalServer } from './mortal-server.ts';
import {
  bookingDepsOf,
  cardOf,
  checkAfterRace,
  holdSpots,
  pressPay,
  sandboxOf,
  sendCheckout,
} from './race-bookings.ts';
import { createRaceDatabase, firstDay, type RaceDatabase } from './race-database.ts';
import { RACE_TIMEOUT, repeatCount } from './race-limits.ts';

/** A sale or a cancellation as its client saw it: what it wrote was committed between these moments. */
type Act = {
  readonly bookingId: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly begun: number;
  readonly ended: number;
};

afterEach(() => expect.hasAssertions());

async function timed(kind: Act['kind'], work: () => Promise<string | undefined>): Promise<Act[]> {
  const begun = performance.now();
  const bookingId = await work();
  return bookingId === undefined ? [] : [{ bookingId, kind, begun, ended: performance.now() }];
}

/** Buys, pays with the card and, for some, has the supplier cancel. A refused card buys nothing. */
async function buy(
  database: Database,
  card: string,
  { day, isCancelled }: { day: number; isCancelled: boolean },
): Promise<Act[]> {
  const deps = bookingDepsOf(database);
  const quote = await holdSpots(database, addDays(firstDay, day));
  if (!quote) throw new Error('The departure has no available spots.');
  const sale = await timed('invoice', async () => {
    const { outcome, booking } = await sendCheckout(deps, pressPay(quote, card));
    return outcome === 'sold' ? booking.id : undefined;
  });
  const [sold] = sale;
  if (!sold || !isCancelled) return sale;
  const { bookingId } = sold;
  const cancellation = await timed('credit_note', async () => {
    await cancelBySupplier(database, { bookingId, actor: 'operator', reason: 'weather' });
    return bookingId;
  });
  return [...sale, ...cancellation];
}

/** Many buyers on two servers, of whom every third cancels and every fifth has a bad card. */
async function sellMany(raceDatabase: RaceDatabase): Promise<readonly Act[]> {
  const servers = [raceDatabase.connectAgain(), raceDatabase.connectAgain()];
  const [good, bad] = [await cardOf(raceDatabase.database), await cardOf(raceDatabase.database, 'declined')];
  const buyers = Array.from({ length: 12 }, async (_, buyer) => {
    const acts: Act[] = [];
    for (let turn = 0; turn < repeatCount(6); turn++) {
      const number = buyer + 12 * turn;
      const server = servers[number % servers.length] ?? raceDatabase.database;
      const card = number % 5 === 4 ? bad : good;
      acts.push(...(await buy(server, card, { day: number, isCancelled: number % 3 === 0 })));
    }
    return acts;
  });
  return (await Promise.all(buyers)).flat();
}

/** Numbers documents again and again until the work has ended. */
async function numberDuring<Result>(databases: readonly Database[], work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const workers = databases.map(async (database) => {
    while (!isOver) await numberDocuments(database);
  });
  const result = await work.finally(() => {
    isOver = true;
  });
  await Promise.all(workers);
  return result;
}

/** Workers die at each of their statements, one after another. Returns how many died. */
async function dieAtEachStatement({ database }: RaceDatabase): Promise<number> {
  let deaths = 0;
  for (let at = 0; ; at++)
    for (const when of ['before', 'after'] as const) {
      const server = mortalServer(database, sandboxOf(database), { at, when });
      await numberDocuments(server.database).catch(() => {});
      if (!server.hasDied()) return deaths;
      deaths += 1;
    }
}

/** Pairs of documents whose numbers contradict what their clients saw: one was there before the other was begun. */
async function outOfOrder({ pool }: Database, acts: readonly Act[]): Promise<string[]> {
  const { rows } = await pool.query<{ bookingId: string; kind: string; number: string }>(
    `select booking_id as "bookingId", kind, number from invoices`,
  );
  const numbers = new Map(rows.map(({ bookingId, kind, number }) => [`${kind} ${bookingId}`, number]));
  const numbered = acts.map((act) => ({ ...act, number: numbers.get(`${act.kind} ${act.bookingId}`) ?? '' }));
  return numbered.flatMap((earlier) =>
    numbered
      .filter((later) => earlier.ended < later.begun && earlier.number >= later.number)
      .map((later) => `${earlier.number} was committed before ${later.number} began`),
  );
}

test(
  'While two servers sell and cancel, several workers number the documents and some of them die: no gap, no double, in the order of their time',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const workers = [raceDatabase.connectAgain(), raceDatabase.connectAgain()];
    const [acts] = await numberDuring(
      workers,
      Promise.all([sellMany(raceDatabase), dieAtEachStatement(raceDatabase)]),
    );
    expect(await checkAfterRace(raceDatabase.database, [])).toEqual([]);
    const { rows } = await raceDatabase.database.pool.query('select count(*)::int as count from invoices');
    expect(rows).toEqual([{ count: acts.length }]);
    expect(await outOfOrder(raceDatabase.database, acts)).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'A worker that dies at any statement leaves documents without numbers, or all of them with numbers',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    const acts = await sellInTurn(raceDatabase, 3);
    // Begin, turn, reading, writing, commit: before and after each.
    expect(await dieAtEachStatement(raceDatabase)).toBe(10);
    const { rows } = await database.pool.query('select number from invoices order by number');
    expect(rows).toHaveLength(3);
    expect(await checkAfterRace(database, [])).toEqual([]);
    expect(await outOfOrder(database, acts)).toEqual([]);
  },
  RACE_TIMEOUT,
);

/** Sells on several days, one sale after another. */
async function sellInTurn({ database }: RaceDatabase, count: number): Promise<readonly Act[]> {
  const card = await cardOf(database);
  const acts: Act[] = [];
  for (let day = 0; day < count; day++)
    acts.push(...(await buy(database, card, { day, isCancelled: false })));
  return acts;
}

/** A database whose transactions run other statements in place of some. */
function withStatements(
  database: Database,
  change: (text: string) => string,
  before?: (text: string) => Promise<void>,
): Database {
  const lend = async (): Promise<PoolClient> => {
    const client = await database.pool.connect();
    return withMembers(client, {
      async query(query: string | { readonly text: string }, values: never) {
        const text = typeof query === 'string' ? query : query.text;
        await before?.(text);
        return client.query(change(text), values);
      },
    });
  };
  return { ...database, pool: withMembers(database.pool, { connect: lend }) };
}

test(
  'Control: if workers take no turns and do not take the documents that they number, each document is numbered twice',
  async () => {
    const raceDatabase = await createRaceDatabase();
    await sellInTurn(raceDatabase, 3);
    const writing = Promise.withResolvers<void>();
    let waiting = 0;
    const careless = () =>
      withStatements(
        raceDatabase.connectAgain(),
        (text) =>
          text
            .replace(/select pg_advisory_xact_lock.*/, 'select')
            .replace(
              /delete from unnumbered_documents document using given where (.*)\n\s*returning (.*)\),/,
              'select $2 from unnumbered_documents document, given where $1),',
            ),
        // Both have read before one of them writes.
        async (text) => {
          if (!text.includes('insert into number_series')) return;
          waiting += 1;
          if (waiting === 2) writing.resolve();
          await writing.promise;
        },
      );
    await Promise.all([numberDocuments(careless()), numberDocuments(careless())]);
    await raceDatabase.database.pool.query('delete from unnumbered_documents');
    expect(await checkAfterRace(raceDatabase.database, [])).toContainEqual(
      expect.stringMatching(/^3 × a confirmed booking does not have exactly one invoice/),
    );
  },
  RACE_TIMEOUT,
);

test(
  'Control: numbers that are drawn in another order than the documents were written contradict what the clients saw',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const acts = await sellInTurn(raceDatabase, 3);
    await numberDocuments(
      withStatements(raceDatabase.connectAgain(), (text) =>
        text.replace('over (order by taken.id)', 'over (order by taken.id desc)'),
      ),
    );
    expect(await outOfOrder(raceDatabase.database, acts)).toHaveLength(3);
  },
  RACE_TIMEOUT,
);

test(
  'Control: numbers that a sale draws from a sequence have a gap if it is rolled back',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { database } = raceDatabase;
    const acts = await sellInTurn(raceDatabase, 3);
    await database.pool.query('delete from unnumbered_documents; create sequence sequence_of_numbers');
    for (const [index, { bookingId }] of acts.entries()) {
      const draw = (isRolledBack: boolean) =>
        transaction(database, async ({ client }) => {
          await client.query(
            `insert into invoices (number, kind, booking_id, currency, total_minor, tax_percent, tax_minor, issued_to, issued_by)
             select nextval('sequence_of_numbers'), 'invoice', $1, 'EUR', 1, 0, 0, '{}', '{}'`,
            [bookingId],
          );
          if (isRolledBack) throw new Error('The sale is rolled back.');
        });
      if (index === 1) await expect(draw(true)).rejects.toThrow('rolled back');
      await draw(false);
    }
    await database.pool.query(
      `insert into number_series (name, last) select 'sequence', last_value from sequence_of_numbers`,
    );
    expect(await checkAfterRace(database, [])).toContainEqual(
      expect.stringMatching(/the document numbers have gaps/),
    );
  },
  RACE_TIMEOUT,
);
