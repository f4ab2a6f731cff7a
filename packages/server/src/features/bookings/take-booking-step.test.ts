import { randomUUID } from 'node:crypto';
import {
  type BookingGuard,
  type BookingState,
  type BookingStep,
  bookingProcess,
  GIVEN_UP,
} from '@ashore/core/booking/booking-process.ts';
import { ACTORS, type Actor, type StepRule } from '@ashore/core/booking/process.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { bookingRow, countsOf, discountWith, take } from '../discounts/discounts-for-tests.ts';
import { begun } from '../payments/payments-for-tests.ts';
import { lockBooking } from './booking.ts';
import { type StepWish, takeBookingStep } from './take-booking-step.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});
afterAll(() => place.drop());

// What is only quoted has no row yet: the first step writes it.
const states = (Object.keys(bookingProcess.states) as BookingState[]).filter((state) => state !== 'quoted');
const steps = Object.entries(bookingProcess.steps).filter(([step]) => step !== 'book') as [
  BookingStep,
  StepRule<BookingState, BookingGuard>,
][];
const everythingKnown = { hasSpots: true, hasMoney: true, hasPromise: true };

/** Makes the row such that these guards hold, and none of those that say the opposite. */
async function prepare(
  client: PoolClient,
  id: string,
  state: string,
  guards: readonly BookingGuard[],
  isLongOver = false,
) {
  const holds = (guard: BookingGuard) => guards.includes(guard);
  const startsIn = isLongOver ? -60 : holds('isOver') ? -2 : 2;
  await client.query(
    `update bookings set state = $2, needs_answer = $3, method = $4, checkout_kind = $5, pay_until = now(),
       answer_until = now() + make_interval(hours => $6), starts_at = now() + make_interval(hours => $7),
       ends_at = now() + make_interval(hours => $7 + 1)
     where id = $1`,
    [
      id,
      state,
      holds('needsAnswer'),
      holds('billed') ? 'bill-organisation' : 'credit-card',
      holds('billed') ? 'billed' : 'direct',
      holds('tooLate') ? -1 : 1,
      startsIn,
    ],
  );
}

/** What is written of a booking beside its row. */
async function writtenOf(client: Pick<PoolClient, 'query'>, id: string) {
  const { rows: noted } = await client.query(
    `select step, from_state as "from", to_state as "to", actor, actor_name as name, reason
     from booking_steps where booking_id = $1 order by id`,
    [id],
  );
  const { rows: jobs } = await client.query(
    `select key from jobs where kind = 'tell-booking' and payload ->> 'bookingId' = $1 order by id`,
    [id],
  );
  return { noted, told: jobs.map(({ key }) => key) };
}

