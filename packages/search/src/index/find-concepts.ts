import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import type { Phrases } from '../query/phrases.ts';
import { atomsOf } from '../text/atoms-of.ts';
import type { Atom } from '../text/cut-atoms.ts';
import { type ReadAtom, rememberPerWord } from '../text/read-atoms.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';

/**
 * Finds every concept that a text mentions, with the same terms as in queries. A term within a longer term
 * counts too: a wine tasting is about wine.
 */
export function findConcepts(text: string, language: MessageLocale, knowledge: Knowledge): Set<string> {
  const { startAt, stemOf } = knownWords(language, knowledge.textTerms);
  const atoms = atomsOf(text);
  const conceptIds = new Set<string>();
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    const start = atom && startAt(atom);
    if (!start) continue;
    const { terms, stems, conceptsInside } = start;
    // A single Chinese character occurs in words of every meaning.
    if (terms) addTerms(conceptIds, { atoms, at, node: terms, shortest: atom.isGlyph ? 2 : 1 });
    if (stems) for (const id of longestStems(atoms, { at, node: stems, stemOf })) conceptIds.add(id);
    for (const id of conceptsInside) conceptIds.add(id);
  }
  return conceptIds;
}

type Terms = Knowledge['textTerms'];

/** What may begin at a word. */
type Start = {
  readonly terms: Phrases<string> | undefined;
  /** The terms that begin with a word of the same stem. */
  readonly stems: Phrases<string> | undefined;
  /** Concepts of its parts, if it is a compound. */
  readonly conceptsInside: readonly string[];
};

type AddTermsInput = {
  readonly atoms: readonly ReadAtom[];
  readonly at: number;
  readonly node: Phrases<string>;
  readonly shortest: number;
};

/** Adds the concepts of all terms that begin at a word, not only of the longest. */
function addTerms(conceptIds: Set<string>, { atoms, at, node, shortest }: AddTermsInput): void {
  let reached: Phrases<string> | undefined = node;
  for (let end = at + 1; reached; end++) {
    if (end - at >= shortest) for (const id of reached.meanings) conceptIds.add(id);
    const next: ReadAtom | undefined = reached.next.size > 0 ? atoms[end] : undefined;
    reached = next && reached.next.get(next.text);
  }
}

type LongestStemsInput = Pick<KnownWords, 'stemOf'> & {
  readonly at: number;
  readonly node: Phrases<string>;
};

function longestStems(
  atoms: readonly ReadAtom[],
  { at, node, stemOf }: LongestStemsInput,
): readonly string[] {
  let longest: readonly string[] = [];
  let reached: Phrases<string> | undefined = node;
  for (let end = at + 1; reached; end++) {
    if (reached.meanings.length > 0) longest = reached.meanings;
    const next: ReadAtom | undefined = reached.next.size > 0 ? atoms[end] : undefined;
    reached = next && reached.next.get(stemOf(next));
  }
  return longest;
}

type KnownWords = {
  /** Null for a word at which nothing begins, as most. */
  readonly startAt: (atom: ReadAtom) => Start | null;
  readonly stemOf: (atom: ReadAtom) => string;
};

const wordsByTerms = new WeakMap<Terms, Partial<Record<MessageLocale, KnownWords>>>();

/** Remembered, because catalogues repeat the same words. */
function knownWords(language: MessageLocale, terms: Terms): KnownWords {
  const byLanguage = wordsByTerms.get(terms) ?? {};
  wordsByTerms.set(terms, byLanguage);
  const words = byLanguage[language] ?? {
    startAt: rememberPerWord((atom) => findStart(atom, language, terms)),
    stemOf: rememberPerWord(({ text }) => (language === 'zh-Hans' ? text : stemWord(text, language))),
  };
  byLanguage[language] = words;
  return words;
}

function findStart({ text, isGlyph }: Atom, language: MessageLocale, terms: Terms): Start | null {
  const start = {
    terms: terms.terms.next.get(text),
    stems:
      language === 'zh-Hans' || isGlyph
        ? undefined
        : terms.stems[language].next.get(stemWord(text, language)),
    conceptsInside: language === 'de' && !isGlyph ? conceptsInCompound(text, terms) : [],
  };
  return start.terms || start.stems || start.conceptsInside.length > 0 ? start : null;
}

function conceptsInCompound(word: string, { terms }: Terms): readonly string[] {
  const conceptsOf = (part: string) => terms.next.get(part)?.meanings ?? [];
  const parts = splitCompound(word, (part) => conceptsOf(part).length > 0) ?? [];
  return parts.flatMap(conceptsOf);
}
