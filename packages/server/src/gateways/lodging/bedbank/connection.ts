import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import { type Money, sum } from '@ashore/core/money/money.ts';
import type { NoAnswer, WantedParty } from '../port.ts';
import type { BedbankClient, BedbankClientOptions } from './client.ts';
import type { BedbankReading } from './read-answers.ts';

export type BedbankConnection = BedbankReading &
  Omit<BedbankClientOptions, 'now'> & {
    /** As `products.booking_source` names it. */
    readonly name: string;
    /** The currency of the contract with the bedbank. */
    readonly currency: string;
  };

export type Bedbank = BedbankConnection &
  Pick<BedbankClientOptions, 'now'> & { readonly call: BedbankClient };

/** Asks for any meals. */
const ANY_BOARD = -1;

type RequestedRoom = {
  readonly roomNumber: number;
  readonly adultsCode: string;
  readonly children: readonly number[];
  readonly rateBasis: number;
  readonly nationality: string;
  readonly residence: string;
};

/** Undefined if the connection has no code for a country. */
export function wantedRooms(
  { codes }: Bedbank,
  parties: readonly WantedParty[],
): RequestedRoom[] | undefined {
  const rooms = parties.flatMap((party, position) => {
    const nationality = codes.countries[party.nationality];
    const residence = codes.countries[party.residence];
    if (nationality === undefined || residence === undefined) return [];
    return [
      {
        roomNumber: position + 1,
        adultsCode: String(party.adults),
        children: party.childrenAges,
        rateBasis: party.board === undefined ? ANY_BOARD : codes.boards[party.board],
        nationality,
        residence,
      },
    ];
  });
  return rooms.length === parties.length ? rooms : undefined;
}

export function stayFields({ currency }: Bedbank, { arrival, departure }: Stay) {
  return { from: arrival, to: departure, currency };
}

export function isSameStay(echo: { readonly from: string; readonly to: string }, stay: Stay): boolean {
  return echo.from === stay.arrival && echo.to === stay.departure;
}

export function unknown({ reason }: { readonly reason: string }): NoAnswer {
  return { outcome: 'unknown', reason };
}

export function totalOf(amounts: readonly Money[]): Money {
  const [first] = amounts;
  if (!first) throw new RangeError('An offer has at least one room.');
  return sum(amounts, first.currency);
}
