import { SIGNATURE_FIELD, type Stroke } from '@ashore/core/waivers/signature.ts';

const { width, height, mostStrokes, mostPoints } = SIGNATURE_FIELD;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Point = readonly [x: number, y: number];

/** Nearer than this to the last point, one adds nothing that is seen. */
const step = 2;

/** Where on the field something is that is shown in a box of any size; never outside it. */
export function pointIn(box: Box, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const at = (offset: number, shown: number, most: number) =>
    Math.min(most, Math.max(0, Math.round((offset / shown) * most)));
  return [at(clientX - box.left, box.width, width), at(clientY - box.top, box.height, height)];
}

/** The pen comes down. As many lines as anybody needs: after that it draws no more. */
export function beginStroke(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  return strokes.length < mostStrokes && hasRoom(strokes) ? [...strokes, [...point]] : strokes;
}

export function goOn(strokes: readonly Stroke[], [x, y]: Point): readonly Stroke[] {
  const last = strokes.at(-1);
  if (!last || !hasRoom(strokes)) return strokes;
  const [lastX = 0, lastY = 0] = last.slice(-2);
  if (Math.hypot(x - lastX, y - lastY) < step) return strokes;
  return [...strokes.slice(0, -1), [...last, x, y]];
}

function hasRoom(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, { length }) => sum + length, 0) < 2 * mostPoints;
}
