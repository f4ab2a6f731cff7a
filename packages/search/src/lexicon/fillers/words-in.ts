/** The words of a text that lists them, over several lines. */
export function wordsIn(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
