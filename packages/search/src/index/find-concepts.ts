import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { longestPhrase } from '../query/phrases.ts';
import { type Atom, cutAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { splitCompound } from '../text/split-compound.ts';
import { stemWord } from '../text/stem-word.ts';

/**
 * Every wish that a text mentions, by the same terms by which queries are read. A term within a longer term
 * counts too: a wine tasting is about wine.
 */
export function findConcepts(text: string, language: MessageLocale, knowledge: Knowledge): Set<string> {
  const atoms = cutAtoms(foldText(text));
  const found = new Set<string>();
  atoms.forEach((atom, at) => {
    // A single Chinese character occurs in words of every meaning.
    const shortest = atom.isGlyph ? 2 : 1;
    for (const id of conceptsAt(atoms, at, shortest, knowledge)) found.add(id);
    if (language === 'zh-Hans' || atom.isGlyph) return;
    const stems = longestPhrase(knowledge.textTerms.stems[language], atoms, at, ({ text: word }) =>
      stemOf(word, language),
    );
    for (const id of stems?.meanings ?? []) found.add(id);
    if (language === 'de') for (const id of conceptsInCompound(atom.text, knowledge)) found.add(id);
  });
  return found;
}

function* conceptsAt(atoms: readonly Atom[], from: number, shortest: number, { textTerms }: Knowledge) {
  let node: Knowledge['textTerms']['terms'] | undefined = textTerms.terms;
  for (let at = from; at < atoms.length; at++) {
    node = node.next.get(atoms[at]?.text ?? '');
    if (!node) return;
    if (at - from + 1 >= shortest) yield* node.meanings;
  }
}

const most = 100_000;
const stems = { en: new Map<string, string>(), de: new Map<string, string>() };

/** Cached, because catalogues repeat the same words. */
function stemOf(word: string, language: 'en' | 'de'): string {
  const known = stems[language];
  const stem = known.get(word) ?? stemWord(word, language);
  if (known.size > most) known.clear();
  known.set(word, stem);
  return stem;
}

const compounds = new WeakMap<Knowledge['textTerms'], Map<string, readonly string[]>>();

function conceptsInCompound(word: string, knowledge: Knowledge): readonly string[] {
  const known = compounds.get(knowledge.textTerms) ?? new Map<string, readonly string[]>();
  compounds.set(knowledge.textTerms, known);
  const before = known.get(word);
  if (before) return before;
  const conceptsOf = (part: string) => knowledge.textTerms.terms.next.get(part)?.meanings ?? [];
  const parts = splitCompound(word, (part) => conceptsOf(part).length > 0) ?? [];
  const ids = parts.flatMap(conceptsOf);
  if (known.size > most) known.clear();
  known.set(word, ids);
  return ids;
}
