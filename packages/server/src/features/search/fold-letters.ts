import { type SQL, sql } from 'drizzle-orm';

/** Letters that no decomposition takes apart, and what people type for them. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
];

/** Small letters without marks: what is alike to somebody who types in a hurry, or on a foreign keyboard. */
export function foldLetters(text: string): string {
  const plain = PLAIN.reduce((sofar, [letter, typed]) => sofar.replaceAll(letter, typed), text);
  return plain
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The same in the database; a test holds the two together. */
export function foldedLetters(text: SQL): SQL {
  const plain = PLAIN.reduce((sofar, [letter, typed]) => sql`replace(${sofar}, ${letter}, ${typed})`, text);
  return sql`lower(regexp_replace(normalize(${plain}, NFKD), '[\u0300-\u036f]', '', 'g'))`;
}
