/** Which products are about one thing, read product by product; each is named by its place and its own slug. */
export type Topic = {
  /** It is what was asked for. */
  readonly is: readonly string[];
  /** It has some of it on the way. */
  readonly has?: readonly string[];
};
