import { randomBytes, randomUUID } from 'node:crypto';
import type { CallName } from '../../src/http/access/access.ts';
import { sailId } from '../quotes/quotes.ts';
import type { MatrixActor } from './actors.ts';

/** Whose object a call names. */
export const OBJECTS = ['own', 'foreign', 'missing'] as const;
export type MatrixObject = (typeof OBJECTS)[number];

export type SampleInput = {
  /** Values of the placeholders in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** Things that open by a key; every key holder has them. */
export type MatrixKeys = Readonly<Record<'cart' | 'soldCart' | 'booking' | 'request', string>>;

export type SampleCase = {
  readonly object: MatrixObject;
  readonly actor: MatrixActor;
  readonly keys: MatrixKeys;
  /** The account of another traveller. */
  readonly otherSub: string;
};

/**
 * What the matrix sends with a call. A body may be incomplete: access is decided before the input is checked, so a client
 * with access gets 400.
 */
export type Sample = (sample: SampleCase) => SampleInput;

const anything: Sample = () => ({
  params: { productType: 'tours', id: sailId, date: '2037-11-23', currency: 'USD', listId: 'news' },
});
const missingKey = () => randomBytes(32).toString('base64url');

const byCart: Sample = ({ object, keys }) => {
  const cartId = { own: keys.cart, foreign: keys.soldCart, missing: randomUUID() }[object];
  return { params: { cartId } };
};
/** The price of any cart is shown, also of a sold one: it contains nothing personal. */
const byCartWithPrice: Sample = ({ object, keys }) => ({
  params: { cartId: object === 'own' ? keys.cart : randomUUID() },
});
const byBooking: Sample = ({ object, keys }) => ({
  params: { accessKey: object === 'own' ? keys.booking : missingKey() },
});
const byRequest: Sample = ({ object, keys }) => ({
  params: { secret: object === 'own' ? keys.request : missingKey() },
});
const nothing: Sample = () => ({});

const subjectOf = ({ object, actor, otherSub }: SampleCase): string =>
  ({ own: actor.login?.sub ?? otherSub, foreign: otherSub, missing: randomUUID() })[object];

const bySubject: Sample = (sample) => ({ query: { subjectId: subjectOf(sample) } });

const byOrganisation: Sample = ({ object, actor, otherSub }) => ({
  params: { orgId: { own: actor.own.id, foreign: actor.foreign.id, missing: randomUUID() }[object] },
  query: { subjectId: actor.login?.sub ?? otherSub },
});

/** A call without a sample does not compile: docs/domain/access.md says how to add one. */
export const samples: Readonly<Record<CallName, Sample>> = {
  'tours.featured': anything,
  'tours.promoted': anything,
  'tours.named': anything,
  'tours.compare': anything,
  'tours.list': anything,
  'tours.ofType': anything,
  'tours.show': anything,
  'availability.show': anything,
  'availability.day': anything,
  'hotels.content': anything,
  'hotels.filterOptions': anything,
  'hotels.search': anything,
  'hotels.rooms': anything,
  'maps.meeting': anything,
  'maps.list': anything,
  'reviews.list': anything,
  'locations.list': anything,
  'locations.search': anything,
  'search.find': () => ({ query: { query: 'sail', lang: 'en' } }),
  'cruises.lines': anything,
  'cruises.ships': anything,
  'cruises.routes': anything,
  'cruises.route': anything,
  'cruises.images': anything,
  'cruises.excursions': anything,
  'cruises.map': anything,
  'cruises.ship': anything,
  'cruises.port': anything,
  'exchangeRates.show': anything,
  'affiliates.show': anything,
  'newsletter.subscribe': anything,
  'enquiries.send': nothing,
  'suppliers.apply': nothing,
  'quotes.make': nothing,
  'quotes.makeOfType': anything,

  'quotes.show': byCartWithPrice,
  'quotes.extend': byCart,
  'quotes.release': ({ object, ...sample }) =>
    byCart({ ...sample, object: object === 'own' ? 'missing' : object }),
  'discounts.check': nothing,
  'waivers.sign': nothing,
  'waivers.show': byCart,
  'checkout.paymentOptions': byCartWithPrice,
  'checkout.paymentConfirmation': nothing,
  'checkout.checkout': nothing,
  'checkout.paymentIntent': nothing,
  'checkout.payPalOrder': nothing,

  'bookings.show': byBooking,
  'bookings.quoteCancellation': byBooking,
  'bookings.cancel': byBooking,
  'bookings.changeShip': byBooking,
  'bookings.find': nothing,
  'bookings.showRequest': byRequest,
  'bookings.answerRequest': byRequest,
  'reviews.write': nothing,
  'reviews.invitation': nothing,
  'newsletter.confirm': nothing,
  'newsletter.leave': nothing,
  'reviews.refuse': nothing,
  'accounts.verify': () => ({ query: { subjectId: randomUUID(), verificationCode: missingKey() } }),

  'session.renew': nothing,
  'session.end': nothing,
  'session.userinfo': nothing,
  'session.configuration': nothing,
  'session.devices': nothing,
  'session.endDevice': nothing,
  'session.endAllDevices': nothing,
  'accounts.resend': bySubject,
  'accounts.profile': bySubject,
  'accounts.saveProfile': bySubject,
  'accounts.bookings': bySubject,
  'accounts.guestBookings': bySubject,
  'accounts.claimGuestBookings': bySubject,
  'personalData.export': nothing,
  'personalData.previewErasure': nothing,
  'personalData.erase': nothing,
  'newsletter.preference': nothing,
  'newsletter.setPreference': nothing,
  'wishlist.show': bySubject,
  'wishlist.update': bySubject,

  'organisations.show': byOrganisation,
  'organisations.bookings': byOrganisation,
  'organisations.sales': byOrganisation,
  'organisations.members': byOrganisation,
  'organisations.invite': byOrganisation,
  'organisations.withdraw': byOrganisation,
  'organisations.changeMember': byOrganisation,
  'organisations.removeMember': byOrganisation,
  'organisations.save': byOrganisation,
  'organisations.saveLogo': byOrganisation,
  'organisations.withdrawBillingEmail': byOrganisation,
  'organisations.confirmBillingEmail': () => ({ body: { token: missingKey() } }),
  'organisations.choose': byOrganisation,
  'organisations.leave': byOrganisation,
  'organisations.accept': nothing,

  'checkout.authorizationCheckout': nothing,
};

type OwnBooking = { readonly orderNumber: string; readonly cartId: string };

const byNumber = ({ orderNumber: accessKey }: OwnBooking): SampleInput => ({ params: { accessKey } });
const review = { rating: 5, text: 'Quiet.', author: 'Mara', language: 'en' };

/** What the matrix sends with each call that opens a booking, or its review, by the order number for the account that booked. */
export const orderNumberSamples: Readonly<Partial<Record<CallName, (booking: OwnBooking) => SampleInput>>> = {
  'bookings.show': byNumber,
  'bookings.quoteCancellation': byNumber,
  'bookings.cancel': (booking) => ({ ...byNumber(booking), body: { refund: 0 } }),
  'bookings.changeShip': (booking) => ({
    ...byNumber(booking),
    body: { shipName: 'Aurora', terminal: '', allAboard: null },
  }),
  'waivers.show': ({ cartId, orderNumber: accessKey }) => ({ params: { cartId }, query: { accessKey } }),
  'reviews.invitation': ({ orderNumber: invitation }) => ({ body: { invitation } }),
  'reviews.write': ({ orderNumber: invitation }) => ({
    body: { data: { id: randomUUID(), invitation, ...review } },
  }),
};
