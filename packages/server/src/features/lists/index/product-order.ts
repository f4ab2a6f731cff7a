/** Product numbers in sorted order, kept sorted on every change. A page is read by walking along it. */
export type ProductOrder = {
  readonly length: number;
  at(position: number): number;
  /** The position of every number in the order. Valid until the next change. */
  ranks(): Uint32Array;
  add(numbers: readonly number[]): void;
  /** The values that the numbers are sorted by may have changed before the removal. */
  remove(removedNumbers: ReadonlySet<number>): void;
};

const MOST_SEARCHED_SINGLY = 16;

type Compare = (one: number, other: number) => number;

/**
 * `compare` must never return 0 for two numbers. Otherwise the pages of a list would not be slices of one
 * order.
 */
export function createProductOrder(compare: Compare): ProductOrder {
  let list = new Uint32Array(64);
  let length = 0;
  let ranks: Uint32Array | undefined;

  return {
    get length() {
      return length;
    },
    at: (position) => list[position] ?? 0,

    ranks() {
      if (ranks) return ranks;
      let largest = 0;
      for (let position = 0; position < length; position++) largest = Math.max(largest, list[position] ?? 0);
      ranks = new Uint32Array(largest + 1);
      for (let position = 0; position < length; position++) ranks[list[position] ?? 0] = position;
      return ranks;
    },

    add(numbers) {
      ranks = undefined;
      const sorted = numbers.toSorted(compare);
      if (length + sorted.length > list.length) list = enlargedCopy(list, length + sorted.length);
      // Works from the end, so that each number is moved once, directly to its final position.
      let end = length;
      length += sorted.length;
      let free = length;
      for (const number of sorted.toReversed()) {
        const place = positionFor(number, end);
        free -= end - place;
        list.copyWithin(free, place, end);
        list[--free] = number;
        end = place;
      }
    },

    remove(removedNumbers) {
      ranks = undefined;
      if (removedNumbers.size <= MOST_SEARCHED_SINGLY)
        for (const number of removedNumbers) removeByPosition(number);
      else removeByFilter(removedNumbers);
    },
  };

  /** Searching for one number is much faster than testing each number against the set. */
  function removeByPosition(number: number): void {
    const position = list.subarray(0, length).indexOf(number);
    if (position < 0) return;
    list.copyWithin(position, position + 1, length);
    length -= 1;
  }

  function removeByFilter(removedNumbers: ReadonlySet<number>): void {
    let remaining = 0;
    for (let position = 0; position < length; position++) {
      const number = list[position] ?? 0;
      if (!removedNumbers.has(number)) list[remaining++] = number;
    }
    length = remaining;
  }

  function positionFor(number: number, end: number): number {
    let [low, high] = [0, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(list[middle] ?? 0, number) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function enlargedCopy(list: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(length, 2 * list.length));
  larger.set(list);
  return larger;
}
