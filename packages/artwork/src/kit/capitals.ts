/**
 * A capital letter of a display serif as path data, 70 units tall: thick stems, hairlines, flat feet. `supplierMark`
 * prints the initials of suppliers with them, so it needs no font.
 */
export type Capital = { readonly width: number; readonly outline: string };

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const stem = (x: number) => box(x, 0, 15, 70);
const foot = (from: number, to: number) => box(from, 64, to - from, 6);
const head = (from: number, to: number) => box(from, 0, to - from, 6);

/**
 * A stroke with its corners in either order. All strokes are wound the same way, so that crossing strokes cut
 * no holes.
 */
function stroke(...points: readonly number[]): string {
  const corners = Array.from(
    { length: points.length / 2 },
    (_, i) => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0] as const,
  );
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const clockwise = area < 0 ? corners.toReversed() : corners;
  return `M${clockwise.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}

/** The bowl of O and Q. */
const round = 'M0 35a33 36 0 0 1 66 0a33 36 0 0 1-66 0zM16 35a17 30 0 0 0 34 0a17 30 0 0 0-34 0z';
/** The open bowl of C and G, without its serif. */
const open = 'M53 18A21 30 0 1 0 53 52L60 57A34 36 0 1 1 60 13z';
/** The upper bowl of P and R, with the upper half of the stem. */
const bowl = 'M8 0h28a20 20 0 0 1 0 40h-28zM23 6v28h10a10 14 0 0 0 0-28z';

/** The 26 letters. Other initials have no capital. */
export const capitals: Readonly<Record<string, Capital>> = {
  A: {
    width: 74,
    outline:
      stroke(30, 0, 38, 0, 14, 70, 7, 70) +
      stroke(26, 0, 41, 0, 67, 70, 50, 70) +
      box(17, 43, 32, 6) +
      foot(0, 22) +
      foot(42, 74),
  },
  B: {
    width: 58,
    outline: `M8 0h27a18 18 0 0 1 0 36h-27zM23 6v24h9a9 12 0 0 0 0-24zM8 33h29a19 18.5 0 0 1 0 37h-29zM23 39v25h12a9 12.5 0 0 0 0-25z${head(0, 12)}${foot(0, 12)}`,
  },
  C: { width: 63, outline: open + box(56, 4, 6, 20) },
  D: {
    width: 66,
    outline: `M8 0h25a33 35 0 0 1 0 70h-25zM23 6v58h9a18 29 0 0 0 0-58z${head(0, 12)}${foot(0, 12)}`,
  },
  E: {
    width: 57,
    outline:
      stem(8) +
      head(0, 53) +
      foot(0, 56) +
      box(20, 31, 26, 6) +
      box(48, 0, 6, 18) +
      box(50, 52, 6, 18) +
      box(41, 25, 6, 18),
  },
  F: {
    width: 54,
    outline:
      stem(8) + head(0, 53) + foot(0, 33) + box(20, 33, 26, 6) + box(48, 0, 6, 18) + box(41, 27, 6, 18),
  },
  G: { width: 70, outline: open + box(56, 4, 6, 18) + box(47, 40, 15, 27) + box(39, 38, 31, 6) },
  H: {
    width: 74,
    outline:
      stem(8) + stem(51) + box(20, 32, 34, 6) + head(0, 31) + head(43, 74) + foot(0, 31) + foot(43, 74),
  },
  I: { width: 31, outline: stem(8) + head(0, 31) + foot(0, 31) },
  J: {
    width: 44,
    outline: `${box(20, 0, 15, 50)}M35 48a18 22 0 0 1-35 12l6-5a8 8 0 0 0 14-7z${head(10, 44)}`,
  },
  K: {
    width: 74,
    outline:
      stem(8) +
      stroke(21, 44, 22, 36, 50, 3, 57, 5) +
      stroke(28, 35, 39, 23, 68, 68, 50, 68) +
      head(0, 31) +
      head(42, 68) +
      foot(0, 31) +
      foot(43, 74),
  },
  L: { width: 56, outline: stem(8) + head(0, 31) + foot(0, 55) + box(49, 46, 6, 24) },
  M: {
    width: 88,
    outline:
      box(10, 0, 7, 70) +
      stem(65) +
      stroke(8, 0, 24, 0, 48, 56, 42, 68, 39, 68) +
      stroke(65, 0, 72, 0, 46, 68, 40, 68) +
      head(0, 20) +
      head(68, 88) +
      foot(0, 27) +
      foot(57, 88),
  },
  N: {
    width: 76,
    outline:
      box(10, 0, 7, 70) +
      box(59, 0, 7, 70) +
      stroke(8, 0, 25, 0, 66, 66, 66, 70, 57, 70) +
      head(0, 20) +
      head(49, 76) +
      foot(0, 27),
  },
  O: { width: 66, outline: round },
  P: { width: 56, outline: `${bowl}${box(8, 34, 15, 36)}${head(0, 12)}${foot(0, 33)}` },
  Q: { width: 70, outline: round + stroke(30, 58, 42, 54, 70, 76, 56, 80) },
  R: {
    width: 70,
    outline: `${bowl}${box(8, 34, 15, 36)}${stroke(27, 38, 43, 36, 64, 68, 47, 68)}${head(0, 12)}${foot(0, 33)}${foot(46, 72)}`,
  },
  S: {
    width: 58,
    outline:
      'M50 20Q46 5 30 5 16 5 16 15 16 24 33 28 57 34 57 51 57 71 30 71 17 71 8 66L7 48h5Q16 65 31 65 43 65 43 55 43 46 27 42 3 36 3 18 3-1 30-1 42-1 54 4V20z',
  },
  T: { width: 61, outline: stem(23) + head(0, 61) + box(0, 0, 6, 19) + box(55, 0, 6, 19) + foot(15, 46) },
  U: {
    width: 70,
    outline: `${box(8, 0, 15, 44)}${box(54, 0, 7, 44)}M8 42h15q0 22 17 22t14-22h7q0 29-27 29t-26-29z${head(0, 31)}${head(46, 70)}`,
  },
  V: {
    width: 72,
    outline:
      stroke(6, 0, 23, 0, 43, 54, 38, 70, 33, 70) +
      stroke(58, 0, 65, 0, 39, 70, 33, 70) +
      head(0, 30) +
      head(48, 72),
  },
  W: {
    width: 98,
    outline:
      stroke(6, 0, 22, 0, 36, 54, 31, 70, 27, 70) +
      stroke(50, 0, 55, 6, 32, 70, 27, 70) +
      stroke(38, 0, 54, 0, 69, 54, 64, 70, 60, 70) +
      stroke(84, 0, 91, 0, 65, 70, 60, 70) +
      head(0, 28) +
      head(34, 60) +
      head(76, 98),
  },
  X: {
    width: 72,
    outline:
      stroke(5, 0, 23, 0, 67, 70, 49, 70) +
      stroke(55, 0, 62, 0, 15, 70, 8, 70) +
      head(0, 29) +
      head(45, 70) +
      foot(0, 25) +
      foot(43, 73),
  },
  Y: {
    width: 70,
    outline:
      stroke(4, 0, 22, 0, 41, 40, 28, 40) +
      stroke(56, 0, 63, 0, 41, 40, 34, 40) +
      box(27, 38, 15, 32) +
      head(0, 29) +
      head(46, 70) +
      foot(18, 51),
  },
  Z: {
    width: 60,
    outline:
      head(3, 57) + foot(3, 58) + stroke(40, 3, 57, 3, 21, 67, 3, 67) + box(3, 0, 6, 18) + box(52, 50, 6, 20),
  },
};
