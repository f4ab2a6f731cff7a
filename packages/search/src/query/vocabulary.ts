/** The words of the catalogue. Reading a query needs nothing else from a search engine. */
export type Vocabulary = {
  /** Number of products that contain the word; 0 if none does. */
  documentFrequency(word: string): number;
  /** Words with this beginning, the most frequent first. */
  prefix(beginning: string, limit: number): readonly string[];
  /** Words within this many edits, the nearest first and then the most frequent. */
  similar(word: string, maxEdits: number): readonly SimilarCatalogueWord[];
};

export type SimilarCatalogueWord = {
  readonly word: string;
  readonly distance: number;
  readonly documentFrequency: number;
};
