import type { OverviewState } from '@ashore/core/contract/values/overview.ts';

/** SQL conditions for the state of a booking (alias `booking`), by the filter that lists it. `now` is the current time in the statement. */
export const stateConditions = (now: string): Readonly<Record<OverviewState | 'all', string>> => ({
  all: `booking.state <> 'expired'`,
  pending: `booking.state in ('awaiting_payment', 'on_request')`,
  cancelled: `booking.state in ('declined', 'unanswered', 'unpaid', 'cancelled')`,
  past: `(booking.state = 'completed' or booking.state in ('accepted', 'confirmed') and booking.ends_at <= ${now})`,
  coming: `booking.state in ('accepted', 'confirmed') and booking.ends_at > ${now}`,
});
