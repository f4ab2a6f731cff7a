import { keyOf } from './cut-atoms.ts';
import { foldText } from './fold-text.ts';

/** The key under which a typed name or term is looked up: folded, with one space between words. */
export function keyOfText(text: string): string {
  return keyOf(foldText(text));
}
