import type { Text } from '../../../i18n/use-text.ts';
import type { Words } from '../plan/field.ts';

/** A text of ours in the reader's language, or that of a supplier as it came. */
export function wordsOf(words: Words, t: Text): string {
  return 'text' in words ? words.text : t(words.key, words.values);
}
