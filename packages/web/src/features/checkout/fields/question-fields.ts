import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { ShipDetails, TransferKind, TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { shipLine } from '@ashore/core/cruises/stated-ship.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { CheckoutField, FieldKind, FieldText, FormValues } from './field.ts';
import { fieldValue } from './field.ts';
import type { Requirements } from './requirements.ts';

export type Question = TourDetails['questions'][number];

type CarriedFrom = Pick<Requirements, 'transferRequest' | 'isBySailing'>;

/** Fields that answer a supplier's question: one, or several for a hotel, a flight or a ship. */
export function questionFields(
  scope: string,
  question: Question,
  { transferRequest, isBySailing }: CarriedFrom = { transferRequest: null, isBySailing: false },
): CheckoutField[] {
  // Required fields come first, because the first one carries the supplier's question.
  const answerParts = answerPartsOf(question).toSorted(
    (one, other) => Number(one.isRequired === false) - Number(other.isRequired === false),
  );
  const isCarried = Object.keys(carriedAnswer(scope, question, transferRequest)).length > 0;
  return answerParts.map((part, index) => ({
    name: nameOf(scope, question, part.name),
    kind: part.kind,
    // The first field is labelled with the supplier's own text.
    label: index === 0 ? { text: question.label } : { key: part.label ?? 'traveller.answer' },
    isRequired: question.required && part.isRequired !== false,
    length: 'answer',
    ...(index === 0 &&
      (isCarried
        ? {
            hint: {
              key: isBySailing ? ('traveller.carriedSailing' as const) : ('traveller.carried' as const),
            },
          }
        : hintOf(question, part))),
    ...(part.emptyMessage && { emptyMessage: part.emptyMessage }),
    ...(question.kind === 'choice' && {
      choices: question.choices.map((choice) => ({ value: choice, label: { text: choice } })),
    }),
    ...(question.limits && { limits: question.limits }),
    ...(question.kind === 'number' && { inputMode: 'decimal' as const }),
    isWide: question.kind === 'text',
  }));
}

const carriedFrom: Partial<Record<Question['kind'], TransferKind>> = {
  hotel: 'hotel',
  flight: 'airport',
  ship: 'ship',
};

/**
 * The answer to a question for the hotel, flight or ship that the traveller already named in the transfer request of
 * the hold. Parts that the request leaves open are empty.
 */
export function carriedAnswer(
  scope: string,
  question: Question,
  transferRequest: TransferRequest | null,
): FormValues {
  if (transferRequest === null || carriedFrom[question.kind] !== transferRequest.kind) return {};
  const details: Readonly<Record<string, string | null>> = transferRequest;
  return Object.fromEntries(
    answerPartsOf(question).map(({ name }) => [nameOf(scope, question, name), details[name] ?? '']),
  );
}

/** The whole answer in one line, in the order of its fields, as the supplier reads it. */
export function answerOf(scope: string, question: Question, values: FormValues): string {
  const typedPart = (name: string) => fieldValue(values, nameOf(scope, question, name)).trim();
  if (question.kind === 'ship')
    return shipLine({
      shipName: typedPart('shipName'),
      terminal: typedPart('terminal'),
      allAboard: typedPart('allAboard') || null,
    });
  return answerPartsOf(question)
    .map(({ name }) => typedPart(name))
    .filter((text) => text !== '')
    .join(', ');
}

/** The name of the field for a part of a ship. */
export function shipAnswerName(question: Question, part: keyof ShipDetails): string {
  return nameOf('q', question, part);
}

type AnswerPart = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label?: MessageKey;
  readonly emptyMessage?: MessageKey;
  readonly hint?: MessageKey;
  readonly isRequired?: false;
};

const compositeAnswers: Partial<Record<Question['kind'], readonly AnswerPart[]>> = {
  hotel: [
    { name: 'hotelName', kind: 'text', label: 'transfer.stayName', isRequired: false },
    // A driver finds an address. Travellers who stay with friends, or come by plane or ferry, have no hotel to name.
    { name: 'address', kind: 'text', emptyMessage: 'transfer.addressMissing', hint: 'traveller.stayHint' },
  ],
  flight: [
    {
      name: 'flightNumber',
      kind: 'text',
      emptyMessage: 'transfer.flightNumberMissing',
      hint: 'transfer.airportHint',
    },
    {
      name: 'localTime',
      kind: 'time',
      label: 'traveller.flightTime',
      emptyMessage: 'transfer.localTimeMissing',
    },
  ],
  ship: [
    { name: 'shipName', kind: 'text', emptyMessage: 'transfer.shipNameMissing', hint: 'transfer.shipHint' },
    { name: 'terminal', kind: 'text', label: 'transfer.terminal', isRequired: false },
    { name: 'allAboard', kind: 'time', label: 'transfer.allAboard', isRequired: false },
  ],
};

const fieldKinds: Record<Question['kind'], FieldKind> = {
  text: 'text',
  number: 'number',
  date: 'date',
  choice: 'choice',
  hotel: 'text',
  flight: 'text',
  ship: 'text',
};

function answerPartsOf({ kind }: Question): readonly AnswerPart[] {
  return compositeAnswers[kind] ?? [{ name: '', kind: fieldKinds[kind] }];
}

function nameOf(scope: string, { id }: Question, part: string): string {
  return [scope, id, part].filter((segment) => segment !== '').join('.');
}

function hintOf({ hint }: Question, part: AnswerPart): { hint?: FieldText } {
  if (hint !== null) return { hint: { text: hint } };
  return part.hint === undefined ? {} : { hint: { key: part.hint } };
}
