import type { WaiverKind } from '../waiver-kinds.ts';

/** The texts of one language. They speak as whoever signs: I. */
export type WaiverWords = {
  readonly headings: {
    readonly risks: string;
    readonly duties: string;
    readonly accepted: string;
    readonly kept: string;
  };
  readonly shared: {
    readonly duties: readonly string[];
    readonly accepted: readonly string[];
    readonly kept: readonly string[];
  };
  readonly kinds: Readonly<
    Record<
      WaiverKind,
      { readonly title: string; readonly risks: readonly string[]; readonly duties: readonly string[] }
    >
  >;
};
