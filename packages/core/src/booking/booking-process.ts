import type { Process } from './process.ts';

export const BOOKING_STATES = {
  quoted: 'Spots are held at a fixed price; nothing is booked yet.',
  awaiting_payment:
    'Booked for its cart; the spots stay held until the payment arrives, for an hour at most.',
  on_request: 'The payment is authorised, or goes on an account; the supplier has a day to answer.',
  accepted: 'The supplier has accepted; the authorised payment is being captured.',
  confirmed: 'Sold and paid, or put on an account; the tickets are issued.',
  completed: 'The trip is over.',
  expired: 'No payment arrived in time; the spots were released.',
  declined: 'The supplier declined; the payment is voided or refunded.',
  unanswered: 'The supplier did not answer within a day; the payment is voided or refunded.',
  unpaid: 'The authorised payment could not be captured; the spots were released.',
  cancelled: 'Cancelled after it was requested or sold; refunded by the cancellation terms.',
} as const;
export type BookingState = keyof typeof BOOKING_STATES;

/** Conditions besides the state. The code that takes a step checks them under the lock of the booking. */
export const BOOKING_GUARDS = {
  direct: 'the product needs no answer from its supplier',
  needsAnswer: 'the product needs an answer, or the traveller chose that the card is only authorised',
  billed: 'an organisation pays on account',
  hasSpots: 'its spots are sold in the same transaction',
  isFullyPaid: 'the whole sum is captured, is put on an account, or is zero',
  isPaymentSecured: 'the whole sum is authorised or captured, or is zero',
  inTime: 'the supplier’s day to answer is not over',
  tooLate: 'the supplier’s day to answer is over',
  toCome: 'the trip has not begun',
  isOver: 'the trip is over',
  beforeCutOff: 'the supplier still takes bookings of the departure',
  isNoShowInTime: 'check-in has begun, less than two days ago',
  notLongOver: 'the trip is to come, or was over less than two days ago',
} as const;
export type BookingGuard = keyof typeof BOOKING_GUARDS;

/**
 * Everything that can happen to a booking. Change the process here and nowhere else. A new state also needs a
 * migration, because the table `bookings` lists its states. A test compares `docs/domain/booking-process.md` with the
 * process; `npx vitest run -u` on that test writes the page again.
 */
