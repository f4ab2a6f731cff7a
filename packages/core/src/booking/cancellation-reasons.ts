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
    de: 'Es haben zu wenige Personen gebucht.',
    'zh-Hans': '报名人数不足。',
  },
};

/** Why a booking is cancelled after the timetable of the travellers’ ship has changed. */
export const shipCancellationTexts: Readonly<
  Record<'skipped' | 'unfit', Readonly<Record<MessageLocale, string>>>
> = {
  skipped: {
    en: 'The ship no longer calls at this port on that day.',
    de: 'Das Schiff läuft den Hafen an diesem Tag nicht an.',
    'zh-Hans': '邮轮当日不再停靠该港口。',
  },
  unfit: {
    en: 'With the ship’s new times, the trip wouldn’t end in time to get back on board.',
    de: 'Mit den neuen Liegezeiten des Schiffs wäre der Ausflug nicht rechtzeitig für die Rückkehr an Bord zu Ende.',
    'zh-Hans': '邮轮靠港时间变更后，参加此项目将无法按时返船。',
  },
};

/**
 * Why some tickets of a booking cannot be cancelled by themselves, although the whole booking can. `left_over`: the
 * remaining travellers could not book alone. `too_often`: single tickets were cancelled too many times.
 */
export const PARTIAL_CANCELLATION_REFUSALS = ['left_over', 'too_often'] as const;
export type PartialCancellationRefusal = (typeof PARTIAL_CANCELLATION_REFUSALS)[number];

/** Why rooms are not cancelled, with 409: the hotel has reported that their guests did not arrive. */
export const NO_SHOW_REASON = 'no_show';
