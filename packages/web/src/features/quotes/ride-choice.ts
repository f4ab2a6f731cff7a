import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { noRide, type RideValues, rideOf, valuesOfRide } from './ride/check-ride.ts';

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

/** What is wished for with this product: what was typed here, else what went with what the cart holds of it. */
export function useRideValues(tourId: string): RideValues {
  const state = useRideChoice();
  const cart = useCommerceStore((commerce) => commerce.cart);
  return useMemo(() => valuesFor(tourId, state, cart), [tourId, state, cart]);
}

function currentValues(tourId: string): RideValues {
  return valuesFor(tourId, useRideChoice.getState(), useCommerceStore.getState().cart);
}

function valuesFor(tourId: string, state: RideChoiceState, cart: Quote | null): RideValues {
  if (state.tourId === tourId) return state.values;
  return cart?.tourId === tourId && cart.ride ? valuesOfRide(cart.ride) : noRide;
}

export function chooseRide(tourId: string, part: Partial<RideValues>): void {
  useRideChoice.setState((state) => ({
    tourId,
    values: { ...currentValues(tourId), ...part },
    isAsked: state.isAsked && state.tourId === tourId && part.kind === undefined,
  }));
}

/**
 * The wish to send with a quote: a ride, null where none is wanted, or 'unfinished' where one is wanted and something is
 * missing. The form says what, from then on.
 */
export function takeRide(tourId: string): RideRequest | null | 'unfinished' {
  const values = currentValues(tourId);
  const ride = rideOf(values);
  if (ride !== null || values.kind === 'none') return ride;
  useRideChoice.setState({ tourId, values, isAsked: true });
  return 'unfinished';
}
