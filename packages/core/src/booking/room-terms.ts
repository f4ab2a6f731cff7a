import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, roundHalfEven, sum } from '../money/money.ts';
import type { SoldTicket } from './cancellation-terms.ts';

/** What the cancellation of a room costs until an instant; null: until the arrival. The earliest first. */
export type RoomCharge = { readonly until: string | null; readonly chargeMinor: number };

export type SoldRoom = SoldTicket & {
  /** The price of the room: all that can be kept. */
  readonly roomPriceMinor: number;
  readonly cancellation: readonly RoomCharge[];
};

/**
 * The charge of a room’s terms at an instant, and when it changes; null if it does not before the arrival. A deadline is
 * kept to the second. Without a tier that applies, the whole price is kept.
 */
export function roomChargeAt(
  { roomPriceMinor, cancellation }: Pick<SoldRoom, 'roomPriceMinor' | 'cancellation'>,
  now: Date,
): { readonly chargeMinor: number; readonly until: Date | null } {
  const tier = cancellation.find(({ until }) => until === null || now <= new Date(until));
  if (!tier) return { chargeMinor: roomPriceMinor, until: null };
  return {
    chargeMinor: Math.min(tier.chargeMinor, roomPriceMinor),
    until: tier.until === null ? null : new Date(tier.until),
  };
}

/** The terms that are still to come, with the charge of each; empty once the room costs its whole price. */
export function openRoomCharges(cancellation: readonly RoomCharge[], now: Date): readonly RoomCharge[] {
  return cancellation.filter(({ until }) => until === null || now <= new Date(until));
}

type RoomRefund = { readonly refund: Money; readonly discount: Money };

/**
 * What is refunded of a room if this charge is kept: what was paid for it less the charge, and never less than nothing.
 * `discount` is the part of a discount code that is cancelled with it, so that what is kept was earned at the full price.
 */
export function refundOfRoom(
  { priceMinor, discountMinor }: SoldTicket,
  { chargeMinor, currency }: { readonly chargeMinor: number; readonly currency: CurrencyCode },
): RoomRefund {
  const refundMinor = Math.max(0, priceMinor - discountMinor - chargeMinor);
  const cancelledDiscount = refundMinor === 0 ? 0 : discountMinor;
  return { refund: money(refundMinor, currency), discount: money(cancelledDiscount, currency) };
}

/** The refund of cancelled rooms: each by its own terms, at its own price, in any order. */
export function refundsOfRooms(
  rooms: readonly SoldRoom[],
  { now, currency }: { readonly now: Date; readonly currency: CurrencyCode },
) {
  const terms = rooms.map((room) => roomChargeAt(room, now));
  const refunds = rooms.map((room, index) =>
    refundOfRoom(room, { chargeMinor: terms[index]?.chargeMinor ?? 0, currency }),
  );
  const paid = sum(
    rooms.map(({ priceMinor, discountMinor }) => money(priceMinor - discountMinor, currency)),
    currency,
  );
  const refund = sum(
    refunds.map((room) => room.refund),
    currency,
  );
  return {
    paid,
    refund,
    discount: sum(
      refunds.map(({ discount }) => discount),
      currency,
    ),
    /** What the rooms cost now under their terms. */
    charge: sum(
      terms.map(({ chargeMinor }) => money(chargeMinor, currency)),
      currency,
    ),
    until: earliest(terms.map(({ until }) => until)),
    refundPercent:
      paid.amount === 0 ? 0 : Number(roundHalfEven(BigInt(refund.amount) * 100n, BigInt(paid.amount))),
  };
}

function earliest(instants: readonly (Date | null)[]): Date | null {
  const times = instants.flatMap((instant) => instant?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}
