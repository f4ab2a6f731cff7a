import { oc } from '@orpc/contract';
import { z } from 'zod';
import { answersInLocale, code, declaredErrors, productId } from './conventions.ts';
import { MAX_ON_MAP } from './values/limits.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';

/** A point of the drawing, in its units from the top left. */
const position = z.object({ x: z.int(), y: z.int() });
/** A bar that is `length` units of the drawing long and stands for this many metres. */
const mapScale = z.object({ metres: z.number().positive(), length: z.int().positive() });
const drawingSize = { width: z.int().positive(), height: z.int().positive() };

/**
 * Where in the world a city lies, in units of a drawing. The shapes have no more detail than the drawing
 * needs.
 */
const regionMap = z.object({
  ...drawingSize,
  /** The path of an SVG. */
  land: z.string(),
  city: position,
  /** The meeting point, if it is far enough from the city to be drawn apart. */
  pin: position.nullable(),
  scale: mapScale,
});
export type RegionMap = z.output<typeof regionMap>;

const MARK_KINDS = ['sight', 'port', 'pickup', 'drop-off', 'city'] as const;

/**
 * The name as far as there is room for it, and the position of its start, end or middle; null if there is no room.
 */
export const mapLabel = position
  .extend({ text: z.string(), anchor: z.enum(['start', 'middle', 'end']) })
  .nullable();

const mapMark = position.extend({
  name: z.string(),
  kind: z.enum(MARK_KINDS),
  label: mapLabel,
});
export type MapMark = z.output<typeof mapMark>;

/** The surroundings of a meeting point, in true direction and distance; without streets and shores. */
const sketch = z.object({
  ...drawingSize,
  pin: position,
  /** Circles around the pin at round distances. */
  rings: z.array(z.object({ radius: z.int().positive(), metres: z.number().positive() })),
  marks: z.array(mapMark),
  /** The nearest named places, and their distances in a straight line. */
  near: z.array(z.object({ name: z.string(), metres: z.int().min(0) })),
});
export type MeetingSketch = z.output<typeof sketch>;

const meetingMap = z.object({
  /** Null if no known place is near. */
  sketch: sketch.nullable(),
  region: regionMap,
  cityName: z.string(),
});
export type MeetingMap = z.output<typeof meetingMap>;

export const showMeetingMap = oc
  .route({
    method: 'GET',
    path: '/{productType}/{id}/map',
    summary: 'The map of the meeting point of a product: its surroundings, and its city in the world',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(z.object({ productType: z.enum(PRODUCT_TYPES), id: productId }))
  .output(meetingMap);

const wholeNumber = z.int();

/**
 * Where the products of a list begin, to be drawn beside the list. All positions are in units of the drawing.
 */
const listMap = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  /** The path of an SVG; empty if the area is so small that the shoreline would not be reliable. */
  land: z.string(),
  scale: mapScale,
  /** Landmarks: sights and ports of a city, or the cities of a region. */
  marks: z.array(mapMark),
  /** The products on sale, in the requested order. */
  pins: z.array(z.object({ code, x: wholeNumber, y: wholeNumber })),
});
export type ListMap = z.output<typeof listMap>;

export const showListMap = oc
  .route({
    method: 'GET',
    path: '/tours/map',
    summary: 'The map of the meeting points of listed products',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(
    z.object({
      /** Public codes, separated by commas. A code and its comma have 9 characters. */
      codes: z
        .string()
        .max(MAX_ON_MAP * 9)
        .transform((text) => text.split(','))
        .pipe(z.array(code).min(1).max(MAX_ON_MAP)),
    }),
  )
  .output(listMap);
