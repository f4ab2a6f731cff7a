import { Failure } from '@ashore/core/errors/failure.ts';

const deepest = 32;

/**
 * Refuses JSON that is nested too deep or names a key twice in one object, in one pass and before anything is built.
 * What is no JSON at all is left for the parser to say.
 */
export function checkOutline(text: string): void {
  // For each bracket that is open: the keys of an object, nothing for a list.
  const open: (Set<string> | undefined)[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      const next = skipSpace(text, end);
      if (text[next] === ':') noteKey(open.at(-1), text.slice(at, end));
      at = next;
      continue;
    }
    if (sign === '{' || sign === '[') {
      if (open.length === deepest) throw new Failure('malformed_json', { details: 'too deep' });
      open.push(sign === '{' ? new Set() : undefined);
    } else if (sign === '}' || sign === ']') open.pop();
    at += 1;
  }
}

/** The place behind a string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return at;
}

function noteKey(keys: Set<string> | undefined, quoted: string): void {
  // The same key may be written in several ways: "a" and "\u0061" are one.
  const key: string = quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1);
  if (keys?.has(key)) throw new Failure('malformed_json', { details: 'the same key twice' });
  keys?.add(key);
}
