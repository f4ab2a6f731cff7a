import { createHash } from 'node:crypto';
import { CHANGEABLE_TERMS, type ChangeableTerm } from '@ashore/core/contract/values/hotels.ts';
import type { OfferedHotel } from './hotel.queries.ts';
import type { LiveRate } from './live-prices.ts';
import { type PricedRate, termsOf } from './price-rooms.ts';

/** What an offer promises besides its price, each in a few characters. */
export type OfferedTerms = Readonly<Record<ChangeableTerm, string>>;

type TermsInput = Parameters<typeof termsOf>;

/**
 * The terms of a rate as its offer states them. Our own rates are compared by their rules, so that another price or exchange rate
 * alone changes no terms; a deadline that passes does. What a seller charges may rise with the price that it is part of.
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
    no_show: fingerprint((liveRate?.sources.plan ?? rate).noShow),
  };
}

/** The rules of our plan, deadlines and whether they are free; after a dot the charges of the seller, which follow its price. */
function liveCancellation({ sources: { plan, seller } }: LiveRate): string {
  const deadlines = seller.map(({ until, isFree }) => [until, isFree]);
  return `${fingerprint([plan.cancellation, deadlines])}.${seller.map(({ chargeMinor }) => chargeMinor).join('-')}`;
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);
}

type ComparedRoom = {
  readonly offered: OfferedTerms | undefined;
  readonly now: OfferedTerms;
  /** The price of the room in the hotel's currency. */
  readonly offeredMinor: number;
  readonly nowMinor: number;
};

/** Which terms differ in any room. An offer from before its terms were signed promises nothing that could be compared. */
export function changedTerms(rooms: readonly ComparedRoom[]): ChangeableTerm[] {
  return CHANGEABLE_TERMS.filter((term) =>
    rooms.some(({ offered, now, offeredMinor, nowMinor }) => {
      if (offered === undefined) return false;
      const [before, after] = [offered[term], now[term]];
      return offeredMinor === nowMinor
        ? before !== after
        : isOtherTerm(before, after, nowMinor / offeredMinor);
    }),
  );
}

/** At another price the charges of a seller may rise with it, up to a cent of rounding, and may fall. */
function isOtherTerm(before: string, after: string, priceRatio: number): boolean {
  const [[rules, charges = ''], [rulesNow, chargesNow = '']] = [before.split('.'), after.split('.')];
  if (rules !== rulesNow) return true;
  const offeredCharges = charges.split('-').map(Number);
  return chargesNow.split('-').some((charge, step) => {
    const offered = offeredCharges[step] ?? 0;
    return Number(charge) > Math.max(offered, Math.ceil(offered * priceRatio) + 1);
  });
}
