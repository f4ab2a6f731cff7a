import type { HOLD_STATES } from '@ashore/core/contract/quotes.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../database/queryable.ts';

/**
 * The client that holds spots, and how much it may hold at a time. The hashes distinguish clients without
 * naming them.
 */
export type Holder = {
  readonly browser: Buffer;
  readonly address: Buffer;
  readonly mostOfBrowser: number;
  readonly mostOfAddress: number;
};

/**
 * A resource that other products use too, and how much of it this hold takes. The amount is per spot, or per
 * booking of any size.
 */
export type WantedResource = {
  readonly id: string;
  readonly per: 'spot' | 'booking';
  readonly units: number;
};

/** What every hold needs: whose it is, how long it lasts, and what is promised with it. */
export type HoldRequest = {
  readonly cartId: string;
  readonly holder: Holder;
  readonly seconds: number;
  /** The quote that is promised with the hold, stored unchanged. */
  readonly quote: unknown;
};

export type WantedHold = HoldRequest & {
  readonly optionId: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly people: number;
  /** The hold succeeds only if no other cart has a spot of the departure, and then takes all spots. */
  readonly takesWholeDeparture: boolean;
  readonly resources: readonly WantedResource[];
  /** Begin and end of the time in which the departure takes place and its shared resources are in use. */
  readonly from: Date;
  readonly to: Date;
};

/** Rooms of our own hotels, each for all nights from the arrival to the day before the departure. */
export type WantedStay = HoldRequest & {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  /** The type of each room, in the order of the party. */
  readonly roomTypeIds: readonly string[];
};

export type Hold = {
  readonly id: string;
  readonly cartId: string;
  readonly state: (typeof HOLD_STATES)[number];
  readonly spots: number;
  readonly expiresAt: Date;
  /** The hold was extended before, or an extension would gain too little. */
  readonly isNotExtendable: boolean;
  /** The current time of the clock that holds go by. */
  readonly now: Date;
  readonly quote: unknown;
};

export type HoldOutcome =
  | { readonly outcome: 'held'; readonly hold: Hold }
  /**
   * Not enough spots are available, or the departure is not on sale. The cart still holds what it held
   * before.
   */
  | { readonly outcome: 'nothing' }
  /** The browser, or its address, holds as much as it may. The first of these holds ends in `seconds`. */
  | { readonly outcome: 'too_many'; readonly of: 'browser' | 'address'; readonly seconds: number }
  /** The cart's hold has been bought already. */
  | { readonly outcome: 'bought' };

export type ExtendOutcome =
  | { readonly outcome: 'extended'; readonly hold: Hold }
  | { readonly outcome: 'unknown' | 'ended' | 'extended_before' };

export type BuyOutcome =
  | { readonly outcome: 'bought'; readonly hold: Hold }
  /** The hold expired or was released: nothing is bought. */
  | { readonly outcome: 'unknown' | 'ended' };

/** What every inventory does. */
type HoldOperations = {
  /**
   * Takes spots out of sale in place of what the cart held before. Either all of it succeeds, or nothing
   * changes.
   */
  hold(wantedHold: WantedHold): Promise<HoldOutcome>;
  /** What the cart holds, or held last. */
  find(cartId: string): Promise<Hold | undefined>;
  /** Extends an active hold by this many seconds, once. */
  extend(cartId: string, seconds: number): Promise<ExtendOutcome>;
  /** Puts the spots back on sale. Returns false if there was nothing to put back. */
  release(cartId: string): Promise<boolean>;
};

/** Our own tables. Spots are bought in the transaction that books them, and rolled back with it. */
export type OwnInventory = HoldOperations & {
  readonly isOwn: true;
  /**
   * Turns an active hold into sold spots. A repeated call gives the same answer. With a `holdId` it sells
   * that hold and no other: the cart may hold other spots when the payment arrives.
   */
  buy(cartId: string, booking: Queryable, holdId?: string): Promise<BuyOutcome>;
  /** Like `hold`, for rooms: every night of every room, or nothing. `spots` of the hold are its rooms. */
  holdStay(wantedStay: WantedStay): Promise<HoldOutcome>;
};

/**
 * The inventory of another seller. It is never called inside a transaction, because the call could not be
 * rolled back. Rows would also stay locked for as long as the seller takes. So spots are bought before the
 * booking is written. A caller that fails in between asks again, and is answered that they are bought.
 */
export type ExternalInventory = HoldOperations & {
  readonly isOwn: false;
  /** Turns an active hold into sold spots. A repeated call gives the same answer. */
  buy(cartId: string): Promise<BuyOutcome>;
  /**
   * Puts spots that were bought or are held under this hold back on sale, all of them or a number. A repeated
   * key has no further effect. `unknown` means a hold of another seller. If there is no clear answer, the
   * call throws and is repeated.
   */
  releaseSold(holdId: string, operation: ReleaseSoldInput): Promise<ReleaseSoldResult>;
};

export type ReleaseSoldInput = { readonly key: string; readonly spots: number | 'all' };
export type ReleaseSoldResult = { readonly outcome: 'released' | 'unknown' };

/**
 * Where the spots of a product are counted: in our own tables, or by another seller. A hold belongs to a
 * cart, and each cart has at most one active hold. No sequence of calls ever promises more spots than exist.
 */
export type Inventory = OwnInventory | ExternalInventory;
