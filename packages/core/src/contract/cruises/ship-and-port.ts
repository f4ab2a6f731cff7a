import { oc } from '@orpc/contract';
import { z } from 'zod';
import { answersInLocale, declaredErrors, uuid } from '../conventions.ts';
import { MAX_SLUG_LENGTH } from '../values/slug-form.ts';

const tags = ['cruises'];
const slug = z.string().min(1).max(MAX_SLUG_LENGTH);
const instant = z.iso.datetime();

/** Facts that the timetable of a line leaves out are null. */
const shipPage = z.object({
  cruiseShipUuid: uuid,
  slug,
  name: z.string(),
  cruiseLineUuid: uuid,
  cruiseLineName: z.string(),
  hullColour: z.string(),
  funnelColour: z.string(),
  accentColour: z.string(),
  size: z.enum(['expedition', 'small', 'medium', 'large', 'giant']),
  passengers: z.int().positive(),
  crew: z.int().positive().nullable(),
  lengthMetres: z.number().positive().nullable(),
  built: z.int().nullable(),
  decks: z.int().positive().nullable(),
  /** Ports of the sailings that have not ended, the most visited first. */
  ports: z.array(z.object({ slug, name: z.string(), country: z.string(), calls: z.int().positive() })),
});
export type ShipPage = z.output<typeof shipPage>;

export const showCruiseShip = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/ships/{slug}',
    summary: 'A cruise ship: its line, its size and the ports that it visits',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(z.object({ slug }))
  .output(shipPage);

const shipInPort = z.object({
  cruiseRouteUuid: uuid,
  position: z.int().min(0),
  date: z.iso.date(),
  shipName: z.string(),
  shipSlug: slug,
  lineName: z.string(),
  passengers: z.int().positive(),
  /** Null where the sailing begins. */
  arrival: instant.nullable(),
  /** Null where the sailing ends. */
  departure: instant.nullable(),
  berth: z.string().nullable(),
  isTender: z.boolean(),
});
export type ShipInPort = z.output<typeof shipInPort>;

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

const portPage = z.object({
  cruisePortUuid: uuid,
  slug,
  name: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  berths: z.array(z.string()),
  landing: z.enum(['quay', 'tender', 'both']),
  gangwayMinutes: z.int().min(0),
  tenderMinutes: z.int().positive().nullable(),
  gateBy: z.enum(['walk', 'shuttle']),
  gateMinutes: z.int().min(0),
  /** The place that the port serves, and the way there from the gate. */
  placeName: z.string(),
  placeMinutes: z.int().min(0),
  /** The place in the catalogue; null if nothing is sold there. */
  place: z.object({ locationUuid: uuid, slug: z.string(), imageUrl: z.string() }).nullable(),
  /** Months with calls ahead. */
  months: z.array(z.object({ month, calls: z.int().positive() })),
  /** The month whose calls follow; null if no ship is expected. */
  month: month.nullable(),
  calls: z.array(shipInPort),
});
export type PortPage = z.output<typeof portPage>;

export const showCruisePort = oc
  .route({
    method: 'GET',
    path: '/ToursForCruises/ports/{slug}',
    summary: 'A cruise port: how passengers come ashore, and the ships that call in a month',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(
    z.object({
      slug,
      /** The first with calls unless named. A month without calls is not found. */
      month: month.optional(),
    }),
  )
  .output(portPage);
