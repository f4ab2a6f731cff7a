import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import type { TravellerNotification } from './templates/notification-texts.ts';
import type { SupplierNotification } from './templates/supplier.ts';

type Recipients = {
  readonly traveller?: TravellerNotification;
  readonly supplier?: SupplierNotification;
  /** The notification that the supplier gets only if another actor caused the event. */
  readonly supplierIfCausedByOthers?: SupplierNotification;
};

const onConfirmation: Recipients = { traveller: 'confirmed', supplier: 'booked' };
const onRequest: Recipients = { traveller: 'requested', supplier: 'requested' };

/** Who is notified of each event. An empty entry sends no notification, because the actor saw the result. */
export const recipientsOf: Readonly<Record<BookingNotification, Recipients>> = {
  book: {},
  pay: onConfirmation,
  pay_late: onConfirmation,
  put_on_account: onConfirmation,
  capture: onConfirmation,
  request: onRequest,
  request_late: onRequest,
  request_on_account: onRequest,
  // A traveller who did not pay in time has given up or is booking again.
  expire: {},
  // The capture is under way; a notification of its result follows.
  accept: {},
  decline: { traveller: 'declined', supplierIfCausedByOthers: 'request_ended' },
  expire_request: { traveller: 'unanswered', supplier: 'request_ended' },
  lose_authorisation: { traveller: 'unpaid', supplier: 'request_ended' },
  withdraw: { traveller: 'withdrawn', supplier: 'request_ended' },
  cancel_tickets: { traveller: 'tickets_cancelled', supplier: 'tickets_cancelled' },
  cancel: { traveller: 'cancelled', supplier: 'cancelled' },
  cancel_by_supplier: { traveller: 'cancelled_by_supplier', supplier: 'cancelled' },
  no_show: { traveller: 'no_show' },
  no_show_rooms: { traveller: 'no_show' },
  hotel_number: { traveller: 'hotel_number' },
  change_call: { traveller: 'call_changed', supplier: 'call_changed' },
  // The traveller saw the result.
  change_ship: { supplier: 'ship_changed' },
  offer_other_start: { traveller: 'other_start_offered', supplier: 'may_not_come' },
  cancel_for_ship: { traveller: 'cancelled_for_ship', supplier: 'cancelled' },
  // The reviews feature sends an invitation instead.
  complete: {},
  refunded: { traveller: 'refunded' },
  refund_failed: { traveller: 'refund_failed' },
  late_money: { traveller: 'late_money' },
  // Only operations are notified: they answer to the provider, not to the traveller.
  disputed: {},
};
