import type { AccountTexts } from './notification-texts.ts';
import { shipTexts } from './ship.ts';
import { stayTexts } from './stay.ts';

export const accountTextsZh: AccountTexts = {
  guest: {
    ...shipTexts['zh-Hans'].guest,
    ...stayTexts['zh-Hans'].ofStaysAlone.guest,
    confirmed: ({ name, trip, supplier, organisation, arriveBy }) => ({
      subject: `预订成功：${trip}`,
      title: '预订成功',
      paragraphs: [
        `${name}，您好：`,
        `${organisation}已为您预订“${trip}”。`,
        `出行当天，请在手机上出示电子票，或打印携带${arriveBy ? `，并于${arriveBy}前到达集合地点` : ''}。${supplier}已收到您的订单。如果计划有变，请联系${organisation}。`,
      ],
    }),
    requested: ({ name, trip, supplier, organisation, answerUntil }) => ({
      subject: `预订申请已提交：${trip}`,
      title: '预订申请已提交',
      paragraphs: [
        `${name}，您好：`,
        `${organisation}正在为您预订“${trip}”。我们已向${supplier}发出申请，商家须在${answerUntil}前答复。`,
        '在此之前，名额为您保留。商家确认后，电子票会发送给您。',
      ],
    }),
    declined: ({ name, trip, supplier, organisation, reason }) => ({
      subject: `预订未成功：${trip}`,
      title: '预订未成功',
      paragraphs: [
        `${name}，您好：`,
        `很抱歉，${supplier}无法接待，“${trip}”的预订未成立。`,
        reason && `商家说明：${reason}`,
        `我们也已通知${organisation}。`,
      ],
    }),
    unanswered: ({ name, trip, supplier, organisation }) => ({
      subject: `商家超时未答复：${trip}`,
      title: '商家超时未答复',
      paragraphs: [
        `${name}，您好：`,
        `${supplier}未能按时答复“${trip}”的申请，因此预订未成立。非常抱歉。`,
        `我们也已通知${organisation}。`,
      ],
    }),
    withdrawn: ({ name, trip, organisation }) => ({
      subject: `申请已撤回：${trip}`,
      title: '申请已撤回',
      paragraphs: [`${name}，您好：`, `${organisation}已撤回对“${trip}”的申请，预订未成立。`],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `部分电子票已取消：${trip}`,
      title: '您的部分电子票已取消',
      paragraphs: [
        `${name}，您好：`,
        `${organisation}已取消“${trip}”的部分电子票，这些电子票不再有效；其余电子票不受影响。`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `订单已取消：${trip}`,
      title: '您的订单已取消',
      paragraphs: [`${name}，您好：`, `${organisation}已取消“${trip}”的订单，电子票不再有效。`],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `商家取消了行程：${trip}`,
      title: '商家取消了行程',
      paragraphs: [
        `${name}，您好：`,
        `很抱歉，商家取消了“${trip}”。取消并非因您所致。`,
        reason && `原因：${reason}`,
        `我们也已通知${organisation}。`,
      ],
    }),
  },
  organisation: {
    ...shipTexts['zh-Hans'].organisation,
    ...stayTexts['zh-Hans'].ofStaysAlone.organisation,
    confirmed: ({ trip, guest, orderNumber }) => ({
      subject: `已为${guest}预订：${trip}（订单号：${orderNumber}）`,
      title: '客人的订单已确认',
      paragraphs: [
        '您好：',
        `已为${guest}预订“${trip}”，费用挂账至贵机构。`,
        `${guest}已收到不含价格的电子票邮件。只有贵机构可以通过本邮件中的链接取消预订。`,
      ],
    }),
    requested: ({ trip, guest, supplier, answerUntil, orderNumber }) => ({
      subject: `已为${guest}提交预订申请：${trip}（订单号：${orderNumber}）`,
      title: '预订申请已提交',
      paragraphs: [
        '您好：',
        `为${guest}预订的“${trip}”需商家确认。我们已向${supplier}发出申请，商家须在${answerUntil}前答复。`,
        '在此之前，名额为客人保留。如果商家拒绝或超时未答复，不会挂账。',
      ],
    }),
    declined: ({ trip, guest, supplier, refundSentence, reason, orderNumber }) => ({
      subject: `${guest}的预订未成功：${trip}（订单号：${orderNumber}）`,
      title: '预订未成功',
      paragraphs: [
        '您好：',
        `很抱歉，${supplier}无法接待${guest}，“${trip}”的预订未成立。`,
        reason && `商家说明：${reason}`,
        refundSentence,
      ],
    }),
    unanswered: ({ trip, guest, supplier, refundSentence, orderNumber }) => ({
      subject: `商家超时未答复${guest}的申请：${trip}（订单号：${orderNumber}）`,
      title: '商家超时未答复',
      paragraphs: [
        '您好：',
        `${supplier}未能按时答复${guest}对“${trip}”的申请，因此预订未成立。非常抱歉。`,
        refundSentence,
      ],
    }),
    withdrawn: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `${guest}的申请已撤回：${trip}（订单号：${orderNumber}）`,
      title: '申请已撤回',
      paragraphs: ['您好：', `您已撤回${guest}对“${trip}”的申请。`, refundSentence],
    }),
    tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `${guest}的部分电子票已取消：${trip}（订单号：${orderNumber}）`,
      title: '部分电子票已取消',
      paragraphs: [
        '您好：',
        `${guest}的“${trip}”部分电子票已取消，不再有效；其余电子票不受影响。`,
        refundSentence,
      ],
    }),
    cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `${guest}的订单已取消：${trip}（订单号：${orderNumber}）`,
      title: '订单已取消',
      paragraphs: ['您好：', `${guest}的“${trip}”订单已取消，电子票不再有效。`, refundSentence],
    }),
    cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
      subject: `商家取消了${guest}的行程：${trip}（订单号：${orderNumber}）`,
      title: '商家取消了行程',
      paragraphs: [
        '您好：',
        `很抱歉，商家取消了${guest}的“${trip}”。取消并非因贵机构或客人所致。`,
        reason && `原因：${reason}`,
        refundSentence,
      ],
    }),
  },
  keepEmailNote: '持有订单链接的人可以查看您的电子票，请勿转发。',
};
