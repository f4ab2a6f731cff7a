import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import { create } from 'zustand';
import { noRide, type RideValues, rideOf } from './ride/check-ride.ts';

type RideChoiceState = {
  /** The product it is for: another one begins anew. */
  readonly tourId: string;
  readonly values: RideValues;
  /** Somebody wanted to book with it as it is: now everything that is missing is said. */
  readonly isAsked: boolean;
};

/** The wish for a ride beside the choice of a departure. For this visit only, and for one product at a time. */
export const useRideChoice = create<RideChoiceState>()(() => ({
  tourId: '',
  values: noRide,
  isAsked: false,
}));

export function rideValuesFor(state: RideChoiceState, tourId: string): RideValues {
  return state.tourId === tourId ? state.values : noRide;
}

export function chooseRide(tourId: string, part: Partial<RideValues>): void {
  useRideChoice.setState((state) => ({
    tourId,
    values: { ...rideValuesFor(state, tourId), ...part },
    isAsked: state.isAsked && state.tourId === tourId && part.kind === undefined,
  }));
}

/**
 * The wish to send with a quote: a ride, null where none is wanted, or 'unfinished' where one is wanted and something is
 * missing. The form says what, from then on.
 */
export function takeRide(tourId: string): RideRequest | null | 'unfinished' {
  const values = rideValuesFor(useRideChoice.getState(), tourId);
  const ride = rideOf(values);
  if (ride !== null || values.kind === 'none') return ride;
  useRideChoice.setState({ isAsked: true });
  return 'unfinished';
}
