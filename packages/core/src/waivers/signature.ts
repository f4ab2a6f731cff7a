import { plainName } from './distinct-names.ts';

/** A line that was drawn without lifting the pen: x and y in turn, on a field of a fixed size. */
export type Stroke = readonly number[];

export type Signature =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'drawn'; readonly strokes: readonly Stroke[] };

/** The field in which one signs, and how much may be drawn in it: a long name in a careful hand takes a third of it. */
export const SIGNATURE_FIELD = { width: 600, height: 200, mostStrokes: 80, mostPoints: 3_000 } as const;

/** Less ink than this is a dot or a slip of the finger, not a name. */
const leastInk = 60;

/** Whether there is nothing in it that could be anybody's signature. */
export function isBlank(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) < leastInk;
}

/**
 * Whoever types signs with the name he is signed up by, however he writes its capitals and blanks, and whether he puts the
 * name of the family first or last.
 */
export function isNameOf(text: string, name: string): boolean {
  const parts = partsOf(plainName(name));
  const said = partsOf(plainName(text)).join('');
  const orders = parts.map((_, at) => [...parts.slice(at), ...parts.slice(0, at)].join(''));
  return said === '' ? parts.length === 0 : orders.includes(said);
}

/** Its words; where names have no blank, its signs. */
function partsOf(name: string): string[] {
  const folded = name.normalize('NFKC').toLocaleLowerCase('en');
  const signs = folded.replace(/\s/g, '');
  return /^\p{Script=Han}+$/u.test(signs) ? [...signs] : folded.split(/\s+/).filter(Boolean);
}

function lengthOf(stroke: Stroke): number {
  let length = 0;
  for (let at = 2; at + 1 < stroke.length; at += 2)
    length += Math.hypot(
      (stroke[at] ?? 0) - (stroke[at - 2] ?? 0),
      (stroke[at + 1] ?? 0) - (stroke[at - 1] ?? 0),
    );
  return length;
}
