import { readFileSync } from 'node:fs';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/**
 * How a word asks for something: never, as "ropey" or "lad"; alone, only if a query has no other topic; always, as
 * "helicopter" or any word that no dictionary knows.
 */
export type KindOfWord = 'never' | 'alone' | 'always';

/** The kinds of the words that a dictionary has. Of most that always ask it has none. */
export type WordKinds = Readonly<Record<MessageLocale, (word: string) => KindOfWord | undefined>>;

const FILES: Readonly<Record<MessageLocale, string>> = {
  en: 'english.txt',
  de: 'german.txt',
  'zh-Hans': 'chinese.txt',
};

const MARKS: Readonly<Record<string, KindOfWord>> = { '?': 'alone', '!': 'always' };

/** Reads the tables of ADR 31 once. They stay texts, which take a tenth of the memory of sets. */
export function readWordKinds(): WordKinds {
  kindsOfAll ??= { en: readTable('en'), de: readTable('de'), 'zh-Hans': readTable('zh-Hans') };
  return kindsOfAll;
}

let kindsOfAll: WordKinds | undefined;

function readTable(language: MessageLocale) {
  return kindsIn(readFileSync(new URL(FILES[language], import.meta.url), 'utf8'));
}

/** Looks words up in a text with one word a line, sorted, with a mark behind those that may ask. */
export function kindsIn(text: string): (word: string) => KindOfWord | undefined {
  return (word) => {
    if (word === '') return undefined;
    let low = text.startsWith('#') ? text.indexOf('\n') + 1 : 0;
    let high = text.length;
    while (low < high) {
      const start = Math.max(low, text.lastIndexOf('\n', ((low + high) >>> 1) - 1) + 1);
      const end = text.indexOf('\n', start);
      const line = text.slice(start, end < 0 ? text.length : end);
      const mark = MARKS[line.at(-1) ?? ''];
      const listed = mark ? line.slice(0, -1) : line;
      if (listed === word) return mark ?? 'never';
      if (listed < word) low = end < 0 ? text.length : end + 1;
      else high = start - 1;
    }
    return undefined;
  };
}
