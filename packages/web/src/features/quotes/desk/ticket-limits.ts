import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import type { Option } from './choice.ts';

type Ticket = Pick<Option['tickets'][number], 'minimum' | 'groupSize' | 'extraPersonPrice'>;

/** What a stepper goes to from here. Below what must be booked together there is only none. */
export function stepTo(value: number, { minimum }: Pick<Ticket, 'minimum'>, before: number): number {
  if (value <= 0) return 0;
  if (value >= minimum) return value;
  return value > before ? minimum : 0;
}

/** How many of a ticket there can be beside the others of the party. */
export function mostOf(
  { groupSize, extraPersonPrice }: Ticket,
  { spots, others }: { readonly spots: number; readonly others: number },
): number {
  const room = Math.max(0, Math.min(spots, LARGEST_PARTY) - others);
  return groupSize !== null && extraPersonPrice === null ? Math.min(room, groupSize) : room;
}
