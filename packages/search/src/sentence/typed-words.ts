import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { clausesOf } from '../query/chatter.ts';
import { findCatalogueWord } from '../query/interpret-words.ts';
import type { Knowledge } from '../query/knowledge.ts';
import type { TextUnit } from '../query/query-plan.ts';
import { kindsOfWords } from '../query/read-query.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { glyphWords } from '../text/glyph-words.ts';

/** A word that was typed. A product has it if it meets all units. */
export type TypedWord = readonly TextUnit[];

export type TypedWords = {
  /** Those that the catalogue has. */
  readonly known: readonly TypedWord[];
  /** Those that by a dictionary ask for nothing beside a topic. A term of such a word alone may be meant otherwise. */
  readonly light: ReadonlySet<string>;
  /** Those that stand where a sentence names nothing: alone among words that say nothing, or refused. */
  readonly loose: ReadonlySet<string>;
};

type TypedWordsInput = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  readonly language: MessageLocale;
};

/** Each word is looked up in every product of a place, and more words tell no more. */
const MAX_WORDS = 16;
const MAX_ATOMS = 60;
const MIN_LENGTH = 3;

/**
 * The words of a sentence as typed, with their other forms, without those that say nothing. Products that are found alike are
 * compared by them.
 */
export function typedWords(query: string, { knowledge, vocabulary, language }: TypedWordsInput): TypedWords {
  const atoms = cutAtoms(foldText(query.slice(0, MAX_QUERY_LENGTH)), MAX_ATOMS);
  const kindOf = kindsOfWords(query, { atoms, knowledge, language });
  const words = [
    ...new Set(
      atoms.flatMap(({ text, isGlyph }, at) => {
        if (!isGlyph) return [text];
        const isFirst = at === 0 || !atoms[at]?.isJoined || !atoms[at - 1]?.isGlyph;
        return isFirst ? glyphWords(joinAtoms(atoms, at, endOfGlyphs(atoms, at))) : [];
      }),
    ),
  ].filter((word) => !knowledge.fillers.isFiller(word));
  return {
    known: words.flatMap((word) => unitsOf(word, vocabulary) ?? []).slice(0, MAX_WORDS),
    light: new Set(words.filter((word) => kindOf(word) !== 'always')),
    loose: looseWords(query, (word) => knowledge.fillers.isFiller(word) || kindOf(word) === 'never'),
  };
}

/** What stands before something that is named: "a planetarium", "zum Planetarium". */
const BEFORE_A_NAME =
  /^(?:an?|the|some|to|at|in|on|into|of|for|by|with|via|and|or|eine?[nmrs]?|de[rmns]|die|das|zu[mr]?|ins?|im|am|auf|fur|mit|nach|von|vom|per|und|oder|samt)$/;
const REFUSING = /^(?:without|no|not|ohne|kein(?:e[nmrs]?)?|nicht)$/;
/** Words between a refusal and what it refuses. */
const AFTER_REFUSING = 2;

function looseWords(query: string, saysNothing: (word: string) => boolean): ReadonlySet<string> {
  const loose = new Set<string>();
  for (const clause of clausesOf(foldText(query.slice(0, MAX_QUERY_LENGTH)), MAX_ATOMS))
    clause.forEach(({ text, isGlyph }, at) => {
      const [before = '', after = ''] = [clause[at - 1]?.text, clause[at + 1]?.text];
      const isRefused = clause
        .slice(Math.max(0, at - AFTER_REFUSING), at)
        .some((atom) => REFUSING.test(atom.text));
      const isApart = [before, after].every((word) => word === '' || saysNothing(word));
      if (!isGlyph && (isRefused || (isApart && !BEFORE_A_NAME.test(before)))) loose.add(text);
    });
  return loose;
}

function endOfGlyphs(atoms: ReturnType<typeof cutAtoms>, from: number): number {
  let to = from + 1;
  while (atoms[to]?.isGlyph && atoms[to]?.isJoined) to++;
  return to;
}

/** Undefined if no product has the word. */
function unitsOf(word: string, vocabulary: Vocabulary): readonly [TypedWord] | undefined {
  const glyphs = [...word];
  const isOfGlyphs = /\p{sc=Han}/u.test(word);
  if (!isOfGlyphs) {
    const unit = word.length >= MIN_LENGTH ? findCatalogueWord(word, vocabulary) : undefined;
    return unit && [[unit]];
  }
  const pairs = glyphs.slice(1).map((glyph, at) => `${glyphs[at]}${glyph}`);
  if (pairs.length === 0 || pairs.some((pair) => vocabulary.documentFrequency(pair) === 0)) return undefined;
  return [pairs.map((pair) => ({ kind: 'text', variants: [{ word: pair, weight: 1 }] }))];
}
