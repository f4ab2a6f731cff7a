export type StemLanguage = 'en' | 'de';

/**
 * Removes endings of number, case or tense, well enough to tell that two forms belong to one word. Except for
 * a final y, the stem is a beginning of the word. A sorted list therefore has all forms of a word side by
 * side. After a change, raise `ANALYSIS` in `query/knowledge.ts`, so that saved indexes are built again.
 */
export function stemWord(word: string, language: StemLanguage): string {
  if (word.length < 4) return word;
  return language === 'en' ? stemEnglish(word) : stemGerman(word);
}

function stemEnglish(word: string): string {
  const singular = withoutPlural(word);
  const base = withoutTense(singular);
  // hike, hikes, hiking
  return base.length > 3 ? base.replace(/(?<=[^aeiou])e$/, '').replace(/y$/, 'i') : base;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  const base = word.replace(/(?:ing|ed)$/, '');
  const isWord = base.length >= 3 && /[aeiouy]/.test(base) && base !== word;
  // swimming → swim, but falling → fall
  return isWord ? base.replace(/([bdgmnprt])\1$/, '$1') : word;
}

function stemGerman(word: string): string {
  const base = word.replace(/(?:ern|em|en|er|es|e|n|s)$/, '');
  return base.length >= 4 ? base : word;
}
