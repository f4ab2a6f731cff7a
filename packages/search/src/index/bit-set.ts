import { bitsIn } from '../text/bits-in.ts';

/** A set of documents of a segment: one bit for each, in the order of their numbers. */
export type BitSet = Uint32Array;

/** How many words a set has. */
export const wordsFor = (documents: number): number => (documents + 31) >>> 5;

/** Adds the members of `other` to `set`. */
export function addTo(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

/** Removes from `set` what `other` does not have. */
export function keepIn(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

/** Removes the members of `other` from `set`. */
export function removeFrom(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) & ~(other[at] ?? 0);
}

export function has(set: BitSet, number: number): boolean {
  return (((set[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

export function add(set: BitSet, number: number): void {
  set[number >>> 5] = (set[number >>> 5] ?? 0) | (1 << (number & 31));
}

export function sizeOf(set: BitSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) size += bitsIn(set[at] ?? 0);
  return size;
}

/** Visits the members by their numbers, until a visit returns false. Returns whether all were visited. */
export function visitUntilFalse(set: BitSet, visit: (number: number) => boolean): boolean {
  for (let at = 0; at < set.length; at++)
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1)
      if (!visit(at * 32 + (31 - Math.clz32(bits & -bits)))) return false;
  return true;
}
