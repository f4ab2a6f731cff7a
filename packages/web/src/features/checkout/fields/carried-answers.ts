import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import { type FormValues, fieldValue } from './field.ts';
import { carriedPlace, shipPartOfPlace } from './place-fields.ts';
import { carriedAnswer, shipAnswerName, shipPartOfAnswer } from './question-fields.ts';
import type { Requirements } from './requirements.ts';

/** Name under which the browser stores which transfer request it has carried into the form. */
const CARRIED = 'carriedRequest';

/**
 * Values that the transfer request of the hold gives the form; undefined if there are none, or if they were given
 * before. What the traveller then corrects in the form stays, until another request is sent from the product page.
 */
export function valuesToCarry(
  requirements: Requirements,
  { tourId }: Pick<Quote, 'tourId'>,
  values: FormValues,
): FormValues | undefined {
  const { transferRequest, questions, typedAllAboard } = requirements;
  if (transferRequest === null && typedAllAboard === '') return undefined;
  const carriedValues = {
    ...(transferRequest === null && allAboardAnswer(requirements)),
    ...Object.assign({}, ...questions.map((question) => carriedAnswer('q', question, transferRequest))),
    ...carriedPlace(requirements),
  };
  const token = JSON.stringify([tourId, transferRequest, typedAllAboard]);
  if (Object.keys(carriedValues).length === 0 || fieldValue(values, CARRIED) === token) return undefined;
  return { ...carriedValues, [CARRIED]: token };
}

/** All aboard as typed on the product page, of a traveller without a transfer request and without a sailing. */
function allAboardAnswer({ questions, typedAllAboard }: Requirements): FormValues {
  const question = questions.find(({ kind }) => kind === 'ship');
  return question && typedAllAboard !== '' ? { [shipAnswerName(question, 'allAboard')]: typedAllAboard } : {};
}

/** The ship of the travellers: as typed in the checkout, else as in the transfer request. Null without one. */
export function typedShip(requirements: Requirements, values: FormValues): ShipDetails | null {
  const { transferRequest, questions } = requirements;
  const question = questions.find(({ kind }) => kind === 'ship');
  const part = (name: keyof ShipDetails) =>
    question ? shipPartOfAnswer(question, name, values) : shipPartOfPlace(requirements, name, values);
  const typed = {
    shipName: part('shipName'),
    terminal: part('terminal'),
    allAboard: part('allAboard') || null,
  };
  if (question || typed.allAboard !== null) return typed;
  if (transferRequest?.kind === 'ship') return transferRequest;
  return typed.shipName === '' ? null : typed;
}
