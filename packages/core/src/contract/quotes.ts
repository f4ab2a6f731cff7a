import { oc } from '@orpc/contract';
import { z } from 'zod';
import { BANDS } from '../pricing/ticket.ts';
import { localTimeField } from './availability.ts';
import { currency, currencyParam, productId, uuid } from './conventions.ts';
import { LARGEST_PARTY } from './largest-party.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { raises } from './raises.ts';
import { rideRequest } from './ride-request.ts';
import { point } from './tour-summary.ts';

const wantedTicket = z.object({
  ticketType: z.enum(BANDS),
  count: z.int().min(0).max(LARGEST_PARTY),
});

const quoteRequest = z.object({
  /** Made by the browser. Quoting again with it replaces what it holds; whoever knows it may see and end the hold. */
  cartId: uuid,
  /** Made by the browser too: all its carts count together. */
  browserId: uuid,
  product: productId,
  productType: z.enum(PRODUCT_TYPES),
  componentKey: uuid,
  date: z.iso.date(),
  /** Null for what has opening hours and no starts. */
  time: localTimeField.nullable().default(null),
  tickets: z
    .array(wantedTicket)
    .min(1)
    .max(BANDS.length)
    // Each kind of ticket once: two counts of one would be two answers to one question.
    .refine((tickets) => new Set(tickets.map(({ ticketType }) => ticketType)).size === tickets.length),
  ride: rideRequest.nullable().default(null),
  currency: currencyParam,
});

const quotedTicket = z.object({
  ticketType: z.enum(BANDS),
  count: z.int().positive(),
  /** What one costs; of a group's ticket, what all of them cost together. */
  price: z.number(),
  total: z.number(),
  originalTotal: z.number(),
});

const quotedComponent = z.object({
  componentKey: uuid,
  label: z.string(),
  tickets: z.array(quotedTicket),
});

export const HOLD_STATES = ['held', 'expired', 'released', 'sold'] as const;

/** A price and a hold: what the cart is made of. Names in the reader's language, sums as they were promised. */
export const quote = z.object({
  quoteId: uuid,
  cartId: uuid,
  state: z.enum(HOLD_STATES),
  /** Until then the spots and the price are promised. */
  expiryTime: z.iso.datetime(),
  /** The server's clock when it answered: a browser's may be wrong. */
  utcNow: z.iso.datetime(),
  isExtendable: z.boolean(),
  tourId: uuid,
  tourName: z.string(),
  tourCity: z.string(),
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
  /** When it begins, and the clock that says so. */
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  durations: z.int().positive().nullable(),
  components: z.array(quotedComponent),
  tourCmscomponents: z.array(z.object({ componentKey: uuid, label: z.string() })),
  basePrice: z.number(),
  currencyCode: currency,
  /** Before the promotion, and what is asked for. */
  grossTotal: z.number(),
  grandTotal: z.number(),
  promoSavings: z.int().min(1).max(99).nullable(),
  promoBookUntil: z.iso.date().nullable(),
  promoValidUntil: z.iso.date().nullable(),
  requireBookingApproval: z.boolean(),
  bookingExternalApiName: z.string().nullable(),
  cancellation: z.array(z.object({ hoursBefore: z.int().min(0), refundPercent: z.int().min(0).max(100) })),
  ride: rideRequest.nullable(),
});
export type Quote = z.output<typeof quote>;

const spec = {
  tags: ['quotes'],
  outputStructure: 'detailed',
  inputStructure: 'compact',
} as const;

const nothingToBook = z.object({ status: z.literal(204), body: z.undefined().optional() });
const quoted = z.object({ status: z.literal(200), body: quote });

const refusals = raises(
  'invalid_input',
  'not_found',
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
    summary: 'Takes spots out of sale for a price that is fixed; 204 when there is nothing to book',
  })
  .errors(refusals)
  .input(quoteRequest)
  .output(z.union([quoted, nothingToBook]));

export const makeQuoteOfType = oc
  .route({
    ...spec,
    method: 'POST',
    path: '/{productType}/quote',
    summary: 'The same, with the kind of product in the path',
  })
  .errors(refusals)
  .input(quoteRequest)
  .output(z.union([quoted, nothingToBook]));

const ofCart = z.object({ cartId: uuid });

export const showQuote = oc
  .route({
    method: 'GET',
    path: '/quote/{cartId}',
    summary: 'What a cart holds, or held last',
    tags: ['quotes'],
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
  .input(ofCart)
  .output(quote);

export const extendQuote = oc
  .route({
    method: 'POST',
    path: '/quote/{cartId}/extension',
    summary:
      'Holds for as long again, once; `gone` when it has ended, `conflict` when it was extended before',
    tags: ['quotes'],
  })
  .errors(raises('invalid_input', 'not_found', 'gone', 'conflict', 'too_many_requests', 'unavailable'))
  .input(ofCart)
  .output(quote);

export const releaseQuote = oc
  .route({
    method: 'DELETE',
    path: '/quote/{cartId}',
    summary: 'Puts what a cart holds back on sale; doing it twice does no harm',
    tags: ['quotes'],
  })
  .errors(raises('invalid_input', 'too_many_requests', 'unavailable'))
  .input(ofCart)
  .output(z.object({ released: z.boolean() }));
