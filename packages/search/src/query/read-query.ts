import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { isBeforeOrigin } from '../gazetteer/place-context.ts';
import { isWorldId } from '../gazetteer/world-place.ts';
import { ATTRIBUTES, CIRCUMSTANCES } from '../lexicon/attributes.ts';
import { ALSO_MEANS_AT_A_PLACE } from '../lexicon/homographs.ts';
import { kindOfWord } from '../lexicon/kinds/kind-of-word.ts';
import type { KindOfWord } from '../lexicon/kinds/word-kinds.ts';
import { isMajorPlace } from '../places/gazetteer.ts';
import { type Atom, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { glyphWords } from '../text/glyph-words.ts';
import { clausesOf, findChatter } from './chatter.ts';
import { interpretGlyphs } from './interpret-glyphs.ts';
import { interpretWords } from './interpret-words.ts';
import type { Interpretation, InterpretInput, WordedUnit } from './interpretation.ts';
import type { Knowledge } from './knowledge.ts';
import { partOfPlace } from './parts-of-places.ts';
import type { ConceptUnit, PlaceUnit, QueryPlan, Unit } from './query-plan.ts';
import { conceptUnit, isUnmatched, kindUnit, type Piece, readPieces, unitOf } from './read-pieces.ts';
import { typedLetters } from './typed-letters.ts';
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
  const clauses = clausesOf(folded, MAX_ATOMS);
  const atoms = clauses.flat();
  const endsOpen = atoms.length > 0 && folded.endsWith(atoms.at(-1)?.text ?? ' ');
  const isUnfinished = endsOpen && !endsFinished(atoms, { knowledge, vocabulary, language });
  const isCatalogueWord = (word: string) => vocabulary.documentFrequency(word) > 0;
  const pieces = resolveAmbiguities(
    leaveOutOrigins(readPieces(atoms, { knowledge, isUnfinished, isCatalogueWord })),
  );
  const hasUnderstoodPiece = pieces.some((piece) => unitOf(piece, knowledge) !== undefined);
  const kindOf = kindsOfWords(query, { atoms, knowledge, language });
  const saysNothing = (word: string) => knowledge.fillers.isFiller(word) || kindOf(word) === 'never';
  const isLight = (word: string) => knowledge.fillers.isFiller(word) || kindOf(word) !== 'always';
  const chatter = chatterIn(pieces, { clauses, knowledge, isLight });
  const input = {
    ...{
      knowledge,
      vocabulary,
      kindOf,
      isChatter: (atom: Atom) => chatter.has(atom),
      isOpen: isUnfinished,
      isAlone: !hasUnderstoodPiece,
    },
    isAllFillers:
      !hasUnderstoodPiece && pieces.filter(isUnmatched).every((piece) => isAllFillers(piece, saysNothing)),
    correctionBudget: { correctionsLeft: MAX_CORRECTIONS },
  };
  const single = pieces.map((piece, at) =>
    withTour(meaningOf(piece, input), { before: pieces[at - 1], knowledge }),
  );
  const meanings = joinAlternatives(single, CHOICE.test(folded));
  const isSentence = single.some((meaning) => isEmpty(meaning) && !OR.test(meaning.text));
  const all = meanings.flatMap((meaning) => meaning.units);
  const hasTopic = all.some(({ unit }) => isTopic(unit));
  const isOfPlace = isSentence && all.some(({ unit }) => unit.kind === 'place');
  const isAside = ({ unit, kind }: WordedUnit) =>
    unit.kind === 'text' && (kind === 'never' ? hasTopic || isOfPlace : kind === 'alone' && hasTopic);
  const units = [...all.filter((one) => !isAside(one)), ...all.filter(isAside)].slice(0, MAX_UNITS);
  return {
    lang: language,
    units: units.map((worded) => {
      const unit = hasUnderstoodPiece ? halveTextWeight(worded.unit) : worded.unit;
      return unit.kind === 'text' && isAside(worded) ? { ...unit, isAside: true } : unit;
    }),
    words: units.map(({ words }) => words),
    isSentence,
    unmatched: meanings.flatMap(({ unmatched }) =>
      unmatched.filter(({ kind }) => kind === 'always' || !hasTopic).map(({ word }) => word),
    ),
    analyserVersion: knowledge.analyserVersion,
  };
}

/** What a piece of a query asks for: nothing if it only says how the rest is put. */
type Meaning = Interpretation & {
  readonly atoms: readonly Atom[];
  /** The words of the piece, with particles. */
  readonly text: string;
};

const isEmpty = ({ units, unmatched }: Meaning) => units.length + unmatched.length === 0;

