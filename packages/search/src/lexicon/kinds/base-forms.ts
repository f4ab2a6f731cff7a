/** Endings of English nouns, verbs, adjectives and adverbs, with the endings of the words that they are forms of. */
const ENDINGS: readonly (readonly [ending: string, ofBase: string])[] = [
  ...([
    ['ies', 'y'],
    ['ied', 'y'],
    ['ier', 'y'],
    ['iest', 'y'],
    ['ily', 'y'],
  ] as const),
  ...([
    ['ves', 'f'],
    ['ves', 'fe'],
    ['men', 'man'],
    ['es', ''],
    ['s', ''],
  ] as const),
  ...([
    ['ed', ''],
    ['ed', 'e'],
    ['ing', ''],
    ['ing', 'e'],
    ['er', ''],
    ['er', 'e'],
  ] as const),
  ...([
    ['est', ''],
    ['est', 'e'],
    ['ly', ''],
    ['bly', 'ble'],
    ['ness', ''],
    ['ish', ''],
    ['y', ''],
  ] as const),
];

const MIN_LENGTH = 3;

/** The English words that a word may be a form of, the likeliest first: "hiking" is a form of "hike". */
export function baseForms(word: string): string[] {
  return ENDINGS.flatMap(([ending, ofBase]) => {
    if (!word.endsWith(ending) || word.length - ending.length < MIN_LENGTH) return [];
    const stem = word.slice(0, -ending.length);
    const base = stem + ofBase;
    const isDoubled = ofBase === '' && stem.length > MIN_LENGTH && stem.at(-1) === stem.at(-2);
    return isDoubled ? [base, stem.slice(0, -1)] : [base];
  });
}
