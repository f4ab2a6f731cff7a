import type { MessageLocale } from '../locale/locales.ts';

export const SUPPLIER_CANCELLATION_REASONS = ['weather', 'minimum', 'other'] as const;
export type SupplierCancellationReason = (typeof SUPPLIER_CANCELLATION_REASONS)[number];

/**
 * Why a trip does not take place, in the travellers' languages. For `other` the supplier writes a text, or
 * none.
 */
export const supplierCancellationTexts: Readonly<
  Record<Exclude<SupplierCancellationReason, 'other'>, Readonly<Record<MessageLocale, string>>>
> = {
  weather: {
    en: 'The weather isn’t suitable.',
    de: 'Das Wetter lässt es nicht zu.',
    'zh-Hans': '天气条件不允许。',
  },
  minimum: {
    en: 'Too few people have booked.',
    de: 'Es haben sich zu wenige Personen angemeldet.',
    'zh-Hans': '报名人数不足。',
  },
};

/**
 * Why some tickets of a booking cannot be cancelled by themselves, although the whole booking can. `left_over`: the
 * remaining travellers could not book alone. `too_often`: single tickets were cancelled too many times.
 */
export const PARTIAL_CANCELLATION_REFUSALS = ['left_over', 'too_often'] as const;
export type PartialCancellationRefusal = (typeof PARTIAL_CANCELLATION_REFUSALS)[number];
