import { Failure } from '@ashore/core/errors/failure.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a body as JSON or throws a failure. It is stricter than `JSON.parse`. It refuses repeated keys,
 * which two readers could understand differently, and nesting that costs memory. It also refuses values that
 * could do harm later: `__proto__`, NUL, half a surrogate pair and infinite numbers.
 */
export function parseJson(body: Buffer): unknown {
  try {
    const text = utf8.decode(body);
    checkOutline(text);
    const value: unknown = JSON.parse(text);
    checkValue(value, []);
    return value;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('malformed_json', { cause: error });
  }
}

/** Recurses no deeper than `checkOutline` allows. */
function checkValue(value: unknown, path: (string | number)[]): void {
  if (typeof value === 'string' ? !isText(value) : typeof value === 'number' && !Number.isFinite(value)) {
    throw new Failure('invalid_input', path.length === 0 ? {} : { field: path.join('.') });
  }
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) checkInner(inner, index, path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || !isText(key))
        throw new Failure('malformed_json', { details: 'a forbidden key' });
      checkInner(inner, key, path);
    }
  }
}

function checkInner(value: unknown, step: string | number, path: (string | number)[]): void {
  path.push(step);
  checkValue(value, path);
  path.pop();
}

/** PostgreSQL accepts no NUL, and half a surrogate pair is not a character. */
export function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

const deepest = 32;

/**
 * Refuses JSON that is nested too deeply or repeats a key within one object. It needs one pass and runs
 * before any value is built. Other errors are left to the parser.
 */
function checkOutline(text: string): void {
  // One entry for each open bracket: the keys of an object, or undefined for a list.
  const openObjects: (Set<string> | undefined)[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      const next = skipSpace(text, end);
      if (text[next] === ':') noteKey(openObjects.at(-1), text.slice(at, end));
      at = next;
      continue;
    }
    if (sign === '{' || sign === '[') {
      if (openObjects.length === deepest) throw new Failure('malformed_json', { details: 'too deep' });
      openObjects.push(sign === '{' ? new Set() : undefined);
    } else if (sign === '}' || sign === ']') openObjects.pop();
    at += 1;
  }
}

/** The position after the string that begins at `start`. */
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
  // One key may be written in several ways: "a" and "\u0061" are the same.
  const key: string = quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1);
  if (keys?.has(key)) throw new Failure('malformed_json', { details: 'the same key twice' });
  keys?.add(key);
}
