import { oc } from '@orpc/contract';
import { z } from 'zod';
import { answersInLocale, declaredErrors, halList, uuid } from '../conventions.ts';

const colour = z.string();
/** A sailing is called a route here, as specified. */
const tags = ['cruises'];

export const cruiseLine = z.object({
  name: z.string(),
  cruiseLineUuid: uuid,
  /** Ships with a sailing that has not ended. */
  shipCount: z.int().positive(),
  funnelColour: colour,
  accentColour: colour,
});
export type CruiseLine = z.output<typeof cruiseLine>;

export const listCruiseLines = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/cruiseLines',
    summary: 'Cruise lines with sailings ahead',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z.object({
      /** `withExcursions`: only lines that call at a port with trips on sale. */
      type: z.enum(['all', 'withExcursions']).default('all'),
      /** Only lines of this organisation, if it has any of its own. */
      organizationId: uuid.optional(),
    }),
  )
  .output(halList('cruiseLineList', cruiseLine));

export const cruiseShip = z.object({
  name: z.string(),
  cruiseShipUuid: uuid,
  /** Names the ship in the address of its page. */
  cruiseShipSlug: z.string(),
  routeCount: z.int().positive(),
});
export type CruiseShip = z.output<typeof cruiseShip>;

export const listCruiseShips = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/cruiseShips',
    summary: 'Ships of a cruise line with sailings ahead',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(z.object({ cruiseLine: uuid }))
  .output(halList('cruiseShipList', cruiseShip));

/** Every language at once, under the names of the specification. */
export const titles = { title_en: z.string(), title_de: z.string(), title_zh: z.string() };

export const cruiseRoute = z.object({
  cruiseRouteUuid: uuid,
  routeStartDate: z.iso.date(),
  routeEndDate: z.iso.date(),
  ...titles,
  /** Names of the ports in the order of the calls. */
  ports: z.array(z.string()),
  /** Ports of call with trips on sale. */
  portsWithTrips: z.int().nonnegative(),
});
export type CruiseRoute = z.output<typeof cruiseRoute>;

export const listCruiseRoutes = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/cruiseRoutes',
    summary: 'Sailings of a ship that have not ended, the next first',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(z.object({ cruiseShip: uuid }))
  .output(halList('cruiseRouteList', cruiseRoute));
