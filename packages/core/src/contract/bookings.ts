import { oc } from '@orpc/contract';
import { z } from 'zod';
import { TICKET_TYPES } from '../pricing/ticket.ts';
import { containsCardNumber } from '../text/card-number.ts';
import { bookingView, shownBooking } from './booking-view.ts';
import {
  answersInLocale,
  bookingKeyField,
  currency,
  declaredErrors,
  emailField,
  emailSecretField,
  typedLineField,
} from './conventions.ts';
import { shipDetails } from './transfer-request.ts';
import { bookedFact } from './values/booked-fact.ts';

const byKey = z.object({ accessKey: bookingKeyField });
const tags = ['bookings'];

export const showBooking = oc
  .route({
    method: 'GET',
    path: '/bookings/{accessKey}',
    summary:
      'A booking, by its key, or by its order number and the token of its account; without amounts for the guest of an organisation',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(byKey)
  .output(shownBooking);

export const findBooking = oc
  .route({
    method: 'POST',
    path: '/bookings/search',
    summary: 'The key of a booking, by its order number and the email address of its contact person',
    tags,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(z.object({ orderNumber: typedLineField(8, 20), email: emailField }))
  .output(z.object({ accessKey: z.string() }));

/** Tickets by their position in the booking. An empty list means all of them. */
const tickets = z.array(z.int().min(0).max(200)).max(200).default([]);

export const quoteCancellation = oc
  .route({
    method: 'POST',
    path: '/bookings/{accessKey}/cancellation-quote',
    summary: 'The refund if the booking, or some of its tickets, were cancelled now',
    tags,
  })
  .errors(
    declaredErrors(
      'invalid_input',
      'not_found',
      'conflict',
      'unprocessable',
      'too_many_requests',
      'unavailable',
    ),
  )
  .input(byKey.extend({ tickets }))
  .output(
    z.object({
      currencyCode: currency,
      /** Price, refund and fee of the tickets to be cancelled. */
      price: z.number(),
      refund: z.number(),
      fee: z.number(),
      refundPercent: z.number(),
      /** Until when the refund stays the same; null if the refund stays the same until the departure. */
      until: z.iso.datetime().nullable(),
      /** What the hotel charges under its terms for rooms that are paid there; we neither charge nor refund it. */
      chargeAtHotel: z.number(),
    }),
  );

const quotedSum = z.number().finite().min(0).max(1e12);

export const cancelBooking = oc
  .route({
    method: 'POST',
    path: '/bookings/{accessKey}/cancellation',
    summary: 'Cancels for the refund and the charge that were quoted; `conflict` if one of them has changed',
    tags,
    spec: answersInLocale,
  })
  .errors(
    declaredErrors(
      'invalid_input',
      'not_found',
      'conflict',
      'unprocessable',
      'too_many_requests',
      'unavailable',
    ),
  )
  .input(byKey.extend({ tickets, refund: quotedSum, chargeAtHotel: quotedSum.default(0) }))
  .output(bookingView);

const namesNoCard = (text: string) => !containsCardNumber(text);

const correctedShip = byKey.extend({
  shipName: shipDetails.shape.shipName.refine(namesNoCard),
  terminal: shipDetails.shape.terminal.refine(namesNoCard),
  allAboard: shipDetails.shape.allAboard,
});

export const changeShip = oc
  .route({
    method: 'PUT',
    path: '/bookings/{accessKey}/ship',
    summary:
      'Corrects the ship that the traveller named, until the cut-off of the departure; after that the error is `conflict`',
    tags,
    spec: answersInLocale,
  })
  .errors(
    declaredErrors(
      'invalid_input',
      'not_found',
      'conflict',
      'unprocessable',
      'too_many_requests',
      'unavailable',
    ),
  )
  .input(correctedShip)
  .output(shownBooking);

export const showRequest = oc
  .route({
    method: 'GET',
    path: '/supplier-answers/{secret}',
    summary: 'A request to book, by the secret link in the email to its supplier',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(z.object({ secret: emailSecretField }))
  .output(
    z.object({
      state: bookingView.shape.state,
      orderNumber: z.string(),
      tripName: z.string(),
      label: z.string(),
      date: z.iso.date(),
      time: z.string().nullable(),
      timeZone: z.string(),
      /** The city whose local time applies. */
      city: z.string(),
      people: z.array(z.object({ ticketType: z.enum(TICKET_TYPES), count: z.int() })),
      /** Ages, pickup, answers and message, without names; empty once the request is answered. */
      facts: z.array(bookedFact),
      answerUntil: z.iso.datetime().nullable(),
      utcNow: z.iso.datetime(),
    }),
  );

export const answerRequest = oc
  .route({
    method: 'POST',
    path: '/supplier-answers/{secret}',
    summary: 'Accepts or declines a request to book; after the time to answer the error is `gone`',
    tags,
    spec: answersInLocale,
  })
  .errors(
    declaredErrors('invalid_input', 'not_found', 'gone', 'conflict', 'too_many_requests', 'unavailable'),
  )
  .input(
    z.object({
      secret: emailSecretField,
      answer: z.enum(['accept', 'decline']),
      reason: typedLineField(0, 300).refine(namesNoCard).default(''),
    }),
  )
  .output(z.object({ state: bookingView.shape.state }));
