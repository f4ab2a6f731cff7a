import { type Atom, joinAtoms } from '../text/cut-atoms.ts';
import { glyphWords } from '../text/glyph-words.ts';
import { isTransliterated } from '../text/is-transliterated.ts';
import { completeWord } from './complete-word.ts';
import { correctGlyphs } from './correct-word.ts';
import { placeSoundingLike, termSoundingLike } from './find-by-pinyin.ts';
import type { Interpretation, InterpretInput, WordedUnit } from './interpretation.ts';
import type { Unit } from './query-plan.ts';
import type { Piece } from './read-pieces.ts';
import { isSpecific } from './word-frequency.ts';

/**
 * Completes or corrects a name or a concept. Otherwise it looks up every two adjacent characters in the
 * catalogue, apart from words that say nothing.
 */
export function interpretGlyphs(
  { atoms, atomsWithParticles = atoms, isLast }: Piece,
  input: InterpretInput,
): Interpretation {
  const { isOpen, isAlone, isAllFillers, knowledge } = input;
  // Words that say nothing are no name in other characters.
  const whole = joinAtoms(atoms);
  const { isFiller } = knowledge.fillers;
  if (!isAllFillers && (isFiller(whole) || glyphWords(whole).every(isFiller)))
    return { units: [], unmatched: [] };
  for (const text of new Set([joinAtoms(atomsWithParticles), joinAtoms(atoms)])) {
    const unit = (isOpen && isLast && completeWord(text, input)) || correctGlyphs(text, input);
    if (unit) return understood(unit, text);
  }
  const named = soundsLikePlace(atomsWithParticles, input);
  if (named) return understood(named, joinAtoms(atomsWithParticles));
  // A single character is part of too many words to be one.
  if (atoms.length === 1 && !isAlone) return { units: [], unmatched: [] };
  const text = joinAtoms(atoms);
  const runs = isAllFillers || atoms.length === 1 ? [[text]] : runsOfWords(text, knowledge.fillers.isFiller);
  const found = runs.map((words) => interpretRun(words, input));
  return {
    units: found.flatMap(({ units }) => units),
    unmatched: found.flatMap(({ unmatched }) => unmatched),
  };
}

function understood(unit: Unit, words: string): Interpretation {
  return { units: [{ unit, words }], unmatched: [] };
}

/** Words side by side that say something. A single character beside words that do not is half of nothing. */
function runsOfWords(text: string, isFiller: (word: string) => boolean): string[][] {
  const runs: string[][] = [[]];
  for (const word of glyphWords(text)) {
    if (isFiller(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((words) => words.join('').length > 1);
}

function interpretRun(words: readonly string[], input: InterpretInput): Interpretation {
  const { vocabulary, isAlone } = input;
  const text = words.join('');
  const isKnown = (pair: string) => vocabulary.documentFrequency(pair) > 0;
  const pairs = text.length > 1 ? pairsOf(text) : [text];
  const known = pairs.filter(isKnown);
  const named = known.length < pairs.length ? soundingLike(text, input) : undefined;
  if (named) return named;
  // Foreign names share their parts: Frankfurt has half of France. A foreign name that the catalogue has only
  // in part is therefore another place.
  if (known.length === 0 || (known.length < pairs.length && isTransliterated(text)))
    return { units: [], unmatched: [text] };
  const specific = isAlone ? known : known.filter((pair) => isSpecific(pair, vocabulary));
  return {
    units: specific.map(
      (word): WordedUnit => ({ unit: { kind: 'text', variants: [{ word, weight: 1 }] }, words: word }),
    ),
    // A word of which the catalogue has no part is something else.
    unmatched: words.filter((word) => word.length > 1 && !pairsOf(word).some(isKnown)),
  };
}

/** The longest part of the text that sounds like a place or a term, if the catalogue has none of it as it is written. */
function soundingLike(text: string, input: InterpretInput): Interpretation | undefined {
  const { knowledge, vocabulary } = input;
  // Parts of a foreign name sound like many others.
  if (isTransliterated(text)) return;
  const glyphs = [...text].slice(0, MAX_GLYPHS);
  for (let length = glyphs.length; length > 1; length--)
    for (let from = 0; from + length <= glyphs.length; from++) {
      const part = glyphs.slice(from, from + length).join('');
      if (pairsOf(part).some((pair) => vocabulary.documentFrequency(pair) > 0)) continue;
      const unit = placeSoundingLike(part, knowledge) ?? termSoundingLike(part, knowledge);
      if (unit) return understood(unit, part);
    }
}

/** Longer text is looked up in pairs only. */
const MAX_GLYPHS = 12;

function pairsOf(text: string): string[] {
  const glyphs = [...text];
  return glyphs.slice(1).map((glyph, at) => (glyphs[at] ?? '') + glyph);
}

/** A name with a wrong character of the same sound, which keyboards offer. Words of the catalogue are no slips. */
function soundsLikePlace(atoms: readonly Atom[], { knowledge, vocabulary }: InterpretInput) {
  const pairs = pairsOf(joinAtoms(atoms));
  const isUnknown = pairs.length > 0 && pairs.every((pair) => vocabulary.documentFrequency(pair) === 0);
  return isUnknown ? placeSoundingLike(joinAtoms(atoms), knowledge) : undefined;
}
