import { priceBy } from './price-by.ts';
import type { Aspect, Trait } from './trait.ts';

const MAX_PRIVATE_GROUP = 8;
/** Price per person of a private trip, in per cent of the price of the shared trip. */
const PRIVATE_PRICE_PERCENT = 240;

/**
 * How many people travel together: only the traveller’s own group, or a small group. A trip that is sold per group has its
 * size already, and the capacity of a trip that shares boats or guides with others cannot change.
 */
export const groupSizeTraits: Aspect = [
  {
    id: 'just-us',
    name: { en: 'just your own group', de: 'nur für Ihre Gruppe', 'zh-Hans': '专属包团' },
    sentence: {
      en: 'No one else joins: the pace, the stops and the questions are yours.',
      de: 'Sonst kommt niemand mit: Tempo, Pausen und Themen bestimmen Sie.',
      'zh-Hans': '全程只有您和同行的人，节奏、停留和话题都由您决定。',
    },
    fits: (product) => hasOwnCapacity(product) && product.type !== 'shows',
    change: (product) => ({
      ...priceBy(product, PRIVATE_PRICE_PERCENT),
      capacity: MAX_PRIVATE_GROUP,
      maxGroup: MAX_PRIVATE_GROUP,
    }),
  },
  smallGroupTrait(4, 170, '四人小团', {
    en: 'We take four guests at most, so everyone hears and is heard.',
    de: 'Mehr als vier Gäste nehmen wir nicht mit: So hört jeder alles, und jeder kommt zu Wort.',
    'zh-Hans': '每团最多四位客人，人人听得清，问题也都有人答。',
  }),
  smallGroupTrait(6, 140, '六人小团', {
    en: 'We take six guests at most and fit around one table.',
    de: 'Höchstens sechs Gäste sind dabei, und alle passen an einen Tisch.',
    'zh-Hans': '每团不超过六人，休息时刚好围坐一桌。',
  }),
];

function smallGroupTrait(
  maxPeople: 4 | 6,
  pricePercent: number,
  chineseName: string,
  sentence: Trait['sentence'],
): Trait {
  const numberWords = { 4: ['four', 'vier'], 6: ['six', 'sechs'] } as const;
  const [english, german] = numberWords[maxPeople];
  return {
    id: `${english}-at-most`,
    name: { en: `${english} guests at most`, de: `höchstens ${german} Gäste`, 'zh-Hans': chineseName },
    sentence,
    // Only a guided trip, which has languages, gains from a smaller group.
    fits: (product) =>
      hasOwnCapacity(product) && product.capacity > maxPeople && product.languages.length > 0,
    change: (product) => ({ ...priceBy(product, pricePercent), capacity: maxPeople, maxGroup: maxPeople }),
  };
}

function hasOwnCapacity({ group, shares = [] }: Parameters<Trait['fits']>[0]): boolean {
  return !group && shares.length === 0;
}
