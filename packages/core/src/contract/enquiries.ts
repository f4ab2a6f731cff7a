import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LOCALES } from '../locale/locales.ts';
import {
  declaredErrors,
  emailField,
  honeypotField,
  secondsTakenField,
  typedLineField,
  typedLinesField,
  uuid,
} from './conventions.ts';
import { ENQUIRY_KINDS, ENQUIRY_LENGTHS } from './values/enquiry.ts';

export const sendEnquiry = oc
  .route({
    method: 'POST',
    path: '/contact',
    summary: 'Sends a message to operations; a repeated call with the same id sends it once',
    tags: ['contact'],
  })
  .errors(declaredErrors('invalid_input', 'unprocessable', 'conflict', 'too_many_requests', 'unavailable'))
  .input(
    z.object({
      // The client creates this id, so that a lost answer or a second press cannot send the message twice.
      id: uuid,
      kind: z.enum(ENQUIRY_KINDS),
      name: typedLineField(1, ENQUIRY_LENGTHS.name),
      email: emailField,
      bookingReference: typedLineField(0, ENQUIRY_LENGTHS.bookingReference).default(''),
      message: typedLinesField(1, ENQUIRY_LENGTHS.message),
      language: z.enum(LOCALES),
      secondsTaken: secondsTakenField,
      trap: honeypotField,
    }),
  )
  .output(z.object({ reference: z.string() }));
