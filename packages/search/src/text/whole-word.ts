const isLetter = /^[\p{L}\p{N}\p{M}]$/u;

/** Whether the word at this position is a whole word: "and" is not a word of "Andalusia". */
export function isWholeWord(text: string, at: number, word: string): boolean {
  return !isLetter.test(text.charAt(at - 1)) && !isLetter.test(text.charAt(at + word.length));
}
