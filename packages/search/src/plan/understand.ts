import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { type Atom, cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { isSpeltBySound } from '../text/is-spelt-by-sound.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';
import { finishWord } from './finish-word.ts';
import { isGreat } from './gazetteer.ts';
import type { Knowledge } from './knowledge.ts';
import { knownWord } from './known-word.ts';
import { nameRather } from './name-rather.ts';
import type { QueryPlan, Unit } from './query-plan.ts';
import { isLeft, type Piece, readPieces } from './read-pieces.ts';
import { repairGlyphs, repairSpan, repairWord } from './repair-word.ts';
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
// To look for what a word was meant to be takes longest of all, and who misspells so many is asking for nothing.
const MOST_REPAIRS = 10;

/** What somebody asks for. Any text gets a plan, in time that depends on the length of what is read of it alone. */
export function understand(query: string, { knowledge, vocabulary, language }: Understanding): QueryPlan {
  const folded = foldText(query.slice(0, LONGEST_QUERY));
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

/** Beside what was understood, a word of which we know nothing more counts half. */
function lessSure(unit: Unit): Unit {
  if (unit.kind !== 'text') return unit;
  return { ...unit, variants: unit.variants.map(({ word, weight }) => ({ word, weight: weight / 2 })) };
}

/**
 * "Nice" is a city until another one is named beside it, then it is a word; and a word that mostly says nothing says
 * something only where nothing else does. Stop words are all there is where there is nothing else.
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

/** Each word by itself, unless several are nearly a name together. */
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
    // Words that the catalogue has are not broken.
    if (span.every(({ text }) => vocabulary.df(text) > 0) || repairs.left <= 0) continue;
    const unit = repairSpan(joinAtoms(span), knowledge);
    if (unit) return { unit: [unit], to };
  }
}

/** "schöner", where "schön" says nothing. */
function isStopForm(word: string, { stops }: Knowledge): boolean {
  const base = word.replace(/(?:e[rsmn]?)$/, '');
  return word.length > 4 && base !== word && (stops.next.get(base)?.meanings.length ?? 0) > 0;
}

function mendWord(word: string, mending: Mending): Unit[] | undefined {
  const { knowledge, vocabulary, isOpen } = mending;
  const unfinished = isOpen ? finishWord(word, mending) : undefined;
  // A name or a wish that is being typed; a mere word of the catalogue may as well be a compound of wishes.
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

/** "Familienausflug" is for families; that it is an outing says nothing more. */
function meansSomething(part: string, knowledge: Knowledge): boolean {
  const isStop = part.length > 3 && (knowledge.stops.next.get(part)?.meanings.length ?? 0) > 0;
  return isStop || GENERAL_ENDS.has(part) || meaningsOf(part, knowledge).length > 0;
}

/** What German makes an activity of anything with; alone they mean something, or nothing. */
const GENERAL_ENDS = new Set(
  'fahrt ritt gang tour trip kurs abend runde besuch programm angebot ticket karte'.split(' '),
);

function meaningsOf(part: string, { asked }: Knowledge): readonly string[] {
  const exact = asked.terms.next.get(part)?.meanings ?? [];
  return exact.length > 0 ? exact : (asked.stems.de.next.get(stemWord(part, 'de'))?.meanings ?? []);
}

/** A name begun or misspelt, else what the catalogue has of every two characters that touch. */
function mendGlyphs({ atoms, whole = atoms, isLast }: Piece, mending: Mending): Mended {
  const { vocabulary, isOpen } = mending;
  for (const text of new Set([joinAtoms(whole), joinAtoms(atoms)])) {
    const unit = (isOpen && isLast && finishWord(text, mending)) || repairGlyphs(text, mending);
    if (unit) return { units: [unit], unmatched: [] };
  }
  // Alone it is part of too many words to be one.
  if (atoms.length === 1 && !mending.isAlone) return { units: [], unmatched: [] };
  const pairs = atoms.slice(1).map((atom, at) => (atoms[at]?.text ?? '') + atom.text);
  const words = pairs.length > 0 ? pairs : [joinAtoms(atoms)];
  const there = words.filter((word) => vocabulary.df(word) > 0);
  // Parts of a foreign name are parts of all others: Frankfurt has half of France.
  const isElsewhere = there.length < words.length && isSpeltBySound(joinAtoms(atoms));
  const known = isElsewhere ? [] : there;
  const units = known.map((word): Unit => ({ kind: 'text', variants: [{ word, weight: 1 }] }));
  return { units, unmatched: known.length > 0 ? [] : [joinAtoms(atoms)] };
}
