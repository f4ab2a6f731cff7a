import type { ToldOfBooking } from '@ashore/core/booking/told-of-bookings.ts';
import type { News } from './news.ts';
import type { SupplierNews } from './supplier-words.ts';

type Told = {
  readonly traveller?: News;
  readonly supplier?: SupplierNews;
  /** The same of what a supplier may have done himself, where somebody else did it for him. */
  readonly supplierOfOthers?: SupplierNews;
};

const booked: Told = { traveller: 'confirmed', supplier: 'booked' };
const asked: Told = { traveller: 'asked', supplier: 'asked' };

/** Who is told what when something happens. Nothing here means that nobody has to know: whoever did it saw it happen. */
export const newsOf: Readonly<Record<ToldOfBooking, Told>> = {
  book: {},
  pay: booked,
  pay_late: booked,
  put_on_account: booked,
  take_money: booked,
  ask: asked,
  ask_late: asked,
  ask_on_account: asked,
  // Somebody who did not pay in time gave up, or tries again.
  lapse: {},
  // The money is being taken: what comes of it is told next.
  accept: {},
  decline: { traveller: 'declined', supplierOfOthers: 'request_ended' },
  time_out: { traveller: 'unanswered', supplier: 'request_ended' },
  lose_money: { traveller: 'unpaid', supplier: 'request_ended' },
  withdraw: { traveller: 'withdrawn', supplier: 'request_ended' },
  reduce: { traveller: 'reduced', supplier: 'reduced' },
  cancel: { traveller: 'cancelled', supplier: 'cancelled' },
  call_off: { traveller: 'called_off', supplier: 'cancelled' },
  // Asked how it was by the reviews.
  complete: {},
  refunded: { traveller: 'refunded' },
  refund_failed: { traveller: 'refund_failed' },
  late_money: { traveller: 'late_money' },
};
