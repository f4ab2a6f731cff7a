import type { AccountTexts } from './notification-texts.ts';

export const accountTextsZh: AccountTexts = {
  guest: {
    confirmed: ({ name, trip, supplier, organisation }) => ({
      subject: `预订成功：${trip}`,
      title: '预订成功',
      paragraphs: [
        `${name}，您好！${organisation} 已为您预订“${trip}”。`,
        `接下来：请在手机上出示电子票或打印携带，并在开始前十分钟到达集合地点。${supplier} 已知道您会来。如计划有变，请联系 ${organisation}。`,
      ],
    }),
    requested: ({ name, trip, supplier, organisation, answerUntil }) => ({
      subject: `已为您发出申请：${trip}`,
      title: '已为您发出申请',
      paragraphs: [
        `${name}，您好！${organisation} 正在为您预订“${trip}”。已向 ${supplier} 发出申请，对方最迟于${answerUntil}答复。`,
        '在此之前，名额为您保留。获得确认后，电子票会发送给您。',
      ],
    }),
    declined: ({ name, trip, supplier, organisation, reason }) => ({
      subject: `这次未能成行：${trip}`,
      title: '这次未能成行',
      paragraphs: [
        `${name}，您好！很抱歉，${supplier} 无法接待您参加“${trip}”。`,
        reason && `对方说明：${reason}`,
        `${organisation} 也已收到通知。`,
      ],
    }),
    unanswered: ({ name, trip, supplier, organisation }) => ({
      subject: `逾期未获答复：${trip}`,
      title: '逾期未获答复',
      paragraphs: [
        `${name}，您好！${supplier} 未能及时答复“${trip}”的申请，因此预订未成立。非常抱歉。`,
        `${organisation} 也已收到通知。`,
      ],
    }),
    withdrawn: ({ name, trip, organisation }) => ({
      subject: `申请已撤回：${trip}`,
      title: '申请已撤回',
      paragraphs: [`${name}，您好！${organisation} 已撤回对“${trip}”的申请，预订未成立。`],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `部分电子票已取消：${trip}`,
      title: '您的部分电子票已取消',
      paragraphs: [
        `${name}，您好！${organisation} 已取消“${trip}”的部分电子票，这些电子票不再有效；其余电子票不受影响。`,
      ],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `已取消：${trip}`,
      title: '您的预订已取消',
      paragraphs: [`${name}，您好！${organisation} 已取消您对“${trip}”的预订，电子票不再有效。`],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `行程取消：${trip}`,
      title: '行程已取消',
      paragraphs: [
        `${name}，您好！很抱歉，“${trip}”已取消。这不是您的原因。`,
        reason && `原因：${reason}`,
        `${organisation} 也已收到通知。`,
      ],
    }),
  },
  organisation: {
    confirmed: ({ trip, guest }) => ({
      subject: `已为 ${guest} 预订：${trip}`,
      title: '客人的预订已确认',
      paragraphs: [
        `您好！已为 ${guest} 预订“${trip}”，费用记入贵机构账户。`,
        `${guest} 已收到不含价格的电子票邮件。只有贵机构可以通过本邮件中的链接取消预订。`,
      ],
    }),
    requested: ({ trip, guest, supplier, answerUntil }) => ({
      subject: `已为 ${guest} 发出申请：${trip}`,
      title: '已为客人发出申请',
      paragraphs: [
        `您好！为 ${guest} 预订的“${trip}”需要服务商确认。我们已向 ${supplier} 发出申请，对方最迟于${answerUntil}答复。`,
        '在此之前，名额予以保留。如被拒绝或逾期未答复，不会记入贵机构账户。',
      ],
    }),
    declined: ({ trip, guest, supplier, money, reason }) => ({
      subject: `${guest} 未能成行：${trip}`,
      title: '这次未能成行',
      paragraphs: [
        `您好！很抱歉，${supplier} 无法接待 ${guest} 参加“${trip}”。`,
        reason && `对方说明：${reason}`,
        money,
      ],
    }),
    unanswered: ({ trip, guest, supplier, money }) => ({
      subject: `${guest} 的申请逾期未获答复：${trip}`,
      title: '逾期未获答复',
      paragraphs: [
        `您好！${supplier} 未能及时答复 ${guest} 对“${trip}”的申请，因此预订未成立。非常抱歉。`,
        money,
      ],
    }),
    withdrawn: ({ trip, guest, money }) => ({
      subject: `${guest} 的申请已撤回：${trip}`,
      title: '申请已撤回',
      paragraphs: [`您好！您已撤回 ${guest} 对“${trip}”的申请。`, money],
    }),
    tickets_cancelled: ({ trip, guest, money }) => ({
      subject: `${guest} 的部分电子票已取消：${trip}`,
      title: '部分电子票已取消',
      paragraphs: [`您好！${guest} 的“${trip}”部分电子票已取消，不再有效；其余电子票不受影响。`, money],
    }),
    cancelled: ({ trip, guest, money }) => ({
      subject: `${guest} 的预订已取消：${trip}`,
      title: '预订已取消',
      paragraphs: [`您好！${guest} 对“${trip}”的预订已取消，电子票不再有效。`, money],
    }),
    cancelled_by_supplier: ({ trip, guest, money, reason }) => ({
      subject: `${guest} 的行程取消：${trip}`,
      title: '行程已取消',
      paragraphs: [
        `您好！很抱歉，${guest} 的“${trip}”已取消。这不是您的原因。`,
        reason && `原因：${reason}`,
        money,
      ],
    }),
  },
  keep: '持有此链接的人可以查看您的电子票，请勿转发。',
};
