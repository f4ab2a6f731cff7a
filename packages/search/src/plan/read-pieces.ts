import { type Atom, joinAtoms } from '../text/cut-atoms.ts';
import { rangeOf } from '../text/shelf.ts';
import { type StemLanguage, stemWord } from '../text/stem-word.ts';
import { type GazetteerPlace, isGreat } from './gazetteer.ts';
import type { Knowledge } from './knowledge.ts';
import { longestPhrase, type Phrases } from './phrases.ts';

/** All that a stretch of a question may mean, or nothing yet. */
export type Piece = {
  readonly atoms: readonly Atom[];
  /** With the particles that were taken off: half a name may begin like one. */
  readonly whole?: readonly Atom[];
  readonly places: readonly GazetteerPlace[];
  readonly concepts: readonly string[];
  readonly isStop: boolean;
  /** 1 for what stands there letter by letter. */
  readonly quality: number;
  /** The question may go on where this ends. */
  readonly isLast: boolean;
};

export type Reading = { readonly knowledge: Knowledge; readonly isOpen: boolean };

/** The longest match at every spot; what lies between two matches is left over together. */
export function readPieces(atoms: readonly Atom[], reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  let leftFrom = 0;
  const leaveUntil = (to: number) => {
    if (to > leftFrom) pieces.push(...leftOver(atoms.slice(leftFrom, to), to === atoms.length));
  };
  for (let at = 0; at < atoms.length; ) {
    const match = matchAt(atoms, at, reading);
    if (!match) {
      at++;
      continue;
    }
    leaveUntil(at);
    const { to, ...meant } = match;
    pieces.push({ ...nothing, ...meant, atoms: atoms.slice(at, to), isLast: to === atoms.length });
    at = to;
    leftFrom = to;
  }
  leaveUntil(atoms.length);
  return pieces.map((piece) => aloneAgain(piece, reading.knowledge));
}

export const isLeft = ({ places, concepts, isStop }: Piece): boolean =>
  !isStop && places.length === 0 && concepts.length === 0;

type Found = Partial<Piece> & { readonly to: number };

const nothing = { places: [], concepts: [], isStop: false, quality: 1 };

function matchAt(atoms: readonly Atom[], from: number, reading: Reading): Found | undefined {
  const { places, asked, stops } = reading.knowledge;
  const place = longestPhrase(places, atoms, from);
  const concept = longestPhrase(asked.terms, atoms, from);
  const stop = longestPhrase(stops, atoms, from);
  const to = Math.max(place?.to ?? 0, concept?.to ?? 0, stop?.to ?? 0);
  const stem = longestStem(asked.stems, atoms, from);
  const unfinished = reading.isOpen ? unfinishedName(reading.knowledge, atoms, from) : [];
  if (unfinished.length > 0 && to < atoms.length)
    return { to: atoms.length, places: unfinished, quality: 0.9 };
  if (stem && stem.to > to) return { to: stem.to, concepts: stem.meanings, quality: 0.95 };
  // One Chinese character is part of a word until it is seen that nothing else belongs to it.
  if (to === 0 || (to === from + 1 && atoms[from]?.isGlyph)) return;
  return {
    to,
    places: place?.to === to ? place.meanings : [],
    concepts: concept?.to === to ? concept.meanings : [],
    isStop: stop?.to === to,
  };
}

function longestStem(
  stems: Readonly<Record<StemLanguage, Phrases<string>>>,
  atoms: readonly Atom[],
  from: number,
) {
  if (atoms[from]?.isGlyph) return;
  const en = longestPhrase(stems.en, atoms, from, ({ text }) => stemWord(text, 'en'));
  const de = longestPhrase(stems.de, atoms, from, ({ text }) => stemWord(text, 'de'));
  return (de?.to ?? 0) > (en?.to ?? 0) ? de : en;
}

/** "new yo": a name of several words that is not typed to its end. */
function unfinishedName({ names }: Knowledge, atoms: readonly Atom[], from: number): GazetteerPlace[] {
  const count = atoms.length - from;
  if (count < 2 || count > 5 || atoms[from]?.isGlyph) return [];
  const { from: first, to } = rangeOf(names.shelf, joinAtoms(atoms, from));
  const places = names.shelf.words.slice(first, to).flatMap((name) => names.of.get(name) ?? []);
  return [...new Set(places)].filter(isGreat);
}

/** Words and characters are mended in different ways, so they are left over apart. */
function leftOver(atoms: readonly Atom[], endsIt: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let to = 1; to <= atoms.length; to++) {
    if (to < atoms.length && atoms[to]?.isGlyph === atoms[from]?.isGlyph) continue;
    pieces.push({ ...nothing, atoms: atoms.slice(from, to), isLast: endsIt && to === atoms.length });
    from = to;
  }
  return pieces;
}

/** Characters left over lose their particles at both ends; one that is then alone means what it means alone. */
function aloneAgain(piece: Piece, { asked, places, stops }: Knowledge): Piece {
  if (!isLeft(piece) || !piece.atoms[0]?.isGlyph) return piece;
  const isParticle = (atom: Atom | undefined) =>
    atom !== undefined && stops.next.get(atom.text)?.meanings.length;
  let atoms = piece.atoms;
  while (atoms.length > 0 && isParticle(atoms[0])) atoms = atoms.slice(1);
  while (atoms.length > 0 && isParticle(atoms.at(-1))) atoms = atoms.slice(0, -1);
  if (atoms.length === 0) return { ...piece, isStop: true };
  if (atoms.length > 1) return { ...piece, atoms, whole: piece.atoms };
  const alone = atoms[0]?.text ?? '';
  return {
    ...piece,
    atoms,
    whole: piece.atoms,
    concepts: asked.terms.next.get(alone)?.meanings ?? [],
    places: places.next.get(alone)?.meanings ?? [],
  };
}
