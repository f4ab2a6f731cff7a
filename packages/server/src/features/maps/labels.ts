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
};

const fromDot = 10;
const edge = 6;

/**
 * Places a label beside each mark, in the given order. It tries right, left, above and below, within the
 * frame and without overlaps. A mark without room gets no label; the text below the map may still name it.
 */
export function labelMarks({ marks, frame, takenRectangles, letters = 18 }: LabelMarksInput): MapMark[] {
  const dots = marks.map(({ x, y }) => ({ x: x - 7, y: y - 7, width: 14, height: 14 }));
  const used = [...takenRectangles];
  return marks.map((mark, index) => {
    const text = shortName(mark.name, letters);
    const size = { width: Math.ceil(widthOf(text) * letters), height: letters + 2 };
    const obstacles = [...used, ...dots.filter((_, other) => other !== index)];
    const free = labelPositions(mark, size).find(
      ({ box }) => isWithin(box, frame) && !obstacles.some((other) => overlaps(box, other)),
    );
    if (!free) return { ...mark, label: null };
    used.push(free.box);
    return { ...mark, label: { ...free.label, text } };
  });
}

function labelPositions({ x, y }: MapPoint, { width, height }: { width: number; height: number }) {
  const middle = y + 5;
  const half = Math.round(width / 2);
  const position = (anchor: 'start' | 'middle' | 'end', at: MapPoint) => {
    const leftEdge = { start: at.x, middle: at.x - half, end: at.x - width }[anchor];
    return { label: { ...at, anchor }, box: { x: leftEdge, y: at.y - height + 5, width, height } };
  };
  return [
    position('start', { x: x + fromDot, y: middle }),
    position('end', { x: x - fromDot, y: middle }),
    position('middle', { x, y: y - 13 }),
    position('middle', { x, y: y + 24 }),
    position('start', { x: x + 4, y: y - 12 }),
    position('end', { x: x - 4, y: y - 12 }),
    position('start', { x: x + 4, y: y + 23 }),
    position('end', { x: x - 4, y: y + 23 }),
  ];
}

/**
 * If the whole name is too long, its first part is enough: "Cruise terminal" of "Cruise terminal, north
 * quay".
 */
function shortName(name: string, letters: number): string {
  const [first = name] = name.split(/[,，(（]/);
  return widthOf(name) * letters > 160 ? first.trim() : name;
}

/**
 * Approximate width in units of the letter height. Latin letters are half as wide as high, and Chinese
 * characters are as wide as high.
 */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign > '\u2e80' ? 1 : 0.49;
  return width;
}

function isWithin(box: Rectangle, { width, height }: LabelMarksInput['frame']): boolean {
  return (
    box.x >= edge && box.y >= edge && box.x + box.width <= width - edge && box.y + box.height <= height - edge
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
