/** Six lines of a column, in letters of our alphabet. */
const mostLetters = 420;
const mostLines = 6;

/** Whether a text is worth folding. A sign of Chinese is as wide as two letters, and every break begins a line. */
export function isLong(text: string): boolean {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  const width = text.length + (wide?.length ?? 0);
  // Six lines are shown: what is a few words more is shown as well.
  return width > mostLetters * 1.25 || text.split('\n').length > mostLines + 2;
}
