import type { Kit } from './kit/kits.ts';
import type { Sheet } from './kit/sheet.ts';
import type { TownRow } from './kit/town.ts';
import type { Inks, PaletteName } from './palettes.ts';
import type { PlaceLook } from './places.ts';

/** A square, so that every shape of frame can be cut out of it. */
export const side = 1200;

/** What must be seen in every crop lies in here: landmark and prop. */
export const keepBox = { left: 270, top: 290, right: 930, bottom: 910 } as const;

/** Four inks of a thing that stands in the light: which ones depends on how far away it is. */
export type PartInks = Readonly<Record<'body' | 'shade' | 'light' | 'accent', string>>;

/** A building or a mountain that one city alone has: foot at (0, 0), 100 tall, y grows downwards, lit from the left. */
export type Landmark = {
  /** Of 100 tall. */
  readonly width: number;
  draw(sheet: Sheet, inks: PartInks): void;
};

/** What the traveller does there: foot at (0, 0), 100 wide. */
export type Prop = {
  /** Of 100 wide. */
  readonly height: number;
  readonly rests: 'on ground' | 'on water' | 'in the air';
  draw(sheet: Sheet, inks: Inks, signature: string): void;
};

export type LandmarkAt = {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly far?: boolean;
  /** Seen through an opening: it stays where it is put. */
  readonly framed?: boolean;
  /** At most this wide; 560 unless told. */
  readonly widest?: number;
};

export type PropAt = {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  /** Where its water line is when it floats: what stands is on the quay, a boat lies before it. */
  readonly afloat?: number;
};

/** Everything a scene draws with. */
export type Stage = {
  readonly sheet: Sheet;
  readonly inks: Inks;
  /** The houses, trees, ground and colour of the place. */
  readonly look: PlaceLook;
  readonly kit: Kit;
  /** The colour of the place's trams, doors and awnings, as it looks at this hour. */
  readonly signature: string;
  /** Numbers from 0 to 1, the same row for the same picture. */
  readonly chance: () => number;
  /** Where sky meets water or land, 540 to 700. */
  readonly horizon: number;
  /** A place from the left; on the other side of the sheet when the picture is turned round. */
  x(fromLeft: number): number;
  /** 1, or -1 when the picture is turned round: for slopes and boats that must turn with it. */
  readonly turn: 1 | -1;
  /** The city's landmark, if the picture has one, this tall at most, with its foot at `base`. */
  landmark(at: LandmarkAt): void;
  /** The prop, if the picture has one, this wide, with its shadow or reflection. */
  prop(at: PropAt): void;
  /** Sun, rings, rays or clouds: drawn by the stage, so that neighbours differ. */
  sky(to: number): void;
  /** A row of houses in the manner of the place. */
  town(row: TownRow): void;
  /** The tree of the place; foot at (x, y), `s` tall. */
  tree(x: number, y: number, s: number): void;
};

/** Draws everything from the sky to what is nearest. It must not depend on which landmark or prop it is given. */
export type Scene = (stage: Stage) => void;

/** One of the ways to draw a scene. */
export type Form = {
  readonly draw: Scene;
  /** Its own hours, wherever it is. */
  readonly light?: readonly PaletteName[];
  /** It has no water in front: a boat is drawn in another way. */
  readonly dry?: boolean;
  /** Only where the place looks like this. */
  readonly suits?: (look: PlaceLook) => boolean;
};
