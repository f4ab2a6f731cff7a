import { type RIDE_DIRECTIONS, RIDE_LENGTHS } from '@ashore/core/contract/ride-fields.ts';
import type { RideKind, RideRequest } from '@ashore/core/contract/ride-request.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { parseLocalTime } from '@ashore/core/time/local-time.ts';

/** What was typed, of every kind of place: whoever looks at another kind and comes back finds it again. */
export type RideValues = {
  readonly kind: RideKind | 'none';
  readonly direction: (typeof RIDE_DIRECTIONS)[number];
  readonly hotelName: string;
  readonly address: string;
  readonly airport: string;
  readonly flightNumber: string;
  readonly localTime: string;
  readonly shipName: string;
  readonly terminal: string;
  readonly allAboard: string;
};

export type RideField = Exclude<keyof RideValues, 'kind' | 'direction'>;

export const noRide: RideValues = {
  kind: 'none',
  direction: 'to-start',
  hotelName: '',
  address: '',
  airport: '',
  flightNumber: '',
  localTime: '',
  shipName: '',
  terminal: '',
  allAboard: '',
};

/** A wish as it was sent, to be changed. */
export function valuesOfRide(ride: RideRequest): RideValues {
  const allAboard = ride.kind === 'ship' ? (ride.allAboard ?? '') : '';
  return { ...noRide, ...ride, allAboard };
}

/** What a driver must know of each kind of place, in the order one is asked. */
export const rideFields = {
  none: [],
  hotel: ['hotelName', 'address'],
  airport: ['airport', 'flightNumber', 'localTime'],
  ship: ['shipName', 'terminal', 'allAboard'],
} as const satisfies Record<RideValues['kind'], readonly RideField[]>;

export type RideProblem = 'missing' | 'tooLong' | 'card';
export type RideProblems = Partial<Record<RideField, RideProblem>>;

/** What is wrong with the fields of the chosen kind. */
export function rideProblems(values: RideValues): RideProblems {
  const found = rideFields[values.kind].map(
    (field: RideField) => [field, problemOf(field, values[field])] as const,
  );
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

function problemOf(field: RideField, text: string): RideProblem | undefined {
  if (field === 'localTime') return parseLocalTime(text) ? undefined : 'missing';
  if (field === 'allAboard') return text === '' || parseLocalTime(text) ? undefined : 'missing';
  if (holdsCardNumber(text)) return 'card';
  const { length } = typedLine(text);
  const [least, most] = RIDE_LENGTHS[field];
  if (length < least) return 'missing';
  return length > most ? 'tooLong' : undefined;
}

/** The wish as it is sent; null where there is none, or not all of it is there yet. */
export function rideOf(values: RideValues): RideRequest | null {
  if (values.kind === 'none' || Object.keys(rideProblems(values)).length > 0) return null;
  const { kind, direction, localTime, allAboard } = values;
  const text = (field: RideField) => typedLine(values[field]);
  if (kind === 'hotel') return { kind, direction, hotelName: text('hotelName'), address: text('address') };
  if (kind === 'airport')
    return { kind, direction, airport: text('airport'), flightNumber: text('flightNumber'), localTime };
  return {
    kind,
    direction,
    shipName: text('shipName'),
    terminal: text('terminal'),
    allAboard: allAboard === '' ? null : allAboard,
  };
}
