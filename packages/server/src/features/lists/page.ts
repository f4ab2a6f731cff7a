import type { Columns } from './index/columns.ts';
import type { ProductOrder } from './index/product-order.ts';
import type { ListQuery } from './list-query.ts';

type PageQuery = Pick<ListQuery, 'sort' | 'locale' | 'currency'> & {
  readonly offset: number;
  readonly size: number;
  /** Products that travellers can book only in some weeks. In the order of popularity they come last. */
  readonly isLater?: ((number: number) => boolean) | undefined;
};

/** Reused by every page. All zero between two pages. */
let matchMarks = new Uint8Array(1024);

/** One page of the found products, in order. Equal products are sorted by popularity, in both directions. */
export function pageOf(columns: Columns, matches: Uint32Array, page: PageQuery): number[] {
  if (page.offset >= matches.length) return [];
  // Sorting a few products is faster than walking past all others.
  return matches.length * SORTING_COST_FACTOR < columns.byPopularity.length
    ? sortMatches(columns, matches, page)
    : collectInOrder(columns, matches, page);
}

const SORTING_COST_FACTOR = 16;

function orderOf(columns: Columns, { sort, locale, currency }: PageQuery): ProductOrder {
  if (sort === 'none') return columns.byPopularity;
  return sort === 'name' ? columns.byName(locale) : columns.byPrice(currency);
}

function sortMatches(columns: Columns, matches: Uint32Array, page: PageQuery): number[] {
  const { offset, size, sort, currency } = page;
  const ranks = orderOf(columns, { ...page, sort: sort === 'high' ? 'none' : sort }).ranks();
  const prices = columns.prices(currency);
  const { isLater } = page;
  const laterRank = (number: number) => (isLater?.(number) ? 1 : 0);
  const byRank = (one: number, other: number) =>
    laterRank(one) - laterRank(other) || (ranks[one] ?? 0) - (ranks[other] ?? 0);
  const highFirst = (one: number, other: number) => (prices[other] ?? 0) - (prices[one] ?? 0);
  const sorted = matches.toSorted(
    sort === 'high' ? (one, other) => highFirst(one, other) || byRank(one, other) : byRank,
  );
  return [...sorted.subarray(offset, offset + size)];
}

function collectInOrder(columns: Columns, matches: Uint32Array, page: PageQuery): number[] {
  const { offset, size, sort } = page;
  if (matchMarks.length < columns.size) matchMarks = new Uint8Array(2 * columns.size);
  for (const number of matches) matchMarks[number] = 1;
  const order = orderOf(columns, page);
  const pageNumbers: number[] = [];
  let matchCount = 0;
  const collect = (begin: number, end: number, isWanted: (number: number) => boolean = () => true) => {
    for (let position = begin; position < end && pageNumbers.length < size; position++) {
      const number = order.at(position);
      if (matchMarks[number] === 1 && isWanted(number) && matchCount++ >= offset) pageNumbers.push(number);
    }
  };
  const { isLater } = page;
  if (sort === 'high')
    visitFromHighestPrice(order, columns.prices(page.currency), (begin, end) => {
      collect(begin, end);
      return pageNumbers.length < size;
    });
  else if (isLater) {
    collect(0, order.length, (number) => !isLater(number));
    collect(0, order.length, isLater);
  } else collect(0, order.length);
  for (const number of matches) matchMarks[number] = 0;
  return pageNumbers;
}

/** Walks from the highest price down. Products with the same price keep their order. */
function visitFromHighestPrice(
  order: ProductOrder,
  prices: Float64Array,
  visitRange: (begin: number, end: number) => boolean,
): void {
  for (let end = order.length; end > 0; ) {
    const price = prices[order.at(end - 1)];
    let begin = end - 1;
    while (begin > 0 && prices[order.at(begin - 1)] === price) begin--;
    if (!visitRange(begin, end)) return;
    end = begin;
  }
}
