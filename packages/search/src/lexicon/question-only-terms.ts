import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/**
 * Terms that count in queries only. Every second description mentions an evening, a guide or a kitchen
 * without being about it. A traveller who types the word alone means it.
 */
export const QUESTION_ONLY_TERMS = {
  en: ['walk', 'eat', 'guide', 'show', 'shows', 'view', 'views', 'quiet', 'climb', 'swim', 'winter', 'room',
    'queue', 'queues', 'kitchen', 'cook', 'child', 'children', 'evening', 'night', 'shop', 'island', 'ice',
    'bridge', 'tea', 'bread', 'taxi', 'luggage', 'cheese', 'coffee', 'lunch', 'hungry', 'gondola', 'couple', 'couples',
    'wedding', 'in love', 'coral', 'corals', 'easy walk', 'with lunch', 'early morning', 'water'],
  de: ['Essen', 'Abend', 'Nacht', 'Kinder', 'Kindern', 'Guide', 'Mittagessen', 'Koffer', 'Gepäck', 'Brot',
    'Käse', 'Kaffee', 'Tee', 'Brücke', 'anstehen', 'Küche', 'Koch', 'Date', 'Insel', 'Tal',
    'Gondel', 'Gondola', 'Korallen', 'mit Mittagessen', 'Wasser'],
  'zh-Hans': ['吃', '导游', '向导', '孩子', '儿童', '小孩', '行李', '咖啡', '面包', '午餐', '午饭', '奶酪', '厨房',
    '市场', '门票', '酒店', '排队', '双人', '爱情', '夫妻', '情侣', '珊瑚', '水上'],
} as const satisfies Readonly<Record<MessageLocale, readonly string[]>>;
