import type { MapMark } from '@ashore/core/contract/maps.ts';

type MapPoint = { readonly x: number; readonly y: number };
type Rectangle = MapPoint & { readonly width: number; readonly height: number };
type Unlabelled = Omit<MapMark, 'label'>;

export type LabelMarksInput = {
  readonly marks: readonly Unlabelled[];
  readonly frame: { readonly width: number; readonly height: number };
  /** Areas that labels must not cover, such as the pin and existing text. */
  readonly takenRectangles: readonly Rectangle[];
  /** Height of the letters where the map is smallest, on a phone. */
  readonly letters?: number;
  /** Of the dots that are drawn at the marks. */
  readonly radius?: number;
};

/** Between a dot and its label. */
const DOT_DISTANCE = 3;
const EDGE_MARGIN = 6;

/**
 * Places a label beside each mark, in the given order. It tries right, left, above and below, within the
 * frame and without overlaps. A mark without room gets no label; the text below the map may still name it.
 */
export function labelMarks({
  marks,
  frame,
  takenRectangles,
  letters: letterHeight = 18,
  radius = 7,
}: LabelMarksInput): MapMark[] {
  const dots = marks.map(({ x, y }) => ({
    ...{ x: x - radius, y: y - radius },
    ...{ width: 2 * radius, height: 2 * radius },
  }));
  const usedRectangles = [...takenRectangles];
  return marks.map((mark, index) => {
    const text = shortName(mark.name, letterHeight);
    const size = { width: Math.ceil(widthOf(text) * letterHeight), height: letterHeight + 2 };
    const obstacles = [...usedRectangles, ...dots.filter((_, other) => other !== index)];
    const freePosition = labelPositions(mark, size, radius).find(
      ({ box }) => isWithin(box, frame) && !obstacles.some((other) => overlaps(box, other)),
    );
    if (!freePosition) return { ...mark, label: null };
    usedRectangles.push(freePosition.box);
    return { ...mark, label: { ...freePosition.label, text } };
  });
}

function labelPositions(
  { x, y }: MapPoint,
  { width, height }: { width: number; height: number },
  radius: number,
) {
  const middle = y + 5;
  const beside = radius + DOT_DISTANCE;
  const halfWidth = Math.round(width / 2);
  const position = (anchor: 'start' | 'middle' | 'end', anchorPoint: MapPoint) => {
    const leftEdge = { start: anchorPoint.x, middle: anchorPoint.x - halfWidth, end: anchorPoint.x - width }[
      anchor
    ];
    return {
      label: { ...anchorPoint, anchor },
      box: { x: leftEdge, y: anchorPoint.y - height + 5, width, height },
    };
  };
  return [
    position('start', { x: x + beside, y: middle }),
    position('end', { x: x - beside, y: middle }),
    position('middle', { x, y: y - radius - 6 }),
    position('middle', { x, y: y + radius + 17 }),
    position('start', { x: x + 4, y: y - radius - 5 }),
    position('end', { x: x - 4, y: y - radius - 5 }),
    position('start', { x: x + 4, y: y + radius + 16 }),
    position('end', { x: x - 4, y: y + radius + 16 }),
  ];
}

/**
 * If the whole name is too long, its first part is enough: "Cruise terminal" of "Cruise terminal, north
 * quay".
 */
function shortName(name: string, letterHeight: number): string {
  const [first = name] = name.split(/[,，(（]/);
  return widthOf(name) * letterHeight > 160 ? first.trim() : name;
}

/**
 * Approximate width in units of the letter height. Latin letters are half as wide as high, and Chinese
 * characters are as wide as high.
 */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character > '\u2e80' ? 1 : 0.49;
  return width;
}

function isWithin(box: Rectangle, { width, height }: LabelMarksInput['frame']): boolean {
  return (
    box.x >= EDGE_MARGIN &&
    box.y >= EDGE_MARGIN &&
    box.x + box.width <= width - EDGE_MARGIN &&
    box.y + box.height <= height - EDGE_MARGIN
  );
}

function overlaps(one: Rectangle, other: Rectangle): boolean {
  const isApart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !isApart;
}