export const bookingProcess = {
  name: 'booking',
  first: 'quoted',
  states: BOOKING_STATES,
  steps: {
    book: {
      from: ['quoted'],
      to: 'awaiting_payment',
      by: ['traveller'],
      undoneBy: 'expire',
      means: 'The client submits the checkout; the booking is written before any payment is requested.',
    },
    put_on_account: {
      from: ['awaiting_payment'],
      to: 'confirmed',
      by: ['traveller'],
      when: ['billed', 'direct', 'hasSpots'],
      undoneBy: 'cancel',
      means: 'An organisation books for its guest and pays by invoice.',
    },
    request_on_account: {
      from: ['awaiting_payment'],
      to: 'on_request',
      by: ['traveller'],
      when: ['billed', 'needsAnswer', 'hasSpots'],
      undoneBy: 'withdraw',
      means: 'An organisation requests a booking that the supplier must accept, and pays by invoice.',
    },
    pay: {
      from: ['awaiting_payment'],
      to: 'confirmed',
      by: ['provider'],
      when: ['direct', 'isFullyPaid', 'hasSpots'],
      undoneBy: 'cancel',
      means: 'The payment is captured; spots are sold, documents numbered and notifications sent.',
    },
    request: {
      from: ['awaiting_payment'],
      to: 'on_request',
      by: ['provider'],
      when: ['needsAnswer', 'isPaymentSecured', 'hasSpots'],
      undoneBy: 'withdraw',
      means: 'The payment is authorised; the supplier is asked and the spots stay sold to the booking.',
    },
    expire: {
      from: ['awaiting_payment'],
      to: 'expired',
      by: ['clock', 'traveller'],
      means:
        'No payment arrived, or the traveller released the spots; the discount code is released and open payment attempts are cancelled.',
    },
    pay_late: {
      from: ['expired'],
      to: 'confirmed',
      by: ['provider'],
      when: ['direct', 'isFullyPaid', 'hasSpots'],
      undoneBy: 'cancel',
      means: 'A late payment arrived and the spots were still available. Otherwise it is refunded at once.',
    },
    request_late: {
      from: ['expired'],
      to: 'on_request',
      by: ['provider'],
      when: ['needsAnswer', 'isPaymentSecured', 'hasSpots'],
      undoneBy: 'withdraw',
      means:
        'A late authorisation arrived and the spots were still available: the supplier is asked. Otherwise it is voided or refunded.',
    },
    accept: {
      from: ['on_request'],
      to: 'accepted',
      by: ['supplier', 'operator'],
      when: ['inTime'],
      means:
        'The supplier accepts; an authorised payment is captured, and a booking on account is confirmed at once.',
    },
    decline: {
      from: ['on_request'],
      to: 'declined',
      by: ['supplier', 'operator'],
      means: 'The supplier declines; spots are released, and the payment is voided or refunded.',
    },
    expire_request: {
      from: ['on_request'],
      to: 'unanswered',
      by: ['clock'],
      when: ['tooLate'],
      means: 'A day without an answer counts as declined.',
    },
    withdraw: {
      from: ['on_request'],
      to: 'cancelled',
      by: ['traveller', 'operator'],
      means: 'The traveller withdraws the request before it is answered; the payment is voided or refunded.',
    },
    capture: {
      from: ['accepted'],
      to: 'confirmed',
      by: ['provider', 'system'],
      when: ['isFullyPaid'],
      undoneBy: 'cancel',
      means: 'The authorised payment is captured, or goes on the account.',
    },
    lose_authorisation: {
      from: ['on_request', 'accepted'],
      to: 'unpaid',
      by: ['provider'],
      means: 'The authorisation ended or the capture was refused; no ticket is issued.',
    },
    cancel: {
      from: ['confirmed'],
      to: 'cancelled',
      by: ['traveller'],
      when: ['toCome'],
      means: 'The traveller cancels, under the cancellation terms of the sale.',
    },
    cancel_tickets: {
      from: ['confirmed'],
      to: 'confirmed',
      by: ['traveller'],
      when: ['toCome'],
      undoneBy: 'cancel',
      means: 'Some tickets are cancelled under the same terms; the others stay valid.',
    },
    cancel_by_supplier: {
      from: ['confirmed', 'accepted', 'on_request', 'completed'],
      to: 'cancelled',
      by: ['supplier', 'operator'],
      when: ['notLongOver'],
      means: 'The supplier cancels the trip, or reports that it did not take place; everything is refunded.',
    },
    no_show: {
      from: ['confirmed', 'completed'],
      to: 'cancelled',
      by: ['supplier', 'operator'],
      when: ['isNoShowInTime'],
      means: 'The hotel reports that no guest arrived; what the rates say is kept.',
    },
    no_show_rooms: {
      from: ['confirmed', 'completed'],
      to: 'confirmed',
      by: ['supplier', 'operator'],
      when: ['isNoShowInTime'],
      undoneBy: 'cancel_by_supplier',
      means: 'The hotel reports that the guests of some rooms did not arrive; the other rooms stay booked.',
    },
    change_call: {
      from: ['confirmed'],
      to: 'confirmed',
      by: ['system'],
      when: ['toCome'],
      undoneBy: 'cancel',
      means: 'The timetable of the traveller’s ship has changed: the tickets state its new times.',
    },
    change_ship: {
      from: ['confirmed'],
      to: 'confirmed',
      by: ['traveller'],
      when: ['toCome', 'beforeCutOff'],
      undoneBy: 'cancel',
      means:
        'The traveller corrects the ship, its berth or the time of all aboard; the supplier is notified.',
    },
    offer_other_start: {
      from: ['confirmed'],
      to: 'confirmed',
      by: ['system'],
      when: ['toCome'],
      undoneBy: 'cancel',
      means:
        'The trip no longer fits the ship, but another start of the day does: until a day before the call the traveller may choose, with a full refund.',
    },
    cancel_for_ship: {
      from: ['confirmed', 'accepted', 'on_request'],
      to: 'cancelled',
      by: ['system'],
      when: ['toCome'],
      means: 'The ship skips the port, or the trip no longer fits its times; everything is refunded.',
    },
    complete: {
      from: ['confirmed'],
      to: 'completed',
      by: ['clock'],
      when: ['isOver'],
      means: 'The trip is over; the contact person is invited to review it.',
    },
  },
} as const satisfies Process<BookingState, string, BookingGuard>;

export type BookingStep = keyof typeof bookingProcess.steps;

/** States whose spots are sold. The spots of a quoted or unpaid booking are only held. */
export const SPOT_TAKING_STATES: readonly BookingState[] = [
  'on_request',
  'accepted',
  'confirmed',
  'completed',
];

/** States in which nothing is owed except money to the traveller. */
export const ENDED_STATES: readonly BookingState[] = [
  'expired',
  'declined',
  'unanswered',
  'unpaid',
  'cancelled',
];

/** What payments report besides the steps of a booking: refunds that were paid or failed, late payments and disputes. */
const PAYMENT_EVENTS = ['refunded', 'refund_failed', 'late_money', 'disputed'] as const;

/** What the seller of a stay reports after its rooms are booked: the hotel has given its own number. */
const SELLER_EVENTS = ['hotel_number'] as const;

/** All events that a traveller or a supplier may have to be notified of. */
export const BOOKING_NOTIFICATIONS = [
  ...(Object.keys(bookingProcess.steps) as BookingStep[]),
  ...PAYMENT_EVENTS,
  ...SELLER_EVENTS,
] as const;
export type BookingNotification = (typeof BOOKING_NOTIFICATIONS)[number];
