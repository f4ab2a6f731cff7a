import type { AnalyticsEvent } from '../analytics/track.ts';
import { useCommerceStore } from './commerce-store.ts';
import { type Confirmation, isConfirmation } from './confirmation.ts';
import { savedStore } from './saved-store.ts';

type Bought = {
  /** What the last checkout gave. */
  readonly confirmation: Confirmation | null;
  /** What a tag would have heard in the checkout, where none may run: told on the page of the confirmation. */
  readonly events: readonly AnalyticsEvent[];
};

type BoughtState = Bought & {
  confirm(confirmation: Confirmation): void;
  /** Its owner wants this browser to know nothing of it any more. */
  forgetConfirmation(accessKey: string): void;
  /** Another trip is on its way. What is still to be told stays: a bank may take its time with the last one. */
  beginAnew(): void;
  keepEvent(event: AnalyticsEvent): void;
  forgetEvents(told: readonly AnalyticsEvent[]): void;
};

const nothing: Bought = { confirmation: null, events: [] };
const MOST_EVENTS = 20;

/**
 * What became of checkouts, in an entry of its own: a tab that is still paying writes its cart as it knows it, and must
 * not write over what another one has just bought.
 */
export const useBoughtStore = savedStore<BoughtState, Bought>(
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
    ...nothing,
    confirm: (confirmation) => set({ confirmation }),
    forgetConfirmation: (accessKey) =>
      set(({ confirmation }) => (confirmation?.accessKey === accessKey ? { confirmation: null } : {})),
    beginAnew: () => set({ confirmation: null }),
    keepEvent: (event) => set(({ events }) => ({ events: [...events, event].slice(-MOST_EVENTS) })),
    forgetEvents: (told) =>
      set(({ events }) => ({ events: events.filter((event) => !told.includes(event)) })),
  }),
);

/** Of two tabs that pay at the same moment one may write down last that its cart is still held: it is bought all the same. */
function tellCart(): void {
  const { confirmation } = useBoughtStore.getState();
  const { cart, heardAt, hear } = useCommerceStore.getState();
  if (cart === null || cart.state === 'sold' || cart.cartId !== confirmation?.cart.id) return;
  hear({ ...cart, state: 'sold' }, heardAt);
}

useBoughtStore.subscribe(tellCart);
useCommerceStore.subscribe(tellCart);

function isEvent(value: unknown): value is AnalyticsEvent {
  return typeof value === 'object' && value !== null && 'event' in value;
}
