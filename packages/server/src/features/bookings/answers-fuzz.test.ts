import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { countersOf, loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { checkOut } from './check-out.ts';
import { checkoutOf } from './checkout-for-tests.ts';
import { deskFor, emptyBookings, heldQuote } from './desk-for-tests.ts';
import { readSoldProduct } from './sold-product.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
afterAll(() => place.drop());

const id = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [pickup, dropOff, question, stray] = [id(1), id(2), id(3), id(4)];
const required = {
  contact: [],
  participants: [],
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
};

/** As the trip of these tests is sold: somebody is fetched, and says which colour. */
function fetchingDesk() {
  const shop = deskFor(place.database);
  const soldProduct: typeof shop.desk.soldProduct = async (productId) => {
    const product = await readSoldProduct(place.database, productId);
    return product && { ...product, required };
  };
  return { ...shop, desk: { ...shop.desk, soldProduct } };
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
const said = fc.record({
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
  await emptyBookings(place.database);
  return { ...fetchingDesk(), quote: await heldQuote(place.database) };
}

test('Whatever is said of places and questions, it is sold whole for the sum that was quoted, or not at all.', async () => {
  let shop = await held();
  const told = { invalid: 0, unprocessable: 0, sold: 0 };
  await fc.assert(
    fc.asyncProperty(fc.oneof(said, fc.constant(right)), async (more) => {
      const { desk, provider, quote } = shop;
      const body = checkoutOf(quote, { more }).data;
      const parsed = checkoutRequest.safeParse(JSON.parse(JSON.stringify(body)));
      if (!parsed.success) {
        told.invalid += 1;
        return;
      }
      const wish = { kind: 'direct', organisationId: null, variant: 'test', locale: 'en' } as const;
      const page = { returnUrl: 'https://a.example', description: '' };
      const answer = await checkOut(desk, { request: parsed.data, ...wish, ...page })
        .then(({ booking }) => `${booking.state} ${booking.totalMinor}`)
        .catch((error) => (error instanceof Failure ? error.code : String(error)));
      const { rows } = await place.database.pool.query('select wishes, answers from bookings');
      const [counters] = await countersOf(place.database);
      const charged = [...provider.intents.values()].map(({ amount }) => amount);
      if (answer === 'unprocessable') {
        expect([rows, charged, counters?.held, counters?.sold]).toEqual([[], [], 2, 0]);
        told.unprocessable += 1;
        return;
      }
      expect([answer, charged]).toEqual(['confirmed 9700', [{ amount: 9_700, currency: 'EUR' }]]);
      expect([counters?.held, counters?.sold]).toEqual([0, 2]);
      expect([null, pickup]).toContain(more.pickupId);
      expect([null, dropOff]).toContain(more.dropOffId);
      expect(rows).toMatchObject([{ wishes: { pickupId: more.pickupId, dropOffId: more.dropOffId } }]);
      expect(rows[0].answers.map((one: { questionId: string }) => one.questionId)).toEqual([question]);
      expect(JSON.stringify(rows[0].wishes)).not.toContain('totalMinor');
      told.sold += 1;
      shop = await held();
    }),
    { numRuns: 120 },
  );
  expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
});
