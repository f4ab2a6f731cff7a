import type { Contract } from '@ashore/core/contract/contract.ts';
import type { Scope } from '../../features/organisations/roles.ts';

/** Names of all calls, such as `tours.show`. */
export type CallName = {
  [Resource in keyof Contract & string]: `${Resource}.${keyof Contract[Resource] & string}`;
}[keyof Contract & string];

/**
 * Who may make a call, and what the call opens.
 *
 * - `public`: every client. What the call answers is the same for all.
 * - `key`: the client that holds a secret or a number that opens one thing, and nothing else.
 * - `cookie`: the browser with the cookie of a session, for the calls that give out the token and end the session.
 * - `signed-in`: an account, by its token and cookie.
 * - `verified`: an account with a confirmed email address.
 * - `member`: a verified account that belongs to the organisation and has one of the scopes there.
 */
export type AccessRow =
  | { readonly who: 'public' }
  | {
      readonly who: 'key';
      readonly owner: 'cart key' | 'booking key' | 'email key' | 'number and email';
      /** Whether a client with a token acts as that account. Other clients call without one. */
      readonly account?: 'optional';
    }
  | { readonly who: 'cookie' }
  /** `subject`: `subjectId` must be the account itself, else `forbidden`. `token`: the call names no account. */
  | {
      readonly who: 'signed-in' | 'verified';
      readonly owner: 'token' | 'subject';
      /** The account must have proved who it is within five minutes, else `forbidden` with the field `proof`. */
      readonly proof?: 'fresh';
    }
  | {
      readonly who: 'member';
      /**
       * `organisation`: `{orgId}` must be one of the account's organisations, else `not_found`. `any organisation`: the
       * account needs the scope somewhere, and the call chooses among the organisations that grant it.
       */
      readonly owner: 'organisation' | 'any organisation';
      /** One of these. `any`: membership is enough. */
      readonly scope: readonly Scope[] | 'any';
      /** As above: a script in the page of an admin could otherwise let a stranger in, or change whom invoices name. */
      readonly proof?: 'fresh';
    };

const publicAccess = { who: 'public' } as const;
const accessByCart = { who: 'key', owner: 'cart key' } as const;
const accessByCartOrAccount = { ...accessByCart, account: 'optional' } as const;
/** The access key of the booking, or its order number for the account that it belongs to. */
const accessByBookingOrAccount = { who: 'key', owner: 'booking key', account: 'optional' } as const;
const accessByEmail = { who: 'key', owner: 'email key' } as const;
const accessByEmailOrAccount = { ...accessByEmail, account: 'optional' } as const;

/** Members, roles, invitations, name, logo and billing address of an organisation. */
const managesOrganisation = {
  who: 'member',
  owner: 'organisation',
  scope: ['users:manager:read-write'],
  proof: 'fresh',
} as const;
const MAY_SEE_BOOKINGS = ['bookings:concierge:read-only', 'bookings:manager:read-only'] as const;

/**
 * The access of every call. A call without a row does not compile here ("Property '"resource.call"' is missing"): add its
 * row, and a sample to `test-support/access/samples.ts`. docs/domain/access.md explains how.
 */
