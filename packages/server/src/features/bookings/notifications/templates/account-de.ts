import type { AccountTexts } from './notification-texts.ts';
import { shipTexts } from './ship.ts';
import { stayTexts } from './stay.ts';

export const accountTextsDe: AccountTexts = {
  guest: {
    ...shipTexts.de.guest,
    ...stayTexts.de.ofStaysAlone.guest,
    confirmed: ({ name, trip, supplier, organisation, arriveBy }) => ({
      subject: `Buchungsbestätigung: ${trip}`,
      title: 'Ihre Buchung ist bestätigt',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} hat „${trip}“ für Sie gebucht.`,
        arriveBy
          ? `Bitte zeigen Sie Ihre Tickets vor Ort auf dem Handy oder ausgedruckt vor, und seien Sie um ${arriveBy} Uhr am Treffpunkt. ${supplier} freut sich auf Sie.`
          : `Bitte zeigen Sie Ihre Tickets vor Ort auf dem Handy oder ausgedruckt vor. ${supplier} freut sich auf Sie.`,
        `Falls sich Ihre Pläne ändern, wenden Sie sich bitte an ${organisation}.`,
      ],
    }),
    requested: ({ name, trip, supplier, organisation, answerUntil }) => ({
      subject: `Buchungsanfrage: ${trip}`,
      title: 'Wir haben für Sie angefragt',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} möchte „${trip}“ für Sie buchen. Wir haben bei ${supplier} angefragt und erwarten die Antwort bis ${answerUntil}.`,
        'Bis dahin bleiben Ihre Plätze reserviert. Mit der Zusage senden wir Ihnen die Tickets.',
      ],
    }),
    declined: ({ name, trip, supplier, organisation, reason }) => ({
      subject: `Anfrage abgelehnt: ${trip}`,
      title: 'Diesmal leider nicht möglich',
      paragraphs: [
        `Guten Tag ${name},`,
        `${supplier} kann die Anfrage für „${trip}“ leider nicht annehmen. Es ist nichts gebucht.`,
        reason && `Begründung: ${reason}`,
        `${organisation} haben wir ebenfalls benachrichtigt.`,
      ],
    }),
    unanswered: ({ name, trip, supplier, organisation }) => ({
      subject: `Anfrage ohne Antwort: ${trip}`,
      title: 'Leider ohne Antwort',
      paragraphs: [
        `Guten Tag ${name},`,
        `${supplier} hat die Anfrage für „${trip}“ nicht rechtzeitig beantwortet. Das tut uns leid. Es ist nichts gebucht.`,
        `${organisation} haben wir ebenfalls benachrichtigt.`,
      ],
    }),
    withdrawn: ({ name, trip, organisation }) => ({
      subject: `Anfrage zurückgezogen: ${trip}`,
      title: 'Die Anfrage wurde zurückgezogen',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} hat die Anfrage für „${trip}“ zurückgezogen. Es ist nichts gebucht.`,
      ],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `Einzelne Tickets storniert: ${trip}`,
      title: 'Einzelne Tickets wurden storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} hat einzelne Tickets für „${trip}“ storniert. Sie gelten nicht mehr; alle anderen bleiben gültig.`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `Storniert: ${trip}`,
      title: 'Ihre Buchung ist storniert',
      paragraphs: [
        `Guten Tag ${name},`,
        `${organisation} hat Ihre Buchung „${trip}“ storniert. Die Tickets gelten nicht mehr.`,
      ],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `Abgesagt: ${trip}`,
      title: 'Ihr Termin wurde leider abgesagt',
      paragraphs: [
        `Guten Tag ${name},`,
        `der Anbieter musste „${trip}“ leider absagen. Das tut uns leid.`,
        reason && `Der Grund: ${reason}`,
        `${organisation} haben wir ebenfalls benachrichtigt.`,
      ],
    }),
  },
  organisation: {
    ...shipTexts.de.organisation,
    ...stayTexts.de.ofStaysAlone.organisation,
    confirmed: ({ trip, guest, orderNumber }) => ({
      subject: `Gebucht für ${guest}: ${trip} (${orderNumber})`,
      title: 'Die Buchung für Ihren Gast ist bestätigt',
      paragraphs: [
        'Guten Tag,',
        `„${trip}“ ist für ${guest} fest gebucht, auf Rechnung Ihrer Organisation.`,
        `Die Tickets haben wir per E-Mail an ${guest} gesendet, ohne Preise. Stornieren können nur Sie, mit dem Link in dieser E-Mail.`,
      ],
    }),
    requested: ({ trip, guest, supplier, answerUntil, orderNumber }) => ({
      subject: `Angefragt für ${guest}: ${trip} (${orderNumber})`,
      title: 'Wir haben für Ihren Gast angefragt',
      paragraphs: [
        'Guten Tag,',
        `„${trip}“ wird auf Anfrage gebucht. Wir haben für ${guest} bei ${supplier} angefragt und erwarten die Antwort bis ${answerUntil}.`,
        'Bis dahin bleiben die Plätze reserviert. Erhalten wir keine Zusage, berechnen wir Ihnen nichts.',
      ],
    }),
    declined: ({ trip, guest, supplier, refundSentence, reason, orderNumber }) => ({
      subject: `Anfrage für ${guest} abgelehnt: ${trip} (${orderNumber})`,
      title: 'Diesmal leider nicht möglich',
      paragraphs: [
        'Guten Tag,',
        `${supplier} kann die Anfrage zu „${trip}“ für ${guest} leider nicht annehmen. Es ist nichts gebucht.`,
        reason && `Begründung: ${reason}`,
        refundSentence,
      ],
    }),
    unanswered: ({ trip, guest, supplier, refundSentence, orderNumber }) => ({
      subject: `Anfrage für ${guest} ohne Antwort: ${trip} (${orderNumber})`,
      title: 'Leider ohne Antwort',
      paragraphs: [
        'Guten Tag,',
        `${supplier} hat die Anfrage zu „${trip}“ für ${guest} nicht rechtzeitig beantwortet. Das tut uns leid. Es ist nichts gebucht.`,
        refundSentence,
      ],
    }),
    withdrawn: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Anfrage für ${guest} zurückgezogen: ${trip} (${orderNumber})`,
      title: 'Ihre Anfrage wurde zurückgezogen',
      paragraphs: [
        'Guten Tag,',
        `Sie haben die Anfrage zu „${trip}“ für ${guest} zurückgezogen.`,
        refundSentence,
      ],
    }),
    tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Einzelne Tickets storniert für ${guest}: ${trip} (${orderNumber})`,
      title: 'Einzelne Tickets wurden storniert',
      paragraphs: [
        'Guten Tag,',
        `einzelne Tickets von ${guest} für „${trip}“ wurden storniert und gelten nicht mehr. Alle anderen bleiben gültig.`,
        refundSentence,
      ],
    }),
    cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `Storniert für ${guest}: ${trip} (${orderNumber})`,
      title: 'Die Buchung ist storniert',
      paragraphs: [
        'Guten Tag,',
        `die Buchung „${trip}“ für ${guest} wurde storniert. Die Tickets gelten nicht mehr.`,
        refundSentence,
      ],
    }),
    cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
      subject: `Abgesagt für ${guest}: ${trip} (${orderNumber})`,
      title: 'Der Termin Ihres Gastes wurde abgesagt',
      paragraphs: [
        'Guten Tag,',
        `der Anbieter musste „${trip}“ für ${guest} leider absagen. Das tut uns leid.`,
        reason && `Der Grund: ${reason}`,
        refundSentence,
      ],
    }),
  },
  keepEmailNote:
    'Wer den Link zu Ihrer Buchung hat, kann Ihre Tickets sehen. Bitte geben Sie ihn nicht weiter.',
};
