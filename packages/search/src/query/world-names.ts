import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { ORDINARY_WORDS } from '../gazetteer/ordinary-words.ts';
import { canOnlyBePlace, isNamedAsPlace, isWholeQuery } from '../gazetteer/place-context.ts';
import { isSameCity } from '../gazetteer/same-city.ts';
import type { WorldPlace } from '../gazetteer/world-place.ts';
import { type GazetteerPlace, isMajorPlace } from '../places/gazetteer.ts';
import { type Atom, beginsWithGlyph, joinAtoms } from '../text/cut-atoms.ts';
import { keyOfText } from '../text/key-of-text.ts';
import type { Knowledge } from './knowledge.ts';

export type WorldNameInput = {
  readonly knowledge: Knowledge;
  /** Whether the catalogue has the word, so that it need not be a name. By default any word may be one of it. */
  readonly isCatalogueWord?: (word: string) => boolean;
};

export type WorldName = { readonly to: number; readonly places: readonly GazetteerPlace[] };

const MAX_WORDS = 6;
const MAX_GLYPHS = 14;

/** What else a text may mean that begins at the same word. */
export type OtherMeaning = { readonly to: number; readonly isPlace: boolean };

/**
 * The longest name of a place of the world that begins here. It must be longer than any other meaning, or an ordinary word that
 * can only be a place here. A place of the catalogue under another of its names is that place.
 */
export function worldNameAt(
  atoms: readonly Atom[],
  from: number,
  other: OtherMeaning,
  input: WorldNameInput,
): WorldName | undefined {
  const { world } = input.knowledge;
  const after = other.isPlace ? other.to + 1 : other.to;
  const longest = atoms[from]?.isGlyph ? MAX_GLYPHS : MAX_WORDS;
  for (let to = Math.min(atoms.length, from + longest); to > from && to >= after; to--) {
    const named = world.named(joinAtoms(atoms, from, to));
    if (named.length === 0) continue;
    const span = { from, to };
    const isMeant =
      to > other.to ? isPlaceMeant(atoms, span, { named, ...input }) : canOnlyBePlace(atoms, span);
    if (isMeant) return { to, places: knownPlaces(named, input.knowledge) };
  }
  return undefined;
}

type Span = { readonly from: number; readonly to: number };

/** A name of two characters or of less than four letters is part of other words. */
const isShort = (key: string, isGlyphs: boolean) => key.length < (isGlyphs ? 3 : 4);

function isPlaceMeant(
  atoms: readonly Atom[],
  span: Span,
  {
    named,
    isCatalogueWord = () => true,
    knowledge,
  }: WorldNameInput & { readonly named: readonly WorldPlace[] },
): boolean {
  const key = joinAtoms(atoms, span.from, span.to);
  if (ORDINARY_WORDS.has(key)) return canOnlyBePlace(atoms, span);
  // "York" is New York for the traveller who finds one in the catalogue.
  if (knowledge.placesByLastWord.has(key)) return false;
  if (isNamedAsPlace(atoms, span) || isWholeQuery(atoms, span)) return true;
  if (named.some(({ isTravelled }) => isTravelled))
    return !isShort(key, false) || atoms[span.from]?.isGlyph === true;
  if (isShort(key, atoms[span.from]?.isGlyph === true)) return span.from === 0 && atoms[0]?.isGlyph === true;
  return !atoms.slice(span.from, span.to).every(({ text }) => isCatalogueWord(text));
}

/** Travelled places that a word means with a German ending, or with one slip. */
export function placesNearlyNamed(word: string, knowledge: Knowledge): GazetteerPlace[] {
  const { world } = knowledge;
  // An ordinary word that names no place here is not misspelt either.
  if (world.named(word).length > 0) return [];
  const base = word.length >= MIN_LENGTH_WITH_ENDING ? word.replace(/(?:er|s)$/, '') : word;
  const derived = base === word ? [] : world.named(base).filter(({ isTravelled }) => isTravelled);
  return knownPlaces(derived.length > 0 ? derived : world.similar(word), knowledge);
}

const MIN_LENGTH_WITH_ENDING = 7;

/** Travelled places whose Chinese name is spelt so by sound. */
export function placesSpeltBySound(pinyin: string, knowledge: Knowledge): GazetteerPlace[] {
  if (pinyin.length < MIN_SOUND_LENGTH) return [];
  return knownPlaces(knowledge.world.sounding(pinyin), knowledge);
}

/** Shorter ones are words of other languages. */
const MIN_SOUND_LENGTH = 5;

/** The likeliest travelled place of which only the beginning was typed. */
export function placeBeginningWith(beginning: string, knowledge: Knowledge): GazetteerPlace[] {
  if (beginning.length < (beginsWithGlyph(beginning) ? 2 : MIN_BEGINNING_LENGTH)) return [];
  return knownPlaces(knowledge.world.beginning(beginning, 1), knowledge).slice(0, 1);
}

const MIN_BEGINNING_LENGTH = 4;

/** The places as the reader of queries takes them. Those that the catalogue has come alone. */
function knownPlaces(named: readonly WorldPlace[], knowledge: Knowledge): GazetteerPlace[] {
  // The Alhambra, and not a suburb of Los Angeles.
  const travelled = named.filter(({ isTravelled }) => isTravelled);
  const meant = travelled.length > 0 ? travelled : named;
  const ofCatalogue = meant.flatMap((place) => placesOfCatalogue(place, knowledge));
  return ofCatalogue.length > 0
    ? [...new Set(ofCatalogue)]
    : meant.map((place, rank) => asGazetteerPlace(place, rank));
}

/** The places of the catalogue that a place of the world is, or that lie in it. */
export function placesOfCatalogue(place: WorldPlace, { namesIndex }: Knowledge): GazetteerPlace[] {
  const named = (name: string) => namesIndex.valuesByWord.get(keyOfText(name)) ?? [];
  const members = place.members.flatMap(named).filter(isMajorPlace);
  if (members.length > 0) return members;
  const { names, otherNames, kind } = place;
  if (kind === 'sight') {
    const sights = [...Object.values(names), ...otherNames].flatMap(named);
    return sights.filter(({ kind: kindOfKnown }) => kindOfKnown === 'sight');
  }
  if (kind === 'city')
    return [...new Set(Object.values(names).flatMap(named))].filter((city) => isSameCity(city, place));
  const [english = [], german = [], chinese = []] = MESSAGE_LOCALES.map((locale) => named(names[locale]));
  const isSame = (known: GazetteerPlace) =>
    isMajorPlace(known) && chinese.includes(known) && (english.includes(known) || german.includes(known));
  return chinese.filter(isSame);
}

const KIND_OF = { country: 'country', region: 'state', city: 'city', sight: 'sight' } as const;

/** Of several places of one name the first is the likeliest, and none is as likely as one of the catalogue. */
export function asGazetteerPlace(place: WorldPlace, rank = 0): GazetteerPlace {
  const { id, kind, names } = place;
  const popularity = LEAST_POPULARITY / (rank + 1);
  return { id, kind: KIND_OF[kind], names: Object.values(names), parent: null, popularity, position: place };
}

const LEAST_POPULARITY = 0.001;
