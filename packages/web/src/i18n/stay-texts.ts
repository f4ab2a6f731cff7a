import { roomChargeAt } from '@ashore/core/booking/room-terms.ts';
import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import type { MessageKey } from './messages.ts';
import { type TextOf, useText } from './texts.ts';

/**
 * Names of messages about a trip, by namespace, with the name of the message of `stay` that stands in its place for a stay at a
 * hotel. Screens with a trip that may be a stay carry that namespace.
 */
export const stayNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkout: {
    change: 'change',
    summary: 'summary',
    summaryOf: 'summaryOf',
    never: 'never',
    onRequest: 'onRequest',
    notRead: 'notRead',
    traveler_info: 'guests',
  },
  traveller: {
    partyTitle: 'partyTitle',
    toParty: 'toParty',
    contactLead: 'contactLead',
    guestLead: 'guestLead',
    email: 'email',
    emailMissing: 'emailMissing',
    guestLanguageHint: 'guestLanguageHint',
    isLead: 'isLead',
  },
  pay: {
    holdOnlyTitle: 'holdOnlyTitle',
    holdOnlyText: 'holdOnlyText',
    holdOnly: 'holdOnly',
    holdOnlyHint: 'holdOnlyHint',
    noWithdrawal: 'noWithdrawal',
    optionsFailed: 'optionsFailed',
    stillHeld: 'stillHeld',
    bankText: 'bankText',
    membersKept: 'membersKept',
    goesBack: 'goesBack',
    challengeText: 'challengeText',
    methodNotAvailable: 'methodNotAvailable',
    freeToday: 'limitToday',
    freeTodayText: 'limitTodayText',
  },
  confirmation: {
    mailed: 'mailed',
    travellers: 'rooms',
    cancelledTravellers: 'cancelledRooms',
    codeOf: 'codeOf',
    show: 'show',
    previous: 'previous',
    next: 'next',
    noTicket: 'noTicket',
    ticketLater: 'ticketLater',
    ticketPdf: 'ticketPdf',
    print: 'print',
    mailLine: 'mailLine',
    mailLineGuest: 'mailLineGuest',
    showLine: 'showLine',
  },
  booking: {
    awaiting_payment: 'awaiting_payment',
    confirmed: 'confirmed',
    completed: 'completed',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  cancel: {
    leadPaid: 'leadPaid',
    leadPaidTickets: 'leadPaidTickets',
    leadAccount: 'leadAccount',
    leadUnpaid: 'leadUnpaid',
    begun: 'begun',
    warning: 'warning',
    textUnpaid: 'textUnpaid',
    ticketsTitle: 'ticketsTitle',
    chooseOne: 'chooseOne',
    price: 'price',
    toTheStart: 'toTheStart',
    donePaid: 'donePaid',
    failed: 'failed',
    releaseSpots: 'releaseSpots',
    keepSpots: 'keepSpots',
    titleUnpaid: 'titleUnpaid',
    doneUnpaid: 'doneUnpaid',
  },
  dashboard: {
    ticket: 'ticketPdf',
    showTicket: 'voucher',
  },
};

type KindOfTrip = { readonly productType?: Quote['productType'] };

export function isStay({ productType }: KindOfTrip): boolean {
  return productType === 'hotels';
}

/** The message that stands in the place of this one for a stay. */
export function stayKey(key: MessageKey): MessageKey {
  const [namespace = '', name = ''] = key.split('.');
  const stayName = stayNames[namespace]?.[name];
  // A test looks every one of these keys up.
  return stayName === undefined ? key : (`stay.${stayName}` as MessageKey);
}

/** The texts of the page, with the words of hotels for a stay. */
export function textFor(trip: KindOfTrip, t: TextOf): TextOf {
  return isStay(trip) ? (key, values) => t(stayKey(key), values) : t;
}

export function useTripText(trip: KindOfTrip): TextOf {
  return textFor(trip, useText());
}

/** What a cancellation now costs of a stay: nothing until an instant, everything, or something between. */
export function stayRefund(
  { rooms }: BookedStay,
  currency: Quote['currencyCode'],
  now: Date,
): { readonly kind: 'free'; readonly until: Date } | { readonly kind: 'part' | 'never' } {
  const terms = rooms.map(({ total, cancellation }) => {
    const roomPriceMinor = fromDecimal(total, currency).amount;
    const charges = cancellation.map(({ until, charge }) => ({
      until,
      chargeMinor: fromDecimal(charge, currency).amount,
    }));
    return { roomPriceMinor, ...roomChargeAt({ roomPriceMinor, cancellation: charges }, now) };
  });
  const deadlines = terms.flatMap(({ until }) => until?.getTime() ?? []);
  if (terms.every(({ chargeMinor }) => chargeMinor === 0) && deadlines.length > 0)
    return { kind: 'free', until: new Date(Math.min(...deadlines)) };
  return {
    kind: terms.every(({ chargeMinor, roomPriceMinor }) => chargeMinor >= roomPriceMinor) ? 'never' : 'part',
  };
}
