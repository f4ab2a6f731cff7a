import type { BuildingStyle } from './kit/building-styles.ts';
import type { Sheet } from './kit/sheet.ts';
import type { TownRow } from './kit/town.ts';
import type { Inks, PaletteName } from './palettes.ts';
import type { PlaceLook } from './places.ts';

/** Side of the sheet. It is a square, so that a frame of any shape can be cut from it. */
export const SHEET_SIZE = 1200;

/** The box that every crop shows. The landmark and the prop belong inside it. */
export const alwaysVisibleBox = { left: 270, top: 290, right: 930, bottom: 910 } as const;

/**
 * Four inks of an object in the light. They depend on how far away it is. `accent` is the signal colour of the
 * palette: every landmark has one small part in it, such as a door, a flag or a person at its foot.
 */
export type PartInks = Readonly<Record<'body' | 'shade' | 'light' | 'accent', string>>;

/**
 * A building or mountain that identifies a place: foot at (0, 0), 100 tall, y grows downwards, lit from the
 * left. It gets no random numbers, because it looks the same in every picture. Slender ones are drawn 1000 tall and
 * scaled by 0.1, so that whole numbers are fine enough. A new one needs a name in `landmarks.ts` and its sights in
 * `landmark-subjects.ts`. A drawing may change freely: only its width and its foot are used elsewhere.
 */
export type Landmark = {
  /** Width at a height of 100. */
  readonly width: number;
  draw(sheet: Sheet, inks: PartInks): void;
};

/**
 * An object that shows what the traveller does: foot at (0, 0), 100 wide. Most are drawn in `PROP_SCALE`. A new one
 * needs a name in `props.ts` and its scenes in `prop-fits.ts`.
 */
export type Prop = {
  /** Height at a width of 100. */
  readonly height: number;
  readonly rests: 'on ground' | 'on water' | 'in the air';
  /** Share of the usual width, for an animal that must not tower over people. */
  readonly scale?: number;
  draw(sheet: Sheet, inks: Inks, signature: string): void;
};

/**
 * Most props are drawn 400 wide, so that whole numbers are fine enough, and scaled to the 100 of a `Prop`:
 * `sheet.at(0, 0, PROP_SCALE, …)`. Their `height` is a quarter of the height in the drawing.
 */
export const PROP_SCALE = 0.25;

export type LandmarkAt = {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly far?: boolean;
  /** Whether the landmark is seen through an opening. It then stays where the scene puts it. */
  readonly framed?: boolean;
  /** Greatest width; 560 by default. */
  readonly widest?: number;
};

export type PropAt = {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  /** Water line of a floating prop. A standing prop is on the quay, and a boat lies in front of it. */
  readonly afloat?: number;
};

/**
 * Everything that a scene draws with. Positions are on a square sheet of `SHEET_SIZE`: x grows to the right and y
 * downwards. In a loop over objects, `at` is the x of one object.
 */
export type Stage = {
  readonly sheet: Sheet;
  readonly inks: Inks;
  /** Houses, trees, ground and colour of the place. */
  readonly look: PlaceLook;
  readonly style: BuildingStyle;
  /** Colour of the place's trams, doors and awnings, as it looks at this hour. */
  readonly signature: string;
  /**
   * Returns the next random number from 0 to 1, in a sequence that is the same for the same picture. Every call
   * takes one. A call that is added, removed or moved therefore changes everything that is drawn after it.
   */
  readonly chance: () => number;
  /** Where sky meets water or land, 540 to 700. */
  readonly horizon: number;
  /**
   * The x of a position that is counted from the left. In a mirrored picture it is counted from the right, so the
   * whole scene changes sides.
   */
  fromLeft(position: number): number;
  /** 1, or -1 in a mirrored picture, for slopes and boats that must be mirrored with it. */
  readonly mirror: 1 | -1;
  /**
   * Draws the place's landmark with its foot at `base`, if the picture has one. `height` is its usual height,
   * which nearness changes.
   */
  landmark(at: LandmarkAt): void;
  /** Draws the prop in this width, with its shadow or reflection, if the picture has one. */
  prop(at: PropAt): void;
  /** Draws sun, rings, rays or clouds. The stage chooses, so that adjacent pictures differ. */
  sky(to: number): void;
  /** Draws a row of houses in the style of the place. */
  town(row: TownRow): void;
  /** Draws the kind of tree that grows in the place: foot at (x, y), `size` tall. */
  tree(x: number, y: number, size: number): void;
};

/**
 * Draws everything from the sky to the foreground. It must not depend on which landmark or prop it is given. A new
 * scene needs a name in `scenes.ts`.
 */
export type Scene = (stage: Stage) => void;

/** One of the ways to draw a scene. */
export type Form = {
  readonly draw: Scene;
  /** Palettes for its own time of day, regardless of the climate. */
  readonly light?: readonly PaletteName[];
  /** Whether it has no water in front. A floating prop then needs another form. */
  readonly dry?: boolean;
  /** Whether the form suits the look of the place; by default it suits every place. */
  readonly suits?: (look: PlaceLook) => boolean;
};
