const ALIKE: readonly (readonly [RegExp, string])[] = [
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

/** How a foreign name sounds to somebody who writes it by ear: names of one key are spelt alike by different people. */
export function soundKey(folded: string): string {
  return ALIKE.reduce((sofar, [spelling, sound]) => sofar.replace(spelling, sound), folded);
}
