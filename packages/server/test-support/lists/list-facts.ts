import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { REQUIREMENTS } from '@ashore/core/contract/values/list.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { type LocalDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { Exchange } from '../../src/features/catalogue/prices/exchange-rates.ts';
import { createColumns } from '../../src/features/lists/index/columns.ts';
import { dayWindow } from '../../src/features/lists/index/day-window.ts';
import type { ListedOption, ListFacts } from '../../src/features/lists/index/facts.ts';
import { createPricesOf } from '../../src/features/lists/index/prices.ts';

const daily: ListedOption = {
  timetable: { rules: [{ startTimes: [localTime('10:00')] }], exceptions: [] },
  durationMinutes: null,
  capacity: 12,
  cutoffMinutes: 60,
  tickets: [{ band: 'adult', priceMinor: 1_000 }],
  resources: [],
};

const cityOf = (slug: string) => ({ slug, names: { en: slug, de: `${slug}-de`, 'zh-Hans': `${slug}-zh` } });

/** A product as lists know it, with these differences. */
export function factsOf(number: number, differences: Partial<ListFacts> = {}): ListFacts {
  const name = `Trip ${String(number).padStart(6, '0')}`;
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    type: 'tours',
    places: ['lisbon', 'portugal'],
    city: cityOf('lisbon'),
    timeZone: 'Europe/Lisbon',
    names: { en: name, de: name, 'zh-Hans': name },
    interests: ['water'],
    languages: ['en'],
    durationMinutes: 120,
    rating: 4.5,
    ages: { from: 0 },
    popularity: 50,
    requirements: [],
    currency: 'EUR',
    priceMinor: 4_850,
    promotions: [],
    freeCancellation: true,
    instant: true,
    options: [daily],
    ...differences,
  };
}

const perEuro: Readonly<Record<string, number>> = { EUR: 1, USD: 1.25, GBP: 0.5, JPY: 200, CAD: 1.5 };

/** Simple rates, and none for Swiss francs. */
const exchange: Exchange = (amount, from, to, percents = []) => {
  const [source, target] = [perEuro[from], perEuro[to]];
  if (source === undefined || target === undefined) throw new Error(`There is no rate for ${to}`);
  const units = (currency: CurrencyCode | string) => (currency === 'JPY' ? 1 : 100);
  const share = percents.reduce((product, percent) => (product * percent) / 100, 1);
  return money(Math.round(((amount * share) / units(from) / source) * target * units(to)), to);
};

export const columnsWith = (facts: readonly ListFacts[], first: LocalDate, now: Date) => {
  const columns = createColumns(dayWindow(first), createPricesOf(exchange));
  columns.storeFacts(facts, now);
  return columns;
};

/** The same products for the same seed: all types, places, languages and prices, with many that are alike. */
export function manyFacts(count: number, seed = 1): ListFacts[] {
  let state = seed;
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const oneOf = <Value>(values: readonly Value[]) => values[upTo(values.length)] as Value;
  const someOf = <Value>(values: readonly Value[]) => [...new Set([oneOf(values), oneOf(values)])];
  return Array.from({ length: count }, (_, number) => {
    const [city, country] = oneOf([
      ['lisbon', 'portugal'],
      ['porto', 'portugal'],
      ['kyoto', 'japan'],
    ] as const);
    const word = oneOf(['Ärger', 'Boat', 'Öl', 'zoo', 'Übersicht', '早茶', '京都', 'É']);
    return factsOf(number, {
      places: [city, country],
      city: cityOf(city),
      timeZone: country === 'japan' ? 'Asia/Tokyo' : 'Europe/Lisbon',
      type: oneOf(PRODUCT_TYPES),
      names: { en: `${word} ${upTo(20)}`, de: `${word} ${upTo(20)}`, 'zh-Hans': word },
      interests: someOf(INTERESTS),
      languages: someOf(['en', 'de', 'zh-Hans', 'pt', 'ja']),
      durationMinutes: oneOf([null, 30, 60, 61, 240, 600, 3_000]),
      rating: oneOf([null, 2, 3, 3.5, 4.2, 4.5, 5]),
      ages: oneOf([{ from: 0 }, { from: 3 }, { from: 3, to: 8 }, { from: 8 }, { from: 18 }]),
      popularity: 1 + upTo(5),
      priceMinor: oneOf([0, 999, 4_850, 4_851, 120_000]),
      currency: oneOf(['EUR', 'JPY', 'USD']),
      requirements: REQUIREMENTS.filter((_, at) => (number >> at) % 2 === 1),
      freeCancellation: upTo(2) === 1,
      instant: upTo(3) > 0,
      options: [
        {
          ...daily,
          timetable: {
            rules: [{ startTimes: [localTime(oneOf(['08:00', '12:00', '16:59', '17:00']))] }],
            exceptions: [],
          },
        },
      ],
    });
  });
}
