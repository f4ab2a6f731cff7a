export type ScatteredStar = { x: number; y: number; radius: number; glow: number };

/** The same sky every time: a page that was drawn on the server must find its own stars again in the browser. */
export function scatteredStars(count: number, seed: number): ScatteredStar[] {
  let state = seed;
  const next = () => {
    // Park and Miller's generator; its products stay below 2 to the 53rd, so plain numbers are exact.
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    x: rounded(next() * 100),
    y: rounded(next() * 56),
    radius: rounded(0.8 + next() * 1.5),
    glow: rounded(0.4 + next() * 0.6),
  }));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
