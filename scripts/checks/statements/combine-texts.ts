/** The texts that a part of the source can have; undefined if the source does not tell. */
export type PossibleTexts = readonly string[] | undefined;

/** More texts than this in one place mean that the place is no list of variants but a computation. */
const MAX_TEXTS = 400;

/** The texts of all alternatives. */
export function unionOfTexts(all: readonly PossibleTexts[]): PossibleTexts {
  if (all.length === 0 || !all.every((one) => one !== undefined)) return undefined;
  const values = [...new Set(all.flat())];
  return values.length > MAX_TEXTS ? undefined : values;
}

/** Every combination of one text of each part. */
export function joinedTexts(parts: readonly PossibleTexts[], separator: string): PossibleTexts {
  let texts: readonly string[] = [''];
  for (const [index, part] of parts.entries()) {
    if (!part || part.length * texts.length > MAX_TEXTS) return undefined;
    texts = texts.flatMap((text) => part.map((value) => text + (index > 0 ? separator : '') + value));
  }
  return texts;
}
