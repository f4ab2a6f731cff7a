import type { TravellerTexts } from './notification-texts.ts';

export const travellerTextsZh: TravellerTexts = {
  notifications: {
    confirmed: ({ name, trip, supplier }) => ({
      subject: `预订成功：${trip}`,
      title: '预订成功',
      paragraphs: [
        `${name}，您好！您预订的“${trip}”已确认。`,
        `接下来：请在手机上出示电子票或打印携带，并在开始前十分钟到达集合地点。${supplier} 已知道您会来。`,
      ],
    }),
    requested: ({ name, trip, supplier, answerUntil }) => ({
      subject: `已为您发出申请：${trip}`,
      title: '已为您发出申请',
      paragraphs: [
        `${name}，您好！“${trip}”需要服务商确认。我们已向 ${supplier} 发出申请，对方最迟于${answerUntil}答复。`,
        '在此之前，名额为您保留，款项仅作预授权。如被拒绝或逾期未答复，预授权会自动解除，已扣款项会立即退回。',
      ],
    }),
    declined: ({ name, trip, supplier, money, reason }) => ({
      subject: `这次未能成行：${trip}`,
      title: '这次未能成行',
      paragraphs: [
        `${name}，您好！很抱歉，${supplier} 无法接待您参加“${trip}”。`,
        reason && `对方说明：${reason}`,
        money,
      ],
    }),
    unanswered: ({ name, trip, supplier, money }) => ({
      subject: `逾期未获答复：${trip}`,
      title: '逾期未获答复',
      paragraphs: [
        `${name}，您好！${supplier} 未能及时答复您对“${trip}”的申请，因此预订未成立。非常抱歉。`,
        money,
      ],
    }),
    unpaid: ({ name, trip, money }) => ({
      subject: `付款失败，未能预订：${trip}`,
      title: '付款失败',
      paragraphs: [
        `${name}，您好！为“${trip}”预授权的款项已无法扣取。未付款则预订不成立，您的名额已重新开放。`,
        money,
        '如果您仍想参加，请重新预订。',
      ],
    }),
    withdrawn: ({ name, trip, money }) => ({
      subject: `申请已撤回：${trip}`,
      title: '您的申请已撤回',
      paragraphs: [`${name}，您好！您已撤回对“${trip}”的申请，无需支付任何费用。`, money],
    }),
    tickets_cancelled: ({ name, trip, money }) => ({
      subject: `部分电子票已取消：${trip}`,
      title: '您的部分电子票已取消',
      paragraphs: [
        `${name}，您好！您对“${trip}”预订中的部分电子票已取消，不再有效；其余电子票不受影响。`,
        money,
      ],
    }),
    cancelled: ({ name, trip, money }) => ({
      subject: `已取消：${trip}`,
      title: '您的预订已取消',
      paragraphs: [`${name}，您好！您对“${trip}”的预订已取消，电子票不再有效。`, money],
    }),
    cancelled_by_supplier: ({ name, trip, money, reason }) => ({
      subject: `行程取消：${trip}`,
      title: '行程已取消',
      paragraphs: [
        `${name}，您好！很抱歉，“${trip}”已取消。这不是您的原因，我们会全额退款。`,
        reason && `原因：${reason}`,
        money,
      ],
    }),
    late_money: ({ name, trip, money }) => ({
      subject: `付款到账过晚：${trip}`,
      title: '付款到账过晚',
      paragraphs: [
        `${name}，您好！您为“${trip}”支付的款项在时限过后才到账，届时已无法为您保留，因此预订未成立。`,
        money,
      ],
    }),
    refunded: ({ name, trip, money }) => ({
      subject: `退款正在处理：${trip}`,
      title: '退款正在处理',
      paragraphs: [`${name}，您好！这是关于“${trip}”的通知。`, money],
    }),
    refund_failed: ({ name, trip }) => ({
      subject: `暂时无法退款：${trip}`,
      title: '暂时无法退款',
      paragraphs: [
        `${name}，您好！我们应为“${trip}”向您退款，但原支付方式无法接收：卡片可能已过期，或账户已注销。`,
        '请回复本邮件，以便我们以其他方式退款。这笔钱一定会退给您。',
      ],
    }),
  },
  money: {
    refunded: (sum) => `${sum} 将按原支付方式退回。银行到账最长需要十天，通常更快。`,
    notRefunded: '根据您预订时的取消条款，已付款项不予退还。',
    untouched: '未扣取任何款项。银行卡上的预授权金额会被解除。',
    alreadyRefunded: '已付款项此前已全部退回。',
    credited: (sum) => `由您所在机构记账支付，将向该机构开具 ${sum} 的退款单。`,
    invoiceStands: '由您所在机构记账支付。根据您预订时的取消条款，账单仍然有效。',
    notInvoiced: '不会向您所在机构收取任何费用。',
  },
  see: '查看您的预订',
  tickets: '电子票（PDF）',
  calendar: '添加到日历',
  invoice: (kind, number) => `${kind === 'invoice' ? '账单' : '退款单'} ${number}（PDF）`,
  search: '查找其他行程',
  keep: '持有此链接的人可以查看并取消预订，请勿转发。',
  keepSeen: '持有此链接的人可以查看预订，请勿转发。',
  cancellationTerms: {
    head: '如需取消',
    full: (until) => `${until}前：全额退款。`,
    part: (until, percent) => `${until}前：退还 ${percent}。`,
    after: '此后不予退款。',
    never: '取消后不予退款。',
  },
};
