import { expect, test } from 'vitest';
import { grantAccess } from '../access/grant-access.ts';
import { procedures } from '../procedures/procedures.ts';

type Middleware = (options: object, input: unknown, output: () => void) => unknown;
type Procedure = { readonly '~orpc': { readonly middlewares: readonly Middleware[] } };

/**
 * The calls a minute that one client may make, by the name of the call. The first middleware of a limited call
 * after that of access is its rate limit, and runs here with a context that notes the limit.
 */
async function limitsOf(router: object, path: readonly string[] = []): Promise<Record<string, number>> {
  if (!('~orpc' in router)) {
    const answers = await Promise.all(
      Object.entries(router).map(([name, part]) => limitsOf(part as object, [...path, name])),
    );
    return Object.assign({}, ...answers);
  }
  const { middlewares } = (router as Procedure)['~orpc'];
  const first = middlewares[middlewares.indexOf(grantAccess as unknown as Middleware) + 1];
  const counts: Record<string, number> = {};
  const takeCallToken = (call: string, perMinute: number) => {
    counts[call] = perMinute;
    return 0;
  };
  const locale = 'en';
  const memory = { get: () => ({ shows: [], output: undefined }) };
  await first?.(
    { context: { takeCallToken, memory, locale }, path, next: () => ({ output: undefined }) },
    {},
    () => {},
  );
  return counts;
}

test('Calls that write, or that could be used to guess keys and codes, are limited for each client', async () => {
  expect(await limitsOf(procedures)).toEqual({
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
    'bookings.changeShip': 20,
    'bookings.showRequest': 60,
    'bookings.answerRequest': 30,
    'hotels.content': 120,
    'hotels.search': 120,
    'hotels.filterOptions': 120,
    'hotels.rooms': 120,
    'reviews.write': 5,
    'accounts.profile': 60,
    'accounts.saveProfile': 60,
    'accounts.guestBookings': 60,
    'accounts.claimGuestBookings': 60,
    'organisations.bookings': 120,
    'organisations.sales': 120,
    'organisations.accept': 30,
    'organisations.choose': 20,
    'organisations.save': 20,
    'organisations.saveLogo': 20,
    'organisations.withdrawBillingEmail': 20,
    'organisations.confirmBillingEmail': 20,
    'organisations.leave': 30,
    'organisations.removeMember': 30,
    'organisations.changeMember': 30,
    'organisations.withdraw': 30,
    'organisations.invite': 30,
    'organisations.members': 30,
    'personalData.erase': 10,
    'personalData.export': 10,
    'personalData.previewErasure': 10,
    'reviews.invitation': 20,
    'reviews.refuse': 20,
    'newsletter.subscribe': 5,
    'newsletter.confirm': 20,
    'newsletter.leave': 20,
    'newsletter.preference': 20,
    'newsletter.setPreference': 20,
    'enquiries.send': 5,
    'suppliers.apply': 5,
    'wishlist.update': 120,
    'accounts.bookings': 120,
    'accounts.verify': 30,
    'accounts.resend': 30,
  });
});
