import { keyOf } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { repairName } from './correct-word.ts';
import type { Knowledge } from './knowledge.ts';
import type { PlaceUnit, TextUnit, Unit } from './query-plan.ts';
import { placeUnit } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Naming = { readonly knowledge: Knowledge; readonly vocabulary: Vocabulary };

/**
 * Finds a city that is more likely meant than a catalogue word. Either the word is the last word of the
 * city's name, or it misspells the name. In the second case, the similar catalogue words must include one
 * that begins with the name ("Lissabonner").
 */
export function nameRather(word: string, text: TextUnit | undefined, naming: Naming): Unit | undefined {
  const { knowledge, vocabulary } = naming;
  const called = knowledge.lastWords.get(word) ?? [];
  if (called.length > 0 && isRare(word, vocabulary)) {
    const place = placeUnit(called, 0.9);
    return text ? { kind: 'either', units: [place, text] } : place;
  }
  if (!text || vocabulary.df(word) > 0) return undefined;
  const meant = repairName(word, knowledge);
  const isCalledAfter = ({ word: near }: TextUnit['variants'][number]) =>
    meant && beginsWithName(near, meant, knowledge);
  return text.variants.some(isCalledAfter) ? meant : undefined;
}

// Share of the products that may contain a rare word: four in two hundred.
const RARE = 0.02;
// A word in so few products is always rare. With few products, or none in these languages, the share says
// nothing.
const ALWAYS_RARE = 5;

/**
 * Whether a word is rare enough to mean a city. "York" is a name, but "town" in Cape Town is an ordinary
 * word.
 */
function isRare(word: string, vocabulary: Vocabulary): boolean {
  const all = Math.max(...['the', 'und', 'in'].map((one) => vocabulary.df(one)));
  return vocabulary.df(word) <= Math.max(ALWAYS_RARE, all * RARE);
}

const SHORTEST_NAME = 4;

function beginsWithName(word: string, { ids }: PlaceUnit, { placeOf }: Knowledge): boolean {
  const names = ids.flatMap((id) => placeOf.get(id)?.names ?? []).map((name) => keyOf(foldText(name)));
  return names.some((name) => name.length >= SHORTEST_NAME && word.startsWith(name));
}
