import { contract } from '@ashore/core/contract/contract.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { implement } from '@orpc/server';
import type { TravelDays } from '../../features/catalogue/cards/tour.queries.ts';
import {
  type ListedProducts,
  type ListProductsInput,
  listProducts,
} from '../../features/lists/list-products.ts';
import { convertPriceRange } from '../../features/lists/price-range.ts';
import { promotedProducts } from '../../features/lists/promoted-products.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cached, cachedWhere } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { cachedCards } from './cached-cards.ts';
import { recordShownTours } from './catalogue.ts';
import { withNextRuns } from './list-data.ts';
import { listDefaults, pageLinks } from './page-links.ts';

/**
 * Whether a list is requested as our own links request it. There are only a few such lists for each place.
 */
export function isPlainList(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).every(([name, value]) => {
    if (value === undefined || plain.has(name)) return true;
    if (name === 'interest' || name === 'place') return Array.isArray(value) && value.length === 1;
    return value === listDefaults[name];
  });
}

const plain = new Set(['productType', 'page', 'size', 'currency', 'location']);

const tours = implement(contract.tours).$context<ApiContext>().use(withContractErrors);

/** Filters combine without limit. Filtered lists must not displace the lists that all visitors read. */
const rememberingPlain = cachedWhere(isPlainList);

export const promoted = tours.promoted.use(cached).handler(async ({ input, context }) => {
  context.recordDependency('promotions');
  const { page, size } = input;
  const promoted = await promotedProducts(context.lists, { page, size, now: context.now() });
  const { _embedded, ...shownPage } = await pageOf(context, '/api/tours/promoted', {
    ...input,
    found: { ...promoted, pricesValidUntil: promoted.until },
  });
  const tourSummaryList = await withNextRuns(context, _embedded.tourSummaryList);
  return { _embedded: { tourSummaryList }, ...shownPage };
});

export const list = tours.list
  .use(rememberingPlain)
  .handler(({ input, context }) => filteredPage(context, '/api/tours', input));

export const ofType = tours.ofType
  .use(rememberingPlain)
  .handler(({ input, context }) => filteredPage(context, `/api/${input.productType}`, input));

type ListInput = Omit<ListProductsInput, 'locale' | 'now' | 'dateFrom' | 'dateTo'> & {
  readonly priceIn?: SelectableCurrency | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

async function filteredPage(context: ApiContext, path: string, input: ListInput) {
  const { location, dateFrom, dateTo } = input;
  const listed = await listProducts(context.database, context.lists, {
    ...input,
    ...(await convertPriceRange(context.database, input)),
    dateFrom: dateFrom === undefined ? undefined : localDate(dateFrom),
    dateTo: dateTo === undefined ? undefined : localDate(dateTo),
    locale: textLocale(context),
    now: context.now(),
  });
  // A list of one city changes only with what is sold there. A place given by its code could be any place,
  // and a country contains many.
  const isCity = listed.isHome && location?.length === uuidLength;
  if (!isPlainList(input)) context.markUncacheable();
  context.recordDependency(isCity ? `tours:${location.toLowerCase()}` : 'tours');
  const { _embedded, ...page } = await pageOf(context, path, {
    ...input,
    days: dateFrom && dateTo ? { from: dateFrom, to: dateTo } : undefined,
    found: listed,
  });
  const nextRunOf = ({ tourId }: TourSummary) => listed.nextRuns.get(tourId) ?? null;
  const tourSummaryList = _embedded.tourSummaryList.map((tour) => ({ ...tour, nextRunOn: nextRunOf(tour) }));
  return { _embedded: { tourSummaryList }, ...page, filters: listed.filters };
}

const uuidLength = 36;

type FoundProducts = Pick<ListedProducts, 'ids' | 'total' | 'until' | 'pricesValidUntil'>;

type PageWanted = Pick<ListInput, 'page' | 'size' | 'currency'> & {
  readonly productType?: ListInput['productType'];
  readonly found: FoundProducts;
  readonly days?: TravelDays | undefined;
};

async function pageOf(context: ApiContext, path: string, { found, days, ...wanted }: PageWanted) {
  const { productType: _, ...filters } = wanted;
  const { page, size, currency } = wanted;
  const cards = await cachedCards(context, { ...found, currency, days });
  recordShownTours(context, cards);
  context.limitExpiry(found.until);
  const links = pageLinks(path, filters, { page, size, total: found.total });
  return { _embedded: { tourSummaryList: cards }, ...links };
}
