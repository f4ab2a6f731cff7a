/** A place that people may name. */
export type GazetteerPlace = {
  readonly id: string;
  readonly kind: 'country' | 'state' | 'city' | 'port' | 'sight';
  /** In every language, the usual ones first, and whatever else people call it. */
  readonly names: readonly string[];
  /** What it lies in. */
  readonly parent: string | null;
  /** From 0 to 1: of two places of one name the more asked for is meant. */
  readonly popularity: number;
};

export type Gazetteer = readonly GazetteerPlace[];

/** Whoever types the name of one of these means it; the name of a sight may be an ordinary word. */
export function isGreat({ kind }: GazetteerPlace): boolean {
  return kind === 'country' || kind === 'city' || kind === 'state';
}
