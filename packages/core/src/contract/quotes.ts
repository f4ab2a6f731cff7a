import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MAX_ROOMS } from '../hotels/room-party.ts';
import { BANDS, TICKET_TYPES } from '../pricing/ticket.ts';
import { localTimeField } from './availability.ts';
import {
  affiliateId,
  currency,
  currencyParam,
  declaredErrors,
  languageCode,
  productId,
  uuid,
} from './conventions.ts';
import { bookedStay } from './hotels/booked-stay.ts';
import { point } from './tour-summary.ts';
import { bookedShip, transferRequest } from './transfer-request.ts';
import { bookedFact } from './values/booked-fact.ts';
import { MAX_PARTY } from './values/limits.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';

const requestedTicket = z.object({
  ticketType: z.enum(BANDS),
  count: z.int().min(0).max(MAX_PARTY),
});

const tripQuoteRequest = z.object({
  /**
   * Created by the browser. A new quote with this id replaces the cart's hold. Every client that knows the id
   * may see and release the hold.
   */
  cartId: uuid,
  /** Also created by the browser: all its carts count together. */
  browserId: uuid,
  product: productId,
  /** Any kind but hotels, whose rooms are quoted by their offers: the id alone decides which trip it is. */
  productType: z.enum(PRODUCT_TYPES).exclude(['hotels']),
  componentKey: uuid,
  date: z.iso.date(),
  /** Null for an option with opening hours and without start times. */
  time: localTimeField.nullable().default(null),
  tickets: z
    .array(requestedTicket)
    .min(1)
    .max(BANDS.length)
    // Each kind of ticket once: two counts of one kind would contradict each other.
    .refine((tickets) => new Set(tickets.map(({ ticketType }) => ticketType)).size === tickets.length),
  ride: transferRequest.nullable().default(null),
  currency: currencyParam,
  /** The affiliate that sent the visitor. Kept with the hold, so that the browser need not store it. */
  referralSource: affiliateId.nullable().default(null),
  /** The sailing and the call with which travellers come. The server reads the ship and its times in its own timetable. */
  sailing: z
    .object({ routeId: uuid, position: z.int().min(0) })
    .nullable()
    .default(null),
});

/** Rooms of a hotel: one offer for each room of the party. Everything else is read from the signed offers. */
const stayQuoteRequest = tripQuoteRequest
  .pick({ cartId: true, browserId: true, product: true, currency: true, referralSource: true })
  .extend({
    productType: z.literal('hotels'),
    offers: z.array(z.string().max(1_000)).min(1).max(MAX_ROOMS),
    /** The new total that the traveller has accepted, after the answer `conflict` stated it. */
    acceptTotal: z.number().min(0).nullable().default(null),
  });
export type StayQuoteRequest = z.output<typeof stayQuoteRequest>;

const quoteRequest = z.discriminatedUnion('productType', [tripQuoteRequest, stayQuoteRequest]);

/** Why a quote of rooms is refused with `conflict`: `total` is what they cost now. */
export const PRICE_CHANGED_REASON = 'price_changed';

const quotedTicket = z.object({
  ticketType: z.enum(TICKET_TYPES),
  count: z.int().positive(),
  /** The price of one ticket; for a group ticket, the price of the whole group. */
  price: z.number(),
  total: z.number(),
  /** The sum to compare `total` with, as `grossTotal` is for the whole quote. */
  originalTotal: z.number(),
});

const quotedComponent = z.object({
  componentKey: uuid,
  label: z.string(),
  tickets: z.array(quotedTicket),
});

export const HOLD_STATES = ['held', 'expired', 'released', 'sold'] as const;

/**
 * A price and a hold: the content of the cart. Names are in the reader's language, amounts as they were
 * quoted.
 */
