/** Letters that German puts between the parts of a compound, the most common first. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORTEST_PART = 3;
const SHORTEST_END = 5;
const SHORTEST_HALF_KNOWN = 10;

/**
 * Splits a German word into its parts if all are known: "Weinwanderung" is a hike, and about wine. In a long
 * word a known end alone is enough, because the end names the kind of activity. Undefined if no part is
 * known.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < SHORTEST_PART * 2) return;
  return splitWhole(word, isKnown, 3) ?? knownEnd(word, isKnown);
}

function splitWhole(word: string, isKnown: (part: string) => boolean, most: number): string[] | undefined {
  if (most < 2) return;
  // Tries the longest first part first: "Hafen" before "Haf" in "Hafenrundfahrt".
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const part = firstPart(word.slice(0, at), isKnown);
    if (part === undefined) continue;
    const rest = word.slice(at);
    if (isKnown(rest)) return [part, rest];
    const others = splitWhole(rest, isKnown, most - 1);
    if (others) return [part, ...others];
  }
}

function firstPart(text: string, isKnown: (part: string) => boolean): string | undefined {
  for (const link of LINKS) {
    if (!text.endsWith(link)) continue;
    const part = text.slice(0, text.length - link.length);
    if (part.length >= SHORTEST_PART && isKnown(part)) return part;
  }
}

function knownEnd(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < SHORTEST_HALF_KNOWN) return;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_END; at++) {
    const end = word.slice(at);
    if (isKnown(end)) return [end];
  }
}
