import type { TravellerTexts } from './notification-texts.ts';
import { shipTexts } from './ship.ts';
import { stayTexts } from './stay.ts';

export const travellerTextsZh: TravellerTexts = {
  notifications: {
    ...shipTexts['zh-Hans'].traveller,
    ...stayTexts['zh-Hans'].ofStaysAlone.traveller,
    confirmed: ({ name, trip, supplier, arriveBy }) => ({
      subject: `预订成功：${trip}`,
      title: '预订成功',
      paragraphs: [
        `${name}，您好：`,
        `您预订的“${trip}”已确认。`,
        `出行当天，请在手机上出示电子票，或打印携带${arriveBy ? `，并于${arriveBy}前到达集合地点` : ''}。${supplier}已收到您的订单。`,
      ],
    }),
    requested: ({ name, trip, supplier, answerUntil }) => ({
      subject: `预订申请已提交：${trip}`,
      title: '预订申请已提交',
      paragraphs: [
        `${name}，您好：`,
        `“${trip}”需商家确认。我们已向${supplier}发出申请，商家须在${answerUntil}前答复。`,
        '在此之前，名额为您保留，款项只做预授权（暂不扣款）。如果商家拒绝或超时未答复，预授权会自动释放，已扣的款项会立即退回。',
      ],
    }),
    declined: ({ name, trip, supplier, refundSentence, reason }) => ({
      subject: `预订未成功：${trip}`,
      title: '预订未成功',
      paragraphs: [
        `${name}，您好：`,
        `很抱歉，${supplier}无法接待，“${trip}”的预订未成立。`,
        reason && `商家说明：${reason}`,
        refundSentence,
      ],
    }),
    unanswered: ({ name, trip, supplier, refundSentence }) => ({
      subject: `商家超时未答复：${trip}`,
      title: '商家超时未答复',
      paragraphs: [
        `${name}，您好：`,
        `${supplier}未能按时答复您对“${trip}”的申请，因此预订未成立。非常抱歉。`,
        refundSentence,
      ],
    }),
    unpaid: ({ name, trip, refundSentence }) => ({
      subject: `扣款未成功，预订未成立：${trip}`,
      title: '扣款未成功',
      paragraphs: [
        `${name}，您好：`,
        `“${trip}”的预授权款项未能扣取，因此预订未成立，名额已释放。`,
        refundSentence,
        '如果您仍想参加，请重新预订。',
      ],
    }),
    withdrawn: ({ name, trip, refundSentence }) => ({
      subject: `申请已撤回：${trip}`,
      title: '您的申请已撤回',
      paragraphs: [`${name}，您好：`, `您已撤回对“${trip}”的申请，无需支付任何费用。`, refundSentence],
    }),
    tickets_cancelled: ({ name, trip, refundSentence }) => ({
      subject: `部分电子票已取消：${trip}`,
      title: '您的部分电子票已取消',
      paragraphs: [
        `${name}，您好：`,
        `“${trip}”的部分电子票已取消，不再有效；其余电子票不受影响。`,
        refundSentence,
      ],
    }),
    cancelled: ({ name, trip, refundSentence }) => ({
      subject: `订单已取消：${trip}`,
      title: '您的订单已取消',
      paragraphs: [`${name}，您好：`, `“${trip}”的订单已取消，电子票不再有效。`, refundSentence],
    }),
    cancelled_by_supplier: ({ name, trip, refundSentence, reason }) => ({
      subject: `商家取消了行程：${trip}`,
      title: '商家取消了行程',
      paragraphs: [
        `${name}，您好：`,
        `很抱歉，商家取消了“${trip}”。取消并非因您所致，我们会全额退款。`,
        reason && `原因：${reason}`,
        refundSentence,
      ],
    }),
    late_money: ({ name, trip, refundSentence }) => ({
      subject: `付款超时：${trip}`,
      title: '付款超时',
      paragraphs: [
        `${name}，您好：`,
        `您为“${trip}”支付的款项超时后才到账，当时名额已释放，因此预订未成立。`,
        refundSentence,
      ],
    }),
    refunded: ({ name, trip, refundSentence, isGoodwill, isConfirmed }) => ({
      subject: `退款正在处理：${trip}`,
      title: '退款正在处理',
      paragraphs: [
        `${name}，您好：`,
        isGoodwill ? `作为补偿，我们将为您办理“${trip}”的退款。` : `您为“${trip}”支付的款项正在退回。`,
        refundSentence,
        isGoodwill && isConfirmed ? '您的预订仍然有效。' : null,
      ],
    }),
    refund_failed: ({ name, trip }) => ({
      subject: `暂时无法退款：${trip}`,
      title: '暂时无法退款',
      paragraphs: [
        `${name}，您好：`,
        `我们为“${trip}”向您退款时未能成功，可能是银行卡已过期，或银行账户已注销。`,
        '请回复本邮件，我们会换一种方式把款项退给您。',
      ],
    }),
  },
  money: {
    refunded: (sum) => `${sum}将原路退回，最长10天到账，通常更快。`,
    notRefunded: '根据预订时的取消规则，已付款项不予退还。',
    untouched: '未扣款。如有预授权，会自动释放。',
    alreadyRefunded: '已付款项此前已全部退回。',
    credited: (sum) => `此订单由您所在机构挂账，我们会向该机构开具${sum}的退款单。`,
    invoiceStands: '此订单由您所在机构挂账。根据预订时的取消规则，账单仍需支付。',
    notInvoiced: '不会向您所在机构收取任何费用。',
  },
  openBooking: '查看订单',
  tickets: '电子票（PDF）',
  calendar: '加入日历',
  invoice: (kind, number) => `${kind === 'invoice' ? '账单' : '退款单'} ${number}（PDF）`,
  search: '查看其他玩乐',
  terms: (date) => (date === null ? '预订条款' : `预订条款（${date}版）`),
  keepEmailNote: '持有订单链接的人可以查看并取消订单，请勿转发。',
  keepEmailNoteAfterEnd: '持有订单链接的人可以查看订单，请勿转发。',
};
