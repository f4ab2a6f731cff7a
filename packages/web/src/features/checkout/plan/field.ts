import type { Ages } from '@ashore/core/booking/fits-ages.ts';
import type { Limits } from '@ashore/core/contract/measures.ts';
import type { TRAVELLER_LENGTHS } from '@ashore/core/contract/traveller-fields.ts';
import type { MessageValues } from '@ashore/core/locale/format-message.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

/** A text of ours, or one that a supplier wrote. */
export type Words = { readonly key: MessageKey; readonly values?: MessageValues } | { readonly text: string };

export type FieldKind =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'birthday'
  | 'expiry'
  | 'date'
  | 'time'
  | 'number'
  | 'country'
  | 'choice'
  // One of few, the first unless somebody says otherwise.
  | 'chips'
  // Something to be read and signed.
  | 'waiver'
  // A box that is ticked as long as nobody says otherwise.
  | 'usual';

/** One thing that is asked, under the name by which it is kept. */
export type CheckoutField = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: Words;
  readonly isRequired: boolean;
  readonly hint?: Words;
  /** What to say where it is missing; otherwise what is said of its kind. */
  readonly missing?: MessageKey;
  readonly length?: keyof typeof TRAVELLER_LENGTHS;
  readonly choices?: readonly { readonly value: string; readonly label: Words }[];
  /** What it means to choose none of them. */
  readonly none?: Words;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'text' | 'tel' | 'email';
  /** Of a number: both are fine. */
  readonly limits?: Limits;
  /** Over the whole width of its panel. */
  readonly isWide?: boolean;
  /** Of what must lie before or behind a day. */
  readonly notBefore?: string;
  /** Of a birthday: how old its owner must be on a day. */
  readonly ages?: Ages & { readonly day: string };
  readonly waiver?: {
    /** Under which it is signed. */
    readonly participantName: string;
    readonly age: 'minor' | 'adult' | 'unknown';
    /** What is kept once it is signed, for as long as it holds. */
    readonly mark: string;
  };
};

/** What is asked together, under one heading. */
export type FieldGroup = {
  readonly name: string;
  readonly title: Words;
  readonly lead?: Words;
  readonly fields: readonly CheckoutField[];
};

/** What was typed, by the names of the fields. What is not there was not touched. */
export type FormValues = Readonly<Record<string, string>>;

export function typedIn(values: FormValues, name: string): string {
  return values[name] ?? '';
}

export function isYes(values: FormValues, name: string): boolean {
  return values[name] === 'yes';
}
