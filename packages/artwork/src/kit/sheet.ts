interface Pending {
  ink: string;
  opacity: number;
  d: string[];
  /** Shorter form of the first shape, for the case that no adjacent shape has its ink. */
  alone: string;
  /** Set while all pending shapes are discs of one radius. They print as round-capped points. */
  dots: { radius: number; d: string[] } | undefined;
}

/**
 * A sheet that collects flat shapes from back to front and prints them as an SVG with rounded coordinates.
 * Adjacent shapes of one ink become one path. This keeps a town with two hundred windows within the size
 * budget. The SVG contains no ids, so one page can contain two pictures inline.
 */
export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly parts: string[] = [];
  private pending: Pending | undefined;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  rect(x: number, y: number, width: number, height: number, ink: string, opacity = 1): void {
    this.add(`M${pair(x, y)}h${whole(width)}v${whole(height)}h${whole(-width)}z`, ink, opacity);
  }

  disc(x: number, y: number, radius: number, ink: string, opacity = 1): void {
    const alone = `<circle cx="${fine(x)}" cy="${fine(y)}" r="${fine(radius)}"`;
    const dot = { radius, d: [`M${pair(x, y)}h0`] };
    this.add(ring(x, y, radius, radius), ink, opacity, alone, dot);
  }

  oval(x: number, y: number, rx: number, ry: number, ink: string, opacity = 1): void {
    this.add(
      ring(x, y, rx, ry),
      ink,
      opacity,
      `<ellipse cx="${fine(x)}" cy="${fine(y)}" rx="${fine(rx)}" ry="${fine(ry)}"`,
    );
  }

  /**
   * Draws a polygon of `x y x y …`. All polygons are wound the same way, as two overlapping ones would
   * otherwise cut a hole.
   */
  poly(points: readonly number[], ink: string, opacity = 1): void {
    const corners = toPairs(points);
    if (signedArea(corners) < 0) corners.reverse();
    const [first, ...rest] = corners;
    if (first === undefined) return;
    let [pointX, pointY] = [Math.round(first[0]), Math.round(first[1])];
    let d = `M${pointX} ${pointY}`;
    for (const [x, y] of rest) {
      const [qx, qy] = [Math.round(x), Math.round(y)];
      d += `l${pair(qx - pointX, qy - pointY)}`;
      [pointX, pointY] = [qx, qy];
    }
    this.add(`${d}z`, ink, opacity);
  }

  /** Draws a hand-written outline. It is not merged with adjacent shapes, because its winding is unknown. */
  path(d: string, ink: string, opacity = 1): void {
    this.flush();
    this.parts.push(`<path d="${d}" fill="${ink}"${opacityOf(opacity)}/>`);
  }

  /** Draws ropes, rails, ribs and cables only. Shapes have no outlines. */
  line(d: string, ink: string, width: number, opacity = 1): void {
    this.flush();
    this.parts.push(
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${fine(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`,
    );
  }

  /** Moves what `draw` prints to (x, y) and scales it. A negative `sx` mirrors it. */
  at(x: number, y: number, sx: number, draw: () => void, sy: number = Math.abs(sx)): void {
    this.flush();
    const scale = sx === sy ? fine(sx, 3) : `${fine(sx, 3)} ${fine(sy, 3)}`;
    this.parts.push(`<g transform="translate(${pair(x, y)})scale(${scale})">`);
    draw();
    this.flush();
    this.parts.push('</g>');
  }

  turned(degrees: number, x: number, y: number, draw: () => void): void {
    this.flush();
    this.parts.push(`<g transform="rotate(${fine(degrees)} ${pair(x, y)})">`);
    draw();
    this.flush();
    this.parts.push('</g>');
  }

  /** Prints the whole sheet, or a window of it. */
  svg({ left, top, width, height } = { left: 0, top: 0, width: this.width, height: this.height }): string {
    this.flush();
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${this.parts.join('')}</svg>\n`;
  }

  private add(
    d: string,
    ink: string,
    opacity: number,
    alone = `<path d="${d}"`,
    dots?: Pending['dots'],
  ): void {
    const before = this.pending;
    if (before?.ink === ink && before.opacity === opacity) {
      before.d.push(d);
      if (before.dots?.radius === dots?.radius) before.dots?.d.push(...(dots?.d ?? []));
      else before.dots = undefined;
      return;
    }
    this.flush();
    this.pending = { ink, opacity, d: [d], alone, dots };
  }

  private flush(): void {
    if (this.pending === undefined) return;
    const { ink, opacity, d, alone, dots } = this.pending;
    this.pending = undefined;
    if (dots !== undefined && dots.d.length > 1) {
      this.line(dots.d.join(''), ink, dots.radius * 2, opacity);
      return;
    }
    const shape = d.length === 1 ? alone : `<path d="${d.join('')}"`;
    this.parts.push(`${shape} fill="${ink}"${opacityOf(opacity)}/>`);
  }
}

function ring(x: number, y: number, rx: number, ry: number): string {
  const half = `a${fine(rx)} ${fine(ry)} 0 1 1 `;
  return `M${fine(x - rx)} ${fine(y)}${half}${fine(2 * rx)} 0${half}${fine(-2 * rx)} 0z`;
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${fine(opacity, 2)}"`;
}

function whole(value: number): string {
  return String(Math.round(value));
}

/** Prints a number with at most `digits` decimals and without trailing zeros. */
export function fine(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)));
}

export function pair(x: number, y: number): string {
  const second = whole(y);
  return `${whole(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

/** Coordinates of hand-written outlines are whole numbers. */
export function round(value: number): number {
  return Math.round(value);
}

function toPairs(points: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < points.length; i += 2) pairs.push([points[i] ?? 0, points[i + 1] ?? 0]);
  return pairs;
}

function signedArea(corners: readonly [number, number][]): number {
  let area = 0;
  for (const [i, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area;
}
