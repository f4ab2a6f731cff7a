import type { MapMark, MeetingSketch } from '@ashore/core/contract/maps.ts';
import { foldText } from '@ashore/search/text/fold-text.ts';
import { isWholeWord } from '@ashore/search/text/whole-word.ts';
import { type GeoPoint, metresBetween, roundLength, stepBetween } from './geography.ts';
import { labelMarks } from './labels.ts';

/** A point that a sketch may show: a sight, a port, a city, or where the supplier picks up or drops off. */
export type NamedPoint = GeoPoint & { readonly name: string; readonly kind: MapMark['kind'] };
/** Where a trip begins, with all its names: its street, and its title in the reader's language and in English. */
export type MeetingPoint = GeoPoint & { readonly names: readonly string[] };
type NearbyPoint = NamedPoint & { readonly metres: number };

const WIDTH = 520;
const HEIGHT = 300;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
/** Distance from the pin, in units, at which the point that sets the scale is drawn. */
const SCALE_RADIUS = 112;
const EDGE_MARGIN = 12;
const PIN_RADIUS = 13;
const MAX_MARKS = 7;
/** How many distances the text beside the sketch states. */
const MAX_LISTED = 3;
/** A ring and its label need this many units. */
const MAX_RING_STEP = 65;
const MIN_RING_RADIUS = 30;
/** In metres. With points further away, a sketch would show nothing of the surroundings. */
const MAX_DISTANCE_METRES = 30_000;

/**
 * Draws the surroundings of a point: the pin in the middle, rings at round distances, and named points in their
 * true direction and distance. Natural Earth has no streets, and its coasts are accurate to half a kilometre
 * only. The sketch therefore draws neither.
 */
export function drawMeetingSketch(
  pin: MeetingPoint,
  namedPoints: readonly NamedPoint[],
): MeetingSketch | null {
  const nearbyPoints = namedPoints
    .map((namedPoint) => ({ ...namedPoint, metres: metresBetween(pin, namedPoint) }))
    .filter(({ metres }) => metres <= MAX_DISTANCE_METRES)
    .sort((one, other) => one.metres - other.metres);
  if (nearbyPoints.length === 0) return null;
  const unitsPerMetre = SCALE_RADIUS / scaleMetres(nearbyPoints);
  const rings = ringsOf(unitsPerMetre);
  const marks = nearbyPoints
    .map(({ name, kind, ...point }) => ({ name, kind, ...positionOf(point, pin, unitsPerMetre) }))
    .filter(isVisible)
    .slice(0, MAX_MARKS);
  return {
    width: WIDTH,
    height: HEIGHT,
    pin: MIDDLE,
    rings,
    marks: labelMarks({
      marks,
      frame: { width: WIDTH, height: HEIGHT },
      takenRectangles: [...pinAndNorthSign, ...rings.map(({ radius }) => ringLabelBox(radius))],
    }),
    near: nearbyPoints
      .filter(({ kind }) => kind === 'sight' || kind === 'port')
      .filter(({ name }) => !repeatsMeetingPoint(name, pin.names))
      .slice(0, MAX_LISTED)
      .map(({ name, metres }) => ({ name, metres: Math.round(metres) })),
  };
}

/**
 * Whether the title or the street of a meeting point states a place already. The distance from a port to its own
 * terminal would tell travellers nothing. A port may have several names, separated by commas.
 */
function repeatsMeetingPoint(listedName: string, namesOfPoint: readonly string[]): boolean {
  const listedNames = listedName.split(/[,，、]/).map((name) => foldText(name).trim());
  return namesOfPoint
    .map(foldText)
    .some((pointName) => listedNames.some((name) => containsName(pointName, name)));
}

/** Whether a text contains a name as whole words. Chinese has no spaces between words. */
function containsName(text: string, name: string): boolean {
  if (name === '') return false;
  for (let index = text.indexOf(name); index >= 0; index = text.indexOf(name, index + 1)) {
    if (/\p{Script=Han}/u.test(name) || isWholeWord(text, index, name)) return true;
  }
  return false;
}

/**
 * The distance in metres that is drawn at `SCALE_RADIUS`. It reaches to the second point at least, and on to those
 * within four times the distance of the first, so that points do not lie on each other.
 */
function scaleMetres(nearbyPoints: readonly NearbyPoint[]): number {
  const [first, second] = nearbyPoints;
  const reachMetres = 4 * Math.max(150, first?.metres ?? 0);
  const last = nearbyPoints.slice(0, 5).findLast(({ metres }) => metres <= reachMetres);
  return Math.max(400, last?.metres ?? 0, second?.metres ?? 0);
}

function positionOf(point: GeoPoint, pin: GeoPoint, unitsPerMetre: number) {
  const { east, south } = stepBetween(pin, point);
  return { x: Math.round(MIDDLE.x + east * unitsPerMetre), y: Math.round(MIDDLE.y + south * unitsPerMetre) };
}

/** Within the sketch, and not hidden under the pin. */
function isVisible({ x, y }: { x: number; y: number }): boolean {
  const isInside = x > EDGE_MARGIN && x < WIDTH - EDGE_MARGIN && y > EDGE_MARGIN && y < HEIGHT - EDGE_MARGIN;
  return isInside && Math.hypot(x - MIDDLE.x, y - MIDDLE.y) > PIN_RADIUS;
}

/** The pin, and the north sign in the corner. */
const pinAndNorthSign = [
  { x: MIDDLE.x - 14, y: MIDDLE.y - 36, width: 28, height: 40 },
  { x: WIDTH - 44, y: 0, width: 44, height: 52 },
];

const ringLabelBox = (radius: number) => ({
  x: MIDDLE.x - 32,
  y: MIDDLE.y + radius - 10,
  width: 64,
  height: 20,
});

/** Up to four rings at equal steps, as many as fit with their labels. The step is the largest round distance in which a label fits. */
function ringsOf(unitsPerMetre: number): MeetingSketch['rings'] {
  const step = roundLength(MAX_RING_STEP / unitsPerMetre);
  return [1, 2, 3, 4]
    .map((times) => ({ metres: times * step, radius: Math.round(times * step * unitsPerMetre) }))
    .filter(({ radius }) => radius >= MIN_RING_RADIUS && radius <= HEIGHT / 2 - EDGE_MARGIN);
}
