import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { CheckoutField, FieldKind, FormValues, Words } from './field.ts';
import { typedIn } from './field.ts';

export type Question = TourDetails['questions'][number];

/** Fields that answer a supplier's question: one, or several for a hotel, a flight or a ship. */
export function questionFields(of: string, question: Question): CheckoutField[] {
  const parts = partsOf(question);
  return parts.map((part, place) => ({
    name: nameOf(of, question, part.name),
    kind: part.kind,
    // The first field is labelled with the supplier's own text.
    label: place === 0 ? { text: question.label } : { key: part.label ?? 'traveller.answer' },
    isRequired: question.required && part.isRequired !== false,
    length: 'answer',
    ...(place === 0 && hintOf(question, part)),
    ...(part.missing && { missing: part.missing }),
    ...(question.kind === 'choice' && {
      choices: question.choices.map((choice) => ({ value: choice, label: { text: choice } })),
    }),
    ...(question.limits && { limits: question.limits }),
    ...(question.kind === 'number' && { inputMode: 'decimal' as const }),
    isWide: question.kind === 'text',
  }));
}

/** The whole answer in one line, in the order of its fields, as the supplier reads it. */
export function answerOf(of: string, question: Question, values: FormValues): string {
  return partsOf(question)
    .map(({ name }) => typedIn(values, nameOf(of, question, name)).trim())
    .filter((text) => text !== '')
    .join(', ');
}

type Part = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label?: MessageKey;
  readonly missing?: MessageKey;
  readonly hint?: MessageKey;
  readonly isRequired?: false;
};

const several: Partial<Record<Question['kind'], readonly Part[]>> = {
  hotel: [
    { name: 'hotelName', kind: 'line', missing: 'transfer.hotelNameMissing', hint: 'transfer.hotelHint' },
    { name: 'address', kind: 'line', label: 'transfer.address', missing: 'transfer.addressMissing' },
  ],
  flight: [
    {
      name: 'flightNumber',
      kind: 'line',
      missing: 'transfer.flightNumberMissing',
      hint: 'transfer.airportHint',
    },
    { name: 'localTime', kind: 'time', label: 'traveller.flightTime', missing: 'transfer.localTimeMissing' },
  ],
  ship: [
    { name: 'shipName', kind: 'line', missing: 'transfer.shipNameMissing', hint: 'transfer.shipHint' },
    { name: 'terminal', kind: 'line', label: 'transfer.terminal', isRequired: false },
    { name: 'allAboard', kind: 'time', label: 'transfer.allAboard', isRequired: false },
  ],
};

const single: Record<Question['kind'], FieldKind> = {
  text: 'line',
  number: 'number',
  date: 'date',
  choice: 'choice',
  hotel: 'line',
  flight: 'line',
  ship: 'line',
};

function partsOf({ kind }: Question): readonly Part[] {
  return several[kind] ?? [{ name: '', kind: single[kind] }];
}

function nameOf(of: string, { id }: Question, part: string): string {
  return [of, id, part].filter((word) => word !== '').join('.');
}

function hintOf({ hint }: Question, part: Part): { hint?: Words } {
  if (hint !== null) return { hint: { text: hint } };
  return part.hint === undefined ? {} : { hint: { key: part.hint } };
}