function meaningOf(piece: Piece, input: InterpretInput): Meaning {
  const { atoms, atomsWithParticles = atoms } = piece;
  const text = joinAtoms(atomsWithParticles);
  const unit = unitOf(piece, input.knowledge);
  const words = joinAtoms(atoms);
  const ofKind = piece.kind ? [{ unit: kindUnit(piece.kind, input.knowledge), words: piece.kind.words }] : [];
  if (unit || ofKind.length > 0) {
    const part = unit?.kind === 'place' ? partOfPlace(piece, input.knowledge) : undefined;
    return {
      ...{ atoms, text },
      units: [...[unit, part].flatMap((one) => (one ? [{ unit: one, words }] : [])), ...ofKind],
      unmatched: [],
    };
  }
  return {
    atoms,
    text,
    ...(isUnmatched(piece) ? interpretUnmatched(piece, input) : { units: [], unmatched: [] }),
  };
}

const THROUGH: ReadonlySet<string> = new Set(['durch', 'through', '穿过']);

type TourInput = { readonly before: Piece | undefined; readonly knowledge: Knowledge };

/** A traveller who wants to go through a city wants a tour of it. */
function withTour(meaning: Meaning, { before, knowledge }: TourInput): Meaning {
  const [named] = meaning.units;
  const isNamed = named?.unit.kind === 'place' && named.unit.words === undefined;
  if (!isNamed || !before || !THROUGH.has(joinAtoms(before.atoms))) return meaning;
  const unit = conceptUnit(TOUR, { knowledge, quality: TOUR_QUALITY });
  return { ...meaning, units: [...meaning.units, { unit, words: named.words }] };
}

const TOUR = ['sightseeing'];
const TOUR_QUALITY = 0.5;

const OR = /^(?:or|oder|要么|或者?|还是)(?:是|去|到|在|看|玩|坐|做)?$/u;
const AND = /^(?:and|und|和|跟|与|同)$/u;
/** Words by which an "and" offers a choice: "either Rome and Florence", 罗马跟佛罗伦萨之间选一个. */
const CHOICE =
  /之间|二选一|[选挑]一个|[选挑去]哪[个里儿]|任选|(?<!\p{L})(?:either|whichever|one of the two|choose between|decide between|torn between|entweder|eins von beiden|eine von beiden|einer von beiden)(?!\p{L})/u;
/** What may stand between an "or" and what it joins. */
const BESIDE_OR =
  /^(?:(?:in|to|at|on|for|go|maybe|perhaps|even|else|also|an?|the|some|nach|zu|auch|vielleicht|lieber|eher|sonst|einen?|der|die|das|de[nm]|im|[去到在看坐])(?: |$))+$/u;

/** Of two concepts or places with an "or" between them, a product must meet only one. */
function joinAlternatives(meanings: readonly Meaning[], isChoice: boolean): Meaning[] {
  const joined: Meaning[] = [];
  for (const meaning of meanings) {
    const or = takeOr(joined, isChoice);
    const before = joined.at(-1);
    const [one, other] = [before && onlyConcept(before), onlyConcept(meaning)];
    if (or && before && one && other) {
      joined.pop();
      const atoms = [...before.atoms, ...or.flatMap((word) => word.atoms), ...meaning.atoms];
      const unit = eitherOf(one, other);
      joined.push({ ...meaning, atoms, units: [{ unit, words: joinAtoms(atoms) }] });
    } else if (or && before && onlyPlace(before) && onlyPlace(meaning)) {
      joined.push(anyPlaceOf([...takePlaces(joined), meaning], or));
    } else joined.push(...(or ?? []), meaning);
  }
  return joined;
}

/** Takes an "or" from the end, with the words that say nothing beside it. Undefined if there is none. */
function takeOr(joined: Meaning[], isChoice: boolean): readonly Meaning[] | undefined {
  let from = joined.length;
  let hasOr = false;
  for (let last = joined[from - 1]; last && isEmpty(last); ) {
    const isOr = OR.test(last.text) || (isChoice && AND.test(last.text));
    if (!isOr && !BESIDE_OR.test(last.text)) break;
    hasOr ||= isOr;
    from -= 1;
    last = joined[from - 1];
  }
  return hasOr ? joined.splice(from) : undefined;
}

/** Takes the places that stand one after the other at the end: "Rome, Florence or Venice". */
function takePlaces(joined: Meaning[]): Meaning[] {
  const taken: Meaning[] = [];
  for (let last = joined.at(-1); last && onlyPlace(last); last = joined.at(-1)) {
    joined.pop();
    taken.unshift(last);
  }
  return taken;
}

function onlyPlace({ units: [only, ...others], unmatched }: Meaning): PlaceUnit | undefined {
  const isAlone = others.length + unmatched.length === 0;
  return isAlone && only?.unit.kind === 'place' ? only.unit : undefined;
}

