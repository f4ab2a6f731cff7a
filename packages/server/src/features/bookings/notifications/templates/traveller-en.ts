import type { TravellerTexts } from './notification-texts.ts';

export const travellerTextsEn: TravellerTexts = {
  notifications: {
    confirmed: ({ name, trip, supplier }) => ({
      subject: `You are booked: ${trip}`,
      title: 'You are booked',
      paragraphs: [
        `Hello ${name}, your spots for “${trip}” are yours.`,
        `What happens next: show the tickets on your phone or bring them printed, and be at the meeting point ten minutes before the start. ${supplier} knows that you are coming.`,
      ],
    }),
    requested: ({ name, trip, supplier, answerUntil }) => ({
      subject: `We have asked for you: ${trip}`,
      title: 'We have asked for you',
      paragraphs: [
        `Hello ${name}, “${trip}” is booked on request. We have asked ${supplier}, who answers by ${answerUntil} at the latest.`,
        'Until then your spots are kept and the amount is only reserved. If the answer is no, or there is none, the reservation of the amount ends by itself and anything charged goes back at once.',
      ],
    }),
    declined: ({ name, trip, supplier, money, reason }) => ({
      subject: `Not possible this time: ${trip}`,
      title: 'Not possible this time',
      paragraphs: [
        `Hello ${name}, ${supplier} cannot take you along on “${trip}”. We are sorry.`,
        reason && `They write: ${reason}`,
        money,
      ],
    }),
    unanswered: ({ name, trip, supplier, money }) => ({
      subject: `No answer in time: ${trip}`,
      title: 'There was no answer in time',
      paragraphs: [
        `Hello ${name}, ${supplier} did not answer your request for “${trip}” in time, so nothing is booked. We are sorry.`,
        money,
      ],
    }),
    unpaid: ({ name, trip, money }) => ({
      subject: `Not booked, the payment failed: ${trip}`,
      title: 'The payment failed',
      paragraphs: [
        `Hello ${name}, the amount that was reserved for “${trip}” could not be charged any more. Without payment there is no booking: your spots are on sale again.`,
        money,
        'If you still want to come, please book again.',
      ],
    }),
    withdrawn: ({ name, trip, money }) => ({
      subject: `Request withdrawn: ${trip}`,
      title: 'Your request is withdrawn',
      paragraphs: [`Hello ${name}, you have withdrawn your request for “${trip}”. Nothing is owed.`, money],
    }),
    tickets_cancelled: ({ name, trip, money }) => ({
      subject: `Some tickets cancelled: ${trip}`,
      title: 'Some of your tickets are cancelled',
      paragraphs: [
        `Hello ${name}, some tickets of your booking of “${trip}” are cancelled and no longer valid. All others are as before.`,
        money,
      ],
    }),
    cancelled: ({ name, trip, money }) => ({
      subject: `Cancelled: ${trip}`,
      title: 'Your booking is cancelled',
      paragraphs: [
        `Hello ${name}, your booking of “${trip}” is cancelled, and its tickets are no longer valid.`,
        money,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, money, reason }) => ({
      subject: `Called off: ${trip}`,
      title: 'The trip is called off',
      paragraphs: [
        `Hello ${name}, “${trip}” is called off. We are sorry; this was not your doing, and you get everything back.`,
        reason && `The reason: ${reason}`,
        money,
      ],
    }),
    late_money: ({ name, trip, money }) => ({
      subject: `Your payment came too late: ${trip}`,
      title: 'Your payment came too late',
      paragraphs: [
        `Hello ${name}, your payment for “${trip}” arrived after the time for it was over, when the booking could not be kept any longer. Nothing is booked.`,
        money,
      ],
    }),
    refunded: ({ name, trip, money }) => ({
      subject: `Your money is on its way back: ${trip}`,
      title: 'Your money is on its way back',
      paragraphs: [`Hello ${name}, this is about “${trip}”.`, money],
    }),
    refund_failed: ({ name, trip }) => ({
      subject: `We cannot return your money yet: ${trip}`,
      title: 'We cannot return your money yet',
      paragraphs: [
        `Hello ${name}, we owe you money for “${trip}”, and the way it was paid does not take it back: a card may have ended, or an account been closed.`,
        'Please answer this mail, so that we find another way. You will get it.',
      ],
    }),
  },
  money: {
    refunded: (sum) =>
      `${sum} goes back the way it was paid. Banks take up to ten days until you see it; with most it is quicker.`,
    notRefunded: 'By the cancellation terms of your booking nothing of what was paid goes back.',
    untouched: 'Nothing was charged. An amount that was reserved on your card is released.',
    alreadyRefunded: 'Everything that was paid has already gone back.',
    credited: (sum) => `Your organisation pays on account: it gets a credit note of ${sum}.`,
    invoiceStands:
      'Your organisation pays on account. By the cancellation terms of your booking its invoice stands.',
    notInvoiced: 'Nothing is charged to the account of your organisation.',
  },
  see: 'See your booking',
  tickets: 'Tickets (PDF)',
  calendar: 'Put it into your calendar',
  invoice: (kind, number) => `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number} (PDF)`,
  search: 'Find another trip',
  keep: 'Anyone with this link can see and cancel the booking, so please keep it to yourself.',
  keepSeen: 'Anyone with this link can see the booking, so please keep it to yourself.',
  cancellationTerms: {
    head: 'If you cancel',
    full: (until) => `Until ${until}: everything comes back.`,
    part: (until, percent) => `Until ${until}: ${percent} comes back.`,
    after: 'After that nothing comes back.',
    never: 'Nothing comes back when you cancel.',
  },
};
