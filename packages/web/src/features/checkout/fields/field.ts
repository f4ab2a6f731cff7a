import type { Ages } from '@ashore/core/booking/validate-answer.ts';
import type { Limits } from '@ashore/core/contract/values/answer-units.ts';
import type { TRAVELLER_LENGTHS } from '@ashore/core/contract/values/traveller.ts';
import type { MessageValues } from '@ashore/core/locale/format-message.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

/** Our own text by its key, or a text written by a supplier. */
export type FieldText =
  | { readonly key: MessageKey; readonly values?: MessageValues }
  | { readonly text: string };

export type FieldKind =
  | 'text'
  | 'multilineText'
  | 'email'
  | 'phone'
  | 'birthday'
  | 'expiry'
  | 'date'
  | 'time'
  | 'number'
  // In whole years.
  | 'age'
  | 'country'
  | 'choice'
  // A choice among few, with the first one as default.
  | 'segmentedChoice'
  // A text to read and sign.
  | 'waiver'
  // A box that is ticked until the traveller unticks it. Its value is 'yes' once it is unticked, so its name states
  // the exception: isOther, isElsewhere, hasOwnAddress.
  | 'checkedBox';

/** One field of the checkout. Its value is stored under its name. */
export type CheckoutField = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: FieldText;
  readonly isRequired: boolean;
  readonly hint?: FieldText;
  /** Message for an empty field; by default the message of its kind. */
  readonly emptyMessage?: MessageKey;
  readonly length?: keyof typeof TRAVELLER_LENGTHS;
  readonly choices?: readonly { readonly value: string; readonly label: FieldText }[];
  /** Label for choosing none. */
  readonly noneLabel?: FieldText;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'text' | 'tel' | 'email';
  /** Range of a number, both ends included. */
  readonly limits?: Limits;
  /** Whether the field takes the whole width of its panel. */
  readonly isWide?: boolean;
  /** Earliest valid date of an expiry field. */
  readonly notBefore?: string;
  /** For a date of birth or an age: the required age on a day. */
  readonly ages?: Ages & { readonly day: string };
  readonly waiver?: {
    /** Name under which the waiver is signed. */
    readonly participantName: string;
    readonly age: 'minor' | 'adult' | 'unknown';
    /** Value stored once the waiver is signed, for as long as the signature is valid. */
    readonly signatureToken: string;
  };
};

/** Fields that are asked together, under one heading. */
export type FieldGroup = {
  readonly name: string;
  readonly title: FieldText;
  readonly lead?: FieldText;
  readonly fields: readonly CheckoutField[];
};

/** Typed values by field name. A missing name means an untouched field. */
export type FormValues = Readonly<Record<string, string>>;

/** The typed value of a field; empty for an untouched field. */
export function fieldValue(values: FormValues, name: string): string {
  return values[name] ?? '';
}

/** Whether a `checkedBox` was unticked. */
export function isYes(values: FormValues, name: string): boolean {
  return values[name] === 'yes';
}
