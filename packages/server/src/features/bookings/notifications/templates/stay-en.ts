import type { StayTexts } from './stay-texts.ts';

const rooms = (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`;

/** The same to a contact person and to the guest of an organisation. */
const hotelNumberWords: StayTexts['ofStaysAlone']['traveller']['hotel_number'] = ({
  name,
  trip,
  hotelNumber,
  orderNumber,
}) => ({
  subject: `Hotel’s confirmation number: ${trip}`,
  title: 'Your hotel’s confirmation number',
  paragraphs: [
    `Hello ${name},`,
    `“${trip}” now has its own confirmation number for your stay: ${hotelNumber}. Our order number stays ${orderNumber}.`,
    'You don’t need to do anything. The number is on your voucher too.',
  ],
});

export const stayTextsEn: StayTexts = {
  traveller: {
    confirmed: ({ name, trip, orderNumber }) => ({
      subject: `Booking confirmed: ${trip}`,
      title: 'Booking confirmed',
      paragraphs: [
        `Hello ${name},`,
        `Your stay at “${trip}” is confirmed. Your order number is ${orderNumber}.`,
        'Show the voucher at reception, on your phone or printed.',
      ],
    }),
    tickets_cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Some rooms cancelled: ${trip}`,
      title: 'Some rooms are cancelled',
      paragraphs: [
        `Hello ${name},`,
        `Some rooms of your stay at “${trip}” are cancelled. The other rooms stay booked.`,
        refundSentence,
      ],
    }),
    cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Booking cancelled: ${trip}`,
      title: 'Your stay is cancelled',
      paragraphs: [
        `Hello ${name},`,
        `Your stay at “${trip}” is cancelled, and its voucher is no longer valid.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, refundSentence, reason, isPaidAtHotel }) => ({
      subject: `Cancelled by the hotel: ${trip}`,
      title: 'The hotel has cancelled your stay',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: “${trip}” has cancelled your stay. ${isPaidAtHotel ? 'You owe nothing.' : 'You owe nothing, and we refund everything you paid.'}`,
        reason && `The reason: ${reason}`,
        refundSentence,
      ],
    }),
  },
  guest: {
    confirmed: ({ name, trip, organisation, orderNumber }) => ({
      subject: `Booking confirmed: ${trip}`,
      title: 'Booking confirmed',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has booked a stay at “${trip}” for you. Your order number is ${orderNumber}.`,
        'Show the voucher at reception, on your phone or printed.',
        `If your plans change, please contact ${organisation}.`,
      ],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `Some rooms cancelled: ${trip}`,
      title: 'Some rooms are cancelled',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has cancelled some rooms at “${trip}”. The other rooms stay booked.`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `Booking cancelled: ${trip}`,
      title: 'Your stay is cancelled',
      paragraphs: [
        `Hello ${name},`,
        `${organisation} has cancelled your stay at “${trip}”. Its voucher is no longer valid.`,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `Cancelled by the hotel: ${trip}`,
      title: 'The hotel has cancelled your stay',
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry: “${trip}” has cancelled your stay.`,
        reason && `The reason: ${reason}`,
        `We’ve also notified ${organisation}.`,
      ],
    }),
  },
  organisation: {
    confirmed: ({ trip, guest, orderNumber }) => ({
      subject: `Booking confirmed for ${guest}: ${trip} (${orderNumber})`,
      title: 'Your guest’s stay is confirmed',
      paragraphs: [
        'Hello,',
        `A stay at “${trip}” is booked for ${guest}.`,
        `We’ve emailed the voucher to ${guest}, without prices. Only you can cancel, with the link in this email.`,
      ],
    }),
    tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Some rooms cancelled for ${guest}: ${trip} (${orderNumber})`,
      title: 'Some rooms are cancelled',
      paragraphs: [
        'Hello,',
        `Some rooms at “${trip}”, booked for ${guest}, are cancelled. The other rooms stay booked.`,
        refundSentence,
      ],
    }),
    cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Booking cancelled for ${guest}: ${trip} (${orderNumber})`,
      title: 'The stay is cancelled',
      paragraphs: [
        'Hello,',
        `The stay of ${guest} at “${trip}” is cancelled, and its voucher is no longer valid.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
      subject: `Cancelled by the hotel for ${guest}: ${trip} (${orderNumber})`,
      title: 'The hotel has cancelled the stay',
      paragraphs: [
        'Hello,',
        `We’re sorry: “${trip}” has cancelled the stay of ${guest}.`,
        reason && `The reason: ${reason}`,
        refundSentence,
      ],
    }),
  },
  ofStaysAlone: {
    traveller: {
      no_show: ({ name, trip, refundSentence }) => ({
        subject: `Not arrived: ${trip}`,
        title: 'The hotel reports that you didn’t arrive',
        paragraphs: [
          `Hello ${name},`,
          `“${trip}” reports that the guests of your booking didn’t arrive. What you pay for depends on the rate you booked.`,
          refundSentence,
          'If this isn’t right, please reply to this email.',
        ],
      }),
      hotel_number: hotelNumberWords,
    },
    guest: {
      no_show: ({ name, trip, organisation }) => ({
        subject: `Not arrived: ${trip}`,
        title: 'The hotel reports that you didn’t arrive',
        paragraphs: [
          `Hello ${name},`,
          `“${trip}” reports that you didn’t arrive. If this isn’t right, please contact ${organisation}.`,
        ],
      }),
      hotel_number: hotelNumberWords,
    },
    organisation: {
      no_show: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `Not arrived, ${guest}: ${trip} (${orderNumber})`,
        title: 'The hotel reports that your guest didn’t arrive',
        paragraphs: [
          'Hello,',
          `“${trip}” reports that ${guest} didn’t arrive. What you pay for depends on the rate you booked.`,
          refundSentence,
          'If this isn’t right, please reply to this email.',
        ],
      }),
      hotel_number: ({ trip, guest, hotelNumber, orderNumber }) => ({
        subject: `Hotel’s confirmation number for ${guest}: ${trip} (${orderNumber})`,
        title: 'The hotel’s confirmation number',
        paragraphs: [
          'Hello,',
          `“${trip}” now has its own confirmation number for the stay of ${guest}: ${hotelNumber}.`,
          `We’ve emailed it to ${guest}. You don’t need to do anything.`,
        ],
      }),
    },
  },
  supplier: {
    booked: ({ trip, when, people, order, payment }) => ({
      subject: `New booking ${order}: ${trip}, ${when}`,
      title: 'New booking',
      paragraphs: [
        `${rooms(people)} ${people === 1 ? 'has' : 'have'} been booked at “${trip}”. ${
          {
            prepaid: 'The booking is confirmed and paid.',
            account: 'The booking is confirmed, and an organisation pays on account.',
            'at-hotel': 'The booking is confirmed. The guests pay you at the hotel.',
          }[payment]
        }`,
        'The guests show this order number at reception.',
      ],
    }),
    tickets_cancelled: ({ trip, when, people, order }) => ({
      subject: `Fewer rooms ${order}: ${trip}, ${when}`,
      title: 'Some rooms are cancelled',
      paragraphs: [`This booking is now for ${rooms(people)}. The other rooms are back on sale.`],
    }),
    cancelled: ({ trip, when, order }) => ({
      subject: `Booking cancelled ${order}: ${trip}, ${when}`,
      title: 'A booking is cancelled',
      paragraphs: ['These guests aren’t coming. Their rooms are back on sale.'],
    }),
  },
  arrivals: (hotel, day, count) => ({
    subject: `Arrivals: ${hotel}, ${day} (${rooms(count)})`,
    title: `Arrivals, ${day}`,
    paragraphs: [
      `${rooms(count)} ${count === 1 ? 'is' : 'are'} booked at “${hotel}” for arrival on this day.`,
    ],
  }),
  reminder: ({ name, trip, day, orderNumber }) => ({
    subject: `Your stay begins soon: ${trip}`,
    title: 'Your stay begins soon',
    paragraphs: [
      `Hello ${name},`,
      `Check-in at “${trip}” begins on ${day}. Your order number is ${orderNumber}.`,
      'Show the voucher at reception, on your phone or printed. Below you’ll find how to get there and what to have ready.',
    ],
  }),
  hotel: 'Hotel',
  leadGuests: 'Lead guests',
  voucher: 'Voucher (PDF)',
  arrivalsList: 'List of arrivals (PDF)',
  atHotel: {
    nothing: 'We charged nothing.',
    free: 'We charged nothing. Under the terms of the rate, the hotel charges nothing either.',
    mayCharge: (sum) => `We charged nothing. Under the terms of the rate, the hotel may charge ${sum}.`,
  },
};
