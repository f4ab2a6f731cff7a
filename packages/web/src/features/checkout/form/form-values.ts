import type { TextOf } from '../../../i18n/texts.ts';
import { useRootStore } from '../../../store/root-store.ts';
import type { CheckoutField, FieldText, FormValues } from '../fields/field.ts';

/** One object, so that a component is not rendered again without a change. */
const noValues: FormValues = {};

/** Values typed into the checkout, in this tab or in another one. */
export function useFormValues(): FormValues {
  return useRootStore((state) => state.auth.formData) ?? noValues;
}

/** Like `useFormValues`, outside of components. */
export function formValues(): FormValues {
  return useRootStore.getState().auth.formData ?? noValues;
}

/** Stores a typed value in this browser at once, so that a reload loses nothing. */
export function keepValue(name: string, value: string): void {
  useRootStore.getState().keepForm({ [name]: value }, Date.now());
}

/** Our own text in the reader's language, or a supplier's text unchanged. */
export function fieldTextOf(words: FieldText, t: TextOf): string {
  return 'text' in words ? words.text : t(words.key, words.values);
}

/** Properties of every control of a field. */
export type ControlProps = {
  field: CheckoutField;
  value: string;
  wiring: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** ID of a field's element. Links of the error summary lead to it. */
export const fieldId = (name: string) => `checkout-${name.replaceAll('.', '-')}`;
