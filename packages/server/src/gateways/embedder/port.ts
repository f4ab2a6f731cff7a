export type Vector = readonly number[];

/** Why there are no vectors: nobody answered, not in time, or not with vectors. */
export type EmbedderFailure = {
  readonly failed: 'unreachable' | 'late' | 'unreadable';
  readonly details: string;
};

/** Turns texts into vectors: what means nearly the same lies in nearly the same direction, in any language. */
export type Embedder = {
  /** One for each text, in their order and all of one length. Never throws for what is wrong out there. */
  embed(texts: readonly string[], waitMs: number): Promise<readonly Vector[] | EmbedderFailure>;
};
