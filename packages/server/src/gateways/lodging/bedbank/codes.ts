import { BOARDS, type Board, rateBasisOf } from '@ashore/core/hotels/board.ts';
import { z } from 'zod';

/** What a connection calls countries, boards and ratings; every bedbank has numbers of its own. */
export type BedbankCodes = {
  /** By ISO code. A party from another country is not asked for. */
  readonly countries: Readonly<Record<string, string>>;
  readonly boards: Readonly<Record<Board, number>>;
};

const isoCountry = z.string().regex(/^[A-Z]{2}$/);

/** The form of the file with a connection's codes. */
export const bedbankCodesSchema = z.strictObject({
  countries: z.record(isoCountry, z.string().regex(/^[\w-]{1,20}$/)),
  /** Missing boards have the codes of our own calls. */
  boards: z.partialRecord(z.enum(BOARDS), z.int()).default({}),
});

export function bedbankCodes(written: z.output<typeof bedbankCodesSchema>): BedbankCodes {
  const boards = Object.fromEntries(
    BOARDS.map((board) => [board, written.boards[board] ?? rateBasisOf(board)]),
  ) as Record<Board, number>;
  return { countries: written.countries, boards };
}

/** Undefined for a board that we do not know, which we therefore do not sell. */
export function boardOfCode({ boards }: BedbankCodes, code: number): Board | undefined {
  return BOARDS.find((board) => boards[board] === code);
}
