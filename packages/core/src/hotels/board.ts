/** The meals of a rate, from none to all. */
export const BOARDS = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;
export type Board = (typeof BOARDS)[number];

/** What a search asks for if any meals will do. */
export const ANY_RATE_BASIS = -1;

const rateBasisCodes = {
  'room-only': 0,
  breakfast: 1331,
  'half-board': 1334,
  'full-board': 1335,
  'all-inclusive': 1336,
} as const satisfies Record<Board, number>;

/** The code of a board in the calls of the API. */
export type RateBasis = (typeof rateBasisCodes)[Board];

export const RATE_BASES: readonly RateBasis[] = BOARDS.map((board) => rateBasisCodes[board]);

export function rateBasisOf(board: Board): RateBasis {
  return rateBasisCodes[board];
}

/** Undefined for a code that no board has, `ANY_RATE_BASIS` among them. */
export function boardOfRateBasis(code: number): Board | undefined {
  return BOARDS.find((board) => rateBasisCodes[board] === code);
}
