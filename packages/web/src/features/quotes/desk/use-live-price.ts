import { type LivePrice, livePrice } from '@ashore/core/pricing/live-price.ts';
import { useCurrentDesk } from './desk-context.ts';

/** What the party pays on the chosen day. Before a day is chosen nobody knows. */
export function useLivePrice(): LivePrice | undefined {
  const { day, settled } = useCurrentDesk();
  const component = day?.components.find(({ componentKey }) => componentKey === settled.option.componentKey);
  return day && component && livePrice(component.tickets, settled.party, day.currency);
}
