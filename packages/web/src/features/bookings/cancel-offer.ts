import type { BookingView } from '@ashore/core/contract/booking-view.ts';

/**
 * What the owner of a booking may give up, or why he may not. Tickets one by one only of what is confirmed; a group came
 * for one price, and a request is one question.
 */
export type CancelOffer =
  | { readonly kind: 'whole' | 'tickets'; readonly positions: readonly number[] }
  | { readonly kind: 'charging' | 'begun' | 'none' };

export function cancelOffer({
  state,
  mayCancel,
  tickets,
}: Pick<BookingView, 'state' | 'mayCancel' | 'tickets'>): CancelOffer {
  if (!mayCancel) return { kind: whyNot(state) };
  const positions = [...tickets.keys()].filter((position) => !tickets[position]?.isCancelled);
  const bySingle =
    state === 'confirmed' &&
    positions.length > 1 &&
    tickets.every(({ ticketType }) => ticketType !== 'group');
  return { kind: bySingle ? 'tickets' : 'whole', positions };
}

function whyNot(state: BookingView['state']): 'charging' | 'begun' | 'none' {
  if (state === 'accepted') return 'charging';
  return state === 'confirmed' ? 'begun' : 'none';
}
