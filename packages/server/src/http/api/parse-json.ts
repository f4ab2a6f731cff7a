import { Failure } from '@ashore/core/errors/failure.ts';
import { checkOutline } from './json-outline.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as JSON, or throws a failure. Stricter than JSON.parse where two readers could understand different
 * things (a key that stands twice), where a value would do harm further in (`__proto__`, NUL, half a character, a
 * number that is none) and where depth alone costs memory.
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

/** Recurses no deeper than the outline allowed. */
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

/** PostgreSQL takes no NUL, and half a surrogate pair is no character. */
export function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
