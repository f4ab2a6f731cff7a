import { randomUUID } from 'node:crypto';
import {
  type BookingGuard,
  type BookingState,
  type BookingStep,
  bookingProcess,
  ENDED_STATES,
} from '@ashore/core/booking/booking-process.ts';
import { ACTORS, type Actor, type StepRule } from '@ashore/core/booking/process.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { bookingRow, countsOf, discountWith, redeemCode } from '../../../test-support/discounts/discounts.ts';
import { beginTestPayment } from '../../../test-support/payments/payments.ts';
import { transaction } from '../../database/transaction.ts';
import { lockBooking } from './booking.ts';
import { type TransitionInput, transitionBooking } from './transition.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

// A quote has no row yet: the first step writes it.
const states = (Object.keys(bookingProcess.states) as BookingState[]).filter((state) => state !== 'quoted');
const steps = Object.entries(bookingProcess.steps).filter(([step]) => step !== 'book') as [
  BookingStep,
  StepRule<BookingState, BookingGuard>,
][];
const everythingKnown = {
  hasSpots: true,
  isFullyPaid: true,
  isPaymentSecured: true,
  beforeCutOff: true,
  isNoShowInTime: true,
};

/** Makes the row satisfy these guards and none of their opposites. */
async function prepare(
  client: PoolClient,
  id: string,
  state: string,
  guards: readonly BookingGuard[],
  isLongOver = false,
) {
  const has = (guard: BookingGuard) => guards.includes(guard);
  // The trip takes an hour. It is long over when a supplier can no longer cancel it, 48 hours after its end.
  const startsInHours = isLongOver ? -60 : has('isOver') ? -2 : 2;
  await client.query(
    `update bookings set state = $2, needs_answer = $3, method = $4, checkout_kind = $5, pay_until = now(),
       answer_until = now() + make_interval(hours => $6), starts_at = now() + make_interval(hours => $7),
       ends_at = now() + make_interval(hours => $7 + 1)
     where id = $1`,
    [
      id,
      state,
      has('needsAnswer'),
      has('billed') ? 'bill-organisation' : 'credit-card',
      has('billed') ? 'billed' : 'direct',
      has('tooLate') ? -1 : 1,
      startsInHours,
    ],
  );
}

/** Steps and notifications recorded for a booking. */
async function writtenOf(client: Pick<PoolClient, 'query'>, id: string) {
  const { rows: noted } = await client.query(
    `select step, from_state as "from", to_state as "to", actor, actor_name as name, reason
     from booking_transitions where booking_id = $1 order by id`,
    [id],
  );
  const { rows: jobs } = await client.query(
    `select key from jobs where kind = 'notify-booking' and payload ->> 'bookingId' = $1 order by id`,
    [id],
  );
  return { noted, jobKeys: jobs.map(({ key }) => key) };
}

