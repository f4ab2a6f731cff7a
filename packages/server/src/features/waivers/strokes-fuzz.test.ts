import { signWaiver as signCall } from '@ashore/core/contract/waivers.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { SIGNATURE_FIELD } from '@ashore/core/waivers/signature.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  kayakId,
  plainWaiverPdf,
  signing,
  tripDate,
  waiverCatalogue,
} from '../../../test-support/waivers/waivers.ts';
import { signWaiver } from './sign-waiver.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: waiverCatalogue });
});
afterAll(() => testDb.drop());

const { width, height, mostStrokes, mostPoints } = SIGNATURE_FIELD;
const pointInside = fc.tuple(fc.integer({ min: 0, max: width }), fc.integer({ min: 0, max: height }));
const strokeInside = fc.array(pointInside, { minLength: 1, maxLength: 12 }).map((points) => points.flat());
const oddValue = fc.constantFrom<unknown>(-1, width + 1, 0.5, 1e308, '1', null, [1], { x: 1 });

/** What a client may send as a drawing: lines on the field, and invalid values. */
const anyStrokes = fc.oneof(
  fc.array(strokeInside, { minLength: 1, maxLength: 4 }),
  fc.array(
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: width }) },
        { weight: 1, arbitrary: oddValue },
      ),
    ),
  ),
  fc.constantFrom<unknown>(
    [],
    [[]],
    [[1]],
    [[1, 1]],
    [[1, 1, 2, 2]],
    [[0, 0, width, height]],
    [[0, 0, width, height + 1]],
    [[0, 0, width, height, 3]],
    Array(mostStrokes + 1).fill([0, 0, 9, 9]),
    Array(mostStrokes).fill([0, 0, 9, 9]),
    [Array(2 * mostPoints + 2).fill(7)],
    Array(2).fill(Array.from({ length: mostPoints + 2 }, (_, at) => (at % 4 < 2 ? 7 : 90))),
    'm 0 0 l 9 9',
    null,
    { length: 1 },
  ),
);

/** Whether the lines are on the field, within the limits, and long enough for a name. */
function isDrawn(sent: unknown): sent is number[][] {
  if (!Array.isArray(sent) || sent.length < 1 || sent.length > mostStrokes) return false;
  const isLine = (one: unknown) =>
    Array.isArray(one) &&
    one.length >= 2 &&
    one.length % 2 === 0 &&
    one.every((at, index) => Number.isInteger(at) && at >= 0 && at <= (index % 2 === 0 ? width : height));
  if (!sent.every(isLine) || sent.flat().length > 2 * mostPoints) return false;
  const ink = sent.flatMap((one) => one.slice(2).map((at: number, index: number) => at - one[index]));
  let length = 0;
  for (let at = 0; at < ink.length; at += 2) length += Math.hypot(ink[at], ink[at + 1]);
  return length >= 60;
}

test('Only lines on the field with enough ink are a signature; anything else is neither stored nor drawn', async () => {
  const { cartId: _, trip, signedAt, textVersion, participantName } = signing();
  const outcomes = { refused: 0, signed: 0 };
  await fc.assert(
    fc.asyncProperty(fc.uuid({ version: 4 }), anyStrokes, async (cartId, sent) => {
      const day = { productUuid: kayakId, bookingDate: tripDate };
      const lie = { price: -97, spots: 99, number: 7, seal: '00', signedAt: '2000-01-01' };
      const signature = { kind: 'drawn', strokes: sent, paper: 'x' };
      const data = { ...lie, cartId, participantName, ...day, textVersion, signature };
      const parsed = signCall['~orpc'].inputSchema?.safeParse(JSON.parse(JSON.stringify({ data })));
      const draw = vi.fn(plainWaiverPdf);
      const answer = parsed?.success
        ? await signWaiver({ database: testDb.database, draw }, { ...parsed.data.data, trip, signedAt }).then(
            ({ status }) => status,
            (error) => (error instanceof Failure ? error.code : String(error)),
          )
        : 'invalid';
      const { rows } = await testDb.database.pool.query(
        'select number, product_id, signed_at from waivers where cart_id = $1',
        [cartId],
      );
      if (!isDrawn(sent)) {
        expect(['invalid', 'unprocessable']).toContain(answer);
        expect([rows, draw.mock.calls]).toEqual([[], []]);
        outcomes.refused += 1;
        return;
      }
      expect([answer, rows]).toEqual(['signed', [{ number: 1, product_id: kayakId, signed_at: signedAt }]]);
      expect(draw.mock.calls[0]?.[0].signature).toEqual({ kind: 'drawn', strokes: sent });
      outcomes.signed += 1;
    }),
    { numRuns: 250 },
  );
  expect(Math.min(outcomes.refused, outcomes.signed)).toBeGreaterThan(0);
});
