import type { EXCLUDED, INCLUDED } from '../../packages/core/src/catalogue/features.ts';
import type { ProductInFile } from '../../packages/server/src/features/catalogue/file/place-file.ts';
import { priceBy } from './price-by.ts';
import type { Aspect, Trait } from './trait.ts';

type Included = (typeof INCLUDED)[number];
type Excluded = (typeof EXCLUDED)[number];

const includedMeals: readonly Included[] = ['snack', 'breakfast', 'lunch', 'dinner', 'tasting'];
const transport: readonly Included[] = ['hotel-pickup', 'town-pickup', 'port-pickup', 'transport'];

/** How travellers get there and back. */
export const pickups: Aspect = [
  extraTrait('hotel-pickup', [...transport, 'ferry'], ['hotel-pickup', 'transport'], {
    percent: 125,
    name: { en: 'with pick-up', de: 'mit Abholung', 'zh-Hans': '含酒店接送' },
    sentence: {
      en: 'We pick you up at the door of your hotel and bring you back to it.',
      de: 'Wir holen Sie vor Ihrem Hotel ab und bringen Sie dorthin zurück.',
      'zh-Hans': '我们到酒店门口接您，结束后再送您回去。',
    },
  }),
];

/** Meals that are included. */
export const meals: Aspect = [
  extraTrait('breakfast', includedMeals, ['food'], {
    percent: 115,
    name: { en: 'with breakfast', de: 'mit Frühstück', 'zh-Hans': '含早餐' },
    sentence: {
      en: 'Breakfast is included, at a place where the neighbours have theirs.',
      de: 'Das Frühstück ist inbegriffen, dort, wo auch die Nachbarn sitzen.',
      'zh-Hans': '含早餐，就在附近居民常去的小店。',
    },
  }),
  extraTrait('lunch', includedMeals, ['food'], {
    percent: 130,
    name: { en: 'with lunch', de: 'mit Mittagessen', 'zh-Hans': '含午餐' },
    sentence: {
      en: 'A proper lunch is included, with something for vegetarians.',
      de: 'Ein richtiges Mittagessen gehört dazu, auch für alle, die kein Fleisch essen.',
      'zh-Hans': '包含一顿正式的午餐，素食者也有合适的菜。',
    },
  }),
];

/** Photographs and insurance. */
export const keepsakes: Aspect = [
  extraTrait('photos', ['photos'], ['photos'], {
    percent: 120,
    name: { en: 'with photographs', de: 'mit Fotos', 'zh-Hans': '含跟拍照片' },
    sentence: {
      en: 'Pictures are taken along the way and sent to you the same evening.',
      de: 'Unterwegs wird fotografiert; die Bilder haben Sie am selben Abend.',
      'zh-Hans': '途中有人为您拍照，当晚就把照片发给您。',
    },
  }),
  extraTrait('insurance', ['insurance'], ['insurance'], {
    percent: 108,
    name: { en: 'with insurance', de: 'mit Versicherung', 'zh-Hans': '含保险' },
    sentence: {
      en: 'Accident cover for the whole outing is part of the price.',
      de: 'Eine Unfallversicherung für den ganzen Ausflug ist inbegriffen.',
      'zh-Hans': '价格已包含全程意外保险。',
    },
  }),
];

type Extra = Pick<Trait, 'name' | 'sentence'> & { readonly percent: number };

/** Does not fit a trip that already includes this or something like it. */
function extraTrait(
  what: Included,
  unless: readonly Included[],
  insteadOf: readonly Excluded[],
  { percent, ...words }: Extra,
): Trait {
  return {
    id: `with-${what}`,
    ...words,
    fits: ({ included, type, shares = [] }: ProductInFile) =>
      type !== 'transfers' && shares.length === 0 && !included.some((code) => unless.includes(code)),
    change: (product) => ({
      ...priceBy(product, percent),
      included: [...product.included, what],
      excluded: product.excluded.filter((code) => !insteadOf.includes(code)),
    }),
  };
}
