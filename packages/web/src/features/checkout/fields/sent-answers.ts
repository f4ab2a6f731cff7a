import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { TRAVELLER_LENGTHS } from '@ashore/core/contract/values/traveller.ts';
import type { ShipStatements } from '@ashore/core/cruises/stated-ship.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { type FormValues, fieldValue } from './field.ts';
import { isHotelPickup, isShipPlace, placeText } from './place-fields.ts';
import { answerOf, type Question } from './question-fields.ts';
import type { Requirements } from './requirements.ts';

/** The answers to questions, as they are sent. Questions without an answer are left out. */
export function answersOf(prefix: string, questions: readonly Question[], values: FormValues) {
  return questions
    .map((question) => ({ questionId: question.id, answer: answerOf(prefix, question, values) }))
    .filter(({ answer }) => answer !== '');
}

type Places = Pick<
  CheckoutRequest,
  'startingPointInformation' | 'dropOffInformation' | 'pickupId' | 'dropOffId'
>;

/** Where the supplier picks the travellers up and takes them back to, as it is sent. */
export function placesOf(requirements: Requirements, values: FormValues): Places {
  const lineOrNull = (name: string) => typedLine(fieldValue(values, name)) || null;
  const time = requirements.startingTimeEntryRequired ? lineOrNull('start.time') : null;
  const typedStart = startOf(requirements, values);
  const start = typedStart ?? (time === null ? null : titleOf(requirements, values));
  const end = requirements.dropOffPointEntryRequired
    ? cutPlace(typedLine(placeText('dropoff', values))) || null
    : null;
  const isStartShip = isShipPlace('pickup', values) && !isHotelPickup(requirements, values);
  return {
    startingPointInformation:
      start === null
        ? null
        : { title: start, time, ...(typedStart !== null && isStartShip && { isShip: true }) },
    dropOffInformation:
      end === null
        ? null
        : { title: end, time: null, ...(isShipPlace('dropoff', values) && { isShip: true }) },
    pickupId: requirements.pickupPlaces.length > 0 ? lineOrNull('start.place') : null,
    dropOffId: requirements.dropoffPlaces.length > 0 ? lineOrNull('end.place') : null,
  };
}

function startOf(requirements: Requirements, values: FormValues): string | null {
  if (!requirements.startingPointEntryRequired || requirements.pickupPlaces.length > 0) return null;
  const hotel =
    isHotelPickup(requirements, values) && requirements.questions.find(({ kind }) => kind === 'hotel');
  const text = hotel ? answerOf('q', hotel, values) : typedLine(placeText('pickup', values));
  return cutPlace(text) || null;
}

/**
 * A time needs the name of a place: the chosen place, else the first answered question, else the time itself.
 */
function titleOf(requirements: Requirements, values: FormValues): string {
  const answer = requirements.questions
    .map((question) => answerOf('q', question, values))
    .find((text) => text !== '');
  const chosenPlace = requirements.pickupPlaces.find(
    ({ id }) => id === fieldValue(values, 'start.place'),
  )?.title;
  return cutPlace(chosenPlace ?? answer ?? fieldValue(values, 'start.time'));
}

/** Cuts the name of a place to the length that the server accepts, because several fields may make it longer. */
function cutPlace(title: string): string {
  return title.slice(0, TRAVELLER_LENGTHS.place[1]);
}

/** What the travellers have typed that may name their ship, exactly as it is sent: the booking will read the same. */
export function typedStatements(
  requirements: Requirements,
  values: FormValues,
): Omit<ShipStatements, 'transferRequest'> {
  const { startingPointInformation: start, dropOffInformation: end } = placesOf(requirements, values);
  const answers = requirements.questions.flatMap((question) => {
    const answer = typedLine(answerOf('q', question, values));
    return answer === '' ? [] : [[question.label, answer, question.kind] as const];
  });
  return { answers, start, end };
}
