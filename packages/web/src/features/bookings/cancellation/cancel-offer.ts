import type { BookingView } from '@ashore/core/contract/booking-view.ts';

/**
 * What the contact person may cancel, or why they may not: the payment is being captured (`charging`), the trip
 * has begun, or the booking has ended (`none`). Single tickets can be cancelled only in a confirmed booking. A
 * group has one price, and a request is answered as a whole.
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

/** What cancelling means for the money: it was authorised, never paid, owed on an account, or paid. */
export type CancellationCase = 'withdraw' | 'unpaid' | 'account' | 'paid';

export function cancellationCaseOf({
  state,
  method,
}: Pick<BookingView, 'state' | 'method'>): CancellationCase {
  if (state === 'on_request') return 'withdraw';
  if (state === 'awaiting_payment') return 'unpaid';
  return method === 'bill-organisation' ? 'account' : 'paid';
}
