import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { isGreat } from '../places/gazetteer.ts';
import { type Atom, cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { isSpeltBySound } from '../text/is-spelt-by-sound.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';
import { finishWord } from './complete-word.ts';
import { repairGlyphs, repairSpan, repairWord } from './correct-word.ts';
import type { Knowledge } from './knowledge.ts';
import { nameRather } from './prefer-place.ts';
import type { QueryPlan, TextUnit, Unit } from './query-plan.ts';
import { conceptUnit, isLeft, type Piece, readPieces, unitOf } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Understanding = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  readonly language: MessageLocale;
};

// More atoms add no meaning, and each of them is looked up in every document.
const MOST_ATOMS = 60;
const MOST_UNITS = 10;
// Corrections take the most time. A query with more misspelt words asks for nothing in particular.
const MOST_REPAIRS = 10;

/**
 * Turns a query into a plan. Any text gets one, and the time depends only on the length of the text that is
 * read.
 */
export function understand(query: string, { knowledge, vocabulary, language }: Understanding): QueryPlan {
  const folded = foldText(query.slice(0, MAX_QUERY_LENGTH));
  const atoms = cutAtoms(folded, MOST_ATOMS);
  const isOpen = atoms.length > 0 && folded.endsWith(atoms.at(-1)?.text ?? ' ');
  const pieces = settled(readPieces(atoms, { knowledge, isOpen }));
  const understood = pieces.some((piece) => unitOf(piece, knowledge) !== undefined);
  const units: Unit[] = [];
  const unmatched: string[] = [];
  const repairs = { left: MOST_REPAIRS };
  for (const piece of pieces) {
    const unit = unitOf(piece, knowledge);
    if (unit) units.push(unit);
    if (unit || !isLeft(piece)) continue;
    const rest = mend(piece, { knowledge, vocabulary, isOpen, isAlone: !understood, repairs });
    units.push(...rest.units.map((one) => (understood ? lessSure(one) : one)));
    unmatched.push(...rest.unmatched);
  }
  return { lang: language, units: units.slice(0, MOST_UNITS), unmatched, analyser: knowledge.analyser };
}

/** Halves the weight of a plain catalogue word beside an understood word. */
function lessSure(unit: Unit): Unit {
  if (unit.kind !== 'text') return unit;
  return { ...unit, variants: unit.variants.map(({ word, weight }) => ({ word, weight: weight / 2 })) };
}

/**
 * Decides between the meanings of ambiguous pieces. "Nice" is a city until the query names another city; then
 * it is a word. A stop phrase that is also a term counts as the term only if the query says nothing else. If
 * only stop phrases are left, they count as words.
 */
function settled(pieces: readonly Piece[]): Piece[] {
  const isName = ({ places }: Piece) => places.some(isGreat);
  const isOnlyName = (piece: Piece) => isName(piece) && piece.concepts.length === 0 && !piece.isStop;
  const hasName = pieces.some(isOnlyName);
  const hasMore = pieces.some((piece) => !piece.isStop && !isLeft(piece));
  const read = pieces.map((piece) => {
    const places =
      hasName && !isOnlyName(piece) ? piece.places.filter((place) => !isGreat(place)) : piece.places;
    return piece.isStop && hasMore && places.length === 0
      ? { ...piece, places, concepts: [] }
      : { ...piece, places };
  });
  const isAllStops = read.every((piece) => piece.isStop && !piece.places.length && !piece.concepts.length);
  return isAllStops ? read.map((piece) => ({ ...piece, isStop: false })) : read;
}

type Mending = Omit<Understanding, 'language'> & {
  readonly isOpen: boolean;
  readonly isAlone: boolean;
  readonly repairs: { left: number };
};
type Mended = { readonly units: readonly Unit[]; readonly unmatched: readonly string[] };

function mend(piece: Piece, mending: Mending): Mended {
  return piece.atoms[0]?.isGlyph ? mendGlyphs(piece, mending) : mendWords(piece, mending);
}

/** Corrects each word separately, unless several words together are nearly a name or a term. */
function mendWords({ atoms, isLast }: Piece, mending: Mending): Mended {
  const units: Unit[] = [];
  const unmatched: string[] = [];
  for (let at = 0; at < atoms.length; ) {
    const name = brokenName(atoms, at, mending);
    const word = atoms[at]?.text ?? '';
    if (!name && !mending.isAlone && isStopForm(word, mending.knowledge)) {
      at++;
      continue;
    }
    const endsIt = isLast && at === atoms.length - 1;
    const unit = name?.unit ?? mendWord(word, { ...mending, isOpen: mending.isOpen && endsIt });
    if (Array.isArray(unit)) units.push(...unit);
    else unmatched.push(word);
    at = name?.to ?? at + 1;
  }
  return { units, unmatched };
}

