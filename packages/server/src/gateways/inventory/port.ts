import type { HOLD_STATES } from '@ashore/core/contract/quotes.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Who holds, as hashes that tell clients apart and name nobody, and how much each may hold at a time. */
export type Holder = {
  readonly browser: Buffer;
  readonly address: Buffer;
  readonly mostOfBrowser: number;
  readonly mostOfAddress: number;
};

/** Something that other products use too, and how much of it this takes: by each spot, or by a booking of any size. */
export type WantedResource = {
  readonly id: string;
  readonly per: 'spot' | 'booking';
  readonly units: number;
};

export type WantedHold = {
  readonly cartId: string;
  readonly holder: Holder;
  readonly optionId: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly people: number;
  /** Only while nobody else has anything of it, and then all of it. */
  readonly takesAll: boolean;
  readonly resources: readonly WantedResource[];
  /** From when to when it takes place, and what is shared is away. */
  readonly from: Date;
  readonly to: Date;
  readonly seconds: number;
  /** What is promised with it, kept as it is. */
  readonly quote: unknown;
};

export type Hold = {
  readonly id: string;
  readonly cartId: string;
  readonly state: (typeof HOLD_STATES)[number];
  readonly spots: number;
  readonly expiresAt: Date;
  readonly isExtended: boolean;
  /** What the clock said that holds go by. */
  readonly now: Date;
  readonly quote: unknown;
};

export type HoldOutcome =
  | { readonly outcome: 'held'; readonly hold: Hold }
  /** Not enough room, or not on sale: whatever the cart held before, it still holds. */
  | { readonly outcome: 'nothing' }
  /** The browser, or its address, holds as much as it may; so many seconds until the first of that ends. */
  | { readonly outcome: 'too_many'; readonly of: 'browser' | 'address'; readonly seconds: number }
  /** What the cart held is bought. */
  | { readonly outcome: 'bought' };

export type ExtendOutcome =
  | { readonly outcome: 'extended'; readonly hold: Hold }
  | { readonly outcome: 'unknown' | 'ended' | 'extended_before' };

export type BuyOutcome =
  | { readonly outcome: 'bought'; readonly hold: Hold }
  /** It ran out or was given back: nothing is bought. */
  | { readonly outcome: 'unknown' | 'ended' };

/** What everybody does who counts spots. */
type Holding = {
  /** Takes spots out of sale, instead of what the cart held: all of it, or nothing changes. */
  hold(wanted: WantedHold): Promise<HoldOutcome>;
  /** What the cart holds, or held last. */
  find(cartId: string): Promise<Hold | undefined>;
  /** Makes it last so much longer, once, while it lives. */
  extend(cartId: string, seconds: number): Promise<ExtendOutcome>;
  /** Puts the spots back on sale. False when there was nothing to put back. */
  release(cartId: string): Promise<boolean>;
};

/** Our own tables. What is bought is bought in the transaction that books it, and taken back with it. */
export type OurInventory = Holding & {
  readonly isOurs: true;
  /**
   * Turns a living hold into spots that are sold; the same again gives the same answer. With a `holdId` that hold and no
   * other: a cart may hold something else by the time that what it wanted is paid.
   */
  buy(cartId: string, booking: Queryable, holdId?: string): Promise<BuyOutcome>;
};

/**
 * Somebody else's. Nothing of it is asked inside a transaction: it could not be taken back with it, and rows would be locked
 * for as long as the other side likes. So it is bought before the booking is written. Who does not get that far asks
 * again and hears that it is bought.
 */
export type TheirInventory = Holding & {
  readonly isOurs: false;
  /** Turns a living hold into spots that are sold; the same again gives the same answer. */
  buy(cartId: string): Promise<BuyOutcome>;
  /**
   * Puts what was bought, or is held, under this hold back on sale, or so many spots of it. The same key again is the same
   * deed. `unknown`: a hold of somebody else. No clear answer is thrown, and it is asked again.
   */
  giveBack(holdId: string, deed: GiveBack): Promise<GivenBack>;
};

export type GiveBack = { readonly key: string; readonly spots: number | 'all' };
export type GivenBack = { readonly outcome: 'given_back' | 'unknown' };

/**
 * Where the spots of a product are counted: in our own tables, or by whoever else sells it. A hold belongs to a cart,
 * each cart has at most one that lives, and no sequence of calls ever promises more spots than there are.
 */
export type Inventory = OurInventory | TheirInventory;
