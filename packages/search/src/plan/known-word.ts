import { stemWord } from '../text/stem-word.ts';
import type { TextUnit } from './query-plan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that the catalogue has, in this or another form. */
export function knownWord(word: string, vocabulary: Vocabulary): TextUnit | undefined {
  const forms = formsOf(word, vocabulary).filter((form) => form !== word);
  const isThere = vocabulary.df(word) > 0;
  if (!isThere && forms.length === 0) return;
  return {
    kind: 'text',
    variants: [
      ...(isThere ? [{ word, weight: 1 }] : []),
      ...forms.map((form) => ({ word: form, weight: 0.9 })),
    ],
  };
}

const MOST_LOOKED_AT = 40;
const MOST_FORMS = 6;

/** Whatever has the same stem begins with it. */
function formsOf(word: string, vocabulary: Vocabulary): string[] {
  const forms = new Set<string>();
  if (word.length < 4) return [];
  for (const language of ['en', 'de'] as const) {
    const stem = stemWord(word, language);
    for (const form of vocabulary.prefix(stem.replace(/i$/, ''), MOST_LOOKED_AT))
      if (stemWord(form, language) === stem) forms.add(form);
  }
  return [...forms].slice(0, MOST_FORMS);
}
