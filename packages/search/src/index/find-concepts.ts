import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { longestPhrase } from '../query/phrases.ts';
import { type Atom, cutAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';

/**
 * Finds every concept that a text mentions, with the same terms as in queries. A term within a longer term
 * counts too: a wine tasting is about wine.
 */
export function findConcepts(text: string, language: MessageLocale, knowledge: Knowledge): Set<string> {
  const atoms = cutAtoms(foldText(text));
  const conceptIds = new Set<string>();
  atoms.forEach((atom, at) => {
    // A single Chinese character occurs in words of every meaning.
    const shortest = atom.isGlyph ? 2 : 1;
    for (const id of conceptsAt(atoms, at, shortest, knowledge)) conceptIds.add(id);
    if (language === 'zh-Hans' || atom.isGlyph) return;
    const stems = longestPhrase(knowledge.textTerms.stems[language], atoms, at, ({ text: word }) =>
      stemOf(word, language),
    );
    for (const id of stems?.meanings ?? []) conceptIds.add(id);
    if (language === 'de') for (const id of conceptsInCompound(atom.text, knowledge)) conceptIds.add(id);
  });
  return conceptIds;
}

function* conceptsAt(atoms: readonly Atom[], from: number, shortest: number, { textTerms }: Knowledge) {
  let node: Knowledge['textTerms']['terms'] | undefined = textTerms.terms;
  for (let at = from; at < atoms.length; at++) {
    node = node.next.get(atoms[at]?.text ?? '');
    if (!node) return;
    if (at - from + 1 >= shortest) yield* node.meanings;
  }
}

const MAX_CACHED_WORDS = 100_000;
const stemCaches = { en: new Map<string, string>(), de: new Map<string, string>() };

/** Cached, because catalogues repeat the same words. */
function stemOf(word: string, language: 'en' | 'de'): string {
  const stemsOfWords = stemCaches[language];
  const stem = stemsOfWords.get(word) ?? stemWord(word, language);
  if (stemsOfWords.size > MAX_CACHED_WORDS) stemsOfWords.clear();
  stemsOfWords.set(word, stem);
  return stem;
}

const cachedCompounds = new WeakMap<Knowledge['textTerms'], Map<string, readonly string[]>>();

function conceptsInCompound(word: string, knowledge: Knowledge): readonly string[] {
  const conceptsOfWords = cachedCompounds.get(knowledge.textTerms) ?? new Map<string, readonly string[]>();
  cachedCompounds.set(knowledge.textTerms, conceptsOfWords);
  const cachedIds = conceptsOfWords.get(word);
  if (cachedIds) return cachedIds;
  const conceptsOf = (part: string) => knowledge.textTerms.terms.next.get(part)?.meanings ?? [];
  const parts = splitCompound(word, (part) => conceptsOf(part).length > 0) ?? [];
  const ids = parts.flatMap(conceptsOf);
  if (conceptsOfWords.size > MAX_CACHED_WORDS) conceptsOfWords.clear();
  conceptsOfWords.set(word, ids);
  return ids;
}
