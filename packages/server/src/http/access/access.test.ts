import { contract } from '@ashore/core/contract/contract.ts';
import { traverseContractProcedures } from '@orpc/server';
import { expect, test } from 'vitest';
import { accessRowOf } from './access.ts';

/** The names of all calls by their access, which is written in words. */
function callsByAccess(): Record<string, string[]> {
  const calls: Record<string, string[]> = {};
  traverseContractProcedures({ router: contract, path: [] }, ({ path }) => {
    const access = accessInWords(path);
    calls[access] = [...(calls[access] ?? []), path.join('.')].toSorted();
  });
  return calls;
}

function accessInWords(path: readonly string[]): string {
  const row: { who: string; owner?: string; account?: string; scope?: unknown; proof?: string } =
    accessRowOf(path);
  return [
    row.who,
    row.owner && `of ${row.owner}`,
    row.account && 'or account',
    row.scope && `with ${[row.scope].flat().join(' or ')}`,
    row.proof && `and ${row.proof} proof`,
  ]
    .filter(Boolean)
    .join(' ');
}

// The matrix of access reads the rows as well and tests whether the server does what they say. So what they say is written
// here once more: a call that is opened to more clients is then opened twice.
test('Each call is open to these clients and to no others', () => {
  expect(callsByAccess()).toEqual({
    public: [
      'affiliates.show',
      'availability.day',
      'availability.show',
      'cruises.excursions',
      'cruises.images',
      'cruises.lines',
      'cruises.map',
      'cruises.port',
      'cruises.route',
      'cruises.routes',
      'cruises.ship',
      'cruises.ships',
      'enquiries.send',
      'exchangeRates.show',
      'hotels.content',
      'hotels.filterOptions',
      'hotels.rooms',
      'hotels.search',
      'locations.list',
      'locations.search',
      'maps.list',
      'maps.meeting',
      'newsletter.subscribe',
      'quotes.make',
      'quotes.makeOfType',
      'reviews.list',
      'search.find',
      'session.configuration',
      'suppliers.apply',
      'tours.compare',
      'tours.featured',
      'tours.list',
      'tours.named',
      'tours.ofType',
      'tours.promoted',
      'tours.show',
    ],
    'key of cart key': [
      'checkout.paymentConfirmation',
      'checkout.paymentOptions',
      'discounts.check',
      'quotes.extend',
      'quotes.release',
      'quotes.show',
      'waivers.sign',
    ],
    'key of cart key or account': [
      'checkout.checkout',
      'checkout.payPalOrder',
      'checkout.paymentIntent',
      'waivers.show',
    ],
    'key of booking key or account': [
      'bookings.cancel',
      'bookings.changeShip',
      'bookings.quoteCancellation',
      'bookings.show',
    ],
    'key of number and email': ['bookings.find'],
    'key of email key': [
      'accounts.verify',
      'bookings.answerRequest',
      'bookings.showRequest',
      'newsletter.confirm',
      'newsletter.leave',
      'organisations.confirmBillingEmail',
      'reviews.refuse',
    ],
    'key of email key or account': ['reviews.invitation', 'reviews.write'],
    cookie: ['session.end', 'session.renew'],
    'signed-in of token': ['personalData.previewErasure', 'session.devices', 'session.userinfo'],
    'signed-in of token and fresh proof': [
      'personalData.erase',
      'personalData.export',
      'session.endAllDevices',
      'session.endDevice',
    ],
    'signed-in of subject': [
      'accounts.profile',
      'accounts.resend',
      'accounts.saveProfile',
      'organisations.show',
      'wishlist.show',
      'wishlist.update',
    ],
    'verified of token': ['newsletter.preference', 'newsletter.setPreference', 'organisations.accept'],
    'verified of subject': ['accounts.bookings', 'accounts.claimGuestBookings', 'accounts.guestBookings'],
    'member of organisation with bookings:concierge:read-only or bookings:manager:read-only': [
      'organisations.bookings',
      'organisations.sales',
    ],
    'member of organisation with users:manager:read-only': ['organisations.members'],
    'member of organisation with users:manager:read-write and fresh proof': [
      'organisations.changeMember',
      'organisations.invite',
      'organisations.removeMember',
      'organisations.save',
      'organisations.saveLogo',
      'organisations.withdraw',
      'organisations.withdrawBillingEmail',
    ],
    'member of organisation with any': ['organisations.choose', 'organisations.leave'],
    'member of any organisation with bookings:concierge:read-write': ['checkout.authorizationCheckout'],
  });
});
