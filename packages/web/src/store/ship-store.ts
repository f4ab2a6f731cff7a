import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { savedStore } from './saved-store.ts';

/** The ship on which a traveller comes to a trip, from the page of its sailing. */
export type ShipOfTrip = {
  readonly tourId: string;
  /** The sailing and its call, which the server reads the ship from. */
  readonly sailing: { readonly routeId: string; readonly position: number };
  /** Days on which it is in port. */
  readonly from: string;
  readonly to: string;
  readonly shipName: string;
  readonly terminal: string;
  /** Last boarding, on the clock of the port. */
  readonly allAboard: string | null;
  /** Starts that bring its passengers back in time. Null is a visit at any time. */
  readonly starts: readonly {
    readonly date: string;
    readonly time: string | null;
    readonly componentKey: string;
  }[];
};

type ShipState = {
  readonly ship: ShipOfTrip | null;
  /** All aboard as typed on the page of a trip that asks for a ship, when no sailing is known. */
  readonly typed: { readonly tourId: string; readonly allAboard: string } | null;
};

export const useShipStore = savedStore<ShipState, ShipState>(
  {
    name: 'ship',
    version: 3,
    keep: ({ ship, typed }) => ({ ship, typed }),
    mend: ({ ship, typed }) => ({ ship: isShip(ship) ? ship : null, typed: isTyped(typed) ? typed : null }),
  },
  () => ({ ship: null, typed: null }),
);

/** All aboard that was typed on the page of this trip; empty if none was. */
export function typedAllAboard({ typed }: Pick<ShipState, 'typed'>, tourId: string): string {
  return typed?.tourId === tourId ? typed.allAboard : '';
}

function isTyped(saved: unknown): saved is NonNullable<ShipState['typed']> {
  const { tourId, allAboard } = (saved ?? {}) as Record<string, unknown>;
  return typeof tourId === 'string' && typeof allAboard === 'string';
}

function isShip(saved: unknown): saved is ShipOfTrip {
  const { sailing, allAboard, starts, ...texts } = (saved ?? {}) as Record<keyof ShipOfTrip, unknown>;
  const { routeId, position } = (sailing ?? {}) as Record<keyof ShipOfTrip['sailing'], unknown>;
  const parts = [texts.tourId, texts.from, texts.to, texts.shipName, texts.terminal];
  return (
    parts.every((part) => typeof part === 'string') &&
    typeof routeId === 'string' &&
    typeof position === 'number' &&
    (allAboard === null || typeof allAboard === 'string') &&
    Array.isArray(starts)
  );
}

/** What the checkout fills in for travellers who come by ship. They may ask for no transfer. */
export function arrivalByShip(
  { ship }: Pick<ShipState, 'ship'>,
  { tourId, queryDate }: { readonly tourId: string; readonly queryDate: string },
): Extract<TransferRequest, { kind: 'ship' }> | null {
  if (!ship || sailingOfTrip({ ship }, { tourId, date: queryDate }) === null) return null;
  const { shipName, terminal, allAboard } = ship;
  return { kind: 'ship', direction: 'to-start', shipName, terminal, allAboard };
}

/** The call of the ship with which travellers come to this trip on that day. */
export function sailingOfTrip(
  { ship }: Pick<ShipState, 'ship'>,
  { tourId, date }: Pick<DayOfTrip, 'tourId' | 'date'>,
): ShipOfTrip['sailing'] | null {
  return ship?.tourId === tourId && date >= ship.from && date <= ship.to ? ship.sailing : null;
}

type DayOfTrip = { readonly tourId: string; readonly date: string; readonly componentKey: string };

/**
 * Whether the departures of an option on this day fit the ship on which the traveller comes to this trip. Undefined without such
 * a ship.
 */
export function startFitsShip(
  { ship }: Pick<ShipState, 'ship'>,
  { tourId, date, componentKey }: DayOfTrip,
): ((time: string | null) => boolean) | undefined {
  if (!ship || sailingOfTrip({ ship }, { tourId, date }) === null) return undefined;
  const starts = ship.starts.filter((start) => start.date === date && start.componentKey === componentKey);
  return (time) => starts.some((start) => start.time === time);
}
