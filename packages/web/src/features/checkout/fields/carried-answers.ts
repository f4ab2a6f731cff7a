import type { Quote } from '@ashore/core/contract/quotes.ts';
import { type FormValues, fieldValue } from './field.ts';
import { carriedPlace } from './place-fields.ts';
import { carriedAnswer, shipAnswerName } from './question-fields.ts';
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