/** Runs a trial on a real row and rolls everything back. */
async function tried<Result>(does: (client: PoolClient, id: string) => Promise<Result>): Promise<Result> {
  const id = await bookingRow(testDb.database);
  const client = await testDb.database.pool.connect();
  try {
    await client.query('begin');
    return await does(client, id);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each(steps)('The step %s is taken only from its states and only by its actors', async (step, rule) => {
  const { from, to, by, when = [] } = rule;
  await tried(async (client, bookingId) => {
    await client.query('savepoint before');
    for (const state of states) {
      for (const actor of ACTORS) {
        await prepare(client, bookingId, state, when);
        const { outcome, ...result } = await transitionBooking(client, {
          bookingId,
          step,
          actor,
          checkedFacts: everythingKnown,
        });
        const written = await writtenOf(client, bookingId);
        const now = (await lockBooking(client, bookingId)).state;
        await client.query('rollback to before');
        const why = from.includes(state) ? 'actor' : 'state';
        const may = from.includes(state) && by.includes(actor);
        const isDone = !from.includes(state) && state === to;
        expect({ state, actor, outcome, now, why: 'why' in result ? result.why : undefined }).toEqual({
          state,
          actor,
          outcome: may ? 'taken' : isDone ? 'done' : 'may_not',
          now: may ? to : state,
          why: may || isDone ? undefined : why,
        });
        const noted = { step, from: state, to, actor, name: null, reason: null };
        // The key of a step that can recur names the occurrence.
        const key = from.includes(to)
          ? expect.stringMatching(`^${bookingId}/${step}/\\d+$`)
          : `${bookingId}/${step}`;
        expect(written).toEqual(may ? { noted: [noted], jobKeys: [key] } : { noted: [], jobKeys: [] });
      }
    }
  });
});

const guarded = steps.flatMap(([step, rule]) =>
  (rule.when ?? []).map((guard) => [step, guard, rule] as const),
);

test.each(guarded)(
  'The step %s is refused unless %s, and then nothing is recorded',
  async (step, guard, rule) => {
    const { from, by, when = [] } = rule;
    const opposite = { direct: 'needsAnswer', inTime: 'tooLate', toCome: 'isOver' } as const;
    const others = when.filter((one) => one !== guard);
    const guards = guard in opposite ? [...others, opposite[guard as keyof typeof opposite]] : others;
    const checkedFacts = { ...everythingKnown, ...(guard in everythingKnown ? { [guard]: false } : {}) };
    await tried(async (client, bookingId) => {
      const state = from[0] as BookingState;
      await prepare(client, bookingId, state, guards, guard === 'notLongOver');
      const transition = { bookingId, step, actor: by[0] as Actor, checkedFacts };
      expect(await transitionBooking(client, transition)).toMatchObject({
        outcome: 'may_not',
        why: 'guard',
        booking: { state },
      });
      expect(await writtenOf(client, bookingId)).toEqual({ noted: [], jobKeys: [] });
    });
  },
);

/** Takes an allowed step from its first state. */
async function taken(client: PoolClient, id: string, step: BookingStep, more: Partial<TransitionInput> = {}) {
  const { from, by, when = [] } = bookingProcess.steps[step] as StepRule<BookingState, BookingGuard>;
  await prepare(client, id, from[0] as BookingState, when);
  const transition = { bookingId: id, step, actor: by[0] as Actor, checkedFacts: everythingKnown, ...more };
  const outcome = await transitionBooking(client, transition);
  expect(outcome.outcome).toBe('taken');
  return outcome.booking;
}

test('Spots and money that the caller does not report count as missing, and a step that needs them is refused', async () => {
  await tried(async (client, bookingId) => {
    await prepare(client, bookingId, 'awaiting_payment', ['direct']);
    const transition = { bookingId, step: 'pay', actor: 'provider' } as const;
    expect(await transitionBooking(client, transition)).toMatchObject({ outcome: 'may_not', why: 'guard' });
    const checkedFacts = { isFullyPaid: true, isPaymentSecured: true };
    expect(await transitionBooking(client, { ...transition, checkedFacts })).toMatchObject({
      why: 'guard',
    });
  });
});

test('The name and the reason of the actor are recorded with the step', async () => {
  await tried(async (client, id) => {
    await taken(client, id, 'decline', { actorName: 'Rui at the quay', reason: 'The sea is too high.' });
    expect((await writtenOf(client, id)).noted).toMatchObject([
      { step: 'decline', actor: 'supplier', name: 'Rui at the quay', reason: 'The sea is too high.' },
    ]);
  });
});

test('A supplier has 24 hours to answer, but never longer than until the start', async () => {
  const minutes = fc.integer({ min: 1, max: 4 * 24 * 60 });
  await tried(async (client, id) => {
    await fc.assert(
      fc.asyncProperty(minutes, async (until) => {
        await prepare(client, id, 'awaiting_payment', ['needsAnswer']);
        await client.query(
          'update bookings set starts_at = now() + make_interval(mins => $2) where id = $1',
          [id, until],
        );
        const transition = {
          bookingId: id,
          step: 'request',
          actor: 'provider',
          checkedFacts: everythingKnown,
        } as const;
        const { booking } = await transitionBooking(client, transition);
        const answerMinutes = ((booking.answerUntil?.getTime() ?? 0) - booking.now.getTime()) / 60_000;
        expect(answerMinutes).toBe(Math.min(24 * 60, until));
      }),
      { numRuns: 50, examples: [[24 * 60], [24 * 60 + 1], [24 * 60 - 1]] },
    );
  });
});

test('Later steps do not restart the answer deadline', async () => {
  await tried(async (client, id) => {
    await prepare(client, id, 'on_request', ['inTime']);
    const { answerUntil } = await lockBooking(client, id);
    const { booking } = await transitionBooking(client, { bookingId: id, step: 'accept', actor: 'supplier' });
    expect(booking.answerUntil).toEqual(answerUntil);
  });
});

test.each(steps.filter(([, { to }]) => to === 'confirmed').map(([step]) => step))(
  'A confirmation by %s records its time and clears the time of the end',
  async (step) => {
    await tried(async (client, id) => {
      await client.query('update bookings set ended_at = now() where id = $1', [id]);
      const booking = await taken(client, id, step);
      expect(booking.confirmedAt).toEqual(booking.now);
      const { rows } = await client.query('select ended_at from bookings where id = $1', [id]);
      expect(rows).toEqual([{ ended_at: null }]);
    });
  },
);

test.each(steps.filter(([, { to }]) => [...ENDED_STATES, 'completed'].includes(to)).map(([step]) => step))(
  'An end by %s records its time and keeps the time of the confirmation',
  async (step) => {
    await tried(async (client, id) => {
      await client.query(`update bookings set confirmed_at = '2026-11-01' where id = $1`, [id]);
      const booking = await taken(client, id, step);
      const { rows } = await client.query('select ended_at, confirmed_at from bookings where id = $1', [id]);
      expect(rows).toEqual([{ ended_at: booking.now, confirmed_at: booking.confirmedAt }]);
      expect(booking.confirmedAt?.toISOString()).toMatch(/^2026-(10-31|11-01)/);
    });
  },
);

test('A step stores its payment and its hold, and a step without them keeps the previous ones', async () => {
  const payment = await beginTestPayment(testDb.database);
  const holdId = randomUUID();
  await tried(async (client, id) => {
    const booking = await taken(client, id, 'pay', { paymentId: payment.id, holdId });
    expect(booking.holdId).toBe(holdId);
    expect(booking.paymentId).toBe(payment.id);
    expect(await lockBooking(client, id)).toMatchObject({ paymentId: payment.id, holdId });
    const transition = { bookingId: id, step: 'cancel', actor: 'traveller' } as const;
    expect(await transitionBooking(client, transition)).toMatchObject({ outcome: 'taken' });
    expect(await lockBooking(client, id)).toMatchObject({ paymentId: payment.id, holdId });
  });
});

test.each(ENDED_STATES.map((state) => steps.find(([, { to }]) => to === state)?.[0] ?? 'expire'))(
  'A booking that ends by %s releases its discount code for other travellers',
  async (step) => {
    const code = await discountWith(testDb.database, { mostUses: 1 });
    const { bookingId } = await redeemCode(testDb.database, code);
    await transaction(testDb.database, ({ client }) => taken(client, bookingId, step));
    expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 0, taken: 0 });
    expect((await redeemCode(testDb.database, code)).outcome).toBe(1_000);
  },
);

