/** What German puts between the parts of a word, the usual first. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORTEST_PART = 3;
const SHORTEST_END = 5;
const SHORTEST_HALF_KNOWN = 10;

/**
 * The words that a German word is made of, when all are known: "Weinwanderung" is a hike, and about wine. Of a long one a
 * known end is accepted alone, as that says what kind of thing it is. Undefined when it falls into nothing known.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < SHORTEST_PART * 2) return;
  return splitWhole(word, isKnown, 3) ?? knownEnd(word, isKnown);
}

function splitWhole(word: string, isKnown: (part: string) => boolean, most: number): string[] | undefined {
  if (most < 2) return;
  // The longest first part: "Hafenrundfahrt" before "Haf".
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
