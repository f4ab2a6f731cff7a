import type { KindOfWord } from '../lexicon/kinds/word-kinds.ts';
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
  // Words that say nothing are not read as a name in other characters.
  const whole = joinAtoms(atoms);
  const { isFiller } = knowledge.fillers;
  if (!isAllFillers && (isFiller(whole) || glyphWords(whole).every(isFiller)))
    return { units: [], unmatched: [] };
  if (atoms[0] && input.isChatter(atoms[0])) return { units: [], unmatched: [] };
  for (const text of new Set([joinAtoms(atomsWithParticles), joinAtoms(atoms)])) {
    const unit = (isOpen && isLast && completeWord(text, input)) || correctGlyphs(text, input);
    if (unit) return understood(unit, text);
  }
  const named = soundsLikePlace(atomsWithParticles, input);
  if (named) return understood(named, joinAtoms(atomsWithParticles));
  // A single character is part of too many words to be one.
  if (atoms.length === 1 && !isAlone) return { units: [], unmatched: [] };
  const text = joinAtoms(atoms);
  const runs: readonly Run[] =
    isAllFillers || atoms.length === 1 ? [{ words: [text], kind: 'always' }] : runsOfWords(text, input);
  const found = runs.map((run) => interpretRun(run, input));
  return {
    units: found.flatMap(({ units }) => units),
    unmatched: found.flatMap(({ unmatched }) => unmatched),
  };
}

function understood(unit: Unit, words: string): Interpretation {
  return { units: [{ unit, words }], unmatched: [] };
}

type Run = { readonly words: string[]; readonly kind: KindOfWord };

/** Words side by side that ask alike. A single character beside words that say nothing is half of nothing. */
function runsOfWords(text: string, { knowledge: { fillers }, kindOf }: InterpretInput): Run[] {
  if (isTransliterated(text)) return [{ words: [text], kind: 'always' }];
  const runs: Run[] = [];
  let last: Run | undefined;
  for (const word of glyphWords(text)) {
    // A single character may be part of a name.
    const kind = word.length > 1 ? kindOf(word) : 'always';
    if (fillers.isFiller(word)) last = undefined;
    else if (last?.kind === kind) last.words.push(word);
    else {
      last = { words: [word], kind };
      runs.push(last);
    }
  }
  return runs.filter(({ words }) => words.join('').length > 1 && !sayNothing(words, kindOf));
}

/** Whether the words are verbs and other single characters that together do not name anything. */
function sayNothing(words: readonly string[], kindOf: InterpretInput['kindOf']): boolean {
  return (
    !isTransliterated(words.join('')) && words.every((word) => word.length === 1 && kindOf(word) === 'never')
  );
}

function interpretRun({ words, kind }: Run, input: InterpretInput): Interpretation {
  const { vocabulary, isAlone } = input;
  const text = words.join('');
  const isKnown = (pair: string) => vocabulary.documentFrequency(pair) > 0;
  const pairs = isTransliterated(text) ? pairsOf(text) : pairsIn(words);
  const known = pairs.filter(isKnown);
  const isMisspelt = kind !== 'never' && known.length < pairs.length;
  const named = isMisspelt ? soundingLike(text, input) : undefined;
  if (named) return named;
  // Foreign names share their parts: Frankfurt has half of France. A foreign name that the catalogue has only
  // in part is therefore another place.
  if (known.length === 0 || (known.length < pairs.length && isTransliterated(text)))
    return { units: [], unmatched: kind === 'never' ? [] : [{ word: text, kind }] };
  const isCommon = (pair: string) => !isAlone && !isSpecific(pair, vocabulary);
  return {
    units: known
      .filter((pair) => kind === 'always' || !isCommon(pair))
      .map(
        (word): WordedUnit => ({
          unit: {
            kind: 'text',
            variants: [{ word, weight: 1 }],
            ...(isCommon(word) && { isCommon: true }),
          },
          words: word,
          kind,
        }),
      ),
    // A word of which the catalogue has no part is something else.
    unmatched: words
      .filter((word) => kind !== 'never' && word.length > 1 && !pairsOf(word).some(isKnown))
      .map((word) => ({ word, kind })),
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

/** Two characters side by side, unless they end one word and begin another. */
function pairsIn(words: readonly string[]): string[] {
  if (words.length === 1 && words[0]?.length === 1) return [...words];
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return word.length === 1 ? (next?.length === 1 ? [word + next] : []) : pairsOf(word);
  });
}

function pairsOf(text: string): string[] {
  const glyphs = [...text];
  return glyphs.slice(1).map((glyph, at) => (glyphs[at] ?? '') + glyph);
}

/** A name with a wrong character of the same sound, which keyboards offer. Words of the catalogue are not corrected. */
function soundsLikePlace(atoms: readonly Atom[], { knowledge, vocabulary }: InterpretInput) {
  const pairs = pairsOf(joinAtoms(atoms));
  const isUnknown = pairs.length > 0 && pairs.every((pair) => vocabulary.documentFrequency(pair) === 0);
  return isUnknown ? placeSoundingLike(joinAtoms(atoms), knowledge) : undefined;
}
