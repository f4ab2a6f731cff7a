import type { KindOfWord } from '../lexicon/kinds/word-kinds.ts';
import { type Atom, joinAtoms } from '../text/cut-atoms.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';
import { completeWord } from './complete-word.ts';
import { correctSpan, correctWord, ONE_SLIP_QUALITY } from './correct-word.ts';
import { placeInPinyin, termInPinyin } from './find-by-pinyin.ts';
import type { Interpretation, InterpretInput, UnmatchedWord, WordedUnit } from './interpretation.ts';
import type { Knowledge } from './knowledge.ts';
import { preferCity } from './prefer-city.ts';
import type { TextUnit, Unit } from './query-plan.ts';
import { conceptUnit, PARTIAL_NAME_QUALITY, type Piece, placeUnit } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isSpecific } from './word-frequency.ts';
import { placeBeginningWith, placesNearlyNamed } from './world-names.ts';

/** Corrects each word separately, unless several words together are nearly a name or a term. */
export function interpretWords({ atoms, isLast }: Piece, input: InterpretInput): Interpretation {
  const units: WordedUnit[] = [];
  const unmatched: UnmatchedWord[] = [];
  for (let at = 0; at < atoms.length; ) {
    const word = atoms[at]?.text ?? '';
    const several = inPinyin(atoms, at, input) ?? correctSeveralWords(atoms, at, input);
    if (!several && saysNothing(word, input)) {
      at++;
      continue;
    }
    const endsQuery = isLast && at === atoms.length - 1;
    const isOpen = input.isOpen && endsQuery;
    const kind = several || isOpen || input.isAllFillers ? 'always' : kindAt(atoms[at], input);
    const found = several?.units ?? interpretWord(word, { ...input, isOpen, kind });
    const to = several?.to ?? at + 1;
    if (found) units.push(...found.map((unit) => ({ unit, words: joinAtoms(atoms, at, to), kind })));
    else if (input.isAllFillers || !(kind === 'never' || input.knowledge.fillers.isNearlyFiller(word)))
      unmatched.push({ word, kind });
    at = to;
  }
  return { units, unmatched };
}

function kindAt(atom: Atom | undefined, { kindOf, isChatter }: InterpretInput): KindOfWord {
  return atom && isChatter(atom) ? 'never' : kindOf(atom?.text ?? '');
}

/** Whether the word says nothing beside others: a filler, or another form of a stop word. */
function saysNothing(word: string, { knowledge, isAlone, isAllFillers }: InterpretInput): boolean {
  if (isAllFillers) return false;
  if (knowledge.fillers.isFiller(word)) return true;
  return !isAlone && isStopForm(word, knowledge);
}

type SeveralWords = { readonly units: readonly Unit[]; readonly to: number };

/** A name or a term in pinyin. A word that the catalogue has means itself. */
function inPinyin(
  atoms: readonly Atom[],
  from: number,
  { knowledge, vocabulary }: InterpretInput,
): SeveralWords | undefined {
  const word = atoms[from]?.text ?? '';
  if (vocabulary.documentFrequency(word) > 0 || knowledge.fillers.isFiller(word)) return;
  const found = placeInPinyin(atoms, from, knowledge) ?? termInPinyin(atoms, from, knowledge);
  return found && { units: [found.unit], to: found.to };
}

function correctSeveralWords(
  atoms: readonly Atom[],
  from: number,
  { knowledge, vocabulary, correctionBudget }: InterpretInput,
): SeveralWords | undefined {
  for (let to = Math.min(atoms.length, from + 3); to > from + 1; to--) {
    const span = atoms.slice(from, to);
    // Words that the catalogue has are not misspelt.
    const isSpelt = ({ text }: Atom) =>
      vocabulary.documentFrequency(text) > 0 || knowledge.fillers.isFiller(text);
    if (span.every(isSpelt) || correctionBudget.correctionsLeft <= 0) continue;
    const unit = correctSpan(joinAtoms(span), knowledge);
    if (unit) return { units: [unit], to };
  }
}

/** Whether the word is a form of a stop word, such as "schöner" of "schön". */
function isStopForm(word: string, { stopPhrases }: Knowledge): boolean {
  const base = word.replace(/(?:e[rsmn]?)$/, '');
  return word.length > 4 && base !== word && (stopPhrases.next.get(base)?.meanings.length ?? 0) > 0;
}

type InterpretWordInput = InterpretInput & { readonly kind: KindOfWord };

