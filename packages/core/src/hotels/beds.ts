import type { MessageLocale } from '../locale/locales.ts';

/** One bed and several, as they follow their number: 1 double bed (160 cm), 2张单人床. */
type BedName = Readonly<Record<'one' | 'many', string>>;

const sameInChinese = (name: string): BedName => ({ one: name, many: name });

const bedNames = {
  single: {
    en: { one: 'single bed', many: 'single beds' },
    de: { one: 'Einzelbett', many: 'Einzelbetten' },
    'zh-Hans': sameInChinese('单人床'),
  },
  double: {
    en: { one: 'double bed (140 cm)', many: 'double beds (140 cm)' },
    de: { one: 'Doppelbett (140 cm)', many: 'Doppelbetten (140 cm)' },
    'zh-Hans': sameInChinese('1.4米双人床'),
  },
  queen: {
    en: { one: 'double bed (160 cm)', many: 'double beds (160 cm)' },
    de: { one: 'Doppelbett (160 cm)', many: 'Doppelbetten (160 cm)' },
    'zh-Hans': sameInChinese('1.6米大床'),
  },
  king: {
    en: { one: 'double bed (180 cm)', many: 'double beds (180 cm)' },
    de: { one: 'Doppelbett (180 cm)', many: 'Doppelbetten (180 cm)' },
    'zh-Hans': sameInChinese('1.8米大床'),
  },
  'double-or-twin': {
    en: {
      one: 'double bed (180 cm) or two single beds',
      many: 'double beds (180 cm), each also as two single beds',
    },
    de: {
      one: 'Doppelbett (180 cm) oder zwei Einzelbetten',
      many: 'Doppelbetten (180 cm), jeweils auch als zwei Einzelbetten',
    },
    'zh-Hans': sameInChinese('1.8米大床或两张单人床'),
  },
  'sofa-bed': {
    en: { one: 'sofa bed', many: 'sofa beds' },
    de: { one: 'Schlafsofa', many: 'Schlafsofas' },
    'zh-Hans': sameInChinese('沙发床'),
  },
  bunk: {
    en: { one: 'bunk bed', many: 'bunk beds' },
    de: { one: 'Etagenbett', many: 'Etagenbetten' },
    'zh-Hans': sameInChinese('上下铺'),
  },
  futon: {
    en: { one: 'futon', many: 'futons' },
    de: { one: 'Futon', many: 'Futons' },
    'zh-Hans': sameInChinese('日式床褥'),
  },
} as const satisfies Record<string, Readonly<Record<MessageLocale, BedName>>>;

type Bed = keyof typeof bedNames;

/** The kinds of beds that a room may have. Cots and extra beds are put into a room for a party; they are no kinds. */
export const BEDS = Object.keys(bedNames) as readonly Bed[];

/** How two guests sleep: in one bed, or in two. */
export const BED_TYPES = ['double', 'twin'] as const;
export type BedType = (typeof BED_TYPES)[number];

/** The beds of a room type, each kind with its number. */
export type BedsOfRoom = readonly { readonly bed: string; readonly count: number }[];

const doubleBeds: ReadonlySet<string> = new Set([
  'double',
  'queen',
  'king',
  'double-or-twin',
] satisfies Bed[]);
const singleBeds: ReadonlySet<string> = new Set(['single', 'futon'] satisfies Bed[]);

/** Whether two guests can sleep so in a room. A hotel puts a bed that can be divided as its guests say. */
export function hasBedType(beds: BedsOfRoom, type: BedType): boolean {
  const countOf = (kinds: ReadonlySet<string>) =>
    beds.reduce((sum, { bed, count }) => sum + (kinds.has(bed) ? count : 0), 0);
  if (type === 'double') return countOf(doubleBeds) > 0;
  return beds.some(({ bed }) => bed === 'double-or-twin') || countOf(singleBeds) >= 2;
}

function isBed(code: string): code is Bed {
  return Object.hasOwn(bedNames, code);
}

/** Beds of a kind with their number. A code from another supplier that we have no name for stands for itself. */
export function bedsText(
  { bed, count }: { readonly bed: string; readonly count: number },
  language: MessageLocale,
): string {
  const name = isBed(bed) ? bedNames[bed][language][count === 1 ? 'one' : 'many'] : bed;
  if (language !== 'zh-Hans') return `${count} ${name}`;
  return bed === 'futon' ? `${count}套${name}` : `${count}张${name}`;
}