/** A product must be in one of the places. */
function anyPlaceOf(places: readonly Meaning[], or: readonly Meaning[]): Meaning {
  const units = places.flatMap((meaning) => onlyPlace(meaning) ?? []);
  const [first] = places;
  const words = units.flatMap((unit) => unit.words ?? []);
  const atoms = places.flatMap((meaning, at) =>
    at === places.length - 1 && at > 0
      ? [...or.flatMap((word) => word.atoms), ...meaning.atoms]
      : meaning.atoms,
  );
  const unit: PlaceUnit = {
    kind: 'place',
    ids: [...new Set(units.flatMap(({ ids }) => ids))],
    quality: Math.min(...units.map(({ quality }) => quality)),
    ...(words.length > 0 && { words }),
  };
  const named = first?.units[0]?.words ?? joinAtoms(atoms);
  return { atoms, text: joinAtoms(atoms), units: [{ unit, words: named }], unmatched: [] };
}

function onlyConcept({ units: [only, ...others], unmatched }: Meaning): ConceptUnit | undefined {
  const isAlone = others.length + unmatched.length === 0;
  return isAlone && only?.unit.kind === 'concept' ? only.unit : undefined;
}

function eitherOf(one: ConceptUnit, other: ConceptUnit): ConceptUnit {
  return {
    kind: 'concept',
    ids: [...new Set([...one.ids, ...other.ids])],
    parents: [...new Set([...one.parents, ...other.parents])],
    words: [...one.words, ...other.words],
    quality: Math.min(one.quality, other.quality),
  };
}

/** In a sentence, a last word that is known stands as it is. */
const MIN_ATOMS_OF_SENTENCE = 4;

function endsFinished(atoms: readonly Atom[], { knowledge, vocabulary, language }: ReadQueryInput): boolean {
  const last = atoms.at(-1);
  if (!last || last.isGlyph || atoms.length < MIN_ATOMS_OF_SENTENCE) return false;
  if (vocabulary.documentFrequency(last.text) > 0 || knowledge.fillers.isFiller(last.text)) return true;
  return kindsOfWords('', { atoms, knowledge, language })(last.text) !== 'always';
}

/** Whether all words of the piece only say how a wish is put. */
function isAllFillers({ atoms }: Piece, saysNothing: (word: string) => boolean): boolean {
  return atoms[0]?.isGlyph
    ? glyphWords(joinAtoms(atoms)).every(saysNothing)
    : atoms.every(({ text }) => saysNothing(text));
}

type ChatterInput = Pick<ReadQueryInput, 'knowledge'> & {
  readonly clauses: readonly (readonly Atom[])[];
  readonly isLight: (word: string) => boolean;
};

/** The words that tell of the travellers, if others name a topic. */
function chatterIn(
  pieces: readonly Piece[],
  { clauses, knowledge, isLight }: ChatterInput,
): ReadonlySet<Atom> {
  const units = pieces.map((piece) => ({ piece, unit: unitOf(piece, knowledge) }));
  const hasTopic = units.some(({ unit }) => unit && isTopic(unit));
  if (!knowledge.wordKinds || !hasTopic) return new Set();
  const named = new Set(
    units.flatMap(({ piece, unit }) => (unit && (unit.kind === 'place' || isTopic(unit)) ? piece.atoms : [])),
  );
  return findChatter({ clauses, isNamed: (atom) => named.has(atom), isLight });
}

type KindsInput = Pick<ReadQueryInput, 'knowledge' | 'language'> & { readonly atoms: readonly Atom[] };

/** Tells how the words of a query ask. What depends on all of them is read when the first word is unknown. */
export function kindsOfWords(
  query: string,
  { atoms, knowledge, language }: KindsInput,
): (word: string) => KindOfWord {
  let ofQuery:
    | { readonly language: MessageLocale; readonly letters: ReturnType<typeof typedLetters> }
    | undefined;
  const kinds = knowledge.wordKinds;
  if (!kinds) return () => 'always';
  return (word) => {
    ofQuery ??= {
      language: knowledge.fillers.languageOf(
        atoms.map(({ text }) => text),
        language,
      ),
      letters: typedLetters(query.slice(0, MAX_QUERY_LENGTH)),
    };
    const typed = ofQuery.letters.get(word);
    return kindOfWord(word, { kinds, language: ofQuery.language, typed });
  };
}

/** Whether the unit names what a trip is about: an activity, a dish, a sight. */
function isTopic(unit: Unit): boolean {
  if (unit.kind === 'place') return unit.words !== undefined;
  return unit.kind === 'concept' && !unit.ids.every((id) => CIRCUMSTANCES.has(id) || ATTRIBUTES.has(id));
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
