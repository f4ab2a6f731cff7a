import { cutAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import type { Knowledge } from './knowledge.ts';
import { isUnmatched, type Piece, readPieces } from './read-pieces.ts';

/** Whether a text names no wish: it is empty, or has only words such as "a trip", "etwas" or 活动. */
export function asksForNothing(text: string, knowledge: Knowledge): boolean {
  const pieces = readPieces(cutAtoms(foldText(text)), {
    knowledge,
    isUnfinished: false,
    isCatalogueWord: () => true,
  });
  return pieces.every((piece) => isStop(piece) || isFiller(piece, knowledge));
}

function isStop({ isStop, places, concepts }: Piece): boolean {
  return isStop && places.length + concepts.length === 0;
}

function isFiller(piece: Piece, { fillers }: Knowledge): boolean {
  return isUnmatched(piece) && piece.atoms.every((atom) => fillers.isFiller(atom.text));
}
