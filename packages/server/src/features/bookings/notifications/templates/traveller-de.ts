import type { TravellerTexts } from './notification-texts.ts';

export const travellerTextsDe: TravellerTexts = {
  notifications: {
    confirmed: ({ name, trip, supplier }) => ({
      subject: `Sie sind dabei: ${trip}`,
      title: 'Sie sind dabei',
      paragraphs: [
        `Guten Tag, ${name}, Ihre Plätze für „${trip}“ sind fest gebucht.`,
        `So geht es weiter: Zeigen Sie die Tickets auf dem Telefon oder bringen Sie sie ausgedruckt mit, und seien Sie zehn Minuten vor Beginn am Treffpunkt. ${supplier} weiß, dass Sie kommen.`,
      ],
    }),
    requested: ({ name, trip, supplier, answerUntil }) => ({
      subject: `Wir haben für Sie angefragt: ${trip}`,
      title: 'Wir haben für Sie angefragt',
      paragraphs: [
        `Guten Tag, ${name}, „${trip}“ wird auf Anfrage gebucht. Wir haben ${supplier} gefragt; die Antwort kommt spätestens bis ${answerUntil}.`,
        'Bis dahin bleiben Ihre Plätze reserviert, und der Betrag ist nur vorgemerkt. Lautet die Antwort nein oder bleibt sie aus, verfällt die Vormerkung von selbst, und was bereits abgebucht wurde, geht sofort zurück.',
      ],
    }),
    declined: ({ name, trip, supplier, money, reason }) => ({
      subject: `Diesmal nicht möglich: ${trip}`,
      title: 'Diesmal nicht möglich',
      paragraphs: [
        `Guten Tag, ${name}, ${supplier} kann Sie bei „${trip}“ leider nicht mitnehmen.`,
        reason && `Die Begründung: ${reason}`,
        money,
      ],
    }),
    unanswered: ({ name, trip, supplier, money }) => ({
      subject: `Keine Antwort in der Frist: ${trip}`,
      title: 'Es kam keine Antwort',
      paragraphs: [
        `Guten Tag, ${name}, ${supplier} hat Ihre Anfrage für „${trip}“ nicht rechtzeitig beantwortet; es ist nichts gebucht. Das tut uns leid.`,
        money,
      ],
    }),
    unpaid: ({ name, trip, money }) => ({
      subject: `Nicht gebucht, die Zahlung schlug fehl: ${trip}`,
      title: 'Die Zahlung schlug fehl',
      paragraphs: [
        `Guten Tag, ${name}, der für „${trip}“ vorgemerkte Betrag ließ sich nicht mehr abbuchen. Ohne Zahlung gibt es keine Buchung: Ihre Plätze sind wieder im Verkauf.`,
        money,
        'Wenn Sie weiterhin mitkommen möchten, buchen Sie bitte noch einmal.',
      ],
    }),
    withdrawn: ({ name, trip, money }) => ({
      subject: `Anfrage zurückgezogen: ${trip}`,
      title: 'Ihre Anfrage ist zurückgezogen',
      paragraphs: [
        `Guten Tag, ${name}, Sie haben Ihre Anfrage für „${trip}“ zurückgezogen. Sie schulden nichts.`,
        money,
      ],
    }),
    tickets_cancelled: ({ name, trip, money }) => ({
      subject: `Einzelne Tickets storniert: ${trip}`,
      title: 'Einzelne Tickets sind storniert',
      paragraphs: [
        `Guten Tag, ${name}, einzelne Tickets Ihrer Buchung von „${trip}“ sind storniert und gelten nicht mehr. An allen anderen ändert sich nichts.`,
        money,
      ],
    }),
    cancelled: ({ name, trip, money }) => ({
      subject: `Storniert: ${trip}`,
      title: 'Ihre Buchung ist storniert',
      paragraphs: [
        `Guten Tag, ${name}, Ihre Buchung von „${trip}“ ist storniert; die Tickets gelten nicht mehr.`,
        money,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, money, reason }) => ({
      subject: `Abgesagt: ${trip}`,
      title: 'Die Tour ist abgesagt',
      paragraphs: [
        `Guten Tag, ${name}, „${trip}“ ist abgesagt. Das tut uns leid; es lag nicht an Ihnen, und Sie bekommen alles zurück.`,
        reason && `Der Grund: ${reason}`,
        money,
      ],
    }),
    late_money: ({ name, trip, money }) => ({
      subject: `Ihre Zahlung kam zu spät: ${trip}`,
      title: 'Ihre Zahlung kam zu spät',
      paragraphs: [
        `Guten Tag, ${name}, Ihre Zahlung für „${trip}“ ist nach Ablauf der Frist eingegangen, als wir die Buchung nicht mehr halten konnten. Es ist nichts gebucht.`,
        money,
      ],
    }),
    refunded: ({ name, trip, money }) => ({
      subject: `Ihr Geld ist unterwegs: ${trip}`,
      title: 'Ihr Geld ist unterwegs',
      paragraphs: [`Guten Tag, ${name}, es geht um „${trip}“.`, money],
    }),
    refund_failed: ({ name, trip }) => ({
      subject: `Wir können noch nicht erstatten: ${trip}`,
      title: 'Wir können noch nicht erstatten',
      paragraphs: [
        `Guten Tag, ${name}, wir schulden Ihnen Geld für „${trip}“, und der Weg, auf dem bezahlt wurde, nimmt es nicht zurück: Vielleicht ist die Karte abgelaufen oder das Konto aufgelöst.`,
        'Bitte antworten Sie auf diese E-Mail, damit wir einen anderen Weg finden. Sie bekommen Ihr Geld.',
      ],
    }),
  },
  money: {
    refunded: (sum) =>
      `${sum} gehen auf dem Weg zurück, auf dem bezahlt wurde. Bei Banken dauert es bis zu zehn Tage, meist weniger.`,
    notRefunded: 'Nach den Stornobedingungen Ihrer Buchung wird von der Zahlung nichts erstattet.',
    untouched: 'Es wurde nichts abgebucht. Ein auf Ihrer Karte vorgemerkter Betrag wird freigegeben.',
    alreadyRefunded: 'Der gezahlte Betrag wurde bereits vollständig erstattet.',
    credited: (sum) => `Ihre Organisation zahlt auf Rechnung und erhält eine Rechnungskorrektur über ${sum}.`,
    invoiceStands:
      'Ihre Organisation zahlt auf Rechnung. Nach den Stornobedingungen Ihrer Buchung bleibt die Rechnung bestehen.',
    notInvoiced: 'Ihrer Organisation wird nichts berechnet.',
  },
  see: 'Ihre Buchung ansehen',
  tickets: 'Tickets (PDF)',
  calendar: 'In den Kalender eintragen',
  invoice: (kind, number) => `${kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur'} ${number} (PDF)`,
  search: 'Eine andere Tour suchen',
  keep: 'Wer diesen Link hat, kann die Buchung sehen und stornieren: Bitte geben Sie ihn nicht weiter.',
  keepSeen: 'Wer diesen Link hat, kann die Buchung sehen: Bitte geben Sie ihn nicht weiter.',
  cancellationTerms: {
    head: 'Wenn Sie stornieren',
    full: (until) => `Bis ${until}: volle Erstattung.`,
    part: (until, percent) => `Bis ${until}: ${percent} zurück.`,
    after: 'Danach wird nichts erstattet.',
    never: 'Bei einer Stornierung wird nichts erstattet.',
  },
};
