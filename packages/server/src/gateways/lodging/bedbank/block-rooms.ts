import type { BlockResult, Gone, NoAnswer, PriceChanged, Refused, StayOffer } from '../port.ts';
import { areNoWorse } from '../terms.ts';
import type { BedbankAnswer } from './client.ts';
import { type Bedbank, isSameStay, stayFields, totalOf, unknown, wantedRooms } from './connection.ts';
import { isSameParty, partyOf, readMoment, readTerms } from './read-answers.ts';
import { type BedbankBlock, blockAnswer, GONE_CODES, PRICE_CODE } from './schemas.ts';

export async function blockRooms(
  bedbank: Bedbank,
  offer: StayOffer,
  signal: AbortSignal,
): Promise<BlockResult> {
  const rooms = wantedRooms(
    bedbank,
    offer.rooms.map(({ party }) => party),
  );
  if (!rooms) return { outcome: 'refused', reason: 'block: a country without a code' };
  const body = {
    hotelid: offer.hotelCode,
    ...stayFields(bedbank, offer.stay),
    rooms: rooms.map((room, position) => ({ ...room, rateId: offer.rooms[position]?.rateId })),
  };
  const answer = await bedbank.call({ call: 'block', body, schema: blockAnswer }, signal);
  if (answer.end !== 'answered') return noBlock(answer, offer);
  return compareBlock(bedbank, offer, answer.body);
}

/** What a definite no, or no answer, to `block` and `book` means. */
export function noBlock(
  answer: Exclude<BedbankAnswer<unknown>, { end: 'answered' }>,
  offer: StayOffer,
): PriceChanged | Gone | Refused | NoAnswer {
  if (answer.end === 'failed') return unknown(answer);
  if (GONE_CODES.includes(answer.code)) return { outcome: 'gone' };
  if (answer.code !== PRICE_CODE) return { outcome: 'refused', reason: answer.code };
  const promised = totalOf(offer.rooms.map(({ price }) => price));
  return { outcome: 'price_changed', what: 'price', promised, now: promised };
}

/** The end of a block is minutes away, so an offset counts as it is written. */
function readEnd(text: string, timeZone: string): Date | undefined {
  return /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text.replace(' ', 'T')) : readMoment(text, timeZone);
}

/** A block is only usable if it is for the very rooms that were promised, at that price or less. */
function compareBlock(bedbank: Bedbank, offer: StayOffer, block: BedbankBlock): BlockResult {
  const validUntil = readEnd(block.validUntil, bedbank.timeZone);
  const unusable = (why: string) => ({ outcome: 'refused', reason: `block: ${why}` }) as const;
  if (!validUntil) return unusable('no end');
  if (block.hotelid !== offer.hotelCode || !isSameStay(block, offer.stay)) return unusable('another stay');
  const rooms = offer.rooms.map((promised) => {
    const blocked = block.rooms.find(({ roomNumber }) => roomNumber === promised.position + 1);
    const isSame =
      blocked?.status === 'available' &&
      blocked.rateId === promised.rateId &&
      isSameParty(partyOf(blocked), promised.party);
    return isSame ? readTerms(blocked, block.currency, bedbank) : undefined;
  });
  const terms = rooms.flatMap((room) => (room ? [room] : []));
  if (terms.length < offer.rooms.length || block.rooms.length !== offer.rooms.length)
    return unusable('other rooms or guests');
  if (offer.rooms.some(({ price }) => price.currency !== block.currency)) return unusable('another currency');
  const promised = totalOf(offer.rooms.map(({ price }) => price));
  const now = totalOf(terms.map(({ price }) => price));
  if (now.amount > promised.amount) return { outcome: 'price_changed', what: 'price', promised, now };
  // A lower price has lower charges, so the promised terms are compared room by room.
  const hasWorseTerms = terms.some(
    ({ cancellation }, index) => !areNoWorse(cancellation, offer.rooms[index]?.cancellation ?? []),
  );
  if (hasWorseTerms) return { outcome: 'price_changed', what: 'terms', promised, now };
  return {
    outcome: 'available',
    block: {
      token: block.token,
      offer,
      price: now,
      cost: totalOf(terms.map(({ cost }) => cost)),
      terms: terms.map(({ cancellation }) => cancellation),
      validUntil,
    },
  };
}
