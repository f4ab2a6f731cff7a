const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a text without spaces, in order. */
export function glyphWords(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
