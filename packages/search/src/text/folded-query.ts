import { foldText } from './fold-text.ts';

/** A query, folded, which knows where each of its characters stood in the typed text. */
export type FoldedQuery = {
  readonly text: string;
  /** The part of the typed text that a part of the folded text came from. */
  readonly typed: (from: number, to: number) => { readonly from: number; readonly to: number };
};

/** Folds each character by itself, because some become two. */
export function foldQuery(query: string): FoldedQuery {
  const positions: number[] = [];
  let text = '';
  let at = 0;
  for (const character of query) {
    const folded = foldText(character);
    for (let index = 0; index < folded.length; index++) positions.push(at);
    text += folded;
    at += character.length;
  }
  positions.push(query.length);
  return {
    text,
    typed: (from, to) => ({ from: positions[from] ?? query.length, to: positions[to] ?? query.length }),
  };
}