/** Tries something on a real row, and takes all of it back. */
async function tried<Result>(does: (client: PoolClient, id: string) => Promise<Result>): Promise<Result> {
  const id = await bookingRow(place.database);
  const client = await place.database.pool.connect();
  try {
    await client.query('begin');
    return await does(client, id);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each(steps)(
  'The step %s is taken from its states by its actors, and by nobody else from nowhere else.',
  async (step, rule) => {
    const { from, to, by, when = [] } = rule;
    await tried(async (client, bookingId) => {
      await client.query('savepoint before');
      for (const state of states) {
        for (const actor of ACTORS) {
          await prepare(client, bookingId, state, when);
          const { outcome, ...said } = await takeBookingStep(client, {
            bookingId,
            step,
            actor,
            known: everythingKnown,
          });
          const written = await writtenOf(client, bookingId);
          const now = (await lockBooking(client, bookingId)).state;
          await client.query('rollback to before');
          const why = from.includes(state) ? 'actor' : 'state';
          const may = from.includes(state) && by.includes(actor);
          const isDone = !from.includes(state) && state === to;
          expect({ state, actor, outcome, now, why: 'why' in said ? said.why : undefined }).toEqual({
            state,
            actor,
            outcome: may ? 'taken' : isDone ? 'done' : 'may_not',
            now: may ? to : state,
            why: may || isDone ? undefined : why,
          });
          const noted = { step, from: state, to, actor, name: null, reason: null };
          // What may happen more than once says which time it was.
          const key =
            step === 'reduce' ? expect.stringMatching(`^${bookingId}/reduce/\\d+$`) : `${bookingId}/${step}`;
          expect(written).toEqual(may ? { noted: [noted], told: [key] } : { noted: [], told: [] });
        }
      }
    });
  },
);

const guarded = steps.flatMap(([step, rule]) =>
  (rule.when ?? []).map((guard) => [step, guard, rule] as const),
);

test.each(guarded)(
  'The step %s is not taken unless %s, and nothing is written then.',
  async (step, guard, rule) => {
    const { from, by, when = [] } = rule;
    const opposite = { direct: 'needsAnswer', inTime: 'tooLate', toCome: 'isOver' } as const;
    const others = when.filter((one) => one !== guard);
    const guards = guard in opposite ? [...others, opposite[guard as keyof typeof opposite]] : others;
    const known = { ...everythingKnown, ...(guard in everythingKnown ? { [guard]: false } : {}) };
    await tried(async (client, bookingId) => {
      const state = from[0] as BookingState;
      await prepare(client, bookingId, state, guards, guard === 'notLongOver');
      const wish = { bookingId, step, actor: by[0] as Actor, known };
      expect(await takeBookingStep(client, wish)).toMatchObject({
        outcome: 'may_not',
        why: 'guard',
        booking: { state },
      });
      expect(await writtenOf(client, bookingId)).toEqual({ noted: [], told: [] });
    });
  },
);

/** Takes a step that may be taken, from its first state. */
async function taken(client: PoolClient, id: string, step: BookingStep, more: Partial<StepWish> = {}) {
  const { from, by, when = [] } = bookingProcess.steps[step] as StepRule<BookingState, BookingGuard>;
  await prepare(client, id, from[0] as BookingState, when);
  const wish = { bookingId: id, step, actor: by[0] as Actor, known: everythingKnown, ...more };
  const outcome = await takeBookingStep(client, wish);
  expect(outcome.outcome).toBe('taken');
  return outcome.booking;
}

test('What nobody says of money and spots is not there: a step that needs them is not taken.', async () => {
  await tried(async (client, bookingId) => {
    await prepare(client, bookingId, 'awaiting_payment', ['direct']);
    const wish = { bookingId, step: 'pay', actor: 'provider' } as const;
    expect(await takeBookingStep(client, wish)).toMatchObject({ outcome: 'may_not', why: 'guard' });
    const known = { hasMoney: true, hasPromise: true };
    expect(await takeBookingStep(client, { ...wish, known })).toMatchObject({ why: 'guard' });
  });
});

test('Who it was, and what he said of it, is written beside the step.', async () => {
  await tried(async (client, id) => {
    await taken(client, id, 'decline', { actorName: 'Rui at the quay', reason: 'The sea is too high.' });
    expect((await writtenOf(client, id)).noted).toMatchObject([
      { step: 'decline', actor: 'supplier', name: 'Rui at the quay', reason: 'The sea is too high.' },
    ]);
  });
});

test('A supplier has a day to answer, yet never longer than until the trip begins.', async () => {
  const minutes = fc.integer({ min: 1, max: 4 * 24 * 60 });
  await tried(async (client, id) => {
    await fc.assert(
      fc.asyncProperty(minutes, async (until) => {
        await prepare(client, id, 'awaiting_payment', ['needsAnswer']);
        await client.query(
          'update bookings set starts_at = now() + make_interval(mins => $2) where id = $1',
          [id, until],
        );
        const wish = { bookingId: id, step: 'ask', actor: 'provider', known: everythingKnown } as const;
        const { booking } = await takeBookingStep(client, wish);
        const answerMinutes = ((booking.answerUntil?.getTime() ?? 0) - booking.now.getTime()) / 60_000;
        expect(answerMinutes).toBe(Math.min(24 * 60, until));
      }),
      { numRuns: 50, examples: [[24 * 60], [24 * 60 + 1], [24 * 60 - 1]] },
    );
  });
});

test('The day for the answer is not begun again by what comes after it.', async () => {
  await tried(async (client, id) => {
    await prepare(client, id, 'on_request', ['inTime']);
    const { answerUntil } = await lockBooking(client, id);
    const { booking } = await takeBookingStep(client, { bookingId: id, step: 'accept', actor: 'supplier' });
    expect(booking.answerUntil).toEqual(answerUntil);
  });
});

test.each(steps.filter(([, { to }]) => to === 'confirmed').map(([step]) => step))(
  'When it is confirmed by %s the moment is written, and it has not ended.',
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

test.each(steps.filter(([, { to }]) => [...GIVEN_UP, 'completed'].includes(to)).map(([step]) => step))(
  'When it ends by %s the moment is written, and when it was confirmed stays.',
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

test('The try that pays and the hold that is sold are those of the step; without one both stay as they are.', async () => {
  const payment = await begun(place.database);
  const holdId = randomUUID();
  await tried(async (client, id) => {
    const booking = await taken(client, id, 'pay', { paymentId: payment.id, holdId });
    expect(booking.holdId).toBe(holdId);
    expect(booking.paymentId).toBe(payment.id);
    expect(await lockBooking(client, id)).toMatchObject({ paymentId: payment.id, holdId });
    const wish = { bookingId: id, step: 'cancel', actor: 'traveller' } as const;
    expect(await takeBookingStep(client, wish)).toMatchObject({ outcome: 'taken' });
    expect(await lockBooking(client, id)).toMatchObject({ paymentId: payment.id, holdId });
  });
});

test.each(GIVEN_UP.map((state) => steps.find(([, { to }]) => to === state)?.[0] ?? 'lapse'))(
  'What is given up by %s gives its code back, for somebody else to use.',
  async (step) => {
    const code = await discountWith(place.database, { mostUses: 1 });
    const { bookingId } = await take(place.database, code);
    await transaction(place.database, ({ client }) => taken(client, bookingId, step));
    expect(await countsOf(place.database, code)).toMatchObject({ uses: 0, taken: 0 });
    expect((await take(place.database, code)).said).toBe(1_000);
  },
);

test('What goes on keeps its code.', async () => {
  const code = await discountWith(place.database, { mostUses: 1 });
  const { bookingId } = await take(place.database, code);
  await transaction(place.database, ({ client }) => taken(client, bookingId, 'pay'));
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('Of many who take the same step at the same moment one takes it, and the others find it done.', async () => {
  const bookingId = await bookingRow(place.database);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      transaction(place.database, ({ client }) =>
        takeBookingStep(client, { bookingId, step: 'lapse', actor: 'clock' }),
      ),
    ),
  );
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([...Array(7).fill('done'), 'taken']);
  expect(await writtenOf(place.database.pool as never, bookingId)).toMatchObject({
    noted: [{ step: 'lapse' }],
    told: [`${bookingId}/lapse`],
  });
});

test('Whoever has locked it already says what he saw; the row is not read a second time.', async () => {
  await tried(async (client, bookingId) => {
    const locked = { ...(await lockBooking(client, bookingId)), state: 'expired' } as const;
    const wish = { bookingId, step: 'lapse', actor: 'clock', locked } as const;
    expect(await takeBookingStep(client, wish)).toEqual({ outcome: 'done', booking: locked });
  });
});

test('There is no step of a booking that is not there.', async () => {
  const wish = { bookingId: randomUUID(), step: 'lapse', actor: 'clock' } as const;
  const missing = transaction(place.database, ({ client }) => takeBookingStep(client, wish));
  await expect(missing).rejects.toThrow(wish.bookingId);
});
