/** Letters that German puts between the parts of a compound, the most common first. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const MIN_PART_LENGTH = 3;
const MIN_END_LENGTH = 5;
const MIN_LENGTH_FOR_END_ONLY = 10;

/**
 * Splits a German word into its parts if all are known: "Weinwanderung" is a hike, and about wine. In a long
 * word a known end alone is enough, because the end names the kind of activity. Undefined if no part is
 * known.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < MIN_PART_LENGTH * 2) return;
  return splitWhole(word, isKnown, 3) ?? findKnownEnd(word, isKnown);
}

function splitWhole(
  word: string,
  isKnown: (part: string) => boolean,
  maxParts: number,
): string[] | undefined {
  if (maxParts < 2) return;
  // Tries the longest first part first: "Hafen" before "Haf" in "Hafenrundfahrt".
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at--) {
    const part = firstPart(word.slice(0, at), isKnown);
    if (part === undefined) continue;
    const remainder = word.slice(at);
    if (isKnown(remainder)) return [part, remainder];
    const otherParts = splitWhole(remainder, isKnown, maxParts - 1);
    if (otherParts) return [part, ...otherParts];
  }
}

function firstPart(text: string, isKnown: (part: string) => boolean): string | undefined {
  for (const link of LINKS) {
    if (!text.endsWith(link)) continue;
    const part = text.slice(0, text.length - link.length);
    if (part.length >= MIN_PART_LENGTH && isKnown(part)) return part;
  }
}

function findKnownEnd(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < MIN_LENGTH_FOR_END_ONLY) return;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_END_LENGTH; at++) {
    const end = word.slice(at);
    if (isKnown(end)) return [end];
  }
}
