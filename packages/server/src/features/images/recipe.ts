import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9-]{1,100}$/);
const rank = z.int().min(0).max(100_000);

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
    view: z.int().min(0).max(9).optional(),
  }),
  z.strictObject({ kind: z.literal('place'), place: name, rank, scene: name }),
  z.strictObject({ kind: z.literal('interest'), interest: z.enum(INTERESTS) }),
]);
export type Recipe = z.output<typeof recipe>;
