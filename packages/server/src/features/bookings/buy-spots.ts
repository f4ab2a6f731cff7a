import { partySize } from '@ashore/core/availability/party-size.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { localTime } from '@ashore/core/time/local-time.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Holder, Inventory, OurInventory } from '../../gateways/inventory/port.ts';
import type { Intent } from '../../gateways/payments/port.ts';
import type { Payment } from '../payments/payment.ts';
import { keptQuote } from '../quotes/kept-quote.ts';
import { type Booking, readBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';

/** How the spots of a booking become its own. */
export type BoughtSpots = {
  /** The hold that is sold now, in the transaction of the booking; undefined where it lives no more. */
  sell(client: Queryable, booking: Booking): Promise<string | undefined>;
  /** Bought of somebody else before it is known whether the booking can have it. */
  readonly theirs?: string;
};

/**
 * What is ours is sold in the transaction of the booking. What somebody else sells is bought before it, once there is
 * money for it: nothing of theirs is asked inside a transaction.
 */
export async function buySpots(
  desk: BookingDesk,
  {
    payment,
    intent,
    booking: known,
  }: { readonly payment: Payment; readonly intent: Intent; readonly booking?: Booking },
): Promise<BoughtSpots> {
  const booking = known ?? (await ownerOf(desk, payment));
  const seller = await desk.inventories.sellerOf(booking.cartId);
  const isMoney = intent.state === 'authorised' || intent.state === 'captured';
  const isWanted = booking.state === 'awaiting_payment' || booking.state === 'expired';
  return isMoney && isWanted ? spotsOf(seller, booking.cartId) : noSpots;
}

/** Asks somebody else to sell, now; what is ours waits for the transaction. */
export async function spotsOf(seller: Inventory, cartId: string): Promise<BoughtSpots> {
  if (seller.isOurs) return ourSpots(seller);
  const bought = await seller.buy(cartId);
  return bought.outcome === 'bought' ? alreadyBought(bought.hold.id) : noSpots;
}

/**
 * Takes again what a booking has lost, in the name of the booking: its cart may hold something else by now. Undefined where
 * it is not to be had.
 */
export async function retakeSpots(desk: BookingDesk, booking: Booking): Promise<BoughtSpots | undefined> {
  const kept = keptQuote.parse(booking.quote);
  const offer = await desk.sources.offer(kept.productId);
  const option = offer?.options.find(({ id }) => id === kept.optionId);
  if (!offer || !option || booking.startsAt <= booking.now) return undefined;
  const cartId = booking.id;
  // Several hear of the same money: whoever comes second sells what the first has taken, and does not take it anew.
  const taken = await desk.inventories.find(cartId);
  if (taken?.state === 'held') return retaken(desk, cartId);
  const party = Object.fromEntries(kept.lines.map(({ band, count }) => [band, count]));
  const held = await desk.inventories.hold(offer.bookingSource, {
    cartId,
    holder: theBooking(cartId),
    optionId: kept.optionId,
    date: localDate(kept.date),
    time: kept.time === null ? null : localTime(kept.time),
    ...partySize(party),
    resources: option.resources,
    from: booking.startsAt,
    to: booking.endsAt,
    seconds: retakenSeconds,
    quote: kept,
  });
  // `bought`: by another who heard of the same money; he says under the lock what became of it.
  if (held.outcome !== 'held' && held.outcome !== 'bought') return undefined;
  return retaken(desk, cartId);
}

/** Whatever is held in the name of a booking is for it: which of those who took it sells it does not matter. */
async function retaken(desk: BookingDesk, cartId: string): Promise<BoughtSpots | undefined> {
  const seller = await desk.inventories.sellerOf(cartId);
  if (seller.isOurs) return { sell: async (client) => sold(await seller.buy(cartId, client)) };
  const bought = await seller.buy(cartId);
  return bought.outcome === 'bought' ? alreadyBought(bought.hold.id) : undefined;
}

/** Until the next transaction has sold it. */
const retakenSeconds = 60;

function ourSpots(seller: OurInventory): BoughtSpots {
  return {
    sell: async (client, { cartId, holdId }) => sold(await seller.buy(cartId, client, holdId)),
  };
}

export const noSpots: BoughtSpots = { sell: async () => undefined };

function alreadyBought(holdId: string): BoughtSpots {
  return { sell: async () => holdId, theirs: holdId };
}

function sold(bought: Awaited<ReturnType<OurInventory['buy']>>): string | undefined {
  return bought.outcome === 'bought' ? bought.hold.id : undefined;
}

/** Counts against nobody's limit: it is paid for already. */
function theBooking(id: string): Holder {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return { browser: name, address: name, mostOfBrowser: 1, mostOfAddress: 1 };
}

async function ownerOf({ database }: BookingDesk, { bookingId }: Payment): Promise<Booking> {
  const booking = await readBooking(database.pool, bookingId);
  if (!booking) throw new Error(`There is no booking ${bookingId}.`);
  return booking;
}
