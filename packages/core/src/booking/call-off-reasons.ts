import type { MessageLocale } from '../locale/locales.ts';

export const CALL_OFF_REASONS = ['weather', 'minimum', 'other'] as const;
export type CallOffReason = (typeof CALL_OFF_REASONS)[number];

/** Why a trip does not take place, as its travellers read it; `other` is said in words of one's own, or not at all. */
export const callOffWords: Readonly<
  Record<Exclude<CallOffReason, 'other'>, Readonly<Record<MessageLocale, string>>>
> = {
  weather: {
    en: 'The weather does not allow it.',
    de: 'Das Wetter lässt es nicht zu.',
    'zh-Hans': '天气条件不允许。',
  },
  minimum: {
    en: 'Too few people have booked.',
    de: 'Es haben sich zu wenige Personen angemeldet.',
    'zh-Hans': '报名人数不足。',
  },
};
