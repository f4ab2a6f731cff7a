import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  guestCheckout,
  heldQuote,
} from '../../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { submitCheckout } from './submit-checkout.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

type CheckoutData = ReturnType<typeof checkoutOf>['data'];

/** Sends a checkout with one change, and returns the answer and all charges. */
async function send(change: (body: CheckoutData) => unknown) {
  const { deps, provider } = bookingDeps(testDb.database);
  const body = checkoutOf(await heldQuote(testDb.database)).data;
  const changed = change(body);
  const parsed = checkoutRequest.safeParse(JSON.parse(JSON.stringify(changed)));
  const charges = () => [...provider.intents.values()].map(({ amount }) => amount);
  if (!parsed.success) return { answer: 'invalid', charged: charges() };
  const answer = await submitCheckout(deps, { ...guestCheckout, request: parsed.data })
    .then(({ booking }) => `${booking.state} ${booking.totalMinor} ${booking.currency}`)
    .catch((error) => (error instanceof Failure ? error.code : String(error)));
  return { answer, charged: charges() };
}

const strange = [
  0,
  -1,
  0.001,
  1,
  96.99,
  97.01,
  97.0001,
  1e9,
  1e308,
  -97,
  '97',
  null,
  true,
  [97],
  { amount: 97 },
];

test.each(strange)('An amount of %j is refused, and nothing is charged', async (amount) => {
  const { answer, charged } = await send((body) => ({
    ...body,
    chargeRequest: { ...body.chargeRequest, amount },
  }));
  expect(['invalid', 'invalid_input', 'conflict']).toContain(answer);
  expect(charged).toEqual([]);
});

const right = { answer: 'confirmed 9700 EUR', charged: [{ amount: 9_700, currency: 'EUR' }] };
const lies = {
  basePrice: 0.01,
  grossTotal: 0.01,
  grandTotal: 0.01,
  voucherValue: 97,
  discount: 97,
  quantity: 99,
  spots: 0,
  state: 'confirmed',
  status: 'confirmed',
  total_minor: 1,
  commission_percent: 50,
  tax_percent: 0,
  needs_answer: true,
  supplier_id: '00000000-0000-4000-8000-000000000001',
  payment_id: '00000000-0000-4000-8000-000000000001',
  organizationId: '00000000-0000-4000-8000-000000000001',
};

test.each(Object.entries(lies))(
  'A client’s value for %s is ignored, wherever the client sends it',
  async (name, value) => {
    for (const at of ['top', 'cart', 'item', 'charge', 'participant'] as const) {
      await emptyBookings(testDb.database);
      const lie = { [name]: value };
      const outcome = await send((body) => ({
        ...body,
        ...(at === 'top' && lie),
        cart: {
          ...body.cart,
          ...(at === 'cart' && lie),
          cartItems: body.cart.cartItems.map((item) => ({ ...item, ...(at === 'item' && lie) })),
          participants: body.cart.participants.map((one) => ({ ...one, ...(at === 'participant' && lie) })),
        },
        chargeRequest: { ...body.chargeRequest, ...(at === 'charge' && lie) },
      }));
      expect([at, outcome]).toEqual([at, right]);
    }
    const { rows } = await testDb.database.pool.query('select organisation_id, supplier_id from bookings');
    expect(rows[0].organisation_id).toBeNull();
    expect(rows[0].supplier_id).not.toBe(lies.supplier_id);
  },
);

test('The names of all columns of the database are ignored, wherever the client sends them', async () => {
  const { rows } = await testDb.database.pool.query<{ name: string }>(
    'select distinct column_name as name from information_schema.columns where table_schema = current_schema()',
  );
  const names = rows.flatMap(({ name }) => [
    name,
    name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
  ]);
  expect(names.length).toBeGreaterThan(400);
  const { cart, chargeRequest } = checkoutRequest.shape;
  /** Every name that the contract does not have at this place. */
  const liesAt = ({ shape }: { readonly shape: object }) =>
    Object.fromEntries(names.filter((name) => !Object.hasOwn(shape, name)).map((name) => [name, '1']));
  const outcome = await send((body) => ({
    ...liesAt(checkoutRequest),
    ...body,
    cart: {
      ...liesAt(cart),
      ...body.cart,
      cartItems: body.cart.cartItems.map((item) => ({ ...liesAt(cart.shape.cartItems.element), ...item })),
      participants: body.cart.participants.map((one) => ({
        ...liesAt(cart.shape.participants.element),
        ...one,
      })),
      persons: body.cart.persons.map((one) => ({ ...liesAt(cart.shape.persons.element), ...one })),
    },
    chargeRequest: { ...liesAt(chargeRequest), ...body.chargeRequest },
  }));
  expect(outcome).toEqual(right);
  const { rows: bookings } = await testDb.database.pool.query(
    'select organisation_id as organisation, account_id as account from bookings',
  );
  expect(bookings).toEqual([{ organisation: null, account: null }]);
});

test('Another currency and another number of travellers are refused', async () => {
  const refused = async (change: (body: CheckoutData) => unknown) => {
    await emptyBookings(testDb.database);
    return (await send(change)).answer;
  };
  expect(
    await refused((body) => ({ ...body, chargeRequest: { ...body.chargeRequest, currency: 'JPY' } })),
  ).toBe('conflict');
  const [one] = checkoutOf(await heldQuote(testDb.database)).data.cart.participants;
  for (const participants of [[one], [one, one, one]])
    expect(await refused((body) => ({ ...body, cart: { ...body.cart, participants } }))).toBe(
      'unprocessable',
    );
});
