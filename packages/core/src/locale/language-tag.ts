const shape = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

/** Whether a word is a BCP 47 tag, short enough to be meant as one. What is none makes every `Intl` fail that is asked about it. */
export function isLanguageTag(word: string): boolean {
  if (!shape.test(word)) return false;
  try {
    return Intl.getCanonicalLocales(word).length === 1;
  } catch {
    return false;
  }
}
