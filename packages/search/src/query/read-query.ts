import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { isBeforeOrigin } from '../gazetteer/place-context.ts';
import { isWorldId } from '../gazetteer/world-place.ts';
import { ALSO_MEANS_AT_A_PLACE } from '../lexicon/homographs.ts';
import { isMajorPlace } from '../places/gazetteer.ts';
import { type Atom, cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { glyphWords } from '../text/glyph-words.ts';
import { interpretGlyphs } from './interpret-glyphs.ts';
import { interpretWords } from './interpret-words.ts';
import type { Interpretation, InterpretInput, WordedUnit } from './interpretation.ts';
import type { Knowledge } from './knowledge.ts';
import type { ConceptUnit, QueryPlan, Unit } from './query-plan.ts';
import { isUnmatched, type Piece, readPieces, unitOf } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ReadQueryInput = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  readonly language: MessageLocale;
};

// More atoms add no meaning, and each of them is looked up in every document.
const MAX_ATOMS = 60;
const MAX_UNITS = 10;
// Corrections take the most time. A query with more misspelt words asks for nothing in particular.
const MAX_CORRECTIONS = 10;

/**
 * Turns a query into a plan. Any text gets one, and the time depends only on the length of the text that is
 * read.
 */
export function readQuery(query: string, { knowledge, vocabulary, language }: ReadQueryInput): QueryPlan {
  const folded = foldText(query.slice(0, MAX_QUERY_LENGTH));
  const atoms = cutAtoms(folded, MAX_ATOMS);
  const endsOpen = atoms.length > 0 && folded.endsWith(atoms.at(-1)?.text ?? ' ');
  const isUnfinished = endsOpen && !endsFinished(atoms, { knowledge, vocabulary });
  const isCatalogueWord = (word: string) => vocabulary.documentFrequency(word) > 0;
  const pieces = resolveAmbiguities(
    leaveOutOrigins(readPieces(atoms, { knowledge, isUnfinished, isCatalogueWord })),
  );
  const hasUnderstoodPiece = pieces.some((piece) => unitOf(piece, knowledge) !== undefined);
  const found: WordedUnit[] = [];
  const unmatched: string[] = [];
  const input = {
    ...{ knowledge, vocabulary, isOpen: isUnfinished, isAlone: !hasUnderstoodPiece },
    isAllFillers:
      !hasUnderstoodPiece && pieces.filter(isUnmatched).every((piece) => isAllFillers(piece, knowledge)),
    correctionBudget: { correctionsLeft: MAX_CORRECTIONS },
  };
  for (const [at, piece] of pieces.entries()) {
    const unit = unitOf(piece, knowledge);
    const other = isOther(pieces[at - 1]) && pieces[at - 2] && unitOf(pieces[at - 2] ?? piece, knowledge);
    if (unit?.kind === 'concept' && other && other.kind === 'concept')
      found.push(eitherOf(found.pop(), unit, piece));
    else if (unit) found.push({ unit, words: joinAtoms(piece.atoms) });
    if (unit || !isUnmatched(piece)) continue;
    const interpretation = interpretUnmatched(piece, input);
    found.push(...interpretation.units);
    unmatched.push(...interpretation.unmatched);
  }
  const units = found.slice(0, MAX_UNITS);
  return {
    lang: language,
    units: units.map(({ unit }) => (hasUnderstoodPiece ? halveTextWeight(unit) : unit)),
    words: units.map(({ words }) => words),
    isSentence: pieces.length > found.length + unmatched.length,
    unmatched,
    analyserVersion: knowledge.analyserVersion,
  };
}

const OTHER_WORDS: ReadonlySet<string> = new Set(['or', 'oder', '或', '或者', '还是']);

function isOther(piece: Piece | undefined): boolean {
  return piece !== undefined && OTHER_WORDS.has(joinAtoms(piece.atoms));
}

/** Of two concepts with an "or" between them, a product must meet only one. */
function eitherOf(before: WordedUnit | undefined, unit: ConceptUnit, { atoms }: Piece): WordedUnit {
  const words = joinAtoms(atoms);
  if (before?.unit.kind !== 'concept') return { unit, words };
  const { ids, parents, quality, words: known } = before.unit;
  return {
    unit: {
      kind: 'concept',
      ids: [...new Set([...ids, ...unit.ids])],
      parents: [...new Set([...parents, ...unit.parents])],
      words: [...known, ...unit.words],
      quality: Math.min(quality, unit.quality),
    },
    words: before.words,
  };
}

