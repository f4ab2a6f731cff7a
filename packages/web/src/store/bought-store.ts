import type { AnalyticsEvent } from '../analytics/track.ts';
import { useCommerceStore } from './commerce-store.ts';
import { type Confirmation, isConfirmation } from './confirmation.ts';
import { savedStore } from './saved-store.ts';

type SavedPurchase = {
  /** Result of the last checkout. */
  readonly confirmation: Confirmation | null;
  /** Analytics events of the checkout, where no tag may run. The confirmation page sends them. */
  readonly events: readonly AnalyticsEvent[];
};

type BoughtState = SavedPurchase & {
  confirm(confirmation: Confirmation): void;
  /** Removes the booking from this browser, at the request of the contact person. */
  forgetConfirmation(accessKey: string): void;
  /** Another checkout begins. Unsent events stay, because a bank may confirm the last booking late. */
  startNewCheckout(): void;
  keepEvent(event: AnalyticsEvent): void;
  forgetEvents(sent: readonly AnalyticsEvent[]): void;
};

const noPurchase: SavedPurchase = { confirmation: null, events: [] };
const MOST_EVENTS = 20;

/**
 * Results of checkouts, stored in a separate entry. A tab that is still paying writes its own view of the
 * cart. It must not overwrite what another tab has just booked.
 */
export const useBoughtStore = savedStore<BoughtState, SavedPurchase>(
  {
    name: 'bought',
    version: 1,
    keep: ({ confirmation, events }) => ({ confirmation, events }),
    mend: (state) => ({
      ...state,
      confirmation: isConfirmation(state.confirmation) ? state.confirmation : null,
      events: Array.isArray(state.events) ? state.events.filter(isEvent).slice(-MOST_EVENTS) : [],
    }),
  },
  (set) => ({
    ...noPurchase,
    confirm: (confirmation) => set({ confirmation }),
    forgetConfirmation: (accessKey) =>
      set(({ confirmation }) => (confirmation?.accessKey === accessKey ? { confirmation: null } : {})),
    startNewCheckout: () => set({ confirmation: null }),
    keepEvent: (event) => set(({ events }) => ({ events: [...events, event].slice(-MOST_EVENTS) })),
    forgetEvents: (sent) =>
      set(({ events }) => ({ events: events.filter((event) => !sent.includes(event)) })),
  }),
);

/**
 * If two tabs pay at the same time, one may save last that its cart is still held. The cart is sold all the
 * same.
 */
function updateCart(): void {
  const { confirmation } = useBoughtStore.getState();
  const { cart, heardAt, receive } = useCommerceStore.getState();
  if (cart === null || cart.state === 'sold' || cart.cartId !== confirmation?.cart.id) return;
  receive({ ...cart, state: 'sold' }, heardAt);
}

useBoughtStore.subscribe(updateCart);
useCommerceStore.subscribe(updateCart);

function isEvent(value: unknown): value is AnalyticsEvent {
  return typeof value === 'object' && value !== null && 'event' in value;
}