/** What the word means. Undefined if it is unknown. */
function interpretWord(word: string, input: InterpretWordInput): readonly Unit[] | undefined {
  const { knowledge, vocabulary, isOpen: isUnfinished } = input;
  const unfinished = isUnfinished ? completeWord(word, input) : undefined;
  // A name or a concept that the traveller is still typing. A plain catalogue word may instead be a compound
  // of concepts, so it is examined further.
  if (unfinished && unfinished.kind !== 'text') return [unfinished];
  const parts = splitCompound(word, (part) => hasMeaning(part, knowledge)) ?? [];
  const compound = parts.flatMap((part) => conceptsOfPart(part, knowledge));
  if (parts.length > 1 && compound.length > 0) return compound;
  const catalogueWord = unfinished ?? findCatalogueWord(word, vocabulary);
  // A word that a dictionary has is not corrected into a name.
  const unit =
    input.kind !== 'always'
      ? catalogueWord
      : (preferCity(word, catalogueWord, input) ?? catalogueWord ?? nearestSpelling(word, input));
  if (unit) return [weighed(unit, input)];
  return compound.length > 0 ? compound : undefined;
}

/** Beside a term or a name, a word of too many products tells something only in a title. */
function weighed(unit: Unit, { isAlone, vocabulary }: InterpretInput): Unit {
  if (unit.kind !== 'text' || isAlone || unit.variants.every(({ word }) => isSpecific(word, vocabulary)))
    return unit;
  return { ...unit, isCommon: true };
}

/** What a word nearly spells. Beyond one slip, a place of the world is likelier than what the catalogue has. */
function nearestSpelling(word: string, input: InterpretInput): Unit | undefined {
  const corrected = correctWithinBudget(word, input);
  if (corrected && 'quality' in corrected && corrected.quality >= ONE_SLIP_QUALITY) return corrected;
  const elsewhere = placesNearlyNamed(word, input.knowledge);
  if (elsewhere.length > 0) return placeUnit(elsewhere, ONE_SLIP_QUALITY);
  const begun = corrected || !input.isOpen ? [] : placeBeginningWith(word, input.knowledge);
  return begun.length > 0 ? placeUnit(begun, PARTIAL_NAME_QUALITY) : corrected;
}

function correctWithinBudget(word: string, input: InterpretInput): Unit | undefined {
  return input.correctionBudget.correctionsLeft-- > 0 ? correctWord(word, input) : undefined;
}

function conceptsOfPart(part: string, knowledge: Knowledge): Unit[] {
  const ids = GENERAL_ENDS.has(part) ? [] : meaningsOf(part, knowledge);
  return ids.length > 0 ? [conceptUnit(ids, { knowledge, quality: 0.9, words: [part] })] : [];
}

/**
 * Whether a part of a compound is known. "Familienausflug" is for families; that it is an outing adds
 * nothing.
 */
function hasMeaning(part: string, knowledge: Knowledge): boolean {
  const isStop = part.length > 3 && (knowledge.stopPhrases.next.get(part)?.meanings.length ?? 0) > 0;
  return isStop || GENERAL_ENDS.has(part) || meaningsOf(part, knowledge).length > 0;
}

/** Endings with which German makes an activity of any noun. In a compound they add no concept. */
const GENERAL_ENDS = new Set(
  'fahrt ritt gang tour trip kurs abend runde besuch programm angebot ticket karte'.split(' '),
);

function meaningsOf(part: string, { queryTerms }: Knowledge): readonly string[] {
  const exact = queryTerms.terms.next.get(part)?.meanings ?? [];
  return exact.length > 0 ? exact : (queryTerms.stems.de.next.get(stemWord(part, 'de'))?.meanings ?? []);
}

/** Finds a catalogue word, in this or another form. */
export function findCatalogueWord(word: string, vocabulary: Vocabulary): TextUnit | undefined {
  const forms = formsOf(word, vocabulary).filter((form) => form !== word);
  const isInCatalogue = vocabulary.documentFrequency(word) > 0;
  if (!isInCatalogue && forms.length === 0) return;
  return {
    kind: 'text',
    variants: [
      ...(isInCatalogue ? [{ word, weight: 1 }] : []),
      ...forms.map((form) => ({ word: form, weight: 0.9 })),
    ],
  };
}

const MAX_EXAMINED = 40;
const MAX_FORMS = 6;

/** Finds the words with the same stem. Each of them begins with that stem. */
function formsOf(word: string, vocabulary: Vocabulary): string[] {
  const forms = new Set<string>();
  if (word.length < 4) return [];
  for (const language of ['en', 'de'] as const) {
    const stem = stemWord(word, language);
    for (const form of vocabulary.prefix(stem.replace(/i$/, ''), MAX_EXAMINED))
      if (stemWord(form, language) === stem) forms.add(form);
  }
  return [...forms].slice(0, MAX_FORMS);
}
