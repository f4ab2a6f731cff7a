import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { type Atom, cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';
import { finishWord } from './finish-word.ts';
import { isGreat } from './gazetteer.ts';
import type { Knowledge } from './knowledge.ts';
import { knownWord } from './known-word.ts';
import type { QueryPlan, Unit } from './query-plan.ts';
import { isLeft, type Piece, readPieces } from './read-pieces.ts';
import { repairName, repairWord } from './repair-word.ts';
import { conceptUnit, unitOf } from './unit-of.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Understanding = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  readonly language: MessageLocale;
};

// More does not say more, and each is looked for in every document.
const MOST_ATOMS = 60;
const MOST_UNITS = 10;

/** What somebody asks for. Any text gets a plan, in time that depends on the length of what is read of it alone. */
export function understand(query: string, { knowledge, vocabulary, language }: Understanding): QueryPlan {
  const folded = foldText(query.slice(0, LONGEST_QUERY));
  const atoms = cutAtoms(folded, MOST_ATOMS);
  const isOpen = atoms.length > 0 && folded.endsWith(atoms.at(-1)?.text ?? ' ');
  const pieces = settled(readPieces(atoms, { knowledge, isOpen }));
  const understood = pieces.some((piece) => unitOf(piece, knowledge) !== undefined);
  const units: Unit[] = [];
  const unmatched: string[] = [];
  for (const piece of pieces) {
    const unit = unitOf(piece, knowledge);
    if (unit) units.push(unit);
    if (unit || !isLeft(piece)) continue;
    const rest = mend(piece, { knowledge, vocabulary, isOpen, isAlone: !understood });
    units.push(...rest.units);
    unmatched.push(...rest.unmatched);
  }
  return { lang: language, units: units.slice(0, MOST_UNITS), unmatched, analyser: knowledge.analyser };
}

/**
 * "Nice" is a city until another one is named beside it, then it is a word. Stop words say nothing beside others, but
 * where there is nothing else they are all there is.
 */
function settled(pieces: readonly Piece[]): Piece[] {
  const isName = ({ places }: Piece) => places.some(isGreat);
  const isOnlyName = (piece: Piece) => isName(piece) && piece.concepts.length === 0 && !piece.isStop;
  const hasName = pieces.some(isOnlyName);
  const read = pieces.map((piece) =>
    hasName && isName(piece) && !isOnlyName(piece) ? { ...piece, places: [] } : piece,
  );
  const isAllStops = read.every(
    ({ isStop, places, concepts }) => isStop && !places.length && !concepts.length,
  );
  return isAllStops ? read.map((piece) => ({ ...piece, isStop: false })) : read;
}

type Mending = Omit<Understanding, 'language'> & { readonly isOpen: boolean; readonly isAlone: boolean };
type Mended = { readonly units: readonly Unit[]; readonly unmatched: readonly string[] };

function mend(piece: Piece, mending: Mending): Mended {
  return piece.atoms[0]?.isGlyph ? mendGlyphs(piece, mending) : mendWords(piece, mending);
}

/** Each word by itself, unless several are nearly a name together. */
function mendWords({ atoms, isLast }: Piece, mending: Mending): Mended {
  const units: Unit[] = [];
  const unmatched: string[] = [];
  for (let at = 0; at < atoms.length; ) {
    const name = brokenName(atoms, at, mending);
    const word = atoms[at]?.text ?? '';
    const endsIt = isLast && at === atoms.length - 1;
    const unit = name?.unit ?? mendWord(word, { ...mending, isOpen: mending.isOpen && endsIt });
    if (Array.isArray(unit)) units.push(...unit);
    else unmatched.push(word);
    at = name?.to ?? at + 1;
  }
  return { units, unmatched };
}

function brokenName(atoms: readonly Atom[], from: number, { knowledge, vocabulary }: Mending) {
  for (let to = Math.min(atoms.length, from + 3); to > from + 1; to--) {
    const span = atoms.slice(from, to);
    // Words that the catalogue has are not broken.
    if (span.every(({ text }) => vocabulary.df(text) > 0)) continue;
    const unit = repairName(joinAtoms(span), knowledge);
    if (unit) return { unit: [unit], to };
  }
}

function mendWord(word: string, mending: Mending): Unit[] | undefined {
  const { knowledge, vocabulary, isOpen } = mending;
  const unfinished = isOpen ? finishWord(word, mending) : undefined;
  if (unfinished) return [unfinished];
  const known = knownWord(word, vocabulary);
  const parts = splitCompound(word, (part) => meansSomething(part, knowledge));
  if (parts && parts.length > 1) return parts.flatMap((part) => conceptsOfPart(part, knowledge));
  if (known) return [known];
  const repaired = repairWord(word, mending);
  if (repaired) return [repaired];
  return parts?.flatMap((part) => conceptsOfPart(part, knowledge));
}

function conceptsOfPart(part: string, knowledge: Knowledge): Unit[] {
  const ids = meaningsOf(part, knowledge);
  return ids.length > 0 ? [conceptUnit(ids, { knowledge, quality: 0.9, words: [part] })] : [];
}

/** "Familienausflug" is for families; that it is an outing says nothing more. */
function meansSomething(part: string, knowledge: Knowledge): boolean {
  const isStop = part.length > 3 && (knowledge.stops.next.get(part)?.meanings.length ?? 0) > 0;
  return isStop || meaningsOf(part, knowledge).length > 0;
}

function meaningsOf(part: string, { asked }: Knowledge): readonly string[] {
  const exact = asked.terms.next.get(part)?.meanings ?? [];
  return exact.length > 0 ? exact : (asked.stems.de.next.get(stemWord(part, 'de'))?.meanings ?? []);
}

/** A name begun or misspelt, else what the catalogue has of every two characters that touch. */
function mendGlyphs({ atoms, whole = atoms, isLast }: Piece, mending: Mending): Mended {
  const { knowledge, vocabulary, isOpen } = mending;
  for (const text of new Set([joinAtoms(whole), joinAtoms(atoms)])) {
    const unit = (isOpen && isLast && finishWord(text, mending)) || repairName(text, knowledge);
    if (unit) return { units: [unit], unmatched: [] };
  }
  const pairs = atoms.slice(1).map((atom, at) => (atoms[at]?.text ?? '') + atom.text);
  const words = pairs.length > 0 ? pairs : [joinAtoms(atoms)];
  const known = words.filter((word) => vocabulary.df(word) > 0);
  const units = known.map((word): Unit => ({ kind: 'text', variants: [{ word, weight: 1 }] }));
  return { units, unmatched: known.length > 0 ? [] : [joinAtoms(atoms)] };
}
