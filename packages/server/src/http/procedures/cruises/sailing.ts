import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { findExcursions } from '../../../features/cruises/find-excursions.ts';
import { routeMap } from '../../../features/cruises/map/route-map.ts';
import { listRouteImages, showRoute } from '../../../features/cruises/show-route.ts';
import { type ApiContext, textLocale } from '../../api/call/context.ts';
import { cached } from '../../api/middleware/cache.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';

const cruises = implement(contract.cruises).$context<ApiContext>().use(withContractErrors);

export const route = cruises.route.handler(async ({ input: { routeId }, context }) => {
  const shown = await showRoute(context.database, { routeId, locale: textLocale(context) });
  if (!shown) throw new Failure('not_found');
  recordRoute(context);
  return shown;
});

export const images = cruises.images.handler(async ({ input: { routeId }, context }) => {
  const imagePaths = await listRouteImages(context.database, routeId);
  if (!imagePaths) throw new Failure('not_found');
  recordRoute(context);
  return { imagePaths };
});

/** Ports never move, so this is drawn again only when a timetable changes. */
export const map = cruises.map.use(cached).handler(async ({ input: { routeId }, context }) => {
  const shown = await showRoute(context.database, { routeId, locale: textLocale(context) });
  if (!shown) throw new Failure('not_found');
  recordRoute(context);
  const calls = shown.cruiseRoutePorts.map(({ city: name, latitude, longitude }) => ({
    name,
    latitude,
    longitude,
  }));
  return routeMap(calls);
});

/** Spots are sold all the time. An answer with them, and a page that shows it, is made again after this long. */
const SPOTS_TRUE_MS = 5 * 60_000;

export const excursions = cruises.excursions.use(cached).handler(async ({ input, context }) => {
  const now = context.now();
  const ports = await findExcursions(context.database, { ...input, locale: textLocale(context), now });
  if (!ports) throw new Failure('not_found');
  recordRoute(context);
  context.limitExpiry(new Date(now.getTime() + SPOTS_TRUE_MS));
  return { ports };
});

function recordRoute({ recordDependency }: ApiContext): void {
  recordDependency('timetable');
  recordDependency('tours');
}
