import type { AccountTexts } from './notification-texts.ts';

export const accountTextsEn: AccountTexts = {
  guest: {
    confirmed: ({ name, trip, supplier, organisation }) => ({
      subject: `You are booked: ${trip}`,
      title: 'You are booked',
      paragraphs: [
        `Hello ${name}, ${organisation} has booked “${trip}” for you.`,
        `What happens next: show the tickets on your phone or bring them printed, and be at the meeting point ten minutes before the start. ${supplier} knows that you are coming. If your plans change, please tell ${organisation}.`,
      ],
    }),
    requested: ({ name, trip, supplier, organisation, answerUntil }) => ({
      subject: `Asked for you: ${trip}`,
      title: 'You are asked for',
      paragraphs: [
        `Hello ${name}, ${organisation} would like to book “${trip}” for you. ${supplier} has been asked and answers by ${answerUntil} at the latest.`,
        'Until then your spots are kept. Your tickets come with the answer.',
      ],
    }),
    declined: ({ name, trip, supplier, organisation, reason }) => ({
      subject: `Not possible this time: ${trip}`,
      title: 'Not possible this time',
      paragraphs: [
        `Hello ${name}, ${supplier} cannot take you along on “${trip}”. We are sorry.`,
        reason && `They write: ${reason}`,
        `${organisation} knows as well.`,
      ],
    }),
    unanswered: ({ name, trip, supplier, organisation }) => ({
      subject: `No answer in time: ${trip}`,
      title: 'There was no answer in time',
      paragraphs: [
        `Hello ${name}, ${supplier} did not answer in time whether you can come along on “${trip}”, so nothing is booked. We are sorry.`,
        `${organisation} knows as well.`,
      ],
    }),
    withdrawn: ({ name, trip, organisation }) => ({
      subject: `Request withdrawn: ${trip}`,
      title: 'The request is withdrawn',
      paragraphs: [
        `Hello ${name}, ${organisation} has withdrawn the request for “${trip}”. Nothing is booked.`,
      ],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `Some tickets cancelled: ${trip}`,
      title: 'Some of your tickets are cancelled',
      paragraphs: [
        `Hello ${name}, ${organisation} has cancelled some tickets for “${trip}”. They are no longer valid; all others are as before.`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `Cancelled: ${trip}`,
      title: 'Your booking is cancelled',
      paragraphs: [
        `Hello ${name}, ${organisation} has cancelled your booking of “${trip}”. Its tickets are no longer valid.`,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `Called off: ${trip}`,
      title: 'The trip is called off',
      paragraphs: [
        `Hello ${name}, “${trip}” is called off. We are sorry; this was not your doing.`,
        reason && `The reason: ${reason}`,
        `${organisation} knows as well.`,
      ],
    }),
  },
  organisation: {
    confirmed: ({ trip, guest }) => ({
      subject: `Booked for ${guest}: ${trip}`,
      title: 'Your guest is booked',
      paragraphs: [
        `Hello, “${trip}” is booked for ${guest}, on your account.`,
        `${guest} has the tickets by mail, without prices. Only you can cancel, with the link in this mail.`,
      ],
    }),
    requested: ({ trip, guest, supplier, answerUntil }) => ({
      subject: `Asked for ${guest}: ${trip}`,
      title: 'We have asked for your guest',
      paragraphs: [
        `Hello, “${trip}” for ${guest} is booked on request. We have asked ${supplier}, who answers by ${answerUntil} at the latest.`,
        'Until then the spots are kept. If the answer is no, or there is none, nothing goes on your account.',
      ],
    }),
    declined: ({ trip, guest, supplier, money, reason }) => ({
      subject: `Not possible for ${guest}: ${trip}`,
      title: 'Not possible this time',
      paragraphs: [
        `Hello, ${supplier} cannot take ${guest} along on “${trip}”. We are sorry.`,
        reason && `They write: ${reason}`,
        money,
      ],
    }),
    unanswered: ({ trip, guest, supplier, money }) => ({
      subject: `No answer for ${guest}: ${trip}`,
      title: 'There was no answer in time',
      paragraphs: [
        `Hello, ${supplier} did not answer the request for ${guest} and “${trip}” in time, so nothing is booked. We are sorry.`,
        money,
      ],
    }),
    withdrawn: ({ trip, guest, money }) => ({
      subject: `Request for ${guest} withdrawn: ${trip}`,
      title: 'Your request is withdrawn',
      paragraphs: [`Hello, you have withdrawn the request for ${guest} and “${trip}”.`, money],
    }),
    tickets_cancelled: ({ trip, guest, money }) => ({
      subject: `Some tickets of ${guest} cancelled: ${trip}`,
      title: 'Some tickets are cancelled',
      paragraphs: [
        `Hello, some tickets of ${guest} for “${trip}” are cancelled and no longer valid. All others are as before.`,
        money,
      ],
    }),
    cancelled: ({ trip, guest, money }) => ({
      subject: `Cancelled for ${guest}: ${trip}`,
      title: 'The booking is cancelled',
      paragraphs: [
        `Hello, the booking of “${trip}” for ${guest} is cancelled, and its tickets are no longer valid.`,
        money,
      ],
    }),
    cancelled_by_supplier: ({ trip, guest, money, reason }) => ({
      subject: `Called off for ${guest}: ${trip}`,
      title: 'The trip is called off',
      paragraphs: [
        `Hello, “${trip}” for ${guest} is called off. We are sorry; this was not your doing.`,
        reason && `The reason: ${reason}`,
        money,
      ],
    }),
  },
  keep: 'Anyone with this link can see your tickets, so please keep it to yourself.',
};
