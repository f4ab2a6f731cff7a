/** The words that the catalogue has: the one thing about an engine that understanding a question needs. */
export type Vocabulary = {
  /** In how many products the word stands; 0 when in none. */
  df(word: string): number;
  /** Words that begin so, the most frequent first. */
  prefix(beginning: string, most: number): readonly string[];
  /** Words within so many slips, the nearest first, and of those the most frequent. */
  near(word: string, slips: number): readonly NearWord[];
};

export type NearWord = { readonly word: string; readonly distance: number; readonly df: number };
