import { PLAIN_LETTERS } from '@ashore/core/text/plain-letters.ts';

// A sigma at the end of a word is the same letter as elsewhere.
const PLAIN: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, ς: 'σ' };
const foldable = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: what lies below 128 has no marks to lose.
const plainLetters = /^[\x00-\x7f]*$/;

/**
 * Folds text to small letters without marks, so that hurried typing and foreign keyboards make no difference.
 * Everything that is indexed or looked up passes through here, so both sides are spelt alike. Folding twice
 * changes nothing.
 */
export function foldText(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Some letters can be decomposed only in lower case.
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(foldable, (letter) => PLAIN[letter] ?? letter)
      // Joins Korean syllables again, which the decomposition splits.
      .normalize('NFC')
  );
}
