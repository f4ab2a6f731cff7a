import type { WaiverKind } from '../waiver-kinds.ts';

/** Waiver texts of one language, written in the first person of the signer. */
export type WaiverTexts = {
  readonly headings: {
    readonly risks: string;
    readonly duties: string;
    readonly accepted: string;
    readonly unaffected: string;
  };
  readonly shared: {
    readonly duties: readonly string[];
    readonly accepted: readonly string[];
    readonly unaffected: readonly string[];
  };
  readonly kinds: Readonly<
    Record<
      WaiverKind,
      { readonly title: string; readonly risks: readonly string[]; readonly duties: readonly string[] }
    >
  >;
};
