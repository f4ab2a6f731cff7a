import type { BookedShip, ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import { isShipName, type StatedCall } from '@ashore/core/cruises/stated-ship.ts';
import type { BookingNotes } from './notes.ts';

type StatingNotes = Pick<BookingNotes, 'answers' | 'transferRequest' | 'start' | 'end'>;

/**
 * What the travellers of a booking state of their ship's call: their last correction, or else what they answered in the checkout, in
 * the transfer request, or as the place of their pick-up or drop-off. What names another ship says nothing of this one.
 */
export function statedCall(
  { answers, transferRequest, start, end }: StatingNotes,
  ship: BookedShip,
): StatedCall {
  if (ship.stated) return ship.stated;
  const answer = answers.find(([, , kind]) => kind === 'ship')?.[1];
  const named = [
    detailsIn(answer),
    transferRequest?.kind === 'ship' ? transferRequest : undefined,
    detailsIn(end?.title),
    detailsIn(start?.title),
  ].find((details) => details && isShipName(details.shipName, ship));
  return named ? { terminal: named.terminal, allAboard: named.allAboard } : { terminal: '', allAboard: null };
}

function detailsIn(line: string | undefined): ShipDetails | undefined {
  if (!line) return undefined;
  const { name, pier, time } = partsOfAnswer(line, 'ship');
  return { shipName: name, terminal: pier, allAboard: time || null };
}

/** Browsers send the parts of an answer in one line, and a time is its last part. */
const timeAtEnd = /^(?<before>.*?)(?:, )?(?<time>(?:[01]\d|2[0-3]):[0-5]\d)$/su;

/** The parts of an answer that names a ship or a flight. What was not answered is empty. */
export function partsOfAnswer(answer: string, kind: 'ship' | 'flight') {
  const { before = answer, time = '' } = timeAtEnd.exec(answer)?.groups ?? {};
  const [name = ''] = kind === 'ship' ? before.split(', ') : [before];
  return { name, pier: before.slice(name.length + 2), time };
}
