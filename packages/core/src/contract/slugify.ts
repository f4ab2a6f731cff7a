/** Beyond this a slug tells a reader nothing more, and search engines cut it anyway. */
const LONGEST_SLUG = 80;

// Letters that no decomposition takes apart.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  '&': ' and ',
};

/** The ASCII form of an English name for a URL. Empty when nothing of it can be written so. Linear time. */
export function slugify(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøłđðþħı&]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[\u0300-\u036f'’]+/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return withoutEdgeHyphens(withoutEdgeHyphens(slug).slice(0, LONGEST_SLUG));
}

// Runs are single hyphens by now, so one at each end is all there can be.
function withoutEdgeHyphens(slug: string): string {
  return slug.slice(slug.startsWith('-') ? 1 : 0, slug.endsWith('-') ? -1 : undefined);
}
