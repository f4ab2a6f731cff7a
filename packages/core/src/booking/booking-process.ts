import type { Process } from './process.ts';

export const BOOKING_STATES = {
  quoted: 'Spots and a price are held; nobody has bought anything.',
  awaiting_payment: 'Written down under its cart; its spots wait for the money, for an hour at most.',
  on_request: 'The money is set aside or promised; the supplier has a day to answer.',
  accepted: 'The supplier has said yes; the money that was set aside is being taken.',
  confirmed: 'Sold and paid, or put on an account: the traveller has a ticket.',
  completed: 'The trip is over.',
  expired: 'No money came in time; the spots went back on sale.',
  declined: 'The supplier said no; the money goes back.',
  unanswered: 'The supplier said nothing for a day; the money goes back.',
  unpaid: 'What was set aside could not be taken any more; the spots went back on sale.',
  cancelled: 'Given up after it was asked for or sold; what the policy says goes back.',
} as const;
export type BookingState = keyof typeof BOOKING_STATES;

/** What must be true beside the state, found out by whoever takes the step, under the lock of the booking. */
export const BOOKING_GUARDS = {
  direct: 'the product needs no answer of its supplier',
  needsAnswer: 'the product needs an answer, or the traveller asked for his card to be held only',
  billed: 'an organisation pays on its account',
  hasSpots: 'its spots are sold to it, in the same transaction',
  hasMoney: 'the provider says that the whole sum is captured',
  hasPromise: 'the provider says that the whole sum is authorised or captured',
  inTime: 'the day for the answer is not over',
  tooLate: 'the day for the answer is over',
  toCome: 'the trip has not begun',
  isOver: 'the trip is over',
  notLongOver: 'the trip is to come, or was over less than two days ago',
} as const;
export type BookingGuard = keyof typeof BOOKING_GUARDS;

const giveUp = ['expired', 'declined', 'unanswered', 'unpaid', 'cancelled'] as const;

/** What can happen to a booking. Changed here, and nowhere else. */
export const bookingProcess = {
  name: 'booking',
  first: 'quoted',
  states: BOOKING_STATES,
  steps: {
    book: {
      from: ['quoted'],
      to: 'awaiting_payment',
      by: ['traveller'],
      undoneBy: 'lapse',
      means: 'The checkout is sent: the booking is written down before any money is asked for.',
    },
    put_on_account: {
      from: ['awaiting_payment'],
      to: 'confirmed',
      by: ['traveller'],
      when: ['billed', 'direct', 'hasSpots'],
      undoneBy: 'cancel',
      means: 'An organisation books for its guest and pays by invoice.',
    },
    ask_on_account: {
      from: ['awaiting_payment'],
      to: 'on_request',
      by: ['traveller'],
      when: ['billed', 'needsAnswer', 'hasSpots'],
      undoneBy: 'withdraw',
      means: 'The same, of what its supplier must agree to.',
    },
    pay: {
      from: ['awaiting_payment'],
      to: 'confirmed',
      by: ['provider'],
      when: ['direct', 'hasMoney', 'hasSpots'],
      undoneBy: 'cancel',
      means: 'The money is there: spots are sold, papers are numbered, everybody is told.',
    },
    ask: {
      from: ['awaiting_payment'],
      to: 'on_request',
      by: ['provider'],
      when: ['needsAnswer', 'hasPromise', 'hasSpots'],
      undoneBy: 'withdraw',
      means: 'The money is set aside: the supplier is asked, the spots stay taken.',
    },
    lapse: {
      from: ['awaiting_payment'],
      to: 'expired',
      by: ['clock', 'traveller'],
      means: 'No money came, or the traveller let go: spots and discount go back, open tries are cancelled.',
    },
    pay_late: {
      from: ['expired'],
      to: 'confirmed',
      by: ['provider'],
      when: ['direct', 'hasMoney', 'hasSpots'],
      undoneBy: 'cancel',
      means:
        'Money came after all, and the spots were still free. Where they were not, it is given back at once.',
    },
    ask_late: {
      from: ['expired'],
      to: 'on_request',
      by: ['provider'],
      when: ['needsAnswer', 'hasPromise', 'hasSpots'],
      undoneBy: 'withdraw',
      means: 'The same, of what its supplier must agree to.',
    },
    accept: {
      from: ['on_request'],
      to: 'accepted',
      by: ['supplier', 'operator'],
      when: ['inTime'],
      means:
        'The supplier says yes; what was set aside is taken, and what is on account is confirmed at once.',
    },
    decline: {
      from: ['on_request'],
      to: 'declined',
      by: ['supplier', 'operator'],
      means: 'The supplier says no: spots go back on sale, the money is let go or given back.',
    },
    time_out: {
      from: ['on_request'],
      to: 'unanswered',
      by: ['clock'],
      when: ['tooLate'],
      means: 'A day without an answer is a no.',
    },
    withdraw: {
      from: ['on_request'],
      to: 'cancelled',
      by: ['traveller', 'operator'],
      means: 'The traveller does not want it any more before there was an answer; nothing is owed.',
    },
    take_money: {
      from: ['accepted'],
      to: 'confirmed',
      by: ['provider', 'house'],
      when: ['hasMoney'],
      undoneBy: 'cancel',
      means: 'What was set aside is taken, or goes on the account.',
    },
    lose_money: {
      from: ['on_request', 'accepted'],
      to: 'unpaid',
      by: ['provider'],
      means: 'The authorisation ended or the charge was refused: no ticket without money.',
    },
    cancel: {
      from: ['confirmed'],
      to: 'cancelled',
      by: ['traveller'],
      when: ['toCome'],
      means: 'By the policy that was promised when it was sold.',
    },
    reduce: {
      from: ['confirmed'],
      to: 'confirmed',
      by: ['traveller'],
      when: ['toCome'],
      undoneBy: 'cancel',
      means:
        'Some of those who were to come do not: their tickets end by the same policy, those of the others stay.',
    },
    call_off: {
      from: ['confirmed', 'accepted', 'on_request', 'completed'],
      to: 'cancelled',
      by: ['supplier', 'operator'],
      when: ['notLongOver'],
      means:
        'The trip does not take place for them, or did not, as is heard when it should be over: everything is given back.',
    },
    complete: {
      from: ['confirmed'],
      to: 'completed',
      by: ['clock'],
      when: ['isOver'],
      means: 'The trip is over; the traveller is asked how it was.',
    },
  },
} as const satisfies Process<BookingState, string, BookingGuard>;

export type BookingStep = keyof typeof bookingProcess.steps;

/** States whose spots are taken. */
export const TAKES_SPOTS: readonly BookingState[] = ['on_request', 'accepted', 'confirmed', 'completed'];

/** States from which nothing is owed by anybody but money to the traveller. */
export const GIVEN_UP: readonly BookingState[] = giveUp;
