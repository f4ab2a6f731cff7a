import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { SIGNATURE_FIELD } from '../waivers/signature.ts';
import { WAIVER_KINDS } from '../waivers/waiver-kinds.ts';
import { uuid } from './conventions.ts';
import { raises } from './raises.ts';
import { signedWaiver } from './signed-waiver.ts';
import { speaksLocales } from './speaks-locales.ts';
import { TRAVELLER_LENGTHS } from './traveller-fields.ts';
import { mailSecretField, typedLineField } from './typed-fields.ts';

const { width, height, mostStrokes, mostPoints } = SIGNATURE_FIELD;
const [shortest, longest] = TRAVELLER_LENGTHS.participantName;
/** With room for the index of one of two who are called the same. */
const name = typedLineField(shortest, longest + 6);

const stroke = z
  .array(z.int().min(0).max(width))
  .min(2)
  .max(2 * mostPoints)
  .refine(
    (numbers) => numbers.length % 2 === 0 && numbers.every((at, index) => index % 2 === 0 || at <= height),
  );

const signature = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), text: name }),
  z.object({
    kind: z.literal('drawn'),
    /** Lines, each x and y in turn, on a field of 600 by 200. */
    strokes: z
      .array(stroke)
      .min(1)
      .max(mostStrokes)
      .refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= 2 * mostPoints),
  }),
]);

export const signWaiver = oc
  .route({
    method: 'POST',
    path: '/shopper/waiver',
    summary:
      'Signs for one of those who come; the same signature again is the same paper, another one takes its place',
    tags: ['checkout'],
    spec: speaksLocales,
  })
  .errors(
    raises(
      'invalid_input',
      'not_found',
      // Another product or day than the cart holds, or a text that is not in force: `field` says which.
      'conflict',
      'gone',
      'unprocessable',
      'too_many_requests',
      'unavailable',
    ),
  )
  .input(
    z.object({
      data: z.object({
        cartId: uuid,
        participantName: name,
        productUuid: uuid,
        /** What the client calls it. The paper says what the catalogue does. */
        productName: typedLineField(0, 300).default(''),
        bookingDate: z.iso.date(),
        textVersion: z.string().max(40),
        signature,
        guardianName: name.nullable().default(null),
      }),
    }),
  )
  .output(signedWaiver);

export const showWaivers = oc
  .route({
    method: 'GET',
    path: '/shopper/waivers/{cartId}',
    summary: 'What everybody in a cart has to read and sign, and who has; null where nothing is signed',
    tags: ['checkout'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
  .input(
    z.object({
      cartId: uuid,
      /** Of the booking, once the cart is bought. */
      accessKey: mailSecretField.optional(),
    }),
  )
  .output(
    z.object({
      text: z
        .object({
          kind: z.enum(WAIVER_KINDS),
          language: z.enum(MESSAGE_LOCALES),
          version: z.string(),
          title: z.string(),
          sections: z.array(z.object({ heading: z.string(), points: z.array(z.string()) })),
        })
        .nullable(),
      /** Of the trip that the cart holds. */
      waivers: z.array(signedWaiver),
    }),
  );
export type ShownWaivers = z.output<(typeof showWaivers)['~orpc']['outputSchema'] & z.ZodType>;
