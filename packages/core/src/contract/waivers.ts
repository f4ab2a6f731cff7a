import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { SIGNATURE_FIELD } from '../waivers/signature.ts';
import { WAIVER_KINDS } from '../waivers/waiver-kinds.ts';
import {
  answersInLocale,
  bookingKeyField,
  declaredErrors,
  productId,
  typedLineField,
  uuid,
} from './conventions.ts';
import { TRAVELLER_LENGTHS } from './values/traveller.ts';

/** A signed waiver, and where its document is. */
export const signedWaiver = z.object({
  participantName: z.string(),
  status: z.literal('signed'),
  /** Address of the sealed document. Every holder of the address may read it. */
  url: z.string(),
  signedAt: z.iso.datetime(),
  /** The guardian who signed for a minor. */
  guardianName: z.string().nullable(),
});

const { width, height, mostStrokes, mostPoints } = SIGNATURE_FIELD;
const [shortest, longest] = TRAVELLER_LENGTHS.participantName;
/** Leaves room for a number if two travellers have the same name. */
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
    /** Lines as alternating x and y, on a field of the size in `SIGNATURE_FIELD`. */
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
      'Signs the waiver of a traveller; the same signature gives the same document, another one replaces it',
    tags: ['checkout'],
    spec: answersInLocale,
  })
  .errors(
    declaredErrors(
      'invalid_input',
      'not_found',
      // Another product or day than the cart's, or a text that is not in force: `field` says which.
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
        productUuid: productId,
        /** The client's name for the product. The document uses that of the catalogue. */
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
    summary:
      'The waiver that the travellers of a cart sign, and who has signed; null where the trip needs none',
    tags: ['checkout'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(
    z.object({
      cartId: uuid,
      /** What opens the booking, once the cart is booked. */
      accessKey: bookingKeyField.optional(),
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
      /** The signed waivers for the trip in the cart. */
      waivers: z.array(signedWaiver),
    }),
  );
export type ShownWaivers = z.output<(typeof showWaivers)['~orpc']['outputSchema'] & z.ZodType>;
