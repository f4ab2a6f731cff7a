import { collator } from '@ashore/core/locale/intl.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES, type SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { DayWindow } from './day-window.ts';
import { codesOf, createFacets, FACETS, type Facet, type Facets } from './facets.ts';
import type { ListFacts } from './facts.ts';
import { noPrice, type PricesOf } from './prices.ts';
import { createProductOrder, type ProductOrder } from './product-order.ts';
import { createPromotions, type Promotions } from './promotions.ts';

/**
 * All products on sale, as one number per product and one column per fact that lists use. A request reads
 * memory sequentially and allocates nothing per product.
 */
export type Columns = {
  readonly window: DayWindow;
  readonly facets: Facets;
  /** Larger than every product number. A product that is no longer on sale has the place code `NOT_ON_SALE`. */
  readonly size: number;
  /** For each product, the code of its value. */
  codes(facet: Facet): Uint32Array;
  /** In minor units, after today's promotion. */
  prices(currency: SelectableCurrency): Float64Array;
  readonly byPopularity: ProductOrder;
  byName(locale: MessageLocale): ProductOrder;
  byPrice(currency: SelectableCurrency): ProductOrder;
  readonly promotions: Promotions;
  idOf(number: number): string;
  numberOf(id: string): number | undefined;
  /**
   * Stores the current facts of these products. Returns the places whose lists now show another time of day,
   * promotion or name for a product they had before.
   */
  storeFacts(facts: readonly ListFacts[], now: Date): Set<string>;
  remove(ids: readonly string[]): void;
  /** Updates the prices to the current day in each time zone. */
  refreshForDay(now: Date): void;
};

/** The place code of a product that is not on sale. */
export const NOT_ON_SALE = 0;

export function createColumns(window: DayWindow, pricesOf: PricesOf): Columns {
  const facets = createFacets();
  facets.places.codeOf('', () => []);
  const numbers = new Map<string, number>();
  const freeNumbers: number[] = [];
  const ids: string[] = [];
  const names = MESSAGE_LOCALES.map((): string[] => []);
  const usualPrices: { currency: string; priceMinor: number }[] = [];
  let codes = FACETS.map(() => new Uint32Array(64));
  let prices = SELECTABLE_CURRENCIES.map(() => new Float64Array(64));
  let popularity = new Uint8Array(64);

  const byPopularity = createProductOrder(compareByPopularity);
  const byName = names.map((column, index) => {
    const { compare } = collator(MESSAGE_LOCALES[index] ?? 'en');
    return createProductOrder(
      (one, other) => compare(column[one] ?? '', column[other] ?? '') || compareByPopularity(one, other),
    );
  });
  const byPrice = SELECTABLE_CURRENCIES.map((_, index) =>
    createProductOrder(
      (one, other) => priceIn(index, one) - priceIn(index, other) || compareByPopularity(one, other),
    ),
  );
  const promotions = createPromotions();

  return {
    window,
    facets,
    get size() {
      return ids.length;
    },
    codes: (facet) => codes[FACETS.indexOf(facet)] ?? new Uint32Array(),
    prices: (currency) => prices[SELECTABLE_CURRENCIES.indexOf(currency)] ?? new Float64Array(),
    byPopularity,
    byName: (locale) => byName[MESSAGE_LOCALES.indexOf(locale)] ?? byPopularity,
    byPrice: (currency) => byPrice[SELECTABLE_CURRENCIES.indexOf(currency)] ?? byPopularity,
    promotions,
    idOf: (number) => ids[number] ?? '',
    numberOf: (id) => numbers.get(id),
    storeFacts,
    remove,
    refreshForDay,
  };

  function storeFacts(facts: readonly ListFacts[], now: Date): Set<string> {
    refreshForDay(now);
    const knownNumbers = facts.flatMap(({ id }) => numbers.get(id) ?? []);
    const shownBefore = new Map(knownNumbers.map((number) => [number, shownFacts(number)]));
    removeRows(knownNumbers, [byPopularity, ...byName, ...byPrice]);
    const storedNumbers = facts.map((product) => write(product, now));
    for (const order of [byPopularity, ...byName, ...byPrice]) order.add(storedNumbers);
    return new Set(
      storedNumbers.flatMap((number) => {
        const [before, current] = [shownBefore.get(number), shownFacts(number)];
        return !before || before.text === current.text ? [] : current.places;
      }),
    );
  }

  function remove(removedIds: readonly string[]): void {
    const removedNumbers = removedIds.flatMap((id) => numbers.get(id) ?? []);
    removeRows(removedNumbers, [byPopularity, ...byName, ...byPrice]);
    for (const number of removedNumbers) {
      numbers.delete(ids[number] ?? '');
      promotions.remove(number);
      for (const column of codes) column[number] = NOT_ON_SALE;
      freeNumbers.push(number);
    }
  }

  function refreshForDay(now: Date): void {
    const changedNumbers = promotions.refreshForDay(now);
    removeRows(changedNumbers, byPrice);
    for (const number of changedNumbers) writePrices(number);
    if (changedNumbers.length > 0) for (const order of byPrice) order.add(changedNumbers);
  }

  function removeRows(numbersToRemove: readonly number[], orders: readonly ProductOrder[]): void {
    if (numbersToRemove.length === 0) return;
    const removedNumbers = new Set(numbersToRemove);
    for (const order of orders) order.remove(removedNumbers);
  }

  function write(product: ListFacts, now: Date): number {
    const { id, currency, priceMinor } = product;
    const number = numbers.get(id) ?? freeNumbers.pop() ?? ids.length;
    if (number >= popularity.length) growColumns();
    numbers.set(id, number);
    ids[number] = id;
    usualPrices[number] = { currency, priceMinor };
    popularity[number] = product.popularity;
    for (const [index, column] of names.entries())
      column[number] = product.names[MESSAGE_LOCALES[index] ?? 'en'];
    for (const [index, code] of codesOf(product, facets, window).entries()) {
      const column = codes[index];
      if (column) column[number] = code;
    }
    promotions.store(number, product, now);
    writePrices(number);
    return number;
  }

  function writePrices(number: number): void {
    const product = usualPrices[number];
    if (!product) return;
    for (const [index, price] of pricesOf(product, promotions.percentOf(number)).entries()) {
      const column = prices[index];
      if (column) column[number] = price;
    }
  }

  /**
   * The facts shown in lists for which the channel announces no list. The channel announces lists only when a
   * product's own row changes.
   */
  function shownFacts(number: number) {
    const parts = codes[FACETS.indexOf('timeOfDay')]?.[number];
    const text = [parts, promotions.percentOf(number), ...names.map((column) => column[number])].join('|');
    const places = codes[FACETS.indexOf('places')]?.[number] ?? NOT_ON_SALE;
    return { text, places: facets.places.values[places] ?? [] };
  }

  function growColumns(): void {
    const length = 2 * popularity.length;
    codes = codes.map((column) => copiedInto(new Uint32Array(length), column));
    prices = prices.map((column) => copiedInto(new Float64Array(length), column));
    popularity = copiedInto(new Uint8Array(length), popularity);
  }

  function compareByPopularity(one: number, other: number): number {
    const difference = (popularity[other] ?? 0) - (popularity[one] ?? 0);
    return difference || ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1);
  }

  function priceIn(currency: number, number: number): number {
    return prices[currency]?.[number] ?? noPrice;
  }
}

function copiedInto<Column extends Uint8Array | Uint32Array | Float64Array>(
  larger: Column,
  column: Column,
): Column {
  larger.set(column);
  return larger;
}