export const quote = z.object({
  quoteId: uuid,
  cartId: uuid,
  state: z.enum(HOLD_STATES),
  /** Until then the spots are held and the price is fixed. */
  expiryTime: z.iso.datetime(),
  /** The server's clock at the time of the answer: the browser's clock may be wrong. */
  utcNow: z.iso.datetime(),
  isExtendable: z.boolean(),
  tourId: uuid,
  tourName: z.string(),
  tourCity: z.string(),
  /** The city with its preposition: in Lisbon, on Santorini. Empty if the catalogue no longer has the trip. */
  cityLocative: z.string(),
  tourCountry: z.string(),
  locationUuid: uuid,
  productType: z.enum(PRODUCT_TYPES),
  normalizedUrlPath: z.string(),
  teaserImageUrl: z.string(),
  teaserImageColour: z.string().nullable(),
  vendor: z.object({ name: z.string(), city: z.string() }),
  startingPointInformation: point.nullable(),
  queryDate: z.iso.date(),
  startTime: localTimeField.nullable(),
  /** The instant of the departure, and the time zone of the place. */
  startsAt: z.iso.datetime(),
  /** Null without a start time or a duration: such a trip has no set end. */
  endsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  durations: z.int().positive().nullable(),
  /** By how much the supplier may move the start; null if it is fixed. */
  startShiftMinutes: z.int().positive().nullable(),
  /** What the option includes and what it does not, as agreed. Both are empty if it includes what its product does. */
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  components: z.array(quotedComponent),
  /**
   * The languages in which the option has guides, named in the reader's language, which comes first if it is among them. With
   * several, the traveller chooses one in the checkout. Empty without a guide.
   */
  guideLanguages: z.array(z.object({ code: languageCode, name: z.string() })),
  /** The held option. The specification names it once alone and once as a list. */
  tourCMSComponent: z.object({ componentKey: uuid, label: z.string() }),
  tourCmscomponents: z.array(z.object({ componentKey: uuid, label: z.string() })),
  /**
   * The price of one ticket of the first line, less a promotion; for a group ticket, the price of the whole group. In a
   * summary of a product the same name is its lowest price.
   */
  basePrice: z.number(),
  currencyCode: currency,
  /** The sum to compare with: the lowest of the thirty days before the promotion, never less than `grandTotal`. */
  grossTotal: z.number(),
  /** The sum to pay, before a discount code. */
  grandTotal: z.number(),
  promoSavings: z.int().min(1).max(99).nullable(),
  promoBookUntil: z.iso.date().nullable(),
  promoValidUntil: z.iso.date().nullable(),
  requireBookingApproval: z.boolean(),
  bookingExternalApiName: z.string().nullable(),
  cancellation: z.array(z.object({ hoursBefore: z.int().min(0), refundPercent: z.int().min(0).max(100) })),
  ride: transferRequest.nullable(),
  /** Null if the trip was not opened from a sailing, or not for the time that its ship is in port. */
  ship: bookedShip.nullable(),
  /** Null for everything but a hotel, whose components are its rooms. */
  stay: bookedStay.nullable(),
});
export type QuotedTrip = z.output<typeof quote>;

/** The quote of a cart, with what a traveller must know of the trip. */
export const heldQuote = quote.extend({ facts: z.array(bookedFact) });
export type Quote = z.output<typeof heldQuote>;

const spec = {
  tags: ['quotes'],
  outputStructure: 'detailed',
  inputStructure: 'compact',
} as const;

const nothingToBook = z.object({ status: z.literal(204), body: z.undefined().optional() });
const quoted = z.object({ status: z.literal(200), body: heldQuote });

// For rooms: `gone`, an offer has expired; `conflict` with the reason `price_changed`, the total is another one;
// `unprocessable` on `offers`, and the reason is a `StayProblem` or a rule of the rate.
const refusals = declaredErrors(
  'invalid_input',
  'not_found',
  'gone',
  'conflict',
  'unprocessable',
  'too_many_requests',
  'unavailable',
);

export const makeQuote = oc
  .route({
    ...spec,
    method: 'POST',
    path: '/quote',
    summary: 'Holds spots at a fixed price; 204 if nothing can be booked',
  })
  .errors(refusals)
  .input(quoteRequest)
  .output(z.union([quoted, nothingToBook]));

export const makeQuoteOfType = oc
  .route({
    ...spec,
    method: 'POST',
    path: '/{productType}/quote',
    summary: 'Holds spots at a fixed price, with the product type in the path',
  })
  .errors(refusals)
  .input(quoteRequest)
  .output(z.union([quoted, nothingToBook]));

const cartInput = z.object({ cartId: uuid });

export const showQuote = oc
  .route({
    method: 'GET',
    path: '/quote/{cartId}',
    summary: 'The quote of a cart and the state of its hold',
    tags: ['quotes'],
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(cartInput)
  .output(heldQuote);

export const extendQuote = oc
  .route({
    method: 'POST',
    path: '/quote/{cartId}/extension',
    summary:
      'Extends a hold once by its original time; `gone` if it has ended, `conflict` if it was extended before',
    tags: ['quotes'],
  })
  .errors(
    declaredErrors('invalid_input', 'not_found', 'gone', 'conflict', 'too_many_requests', 'unavailable'),
  )
  .input(cartInput)
  .output(heldQuote);

export const releaseQuote = oc
  .route({
    method: 'DELETE',
    path: '/quote/{cartId}',
    summary: 'Releases the hold of a cart; safe to repeat',
    tags: ['quotes'],
  })
  .errors(declaredErrors('invalid_input', 'too_many_requests', 'unavailable'))
  .input(cartInput)
  .output(z.object({ released: z.boolean() }));
