import { foldText } from '../text/fold-text.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const SENTENCE_END = /(?:^|[.!?:„“"«»(\n])\s*$/;

/**
 * How each folded word of a text was typed inside its sentences: with a capital or in small letters. Empty for a text that uses
 * no capitals there, or nothing else.
 */
export function typedLetters(text: string): ReadonlyMap<string, 'capital' | 'small'> {
  const letters = new Map<string, 'capital' | 'small'>();
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const isCapital = /^\p{Lu}/u.test(word);
    if (isCapital && SENTENCE_END.test(text.slice(0, match.index))) continue;
    letters.set(foldText(word), isCapital ? 'capital' : 'small');
  }
  const used = new Set(letters.values());
  return used.size === 2 ? letters : new Map();
}
