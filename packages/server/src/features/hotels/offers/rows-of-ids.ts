/** The row of the id that stands at a position of a text, or -1. */
export type RowAt = (text: string, at: number) => number;

/** Digits at the beginning of an id that decide where it is looked for. */
const HASHED = 8;

/**
 * Finds rows by the ids that a text names, without cutting the ids out of it: a search reads hundreds of them, and each would be a
 * string of its own.
 */
export function createRowAt(ids: readonly string[]): RowAt {
  let size = 16;
  while (size < 2 * ids.length) size *= 2;
  const rows = new Int32Array(size).fill(-1);
  for (const [row, id] of ids.entries()) {
    let slot = hashAt(id, 0) & (size - 1);
    while ((rows[slot] ?? -1) >= 0) slot = (slot + 1) & (size - 1);
    rows[slot] = row;
  }
  return (text, at) => {
    let slot = hashAt(text, at) & (size - 1);
    for (;;) {
      const row = rows[slot] ?? -1;
      if (row < 0 || text.startsWith(ids[row] ?? '', at)) return row;
      slot = (slot + 1) & (size - 1);
    }
  };
}

function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let index = at; index < at + HASHED; index++) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return hash;
}
