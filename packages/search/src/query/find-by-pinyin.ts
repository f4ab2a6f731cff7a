import { type Atom, joinAtoms } from '../text/cut-atoms.ts';
import { pinyinOf } from '../text/pinyin-of.ts';
import type { Knowledge } from './knowledge.ts';
import type { ConceptUnit, PlaceUnit } from './query-plan.ts';
import { conceptUnit, PARTIAL_NAME_QUALITY, placeUnit } from './read-pieces.ts';
import { placesSpeltBySound } from './world-names.ts';

/** Shorter ones are words of other languages. */
const MIN_PINYIN_LENGTH = 4;
const MAX_SYLLABLES = 6;
/** Terms are shorter and more than names, so more words of other languages are spelt like one. */
const MIN_TERM_LENGTH = 5;

/** Finds a place whose Chinese name sounds like these characters: 罗吗 is typed for 罗马. */
export function placeSoundingLike(glyphs: string, knowledge: Knowledge): PlaceUnit | undefined {
  return placeOf(pinyinOf(glyphs), knowledge);
}

/** Finds a place typed in pinyin from this atom on, in one word or in syllables: "luoma", "luo ma". */
export function placeInPinyin(
  atoms: readonly Atom[],
  from: number,
  knowledge: Knowledge,
): { readonly unit: PlaceUnit; readonly to: number } | undefined {
  for (let to = Math.min(atoms.length, from + MAX_SYLLABLES); to > from; to--) {
    const unit = placeOf(joinAtoms(atoms.slice(from, to)).replaceAll(' ', ''), knowledge);
    if (unit) return { unit, to };
  }
}

function placeOf(pinyin: string, knowledge: Knowledge): PlaceUnit | undefined {
  if (pinyin.length < MIN_PINYIN_LENGTH) return undefined;
  const places = knowledge.placesByPinyin.get(pinyin) ?? placesSpeltBySound(pinyin, knowledge);
  return places.length > 0 ? placeUnit(places, PARTIAL_NAME_QUALITY) : undefined;
}

/** Finds a concept of which a term sounds like these characters: 热汽球 is typed for 热气球. */
export function termSoundingLike(glyphs: string, knowledge: Knowledge): ConceptUnit | undefined {
  return conceptOf(pinyinOf(glyphs), knowledge);
}

/** Finds a concept typed in pinyin from this atom on: "menpiao", "men piao". */
export function termInPinyin(
  atoms: readonly Atom[],
  from: number,
  knowledge: Knowledge,
): { readonly unit: ConceptUnit; readonly to: number } | undefined {
  for (let to = Math.min(atoms.length, from + MAX_SYLLABLES); to > from; to--) {
    const unit = conceptOf(joinAtoms(atoms.slice(from, to)).replaceAll(' ', ''), knowledge);
    if (unit) return { unit, to };
  }
}

function conceptOf(pinyin: string, knowledge: Knowledge): ConceptUnit | undefined {
  const ids = pinyin.length < MIN_TERM_LENGTH ? [] : (knowledge.termsByPinyin().get(pinyin) ?? []);
  return ids.length > 0 ? conceptUnit(ids, { knowledge, quality: PARTIAL_NAME_QUALITY }) : undefined;
}
