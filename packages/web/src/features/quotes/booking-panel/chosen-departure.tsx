import type { Departure } from '@ashore/core/contract/availability.ts';
import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';

type ChosenDeparture = { readonly tourId: string; readonly departure: Departure | undefined };

/**
 * A store and not a context, so that parts of the page whose script is loaded later need not be drawn at every change of the
 * panel.
 */
const useChosenDeparture = create<ChosenDeparture>()(() => ({ tourId: '', departure: undefined }));

/** Publishes the departure that is chosen in the booking panel of a product. */
export function usePublishedDeparture({ tourId, departure }: ChosenDeparture): void {
  useEffect(() => useChosenDeparture.setState({ tourId, departure }), [tourId, departure]);
}

type AtChosenDepartureProps = {
  tourId: string;
  children: (startsAt: Date | undefined, departure: Departure | undefined) => ReactNode;
};

/** Renders content that is more specific once a departure is chosen. A product that cannot be booked has none. */
export function AtChosenDeparture({ tourId, children }: AtChosenDepartureProps) {
  const departure = useChosenDeparture((state) => (state.tourId === tourId ? state.departure : undefined));
  return children(departure && new Date(departure.startsAt), departure);
}
