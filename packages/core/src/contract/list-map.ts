import { oc } from '@orpc/contract';
import { z } from 'zod';
import { code } from './conventions.ts';
import { mapMark, mapScale } from './meeting-map.ts';
import { MOST_ON_MAP } from './most-on-map.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';

const whole = z.int();

/** Where the products of a list begin, to be drawn beside it. All places are in units of the drawing. */
const listMap = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  /** The path of an SVG; empty where the part of the world is so small that a shore could not be trusted. */
  land: z.string(),
  scale: mapScale,
  /** What one knows the place by: sights and ports of a city, or the cities of a region. */
  marks: z.array(mapMark),
  /** Of those that are on sale, in the order they were asked for. */
  pins: z.array(z.object({ code, x: whole, y: whole })),
});
export type ListMap = z.output<typeof listMap>;

export const showListMap = oc
  .route({
    method: 'GET',
    path: '/tours/map',
    summary: 'Where some products begin, to be drawn beside their list',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
  .input(
    z.object({
      /** Public codes, with commas between them. */
      codes: z
        .string()
        .max(MOST_ON_MAP * 9)
        .transform((text) => text.split(','))
        .pipe(z.array(code).min(1).max(MOST_ON_MAP)),
    }),
  )
  .output(listMap);
