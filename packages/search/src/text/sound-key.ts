const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/s?ch|sh/g, 's'],
  [/[qg]h/g, 'g'],
  [/[cq]/g, 'k'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/ou|oe|ue/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns a key for the sound of a foreign name. Different people who spell the name by ear get the same key.
 */
export function soundKey(folded: string): string {
  return SAME_SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), folded);
}
