/** The words of the catalogue. Reading a query needs nothing else from a search engine. */
export type Vocabulary = {
  /** Number of products that contain the word; 0 if none does. */
  df(word: string): number;
  /** Words with this beginning, the most frequent first. */
  prefix(beginning: string, most: number): readonly string[];
  /** Words within this many edits, the nearest first and then the most frequent. */
  near(word: string, slips: number): readonly NearWord[];
};

export type NearWord = { readonly word: string; readonly distance: number; readonly df: number };