const accessByCall: Readonly<Record<CallName, AccessRow>> = {
  'tours.featured': publicAccess,
  'tours.promoted': publicAccess,
  'tours.named': publicAccess,
  'tours.compare': publicAccess,
  'tours.list': publicAccess,
  'tours.ofType': publicAccess,
  'tours.show': publicAccess,
  'availability.show': publicAccess,
  'availability.day': publicAccess,
  'hotels.content': publicAccess,
  'hotels.filterOptions': publicAccess,
  'hotels.search': publicAccess,
  'hotels.rooms': publicAccess,
  'maps.meeting': publicAccess,
  'maps.list': publicAccess,
  'reviews.list': publicAccess,
  'locations.list': publicAccess,
  'locations.search': publicAccess,
  'search.find': publicAccess,
  'cruises.lines': publicAccess,
  'cruises.ships': publicAccess,
  'cruises.routes': publicAccess,
  'cruises.route': publicAccess,
  'cruises.images': publicAccess,
  'cruises.excursions': publicAccess,
  'cruises.map': publicAccess,
  'cruises.ship': publicAccess,
  'cruises.port': publicAccess,
  'exchangeRates.show': publicAccess,
  'affiliates.show': publicAccess,
  'newsletter.subscribe': publicAccess,
  'enquiries.send': publicAccess,
  'suppliers.apply': publicAccess,
  'session.configuration': publicAccess,
  'quotes.make': publicAccess,
  'quotes.makeOfType': publicAccess,

  'quotes.show': accessByCart,
  'quotes.extend': accessByCart,
  'quotes.release': accessByCart,
  'discounts.check': accessByCart,
  'waivers.sign': accessByCart,
  'waivers.show': accessByCartOrAccount,
  'checkout.paymentOptions': accessByCart,
  'checkout.paymentConfirmation': accessByCart,
  'checkout.checkout': accessByCartOrAccount,
  'checkout.paymentIntent': accessByCartOrAccount,
  'checkout.payPalOrder': accessByCartOrAccount,

  'bookings.show': accessByBookingOrAccount,
  'bookings.quoteCancellation': accessByBookingOrAccount,
  'bookings.cancel': accessByBookingOrAccount,
  'bookings.changeShip': accessByBookingOrAccount,
  'bookings.find': { who: 'key', owner: 'number and email' },
  'bookings.showRequest': accessByEmail,
  'bookings.answerRequest': accessByEmail,
  'reviews.write': accessByEmailOrAccount,
  'reviews.invitation': accessByEmailOrAccount,
  'reviews.refuse': accessByEmail,
  'newsletter.confirm': accessByEmail,
  'newsletter.leave': accessByEmail,
  'accounts.verify': accessByEmail,
  // Who reads the emails of an organisation needs no account.
  'organisations.confirmBillingEmail': accessByEmail,

  'session.renew': { who: 'cookie' },
  'session.end': { who: 'cookie' },

  'session.devices': { who: 'signed-in', owner: 'token' },
  // A script that acts in a stolen page must not log the owner out of all other devices.
  'session.endDevice': { who: 'signed-in', owner: 'token', proof: 'fresh' },
  'session.endAllDevices': { who: 'signed-in', owner: 'token', proof: 'fresh' },
  'session.userinfo': { who: 'signed-in', owner: 'token' },
  'personalData.export': { who: 'signed-in', owner: 'token', proof: 'fresh' },
  'personalData.previewErasure': { who: 'signed-in', owner: 'token' },
  'personalData.erase': { who: 'signed-in', owner: 'token', proof: 'fresh' },
  'accounts.resend': { who: 'signed-in', owner: 'subject' },
  'accounts.profile': { who: 'signed-in', owner: 'subject' },
  'accounts.saveProfile': { who: 'signed-in', owner: 'subject' },
  'wishlist.show': { who: 'signed-in', owner: 'subject' },
  'wishlist.update': { who: 'signed-in', owner: 'subject' },
  // Only the owner of an address may subscribe it without a confirmation by email.
  'newsletter.preference': { who: 'verified', owner: 'token' },
  'newsletter.setPreference': { who: 'verified', owner: 'token' },
  'accounts.bookings': { who: 'verified', owner: 'subject' },
  'accounts.guestBookings': { who: 'verified', owner: 'subject' },
  'accounts.claimGuestBookings': { who: 'verified', owner: 'subject' },

  // Of the default organisation, every account may read name and logo, so the handler decides.
  'organisations.show': { who: 'signed-in', owner: 'subject' },
  'organisations.bookings': { who: 'member', owner: 'organisation', scope: MAY_SEE_BOOKINGS },
  'organisations.sales': { who: 'member', owner: 'organisation', scope: MAY_SEE_BOOKINGS },
  'organisations.members': { who: 'member', owner: 'organisation', scope: ['users:manager:read-only'] },
  'organisations.invite': managesOrganisation,
  'organisations.withdraw': managesOrganisation,
  'organisations.changeMember': managesOrganisation,
  'organisations.removeMember': managesOrganisation,
  'organisations.save': managesOrganisation,
  'organisations.saveLogo': managesOrganisation,
  'organisations.withdrawBillingEmail': managesOrganisation,
  'organisations.choose': { who: 'member', owner: 'organisation', scope: 'any' },
  'organisations.leave': { who: 'member', owner: 'organisation', scope: 'any' },
  // The secret names the invitation, and the account must have the confirmed address that was invited.
  'organisations.accept': { who: 'verified', owner: 'token' },

  'checkout.authorizationCheckout': {
    who: 'member',
    owner: 'any organisation',
    scope: ['bookings:concierge:read-write'],
  },
};

/** The row of a call by its path in the contract. */
export function accessRowOf(path: readonly string[]): AccessRow {
  const name = path.join('.');
  if (!Object.hasOwn(accessByCall, name))
    throw new Error(`The call ${name} has no row in http/access/access.ts.`);
  return accessByCall[name as CallName];
}
