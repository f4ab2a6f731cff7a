import type { TravellerTexts } from './notification-texts.ts';
import { shipTexts } from './ship.ts';
import { stayTexts } from './stay.ts';

export const travellerTextsDe: TravellerTexts = {
  notifications: {
    ...shipTexts.de.traveller,
    ...stayTexts.de.ofStaysAlone.traveller,
    confirmed: ({ name, trip, supplier, arriveBy }) => ({
      subject: `Buchungsbestätigung: ${trip}`,
      title: 'Ihre Buchung ist bestätigt',
      paragraphs: [
        `Guten Tag ${name},`,
        `Ihre Plätze für „${trip}“ sind fest gebucht.`,
        arriveBy
          ? `Bitte zeigen Sie Ihre Tickets vor Ort auf dem Handy oder ausgedruckt vor, und seien Sie um ${arriveBy} Uhr am Treffpunkt. ${supplier} freut sich auf Sie.`
          : `Bitte zeigen Sie Ihre Tickets vor Ort auf dem Handy oder ausgedruckt vor. ${supplier} freut sich auf Sie.`,
      ],
    }),
    requested: ({ name, trip, supplier, answerUntil }) => ({
      subject: `Buchungsanfrage: ${trip}`,
      title: 'Wir haben für Sie angefragt',
      paragraphs: [
        `Guten Tag ${name},`,
        `„${trip}“ wird auf Anfrage gebucht. Wir haben bei ${supplier} angefragt und erwarten die Antwort bis ${answerUntil}.`,
        'Bis dahin bleiben Ihre Plätze reserviert, und der Betrag ist nur vorgemerkt. Erhalten wir keine Zusage, geben wir ihn automatisch frei; einen bereits abgebuchten Betrag erstatten wir sofort.',
      ],
    }),
    declined: ({ name, trip, supplier, refundSentence, reason }) => ({
      subject: `Anfrage abgelehnt: ${trip}`,
      title: 'Diesmal leider nicht möglich',
      paragraphs: [
        `Guten Tag ${name},`,
        `${supplier} kann Ihre Anfrage für „${trip}“ leider nicht annehmen. Es ist nichts gebucht.`,
        reason && `Begründung: ${reason}`,
        refundSentence,
      ],
    }),
    unanswered: ({ name, trip, supplier, refundSentence }) => ({
      subject: `Anfrage ohne Antwort: ${trip}`,
      title: 'Leider ohne Antwort',
      paragraphs: [
        `Guten Tag ${name},`,
        `${supplier} hat Ihre Anfrage für „${trip}“ nicht rechtzeitig beantwortet. Das tut uns leid. Es ist nichts gebucht.`,
        refundSentence,
      ],
    }),
    unpaid: ({ name, trip, refundSentence }) => ({
      subject: `Zahlung fehlgeschlagen: ${trip}`,
      title: 'Ihre Zahlung ist fehlgeschlagen',
      paragraphs: [
        `Guten Tag ${name},`,
        `der für „${trip}“ vorgemerkte Betrag ließ sich nicht abbuchen. Deshalb ist nichts gebucht, und die Plätze sind wieder frei.`,
        refundSentence,
        'Wenn Sie weiterhin dabei sein möchten, buchen Sie bitte noch einmal.',
      ],
    }),
    withdrawn: ({ name, trip, refundSentence }) => ({
      subject: `Anfrage zurückgezogen: ${trip}`,
      title: 'Ihre Anfrage wurde zurückgezogen',
      paragraphs: [
        `Guten Tag ${name},`,
        `Sie haben Ihre Anfrage für „${trip}“ zurückgezogen. Ihnen entstehen keine Kosten.`,
        refundSentence,
      ],
    }),
    tickets_cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Einzelne Tickets storniert: ${trip}`,
      title: 'Einzelne Tickets wurden storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `einzelne Tickets Ihrer Buchung „${trip}“ wurden storniert und gelten nicht mehr. Alle anderen bleiben gültig.`,
        refundSentence,
      ],
    }),
    cancelled: ({ name, trip, refundSentence }) => ({
      subject: `Stornierung bestätigt: ${trip}`,
      title: 'Ihre Buchung ist storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `Ihre Buchung „${trip}“ wurde storniert. Die Tickets gelten nicht mehr.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, refundSentence, reason }) => ({
      subject: `Abgesagt: ${trip}`,
      title: 'Ihr Termin wurde leider abgesagt',
      paragraphs: [
        `Guten Tag ${name},`,
        `der Anbieter musste „${trip}“ leider absagen. Das tut uns leid. Wir erstatten Ihnen den vollen Betrag.`,
        reason && `Der Grund: ${reason}`,
        refundSentence,
      ],
    }),
    late_money: ({ name, trip, refundSentence }) => ({
      subject: `Ihre Zahlung kam zu spät: ${trip}`,
      title: 'Ihre Zahlung kam zu spät',
      paragraphs: [
        `Guten Tag ${name},`,
        `Ihre Zahlung für „${trip}“ ist erst nach Ablauf der Frist eingegangen. Die Plätze waren zu diesem Zeitpunkt nicht mehr für Sie reserviert; es ist nichts gebucht.`,
        refundSentence,
      ],
    }),
    refunded: ({ name, trip, refundSentence, isGoodwill, isConfirmed }) => ({
      subject: `Ihre Erstattung: ${trip}`,
      title: 'Ihre Erstattung ist unterwegs',
      paragraphs: [
        `Guten Tag ${name},`,
        `für „${trip}“ erhalten Sie ${isGoodwill ? 'aus Kulanz ' : ''}eine Erstattung.`,
        refundSentence,
        isGoodwill && isConfirmed ? 'Ihre Buchung bleibt gültig.' : null,
      ],
    }),
    refund_failed: ({ name, trip }) => ({
      subject: `Erstattung fehlgeschlagen: ${trip}`,
      title: 'Ihre Erstattung ist fehlgeschlagen',
      paragraphs: [
        `Guten Tag ${name},`,
        `die Erstattung für „${trip}“ auf Ihr Zahlungsmittel ist fehlgeschlagen. Vielleicht ist die Karte abgelaufen oder das Konto aufgelöst.`,
        'Bitte antworten Sie auf diese E-Mail, damit wir gemeinsam einen anderen Weg finden. Ihr Geld erhalten Sie in jedem Fall.',
      ],
    }),
  },
  money: {
    refunded: (sum) =>
      `Wir erstatten ${sum} auf das verwendete Zahlungsmittel. Bis die Gutschrift eingeht, können bis zu zehn Tage vergehen.`,
    notRefunded: 'Nach den Stornobedingungen Ihrer Buchung ist keine Erstattung vorgesehen.',
    untouched: 'Es wurde nichts abgebucht. Ein auf Ihrer Karte vorgemerkter Betrag wird freigegeben.',
    alreadyRefunded: 'Den gezahlten Betrag haben wir bereits vollständig erstattet.',
    credited: (sum) => `Ihre Organisation zahlt auf Rechnung und erhält eine Rechnungskorrektur über ${sum}.`,
    invoiceStands:
      'Ihre Organisation zahlt auf Rechnung. Nach den Stornobedingungen Ihrer Buchung bleibt die Rechnung bestehen.',
    notInvoiced: 'Ihrer Organisation wird nichts berechnet.',
  },
  openBooking: 'Buchung ansehen',
  tickets: 'Tickets (PDF)',
  calendar: 'In den Kalender eintragen',
  invoice: (kind, number) => `${kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur'} ${number} (PDF)`,
  search: 'Andere Angebote entdecken',
  terms: (date) => (date === null ? 'Allgemeine Geschäftsbedingungen' : `AGB, Stand ${date}`),
  keepEmailNote:
    'Wer den Link zu Ihrer Buchung hat, kann sie sehen und stornieren. Bitte geben Sie ihn nicht weiter.',
  keepEmailNoteAfterEnd:
    'Wer den Link zu Ihrer Buchung hat, kann sie sehen. Bitte geben Sie ihn nicht weiter.',
};
