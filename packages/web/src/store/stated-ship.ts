import type { ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import { create } from 'zustand';

/**
 * The ship as it is typed in the checkout at this moment; null while none is. The summary of the hold, which is another feature, states
 * the time of all aboard that counts with it.
 */
export const useStatedShip = create<{ readonly ship: ShipDetails | null }>(() => ({ ship: null }));
