import { oc } from '@orpc/contract';
import { z } from 'zod';
import { answersInLocale, currencyParam, declaredErrors, uuid } from '../conventions.ts';
import { mapLabel } from '../maps.ts';
import { tourSummary } from '../tour-summary.ts';
import { titles } from './fleet.ts';

const instant = z.iso.datetime();
const tags = ['cruises'];

const cruiseRoutePort = z.object({
  /** The place whose trips passengers take; for a port without trips, the port itself. */
  locationUuid: uuid,
  latitude: z.number(),
  longitude: z.number(),
  city: z.string(),
  country: z.string(),
  portSlug: z.string(),
  /** Counted from 0; ports and passages share one count. */
  position: z.int().min(0),
  date: z.iso.date(),
  timeZone: z.string(),
  /** Null where the sailing begins. */
  arrival: instant.nullable(),
  /** Null where the sailing ends. */
  departure: instant.nullable(),
  allAboard: instant.nullable(),
  /** When the last passenger must be at the ship or at the last tender boat. */
  lastBoarding: instant.nullable(),
  berth: z.string().nullable(),
  isTender: z.boolean(),
  state: z.enum(['planned', 'changed', 'skipped']),
  gangwayMinutes: z.int().min(0),
  tenderMinutes: z.int().positive().nullable(),
  gateBy: z.enum(['walk', 'shuttle']),
  gateMinutes: z.int().min(0),
  /** The place that the port serves, and the way there. */
  placeName: z.string(),
  placeMinutes: z.int().min(0),
  /** Part of the addresses of the place; null if nothing is sold there. */
  placeSlug: z.string().nullable(),
});
export type CruiseRoutePort = z.output<typeof cruiseRoutePort>;

export const cruiseRouteDetail = z.object({
  cruiseRouteUuid: uuid,
  cruiseLineName: z.string(),
  cruiseLineUuid: uuid,
  cruiseShipName: z.string(),
  cruiseShipUuid: uuid,
  /** Names the ship in the address of its page, as `portSlug` does the port. */
  cruiseShipSlug: z.string(),
  cruiseRouteStartDate: z.iso.date(),
  cruiseRouteEndDate: z.iso.date(),
  ...titles,
  cruiseRoutePorts: z.array(cruiseRoutePort),
  /** Landscapes that the ship passes without landing. */
  passages: z.array(z.object({ position: z.int().min(0), date: z.iso.date(), name: z.string() })),
});
export type CruiseRouteDetail = z.output<typeof cruiseRouteDetail>;

const routeId = z.object({ routeId: uuid });

export const showCruiseRoute = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/cruise/{routeId}',
    summary: 'A sailing with its port calls',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(routeId)
  .output(cruiseRouteDetail);

export const listRouteImages = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/cruise/image-paths/{routeId}',
    summary: 'Images of the places that a sailing calls at, for loading them ahead',
    tags,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(routeId)
  .output(z.object({ imagePaths: z.array(z.string()) }));

const whole = z.int();

const cruiseRouteMap = z.object({
  width: whole.positive(),
  height: whole.positive(),
  /** The paths of an SVG: the land, and the way of the ship. */
  land: z.string(),
  route: z.string(),
  /** Each port once. Its name begins with the number that the list of days shows. */
  ports: z.array(
    z.object({
      /** In the order of the calls, from 1. */
      number: whole,
      name: z.string(),
      ...{ x: whole, y: whole },
      /** The name beside the dot; null if there is no room for it. */
      label: mapLabel,
    }),
  ),
});
export type CruiseRouteMap = z.output<typeof cruiseRouteMap>;

export const showRouteMap = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/cruise/{routeId}/map',
    summary: 'A drawn map of a sailing: its ports, and the way between them by sea',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(routeId)
  .output(cruiseRouteMap);

const fittingStart = z.object({
  /** On the clock of the port; null for a visit at any time while open. */
  time: z.string().nullable(),
  startsAt: instant,
  /** Back at the ship; where the sailing ends, the end of the trip. */
  backAt: instant,
  /** Before the last boarding; null where the sailing ends. */
  minutesLeft: z.int().nullable(),
  isTight: z.boolean(),
  state: z.enum(['free', 'sold_out', 'closed']),
  /** The option that brings passengers back in time. */
  componentKey: uuid,
});
export type FittingStart = z.output<typeof fittingStart>;

const portExcursions = z.object({
  position: z.int().min(0),
  /** The ship has left, so nothing is offered. */
  isOver: z.boolean(),
  /** One entry per product, with one option per start time; of a single product, each day and each option. */
  trips: z.array(
    z.object({
      tour: tourSummary,
      date: z.iso.date(),
      starts: z.array(fittingStart).min(1),
      /** Whether travellers in a wheelchair can take part in all of it. */
      isAccessible: z.boolean(),
      /** Whether travellers meet few steps or none, as the supplier states it. */
      hasFewSteps: z.boolean(),
    }),
  ),
  /** Trips of that day that start too early or end too late for this ship. */
  unsuitable: z.array(
    z.object({
      tour: tourSummary,
      reason: z.enum(['early', 'late']),
      /** When travellers meet, and when passengers can be there at the earliest; null where the sailing begins. */
      meetsAt: instant,
      reachableAt: instant.nullable(),
      /** Back at the ship; where the sailing ends, the end of the trip. */
      backAt: instant,
      minutesLeft: z.int().nullable(),
      minutesNeeded: z.int(),
    }),
  ),
});
export type PortExcursions = z.output<typeof portExcursions>;

export const listExcursions = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/cruise/{routeId}/excursions',
    summary: 'Trips at each port of a sailing that bring passengers back in time, and those that do not',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(
    routeId.extend({
      currency: currencyParam,
      /** Only this product. */
      tour: uuid.optional(),
    }),
  )
  .output(z.object({ ports: z.array(portExcursions) }));