test('An active booking keeps its discount code', async () => {
  const code = await discountWith(testDb.database, { mostUses: 1 });
  const { bookingId } = await redeemCode(testDb.database, code);
  await transaction(testDb.database, ({ client }) => taken(client, bookingId, 'pay'));
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('Of concurrent identical steps one is taken, and the others find it done', async () => {
  const bookingId = await bookingRow(testDb.database);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      transaction(testDb.database, ({ client }) =>
        transitionBooking(client, { bookingId, step: 'expire', actor: 'clock' }),
      ),
    ),
  );
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([...Array(7).fill('done'), 'taken']);
  expect(await writtenOf(testDb.database.pool as never, bookingId)).toMatchObject({
    noted: [{ step: 'expire' }],
    jobKeys: [`${bookingId}/expire`],
  });
});

test('A booking that the caller has locked is used as passed and not read again', async () => {
  await tried(async (client, bookingId) => {
    const locked = { ...(await lockBooking(client, bookingId)), state: 'expired' } as const;
    const transition = { bookingId, step: 'expire', actor: 'clock', locked } as const;
    expect(await transitionBooking(client, transition)).toEqual({ outcome: 'done', booking: locked });
  });
});

test('A step of an unknown booking is an error', async () => {
  const transition = { bookingId: randomUUID(), step: 'expire', actor: 'clock' } as const;
  const missing = transaction(testDb.database, ({ client }) => transitionBooking(client, transition));
  await expect(missing).rejects.toThrow(transition.bookingId);
});
