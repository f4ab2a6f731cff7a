import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { type BookedFact, FACT_KINDS } from '@ashore/core/contract/values/booked-fact.ts';
import { labelled, sideBySide } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { BookingNotes, QuestionAnswer } from './notes.ts';
import { shipFacts } from './ship-facts.ts';
import { tripFactTexts } from './trip-fact-texts.ts';

type TripRequests = Pick<
  BookingNotes,
  'answers' | 'comments' | 'start' | 'end' | 'pickup' | 'dropOff' | 'transferRequest' | 'ship'
>;

/**
 * What the traveller chose and asked for: pick-up, drop-off, ship, transfer request, answers and message. Every part that
 * would be unclear alone has a label, so that no driver takes the time of all aboard for that of the pick-up.
 */
export function requestFacts(notes: TripRequests, locale: MessageLocale): BookedFact[] {
  const { labels } = tripFactTexts[locale];
  const { answers, comments, start, end, dropOff, transferRequest } = notes;
  const facts: (Omit<BookedFact, 'href' | 'text'> & { readonly text: string | null })[] = [
    { kind: 'pickup', label: labels.pickup, text: placeText(pickupPlace(notes), start?.time, locale) },
    {
      kind: 'dropOff',
      label: labels.dropOff,
      text: placeText(dropOff ?? end?.title ?? null, end?.time, locale),
    },
    {
      kind: 'transfer',
      label: labels.transfer,
      text: transferRequest && transferText(transferRequest, answers, locale),
    },
    ...answers.map(
      (statedAnswer) =>
        ({ kind: 'answer', label: statedAnswer[0], text: answerText(statedAnswer, locale) }) as const,
    ),
    { kind: 'comments', label: labels.comments, text: comments },
  ];
  return [...facts, ...(notes.ship ? shipFacts(notes.ship, locale) : [])]
    .flatMap(({ text, ...fact }) => (text ? [{ ...fact, text, href: null }] : []))
    .toSorted(inOrder);
}

/** Where the supplier picks the travellers up: a listed place, or one that they typed. */
export function pickupPlace({
  pickup,
  start,
  answers,
}: Pick<TripRequests, 'pickup' | 'start' | 'answers'>): string | null {
  if (pickup !== null) return pickup;
  // A time is stored with a title. Where no place was asked for, that is an answer or the time itself.
  const isPlace = start?.title !== start?.time && !answers.some(isAnswerToTime(start));
  return isPlace ? (start?.title ?? null) : null;
}

/** The order of facts in every place that states them. */
export function inOrder(one: Pick<BookedFact, 'kind'>, other: Pick<BookedFact, 'kind'>): number {
  return FACT_KINDS.indexOf(one.kind) - FACT_KINDS.indexOf(other.kind);
}

function isAnswerToTime(start: TripRequests['start']) {
  return ([, answer, kind]: QuestionAnswer) =>
    kind !== 'hotel' && start?.time !== null && start?.title === answer;
}

function placeText(
  place: string | null,
  time: string | null | undefined,
  locale: MessageLocale,
): string | null {
  return sideBySide([place, time && tripFactTexts[locale].clock(time)], locale) || null;
}

/**
 * The transfer request, a line for each detail that the driver needs. Where the checkout asked for the same hotel,
 * flight or ship, the answer counts: it came later, and it may correct the request.
 */
function transferText(
  transferRequest: TransferRequest,
  answers: TripRequests['answers'],
  locale: MessageLocale,
): string {
  const { transferDirections, parts, clock } = tripFactTexts[locale];
  const { direction, kind } = transferRequest;
  const answer = answers.find(([, , questionKind]) => questionKind === answeredBy[kind])?.[1];
  const labelledPart = (name: keyof typeof parts, text: string | null) =>
    text ? labelled(parts[name], text, locale) : null;
  const clockText = (text: string | null) => text && clock(text);
  const transferLines = (): (string | null)[] => {
    switch (transferRequest.kind) {
      case 'hotel':
        if (answer !== undefined) return [labelledPart('hotel', answer)];
        return [
          labelledPart('hotel', transferRequest.hotelName),
          labelledPart('address', transferRequest.address),
        ];
      case 'airport': {
        const statedAnswer = answer === undefined ? undefined : partsOfAnswer(answer, 'flight');
        return [
          labelledPart('airport', transferRequest.airport),
          labelledPart('flight', statedAnswer?.name ?? transferRequest.flightNumber),
          labelledPart(
            direction === 'from-end' ? 'takeOff' : 'landing',
            clockText(statedAnswer ? statedAnswer.time : transferRequest.localTime),
          ),
        ];
      }
      case 'ship': {
        const statedAnswer = answer === undefined ? undefined : partsOfAnswer(answer, 'ship');
        return [
          labelledPart('ship', statedAnswer?.name ?? transferRequest.shipName),
          labelledPart('pier', statedAnswer ? statedAnswer.pier : transferRequest.terminal),
          labelledPart('allAboard', clockText(statedAnswer ? statedAnswer.time : transferRequest.allAboard)),
        ];
      }
    }
  };
  return [transferDirections[direction], ...transferLines()].filter(Boolean).join('\n');
}

/** Kinds of questions that ask for the same as a kind of transfer request. */
const answeredBy = { hotel: 'hotel', airport: 'flight', ship: 'ship' } as const;

/** Browsers send the parts of an answer in one line, and a time is its last part. */
const timeAtEnd = /^(?<before>.*?)(?:, )?(?<time>(?:[01]\d|2[0-3]):[0-5]\d)$/su;

/** The parts of an answer that names a ship or a flight. What was not answered is empty. */
function partsOfAnswer(answer: string, kind: 'ship' | 'flight') {
  const { before = answer, time = '' } = timeAtEnd.exec(answer)?.groups ?? {};
  const [name = ''] = kind === 'ship' ? before.split(', ') : [before];
  return { name, pier: before.slice(name.length + 2), time };
}

/** The answer to a question. What follows the name of a ship or the number of a flight is labelled. */
export function answerText([, answer, kind]: QuestionAnswer, locale: MessageLocale): string {
  const { parts, clock } = tripFactTexts[locale];
  if (kind !== 'ship' && kind !== 'flight') return answer;
  const { name, pier, time } = partsOfAnswer(answer, kind);
  return [
    name,
    pier && labelled(parts.pier, pier, locale),
    time && labelled(kind === 'ship' ? parts.allAboard : parts.flightTime, clock(time), locale),
  ]
    .filter(Boolean)
    .join('\n');
}
