import { oc } from '@orpc/contract';
import { z } from 'zod';
import { productId } from './conventions.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';

const place = z.object({ x: z.int(), y: z.int() });
export const mapScale = z.object({ metres: z.number().positive(), length: z.int().positive() });
const size = { width: z.int().positive(), height: z.int().positive() };

/** Where in the world a city lies. Units of a drawing; no more than a picture needs is told of the shapes. */
const regionMap = z.object({
  ...size,
  /** The path of an SVG. */
  land: z.string(),
  city: place,
  /** Of the meeting point, where that is so far from the city that the two are not one. */
  pin: place.nullable(),
  scale: mapScale,
});
export type RegionMap = z.output<typeof regionMap>;

const MARK_KINDS = ['sight', 'port', 'pickup', 'drop-off', 'city'] as const;

export const mapMark = place.extend({
  name: z.string(),
  kind: z.enum(MARK_KINDS),
  /** Its name as far as there is room for it, and where that begins, ends or has its middle; null where there is none. */
  label: place.extend({ text: z.string(), anchor: z.enum(['start', 'middle', 'end']) }).nullable(),
});
export type MapMark = z.output<typeof mapMark>;

/** What lies around a meeting point, in its true direction and distance; no streets and no shores. */
const sketch = z.object({
  ...size,
  pin: place,
  rings: z.array(z.object({ radius: z.int().positive(), metres: z.number().positive() })),
  marks: z.array(mapMark),
  /** The nearest places that have a name, and how far they are as the crow flies. */
  near: z.array(z.object({ name: z.string(), metres: z.int().min(0) })),
});
export type MeetingSketch = z.output<typeof sketch>;

const meetingMap = z.object({
  /** Null where nothing that we know of is near. */
  sketch: sketch.nullable(),
  region: regionMap,
  cityName: z.string(),
});
export type MeetingMap = z.output<typeof meetingMap>;

export const showMeetingMap = oc
  .route({
    method: 'GET',
    path: '/{productType}/{id}/map',
    summary: 'Where a product begins, to be drawn: what is around it, and where in the world its city lies',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
  .input(z.object({ productType: z.enum(PRODUCT_TYPES), id: productId }))
  .output(meetingMap);
