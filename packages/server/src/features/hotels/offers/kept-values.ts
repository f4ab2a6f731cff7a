/** Prices of nights in as few bytes as hold them. */
export type CalendarPrices = Uint16Array | Int32Array;

const MOST_IN_TWO_BYTES = 65_535;

/** Nearly all nights cost less than 655.35, and a hotel keeps the prices of five hundred nights for each room type. */
export function calendarOf(pricesMinor: readonly number[]): CalendarPrices {
  return pricesMinor.every((price) => price >= 0 && price <= MOST_IN_TWO_BYTES)
    ? Uint16Array.from(pricesMinor)
    : Int32Array.from(pricesMinor);
}

/**
 * Returns for equal values the first of them, so that they are kept once: the hotels of a city have the same taxes and
 * terms, and rooms with the same names. The values must never be changed.
 */
export function createSharing(): <Value>(value: Value) => Value {
  const firstOnes = new Map<string, unknown>();
  return <Value>(value: Value): Value => {
    const name = JSON.stringify(value);
    if (!firstOnes.has(name)) firstOnes.set(name, value);
    return firstOnes.get(name) as Value;
  };
}
