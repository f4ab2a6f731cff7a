/** The products about one topic, judged one by one. Each is named by its place and its own slug. */
export type Topic = {
  /** Products that are what was searched for. */
  readonly is: readonly string[];
  /** Products that include some of it. */
  readonly has?: readonly string[];
};
