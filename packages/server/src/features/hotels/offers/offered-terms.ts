import { createHash } from 'node:crypto';
import { CHANGEABLE_TERMS, type ChangeableTerm } from '@ashore/core/contract/values/hotels.ts';
import type { OfferedHotel } from './hotel.queries.ts';
import type { LiveRate } from './live-prices.ts';
import { type PricedRate, termsOf } from './price-rooms.ts';

/** What an offer promises besides its price, each in a few characters that can only be compared. */
export type OfferedTerms = Readonly<Record<ChangeableTerm, string>>;

type TermsInput = Parameters<typeof termsOf>;

/**
 * The terms of a rate as its offer states them. Our own rates are compared by their rules, so that another price alone changes
 * no terms; a deadline that passes does. What a seller charges is compared by the price that it is part of.
 */
export function offeredTerms(
  hotel: Pick<OfferedHotel, 'live'>,
  rateToCompare: TermsInput[1] & Pick<PricedRate, 'rate'>,
  context: TermsInput[2],
): OfferedTerms {
  const { rate } = rateToCompare;
  const { steps, liveRate } = termsOf(hotel, rateToCompare, context);
  return {
    board: rate.board,
    payment: rate.payment,
    cancellation: liveRate ? liveCancellation(liveRate) : fingerprint([rate.cancellation, steps.length]),
    no_show: fingerprint(rate.noShow),
  };
}

/** Deadlines and whether they are free, and after a dot the charges, which follow the price. */
function liveCancellation({ cancellation }: LiveRate): string {
  const deadlines = cancellation.map(({ until, chargeMinor }) => [until, chargeMinor === 0]);
  return `${fingerprint(deadlines)}.${fingerprint(cancellation.map(({ chargeMinor }) => chargeMinor))}`;
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);
}

type ComparedRoom = {
  readonly offered: OfferedTerms | undefined;
  readonly now: OfferedTerms;
  readonly isSamePrice: boolean;
};

/** Which terms differ in any room. An offer from before its terms were signed promises nothing that could be compared. */
export function changedTerms(rooms: readonly ComparedRoom[]): ChangeableTerm[] {
  return CHANGEABLE_TERMS.filter((term) =>
    rooms.some(({ offered, now, isSamePrice }) => {
      if (offered === undefined) return false;
      const [before, after] = [offered[term], now[term]];
      return isSamePrice ? before !== after : before.split('.', 1)[0] !== after.split('.', 1)[0];
    }),
  );
}
