import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9-]{1,100}$/);
const rank = z.int().min(0).max(100_000);
const view = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Of a place that nobody has drawn: what part of the world it looks like. */
const somewhere = { latitude: z.number().min(-90).max(90).optional(), coastal: z.boolean().optional() };

/** What a composed picture is composed of. It is kept with the picture, and drawn anew by every release. */
export const recipe = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    place: name,
    /** Which of the place's products it is: neighbours do not look alike. */
    rank,
    scene: name,
    prop: name,
    /** 0 is the poster; each further one shows the same from elsewhere. */
    view: view.optional(),
    ...somewhere,
  }),
  z.strictObject({ kind: z.literal('place'), place: name, ...somewhere }),
  /** The mark of a supplier who has none. */
  z.strictObject({ kind: z.literal('mark'), slug: name, name: z.string().min(1).max(200) }),
]);
export type Recipe = z.output<typeof recipe>;
