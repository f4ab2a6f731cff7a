import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** Events that a supplier is notified of. */
export type SupplierNotification =
  | 'booked'
  | 'requested'
  | 'request_ended'
  | 'tickets_cancelled'
  | 'call_changed'
  | 'ship_changed'
  | 'may_not_come'
  | 'cancelled';

export type SupplierMailFacts = {
  readonly trip: string;
  readonly when: string;
  readonly people: number;
  readonly until: string;
  /** Until when travellers may choose another departure, after a change of their ship’s times. */
  readonly chooseUntil: string;
  readonly order: string;
  readonly isOnAccount: boolean;
  /** Who pays a hotel, and where. */
  readonly payment: 'prepaid' | 'account' | 'at-hotel';
};

export type SupplierMailTexts = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
};

type SupplierTexts = {
  readonly notifications: Readonly<
    Record<SupplierNotification, (about: SupplierMailFacts) => SupplierMailTexts>
  >;
  readonly answer: string;
  readonly answerLink: string;
  readonly contact: string;
  readonly signed: string;
  readonly manifest: (trip: string, when: string, people: number) => SupplierMailTexts;
  readonly someone: string;
  readonly list: string;
  readonly listLink: (hasDocumentNumbers: boolean) => string;
  readonly passOn: (supplier: string) => string;
};

