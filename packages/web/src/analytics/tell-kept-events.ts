import { useCommerceStore } from '../store/commerce-store.ts';
import { track } from './track.ts';

/** Tells what happened in the checkout, where no tag may hear, once and in its order. */
export function tellKeptEvents(): void {
  const { events, forgetEvents } = useCommerceStore.getState();
  if (events.length === 0) return;
  forgetEvents();
  for (const event of events) track(event);
}
