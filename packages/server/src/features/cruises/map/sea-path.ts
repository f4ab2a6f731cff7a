/** A point in units of a drawing. */
export type MapPoint = { readonly x: number; readonly y: number };

/** Which cells of a drawing are land. */
export type SeaGrid = { readonly cells: number; readonly cellSize: number; readonly isLand: Uint8Array };

/** Reads land from the path of a drawing whose coasts are closed rings in whole units and relative steps. */
export function seaGrid(landPath: string, side: number, cells: number): SeaGrid {
  const cellSize = side / cells;
  const rings = landPath.split('M').filter(Boolean).map(ringOf);
  const isLand = new Uint8Array(cells * cells);
  for (const [row, crossings] of crossingsOfRows(rings, { cells, cellSize }).entries()) {
    crossings.sort((one, other) => one - other);
    // Between the first and the second crossing of a line lies land, then water, and so on.
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil((crossings[index] ?? 0) / cellSize - 0.5));
      const to = Math.min(cells - 1, Math.floor((crossings[index + 1] ?? 0) / cellSize - 0.5));
      for (let column = from; column <= to; column++) isLand[row * cells + column] = 1;
    }
  }
  return { cells, cellSize, isLand };
}

function ringOf(text: string): MapPoint[] {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  const points: MapPoint[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    points.push({ x, y });
  }
  return points;
}

/** Where coasts cross the middle of each row of cells. Each stretch of a coast is only compared with the rows that it crosses. */
function crossingsOfRows(
  rings: readonly (readonly MapPoint[])[],
  { cells, cellSize }: Pick<SeaGrid, 'cells' | 'cellSize'>,
): number[][] {
  const crossings = Array.from({ length: cells }, (): number[] => []);
  for (const ring of rings) {
    let last = ring.at(-1);
    for (const point of ring) {
      const [top, bottom] = last && last.y < point.y ? [last, point] : [point, last ?? point];
      for (let row = Math.max(0, Math.ceil(top.y / cellSize - 0.5)); row < cells; row++) {
        const height = (row + 0.5) * cellSize;
        if (height >= bottom.y) break;
        crossings[row]?.push(top.x + ((height - top.y) / (bottom.y - top.y)) * (bottom.x - top.x));
      }
      last = point;
    }
  }
  return crossings;
}

/** Crossing land costs so many times more than water. A canal or a narrow strait may still be the shortest way. */
const LAND_COST = 15;

/** The way by sea from one point to another, with few bends. */
export function seaPath(grid: SeaGrid, from: MapPoint, to: MapPoint): MapPoint[] {
  // Most ways are straight, and a search takes long.
  if (isSeaBetween(grid, from, to)) return [from, to];
  const [start, end] = [cellOf(grid, from), cellOf(grid, to)];
  const cells = cheapestCells(grid, start, end).map((cell) => middleOf(grid, cell));
  return straightened(grid, [from, ...cells.slice(1, -1), to]);
}

function cellOf({ cells, cellSize }: SeaGrid, { x, y }: MapPoint): number {
  const within = (value: number) => Math.min(cells - 1, Math.max(0, Math.floor(value / cellSize)));
  return within(y) * cells + within(x);
}

function middleOf({ cells, cellSize }: SeaGrid, cell: number): MapPoint {
  return { x: ((cell % cells) + 0.5) * cellSize, y: (Math.floor(cell / cells) + 0.5) * cellSize };
}

/** A* over the eight neighbours of each cell. */
function cheapestCells(grid: SeaGrid, start: number, end: number): number[] {
  const { cells, isLand } = grid;
  const cost = new Float64Array(cells * cells).fill(Number.POSITIVE_INFINITY);
  const previousCell = new Int32Array(cells * cells).fill(-1);
  const queue = new Queue();
  const [endColumn, endRow] = [end % cells, Math.floor(end / cells)];
  const remainingCost = (column: number, row: number) => {
    const dx = Math.abs(column - endColumn);
    const dy = Math.abs(row - endRow);
    return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
  };
  cost[start] = 0;
  queue.push(start, remainingCost(start % cells, Math.floor(start / cells)));
  for (let cell = queue.pop(); cell !== -1 && cell !== end; cell = queue.pop()) {
    const column = cell % cells;
    const row = Math.floor(cell / cells);
    const costHere = cost[cell] ?? 0;
    for (const { dx, dy, length } of STEPS) {
      const nextColumn = column + dx;
      const nextRow = row + dy;
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= cells || nextRow >= cells) continue;
      const next = nextRow * cells + nextColumn;
      const total = costHere + length * (isLand[next] === 1 ? LAND_COST : 1);
      if (total >= (cost[next] ?? 0)) continue;
      cost[next] = total;
      previousCell[next] = cell;
      queue.push(next, total + remainingCost(nextColumn, nextRow));
    }
  }
  const cellsOnWay: number[] = [];
  for (let cell = end; cell !== -1; cell = previousCell[cell] ?? -1) cellsOnWay.push(cell);
  return cellsOnWay.reverse();
}

const STEPS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [{ dx, dy, length: Math.hypot(dx, dy) }])),
);

/** Cells by their cost, the cheapest first: a binary heap. A way pushes thousands, so cells and costs are kept as numbers. */
class Queue {
  readonly #cells: number[] = [];
  readonly #costs: number[] = [];

  push(cell: number, cost: number): void {
    const [cells, costs] = [this.#cells, this.#costs];
    let at = costs.length;
    for (let above = (at - 1) >> 1; at > 0 && (costs[above] ?? 0) > cost; above = (at - 1) >> 1) {
      cells[at] = cells[above] ?? -1;
      costs[at] = costs[above] ?? 0;
      at = above;
    }
    cells[at] = cell;
    costs[at] = cost;
  }

  /** The cheapest cell; -1 if none is left. */
  pop(): number {
    const [cells, costs] = [this.#cells, this.#costs];
    const first = cells[0] ?? -1;
    const cell = cells.pop() ?? -1;
    const cost = costs.pop() ?? 0;
    const size = costs.length;
    if (size === 0) return first;
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && (costs[below + 1] ?? 0) < (costs[below] ?? 0)) below += 1;
      if ((costs[below] ?? 0) >= cost) break;
      cells[at] = cells[below] ?? -1;
      costs[at] = costs[below] ?? 0;
      at = below;
    }
    cells[at] = cell;
    costs[at] = cost;
    return first;
  }
}

/** Leaves out every point that lies on a straight way by sea between two others. */
function straightened(grid: SeaGrid, points: readonly MapPoint[]): MapPoint[] {
  const corners: MapPoint[] = [];
  for (let at = 0; at < points.length; ) {
    const point = points[at];
    if (!point) break;
    corners.push(point);
    let next = points.length - 1;
    while (next > at + 1 && !isSeaBetween(grid, point, points[next] ?? point)) next -= 1;
    at = next;
    if (next === points.length - 1) {
      const last = points[next];
      if (last && last !== point) corners.push(last);
      break;
    }
  }
  return corners;
}

/** Ports lie on land in a drawing, so the first and the last cells do not count. */
const HARBOUR_CELLS = 2;

function isSeaBetween(grid: SeaGrid, from: MapPoint, to: MapPoint): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (grid.cellSize / 2));
  for (let step = HARBOUR_CELLS; step < steps - HARBOUR_CELLS; step++) {
    const share = step / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if (grid.isLand[cellOf(grid, point)] === 1) return false;
  }
  return true;
}
