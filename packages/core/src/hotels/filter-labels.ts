import type { MessageLocale } from '../locale/locales.ts';
import type { BedType } from './beds.ts';
import type { Board } from './board.ts';

type Texts = Readonly<Record<MessageLocale, string>>;

const boardNames: Readonly<Record<Board, Texts>> = {
  'room-only': { en: 'Room only', de: 'Ohne Verpflegung', 'zh-Hans': '不含餐' },
  breakfast: { en: 'Breakfast included', de: 'Mit Frühstück', 'zh-Hans': '含早餐' },
  'half-board': { en: 'Half board', de: 'Halbpension', 'zh-Hans': '含早晚餐' },
  'full-board': { en: 'Full board', de: 'Vollpension', 'zh-Hans': '含三餐' },
  'all-inclusive': { en: 'All inclusive', de: 'All-inclusive', 'zh-Hans': '全包' },
};

/** What a filter calls a board. */
export function boardLabel(board: Board, language: MessageLocale): string {
  return boardNames[board][language];
}

const chineseNumbers = '零一二三四五';

/** Chinese readers know stars as an official grade, so ours are grades of the platform there. */
export function starsLabel(stars: number, language: MessageLocale): string {
  const labels: Texts = {
    en: `${stars} stars`,
    de: `${stars} Sterne`,
    'zh-Hans': `${chineseNumbers[stars]}星级或${chineseNumbers[stars]}钻`,
  };
  return labels[language];
}

const bedTypes: Readonly<Record<BedType, Texts>> = {
  double: { en: 'One double bed', de: 'Ein Doppelbett', 'zh-Hans': '大床' },
  twin: { en: 'Two separate beds', de: 'Zwei getrennte Betten', 'zh-Hans': '双床' },
};

export function bedTypeLabel(type: BedType, language: MessageLocale): string {
  return bedTypes[type][language];
}

const freeCancellation: Texts = {
  en: 'Free cancellation',
  de: 'Kostenlos stornierbar',
  'zh-Hans': '免费取消',
};

export function freeCancellationLabel(language: MessageLocale): string {
  return freeCancellation[language];
}

const payAtHotel: Texts = {
  en: 'Pay at the hotel',
  de: 'Zahlung im Hotel',
  'zh-Hans': '到店付款',
};

export function payAtHotelLabel(language: MessageLocale): string {
  return payAtHotel[language];
}

export type DistanceFilter = { readonly to: 'sight' | 'quay'; readonly kilometres: number };

/** Distances that lists offer, to a sight of the place and to its cruise quay. */
export const DISTANCE_FILTERS: readonly DistanceFilter[] = [1, 2, 5].flatMap((kilometres) => [
  { to: 'sight' as const, kilometres },
  { to: 'quay' as const, kilometres },
]);

/** What distances are measured to: a sight by its names, and where cruise passengers land. */
export type Landmark = {
  readonly sight: (Readonly<Partial<Record<MessageLocale, string>>> & { readonly en: string }) | undefined;
  readonly isTenderQuay: boolean;
};

const mainSight: Texts = { en: 'Main sight', de: 'Hauptsehenswürdigkeit', 'zh-Hans': '主要景点' };
const quay: Texts = { en: 'Cruise quay', de: 'Kreuzfahrtkai', 'zh-Hans': '邮轮码头' };
const tenderPier: Texts = { en: 'Tender pier', de: 'Tenderanleger', 'zh-Hans': '邮轮接驳码头' };

/** A distance filter. The landmark stands before it as a name, because names have articles in some languages. */
export function distanceLabel(
  { to, kilometres }: DistanceFilter,
  { sight = mainSight, isTenderQuay }: Landmark,
  language: MessageLocale,
): string {
  const names = to === 'sight' ? sight : isTenderQuay ? tenderPier : quay;
  const name = names[language] ?? names.en;
  const labels: Texts = {
    en: `${name}: up to ${kilometres} km`,
    de: `${name}: bis ${kilometres} km`,
    'zh-Hans': `距${name}${kilometres}公里以内`,
  };
  return labels[language];
}
