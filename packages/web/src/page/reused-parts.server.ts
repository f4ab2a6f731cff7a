import { randomUUID } from 'node:crypto';
import type { PartWriter } from './reused-part.tsx';

/** Characters of all stored parts, about twice as many bytes. A home page in all languages and currencies has 1.5 million. */
const MOST_CHARACTERS = 4_000_000;

/** No page can contain this text, so that what visitors have written never looks like a mark. */
const secret = randomUUID();
const markBegin = '<i data-part="';
const markEnd = '"></i>';

/**
 * Stores the HTML of parts by what they show. A part whose data have changed has another key, so that nothing outdated is ever
 * shown; the part that was longest without use is dropped first.
 */
export function createPartStore(mostCharacters = MOST_CHARACTERS) {
  const parts = new Map<string, string>();
  let characters = 0;

  function store(key: string, html: string): void {
    if (parts.has(key) || html.length > mostCharacters) return;
    // A copy, because a slice holds the whole page in memory.
    parts.set(key, Buffer.from(html).toString());
    characters += html.length;
    for (const [oldest, { length }] of parts) {
      if (characters <= mostCharacters) return;
      parts.delete(oldest);
      characters -= length;
    }
  }

  /** For one page. `complete` takes the HTML that React has rendered, and returns it with all parts and without marks. */
  return function createPartWriter(): PartWriter & { complete(html: string): string } {
    const storedParts: string[] = [];
    const newKeys: string[] = [];
    return {
      marksOf(key) {
        const part = parts.get(key);
        if (part === undefined) {
          const number = newKeys.push(key) - 1;
          return { begin: `${secret} begin ${number}`, end: `${secret} end ${number}` };
        }
        // The most recently used part is the last one.
        parts.delete(key);
        parts.set(key, part);
        return { mark: `${secret} stored ${storedParts.push(part) - 1}` };
      },
      complete(html) {
        const begun = new Map<number, number>();
        let page = '';
        let from = 0;
        const mark = `${markBegin}${secret} `;
        for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, from)) {
          page += html.slice(from, at);
          const end = html.indexOf(markEnd, at);
          const [kind, number = ''] = html.slice(at + mark.length, end).split(' ');
          from = end + markEnd.length;
          if (kind === 'stored') page += storedParts[Number(number)];
          else if (kind === 'begin') begun.set(Number(number), page.length);
          else store(newKeys[Number(number)] ?? '', page.slice(begun.get(Number(number))));
        }
        return page + html.slice(from);
      },
    };
  };
}
