/**
 * Random numbers (Mulberry32) that are the same for the same seed on every machine. A redrawn picture must not change by
 * a byte.
 */
export function chanceFrom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(list: readonly [T, ...T[]], chance: () => number): T {
  return list[Math.floor(chance() * list.length)] ?? list[0];
}
