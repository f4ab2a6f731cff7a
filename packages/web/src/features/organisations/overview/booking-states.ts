import type { Entry } from './overview-filter.ts';

const states = {
  awaiting_payment: 'paymentPending',
  on_request: 'requestPending',
  accepted: 'requestPending',
  confirmed: 'confirmed',
  completed: 'completed',
  expired: 'expired',
  declined: 'declined',
  unanswered: 'expired',
  unpaid: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<Entry['state'], string>>;

/** The text of a booking's state, as everywhere on the site. */
export function bookingStateKey(state: Entry['state']) {
  return state === 'quoted' ? 'paymentPending' : states[state];
}
