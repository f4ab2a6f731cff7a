import { contract } from '@ashore/core/contract/contract.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { implement } from '@orpc/server';
import { type ListedProducts, type ListProducts, listProducts } from '../../features/lists/list-products.ts';
import { priceSpanIn } from '../../features/lists/price-span-in.ts';
import { promotedProducts } from '../../features/lists/promoted-products.ts';
import { noteTours } from './catalogue.ts';
import { type ApiContext, textLocale } from './context.ts';
import { isPlainList } from './is-plain-list.ts';
import { pageLinks } from './page-links.ts';
import { refusing } from './refusing.ts';
import { rememberedCards } from './remembered-cards.ts';
import { remembering, rememberingWhere } from './remembering.ts';

const tours = implement(contract.tours).$context<ApiContext>().use(refusing);

/** How people narrow a list has no end: nobody's filters push out what everybody reads. */
const rememberingPlain = rememberingWhere(isPlainList);

export const promoted = tours.promoted.use(remembering).handler(async ({ input, context }) => {
  context.shows('promotions');
  const { page, size } = input;
  const found = await promotedProducts(context.lists, { page, size, now: context.now() });
  return pageOf(context, '/api/tours/promoted', {
    ...input,
    found: { ...found, pricesUntil: found.until },
  });
});

export const list = tours.list
  .use(rememberingPlain)
  .handler(({ input, context }) => filteredPage(context, '/api/tours', input));

export const ofType = tours.ofType
  .use(rememberingPlain)
  .handler(({ input, context }) => filteredPage(context, `/api/${input.productType}`, input));

type ListInput = Omit<ListProducts, 'locale' | 'now' | 'dateFrom' | 'dateTo'> & {
  readonly priceIn?: SelectableCurrency | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

async function filteredPage(context: ApiContext, path: string, input: ListInput) {
  const { location, dateFrom, dateTo } = input;
  const found = await listProducts(context.database, context.lists, {
    ...input,
    ...(await priceSpanIn(context.database, input)),
    dateFrom: dateFrom === undefined ? undefined : localDate(dateFrom),
    dateTo: dateTo === undefined ? undefined : localDate(dateTo),
    locale: textLocale(context),
    now: context.now(),
  });
  // A list of one city changes with what is sold there. By its code a place could be any, and a country holds many.
  const isCity = found.isHome && location?.length === uuidLength;
  if (!isPlainList(input)) context.endless();
  context.shows(isCity ? `tours:${location.toLowerCase()}` : 'tours');
  const { _embedded, ...page } = await pageOf(context, path, { ...input, found });
  const nextRunOf = ({ tourId }: TourSummary) => found.nextRuns.get(tourId) ?? null;
  const tourSummaryList = _embedded.tourSummaryList.map((tour) => ({ ...tour, nextRunOn: nextRunOf(tour) }));
  return { _embedded: { tourSummaryList }, ...page, filters: found.filters };
}

const uuidLength = 36;

type Found = Pick<ListedProducts, 'ids' | 'total' | 'until' | 'pricesUntil'>;

type PageWanted = Pick<ListInput, 'page' | 'size' | 'currency'> & {
  readonly productType?: ListInput['productType'];
  readonly found: Found;
};

async function pageOf(context: ApiContext, path: string, { found, ...wanted }: PageWanted) {
  const { productType: _, ...asked } = wanted;
  const { page, size, currency } = wanted;
  const shown = await rememberedCards(context, { ...found, currency });
  noteTours(context, shown);
  context.holdsUntil(found.until);
  const links = pageLinks(path, asked, { page, size, total: found.total });
  return { _embedded: { tourSummaryList: shown }, ...links };
}
