import { beginsWithGlyph } from './cut-atoms.ts';

/** Any distance beyond the bound. */
export const BEYOND_BOUND = Number.POSITIVE_INFINITY;

const MAX_WORD_LENGTH = 64;
// The calculation needs only three rows. Creating them for each of thousands of words takes longer than the
// calculation itself.
const rows = [
  new Uint8Array(MAX_WORD_LENGTH + 1),
  new Uint8Array(MAX_WORD_LENGTH + 1),
  new Uint8Array(MAX_WORD_LENGTH + 1),
] as const;

/**
 * Counts the edits between two words: a letter added, missing or wrong, or two adjacent letters swapped.
 * Returns `BEYOND_BOUND` if there are more than `bound`, and stops as soon as that is certain.
 */
export function editDistance(a: string, b: string, bound: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > bound || a.length > MAX_WORD_LENGTH || b.length > MAX_WORD_LENGTH)
    return BEYOND_BOUND;
  let [before, above, row] = rows;
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const rowMinimum = fillRow(a, b, i, { before, above, row });
    if (rowMinimum > bound) return BEYOND_BOUND;
    [before, above, row] = [above, row, before];
  }
  const distance = above[b.length] ?? BEYOND_BOUND;
  return distance <= bound ? distance : BEYOND_BOUND;
}

type Rows = { readonly before: Uint8Array; readonly above: Uint8Array; readonly row: Uint8Array };

/** Fills row `i` and returns its minimum. The final distance cannot be lower. */
function fillRow(a: string, b: string, i: number, { before, above, row }: Rows): number {
  row[0] = i;
  let rowMinimum = i;
  const letter = a.charCodeAt(i - 1);
  for (let j = 1; j <= b.length; j++) {
    const otherLetter = b.charCodeAt(j - 1);
    const isSame = letter === otherLetter;
    let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
    const isSwapped =
      i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === otherLetter && !isSame;
    if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
    row[j] = cost;
    if (cost < rowMinimum) rowMinimum = cost;
  }
  return rowMinimum;
}

/** Number of edits allowed for a word of this length. In a short word, every edit makes another word. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (beginsWithGlyph(word)) return word.length >= 3 ? 1 : 0;
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
