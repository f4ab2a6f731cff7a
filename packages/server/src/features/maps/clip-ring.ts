/** x and y by turns. */
export type Points = readonly number[];

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * The part of a closed ring that lies in a box, edge by edge of the box. Where the ring leaves it and comes back the
 * result runs along the edge, so the box should be a little larger than what is shown.
 */
export function clipRing(ring: Points, { left, top, right, bottom }: Box): Points {
  const edges = [
    { axis: 0, limit: left, sign: 1 },
    { axis: 0, limit: right, sign: -1 },
    { axis: 1, limit: top, sign: 1 },
    { axis: 1, limit: bottom, sign: -1 },
  ] as const;
  return edges.reduce<Points>((points, edge) => clipAt(points, edge), ring);
}

type Edge = { readonly axis: 0 | 1; readonly limit: number; readonly sign: 1 | -1 };

function clipAt(points: Points, { axis, limit, sign }: Edge): Points {
  const kept: number[] = [];
  let [lastX = 0, lastY = 0] = points.slice(-2);
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    const [last, value] = axis === 0 ? [lastX, x] : [lastY, y];
    const [wasIn, isIn] = [sign * (last - limit) >= 0, sign * (value - limit) >= 0];
    if (wasIn !== isIn) {
      const share = (limit - last) / (value - last);
      kept.push(lastX + share * (x - lastX), lastY + share * (y - lastY));
    }
    if (isIn) kept.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return kept;
}
