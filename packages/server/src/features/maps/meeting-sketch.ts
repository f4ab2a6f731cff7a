import type { MapMark, MeetingSketch } from '@ashore/core/contract/maps.ts';
import { foldText } from '@ashore/search/text/fold-text.ts';
import { isWholeWord } from '@ashore/search/text/whole-word.ts';
import { type GeoPoint, metresBetween, roundLength, stepBetween } from './geography.ts';
import { labelMarks } from './labels.ts';

export type Landmark = GeoPoint & { readonly name: string; readonly kind: MapMark['kind'] };
/** The spot where a trip begins, with its title and its street. */
export type MeetingPoint = GeoPoint & { readonly names: readonly string[] };
type NearbyLandmark = Landmark & { readonly metres: number };

const WIDTH = 520;
const HEIGHT = 300;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
/** Distance from the pin, in units, at which the landmark that sets the scale is drawn. */
const SCALE_RADIUS = 112;
const EDGE_MARGIN = 12;
const PIN_RADIUS = 13;
const MAX_MARKS = 7;
/** In metres. With landmarks further away, a sketch would show nothing of the surroundings. */
const MAX_METRES = 30_000;

/**
 * Draws the surroundings of a point: the pin in the middle, rings at round distances, and landmarks in their
 * true direction and distance. Natural Earth has no streets, and its coasts are accurate to half a kilometre
 * only. The sketch therefore draws neither.
 */
export function drawMeetingSketch(pin: MeetingPoint, landmarks: readonly Landmark[]): MeetingSketch | null {
  const nearbyLandmarks = landmarks
    .map((landmark) => ({ ...landmark, metres: metresBetween(pin, landmark) }))
    .filter(({ metres }) => metres <= MAX_METRES)
    .sort((one, other) => one.metres - other.metres);
  if (nearbyLandmarks.length === 0) return null;
  const unit = SCALE_RADIUS / scaleMetres(nearbyLandmarks);
  const rings = ringsOf(unit);
  const marks = nearbyLandmarks
    .map(({ name, kind, ...spot }) => ({ name, kind, ...positionOf(spot, pin, unit) }))
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
      takenRectangles: [...takenRectangles, ...rings.map(({ radius }) => ringLabelBox(radius))],
    }),
    near: nearbyLandmarks
      .filter(({ kind }) => kind === 'sight' || kind === 'port')
      .filter(({ name }) => !repeatsMeetingPoint(name, pin.names))
      .slice(0, LISTED_DISTANCES)
      .map(({ name, metres }) => ({ name, metres: Math.round(metres) })),
  };
}

/**
 * Whether the title or the street of a meeting point states a place already. The distance from a port to its own
 * terminal would tell travellers nothing. A port may have several names, separated by commas.
 */
function repeatsMeetingPoint(place: string, namesOfPoint: readonly string[]): boolean {
  const placeNames = place.split(/[,，、]/).map((name) => foldText(name).trim());
  return namesOfPoint
    .map(foldText)
    .some((pointName) => placeNames.some((name) => containsName(pointName, name)));
}

/** Whether a text contains a name as whole words. Chinese has no spaces between words. */
function containsName(text: string, name: string): boolean {
  if (name === '') return false;
  for (let index = text.indexOf(name); index >= 0; index = text.indexOf(name, index + 1)) {
    if (/\p{Script=Han}/u.test(name) || isWholeWord(text, index, name)) return true;
  }
  return false;
}

/** How many distances the text beside the sketch states. */
const LISTED_DISTANCES = 3;

/**
 * The distance in metres that sets the scale, small enough to tell the landmarks apart. It covers at least
 * the second landmark, and others that are not much further.
 */
function scaleMetres(nearbyLandmarks: readonly NearbyLandmark[]): number {
  const [first, second] = nearbyLandmarks;
  const nearMetres = 4 * Math.max(150, first?.metres ?? 0);
  const last = nearbyLandmarks.slice(0, 5).findLast(({ metres }) => metres <= nearMetres);
  return Math.max(400, last?.metres ?? 0, second?.metres ?? 0);
}

function positionOf(spot: GeoPoint, pin: GeoPoint, unit: number) {
  const { east, south } = stepBetween(pin, spot);
  return { x: Math.round(MIDDLE.x + east * unit), y: Math.round(MIDDLE.y + south * unit) };
}

/** Within the sketch, and not hidden under the pin. */
function isVisible({ x, y }: { x: number; y: number }): boolean {
  const isInside = x > EDGE_MARGIN && x < WIDTH - EDGE_MARGIN && y > EDGE_MARGIN && y < HEIGHT - EDGE_MARGIN;
  return isInside && Math.hypot(x - MIDDLE.x, y - MIDDLE.y) > PIN_RADIUS;
}

/** The pin, and the north sign in the corner. */
const takenRectangles = [
  { x: MIDDLE.x - 14, y: MIDDLE.y - 36, width: 28, height: 40 },
  { x: WIDTH - 44, y: 0, width: 44, height: 52 },
];

const ringLabelBox = (radius: number) => ({
  x: MIDDLE.x - 32,
  y: MIDDLE.y + radius - 10,
  width: 64,
  height: 20,
});

/** As many rings as have room for their labels, at equal steps. */
function ringsOf(unit: number): MeetingSketch['rings'] {
  // The distance rounded down of 65 units, in which a ring and its label fit.
  const step = roundLength(65 / unit);
  return [1, 2, 3, 4]
    .map((times) => ({ metres: times * step, radius: Math.round(times * step * unit) }))
    .filter(({ radius }) => radius >= 30 && radius <= HEIGHT / 2 - EDGE_MARGIN);
}
