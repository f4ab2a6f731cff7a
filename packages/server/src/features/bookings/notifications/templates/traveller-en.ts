import type { TravellerTexts } from './notification-texts.ts';
import { shipTexts } from './ship.ts';
import { stayTexts } from './stay.ts';

export const travellerTextsEn: TravellerTexts = {
  notifications: {
    ...shipTexts.en.traveller,
    ...stayTexts.en.ofStaysAlone.traveller,
    confirmed: ({ name, trip, supplier, arriveBy }) => ({
      subject: `Booking confirmed: ${trip}`,
      title: 'Booking confirmed',
      paragraphs: [
        `Hello ${name},`,
        `Your booking of “${trip}” is confirmed. ${supplier} is expecting you.`,
        arriveBy
          ? `Show the tickets on your phone or bring them printed. Please be at the meeting point by ${arriveBy}.`
          : 'Show the tickets on your phone or bring them printed.',
      ],
    }),
    requested: ({ name, trip, supplier, answerUntil }) => ({
      subject: `Request sent: ${trip}`,
      title: 'Request sent',
      paragraphs: [
        `Hello ${name},`,
        `We’ve sent ${supplier} your request to book “${trip}”. They have until ${answerUntil} to answer.`,
        'Until then your spots are held, and any amount on your card is only authorised. If the supplier declines or doesn’t answer, we release that amount and refund anything already charged.',
      ],
    }),
    declined: ({ name, trip, supplier, refundSentence, reason }) => ({
      subject: `Request declined: ${trip}`,
      title: 'Request declined',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: ${supplier} couldn’t accept your booking of “${trip}”.`,
        reason && `Their reason: ${reason}`,
        refundSentence,
      ],
    }),
    unanswered: ({ name, trip, supplier, refundSentence }) => ({
      subject: `Request expired: ${trip}`,
      title: 'Request expired',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: ${supplier} didn’t answer your request for “${trip}” in time, so nothing is booked.`,
        refundSentence,
      ],
    }),
    unpaid: ({ name, trip, refundSentence }) => ({
      subject: `Payment failed, not booked: ${trip}`,
      title: 'Your payment failed',
      paragraphs: [
        `Hello ${name},`,
        `We couldn’t charge the amount authorised for “${trip}”, so nothing is booked. Your spots are on sale again.`,
        refundSentence,
        'If you’d still like to come, please book again.',
      ],
    }),
    withdrawn: ({ name, trip, refundSentence }) => ({
      subject: `Request withdrawn: ${trip}`,
      title: 'Request withdrawn',
      paragraphs: [
        `Hello ${name},`,
        `You’ve withdrawn your request for “${trip}”. You owe nothing.`,
        refundSentence,
      ],
    }),
    tickets_cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Some tickets cancelled: ${trip}`,
      title: 'Some tickets are cancelled',
      paragraphs: [
        `Hello ${name},`,
        `Some tickets in your booking of “${trip}” are cancelled and no longer valid. All the others stay valid.`,
        refundSentence,
      ],
    }),
    cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Booking cancelled: ${trip}`,
      title: 'Your booking is cancelled',
      paragraphs: [
        `Hello ${name},`,
        `Your booking of “${trip}” is cancelled, and its tickets are no longer valid.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, refundSentence, reason }) => ({
      subject: `Cancelled by the supplier: ${trip}`,
      title: 'The supplier has cancelled your trip',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: the supplier has cancelled “${trip}”. You get a full refund.`,
        reason && `The reason: ${reason}`,
        refundSentence,
      ],
    }),
    late_money: ({ name, trip, refundSentence }) => ({
      subject: `Payment too late, not booked: ${trip}`,
      title: 'Your payment arrived too late',
      paragraphs: [
        `Hello ${name},`,
        `Your payment for “${trip}” arrived too late for us to keep the booking. Nothing is booked.`,
        refundSentence,
      ],
    }),
    refunded: ({ name, trip, refundSentence, isGoodwill, isConfirmed }) => ({
      subject: `Refund: ${trip}`,
      title: 'Your refund',
      paragraphs: [
        `Hello ${name},`,
        `You’re getting a refund for “${trip}”${isGoodwill ? ' as a goodwill gesture' : ''}.`,
        refundSentence,
        isGoodwill && isConfirmed ? 'Your booking stays valid.' : null,
      ],
    }),
    refund_failed: ({ name, trip }) => ({
      subject: `Your refund failed: ${trip}`,
      title: 'Your refund failed',
      paragraphs: [
        `Hello ${name},`,
        `We owe you a refund for “${trip}”, but your original payment method didn’t accept it. The card may have expired, or the account may be closed.`,
        'Please reply to this email, and we’ll arrange another way to pay you.',
      ],
    }),
  },
  money: {
    refunded: (sum) =>
      `We’re refunding ${sum} to your original payment method. It can take up to ten days to arrive, and is usually quicker.`,
    notRefunded: 'Under its cancellation terms, this booking isn’t refundable.',
    untouched: 'Nothing was charged. We release any amount authorised on your card.',
    alreadyRefunded: 'We’ve already refunded everything that was paid.',
    credited: (sum) => `Your organisation pays on account. It gets a credit note for ${sum}.`,
    invoiceStands:
      'Your organisation pays on account. Under the cancellation terms, its invoice remains due in full.',
    notInvoiced: 'Nothing is charged to your organisation’s account.',
  },
  openBooking: 'View your booking',
  tickets: 'Tickets (PDF)',
  calendar: 'Add to your calendar',
  invoice: (kind, number) => `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number} (PDF)`,
  search: 'Find another trip',
  terms: (date) => (date === null ? 'General terms' : `General terms, version of ${date}`),
  keepEmailNote: 'Anyone with the link to your booking can view and cancel it, so please don’t pass it on.',
  keepEmailNoteAfterEnd: 'Anyone with the link to your booking can view it, so please don’t pass it on.',
};
