import { PLAIN_LETTERS } from '../../text/plain-letters.ts';

/** A longer slug tells a reader nothing more, and search engines cut it anyway. */
const LONGEST_SLUG = 80;

/** What stands in a slug for letters and signs that decomposition does not turn into ASCII. */
const SPELT_OUT: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, '&': ' and ' };
const specialLetters = new RegExp(`[${Object.keys(SPELT_OUT).join('')}]`, 'g');

/**
 * The ASCII form of an English name for a URL. Empty if nothing of the name can be written in ASCII. Linear
 * time.
 */
export function slugify(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(specialLetters, (letter) => SPELT_OUT[letter] ?? '')
    .replace(/[\u0300-\u036f'’]+/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return withoutEdgeHyphens(withoutEdgeHyphens(slug).slice(0, LONGEST_SLUG));
}

// All runs are single hyphens already, so each end has at most one.
function withoutEdgeHyphens(slug: string): string {
  return slug.slice(slug.startsWith('-') ? 1 : 0, slug.endsWith('-') ? -1 : undefined);
}
