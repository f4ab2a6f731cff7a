/**
 * The products about one topic, graded one by one for the search-quality test. Each is named by its place and its own
 * slug. Only tests read the files of this folder.
 */
export type Topic = {
  /** Products that are about the topic. */
  readonly exact: readonly string[];
  /** Products that include some of it among other things. */
  readonly partial?: readonly string[];
};
