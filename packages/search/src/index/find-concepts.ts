import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import type { Phrases } from '../query/phrases.ts';
import { atomsOf } from '../text/atoms-of.ts';
import type { Atom } from '../text/cut-atoms.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';

/**
 * Finds every concept that a text mentions, with the same terms as in queries. A term within a longer term
 * counts too: a wine tasting is about wine.
 */
export function findConcepts(text: string, language: MessageLocale, knowledge: Knowledge): Set<string> {
  const words = knownWords(language, knowledge.textTerms);
  const atoms = atomsOf(text);
  const read = atoms.map((atom) => words.read(atom));
  const conceptIds = new Set<string>();
  read.forEach(({ termsFromHere, stemsFromHere, conceptsInside }, at) => {
    // A single Chinese character occurs in words of every meaning.
    const shortest = atoms[at]?.isGlyph ? 2 : 1;
    if (termsFromHere) addTerms(conceptIds, { read, at, node: termsFromHere, shortest });
    if (stemsFromHere) for (const id of longestStems(read, at, stemsFromHere)) conceptIds.add(id);
    for (const id of conceptsInside) conceptIds.add(id);
  });
  return conceptIds;
}

type Terms = Knowledge['textTerms'];

/** What is known of a word: looked up once for each word of a catalogue, and not for each time it stands in a text. */
type KnownWord = {
  readonly text: string;
  readonly stem: string;
  /** The terms that begin with this word. */
  readonly termsFromHere: Phrases<string> | undefined;
  /** The terms that begin with a word of the same stem. */
  readonly stemsFromHere: Phrases<string> | undefined;
  /** Concepts of its parts, if it is a compound. */
  readonly conceptsInside: readonly string[];
};

type AddTermsInput = {
  readonly read: readonly KnownWord[];
  readonly at: number;
  readonly node: Phrases<string>;
  readonly shortest: number;
};

/** Adds the concepts of all terms that begin at a word, not only of the longest. */
function addTerms(conceptIds: Set<string>, { read, at, node, shortest }: AddTermsInput): void {
  let reached: Phrases<string> | undefined = node;
  for (let end = at + 1; reached; end++) {
    if (end - at >= shortest) for (const id of reached.meanings) conceptIds.add(id);
    const next: KnownWord | undefined = reached.next.size > 0 ? read[end] : undefined;
    reached = next && reached.next.get(next.text);
  }
}

function longestStems(read: readonly KnownWord[], at: number, node: Phrases<string>): readonly string[] {
  let longest: readonly string[] = [];
  let reached: Phrases<string> | undefined = node;
  for (let end = at + 1; reached; end++) {
    if (reached.meanings.length > 0) longest = reached.meanings;
    const next: KnownWord | undefined = reached.next.size > 0 ? read[end] : undefined;
    reached = next && reached.next.get(next.stem);
  }
  return longest;
}

type KnownWords = { read(atom: Atom): KnownWord };

const MAX_CACHED_WORDS = 100_000;
const wordsByTerms = new WeakMap<Terms, Partial<Record<MessageLocale, KnownWords>>>();

/** Cached, because catalogues repeat the same words. */
function knownWords(language: MessageLocale, terms: Terms): KnownWords {
  const byLanguage = wordsByTerms.get(terms) ?? {};
  wordsByTerms.set(terms, byLanguage);
  const words = byLanguage[language] ?? createKnownWords(language, terms);
  byLanguage[language] = words;
  return words;
}

function createKnownWords(language: MessageLocale, terms: Terms): KnownWords {
  const cache = new Map<string, KnownWord>();
  return {
    read({ text, isGlyph }) {
      const cached = cache.get(text);
      if (cached) return cached;
      if (cache.size >= MAX_CACHED_WORDS) cache.clear();
      const word = lookUp({ text, isGlyph, language, terms });
      cache.set(text, word);
      return word;
    },
  };
}

type LookUpInput = Pick<Atom, 'text' | 'isGlyph'> & {
  readonly language: MessageLocale;
  readonly terms: Terms;
};

function lookUp({ text, isGlyph, language, terms }: LookUpInput): KnownWord {
  const termsFromHere = terms.terms.next.get(text);
  if (language === 'zh-Hans')
    return { text, stem: text, termsFromHere, stemsFromHere: undefined, conceptsInside: [] };
  const stem = stemWord(text, language);
  return {
    text,
    stem,
    termsFromHere,
    stemsFromHere: isGlyph ? undefined : terms.stems[language].next.get(stem),
    conceptsInside: language === 'de' && !isGlyph ? conceptsInCompound(text, terms) : [],
  };
}

function conceptsInCompound(word: string, { terms }: Terms): readonly string[] {
  const conceptsOf = (part: string) => terms.next.get(part)?.meanings ?? [];
  const parts = splitCompound(word, (part) => conceptsOf(part).length > 0) ?? [];
  return parts.flatMap(conceptsOf);
}
