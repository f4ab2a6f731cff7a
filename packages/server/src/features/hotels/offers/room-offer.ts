import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import { isSelectableCurrency, type SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { addSeconds } from '@ashore/core/time/instant.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { z } from 'zod';
import type { SharedSecret } from '../../../database/shared-secret.ts';
import type { OfferedTerms } from './offered-terms.ts';

const OFFER_MINUTES = 15;

/** The name of the secret that signs offers, for `createSharedSecret`. */
export const OFFER_SECRET = 'room offers';

/** What a traveller was offered for one room. */
export type RoomOffer = {
  readonly hotelId: string;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly stay: Stay;
  readonly party: RoomParty;
  readonly residence: string;
  /** Missing if the guests are citizens of the country in which they live. */
  readonly nationality?: string | undefined;
  readonly currency: SelectableCurrency;
  /** In the traveller's currency, with everything that is charged. */
  readonly totalMinor: number;
  /** The same in the hotel's currency. */
  readonly hotelTotalMinor: number;
  readonly expiresAt: Date;
  /** Missing in offers from before they were signed. */
  readonly terms?: OfferedTerms | undefined;
};

/** When an offer that is made now expires. */
export function offerExpiry(now: Date): Date {
  return addSeconds(now, OFFER_MINUTES * 60);
}

const SIGNATURE_BYTES = 24;

const token = z.tuple([
  z.uuid(),
  z.uuid(),
  z.uuid(),
  z.iso.date(),
  z.iso.date(),
  z.int().min(1).max(6),
  z.array(z.int().min(0).max(17)),
  z.string().length(2),
  z.string().refine(isSelectableCurrency),
  z.int().min(0),
  z.int().min(0),
  z.int(),
  z.string().length(2).nullable().optional(),
  z.tuple([z.string(), z.string(), z.string(), z.string()]).optional(),
]);

/** An opaque token that only the servers of this installation can make. */
export function signOffer(offer: RoomOffer, secret: Buffer): string {
  const { stay, party } = offer;
  const { nationality, terms } = offer;
  const fields: z.input<typeof token> = [
    offer.hotelId,
    offer.roomTypeId,
    offer.ratePlanId,
    stay.arrival,
    stay.departure,
    party.adults,
    [...party.childrenAges],
    offer.residence,
    offer.currency,
    offer.totalMinor,
    offer.hotelTotalMinor,
    Math.floor(offer.expiresAt.getTime() / 1_000),
  ];
  if (nationality !== undefined || terms) fields.push(nationality ?? null);
  if (terms) fields.push([terms.board, terms.payment, terms.cancellation, terms.no_show]);
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return signed(body, secret);
}

export type ReadOfferResult = RoomOffer | 'forged' | 'expired';

/** Reads a token. One that this installation did not make, or that was changed, is `forged`. */
export async function readOffer(
  offerId: string,
  { secretOf, now }: { readonly secretOf: SharedSecret; readonly now: Date },
): Promise<ReadOfferResult> {
  // The secret is unlogged and may have been made again since it was last read.
  const offer =
    openOffer(offerId, await secretOf()) ?? openOffer(offerId, await secretOf({ mustReadAgain: true }));
  if (!offer) return 'forged';
  return offer.expiresAt <= now ? 'expired' : offer;
}

function openOffer(offerId: string, secret: Buffer): RoomOffer | undefined {
  const [body = ''] = offerId.split('.', 1);
  // The text is compared, because several texts decode to the same bytes.
  const offerBytes = Buffer.from(offerId);
  const signedBytes = Buffer.from(signed(body, secret));
  if (offerBytes.length !== signedBytes.length || !timingSafeEqual(offerBytes, signedBytes)) return undefined;
  const [
    hotelId,
    roomTypeId,
    ratePlanId,
    arrival,
    departure,
    adults,
    childrenAges,
    residence,
    currency,
    totalMinor,
    hotelTotalMinor,
    expiresAt,
    nationality,
    terms,
  ] = token.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return {
    hotelId,
    roomTypeId,
    ratePlanId,
    stay: { arrival: localDate(arrival), departure: localDate(departure) },
    party: { adults, childrenAges },
    residence,
    ...(nationality && { nationality }),
    ...(terms && { terms: termsOfFields(terms) }),
    currency,
    totalMinor,
    hotelTotalMinor,
    expiresAt: new Date(expiresAt * 1_000),
  };
}

function termsOfFields([board, payment, cancellation, noShow]: readonly [
  string,
  string,
  string,
  string,
]): OfferedTerms {
  return { board, payment, cancellation, no_show: noShow };
}

function signed(body: string, secret: Buffer): string {
  const signature = createHmac('sha256', secret)
    .update(`offer ${body}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
  return `${body}.${signature.toString('base64url')}`;
}
