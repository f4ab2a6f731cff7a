import { PLAIN_LETTERS } from '@ashore/core/text/plain-letters.ts';

// A sigma at the end of a word is the same letter.
const PLAIN: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, ς: 'σ' };
const foldable = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: what lies below 128 has no marks to lose.
const plainLetters = /^[\x00-\x7f]*$/;

/**
 * Small letters without marks: what is alike to somebody who types in a hurry, or on a foreign keyboard. Everything that
 * is indexed or looked up passes through here, so that both sides spell alike. To fold twice changes nothing.
 */
export function foldText(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // A capital may be decomposed only once it is small.
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(foldable, (letter) => PLAIN[letter] ?? letter)
      // Korean syllables would stay in pieces.
      .normalize('NFC')
  );
}
