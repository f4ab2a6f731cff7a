import { oc } from '@orpc/contract';
import { z } from 'zod';
import { BANDS } from '../pricing/ticket.ts';
import { holdsCardNumber } from '../text/card-number.ts';
import { bookingView, shownBooking } from './booking-view.ts';
import { currency } from './conventions.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';
import { emailField, mailSecretField, typedLineField } from './typed-fields.ts';

const byKey = z.object({ accessKey: mailSecretField });
const tags = ['bookings'];

export const showBooking = oc
  .route({
    method: 'GET',
    path: '/bookings/{accessKey}',
    summary: 'A booking, for whoever has its key; without sums for the guest of a house',
    tags,
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(byKey)
  .output(shownBooking);

export const findBooking = oc
  .route({
    method: 'POST',
    path: '/bookings/search',
    summary: 'The key of a booking, for whoever knows its number and the address it was made with',
    tags,
  })
  .errors(raises('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(z.object({ orderNumber: typedLineField(8, 20), email: emailField }))
  .output(z.object({ accessKey: z.string() }));

/** Which tickets, by their place in the booking; all of them where none is named. */
const tickets = z.array(z.int().min(0).max(200)).max(200).default([]);

export const quoteCancellation = oc
  .route({
    method: 'POST',
    path: '/bookings/{accessKey}/cancellation-quote',
    summary: 'What comes back if it, or some of its tickets, were cancelled now',
    tags,
  })
  .errors(
    raises('invalid_input', 'not_found', 'conflict', 'unprocessable', 'too_many_requests', 'unavailable'),
  )
  .input(byKey.extend({ tickets }))
  .output(
    z.object({
      currencyCode: currency,
      /** Of the tickets that are given up: what they cost, what comes back, and what is kept. */
      price: z.number(),
      refund: z.number(),
      fee: z.number(),
      refundPercent: z.number(),
      /** Until when this holds; null when it holds to the start. */
      until: z.iso.datetime().nullable(),
    }),
  );

export const cancelBooking = oc
  .route({
    method: 'POST',
    path: '/bookings/{accessKey}/cancellation',
    summary: 'Cancels for the sum that was quoted; `conflict` when it is another by now',
    tags,
    spec: speaksLocales,
  })
  .errors(
    raises('invalid_input', 'not_found', 'conflict', 'unprocessable', 'too_many_requests', 'unavailable'),
  )
  .input(byKey.extend({ tickets, refund: z.number().finite().min(0).max(1e12) }))
  .output(bookingView);

export const showRequest = oc
  .route({
    method: 'GET',
    path: '/supplier-answers/{secret}',
    summary: 'What a supplier is asked, for whoever has the link of the mail',
    tags,
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(z.object({ secret: mailSecretField }))
  .output(
    z.object({
      state: bookingView.shape.state,
      orderNumber: z.string(),
      tripName: z.string(),
      label: z.string(),
      date: z.iso.date(),
      time: z.string().nullable(),
      timeZone: z.string(),
      /** Whose clock that is, in words. */
      city: z.string(),
      people: z.array(z.object({ ticketType: z.enum(BANDS), count: z.int() })),
      answerUntil: z.iso.datetime().nullable(),
      utcNow: z.iso.datetime(),
    }),
  );

export const answerRequest = oc
  .route({
    method: 'POST',
    path: '/supplier-answers/{secret}',
    summary: 'Says yes or no to a booking on request; whoever comes after the clock hears `gone`',
    tags,
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'gone', 'conflict', 'too_many_requests', 'unavailable'))
  .input(
    z.object({
      secret: mailSecretField,
      answer: z.enum(['accept', 'decline']),
      reason: typedLineField(0, 300)
        .refine((text) => !holdsCardNumber(text))
        .default(''),
    }),
  )
  .output(z.object({ state: bookingView.shape.state }));
