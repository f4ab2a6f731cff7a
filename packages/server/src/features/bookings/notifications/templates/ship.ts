import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { ShipTexts } from './notification-texts.ts';

export const shipTexts: Readonly<Record<MessageLocale, ShipTexts>> = {
  en: {
    traveller: {
      call_changed: ({ name, trip, isShipFitting, fullRefundUntil }) => ({
        subject: `New ship times: ${trip}`,
        title: 'Your ship has new times',
        paragraphs: [
          `Hello ${name},`,
          isShipFitting
            ? `Your ship has changed its times in port. “${trip}” still brings you back on board in time, so you don’t need to do anything.`
            : `Your ship has changed its times in port. Please check whether “${trip}” still suits you: by our reckoning, you won’t be back on board in time.`,
          'The new times are below and on your tickets.',
          ...ifPromised(
            fullRefundUntil,
            `If you’ve already booked another start time, you can cancel this booking for a full refund until ${fullRefundUntil}.`,
          ),
        ],
      }),
      other_start_offered: ({ name, trip, otherStartTimes, chooseUntil }) => ({
        subject: `Please choose: ${trip} no longer fits your ship`,
        title: 'Your trip no longer fits your ship',
        paragraphs: [
          `Hello ${name},`,
          `Your ship has changed its times in port. “${trip}” would no longer bring you back on board in time.`,
          `These start times on the same day do: ${otherStartTimes}. Book one with the link below, then cancel this booking for a full refund.`,
          `If you do nothing, we’ll cancel this booking on ${chooseUntil} and refund it in full.`,
        ],
      }),
      cancelled_for_ship: ({ name, trip, reason, refundSentence }) => ({
        subject: `Cancelled with a full refund: ${trip}`,
        title: 'We’ve cancelled your booking',
        paragraphs: [
          `Hello ${name},`,
          `We’re sorry: we’ve cancelled your booking of “${trip}”. You get a full refund.`,
          reason,
          refundSentence,
        ],
      }),
    },
    guest: {
      call_changed: ({ name, trip, isShipFitting }) => ({
        subject: `New ship times: ${trip}`,
        title: 'Your ship has new times',
        paragraphs: [
          `Hello ${name},`,
          isShipFitting
            ? `Your ship has changed its times in port. “${trip}” still brings you back on board in time, so you don’t need to do anything.`
            : `Your ship has changed its times in port. By our reckoning, “${trip}” doesn’t bring you back on board in time.`,
          'The new times are below and on your tickets.',
        ],
      }),
      other_start_offered: ({ name, trip, otherStartTimes, organisation }) => ({
        subject: `Please choose: ${trip} no longer fits your ship`,
        title: 'Your trip no longer fits your ship',
        paragraphs: [
          `Hello ${name},`,
          `Your ship has changed its times in port. “${trip}” would no longer bring you back on board in time.`,
          `These start times on the same day do: ${otherStartTimes}. Please contact ${organisation} to choose one.`,
        ],
      }),
      cancelled_for_ship: ({ name, trip, reason, organisation }) => ({
        subject: `Booking cancelled: ${trip}`,
        title: 'Your booking is cancelled',
        paragraphs: [
          `Hello ${name},`,
          `We’re sorry: we’ve cancelled your booking of “${trip}”.`,
          reason,
          `We’ve also notified ${organisation}.`,
        ],
      }),
    },
    organisation: {
      call_changed: ({ trip, guest, isShipFitting, fullRefundUntil, orderNumber }) => ({
        subject: `New ship times for ${guest}: ${trip} (${orderNumber})`,
        title: 'Your guest’s ship has new times',
        paragraphs: [
          'Hello,',
          isShipFitting
            ? `“${trip}”, booked for ${guest}, still fits the new times in port. You don’t need to do anything.`
            : `By our reckoning, “${trip}”, booked for ${guest}, doesn’t fit the new times in port.`,
          ...ifPromised(
            fullRefundUntil,
            `If you’ve already booked another start time, you can cancel this booking free of charge until ${fullRefundUntil}.`,
          ),
        ],
      }),
      other_start_offered: ({ trip, guest, otherStartTimes, chooseUntil, orderNumber }) => ({
        subject: `Please choose for ${guest}: ${trip} no longer fits the ship (${orderNumber})`,
        title: 'The trip no longer fits your guest’s ship',
        paragraphs: [
          'Hello,',
          `The ship has changed its times in port. “${trip}” would no longer bring ${guest} back on board in time.`,
          `These start times on the same day do: ${otherStartTimes}. Book one with the link below, then cancel this booking free of charge.`,
          `If you do nothing, we’ll cancel this booking free of charge on ${chooseUntil}.`,
        ],
      }),
      cancelled_for_ship: ({ trip, guest, reason, refundSentence, orderNumber }) => ({
        subject: `Cancelled for ${guest}: ${trip} (${orderNumber})`,
        title: 'We’ve cancelled your guest’s booking',
        paragraphs: ['Hello,', `We’ve cancelled “${trip}”, booked for ${guest}.`, reason, refundSentence],
      }),
    },
    otherStartsLink: 'Start times that fit your ship',
  },
  de: {
    traveller: {
      call_changed: ({ name, trip, isShipFitting, fullRefundUntil }) => ({
        subject: `Neue Liegezeiten Ihres Schiffs: ${trip}`,
        title: 'Ihr Schiff hat neue Liegezeiten',
        paragraphs: [
          `Guten Tag ${name},`,
          isShipFitting
            ? `Ihr Schiff liegt zu anderen Zeiten im Hafen. „${trip}“ passt weiterhin: Sie kommen rechtzeitig zurück an Bord und brauchen nichts zu tun.`
            : `Ihr Schiff liegt zu anderen Zeiten im Hafen. Bitte prüfen Sie, ob „${trip}“ für Sie noch passt: Nach unserer Berechnung kommen Sie nicht rechtzeitig zurück an Bord.`,
          'Die neuen Zeiten finden Sie unten und auf Ihren Tickets.',
          ...ifPromised(
            fullRefundUntil,
            `Haben Sie inzwischen einen anderen Termin gebucht? Dann können Sie diese Buchung bis ${fullRefundUntil} gegen volle Erstattung stornieren.`,
          ),
        ],
      }),
      other_start_offered: ({ name, trip, otherStartTimes, chooseUntil }) => ({
        subject: `Bitte wählen: ${trip} passt nicht mehr zu Ihrem Schiff`,
        title: 'Ihr Ausflug passt nicht mehr zu den Liegezeiten',
        paragraphs: [
          `Guten Tag ${name},`,
          `Ihr Schiff liegt zu anderen Zeiten im Hafen. Nach „${trip}“ kämen Sie nicht mehr rechtzeitig zurück an Bord.`,
          `Am selben Tag passen diese Uhrzeiten: ${otherStartTimes}. Buchen Sie über den Link unten eine davon, und stornieren Sie danach diese Buchung; wir erstatten sie in voller Höhe.`,
          `Hören wir nichts von Ihnen, stornieren wir diese Buchung am ${chooseUntil} und erstatten den vollen Preis.`,
        ],
      }),
      cancelled_for_ship: ({ name, trip, reason, refundSentence }) => ({
        subject: `Storniert, volle Erstattung: ${trip}`,
        title: 'Wir mussten Ihre Buchung stornieren',
        paragraphs: [
          `Guten Tag ${name},`,
          `Ihre Buchung von „${trip}“ mussten wir leider stornieren. Wir erstatten Ihnen den vollen Preis.`,
          reason,
          refundSentence,
        ],
      }),
    },
    guest: {
      call_changed: ({ name, trip, isShipFitting }) => ({
        subject: `Neue Liegezeiten Ihres Schiffs: ${trip}`,
        title: 'Ihr Schiff hat neue Liegezeiten',
        paragraphs: [
          `Guten Tag ${name},`,
          isShipFitting
            ? `Ihr Schiff liegt zu anderen Zeiten im Hafen. „${trip}“ passt weiterhin: Sie kommen rechtzeitig zurück an Bord und brauchen nichts zu tun.`
            : `Ihr Schiff liegt zu anderen Zeiten im Hafen. Nach unserer Berechnung kommen Sie nach „${trip}“ nicht rechtzeitig zurück an Bord.`,
          'Die neuen Zeiten finden Sie unten und auf Ihren Tickets.',
        ],
      }),
      other_start_offered: ({ name, trip, otherStartTimes, organisation }) => ({
        subject: `Bitte wählen: ${trip} passt nicht mehr zu Ihrem Schiff`,
        title: 'Ihr Ausflug passt nicht mehr zu den Liegezeiten',
        paragraphs: [
          `Guten Tag ${name},`,
          `Ihr Schiff liegt zu anderen Zeiten im Hafen. Nach „${trip}“ kämen Sie nicht mehr rechtzeitig zurück an Bord.`,
          `Am selben Tag passen diese Uhrzeiten: ${otherStartTimes}. Bitte wenden Sie sich zum Umbuchen an ${organisation}.`,
        ],
      }),
      cancelled_for_ship: ({ name, trip, reason, organisation }) => ({
        subject: `Storniert: ${trip}`,
        title: 'Ihre Buchung wurde storniert',
        paragraphs: [
          `Guten Tag ${name},`,
          `Ihre Buchung von „${trip}“ mussten wir leider stornieren.`,
          reason,
          `${organisation} haben wir ebenfalls benachrichtigt.`,
        ],
      }),
    },
    organisation: {
      call_changed: ({ trip, guest, isShipFitting, fullRefundUntil, orderNumber }) => ({
        subject: `Neue Liegezeiten für ${guest}: ${trip} (${orderNumber})`,
        title: 'Das Schiff Ihres Gastes hat neue Liegezeiten',
        paragraphs: [
          'Guten Tag,',
          isShipFitting
            ? `„${trip}“ für ${guest} passt weiterhin zu den Liegezeiten. Sie brauchen nichts zu tun.`
            : `Nach unserer Berechnung passt „${trip}“ für ${guest} nicht zu den neuen Liegezeiten.`,
          ...ifPromised(
            fullRefundUntil,
            `Haben Sie inzwischen einen anderen Termin gebucht? Dann können Sie diese Buchung bis ${fullRefundUntil} kostenlos stornieren.`,
          ),
        ],
      }),
      other_start_offered: ({ trip, guest, otherStartTimes, chooseUntil, orderNumber }) => ({
        subject: `Bitte für ${guest} wählen: ${trip} passt nicht mehr zum Schiff (${orderNumber})`,
        title: 'Der Ausflug Ihres Gastes passt nicht mehr zu den Liegezeiten',
        paragraphs: [
          'Guten Tag,',
          `das Schiff liegt zu anderen Zeiten im Hafen. Nach „${trip}“ käme ${guest} nicht mehr rechtzeitig zurück an Bord.`,
          `Am selben Tag passen diese Uhrzeiten: ${otherStartTimes}. Buchen Sie über den Link unten eine davon, und stornieren Sie danach diese Buchung kostenlos.`,
          `Hören wir nichts von Ihnen, stornieren wir diese Buchung am ${chooseUntil} kostenlos.`,
        ],
      }),
      cancelled_for_ship: ({ trip, guest, reason, refundSentence, orderNumber }) => ({
        subject: `Storniert für ${guest}: ${trip} (${orderNumber})`,
        title: 'Die Buchung Ihres Gastes wurde storniert',
        paragraphs: [
          'Guten Tag,',
          `„${trip}“ für ${guest} mussten wir leider stornieren.`,
          reason,
          refundSentence,
        ],
      }),
    },
    otherStartsLink: 'Passende Uhrzeiten ansehen',
  },
  'zh-Hans': {
    traveller: {
      call_changed: ({ name, trip, isShipFitting, fullRefundUntil }) => ({
        subject: `邮轮靠港时间有变：${trip}`,
        title: '邮轮靠港时间有变',
        paragraphs: [
          `${name}，您好：`,
          isShipFitting
            ? `您乘坐的邮轮调整了靠港时间。“${trip}”不受影响，您仍可按时返船，无需任何操作。`
            : `您乘坐的邮轮调整了靠港时间。请确认“${trip}”是否仍然合适：按我们的推算，您将无法按时返船。`,
          '最新时间见下方及电子票。',
          ...ifPromised(
            fullRefundUntil,
            `如果您已另订其他场次，可在${fullRefundUntil}前取消本订单并获全额退款。`,
          ),
        ],
      }),
      other_start_offered: ({ name, trip, otherStartTimes, chooseUntil }) => ({
        subject: `请重新选择场次：${trip}`,
        title: '参加原场次将无法按时返船',
        paragraphs: [
          `${name}，您好：`,
          `您乘坐的邮轮调整了靠港时间。参加原场次的“${trip}”，您将无法按时返船。`,
          `同日以下场次可以按时返船：${otherStartTimes}。请通过下方链接预订新场次，再取消本订单，本订单全额退款。`,
          `如您未作选择，我们将于${chooseUntil}取消本订单并全额退款。`,
        ],
      }),
      cancelled_for_ship: ({ name, trip, reason, refundSentence }) => ({
        subject: `订单已取消，全额退款：${trip}`,
        title: '订单已取消，全额退款',
        paragraphs: [
          `${name}，您好：`,
          `很抱歉，我们取消了您的“${trip}”订单，全额退款。`,
          reason,
          refundSentence,
        ],
      }),
    },
    guest: {
      call_changed: ({ name, trip, isShipFitting }) => ({
        subject: `邮轮靠港时间有变：${trip}`,
        title: '邮轮靠港时间有变',
        paragraphs: [
          `${name}，您好：`,
          isShipFitting
            ? `您乘坐的邮轮调整了靠港时间。“${trip}”不受影响，您仍可按时返船，无需任何操作。`
            : `您乘坐的邮轮调整了靠港时间。按我们的推算，参加“${trip}”将无法按时返船。`,
          '最新时间见下方及电子票。',
        ],
      }),
      other_start_offered: ({ name, trip, otherStartTimes, organisation }) => ({
        subject: `请重新选择场次：${trip}`,
        title: '参加原场次将无法按时返船',
        paragraphs: [
          `${name}，您好：`,
          `您乘坐的邮轮调整了靠港时间。参加原场次的“${trip}”，您将无法按时返船。`,
          `同日以下场次可以按时返船：${otherStartTimes}。如需改订，请联系${organisation}。`,
        ],
      }),
      cancelled_for_ship: ({ name, trip, reason, organisation }) => ({
        subject: `订单已取消：${trip}`,
        title: '订单已取消',
        paragraphs: [
          `${name}，您好：`,
          `很抱歉，我们取消了您的“${trip}”订单。`,
          reason,
          `我们也已通知${organisation}。`,
        ],
      }),
    },
    organisation: {
      call_changed: ({ trip, guest, isShipFitting, fullRefundUntil, orderNumber }) => ({
        subject: `${guest}的邮轮靠港时间有变：${trip}（订单号：${orderNumber}）`,
        title: '客人的邮轮靠港时间有变',
        paragraphs: [
          '您好：',
          isShipFitting
            ? `为${guest}预订的“${trip}”不受影响，无需任何操作。`
            : `按我们的推算，为${guest}预订的“${trip}”与新的靠港时间不符。`,
          ...ifPromised(fullRefundUntil, `如已另订其他场次，可在${fullRefundUntil}前免费取消本订单。`),
        ],
      }),
      other_start_offered: ({ trip, guest, otherStartTimes, chooseUntil, orderNumber }) => ({
        subject: `请为${guest}重新选择场次：${trip}（订单号：${orderNumber}）`,
        title: '客人参加原场次将无法按时返船',
        paragraphs: [
          '您好：',
          `邮轮调整了靠港时间。参加原场次的“${trip}”，${guest}将无法按时返船。`,
          `同日以下场次可以按时返船：${otherStartTimes}。请通过下方链接预订新场次，再免费取消本订单。`,
          `如未作选择，我们将于${chooseUntil}免费取消本订单。`,
        ],
      }),
      cancelled_for_ship: ({ trip, guest, reason, refundSentence, orderNumber }) => ({
        subject: `${guest}的订单已取消：${trip}（订单号：${orderNumber}）`,
        title: '客人的订单已取消',
        paragraphs: ['您好：', `我们取消了为${guest}预订的“${trip}”。`, reason, refundSentence],
      }),
    },
    otherStartsLink: '查看合适的场次',
  },
};

/** A sentence about a full refund; none if no refund was promised, so that `fullRefundUntil` is empty. */
function ifPromised(fullRefundUntil: string, sentence: string): string[] {
  return fullRefundUntil === '' ? [] : [sentence];
}
