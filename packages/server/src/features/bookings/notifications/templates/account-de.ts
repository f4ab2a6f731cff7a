import type { AccountTexts } from './notification-texts.ts';

export const accountTextsDe: AccountTexts = {
  guest: {
    confirmed: ({ name, trip, supplier, organisation }) => ({
      subject: `Sie sind dabei: ${trip}`,
      title: 'Sie sind dabei',
      paragraphs: [
        `Guten Tag, ${name}, ${organisation} hat „${trip}“ für Sie gebucht.`,
        `So geht es weiter: Zeigen Sie die Tickets auf dem Telefon oder bringen Sie sie ausgedruckt mit, und seien Sie zehn Minuten vor Beginn am Treffpunkt. ${supplier} weiß, dass Sie kommen. Falls sich Ihre Pläne ändern, sagen Sie bitte dort Bescheid, wo für Sie gebucht wurde: ${organisation}.`,
      ],
    }),
    requested: ({ name, trip, supplier, organisation, answerUntil }) => ({
      subject: `Für Sie angefragt: ${trip}`,
      title: 'Für Sie ist angefragt',
      paragraphs: [
        `Guten Tag, ${name}, ${organisation} möchte „${trip}“ für Sie buchen. ${supplier} ist gefragt; die Antwort kommt spätestens bis ${answerUntil}.`,
        'Bis dahin bleiben Ihre Plätze reserviert. Mit der Zusage kommen Ihre Tickets.',
      ],
    }),
    declined: ({ name, trip, supplier, organisation, reason }) => ({
      subject: `Diesmal nicht möglich: ${trip}`,
      title: 'Diesmal nicht möglich',
      paragraphs: [
        `Guten Tag, ${name}, ${supplier} kann Sie bei „${trip}“ leider nicht mitnehmen.`,
        reason && `Die Begründung: ${reason}`,
        `${organisation} weiß ebenfalls Bescheid.`,
      ],
    }),
    unanswered: ({ name, trip, supplier, organisation }) => ({
      subject: `Keine Antwort in der Frist: ${trip}`,
      title: 'Es kam keine Antwort',
      paragraphs: [
        `Guten Tag, ${name}, ${supplier} hat die Anfrage für „${trip}“ nicht rechtzeitig beantwortet; es ist nichts gebucht. Das tut uns leid.`,
        `${organisation} weiß ebenfalls Bescheid.`,
      ],
    }),
    withdrawn: ({ name, trip, organisation }) => ({
      subject: `Anfrage zurückgezogen: ${trip}`,
      title: 'Die Anfrage ist zurückgezogen',
      paragraphs: [
        `Guten Tag, ${name}, ${organisation} hat die Anfrage für „${trip}“ zurückgezogen. Es ist nichts gebucht.`,
      ],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `Einzelne Tickets storniert: ${trip}`,
      title: 'Einzelne Tickets sind storniert',
      paragraphs: [
        `Guten Tag, ${name}, ${organisation} hat einzelne Tickets für „${trip}“ storniert. Sie gelten nicht mehr; an allen anderen ändert sich nichts.`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `Storniert: ${trip}`,
      title: 'Ihre Buchung ist storniert',
      paragraphs: [
        `Guten Tag, ${name}, ${organisation} hat Ihre Buchung von „${trip}“ storniert; die Tickets gelten nicht mehr.`,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `Abgesagt: ${trip}`,
      title: 'Die Tour ist abgesagt',
      paragraphs: [
        `Guten Tag, ${name}, „${trip}“ ist abgesagt. Das tut uns leid; es lag nicht an Ihnen.`,
        reason && `Der Grund: ${reason}`,
        `${organisation} weiß ebenfalls Bescheid.`,
      ],
    }),
  },
  organisation: {
    confirmed: ({ trip, guest }) => ({
      subject: `Gebucht für ${guest}: ${trip}`,
      title: 'Ihr Gast ist gebucht',
      paragraphs: [
        `Guten Tag, „${trip}“ ist für ${guest} gebucht, auf Rechnung Ihres Hauses.`,
        `Die Tickets hat ${guest} per E-Mail bekommen, ohne Preise. Stornieren können nur Sie, mit dem Link in dieser E-Mail.`,
      ],
    }),
    requested: ({ trip, guest, supplier, answerUntil }) => ({
      subject: `Angefragt für ${guest}: ${trip}`,
      title: 'Wir haben für Ihren Gast angefragt',
      paragraphs: [
        `Guten Tag, „${trip}“ für ${guest} wird auf Anfrage gebucht. Wir haben ${supplier} gefragt; die Antwort kommt spätestens bis ${answerUntil}.`,
        'Bis dahin bleiben die Plätze reserviert. Lautet die Antwort nein oder bleibt sie aus, kommt nichts auf Ihre Rechnung.',
      ],
    }),
    declined: ({ trip, guest, supplier, money, reason }) => ({
      subject: `Nicht möglich für ${guest}: ${trip}`,
      title: 'Diesmal nicht möglich',
      paragraphs: [
        `Guten Tag, ${supplier} kann ${guest} bei „${trip}“ leider nicht mitnehmen.`,
        reason && `Die Begründung: ${reason}`,
        money,
      ],
    }),
    unanswered: ({ trip, guest, supplier, money }) => ({
      subject: `Keine Antwort für ${guest}: ${trip}`,
      title: 'Es kam keine Antwort',
      paragraphs: [
        `Guten Tag, ${supplier} hat die Anfrage für ${guest} und „${trip}“ nicht rechtzeitig beantwortet; es ist nichts gebucht. Das tut uns leid.`,
        money,
      ],
    }),
    withdrawn: ({ trip, guest, money }) => ({
      subject: `Anfrage für ${guest} zurückgezogen: ${trip}`,
      title: 'Ihre Anfrage ist zurückgezogen',
      paragraphs: [`Guten Tag, Sie haben die Anfrage für ${guest} und „${trip}“ zurückgezogen.`, money],
    }),
    tickets_cancelled: ({ trip, guest, money }) => ({
      subject: `Einzelne Tickets storniert, ${guest}: ${trip}`,
      title: 'Einzelne Tickets sind storniert',
      paragraphs: [
        `Guten Tag, einzelne Tickets für ${guest} und „${trip}“ sind storniert und gelten nicht mehr. An allen anderen ändert sich nichts.`,
        money,
      ],
    }),
    cancelled: ({ trip, guest, money }) => ({
      subject: `Storniert für ${guest}: ${trip}`,
      title: 'Die Buchung ist storniert',
      paragraphs: [
        `Guten Tag, die Buchung von „${trip}“ für ${guest} ist storniert; die Tickets gelten nicht mehr.`,
        money,
      ],
    }),
    cancelled_by_supplier: ({ trip, guest, money, reason }) => ({
      subject: `Abgesagt für ${guest}: ${trip}`,
      title: 'Die Tour ist abgesagt',
      paragraphs: [
        `Guten Tag, „${trip}“ für ${guest} ist abgesagt. Das tut uns leid; es lag nicht an Ihnen.`,
        reason && `Der Grund: ${reason}`,
        money,
      ],
    }),
  },
  keep: 'Wer diesen Link hat, kann Ihre Tickets sehen: Bitte geben Sie ihn nicht weiter.',
};
