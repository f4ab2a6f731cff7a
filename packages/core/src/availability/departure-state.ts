/** Stored data of a departure that was held, booked, closed or changed. */
export type DepartureUse = {
  /**
   * How many spots are for sale. It may be less than the taken spots if it was reduced afterwards; spots that
   * are released then are not sold again.
   */
  readonly capacity: number;
  /** Spots in holds that have not expired. */
  readonly held: number;
  readonly sold: number;
  readonly closed: boolean;
  /** When the first of those holds ends, if it is neither booked nor extended. */
  readonly nextReleaseAt?: Date | undefined;
};

/** Spots that the resources leave which a departure shares with others. */
export type SharedResourceSpots = {
  readonly spots: number;
  /** Spots if all holds of the shared resource were released. */
  readonly spotsIfReleased: number;
  readonly nextReleaseAt?: Date | undefined;
};

/** Whether spots are available, and if not, why. */
export type DepartureState =
  | { readonly state: 'free'; readonly spots: number }
  /** Not enough spots now, but other travellers have not booked yet what they hold. */
  | { readonly state: 'held'; readonly spots: number; readonly mayComeBackAt: Date }
  | { readonly state: 'sold_out'; readonly spots: number }
  | { readonly state: 'closed' | 'cut_off' | 'not_running' };

export type DepartureToSell = {
  /** Undefined only if nothing is stored: a closed or resized departure is stored even without held and sold spots. */
  readonly taken?: DepartureUse | undefined;
  /** Capacity of the option, for a departure of which nothing is stored. */
  readonly capacity: number;
  /** Undefined if the departure shares no resource. */
  readonly shared?: SharedResourceSpots | undefined;
  /**
   * Set for a group ticket, which takes the whole departure: it is available as a whole or not at all, for at
   * most this many travellers.
   */
  readonly group?: { readonly maxPeople: number } | undefined;
  /** The departure cannot be booked after this instant. */
  readonly bookableUntil: Date;
  readonly now: Date;
  /** Number of travellers who want to go together. */
  readonly party: number;
};

/**
 * Computes the available spots, and the reason if they are too few. Available, held and sold spots add up to the
 * capacity, unless a shared resource, a group ticket or a reduced capacity leaves fewer available.
 */
export function departureState(departure: DepartureToSell): DepartureState {
  const { taken, shared, now, bookableUntil, party } = departure;
  if (taken?.closed) return { state: 'closed' };
  if (now >= bookableUntil) return { state: 'cut_off' };
  const spots = availableSpots(departure, { held: taken?.held ?? 0, shared: shared?.spots });
  if (spots >= party) return { state: 'free', spots };
  const mayComeBackAt = earlierOf(taken?.nextReleaseAt, shared?.nextReleaseAt);
  const ifReleased = availableSpots(departure, { held: 0, shared: shared?.spotsIfReleased });
  if (mayComeBackAt && ifReleased >= party) return { state: 'held', spots, mayComeBackAt };
  return { state: 'sold_out', spots };
}

type SpotLimits = { readonly held: number; readonly shared: number | undefined };

function availableSpots({ taken, capacity, group }: DepartureToSell, { held, shared }: SpotLimits): number {
  const totalSpots = taken?.capacity ?? capacity;
  const available = Math.max(0, Math.min(totalSpots - held - (taken?.sold ?? 0), shared ?? totalSpots));
  if (!group) return available;
  return available < totalSpots ? 0 : Math.min(totalSpots, group.maxPeople);
}

function earlierOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
