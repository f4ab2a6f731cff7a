/**
 * A whole number as somebody types a price: "1 200", "1.200", "1,200.50" and "€40" are 1200, 1200, 1200 and 40.
 * Undefined for what holds no number.
 */
export function typedNumber(text: string): number | undefined {
  const digits = text
    // A mark before exactly three digits groups thousands, whatever mark the language uses.
    .replace(/[.,'’\s](?=\d{3}(?!\d))/g, '')
    .match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
