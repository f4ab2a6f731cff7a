import type { StayTexts } from './stay-texts.ts';

/** The same to a contact person and to the guest of an organisation. */
const hotelNumberWords: StayTexts['ofStaysAlone']['traveller']['hotel_number'] = ({
  name,
  trip,
  hotelNumber,
  orderNumber,
}) => ({
  subject: `Bestätigungsnummer des Hotels: ${trip}`,
  title: 'Die Bestätigungsnummer Ihres Hotels',
  paragraphs: [
    `Guten Tag ${name},`,
    `das Hotel „${trip}“ führt Ihren Aufenthalt unter der Bestätigungsnummer ${hotelNumber}. Unsere Buchungsnummer bleibt ${orderNumber}.`,
    'Sie müssen nichts tun. Die Nummer steht auch auf Ihrem Hotelvoucher.',
  ],
});

export const stayTextsDe: StayTexts = {
  traveller: {
    confirmed: ({ name, trip, orderNumber }) => ({
      subject: `Buchungsbestätigung: ${trip}`,
      title: 'Ihre Buchung ist bestätigt',
      paragraphs: [
        `Guten Tag ${name},`,
        `Ihre Buchung für „${trip}“ ist bestätigt. Ihre Buchungsnummer lautet ${orderNumber}.`,
        'Zeigen Sie den Hotelvoucher an der Rezeption vor, auf dem Handy oder ausgedruckt.',
      ],
    }),
    tickets_cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Einzelne Zimmer storniert: ${trip}`,
      title: 'Einzelne Zimmer wurden storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `einzelne Zimmer Ihrer Buchung für „${trip}“ wurden storniert. Die übrigen bleiben gebucht.`,
        refundSentence,
      ],
    }),
    cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Buchung storniert: ${trip}`,
      title: 'Ihr Aufenthalt wurde storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `Ihre Buchung für „${trip}“ wurde storniert; der Hotelvoucher gilt nicht mehr.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, refundSentence, reason, isPaidAtHotel }) => ({
      subject: `Vom Hotel abgesagt: ${trip}`,
      title: 'Das Hotel hat Ihren Aufenthalt abgesagt',
      paragraphs: [
        `Guten Tag ${name},`,
        `leider hat „${trip}“ Ihren Aufenthalt abgesagt. ${isPaidAtHotel ? 'Sie müssen nichts zahlen.' : 'Sie müssen nichts zahlen; bereits Bezahltes erstatten wir vollständig.'}`,
        reason && `Der Grund: ${reason}`,
        refundSentence,
      ],
    }),
  },
  guest: {
    confirmed: ({ name, trip, organisation, orderNumber }) => ({
      subject: `Buchungsbestätigung: ${trip}`,
      title: 'Ihre Buchung ist bestätigt',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} hat für Sie „${trip}“ gebucht. Ihre Buchungsnummer lautet ${orderNumber}.`,
        'Zeigen Sie den Hotelvoucher an der Rezeption vor, auf dem Handy oder ausgedruckt.',
        `Falls sich Ihre Pläne ändern, wenden Sie sich bitte an ${organisation}.`,
      ],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `Einzelne Zimmer storniert: ${trip}`,
      title: 'Einzelne Zimmer wurden storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} hat einzelne Zimmer Ihrer Buchung für „${trip}“ storniert. Die übrigen bleiben gebucht.`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `Buchung storniert: ${trip}`,
      title: 'Ihr Aufenthalt wurde storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} hat Ihre Buchung für „${trip}“ storniert. Der Hotelvoucher gilt nicht mehr.`,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `Vom Hotel abgesagt: ${trip}`,
      title: 'Das Hotel hat Ihren Aufenthalt abgesagt',
      paragraphs: [
        `Guten Tag ${name},`,
        `leider hat „${trip}“ Ihren Aufenthalt abgesagt.`,
        reason && `Der Grund: ${reason}`,
        `Wir haben auch ${organisation} informiert.`,
      ],
    }),
  },
  organisation: {
    confirmed: ({ trip, guest, orderNumber }) => ({
      subject: `Buchung für ${guest} bestätigt: ${trip} (${orderNumber})`,
      title: 'Der Aufenthalt Ihres Gastes ist bestätigt',
      paragraphs: [
        'Guten Tag,',
        `für ${guest} ist „${trip}“ gebucht.`,
        `Den Hotelvoucher haben wir ohne Preise an ${guest} gesendet. Stornieren können nur Sie, mit dem Link in dieser E-Mail.`,
      ],
    }),
    tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Einzelne Zimmer für ${guest} storniert: ${trip} (${orderNumber})`,
      title: 'Einzelne Zimmer wurden storniert',
      paragraphs: [
        'Guten Tag,',
        `einzelne Zimmer der Buchung für ${guest} wurden storniert: „${trip}“. Die übrigen bleiben gebucht.`,
        refundSentence,
      ],
    }),
    cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Buchung für ${guest} storniert: ${trip} (${orderNumber})`,
      title: 'Der Aufenthalt wurde storniert',
      paragraphs: [
        'Guten Tag,',
        `die Buchung von „${trip}“ für ${guest} wurde storniert; der Hotelvoucher gilt nicht mehr.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
      subject: `Vom Hotel abgesagt für ${guest}: ${trip} (${orderNumber})`,
      title: 'Das Hotel hat den Aufenthalt abgesagt',
      paragraphs: [
        'Guten Tag,',
        `leider hat „${trip}“ den Aufenthalt von ${guest} abgesagt.`,
        reason && `Der Grund: ${reason}`,
        refundSentence,
      ],
    }),
  },
  ofStaysAlone: {
    traveller: {
      no_show: ({ name, trip, refundSentence }) => ({
        subject: `Nicht angereist: ${trip}`,
        title: 'Das Hotel meldet, dass Sie nicht angereist sind',
        paragraphs: [
          `Guten Tag ${name},`,
          `„${trip}“ meldet, dass die Gäste Ihrer Buchung nicht angereist sind. Was einbehalten wird, richtet sich nach dem gebuchten Tarif.`,
          refundSentence,
          'Falls das nicht stimmt, antworten Sie bitte auf diese E-Mail.',
        ],
      }),
      hotel_number: hotelNumberWords,
    },
    guest: {
      no_show: ({ name, trip, organisation }) => ({
        subject: `Nicht angereist: ${trip}`,
        title: 'Das Hotel meldet, dass Sie nicht angereist sind',
        paragraphs: [
          `Guten Tag ${name},`,
          `„${trip}“ meldet, dass Sie nicht angereist sind. Falls das nicht stimmt, wenden Sie sich bitte an ${organisation}.`,
        ],
      }),
      hotel_number: hotelNumberWords,
    },
    organisation: {
      no_show: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `Nicht angereist, ${guest}: ${trip} (${orderNumber})`,
        title: 'Das Hotel meldet, dass Ihr Gast nicht angereist ist',
        paragraphs: [
          'Guten Tag,',
          `„${trip}“ meldet, dass ${guest} nicht angereist ist. Was einbehalten wird, richtet sich nach dem gebuchten Tarif.`,
          refundSentence,
          'Falls das nicht stimmt, antworten Sie bitte auf diese E-Mail.',
        ],
      }),
      hotel_number: ({ trip, guest, hotelNumber, orderNumber }) => ({
        subject: `Bestätigungsnummer des Hotels für ${guest}: ${trip} (${orderNumber})`,
        title: 'Die Bestätigungsnummer des Hotels',
        paragraphs: [
          'Guten Tag,',
          `das Hotel „${trip}“ führt den Aufenthalt von ${guest} unter der Bestätigungsnummer ${hotelNumber}.`,
          `Wir haben sie auch ${guest} mitgeteilt. Sie müssen nichts tun.`,
        ],
      }),
    },
  },
  supplier: {
    booked: ({ trip, when, people, order, payment }) => ({
      subject: `Neue Buchung ${order}: ${trip}, ${when}`,
      title: 'Sie haben eine neue Buchung',
      paragraphs: [
        `Für „${trip}“ ${people === 1 ? 'wurde 1 Zimmer' : `wurden ${people} Zimmer`} gebucht. ${
          {
            prepaid: 'Die Buchung ist bestätigt und bezahlt.',
            account: 'Die Buchung ist bestätigt; eine Organisation bezahlt sie auf Rechnung.',
            'at-hotel': 'Die Buchung ist bestätigt. Die Gäste zahlen bei Ihnen im Hotel.',
          }[payment]
        }`,
        'Die Gäste zeigen diese Buchungsnummer an der Rezeption vor.',
      ],
    }),
    tickets_cancelled: ({ trip, when, people, order }) => ({
      subject: `Weniger Zimmer: ${trip}, ${when} (${order})`,
      title: 'Einzelne Zimmer wurden storniert',
      paragraphs: [`Diese Buchung gilt jetzt noch für ${people} Zimmer. Die übrigen sind wieder frei.`],
    }),
    cancelled: ({ trip, when, order }) => ({
      subject: `Storniert: ${trip}, ${when} (${order})`,
      title: 'Eine Buchung wurde storniert',
      paragraphs: ['Die Gäste dieser Buchung kommen nicht. Ihre Zimmer sind wieder frei.'],
    }),
  },
  arrivals: (hotel, day, count) => ({
    subject: `Anreisen: ${hotel}, ${day} (${count} Zimmer)`,
    title: `Anreisen, ${day}`,
    paragraphs: [
      `Für „${hotel}“ ${count === 1 ? 'ist 1 Zimmer' : `sind ${count} Zimmer`} mit Anreise an diesem Tag gebucht.`,
    ],
  }),
  reminder: ({ name, trip, day, orderNumber }) => ({
    subject: `Bald beginnt Ihr Aufenthalt: ${trip}`,
    title: 'Bald beginnt Ihr Aufenthalt',
    paragraphs: [
      `Guten Tag ${name},`,
      `Ihr Check-in für „${trip}“: ${day}. Ihre Buchungsnummer lautet ${orderNumber}.`,
      'Zeigen Sie den Hotelvoucher an der Rezeption vor, auf dem Handy oder ausgedruckt. Unten stehen der Weg zum Hotel und alles, was Sie bereithalten sollten.',
    ],
  }),
  hotel: 'Hotel',
  leadGuests: 'Hauptgäste',
  voucher: 'Hotelvoucher (PDF)',
  arrivalsList: 'Anreiseliste (PDF)',
  atHotel: {
    nothing: 'Wir haben nichts abgebucht.',
    free: 'Wir haben nichts abgebucht. Nach den Bedingungen des Tarifs berechnet auch das Hotel nichts.',
    mayCharge: (sum) =>
      `Wir haben nichts abgebucht. Nach den Bedingungen des Tarifs kann das Hotel ${sum} berechnen.`,
  },
};
