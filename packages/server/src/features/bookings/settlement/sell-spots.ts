import { partySize } from '@ashore/core/availability/party-size.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type {
  Holder,
  HoldOutcome,
  HoldRequest,
  Inventory,
  OwnInventory,
} from '../../../gateways/inventory/port.ts';
import type { Intent } from '../../../gateways/payments/port.ts';
import type { Offer } from '../../catalogue/offers/read-offer.ts';
import type { Payment } from '../../payments/payment.ts';
import { type StoredQuote, storedQuoteSchema } from '../../quotes/quote.ts';
import { wantedRoomsOf } from '../../quotes/stays/place-stay.ts';
import { type Booking, readBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';

/** Spots that are ready to be sold to a booking. */
export type SpotsToSell = {
  /** Sells the hold in the booking's transaction and returns its ID. Undefined if the hold has ended. */
  sell(client: Queryable, booking: Booking): Promise<string | undefined>;
  /** The hold bought in a supplier's system before it is certain that the booking can use it. */
  readonly boughtHoldId?: string;
};

/**
 * Our own spots are sold in the booking's transaction. Spots of a supplier's system are bought before it,
 * once there is money, because no transaction calls another system.
 */
export async function prepareSpots(
  deps: BookingDeps,
  {
    payment,
    intent,
    booking: knownBooking,
  }: { readonly payment: Payment; readonly intent: Intent; readonly booking?: Booking },
): Promise<SpotsToSell> {
  const booking = knownBooking ?? (await ownerOf(deps, payment));
  const seller = await deps.inventories.sellerOf(booking.cartId);
  const isMoney = intent.state === 'authorised' || intent.state === 'captured';
  const isWanted = booking.state === 'awaiting_payment' || booking.state === 'expired';
  return isMoney && isWanted ? buyOrDeferSpots(seller, booking.cartId) : noSpots;
}

/** Buys from a supplier's system now; our own spots wait for the transaction. */
export async function buyOrDeferSpots(seller: Inventory, cartId: string): Promise<SpotsToSell> {
  if (seller.isOwn) return ourSpots(seller);
  const bought = await seller.buy(cartId);
  return bought.outcome === 'bought' ? alreadyBought(bought.hold.id) : noSpots;
}

/**
 * Holds lost spots or rooms again, under the booking's ID because its cart may hold something else. Undefined if they
 * are not available.
 */
export async function holdSpotsAgain(deps: BookingDeps, booking: Booking): Promise<SpotsToSell | undefined> {
  const storedQuote = storedQuoteSchema.parse(booking.quote);
  const offer = await deps.quoteReaders.readOffer(storedQuote.productId);
  if (!offer || booking.startsAt <= booking.now) return undefined;
  const cartId = booking.id;
  // Several settlements may concern the same payment. The second one sells what the first has held, and holds
  // nothing again.
  const currentHold = await deps.inventories.find(cartId);
  if (currentHold?.state === 'held') return spotsHeldAgain(deps, cartId);
  const holdOutcome = await (storedQuote.stay
    ? deps.inventories.holdStay({ ...holdRequestOf(booking), ...wantedRoomsOf(storedQuote.stay) })
    : holdTripAgain(deps, booking, { storedQuote, offer }));
  // `bought`: another settlement of the same payment was quicker. The result shows under the lock.
  if (holdOutcome?.outcome !== 'held' && holdOutcome?.outcome !== 'bought') return undefined;
  return spotsHeldAgain(deps, cartId);
}

/** Undefined if the supplier no longer offers the option. */
async function holdTripAgain(
  { inventories }: BookingDeps,
  booking: Booking,
  { storedQuote, offer }: { readonly storedQuote: StoredQuote; readonly offer: Offer },
): Promise<HoldOutcome | undefined> {
  const option = offer.options.find(({ id }) => id === storedQuote.optionId);
  if (!option) return undefined;
  const party = Object.fromEntries(storedQuote.lines.map(({ band, count }) => [band, count]));
  return await inventories.hold(offer.bookingSource, {
    ...holdRequestOf(booking),
    optionId: storedQuote.optionId,
    date: localDate(storedQuote.date),
    time: storedQuote.time === null ? null : localTime(storedQuote.time),
    ...partySize(party),
    resources: option.resources,
    from: booking.startsAt,
    to: booking.endsAt,
  });
}

function holdRequestOf({ id, quote }: Booking): HoldRequest {
  return { cartId: id, holder: bookingAsHolder(id), seconds: heldAgainSeconds, quote };
}

/**
 * A hold under a booking's ID belongs to the booking. It does not matter which settlement made it or sells
 * it.
 */
async function spotsHeldAgain(deps: BookingDeps, cartId: string): Promise<SpotsToSell | undefined> {
  const seller = await deps.inventories.sellerOf(cartId);
  if (seller.isOwn) return { sell: async (client) => boughtHoldOf(await seller.buy(cartId, client)) };
  const bought = await seller.buy(cartId);
  return bought.outcome === 'bought' ? alreadyBought(bought.hold.id) : undefined;
}

/**
 * Releases spots that were held again for a booking just after another settlement had sold it. Otherwise they
 * would be out of sale until this second hold expires.
 */
export async function releaseUnusedSpots(deps: BookingDeps, { id }: Booking): Promise<void> {
  const seller = await deps.inventories.sellerOf(id);
  if (seller.isOwn) await seller.release(id);
}

/** Seconds for the next transaction to sell the hold. */
const heldAgainSeconds = 60;

function ourSpots(seller: OwnInventory): SpotsToSell {
  return {
    sell: async (client, { cartId, holdId }) => boughtHoldOf(await seller.buy(cartId, client, holdId)),
  };
}

/** For a payment without money, and for spots that are gone: selling them finds no hold. */
export const noSpots: SpotsToSell = { sell: async () => undefined };

function alreadyBought(holdId: string): SpotsToSell {
  return { sell: async () => holdId, boughtHoldId: holdId };
}

/** Undefined if the hold had ended before. */
function boughtHoldOf(bought: Awaited<ReturnType<OwnInventory['buy']>>): string | undefined {
  return bought.outcome === 'bought' ? bought.hold.id : undefined;
}

/**
 * A holder for this booking alone, so that its hold counts against no client's limit. It is already paid for.
 */
function bookingAsHolder(id: string): Holder {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return { browser: name, address: name, mostOfBrowser: 1, mostOfAddress: 1 };
}

async function ownerOf({ database }: BookingDeps, { bookingId }: Payment): Promise<Booking> {
  const booking = await readBooking(database.pool, bookingId);
  if (!booking) throw new Error(`There is no booking ${bookingId}.`);
  return booking;
}
