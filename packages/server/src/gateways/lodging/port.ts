import type { Board } from '@ashore/core/hotels/board.ts';
import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { Money } from '@ashore/core/money/money.ts';

/** The guests of one room. Countries are ISO codes; rates and taxes may depend on them. */
export type WantedParty = RoomParty & {
  readonly nationality: string;
  readonly residence: string;
  /** Undefined if any meals will do. */
  readonly board?: Board | undefined;
};

export type WantedRooms = { readonly stay: Stay; readonly parties: readonly WantedParty[] };

/** Hotels by the seller's own codes, or all of a place by the seller's code of it. */
export type WantedHotels = WantedRooms &
  ({ readonly hotelCodes: readonly string[] } | { readonly placeCode: string });

/**
 * What a cancellation costs until an instant; null: until the arrival. The earliest first. `charge` is what the traveller
 * pays, `cost` what the seller takes from us.
 */
export type CancellationTier = {
  readonly until: Date | null;
  readonly charge: Money;
  readonly cost: Money;
};

/** A rate for one of the wanted rooms. */
export type RoomOffer = {
  /** The seller's name of the rate, which means nothing to us. */
  readonly rateId: string;
  /** Place of the room among the wanted rooms, from 0. */
  readonly position: number;
  readonly party: WantedParty;
  readonly roomTypeCode: string;
  readonly roomName: string;
  readonly board: Board;
  /** What the traveller pays for the whole stay. */
  readonly price: Money;
  /** What we owe the seller for it. */
  readonly cost: Money;
  readonly cancellation: readonly CancellationTier[];
  /** Amounts that the guests pay at the hotel beside the price, as the seller names them. */
  readonly payAtHotel: readonly { readonly name: string; readonly amount: Money }[];
  /** What the seller says about the rate, to be shown. */
  readonly notes: string;
  readonly left: number | null;
};

/** One rate for each wanted room of a hotel, as it was promised to the traveller. */
export type StayOffer = {
  readonly hotelCode: string;
  readonly stay: Stay;
  readonly rooms: readonly RoomOffer[];
};

/**
 * There is no usable answer: it came too late, was no answer of the agreed form, or was not asked for because the seller
 * failed several times. What was asked for may have happened, unless nothing was sent.
 */
export type NoAnswer = { readonly outcome: 'unknown'; readonly reason: string };

/** The seller says no. Nothing happened and nothing will. */
export type Refused = { readonly outcome: 'refused'; readonly reason: string };

/** The rooms are sold, or the block has ended. */
export type Gone = { readonly outcome: 'gone' };

/** The rooms cost more than promised, or their cancellation does. */
export type PriceChanged = {
  readonly outcome: 'price_changed';
  readonly what: 'price' | 'terms';
  readonly promised: Money;
  readonly now: Money;
};

export type HotelsFound =
  | {
      readonly outcome: 'available';
      readonly offers: readonly FoundHotel[];
      /** When the seller said so: an answer may be kept for some minutes. */
      readonly answeredAt: Date;
    }
  | { readonly outcome: 'none' }
  | NoAnswer;

/** A hotel that has rooms for all parties. */
export type FoundHotel = {
  readonly hotelCode: string;
  readonly stars: number;
  /** One list of rates for each wanted room, in their order, the cheapest first. None is empty. */
  readonly rooms: readonly (readonly RoomOffer[])[];
};

export type RoomsFound =
  /** One list of rates for each wanted room, in their order, the cheapest first. None is empty. */
  | { readonly outcome: 'available'; readonly rooms: readonly (readonly RoomOffer[])[] }
  | { readonly outcome: 'none' }
  | NoAnswer;

/** Rooms that the seller keeps for us for some minutes at this price. */
export type Block = {
  readonly token: string;
  /** As promised to the traveller. */
  readonly offer: StayOffer;
  /** What the rooms cost now: as promised, or less. */
  readonly price: Money;
  readonly cost: Money;
  /** The terms of each room, no worse than promised. */
  readonly terms: readonly (readonly CancellationTier[])[];
  readonly validUntil: Date;
};

export type BlockResult =
  | { readonly outcome: 'available'; readonly block: Block }
  | PriceChanged
  | Gone
  | Refused
  | NoAnswer;

/** The guest whose name a room is booked in. Sellers receive no other names. */
export type LeadGuest = { readonly firstName: string; readonly lastName: string };

export type BookingOrder = {
  /** One for each room, in the order of the offer. */
  readonly leadGuests: readonly LeadGuest[];
  /** Names this attempt at the seller for ever, and finds it if the answer is lost. */
  readonly ourReference: string;
};

/** A booking as the seller has it. */
export type SellerBooking = {
  readonly theirReference: string;
  readonly ourReference: string;
  /** The hotel's own number, which may follow days later. */
  readonly hotelReference: string | null;
  /** `on_request`: the hotel must still agree. That is no booking to us. */
  readonly state: 'confirmed' | 'on_request' | 'cancelled';
  readonly hotelCode: string;
  readonly stay: Stay;
  readonly rooms: readonly {
    readonly position: number;
    readonly party: RoomParty;
    readonly isCancelled: boolean;
  }[];
  readonly cost: Money;
};

export type BookResult =
  | { readonly outcome: 'booked'; readonly booking: SellerBooking }
  | PriceChanged
  | Gone
  | Refused
  | NoAnswer;

export type SellerReference = { readonly ours: string } | { readonly theirs: string };

export type FindResult =
  /** More than one if the seller booked twice. Cancelled bookings are among them. */
  | { readonly outcome: 'found'; readonly bookings: readonly SellerBooking[] }
  | { readonly outcome: 'none' }
  | NoAnswer;

export type RoomToCancel = {
  readonly theirReference: string;
  readonly position: number;
  /** Only states the charge and cancels nothing. */
  readonly isTestOnly: boolean;
};

export type CancelResult =
  /** A repeated cancellation has the answer of the first. */
  { readonly outcome: 'cancelled' | 'tested'; readonly charge: Money } | Gone | Refused | NoAnswer;

/**
 * What a seller of rooms offers: ours as well as those of others. It is called outside transactions only. A fault of the seller
 * is an answer; only our own faults throw. Amounts are whole minor units with their currency, deadlines are instants.
 */
export type LodgingOffers = {
  /** Of another seller as `products.booking_source` names it. */
  readonly name: string;
  /** Whether its prices depend on nationality and residence of the guests, so that travellers are asked for them. */
  readonly asksGuestCountries: boolean;
  search(wanted: WantedHotels, signal: AbortSignal): Promise<HotelsFound>;
  rooms(hotelCode: string, wanted: WantedRooms, signal: AbortSignal): Promise<RoomsFound>;
  /** Checks the price again. Another seller also keeps the rooms for some minutes; ours are kept by the hold of a cart. */
  block(offer: StayOffer, signal: AbortSignal): Promise<BlockResult>;
};

/** Another seller, which books rooms at hotels of others. `block` is called immediately before `book`. */
export type LodgingSupply = LodgingOffers & {
  /** Books what is blocked. An `unknown` attempt is never repeated: it is looked for by our reference. */
  book(block: Block, order: BookingOrder, signal: AbortSignal): Promise<BookResult>;
  find(reference: SellerReference, signal: AbortSignal): Promise<FindResult>;
  cancel(room: RoomToCancel, signal: AbortSignal): Promise<CancelResult>;
};

/** The connected sellers, by their names. */
export type LodgingSupplies = ReadonlyMap<string, LodgingSupply>;
