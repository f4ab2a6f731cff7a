/** A ship's call at a port, and how passengers get from the ship to the gate of the port and back. */
export type PortCall = {
  /** Missing where the sailing begins. */
  readonly arrivesAt: Date | undefined;
  /** Missing where the sailing ends. */
  readonly departsAt: Date | undefined;
  readonly allAboardAt: Date | undefined;
  readonly gangwayMinutes: number;
  readonly gateMinutes: number;
  /** If passengers come ashore by tender boats. */
  readonly tender: { readonly crossingMinutes: number; readonly lastBoatMinutes: number } | undefined;
  /** On ships of a line that sells excursions, its own guests take the first boats. */
  readonly sellsExcursions: boolean;
  /** For traffic, ferries and weather of the port. */
  readonly riskMinutes: number;
};

/** The ways of a trip. A trip that starts or ends at the quay has no way there. */
export type TripWays = {
  /** From the gate of the port to the meeting point. */
  readonly outMinutes: number | undefined;
  /** From the end of the trip to the gate. */
  readonly backMinutes: number | undefined;
  /** The usual drive from the farthest point of the trip to the port. */
  readonly driveMinutes: number;
};

export type TripToFit = TripWays & {
  /** When travellers must be at the meeting point. */
  readonly meetsAt: Date;
  readonly endsAt: Date;
};

export type TripFit = {
  readonly isFitting: boolean;
  /** Why the trip does not fit: travellers meet before passengers can be there, or the trip ends too late to be back. */
  readonly reason: 'early' | 'late' | undefined;
  /** When travellers must be at the meeting point, and when passengers can be there at the earliest; undefined where the sailing begins. */
  readonly meetsAt: Date;
  readonly reachableAt: Date | undefined;
  /** When travellers are back at the ship; where the sailing ends, when the trip ends. */
  readonly backAt: Date;
  /** From the return until the last passenger may board; undefined where the sailing ends. */
  readonly minutesLeft: number | undefined;
  readonly minutesNeeded: number;
  /** Whether the margin is there, but short. */
  readonly isTight: boolean;
};

const MINUTE = 60_000;
const LEAST_MARGIN_MINUTES = 60;
const TENDER_MARGIN_MINUTES = 15;
const TIGHT_BELOW_MINUTES = 90;
/** A drive up to this is part of the least margin; half of what is longer is added. */
const SHORT_DRIVE_MINUTES = 30;
/** Passengers of other tours wait for the guests of the line at the first boats. */
const MINUTES_BEHIND_GUESTS_OF_LINE = 30;

/**
 * Whether passengers can take a trip during a port call: they reach its start, and are back with the margin that it
 * needs. Where only the time of all aboard is known, `shipFit` of `booking/ship-fit.ts` decides.
 */
export function tripFit(portCall: PortCall, trip: TripToFit): TripFit {
  const reachable = reachableAt(portCall, trip);
  const backAt = portCall.departsAt ? backAtShip(portCall, trip) : trip.endsAt;
  const lastBoarding = lastBoardingAt(portCall);
  const minutesNeeded = marginMinutes(portCall, trip);
  const minutesLeft = lastBoarding && Math.floor((lastBoarding.getTime() - backAt.getTime()) / MINUTE);
  const isEarly = reachable !== undefined && trip.meetsAt < reachable;
  const isLate = minutesLeft !== undefined && minutesLeft < minutesNeeded;
  return {
    isFitting: !isEarly && !isLate,
    reason: isLate ? 'late' : isEarly ? 'early' : undefined,
    meetsAt: trip.meetsAt,
    reachableAt: reachable,
    backAt,
    minutesLeft,
    minutesNeeded,
    isTight: minutesLeft !== undefined && minutesLeft < TIGHT_BELOW_MINUTES,
  };
}

function backAtShip({ gateMinutes }: PortCall, { endsAt, backMinutes }: TripToFit): Date {
  return backMinutes === undefined ? endsAt : minutesAfter(endsAt, backMinutes + gateMinutes);
}

/** The earliest instant at which passengers can be at the meeting point; undefined where the sailing begins. */
export function reachableAt(
  portCall: PortCall,
  { outMinutes }: Pick<TripWays, 'outMinutes'>,
): Date | undefined {
  const out = outMinutes === undefined ? 0 : portCall.gateMinutes + outMinutes;
  return portCall.arrivesAt && minutesAfter(portCall.arrivesAt, minutesAshore(portCall) + out);
}

/** When the last passenger must be at the ship, or at the last tender boat; undefined where the sailing ends. */
export function lastBoardingAt({ departsAt, allAboardAt, tender }: PortCall): Date | undefined {
  if (!departsAt || !allAboardAt) return undefined;
  const lastBoat = tender && minutesAfter(departsAt, -tender.lastBoatMinutes);
  return lastBoat && lastBoat < allAboardAt ? lastBoat : allAboardAt;
}

/** From the arrival until passengers stand on land. */
function minutesAshore({ gangwayMinutes, tender, sellsExcursions }: PortCall): number {
  if (!tender) return gangwayMinutes;
  return gangwayMinutes + tender.crossingMinutes + (sellsExcursions ? MINUTES_BEHIND_GUESTS_OF_LINE : 0);
}

function marginMinutes(portCall: PortCall, { driveMinutes }: TripWays): number {
  const drive = Math.max(0, driveMinutes - SHORT_DRIVE_MINUTES) / 2;
  const margin =
    LEAST_MARGIN_MINUTES + drive + portCall.riskMinutes + (portCall.tender ? TENDER_MARGIN_MINUTES : 0);
  // In steps of five minutes: an estimate to the minute would promise more than it knows.
  return Math.ceil(margin / 5) * 5;
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE);
}
