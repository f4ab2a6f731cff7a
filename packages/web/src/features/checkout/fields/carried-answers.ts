import type { Quote } from '@ashore/core/contract/quotes.ts';
import { type FormValues, fieldValue } from './field.ts';
import { carriedPlace, placeAllAboard } from './place-fields.ts';
import { carriedAnswer, questionAllAboard } from './question-fields.ts';
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
  const { transferRequest, questions } = requirements;
  if (transferRequest === null) return undefined;
  const carriedValues = {
    ...Object.assign({}, ...questions.map((question) => carriedAnswer('q', question, transferRequest))),
    ...carriedPlace(requirements),
  };
  const token = JSON.stringify([tourId, transferRequest]);
  if (Object.keys(carriedValues).length === 0 || fieldValue(values, CARRIED) === token) return undefined;
  return { ...carriedValues, [CARRIED]: token };
}

/** When the travellers must be back on their ship: as typed in the checkout, else as in the transfer request. */
export function allAboardOf(requirements: Requirements, values: FormValues): string | null {
  const { transferRequest, questions } = requirements;
  const question = questions.find(({ kind }) => kind === 'ship');
  const typed = question ? questionAllAboard(question, values) : placeAllAboard(requirements, values);
  if (typed !== '' || question) return typed || null;
  return transferRequest?.kind === 'ship' ? transferRequest.allAboard : null;
}
