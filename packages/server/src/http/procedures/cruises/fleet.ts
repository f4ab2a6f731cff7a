import { contract } from '@ashore/core/contract/contract.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import { implement } from '@orpc/server';
import { listLines, listRoutes, listShips } from '../../../features/cruises/list-fleet.ts';
import { type ApiContext, textLocale } from '../../api/call/context.ts';
import { cachedWhere } from '../../api/middleware/cache.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';

const cruises = implement(contract.cruises).$context<ApiContext>().use(withContractErrors);

/** Anyone can send any ID of an organisation, so these answers would fill the cache. */
const cachedForAll = cachedWhere(
  (input) =>
    typeof input === 'object' && input !== null && Reflect.get(input, 'organizationId') === undefined,
);

export const lines = cruises.lines.use(cachedForAll).handler(async ({ input, context }) => {
  const { type, organizationId: organisationId } = input;
  const cruiseLineList = await listLines(context.database, { ...fleetReader(context), type, organisationId });
  return { _embedded: { cruiseLineList }, _links: {} };
});

export const ships = cruises.ships.handler(async ({ input, context }) => {
  const { cruiseLine: lineId } = input;
  const cruiseShipList = await listShips(context.database, { ...fleetReader(context), lineId });
  return { _embedded: { cruiseShipList }, _links: {} };
});

export const routes = cruises.routes.handler(async ({ input, context }) => {
  const { cruiseShip: shipId } = input;
  const cruiseRouteList = await listRoutes(context.database, { ...fleetReader(context), shipId });
  return { _embedded: { cruiseRouteList }, _links: {} };
});

/** What lists of the fleet depend on. They change with every timetable and at the end of each day. */
export function fleetReader(context: ApiContext) {
  const now = context.now();
  context.recordDependency('timetable');
  context.recordDependency('tours');
  context.limitExpiry(nextMidnightAt(now, 'UTC'));
  return { locale: textLocale(context), today: localDateAt(now, 'UTC') };
}