function brokenName(atoms: readonly Atom[], from: number, { knowledge, vocabulary, repairs }: Mending) {
  for (let to = Math.min(atoms.length, from + 3); to > from + 1; to--) {
    const span = atoms.slice(from, to);
    // Words that the catalogue has are not misspelt.
    if (span.every(({ text }) => vocabulary.df(text) > 0) || repairs.left <= 0) continue;
    const unit = repairSpan(joinAtoms(span), knowledge);
    if (unit) return { unit: [unit], to };
  }
}

/** Whether the word is a form of a stop word, such as "schöner" of "schön". */
function isStopForm(word: string, { stops }: Knowledge): boolean {
  const base = word.replace(/(?:e[rsmn]?)$/, '');
  return word.length > 4 && base !== word && (stops.next.get(base)?.meanings.length ?? 0) > 0;
}

function mendWord(word: string, mending: Mending): Unit[] | undefined {
  const { knowledge, vocabulary, isOpen } = mending;
  const unfinished = isOpen ? finishWord(word, mending) : undefined;
  // A name or a concept that the traveller is still typing. A plain catalogue word may instead be a compound
  // of concepts, so it is examined further.
  if (unfinished && unfinished.kind !== 'text') return [unfinished];
  const parts = splitCompound(word, (part) => meansSomething(part, knowledge)) ?? [];
  const compound = parts.flatMap((part) => conceptsOfPart(part, knowledge));
  if (parts.length > 1 && compound.length > 0) return compound;
  const known = unfinished ?? knownWord(word, vocabulary);
  const meant = nameRather(word, known, mending) ?? known ?? repaired(word, mending);
  if (meant) return [meant];
  return compound.length > 0 ? compound : undefined;
}

function repaired(word: string, mending: Mending): Unit | undefined {
  return mending.repairs.left-- > 0 ? repairWord(word, mending) : undefined;
}

function conceptsOfPart(part: string, knowledge: Knowledge): Unit[] {
  const ids = GENERAL_ENDS.has(part) ? [] : meaningsOf(part, knowledge);
  return ids.length > 0 ? [conceptUnit(ids, { knowledge, quality: 0.9, words: [part] })] : [];
}

/**
 * Whether a part of a compound is known. "Familienausflug" is for families; that it is an outing adds
 * nothing.
 */
function meansSomething(part: string, knowledge: Knowledge): boolean {
  const isStop = part.length > 3 && (knowledge.stops.next.get(part)?.meanings.length ?? 0) > 0;
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

/**
 * Completes or corrects a name or a concept. Otherwise it looks up every two adjacent characters in the
 * catalogue.
 */
function mendGlyphs({ atoms, whole = atoms, isLast }: Piece, mending: Mending): Mended {
  const { vocabulary, isOpen } = mending;
  for (const text of new Set([joinAtoms(whole), joinAtoms(atoms)])) {
    const unit = (isOpen && isLast && finishWord(text, mending)) || repairGlyphs(text, mending);
    if (unit) return { units: [unit], unmatched: [] };
  }
  // A single character is part of too many words to be one.
  if (atoms.length === 1 && !mending.isAlone) return { units: [], unmatched: [] };
  const pairs = atoms.slice(1).map((atom, at) => (atoms[at]?.text ?? '') + atom.text);
  const words = pairs.length > 0 ? pairs : [joinAtoms(atoms)];
  const there = words.filter((word) => vocabulary.df(word) > 0);
  // Foreign names share their parts: Frankfurt has half of France. A foreign name that the catalogue has only
  // in part is therefore another place.
  const isElsewhere = there.length < words.length && isSpeltBySound(joinAtoms(atoms));
  const known = isElsewhere ? [] : there;
  const units = known.map((word): Unit => ({ kind: 'text', variants: [{ word, weight: 1 }] }));
  return { units, unmatched: known.length > 0 ? [] : [joinAtoms(atoms)] };
}

/** Finds a catalogue word, in this or another form. */
function knownWord(word: string, vocabulary: Vocabulary): TextUnit | undefined {
  const forms = formsOf(word, vocabulary).filter((form) => form !== word);
  const isThere = vocabulary.df(word) > 0;
  if (!isThere && forms.length === 0) return;
  return {
    kind: 'text',
    variants: [
      ...(isThere ? [{ word, weight: 1 }] : []),
      ...forms.map((form) => ({ word: form, weight: 0.9 })),
    ],
  };
}

const MOST_LOOKED_AT = 40;
const MOST_FORMS = 6;

/** Finds the words with the same stem. Each of them begins with that stem. */
function formsOf(word: string, vocabulary: Vocabulary): string[] {
  const forms = new Set<string>();
  if (word.length < 4) return [];
  for (const language of ['en', 'de'] as const) {
    const stem = stemWord(word, language);
    for (const form of vocabulary.prefix(stem.replace(/i$/, ''), MOST_LOOKED_AT))
      if (stemWord(form, language) === stem) forms.add(form);
  }
  return [...forms].slice(0, MOST_FORMS);
}
