import type { KindOfWord } from '../../packages/search/src/lexicon/kinds/word-kinds.ts';
import { foldText } from '../../packages/search/src/text/fold-text.ts';

/** The words of `de-compromise` with their parts of speech. */
export type GermanLexicon = Readonly<Record<string, string | readonly string[]>>;

const OF_NOUNS = /Noun|Name|Place|City|Country|Region|Person|Organization|Acronym|Unit|Currency/;
const NEVER =
  /Adjective|Adverb|Verb|Tense|Participle|Modal|Preposition|Conjunction|Pronoun|Determiner|Possessive|Ordinal/;
const INFINITIVE = /Infinitive/;

/** The kinds of German words that are not nouns. An infinitive may name an activity: "Töpfern". */
export function germanKinds(lexicon: GermanLexicon): Map<string, KindOfWord> {
  const kinds = new Map<string, KindOfWord>();
  const nouns = new Set<string>();
  for (const [word, tags] of Object.entries(lexicon)) {
    const folded = foldText(word);
    if (!/^[a-z]{3,24}$/.test(folded)) continue;
    const all = [tags].flat();
    if (all.some((tag) => OF_NOUNS.test(tag))) nouns.add(folded);
    else if (all.some((tag) => INFINITIVE.test(tag))) kinds.set(folded, 'alone');
    else if (all.some((tag) => NEVER.test(tag)) && !kinds.has(folded)) kinds.set(folded, 'never');
  }
  for (const noun of nouns) kinds.delete(noun);
  return kinds;
}
