import type { Quote } from '@ashore/core/contract/quotes.ts';

type Chosen = Pick<Quote, 'normalizedUrlPath' | 'queryDate' | 'startTime' | 'components'>;

/** The page of the trip with the choice in its address, so that nobody has to make it twice. */
export function tripPath({
  normalizedUrlPath,
  queryDate,
  startTime,
  components: [component],
}: Chosen): string {
  const query = new URLSearchParams({ date: queryDate });
  for (const { ticketType, count } of component?.tickets ?? []) query.set(ticketType, String(count));
  if (component !== undefined) query.set('option', component.componentKey);
  query.set('time', startTime === null ? 'any' : startTime.replace(':', ''));
  return `${normalizedUrlPath}?${query}`;
}

/** The same, at the desk where it can be chosen otherwise. */
export function changePath(quote: Chosen): string {
  return `${tripPath(quote)}#when`;
}
