import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type ManifestWords = {
  readonly title: string;
  readonly people: (count: number) => string;
  readonly contact: (who: string) => string;
  readonly born: (date: string) => string;
  readonly gender: Readonly<Record<'female' | 'male' | 'diverse', string>>;
  readonly nationality: (country: string) => string;
  readonly passport: (number: string) => string;
  readonly passportUntil: (date: string) => string;
  readonly lives: (address: string) => string;
  readonly keep: string;
};

/** What stands on the list that a supplier takes along. */
export const manifestWords: Readonly<Record<MessageLocale, ManifestWords>> = {
  en: {
    title: 'Who comes',
    people: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
    contact: (who) => `Contact: ${who}`,
    born: (date) => `Born ${date}`,
    gender: { female: 'Female', male: 'Male', diverse: 'Diverse' },
    nationality: (country) => `Nationality: ${country}`,
    passport: (number) => `Passport ${number}`,
    passportUntil: (date) => `Passport valid until ${date}`,
    lives: (address) => `Address: ${address}`,
    keep: 'Personal data: only for those who run this trip, and to be destroyed when it is no longer needed for it.',
  },
  de: {
    title: 'Wer kommt',
    people: (count) => `${count} ${count === 1 ? 'Person' : 'Personen'}`,
    contact: (who) => `Kontakt: ${who}`,
    born: (date) => `Geboren am ${date}`,
    gender: { female: 'Weiblich', male: 'Männlich', diverse: 'Divers' },
    nationality: (country) => `Staatsangehörigkeit: ${country}`,
    passport: (number) => `Reisepass ${number}`,
    passportUntil: (date) => `Reisepass gültig bis ${date}`,
    lives: (address) => `Anschrift: ${address}`,
    keep: 'Personenbezogene Daten: nur für die Durchführung dieser Tour bestimmt und zu vernichten, sobald sie dafür nicht mehr gebraucht werden.',
  },
  'zh-Hans': {
    title: '参加者名单',
    people: (count) => `${count} 人`,
    contact: (who) => `联系方式：${who}`,
    born: (date) => `出生日期：${date}`,
    gender: { female: '女', male: '男', diverse: '其他' },
    nationality: (country) => `国籍：${country}`,
    passport: (number) => `护照号码：${number}`,
    passportUntil: (date) => `护照有效期至：${date}`,
    lives: (address) => `住址：${address}`,
    keep: '含个人信息：仅供本次行程的工作人员使用，不再需要时请销毁。',
  },
};
