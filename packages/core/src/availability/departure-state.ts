/** What is known of a departure that somebody has held, bought, closed or changed. */
export type Taken = {
  /** What there is to sell. Less than is taken where it was cut afterwards: what is freed then is not sold again. */
  readonly capacity: number;
  /** In holds that are still alive. */
  readonly held: number;
  readonly sold: number;
  readonly closed: boolean;
  /** When the first of those holds ends, if it is neither bought nor extended. */
  readonly nextReleaseAt?: Date | undefined;
};

/** What is left, in spots, of what a departure shares with others. */
export type Shared = {
  readonly spots: number;
  /** If everybody who holds some of it lets go. */
  readonly spotsIfReleased: number;
  readonly nextReleaseAt?: Date | undefined;
};

/** Why there is room or none. Free is a number; everything else is its reason. */
export type DepartureState =
  | { readonly state: 'free'; readonly spots: number }
  /** Not enough now, but others have not bought yet what they hold. */
  | { readonly state: 'held'; readonly spots: number; readonly mayComeBackAt: Date }
  | { readonly state: 'sold_out'; readonly spots: number }
  | { readonly state: 'closed' | 'cut_off' | 'not_running' };

export type AskedDeparture = {
  readonly taken?: Taken | undefined;
  /** Of an option of which nothing is taken. */
  readonly capacity: number;
  /** Undefined where it shares nothing. */
  readonly shared?: Shared | undefined;
  /** Of a ticket for a group, which has it for itself: it is free as a whole or not at all, for so many at most. */
  readonly group?: { readonly most: number } | undefined;
  /** After this nobody can book it any more. */
  readonly bookableUntil: Date;
  readonly now: Date;
  /** So many want to come together. */
  readonly party: number;
};

/** The subtraction, and its reason. Free, held and sold are always the capacity together. */
export function departureState(asked: AskedDeparture): DepartureState {
  const { taken, shared, now, bookableUntil, party } = asked;
  if (taken?.closed) return { state: 'closed' };
  if (now >= bookableUntil) return { state: 'cut_off' };
  const spots = freeSpots(asked, { held: taken?.held ?? 0, shared: shared?.spots });
  if (spots >= party) return { state: 'free', spots };
  const mayComeBackAt = earlier(taken?.nextReleaseAt, shared?.nextReleaseAt);
  const ifReleased = freeSpots(asked, { held: 0, shared: shared?.spotsIfReleased });
  if (mayComeBackAt && ifReleased >= party) return { state: 'held', spots, mayComeBackAt };
  return { state: 'sold_out', spots };
}

type Others = { readonly held: number; readonly shared: number | undefined };

function freeSpots({ taken, capacity, group }: AskedDeparture, { held, shared }: Others): number {
  const all = taken?.capacity ?? capacity;
  const free = Math.max(0, Math.min(all - held - (taken?.sold ?? 0), shared ?? all));
  if (!group) return free;
  return free < all ? 0 : Math.min(all, group.most);
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
