import type { Composition } from '../compose.ts';
import { skyKinds } from '../draw-sky.ts';
import { isDark } from '../kit/in-light.ts';
import { landmarks } from '../landmarks.ts';
import { climates } from '../light-of-places.ts';
import { lookOf, type WhereOf } from '../look-of.ts';
import { palettes } from '../palettes.ts';
import { seedOf } from '../seed-of.ts';
import { breakfastScene } from './breakfast.ts';
import { facadeScene } from './facade.ts';
import { poolScene } from './pool.ts';
import { roomScene } from './room.ts';
import { viewNamed } from './views.ts';

export const HOTEL_SUBJECTS = ['facade', 'room', 'pool', 'breakfast'] as const;

export type HotelPictureOf = WhereOf & {
  /** Slug of the hotel: neighbours get other light. */
  readonly hotel: string;
  readonly subject: (typeof HOTEL_SUBJECTS)[number];
  /** Motifs of the house: its façade, the view of the room, its pool and its breakfast. */
  readonly facade: string;
  readonly view: string;
  readonly pool: string;
  readonly breakfast: string;
  /** Slug of a room, so that rooms with one view differ. */
  readonly room?: string;
  readonly twin?: boolean;
};

/** Views that a house has only beside the water. */
const besideWater = new Set(['canal', 'canale', 'grachten', 'reien']);

/** Composes a picture of a hotel. All pictures of one hotel have the light of one hour, and none is of the night. */
export function hotelPicture(picture: HotelPictureOf): Composition {
  const { place, hotel, subject, facade, view, pool, breakfast, room = '', twin = false } = picture;
  const look = lookOf(picture);
  const seed = seedOf(`${place} ${hotel}`);
  const light = climates[look.climate].filter((name) => !isDark(palettes[name]));
  const { outlook, landmark } = viewNamed(view);
  const scenes = {
    facade: facadeScene(facade, breakfast === 'waterside' || besideWater.has(view)),
    room: roomScene(facade, outlook, twin),
    pool: poolScene(pool, outlook),
    breakfast: breakfastScene(breakfast, outlook),
  };
  const at = HOTEL_SUBJECTS.indexOf(subject);
  return {
    seed: seed + at + seedOf(room),
    scene: scenes[subject],
    inks: palettes[light[seed % light.length] ?? 'clearNoon'],
    sky: skyKinds[(seed + at * 3 + seedOf(room)) % skyKinds.length] ?? 'clouds',
    turned: (seed + (room === '' ? 0 : seedOf(room))) % 2 === 1,
    look,
    nearness: 'usual',
    landmark: subject === 'room' || subject === 'breakfast' ? landmarks[landmark ?? ''] : undefined,
  };
}
