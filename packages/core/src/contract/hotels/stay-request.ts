import { z } from 'zod';
import { ANY_RATE_BASIS, BOARDS, boardOfRateBasis } from '../../hotels/board.ts';
import { RATING_CODES } from '../../hotels/rating.ts';
import {
  MAX_ADULTS_OF_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_OF_ROOM,
  MAX_ROOMS,
} from '../../hotels/room-party.ts';
import { TAX_COLLECTIONS, TAX_KINDS } from '../../hotels/tax-kinds.ts';
import { isCountry } from '../../locale/countries.ts';
import { currencyParam } from '../conventions.ts';

const country = z.string().toUpperCase().refine(isCountry);

/** One wanted room. The number of adults is written as its code, as specified: '2'. */
const wantedRoom = z.object({
  adultsCode: z
    .union([z.string().regex(/^\d{1,2}$/), z.int()])
    .transform(Number)
    .pipe(z.int().min(1).max(MAX_ADULTS_OF_ROOM)),
  /** Ages on the day of arrival. */
  children: z.array(z.int().min(0).max(MAX_CHILD_AGE)).max(MAX_CHILDREN_OF_ROOM).default([]),
  /** Null: the country of the reader's language. Some rates and taxes depend on it. */
  nationality: country.nullable().default(null),
  residence: country.nullable().default(null),
  rateBasis: z
    .int()
    .refine((code) => code === ANY_RATE_BASIS || boardOfRateBasis(code) !== undefined)
    .default(ANY_RATE_BASIS),
});

const ratingCondition = z.object({
  fieldName: z.literal('rating'),
  fieldTest: z.literal('in'),
  fieldValues: z
    .array(z.union(RATING_CODES.map((code) => z.literal(code))))
    .min(1)
    .max(RATING_CODES.length),
});

/** The stay that is searched for. Without rooms it is for one room and two adults. */
export const stayRequest = z.object({
  calculatedDateFrom: z.iso.date(),
  /** The day of departure. */
  calculatedDateTo: z.iso.date(),
  currency: currencyParam,
  rooms: z
    .array(wantedRoom)
    .min(1)
    .max(MAX_ROOMS)
    .default([
      { adultsCode: 2, children: [], nationality: null, residence: null, rateBasis: ANY_RATE_BASIS },
    ]),
  conditions: z.array(ratingCondition).max(5).default([]),
});
export type StayRequest = z.output<typeof stayRequest>;

export const stayTax = z.object({
  kind: z.enum(TAX_KINDS),
  collected: z.enum(TAX_COLLECTIONS),
  amount: z.number().min(0),
  /** What is paid at the hotel is in the hotel's currency. */
  currency: z.string().length(3),
  /** The same in the reader's currency by the exchange rate of that day, for information only; stated if it is another one. */
  approximate: z.number().min(0).optional(),
  /** How what is paid at the hotel adds up, where it is counted by guests or rooms and nights. */
  parts: z
    .array(
      z.object({
        per: z.enum(['guest', 'room']),
        count: z.int().positive(),
        nights: z.int().positive(),
        amount: z.number().min(0),
      }),
    )
    .optional(),
});

/** What a cancellation costs until an instant; null: until the arrival. The earliest first. */
export const roomCancellation = z.array(
  z.object({ until: z.iso.datetime({ offset: true }).nullable(), charge: z.number().min(0) }),
);

export const board = z.enum(BOARDS);
export const payment = z.enum(['prepaid', 'at-hotel']);
