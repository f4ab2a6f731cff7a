import { type AnyContractRouter, type ContractRouterClient, isContractProcedure } from '@orpc/contract';
import { expect, expectTypeOf, test } from 'vitest';
import { ERROR_CODES } from '../errors/error-catalogue.ts';
import { type Contract, contract } from './contract.ts';
import type { ListedTour } from './tour-summary.ts';

type ListedCall = {
  name: string;
  definition: { route: { method?: string; path?: string }; errorMap: object };
};

function procedures(router: AnyContractRouter, name = ''): ListedCall[] {
  if (isContractProcedure(router)) return [{ name, definition: router['~orpc'] }];
  return Object.entries(router).flatMap(([key, inner]) => procedures(inner, `${name}/${key}`));
}

test('Every call of the contract has the path of the specification', () => {
  const calls = procedures(contract).map(({ name, definition: { route } }) => [
    name,
    `${route.method} ${route.path}`,
  ]);
  expect(Object.fromEntries(calls)).toEqual({
    '/tours/featured': 'GET /tours/featured',
    '/tours/list': 'GET /tours',
    '/tours/promoted': 'GET /tours/promoted',
    '/tours/ofType': 'GET /{productType}',
    '/tours/show': 'GET /{productType}/{id}',
    '/maps/meeting': 'GET /{productType}/{id}/map',
    '/maps/list': 'GET /tours/map',
    '/tours/named': 'GET /tours/named',
    '/tours/compare': 'GET /tours/compare',
    '/availability/show': 'GET /{productType}/{id}/availability',
    '/availability/day': 'GET /{productType}/{id}/availability/{date}',
    '/quotes/make': 'POST /quote',
    '/quotes/makeOfType': 'POST /{productType}/quote',
    '/quotes/show': 'GET /quote/{cartId}',
    '/quotes/extend': 'POST /quote/{cartId}/extension',
    '/quotes/release': 'DELETE /quote/{cartId}',
    '/discounts/check': 'POST /shopper/discount',
    '/checkout/checkout': 'POST /shopper/checkout',
    '/checkout/authorizationCheckout': 'POST /shopper/authorization-checkout',
    '/checkout/paymentConfirmation': 'POST /shopper/payment-confirmation',
    '/checkout/paymentOptions': 'GET /payment-gateway/options/{cartId}',
    '/checkout/paymentIntent': 'POST /payment-gateway/payment-intent',
    '/checkout/payPalOrder': 'POST /payment-gateway/paypal-order',
    '/bookings/show': 'GET /bookings/{accessKey}',
    '/bookings/find': 'POST /bookings/search',
    '/hotels/content': 'POST /content/hotels',
    '/hotels/filterOptions': 'GET /hotel-content/filters',
    '/hotels/search': 'POST /booking/hotels/{id}',
    '/hotels/rooms': 'POST /booking/rooms/{id}',
    '/waivers/sign': 'POST /shopper/waiver',
    '/waivers/show': 'GET /shopper/waivers/{cartId}',
    '/bookings/quoteCancellation': 'POST /bookings/{accessKey}/cancellation-quote',
    '/bookings/cancel': 'POST /bookings/{accessKey}/cancellation',
    '/bookings/changeShip': 'PUT /bookings/{accessKey}/ship',
    '/bookings/showRequest': 'GET /supplier-answers/{secret}',
    '/bookings/answerRequest': 'POST /supplier-answers/{secret}',
    '/reviews/list': 'GET /products/{id}/reviews',
    '/reviews/refuse': 'POST /products/reviews/refusals',
    '/reviews/write': 'POST /products/reviews',
    '/reviews/invitation': 'POST /products/reviews/invitation',
    '/exchangeRates/show': 'GET /exchange-rates/{currency}',
    '/locations/list': 'GET /locations',
    '/locations/search': 'GET /locations/search',
    '/cruises/lines': 'GET /ToursForCruises/cruiseLines',
    '/cruises/ships': 'GET /ToursForCruises/cruiseShips',
    '/cruises/routes': 'GET /ToursForCruises/cruiseRoutes',
    '/cruises/route': 'GET /ToursForCruises/cruise/{routeId}',
    '/cruises/images': 'GET /ToursForCruises/cruise/image-paths/{routeId}',
    '/cruises/excursions': 'GET /ToursForCruises/cruise/{routeId}/excursions',
    '/cruises/map': 'GET /ToursForCruises/cruise/{routeId}/map',
    '/cruises/ship': 'GET /ToursForCruises/ships/{slug}',
    '/cruises/port': 'GET /ToursForCruises/ports/{slug}',
    '/search/find': 'GET /search',
    '/newsletter/confirm': 'POST /newsletter/confirmations',
    '/newsletter/leave': 'POST /newsletter/unsubscriptions',
    '/newsletter/preference': 'GET /user/newsletter',
    '/newsletter/setPreference': 'PUT /user/newsletter',
    '/newsletter/subscribe': 'POST /newsletter/subscriptions/{listId}',
    '/affiliates/show': 'GET /affiliates/{id}',
    '/enquiries/send': 'POST /contact',
    '/suppliers/apply': 'POST /suppliers/applications',
    '/session/renew': 'POST /session/token',
    '/session/end': 'POST /session/end',
    '/session/devices': 'GET /user/sessions',
    '/session/endDevice': 'DELETE /user/sessions/{id}',
    '/session/endAllDevices': 'DELETE /user/sessions',
    '/session/configuration': 'GET /.well-known/openid-configuration',
    '/session/userinfo': 'GET /userinfo',
    '/organisations/show': 'GET /organizations/{orgId}',
    '/organisations/bookings': 'GET /organizations/bookings/{orgId}',
    '/organisations/sales': 'GET /organizations/sales/{orgId}',
    '/organisations/members': 'GET /organizations/{orgId}/members',
    '/organisations/invite': 'POST /organizations/{orgId}/invitations',
    '/organisations/withdraw': 'DELETE /organizations/{orgId}/invitations/{invitationId}',
    '/organisations/changeMember': 'PUT /organizations/{orgId}/members/{accountId}',
    '/organisations/removeMember': 'DELETE /organizations/{orgId}/members/{accountId}',
    '/organisations/leave': 'DELETE /organizations/{orgId}/membership',
    '/organisations/save': 'PUT /organizations/{orgId}',
    '/organisations/saveLogo': 'PUT /organizations/{orgId}/logo',
    '/organisations/withdrawBillingEmail': 'DELETE /organizations/{orgId}/billing-email',
    '/organisations/confirmBillingEmail': 'POST /organizations/billing-email',
    '/organisations/choose': 'PUT /organizations/{orgId}/choice',
    '/organisations/accept': 'POST /organizations/invitations',
    '/accounts/bookings': 'GET /shopper/user-bookings',
    '/accounts/guestBookings': 'GET /shopper/guest-bookings',
    '/accounts/claimGuestBookings': 'POST /shopper/guest-bookings',
    '/wishlist/show': 'GET /user/wishlist',
    '/wishlist/update': 'POST /user/wishlist',
    '/personalData/export': 'GET /user/export',
    '/personalData/previewErasure': 'GET /user/erasure',
    '/personalData/erase': 'POST /user/erasure',
    '/accounts/verify': 'PUT /user/email-verification',
    '/accounts/resend': 'PUT /user/email-reverification',
    '/accounts/profile': 'GET /user/profile',
    '/accounts/saveProfile': 'PUT /user/profile',
  });
});

test('Every call declares its errors, with codes of the catalogue only', () => {
  for (const { name, definition } of procedures(contract)) {
    const codes = Object.keys(definition.errorMap);
    expect(codes, name).toContain('invalid_input');
    expect(codes, name).toContain('unavailable');
    for (const code of codes) expect(ERROR_CODES).toContain(code);
  }
});

test('The client made from the contract has the types of the contract', () => {
  type ContractClient = ContractRouterClient<Contract>;
  type Featured = Awaited<ReturnType<ContractClient['tours']['featured']>>;
  expectTypeOf<Featured['_embedded']['tourSummaryList']>().toEqualTypeOf<ListedTour[]>();
  expectTypeOf<Parameters<ContractClient['tours']['featured']>[0]['size']>().toEqualTypeOf<
    number | undefined
  >();
});
