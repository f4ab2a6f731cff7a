const tagShape = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

/**
 * Whether a word is a BCP 47 tag, and short enough to be meant as one. Every `Intl` call with an invalid tag
 * throws.
 */
export function isLanguageTag(word: string): boolean {
  if (!tagShape.test(word)) return false;
  try {
    return Intl.getCanonicalLocales(word).length === 1;
  } catch {
    return false;
  }
}
