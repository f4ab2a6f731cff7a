import { Failure } from '@ashore/core/errors/failure.ts';

const deepest = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as JSON, or throws a failure. Stricter than JSON.parse where two readers could understand different
 * things (a key that stands twice), where a value would do harm further in (`__proto__`, NUL, half a character, a
 * number that is none) and where depth alone costs memory.
 */
export function parseJson(body: Buffer): unknown {
  const text = decode(body);
  checkOutline(text);
  const value = read(text);
  checkValue(value, '');
  return value;
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Failure('malformed_json');
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('malformed_json');
  }
}

/** Depth and keys, before anything is built. What is no JSON at all is left for the parser to say. */
function checkOutline(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/g;
  for (const [part, colon] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      if (open.length === deepest) throw new Failure('malformed_json', { details: 'too deep' });
      open.push(part === '{' ? new Set() : undefined);
    } else if (part === '}' || part === ']') {
      open.pop();
    } else if (colon !== undefined) {
      const keys = open.at(-1);
      const key = keyOf(part.slice(0, -colon.length));
      if (keys?.has(key)) throw new Failure('malformed_json', { details: 'the same key twice' });
      keys?.add(key);
    }
  }
}

function keyOf(quoted: string): string {
  return quoted.includes('\\') ? String(read(quoted)) : quoted.slice(1, -1);
}

function checkValue(value: unknown, path: string): void {
  if (typeof value === 'number' ? !Number.isFinite(value) : typeof value === 'string' && !isText(value)) {
    throw new Failure('invalid_input', path === '' ? {} : { field: path });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || !isText(key)) throw new Failure('malformed_json', { details: 'a forbidden key' });
    checkValue(inner, path === '' ? key : `${path}.${key}`);
  }
}

/** PostgreSQL takes no NUL, and half a surrogate pair is no character. */
export function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
