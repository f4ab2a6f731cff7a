export type Vector = readonly number[];

/** Why there are no vectors: no answer, a late answer, or an answer without vectors. */
export type EmbedderFailure = {
  readonly failed: 'unreachable' | 'late' | 'unreadable';
  readonly details: string;
};

/**
 * Turns texts into vectors. Texts of nearly the same meaning have vectors of nearly the same direction, in
 * any language.
 */
export type Embedder = {
  /**
   * Returns one vector for each text, in order and all of one length. Never throws for failures of the
   * model's server.
   */
  embed(texts: readonly string[], waitMs: number): Promise<readonly Vector[] | EmbedderFailure>;
};
