/**
 * Random numbers (Mulberry32) that are the same for the same seed on every machine. A redrawn picture must not
 * change by a byte. Every call takes the next number, so a call that is added, removed or moved changes everything
 * that is drawn after it.
 */
export function chanceFrom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks one item of the list by the next random number. */
export function pick<T>(list: readonly [T, ...T[]], chance: () => number): T {
  return list[Math.floor(chance() * list.length)] ?? list[0];
}
