import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type WaiverWords = {
  readonly title: string;
  readonly participant: string;
  readonly guardian: string;
  readonly trip: string;
  readonly date: string;
  readonly supplier: string;
  readonly text: string;
  readonly signature: string;
  readonly typed: string;
  readonly drawn: string;
  readonly signedAt: string;
  readonly timeThere: (city: string) => string;
  readonly seal: string;
  readonly sealed: string;
};

/** What stands on the paper of a signature around the text that was signed. */
export const waiverWords: Readonly<Record<MessageLocale, WaiverWords>> = {
  en: {
    title: 'Signed waiver',
    participant: 'Participant',
    guardian: 'Parent or guardian',
    trip: 'Trip',
    date: 'Date of the trip',
    supplier: 'Operator',
    text: 'Text',
    signature: 'Signature',
    typed: 'Signed by typing the name',
    drawn: 'Signed by hand on screen',
    signedAt: 'Signed',
    timeThere: (city) => `${city} time`,
    seal: 'Seal',
    sealed: 'SHA-256 of the text, the names, the trip, the signature and the time',
  },
  de: {
    title: 'Unterschriebene Haftungserklärung',
    participant: 'Teilnehmende Person',
    guardian: 'Sorgeberechtigte Person',
    trip: 'Tour',
    date: 'Tag der Tour',
    supplier: 'Veranstalter',
    text: 'Text',
    signature: 'Unterschrift',
    typed: 'Durch Eintippen des Namens unterschrieben',
    drawn: 'Von Hand am Bildschirm unterschrieben',
    signedAt: 'Unterschrieben',
    timeThere: (city) => `Ortszeit ${city}`,
    seal: 'Siegel',
    sealed: 'SHA-256 über Text, Namen, Tour, Unterschrift und Zeit',
  },
  'zh-Hans': {
    title: '已签署的免责声明',
    participant: '参加者',
    guardian: '父母或监护人',
    trip: '行程',
    date: '行程日期',
    supplier: '经营者',
    text: '文本',
    signature: '签名',
    typed: '以键入姓名的方式签署',
    drawn: '在屏幕上手写签署',
    signedAt: '签署时间',
    timeThere: (city) => `${city}当地时间`,
    seal: '封印',
    sealed: '对文本、姓名、行程、签名和时间计算的 SHA-256',
  },
};