export const supplierTexts: Readonly<Record<MessageLocale, SupplierTexts>> = {
  en: {
    notifications: {
      booked: ({ trip, when, people, order, isOnAccount }) => ({
        subject: `New booking ${order}: ${trip}, ${when}`,
        title: 'New booking',
        paragraphs: [
          `${travellerCountText(people)} booked “${trip}”. ${isOnAccount ? 'The booking is confirmed, and an organisation pays on account.' : 'The booking is confirmed and paid.'}`,
        ],
      }),
      requested: ({ trip, when, people, until, order }) => ({
        subject: `New request ${order}, answer by ${until}: ${trip}, ${when}`,
        title: 'Can you accept this booking?',
        paragraphs: [
          `${travellerCountText(people)} requested “${trip}”. Please accept or decline by ${until}. After that the request expires, and the spots go back on sale.`,
          'We hold the spots until you answer. You don’t need to log in.',
        ],
      }),
      request_ended: ({ trip, when, order }) => ({
        subject: `Request closed ${order}: ${trip}, ${when}`,
        title: 'This request is closed',
        paragraphs: ['You don’t need to reply. The spots are back on sale.'],
      }),
      tickets_cancelled: ({ trip, when, people, order }) => ({
        subject: `Fewer travellers ${order}: ${trip}, ${when}`,
        title: 'Some tickets are cancelled',
        paragraphs: [
          `This booking is now for ${people} ${people === 1 ? 'traveller' : 'travellers'}. The other spots are back on sale.`,
        ],
      }),
      call_changed: ({ trip, when, order }) => ({
        subject: `New ship times ${order}: ${trip}, ${when}`,
        title: 'These travellers’ ship has new times',
        paragraphs: [
          'The travellers are still coming. The new times are below and on your list of travellers.',
        ],
      }),
      ship_changed: ({ trip, when, order }) => ({
        subject: `New ship details ${order}: ${trip}, ${when}`,
        title: 'These travellers have corrected their ship details',
        paragraphs: [
          'The travellers are still coming. Their ship, its pier and its all-aboard time are below and on your list of travellers.',
        ],
      }),
      may_not_come: ({ trip, when, order, chooseUntil }) => ({
        subject: `Travellers may not come ${order}: ${trip}, ${when}`,
        title: 'This start time no longer fits these travellers’ ship',
        paragraphs: [
          `Their ship has new times. They may book another start time that day, or cancel with a full refund. If they don’t answer by ${chooseUntil}, we cancel the booking and notify you.`,
        ],
      }),
      cancelled: ({ trip, when, order }) => ({
        subject: `Booking cancelled ${order}: ${trip}, ${when}`,
        title: 'A booking is cancelled',
        paragraphs: [
          'These travellers aren’t coming. Their tickets are no longer valid, and the spots are back on sale.',
        ],
      }),
    },
    answer: 'Accept or decline',
    answerLink:
      'Anyone with this link can answer for you, so please share it only with colleagues who may answer.',
    contact: 'Contact person',
    signed: 'Waiver signed by',
    manifest: (trip, when, people) => ({
      subject: `Travellers: ${trip}, ${when} (${people})`,
      title: `Travellers, ${when}`,
      paragraphs: [`${travellerCountText(people)} booked “${trip}”.`],
    }),
    someone: 'Name not given',
    list: 'List of all travellers (PDF)',
    listLink: (hasDocumentNumbers) =>
      `The list shows travellers’ personal details${hasDocumentNumbers ? ', such as passport numbers' : ''}. Please share its link only with colleagues who look after them. It works until three days after the last day.`,
    passOn: (supplier) => `We have no email address for ${supplier}. Please pass this on.`,
  },
  de: {
    notifications: {
      booked: ({ trip, when, people, order, isOnAccount }) => ({
        subject: `Neue Buchung ${order}: ${trip}, ${when}`,
        title: 'Sie haben eine neue Buchung',
        paragraphs: [
          `Für „${trip}“ ${people === 1 ? 'wurde 1 Platz' : `wurden ${people} Plätze`} gebucht. ${isOnAccount ? 'Die Buchung ist bestätigt; eine Organisation bezahlt sie auf Rechnung.' : 'Die Buchung ist bestätigt und bezahlt.'}`,
        ],
      }),
      requested: ({ trip, when, people, until, order }) => ({
        subject: `Bitte antworten Sie bis ${until}: ${trip}, ${when} (${order})`,
        title: 'Neue Anfrage: Können Sie zusagen?',
        paragraphs: [
          `${people} ${people === 1 ? 'Person möchte' : 'Personen möchten'} „${trip}“ buchen. Bitte sagen Sie bis ${until} zu oder ab. Danach verfällt die Anfrage, und die Plätze sind wieder frei.`,
          'Bis dahin bleiben die Plätze reserviert. Zum Antworten brauchen Sie sich nicht anzumelden.',
        ],
      }),
      request_ended: ({ trip, when, order }) => ({
        subject: `Keine Antwort mehr nötig: ${trip}, ${when} (${order})`,
        title: 'Die Anfrage hat sich erledigt',
        paragraphs: [
          'Aus dieser Anfrage wird keine Buchung. Sie brauchen nicht mehr zu antworten, und die Plätze sind wieder frei.',
        ],
      }),
      tickets_cancelled: ({ trip, when, people, order }) => ({
        subject: `Weniger Personen: ${trip}, ${when} (${order})`,
        title: 'Einzelne Tickets wurden storniert',
        paragraphs: [
          `Diese Buchung gilt jetzt noch für ${people} ${people === 1 ? 'Person' : 'Personen'}. Die übrigen Plätze sind wieder frei.`,
        ],
      }),
      call_changed: ({ trip, when, order }) => ({
        subject: `Neue Liegezeiten: ${trip}, ${when} (${order})`,
        title: 'Das Schiff dieser Gäste hat neue Liegezeiten',
        paragraphs: [
          'Die Gäste kommen weiterhin. Die neuen Zeiten stehen unten und in Ihrer Teilnehmerliste.',
        ],
      }),
      ship_changed: ({ trip, when, order }) => ({
        subject: `Neue Angaben zum Schiff: ${trip}, ${when} (${order})`,
        title: 'Diese Gäste haben die Angaben zu ihrem Schiff korrigiert',
        paragraphs: [
          'Die Gäste kommen weiterhin. Schiff, Liegeplatz und die Uhrzeit „Alle an Bord“ stehen unten und in Ihrer Teilnehmerliste.',
        ],
      }),
      may_not_come: ({ trip, when, order, chooseUntil }) => ({
        subject: `Gäste kommen vielleicht nicht: ${trip}, ${when} (${order})`,
        title: 'Der Termin passt nicht mehr zum Schiff dieser Gäste',
        paragraphs: [
          `Das Schiff hat neue Liegezeiten. Die Gäste können eine andere Uhrzeit am selben Tag buchen oder kostenlos stornieren. Ohne Antwort bis ${chooseUntil} stornieren wir die Buchung und geben Ihnen Bescheid.`,
        ],
      }),
      cancelled: ({ trip, when, order }) => ({
        subject: `Storniert: ${trip}, ${when} (${order})`,
        title: 'Eine Buchung wurde storniert',
        paragraphs: [
          'Die Gäste dieser Buchung kommen nicht. Die Plätze sind wieder frei, die Tickets gelten nicht mehr.',
        ],
      }),
    },
    answer: 'Zu- oder absagen',
    answerLink:
      'Wer diesen Link hat, kann für Sie antworten. Bitte geben Sie ihn nur an Kolleginnen und Kollegen weiter, die das dürfen.',
    contact: 'Kontakt',
    signed: 'Haftungserklärung unterschrieben von',
    manifest: (trip, when, people) => ({
      subject: `Teilnehmerliste: ${trip}, ${when} (${people})`,
      title: `Teilnehmerliste, ${when}`,
      paragraphs: [`${people} ${people === 1 ? 'Person hat' : 'Personen haben'} „${trip}“ gebucht.`],
    }),
    someone: 'Ohne Namen',
    list: 'Teilnehmerliste (PDF)',
    listLink: (hasDocumentNumbers) =>
      `Die Liste enthält ${hasDocumentNumbers ? 'Ausweisdaten' : 'persönliche Angaben'} der Gäste. Bitte geben Sie den Link nur an Personen weiter, die die Gäste betreuen. Er ist bis drei Tage nach dem Termin gültig.`,
    passOn: (supplier) =>
      `Für ${supplier} ist keine E-Mail-Adresse hinterlegt. Bitte leiten Sie diese Nachricht weiter.`,
  },
  'zh-Hans': {
    notifications: {
      booked: ({ trip, when, people, order, isOnAccount }) => ({
        subject: `新订单：${trip}，${when}（订单号：${order}）`,
        title: '新订单',
        paragraphs: [
          `${people}人预订了“${trip}”。${isOnAccount ? '订单已确认，由机构挂账。' : '订单已付款并确认。'}`,
        ],
      }),
      requested: ({ trip, when, people, until, order }) => ({
        subject: `请在${until}前答复：${trip}，${when}（订单号：${order}）`,
        title: '预订申请待答复',
        paragraphs: [
          `${people}人申请预订“${trip}”。请在${until}前答复能否接待；超时未答复，申请自动失效，名额将重新开放预订。`,
          '在您答复之前，名额会为客人保留。无需登录即可答复。',
        ],
      }),
      request_ended: ({ trip, when, order }) => ({
        subject: `无需再答复：${trip}，${when}（订单号：${order}）`,
        title: '申请已关闭',
        paragraphs: ['此申请已关闭，您无需再答复。名额已重新开放预订。'],
      }),
      tickets_cancelled: ({ trip, when, people, order }) => ({
        subject: `部分客人已取消：${trip}，${when}（订单号：${order}）`,
        title: '部分客人已取消',
        paragraphs: [`此订单目前共${people}人，其余名额已重新开放预订。`],
      }),
      call_changed: ({ trip, when, order }) => ({
        subject: `邮轮靠港时间有变：${trip}，${when}（订单号：${order}）`,
        title: '这些客人的邮轮调整了靠港时间',
        paragraphs: ['客人仍会前来。最新时间见下方及出行人名单。'],
      }),
      ship_changed: ({ trip, when, order }) => ({
        subject: `邮轮信息有更新：${trip}，${when}（订单号：${order}）`,
        title: '这些客人更新了邮轮信息',
        paragraphs: ['客人仍会前来。最新的邮轮、码头和最晚返船时间见下方及出行人名单。'],
      }),
      may_not_come: ({ trip, when, order, chooseUntil }) => ({
        subject: `客人可能不来：${trip}，${when}（订单号：${order}）`,
        title: '参加该场次，这些客人将无法按时返船',
        paragraphs: [
          `邮轮调整了靠港时间。客人可改订同日其他场次，或取消并获全额退款。如客人在${chooseUntil}前未答复，我们会取消订单并通知您。`,
        ],
      }),
      cancelled: ({ trip, when, order }) => ({
        subject: `订单已取消：${trip}，${when}（订单号：${order}）`,
        title: '订单已取消',
        paragraphs: ['此订单已取消，客人不会前来。电子票不再有效，名额已重新开放预订。'],
      }),
    },
    answer: '答复申请',
    answerLink: '持有此链接的人可以代您答复，请只转发给有权限的人。',
    contact: '预订人',
    signed: '已签署免责声明',
    manifest: (trip, when, people) => ({
      subject: `出行人名单：${trip}，${when}（${people}人）`,
      title: `出行人名单：${when}`,
      paragraphs: [`共有${people}人预订了“${trip}”。`],
    }),
    someone: '未填姓名',
    list: '出行人名单（PDF）',
    listLink: (hasDocumentNumbers) =>
      `名单含客人的${hasDocumentNumbers ? '证件信息' : '个人信息'}，请只将链接转发给负责接待的人员。链接在服务结束3天后失效。`,
    passOn: (supplier) => `${supplier}没有登记邮箱，请代为转达。`,
  },
};

function travellerCountText(people: number): string {
  return people === 1 ? '1 traveller has' : `${people} travellers have`;
}
