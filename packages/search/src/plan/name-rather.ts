import { keyOf } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import type { Knowledge } from './knowledge.ts';
import type { PlaceUnit, TextUnit, Unit } from './query-plan.ts';
import { repairName } from './repair-word.ts';
import { placeUnit } from './unit-of.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Naming = { readonly knowledge: Knowledge; readonly vocabulary: Vocabulary };

/**
 * A city that is likelier meant than a word of the catalogue: by the last word of its name, or misspelt so that only
 * what is called after it ("Lissabonner") or its name in another form is near.
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

// Of two hundred products.
const RARE = 0.02;
// Where there are few products, or none in these languages, nothing else tells how rare a word is.
const ALWAYS_RARE = 5;

/** "York" is a name; "town", of Cape Town, is what it says. */
function isRare(word: string, vocabulary: Vocabulary): boolean {
  const all = Math.max(...['the', 'und', 'in'].map((one) => vocabulary.df(one)));
  return vocabulary.df(word) <= Math.max(ALWAYS_RARE, all * RARE);
}

const SHORTEST_NAME = 4;

function beginsWithName(word: string, { ids }: PlaceUnit, { placeOf }: Knowledge): boolean {
  const names = ids.flatMap((id) => placeOf.get(id)?.names ?? []).map((name) => keyOf(foldText(name)));
  return names.some((name) => name.length >= SHORTEST_NAME && word.startsWith(name));
}
