import type { AccountTexts } from './notification-texts.ts';
import { shipTexts } from './ship.ts';
import { stayTexts } from './stay.ts';

export const accountTextsEn: AccountTexts = {
  guest: {
    ...shipTexts.en.guest,
    ...stayTexts.en.ofStaysAlone.guest,
    confirmed: ({ name, trip, supplier, organisation, arriveBy }) => ({
      subject: `Booking confirmed: ${trip}`,
      title: 'Booking confirmed',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has booked “${trip}” for you. ${supplier} is expecting you.`,
        arriveBy
          ? `Show the tickets on your phone or bring them printed. Please be at the meeting point by ${arriveBy}.`
          : 'Show the tickets on your phone or bring them printed.',
        `If your plans change, please contact ${organisation}.`,
      ],
    }),
    requested: ({ name, trip, supplier, organisation, answerUntil }) => ({
      subject: `Request sent: ${trip}`,
      title: 'Request sent',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has requested a booking of “${trip}” for you. ${supplier} has until ${answerUntil} to answer.`,
        'Your spots are held until then. If the supplier accepts, we’ll email you the tickets.',
      ],
    }),
    declined: ({ name, trip, supplier, organisation, reason }) => ({
      subject: `Request declined: ${trip}`,
      title: 'Request declined',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: ${supplier} couldn’t accept your booking of “${trip}”.`,
        reason && `Their reason: ${reason}`,
        `We’ve also notified ${organisation}.`,
      ],
    }),
    unanswered: ({ name, trip, supplier, organisation }) => ({
      subject: `Request expired: ${trip}`,
      title: 'Request expired',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: ${supplier} didn’t answer the request for “${trip}” in time, so nothing is booked.`,
        `We’ve also notified ${organisation}.`,
      ],
    }),
    withdrawn: ({ name, trip, organisation }) => ({
      subject: `Request withdrawn: ${trip}`,
      title: 'Request withdrawn',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has withdrawn the request for “${trip}”. Nothing is booked.`,
      ],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `Some tickets cancelled: ${trip}`,
      title: 'Some tickets are cancelled',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has cancelled some tickets for “${trip}”. They’re no longer valid. All the others stay valid.`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `Booking cancelled: ${trip}`,
      title: 'Your booking is cancelled',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has cancelled your booking of “${trip}”. Its tickets are no longer valid.`,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `Cancelled by the supplier: ${trip}`,
      title: 'The supplier has cancelled your trip',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: the supplier has cancelled “${trip}”.`,
        reason && `The reason: ${reason}`,
        `We’ve also notified ${organisation}.`,
      ],
    }),
  },
  organisation: {
    ...shipTexts.en.organisation,
    ...stayTexts.en.ofStaysAlone.organisation,
    confirmed: ({ trip, guest, orderNumber }) => ({
      subject: `Booking confirmed for ${guest}: ${trip} (${orderNumber})`,
      title: 'Your guest’s booking is confirmed',
      paragraphs: [
        'Hello,',
        `“${trip}” is booked for ${guest}, on your account.`,
        `We’ve emailed the tickets to ${guest}, without prices. Only you can cancel, with the link in this email.`,
      ],
    }),
    requested: ({ trip, guest, supplier, answerUntil, orderNumber }) => ({
      subject: `Request sent for ${guest}: ${trip} (${orderNumber})`,
      title: 'Request sent for your guest',
      paragraphs: [
        'Hello,',
        `We’ve sent ${supplier} your request to book “${trip}” for ${guest}. They have until ${answerUntil} to answer.`,
        'The spots are held until then. If the supplier declines or doesn’t answer, nothing goes on your account.',
      ],
    }),
    declined: ({ trip, guest, supplier, refundSentence, reason, orderNumber }) => ({
      subject: `Request declined for ${guest}: ${trip} (${orderNumber})`,
      title: 'Request declined',
      paragraphs: [
        'Hello,',
        `We’re sorry: ${supplier} couldn’t accept the booking of “${trip}” for ${guest}.`,
        reason && `Their reason: ${reason}`,
        refundSentence,
      ],
    }),
    unanswered: ({ trip, guest, supplier, refundSentence, orderNumber }) => ({
      subject: `Request expired for ${guest}: ${trip} (${orderNumber})`,
      title: 'Request expired',
      paragraphs: [
        'Hello,',
        `We’re sorry: ${supplier} didn’t answer your request to book “${trip}” for ${guest} in time. Nothing is booked.`,
        refundSentence,
      ],
    }),
    withdrawn: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Request withdrawn for ${guest}: ${trip} (${orderNumber})`,
      title: 'Request withdrawn',
      paragraphs: ['Hello,', `You’ve withdrawn the request to book “${trip}” for ${guest}.`, refundSentence],
    }),
    tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Some tickets cancelled for ${guest}: ${trip} (${orderNumber})`,
      title: 'Some tickets are cancelled',
      paragraphs: [
        'Hello,',
        `Some tickets for “${trip}”, booked for ${guest}, are cancelled and no longer valid. All the others stay valid.`,
        refundSentence,
      ],
    }),
    cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Booking cancelled for ${guest}: ${trip} (${orderNumber})`,
      title: 'The booking is cancelled',
      paragraphs: [
        'Hello,',
        `The booking of “${trip}” for ${guest} is cancelled, and its tickets are no longer valid.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
      subject: `Cancelled by the supplier for ${guest}: ${trip} (${orderNumber})`,
      title: 'The supplier has cancelled the trip',
      paragraphs: [
        'Hello,',
        `We’re sorry: the supplier has cancelled “${trip}”, booked for ${guest}.`,
        reason && `The reason: ${reason}`,
        refundSentence,
      ],
    }),
  },
  keepEmailNote: 'Anyone with the link to your booking can view your tickets, so please don’t pass it on.',
};
