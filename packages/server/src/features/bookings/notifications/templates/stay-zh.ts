import type { StayTexts } from './stay-texts.ts';

/** The same to a contact person and to the guest of an organisation. */
const hotelNumberWords: StayTexts['ofStaysAlone']['traveller']['hotel_number'] = ({
  name,
  trip,
  hotelNumber,
  orderNumber,
}) => ({
  subject: `酒店确认号：${trip}`,
  title: '您的酒店确认号',
  paragraphs: [
    `${name}，您好：`,
    `“${trip}”已为您的住宿生成酒店确认号：${hotelNumber}。我们的订单号仍为 ${orderNumber}。`,
    '您无需进行任何操作，酒店确认单上也已显示此号码。',
  ],
});

export const stayTextsZh: StayTexts = {
  traveller: {
    confirmed: ({ name, trip, orderNumber }) => ({
      subject: `预订已确认：${trip}`,
      title: '预订已确认',
      paragraphs: [
        `${name}，您好：`,
        `您预订的“${trip}”已确认，订单号为 ${orderNumber}。`,
        '办理入住时，请用手机或打印件出示酒店确认单。',
      ],
    }),
    tickets_cancelled: ({ name, trip, refundSentence }) => ({
      subject: `部分客房已取消：${trip}`,
      title: '部分客房已取消',
      paragraphs: [
        `${name}，您好：`,
        `您在“${trip}”预订的部分客房已取消，其余客房保留不变。`,
        refundSentence,
      ],
    }),
    cancelled: ({ name, trip, refundSentence }) => ({
      subject: `订单已取消：${trip}`,
      title: '您的订单已取消',
      paragraphs: [`${name}，您好：`, `您预订的“${trip}”已取消，酒店确认单不再有效。`, refundSentence],
    }),
    cancelled_by_supplier: ({ name, trip, refundSentence, reason, isPaidAtHotel }) => ({
      subject: `酒店取消了订单：${trip}`,
      title: '酒店取消了您的订单',
      paragraphs: [
        `${name}，您好：`,
        `非常抱歉，“${trip}”取消了您的订单。${isPaidAtHotel ? '您无需支付任何费用。' : '您无需支付任何费用，已付款项将全额退还。'}`,
        reason && `原因：${reason}`,
        refundSentence,
      ],
    }),
  },
  guest: {
    confirmed: ({ name, trip, organisation, orderNumber }) => ({
      subject: `预订已确认：${trip}`,
      title: '预订已确认',
      paragraphs: [
        `${name}，您好：`,
        `${organisation}已为您预订“${trip}”，订单号为 ${orderNumber}。`,
        '办理入住时，请用手机或打印件出示酒店确认单。',
        `如行程有变，请联系${organisation}。`,
      ],
    }),
    tickets_cancelled: ({ name, trip, organisation }) => ({
      subject: `部分客房已取消：${trip}`,
      title: '部分客房已取消',
      paragraphs: [`${name}，您好：`, `${organisation}取消了“${trip}”的部分客房，其余客房保留不变。`],
    }),
    cancelled: ({ name, trip, organisation }) => ({
      subject: `订单已取消：${trip}`,
      title: '您的订单已取消',
      paragraphs: [`${name}，您好：`, `${organisation}取消了您在“${trip}”的订单，酒店确认单不再有效。`],
    }),
    cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
      subject: `酒店取消了订单：${trip}`,
      title: '酒店取消了您的订单',
      paragraphs: [
        `${name}，您好：`,
        `非常抱歉，“${trip}”取消了您的订单。`,
        reason && `原因：${reason}`,
        `我们也已通知${organisation}。`,
      ],
    }),
  },
  organisation: {
    confirmed: ({ trip, guest, orderNumber }) => ({
      subject: `${guest}的预订已确认：${trip}（订单号：${orderNumber}）`,
      title: '客人的预订已确认',
      paragraphs: [
        '您好：',
        `已为${guest}预订“${trip}”。`,
        `酒店确认单已发送给${guest}，不含价格。只有贵机构可以通过本邮件中的链接取消预订。`,
      ],
    }),
    tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `${guest}的部分客房已取消：${trip}（订单号：${orderNumber}）`,
      title: '部分客房已取消',
      paragraphs: ['您好：', `为${guest}预订的“${trip}”部分客房已取消，其余客房保留不变。`, refundSentence],
    }),
    cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
      subject: `${guest}的订单已取消：${trip}（订单号：${orderNumber}）`,
      title: '订单已取消',
      paragraphs: ['您好：', `${guest}在“${trip}”的订单已取消，酒店确认单不再有效。`, refundSentence],
    }),
    cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
      subject: `酒店取消了${guest}的订单：${trip}（订单号：${orderNumber}）`,
      title: '酒店取消了订单',
      paragraphs: [
        '您好：',
        `非常抱歉，“${trip}”取消了${guest}的订单。`,
        reason && `原因：${reason}`,
        refundSentence,
      ],
    }),
  },
  ofStaysAlone: {
    traveller: {
      no_show: ({ name, trip, refundSentence }) => ({
        subject: `未入住：${trip}`,
        title: '酒店反馈您未入住',
        paragraphs: [
          `${name}，您好：`,
          `“${trip}”反馈，此订单的客人未入住。费用将按您所订的价格方案收取。`,
          refundSentence,
          '如与事实不符，请回复此邮件。',
        ],
      }),
      hotel_number: hotelNumberWords,
    },
    guest: {
      no_show: ({ name, trip, organisation }) => ({
        subject: `未入住：${trip}`,
        title: '酒店反馈您未入住',
        paragraphs: [`${name}，您好：`, `“${trip}”反馈您未入住。如与事实不符，请联系${organisation}。`],
      }),
      hotel_number: hotelNumberWords,
    },
    organisation: {
      no_show: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `${guest}未入住：${trip}（订单号：${orderNumber}）`,
        title: '酒店反馈客人未入住',
        paragraphs: [
          '您好：',
          `“${trip}”反馈，${guest}未入住。费用将按所订的价格方案收取。`,
          refundSentence,
          '如与事实不符，请回复此邮件。',
        ],
      }),
      hotel_number: ({ trip, guest, hotelNumber, orderNumber }) => ({
        subject: `${guest}的酒店确认号：${trip}（订单号：${orderNumber}）`,
        title: '酒店确认号',
        paragraphs: [
          '您好：',
          `“${trip}”已为${guest}的住宿生成酒店确认号：${hotelNumber}。`,
          `我们已邮件告知${guest}，您无需进行任何操作。`,
        ],
      }),
    },
  },
  supplier: {
    booked: ({ trip, when, people, order, payment }) => ({
      subject: `新订单：${trip}，${when}（订单号：${order}）`,
      title: '新订单',
      paragraphs: [
        `“${trip}”收到新订单，共${people}间客房。${
          {
            prepaid: '订单已付款并确认。',
            account: '订单已确认，由机构挂账。',
            'at-hotel': '订单已确认，客人到店支付。',
          }[payment]
        }`,
        '客人将在前台出示此订单号。',
      ],
    }),
    tickets_cancelled: ({ trip, when, people, order }) => ({
      subject: `部分客房已取消：${trip}，${when}（订单号：${order}）`,
      title: '部分客房已取消',
      paragraphs: [`此订单目前共${people}间客房，其余客房已重新开放预订。`],
    }),
    cancelled: ({ trip, when, order }) => ({
      subject: `订单已取消：${trip}，${when}（订单号：${order}）`,
      title: '订单已取消',
      paragraphs: ['此订单已取消，客人不会入住，客房已重新开放预订。'],
    }),
  },
  arrivals: (hotel, day, count) => ({
    subject: `入住名单：${hotel}，${day}（${count}间）`,
    title: `入住名单：${day}`,
    paragraphs: [`“${hotel}”当日入住的预订共${count}间客房。`],
  }),
  reminder: ({ name, trip, day, orderNumber }) => ({
    subject: `入住提醒：${trip}`,
    title: '入住提醒',
    paragraphs: [
      `${name}，您好：`,
      `您预订的“${trip}”入住时间为${day}，订单号为 ${orderNumber}。`,
      '办理入住时，请用手机或打印件出示酒店确认单。前往酒店的路线和需要准备的事项见下文。',
    ],
  }),
  hotel: '酒店',
  leadGuests: '主要入住人',
  voucher: '酒店确认单（PDF）',
  arrivalsList: '入住名单（PDF）',
  atHotel: {
    nothing: '我们未扣款。',
    free: '我们未扣款。按价格方案，酒店也不收取费用。',
    mayCharge: (sum) => `我们未扣款。按价格方案，酒店可能收取${sum}。`,
  },
};
