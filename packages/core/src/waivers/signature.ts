import type { TicketType } from '../pricing/ticket.ts';

/** A line drawn without lifting the pen: alternating x and y, in a field of a fixed size. */
export type Stroke = readonly number[];

export type Signature =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'drawn'; readonly strokes: readonly Stroke[] };

/**
 * Size of the field to sign in, and how much may be drawn in it. A long, careful signature takes a third of
 * that.
 */
export const SIGNATURE_FIELD = { width: 600, height: 200, mostStrokes: 80, mostPoints: 3_000 } as const;

/** Minimum total length of the lines. A shorter drawing is a dot or a slip of the finger. */
const leastLineLength = 60;

/** Whether a drawing contains too little to be a signature. */
export function isBlank(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) < leastLineLength;
}

/**
 * Whether a typed signature is the name that the signer is registered with. Capitals and blanks do not
 * matter. The family name may come first or last.
 */
export function isNameOf(text: string, name: string): boolean {
  const words = wordsOfName(plainName(name));
  const typedLetters = wordsOfName(plainName(text)).join('');
  // Every word may come first, with the others in the same order behind it.
  const possibleOrders = words.map((_, first) => [...words.slice(first), ...words.slice(0, first)].join(''));
  return typedLetters === '' ? words.length === 0 : possibleOrders.includes(typedLetters);
}

/** Words of a name; for a name in Chinese characters, its characters. */
function wordsOfName(name: string): string[] {
  const folded = name.normalize('NFKC').toLocaleLowerCase('en');
  const characters = folded.replace(/\s/g, '');
  return /^\p{Script=Han}+$/u.test(characters) ? [...characters] : folded.split(/\s+/).filter(Boolean);
}

function lengthOf(stroke: Stroke): number {
  let length = 0;
  for (let index = 2; index + 1 < stroke.length; index += 2)
    length += Math.hypot(
      (stroke[index] ?? 0) - (stroke[index - 2] ?? 0),
      (stroke[index + 1] ?? 0) - (stroke[index - 1] ?? 0),
    );
  return length;
}

/** A name with the index that `distinctNames` adds, such as `Ada Lovelace (2)`. */
const indexedName = /^(.*) \((\d{1,3})\)$/;

/**
 * Returns distinct names, one per traveller, under which documents are stored. Of travellers with the same
 * name all but the first get an index, in the given order.
 */
export function distinctNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let index = 2; usedNames.has(distinct); index++) distinct = `${name} (${index})`;
    usedNames.add(distinct);
    return distinct;
  });
}

/** Returns the name without its index. */
export function plainName(name: string): string {
  return indexedName.exec(name)?.[1] ?? name;
}

type Traveller = {
  readonly ticketType: TicketType;
  /** Null if it is not known. Some suppliers ask for it. */
  readonly dateOfBirth: string | null;
  /** On the day of the trip. Asked where the trip has an age limit; missing in older bookings. */
  readonly age?: number | null;
};

const fullAge = 18;

/**
 * Whether a guardian has to sign for a traveller on that day. Without a date of birth and an age the ticket decides,
 * as far as it can. A youth may or may not be of age, and states which.
 */
export function needsGuardian({ ticketType, dateOfBirth, age = null }: Traveller, tripDate: string): boolean {
  if (dateOfBirth === null && age !== null) return age < fullAge;
  if (dateOfBirth === null) return ticketType === 'child' || ticketType === 'infant';
  const comesOfAge = `${Number(dateOfBirth.slice(0, 4)) + fullAge}${dateOfBirth.slice(4)}`;
  return comesOfAge > tripDate;
}
