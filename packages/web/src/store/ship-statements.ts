import type { ShipStatements } from '@ashore/core/cruises/stated-ship.ts';
import { create } from 'zustand';

type TypedStatements = Omit<ShipStatements, 'transferRequest'>;

/**
 * What is typed in the checkout at this moment and may name a ship; null outside of it. The summary of the hold, which is another feature,
 * states of the ship what counts with it.
 */
export const useShipStatements = create<{ readonly typed: TypedStatements | null }>(() => ({ typed: null }));
