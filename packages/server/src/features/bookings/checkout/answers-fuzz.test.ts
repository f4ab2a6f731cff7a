import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  guestCheckout,
  heldQuote,
} from '../../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countersOf, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { readProductRequirements } from './product-requirements.ts';
import { submitCheckout } from './submit-checkout.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

const id = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [pickup, dropOff, question, stray] = [id(1), id(2), id(3), id(4)];
const required = {
  contact: [],
  participants: [],
  documents: ['passport' as const],
  entries: ['starting-point' as const],
  questions: [
    {
      id: question,
      scope: 'booking' as const,
      kind: 'choice' as const,
      required: true,
      measure: null,
      choices: ['Red', 'Rot'],
    },
  ],
  pickupIds: [pickup],
  dropOffIds: [dropOff],
  minAge: null,
};

/** Booking dependencies with a product that requires a starting point and a choice of colour. */
function depsWithStartingPoint() {
  const shop = bookingDeps(testDb.database);
  const readWithStartingPoint: typeof shop.deps.readProductRequirements = async (productId) => {
    const product = await readProductRequirements(testDb.database, productId);
    return product && { ...product, required };
  };
  return { ...shop, deps: { ...shop.deps, readProductRequirements: readWithStartingPoint } };
}

const where = fc.oneof(
  fc.constant(null),
  fc.record({
    title: fc.oneof(fc.string(), fc.constant('Hotel Tejo')),
    time: fc.constantFrom(null, '09:00', '9', '25:00', 1),
  }),
  fc.constantFrom<unknown>('Hotel', 7, { title: 'Hotel Tejo', time: null, price: -97, totalMinor: 1 }),
);
const answers = fc.oneof(
  fc.constantFrom(
    [{ questionId: question, answer: 'Red' }],
    [
      { questionId: question, answer: 'Red' },
      { questionId: question, answer: 'Rot' },
    ],
    [
      { questionId: question, answer: 'Red' },
      { questionId: stray, answer: 'for nothing' },
    ],
  ),
  fc.array(
    fc.record({
      questionId: fc.constantFrom<unknown>(question, stray, 'x', null),
      answer: fc.oneof(fc.constantFrom<unknown>('Red', 'Rot', '', '4242 4242 4242 4242', 0), fc.string()),
    }),
    { maxLength: 3 },
  ),
);
const anyPlaces = fc.record({
  pickupId: fc.constantFrom<unknown>(null, pickup, pickup, dropOff, stray, 'x', 0),
  dropOffId: fc.constantFrom<unknown>(null, null, dropOff, pickup, stray, ''),
  startingPointInformation: where,
  dropOffInformation: where,
  bookingQuestionsAnswers: answers,
});
const right = {
  pickupId: pickup,
  dropOffId: null,
  startingPointInformation: null,
  dropOffInformation: null,
  bookingQuestionsAnswers: [{ questionId: question, answer: 'Rot' }],
};

async function held() {
  await emptyBookings(testDb.database);
  return { ...depsWithStartingPoint(), quote: await heldQuote(testDb.database) };
}

test('A checkout with any places and answers is sold complete at the quoted price or refused', async () => {
  let shop = await held();
  const outcomes = { invalid: 0, unprocessable: 0, sold: 0 };
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyPlaces, fc.constant(right)), async (more) => {
      const { deps, provider, quote } = shop;
      const body = checkoutOf(quote, { otherFields: more }).data;
      const parsed = checkoutRequest.safeParse(JSON.parse(JSON.stringify(body)));
      if (!parsed.success) {
        outcomes.invalid += 1;
        return;
      }
      const answer = await submitCheckout(deps, { ...guestCheckout, request: parsed.data })
        .then(({ booking }) => `${booking.state} ${booking.totalMinor}`)
        .catch((error) => (error instanceof Failure ? error.code : String(error)));
      const { rows } = await testDb.database.pool.query('select traveller_notes, answers from bookings');
      const [counters] = await countersOf(testDb.database);
      const charged = [...provider.intents.values()].map(({ amount }) => amount);
      if (answer === 'unprocessable') {
        expect([rows, charged, counters?.held, counters?.sold]).toEqual([[], [], 2, 0]);
        outcomes.unprocessable += 1;
        return;
      }
      expect([answer, charged]).toEqual(['confirmed 9700', [{ amount: 9_700, currency: 'EUR' }]]);
      expect([counters?.held, counters?.sold]).toEqual([0, 2]);
      expect([null, pickup]).toContain(more.pickupId);
      expect([null, dropOff]).toContain(more.dropOffId);
      expect(rows).toMatchObject([
        { traveller_notes: { pickupId: more.pickupId, dropOffId: more.dropOffId } },
      ]);
      expect(rows[0].answers.map((one: { questionId: string }) => one.questionId)).toEqual([question]);
      expect(JSON.stringify(rows[0].traveller_notes)).not.toContain('totalMinor');
      outcomes.sold += 1;
      shop = await held();
    }),
    { numRuns: 120 },
  );
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(0);
});
