import { expect, test } from 'vitest';
import { procedures } from '../procedures/procedures.ts';

type Middleware = (options: object, input: unknown, output: () => void) => unknown;
type Procedure = { readonly '~orpc': { readonly middlewares: readonly Middleware[] } };

/** How often a minute each call may be made by one client, as its first middleware asks for. */
async function limits(router: object, path: readonly string[] = []): Promise<Record<string, number>> {
  if (!('~orpc' in router)) {
    const answers = await Promise.all(
      Object.entries(router).map(([name, part]) => limits(part as object, [...path, name])),
    );
    return Object.assign({}, ...answers);
  }
  const [first] = (router as Procedure)['~orpc'].middlewares;
  const counts: Record<string, number> = {};
  const wait = (call: string, perMinute: number) => {
    counts[call] = perMinute;
    return 0;
  };
  const locale = 'en';
  const memory = { get: () => ({ shows: [], output: undefined }) };
  await first?.(
    { context: { secondsToWait: wait, memory, locale }, path, next: () => ({ output: undefined }) },
    {},
    () => {},
  );
  return counts;
}

test('Calls that write, or that could be used to guess keys and codes, are limited for each client', async () => {
  expect(await limits(procedures)).toEqual({
    'discounts.check': 12,
    'checkout.checkout': 60,
    'checkout.authorizationCheckout': 60,
    'checkout.paymentConfirmation': 120,
    'checkout.paymentIntent': 60,
    'checkout.payPalOrder': 60,
    'bookings.show': 120,
    'bookings.find': 10,
    'bookings.quoteCancellation': 60,
    'bookings.cancel': 20,
    'bookings.showRequest': 60,
    'bookings.answerRequest': 30,
    'reviews.write': 5,
    'reviews.invitation': 20,
    'newsletter.subscribe': 5,
    'newsletter.confirm': 20,
    'newsletter.leave': 20,
    'enquiries.send': 5,
    'suppliers.apply': 5,
  });
});
