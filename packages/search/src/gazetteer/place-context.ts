import type { Atom } from '../text/cut-atoms.ts';

/** Words before which a place is named. */
const BEFORE_A_PLACE = new Set([
  ...'in to from near around at visit visiting towards via through explore'.split(' '),
  ...'nach aus bei von ab um nahe richtung im durch'.split(' '),
  ...'在 去 到 从 往 飞 游 赴 离 玩'.split(' '),
]);

/** Words after which nothing more belongs to the name before them. */
const AFTER_A_PLACE = new Set([
  ...'in on for with and or at from to by the a tomorrow today tonight this next please under over'.split(
    ' ',
  ),
  ...'am im mit und oder für fur zu zum zur bis ab von vom morgen heute ohne unter uber gibt kann'.split(' '),
]);

/** Words that name where a traveller comes from. */
const BEFORE_AN_ORIGIN = new Set('from aus von ab 从'.split(' '));

type Span = { readonly from: number; readonly to: number };

/** Whether the words around a name say that it is one of a place. */
export function isNamedAsPlace(atoms: readonly Atom[], { from }: Span): boolean {
  return BEFORE_A_PLACE.has(atoms[from - 1]?.text ?? '');
}

/** Whether an ordinary word can only be a place here: "in nice weather" names none. */
export function canOnlyBePlace(atoms: readonly Atom[], span: Span): boolean {
  const next = atoms[span.to];
  const endsThere =
    next === undefined || next.isGlyph || AFTER_A_PLACE.has(next.text) || /^\d/.test(next.text);
  return isWholeQuery(atoms, span) || (isNamedAsPlace(atoms, span) && endsThere);
}

export function isWholeQuery(atoms: readonly Atom[], { from, to }: Span): boolean {
  return from === 0 && to === atoms.length;
}

/** Whether the traveller comes from the place after this word. */
export const isBeforeOrigin = (word = ''): boolean => BEFORE_AN_ORIGIN.has(word);