/** In a sentence, a last word that is known stands as it is. */
const MIN_ATOMS_OF_SENTENCE = 4;

function endsFinished(
  atoms: readonly Atom[],
  { knowledge, vocabulary }: Pick<ReadQueryInput, 'knowledge' | 'vocabulary'>,
): boolean {
  const last = atoms.at(-1);
  if (!last || last.isGlyph || atoms.length < MIN_ATOMS_OF_SENTENCE) return false;
  return vocabulary.documentFrequency(last.text) > 0 || knowledge.fillers.isFiller(last.text);
}

/** Whether all words of the piece only say how a wish is put. */
function isAllFillers({ atoms }: Piece, { fillers }: Knowledge): boolean {
  return atoms[0]?.isGlyph
    ? glyphWords(joinAtoms(atoms)).every(fillers.isFiller)
    : atoms.every(({ text }) => fillers.isFiller(text));
}

/** Halves the weight of a plain catalogue word beside an understood word. */
function halveTextWeight(unit: Unit): Unit {
  if (unit.kind !== 'text') return unit;
  return { ...unit, variants: unit.variants.map(({ word, weight }) => ({ word, weight: weight / 2 })) };
}

/** Where travellers come from is not where they want to go, if they name both. */
function leaveOutOrigins(pieces: readonly Piece[]): readonly Piece[] {
  const isNamed = ({ places }: Piece) => places.some((place) => isMajorPlace(place) || isWorldId(place.id));
  if (pieces.filter(isNamed).length < 2) return pieces;
  return pieces.map((piece, index) => {
    const isElsewhere = piece.places.length > 0 && piece.places.every(({ id }) => isWorldId(id));
    return isElsewhere && isBeforeOrigin(pieces[index - 1]?.atoms.at(-1)?.text)
      ? { ...piece, places: [], isStop: true }
      : piece;
  });
}

/**
 * Decides between the meanings of ambiguous pieces. "Nice" is a city until the query names another city; then
 * it is a word. A stop phrase that is also a term counts as the term only if the query says nothing else. If
 * only stop phrases are left, they count as words.
 */
function resolveAmbiguities(pieces: readonly Piece[]): Piece[] {
  const isMajorPlaceName = ({ places }: Piece) => places.some(isMajorPlace);
  const isOnlyPlaceName = (piece: Piece) =>
    isMajorPlaceName(piece) && piece.concepts.length === 0 && !piece.isStop;
  const hasPlaceName = pieces.some(isOnlyPlaceName);
  const hasOtherMeaning = pieces.some((piece) => !piece.isStop && !isUnmatched(piece));
  const resolvedPieces = pieces.map((piece) => {
    const places =
      hasPlaceName && !isOnlyPlaceName(piece)
        ? piece.places.filter((place) => !isMajorPlace(place))
        : piece.places;
    return piece.isStop && hasOtherMeaning && places.length === 0
      ? { ...piece, places, concepts: [] }
      : { ...piece, places };
  });
  const isAllStops = resolvedPieces.every(
    (piece) => piece.isStop && !piece.places.length && !piece.concepts.length,
  );
  if (isAllStops) return resolvedPieces.map((piece) => ({ ...piece, isStop: false }));
  return resolvedPieces.some(({ places }) => places.length > 0)
    ? resolvedPieces.map(addMeaningAtPlace)
    : resolvedPieces;
}

function addMeaningAtPlace(piece: Piece): Piece {
  const furtherConcept = ALSO_MEANS_AT_A_PLACE[joinAtoms(piece.atoms)];
  if (furtherConcept === undefined || piece.concepts.length === 0) return piece;
  return { ...piece, concepts: [...piece.concepts, furtherConcept] };
}

function interpretUnmatched(piece: Piece, input: InterpretInput): Interpretation {
  return piece.atoms[0]?.isGlyph ? interpretGlyphs(piece, input) : interpretWords(piece, input);
}
