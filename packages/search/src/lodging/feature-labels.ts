import type { HotelListFilters } from '@ashore/core/contract/values/hotels.ts';
import { amenityName } from '@ashore/core/hotels/amenities.ts';
import type { BedType } from '@ashore/core/hotels/beds.ts';
import { BOARDS, type Board } from '@ashore/core/hotels/board.ts';
import {
  bedTypeLabel,
  boardLabel,
  distanceLabel,
  freeCancellationLabel,
  payAtHotelLabel,
  starsLabel,
} from '@ashore/core/hotels/filter-labels.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { type HotelFeature, KM_CLOSE } from './hotel-features.ts';
import type { StayPrice } from './price-in-query.ts';

type Texts = Readonly<Record<MessageLocale, string>>;

/** Features that are no amenity, board or star. Each says by which facts a hotel has it. */
const ownNames = {
  quiet: {
    en: 'Quiet (soundproof windows, garden or courtyard)',
    de: 'Ruhe (Schallschutzfenster, Garten oder Innenhof)',
    'zh-Hans': '安静（隔音窗、花园或庭院）',
  },
  family: {
    en: 'Rooms for families',
    de: 'Zimmer für Familien',
    'zh-Hans': '家庭客房',
  },
} as const satisfies Partial<Record<HotelFeature, Texts>>;

/** Features whose amenity has another code. */
const amenityCodes: Partial<Readonly<Record<HotelFeature, string>>> = {
  'step-free': 'step-free-access',
  beach: 'beach-access',
  pets: 'pets-welcome',
};

const starsOf: Partial<Readonly<Record<HotelFeature, number>>> = {
  'five-stars': 5,
  'four-stars': 4,
  luxury: 5,
};

const bedTypesOf: Partial<Readonly<Record<HotelFeature, BedType>>> = {
  'twin-beds': 'twin',
  'double-bed': 'double',
};

/** A query that names no city names no landmark of one. */
const USUAL_LANDMARKS = { sight: undefined, isTenderQuay: false };

function boardOf(feature: HotelFeature): Board | undefined {
  return BOARDS.find((board) => board === feature);
}

/** What a feature is called, in the words of the filters of lists. */
export function featureLabel(feature: HotelFeature | 'near', language: MessageLocale): string {
  if (feature === 'near') return nearLabel[language];
  if (feature in ownNames) return ownNames[feature as keyof typeof ownNames][language];
  const board = boardOf(feature);
  if (board !== undefined) return boardLabel(board, language);
  const stars = starsOf[feature];
  if (stars !== undefined) return starsLabel(stars, language);
  if (feature === 'free-cancellation') return freeCancellationLabel(language);
  if (feature === 'pay-at-hotel') return payAtHotelLabel(language);
  const bed = bedTypesOf[feature];
  if (bed !== undefined) return bedTypeLabel(bed, language);
  if (feature === 'central')
    return distanceLabel({ to: 'sight', kilometres: KM_CLOSE }, USUAL_LANDMARKS, language);
  if (feature === 'near-quay')
    return distanceLabel({ to: 'quay', kilometres: KM_CLOSE }, USUAL_LANDMARKS, language);
  return amenityName(amenityCodes[feature] ?? feature, language);
}

const nearLabel: Texts = {
  en: `Within ${KM_CLOSE} km of the place you named`,
  de: `Höchstens ${KM_CLOSE} km vom genannten Ort`,
  'zh-Hans': `距您指定的地点${KM_CLOSE}公里以内`,
};

/** The filters of a list that stand for features and a sight, by its slug. A list has none for quiet and for families. */
export function listFiltersOf(
  features: readonly HotelFeature[],
  { sight, wantsCheap }: { readonly sight: string | undefined; readonly wantsCheap: boolean },
): HotelListFilters {
  const isOwn = (feature: HotelFeature) => feature in ownNames || isOtherFilter(feature);
  return {
    stars: [...new Set(features.flatMap((feature) => starsOf[feature] ?? []))],
    boards: boardsOf(features),
    bed: features.flatMap((feature) => bedTypesOf[feature] ?? [])[0],
    amenities: features
      .filter((feature) => !isOwn(feature))
      .map((feature) => amenityCodes[feature] ?? feature),
    freeCancellation: features.includes('free-cancellation'),
    payAtHotel: features.includes('pay-at-hotel'),
    sight,
    maxKmToSight: sight !== undefined || features.includes('central') ? KM_CLOSE : undefined,
    maxKmToQuay: features.includes('near-quay') ? KM_CLOSE : undefined,
    sort: wantsCheap ? 'price' : undefined,
  };
}

function isOtherFilter(feature: HotelFeature): boolean {
  return (
    boardOf(feature) !== undefined ||
    starsOf[feature] !== undefined ||
    bedTypesOf[feature] !== undefined ||
    ['free-cancellation', 'pay-at-hotel', 'central', 'near-quay'].includes(feature)
  );
}

/** Half board includes breakfast, so a list for breakfast shows it too. The most that is asked counts. */
function boardsOf(features: readonly HotelFeature[]): readonly Board[] {
  const wanted = features.flatMap((feature) => boardOf(feature) ?? []);
  const least = Math.max(-1, ...wanted.map((board) => BOARDS.indexOf(board)));
  return least < 0 ? [] : BOARDS.slice(least);
}

const inUnits: Readonly<Record<StayPrice['per'], (price: string) => Texts>> = {
  night: (price) => ({ en: `${price} per night`, de: `${price} pro Nacht`, 'zh-Hans': `每晚${price}` }),
  stay: (price) => ({
    en: `${price} for the stay`,
    de: `${price} für den Aufenthalt`,
    'zh-Hans': `住宿总价${price}`,
  }),
};

/** What a stay may cost, as the reason why a hotel does not fit. */
export function priceLabel(
  { from, to, per }: Pick<StayPrice, 'from' | 'to' | 'per'>,
  { currency, language }: { readonly currency: string; readonly language: MessageLocale },
): string {
  const format = numberFormat(localeTable[language].intl, {
    ...{ style: 'currency', currency, maximumFractionDigits: 0 },
  });
  const [least, most] = [from, to].map((amount) => amount !== undefined && format.format(amount));
  const price: Texts =
    least && most
      ? { en: `${least}–${most}`, de: `${least}–${most}`, 'zh-Hans': `${least}–${most}` }
      : least
        ? { en: `${least} or more`, de: `ab ${least}`, 'zh-Hans': `${least}以上` }
        : { en: `up to ${most}`, de: `bis ${most}`, 'zh-Hans': `${most}以内` };
  return inUnits[per](price[language])[language];
}
